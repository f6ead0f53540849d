"""What Wounds, Characters and cards count for in Crawler, as a computer player sees them. The unit is a Wound on an
Adventurer that has plenty of Life left.

Everything is worked out from a seat's own view, with the same queries as the screen.
"""

from __future__ import annotations

from game.ai.crawler.objectives import is_guarded, missing
from game.rules.crawler.cards.effects import Heal, Stamina
from game.rules.crawler.cards.records import CrawlerRecord, InGrave
from game.rules.crawler.cards.terms import AttackLine, Lock, Pin, Poison
from game.rules.crawler.cards.traits import Contact, Drain, LoseCondition, Shaken, Steal, WinCondition
from game.rules.crawler.power import power_of
from game.rules.crawler.quests import counts, progress
from game.rules.crawler.state.table import DungeonCard, Quest, Table, adventurer_by_id
from game.rules.crawler.stats import is_slain, traits_of

#: An Adventurer's death compared with its last Wound, and the last one's.
DEATH, DEFEAT = 4.0, 1000.0
#: A Wound.
WOUND = 0.9
#: How much dearer a Wound is on an Adventurer with only one Life left after it.
NEAR_DEATH = 1.2
#: How much dearer again on one whose death would lose the match.
GUARDED = 2.0
#: A Crawler card: the first of a round comes back at its end in any case, each further one brings the last nearer.
FIRST_CARD, CARD = 0.1, 0.3
#: One that the hand has no room for at the end of the round.
SPARE_CARD = 0.01
#: A Character that is slain: for each point of its power, for its Cost, and for each Quest that it furthers.
POWER, COST, QUEST = 0.45, 1.25, 1.2
#: A Quest that is completed, and the last one.
COMPLETED, WHOLE = 4.0, 60.0
#: A Wound that does not slay, as a share of what slaying would be.
WOUNDED = 0.5
#: What follows from a Wound: a token, a burned or discarded card, a stolen Permanent.
TOKEN, BURNED, STOLEN = 0.5, 0.15, 0.8
#: An Adventurer that is no longer possessed.
FREED = 1.0
#: A Win Condition that is met, and what a Lose Condition brings.
WON, LOST = 2.5, 0.6


def wound_cost(table: Table, number: int) -> float:
    adventurer = adventurer_by_id(table, number)
    if adventurer is None:
        return 0.0
    left = adventurer.record.life - adventurer.wounds - 1
    guarded = is_guarded(table, number)
    if left <= 0:
        return DEFEAT if guarded or len(table.party) == 1 else WOUND + NEAR_DEATH + DEATH
    return WOUND + NEAR_DEATH * (GUARDED if guarded else 1.0) / left


def hit_cost(table: Table, target: int, attackers: tuple[int, ...]) -> float:
    """Return what an attack on an Adventurer costs if it hits, with what its attackers bring."""
    cost = wound_cost(table, target)
    for number in attackers:
        for trait in traits_of(table, number):
            if isinstance(trait, Lock | Poison | Pin):
                cost += TOKEN
            elif isinstance(trait, Drain | Shaken):
                cost += BURNED * trait.cards
            elif isinstance(trait, Steal):
                cost += STOLEN
    return cost


def conditions(table: Table) -> tuple[float, float]:
    """Return what a Retaliation without a Wound brings after a won attack, and a Wound costs: conditions in play."""
    won = lost = 0.0
    for card in table.encounter:
        for trait in traits_of(table, card.id):
            if isinstance(trait, WinCondition):
                won += WON
            elif isinstance(trait, LoseCondition):
                lost += LOST
    return won, lost


def slaying(table: Table, card: DungeonCard) -> float:
    """Return the value of a Character leaving play for its Grave."""
    value = POWER * power_of(table, card.id) + COST * card.record.cost
    if any(isinstance(trait, Contact) for trait in traits_of(table, card.id)):
        value += TOKEN
    value += sum(QUEST if left else WHOLE for left in missing(table, card.id))
    return value + furthering(table, card)


def furthering(table: Table, card: DungeonCard) -> float:
    """Return the value for the Quests of a card coming into the Grave."""
    return sum(_furthering(table, quest, card) for quest in table.quests if not quest.complete)


def _furthering(table: Table, quest: Quest, card: DungeonCard) -> float:
    """Return the value for a Quest of a card coming into the Grave."""
    goal = quest.record.goal
    if not isinstance(goal, InGrave) or not counts(goal, card.record):
        return 0.0
    done, wanted = progress(table, quest)
    if done + 1 < wanted:
        return QUEST
    others = sum(not one.complete for one in table.quests if one.id != quest.id)
    return COMPLETED if others else WHOLE


def wounding(table: Table, card: DungeonCard) -> float:
    """Return the value of one more Wound on a Character."""
    if is_slain(card):
        return 0.0
    left = card.record.life - card.wounds
    return slaying(table, card) * (1.0 if left == 1 else WOUNDED)


def is_usable(table: Table, record: CrawlerRecord) -> bool:
    """Return whether the living can ever pay for a Crawler card, and one of them is of its alignment."""
    if record.alignments and not any(one.record.alignment in record.alignments for one in table.party):
        return False
    return any(one.record.resource(record.type) >= record.cost for one in table.party)


def holding(table: Table, record: CrawlerRecord) -> float:
    """Return the value of holding a Crawler card: cards that win struggles first."""
    if not is_usable(table, record):
        return 0.0
    value = 0.5
    boxes = (record.effects, record.boost.effects if record.boost is not None else ())
    for effect in (each for box in boxes for each in box):
        if isinstance(effect, AttackLine):
            value = max(value, 0.6 * effect.power + 0.5 * effect.area - 0.2 * record.cost)
        elif isinstance(effect, Stamina):
            value = max(value, 0.5 * effect.stamina * (2 if effect.per_attacker else 1) - 0.2 * record.cost)
        elif isinstance(effect, Heal):
            value = max(value, 1.2)
    return value

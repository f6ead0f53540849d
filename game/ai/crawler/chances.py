"""How a match of Crawler stands, item by item: the cards that are left against the Dungeon cards that the Quests still
ask for, the Life of the party, and what is in play.

The Crawler deck is the party's clock: a card goes with every round, and one with every card more that is used. The
weights are those with which the matches of greedy players were won and lost; a point is about a Wound.
"""

from __future__ import annotations

import math

from game.ai.evaluation import Item
from game.core.scenario.standing import has_usual_end
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.effects import Assign, HandLimit, Stamina
from game.rules.crawler.cards.records import CrawlerRecord, DungeonRecord, InGrave
from game.rules.crawler.cards.traits import WinCondition
from game.rules.crawler.power import stamina_items, total
from game.rules.crawler.quests import counts, progress
from game.rules.crawler.state.table import Quest, Table, dungeon_record, top_of_dungeon
from game.rules.crawler.stats import is_locked

#: Points of the logarithms of the Crawler cards, of the party's Life and of the Dungeon cards still to come, and what
#: is added to each: what is scarce counts most.
_CARD, _LIFE, _DISTANCE = 38.0, 33.0, 29.0
_MORE_CARDS, _MORE_LIFE, _MORE_DISTANCE = 2.0, 0.5, 4.0
#: What the Quest counts that is not the longest, in Dungeon cards of the longest.
_SECOND = 0.75
#: Points of one stamina of the Characters in play, of a token on an Adventurer, of a possessed Adventurer.
_STAMINA, _TOKEN, _HELD = 1.9, 0.6, 2.0
#: A card of a Quest in play that must still be slain, as a share of one in the grave.
_IN_PLAY = 0.9
#: The share of Captives that are freed.
_FREED = 0.7
#: Cards of the hand that Permanents in play are as good as.
_SHIELD, _ASSIGNED, _LONGER_HAND, _USE = 1.0, 1.5, 1.0, 0.4


def items_of(table: Table) -> tuple[Item, ...]:
    """Return how the party stands: the higher the sum, the better the chance to complete its Quests."""
    cards = len(table.crawler_deck) + len(table.hand)
    life = sum(math.sqrt(max(0, one.record.life - one.wounds)) for one in table.party)
    tokens = sum(one.poison + one.locks for one in table.party)
    held = sum(is_locked(table, one.id) and not one.locks for one in table.party)
    staying = sum(_permanent(table, card.record, card.spent) for card in table.played)
    # rule: scenario/usual_end: where Quests end nothing, only objectives are pursued.
    distance = math.log(dungeon_cards_needed(table) + _MORE_DISTANCE) if has_usual_end(table) else 0.0
    return (
        Item("Crawler cards", math.log(cards + _MORE_CARDS), weight=_CARD),
        Item("Life", math.log(life + _MORE_LIFE), weight=_LIFE),
        Item("Dungeon cards to come", -distance, weight=_DISTANCE),
        Item("Permanents", staying / (cards + _MORE_CARDS), weight=_CARD),
        Item("poison and locks", -tokens, weight=_TOKEN),
        Item("Possession", -held, weight=_HELD),
        Item("Characters in play", -total(stamina_items(table, ("Harm",))), weight=_STAMINA),
    )


def _permanent(table: Table, record: CrawlerRecord, spent: int) -> float:
    """Return the value of a card that stays, in cards of the hand."""
    if record.stay == "encounter":
        return 0.0
    # An effect for each round is worth the more the more rounds are left.
    rounds = min(1.0, len(table.crawler_deck) / 30)
    found = 0.0
    for effect in record.effects:
        if isinstance(effect, Stamina):
            found += _SHIELD
        elif isinstance(effect, Assign):
            found += _ASSIGNED * rounds * len(effect.traits) / 2
        elif isinstance(effect, HandLimit):
            found += _LONGER_HAND * rounds
        elif record.uses:
            found += _USE * (record.uses - spent)
    return found


def dungeon_cards_needed(table: Table) -> float:
    """Return about how many Dungeon cards must still come until the Quests are complete, or the deck is exhausted."""
    # rule: crawler/building: a deck without a card to draw wins, too.
    most = len(table.dungeon_deck) + 2.0
    needed = sorted((min(most, _needed(table, quest)) for quest in table.quests), reverse=True)
    return min(most, needed[0] + _SECOND * sum(needed[1:])) if needed else most


def _needed(table: Table, quest: Quest) -> float:
    """Return the same for one Quest: its cards lie anywhere in the deck, except a face-up one on top."""
    done, wanted = progress(table, quest)
    if quest.complete or done >= wanted:
        return 0.0
    missing = float(wanted - done) - sum(_share(quest, card.record) for card in table.encounter)
    top = top_of_dungeon(table)
    deck = len(table.dungeon_deck)
    waiting = sum(_share(quest, record) > 0 for record in _undrawn(table))
    known = 0.0
    if top and _share(quest, dungeon_record(table, top)) > 0:
        missing, waiting, deck, known = missing - 1, waiting - 1, deck - 1, 1.0
    if missing <= 0:
        return known
    return known + missing * (deck + 1) / (waiting + 1) if waiting >= missing else math.inf


def _share(quest: Quest, record: DungeonRecord) -> float:
    """Return how much of one a Dungeon card is for a Quest as soon as it is in play."""
    goal = quest.record.goal
    if isinstance(goal, InGrave):
        # A Trap leaves by itself; a Character must be slain first, and waits until it is.
        share = _IN_PLAY if record.type == "Character" else 1.0
        return share if counts(goal, record) else 0.0
    return _FREED if record.has(WinCondition) else 0.0


def _undrawn(table: Table) -> list[DungeonRecord]:
    """Return the cards of the Dungeon deck: all that lie nowhere else."""
    elsewhere = {*table.dungeon_grave, *(card.id for card in table.encounter)}
    return [
        DUNGEON_CARDS[key] for number, key in table.cards.items() if key in DUNGEON_CARDS and number not in elsewhere
    ]

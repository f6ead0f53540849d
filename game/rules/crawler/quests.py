"""Quests, and the Win and Lose Conditions of cards."""

from __future__ import annotations

from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards.records import DungeonRecord, InGrave, QuestRecord, Tokens
from game.rules.crawler.cards.traits import LoseCondition, WinCondition
from game.rules.crawler.choosing import one_of
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.options import Length
from game.rules.crawler.state.steps import BurnCards, Conditions, Reward
from game.rules.crawler.state.table import Quest, Table, dungeon_record
from game.rules.crawler.stats import is_active, speaker, trait_of

_Draft = Draft[Table, Step]


def progress(table: Table, quest: Quest) -> tuple[int, int]:
    """Return how far a Quest is, and what it asks for: cards in the Dungeon Grave, or tokens on it."""
    # rule: crawler/quests
    goal = quest.record.goal
    wanted = asked_in(quest.record, table.length)
    if isinstance(goal, Tokens):
        return quest.tokens, wanted
    return sum(counts(goal, dungeon_record(table, card)) for card in table.dungeon_grave), wanted


def asked_in(quest: QuestRecord, length: Length) -> int:
    """Return how many cards or tokens complete a Quest in a match of a length."""
    # rule: crawler/quests
    if length == "quick":
        return quest.quick
    return quest.goal.tokens if isinstance(quest.goal, Tokens) else quest.goal.cards


def counts(goal: InGrave, record: DungeonRecord) -> bool:
    """Return whether a card in the Dungeon Grave counts for what a Quest asks for."""
    # rule: crawler/quests
    if record.type != goal.card_type or (goal.tag and record.tag != goal.tag):
        return False
    return not goal.character_types or record.character_type in goal.character_types


def is_fulfilled(table: Table, quest: Quest) -> bool:
    done, wanted = progress(table, quest)
    return done >= wanted


def combat_is_won(table: Table) -> bool:
    """Return whether the party has won Combat in this round: its attack, and the Retaliation without a Wound."""
    # rule: crawler/conditions
    now = table.round
    return now.won and not now.hurt and (now.resisted or not now.faced)


def take_conditions(draft: _Draft, step: Conditions) -> None:
    """Read each card's conditions after combat; one that is met takes the card out of play."""
    # rule: crawler/conditions
    table = draft.table
    follows: list[Step] = []
    for card in table.encounter:
        if not is_active(card):
            continue
        lose, win = trait_of(table, card.id, LoseCondition), trait_of(table, card.id, WinCondition)
        if lose is not None and table.round.hurt:
            draft.happen(ev.ConditionMet(card.id, won=False), cev.DungeonCardLeft(card.id, "grave", "condition"))
            follows.append(BurnCards(lose.burned, card.id))
        elif win is not None and combat_is_won(table):
            draft.happen(ev.ConditionMet(card.id, won=True), cev.DungeonCardLeft(card.id, "grave", "condition"))
            follows.append(Reward(card.id, win.tokens, win.wounds))
    draft.push(*follows)


def rewarded(table: Table) -> tuple[int, ...]:
    """Return the Quests that count tokens and are not complete."""
    return tuple(one.id for one in table.quests if isinstance(one.record.goal, Tokens) and not one.complete)


def take_reward(draft: _Draft, step: Reward) -> None:
    """Place tokens on a Quest, if one counts them; then let the party choose whose Wound is removed."""
    # rule: crawler/conditions
    if step.tokens:
        if rewarded(draft.table):
            draft.happen(*(ev.QuestTokenPlaced(rewarded(draft.table)[0], step.card) for _ in range(step.tokens)))
        draft.push(Reward(step.card, 0, step.wounds))
    elif step.wounds and any(one.wounds for one in draft.table.party):
        draft.ask(step, speaker(draft.table), "pick", "reward", (step.card,))


def answer_reward(draft: _Draft, step: Reward, command: Choose) -> None:
    """Remove the Wounds."""
    wounds = next(one.wounds for one in draft.table.party if one.id == command.card)
    draft.happen(ev.TokensRemoved(command.card, "wound", min(step.wounds, wounds), step.card))


STEPS: dict[type[Step], Chapter] = {
    s.Conditions: Chapter(take_conditions),
    s.Reward: one_of(
        lambda table, step: [one.id for one in table.party if one.wounds],
        Refusal("not_wounded", "crawler/conditions", "Choose a wounded Adventurer."),
        take_reward,
        answer_reward,
    ),
}

"""Step 4: the end of the Encounter, ten lines in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.scenario.standing import has_usual_end
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards.terms import CRAWLER_TYPES
from game.rules.crawler.choosing import one_of
from game.rules.crawler.drawing import draw
from game.rules.crawler.match_end import finish
from game.rules.crawler.quests import is_fulfilled
from game.rules.crawler.removing import reavers
from game.rules.crawler.resources import free, occupying
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, Drop
from game.rules.crawler.state.options import QUESTS_OF
from game.rules.crawler.state.table import Table, played_by_id
from game.rules.crawler.stats import hand_limit, is_locked, speaker

_Draft = Draft[Table, Step]

LAST_LINE = 10


def take_line(draft: _Draft, step: s.EndLine) -> None:
    """Begin one line and what it leads to; then comes the next one, or the next round."""
    # rule: crawler/end_of_encounter
    draft.happen(ev.LineBegan(step.line))
    draft.push(s.EndLine(step.line + 1) if step.line < LAST_LINE else s.BeginRound())
    _LINES[step.line](draft)


# 1: drop cards


def take_drop(draft: _Draft, step: s.DropCards) -> None:
    """Let the party drop any number of cards, if it has any."""
    # rule: crawler/drop
    if droppable(draft.table):
        draft.ask(step, speaker(draft.table), "act", "drop")


def droppable(table: Table) -> tuple[int, ...]:
    """Return the cards that can be dropped: the hand, Permanents and assigned cards."""
    return (*table.hand, *(card.id for card in table.played if card.row != "response"))


def drop_choices(table: Table, step: s.DropCards) -> Iterable[Command]:
    """Return each of them, or no more."""
    yield from (Drop(card) for card in droppable(table))
    yield Done()


def why_no_drop(table: Table, step: s.DropCards, command: Command) -> Refusal | None:
    """Return why a card cannot be dropped."""
    if isinstance(command, Done) or (isinstance(command, Drop) and command.card in droppable(table)):
        return None
    return Refusal("not_to_drop", "crawler/drop", "Choose a card in your hand, a Permanent, or an assigned card.")


def answer_drop(draft: _Draft, step: s.DropCards, command: Drop | Done) -> None:
    """Put one card into the grave, and ask for another one."""
    if isinstance(command, Done):
        return
    if command.card in draft.table.hand:
        draft.happen(cev.CardDiscarded(command.card, "drop"))
    else:
        draft.happen(cev.CrawlerCardLeft(command.card, "drop"))
    draft.push(step)


# 2: remove cards


def _remove(draft: _Draft) -> None:
    draft.push(*(s.Reap(card) for card in reavers(draft.table)), s.RemoveCards())


# 3 to 6: tokens and upright cards


def _time(draft: _Draft) -> None:
    # rule: crawler/time
    draft.happen(*(ev.TokensRemoved(card.id, "time", 1) for card in draft.table.encounter if card.time))


def _poison(draft: _Draft) -> None:
    # rule: crawler/poison
    table = draft.table
    poisoned = [one.id for one in table.party if one.poison]
    characters = [card.id for card in table.encounter if card.poison]
    draft.happen(*(ev.TokensRemoved(number, "poison", 1) for number in (*poisoned, *characters)))
    draft.push(
        *(s.WoundAdventurer(number, "poison") for number in poisoned),
        *(s.WoundCharacter(number, ()) for number in characters),
    )


def _reset(draft: _Draft) -> None:
    # rule: crawler/reset
    table = draft.table
    upright = [one.id for one in table.party if one.activated and not is_locked(table, one.id)]
    upright += [card.id for card in table.encounter if card.activated and not card.locks]
    if upright:
        draft.happen(ev.CardsReset(tuple(upright)))


def _lock(draft: _Draft) -> None:
    # rule: crawler/lock
    table = draft.table
    locked = [one.id for one in table.party if one.locks] + [card.id for card in table.encounter if card.locks]
    draft.happen(*(ev.TokensRemoved(number, "lock", 1) for number in locked))


# 7: maintain Permanents


def unpaid(table: Table) -> tuple[int, ...]:
    """Return the cards in play of types whose pools no longer pay for all of them."""
    # rule: crawler/maintain
    found: list[int] = []
    for crawler_type in CRAWLER_TYPES:
        if free(table, crawler_type) < 0:
            found += [card.id for card in occupying(table, crawler_type)]
    return tuple(found)


def take_maintain(draft: _Draft, step: s.Maintain) -> None:
    """Let the party choose which one is dropped, until the pools pay for the others."""
    if unpaid(draft.table):
        draft.ask(step, speaker(draft.table), "pick", "maintain", unpaid(draft.table))


def answer_maintain(draft: _Draft, step: s.Maintain, command: Choose) -> None:
    """Put it into the grave."""
    assert played_by_id(draft.table, command.card) is not None
    draft.happen(cev.CrawlerCardLeft(command.card, "unpaid"))
    draft.push(step)


# 8 to 10: hand, Quests


def _draw(draft: _Draft) -> None:
    # rule: crawler/hand
    wanted = max(1, hand_limit(draft.table) - len(draft.table.hand))
    if not draw(draft, wanted):
        finish(draft, "no_cards")


def _discard(draft: _Draft) -> None:
    # rule: crawler/hand
    over = len(draft.table.hand) - hand_limit(draft.table)
    if over > 0:
        draft.push(s.DiscardCards(over, "limit"))


def _quests(draft: _Draft) -> None:
    # rule: crawler/quests
    for quest in draft.table.quests:
        if not quest.complete and is_fulfilled(draft.table, quest):
            draft.happen(ev.QuestCompleted(quest.id))
    table = draft.table
    if has_usual_end(table) and sum(quest.complete for quest in table.quests) >= QUESTS_OF[table.length]:
        finish(draft, "quests")


_LINES: dict[int, Callable[[_Draft], None]] = {
    1: lambda draft: draft.push(s.DropCards()),
    2: _remove,
    3: _time,
    4: _poison,
    5: _reset,
    6: _lock,
    7: lambda draft: draft.push(s.Maintain()),
    8: _draw,
    9: _discard,
    10: _quests,
}


STEPS: dict[type[Step], Chapter] = {
    s.EndLine: Chapter(take_line),
    s.DropCards: Chapter(take_drop, drop_choices, why_no_drop, answer_drop),
    s.Maintain: one_of(
        lambda table, step: unpaid(table),
        Refusal("paid", "crawler/maintain", "Choose a card that the pools no longer pay for."),
        take_maintain,
        answer_maintain,
    ),
}

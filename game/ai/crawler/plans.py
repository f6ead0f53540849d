"""What a plan for a struggle is made of: cards that can be played and Adventurers that can be Activated now, and the
table on which they are thought to lie.

An Encounter that is built holds no chance, so every sum is asked of the rules on such a table. Nothing is looked at
beyond the end of the Encounter: what a card will be good for later is a price on each that is used (``values.py``).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from game.ai.crawler import values
from game.core.commands import Command
from game.rules.crawler.cards.effects import Effect
from game.rules.crawler.cards.terms import CrawlerType
from game.rules.crawler.cards.traits import MostAttackers
from game.rules.crawler.playing import ROWS, box_of, serves_struggle, why_no_commit, why_no_play
from game.rules.crawler.resources import cost_of, free
from game.rules.crawler.state.commands import PlayCard, UseCard
from game.rules.crawler.state.table import CrawlerCard, Table, crawler_record, played_by_id
from game.rules.crawler.stats import effects_of, hand_limit, traits_in_force
from game.rules.crawler.struggles import DefenceReport

#: Most cards of the hand that are thought of together.
MOST_CARDS = 3
#: The part of what a card is worth in the hand that counts where another could be used.
_DEARER = 0.02


class Plan(msgspec.Struct, frozen=True):
    """What to do in a struggle, one command after another, and what it is worth. Without commands: no more."""

    value: float
    commands: tuple[Command, ...] = ()


def playing(table: Table, command: PlayCard) -> Table:
    """Return the table with a card of the hand in play, and committed if it serves the struggle."""
    record = crawler_record(table, command.card)
    card = CrawlerCard(command.card, record.key, ROWS[record.stay], table.round.number, command.boosted)
    after = replace(table, hand=tuple(one for one in table.hand if one != command.card), played=(*table.played, card))
    return _serving(after, card) if record.stay == "encounter" else after


def _serving(table: Table, card: CrawlerCard) -> Table:
    struggle = table.struggle
    if struggle is None or not serves_struggle(effects_of(card), struggle.kind):
        return table
    return replace(table, struggle=replace(struggle, cards=(*struggle.cards, card.id)))


def doing(table: Table, command: PlayCard | UseCard) -> Table:
    """Return the table after a card is played or used."""
    if isinstance(command, PlayCard):
        return playing(table, command)
    card = played_by_id(table, command.card)
    assert card is not None
    return _serving(table, card)


class Faced(msgspec.Struct, frozen=True):
    """An attack of the Dungeon with what is committed, the attacks on places of their own that follow, and what the
    hits of each cost that were asked for."""

    report: DefenceReport
    later: tuple[DefenceReport, ...]
    costs: dict[Any, float]


class Known(msgspec.Struct, frozen=True):
    """What was worked out already for the plans of one question: which box of a card can be used in a struggle, attacks
    by what they depend on, and what cards and Adventurers give."""

    boxes: dict[tuple[str, str], bool | None] = msgspec.field(default_factory=dict)
    faced: dict[Any, Faced] = msgspec.field(default_factory=dict)
    given: dict[Any, tuple[int, int]] = msgspec.field(default_factory=dict)


def box(table: Table, card: int, known: Known) -> tuple[PlayCard, tuple[Effect, ...]] | None:
    """Return the way to play a card of the hand that is legal in the struggle at hand: its second box where it can be
    used. Whether the pools pay for it beside others, ``paid`` tells."""
    key = table.cards[card], table.struggle.kind if table.struggle is not None else ""
    record = crawler_record(table, card)
    if key not in known.boxes:
        boosted = None
        if record.boost is not None and why_no_play(table, card, boosted=True) is None:
            boosted = True
        elif why_no_play(table, card) is None:
            boosted = False
        known.boxes[key] = boosted
    boosted = known.boxes[key]
    return None if boosted is None else (PlayCard(card, boosted=boosted), box_of(record, boosted=boosted))


def upright(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Adventurers that can be Activated for the struggle at hand, one after another, by players who are
    still asked: first those of the first of ``seats``, since nobody else need do what it leaves undone."""
    party = sorted(table.party, key=lambda one: one.seat != seats[0])
    able = [one.id for one in party if one.seat in seats and why_no_commit(table, one.seat, one.id) is None]
    if not traits_in_force(table, MostAttackers):
        return tuple(able)
    together: list[int] = []
    for number in able:
        seat = next(one.seat for one in table.party if one.id == number)
        if why_no_commit(table, seat, number) is None:
            together.append(number)
            assert table.struggle is not None
            struggle = replace(table.struggle, adventurers=(*table.struggle.adventurers, number))
            table = replace(table, struggle=struggle)
    return tuple(together)


def price(table: Table, count: int) -> float:
    """Return what it costs to use that many cards of the hand. A round brings one at least: what the hand then has no
    room for is given up in any case, and costs next to nothing: it is not spent on what is won without it."""
    spare = min(count, max(0, len(table.hand) + 1 - hand_limit(table)))
    count -= spare
    return values.SPARE_CARD * spare + (values.FIRST_CARD + values.CARD * (count - 1) if count > 0 else 0.0)


def dearer(table: Table, cards: Sequence[int]) -> float:
    """Return what it costs that these cards are used and not the least of the hand, one of which would be given up."""
    worth = {card: values.holding(table, crawler_record(table, card)) for card in table.hand}
    used = sorted(worth[card] for card in cards if card in worth)
    least = sorted(worth.values())[: len(used)]
    return _DEARER * (sum(used) - sum(least))


def paid(table: Table, commands: Iterable[PlayCard | UseCard]) -> bool:
    """Return whether the pools pay for all of these. What is in play already is paid for."""
    costs: dict[CrawlerType, int] = {}
    for command in commands:
        record = crawler_record(table, command.card)
        cost = cost_of(table, record) if isinstance(command, PlayCard) else 0
        costs[record.type] = costs.get(record.type, 0) + cost
    return all(cost <= max(0, free(table, each)) for each, cost in costs.items())


Chosen = TypeVar("Chosen")


def selections(
    table: Table, options: Sequence[Chosen], command_of: Callable[[Chosen], PlayCard | UseCard]
) -> Iterator[tuple[Chosen, ...]]:
    """Yield the options whose cards the pools pay for together, none first; of equal cards one selection only."""
    seen = set()
    for count in range(min(len(options), MOST_CARDS) + 1):
        for chosen in itertools.combinations(options, count):
            commands = [command_of(option) for option in chosen]
            keys = tuple(sorted((table.cards[one.card], isinstance(one, PlayCard) and one.boosted) for one in commands))
            is_whole = len({command.card for command in commands}) == count
            if keys not in seen and is_whole and paid(table, commands):
                seen.add(keys)
                yield chosen

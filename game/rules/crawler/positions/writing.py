"""A state as a position document, which ``reading.py`` reads back as the same state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.options import options_in
from game.core.positions import as_document, as_list, name_of_seat, names_and_copies, numbers_of
from game.core.state import State, Step
from game.rules.crawler.positions import documents
from game.rules.crawler.state.options import CrawlerOptions
from game.rules.crawler.state.table import CrawlerCard, DungeonCard, Table, record_of


def write_position(state: State[Table, Step], names: Sequence[str]) -> dict[str, Any]:
    """Return the position as a document; ``load_position`` makes an equal state of it. ``names`` are the seats'."""
    table = state.table
    called = names_and_copies(table.cards.items(), lambda number: record_of(table, number).name)
    order = [one.id for one in table.party]
    written = documents.PositionDocument(
        seats=tuple(documents.SeatDocument(name_of_seat(names, seat)) for seat in range(table.seats)),
        cards=as_list(record_of(table, number).name for number in table.cards),
        size=table.size,
        party=tuple(
            documents.AdventurerDocument(
                called[one.id], one.seat, one.wounds, one.poison, one.locks, one.activated, one.attacked, one.defended
            )
            for one in table.party
        ),
        fallen=_names(called, table.fallen),
        quests=tuple(documents.QuestDocument(called[one.id], one.tokens, one.complete) for one in table.quests),
        encounter=tuple(_dungeon_card(called, order, card) for card in table.encounter),
        played=tuple(_crawler_card(called, order, card) for card in table.played),
        hand=_names(called, table.hand),
        crawler_deck=_names(called, table.crawler_deck[::-1]),
        crawler_grave=_names(called, table.crawler_grave[::-1]),
        dungeon_deck=_names(called, table.dungeon_deck[::-1]),
        dungeon_grave=_names(called, table.dungeon_grave[::-1]),
        flipped=table.flipped,
        round=_round(table, order),
        **options_in(table, CrawlerOptions),
        **numbers_of(state),
        pending=_pending(state, order),
    )
    return as_document(written)


def _names(called: dict[int, str], numbers: Sequence[int]) -> tuple[str, ...]:
    return tuple(called[number] for number in numbers)


def _dungeon_card(called: dict[int, str], order: list[int], card: DungeonCard) -> documents.DungeonCardDocument:
    fields = msgspec.structs.asdict(card)
    for field in ("id", "key", "target"):
        del fields[field]
    target = order.index(card.target) if card.target in order else None
    return documents.DungeonCardDocument(called[card.id], target=target, **fields)


def _crawler_card(called: dict[int, str], order: list[int], card: CrawlerCard) -> documents.CrawlerCardDocument:
    fields = msgspec.structs.asdict(card)
    for field in ("id", "key", "host"):
        del fields[field]
    host = order.index(card.host) if card.host in order else None
    return documents.CrawlerCardDocument(called[card.id], host=host, **fields)


def _round(table: Table, order: list[int]) -> documents.RoundDocument:
    fields = msgspec.structs.asdict(table.round)
    primary, wounded = fields.pop("primary"), fields.pop("wounded")
    there = [card.id for card in table.encounter]
    return documents.RoundDocument(
        primary=order.index(primary) if primary in order else None,
        wounded=tuple(map(there.index, wounded)) if set(wounded) <= set(there) else (),
        **fields,
    )


def _pending(state: State[Table, Step], order: list[int]) -> documents.PendingDocument:
    """Return what is under way; and what cards that left the table are remembered for."""
    table = state.table
    there = [card.id for card in table.encounter]
    return documents.PendingDocument(
        state.agenda,
        table.struggle,
        len(table.looked),
        () if set(table.round.wounded) <= set(there) else table.round.wounded,
        tuple((card.id, card.target) for card in table.encounter if card.target and card.target not in order),
        state.outcome,
    )

"""Factions' written positions on drawn tables: both directions between a document and a map."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.scenarios.cards import DrawnCard
from game.app.scenarios.written import Document, MomentKind, card_of, record_of
from game.rules.factions.cards.all_cards import CAPITAL, RECORDS
from game.rules.factions.positions.reading import load_position
from game.rules.factions.scenario import location_space, place_space, zone_space
from game.rules.factions.state.table import Table


def _draw(document: Document) -> list[DrawnCard]:
    found = []
    for one in document.pop("pieces", ()):
        found.append(card_of(one, "zone", zone_space(one["zone"]), leave=("zone",)))
    for one in document.pop("locations", ()):
        found.append(card_of(one, "locations", location_space(one["zone"]), leave=("zone",)))
    for number, seat in enumerate(document["seats"]):
        record = {"name": RECORDS[CAPITAL].name, **seat.pop("capital", {})}
        found.append(card_of(record, "capital", place_space("capital", number), seat=number))
    return found


def _write(cards: Sequence[DrawnCard], document: Document) -> None:
    document["pieces"], document["locations"] = [], []
    for card in cards:
        record = {**record_of(card), "seat": card.seat}
        if card.what == "zone":
            document["pieces"].append({**record, "zone": card.space[0]})
        elif card.what == "locations":
            document["locations"].append({**record, "zone": card.space[1]})
        elif card.what == "capital":
            document["seats"][card.seat]["capital"] = {
                name: value for name, value in record.items() if name not in ("name", "seat")
            }
        else:
            document["seats"][card.seat].setdefault(card.what, []).append(card.name)


def _numbers(table: Table, cards: Sequence[DrawnCard]) -> tuple[int, ...]:
    units = iter([unit.id for unit in table.units.values() if not unit.is_capital])
    return tuple(
        next(units) if card.what == "zone" else table.players[card.seat].capital if card.what == "capital" else 0
        for card in cards
    )


MOMENTS = MomentKind(
    game="factions",
    draw=_draw,
    write=_write,
    load=load_position,
    list_of="faction",
    numbers=_numbers,
    now=lambda document: (0, 1),
)

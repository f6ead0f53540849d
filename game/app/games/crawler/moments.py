"""Crawler's written positions on drawn tables: both directions between a document and a map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.app.scenarios.cards import DrawnCard
from game.app.scenarios.written import Document, MomentKind, as_record, card_of, record_of
from game.rules.crawler.positions.reading import load_position
from game.rules.crawler.scenario import space_of
from game.rules.crawler.state.table import Table

_WOUNDS, _TURNED = "wounds", "activated"
_PILES = {
    "hand": "hand",
    "dungeon deck": "dungeon_deck",
    "dungeon grave": "dungeon_grave",
    "crawler deck": "crawler_deck",
    "crawler grave": "crawler_grave",
}


def _draw(document: Document) -> list[DrawnCard]:
    found = []
    for what, field in (("marching order", "party"), ("encounter", "encounter")):
        for one in map(as_record, document.pop(field, ())):
            found.append(card_of(one, what, space_of(what), damage=_WOUNDS, tapped=_TURNED))
    for one in map(as_record, document.pop("played", ())):
        what = "responses" if one.get("row") == "response" else "permanents"
        host = one.get("host")
        card = card_of(one, what, space_of(what), leave=("host",))
        found.append(card if host is None else replace(card, host=host))
    for number, one in enumerate(map(as_record, document.pop("quests", ())), 1):
        found.append(card_of(one, f"quest {number}", space_of(f"quest {number}")))
    return found


def _write(cards: Sequence[DrawnCard], document: Document) -> None:
    rows: dict[str, list[Any]] = {"party": [], "encounter": [], "played": [], "quests": []}
    party = [number for number, card in enumerate(cards) if card.what == "marching order"]
    for card in cards:
        if card.what in _PILES:
            document.setdefault(_PILES[card.what], []).append(card.name)
        elif card.what in ("responses", "permanents"):
            host = {"host": party.index(card.host)} if card.host in party else {}
            rows["played"].append({**record_of(card), **host})
        elif card.what.startswith("quest"):
            rows["quests"].append(record_of(card))
        else:
            record, in_party = record_of(card, damage=_WOUNDS, tapped=_TURNED), card.what == "marching order"
            rows["party" if in_party else "encounter"].append({**record, "seat": card.seat} if in_party else record)
    document |= rows


def _numbers(table: Table, cards: Sequence[DrawnCard]) -> tuple[int, ...]:
    lying = {
        "marching order": iter([one.id for one in table.party]),
        "encounter": iter([card.id for card in table.encounter]),
    }
    return tuple(next(lying[card.what]) if card.what in lying else 0 for card in cards)


MOMENTS = MomentKind(
    game="crawler",
    draw=_draw,
    write=_write,
    load=load_position,
    numbers=_numbers,
    now=lambda document: tuple(range(len(document["seats"]) + 1)),
)

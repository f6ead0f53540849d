"""Heroes' written positions on drawn tables: both directions between a document and a map."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.app.scenarios.cards import DrawnCard
from game.app.scenarios.written import Document, MomentKind, as_record, card_of, record_of
from game.core.positions import name_and_copy
from game.core.scenario.script import NONE
from game.rules.heroes.cards.all_cards import RECORDS
from game.rules.heroes.positions.reading import load_position
from game.rules.heroes.scenario import space_of
from game.rules.heroes.state.table import Table

_EQUIPMENT = {record.name for record in RECORDS.values() if record.type in ("Weapon", "Armor", "Item")}


def _draw(document: Document) -> list[DrawnCard]:
    found = []
    for number, seat in enumerate(document["seats"]):
        hero = {name: seat.pop(name) for name in ("damage", "exhausted", "flipped") if name in seat}
        hero["name"] = seat.pop("hero")
        found.append(card_of(hero, "hero", space_of("hero", number), seat=number, tapped="exhausted"))
    for one in document.pop("pieces", ()):
        plain, _ = name_and_copy("", one["name"])
        what, host = "equipment" if plain in _EQUIPMENT else "allies", one.get("on")
        card = card_of(one, what, space_of(what, one.get("seat", 0)), tapped="exhausted", leave=("on",))
        if host is not None:
            host = int(host.removeprefix("hero ")) if isinstance(host, str) else 2 + host
        found.append(replace(card, host=NONE if host is None else host))
    for number, seat in enumerate(document["seats"]):
        for one in map(as_record, seat.pop("resources", ())):
            found.append(card_of(one, "resources", space_of("resources", number), seat=number, tapped="exhausted"))
    return found


def _write(cards: Sequence[DrawnCard], document: Document) -> None:
    document["pieces"] = []
    heroes = {number: card.seat for number, card in enumerate(cards) if card.what == "hero"}
    pieces = [number for number, card in enumerate(cards) if card.what in ("allies", "equipment")]
    for number, card in enumerate(cards):
        record, seat = record_of(card, tapped="exhausted"), document["seats"][card.seat]
        if number in heroes:
            seat["hero"] = record.pop("name")
            seat |= record
        elif number in pieces:
            if card.host in heroes:
                record["on"] = f"hero {heroes[card.host]}"
            elif card.host in pieces:
                record["on"] = pieces.index(card.host)
            document["pieces"].append({**record, "seat": card.seat})
        elif card.what == "resources":
            seat.setdefault("resources", []).append(record)
        else:
            seat.setdefault(card.what, []).append(card.name)


def _numbers(table: Table, cards: Sequence[DrawnCard]) -> tuple[int, ...]:
    heroes = [player.hero for player in table.players]
    pieces = iter([number for number in table.permanents if number not in heroes])
    return tuple(
        heroes[card.seat] if card.what == "hero" else next(pieces) if card.what in ("allies", "equipment") else 0
        for card in cards
    )


MOMENTS = MomentKind(game="heroes", draw=_draw, write=_write, load=load_position, numbers=_numbers)

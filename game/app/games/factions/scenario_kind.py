"""How scenarios drawn in Tiled are read on Factions' tables: ``SCENARIOS`` fills in ``ScenarioKind``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.app.games.factions.moments import MOMENTS
from game.app.games.factions.table_map import TableMap
from game.app.scenarios import cards as on_table
from game.app.scenarios.kinds import DrawnSeat, ScenarioKind, card_scenarios
from game.core.scenario.layout import Layout
from game.core.scenario.script import Script, Space
from game.rules.factions.beginning import flaws_of_setup
from game.rules.factions.cards.all_cards import CAPITAL, CARDS, RECORDS
from game.rules.factions.cards.decks import Deck
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.cards.traits import Speed
from game.rules.factions.positions import documents
from game.rules.factions.positions.reading import load_position
from game.rules.factions.scenario import PLACES, location_space, place_space, zone_space
from game.rules.factions.setup import FactionsSetup, SeatSetup
from game.rules.factions.state.table import ZONES, Table

#: What a seat's list may say of its deck besides the faction.
_DRAWN = "drawn"
_PILES = ("deck", "graveyard", "hand")


def _spots(table: TableMap) -> tuple[on_table.Spot, ...]:
    found = [on_table.Spot(zone_space(zone), "zone", area) for zone, area in table.zones.items()]
    found += [on_table.Spot(location_space(zone), "locations", area) for zone, area in table.locations.items()]
    areas = {"capital": table.capitals, "deck": table.decks, "graveyard": table.graveyards, "hand": table.hands}
    for what, by_seat in areas.items():
        found += [on_table.Spot(place_space(what, seat), what, area, seat) for seat, area in by_seat.items()]
    return tuple(found)


def _fault(key: str, what: str, *, arrives: bool) -> str:
    record = RECORDS[key]
    if key == CAPITAL:
        areas: tuple[str, ...] = ("capital",)
    elif record.type == "location":
        areas = ("locations", *_PILES)
    else:
        areas = ("zone", *_PILES) if record.type in ("unit", "equipment") else _PILES
    if what not in areas:
        return f"{record.name} cannot lie in the {what}; {' or '.join(areas)} is expected"
    if arrives and (what != "zone" or record.type != "unit"):
        return f"{record.name} comes later; only a unit can, to a zone"
    return ""


def _document(key: str, what: str) -> type[msgspec.Struct] | None:
    if what == "capital":
        return documents.CapitalDocument
    return documents.PieceDocument if what == "zone" and RECORDS[key].type == "unit" else None


def _sides(seats: Sequence[DrawnSeat]) -> tuple[int, ...]:
    if [seat.side for seat in seats] != [0, 1]:
        raise ValueError("Factions is for two seats, of the sides 1 and 2")
    return (0, 1)


def _deck_of(seat: DrawnSeat, number: int) -> Deck:
    """Return a seat's faction and ready cards: its ``list`` has the faction's name, or "drawn" for drawn cards only."""
    words = [word.strip() for word in seat.list.split(",") if word.strip()]
    names = [word for word in words if word.lower() != _DRAWN]
    by_name: dict[str, Faction] = {faction.lower(): faction for faction in FACTIONS}
    faction = by_name.get(names[0].lower()) if len(names) == 1 else FACTIONS[number] if not names else None
    if faction is None:
        known = ", ".join(FACTIONS)
        raise ValueError(f'seat {number + 1} has the list "{seat.list}"; one of {known} is expected, or it and "drawn"')
    return Deck(faction, ()) if len(names) < len(words) else starter_deck(faction)


def _setup(
    table: TableMap, script: Script, seats: Sequence[DrawnSeat], cards: Sequence[on_table.DrawnCard]
) -> FactionsSetup:
    """Return the match."""
    places: list[on_table.Place] = [("", 0)] * len(cards)
    rows, decks, kept = [], [], []
    for number, seat in enumerate(seats):
        ready = _deck_of(seat, number)
        own = [card for card in cards if card.seat == number and card.key != CAPITAL]
        written = on_table.written_deck(cards, "deck", "deck", number)
        deck = on_table.listed(own, (written,), ready.cards)
        kept.append(written.kept)
        decks.append(Deck(ready.faction, tuple(deck), ready.name))
        row: dict[str, Any] = {
            "faction": ready.faction,
            "deck": written.names,
            "cards": [(RECORDS[key].name, count) for key, count in deck],
            "hand": [card.name for _, card in on_table.lying(cards, "hand", number)],
            "graveyard": [card.name for _, card in on_table.lying(cards, "graveyard", number)],
        }
        for index, card in on_table.lying(cards, "capital", number):
            places[index] = ("capital", number)
            row["capital"] = {"damage": card.damage, "tapped": card.tapped, **card.marks}
        rows.append(row)
    there = [(index, card) for index, card in on_table.lying(cards, "zone")]
    units = [index for index, card in there if RECORDS[card.key].type == "unit"]
    for at, index in enumerate(units):
        places[index] = ("pieces", at)
    carried: dict[int, list[str]] = {}
    for _, card in there:
        if RECORDS[card.key].type == "equipment":
            if card.host not in units:
                raise ValueError(f'{card.name} lies in a zone; "attached" to a unit is expected')
            carried.setdefault(card.host, []).append(card.name)
    on_table.check_pointed_at(script, cards, places)
    position: dict[str, Any] = {
        "seats": rows,
        "pieces": [_piece(cards[index], carried.get(index, [])) for index in units],
        "locations": [
            {"name": card.name, "zone": card.space[1], "seat": card.seat}
            for _, card in on_table.lying(cards, "locations")
        ],
    }
    hands, resources = (tuple(getattr(seat, each) for seat in seats) for each in ("hand", "resources"))
    laid: Table = on_table.table_laid(load_position, position)
    numbers = tuple(_number_at(laid, place) if place[0] else 0 for place in places)
    setup = FactionsSetup(
        tuple(SeatSetup(deck, seat.name) for deck, seat in zip(decks, seats, strict=True)),
        script,
        laid,
        Layout(numbers, tuple(kept), hands, resources),
        map=table.source,
    )
    for flaw in flaws_of_setup(setup):
        raise ValueError(flaw)
    return setup


def _number_at(table: Table, place: on_table.Place) -> int:
    """Return the number of the capital of a seat, or of a piece of the written position."""
    zone, index = place
    return table.players[index].capital if zone == "capital" else tuple(table.units)[len(table.players) + index]


def _piece(card: on_table.DrawnCard, carried: list[str]) -> dict[str, Any]:
    """Return a unit in a zone as the written position has it."""
    said: dict[str, Any] = {"name": card.name, "zone": card.space[0], "seat": card.seat, "equipment": carried}
    return {**said, "damage": card.damage, "tapped": card.tapped, **card.marks}


def _ways(table: Any, key: str, start: Space, opened: frozenset[Space]) -> Mapping[Space, int]:
    """Return the cycles to each zone at a unit's speed; whatever lies elsewhere stays there."""
    if start[0] not in ZONES:
        return {start: 0}
    # rule: factions/speed
    speed = 1 + sum(trait.zones for trait in RECORDS[key].traits if isinstance(trait, Speed))
    return {zone_space(zone): -(-abs(zone - start[0]) // speed) for zone in ZONES}


SCENARIOS: ScenarioKind = card_scenarios(
    on_table.CardTableKind(
        spots=_spots,
        elsewhere={"hand": (PLACES["hand"], 0)},
        fault=_fault,
        document=_document,
        sides=_sides,
        setup=_setup,
        always="a capital that falls",
    ),
    {record.name: key for key, record in RECORDS.items()},
    _ways,
    hand_cards={record.name: key for key, record in CARDS.items()},
    lacks={},
    moments=MOMENTS,
)

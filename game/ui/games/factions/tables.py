"""The tables of Factions as boards of cards: five zones in a line with what belongs to them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.app.games.factions.table_map import TableMap
from game.app.maps.areas import Area
from game.ui.boards.cards.layout import HEAD, RIM, WIDE, Box, CardLayout, Kind
from game.ui.boards.cards.layout import Area as CardArea
from game.ui.games.card_tables import as_drawn, box_of, tables_of

#: Units down the table of our own, and what lies between its parts.
HIGH, GAP = 12.0, 0.1


def layouts(wanted: str = "") -> tuple[CardLayout, ...]:
    """Return every table to play on, the ``wanted`` map's first; the plain one where none can be read."""

    def lay_out(read: object) -> CardLayout | None:
        return layout_of(read) if isinstance(read, TableMap) else None

    return tables_of("factions", wanted, lay_out) or (plain_layout(),)


def layout_of(table: TableMap) -> CardLayout:
    """Return a table's areas in the units of the board, which is this many units wide whatever the map's pixels."""
    unit = table.size[0] / WIDE

    def boxes(areas: Mapping[int, Area]) -> dict[int, Box]:
        return {number: box_of(area, unit) for number, area in areas.items()}

    areas = _areas(
        boxes(table.zones),
        boxes(table.locations),
        boxes(table.capitals),
        box_of(table.stack, unit),
        {"deck": boxes(table.decks), "graveyard": boxes(table.graveyards), "hand": boxes(table.hands)},
    )
    layout = CardLayout(WIDE, table.size[1] / unit, areas, table.style, table.source, table.name)
    return as_drawn(replace(layout, shares=table.shares))


def _areas(
    zones: Mapping[int, Box],
    locations: Mapping[int, Box],
    capitals: Mapping[int, Box],
    stack: Box,
    piles: Mapping[str, Mapping[int, Box]],
) -> tuple[CardArea, ...]:
    """Return the areas of a table of Factions; zones and what belongs to them are its spaces."""
    kinds: dict[str, Kind] = {"deck": "pile", "graveyard": "pile", "hand": "hand"}
    return (
        *(CardArea(f"zone {zone}", "zone", "zone", box, space=zone) for zone, box in zones.items()),
        *(CardArea(f"location {zone}", "location", "slot", box, space=zone) for zone, box in locations.items()),
        *(CardArea(f"capital {seat}", "capital", "slot", box, seat) for seat, box in capitals.items()),
        CardArea("stack", "stack", "stack", stack),
        *(
            CardArea(f"{what} {seat}", what, kinds[what], box, seat)
            for what, by_seat in piles.items()
            for seat, box in by_seat.items()
        ),
    )


def plain_layout(style: str = "hall") -> CardLayout:
    """Return the table of our own: the five zones in a line, each with its location under it; the stack at the right,
    between the piles of the two seats. Seat 0 has its rows below, and its home at the left."""
    edge = 0.25
    cards = Box(WIDE - edge - 2.6, edge, 2.6, HIGH - 2 * edge)
    plaque = 1.12
    across = (cards.x - edge - 5 * GAP) / 5
    deep = HIGH - 2 * edge - plaque - GAP
    zones = {zone: Box(edge + (zone - 1) * (across + GAP), edge, across, deep) for zone in range(1, 6)}
    locations = {zone: Box(box.x, box.bottom + GAP, box.w, plaque) for zone, box in zones.items()}
    home, far, keep = zones[1], zones[5], 2.0
    capitals = {
        0: Box(home.x + RIM, home.bottom - RIM - keep, home.w - 2 * RIM, keep),
        1: Box(far.x + RIM, far.y + HEAD + RIM / 2, far.w - 2 * RIM, keep),
    }
    pile = (cards.w - GAP) / 2
    tall = pile * 7 / 5
    tops = {0: cards.bottom - tall, 1: cards.y}
    areas = _areas(
        zones,
        locations,
        capitals,
        Box(cards.x, cards.y + tall + 2 * GAP, cards.w, cards.h - 2 * tall - 4 * GAP),
        {
            "deck": {seat: Box(cards.x, top, pile, tall) for seat, top in tops.items()},
            "graveyard": {seat: Box(cards.x + pile + GAP, top, pile, tall) for seat, top in tops.items()},
        },
    )
    return CardLayout(WIDE, HIGH, areas, style=style, shares=True)

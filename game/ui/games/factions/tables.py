"""The tables of zones that there are: drawn in Tiled, the player's own first, then those that come with the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.app import folders
from game.app.games.factions.table_map import Area, TableMap
from game.app.maps.reading import path_of, picture_for, read_map
from game.ui.boards.cards.layout import HEAD, RIM, WIDE, Box, CardLayout, Kind
from game.ui.boards.cards.layout import Area as CardArea

#: Units down the table of our own, and what lies between its parts.
HIGH, GAP = 12.0, 0.1


def layouts(wanted: str = "") -> tuple[CardLayout, ...]:
    """Every table that can be played on, the ``wanted`` map's (as a match names it) first; the plain one where none can
    be read."""
    chosen = path_of(wanted)
    table = read_map(chosen).board if chosen is not None else None
    found = [layout_of(table)] if isinstance(table, TableMap) else []
    for folder in (folders.user_maps("factions"), folders.shipped_maps("factions")):
        for path in _files(folder):
            table = read_map(path).board
            if isinstance(table, TableMap) and table.source != wanted:
                found.append(layout_of(table))
    return tuple(found) or (plain_layout(),)


def _files(folder: Path) -> tuple[Path, ...]:
    try:
        return tuple(sorted(folder.glob("*.tmx")))
    except OSError:
        return ()


def layout_of(table: TableMap) -> CardLayout:
    """A table's areas in the units of the board, which is so many units wide whatever the map's pixels."""
    unit = table.size[0] / WIDE

    def boxes(areas: Mapping[int, Area]) -> dict[int, Box]:
        return {number: box(area) for number, area in areas.items()}

    def box(area: Area) -> Box:
        return Box(area.x / unit, area.y / unit, area.width / unit, area.height / unit)

    areas = _areas(
        boxes(table.zones),
        boxes(table.locations),
        boxes(table.capitals),
        box(table.stack),
        {"deck": boxes(table.decks), "graveyard": boxes(table.graveyards), "hand": boxes(table.hands)},
    )
    return CardLayout(
        WIDE,
        table.size[1] / unit,
        areas,
        table.style,
        table.source,
        table.name,
        picture_for(table.source),
        written_at(table.source),
    )


def _areas(
    zones: Mapping[int, Box],
    locations: Mapping[int, Box],
    capitals: Mapping[int, Box],
    stack: Box,
    piles: Mapping[str, Mapping[int, Box]],
) -> tuple[CardArea, ...]:
    """The areas of a table of Factions; zones and what belongs to them are its spaces."""
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


def written_at(source: str) -> int:
    """When a map file was written, in nanoseconds; 0 without a file."""
    path = path_of(source)
    try:
        return path.stat().st_mtime_ns if path is not None else 0
    except OSError:
        return 0


def plain_layout(style: str = "hall") -> CardLayout:
    """The table of our own: the five zones in a line, each with its location under it; the stack at the right, between
    the piles of the two seats. Seat 0 has its rows below, and its home at the left."""
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
    return CardLayout(WIDE, HIGH, areas, style=style)

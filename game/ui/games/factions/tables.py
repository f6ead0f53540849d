"""The tables of zones that there are: drawn in Tiled, the player's own first, then those that come with the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.app import folders
from game.app.games.factions.table_map import Area, TableMap
from game.app.maps.reading import path_of, picture_for, read_map
from game.ui.boards.cards.layout import WIDE, Box, ZoneLayout, plain_layout


def layouts(wanted: str = "") -> tuple[ZoneLayout, ...]:
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


def layout_of(table: TableMap) -> ZoneLayout:
    """A table's rectangles in the units of the board, which is so many units wide whatever the map's pixels."""
    unit = table.size[0] / WIDE

    def box(area: Area) -> Box:
        return Box(area.x / unit, area.y / unit, area.width / unit, area.height / unit)

    def boxes(areas: Mapping[int, Area]) -> dict[int, Box]:
        return {number: box(area) for number, area in areas.items()}

    return ZoneLayout(
        WIDE,
        table.size[1] / unit,
        boxes(table.zones),
        boxes(table.locations),
        boxes(table.capitals),
        box(table.stack),
        boxes(table.decks),
        boxes(table.graveyards),
        boxes(table.hands),
        table.style,
        table.source,
        table.name,
        picture_for(table.source),
        written_at(table.source),
    )


def written_at(source: str) -> int:
    """When a map file was written, in nanoseconds; 0 without a file."""
    path = path_of(source)
    try:
        return path.stat().st_mtime_ns if path is not None else 0
    except OSError:
        return 0

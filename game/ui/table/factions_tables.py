"""The tables of zones that there are: drawn in Tiled, the player's own first, then those that come with the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.app import folders
from game.app.map_table import Area, TableMap
from game.app.maps import read_map
from game.ui.board.zone_layout import WIDE, Box, ZoneLayout, plain_layout


def layouts() -> tuple[ZoneLayout, ...]:
    """Every table that can be played on; the plain one where none can be read."""
    found = []
    for folder in (folders.user_maps("factions"), folders.shipped_maps("factions")):
        for path in _files(folder):
            table = read_map(path).table_map
            if table is not None:
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
        table.style,
    )

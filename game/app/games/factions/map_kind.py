"""The maps of Factions: tables."""

from __future__ import annotations

from game.app.games.factions.map_words import CLASSES, TABLE
from game.app.games.factions.table_map import TableMap, room_of, table_of
from game.app.maps.kinds import GameMaps, MapKind


def _described(table: TableMap, title: str) -> str:
    wide, high = table.size
    return f'table "{title}", {wide}x{high} pixels'


def _figures(table: TableMap) -> str:
    """Size and room of the zones."""
    rooms = sorted({room_of(area) for area in table.zones.values()})
    room = f"{rooms[0]}" if len(rooms) == 1 else f"{rooms[0]} to {rooms[-1]}"
    wide, high = table.size
    look = "as its map paints it" if table.style == "own" else f"laid as a {table.style} of the program's own"
    return f"**{wide} by {high} pixels**, {look}. A zone has room for {room} units; where more stand it scrolls."


TABLE_KIND = MapKind(
    game="factions",
    map_class=TABLE,
    read=table_of,
    heading="Tables of Factions",
    wanted="a table of Factions",
    described=_described,
    figures=_figures,
)
MAPS = GameMaps(CLASSES, (TABLE_KIND,))

"""The maps of Factions: tables."""

from __future__ import annotations

from game.app.games.factions.map_words import CLASSES, TABLE
from game.app.games.factions.scenario_kind import SCENARIOS
from game.app.games.factions.table_map import TableMap, room_of, table_of
from game.app.maps.card_table import described, size_and_look
from game.app.maps.kinds import GameMaps, MapKind


def _figures(table: TableMap) -> str:
    """Return size and room of the zones."""
    rooms = sorted({room_of(area) for area in table.zones.values()})
    room = f"{rooms[0]}" if len(rooms) == 1 else f"{rooms[0]} to {rooms[-1]}"
    return f"{size_and_look(table)} A zone has room for {room} units; where more stand it scrolls."


TABLE_KIND = MapKind(
    game="factions",
    map_class=TABLE,
    read=table_of,
    heading="Tables of Factions",
    wanted="a table of Factions",
    described=described,
    figures=_figures,
    scenarios=SCENARIOS,
)
MAPS = GameMaps(CLASSES, (TABLE_KIND,))

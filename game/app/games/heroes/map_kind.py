"""The maps of Heroes: tables of cards."""

from __future__ import annotations

from game.app.games.heroes.map_words import CLASSES, TABLE
from game.app.games.heroes.scenario_kind import SCENARIOS
from game.app.maps.card_table import CardTable, Needed, described, reader_of, size_and_look
from game.app.maps.kinds import GameMaps, MapKind

_SIDES = (0, 1)
NEEDED = (
    Needed("slot", "hero", _SIDES),
    Needed("row", "equipment", _SIDES),
    Needed("row", "allies", _SIDES),
    Needed("row", "resources", _SIDES),
    Needed("pile", "deck", _SIDES),
    Needed("pile", "graveyard", _SIDES),
    Needed("stack", "chain"),
)


def _figures(table: CardTable) -> str:
    """Return the size, and for how many cards the rows were drawn."""
    rooms = {area.what: area.room for area in table.areas}
    told = [f"{rooms[what]} in the row of {what}" for what in ("allies", "equipment", "resources") if rooms.get(what)]
    room = f" Cards lie whole up to {', '.join(told)}." if told else ""
    return size_and_look(table) + room


TABLE_KIND = MapKind(
    game="heroes",
    map_class=TABLE,
    read=reader_of(NEEDED),
    heading="Tables of Heroes",
    wanted="a table of Heroes",
    described=described,
    figures=_figures,
    scenarios=SCENARIOS,
)
MAPS = GameMaps(CLASSES, (TABLE_KIND,))

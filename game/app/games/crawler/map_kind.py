"""The maps of Crawler: tables of cards."""

from __future__ import annotations

from game.app.games.crawler.map_words import CLASSES, TABLE
from game.app.games.crawler.scenario_kind import SCENARIOS
from game.app.maps.card_table import CardTable, Needed, described, reader_of, size_and_look
from game.app.maps.kinds import GameMaps, MapKind

#: The most Quests that a match is played for.
QUESTS = 3
NEEDED = (
    Needed("row", "encounter"),
    Needed("row", "responses"),
    Needed("row", "marching order"),
    Needed("row", "permanents"),
    *(Needed("slot", f"quest {number}") for number in range(1, QUESTS + 1)),
    *(Needed("pile", what) for what in ("dungeon deck", "dungeon grave", "crawler deck", "crawler grave")),
)


def _figures(table: CardTable) -> str:
    """Describe the size, and for how many cards the two great rows were drawn."""
    rooms = {area.what: area.room for area in table.areas}
    told = [f"{rooms[what]} in the {what}" for what in ("encounter", "marching order") if rooms.get(what)]
    room = f" Cards lie whole up to {' and '.join(told)}." if told else ""
    return size_and_look(table) + room


TABLE_KIND = MapKind(
    game="crawler",
    map_class=TABLE,
    read=reader_of(NEEDED, shows_cards=True),
    heading="Tables of Crawler",
    wanted="a table of Crawler",
    described=described,
    figures=_figures,
    scenarios=SCENARIOS,
)
MAPS = GameMaps(CLASSES, (TABLE_KIND,))

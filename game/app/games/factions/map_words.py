"""The classes that maps of Factions may use in Tiled, with their properties and values."""

from __future__ import annotations

from game.app.maps.card_table import PLACES
from game.app.maps.kinds import class_of_maps
from game.tiled.language import Choice, MapClass, Word

SEAT = Choice("FactionsSide", ("none", "1", "2"))
ZONE_NUMBER = Choice("FactionsZone", ("none", "1", "2", "3", "4", "5"))
STYLE = Choice("FactionsStyle", ("own", "hall", "field"))

TABLE = class_of_maps("FactionsTable", "#ff7a3fb0", (Word("places", PLACES, "painted"), Word("style", STYLE, "own")))
TABLE_CAPITAL = MapClass("TableCapital", ("object",), (Word("side", SEAT, "none"),), "#ffd8b23d")
TABLE_DECK = MapClass("TableDeck", ("object",), (Word("side", SEAT, "none"),), "#ff4a7ad0")
TABLE_GRAVEYARD = MapClass("TableGraveyard", ("object",), (Word("side", SEAT, "none"),), "#ff6a6a72")
TABLE_HAND = MapClass("TableHand", ("object",), (Word("side", SEAT, "none"),), "#ff4fb0c0")
TABLE_LOCATIONS = MapClass("TableLocations", ("object",), (Word("zone", ZONE_NUMBER, "none"),), "#ff5aa050")
TABLE_STACK = MapClass("TableStack", ("object",), (), "#ffd05a3a")
TABLE_ZONE = MapClass("TableZone", ("object",), (Word("zone", ZONE_NUMBER, "none"),), "#ffb07a4a")

CLASSES = (TABLE, TABLE_CAPITAL, TABLE_DECK, TABLE_GRAVEYARD, TABLE_HAND, TABLE_LOCATIONS, TABLE_STACK, TABLE_ZONE)

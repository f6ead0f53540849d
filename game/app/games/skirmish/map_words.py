"""The classes that maps of Skirmish may use in Tiled, with their properties and values."""

from __future__ import annotations

from game.app.maps.kinds import class_of_maps
from game.geometry.terrain import TERRAINS
from game.tiled.language import Choice, MapClass, Word

#: Squares along a side that a board has at most.
_MOST = 64

TERRAIN = Choice("Terrain", ("none", *(terrain.name for terrain in TERRAINS)))
SIDE = Choice("StartSide", ("none", "1", "2"))

BOARD = class_of_maps("SkirmishBoard", "#ff3b7dd8", most_squares=_MOST)
TILE_MAP = class_of_maps("SkirmishTileMap", "#ff2fa08c", most_squares=_MOST)
TILE = MapClass("SkirmishTile", ("tile",), (Word("start", SIDE, "none"), Word("terrain", TERRAIN, "none")), "#ff9a5bb5")
START_AREA = MapClass("StartArea", ("object",), (Word("side", SIDE, "none"),), "#ffe39b2d")

CLASSES = (BOARD, TILE, TILE_MAP, START_AREA)

"""The classes that maps of Arena may use in Tiled, with their properties and values."""

from __future__ import annotations

from game.app.maps.kinds import class_of_maps
from game.geometry.hex_grounds import GROUND_KINDS
from game.tiled.language import Choice, Count, MapClass, Word

#: Hexes along a side that a battlefield has at most.
_MOST = 64

MODE = Choice("ArenaMode", ("none", "duel", "skirmish", "melee"))
TERRAIN = Choice("ArenaTerrain", ("none", *(kind.name for kind in GROUND_KINDS)))
GLYPH = Choice("ArenaGlyph", ("none", "power", "toughness", "move", "knowledge", "random"))
ZONE = Choice("ArenaZone", ("none", "1", "2", "any"))
#: Levels that a battlefield may have, and levels that a ruin may be high.
LEVEL, HEIGHT = Count(1, 30), Count(0, 30)

BATTLEFIELD = class_of_maps("ArenaBattlefield", "#ffb8562e", (Word("mode", MODE, "none"),), _MOST)
ARENA_LEVEL = MapClass("ArenaLevel", ("layer",), (Word("level", LEVEL, "1"),), "#ff7d6a50")
TILE = MapClass(
    "ArenaTile",
    ("tile",),
    (
        Word("glyph", GLYPH, "none"),
        Word("pillar", HEIGHT, "0"),
        Word("scoring", "bool", "false"),
        Word("start", ZONE, "none"),
        Word("terrain", TERRAIN, "none"),
    ),
    "#ff6c9a3c",
)
GLYPH_PLACE = MapClass("GlyphPlace", ("object",), (Word("glyph", GLYPH, "none"),), "#ffd24a8c")
RUIN_WALL = MapClass("RuinWall", ("object", "tile"), (Word("height", HEIGHT, "4"),), "#ff8f8f99")
SCORING_ZONE = MapClass("ScoringZone", ("object",), (), "#fff0d060")
START_ZONE = MapClass("StartZone", ("object",), (Word("zone", ZONE, "none"),), "#ffe07a2d")

CLASSES = (BATTLEFIELD, ARENA_LEVEL, TILE, GLYPH_PLACE, RUIN_WALL, SCORING_ZONE, START_ZONE)

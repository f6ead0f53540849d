"""The words of the map language: the classes, properties and values that a map may use.

Tiled learns them from ``maps/tessera.tiled-project``, which ``python -m game.app.maps.words`` writes from this chapter.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from game.app import folders
from game.tiled.language import Choice, Count, Language, MapClass, Word

#: Squares along a side that the boards of Skirmish and Arena have at most: the rules say the rest.
_MOST = 64

TERRAIN = Choice("Terrain", ("none", "floor", "wall", "difficult"))
SIDE = Choice("StartSide", ("none", "1", "2"))

SKIRMISH_BOARD = MapClass(
    "SkirmishBoard",
    ("map",),
    (Word("about", "string"), Word("author", "string"), Word("title", "string")),
    "#ff3b7dd8",
    _MOST,
)
SKIRMISH_TILE_MAP = MapClass(
    "SkirmishTileMap",
    ("map",),
    (Word("about", "string"), Word("author", "string"), Word("title", "string")),
    "#ff2fa08c",
    _MOST,
)
SKIRMISH_TILE = MapClass(
    "SkirmishTile", ("tile",), (Word("start", SIDE, "none"), Word("terrain", TERRAIN, "none")), "#ff9a5bb5"
)
START_AREA = MapClass("StartArea", ("object",), (Word("side", SIDE, "none"),), "#ffe39b2d")

MODE = Choice("ArenaMode", ("none", "duel", "skirmish", "melee"))
ARENA_TERRAIN = Choice("ArenaTerrain", ("none", "sand", "grass", "rock", "water"))
GLYPH = Choice("ArenaGlyph", ("none", "power", "toughness", "move", "knowledge", "random"))
ZONE = Choice("ArenaZone", ("none", "1", "2", "any"))
#: Levels that a battlefield may have, and levels that a ruin may be high.
LEVEL, HEIGHT = Count(1, 30), Count(0, 30)

ARENA_BATTLEFIELD = MapClass(
    "ArenaBattlefield",
    ("map",),
    (Word("about", "string"), Word("author", "string"), Word("mode", MODE, "none"), Word("title", "string")),
    "#ffb8562e",
    _MOST,
)
ARENA_LEVEL = MapClass("ArenaLevel", ("layer",), (Word("level", LEVEL, "1"),), "#ff7d6a50")
ARENA_TILE = MapClass(
    "ArenaTile",
    ("tile",),
    (
        Word("glyph", GLYPH, "none"),
        Word("pillar", HEIGHT, "0"),
        Word("scoring", "bool", "false"),
        Word("start", ZONE, "none"),
        Word("terrain", ARENA_TERRAIN, "none"),
    ),
    "#ff6c9a3c",
)
GLYPH_PLACE = MapClass("GlyphPlace", ("object",), (Word("glyph", GLYPH, "none"),), "#ffd24a8c")
RUIN_WALL = MapClass("RuinWall", ("object", "tile"), (Word("height", HEIGHT, "4"),), "#ff8f8f99")
SCORING_ZONE = MapClass("ScoringZone", ("object",), (), "#fff0d060")
START_ZONE = MapClass("StartZone", ("object",), (Word("zone", ZONE, "none"),), "#ffe07a2d")

SEAT = Choice("FactionsSide", ("none", "1", "2"))
ZONE_NUMBER = Choice("FactionsZone", ("none", "1", "2", "3", "4", "5"))
STYLE = Choice("FactionsStyle", ("own", "hall", "field"))

FACTIONS_TABLE = MapClass(
    "FactionsTable",
    ("map",),
    (Word("about", "string"), Word("author", "string"), Word("style", STYLE, "own"), Word("title", "string")),
    "#ff7a3fb0",
)
TABLE_CAPITAL = MapClass("TableCapital", ("object",), (Word("side", SEAT, "none"),), "#ffd8b23d")
TABLE_DECK = MapClass("TableDeck", ("object",), (Word("side", SEAT, "none"),), "#ff4a7ad0")
TABLE_GRAVEYARD = MapClass("TableGraveyard", ("object",), (Word("side", SEAT, "none"),), "#ff6a6a72")
TABLE_HAND = MapClass("TableHand", ("object",), (Word("side", SEAT, "none"),), "#ff4fb0c0")
TABLE_LOCATIONS = MapClass("TableLocations", ("object",), (Word("zone", ZONE_NUMBER, "none"),), "#ff5aa050")
TABLE_STACK = MapClass("TableStack", ("object",), (), "#ffd05a3a")
TABLE_ZONE = MapClass("TableZone", ("object",), (Word("zone", ZONE_NUMBER, "none"),), "#ffb07a4a")

CHOICES = (GLYPH, MODE, ARENA_TERRAIN, ZONE, SEAT, STYLE, ZONE_NUMBER, SIDE, TERRAIN)
CLASSES = (
    ARENA_BATTLEFIELD,
    ARENA_LEVEL,
    ARENA_TILE,
    FACTIONS_TABLE,
    GLYPH_PLACE,
    RUIN_WALL,
    SCORING_ZONE,
    SKIRMISH_BOARD,
    SKIRMISH_TILE,
    SKIRMISH_TILE_MAP,
    START_AREA,
    START_ZONE,
    TABLE_CAPITAL,
    TABLE_DECK,
    TABLE_GRAVEYARD,
    TABLE_HAND,
    TABLE_LOCATIONS,
    TABLE_STACK,
    TABLE_ZONE,
)
LANGUAGE = Language(CLASSES)
#: The game that a map of a class is for.
GAME_OF = {
    SKIRMISH_BOARD.name: "skirmish",
    SKIRMISH_TILE_MAP.name: "skirmish",
    ARENA_BATTLEFIELD.name: "arena",
    FACTIONS_TABLE.name: "factions",
}
PROJECT = "tessera.tiled-project"


def project() -> dict[str, Any]:
    """The contents of the Tiled project file."""
    kinds: list[dict[str, Any]] = [
        {
            "id": number,
            "name": choice.name,
            "storageType": "string",
            "type": "enum",
            "values": list(choice.values),
            "valuesAsFlags": False,
        }
        for number, choice in enumerate(CHOICES, 1)
    ]
    for number, each in enumerate(CLASSES, len(CHOICES) + 1):
        members = [word.member for word in each.words]
        kinds.append(
            {
                "color": each.colour,
                "drawFill": True,
                "id": number,
                "members": members,
                "name": each.name,
                "type": "class",
                "useAs": ["property", *each.used_on],
            }
        )
    return {
        "automappingRulesFile": "rules.txt",
        "commands": [
            _command(f"{name}{system}", f"{before}{arguments}", f"{with_key}{key}", executable)
            for system, executable, before, with_key in _SYSTEMS
            for name, arguments, key in _COMMANDS
        ],
        "compatibilityVersion": 1100,
        "extensionsPath": "extensions",
        "folders": ["."],
        "properties": [],
        "propertyTypes": kinds,
    }


#: What Tiled can do with a map, and the keys for it.
_COMMANDS = (
    ("Check this map", "check %mapfile", "F5"),
    ("Play this map", "play --map %mapfile --quick", "F6"),
    ("Look at this map", "map %mapfile", "F7"),
)
#: Tiled's commands are the same on all systems, and starting a script is not: what is added to a command's name, the
#: program, what comes before its arguments, and what is held with the key.
_SYSTEMS = (
    ("", "sh", "%projectpath/tessera.sh ", ""),
    (" (Windows)", "%projectpath/tessera.cmd", "", "Ctrl+"),
)
#: Where the launchers look for the interpreter that the client was started with.
INTERPRETER = ".interpreter"


def write_interpreter() -> Path:
    """Tell the launchers of Tiled's commands which interpreter runs this program; the file that says so. Raises
    OSError."""
    path = project_file().parent / INTERPRETER
    text = f"{sys.executable}\n"
    if not path.is_file() or path.read_text(encoding="utf-8", errors="replace") != text:
        path.write_text(text, encoding="utf-8")
    return path


def _command(name: str, arguments: str, shortcut: str, executable: str) -> dict[str, Any]:
    # Tiled gives %projectpath as the project file's folder; the program lies one folder above it.
    return {
        "arguments": arguments,
        "command": executable,
        "enabled": True,
        "name": name,
        "saveBeforeExecute": True,
        "shortcut": shortcut,
        "showOutput": True,
        "workingDirectory": "%projectpath/..",
    }


def project_text() -> str:
    """The project file, as it is written."""
    return json.dumps(project(), indent=4) + "\n"


def project_file() -> Path:
    """Where the project file lies."""
    return folders.program_folder() / "maps" / PROJECT


if __name__ == "__main__":
    project_file().write_text(project_text(), encoding="utf-8")
    print(f"{project_file()} is written.")

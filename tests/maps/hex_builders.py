"""Small battlefields for tests, written as Tiled writes them."""

from __future__ import annotations

from pathlib import Path

from game.geometry.hexes import Stagger
from game.tiled.hex_cells import HexCells
from tests.maps import builders as b

WIDE, HIGH = b.WIDE, b.HIGH
Cell = tuple[int, int]

_WORDS = (
    ("terrain", "sand"),
    ("terrain", "grass"),
    ("terrain", "rock"),
    ("terrain", "water"),
    ("start", "1"),
    ("start", "2"),
    ("start", "any"),
    ("glyph", "power"),
    ("glyph", "random"),
    ("scoring", "true"),
    ("pillar", "6"),
)
SAND, GRASS, ROCK, WATER, ONE, TWO, ANY, POWER, RANDOM, SCORING, PILLAR = range(1, len(_WORDS) + 1)
#: A tile of a ruin's wall, 32 pixels wide and 40 high, that stands with its middle on its place.
WALL = 13
TILES = (
    '<tileset firstgid="1" name="field" tilewidth="8" tileheight="8" tilecount="12" columns="8">'
    '<image source="tiles.png" width="64" height="32"/>'
    + "".join(
        f'<tile id="{number}" type="ArenaTile"><properties><property name="{word}" value="{value}"'
        + (' type="bool"' if word == "scoring" else ' type="int"' if word == "pillar" else "")
        + "/></properties></tile>"
        for number, (word, value) in enumerate(_WORDS)
    )
    + '</tileset><tileset firstgid="13" name="walls" tilewidth="32" tileheight="32" tilecount="2" columns="2"'
    ' objectalignment="center"><image source="tiles.png" width="64" height="32"/>'
    '<tile id="0" type="RuinWall"><properties><property name="height" type="int" value="3"/></properties></tile>'
    "</tileset>"
)
#: The hexes' box and side in pixels, by stagger axis.
BOX = {"y": ((32, 28), 14), "x": ((32, 28), 16)}


def hexes(axis: str = "y", index: str = "odd") -> HexCells:
    return HexCells((WIDE, HIGH), BOX[axis][0], BOX[axis][1], Stagger(axis, index))  # type: ignore[arg-type]


def whole(tile: int) -> dict[Cell, int]:
    return {(x, y): tile for y in range(HIGH) for x in range(WIDE)}


def layer(name: str, tiles: dict[Cell, int], attributes: str = "", inner: str = "") -> str:
    return b.layer(name, b.csv([tiles.get((x, y), 0) for y in range(HIGH) for x in range(WIDE)]), attributes, inner)


def level(number: int | str, tiles: dict[Cell, int], name: str = "") -> str:
    words = f'<properties><property name="level" type="int" value="{number}"/></properties>'
    return layer(name or f"Level {number}", tiles, 'class="ArenaLevel"', words)


def starts() -> str:
    """Return zone 1 in the first row, zone 2 in the last one: a half turn's picture when rows are staggered."""
    tiles = {(x, 0): ONE for x in range(WIDE)} | {(x, HIGH - 1): TWO for x in range(WIDE)}
    return layer("Starts", tiles)


def objects(*inner: str, name: str = "Things") -> str:
    return f'<objectgroup name="{name}">{"".join(inner)}</objectgroup>'


def words(**properties: str) -> str:
    listed = "".join(f'<property name="{name}" value="{value}"/>' for name, value in properties.items())
    return f"<properties>{listed}</properties>"


def line(number: int, points: list[tuple[float, float]], height: str = "4", class_name: str = "RuinWall") -> str:
    (x, y), *_ = points
    drawn = " ".join(f"{px - x},{py - y}" for px, py in points)
    said = words(height=height)
    return f'<object id="{number}" class="{class_name}" x="{x}" y="{y}">{said}<polyline points="{drawn}"/></object>'


def flat() -> str:
    """Return level ground with start zones: the body of the plain map."""
    return level(1, whole(GRASS)) + starts()


def write(folder: Path, body: str, mode: str = "duel", axis: str = "y", index: str = "odd", more: str = "") -> Path:
    (wide, high), side = BOX[axis]
    attributes = (
        f'class="ArenaBattlefield" orientation="hexagonal" staggeraxis="{axis}" staggerindex="{index}"'
        f' hexsidelength="{side}" tilewidth="{wide}" tileheight="{high}" {more}'
    )
    said = words(mode=mode) if mode else ""
    return b.write(folder, said + body, attributes, tiles=TILES)

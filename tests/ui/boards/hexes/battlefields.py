"""Battlefields for the tests of the hexes on the screen, drawn as rows: a digit is a level, ~ is water, a point is not
a space."""

from __future__ import annotations

from random import Random

from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex, Stagger, edge_of, neighbours, to_axial
from game.rules.arena.state.board import Board, GlyphKind, GlyphPlace, Mode
from game.ui.boards.hexes.battlefield import Battlefield
from game.ui.boards.hexes.inlays import GlyphShown
from game.ui.boards.hexes.tokens import FigureShown

_DUEL = """
1111111111111111
1111111111111111
1111111111111111
1111111111111111
1122211111113311
1244211111133311
1246421111113311
1244211111111111
1122211111111111
111111~~11111111
111111~~~1111111
1111111~~~111111
11111111~~111111
1111111111122211
1111111111124421
1133111111246421
1133311111124421
1133111111122211
1111111111111111
1111111111111111
1111111111111111
1111111111111111
"""
_MELEE = """
......111111111111.....
.....1111111111111.....
.....11111111111111....
....111111111111111....
....1111111111111111...
...111122211111~~111...
...111124421111~~~111..
..1111244421111~~1111..
..111~~244211112221111.
.111~~~222111124421111.
.1111~~1111~~1244421111
1111111111~~~1244211111
.1111111111~~1122211111
.111111111111111111111.
..11111112221111111111.
..1111112442111111111..
...111112444211111111..
...111112442~~111111...
....11111222~~~11111...
....11111111~~11111....
.....11111111111111....
.....1111111111111.....
......111111111111.....
"""


def at(column: int, row: int) -> Hex:
    """Return the place that a map calls column, row."""
    return to_axial(Stagger(), column, row)


def board_of(
    rows: str,
    *,
    name: str = "Test",
    mode: Mode = "duel",
    pillars: dict[tuple[int, int], int] | None = None,
    walls: tuple[tuple[tuple[int, int], tuple[int, int], int], ...] = (),
    starts: tuple[tuple[tuple[int, int], ...], ...] = (),
    glyphs: tuple[tuple[int, int, GlyphKind], ...] = (),
    scoring: tuple[tuple[int, int], ...] = (),
) -> Board:
    """Return a board from rows; all other things are placed by column and row."""
    columns = []
    for row, line in enumerate(rows.split()):
        for across, mark in enumerate(line):
            if mark != ".":
                water = mark == "~"
                tall = (pillars or {}).get((across, row), 0)
                columns.append(Column(at(across, row), 1 if water else int(mark), "water" if water else "", tall))
    columns.sort(key=lambda one: (one.at[1], one.at[0]))
    stand = tuple(Wall(edge_of(at(*a), at(*b)), height) for a, b, height in walls)
    return Board(
        name,
        mode,
        HexTerrain(tuple(columns), stand),
        tuple(tuple(at(*place) for place in zone) for zone in starts),
        tuple(GlyphPlace(at(x, y), kind) for x, y, kind in glyphs),
        tuple(at(*place) for place in scoring),
    )


def shown_as(board: Board) -> Battlefield:
    """Return the board as the screen is told of it, without a map."""
    return Battlefield(board.terrain, board.starts, board.scoring, board.stagger)


def duel() -> Board:
    """Return two hills, a pond, two ruins."""
    far = tuple((x, y) for y in (0, 1) for x in range(4, 12))
    near = tuple((x, y) for y in (20, 21) for x in range(4, 12))
    return board_of(
        _DUEL,
        name="The Duel",
        pillars={(10, 7): 6, (5, 14): 6},
        walls=(((10, 8), (10, 9), 4), ((11, 8), (11, 9), 4), ((4, 12), (4, 13), 4), ((5, 12), (5, 13), 4)),
        starts=(far, near),
        glyphs=((1, 10, "power"), (14, 11, "toughness"), (5, 8, "move"), (10, 13, "move")),
    )


def melee() -> Board:
    """Three hills around a lake, three ponds, spaces that count."""
    middles = ((16, 14), (7, 14), (11, 5))
    around = tuple((x, y) for cx, cy in middles for x, y in _ring(cx, cy))
    zones = ((1, 9), (2, 7), (2, 8), (2, 9), (3, 8), (4, 3), (4, 4), (5, 2), (5, 3), (5, 4), (8, 21), (8, 22), (9, 21))
    return board_of(
        _MELEE,
        name="The Melee",
        mode="melee",
        pillars={(19, 12): 6, (7, 18): 6, (8, 3): 6},
        starts=(zones,),
        glyphs=((16, 14, "power"), (7, 14, "toughness"), (11, 5, "move")),
        scoring=around,
    )


def _ring(column: int, row: int) -> tuple[tuple[int, int], ...]:
    shift = row % 2
    beside = ((column - 1, row), (column + 1, row))
    return beside + tuple((column + dx + shift - 1, row + dy) for dx in (0, 1) for dy in (-1, 1))


def large(side: int = 40) -> Board:
    """Return a great battlefield with hills and ponds everywhere."""
    chance = Random(4)
    levels = [[1] * side for _ in range(side)]
    for _ in range(side):
        x, y, tall = chance.randrange(side), chance.randrange(side), chance.randint(2, 7)
        for dy in range(-3, 4):
            for dx in range(-3, 4):
                if 0 <= x + dx < side and 0 <= y + dy < side:
                    hill = tall - abs(dx) - abs(dy)
                    levels[y + dy][x + dx] = max(levels[y + dy][x + dx], hill)
    rows = ["".join(str(min(9, level)) for level in line) for line in levels]
    wet = [list(line) for line in rows]
    for _ in range(side * 2):
        x, y = chance.randrange(side), chance.randrange(side)
        if wet[y][x] == "1":
            wet[y][x] = "~"
    return board_of("\n".join("".join(line) for line in wet), name="Great plain")


_CAST: tuple[tuple[str, str, int, int, int], ...] = (
    ("gideon_jura", "white", 1, 8, 5),
    ("rhox_veterans", "white", 1, 1, 5),
    ("jace_beleren", "blue", 1, 8, 5),
    ("leyline_phantoms", "blue", 1, 2, 5),
    ("liliana_vess", "black", 1, 9, 5),
    ("restless_zombies", "black", 1, 1, 4),
    ("chandra_nalaar", "red", 1, 8, 5),
    ("blazing_firecats", "red", 2, 2, 4),
    ("nissa_revane", "green", 1, 8, 5),
    ("pummelroot_elementals", "green", 2, 4, 6),
)


def crowd(board: Board, count: int) -> list[FigureShown]:
    """That many figures of all kinds, anywhere on the board."""
    chance, taken = Random(2), set()
    places = [column.at for column in board.terrain.columns if not column.pillar]
    found: list[FigureShown] = []
    while len(found) < count:
        key, tint, long, life, height = _CAST[len(found) % len(_CAST)]
        spaces: tuple[Hex, ...] = (chance.choice(places),)
        if long == 2:
            spaces += (chance.choice(neighbours(spaces[0])),)
        tops = {board.terrain.top(place) for place in spaces if place in places}
        if taken & {*spaces} or len(tops) != 1 or any(place not in places for place in spaces):
            continue
        taken |= {*spaces}
        number = len(found) + 1
        name = key.replace("_", " ").title()
        marks = ("magic",) if number % 6 == 1 else ("magic", "hidden") if number % 6 == 2 else ()
        damage = chance.randrange(life)
        seat = number // 3 % 5
        found.append(
            FigureShown(number, seat, key, name, spaces, life, damage, height, tint, spent=number % 7 == 4, marks=marks)
        )
    return found


def glyphs_of(board: Board) -> list[GlyphShown]:
    """Return the board's glyphs; every third one lies with its symbol side up."""
    return [GlyphShown(one.at, one.kind, face_up=number % 3 != 2) for number, one in enumerate(board.glyphs)]

"""The games under law. A new game joins with a maker of set-ups and one line in ``GAMES``."""

from __future__ import annotations

import random
from typing import Any

from game.core.state import AnyState
from game.geometry.squares import OPEN, SLOW, WALL, Cell, SquareGrid
from game.rules.arena import queries as arena_queries
from game.rules.arena.ruleset import ARENA
from game.rules.arena.table import field
from game.rules.factions.ruleset import FACTIONS
from game.rules.skirmish import board as boards
from game.rules.skirmish import queries
from game.rules.skirmish.board import Board, BoardTile
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from tests.conformance.arena_setups import arena_setup
from tests.conformance.walks import GameUnderLaw
from tests.rules.factions.random_matches import factions_setup, figures, sentences

_Shape = list[list[str]]


def _ground(chance: random.Random, width: int, height: int, walls: float, slow: float) -> _Shape:
    """Random ground: short walls and patches that slow."""
    rows = [[OPEN] * width for _ in range(height)]
    for mark, share in ((SLOW, slow), (WALL, walls)):
        while sum(row.count(mark) for row in rows) < share * width * height:
            x, y = chance.randrange(width), chance.randrange(height)
            across = chance.random() < 0.5
            for step in range(chance.randrange(1, 4)):
                i, j = (x + step, y) if across else (x, y + step)
                if i < width and j < height:
                    rows[j][i] = mark
    return rows


def _cleared(rows: _Shape, columns: range, lines: range) -> tuple[Cell, ...]:
    """Take the walls off a start area, which is then these squares."""
    cells = tuple((x, y) for y in lines for x in columns)
    for x, y in cells:
        if rows[y][x] == WALL:
            rows[y][x] = OPEN
    return cells


def _text(rows: _Shape) -> SquareGrid:
    return SquareGrid(tuple("".join(row) for row in rows))


def skirmish_board(chance: random.Random) -> Board:
    """A small random board on which a match can begin: start areas on two opposite sides."""
    while True:
        width, height = chance.randrange(8, 15), chance.randrange(8, 13)
        rows = _ground(chance, width, height, chance.choice((0.0, 0.08, 0.16)), chance.choice((0.0, 0.1, 0.25)))
        deep = chance.choice((2, 3))
        if chance.random() < 0.5:
            areas = [_cleared(rows, range(deep), range(height))]
            areas.append(_cleared(rows, range(width - deep, width), range(height)))
        else:
            areas = [_cleared(rows, range(width), range(deep))]
            areas.append(_cleared(rows, range(width), range(height - deep, height)))
        board = Board("random", _text(rows), tuple(areas))
        if not any(flaw.severity == "error" for flaw in boards.flaws(board)):
            return board


def skirmish_tiles(chance: random.Random) -> tuple[BoardTile, ...]:
    """Tiles to build a board from: the first and the last hold start areas, some in between may be alike."""
    side = boards.TILE
    tiles = []
    count = chance.randrange(2, 5)
    for number in range(count):
        rows = _ground(chance, side, side, 0.08, 0.1)
        starts: tuple[Cell, ...] = ()
        if number in (0, count - 1):
            starts = _cleared(rows, range(side), range(3))
        # Every edge is open in the middle, so that each tile fits somewhere.
        for x, y in ((3, 0), (4, 0), (7, 3), (7, 4), (3, 7), (4, 7), (0, 3), (0, 4)):
            rows[y][x] = OPEN
        tiles.append(BoardTile(f"tile {number}", _text(rows), starts))
    if count == 4 and chance.random() < 0.3:
        tiles[2] = tiles[1]
    return tuple(tiles)


def skirmish_setup(number: int) -> SkirmishSetup:
    """Two seats or two teams, both kinds of windows, a ready board or tiles; the same for the same number."""
    chance = random.Random(f"skirmish {number}")
    count = 4 if number % 3 == 2 else 2
    factions = chance.choice((("drow", "crown"), ("crown", "drow"), ("drow", "drow"), ("crown", "crown")))
    seats = tuple(SeatSetup(factions[(seat + seat // 2) % 2], seat % 2) for seat in range(count))
    windows = chance.choice(("able", "always"))
    if number % 5 == 4:
        return SkirmishSetup(seats, None, skirmish_tiles(chance), windows)
    return SkirmishSetup(seats, skirmish_board(chance), (), windows)


def _sheets(state: AnyState, seat: int) -> None:
    """What the screen asks about creatures, of the seat's own table."""
    table = SKIRMISH.table_for(state.table, seat)
    first, *others = (*table.creatures, 0)[:4]
    for number in (first, *others):
        if number:
            queries.stats_of(table, number)
            queries.reach_of(table, number)
            queries.threatened(table, number)
    for target in others:
        if target:
            queries.sight_from(table, target)
            queries.sight_between(table, table.creatures[first], table.creatures[target])
            queries.attack_preview(table, first, target)


def _targets(state: AnyState, seat: int) -> None:
    """Whom the seat's answers could strike."""
    queries.targets_of(state)


def _figures(state: AnyState, seat: int) -> None:
    """What the screen asks about figures of Arena, of the seat's own table."""
    table = ARENA.table_for(state.table, seat)
    standing = field(table)[:4]
    for one in standing:
        arena_queries.stats_of(table, one.id)
        reach = arena_queries.reach_of(table, one.id)
        for spaces in tuple(reach.places)[-2:]:
            arena_queries.danger_of(reach, spaces)
        for other in standing:
            if other.id != one.id:
                arena_queries.sight_between(table, one, other)
                arena_queries.odds_of(table, one, other)
        arena_queries.targets_of(table, one)


GAMES: dict[str, GameUnderLaw] = {
    "arena": GameUnderLaw("arena", ARENA, arena_setup, (_figures,), forced=(".hidden", ".playing.card")),
    "factions": GameUnderLaw("factions", FACTIONS, factions_setup, (figures, sentences)),
    "skirmish": GameUnderLaw("skirmish", SKIRMISH, skirmish_setup, (_sheets, _targets)),
}


def find(name: str) -> GameUnderLaw:
    """A game under law by name; toy games of the laws' own tests are found too. Raises KeyError."""
    if name in GAMES:
        return GAMES[name]
    from tests.conformance import toy

    toys: dict[str, Any] = toy.TOYS
    return toys[name]

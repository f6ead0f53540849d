"""Random boards and set-ups for Skirmish under law."""

from __future__ import annotations

import random
from typing import Literal, get_args

from game.core.scenario import script as s
from game.core.scenario.script import Script
from game.geometry.squares import CLOSED, Cell, SquareGrid
from game.geometry.terrain import FLOOR, TERRAINS
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from game.rules.skirmish.state import board as boards
from game.rules.skirmish.state.board import Board, BoardTile
from tests.conformance.scripts import random_script

#: Two seats or two teams of two, on a ready board or on one that they build; and scenarios.
SkirmishMode = Literal["duel", "teams", "built", "built-teams", "scenario"]
SKIRMISH_MODES: tuple[SkirmishMode, ...] = get_args(SkirmishMode)
#: The factions of a team's two seats, or of the two seats alone.
_PAIRS = (("drow", "crown"), ("crown", "drow"), ("drow", "drow"), ("crown", "crown"))
_Shape = list[list[str]]


def _ground(chance: random.Random, width: int, height: int, walls: float, slow: float) -> _Shape:
    """Random ground of all kinds: patches of what can be entered, and short walls on them."""
    rows = [[FLOOR.sign] * width for _ in range(height)]
    for terrain in sorted(TERRAINS[1:], key=lambda terrain: not terrain.may_stand):
        mark, share = terrain.sign, slow if terrain.may_stand else walls
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
        if rows[y][x] in CLOSED:
            rows[y][x] = FLOOR.sign
    return cells


def _text(rows: _Shape) -> SquareGrid:
    return SquareGrid(tuple("".join(row) for row in rows))


def skirmish_board(chance: random.Random) -> Board:
    """Return a small random board on which a match can begin: start areas on two opposite sides."""
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
            rows[y][x] = FLOOR.sign
        tiles.append(BoardTile(f"tile {number}", _text(rows), starts))
    if count == 4 and chance.random() < 0.3:
        tiles[2] = tiles[1]
    return tuple(tiles)


def skirmish_setup_of(mode: SkirmishMode, number: int) -> SkirmishSetup:
    """Return a match of a mode, the same for a number. Pairs of factions and kinds of windows take turns."""
    chance = random.Random(f"skirmish {mode} {number}")
    first = _PAIRS[number % len(_PAIRS)]
    # Teams of one faction, or of two, against each other.
    second = first if chance.random() < 0.5 else chance.choice(_PAIRS)
    factions = (first[0], second[0], first[1], second[1]) if "teams" in mode else first
    seats = tuple(SeatSetup(faction, seat % 2) for seat, faction in enumerate(factions))  # type: ignore[arg-type]
    windows: Literal["able", "always"] = "always" if number // len(_PAIRS) % 2 else "able"
    if mode.startswith("built"):
        return SkirmishSetup(seats, None, skirmish_tiles(chance), windows=windows)
    board = skirmish_board(chance)
    scenario = _script(chance, board, factions) if mode == "scenario" else None
    return SkirmishSetup(seats, board, windows=windows, scenario=scenario)


def _script(chance: random.Random, board: Board, factions: tuple[str, ...]) -> Script:
    spaces = [cell for cell in board.grid.cells() if not board.grid.blocks(cell)]
    keys = [tuple(key for key, card in CREATURES.items() if card.faction == faction) for faction in factions]
    sides = tuple(seat % 2 for seat in range(len(factions)))
    grounds = (s.Ground(region, terrain.name) for terrain in TERRAINS for region in range(3))
    gifts = (s.Cards(seat, chance.choice(list(ACTIONS)), "a card") for seat in range(len(sides)))
    return random_script(chance, sides, spaces, keys, (*grounds, *gifts, s.Gold(0, 1), s.Gold(1, 1)))

"""What a board gives each side: how far it is to the middle, what there is to stand behind, when the other is seen.

A board that a mirror or a turn takes to itself gives both sides the same. For others these figures say where to look.
"""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.geometry.distance import NO_ROUTE, cells_within, steps_from
from game.geometry.sight_tables import BLOCKED, sight_table
from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.state.board import Board

#: Squares from a start area that are near it.
NEAR = 4


class Prospects(msgspec.Struct, frozen=True):
    """What one side finds: steps from its start area ``to_middle`` (the free squares nearest to the board's middle);
    free squares near the area that lie beside a wall within the board (``near_walls``); steps that it takes
    ``to_sight``, until a creature sees a square of the other start area. None where there is no way."""

    to_middle: int | None
    near_walls: int
    to_sight: int | None


def prospects(board: Board) -> tuple[Prospects, Prospects]:
    """Return what a board, which has two start areas, gives side 1 and side 2."""
    # rule: skirmish/boards
    return _prospects(board, 0), _prospects(board, 1)


def _prospects(board: Board, side: int) -> Prospects:
    grid = board.grid
    steps = steps_from(grid, board.starts[side])
    middle = np.zeros((grid.height, grid.width), bool)
    for x, y in _middle(grid):
        middle[y, x] = True
    near = cells_within(grid, board.starts[side], NEAR)
    seen = np.zeros((grid.height, grid.width), bool)
    table = sight_table(grid)
    for column, row in board.starts[1 - side]:
        seen |= table[:, :, row, column] != BLOCKED
    return Prospects(
        to_middle=_least(steps[middle]),
        near_walls=sum(not grid.blocks(cell) and _is_beside_wall(grid, cell) for cell in near),
        to_sight=_least(steps[seen]),
    )


def _least(steps: NDArray[np.int16]) -> int | None:
    ways = steps[steps != NO_ROUTE]
    return int(ways.min()) if ways.size else None


def _middle(grid: SquareGrid) -> tuple[Cell, ...]:
    """Return the free squares nearest to the middle of the board."""
    width, height = grid.width, grid.height
    free = {
        (x, y): (2 * x + 1 - width) ** 2 + (2 * y + 1 - height) ** 2 for x, y in grid.cells() if not grid.blocks((x, y))
    }
    return tuple(cell for cell, apart in free.items() if apart == min(free.values()))


def _is_beside_wall(grid: SquareGrid, cell: Cell) -> bool:
    """Return whether there is a wall beside the square, other than the board's own rim."""
    x, y = cell
    beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    rim_x, rim_y = (0, grid.width - 1), (0, grid.height - 1)
    return any(grid.wall(there) and there[0] not in rim_x and there[1] not in rim_y for there in beside)

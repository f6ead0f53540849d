"""Sight over a whole board at once: who sees whom, for every pair of spaces.

A board is one long number with a bit for each corner point, rows a guard bit apart. For a displacement, shifting the
walls by the squares that such a line crosses shows at once every point from which it is blocked. Bits of lines that
would leave the board mean nothing, and are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import gcd
from operator import and_, or_

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from game.geometry.corner_lines import beside_edge, inside_of
from game.geometry.squares import Cell, SquareGrid

#: What tables hold.
BLOCKED, COVER, CLEAR = 0, 1, 2

#: Points from which lines are blocked, by displacement: rows of dy from least to most, in each row dx likewise.
_Plane = list[list[int]]


def sight_table(grid: SquareGrid, from_size: int = 1, to_size: int = 1) -> NDArray[np.uint8]:
    """Return for every two spaces ``[y, x, y', x']``: 0 blocked, 1 cover, 2 clear shot from the first at the second.

    Spaces of size 2 go by their top left square; where one does not fit on the board the table holds 0. The array is
    kept for the board and cannot be written to. It takes width² x height² bytes (1 MB for 32x32, 17 MB for 64x64)."""
    return _table(grid, from_size, to_size)[1]


def sight_row(grid: SquareGrid, from_cell: Cell, from_size: int, to_size: int = 1) -> NDArray[np.uint8]:
    """Return what one space sees of every other, ``[y, x]``: its part of the table. Raises ValueError off the board."""
    demand_on_board(grid, from_cell, from_size)
    row: NDArray[np.uint8] = _table(grid, from_size, to_size)[1][from_cell[1], from_cell[0]]
    return row


def verdict(grid: SquareGrid, from_cell: Cell, from_size: int, to_cell: Cell, to_size: int) -> int:
    """Return BLOCKED, COVER or CLEAR, as ``sight`` reports. Raises ValueError for a space not wholly on the board."""
    (x, y), (i, j) = from_cell, to_cell
    width, height = len(grid.rows[0]), len(grid.rows)
    if not (0 <= x <= width - from_size and 0 <= y <= height - from_size):
        demand_on_board(grid, from_cell, from_size)
    if not (0 <= i <= width - to_size and 0 <= j <= height - to_size):
        demand_on_board(grid, to_cell, to_size)
    return _table(grid, from_size, to_size)[0][((y * width + x) * height + j) * width + i]


def demand_on_board(grid: SquareGrid, cell: Cell, size: int) -> None:
    """Raise ValueError unless a space lies wholly on the board. Walls do not matter."""
    if not (0 <= cell[0] <= grid.width - size and 0 <= cell[1] <= grid.height - size):
        raise ValueError(f"the {size}x{size} space at {cell} is not on the board of {grid.width}x{grid.height} squares")


@lru_cache(maxsize=8)
def _table(grid: SquareGrid, from_size: int, to_size: int) -> tuple[bytes, NDArray[np.uint8]]:
    """Return the table as bytes, one for each pair of spaces, and the same memory as an array."""
    width, height = grid.width, grid.height
    table = np.zeros((height, width, height, width), np.uint8)
    if from_size <= min(width, height) and to_size <= min(width, height):
        blocked = _blocked_plane(grid)
        # Out of sight: blocked from each near corner to each far one. No clear shot: from each to some.
        hidden = _over_near_corners(_over_far_corners(blocked, to_size, and_), from_size, width + 1)
        spoilt = _over_near_corners(_over_far_corners(blocked, to_size, or_), from_size, width + 1)
        worse = _bits(hidden, width, height)
        worse += _bits(spoilt, width, height)
        near = (height - from_size + 1, width - from_size + 1)
        far = (height - to_size + 1, width - to_size + 1)
        table[: near[0], : near[1], : far[0], : far[1]] = CLEAR - _by_spaces(worse, near, far, width + 1)
    packed = table.tobytes()
    return packed, np.frombuffer(packed, np.uint8).reshape(table.shape)


def _over_far_corners(plane: _Plane, size: int, combine: Callable[[int, int], int]) -> _Plane:
    """Combine, for each displacement to a space's first corner, the four lines to its corners."""
    sideways = [list(map(combine, row, row[size:])) for row in plane]
    return [list(map(combine, row, below)) for row, below in zip(sideways, sideways[size:], strict=False)]


def _over_near_corners(plane: _Plane, size: int, stride: int) -> _Plane:
    """Return, for each displacement between spaces, the points that are a first corner from which all four do the same.

    From a space's other corner the displacement is shorter by ``size``, and its bit stands ``size`` further on."""
    sideways = [[a & (b >> size) for a, b in zip(row[size:], row, strict=False)] for row in plane]
    down = size * stride
    return [
        [a & (b >> down) for a, b in zip(row, above, strict=True)]
        for row, above in zip(sideways[size:], sideways, strict=False)
    ]


def _bits(plane: _Plane, width: int, height: int) -> NDArray[np.uint8]:
    """Return the plane's numbers as an array of single bits: [dy, dx, point]."""
    points = (width + 1) * height
    size, keep = (points + 7) // 8, (1 << points) - 1
    packed = b"".join([(bits & keep).to_bytes(size, "little") for row in plane for bits in row])
    array = np.frombuffer(packed, np.uint8).reshape(len(plane), len(plane[0]), size)
    return np.unpackbits(array, axis=2, bitorder="little")


def _by_spaces(bits: NDArray[np.uint8], near: Cell, far: Cell, stride: int) -> NDArray[np.uint8]:
    """Return what is known by displacement and point, [dy, dx, point], read as [y, x, y', x'] without copying."""
    _, columns, points = bits.shape
    none = ((near[0] - 1) * columns + near[1] - 1) * points  # where displacement (0, 0) begins
    return as_strided(
        bits.reshape(-1)[none:],
        shape=(*near, *far),
        strides=(stride - columns * points, 1 - points, columns * points, points),
        writeable=False,
    )


def _blocked_plane(grid: SquareGrid) -> _Plane:
    """Return, for each displacement between the board's corner points, the points from which it is blocked."""
    width, height = grid.width, grid.height
    stride = width + 1
    walls = sum(1 << (y * stride + x) for x, y in grid.cells() if grid.wall((x, y)))
    pinches = _pinches(walls, stride)
    plane = [[pinches] * (2 * width + 1) for _ in range(2 * height + 1)]
    # A line upwards is a line downwards from its other end: those with dy > 0, and dx > 0 for level ones, do.
    for dx, dy, shifts in _plan(width, height):
        piece = pinches | (pinches >> (dy * stride + dx))
        if dx and dy:
            raised = walls << stride
            for shift in shifts:
                piece |= raised >> shift
        else:
            (i, j), (k, m) = beside_edge(dx, dy)
            piece |= _from(walls, i, j, stride) & _from(walls, k, m, stride)
        line, x, y = pinches, 0, 0
        # A longer line is blocked where a shorter one is, or where its last piece is.
        while abs(x + dx) <= width and y + dy <= height:
            line |= piece >> (y * stride + x)
            x, y = x + dx, y + dy
            plane[height + y][width + x] = line
            plane[height - y][width - x] = line << (y * stride + x)
    return plane


def _pinches(walls: int, stride: int) -> int:
    """Return the points at which two wall squares touch diagonally and the other two squares are open."""
    up_left, up_right = _from(walls, -1, -1, stride), _from(walls, 0, -1, stride)
    down_left, down_right = _from(walls, -1, 0, stride), walls
    return (up_left & down_right & ~up_right & ~down_left) | (up_right & down_left & ~up_left & ~down_right)


def _from(bits: int, x: int, y: int, stride: int) -> int:
    """Return the bits moved so that each point holds what was (x, y) from it."""
    offset = y * stride + x
    return bits >> offset if offset >= 0 else bits << -offset


@lru_cache(maxsize=4)
def _plan(width: int, height: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return every kind of piece that lines on such a board are made of, downwards or level to the right: its
    displacement, and for slanting ones how far to shift the walls, raised by a row, for each square that it crosses."""
    stride = width + 1
    plan: list[tuple[int, int, tuple[int, ...]]] = []
    for dy in range(height + 1):
        for dx in range(-width if dy else 1, width + 1):
            if gcd(dx, dy) == 1:
                crossed = inside_of(dx, dy) if dx and dy else ()
                plan.append((dx, dy, tuple((j + 1) * stride + i for i, j in crossed)))
    return tuple(plan)

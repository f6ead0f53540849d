"""How far apart squares are: the shortest king's-move route that enters no wall.

Corners do not bar counting, and neither do creatures: a route may pass diagonally between two walls. The straight
count that ignores walls is ``king_distance``.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from game.geometry.squares import Cell, SquareGrid, footprint, king_distance

__all__ = ["NO_ROUTE", "cells_within", "disc", "distance", "king_distance", "steps_from", "within"]

NO_ROUTE = -1


def steps_from(grid: SquareGrid, cells: Collection[Cell]) -> NDArray[np.int16]:
    """Return route lengths from a set of squares to every square: an array ``[y, x]``, ``NO_ROUTE`` where none leads.

    The squares themselves are at 0; those of them that are wall or off the board are passed over. The array is
    shared between callers and cannot be written to."""
    return _steps(grid, cells if isinstance(cells, tuple) else tuple(sorted(cells)))


def distance(grid: SquareGrid, cell_a: Cell, size_a: int, cell_b: Cell, size_b: int) -> int | None:
    """Return the steps of the shortest route from a square of one body to one of the other, None without one."""
    steps = _steps(grid, footprint(cell_a, size_a))
    routes = [int(steps[y, x]) for x, y in footprint(cell_b, size_b) if not grid.blocks((x, y))]
    return min((route for route in routes if route != NO_ROUTE), default=None)


def within(grid: SquareGrid, cell_a: Cell, size_a: int, cell_b: Cell, size_b: int, steps: int) -> bool:
    """Return whether the two bodies are at most this many squares apart. # rule: skirmish/within"""
    (ax, ay), (bx, by) = cell_a, cell_b
    gap = max(ax - bx - size_b, bx - ax - size_a, ay - by - size_b, by - ay - size_a) + 1
    if gap > steps:
        return False  # Not even without walls.
    routes, width = _routes(grid, footprint(cell_a, size_a)), len(grid.rows[0])
    if size_b == 1:
        return grid.inside(cell_b) and 0 <= routes[by * width + bx] <= steps
    return any(grid.inside((x, y)) and 0 <= routes[y * width + x] <= steps for x, y in footprint(cell_b, size_b))


def cells_within(grid: SquareGrid, cells: Collection[Cell], steps: int) -> tuple[Cell, ...]:
    """Return every square at most this many squares from one of the given ones, which are among them, in row order."""
    far = steps_from(grid, cells)
    rows, columns = np.nonzero((far >= 0) & (far <= steps))
    return tuple(zip(columns.tolist(), rows.tolist(), strict=True))


@lru_cache(maxsize=1 << 12)
def disc(grid: SquareGrid, cell: Cell, size: int, steps: int) -> frozenset[Cell]:
    """Return the squares at most this many squares from a body. Results are cached, so ask for few distances."""
    return frozenset(cells_within(grid, footprint(cell, size), steps))


@lru_cache(maxsize=16)
def _open_squares(grid: SquareGrid) -> int:
    """Return one bit per square that can be entered, rows a guard bit apart: a step past an edge lands on the guard."""
    stride = grid.width + 1
    return sum(1 << (y * stride + x) for x, y in grid.cells() if not grid.blocks((x, y)))


# A number of an array of Python's own is looked up in a third of the time.
@lru_cache(maxsize=4096)
def _routes(grid: SquareGrid, cells: tuple[Cell, ...]) -> array[int]:
    """Return the same as ``steps_from``, row after row."""
    return array("h", _steps(grid, cells).tobytes())


# Arrays of a 32x32 board take 2 kB each, so the whole of this store stays below 10 MB there.
@lru_cache(maxsize=4096)
def _steps(grid: SquareGrid, cells: tuple[Cell, ...]) -> NDArray[np.int16]:
    stride, squares = grid.width + 1, (grid.width + 1) * grid.height
    free = _open_squares(grid)
    reached = sum({1 << (y * stride + x) for x, y in cells if not grid.blocks((x, y))})
    size = (squares + 7) // 8
    discs = []
    grown = 0
    while grown != reached:
        discs.append(reached.to_bytes(size, "little"))
        grown = reached
        across = reached | (reached << 1) | (reached >> 1)
        reached = (across | (across << stride) | (across >> stride)) & free
    # Every disc contains the ones before it: a square is as far as the number of discs that lack it.
    bits = np.unpackbits(np.frombuffer(b"".join(discs), np.uint8).reshape(len(discs), size), axis=1, bitorder="little")
    held = bits[:, :squares].sum(axis=0, dtype=np.int16)
    steps = np.where(held > 0, len(discs) - held, NO_ROUTE).astype(np.int16)
    table = steps.reshape(grid.height, stride)[:, : grid.width].copy()
    table.setflags(write=False)
    return table

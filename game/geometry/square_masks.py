"""Sets of squares as whole numbers, one bit per square: they are joined, met and grown in one step each.

Rows are a guard bit apart, so that a step past an edge lands on the guard and not in the next row.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from game.geometry.squares import Cell, SquareGrid


class SquareMasks:
    """The sets of squares of one board."""

    __slots__ = ("_bits", "_stride", "board")

    def __init__(self, width: int, height: int) -> None:
        self._stride = width + 1
        self._bits = [[1 << (y * self._stride + x) for x in range(width)] for y in range(height)]
        #: Every square of the board.
        self.board = sum(map(sum, self._bits))

    def bit(self, cell: Cell) -> int:
        """Return the set of one square. Raises IndexError below and to the right of the board."""
        return self._bits[cell[1]][cell[0]]

    def holds(self, squares: int, cell: Cell) -> bool:
        return bool(squares & self._bits[cell[1]][cell[0]])

    def of(self, cells: Iterable[Cell]) -> int:
        """Return the set of these squares of the board."""
        found, bits = 0, self._bits
        for x, y in cells:
            found |= bits[y][x]
        return found

    def of_array(self, squares: NDArray[np.bool_]) -> int:
        """Return the set of the squares that are true, ``[y, x]``."""
        height, width = squares.shape
        spaced = np.zeros((height, self._stride), np.bool_)
        spaced[:, :width] = squares
        return int.from_bytes(np.packbits(spaced, bitorder="little").tobytes(), "little")

    def filled(self, anchors: int, size: int) -> int:
        """Return the squares that bodies of this size fill, whose top left squares are these."""
        if size == 2:
            anchors |= anchors << 1
            anchors |= anchors << self._stride
        return anchors & self.board

    def under(self, squares: int, size: int) -> int:
        """Return where the top left square of a body of this size is when it fills one of the squares."""
        if size == 2:
            squares |= squares >> 1
            squares |= squares >> self._stride
        return squares & self.board

    def grown(self, squares: int) -> int:
        """Return the squares, and all that are beside one of them."""
        across = squares | (squares << 1) | (squares >> 1)
        return (across | (across << self._stride) | (across >> self._stride)) & self.board


@lru_cache(maxsize=64)
def masks_of(grid: SquareGrid) -> SquareMasks:
    return SquareMasks(grid.width, grid.height)

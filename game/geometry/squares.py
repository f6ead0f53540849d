"""Boards of squares: walls, slow ground, the squares that a body fills, and what stands beside what.

Positions are ``(x, y)``, x to the right and y down, both from 0. A body of size 1 fills one square, a body of size 2 a
block of 2x2; its cell is always the top left square of what it fills.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from game.geometry.terrain import BY_SIGN, TERRAINS, Terrain

Cell = tuple[int, int]

#: Signs of ground that nobody may enter, and of ground that blocks sight.
CLOSED = frozenset(terrain.sign for terrain in TERRAINS if not terrain.may_stand)
_OPAQUE = frozenset(terrain.sign for terrain in TERRAINS if terrain.blocks_sight)


class SquareGrid(msgspec.Struct, frozen=True, cache_hash=True):
    """The ground of a board: one string a row, top row first, one character a square.

    The characters are the signs of ``terrain.TERRAINS``. Raises ValueError for a board without squares, for ragged rows
    and for unknown characters, and names the place."""

    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.rows or not self.rows[0]:
            raise ValueError("a board needs at least one square")
        width = len(self.rows[0])
        for y, row in enumerate(self.rows):
            if len(row) != width:
                raise ValueError(f"row {y} has {len(row)} squares, the rows above it have {width}")
            for x, ground in enumerate(row):
                if ground not in BY_SIGN:
                    signs = ", ".join(f"{terrain.sign!r}" for terrain in TERRAINS)
                    raise ValueError(f"unknown ground {ground!r} at column {x}, row {y}: use one of {signs}")

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def inside(self, cell: Cell) -> bool:
        """Return whether the square is on the board."""
        x, y = cell
        return 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0])

    def blocks(self, cell: Cell) -> bool:
        """Return whether no body may enter the square: nobody may stand there, or it lies off the board."""
        return not self.inside(cell) or self.rows[cell[1]][cell[0]] in CLOSED

    def wall(self, cell: Cell) -> bool:
        """Return whether the square blocks sight. What lies off the board blocks none."""
        return self.inside(cell) and self.rows[cell[1]][cell[0]] in _OPAQUE

    def closed(self, cell: Cell) -> bool:
        """Return whether nobody may enter a square that is on the board."""
        return self.inside(cell) and self.rows[cell[1]][cell[0]] in CLOSED

    def terrain(self, cell: Cell) -> Terrain:
        """Return the kind of ground of a square. Raises IndexError off the board."""
        if not self.inside(cell):
            raise IndexError(f"there is no square {cell}")
        return BY_SIGN[self.rows[cell[1]][cell[0]]]

    def cells(self) -> Iterator[Cell]:
        """Return every square, row by row from the top, each row from the left."""
        return ((x, y) for y in range(self.height) for x in range(self.width))


@lru_cache(maxsize=1 << 14)
def footprint(cell: Cell, size: int) -> tuple[Cell, ...]:
    """Return the squares that a body of this size fills, in row order; ``cell`` is the top left one.

    Raises ValueError for a size other than 1 or 2."""
    x, y = cell
    if size == 1:
        return (cell,)
    if size == 2:
        return (cell, (x + 1, y), (x, y + 1), (x + 1, y + 1))
    raise ValueError(f"a body fills 1x1 or 2x2 squares, not {size}x{size}")


def fits(grid: SquareGrid, cell: Cell, size: int) -> bool:
    """Return whether a body of this size may stand here: all its squares are on the board, on ground to stand on."""
    return cell in standing_room(grid, size)


# A set for a 64x64 board takes about 0.5 MB.
@lru_cache(maxsize=32)
def standing_room(grid: SquareGrid, size: int) -> frozenset[Cell]:
    """Return the cells where a body of this size may stand while the board is empty."""
    open_squares = {cell for cell in grid.cells() if not grid.blocks(cell)}
    return frozenset(cell for cell in open_squares if open_squares.issuperset(footprint(cell, size)))


def overlapping(cell_a: Cell, size_a: int, cell_b: Cell, size_b: int) -> bool:
    """Return whether two bodies would fill a square in common."""
    (ax, ay), (bx, by) = cell_a, cell_b
    return ax < bx + size_b and bx < ax + size_a and ay < by + size_b and by < ay + size_a


def adjacent(cell_a: Cell, size_a: int, cell_b: Cell, size_b: int) -> bool:
    """Return whether two bodies share a side or a corner. Bodies that overlap are not adjacent. Walls do not matter."""
    (ax, ay), (bx, by) = cell_a, cell_b
    touching = ax <= bx + size_b and bx <= ax + size_a and ay <= by + size_b and by <= ay + size_a
    return touching and not overlapping(cell_a, size_a, cell_b, size_b)


@lru_cache(maxsize=1 << 14)
def neighbours(cell: Cell, size: int) -> tuple[Cell, ...]:
    """Return the ring of squares around a body (8 or 12), in row order. Squares off the board are in it too."""
    x, y = cell
    filled = footprint(cell, size)
    around = ((i, j) for j in range(y - 1, y + size + 1) for i in range(x - 1, x + size + 1))
    return tuple(square for square in around if square not in filled)


def corner_barred(grid: SquareGrid, from_cell: Cell, to_cell: Cell, size: int = 1) -> bool:
    """Return whether ground that nobody may enter bars the diagonal step of a body from one cell to the next.

    # rule: skirmish/corners
    A square that moves diagonally passes between two squares, and either of them being closed bars it; creatures do
    not. A 2x2 body moves as one block: the rule is asked for each of its four squares. Squares that it leaves or
    enters cannot be closed, so what is left are the two squares in the remaining corners of the 3x3 that the block
    sweeps. (For a single square the same two corners, of the 2x2 that it sweeps.)
    A straight step is never barred. Raises ValueError if the cells are not one king's step apart."""
    (ax, ay), (bx, by) = from_cell, to_cell
    if king_distance(from_cell, to_cell) != 1:
        raise ValueError(f"{from_cell} to {to_cell} is not one step")
    if ax == bx or ay == by:
        return False
    ahead = size - 1
    left, right = min(ax, bx), max(ax, bx) + ahead
    top, bottom = min(ay, by), max(ay, by) + ahead
    if (ax < bx) == (ay < by):
        return grid.closed((right, top)) or grid.closed((left, bottom))
    return grid.closed((left, top)) or grid.closed((right, bottom))


def king_distance(a: Cell, b: Cell) -> int:
    """Return the king's moves between two squares, counted straight: walls do not matter."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))

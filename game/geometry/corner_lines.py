"""What a line between two corner points meets: the one description from which reports and tables are made.

The point (x, y) is the top left corner of square (x, y). A line from a point is cut at the points it passes through,
into equal pieces with no point inside; a piece either runs along an edge one long or slants across squares.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from game.geometry.squares import Cell


def corners(cell: Cell, size: int) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the four corner points of a space, in row order."""
    x, y = cell
    return ((x, y), (x + size, y), (x, y + size), (x + size, y + size))


def pieces(dx: int, dy: int) -> tuple[Cell, int]:
    """Return the piece that a line of this displacement is made of, and how many; ((0, 0), 0) for a mere point."""
    count = gcd(dx, dy)
    return ((dx // count, dy // count), count) if count else ((0, 0), 0)


def beside_edge(dx: int, dy: int) -> tuple[Cell, Cell]:
    """Return the two squares beside an edge one long, relative to its first point."""
    if dx:
        left = min(dx, 0)
        return (left, -1), (left, 0)
    top = min(dy, 0)
    return (-1, top), (0, top)


@lru_cache(maxsize=1 << 14)
def inside_of(dx: int, dy: int) -> tuple[Cell, ...]:
    """Return the squares whose inside a slanting piece from (0, 0) to (dx, dy) enters, in that order."""
    if dx < 0 or dy < 0:
        mirrored = inside_of(abs(dx), abs(dy))
        return tuple([(x if dx > 0 else -x - 1, y if dy > 0 else -y - 1) for x, y in mirrored])
    return tuple([(x, y) for x in range(dx) for y in range(x * dy // dx, -(-(x + 1) * dy // dx))])

"""Lines of sight between squares, from corner to corner, in exact integers.

A line joins a corner of one space to a corner of the other. It is blocked when it enters the inside of a wall square,
when it runs along the edge that two wall squares share, or when it passes through (or ends at) the point where two
wall squares touch diagonally and the other two squares there are open. Touching a wall's edge or corner from outside
blocks nothing, and neither does the board's edge.

``sight`` reports on one pair of spaces, line by line. ``sight_table`` and ``verdict`` answer for a whole board from
tables that are kept: see ``sight_tables``. Both say the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from game.geometry.corner_lines import beside_edge, corners, inside_of, pieces
from game.geometry.sight_tables import BLOCKED, CLEAR, COVER, demand_on_board, sight_row, sight_table, verdict
from game.geometry.squares import Cell, SquareGrid

__all__ = [
    "BLOCKED",
    "CLEAR",
    "COVER",
    "CornerLine",
    "SightReport",
    "corners",
    "line_between",
    "sight",
    "sight_blockers",
    "sight_row",
    "sight_table",
    "verdict",
]

_WORDS: tuple[Literal["blocked", "cover", "clear"], ...] = ("blocked", "cover", "clear")


class CornerLine(msgspec.Struct, frozen=True):
    """A line between two corner points. ``blocker`` is the first wall square that blocks it, or None; ``pinch`` the
    point between two diagonal walls at which it is blocked, or None."""

    start: Cell
    end: Cell
    blocker: Cell | None = None
    pinch: Cell | None = None

    @property
    def clear(self) -> bool:
        return self.blocker is None


class SightReport(msgspec.Struct, frozen=True):
    """What can be seen of a space from another: the verdict, the corner that sees most, and every line.

    There are always 16 lines: four from each corner of the first space, both in row order. Spaces that touch share
    points, and a line from a point to itself has no length: only a pinch at the point blocks it."""

    verdict: Literal["clear", "cover", "blocked"]
    corner: Cell
    lines: tuple[CornerLine, ...]

    @property
    def sees(self) -> bool:
        return self.verdict != "blocked"

    @property
    def clear(self) -> bool:
        return self.verdict == "clear"

    @property
    def blockers(self) -> tuple[Cell, ...]:
        """Return the wall squares that block a line, each once, in the order of the lines."""
        return tuple(dict.fromkeys(line.blocker for line in self.lines if line.blocker is not None))


def sight(grid: SquareGrid, from_cell: Cell, from_size: int, to_cell: Cell, to_size: int) -> SightReport:
    """Return which corners of one space see which of the other, and what blocks the lines between the rest.

    # rule: skirmish/sight
    The best corner is the one with most clear lines, in row order between equals. Seeing is mutual; a clear shot
    need not be. Raises ValueError for a space that is not wholly on the board."""
    demand_on_board(grid, from_cell, from_size)
    demand_on_board(grid, to_cell, to_size)
    lines = tuple(
        line_between(grid, start, end) for start in corners(from_cell, from_size) for end in corners(to_cell, to_size)
    )
    seen = [sum(line.clear for line in lines[4 * index : 4 * index + 4]) for index in range(4)]
    best = seen.index(max(seen))
    word = _WORDS[CLEAR if seen[best] == 4 else COVER if seen[best] else BLOCKED]
    return SightReport(word, corners(from_cell, from_size)[best], lines)


# A refusal to shoot names what is in the way, and players try every target.
@lru_cache(maxsize=1 << 14)
def sight_blockers(grid: SquareGrid, from_cell: Cell, from_size: int, to_cell: Cell, to_size: int) -> tuple[Cell, ...]:
    """Return the wall squares that block lines of ``sight`` between two spaces, each once. Raises ValueError so."""
    return sight(grid, from_cell, from_size, to_cell, to_size).blockers


def line_between(grid: SquareGrid, start: Cell, end: Cell) -> CornerLine:
    """Return the line between two corner points, with the first thing that blocks it on the way from ``start``."""
    for blocker, pinch in _met(grid, start, end):
        return CornerLine(start, end, blocker, pinch)
    return CornerLine(start, end)


def _met(grid: SquareGrid, start: Cell, end: Cell) -> Iterator[tuple[Cell, Cell | None]]:
    """Yield what blocks a line, in order from its start: (wall square, pinch point or None)."""
    x, y = start
    (sx, sy), count = pieces(end[0] - x, end[1] - y)
    for index in range(count + 1):
        point = (x + index * sx, y + index * sy)
        yield from _pinched(grid, point)
        if index < count:
            yield from _crossed(grid, point, sx, sy)


def _pinched(grid: SquareGrid, point: Cell) -> Iterator[tuple[Cell, Cell]]:
    """Yield the upper of two walls that touch diagonally at a point, when the other two squares are open."""
    x, y = point
    a, b, c, d = (grid.wall(cell) for cell in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)))
    if a and d and not b and not c:
        yield (x - 1, y - 1), point
    elif b and c and not a and not d:
        yield (x, y - 1), point


def _crossed(grid: SquareGrid, point: Cell, sx: int, sy: int) -> Iterator[tuple[Cell, None]]:
    """Yield the walls that block a piece of line between two lattice points with none between them."""
    x, y = point
    if not sx or not sy:
        one, other = beside_edge(sx, sy)
        if grid.wall((x + one[0], y + one[1])) and grid.wall((x + other[0], y + other[1])):
            yield (x + one[0], y + one[1]), None
        return
    for cx, cy in inside_of(sx, sy):
        if grid.wall((x + cx, y + cy)):
            yield (x + cx, y + cy), None

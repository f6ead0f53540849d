"""Lines of sight between squares, from corner to corner, in exact integers.

A line joins a corner of one space to a corner of the other. It is blocked when it enters the inside of a wall square,
when it runs along the edge that two wall squares share, or when it passes through (or ends at) the point where two
wall squares touch diagonally and the other two squares there are open. Touching a wall's edge or corner from outside
blocks nothing, and neither does the board's edge.

For a whole board the lines are found for all starting points at once: for each displacement, the walls are shifted
over the squares that a line crosses, one bit a corner point.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import gcd
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.geometry.squares import Cell, SquareGrid

#: The verdicts of ``sight_table`` and ``verdict``.
BLOCKED, COVER, CLEAR = 0, 1, 2
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
        """Whether nothing blocks the line."""
        return self.blocker is None


class SightReport(msgspec.Struct, frozen=True):
    """What can be seen of a space from another: the verdict, the corner that sees most, and every line."""

    verdict: Literal["clear", "cover", "blocked"]
    corner: Cell
    lines: tuple[CornerLine, ...]

    @property
    def sees(self) -> bool:
        """Whether any line is clear."""
        return self.verdict != "blocked"

    @property
    def clear(self) -> bool:
        """Whether one corner sees all four corners."""
        return self.verdict == "clear"

    @property
    def blockers(self) -> tuple[Cell, ...]:
        """Wall squares that block a line, each once, in the order of the lines."""
        return tuple(dict.fromkeys(line.blocker for line in self.lines if line.blocker is not None))


def corners(cell: Cell, size: int) -> tuple[Cell, Cell, Cell, Cell]:
    """The four corner points of a space, in row order; the point (x, y) is the top left corner of square (x, y)."""
    x, y = cell
    return ((x, y), (x + size, y), (x, y + size), (x + size, y + size))


def sight(grid: SquareGrid, from_cell: Cell, from_size: int, to_cell: Cell, to_size: int) -> SightReport:
    """Which corners see which, and what blocks the others. # rule: skirmish/sight"""
    lines = tuple(
        line_between(grid, start, end) for start in corners(from_cell, from_size) for end in corners(to_cell, to_size)
    )
    seen = [sum(line.clear for line in lines[4 * index : 4 * index + 4]) for index in range(4)]
    best = seen.index(max(seen))
    word = _WORDS[CLEAR if seen[best] == 4 else COVER if seen[best] else BLOCKED]
    return SightReport(word, corners(from_cell, from_size)[best], lines)


def line_between(grid: SquareGrid, start: Cell, end: Cell) -> CornerLine:
    """The line between two corner points, with the first thing that blocks it on the way from ``start``."""
    for blocker, pinch in _met(grid, start, end):
        return CornerLine(start, end, blocker, pinch)
    return CornerLine(start, end)


def _met(grid: SquareGrid, start: Cell, end: Cell) -> Iterator[tuple[Cell, Cell | None]]:
    """What blocks a line, in order from its start: (wall square, pinch point or None)."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    count = gcd(dx, dy)
    if not count:
        yield from _pinched(grid, start)
        return
    sx, sy = dx // count, dy // count
    for index in range(count + 1):
        point = (x + index * sx, y + index * sy)
        yield from _pinched(grid, point)
        if index < count:
            yield from _crossed(grid, point, sx, sy)


def _pinched(grid: SquareGrid, point: Cell) -> Iterator[tuple[Cell, Cell]]:
    """The upper of two walls that touch diagonally at a point, when the other two squares are open."""
    x, y = point
    a, b, c, d = (grid.wall(cell) for cell in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)))
    if a and d and not b and not c:
        yield (x - 1, y - 1), point
    elif b and c and not a and not d:
        yield (x, y - 1), point


def _crossed(grid: SquareGrid, point: Cell, sx: int, sy: int) -> Iterator[tuple[Cell, None]]:
    """Walls that block a piece of line between two lattice points with none between them."""
    x, y = point
    if not sx or not sy:
        one, other = _beside_edge(sx, sy)
        if grid.wall((x + one[0], y + one[1])) and grid.wall((x + other[0], y + other[1])):
            yield (x + one[0], y + one[1]), None
        return
    for cx, cy in _inside(sx, sy):
        if grid.wall((x + cx, y + cy)):
            yield (x + cx, y + cy), None


def _beside_edge(sx: int, sy: int) -> tuple[Cell, Cell]:
    """The two squares beside an edge one long, relative to its first point."""
    if sx:
        left = min(sx, 0)
        return (left, -1), (left, 0)
    top = min(sy, 0)
    return (-1, top), (0, top)


@lru_cache(maxsize=1 << 14)
def _inside(dx: int, dy: int) -> tuple[Cell, ...]:
    """Squares whose inside a slanting line from (0, 0) to (dx, dy) enters, in the order in which it does."""
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    width, height = abs(dx), abs(dy)
    squares = []
    for column in range(width):
        top = column * height // width
        bottom = -(-(column + 1) * height // width)
        for row in range(top, bottom):
            squares.append((column if right > 0 else -column - 1, row if down > 0 else -row - 1))
    return tuple(squares)


class _Lines:
    """All lines of a board. ``blocked[(dx, dy)]`` has a bit for each corner point from which a line of that
    displacement is blocked (dx > 0, or dx = 0 and dy >= 0; the others are the same lines from their other end)."""

    def __init__(self, grid: SquareGrid) -> None:
        self.stride = grid.width + 1
        self.width, self.height = grid.width, grid.height
        self._walls = sum(1 << (y * self.stride + x) for x, y in grid.cells() if grid.wall((x, y)))
        self._pinches = self._find_pinches()
        self.blocked: dict[Cell, int] = {}
        for dx in range(self.width + 1):
            for dy in range(-self.height if dx else 0, self.height + 1):
                self.blocked[dx, dy] = self._blocked_from(dx, dy)

    def _at(self, bits: int, x: int, y: int) -> int:
        """The bits moved so that a point holds what was at (x, y) from it."""
        offset = y * self.stride + x
        return bits >> offset if offset >= 0 else bits << -offset

    def _find_pinches(self) -> int:
        # Bit (x, y) of each: the square up left, up right, down left, down right of the point.
        a, b, c, d = (self._at(self._walls, x, y) for x, y in ((-1, -1), (0, -1), (-1, 0), (0, 0)))
        return (a & d & ~b & ~c) | (b & c & ~a & ~d)

    def _blocked_from(self, dx: int, dy: int) -> int:
        count = gcd(dx, dy)
        if not count:
            return self._pinches
        sx, sy = dx // count, dy // count
        found = 0
        if sx and sy:
            for x, y in _inside(dx, dy):
                found |= self._at(self._walls, x, y)
        else:
            one, other = _beside_edge(sx, sy)
            shut = self._at(self._walls, *one) & self._at(self._walls, *other)
            for index in range(count):
                found |= self._at(shut, index * sx, index * sy)
        for index in range(count + 1):
            found |= self._at(self._pinches, index * sx, index * sy)
        return found

    def is_clear(self, start: Cell, end: Cell) -> bool:
        """Whether nothing blocks the line between two corner points."""
        if end < start:
            start, end = end, start
        bits = self.blocked[end[0] - start[0], end[1] - start[1]]
        return not bits >> (start[1] * self.stride + start[0]) & 1

    def matrix(self) -> NDArray[np.bool_]:
        """Whether the line between any two corner points is clear: array [y, x, y', x']."""
        rows, columns = self.height + 1, self.width + 1
        clear = np.zeros((rows, columns, rows, columns), np.bool_)
        flat = clear.reshape(-1)
        points = rows * columns
        numbers = np.arange(points, dtype=np.int64).reshape(rows, columns)
        size = (points + 7) // 8
        keep = (1 << points) - 1
        for (dx, dy), bits in self.blocked.items():
            free = np.unpackbits(
                np.frombuffer((~bits & keep).to_bytes(size, "little"), np.uint8), count=points, bitorder="little"
            ).reshape(rows, columns)[max(0, -dy) : rows - max(0, dy), : columns - dx]
            start = numbers[max(0, -dy) : rows - max(0, dy), : columns - dx]
            end = start + dy * columns + dx
            flat[start * points + end] = free
            flat[end * points + start] = free
        return clear


@lru_cache(maxsize=8)
def _lines(grid: SquareGrid) -> _Lines:
    return _Lines(grid)


@lru_cache(maxsize=8)
def sight_table(grid: SquareGrid) -> NDArray[np.uint8]:
    """For every two squares [y, x, y', x']: 0 blocked, 1 cover, 2 clear shot from the first at the second.

    The array is kept for the board and cannot be written to."""
    clear = _lines(grid).matrix()
    any_corner = clear[:, :, :-1, :-1] | clear[:, :, 1:, :-1] | clear[:, :, :-1, 1:] | clear[:, :, 1:, 1:]
    all_corners = clear[:, :, :-1, :-1] & clear[:, :, 1:, :-1] & clear[:, :, :-1, 1:] & clear[:, :, 1:, 1:]
    seen = any_corner[:-1, :-1] | any_corner[1:, :-1] | any_corner[:-1, 1:] | any_corner[1:, 1:]
    shot = all_corners[:-1, :-1] | all_corners[1:, :-1] | all_corners[:-1, 1:] | all_corners[1:, 1:]
    table = seen.astype(np.uint8) + shot
    table.setflags(write=False)
    return table


@lru_cache(maxsize=8)
def _table_bytes(grid: SquareGrid) -> bytes:
    return sight_table(grid).tobytes()


def verdict(grid: SquareGrid, from_cell: Cell, from_size: int, to_cell: Cell, to_size: int) -> int:
    """BLOCKED, COVER or CLEAR between two spaces, as ``sight`` would report, from the board's table."""
    if from_size == 1 and to_size == 1:
        width, height = grid.width, grid.height
        index = ((from_cell[1] * width + from_cell[0]) * height + to_cell[1]) * width + to_cell[0]
        return _table_bytes(grid)[index]
    return _block_verdict(grid, from_cell, from_size, to_cell, to_size)


@lru_cache(maxsize=1 << 14)
def _block_verdict(grid: SquareGrid, from_cell: Cell, from_size: int, to_cell: Cell, to_size: int) -> int:
    lines = _lines(grid)
    found = BLOCKED
    for start in corners(from_cell, from_size):
        clear = [lines.is_clear(start, end) for end in corners(to_cell, to_size)]
        if all(clear):
            return CLEAR
        if any(clear):
            found = COVER
    return found

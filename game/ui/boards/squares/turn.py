"""A board of squares seen from another side: turned by quarters of a circle."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pygame

from game.geometry.squares import Cell
from game.ui.boards.squares.records import GroundShown

NumberT = TypeVar("NumberT", int, float)


class Turn(msgspec.Struct, frozen=True):
    """The way from a board of ``columns`` by ``rows`` as it lies to what is seen of it, turned by ``quarters``
    clockwise. Places may be measured in squares or in pixels."""

    columns: int
    rows: int
    quarters: int = 0

    @property
    def size(self) -> tuple[int, int]:
        """Return columns and rows as they are seen."""
        return (self.rows, self.columns) if self.quarters % 2 else (self.columns, self.rows)

    @property
    def back(self) -> Turn:
        """Return the way from what is seen to the board as it lies."""
        return Turn(*self.size, -self.quarters % 4)

    def point(self, place: tuple[NumberT, NumberT]) -> tuple[NumberT, NumberT]:
        """Return where a point is seen."""
        x, y = place
        ways = ((x, y), (self.rows - y, x), (self.columns - x, self.rows - y), (y, self.columns - x))
        return ways[self.quarters]

    def cell(self, cell: Cell, size: int = 1) -> Cell:
        """Return which square is seen at the upper left of a space."""
        if not self.quarters:
            return cell
        ends = self.point(cell), self.point((cell[0] + size, cell[1] + size))
        return min(x for x, _ in ends), min(y for _, y in ends)

    def rect(self, rect: pygame.Rect) -> pygame.Rect:
        """Return where a rectangle is seen."""
        (left, top), (right, bottom) = self.point(rect.topleft), self.point(rect.bottomright)
        return pygame.Rect(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top))

    def ground(self, shown: GroundShown) -> GroundShown:
        """Return a ground as it is seen, except for its picture and where sides start on it, which stay as they lie."""
        if not self.quarters:
            return shown
        names = (shown.column_names, shown.row_names)
        backward = (names[0][::-1], names[1][::-1])
        across, down = (names, (backward[1], names[0]), backward, (names[1], backward[0]))[self.quarters]
        columns, rows = self.size
        return GroundShown(
            columns,
            rows,
            shown.picture,
            shown.colour,
            {self.cell(cell): colour for cell, colour in shown.colours.items()},
            tuple((self.cell(start), self.cell(end)) for start, end in shown.lines),
            frozenset(map(self.cell, shown.closed)),
            frozenset(map(self.cell, shown.walls)),
            across,
            down,
            shown.starts,
        )

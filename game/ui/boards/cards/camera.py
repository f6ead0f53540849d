"""The camera over a table of cards: its places are measured in table units; its spaces are zones, rows and whatever
else can be pointed at."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import pygame

from game.ui.boards.cards.layout import Box, CardLayout
from game.ui.boards.shared.camera import Camera, Point

#: A space: its number and 0.
Cell = tuple[int, int]
#: How much nearer one step of the zoom is.
_STEP = 1.12
#: A table is at most this many times as wide as the view: the picture of its ground is kept in that size.
_NEAREST = 2.4


class CardCamera(Camera):
    """The board's camera over a layout of cards. Its zooms are whole pixels a unit, close together, so that the table
    fills its part of the screen. ``scrolls(place, steps)`` may take a turn of the wheel before it zooms."""

    steps = tuple(range(16, 141))
    air = 0.0

    def __init__(self, layout: CardLayout, rect: pygame.Rect) -> None:
        self.layout = layout
        self.scrolls: Callable[[Point, int], bool] | None = None
        super().__init__(1, 1, rect)
        self.look_at(layout)

    def look_at(self, layout: CardLayout) -> None:
        """Look at another table."""
        self.layout = layout
        self.columns, self.rows = layout.wide, layout.high
        self.clamp()

    def _zoom_within(self, largest: float) -> bool:
        # A table that fills its room is a whole number of pixels wide, except for what division leaves.
        return super()._zoom_within(largest + 1e-6)

    def flat(self) -> CardCamera:
        """Return a camera of the same zoom that sees the whole table, its corner at the pixel (0, 0)."""
        px = self.square_px
        seen = CardCamera(self.layout, pygame.Rect(0, 0, round(self.columns * px), round(self.rows * px)))
        seen._step, seen._centre = self._step, (seen.rect.width / 2 / px, seen.rect.height / 2 / px)
        return seen

    def draw_near(self, most: int = 0) -> bool:
        """Show all of the table, which is laid out for its view. Return False: nothing comes nearer."""
        self.fit()
        return False

    def zoom_by(self, steps: int, at: Point | None = None) -> None:
        """Zoom by a number of steps (below 0: out) at the pixel ``at``. Over a full zone the wheel scrolls its rows."""
        if at is not None and self.scrolls is not None and self.scrolls(at, steps):
            return
        wanted = min(self.square_px * _STEP**steps, _NEAREST * self.rect.width / self.columns)
        nearest = min(range(len(self.steps)), key=lambda n: abs(self.steps[n] - wanted))
        may_step = steps < 0 or wanted > self.square_px
        super().zoom_by(nearest - self._step or ((1 if steps > 0 else -1) if may_step else 0), at)

    def cell_at(self, pos: Point) -> Cell | None:
        """Return the space under a screen pixel; None outside the view or beside all spaces."""
        space = self.layout.space_at(self.place_at(pos)) if self.rect.collidepoint(pos) else None
        return (space, 0) if space is not None else None

    def rect_of(self, cell: Cell, size: int = 1) -> pygame.Rect:
        box = self.layout.spaces[cell[0]]
        (left, top), (right, bottom) = self.at((box.x, box.y)), self.at((box.right, box.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)

    def beside(self, cell: Cell, way: tuple[int, int]) -> Cell:
        """Return the nearest space that lies that way; the same one where there is none."""
        here = self.layout.spaces[cell[0]]
        found = [
            (_away(here, box, way), math.dist(here.middle, box.middle), space)
            for space, box in self.layout.spaces.items()
        ]
        return min((one for one in found if one[0] >= 0), default=(0.0, 0.0, cell[0]))[2], 0

    def middle_cell(self) -> Cell:
        spaces = sorted(self.layout.spaces)
        return (spaces[len(spaces) // 2] if spaces else 0), 0

    def follow(self, spaces: Iterable[tuple[Cell, int]]) -> bool:
        """Go to where something happens, if any of those spaces is out of view. True when the view moves."""
        wanted = [cell for cell, _ in spaces if cell[0] in self.layout.spaces]
        if not wanted or all(self.sees(cell) for cell in wanted) or self._sees_enough(wanted):
            return False
        middles = [self.layout.spaces[cell[0]].middle for cell in wanted]
        xs, ys = [x for x, _ in middles], [y for _, y in middles]
        self._go(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
        return True

    def _sees_enough(self, cells: Iterable[Cell]) -> bool:
        """Return whether a zone larger than the view is seen well enough: the middle of the view lies in it."""
        boxes = [self.layout.spaces[cell[0]] for cell in cells]
        return all(box.holds(self.centre) and not self.free.contains(self.rect_of(cell))
                   for box, cell in zip(boxes, cells, strict=True))  # fmt: skip

    def _clamped(self, place: Point) -> Point:
        """Keep the table in view: no more bare ground beyond it than must be."""
        half = self.free.width / self.square_px / 2, self.free.height / self.square_px / 2
        return _between(place[0], half[0], self.columns), _between(place[1], half[1], self.rows)


def _away(here: Box, there: Box, way: tuple[int, int]) -> float:
    """Return how far a rectangle lies that way of another, edge from edge, more if aside; below 0: not that way."""
    across = max(there.x - here.right, here.x - there.right)
    down = max(there.y - here.bottom, here.y - there.bottom)
    ahead, aside = (across, down) if way[0] else (down, across)
    behind = (here.middle[0] - there.middle[0]) * way[0] + (here.middle[1] - there.middle[1]) * way[1]
    if behind >= 0 or ahead < -0.05:
        return -1.0
    return max(0.0, ahead) + 4 * max(0.0, aside)


def _between(middle: float, half_view: float, length: float) -> float:
    # A table that is seen whole stands still: figures stand at its very rim.
    if 2 * half_view >= length:
        return length / 2
    return max(half_view - 0.3, min(length + 0.3 - half_view, middle))

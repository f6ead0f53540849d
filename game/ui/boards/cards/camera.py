"""The camera over a table of zones: its places are measured in table units, and its spaces are the zones."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.ui.boards.cards.layout import ZoneLayout
from game.ui.boards.shared.camera import Camera, Point

#: A zone as a space: its number and 0.
Cell = tuple[int, int]
#: How much nearer one step of the zoom is.
_STEP = 1.12


class ZoneCamera(Camera):
    """The board's camera over a layout of zones. Its zooms are whole pixels a unit, close together, so that the table
    fills its part of the screen. ``scrolls(place, steps)`` may take a turn of the wheel before it zooms."""

    steps = tuple(range(16, 141))

    def __init__(self, layout: ZoneLayout, rect: pygame.Rect) -> None:
        self.layout = layout
        self.scrolls: Callable[[Point, int], bool] | None = None
        super().__init__(1, 1, rect)
        self.look_at(layout)

    def look_at(self, layout: ZoneLayout) -> None:
        """Look at another table."""
        self.layout = layout
        self.columns, self.rows = layout.wide, layout.high
        self.clamp()

    def flat(self) -> ZoneCamera:
        """A camera of the same zoom that sees the whole table, its corner at the pixel (0, 0)."""
        px = self.square_px
        seen = ZoneCamera(self.layout, pygame.Rect(0, 0, round(self.columns * px), round(self.rows * px)))
        seen._step, seen._centre = self._step, (seen.rect.width / 2 / px, seen.rect.height / 2 / px)
        return seen

    def fit(self) -> None:
        """Show the whole table as large as it goes."""
        room = min(self.rect.width / self.columns, self.rect.height / self.rows)
        self._step = max((step for step, px in enumerate(self.steps) if px <= room), default=0)
        self.centre_on((self.columns / 2, self.rows / 2))

    def zoom_by(self, steps: int, at: Point | None = None) -> None:
        """So many steps nearer (or, below 0, further away), on the pixel ``at``. Over a zone that is full, the wheel
        scrolls its rows instead."""
        if at is not None and self.scrolls is not None and self.scrolls(at, steps):
            return
        wanted = self.square_px * _STEP**steps
        nearest = min(range(len(self.steps)), key=lambda n: abs(self.steps[n] - wanted))
        super().zoom_by(nearest - self._step or (1 if steps > 0 else -1), at)

    def cell_at(self, pos: Point) -> Cell | None:
        """The zone under a screen pixel; None outside the view or beside the zones."""
        zone = self.layout.zone_at(self.place_at(pos)) if self.rect.collidepoint(pos) else None
        return (zone, 0) if zone is not None else None

    def rect_of(self, cell: Cell, size: int = 1) -> pygame.Rect:
        """The screen rectangle of a zone."""
        box = self.layout.zones[cell[0]]
        (left, top), (right, bottom) = self.at((box.x, box.y)), self.at((box.right, box.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)

    def beside(self, cell: Cell, way: tuple[int, int]) -> Cell:
        """The zone to the right or to the left; at the ends the same one."""
        return min(max(cell[0] + way[0], min(self.layout.zones)), max(self.layout.zones)), 0

    def middle_cell(self) -> Cell:
        """The zone in the middle."""
        zones = sorted(self.layout.zones)
        return zones[len(zones) // 2], 0

    def follow(self, spaces: Iterable[tuple[Cell, int]]) -> bool:
        """Go to where something happens, if any of those zones is out of view. True when the view moves."""
        wanted = [cell for cell, _ in spaces if cell[0] in self.layout.zones]
        if not wanted or all(self.sees(cell) for cell in wanted) or self._sees_enough(wanted):
            return False
        middles = [self.layout.zones[cell[0]].middle for cell in wanted]
        xs, ys = [x for x, _ in middles], [y for _, y in middles]
        self.glide_to(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
        return True

    def _sees_enough(self, cells: Iterable[Cell]) -> bool:
        """A zone larger than the view is seen well enough when the middle of the view lies in it."""
        boxes = [self.layout.zones[cell[0]] for cell in cells]
        return all(box.holds(self.centre) and not self.rect.contains(self.rect_of(cell))
                   for box, cell in zip(boxes, cells, strict=True))  # fmt: skip

    def _clamped(self, place: Point) -> Point:
        """Keep the table in view: no more bare ground beyond it than must be."""
        half = self.rect.width / self.square_px / 2, self.rect.height / self.square_px / 2
        return _between(place[0], half[0], self.columns), _between(place[1], half[1], self.rows)


def _between(middle: float, half_view: float, length: float) -> float:
    low, high = half_view - 0.3, length + 0.3 - half_view
    return length / 2 if low > high else max(low, min(high, middle))

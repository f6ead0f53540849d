"""How a battlefield of hexes is laid on the screen: seen at a slant from the front, turned by sixths of a circle.

The plane of the picture is measured in hexes: a hex is one wide and one from corner to corner, rows are 3/4 apart and
each level lifts by 1/4. With the camera's zooms, which are all multiples of four pixels, every corner of every prism
lies on a whole pixel.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, neighbours, rotated
from game.ui.boards.shared.camera import STEPS, Camera

#: In hexes: from row to row, and what a level lifts.
ROW, LIFT = 0.75, 0.25
#: The corners of a top, clockwise from the right: between the edges to ``DIRECTIONS`` n - 1 and n.
CORNERS: tuple[tuple[float, float], ...] = (
    (0.5, -0.25),
    (0.5, 0.25),
    (0.0, 0.5),
    (-0.5, 0.25),
    (-0.5, -0.25),
    (0.0, -0.5),
)

Point = tuple[float, float]


def ground_shift(dq: float, dr: float) -> Point:
    """Return what a way given in hexes (axial, of the turned board) is on the picture's plane."""
    return dq + dr / 2, dr * ROW


class Projection:
    """The places of a ground on the picture's plane, turned by ``sixths`` clockwise.

    ``columns`` and ``rows`` are the plane's size in hexes, all prisms, pillars and walls included. ``floor`` is the
    level on which the slab of the board lies."""

    def __init__(self, terrain: HexTerrain, sixths: int = 0) -> None:
        self.terrain = terrain
        self.sixths = sixths % 6
        self.floor = min(column.top for column in terrain.columns) - 1
        self._turned = {column.at: rotated(column.at, self.sixths) for column in terrain.columns}
        self._left = self._up = 0.0
        #: All places from the back row to the front one, each row from left to right.
        self.order: tuple[Hex, ...] = tuple(
            sorted(self._turned, key=lambda place: (self._turned[place][1], self._turned[place][0]))
        )
        flat = {place: ground_shift(*turned) for place, turned in self._turned.items()}
        tops = {place: max(terrain.blocked_top(place), terrain.top(place)) for place in flat}
        for (a, b), height in terrain.wall_tops.items():
            tops[a], tops[b] = max(tops[a], height), max(tops[b], height)
        self._left = min(x for x, _ in flat.values()) - 0.5
        self._up = min(y - 0.5 - (tops[place] - self.floor) * LIFT for place, (_, y) in flat.items())
        self.columns = max(x for x, _ in flat.values()) + 0.5 - self._left
        self.rows = max(y for _, y in flat.values()) + 0.5 - self._up
        self._flat = {place: (x - self._left, y - self._up) for place, (x, y) in flat.items()}
        self._strips: dict[int, list[Hex]] = {}
        for place in reversed(self.order):
            first = round((self._flat[place][0] - 0.5) * 2)
            for strip in (first, first + 1):
                self._strips.setdefault(strip, []).append(place)

    def turned(self, place: Hex) -> Hex:
        """Return the place as if the turned board were the board."""
        return rotated(place, self.sixths)

    def unturned(self, place: Hex) -> Hex:
        """Return the place of the board for a place of the turned board."""
        return rotated(place, 6 - self.sixths)

    def flat(self, place: Hex) -> Point:
        """Return where the middle of a space would lie on the floor."""
        found = self._flat.get(place)
        if found is not None:
            return found
        x, y = ground_shift(*rotated(place, self.sixths))
        return x - self._left, y - self._up

    def spot(self, place: Hex, level: float | None = None) -> Point:
        """Return where the middle of a space lies at a level; by default on its top."""
        x, y = self.flat(place)
        height = self.top(place) if level is None else level
        return x, y - (height - self.floor) * LIFT

    def point(self, across: Point, level: float) -> Point:
        """Return where a point of space lies: axial (fractions allowed) and a level."""
        q, r = across
        for _ in range(self.sixths):
            q, r = -r, q + r
        x, y = ground_shift(q, r)
        return x - self._left, y - self._up - (level - self.floor) * LIFT

    def middle(self, spaces: Sequence[Hex], level: float | None = None) -> Point:
        """Return the middle of a body's one or two spaces."""
        spots = [self.spot(place, level) for place in spaces]
        return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)

    def top(self, place: Hex) -> int:
        """Return the level of a space's top; of the floor where there is none."""
        column = self.terrain.by_place.get(place)
        return column.top if column is not None else self.floor

    def place_at(self, point: Point) -> Hex | None:
        """Return the space whose top, side or pillar is seen at a point of the plane; None beside the board."""
        x, y = point
        for place in self._strips.get(int(x * 2 // 1), ()):
            column = self.terrain.by_place[place]
            middle, top = self.spot(place)
            aside = abs(x - middle)
            reach = 0.5 - aside / 2
            if top - reach <= y < top + reach + (column.top - self.floor) * LIFT:
                return place
            if column.pillar and aside <= 0.26 and top - column.pillar * LIFT - 0.2 <= y < top:
                return place
        return None


#: How far a figure reaches up from the middle of its space, in hexes.
FIGURE_RISES = 0.93


class HexCamera(Camera):
    """The camera over a battlefield: the board's camera over the picture's plane, whose unit is a hex across. Its zooms
    are multiples of four pixels, or corners would fall between two. The plane ends with the slab's own edge, so that
    next to no table is left around it."""

    steps = tuple(px for px in STEPS if px % 4 == 0)
    air = 0.0
    fills = 0.6

    def __init__(self, projection: Projection, rect: pygame.Rect) -> None:
        self.projection = projection
        super().__init__(1, 1, rect)
        self.look_at(projection)

    def look_at(self, projection: Projection) -> None:
        """Look at another board, or at the same one turned: all of it, where all was in view; else what is in the
        middle stays there as well as it can."""
        saw_all = self.columns > 1 and self.sees_all
        middle = self.projection.place_at(self.centre) if self.columns > 1 else None
        self.projection = projection
        self.columns, self.rows = projection.columns, projection.rows
        if saw_all:
            self.fit()
        elif middle is not None and middle in projection.terrain.by_place:
            self.centre_on(projection.spot(middle))
        else:
            self.clamp()

    def cell_at(self, pos: Point) -> Hex | None:
        return self.projection.place_at(self.place_at(pos)) if self.rect.collidepoint(pos) else None

    def rect_of(self, cell: Hex, size: int = 1) -> pygame.Rect:
        """Return the screen rectangle around a space's top."""
        px = self.square_px
        x, y = self.at(self.projection.spot(cell))
        return pygame.Rect(x - px // 2, y - px // 2, px, px)

    def figure_rect(self, cell: Hex, size: int = 1) -> pygame.Rect:
        """Return the screen rectangle around a space's top with a figure on it, which stands up beyond it."""
        px = self.square_px
        top, rises = self.rect_of(cell), round(px * FIGURE_RISES)
        return pygame.Rect(top.x, top.bottom - px // 2 - rises, px, px // 2 + rises)

    def beside(self, cell: Hex, way: tuple[int, int]) -> Hex:
        """Return the nearest space in that direction on the screen; up and down keep to a column, row by row."""
        x, y = self.projection.flat(cell)
        lean = 0.01 if self.projection.turned(cell)[1] % 2 else -0.01

        def along(place: Hex) -> float:
            to_x, to_y = self.projection.flat(place)
            return (to_x - x) * (way[0] + lean * abs(way[1])) + (to_y - y) * way[1]

        beside = [place for place in neighbours(cell) if place in self.projection.terrain.by_place]
        best = max(beside, key=along, default=cell)
        return best if along(best) > 0.3 else cell

    def middle_cell(self) -> Hex:
        spaces = self.projection.order
        middle = (self.columns / 2, self.rows / 2)
        return min(spaces, key=lambda place: math.dist(self.projection.spot(place), middle))

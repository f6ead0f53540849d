"""How Tiled lays out the hexes of a map: their places in pixels, and which hex or edge lies at a point."""

from __future__ import annotations

import math

import msgspec

from game.geometry.hexes import Stagger, from_axial, neighbours, to_axial
from game.tiled.cells import Cell

#: How far from the middle of an edge, in steps between two hexes, an object may lie to be taken for that edge's. The
#: middles of two edges are half a step apart.
_NEAR = 0.2


def hex_corner(tile_size: tuple[int, int], side: int, stagger: tuple[str, str], cell: Cell) -> tuple[int, int]:
    """Return the upper left pixel of a hex's box. ``side`` is Tiled's hex side length, 0 for a staggered map."""
    x, y = cell
    width, height = tile_size
    axis, index = stagger
    if axis == "y":
        shifted = (y % 2 == 1) != (index == "even")
        return x * width + (width // 2 if shifted else 0), y * ((height - side) // 2 + side)
    shifted = (x % 2 == 1) != (index == "even")
    return x * ((width - side) // 2 + side), y * height + (height // 2 if shifted else 0)


class HexCells(msgspec.Struct, frozen=True):
    """The hexes of a map: columns and rows, and the size of a hex's box and of its side in pixels."""

    size: tuple[int, int]
    tile_size: tuple[int, int]
    side: int
    stagger: Stagger

    def middle(self, cell: Cell) -> tuple[float, float]:
        left, top = hex_corner(self.tile_size, self.side, (self.stagger.axis, self.stagger.index), cell)
        return left + self.tile_size[0] / 2, top + self.tile_size[1] / 2

    def inside(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.size[0] and 0 <= cell[1] < self.size[1]

    def around(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the six neighbours of a hex, on the map or off it."""
        return tuple(from_axial(self.stagger, place) for place in neighbours(to_axial(self.stagger, *cell)))

    def apart(self, a: tuple[float, float], b: tuple[float, float]) -> float:
        """Return how far apart two points are, in steps between two hexes."""
        across, down = self._pitch()
        if self.stagger.axis == "y":
            down /= math.sqrt(0.75)
        else:
            across /= math.sqrt(0.75)
        return math.hypot((a[0] - b[0]) / across, (a[1] - b[1]) / down)

    def _pitch(self) -> tuple[float, float]:
        """Return the pixels from one column to the next, and from one row to the next."""
        width, height = self.tile_size
        if self.stagger.axis == "y":
            return width, max(1, (height - self.side) // 2 + self.side)
        return max(1, (width - self.side) // 2 + self.side), height

    def nearest(self, point: tuple[float, float]) -> Cell:
        """Return the map's hex whose middle is nearest to a point."""
        near = []
        for place, pitch, count in zip(point, self._pitch(), self.size, strict=True):
            about = min(max(int(place / pitch), 0), count - 1)
            near.append(range(max(0, about - 3), min(count, about + 4)))
        beside = ((x, y) for y in near[1] for x in near[0])
        return min(beside, key=lambda cell: self.apart(self.middle(cell), point))

    def at(self, point: tuple[float, float]) -> Cell | None:
        """Return the hex that a point lies in; None off the map."""
        cell = self.nearest(point)
        distance = self.apart(self.middle(cell), point)
        beyond = [near for near in self.around(cell) if not self.inside(near)]
        # A hex is what is nearer to its middle than to any other, and no wider than a step.
        is_off = distance > 0.6 or any(self.apart(self.middle(near), point) < distance for near in beyond)
        return None if is_off else cell

    def edge_at(self, point: tuple[float, float]) -> tuple[Cell, Cell] | None:
        """Return the two hexes that a point lies between, the second perhaps off the map; None near no edge."""
        distance, beyond = self._edges(point)[0]
        return (self.nearest(point), beyond) if distance <= _NEAR else None

    def edges_alike(self, point: tuple[float, float]) -> tuple[Cell, Cell] | None:
        """Return the two hexes beyond the edges of the nearest hex between which a point cannot be told apart; None
        where it is one edge's, or as near to more of them."""
        near = self._edges(point)
        alike = [beyond for distance, beyond in near if distance - near[0][0] < _NEAR]
        return (alike[0], alike[1]) if near[0][0] > _NEAR and len(alike) == 2 else None

    def _edges(self, point: tuple[float, float]) -> list[tuple[float, Cell]]:
        """Return how far a point is from the middles of its hex's edges, with the hexes beyond, nearest first."""
        cell = self.nearest(point)
        x, y = self.middle(cell)
        found = []
        for beyond in self.around(cell):
            there_x, there_y = self.middle(beyond)
            found.append((self.apart(((x + there_x) / 2, (y + there_y) / 2), point), beyond))
        return sorted(found, key=lambda edge: edge[0])

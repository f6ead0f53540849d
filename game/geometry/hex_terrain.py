"""Ground of hexes at different heights: columns, water, pillars that fill a space, walls that stand on edges.

Heights are counted in levels. Everything here is exact and without game words; bodies come in where they are needed.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

import msgspec

from game.geometry.hexes import Edge, Hex, neighbours


class Column(msgspec.Struct, frozen=True):
    """A space: its place, the level that the map gives it, whether water covers it, and how high a pillar on it stands
    above its top (0 for none)."""

    at: Hex
    level: int
    water: bool = False
    pillar: int = 0

    @property
    def top(self) -> int:
        """The level that a figure stands on: water lies one below."""
        return self.level - 1 if self.water else self.level


class Wall(msgspec.Struct, frozen=True):
    """A wall on the edge between two neighbours, ``height`` levels above the higher of their tops."""

    edge: Edge
    height: int


class HexTerrain(msgspec.Struct, frozen=True, cache_hash=True, dict=True):
    """The ground of a board. ``columns`` are sorted by row and place; raises ValueError for doubles and for walls that
    stand on no edge between two spaces."""

    columns: tuple[Column, ...]
    walls: tuple[Wall, ...] = ()

    def __post_init__(self) -> None:
        if not self.columns:
            raise ValueError("a board needs at least one space")
        if len(self.by_place) != len(self.columns):
            raise ValueError("a space is given twice")
        for wall in self.walls:
            a, b = wall.edge
            if a not in self.by_place or b not in self.by_place or b not in neighbours(a) or a > b:
                raise ValueError(f"a wall stands between {a} and {b}, which are not two neighbouring spaces")

    @cached_property
    def by_place(self) -> dict[Hex, Column]:
        """Each space by its place."""
        return {column.at: column for column in self.columns}

    @cached_property
    def tops(self) -> dict[Hex, int]:
        """The level that a figure stands on, by space."""
        return {column.at: column.top for column in self.columns}

    @cached_property
    def blocked_tops(self) -> dict[Hex, int]:
        """The level below which nothing is seen through a space, by space."""
        return {column.at: column.top + column.pillar for column in self.columns}

    @cached_property
    def wall_tops(self) -> dict[Edge, int]:
        """The top of each wall, in levels, by its edge."""
        tops: dict[Edge, int] = {}
        for wall in self.walls:
            a, b = wall.edge
            top = max(self.by_place[a].top, self.by_place[b].top) + wall.height
            tops[wall.edge] = max(top, tops.get(wall.edge, top))
        return tops

    @cached_property
    def first(self) -> HexTerrain:
        """The first of the grounds that are equal to this one: a board is read anew with every state. Tables belong to
        it, so that they are made once and found without comparing column by column."""
        return _first_of(self)

    @cached_property
    def worked_out(self) -> dict[Any, Any]:
        """What others have worked out about this ground, by keys of theirs. It is no part of what it is."""
        return {} if self.first is self else self.first.worked_out

    def top(self, place: Hex) -> int:
        """The level that a figure on the space stands on. Raises KeyError for a place that is no space."""
        return self.tops[place]

    def blocked_top(self, place: Hex) -> int:
        """The level below which nothing is seen through the space: its top, or that of the pillar on it."""
        return self.blocked_tops[place]


@lru_cache(maxsize=16)
def _first_of(terrain: HexTerrain) -> HexTerrain:
    return terrain

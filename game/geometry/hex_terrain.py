"""Ground of hexes at different heights: columns of some kind of ground, pillars that fill a space, walls on edges.

Heights are counted in levels. Everything here is exact and without game words; bodies come in where they are needed.
"""

from __future__ import annotations

from functools import cached_property
from itertools import count
from weakref import WeakValueDictionary

import msgspec

from game.geometry.hex_grounds import BY_NAME, LAND, GroundKind
from game.geometry.hexes import Edge, Hex, neighbours
from game.geometry.worked_out import WorkedOut

#: How many grounds keep their tables: those used last.
_KNOWN = 4


class Column(msgspec.Struct, frozen=True):
    """A space: its place, the level that the map gives it, the name of its ground ("" for plain land), and how high a
    pillar on it stands above its top (0 for none). Raises ValueError for a ground that does not exist."""

    at: Hex
    level: int
    ground: str = ""
    pillar: int = 0

    def __post_init__(self) -> None:
        if self.ground not in BY_NAME:
            raise ValueError(f"there is no ground {self.ground!r}; there are {', '.join(filter(None, BY_NAME))}")

    @property
    def kind(self) -> GroundKind:
        return BY_NAME[self.ground] if self.ground else LAND

    @property
    def top(self) -> int:
        """Return the level that a figure stands on: some ground lies below its print."""
        return self.level - BY_NAME[self.ground].sinks if self.ground else self.level


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
        return {column.at: column for column in self.columns}

    @cached_property
    def tops(self) -> dict[Hex, int]:
        """Return the level that a figure stands on, by space."""
        return {column.at: column.top for column in self.columns}

    @cached_property
    def blocked_tops(self) -> dict[Hex, int]:
        """Return the level below which nothing is seen through a space, by space."""
        return {column.at: column.top + column.pillar for column in self.columns}

    @cached_property
    def stopping(self) -> frozenset[Hex]:
        """Return the spaces whose ground ends the move of anything that enters."""
        return frozenset(column.at for column in self.columns if column.kind.stops)

    @cached_property
    def slow(self) -> dict[Hex, int]:
        """Return what a step costs more, by space, where the ground is slow."""
        return {column.at: column.kind.slows for column in self.columns if column.kind.slows}

    @cached_property
    def harms(self) -> dict[Hex, int]:
        """Return the damage to anything that ends a move there, by space, where the ground hurts."""
        return {column.at: column.kind.hurts for column in self.columns if column.kind.hurts}

    @cached_property
    def wall_tops(self) -> dict[Edge, int]:
        """Return the top of each wall, in levels, by its edge."""
        tops: dict[Edge, int] = {}
        for wall in self.walls:
            a, b = wall.edge
            top = max(self.by_place[a].top, self.by_place[b].top) + wall.height
            tops[wall.edge] = max(top, tops.get(wall.edge, top))
        return tops

    @cached_property
    def first(self) -> HexTerrain:
        """Return the first of the grounds that are equal to this one: a board is read again with every state. Tables
        belong to it, so that they are made once and found without comparing column by column."""
        first = _firsts[self] = _firsts.pop(self, self)
        for older in tuple(_firsts)[:-_KNOWN]:
            # It is emptied, too: others may hold the ground for long.
            if (gone := _firsts.pop(older, None)) is not None:
                gone.worked_out.clear()
        return first

    @cached_property
    def worked_out(self) -> WorkedOut:
        """Return what others have worked out about this ground, by keys of theirs. It is not part of what it is."""
        if self.first is not self:
            return self.first.worked_out
        tables = WorkedOut()
        _tables[next(_numbers)] = tables
        return tables

    def top(self, place: Hex) -> int:
        """Return the level that a figure on the space stands on. Raises KeyError for a place that is not a space."""
        return self.tops[place]

    def blocked_top(self, place: Hex) -> int:
        """Return the level below which nothing is seen through the space: its top, or that of the pillar on it."""
        return self.blocked_tops[place]


_firsts: dict[HexTerrain, HexTerrain] = {}
#: The tables of all grounds that live, also of those that are no longer known but are played on again, by numbers.
_tables: WeakValueDictionary[int, WorkedOut] = WeakValueDictionary()
_numbers = count()


def forget_grounds() -> None:
    """Forget what was worked out about all grounds, as when a match is left: the next one is played elsewhere."""
    _firsts.clear()
    # Maps are read meanwhile, and make others: this lists them at once.
    for kept in _tables.valuerefs():
        if (tables := kept()) is not None:
            tables.clear()

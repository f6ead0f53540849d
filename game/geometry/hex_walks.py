"""Ways over footprints: what ``hex_reach.ways`` finds, found faster where what bars, stops and holds can be listed.

A footprint is the tuple of the spaces that a body fills, the front first. They are numbered, so that the search looks
things up in lists, and the steps of each on an empty ground are kept as plain numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from typing import Any

from game.geometry.hex_reach import Step
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, neighbours

Footprint = tuple[Hex, ...]
#: A step onto a footprint: its number, the cost, the risk, and whether it stops.
_Onward = tuple[int, int, int, bool]
#: A way: the number of the footprint that it leads to, the way that it prolongs, and whether it ends there.
_Way = tuple[int, Any, bool]
_NOBODY: frozenset[int] = frozenset()


class Footprints:
    """The footprints of bodies of one space or of two on a ground, by numbers. ``turned`` is the number of the one that
    fills the same spaces the other way round (-1: none); ``by_front`` are those whose front fills a space, ``filling``
    those that fill it at all."""

    def __init__(self, terrain: HexTerrain, length: int) -> None:
        columns = terrain.by_place
        fronts: Iterable[Footprint] = ((space,) for space in columns)
        if length == 2:
            fronts = ((front, back) for front in columns for back in neighbours(front) if back in columns)
        self.places: tuple[Footprint, ...] = tuple(fronts)
        self.numbers = {place: number for number, place in enumerate(self.places)}
        self.turned = tuple(self.numbers[place[::-1]] if length == 2 else -1 for place in self.places)
        self.by_front: dict[Hex, list[int]] = {space: [] for space in columns}
        self.filling: dict[Hex, list[int]] = {space: [] for space in columns}
        for number, place in enumerate(self.places):
            self.by_front[place[0]].append(number)
            for space in place:
                self.filling[space].append(number)


def footprints(terrain: HexTerrain, length: int) -> Footprints:
    """Return the footprints of bodies of a length, 1 or 2, numbered once for a ground."""
    key = (footprints, length)
    known: Footprints | None = terrain.worked_out.get(key)
    if known is None:
        known = terrain.worked_out[key] = Footprints(terrain, length)
    return known


class StepGraph:
    """The steps between footprints on an empty ground. ``steps`` gives those of one; it is asked once for each."""

    def __init__(self, prints: Footprints, steps: Callable[[Footprint], Iterable[Step]]) -> None:
        self.prints = prints
        self._steps = steps
        self.onward: list[tuple[_Onward, ...] | None] = [None] * len(prints.places)

    def worked_out(self, number: int) -> tuple[_Onward, ...]:
        """Return the steps from a footprint, worked out and kept."""
        numbers = self.prints.numbers
        found = tuple(
            (numbers[step.node], step.cost, step.risk, step.stops) for step in self._steps(self.prints.places[number])
        )
        self.onward[number] = found
        return found


class Walks:
    """The best way to each footprint that can be reached, in the order in which they were found: least risk first, then
    least cost. The start is never among them."""

    __slots__ = ("_found", "_prints")

    def __init__(self, prints: Footprints, found: dict[int, tuple[int, int, _Way]]) -> None:
        self._prints, self._found = prints, found

    def __contains__(self, place: Footprint) -> bool:
        return self._prints.numbers.get(place) in self._found

    def __iter__(self) -> Iterator[Footprint]:
        return map(self._prints.places.__getitem__, self._found)

    def __len__(self) -> int:
        return len(self._found)

    def risk(self, place: Footprint) -> int:
        """Return what the way to a footprint risks. Raises KeyError out of reach, as ``cost`` and ``path`` do."""
        return self._found[self._prints.numbers[place]][0]

    def cost(self, place: Footprint) -> int:
        return self._found[self._prints.numbers[place]][1]

    def path(self, place: Footprint) -> tuple[Footprint, ...]:
        """Return the footprints on the way after the start, ``place`` last."""
        way = self._found[self._prints.numbers[place]][2]
        path = []
        while way[1] is not None:
            path.append(self._prints.places[way[0]])
            way = way[1]
        return tuple(reversed(path))


def walks(
    graph: StepGraph,
    start: Footprint,
    budget: int,
    *,
    closed: Iterable[int] = (),
    stopping: Collection[int] = (),
    held: Mapping[int, Set[int]] | None = None,
) -> Walks:
    """Return the best ways within a budget, by the numbers of footprints: no step leads onto those that are ``closed``,
    and one that leads onto those that are ``stopping`` ends there. Each step risks one more for each of those by whom
    the body is ``held`` and is not held after it; turning round leaves nobody."""
    # As ``hex_reach.ways``, label for label: a change to one is a change to both. Labels are plain tuples, and what is
    # closed is taken for found at no cost, so that one comparison shuts out closed, dear and known alike.
    prints, onward = graph.prints, graph.onward
    turned = prints.turned
    beyond, start_number = budget + 1, prints.numbers[start]
    gone = [beyond] * len(onward)
    known = gone.copy()
    for number in closed:
        known[number] = 0
    found: dict[int, tuple[int, int, _Way]] = {}
    spends = len(start) == 1  # Only turning round costs nothing.
    waiting: dict[int, list[list[_Way]]] = {0: [[] for _ in range(max(1, beyond))]}
    waiting[0][0].append((start_number, None, False))
    while waiting:
        risk = min(waiting)
        by_cost = waiting[risk]
        for cost, ways in enumerate(by_cost):
            for way in ways:
                node, before, stops = way
                if gone[node] <= cost:
                    continue
                if node not in found and before is not None:
                    found[node] = (risk, cost, way)
                if stops:
                    continue
                gone[node] = known[node] = cost
                if spends and cost >= budget:
                    continue
                holding = held[node] if held is not None else _NOBODY
                for after, price, danger, ends in onward[node] or graph.worked_out(node):
                    spent = cost + price
                    if spent >= known[after]:
                        continue
                    if holding and after != turned[node]:
                        danger += len(holding - held[after])  # type: ignore[index]
                    if danger:
                        onto = risk + danger
                        if onto not in waiting:
                            waiting[onto] = [[] for _ in range(beyond)]
                        waiting[onto][spent].append((after, way, ends or after in stopping))
                    elif ends or after in stopping:
                        by_cost[spent].append((after, way, True))
                    else:
                        known[after] = spent
                        by_cost[spent].append((after, way, False))
        del waiting[risk]
    return Walks(prints, found)

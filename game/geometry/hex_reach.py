"""Where something can go when each step costs and some steps are risky: every node, its best way, the path there.

What a node is (a hex, or the two hexes of a long body) and which steps lead on from it, the caller says. A way is
better when it risks less; among those, when it costs less; among those, when it was found first.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec


class Step(msgspec.Struct, frozen=True):
    """A step into ``node``: its ``cost``, a count of what is to be avoided before cost is (``risk``), and whether
    it ``stops``, so that nothing goes on from there."""

    node: Any
    cost: int
    risk: int = 0
    stops: bool = False


class Way(msgspec.Struct, frozen=True, order=True):
    """What a whole way risks and costs; better ways compare as smaller."""

    risk: int
    cost: int


class _Label(msgspec.Struct, frozen=True):
    """A way found to a node, with the way that it prolongs."""

    node: Any
    way: Way
    before: _Label | None
    stops: bool


class Ways(Mapping[Any, Way]):
    """The best way to each node that can be reached, least risk first, then least cost, then first found. The start
    is never among them."""

    __slots__ = ("_fronts",)

    def __init__(self, fronts: dict[Any, list[_Label]]) -> None:
        self._fronts = fronts

    def __getitem__(self, node: Any) -> Way:
        return self._fronts[node][0].way

    def __iter__(self) -> Iterator[Any]:
        return iter(self._fronts)

    def __len__(self) -> int:
        return len(self._fronts)

    @property
    def best(self) -> Mapping[Any, Way]:
        """The best way to each node."""
        return self

    def front(self, node: Any) -> tuple[Way, ...]:
        """Every way to a node that no other is as good as in both respects: each riskier and cheaper than the last.
        Raises KeyError for a node out of reach."""
        return tuple(label.way for label in self._fronts[node])

    def path(self, node: Any, place: int = 0) -> tuple[Any, ...]:
        """The nodes of the best way after the start, ``node`` last; of another of its ``front`` by its ``place``
        there. Raises KeyError for a node out of reach."""
        label: _Label | None = self._fronts[node][place]
        nodes = []
        while label is not None and label.before is not None:
            nodes.append(label.node)
            label = label.before
        return tuple(reversed(nodes))


def ways(start: Any, steps: Callable[[Any], Iterable[Step]], budget: int) -> Ways:
    """The best ways from ``start`` to all that lies within the budget. ``steps`` gives the steps on from a node, which
    may depend on the node alone.

    A riskier way to a node is kept while it is cheaper than the safer ones, for it may lead on where they cannot.
    Nodes need a hash and nothing else. Raises ValueError for a step whose cost or risk is below 0."""
    first = _Label(start, Way(0, 0), None, stops=False)
    queue: list[tuple[int, int, int, _Label]] = [(0, 0, 0, first)]
    found = 0
    onwards: dict[Any, int] = {}  # the least cost of a way that may go on, by node
    fronts: dict[Any, list[_Label]] = {}
    known: dict[Any, tuple[Step, ...]] = {}
    while queue:
        risk, cost, _, label = heapq.heappop(queue)
        node = label.node
        if onwards.get(node, budget + 1) <= cost:
            continue  # a way as safe and as cheap went before
        if label.before is not None:
            front = fronts.setdefault(node, [])
            if not front or cost < front[-1].way.cost:
                front.append(label)
        if label.stops:
            continue
        onwards[node] = cost
        if node not in known:
            known[node] = _allowed(steps(node))
        for step in known[node]:
            spent = cost + step.cost
            if spent <= budget and onwards.get(step.node, budget + 1) > spent:
                found += 1
                way = Way(risk + step.risk, spent)
                heapq.heappush(queue, (way.risk, spent, found, _Label(step.node, way, label, step.stops)))
    return Ways(fronts)


def _allowed(steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps as given. Raises ValueError for a cost or risk below 0."""
    given = tuple(steps)
    for step in given:
        if step.cost < 0 or step.risk < 0:
            raise ValueError(f"the step to {step.node} has a cost of {step.cost} and a risk of {step.risk}")
    return given

"""Where something can go when each step costs and some steps are risky: every node, its best way, the path there.

What a node is (a hex, or the two hexes of a long body) and which steps lead on from it, the caller says. A way is
better when it risks less; among those, when it costs less; among those, when it was found first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec


class Step(msgspec.Struct, frozen=True, gc=False):
    """A step into ``node``: its ``cost``, a count of what is to be avoided before cost is (``risk``), and whether
    it ``stops``, so that nothing goes on from there. Raises ValueError for a cost or risk below 0."""

    node: Any
    cost: int
    risk: int = 0
    stops: bool = False

    def __post_init__(self) -> None:
        if self.cost < 0 or self.risk < 0:
            raise ValueError(f"the step to {self.node} has a cost of {self.cost} and a risk of {self.risk}")


class Way(msgspec.Struct, frozen=True, order=True, gc=False):
    """What a whole way risks and costs; better ways compare as smaller."""

    risk: int
    cost: int


class _Label(msgspec.Struct, gc=False):
    """A way found to a node: what it risks and costs, the way that it prolongs, and whether it ends there."""

    node: Any
    risk: int
    cost: int
    before: _Label | None
    stops: bool

    @property
    def way(self) -> Way:
        """Return what the whole way risks and costs."""
        return Way(self.risk, self.cost)


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
        """Return the best way to each node."""
        return self

    def front(self, node: Any) -> tuple[Way, ...]:
        """Return every way to a node that no other is as good as in both respects: each riskier and cheaper than the
        last. Raises KeyError for a node out of reach."""
        return tuple(label.way for label in self._fronts[node])

    def path(self, node: Any, place: int = 0) -> tuple[Any, ...]:
        """Return the nodes of the best way after the start, ``node`` last; of another of its ``front`` by its ``place``
        there. Raises KeyError for a node out of reach."""
        label: _Label | None = self._fronts[node][place]
        nodes = []
        while label is not None and label.before is not None:
            nodes.append(label.node)
            label = label.before
        return tuple(reversed(nodes))


def ways(start: Any, steps: Callable[[Any], Iterable[Step]], budget: int, least: int = 0) -> Ways:
    """Return the best ways from ``start`` to all that lies within the budget. ``steps`` gives the steps on from a node,
    which may depend on the node alone; none of them costs less than ``least``.

    A riskier way to a node is kept while it is cheaper than the safer ones, for it may lead on where they cannot.
    Nodes need a hash and nothing else."""
    beyond = budget + 1
    onwards: dict[Any, int] = {}  # the least cost of a way that may go on, by node
    found: dict[Any, int] = {}  # the same of the ways that are still to be gone on, too
    fronts: dict[Any, list[_Label]] = {}
    known: dict[Any, tuple[Step, ...]] = {}
    # Costs and risks are small: ways wait in a list for each pair of them, in the order in which they were found.
    waiting: dict[int, list[list[_Label]]] = {0: _lists(budget)}
    waiting[0][0].append(_Label(start, 0, 0, None, stops=False))
    while waiting:
        risk = min(waiting)
        by_cost = waiting[risk]
        for cost, labels in enumerate(by_cost):
            for label in labels:  # Steps that cost and risk nothing prolong the list that is gone through.
                node = label.node
                if onwards.get(node, beyond) <= cost:
                    continue  # a way as safe and as cheap went before
                if label.before is not None:
                    front = fronts.setdefault(node, [])
                    if not front or cost < front[-1].cost:
                        front.append(label)
                if label.stops:
                    continue
                onwards[node] = found[node] = cost
                if cost + least > budget:
                    continue
                onward = known.get(node)
                if onward is None:
                    onward = known[node] = tuple(steps(node))
                for step in onward:
                    spent = cost + step.cost
                    if spent > budget:
                        continue
                    after = step.node
                    if found.get(after, beyond) <= spent:
                        continue
                    if step.risk:
                        onto = risk + step.risk
                        if onto not in waiting:
                            waiting[onto] = _lists(budget)
                        waiting[onto][spent].append(_Label(after, onto, spent, label, step.stops))
                        continue
                    by_cost[spent].append(_Label(after, risk, spent, label, step.stops))
                    if not step.stops:
                        found[after] = spent
        del waiting[risk]
    return Ways(fronts)


def _lists(budget: int) -> list[list[_Label]]:
    """Return an empty list for each cost."""
    return [[] for _ in range(max(0, budget) + 1)]

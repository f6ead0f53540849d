"""Where a body can move to: the cost of every place, and the path there.

The search runs over anchors (a body's top left square) numbered row by row. What a step costs on empty ground depends
on the board and the size alone, so those steps are laid out once a board; creatures come in as sets of squares.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from game.geometry.squares import Cell, SquareGrid, corner_barred, fits, footprint

# Straight steps before diagonal ones, each clockwise from the top: the order in which equal paths are preferred.
DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))

#: For each anchor its steps: (anchor reached, cost, 1 for a diagonal).
_Steps = tuple[tuple[tuple[int, int, int], ...], ...]


class Reach:
    """Where a move may end and what it costs.

    ``costs`` maps each cell where the body may end (the start is not one) to the least movement that takes it there,
    cheapest first. ``through`` maps cells that it can cross on the way but not end on (the start among them)."""

    __slots__ = ("_cells", "_found", "_origin", "_parents", "_steps", "_stopped", "_width", "costs", "through")

    def __init__(
        self,
        cells: tuple[Cell, ...],
        width: int,
        steps: _Steps,
        origin: int,
        found: dict[int, int],
        stopped: set[int],
        taken: set[int],
    ) -> None:
        self._cells = cells
        self._width = width
        self._steps = steps
        self._origin = origin
        self._found = found
        self._stopped = stopped
        self._parents: dict[int, int] | None = None
        self.costs: dict[Cell, int] = {cells[place]: cost for place, cost in found.items() if place not in taken}
        self.through: dict[Cell, int] = {cells[place]: found[place] for place in taken if place in found}

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that the body stands on one after another, from the one after the start to ``cell``.

        It is the cheapest path; among those, one with the fewest diagonal steps; among those, the one found first in
        the order of ``DIRECTIONS``. Raises KeyError where the move may not end."""
        if cell not in self.costs:
            raise KeyError(cell)
        if self._parents is None:
            self._parents = self._trace()
        place = cell[1] * self._width + cell[0]
        back = []
        while place != self._origin:
            back.append(self._cells[place])
            place = self._parents[place]
        return tuple(reversed(back))

    def _trace(self) -> dict[int, int]:
        """For each place reached, the place before it on the preferred path."""
        parents: dict[int, int] = {}
        diagonals = {self._origin: 0}
        for place, spent in self._found.items():
            if place in self._stopped:
                continue
            for reached, cost, diagonal in self._steps[place]:
                total = self._found.get(reached)
                # A first step taken with the last of the allowance may cost less than the ground asks for.
                if total is None or reached == self._origin or not spent < total <= spent + cost:
                    continue
                if total != spent + cost and place != self._origin:
                    continue
                count = diagonals[place] + diagonal
                if reached not in parents or count < diagonals[reached]:
                    parents[reached] = place
                    diagonals[reached] = count
        return parents


@lru_cache(maxsize=32)
def _cells(grid: SquareGrid) -> tuple[Cell, ...]:
    """The board's squares by number."""
    return tuple(grid.cells())


@lru_cache(maxsize=32)
def _steps(grid: SquareGrid, size: int, *, level: bool) -> _Steps:
    """The steps between anchors of a body on empty ground; ``level`` ground is never slow."""
    width = grid.width
    steps: list[tuple[tuple[int, int, int], ...]] = []
    for x, y in grid.cells():
        around: list[tuple[int, int, int]] = []
        if fits(grid, (x, y), size):
            held = footprint((x, y), size)
            for dx, dy in DIRECTIONS:
                there = (x + dx, y + dy)
                if not fits(grid, there, size) or corner_barred(grid, (x, y), there, size):
                    continue
                entered = (square for square in footprint(there, size) if square not in held)
                cost = 1 if level or not any(grid.slow(square) for square in entered) else 2
                around.append((there[1] * width + there[0], cost, 1 if dx and dy else 0))
        steps.append(tuple(around))
    return tuple(steps)


def _anchors(squares: Collection[Cell], width: int, size: int) -> set[int]:
    """Anchors at which a body of that size fills any of the squares."""
    if size == 1:
        return {y * width + x for x, y in squares}
    return {(y - j) * width + x - i for x, y in squares for i in (0, 1) for j in (0, 1)}


def reach(
    grid: SquareGrid,
    start: Cell,
    size: int,
    allowance: int,
    *,
    closed: Collection[Cell] = frozenset(),
    occupied: Collection[Cell] = frozenset(),
    stops: Collection[Cell] = frozenset(),
    ignores_slow: bool = False,
    one_step: bool = False,
) -> Reach:
    """Where a body may move to with that much movement.

    No footprint square may enter a ``closed`` square; it may pass over ``occupied`` ones but not end there; entering
    one of ``stops`` ends the move. A step costs 1, or 2 when a newly entered square is slow. ``one_step``: a single
    step at most, which an allowance of 1 always pays for."""
    width = grid.width
    steps = _steps(grid, size, level=ignores_slow)
    shut = _anchors(closed, width, size)
    taken = _anchors(occupied, width, size)
    halts = _anchors(stops, width, size)
    origin = start[1] * width + start[0]
    found: dict[int, int] = {origin: 0}
    if one_step:
        if allowance >= 1:
            for reached, cost, _ in steps[origin]:
                if reached not in shut:
                    found[reached] = min(cost, allowance)
        found = dict(sorted(found.items(), key=lambda item: item[1]))
    else:
        found = _spread(steps, origin, allowance, shut, halts)
    halts.discard(origin)
    taken.add(origin)
    return Reach(_cells(grid), width, steps, origin, found, halts, taken)


def _spread(steps: _Steps, origin: int, allowance: int, shut: set[int], halts: set[int]) -> dict[int, int]:
    """Cheapest costs of all places within the allowance, in rising order of cost: Dijkstra with one list a cost."""
    found: dict[int, int] = {}
    waiting: list[list[int]] = [[] for _ in range(allowance + 2)]
    if allowance < 0:
        return {origin: 0}
    waiting[0].append(origin)
    for spent in range(allowance + 1):
        for place in waiting[spent]:
            if place in found:
                continue
            found[place] = spent
            if place in halts and place != origin:
                continue
            for reached, cost, _ in steps[place]:
                if spent + cost <= allowance and reached not in found and reached not in shut:
                    waiting[spent + cost].append(reached)
    return found

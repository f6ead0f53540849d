"""Where a body can move to: the cost of every place, and the path there.

The search runs over anchors (a body's top left square) numbered row by row. What a step costs on empty ground depends
on the board and the size alone, so those steps are laid out once a board; creatures come in as sets of squares.
"""

from __future__ import annotations

from collections.abc import Collection, Set
from functools import lru_cache

import msgspec

from game.geometry.squares import Cell, SquareGrid, corner_barred, fits, footprint

# Straight steps before diagonal ones, each clockwise from the top: the order in which equal paths are preferred.
DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
_PREFERENCE = {direction: rank for rank, direction in enumerate(DIRECTIONS)}

_UNREACHED = 1 << 30
_NOBODY: frozenset[Cell] = frozenset()
_NO_PLACES: frozenset[int] = frozenset()


class _Ground(msgspec.Struct, frozen=True):
    """The steps that a body of one size can take on a board without creatures, by anchor number."""

    width: int
    height: int
    cells: tuple[Cell, ...]
    single: tuple[tuple[int, ...], ...]  # steps of cost 1
    double: tuple[tuple[int, ...], ...]  # steps of cost 2


class Reach:
    """Where a move may end and what it costs.

    ``costs`` maps each cell where the body may end (the start is never one) to the least movement that takes it
    there, cheapest first. ``through`` maps, in the same way, the cells that it can cross but not end on."""

    __slots__ = ("_before", "_ground", "_origin", "_spent", "_stopping", "costs", "through")

    def __init__(
        self, ground: _Ground, origin: int, spent: dict[int, int], taken: Set[int], stopping: Set[int]
    ) -> None:
        cells = ground.cells
        self._ground, self._origin, self._spent, self._stopping = ground, origin, spent, stopping
        self._before: dict[int, tuple[int, int, int]] = {origin: (0, 0, origin)}
        self.costs: dict[Cell, int]
        self.through: dict[Cell, int] = {}
        if taken:
            self.costs = {cells[place]: cost for place, cost in spent.items() if place not in taken}
            # A place that is taken and also ends the move cannot be entered at all.
            self.through = {cells[i]: cost for i, cost in spent.items() if i in taken and i not in stopping}
        else:
            self.costs = {cells[place]: cost for place, cost in spent.items()}

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that the body stands on one after another, from the one after the start to ``cell``.

        It is the cheapest path; among those, one with the fewest diagonal steps; among those, read back from its
        end, the one whose steps come first in ``DIRECTIONS``. Raises KeyError for a cell where the move may not end.
        """
        if cell not in self.costs:
            raise KeyError(cell)
        place = cell[1] * self._ground.width + cell[0]
        steps = []
        while place != self._origin:
            steps.append(self._ground.cells[place])
            place = self._step_before(place)[2]
        return tuple(reversed(steps))

    def _step_before(self, place: int) -> tuple[int, int, int]:
        """How many diagonal steps the preferred path to a place has, the rank of its last one, and the place before.

        Whatever can be entered from a place can be left to it, so the places before are among those that follow."""
        known = self._before.get(place)
        if known is None:
            single, double = self._ground.single, self._ground.double
            offers = (self._by_way_of(other, place) for other in (*single[place], *double[place]))
            known = self._before[place] = min(offer for offer in offers if offer is not None)
        return known

    def _by_way_of(self, before: int, place: int) -> tuple[int, int, int] | None:
        """The same for the paths by way of a place beside; None when none of the cheapest ones leads there."""
        cost = 0 if before == self._origin else self._spent.get(before)
        price = 1 if place in self._ground.single[before] else 2
        if cost is None or cost + price != self._spent[place] or (cost and before in self._stopping):
            return None
        (x, y), (to_x, to_y) = self._ground.cells[before], self._ground.cells[place]
        rank = _PREFERENCE[to_x - x, to_y - y]
        return self._step_before(before)[0] + (rank > 3), rank, before


class _OneStep(Reach):
    """The reach of a single step: every path has length 1."""

    __slots__ = ()

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        if cell not in self.costs:
            raise KeyError(cell)
        return (cell,)


def reach(
    grid: SquareGrid,
    start: Cell,
    size: int,
    allowance: int,
    *,
    closed: Collection[Cell] = _NOBODY,
    occupied: Collection[Cell] = _NOBODY,
    stops: Collection[Cell] = _NOBODY,
    ignores_slow: bool = False,
    one_step: bool = False,
) -> Reach:
    """Where a body of this size can move from ``start`` with so much movement.

    A step costs 1, or 2 when a square that it newly enters is slow ground. No square of the body may enter a square
    in ``closed`` (enemies). It may cross squares in ``occupied`` (friends) but not end on them. Once one of its
    squares is in ``stops`` (beside enemies) after a step, the move ends there; so a place that is both occupied and
    a stop cannot be entered. The squares that the body fills at the start bar nothing, and stop nothing.

    ``one_step``: at most one step, for a body that starts beside an enemy. Any allowance of at least 1 pays for it,
    slow ground too, and the cost is at most the allowance. # rule: skirmish/moving

    Raises ValueError when the body does not fit on the board at ``start``."""
    if not fits(grid, start, size):
        raise ValueError(f"a body of size {size} does not fit at {start}")
    ground = _ground(grid, size, ignores_slow)
    origin = start[1] * ground.width + start[0]
    own = footprint(start, size)
    barred = _anchors(ground, [square for square in closed if square not in own], size)
    taken = _anchors(ground, [square for square in occupied if square not in own], size)
    if one_step:
        return _OneStep(ground, origin, _one_step(ground, origin, allowance, barred, taken), taken, _NO_PLACES)
    stopping = _anchors(ground, stops, size)
    return Reach(ground, origin, _search(ground, origin, allowance, barred, stopping), taken, stopping)


def _one_step(ground: _Ground, origin: int, allowance: int, barred: Set[int], taken: Set[int]) -> dict[int, int]:
    if allowance < 1:
        return {}
    spent = dict.fromkeys(ground.single[origin], 1)
    spent.update({place: min(2, allowance) for place in ground.double[origin]})
    return {place: cost for place, cost in spent.items() if place not in barred and place not in taken}


def _search(ground: _Ground, origin: int, allowance: int, barred: Set[int], stopping: Set[int]) -> dict[int, int]:
    """The least cost of every place that can be entered, cheapest first (the origin left out).

    Steps cost 1 or 2, so three lists do for a queue: the places at this cost, at the next, at the one after."""
    single, double = ground.single, ground.double
    best = [_UNREACHED] * len(single)
    for place in barred:
        best[place] = -1
    best[origin] = 0
    spent: dict[int, int] = {}
    cost = 0
    now, soon, later = [origin], [], []  # type: tuple[list[int], list[int], list[int]]
    while now or soon:
        dearer, dearest = cost + 1, cost + 2
        for place in now:
            if best[place] != cost:
                continue  # a cheaper way was found after this one
            if cost:
                spent[place] = cost
                if place in stopping:
                    continue
            if dearer <= allowance:
                for entered in single[place]:
                    if best[entered] > dearer:
                        best[entered] = dearer
                        soon.append(entered)
            if dearest <= allowance:
                for entered in double[place]:
                    if best[entered] > dearest:
                        best[entered] = dearest
                        later.append(entered)
        now, soon, later = soon, later, []
        cost += 1
    return spent


def _anchors(ground: _Ground, squares: Collection[Cell], size: int) -> Set[int]:
    """The anchors from which a body would fill one of the squares. Squares off the board are passed over."""
    if not squares:
        return _NO_PLACES
    width, height = ground.width, ground.height
    if size == 1:
        return {y * width + x for x, y in squares if 0 <= x < width and 0 <= y < height}
    return {
        j * width + i
        for x, y in squares
        for j in range(max(y - size + 1, 0), min(y + 1, height))
        for i in range(max(x - size + 1, 0), min(x + 1, width))
    }


# Steps of a 32x32 board take about 0.2 MB.
@lru_cache(maxsize=32)
def _ground(grid: SquareGrid, size: int, ignores_slow: bool) -> _Ground:
    single: list[tuple[int, ...]] = []
    double: list[tuple[int, ...]] = []
    standable = {cell for cell in grid.cells() if fits(grid, cell, size)}
    for cell in grid.cells():
        plain: list[int] = []
        slow: list[int] = []
        filled = footprint(cell, size)
        for dx, dy in DIRECTIONS if cell in standable else ():
            entered = (cell[0] + dx, cell[1] + dy)
            if entered not in standable or corner_barred(grid, cell, entered, size):
                continue
            dear = any(grid.terrain(square).cost > 1 for square in footprint(entered, size) if square not in filled)
            (slow if dear and not ignores_slow else plain).append(entered[1] * grid.width + entered[0])
        single.append(tuple(plain))
        double.append(tuple(slow))
    return _Ground(grid.width, grid.height, tuple(grid.cells()), tuple(single), tuple(double))

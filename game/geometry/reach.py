"""Where a body can move to: the cost of every place, and the path there.

The search runs over anchors (a body's top left square) numbered row by row. What a step costs on empty ground depends
on the board and the size alone, so those steps are laid out once a board; creatures come in as sets of squares.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from functools import cached_property, lru_cache

import msgspec

from game.geometry.squares import Cell, SquareGrid, corner_barred, footprint, neighbours, standing_room

#: What stands on a board: its cell and its size.
Body = tuple[Cell, int]

# Straight steps before diagonal ones, each clockwise from the top: the order in which equal paths are preferred.
DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
_PREFERENCE = {direction: rank for rank, direction in enumerate(DIRECTIONS)}

#: What places were entered at which cost, and the least cost of each place: more than the allowance where none was.
_Found = tuple[dict[int, int], list[int]]
_BARRED = -9
_NOBODY: frozenset[Cell] = frozenset()
_NO_PLACES: frozenset[int] = frozenset()


class _Anchors(dict[Body, tuple[int, ...]]):
    """For each body the anchors from which another one of a size would fill a square at each distance ``beyond`` it: 0
    is one of its own, 1 one beside it and none of its own. They are worked out when they are first asked for."""

    def __init__(self, width: int, height: int, size: int, beyond: int) -> None:
        super().__init__()
        self._width, self._height, self._size, self._beyond = width, height, size, beyond

    def __missing__(self, body: Body) -> tuple[int, ...]:
        over = _anchors(self._width, self._height, footprint(*body), self._size)
        if self._beyond:
            over = _anchors(self._width, self._height, neighbours(*body), self._size) - over
        found = self[body] = tuple(sorted(over))
        return found


class _Ground(msgspec.Struct, frozen=True, dict=True):
    """The steps that a body of one size can take on a board without creatures, by anchor number. ``filling`` and
    ``beside`` are the anchors at which it would fill a square of another body, or one beside it."""

    width: int
    height: int
    cells: tuple[Cell, ...]
    standable: frozenset[int]
    single: tuple[tuple[int, ...], ...]  # steps of cost 1
    double: tuple[tuple[int, ...], ...]  # steps of cost 2
    filling: _Anchors
    beside: _Anchors

    @cached_property
    def entries(self) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """Return, for each place, the steps to it: the place before, the cost, and the direction's preference."""
        found: list[list[tuple[int, int, int]]] = [[] for _ in self.cells]
        for steps, price in ((self.single, 1), (self.double, 2)):
            for before, entered in enumerate(steps):
                x, y = self.cells[before]
                for place in entered:
                    to_x, to_y = self.cells[place]
                    found[place].append((before, price, _PREFERENCE[to_x - x, to_y - y]))
        return tuple(map(tuple, found))


class Reach:
    """Where a move may end and what it costs.

    ``costs`` maps each cell where the body may end (the start is never one) to the least movement that takes it
    there, cheapest first."""

    __slots__ = ("_before", "_ground", "_least", "_origin", "_spent", "_stopping", "_taken", "costs")

    def __init__(self, ground: _Ground, origin: int, found: _Found, taken: Set[int], stopping: Set[int]) -> None:
        cells = ground.cells
        spent, self._least = found
        self._ground, self._origin, self._spent, self._taken, self._stopping = ground, origin, spent, taken, stopping
        self._before: dict[int, tuple[int, int, int]] = {origin: (0, 0, origin)}
        self.costs: dict[Cell, int] = {cells[place]: cost for place, cost in spent.items() if place not in taken}

    @property
    def through(self) -> dict[Cell, int]:
        """Return the cells that the body can cross but not end on, with costs, cheapest first."""
        cells, taken, stopping = self._ground.cells, self._taken, self._stopping
        # A place that is taken and also ends the move cannot be entered at all.
        return {cells[i]: cost for i, cost in self._spent.items() if i in taken and i not in stopping}

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells that the body stands on one after another, from the one after the start to ``cell``.

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
        """Return how many diagonal steps the preferred path to a place has, its last one's rank, the place before."""
        known = self._before.get(place)
        if known is None:
            origin, least, stopping = self._origin, self._least, self._stopping
            cost = least[place]
            offers = [
                (self._step_before(before)[0] + (rank > 3), rank, before)
                for before, price, rank in self._ground.entries[place]
                if least[before] + price == cost and (before == origin or before not in stopping)
            ]
            known = self._before[place] = min(offers)
        return known


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
    """Return where a body of this size can move from ``start`` with this much movement.

    A step costs 1, or 2 when a square that it newly enters is slow ground. No square of the body may enter a square
    in ``closed`` (enemies). It may cross squares in ``occupied`` (friends) but not end on them. Once one of its
    squares is in ``stops`` (beside enemies) after a step, the move ends there; so a place that is both occupied and
    a stop cannot be entered. The squares that the body fills at the start bar nothing, and stop nothing.

    ``one_step``: at most one step, for a body that starts beside an enemy. Any allowance of at least 1 pays for it,
    slow ground too, and the cost is at most the allowance. # rule: skirmish/moving

    Raises ValueError when the body does not fit on the board at ``start``."""
    ground = _ground(grid, size, ignores_slow)
    origin = _origin(ground, start, size)
    own = footprint(start, size)
    barred = _anchors_of(ground, [square for square in closed if square not in own], size)
    taken = _anchors_of(ground, [square for square in occupied if square not in own], size)
    if one_step:
        return _stepped(ground, origin, allowance, barred, taken)
    stopping = _anchors_of(ground, stops, size)
    return Reach(ground, origin, _search(ground, origin, allowance, barred, stopping), taken, stopping)


def reach_among(
    grid: SquareGrid,
    start: Cell,
    size: int,
    allowance: int,
    *,
    barring: Iterable[Body] = (),
    crossed: Iterable[Body] = (),
    stopping: Iterable[Body] = (),
    ignores_slow: bool = False,
    one_step_beside: bool = False,
) -> Reach:
    """Return the same as ``reach`` among other bodies: ``closed`` are the squares of those ``barring``, ``occupied``
    the squares of those ``crossed``, ``stops`` the squares beside those ``stopping``. None of them overlaps the body.
    While a LARGE body crosses another one it is not beside it: that one does not stop it then.

    ``one_step_beside``: it takes ``one_step`` where it starts beside one of those ``stopping``."""
    ground = _ground(grid, size, ignores_slow)
    origin = _origin(ground, start, size)
    if allowance < 1:
        return Reach(ground, origin, ({}, []), _NO_PLACES, _NO_PLACES)
    filling, beside = ground.filling, ground.beside
    stops = _NO_PLACES.union(*[beside[body] for body in stopping])
    barred = [place for body in barring for place in filling[body]]
    taken = _NO_PLACES.union(*[filling[body] for body in crossed])
    if one_step_beside and origin in stops:
        return _stepped(ground, origin, allowance, barred, taken)
    return Reach(ground, origin, _search(ground, origin, allowance, barred, stops), taken, stops)


def _origin(ground: _Ground, start: Cell, size: int) -> int:
    """Return the number of the cell where a body starts. Raises ValueError where it has no room."""
    (x, y), width = start, ground.width
    origin = y * width + x
    if not 0 <= x < width or origin not in ground.standable:
        raise ValueError(f"a body of size {size} does not fit at {start}")
    return origin


def _stepped(ground: _Ground, origin: int, allowance: int, barred: Iterable[int], taken: Set[int]) -> _OneStep:
    """Return where a single step leads."""
    spent: dict[int, int] = {}
    if allowance >= 1:
        spent = dict.fromkeys(ground.single[origin], 1)
        spent.update(dict.fromkeys(ground.double[origin], min(2, allowance)))
        for place in barred:
            spent.pop(place, None)
    spent = {place: cost for place, cost in spent.items() if place not in taken}
    return _OneStep(ground, origin, (spent, []), taken, _NO_PLACES)


def _search(ground: _Ground, origin: int, allowance: int, barred: Iterable[int], stopping: Set[int]) -> _Found:
    """Return the least cost of every place that can be entered, cheapest first (the origin left out); and of every
    place.

    Steps cost 1 or 2, so three lists do for a queue: the places at this cost, at the next, at the one after."""
    single, double = ground.single, ground.double
    best = [allowance + 1] * len(single)
    for place in barred:
        best[place] = _BARRED
    best[origin] = 0
    spent: dict[int, int] = {}
    cost = 0
    now, soon, later = [origin], [], []  # type: tuple[list[int], list[int], list[int]]
    while cost < allowance and (now or soon):
        dearer, dearest = cost + 1, cost + 2
        for place in now:
            if best[place] != cost:
                continue  # a cheaper way was found after this one
            if cost:
                spent[place] = cost
                if place in stopping:
                    continue
            for entered in single[place]:
                if best[entered] > dearer:
                    best[entered] = dearer
                    soon.append(entered)
            for entered in double[place]:
                if best[entered] > dearest:
                    best[entered] = dearest
                    later.append(entered)
        now, soon, later = soon, later, []
        cost += 1
    for place in now:
        if best[place] == cost:
            spent[place] = cost
    spent.pop(origin, None)
    return spent, best


def _anchors_of(ground: _Ground, squares: Collection[Cell], size: int) -> Set[int]:
    return _anchors(ground.width, ground.height, squares, size) if squares else _NO_PLACES


def _anchors(width: int, height: int, squares: Collection[Cell], size: int) -> Set[int]:
    """Return the anchors from which a body would fill one of the squares. Squares off the board are passed over."""
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
    standable = standing_room(grid, size)
    dear = frozenset(cell for cell in grid.cells() if grid.terrain(cell).cost > 1 and not ignores_slow)
    for cell in grid.cells():
        plain: list[int] = []
        slow: list[int] = []
        filled = footprint(cell, size)
        for dx, dy in DIRECTIONS if cell in standable else ():
            entered = (cell[0] + dx, cell[1] + dy)
            if entered not in standable or (dx and dy and corner_barred(grid, cell, entered, size)):
                continue
            costs_more = any(square in dear and square not in filled for square in footprint(entered, size))
            (slow if costs_more else plain).append(entered[1] * grid.width + entered[0])
        single.append(tuple(plain))
        double.append(tuple(slow))
    cells, width, height = tuple(grid.cells()), grid.width, grid.height
    places = frozenset(y * width + x for x, y in standable)
    filling, beside = (_Anchors(width, height, size, beyond) for beyond in (0, 1))
    return _Ground(width, height, cells, places, tuple(single), tuple(double), filling, beside)

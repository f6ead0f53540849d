"""Slow second opinions on the geometry: other methods, written from the rules and sharing no code with the game.

Only ``grid.rows`` is read. Sight cuts a segment at every grid line with fractions and looks at the middle of each
piece; distance is a plain breadth-first search; reach is a plain Dijkstra over single squares.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections import deque
from fractions import Fraction

from game.geometry.squares import Cell, SquareGrid


def random_grid(dice: random.Random, largest: int = 7, walls: float | None = None, slow: float = 0.15) -> SquareGrid:
    """Return a board of random shape and ground. Every density of walls from none to half occurs."""
    width, height = dice.randint(1, largest), dice.randint(1, largest)
    density = dice.choice((0.0, 0.1, 0.2, 0.35, 0.5)) if walls is None else walls

    def ground() -> str:
        roll = dice.random()
        return "#" if roll < density else "^" if roll < density + slow else "."

    return SquareGrid(tuple("".join(ground() for _ in range(width)) for _ in range(height)))


def is_wall(grid: SquareGrid, x: int, y: int) -> bool:
    return 0 <= y < len(grid.rows) and 0 <= x < len(grid.rows[0]) and grid.rows[y][x] == "#"


def is_open(grid: SquareGrid, x: int, y: int) -> bool:
    return 0 <= y < len(grid.rows) and 0 <= x < len(grid.rows[0]) and grid.rows[y][x] != "#"


def line_blocked(grid: SquareGrid, start: Cell, end: Cell) -> bool:
    """Cut the segment at every whole x and y; test what each piece's middle lies in, then the cuts themselves."""
    (ax, ay), (bx, by) = start, end
    cuts = {Fraction(0), Fraction(1)}
    if ax != bx:
        cuts |= {Fraction(x - ax, bx - ax) for x in range(min(ax, bx), max(ax, bx) + 1)}
    if ay != by:
        cuts |= {Fraction(y - ay, by - ay) for y in range(min(ay, by), max(ay, by) + 1)}
    ordered = sorted(cuts)
    for one, two in itertools.pairwise(ordered):
        middle = (one + two) / 2
        x, y = ax + middle * (bx - ax), ay + middle * (by - ay)
        column, row = x // 1, y // 1
        beside_x = [column - 1, column] if x == column else [column]
        beside_y = [row - 1, row] if y == row else [row]
        if start != end and all(is_wall(grid, int(i), int(j)) for i in beside_x for j in beside_y):
            return True
    for cut in ordered:
        x, y = ax + cut * (bx - ax), ay + cut * (by - ay)
        if x.denominator == y.denominator == 1:
            around = [is_wall(grid, int(x) + i, int(y) + j) for i, j in ((-1, -1), (0, -1), (0, 0), (-1, 0))]
            if around in ([True, False, True, False], [False, True, False, True]):
                return True
    return False


def sight_verdict(grid: SquareGrid, from_cell: Cell, from_size: int, to_cell: Cell, to_size: int) -> int:
    """Return 0 blocked, 1 cover, 2 clear."""
    ends = [(to_cell[0] + i, to_cell[1] + j) for i in (0, to_size) for j in (0, to_size)]
    best = 0
    for i in (0, from_size):
        for j in (0, from_size):
            seen = sum(not line_blocked(grid, (from_cell[0] + i, from_cell[1] + j), end) for end in ends)
            best = max(best, seen)
    return 2 if best == 4 else 1 if best else 0


def route_lengths(grid: SquareGrid, cells: list[Cell]) -> dict[Cell, int]:
    """Return the lengths of king's-move routes that enter no wall, from the open ones of the cells."""
    lengths = {cell: 0 for cell in cells if is_open(grid, *cell)}
    waiting = deque(lengths)
    while waiting:
        x, y = waiting.popleft()
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                there = (x + i, y + j)
                if is_open(grid, *there) and there not in lengths:
                    lengths[there] = lengths[x, y] + 1
                    waiting.append(there)
    return lengths


def body(cell: Cell, size: int) -> set[Cell]:
    return {(cell[0] + i, cell[1] + j) for i in range(size) for j in range(size)}


def step_cost(grid: SquareGrid, cell: Cell, there: Cell, size: int) -> int | None:
    """Return what a king's step of the body costs on empty ground, None when it cannot be taken."""
    dx, dy = there[0] - cell[0], there[1] - cell[1]
    if not all(is_open(grid, *square) for square in body(there, size)):
        return None
    if dx and dy and any(is_wall(grid, x + dx, y) or is_wall(grid, x, y + dy) for x, y in body(cell, size)):
        return None
    entered = body(there, size) - body(cell, size)
    return 2 if any(grid.rows[y][x] == "^" for x, y in entered) else 1


def merits(
    grid: SquareGrid,
    start: Cell,
    size: int,
    allowance: int,
    closed: set[Cell],
    occupied: set[Cell],
    stops: set[Cell],
    ignores_slow: bool,
) -> dict[Cell, tuple[int, int]]:
    """Return, for each cell where the move may end, its least cost, and the fewest diagonals of a path of that cost."""
    best: dict[Cell, tuple[int, int]] = {}
    waiting = [((0, 0), start)]
    while waiting:
        merit, cell = heapq.heappop(waiting)
        if cell in best:
            continue
        best[cell] = merit
        if cell != start and body(cell, size) & stops:
            continue
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                there = (cell[0] + i, cell[1] + j)
                cost = step_cost(grid, cell, there, size) if there != cell else None
                if cost is None or (body(there, size) - body(start, size)) & closed:
                    continue
                spent = merit[0] + (1 if ignores_slow else cost)
                if spent <= allowance:
                    heapq.heappush(waiting, ((spent, merit[1] + bool(i and j)), there))
    taken = occupied - body(start, size)
    return {cell: merit for cell, merit in best.items() if cell != start and not body(cell, size) & taken}


#: Straight steps clockwise from the top, then diagonal ones from the upper right.
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))


class PlainReach:
    """Where a move may end in the order in which a plain search finds it, and the preferred path to each cell."""

    def __init__(
        self,
        grid: SquareGrid,
        start: Cell,
        size: int,
        allowance: int,
        closed: set[Cell],
        occupied: set[Cell],
        stops: set[Cell],
        ignores_slow: bool,
    ) -> None:
        self._grid, self._start, self._size, self._level, self._stops = grid, start, size, ignores_slow, stops
        own = body(start, size)
        least = {start: 0}
        entered: list[list[Cell]] = [[start], *([] for _ in range(allowance + 2))]
        self._costs: dict[Cell, int] = {}
        for spent in range(allowance + 1):
            for cell in entered[spent]:
                if least[cell] != spent:
                    continue
                self._costs[cell] = spent
                if cell != start and body(cell, size) & stops:
                    continue
                for price in (1, 2):
                    for there in self._ahead(cell, price):
                        shut = (body(there, size) - own) & closed
                        if not shut and spent + price < least.get(there, allowance + 1):
                            least[there] = spent + price
                            entered[spent + price].append(there)
        self.costs = {
            cell: cost for cell, cost in self._costs.items() if cost and not (body(cell, size) - own) & occupied
        }

    def _ahead(self, cell: Cell, price: int) -> list[Cell]:
        steps = [(cell[0] + i, cell[1] + j) for i, j in _STEPS]
        return [there for there in steps if self._price(cell, there) == price]

    def _price(self, cell: Cell, there: Cell) -> int | None:
        price = step_cost(self._grid, cell, there, self._size)
        return price and (1 if self._level else price)

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the way of fewest diagonals; among those, read from the end, the steps that come first."""
        return min(self._paths(cell))[2]

    def _paths(self, cell: Cell) -> list[tuple[int, list[int], tuple[Cell, ...]]]:
        if cell == self._start:
            return [(0, [], ())]
        found = []
        for rank, (i, j) in enumerate(_STEPS):
            before = (cell[0] - i, cell[1] - j)
            cost = self._costs.get(before)
            stopped = before != self._start and body(before, self._size) & self._stops
            if cost is None or stopped or self._price(before, cell) != self._costs[cell] - cost:
                continue
            diagonals, ranks, path = min(self._paths(before))
            found.append((diagonals + (rank > 3), [rank, *ranks], (*path, cell)))
        return found

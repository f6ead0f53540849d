"""The board, the men on it, and what a match of Nine Men's Morris is made of."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from msgspec.structs import replace

from game.core.commands import Command
from game.core.events import Event
from game.core.scenario.standing import Scenario
from game.core.state import Step
from game.geometry.squares import Cell

MEN = 9
#: The column of each point in a row of seven squares, from the top.
_ROWS = ((0, 3, 6), (1, 3, 5), (2, 3, 4), (0, 1, 2, 4, 5, 6), (2, 3, 4), (1, 3, 5), (0, 3, 6))
#: The points, numbered from the upper left.
POINTS: tuple[Cell, ...] = tuple((x, y) for y, row in enumerate(_ROWS) for x in row)


def _mills() -> tuple[tuple[int, int, int], ...]:
    found = []
    for across in (0, 1):
        for line in range(7):
            on = sorted((cell[1 - across], number) for number, cell in enumerate(POINTS) if cell[across] == line)
            numbers = [number for _, number in on]
            found += [(one, two, three) for one, two, three in zip(*[iter(numbers)] * 3, strict=True)]
    return tuple(found)


#: Three points in a row.
MILLS = _mills()
#: The points next to each.
NEXT: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(b if a == point else a for mill in MILLS for a, b in pairwise(mill) if point in (a, b)))
    for point in range(len(POINTS))
)


def name_of(point: int) -> str:
    """Return what players call a point: its column from a, its row from 1 below."""
    x, y = POINTS[point]
    return f"{'abcdefg'[x]}{7 - y}"


def seat_of(man: int) -> int:
    return (man - 1) // MEN


class Table(msgspec.Struct, frozen=True):
    """The man on each point, 0 for none: the first seat's have the numbers 1 to 9, the second's 10 to 18. ``placed``
    counts the men that each seat has put on the board, ``turns`` all that were placed or moved, ``quiet`` the moves
    since a man was placed or taken."""

    points: tuple[int, ...] = (0,) * len(POINTS)
    placed: tuple[int, int] = (0, 0)
    turns: int = 0
    quiet: int = 0
    scenario: Scenario | None = None

    def men(self, seat: int) -> tuple[int, ...]:
        """Return the points on which a seat has a man."""
        return tuple(point for point, man in enumerate(self.points) if man and seat_of(man) == seat)

    def is_mill(self, seat: int, point: int) -> bool:
        """Return whether a seat's man on a point stands in a row of three of its men."""
        own = set(self.men(seat)) | {point}
        return any(point in mill and own.issuperset(mill) for mill in MILLS)

    def with_men(self, men: dict[int, int]) -> tuple[int, ...]:
        """Return the points with other men on some of them, by point; 0 takes one away."""
        return tuple(men.get(point, man) for point, man in enumerate(self.points))


class PlaceMan(Command, frozen=True):
    point: int


class MoveMan(Command, frozen=True):
    start: int
    point: int


class TakeMan(Command, frozen=True):
    point: int


class ManPlaced(Event, frozen=True):
    seat: int
    man: int
    point: int

    def apply(self, table: Table) -> Table:
        placed = (table.placed[0] + (self.seat == 0), table.placed[1] + (self.seat == 1))
        points = table.with_men({self.point: self.man})
        return replace(table, points=points, placed=placed, turns=table.turns + 1, quiet=0)


class ManMoved(Event, frozen=True):
    seat: int
    man: int
    start: int
    point: int

    def apply(self, table: Table) -> Table:
        points = table.with_men({self.start: 0, self.point: self.man})
        return replace(table, points=points, turns=table.turns + 1, quiet=table.quiet + 1)


class ManTaken(Event, frozen=True):
    seat: int
    man: int
    point: int

    def apply(self, table: Table) -> Table:
        return replace(table, points=table.with_men({self.point: 0}), quiet=0)


class Turn(Step, frozen=True):
    seat: int


class Take(Step, frozen=True):
    """A seat has made a mill and takes a man of the other."""

    seat: int

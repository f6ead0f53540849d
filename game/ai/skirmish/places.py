"""What squares are worth to a creature that ends its activation there, square by square as they are asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import msgspec

from game.geometry.distance import steps_from
from game.geometry.square_masks import SquareMasks
from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.state.table import Creature

_FAR_AWAY = 60

#: A blow that may come, and who is struck back for it, if anybody is.
Blow = tuple[int, Creature | None]
#: What blows are likely to cost, tapped and untapped, and how likely their target falls to them.
Loss = tuple[float, float, float]
#: A blow, and the set of squares on which it lands.
Threat = tuple[int, Creature | None, int]


class Way(msgspec.Struct, frozen=True):
    """What squares are worth by their ``steps`` ``[y][x]`` to the foe: those beyond ``near`` count so ``much`` each."""

    steps: list[list[int]]
    near: int
    much: float

    def worth(self, cell: Cell) -> float:
        """Return the value of a square."""
        return self.much * max(0, self.steps[cell[1]][cell[0]] - self.near)

    def reached(self, start: Cell, cell: Cell, falls: float) -> float:
        """Return the value of a square to a creature that comes there from another, and is as likely to fall
        there: who falls has come no nearer. What is only likely is risked."""
        worth = self.worth(cell)
        return worth - falls**2 * max(0.0, worth - self.worth(start)) if falls else worth


class Places:
    """What it is worth that a creature stands on a square at the end of its activation. ``threats`` are the blows that
    it may be given in the foes' next turn, the hardest first; ``loss`` is what some of them cost, tapped and untapped,
    and how likely it falls to them; ``way`` what a square is worth by its way to the foe, and ``start`` where it is."""

    def __init__(
        self, masks: SquareMasks, threats: Sequence[Threat], loss: Callable[[list[Blow]], Loss], way: Way, start: Cell
    ) -> None:
        self._masks, self._threats, self._loss, self._way, self._start = masks, threats, loss, way, start
        self._known: dict[Cell, tuple[float, float]] = {}
        #: The squares on which any of the blows lands.
        self._struck = 0
        for threat in threats:
            self._struck |= threat[2]
        #: Losses by who strikes: on many squares they are the same ones.
        self._losses: dict[tuple[int, ...], Loss] = {}

    def tapped(self, cell: Cell) -> float:
        """Return the value of the square to the creature when it is tapped."""
        return (self._known.get(cell) or self._at(cell))[0]

    def untapped(self, cell: Cell) -> float:
        """Return what the square is worth to it when it is not."""
        return (self._known.get(cell) or self._at(cell))[1]

    def values_of(self, cells: Iterable[Cell], *, tapped: bool) -> list[float]:
        """Return the value of each of the squares."""
        known, at, which = self._known, self._at, 0 if tapped else 1
        return [(known.get(cell) or at(cell))[which] for cell in cells]

    def _at(self, cell: Cell) -> tuple[float, float]:
        square, strikers = self._masks.bit(cell), ()  # type: tuple[int, tuple[int, ...]]
        if self._struck & square:
            strikers = tuple([number for number, threat in enumerate(self._threats) if threat[2] & square])
        losses = self._losses.get(strikers)
        if losses is None:
            blows = [self._threats[number][:2] for number in strikers]
            losses = self._losses[strikers] = self._loss(blows)
        nearer = self._way.reached(self._start, cell, losses[2])
        known = self._known[cell] = nearer - losses[0], nearer - losses[1]
        return known


@lru_cache(maxsize=512)
def steps_to(grid: SquareGrid, squares: tuple[Cell, ...]) -> list[list[int]]:
    """Return the steps from every square ``[y][x]`` to the nearest of these; far away where no way leads."""
    steps = steps_from(grid, squares).copy()
    steps[steps < 0] = _FAR_AWAY
    found: list[list[int]] = steps.tolist()
    return found

"""A slow second opinion on moves and attacks, written from the rules page and sharing no code with the game.

Of a table only the plain facts are read: the rows of the board, where who stands for which side, what lies under whom.
Figures come from the table of the rules (``test_card_figures.py``), sight and routes from the geometry's own reference.
"""

from __future__ import annotations

from typing import NamedTuple

from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.state.table import Table
from tests.geometry.reference import body, is_wall, route_lengths, sight_verdict, step_cost
from tests.rules.skirmish.cards.test_card_figures import CREATURE_TABLE


class Figure(NamedTuple):
    """A creature as the rules speak of it."""

    number: int
    side: int
    cell: Cell
    size: int
    speed: int
    scuttles: bool
    flies: bool
    held: bool
    shroud: bool

    @property
    def squares(self) -> set[Cell]:
        return body(self.cell, self.size)


def figures_of(table: Table) -> dict[int, Figure]:
    found = {}
    for number, creature in table.creatures.items():
        name = next(name for name in CREATURE_TABLE if name.lower().replace(" ", "_").replace("-", "_") == creature.key)
        head, traits, _ = CREATURE_TABLE[name]
        under = {table.cards[card].key for card in creature.attached}
        speed = int(head.split("/")[2].split()[0])
        found[number] = Figure(
            number,
            creature.seat % 2,
            creature.cell,
            2 if "LARGE" in head else 1,
            speed,
            "Scuttle" in traits,
            "Flying" in traits,
            bool(under & {"web", "pinning_shot"}),
            "shroud_of_darkness" in under,
        )
    return found


def touch(one: set[Cell], other: set[Cell]) -> bool:
    """Return whether a square of one space shares a side or a corner with a square of the other."""
    return any(max(abs(ax - bx), abs(ay - by)) == 1 for ax, ay in one for bx, by in other)


def enemies_beside(figures: dict[int, Figure], mover: Figure, cell: Cell) -> set[int]:
    """Return the enemies adjacent to the mover, were it at a cell; one above which it flies is not."""
    space = body(cell, mover.size)
    enemies = [f for f in figures.values() if f.side != mover.side and not space & f.squares]
    return {f.number for f in enemies if touch(space, f.squares)}


def moves(grid: SquareGrid, figures: dict[int, Figure], mover: Figure, squares: int, manner: str) -> dict[Cell, int]:
    """Return where ``mover`` can end by moving that many squares, with the least cost. ``manner``: ``speed`` (one
    square when begun beside an enemy), ``move`` (that many squares as a card says), ``shift`` or ``slide``."""
    heeds = manner in ("speed", "move") and not mover.scuttles
    passes = mover.scuttles or mover.flies
    single = manner == "speed" and heeds and bool(enemies_beside(figures, mover, mover.cell))
    others = [f for f in figures.values() if f.number != mover.number]
    barred = {square for f in others if f.side != mover.side and not passes for square in f.squares}
    taken = {square for f in others for square in f.squares}
    best: dict[Cell, int] = {mover.cell: 0}
    changed = squares > 0 and not (mover.held and manner != "slide")
    while changed:
        changed = False
        for cell, spent in list(best.items()):
            away = cell != mover.cell
            if away and (single or (heeds and enemies_beside(figures, mover, cell))):
                continue  # The move has ended here.
            for there in [(cell[0] + i, cell[1] + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]:
                step = step_cost(grid, cell, there, mover.size) if there != cell else None
                if step is None or body(there, mover.size) & barred:
                    continue
                total = spent + (1 if mover.flies else step)
                if single:
                    total = min(total, squares)  # Rough ground may still be entered.
                if total <= squares and total < best.get(there, squares + 1):
                    best[there] = total
                    changed = True
    return {cell: cost for cell, cost in best.items() if cell != mover.cell and not body(cell, mover.size) & taken}


class Walk:
    """A creature's movement by speed in one activation, in parts, with other things happening between them."""

    def __init__(self, mover: Figure) -> None:
        self.number = mover.number
        self.left = mover.speed
        self._ended_by: set[int] = set()
        self._beside: set[int] = set()

    def reach(self, grid: SquareGrid, figures: dict[int, Figure]) -> dict[Cell, int]:
        """Return where the next part may end."""
        return {} if self._ended_by else moves(grid, figures, figures[self.number], self.left, "speed")

    def walked(self, before: dict[int, Figure], after: dict[int, Figure], cost: int) -> None:
        """Note that a part has been walked."""
        self.left -= cost
        mover = after[self.number]
        if mover.scuttles:
            return
        began = enemies_beside(before, before[self.number], before[self.number].cell)
        self._beside = enemies_beside(after, mover, mover.cell)
        self._ended_by = began | self._beside

    def happened(self, after: dict[int, Figure], moved: int) -> None:
        """Note that creature ``moved`` was destroyed, slid or moved away, or the walking one was moved by something
        else."""
        if not self._ended_by or self.number not in after:
            return
        mover = after[self.number]
        beside = enemies_beside(after, mover, mover.cell)
        gone = self._beside if moved == self.number else {moved}
        self._ended_by -= gone - beside  # Those it has walked away from hold it still.
        if not self._ended_by:
            self._ended_by = set(beside)
        self._beside = beside


def strikes(grid: SquareGrid, figures: dict[int, Figure], attacker: Figure) -> set[int]:
    """Return the enemies that a melee attack can be made on: adjacent, and not only across a wall's corner."""
    found = set()
    for other in figures.values():
        if other.side == attacker.side or not touch(attacker.squares, other.squares):
            continue
        pairs = [(a, b) for a in attacker.squares for b in other.squares if touch({a}, {b})]
        if any(not is_wall(grid, a[0], b[1]) and not is_wall(grid, b[0], a[1]) for a, b in pairs):
            found.add(other.number)
    return found


def within(grid: SquareGrid, one: Figure, other: Figure, squares: int) -> bool:
    """Return whether the other is at most that many squares away, by the shortest route that enters no wall."""
    lengths = route_lengths(grid, sorted(one.squares))
    return min((lengths.get(square, 999) for square in other.squares), default=999) <= squares


def shots(grid: SquareGrid, figures: dict[int, Figure], shooter: Figure, reach: int | None) -> dict[int, int]:
    """Return the enemies that can be shot at, with 1 for those in cover and 2 for a clear shot."""
    found = {}
    for other in figures.values():
        if other.side == shooter.side or (reach is not None and not within(grid, shooter, other, reach)):
            continue
        if any(f.shroud and (f is other or touch(f.squares, other.squares)) for f in figures.values()):
            continue
        verdict = sight_verdict(grid, shooter.cell, shooter.size, other.cell, other.size)
        if verdict:
            found[other.number] = verdict
    return found

"""Relocating: a card or power moves, shifts, slides or teleports a creature, and somebody chooses where to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.geometry.squares import Cell, adjacent
from game.rules.skirmish import events as e
from game.rules.skirmish.movement import reach_of, teleport_squares, why_no_teleport, why_not_to
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Table
from game.rules.skirmish.stats import name_of, size_of

_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", ELSE_ASKED)


class Relocate(Step, frozen=True):
    """A creature is about to be moved by an effect; ``seat`` chooses where. ``manner`` ``speed`` is a move as far as
    its speed; ``beside`` is a creature that the move must end adjacent to, 0 for none."""

    seat: int
    creature: int
    manner: Literal["speed", "move", "shift", "slide", "teleport"]
    squares: int
    beside: int = 0


def take_relocate(draft: Draft[Table, Step], step: Relocate) -> None:
    """Ask where to, if there is anywhere."""
    if step.creature not in draft.table.creatures:
        return
    if next(relocations(draft.table, step), None) is None:
        return
    draft.ask(step, step.seat, "space", f"{_manner_of(step)}_to", (step.creature,))


def _manner_of(step: Relocate) -> Literal["move", "shift", "slide", "teleport"]:
    """Return how the creature is moved, as events and questions tell it."""
    return "move" if step.manner == "speed" else step.manner


def relocations(table: Table, step: Relocate) -> Iterator[Command]:
    """Yield the squares to which the creature may be taken."""
    creature = table.creatures[step.creature]
    if step.manner == "teleport":
        cells: Iterator[Cell] = iter(teleport_squares(table, creature, step.squares))
    else:
        cells = iter(reach_of(table, creature, step.manner, step.squares).costs)
    for cell in cells:
        if _why_not_beside(table, step, cell) is None:
            yield c.ChooseCell(cell)


def why_no_relocation(table: Table, step: Relocate, cell: Cell) -> Refusal | None:
    """Return why the creature cannot be taken to a square, or None."""
    creature = table.creatures[step.creature]
    if step.manner == "teleport":
        refusal = why_no_teleport(table, creature, cell, step.squares)
    else:
        refusal = why_not_to(table, creature, cell, step.manner, step.squares)
    return refusal or _why_not_beside(table, step, cell)


def _why_not_beside(table: Table, step: Relocate, cell: Cell) -> Refusal | None:
    target = table.creatures.get(step.beside)
    creature = table.creatures[step.creature]
    if target is None or adjacent(cell, size_of(creature), target.cell, size_of(target)):
        return None
    text = f"The move must end beside {name_of(target)}."
    return Refusal("not_beside", "skirmish/moving", text, (target.id,), (cell,))


def relocate(draft: Draft[Table, Step], step: Relocate, command: Command) -> None:
    """Take the creature to the chosen square, or leave it where it is."""
    if isinstance(command, Done):
        return
    assert isinstance(command, c.ChooseCell)
    creature = draft.table.creatures[step.creature]
    path: tuple[Cell, ...] = (command.cell,)
    if step.manner != "teleport":
        path = reach_of(draft.table, creature, step.manner, step.squares).path(command.cell)
    draft.happen(e.CreatureMoved(creature.id, path, _manner_of(step)))


def _why_no_relocation(table: Table, step: Relocate, command: Command) -> Refusal | None:
    if isinstance(command, c.ChooseCell):
        return why_no_relocation(table, step, command.cell)
    return None if isinstance(command, Done) else _NOT_AN_ANSWER


STEPS: dict[type[Step], Chapter] = {
    Relocate: Chapter(
        take_relocate,
        lambda table, step: (*relocations(table, step), Done()),
        _why_no_relocation,
        relocate,
        doubtful=(),
    )
}

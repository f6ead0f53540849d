"""Objectives of scenarios for computer players of Skirmish: how far a creature is from squares, and where it is put."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.objectives import Goals
from game.core.commands import Command
from game.core.scenario.facts import Standing
from game.core.scenario.script import Space
from game.geometry.distance import NO_ROUTE, steps_from
from game.geometry.squares import footprint
from game.rules.skirmish.relocating import Relocate
from game.rules.skirmish.scenario import SCENARIO
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Table
from game.rules.skirmish.stats import card_of, size_of

#: A common creature, in levels.
COMMON = 2.5
#: Turns to squares that no way leads to.
_NEVER = 20.0


def goals_of(table: Table, seat: int) -> Goals | None:
    """Return the goals of a seat; None in a match without a scenario."""
    if table.scenario is None:
        return None
    grid = table.board.grid
    speeds = {one.id: max(1, card_of(one).speed) for one in table.creatures.values()}

    def turns(piece: Standing, spaces: Sequence[Space]) -> float:
        steps = steps_from(grid, tuple(spaces))
        ways = [int(steps[y, x]) for x, y in piece.spaces if steps[y, x] != NO_ROUTE]
        return min(ways) / speeds.get(piece.piece, 6) if ways else _NEVER

    return Goals(table.scenario, seat, SCENARIO.pieces(table), turns, COMMON)


def put_by(table: Table, step: object, answer: Command) -> tuple[int, tuple[Space, ...]] | None:
    """Return where an answer would put a creature."""
    if isinstance(answer, c.MoveCreature):
        creature = table.creatures[answer.creature]
        return creature.id, footprint(answer.to, size_of(creature))
    if isinstance(answer, c.ChooseCell) and isinstance(step, Relocate):
        creature = table.creatures[step.creature]
        return creature.id, footprint(answer.cell, size_of(creature))
    return None

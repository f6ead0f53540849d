"""Objectives of scenarios for computer players of Arena: how far a figure is from spaces, and where it is put."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.objectives import Goals
from game.core.commands import Command
from game.core.scenario.facts import Standing
from game.core.scenario.script import Space
from game.geometry.hexes import steps_apart
from game.rules.arena.scenario import SCENARIO
from game.rules.arena.standing import card_of
from game.rules.arena.state.commands import MoveFigure
from game.rules.arena.state.table import Table, field

#: A common figure, in points.
COMMON = 50.0


def goals_of(table: Table, seat: int) -> Goals | None:
    """Return the goals of a seat; None in a match without a scenario."""
    if table.scenario is None:
        return None
    moves = {one.id: max(1, card_of(table, one).move) for one in field(table)}

    def turns(piece: Standing, spaces: Sequence[Space]) -> float:
        away = min(steps_apart(here, space) for here in piece.spaces for space in spaces)
        return away / moves.get(piece.piece, 5)

    return Goals(table.scenario, seat, SCENARIO.pieces(table), turns, COMMON)


def put_by(answer: Command) -> tuple[int, tuple[Space, ...]] | None:
    """Return where an answer would put a figure."""
    return (answer.figure, answer.to) if isinstance(answer, MoveFigure) else None

"""Objectives of scenarios for computer players of Heroes."""

from __future__ import annotations

from game.ai.evaluation import Item
from game.ai.objectives import Goals, stake
from game.rules.heroes.scenario import SCENARIO
from game.rules.heroes.state.table import Permanent, Table

#: The worth of a common piece, in points.
_COMMON = 6.0


def goal_items(table: Table, seat: int, common: float) -> tuple[Item, ...]:
    """Return how the objectives stand for a seat; nothing in a match without a scenario."""
    if table.scenario is None:
        return ()
    return Goals(table.scenario, seat, SCENARIO.pieces(table), lambda piece, spaces: 0.0, common).items()


def staked(table: Table, one: Permanent) -> float:
    """Return what depends on something in play for the objectives, in points."""
    return 0.0 if table.scenario is None else _COMMON * stake(table.scenario, one.id, one.seat)

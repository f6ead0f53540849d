"""Objectives of scenarios for computer players of Factions: how far a unit is from zones, and what depends on it."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.evaluation import Item
from game.ai.objectives import Goals, stake
from game.core.scenario.facts import Standing
from game.core.scenario.script import Space
from game.rules.factions.scenario import SCENARIO, zone_space
from game.rules.factions.state.table import ZONES, Table, Unit
from game.rules.factions.stats import speed_of

#: A common unit, in build points.
COMMON = 12.0


def goals_of(table: Table, seat: int) -> Goals | None:
    """Return the goals of a seat; None in a match without a scenario."""
    if table.scenario is None:
        return None

    def turns(piece: Standing, spaces: Sequence[Space]) -> float:
        zones = [zone for zone, _ in spaces if zone in ZONES]
        unit = table.units.get(piece.piece)
        away = min((abs(zone - here) for zone in zones for here, _ in piece.spaces), default=len(ZONES))
        return away / max(1, speed_of(table, unit) if unit is not None else 1)

    return Goals(table.scenario, seat, SCENARIO.pieces(table), turns, COMMON)


def goal_items(table: Table, seat: int) -> tuple[Item, ...]:
    """Return how the objectives stand for a seat; nothing in a match without a scenario."""
    goals = goals_of(table, seat)
    return () if goals is None else goals.items()


def drawn_to(goals: Goals, unit: Unit, zone: int) -> float:
    """Return how well a unit would stand in a zone for the goals, in build points."""
    return goals.standing_worth(Standing(unit.id, unit.seat, (zone_space(zone),)))


def staked(table: Table, unit: Unit) -> float:
    """Return what depends on a unit for the objectives, in build points."""
    return 0.0 if table.scenario is None else COMMON * stake(table.scenario, unit.id, unit.seat)

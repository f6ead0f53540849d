"""Objectives of scenarios for computer players of Crawler: which cards to slay, and whom to keep alive."""

from __future__ import annotations

from game.ai.evaluation import Item
from game.ai.objectives import Goals
from game.core.scenario.progress import is_kept, wanted
from game.core.scenario.script import Objective
from game.core.scenario.standing import Progress
from game.rules.crawler.scenario import SCENARIO
from game.rules.crawler.state.table import Table


def goal_items(table: Table, common: float) -> tuple[Item, ...]:
    """Return how the objectives stand for the party; nothing in a match without a scenario."""
    if table.scenario is None:
        return ()
    return Goals(table.scenario, 0, SCENARIO.pieces(table), lambda piece, spaces: 0.0, common).items()


def _open(table: Table) -> list[tuple[Objective, Progress]]:
    """Return the party's objectives that are not decided."""
    scenario = table.scenario
    if scenario is None:
        return []
    pairs = zip(scenario.script.objectives, scenario.objectives, strict=True)
    return [
        (one, progress)
        for one, progress in pairs
        if one.seats and one.seats[0] < table.seats and progress.status == progress.verdict == "open"
    ]


def missing(table: Table, number: int) -> tuple[int, ...]:
    """Return, for each required objective that a Dungeon card's fall furthers, how many more must fall after it."""
    scenario = table.scenario
    if scenario is None:
        return ()
    furthered = (
        (one, progress)
        for one, progress in _open(table)
        if one.aim == "defeat" and one.required and one.ends == "win"
        if not one.pieces or number in scenario.numbers_of(one.pieces)
    )
    return tuple(max(0, wanted(scenario, one) - len(progress.pieces) - 1) for one, progress in furthered)


def is_guarded(table: Table, number: int) -> bool:
    """Return whether an Adventurer's death would fail something that is required."""
    scenario = table.scenario
    return scenario is not None and any(
        one.required
        and (is_kept(one) or one.aim == "survive")
        and number in scenario.numbers_of(one.pieces)
        and len(one.pieces) - len(progress.pieces) <= wanted(scenario, one)
        for one, progress in _open(table)
    )

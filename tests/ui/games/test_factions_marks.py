"""What Factions marks on its table: how far zones are is told where a unit moves, and nowhere else."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.factions.presentation.queries import reach_in_turn
from game.ui.games.factions.board import FactionsBoard
from game.ui.screens.game_screen import Marks
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


@pytest.mark.parametrize("seed", [5, 8])
def test_the_way_to_a_zone_is_told_for_a_move_alone(seed: int) -> None:
    driver, scene = at_the_table(a_match("factions", "hh", seed=seed))
    chance, seen = Random(seed), {True: 0, False: 0}
    for _ in range(260):
        if not wait(driver, scene):
            break
        board, view = scene.screen.board, scene.following.view
        assert isinstance(board, FactionsBoard) and view is not None and view.decision is not None
        scene.screen.mark(view, scene.following.table, None, Marks(scene.answering.offers))
        steps, active = board.overlays._reach, scene.following.table.turn.activation
        if steps and view.decision.prompt == "activation" and active is not None:
            reach = {found.zone: found.steps for found in reach_in_turn(scene.following.table, active.unit)}
            assert all(count == reach.get(cell[0], 0) for cell, count in steps.items()) and any(steps.values())
            seen[True] += 1
        elif steps:
            assert not any(steps.values()), view.decision.prompt
            seen[False] += 1
        scene.answering.give(chance.choice([offer for offer in scene.answering.offers.all if offer.commands]))
        if scene.answering.confirming is not None:
            scene.answering.give(scene.answering.confirming)
    assert seen[True] and seen[False]

"""Scenarios on tables of cards in the window: the briefing, the panel of objectives, the words and the last page."""

from __future__ import annotations

import pygame
import pytest

from game.app.maps.scenarios import scenario_named
from game.app.matches.scenarios import begin_scenario
from game.core.commands import Concede
from game.ui.scenes.question import Notice
from tests.journeys.table_hands import at_the_table

OBJECTIVES = {
    ("crawler", "the_captains_rope"): "Survive 8 turns.",
    ("heroes", "the_last_ferry"): "Keep old Dob or his brother alive for 5 turns.",
    ("factions", "the_kings_road"): "Reach the Star Gate in zone IV with the King by turn 8.",
}


@pytest.mark.parametrize(("game", "name"), OBJECTIVES)
def test_a_match_begins_with_its_briefing_and_shows_its_objectives(game: str, name: str) -> None:
    listed = scenario_named(name, game)
    match = begin_scenario(listed, ("human",) * len(listed.drawn.seats))
    driver, scene = at_the_table(match)
    driver.frames(5)
    while not isinstance(driver.scene, Notice):
        driver.key(pygame.K_RETURN, frames=3)
    objective = OBJECTIVES[game, name]
    assert driver.scene.heading == listed.drawn.title and f"• {objective}" in driver.scene.text
    driver.key(pygame.K_ESCAPE, frames=3)
    assert objective in [row.words for row in scene.laying.objectives.rows]
    assert "0 of 0" not in scene.screen.turn_figures(scene.following.table).title
    assert match.submit(0, Concede(0)) is None
    driver.rest(3)
    assert match.outcome is not None and match.outcome.reason == "conceded"

"""The sight tool is there where a board has lines of sight, and nowhere else: cards of a table see nothing."""

from __future__ import annotations

import pygame
import pytest

from game.ui.window.actions import action
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match

SEES = {"skirmish": True, "arena": True, "factions": False, "crawler": False, "heroes": False}


@pytest.mark.parametrize("game", list(SEES))
def test_only_boards_with_lines_of_sight_have_the_tool(game: str) -> None:
    driver, scene = at_the_table(a_match(game, "h" if game == "crawler" else "hc"))
    assert wait(driver, scene)
    asked = scene.laying.prompt_text()
    driver.key(pygame.K_l, frames=2)
    assert scene.sight.is_on is SEES[game]
    assert (scene.laying.prompt_text() != asked) is SEES[game]
    assert any(button.name == "sight" for button in scene.laying.buttons) is SEES[game]


def test_the_keys_page_knows_the_button_of_the_sight_tool() -> None:
    assert action("sight").mouse == "its button"

"""A game that joins is replayed like any other, without a word of its own about it."""

from __future__ import annotations

import pygame
import pytest

from game.app.records.course import Recorded
from game.ui.review.replay import ReplayScene
from tests.conformance.replays import Played, holds
from tests.games.listed import UNDER_LAW
from tests.journeys.driver import Driver


@pytest.mark.parametrize("game", ["tic_tac_toe", "morris"])
def test_every_moment_of_a_match_is_what_it_was(game: str) -> None:
    assert list(holds(UNDER_LAW[game], 2, longest=80)) == []


@pytest.mark.parametrize("game", ["tic_tac_toe", "morris"])
def test_the_window_goes_through_it(game: str) -> None:
    match = Played(UNDER_LAW[game], 2, 40).match
    driver = Driver()
    driver.app.open("replay", driver.app, Recorded.of(match))
    scene = driver.app.stack.top
    assert isinstance(scene, ReplayScene)
    for key, number in ((pygame.K_END, len(match.given)), (pygame.K_LEFT, len(match.given) - 1), (pygame.K_HOME, 0)):
        driver.key(key, frames=3)
        assert scene.number == number
    driver.key(pygame.K_RIGHT, times=3)
    assert scene.number == 3 and scene.match.digest == match.given[2].digest

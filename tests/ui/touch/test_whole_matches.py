"""Whole matches by taps alone, from the menu to the end. All games: ``python -m tests.ui.whole_matches touch``."""

from __future__ import annotations

import pytest

from game.ui.lessons.page import LessonsPage
from tests.ui.touch.finger_hand import FingerHand
from tests.ui.whole_matches import play_to_the_end


@pytest.mark.parametrize("game", ["skirmish", "heroes"])
def test_a_whole_match_by_taps_alone(game: str) -> None:
    hand = FingerHand()
    scene = play_to_the_end(hand, game)
    assert scene.match.outcome is not None and len(scene.match.given) > 10
    hand.driver.frames(5, 0.1)
    hand.press_box(scene, "Lessons")
    assert isinstance(hand.driver.scene, LessonsPage)

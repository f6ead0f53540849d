"""Whole matches by a device alone, from the menu to the end: the open fights that end the courses.

As a command it plays those of all games, by fingers and by a pad:
``python -m tests.ui.whole_matches [touch|pad] [GAME ...]``.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Protocol

from game.app.games.entries import GAMES
from game.app.lessons.lesson import lessons_of
from game.ui.lessons.scene import LessonScene
from game.ui.screens.items import Offer
from tests.journeys.driver import Driver

#: How much likelier a player of the test is to go on than to do something more.
GOES_ON = 0.75
#: At most this many answers are given.
MOST = 1500


class Hand(Protocol):
    """A device that plays: a driver that opens the last lesson of a course, and gives answers."""

    @property
    def driver(self) -> Driver:
        """Return the window that it plays in."""
        ...

    def open_last_lesson(self, game: str) -> LessonScene:
        """Go from the menu to the last lesson of a game."""
        ...

    def answer(self, scene: LessonScene, chance: Random) -> None:
        """Do one thing more of an answer; raises AssertionError where nothing can be done."""
        ...

    def press_box(self, scene: LessonScene, words: str) -> None:
        """Press a button of the lesson's box."""
        ...


def way_on(scene: LessonScene) -> list[Offer]:
    """Return the offers that end something, as they stand on buttons."""
    return [one for one in scene.answering.offers.all if one.advances]


def play_to_the_end(hand: Hand, game: str, seed: int = 5, most: int = MOST) -> LessonScene:
    """Play the open fight of a game to its end, or as many answers."""
    chance = Random(seed)
    scene = hand.open_last_lesson(game)
    for _ in range(200_000):
        given = sum(one.seat == scene.run.seat for one in scene.match.given)
        if scene.run.is_over or given >= most:
            break
        if scene.run.waits_to_be_read:
            hand.press_box(scene, "Next")
        elif scene.answering.may_answer:
            hand.answer(scene, chance)
        else:
            hand.driver.frames(1, 0.05)
    return scene


def main() -> int:
    """Play them all, and say how each went; 1 where one did not come to its end."""
    from tests.ui.pads.pad_hand import PadHand
    from tests.ui.touch.finger_hand import FingerHand

    hands = {"touch": FingerHand, "pad": PadHand}
    named = [word for word in sys.argv[1:] if word in hands] or list(hands)
    games = [word for word in sys.argv[1:] if word in GAMES] or [game for game in GAMES if lessons_of(game)]
    bad = 0
    for game in games:
        for name in named:
            begun = time.perf_counter()
            scene = play_to_the_end(hands[name](), game)
            how = scene.match.result if scene.match.outcome is not None else "all steps done"
            bad += not scene.run.is_over
            seconds = time.perf_counter() - begun
            print(f"{game} by {name}: {len(scene.match.given)} answers, {how}, {seconds:.0f} s", flush=True)
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())

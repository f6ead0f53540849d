"""A way on to one of a lesson's steps."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.lessons.scene import LessonScene
from tests.journeys.driver import Driver


def lead(driver: Driver, scene: LessonScene, is_there: Callable[[], bool], seconds: float = 1.0) -> None:
    """Read each step or do what it asks for, and let time pass after it, until the lesson is there."""
    while not is_there():
        if scene.run.waits_to_be_read:
            scene.go_on()
        else:
            scene.show_me()
        driver.rest(seconds)

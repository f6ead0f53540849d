"""How a lesson is begun in the window."""

from __future__ import annotations

from game.app.lessons.lesson import Lesson, begin_lesson
from game.ui.scenes.scene import Window
from game.ui.scenes.waiting import tell_what_waits


def show_lesson(app: Window, lesson: Lesson) -> None:
    """Begin a lesson at the table; a match that is left for it waits, and it is said where. Raises ValueError where the
    lesson cannot be begun."""
    is_left = any(hasattr(scene, "match") and not hasattr(scene, "lesson") for scene in app.stack.scenes)
    app.play_lesson(begin_lesson(lesson), lesson)
    if is_left:
        tell_what_waits(app)

"""How a lesson is begun in the window."""

from __future__ import annotations

from game.app.lessons.lesson import Lesson, begin_lesson
from game.ui.scenes.scene import Window


def show_lesson(app: Window, lesson: Lesson) -> None:
    """Begin a lesson at the table. Raises ValueError where it cannot be begun."""
    app.play_lesson(begin_lesson(lesson), lesson)

"""How a lesson is begun in the window, and the lines that lead to one from the game's words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame

from game.app.lessons.courses import Courses
from game.app.lessons.lesson import Lesson, begin_lesson, has_course
from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.scenes.scene import Window
from game.ui.scenes.waiting import tell_what_waits

#: What the names of the lines begin with.
TAUGHT = "lesson on "
#: What stands out in a note: the words that it explains.
_EXPLAINED = re.compile(r"\*\*(.+?)\*\*")
#: As many lines a note has at most.
_MOST = 3


def show_lesson(app: Window, lesson: Lesson) -> None:
    """Begin a lesson at the table; it is said where the left match waits. Raises ValueError if it cannot be."""
    is_left = any(hasattr(scene, "match") and not hasattr(scene, "lesson") for scene in app.stack.scenes)
    app.play_lesson(begin_lesson(lesson), lesson)
    if is_left:
        tell_what_waits(app)


def leads_to(app: Window, lesson: Lesson) -> Callable[[], None]:
    """Return what a press on a lesson's line does: it begins, or it is said why it cannot."""

    def press() -> None:
        try:
            show_lesson(app, lesson)
        except ValueError as error:
            app.open("notice", lesson.title, f"{lesson.path}: {error}")

    return press


class TaughtWords:
    """Finds which lessons of a ``game`` teach a note's words. ``on``: the lesson at the table, never one of them."""

    def __init__(self, app: Window, game: str, on: str = "") -> None:
        self.app, self.game, self.on = app, game, on
        #: Read once a note is to have lines.
        self._courses: Courses | None = None
        self._is_reading = False

    def lines(self, note: str) -> list[Button]:
        """Return a line for each lesson that teaches a word of a note, without a place; none while the lessons are
        being read, or where the player may not leave for one."""
        app, words = self.app, _EXPLAINED.findall(note)
        if not (words and app.has_lessons and has_course(self.game)):
            return []
        if self._courses is None:
            # In the middle of a frame nobody waits.
            self._courses = Courses(self.game, patience=0.0)
            self._is_reading = self._courses.is_reading
        taught = {one.name: one for word in words if (one := self._courses.teaching(self.game, word)) is not None}
        taught.pop(self.on, None)
        px = app.text_px(14)
        high = max(app.least_target, px * 2)
        return [
            Button(
                f"{TAUGHT}{one.title}", pygame.Rect(0, 0, fonts.text_width(words, "body", px) + round(px * 3.4), high),
                words, leads_to(app, one), kind="chip", icon="book", align="left", px=px,
                hint="Leaves the table for this lesson; a match waits in the menu.",
            )
            for one in list(taught.values())[:_MOST]
            for words in (f"Lesson: {one.title}",)
        ]  # fmt: skip

    def has_read(self) -> bool:
        """Return whether the lessons have just been read, so that a note that is shown has its lines now."""
        is_done = self._is_reading and self._courses is not None and not self._courses.is_reading
        self._is_reading = self._is_reading and not is_done
        return is_done

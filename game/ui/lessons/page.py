"""The page of lessons: a course for each game, its lessons in their order, those that were finished marked."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.entries import GAMES
from game.app.lessons.courses import Courses
from game.app.lessons.finished import finished_lessons, forget_finished
from game.app.lessons.lesson import Lesson
from game.core.words import counted
from game.ui.scenes.beginning import show_lesson
from game.ui.scenes.sheet_scene import Flow, SheetScene


class LessonsPage(SheetScene):
    """One button a lesson; of one ``game``, or of all. They are read on a thread of their own, game by game. ``left``
    is the lesson that was left for the page: the focus is there again."""

    def __init__(self, game: str = "", left: Lesson | None = None) -> None:
        super().__init__()
        self.message = ""
        self.games = (game,) if game in GAMES else tuple(GAMES)
        self._courses = Courses(*self.games)
        self._shown = 0
        self._left = left

    def build(self) -> None:
        flow = self.list_page("Learn to play", self.message)
        done = finished_lessons()
        found = self._courses.found
        self._shown = len(found)
        for game, course in found.items():
            if course:
                self._course(flow, game, course, done)
        if self._shown < len(self.games):
            flow.text("Reading the lessons…", dim=True)
        elif not any(found.values()):
            flow.text("There is no lesson yet.", dim=True)
        elif any(one.name in done for course in found.values() for one in course):
            flow.gap(6)
            flow.button(self.face("Forget finished lessons", 15, icon="redo", align="left"), self._forget)
        flow.finish()
        self.fit_pane()
        if self._left is not None and self._left.game in found:
            self.sheet.wish_focus(_name_of(self._left))
            self._left = None

    def _course(self, flow: Flow, game: str, course: tuple[Lesson, ...], done: frozenset[str]) -> None:
        """Lay out a course: its lessons, numbered; the first that is not finished stands out."""
        count = sum(one.name in done for one in course)
        minutes = sum(one.drawn.minutes for one in course)
        about = f"{counted(len(course), 'lesson')}, about {counted(minutes, 'minute')}" if minutes else ""
        flow.heading(GAMES[game].title)
        flow.text(f"{about}{f', {count} finished' if count else ''}.", dim=True)
        following = next((one for one in course if one.name not in done), None)
        for number, one in enumerate(course, 1):
            is_done = one.name in done
            words = f"{number}. {one.title}" + (" · finished" if is_done else "")
            style = "primary" if one is following else "plain"
            mark = "check" if is_done else "book"
            face = self.face(words, 17, role="bold", note=one.drawn.about, icon=mark, align="left", style=style)
            flow.button(face, self._play(one), lines=3.2, name=_name_of(one))
        flow.gap(4)

    def _play(self, one: Lesson) -> Callable[[], None]:
        def press() -> None:
            try:
                show_lesson(self.app, one)
            except ValueError as error:
                self.message = f"{one.path}: {error}"
                self.app.sound("tick")
                self.rebuild()

        return press

    def _forget(self) -> None:
        self.message = forget_finished()
        self.rebuild()

    @property
    def is_moving(self) -> bool:
        return self._shown < len(self.games)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._shown < len(self._courses.found):
            self.rebuild()


def _name_of(one: Lesson) -> str:
    return f"{GAMES[one.game].title}: {one.title}"

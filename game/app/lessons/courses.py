"""The courses of games, read on a thread of their own, while a page shows what is there already."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Thread

from game.app.lessons.lesson import Lesson, lessons_of


class Courses:
    """Begins to read the lessons of ``games`` at once, and waits for them up to ``patience`` seconds."""

    def __init__(self, *games: str, patience: float = 0.1) -> None:
        self.games = games
        self._found: dict[str, tuple[Lesson, ...]] = {}
        self._reading = Thread(target=self._read, name="reading lessons", daemon=True)
        self._reading.start()
        self._reading.join(patience)

    def _read(self) -> None:
        for game in self.games:
            self._found[game] = lessons_of(game)

    @property
    def found(self) -> Mapping[str, tuple[Lesson, ...]]:
        return dict(self._found)

    @property
    def is_reading(self) -> bool:
        """Return whether there are games whose course is not known yet."""
        return len(self._found) < len(self.games)

    def teaching(self, game: str, word: str) -> Lesson | None:
        """Return the lesson that teaches a word of a game's glossary, if it has been read."""
        return next((one for one in self._found.get(game, ()) if word in one.teaches), None)

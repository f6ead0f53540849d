"""A lesson as it is listed, and the match that it is played in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.app.games.entries import entry_of
from game.app.lessons.run import LessonMatch, LessonRun
from game.app.maps.library import MapEntry, lesson_files, list_lesson_maps
from game.app.matches.match import Seating
from game.app.matches.opening import SeatKind
from game.app.matches.scenarios import seat_kinds
from game.app.scenarios.kinds import Drawn, PlainLesson
from game.app.scenarios.steps import Step, Words
from game.core.commands import Pass

#: Answers that a mistake of an opening names at most.
_SOME = 6
#: What the seats of a match without a scenario are called.
_LEARNER, _OTHER = "Pupil", "Teacher"


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a ``game``, drawn in the map file ``path``: in a scenario of its own, or in a plain match."""

    game: str
    path: Path
    drawn: Drawn | PlainLesson

    @property
    def name(self) -> str:
        """Return what it is remembered by when it is finished: its file and its title."""
        return f"{self.game}/{self.path.stem}#{self.title}"

    @property
    def title(self) -> str:
        return self.drawn.title

    @property
    def teaches(self) -> tuple[str, ...]:
        """Return the words of the game's glossary that it teaches."""
        return self.drawn.teaches

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.drawn.steps


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the course of a game in its order. Never raises: a map that is broken has no lesson."""
    return tuple(lesson for entry in list_lesson_maps(game) for lesson in lessons_in(entry))


def has_course(game: str) -> bool:
    """Return whether any map of a lesson lies in a game's folders. No map is read, and it never raises."""
    return bool(lesson_files(game))


def lesson_after(lesson: Lesson) -> Lesson | None:
    """Return the lesson that comes after one in its course; None after the last."""
    course = lessons_of(lesson.game)
    names = [one.name for one in course]
    at = names.index(lesson.name) + 1 if lesson.name in names else len(names)
    return course[at] if at < len(course) else None


def lessons_in(entry: MapEntry) -> tuple[Lesson, ...]:
    drawn: list[Drawn | PlainLesson] = [one for one in entry.scenarios if one.steps]
    drawn += entry.lessons
    return tuple(Lesson(entry.game, entry.path, one) for one in drawn)


def begin_lesson(lesson: Lesson, level: SeatKind | None = None) -> LessonMatch:
    """Return the match of a lesson with its ``run`` at the first step; it keeps no journal. Other seats are played as
    the lesson says, or at another ``level``. Raises ValueError."""
    entry, drawn = entry_of(lesson.game), lesson.drawn
    if isinstance(drawn, PlainLesson):
        setup: Any = entry.setup(drawn.setup)
        others = entry.ruleset.seats(setup) - 1
        kinds: tuple[SeatKind, ...] = ("human", *((level or drawn.level,) * others))
        names = [_LEARNER, *(_OTHER if others == 1 else f"{_OTHER} {one}" for one in range(1, others + 1))]
    else:
        if drawn.setup is None:
            raise ValueError("a lesson begins with the first turn: it has no moment")
        setup = drawn.setup
        kinds = tuple(kind if kind == "human" or not level else level for kind in seat_kinds(drawn.seats))
        names = [seat.name or f"Seat {number}" for number, seat in enumerate(drawn.seats, 1)]
    seatings = tuple(Seating(name, kind) for name, kind in zip(names, kinds, strict=True))
    match = LessonMatch.new(entry.ruleset, setup, seatings, drawn.seed or 1, hints=False)
    assert isinstance(match, LessonMatch)
    if isinstance(drawn, PlainLesson):
        _open(match, drawn.opening)
        match.undo_stack.settle()
    match.run = LessonRun(match, lesson.steps)
    return match


def _open(match: LessonMatch, opening: str) -> None:
    """Give the answers that a lesson begins with; anybody asked to respond meanwhile passes. Raises ValueError for one
    that cannot be given."""
    for phrase in filter(None, (part.strip() for part in opening.split(";"))):
        while not _give(match, phrase):
            decision = match.decision
            if decision is None or decision.kind != "respond" or Pass() not in match.answers(decision.seat):
                raise ValueError(f'opening: "{phrase}" is not an answer there; {_answers(match)}')
            match.submit(decision.seat, Pass())


def _give(match: LessonMatch, phrase: str) -> bool:
    """Give the asked seat's answer with these words; False where none has."""
    entry, decision, words = entry_of(match.opening.game), match.decision, Words(phrase)
    if decision is None:
        return False
    view = match.view(decision.seat)
    for command in match.answers(decision.seat):
        if words.fit(entry.offer_text(view, command, match.players.names)):
            return match.submit(decision.seat, command) is None
    return False


def _answers(match: LessonMatch) -> str:
    decision = match.decision
    if decision is None:
        return "the match is over"
    entry, view = entry_of(match.opening.game), match.view(decision.seat)
    texts = [entry.offer_text(view, one, match.players.names) for one in match.answers(decision.seat)[:_SOME]]
    return f"there are {', '.join(texts)}"

"""Bookmarks of a recorded match: beginnings of turns, losses, gains, and rolls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from game.app.games.entries import GAMES, entry_of
from game.app.matches.event_queue import Batch
from game.app.records.course import Course
from game.core.events import DiceRolled, Event
from game.core.views import batches_for

MarkKind = Literal["turn", "fall", "gain", "roll"]
#: The least weight of a bad event marked as a loss, and of a good one marked as a gain (``core/consequences.py``).
_LOSS, _GAIN = 5, 4


class Mark(msgspec.Struct, frozen=True):
    """A marked moment (``number``): its kind, and its words."""

    number: int
    kind: MarkKind
    words: str


class Marks:
    """Finds the marks of a course as far as it is known, from what a ``seat`` received; None: from all events."""

    def __init__(self, course: Course, seat: int | None) -> None:
        self.course, self.seat = course, seat
        self.found: list[Mark] = []
        self._next = -1
        self._table: Any = course.first if seat is None else course.game.table_for(course.first, seat)

    def update(self) -> bool:
        """Look as far as the course is known; return whether anything was found."""
        before = len(self.found)
        while self._next < self.course.reached:
            self._look_at(self._next)
            self._next += 1
        return len(self.found) > before

    def _look_at(self, place: int) -> None:
        """Mark the results of an answer; -1: of the beginning."""
        course = self.course
        if place + 1 > 0 and course.moments[place + 1].when != course.moments[place].when:
            when = course.moments[place + 1].when
            self._mark(place, "turn", f"{when[:1].upper()}{when[1:]} begins." if when else "The match is over.")
        batches = course.happened(place)
        for batch in batches if self.seat is None else batches_for(batches, self.seat):
            for kind, words in self._worth(batch):
                self._mark(place, kind, words)

    def _mark(self, place: int, kind: MarkKind, words: str) -> None:
        self.found.append(Mark(place + 1, kind, words))

    def _worth(self, batch: Batch) -> Iterator[tuple[MarkKind, str]]:
        name, names = self.course.game.profile.game, self.course.recorded.names
        for event in batch:
            kind = self._kind(event)
            if kind is not None and name in GAMES:
                yield kind, entry_of(name).event_text(self._table, event, names) or ""
            self._table = self.course.game.apply(self._table, event)

    def _kind(self, event: Event) -> MarkKind | None:
        if isinstance(event, DiceRolled):
            return "roll"
        name = self.course.game.profile.game
        means = entry_of(name).consequence(self._table, event) if name in GAMES else None
        if means is None:
            return None
        if means.is_good:
            return "gain" if means.weight >= _GAIN else None
        return "fall" if means.weight >= _LOSS else None

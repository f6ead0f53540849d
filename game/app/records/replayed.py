"""A recorded match that is looked at again: a match that stands at one of its moments and can go to any other."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.app.matches.match import AnyView, Match
from game.app.matches.opening import SeatKind
from game.app.matches.sent import Sent
from game.app.records.course import Course
from game.core import runner
from game.core.state import AnyState
from game.core.views import View

#: Batches before a moment that are kept for the log.
_TOLD = 150


class ReplayedMatch(Match):
    """A match at the moment ``number`` of its course. Nobody answers in it: everybody counts as a person, and it is
    written nowhere. ``is_open``: views and events show everything, which is allowed only once the match is over."""

    def __init__(self, course: Course, number: int = 0, *, is_open: bool = False) -> None:
        self.course, self.number, self.is_open = course, number, is_open
        seatings = tuple(replace(one, kind="human") for one in course.recorded.opening.seatings)
        opening = replace(course.recorded.opening, seatings=seatings)
        super().__init__(course.game, opening, course.first, runner.Accepted(course.state(number), ()))
        self.go_to(number)

    @property
    def kinds(self) -> tuple[SeatKind, ...]:
        return tuple(seating.kind for seating in self.course.recorded.opening.seatings)

    def view(self, seat: int) -> AnyView:
        """Return what a seat knew then; where all is open, the whole table."""
        if not self.is_open:
            return super().view(seat)
        state = self.state
        asked = state.decision is not None and state.decision.seat == seat
        return View(seat, state.table, state.agenda[-1:] if asked else (), state.decision, state.outcome)

    def go_to(self, number: int) -> None:
        """Be at another moment; what happened before it counts as read."""
        course = self.course
        first, table = course.stretch_before(number, _TOLD)
        self.sent = Sent(course.game, len(self.opening.seatings), table, is_open=self.is_open)
        for place in range(first, number):
            table = self._send(place, table)
        self.sent.skip()
        self._is_at(number, course.state(number))

    def step_on(self) -> bool:
        """Be at the next moment, with what happened on the way to be read. False at the last one that is known."""
        course, number = self.course, self.number
        if number >= course.reached:
            return False
        if self.sent.count > 4 * _TOLD:
            # A long match that is played on: what is far back is let go.
            self.go_to(number)
        self._send(number, self.state.table)
        self._is_at(number + 1, course.state(number + 1))
        return True

    def _send(self, place: int, table: Any) -> Any:
        """Send what came of an answer (-1: of the beginning); return the table after it."""
        batches = self.course.happened(place)
        tables = self.course.tables(table, batches)
        if place >= 0:
            self.sent.valid.answered()
        self.sent.send(batches, tables)
        return tables[-1] if tables else table

    def _is_at(self, number: int, state: AnyState) -> None:
        self.number = number
        self.given = list(self.course.given[:number])
        self.state, self.digest = state, self.course.digests[number]
        self.revision += 1
        self._views.clear()

"""The course of a recorded match: computed again once, a little at a time, so that any of its moments can be shown.

A moment is the match before the answer of that number; the last one is after all of them. The state is kept for some
moments and computed from the one before for the others; what happened is kept for all.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from game.app.games.entries import turn_text
from game.app.matches.event_queue import Batch
from game.app.matches.following import CannotFollow, begun, taken
from game.app.matches.match import Match
from game.app.matches.opening import Opening
from game.app.records.refused import why_refused
from game.core import record
from game.core.dice import Dice
from game.core.record import Answer
from game.core.ruleset import Ruleset
from game.core.state import AnyState, Outcome

#: From one kept state to the next.
STRIDE = 12


class Recorded(msgspec.Struct, frozen=True):
    """A match as it is recorded: how it began, and its answers that still stand (``given``). ``is_over``: it was played
    to its end, or given up."""

    opening: Opening
    given: tuple[Answer, ...]
    is_over: bool = False

    @classmethod
    def of(cls, match: Match) -> Recorded:
        return cls(match.opening, tuple(match.given), match.outcome is not None)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seating.name for seating in self.opening.seatings)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, seating in enumerate(self.opening.seatings) if seating.kind == "human")


def has_no_secrets(recorded: Recorded, game: Ruleset) -> bool:
    """Return whether all of a match may be shown to anybody: it is over, it hides nothing, or no person plays it."""
    return recorded.is_over or not game.profile.hidden or not recorded.people


def seats_to_look_from(recorded: Recorded, game: Ruleset) -> tuple[int, ...]:
    """Return the seats from which a match may be looked at: all of one without secrets; of another one that of the only
    person, those of people who play with open hands, or none where several people hide something from one another."""
    if has_no_secrets(recorded, game):
        return tuple(range(len(recorded.opening.seatings)))
    return recorded.people if len(recorded.people) == 1 or not recorded.opening.terms.curtain else ()


class Moment(msgspec.Struct, frozen=True):
    """What everybody may see of a moment: the turn in words, who is asked (-1: nobody), and the question's kind."""

    when: str
    asked: int
    kind: str


class Course:
    """Goes through a recorded match from beginning to end, or to the first answer with another result than the recorded
    one, which ``flaw`` describes. ``reached`` is the last moment that is known; ``count`` the last of all."""

    def __init__(self, recorded: Recorded) -> None:
        """Begin the course. Raises CannotFollow where the match cannot be begun."""
        self.recorded = recorded
        match = begun(recorded.opening)
        self.game = match.game
        self.given = recorded.given
        #: The table before anything happened.
        self.first = match.sent.first
        self.flaw = ""
        self.count = len(self.given)
        self.outcome: Outcome | None = match.outcome
        self.digests = [match.digest]
        self.moments: list[Moment] = []
        self._kept: dict[int, AnyState] = {0: match.state}
        #: What came of the beginning, then of each answer.
        self._happened: list[tuple[Batch, ...]] = [match.happened]
        #: States of the stretch that was looked at last, by their moments.
        self._near: dict[int, AnyState] = {}
        self._last: AnyState = match.state
        self._tell(match.state)

    @property
    def reached(self) -> int:
        return len(self.moments) - 1

    @property
    def is_known(self) -> bool:
        return self.reached >= self.count

    def go_on(self, seconds: float, to: int | None = None) -> bool:
        """Compute on for about that long, or up to a moment; return whether there was anything to compute."""
        until, wanted = time.perf_counter() + seconds, self.count if to is None else min(to, self.count)
        worked = False
        while self.reached < wanted and time.perf_counter() < until:
            self._step()
            wanted = min(wanted, self.count)
            worked = True
        return worked

    def _step(self) -> None:
        number = self.reached
        answer = self.given[number]
        try:
            accepted = taken(self.game, self._last, number, answer)
        except CannotFollow as problem:
            self._stop(number, str(problem))
            return
        state = accepted.state
        digest = record.digest(state)
        if digest != answer.digest:
            self._stop(number, f"digest {answer.digest} was expected, it is {digest}")
            return
        self._last, self.outcome = state, state.outcome
        self._happened.append(accepted.batches)
        self.digests.append(digest)
        self._tell(state)
        if self.reached % STRIDE == 0 or self.reached == self.count:
            self._kept[self.reached] = state

    def _stop(self, number: int, why: str) -> None:
        """Stop at an answer that has another result than the one recorded; everything before it can be looked at."""
        answer = self.given[number]
        name, cause = self.recorded.names[answer.seat], why_refused(self.recorded.opening)
        self.flaw = f"Answer {number + 1}, {name}'s, comes out differently ({cause}): {why}."
        self.count = number
        self._kept[number] = self._last

    def _tell(self, state: AnyState) -> None:
        decision = state.decision
        asked, kind = (decision.seat, decision.kind) if decision is not None else (-1, "")
        when = turn_text(self.game.profile.game, state.table)
        if self.moments and self.moments[-1].when == when:
            when = self.moments[-1].when
        self.moments.append(Moment(when, asked, kind))

    def state(self, number: int) -> AnyState:
        """Return the state at a moment that is known. Raises IndexError for another one."""
        if not 0 <= number <= self.reached:
            raise IndexError(f"moment {number} of {self.reached}")
        for known in (self._kept, self._near):
            if number in known:
                return known[number]
        if number == self.reached:
            return self._last
        start = number - number % STRIDE
        state = self._kept[start]
        self._near = {start: state}
        # The whole stretch: the viewer of one moment goes on to those next to it.
        for place in range(start, min(start + STRIDE - 1, self.reached)):
            state = taken(self.game, state, place, self.given[place]).state
            self._near[place + 1] = state
        return self._near[number]

    def happened(self, number: int) -> tuple[Batch, ...]:
        """Return what came of the answer of that number, as batches of events; -1: of the beginning."""
        return self._happened[number + 1]

    def tables(self, before: Any, batches: Sequence[Batch]) -> tuple[Any, ...]:
        """Return the table after each of these batches."""
        found = []
        table = before
        for batch in batches:
            for event in batch:
                table = self.game.apply(table, event)
            found.append(table)
        return tuple(found)

    def stretch_before(self, number: int, batches: int) -> tuple[int, Any]:
        """Return the first of the last answers before a moment that hold about that many batches, with the table before
        it; -1, which stands for the beginning, where the match has no more."""
        first, found = number, 0
        while first >= 0 and found < batches:
            first -= 1
            found += len(self.happened(first))
        # From a kept state on nothing is computed again.
        first -= first % STRIDE if first >= 0 else 0
        return first, self.first if first < 0 else self.state(first).table

    def step_before(self, number: int) -> int:
        """Return the last moment before that one at which a seat is asked what to do; the first if there is none."""
        return next((place for place in range(number - 1, -1, -1) if self.moments[place].kind == "act"), 0)

    def step_after(self, number: int) -> int:
        """Return the next moment at which a seat is asked what to do; the last one known if there is none."""
        found = (place for place in range(number + 1, self.reached + 1) if self.moments[place].kind == "act")
        return next(found, self.reached)

    def turns(self) -> list[int]:
        """Return the moments at which a turn begins, as far as it is known."""
        when = [one.when for one in self.moments]
        return [0, *(place for place in range(1, len(when)) if when[place] != when[place - 1])]


def going_on(course: Course, number: int, seed: int | None, seat: int | None = None) -> AnyState:
    """Return the state from which a match can continue at a moment: with the same dice, or with others by ``seed``. For
    a ``seat`` that may not know everything what it cannot know is dealt again, so that nothing is learnt of it."""
    state = course.state(number)
    if seed is None:
        return state
    if seat is not None:
        state = course.game.redeal(state, seat, Dice(seed))
    return msgspec.structs.replace(state, dice=Dice(seed))

"""How far answers may be taken back: to the last die, draw or card shown, or to another seat's answer.

Nobody marks an answer as final. It follows from the events that the answer brought about and from who gave it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.app.matches.event_queue import Batch, ViewRenewed
from game.core.commands import Command
from game.core.events import Event
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from game.core.views import View, view_for


class Undo(Command, frozen=True):
    """Taking back one's last answer. It stands in a journal like an answer, but no rules ever hear of it."""


class TakeBack(Command, frozen=True):
    """Taking back one's last answer and all that came after it, ``answers`` together, also what was rolled and shown:
    the ``agreed`` seats, those of all other people, have allowed it. It stands in a journal as ``Undo`` does."""

    answers: int
    agreed: tuple[int, ...] = ()


class UndoStack:
    """The states that answers can still be taken back to, all of one seat's, the latest last."""

    def __init__(self, game: Ruleset) -> None:
        self._game = game
        self._seat = -1
        self._states: list[AnyState] = []
        #: Why nothing before can be taken back: another seat answered, something was shown, or the match has continued.
        self._ended_by: int | str = ""

    def answered(self, seat: int, before: AnyState, events: tuple[Event, ...]) -> None:
        """Note that ``seat`` has answered in the state ``before``, and which events came of it."""
        if seat != self._seat:
            # Another seat's answer: what lies before it is settled.
            self._states.clear()
            self._ended_by = self._seat if self._seat >= 0 else ""
            self._seat = seat
        if any(event.shows_something for event in events):
            self._states.clear()
            self._ended_by = "shown"
        else:
            self._states.append(before)

    def settle(self) -> None:
        """Make everything answered so far final: none of it can be taken back."""
        self._states.clear()
        self._ended_by = "settled" if self._ended_by == "" else self._ended_by

    def ended_for(self, seat: int) -> int | str:
        """Return what keeps a seat from taking back: another seat that has answered since, "shown" for something that
        was rolled, drawn or shown, "settled" for a match that has continued by itself; "" for nothing."""
        if self.is_open_to(seat):
            return ""
        return self._seat if self._seat not in (-1, seat) else self._ended_by

    def is_open_to(self, seat: int) -> bool:
        """Return whether this seat may take its last answer back."""
        return bool(self._states) and self._seat == seat

    def earlier(self, seat: int) -> Iterator[View[Any, Any]]:
        """Yield what the seat saw before each of its answers that it may take back, the latest first."""
        for state in reversed(self._states if self.is_open_to(seat) else ()):
            yield view_for(self._game, state, seat)

    def back(self) -> AnyState:
        """Return the state before the last answer, which this takes back. Raises IndexError when there is none."""
        return self._states.pop()


class ValidBatches:
    """Which of the batches that were sent still hold, by their numbers: those of answers that were taken back do not,
    and in their place stands one batch that says so, however many answers went."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self._before: list[int] = []
        self._renewals: dict[int, int] = {}
        self._count = 0

    def since(self, answers: int) -> list[int]:
        """Return the batches that came of the answers that still stand after a number of them."""
        return self.numbers[self._before[answers] :] if answers < len(self._before) else []

    def answered(self) -> None:
        """Note that an answer was accepted; what is sent next comes of it."""
        self._before.append(len(self.numbers))

    def taken_back(self) -> None:
        """Forget the last answer and everything sent about it."""
        del self.numbers[self._before.pop() :]

    def sent(self, batches: tuple[Batch, ...]) -> None:
        for batch in batches:
            renewal = next((event.seat for event in batch if isinstance(event, ViewRenewed)), None)
            if renewal is not None:
                while self.numbers and self._renewals.get(self.numbers[-1]) == renewal:
                    self.numbers.pop()
                self._renewals[self._count] = renewal
            self.numbers.append(self._count)
            self._count += 1

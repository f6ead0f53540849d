"""What one seat is sent, in order: batches of events as that seat may know them, numbered without gaps."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.events import Event

Batch = tuple[Event, ...]


class ViewRenewed(Event, frozen=True):
    """Not a fact of any game: ``seat`` took its last answer back, so what was sent about it no longer holds. A follower
    of the match reads its view again; the batches before this one need not be played. ``answers``: how many it took
    back past what was shown, with the others', which the ``agreed`` seats allowed."""

    seat: int = -1
    answers: int = 0
    agreed: tuple[int, ...] = ()


class EventQueue:
    """A seat's batches, first to last. Batch numbers begin at 0; nothing is ever taken out."""

    def __init__(self) -> None:
        self._batches: list[Batch] = []
        self._next = 0

    def push(self, batches: Iterable[Batch]) -> None:
        """Add what has just happened, already as the seat may know it."""
        self._batches.extend(batches)

    def next_batch(self) -> Batch | None:
        """Return the first batch not read yet, which is read by this; None when the queue is dry."""
        if self._next >= len(self._batches):
            return None
        self._next += 1
        return self._batches[self._next - 1]

    @property
    def is_dry(self) -> bool:
        """Return whether everything has been read."""
        return self._next >= len(self._batches)

    @property
    def read(self) -> int:
        """Return how many batches have been read: the number of the next one."""
        return self._next

    @property
    def sent(self) -> int:
        """Return how many batches there are, read or not."""
        return len(self._batches)

    def since(self, number: int) -> tuple[Batch, ...]:
        """Return all batches from that number on, read or not; reads none of them."""
        return tuple(self._batches[max(0, number) :])

    def skip(self) -> None:
        """Count everything sent so far as read: the reader has just taken a fresh view."""
        self._next = len(self._batches)

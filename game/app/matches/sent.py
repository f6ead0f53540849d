"""What a match has sent to its seats: a queue for each, and the table before each batch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.app.matches.event_queue import Batch, EventQueue
from game.app.matches.undo import ValidBatches
from game.core.ruleset import Ruleset
from game.core.views import batches_for


class Sent:
    """Batches as each seat may know them. ``first`` is the table before anything happened. ``is_open``: every seat is
    told everything, as of a match that is over."""

    def __init__(self, game: Ruleset, seats: int, first: Any, *, is_open: bool = False) -> None:
        self._game, self._is_open = game, is_open
        self._queues = tuple(EventQueue() for _ in range(seats))
        #: The table before each batch that was sent, and the one after the last.
        self._tables: list[Any] = [first]
        self.valid = ValidBatches()

    @property
    def first(self) -> Any:
        """Return the table before anything happened."""
        return self._tables[0]

    @property
    def count(self) -> int:
        """Return how many batches were sent."""
        return len(self._tables) - 1

    def queue(self, seat: int) -> EventQueue:
        return self._queues[seat]

    def send(self, batches: tuple[Batch, ...], tables: tuple[Any, ...]) -> None:
        """Send every seat what happened; ``tables`` are those after each batch."""
        self.valid.sent(batches)
        self._tables += tables
        for seat, queue in enumerate(self._queues):
            queue.push(batches if self._is_open else batches_for(batches, seat))

    def _table(self, number: int, seat: int) -> Any:
        """Return the table before a batch, as the seat knows it."""
        table = self._tables[number]
        return table if self._is_open else self._game.table_for(table, seat)

    def recent(self, seat: int, most: int, until: int | None = None) -> Iterator[tuple[Any, Batch]]:
        """Yield the last batches sent to the seat that still hold, at most that many, each with the seat's table before
        it; ``until``: only those before that number. Of answers that were taken back only a ``ViewRenewed`` is left."""
        batches = self._queues[seat].since(0)
        numbers = [number for number in self.valid.numbers if until is None or number < until]
        for number in numbers[-most:]:
            yield self._table(number, seat), batches[number]

    def since(self, seat: int, answers: int) -> Iterator[tuple[Any, Batch]]:
        """Yield what the seat was sent of the answers that still stand after a number of them, as ``recent`` does."""
        batches = self._queues[seat].since(0)
        for number in self.valid.since(answers):
            yield self._table(number, seat), batches[number]

    def happened(self, seat: int) -> Iterator[tuple[Any, Batch]]:
        """Yield every batch that still holds, as the seat received it, with the whole table before it: for a match that
        is over, when nothing on it is anybody's secret any more."""
        batches = self._queues[seat].since(0)
        for number in self.valid.numbers:
            yield self._tables[number], batches[number]

    def skip(self) -> None:
        """Count everything sent so far as read: nobody wants to watch it again. ``since`` still gives it."""
        for queue in self._queues:
            queue.skip()

"""The records of what moves on a board, from the events of a batch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from game.core.events import Event, row_of
from game.core.state import TableT

Record = TypeVar("Record")


def records_of(
    motions: Mapping[type[Event], Callable[..., Iterable[Record]] | str],
    batch: Sequence[Event],
    before: TableT,
    after: TableT,
) -> list[Record]:
    """Return the records of a batch of events, in order; events that move nothing have none. Each row of ``motions``
    is given the event and the tables before and after the batch."""
    found: list[Record] = []
    for event in batch:
        tell = row_of(motions, event)
        if tell is not None:
            found.extend(tell(event, before, after))
    return found

"""Which side a line of the log is about: the bar beside it tells the sides apart where both have pieces of one name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.events import Event

#: The seat of what a number stands for; None where that is nobody's.
Owner = Callable[[int], int | None]


def seat_of(event: Event, subjects: Mapping[str, Owner]) -> int:
    """Return the seat that an event names; else that of the first of its ``subjects``: fields (or fields of fields)
    that hold a record of a seat's, or numbers. Of several numbers all must be one seat's. -1: nobody's."""
    named = getattr(event, "seat", None)
    if named is not None:
        return int(named)
    for path, owner in subjects.items():
        found: object = event
        for name in path.split("."):
            found = getattr(found, name, None)
        seats = {_seat(one, owner) for one in (found if isinstance(found, tuple) else (found,))}
        if seats and seats != {None}:
            seat = seats.pop()
            return -1 if seats or seat is None else seat
    return -1


def _seat(found: object, owner: Owner) -> int | None:
    return owner(found) if isinstance(found, int) else getattr(found, "seat", None)

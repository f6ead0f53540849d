"""Which of the seat colours each seat has: the one that its player chose, or else its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.ui.art.palette import SEAT_COLOURS


class Coloured(Protocol):
    """Who sits at a seat, with the number of the colour that was chosen there; None: the seat's own."""

    @property
    def colour(self) -> int | None: ...


def colours_of(seats: Sequence[Coloured]) -> tuple[int, ...]:
    """Return the numbers of the seats' colours, all of them in the order of the seats, no two the same. A seat whose
    own colour another one chose, and one whose choice cannot be, have the first that is left."""
    numbers = range(len(SEAT_COLOURS))
    found: dict[int, int] = {}
    wishes = [(seat, one.colour) for seat, one in enumerate(seats)] + [(seat, seat) for seat in numbers]
    for seat, colour in wishes:
        is_possible = seat in numbers and seat not in found
        if is_possible and colour is not None and colour in numbers and colour not in found.values():
            found[seat] = colour
    left = [colour for colour in numbers if colour not in found.values()]
    return tuple(found[seat] if seat in found else left.pop(0) for seat in numbers)

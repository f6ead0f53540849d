"""The people of a match before sit down to the next one under their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.ai.kinds import LEVEL_KINDS
from game.app.matches.names import LONGEST_NAME
from game.ui.art.palette import SEAT_NAMES
from game.ui.games.set_up_form import SeatChoice


class Sitting(Protocol):
    """Who sat at a seat."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def colour(self) -> int | None: ...


def welcome(seats: Sequence[SeatChoice], before: Sequence[Sitting]) -> None:
    """Let the people who sat there ``before`` sit at their seats again, whatever is played, and computers play at the
    level at which they did."""
    both = list(zip(seats, before, strict=False))
    for seat, was in both:
        if seat.kind != "human" and was.kind in LEVEL_KINDS:
            seat.kind = was.kind
    people = [(seat, was) for seat, was in both if was.kind == "human"]
    for seat, was in people:
        seat.name, seat.kind = was.name.strip()[:LONGEST_NAME] or seat.name, "human"
        seat.colour = was.colour
    # Whoever else had one of these names has another one.
    used = [seat.name for seat, _ in people]
    for seat in seats:
        if all(seat is not one for one, _ in people):
            seat.name = next((name for name in (seat.name, *SEAT_NAMES) if name not in used), seat.name)
            used.append(seat.name)

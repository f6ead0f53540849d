"""The set-up of a new match takes over the people of the last one: their names, colours and the computers' level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.ai.kinds import LEVEL_KINDS
from game.app.matches.names import LONGEST_NAME
from game.ui.art.palette import SEAT_NAMES
from game.ui.games.set_up_form import SeatChoice


class Sitting(Protocol):
    """A seat of the last match, as a set-up or a save has it."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def colour(self) -> int | None: ...


def welcome(seats: Sequence[SeatChoice], before: Sequence[Sitting]) -> None:
    """Fill the seats with the people who sat there ``before``, whatever is played, and computers of their level."""
    both = list(zip(seats, before, strict=False))
    for seat, was in both:
        if seat.kind != "human" and was.kind in LEVEL_KINDS:
            seat.kind = was.kind
    people = [(seat, was) for seat, was in both if was.kind == "human"]
    for seat, was in people:
        seat.name, seat.kind = was.name.strip()[:LONGEST_NAME] or seat.name, "human"
        seat.colour = was.colour
    # Nobody else keeps one of these names.
    used = [seat.name for seat, _ in people]
    for seat in seats:
        if all(seat is not one for one, _ in people):
            seat.name = next((name for name in (seat.name, *SEAT_NAMES) if name not in used), seat.name)
            used.append(seat.name)

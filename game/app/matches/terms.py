"""What the people at a table agree on before a match besides its rules: a clock, and how far answers are taken back.

It stands in the opening of a match and nowhere in its state: it does not affect which answers are legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from game.core.record import Answer

#: Seconds of a clock, and those that are added to it.
Seconds = Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
Increment = Annotated[int, msgspec.Meta(ge=0, le=3600)]


class Clock(msgspec.Struct, frozen=True):
    """How long people may think. ``kind``: "seats" gives each seat its ``seconds`` for the whole match, and adds the
    ``increment`` whenever another seat is to answer; "sand" is one sand-glass, turned over whenever another seat is to
    answer. ``at_zero``: who has no time left loses, or is only told. ``since``: how many answers stood when it was set;
    what was thought before does not count."""

    kind: Literal["seats", "sand"]
    seconds: Seconds
    increment: Increment = 0
    at_zero: Literal["lose", "told"] = "told"
    since: Annotated[int, msgspec.Meta(ge=0)] = 0

    def left(self, seat: int, given: Sequence[Answer], asked: int | None) -> float:
        """Return the seconds a seat has left after the answers that stand, below 0 if overrun; ``asked``: who is."""
        given = given[self.since :]
        after = [*(answer.seat for answer in given[1:]), -1 if asked is None else asked]
        own = [(answer.took, follows) for answer, follows in zip(given, after, strict=False) if answer.seat == seat]
        if self.kind == "seats":
            turns = sum(follows != seat for _, follows in own)
            return self.seconds + turns * self.increment - sum(took for took, _ in own)
        run = 0.0
        for answer in reversed(given if asked == seat else ()):
            if answer.seat != seat:
                break
            run += answer.took
        return self.seconds - run

    @property
    def times(self) -> tuple[str, int, int]:
        """Return what it gives to think: a clock of other times begins afresh."""
        return self.kind, self.seconds, self.increment

    @property
    def words(self) -> str:
        """Return what it is, and what happens when no time is left, in two sentences."""
        minutes, seconds = divmod(self.seconds, 60)
        time = " ".join(filter(None, (f"{minutes} min" if minutes else "", f"{seconds} s" if seconds else "")))
        more = f", and {self.increment} s more after each turn" if self.increment else ""
        end = f"A player with no time left {'loses' if self.at_zero == 'lose' else 'is only told so'}."
        return f"{time} for each seat{more}. {end}" if self.kind == "seats" else f"A sand-glass of {time} a turn. {end}"


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """``take_back``: the only person of a match may take back what was rolled or shown. Where several people sit at the
    screen they are asked each time. ``curtain``: it falls between people who hide something from one another; without
    it they play with open hands."""

    clock: Clock | None = None
    take_back: bool = False
    curtain: bool = True


NO_TERMS = Terms()


def from_the_beginning(terms: Terms) -> Terms:
    """Return them for a match without any answer yet: a clock runs from its first one."""
    clock = terms.clock
    return terms if clock is None else msgspec.structs.replace(terms, clock=msgspec.structs.replace(clock, since=0))

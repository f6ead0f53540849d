"""The clocks of the seats: how long the player who is asked has thought, what is left, and what happens when nothing
is.

Time passes while the question is open to a person who sits there: not behind the curtain, under another page such as
the pause, while something moves, or for a seat that answers by itself.
"""

from __future__ import annotations

import msgspec

from game.app.matches.terms import Clock
from game.core.words import asked
from game.ui.screens.game_screen import Counter, SeatFigures
from game.ui.table.answering import Answering

#: With so few seconds left each of them is heard.
_LAST = 10


class Timing:
    """Owns what the clocks showed last. Without a clock it only measures."""

    def __init__(self, answering: Answering) -> None:
        self.answering, self.match = answering, answering.match
        #: The clock that people know of.
        self._known = self.clock
        self._left: dict[int, float] = {}
        self._left_at: tuple[int, Clock | None] = -1, None
        self._shown: tuple[int, int] | None = None
        #: Who has lost by time last, in a sentence.
        self.lost = ""
        #: The seats that have been told that their time is up.
        self._told: set[int] = set()

    @property
    def clock(self) -> Clock | None:
        return self.match.opening.terms.clock

    def sat_down(self) -> None:
        """Say before the first answer what is played for."""
        if not self.match.given and not self.answering.only_looks:
            self._tell_clock()

    def _tell_clock(self) -> None:
        if self.clock is not None:
            self.answering.toast.say(f"{{icon:clock}} {self.clock.words}")

    def left(self, seat: int) -> float | None:
        """Return how many seconds a seat has left; None without a clock, and for computer players, which have none."""
        match, clock = self.match, self.clock
        if clock is None or not match.players.is_human(seat):
            return None
        if self._left_at != (match.revision, clock):
            self._left_at = match.revision, clock
            self._left = {each: clock.left(each, match.given, match.asked) for each in match.players.people}
        return self._left[seat] - (match.thought if match.asked == seat else 0.0)

    def update(self, seconds: float) -> None:
        """Let time pass, everything having been shown."""
        if not self.answering.may_answer:
            return
        match, seat = self.match, self.answering.seat
        if self.clock != self._known:
            self._known = self.clock
            self._told.clear()
            self._tell_clock()
        match.thought += seconds
        left = self.left(seat)
        if left is None:
            return
        shown = (seat, int(left))
        if shown != self._shown:
            self._shown = shown
            self.answering.app.redraw()
            if 0 < left < _LAST:
                self.answering.app.sound("tick")
        if left > 0:
            self._told.discard(seat)
        elif seat not in self._told:
            self._told.add(seat)
            self._is_up(seat)

    def _is_up(self, seat: int) -> None:
        """Act for a seat that has no time left."""
        answering, name = self.answering, self.match.players.names[seat]
        if self.clock is not None and self.clock.at_zero == "lose":
            self.lost = f"**{name}** has no time left, and loses."
            answering.concede()
            answering.toast.say(self.lost)
        else:
            answering.toast.say(asked(name, "your time is up."))
        answering.app.sound("turn")

    def told(self, figures: SeatFigures) -> SeatFigures:
        """Return the figures of a strip with the seat's clock."""
        left = self.left(figures.seat)
        if left is None:
            return figures
        over = "-" if left <= -1 else ""
        minutes, seconds = divmod(int(abs(left)), 60)
        words = f"Time left. {self.clock.words}" if self.clock is not None else ""
        counter = Counter("clock", "clock", int(left), words, text=f"{over}{minutes}:{seconds:02}")
        return msgspec.structs.replace(figures, counters=(*figures.counters, counter))

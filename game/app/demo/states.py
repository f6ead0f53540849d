"""What the demo is doing: it shows matches of computer players until somebody comes, plays with them, asks whether they
are still there, and makes everything as it was."""

from __future__ import annotations

from typing import Literal

State = Literal["attract", "playing", "warn", "reset"]

#: Seconds without anybody's doing anything, from the last question on, after which it is asked whether somebody is
#: there; and after which, once a match is over.
IDLE, IDLE_AT_END = 90.0, 30.0
#: Seconds that the question stands.
WARNING = 15.0
#: Seconds without anybody's doing anything after which it is asked even while computer players still play.
LONGEST = 300.0

#: From each state to the states that may follow it.
WAYS: dict[State, tuple[State, ...]] = {
    "attract": ("playing",),
    "playing": ("warn", "reset"),
    "warn": ("playing", "reset"),
    "reset": ("attract",),
}


class States:
    """Owns the ``state`` and the clock of a visitor who does nothing (``idle`` seconds)."""

    def __init__(self) -> None:
        self.state: State = "attract"
        self.idle = 0.0
        #: Seconds without anything done, whoever's turn it is.
        self._silent = 0.0
        #: Seconds for which the question has stood.
        self._warned = 0.0

    @property
    def left(self) -> int:
        """Return the whole seconds that are left to answer the question."""
        return max(0, -int(-(WARNING - self._warned) // 1))

    def start(self) -> None:
        """Begin a visit. Raises ValueError unless matches are being shown."""
        self._go("playing")
        self._forget()

    def stir(self) -> None:
        """Note that a visitor has done something."""
        if self.state == "warn":
            self._go("playing")
        self._forget()

    def leave(self) -> None:
        """End a visit, because the visitor has gone or says so. Raises ValueError where there is none."""
        self._go("reset")

    def is_ready_again(self) -> None:
        """Note that everything is as it was before the visitor came. Raises ValueError unless that was to be done."""
        self._go("attract")
        self._forget()

    def update(self, seconds: float, *, is_asked: bool, is_over: bool = False) -> None:
        """Let time pass. ``is_asked``: something waits for the visitor, and nothing else plays or moves. ``is_over``:
        the match has ended."""
        if self.state == "warn":
            self._warned += seconds
            if self._warned >= WARNING:
                self._go("reset")
        elif self.state == "playing":
            self._silent += seconds
            # What computers do is watched: the clock begins again with the next question.
            self.idle = self.idle + seconds if is_asked else 0.0
            if self.idle >= (IDLE_AT_END if is_over else IDLE) or self._silent >= LONGEST:
                self._warned = 0.0
                self._go("warn")

    def _go(self, state: State) -> None:
        if state not in WAYS[self.state]:
            raise ValueError(f"{state} does not follow {self.state}")
        self.state = state

    def _forget(self) -> None:
        self.idle = self._silent = self._warned = 0.0

"""How sure a share is, given the number of games in which it was counted."""

from __future__ import annotations

import math

import msgspec

#: Standard deviations on either side that hold 95 % of what chance brings.
SURE = 1.96


class Share(msgspec.Struct, frozen=True):
    """A share of ``games`` that was won (a draw is half a win), from 0 to 1, with Wilson's interval of 95 %."""

    points: float
    games: int

    @property
    def rate(self) -> float:
        """Return the share itself; 0 of no games."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Return within which the true share is in 95 of 100 cases; anything of no games."""
        if not self.games:
            return 0.0, 1.0
        count, square = self.games, SURE * SURE
        middle = self.rate + square / (2 * count)
        half = SURE * math.sqrt(self.rate * (1 - self.rate) / count + square / (4 * count * count))
        low, high = (middle - half) / (1 + square / count), (middle + half) / (1 + square / count)
        # What was never, or always, won has an end at the very edge, whatever floats make of it.
        return (0.0 if self.points == 0 else max(0.0, low)), (1.0 if self.points == count else min(1.0, high))

    @property
    def words(self) -> str:
        """Return it as "58.5 % (51.6 to 65.1 %)"."""
        low, high = self.interval
        return f"{100 * self.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f} %)"

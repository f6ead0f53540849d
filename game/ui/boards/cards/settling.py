"""Pieces on their way to where they lie now that the table shares its room otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.boards.cards.rows import Spot
from game.ui.boards.shared.motion import eased
from game.ui.boards.shared.poses import Pose

#: Seconds that it takes.
SECONDS = 0.24


class Settling:
    """Carries pieces from their earlier spots. ``share`` is how far they have come; 1 when they are there."""

    def __init__(self) -> None:
        self._ways: dict[int, tuple[Spot, Spot]] = {}
        self._left = 0.0

    @property
    def share(self) -> float:
        """How much of the way is behind them."""
        return 1 - self._left / SECONDS

    @property
    def is_going_on(self) -> bool:
        """Whether any are on their way."""
        return self._left > 0

    def begin(self, before: Mapping[int, Spot], after: Mapping[int, Spot]) -> None:
        """Set out from some spots to others."""
        self._ways = {
            number: (before[number], spot)
            for number, spot in after.items()
            if number in before and before[number].box != spot.box
        }
        self._left = SECONDS

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - seconds)
        if not self._left:
            self._ways = {}

    def poses(self) -> dict[int, Pose]:
        """Return how far each is from where it lies."""
        left = 1 - eased(self.share)
        found = {}
        for number, (start, end) in self._ways.items():
            (x, y), (goal_x, goal_y) = start.middle, end.middle
            grown = min(start.box.w, start.box.h) / max(0.01, min(end.box.w, end.box.h))
            found[number] = Pose((x - goal_x) * left, (y - goal_y) * left, scale=1 + (grown - 1) * left)
        return found

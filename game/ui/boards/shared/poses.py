"""How a miniature stands while something happens to it."""

from __future__ import annotations

import msgspec


class Pose(msgspec.Struct, frozen=True):
    """Departures from standing still. ``dx``, ``dy`` in squares; ``lean`` in degrees; ``scale`` of its size;
    ``fade`` 0 (there) to 1 (gone); ``flash`` 0 to 1 of white; ``lift`` squares above the board; ``after``: it already
    shows its state after the events."""

    dx: float = 0.0
    dy: float = 0.0
    lean: float = 0.0
    scale: float = 1.0
    fade: float = 0.0
    flash: float = 0.0
    lift: float = 0.0
    after: bool = False

    def with_other(self, other: Pose) -> Pose:
        """Both departures together."""
        return Pose(
            self.dx + other.dx,
            self.dy + other.dy,
            self.lean + other.lean,
            self.scale * other.scale,
            1 - (1 - self.fade) * (1 - other.fade),
            max(self.flash, other.flash),
            self.lift + other.lift,
            self.after or other.after,
        )


STILL = Pose()

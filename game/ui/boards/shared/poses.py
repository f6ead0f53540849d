"""How a miniature stands while something happens to it."""

from __future__ import annotations

import msgspec
import pygame


class Pose(msgspec.Struct, frozen=True):
    """Departures from standing still. ``dx``, ``dy`` in squares; ``lean`` in degrees; ``scale`` of its size; ``fade`` 0
    (there) to 1 (gone); ``flash`` 0 to 1 of white; ``lift`` squares above the board; ``narrow``: the share of its width
    seen, as of a card turning over; ``after``: it already shows its state after the events."""

    dx: float = 0.0
    dy: float = 0.0
    lean: float = 0.0
    scale: float = 1.0
    fade: float = 0.0
    flash: float = 0.0
    lift: float = 0.0
    narrow: float = 1.0
    after: bool = False

    def with_other(self, other: Pose) -> Pose:
        """Return both departures together."""
        return Pose(
            self.dx + other.dx,
            self.dy + other.dy,
            self.lean + other.lean,
            self.scale * other.scale,
            1 - (1 - self.fade) * (1 - other.fade),
            max(self.flash, other.flash),
            self.lift + other.lift,
            self.narrow * other.narrow,
            self.after or other.after,
        )


AT_REST = Pose()


def posed(picture: pygame.Surface, pose: Pose) -> pygame.Surface:
    """Return a token's picture leaning, scaled, faded and flashing."""
    done = picture
    if pose.lean or pose.scale != 1.0:
        done = pygame.transform.rotozoom(done, -pose.lean, max(0.02, pose.scale))
    if pose.narrow != 1.0:
        size = (max(2, round(done.get_width() * pose.narrow)), done.get_height())
        done = pygame.transform.scale(done, size)
    if pose.flash > 0 or pose.fade > 0:
        done = done.copy() if done is picture else done
        if pose.flash > 0:
            done.fill((round(200 * pose.flash),) * 3, special_flags=pygame.BLEND_RGB_ADD)
        if pose.fade > 0:
            done.fill((255, 255, 255, round(255 * (1 - pose.fade))), special_flags=pygame.BLEND_RGBA_MULT)
    return done

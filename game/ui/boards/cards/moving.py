"""What units and cards of a table of zones do: go to another zone, close up, fly to the stack and away from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.ui.art.palette import OUTLINE, Rgb
from game.ui.boards.cards.rows import Spot
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.changes import around
from game.ui.boards.shared.creature_motions import CreatureMotion, Lunge, Teleport
from game.ui.boards.shared.flying_motions import CardFlight, FloatingText
from game.ui.boards.shared.motion import Motion, arriving, eased, hill
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.sparks import draw_ring, draw_runes, words


class CurvedMove(CreatureMotion):
    """From one place to another in an arc, growing or shrinking to ``scale``; ``lifted``: high over everything."""

    def __init__(
        self, piece: int, start: Point, end: Point, *, delay: float, scale: float = 1.0, lifted: bool = False
    ) -> None:
        super().__init__(piece, 0.62 if lifted else 0.44, delay=delay, sound="spell" if lifted else "step")
        self.start, self.end, self.scale, self.lifted = start, end, scale, lifted

    def pose(self) -> Pose:
        if not self.begun:
            return Pose()
        share = eased(self.share)
        dx, dy = (self.end[0] - self.start[0]) * share, (self.end[1] - self.start[1]) * share
        grown = 1 + (self.scale - 1) * share
        if self.lifted:
            return Pose(dx, dy, lift=1.6 * hill(self.share), scale=grown * (1 + 0.12 * hill(self.share)))
        lean = 6 * hill(self.share) * (1 if dx >= 0 else -1)
        return Pose(dx, dy, lean=lean, lift=0.35 * hill(self.share), scale=grown * (1 + 0.05 * hill(self.share)))


class Blink(Teleport):
    """Out in a ring of runes, and in again in another zone."""

    def __init__(self, piece: int, start: Point, end: Point, *, delay: float) -> None:
        # Places are middles here: a ring needs no half of a square more.
        super().__init__(piece, start, end, 0)
        self.delay = delay

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        for spot, part in ((self.start, self.share * 1.6), (self.end, (self.share - 0.38) * 1.6)):
            if 0 < part < 1:
                draw_runes(surface, camera.at(spot), camera.square_px * 1.1, part)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * 1.1 * 1.4 + 8
        return [around(camera.at(spot), reach) for spot in (self.start, self.end)] if 0 < self.share < 1 else []


class CloseUp(CreatureMotion):
    """To its new place in the rows, when others came or went."""

    def __init__(self, piece: int, start: Point, end: Point, scale: float, *, delay: float) -> None:
        super().__init__(piece, 0.2, delay=delay)
        self.start, self.end, self.scale = start, end, scale

    def pose(self) -> Pose:
        share = eased(self.share) if self.begun else 0.0
        dx, dy = (self.end[0] - self.start[0]) * share, (self.end[1] - self.start[1]) * share
        return Pose(dx, dy, scale=1 + (self.scale - 1) * share)


class Charge(Lunge):
    """A lunge over a table of zones, whose tokens are larger than a unit."""

    def __init__(self, piece: int, start: Point, target: Point, *, delay: float) -> None:
        super().__init__(piece, start, target)
        self.reach = min(1.5, self.reach * 2.2)
        self.delay = delay


class Flight(CardFlight):
    """A card on its way; ``entry`` is the effect on the stack that it is, and ``leaves``: it goes from there."""

    def __init__(
        self,
        picture: Callable[[int], pygame.Surface],
        start: Callable[[], Point],
        end: Callable[[], Point],
        *,
        delay: float,
        entry: int = 0,
        leaves: bool = False,
        shrink: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        super().__init__(picture, start, end, delay=delay, shrink=shrink)
        self.entry, self.leaves = entry, leaves

    @property
    def done(self) -> bool:
        return self.begun and self.share >= 1


class EntryFade(Motion):
    """An effect fades from the stack: nothing flies."""

    def __init__(self, entry: int, *, delay: float) -> None:
        super().__init__(0.2, delay=delay)
        self.entry = entry


class TokenText(FloatingText):
    """Figures and words that rise from a token, large enough for a table of zones."""

    def _placed(self, camera: Camera) -> tuple[pygame.Surface, pygame.Rect]:
        tall = max(20, min(72, round(camera.square_px * (0.74 if self.large else 0.5))))
        picture = words(self.text, self.sign, tall, self.colour)
        rise = 0.2 if self.static else 0.1 + 0.8 * arriving(self.share)
        place = picture.get_rect(center=camera.at((self.middle[0], self.middle[1] - rise)))
        return picture, place.clamp(camera.free)


class Ring(Motion):
    """A ring of light that opens or, ``closing``, shuts around a place."""

    def __init__(self, spot: Point, reach: float, colour: Rgb, *, delay: float, closing: bool = False) -> None:
        super().__init__(0.4, delay=delay, sound="spell")
        self.spot, self.reach, self.colour, self.closing = spot, reach, colour, closing

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        share = arriving(self.share)
        radius = camera.square_px * self.reach * ((1.3 - 0.5 * share) if self.closing else (0.4 + 0.8 * share))
        for width, tone in ((0.3, OUTLINE), (0.2, self.colour)):
            draw_ring(surface, camera.at(self.spot), radius, camera.square_px * width, tone, hill(self.share))

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * (self.reach * 1.3 + 0.3) + 8
        return [around(camera.at(self.spot), reach)] if self.begun and self.share < 1 else []


#: Seconds in which pieces go to where they lie when the table divides its room differently.
SETTLES = 0.24


class Settling:
    """Carries pieces from their earlier spots. ``share`` is how far they have come; 1 when they are there."""

    def __init__(self) -> None:
        self._ways: dict[int, tuple[Spot, Spot]] = {}
        self._left = 0.0

    @property
    def share(self) -> float:
        """Return how much of the way is behind them."""
        return 1 - self._left / SETTLES

    @property
    def is_going_on(self) -> bool:
        return self._left > 0

    def begin(self, before: Mapping[int, Spot], after: Mapping[int, Spot]) -> None:
        """Set out from some spots to others."""
        self._ways = {
            number: (before[number], spot)
            for number, spot in after.items()
            if number in before and before[number].box != spot.box
        }
        self._left = SETTLES

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

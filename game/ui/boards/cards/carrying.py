"""Whole cards on their way: from a hand to the table, to another place, under another card, onto a pile, and over."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.art.palette import BRASS_LIGHT
from game.ui.boards.cards.moving import Flight
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.creature_motions import CreatureMotion
from game.ui.boards.shared.motion import Motion, between, eased, hill
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.sparks import draw_ring

#: Seconds of a card's way, and of a card that turns on its side or over.
WAY, TURN = 0.36, 0.26


class Carried(Flight):
    """A card that flies to, or from, its place on the table, as large there as it lies. ``width`` tells how wide that
    is in pixels; ``arrives``: it ends there, else it begins there. With a ``back`` it turns its face up on the way."""

    def __init__(
        self,
        picture: Callable[[int], pygame.Surface],
        start: Callable[[], Point],
        end: Callable[[], Point],
        *,
        width: Callable[[], float],
        delay: float,
        arrives: bool,
        back: Callable[[int], pygame.Surface] | None = None,
    ) -> None:
        super().__init__(picture, start, end, delay=delay)
        self.width, self.arrives, self.back = width, arrives, back

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        share = eased(self.share)
        start, end = self.start(), self.end()
        x, y = between(start, end, share)
        y -= surface.get_height() * 0.05 * hill(self.share)
        far, here = max(40.0, surface.get_height() * 0.085), max(24.0, self.width())
        wide = far + (here - far) * (share if self.arrives else 1 - share)
        wide *= 1 + 0.14 * hill(self.share)
        shows_back = self.back is not None and self.share < 0.5
        card = self.back(round(here)) if shows_back and self.back is not None else self.picture(round(here))
        narrow = abs(2 * self.share - 1) if self.back is not None else 1.0
        size = (max(2, round(wide * narrow)), round(wide * 7 / 5))
        lean = 10 * hill(self.share) * (1 if end[0] < start[0] else -1)
        card = pygame.transform.rotozoom(pygame.transform.smoothscale(card, size), lean, 1.0)
        surface.blit(card, card.get_rect(center=(x, y)))


class Landed(CreatureMotion):
    """A card that is not there until it has been carried to its place; then it settles."""

    def __init__(self, piece: int, *, delay: float) -> None:
        super().__init__(piece, 0.18, delay=delay)

    def pose(self) -> Pose:
        if not self.begun:
            return Pose(fade=1.0, after=True)
        return Pose(scale=1 + 0.06 * (1 - eased(self.share)), after=True)


class Taken(CreatureMotion):
    """A card that is no longer there once it is carried away."""

    def __init__(self, piece: int, *, delay: float) -> None:
        super().__init__(piece, WAY, delay=delay)

    def pose(self) -> Pose:
        return Pose(fade=1.0) if self.begun else Pose()


class Slid(CreatureMotion):
    """A card goes to another place of the table, lifted a little; ``under``: it slides under another card there."""

    def __init__(
        self, piece: int, start: Point, end: Point, *, delay: float, scale: float = 1.0, under: bool = False
    ) -> None:
        super().__init__(piece, WAY, delay=delay, sound="card")
        self.start, self.end, self.scale, self.under = start, end, scale, under

    def pose(self) -> Pose:
        if not self.begun:
            return Pose()
        share = eased(self.share)
        dx, dy = (self.end[0] - self.start[0]) * share, (self.end[1] - self.start[1]) * share
        lift = 0.0 if self.under else 0.3 * hill(self.share)
        lean = 5 * hill(self.share) * (1 if dx >= 0 else -1)
        return Pose(dx, dy, lean=lean, lift=lift, scale=1 + (self.scale - 1) * share, after=self.share >= 0.5)


class QuarterTurn(CreatureMotion):
    """A card turns on its side, or upright again, and stays so. On some tables it only leans by a few ``degrees``."""

    def __init__(self, piece: int, *, exhausted: bool, delay: float, degrees: float = 90) -> None:
        super().__init__(piece, TURN, delay=delay, sound="card")
        self.way = degrees if exhausted else -degrees

    def pose(self) -> Pose:
        if not self.begun:
            return Pose()
        share = eased(self.share)
        # Half way it is drawn as it lies afterwards, leaning back by what is left of the quarter.
        lean = share if share < 0.5 else share - 1
        return Pose(lean=self.way * lean, scale=1 + 0.05 * hill(self.share), after=share >= 0.5)


class TurnOver(CreatureMotion):
    """A card turns over where it lies: half way its other side is seen."""

    def __init__(self, piece: int, *, delay: float) -> None:
        super().__init__(piece, 0.4, delay=delay, sound="card")

    def pose(self) -> Pose:
        if not self.begun:
            return Pose()
        narrow = abs(2 * eased(self.share) - 1)
        return Pose(narrow=max(0.02, narrow), lift=0.3 * hill(self.share), after=self.share >= 0.5)


#: Seconds of a card that is raised to be turned over, and the shares of them when it is there and when it goes back.
RAISED, _THERE, _BACK = 1.3, 0.28, 0.78


class Raised(Motion):
    """A card rises from its place to the ``middle`` of the table, as large as can be read, turns from ``one`` side to
    the ``other`` in light, and goes back. ``width`` tells how wide it lies in pixels."""

    def __init__(
        self,
        one: Callable[[int], pygame.Surface],
        other: Callable[[int], pygame.Surface],
        place: Callable[[], Point],
        middle: Callable[[], Point],
        *,
        width: Callable[[], float],
        delay: float,
    ) -> None:
        super().__init__(RAISED, delay=delay, sound="spell")
        self.one, self.other, self.place, self.middle, self.width = one, other, place, middle, width

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        away = eased(min(1.0, self.share / _THERE)) - eased(max(0.0, (self.share - _BACK) / (1 - _BACK)))
        turned = max(0.0, min(1.0, (self.share - _THERE) / (_BACK - _THERE)))
        spot = between(self.place(), self.middle(), away)
        here, large = max(24.0, self.width()), camera.free.height * 0.5
        wide = here + (large - here) * away
        if 0 < turned < 1:
            for reach in (turned, max(0.0, turned - 0.25)):
                draw_ring(surface, spot, large * (0.5 + 0.7 * reach), large * 0.06, BRASS_LIGHT, hill(turned) * away)
        card = (self.one if turned < 0.5 else self.other)(round(large))
        narrow = max(0.02, abs(2 * eased(turned) - 1))
        card = pygame.transform.smoothscale(card, (max(2, round(wide * narrow)), round(wide * 7 / 5)))
        surface.blit(card, card.get_rect(center=spot))


class Away(CreatureMotion):
    """A card is not at its place while it is raised over the table."""

    def __init__(self, piece: int, *, delay: float) -> None:
        super().__init__(piece, RAISED, delay=delay)

    def pose(self) -> Pose:
        return Pose(fade=1.0, after=True) if self.begun else Pose()


class Bump(CreatureMotion):
    """A card makes room for one that slides under it."""

    def __init__(self, piece: int, *, delay: float) -> None:
        super().__init__(piece, WAY, delay=delay)

    def pose(self) -> Pose:
        return Pose(lift=0.1 * hill(self.share), scale=1 + 0.05 * hill(self.share)) if self.begun else Pose()

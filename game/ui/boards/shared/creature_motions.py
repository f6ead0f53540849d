"""What miniatures do: slide, lunge, reel, dodge, tap, fall, drop in, vanish and come back."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import pygame

from game.geometry.squares import Cell
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.changes import around
from game.ui.boards.shared.flying_motions import ARCANE
from game.ui.boards.shared.motion import Motion, arriving, direction, eased, hill, leaving
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.sparks import draw_ring, draw_runes


class CreatureMotion(Motion):
    """A motion of one creature."""

    def __init__(self, creature: int, seconds: float, *, delay: float = 0.0, sound: str = "") -> None:
        super().__init__(seconds, delay=delay, sound=sound)
        self.creature = creature

    def poses(self) -> Iterable[tuple[int, Pose]]:
        yield self.creature, self.pose()

    def pose(self) -> Pose:
        return Pose()


class Slide(CreatureMotion):
    """Along a path, square by square, with a little hop a step; ``pushed``: flat, as something else moves it."""

    def __init__(self, creature: int, path: Sequence[Cell], *, pushed: bool = False) -> None:
        seconds = max(0.16, min(0.45, 0.085 * (len(path) - 1) + 0.07))
        super().__init__(creature, seconds, sound="" if pushed else "step")
        self.path = tuple(path)
        self.pushed = pushed

    def pose(self) -> Pose:
        steps = len(self.path) - 1
        along = eased(self.share) * steps
        number = min(steps - 1, int(along))
        part = along - number
        (x0, y0), a, b = self.path[0], self.path[number], self.path[number + 1]
        dx = a[0] + (b[0] - a[0]) * part - x0
        dy = a[1] + (b[1] - a[1]) * part - y0
        if self.pushed:
            return Pose(dx, dy, lean=10 * hill(self.share))
        return Pose(dx, dy, lift=0.10 * hill(part), lean=5 * hill(part) * (1 if b[0] >= a[0] else -1))


class Teleport(CreatureMotion):
    """Out in a ring of runes, and in again elsewhere."""

    def __init__(self, creature: int, start: Point, end: Point, size: int) -> None:
        super().__init__(creature, 0.45, sound="spell")
        self.start, self.end, self.size = start, end, size

    def pose(self) -> Pose:
        share = self.share
        if share < 0.5:
            return Pose(fade=eased(share * 2), scale=1 - 0.25 * share * 2, flash=share)
        part = share * 2 - 1
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        return Pose(dx, dy, fade=1 - eased(part), scale=0.75 + 0.25 * part, flash=1 - part, after=True)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        half = self.size / 2
        for cell, part in ((self.start, self.share * 1.6), (self.end, (self.share - 0.38) * 1.6)):
            if 0 < part < 1:
                middle = camera.at((cell[0] + half, cell[1] + half))
                draw_runes(surface, middle, camera.square_px * self.size * 0.56, part)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        half, reach = self.size / 2, camera.square_px * self.size * 0.56
        spots = [camera.at((cell[0] + half, cell[1] + half)) for cell in (self.start, self.end)]
        return [around(spot, reach * 1.4 + 8) for spot in spots] if 0 < self.share < 1 else []


class Lunge(CreatureMotion):
    """At a target, and back."""

    def __init__(self, creature: int, start: Point, target: Point) -> None:
        super().__init__(creature, 0.34, sound="blade")
        self.way = direction(start, target)
        self.reach = min(0.75, math.dist(start, target) * 0.45)

    def pose(self) -> Pose:
        share = self.share
        # A short draw back, the blow at two fifths, then home.
        if share < 0.18:
            forth = -0.14 * hill(share / 0.36)
        elif share < 0.42:
            forth = -0.14 + (self.reach + 0.14) * leaving((share - 0.18) / 0.24)
        else:
            forth = self.reach * (1 - eased((share - 0.42) / 0.58))
        return Pose(self.way[0] * forth, self.way[1] * forth, lift=0.06 * hill(share))


class HitReaction(CreatureMotion):
    """Hit: a white flash, and knocked away from the blow. From then on it shows its wounds."""

    def __init__(self, creature: int, way: Point, *, delay: float, hurt: bool) -> None:
        super().__init__(creature, 0.28, delay=delay)
        self.way, self.hurt = way, hurt

    def pose(self) -> Pose:
        if not self.begun:
            return Pose()
        push = (0.16 if self.hurt else 0.05) * hill(self.share)
        flash = (1.0 if self.hurt else 0.35) * (1 - arriving(self.share))
        return Pose(self.way[0] * push, self.way[1] * push, flash=flash, after=True)


class Sidestep(CreatureMotion):
    """Out of the way of a shot, and back."""

    def __init__(self, creature: int, way: Point) -> None:
        super().__init__(creature, 0.4, sound="step")
        self.way = (-way[1], way[0])

    def pose(self) -> Pose:
        out = 0.42 * hill(self.share)
        return Pose(self.way[0] * out, self.way[1] * out, lean=18 * hill(self.share), lift=0.08 * hill(self.share))


class Turn(CreatureMotion):
    """Tapping (clockwise) and untapping: it leans over and shows its new state half way."""

    def __init__(self, creature: int, *, tapped: bool) -> None:
        super().__init__(creature, 0.24)
        self.way = 1 if tapped else -1

    def pose(self) -> Pose:
        return Pose(lean=self.way * 26 * hill(self.share), scale=1 - 0.05 * hill(self.share), after=self.share >= 0.5)


class Fall(CreatureMotion):
    """Tips over, sinks and fades."""

    def __init__(self, creature: int) -> None:
        super().__init__(creature, 0.45, sound="death")

    def pose(self) -> Pose:
        share = self.share
        return Pose(
            lean=85 * leaving(share), scale=1 - 0.28 * share, fade=leaving(share), flash=max(0.0, 0.7 - 2 * share)
        )


class DropIn(CreatureMotion):
    """Comes down on its square, with a ring of dust."""

    def __init__(self, creature: int, middle: Point, size: int) -> None:
        super().__init__(creature, 0.42, sound="step")
        self.middle, self.size = middle, size

    def pose(self) -> Pose:
        down = min(1.0, self.share / 0.55)
        bounce = 0.06 * hill((self.share - 0.55) / 0.35) if self.share > 0.55 else 0.0
        return Pose(lift=1.5 * (1 - leaving(down)) + bounce, fade=max(0.0, 0.9 - 3 * self.share), after=True)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if self.share > 0.5:
            part = (self.share - 0.5) * 2
            radius = camera.square_px * self.size * (0.45 + 0.35 * arriving(part))
            draw_ring(surface, camera.at(self.middle), radius, camera.square_px * 0.14, (214, 196, 160), 1 - part)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * (0.8 * self.size + 0.14) + 8
        return [around(camera.at(self.middle), reach)] if 0.5 < self.share < 1 else []


class Shake(CreatureMotion):
    """No: back and forth."""

    def __init__(self, creature: int) -> None:
        super().__init__(creature, 0.32)

    def pose(self) -> Pose:
        return Pose(dx=0.09 * math.sin(self.share * 6 * math.pi) * (1 - self.share))


class ActivationGlow(CreatureMotion):
    """Its activation begins: it swells, and a ring of light goes out from it."""

    def __init__(self, creature: int, middle: Point, size: int) -> None:
        super().__init__(creature, 0.22)
        self.middle, self.size = middle, size

    def pose(self) -> Pose:
        return Pose(scale=1 + 0.07 * hill(self.share), after=True)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        radius = camera.square_px * self.size * (0.5 + 0.3 * self.share)
        draw_ring(surface, camera.at(self.middle), radius, camera.square_px * 0.09, (240, 212, 138), 1 - self.share)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * (0.8 * self.size + 0.09) + 8
        return [around(camera.at(self.middle), reach)] if self.share < 1 else []


class Fading(CreatureMotion):
    """The calm motion of a creature that goes, comes, or stands elsewhere afterwards."""

    def __init__(self, creature: int, start: Point | None, end: Point | None) -> None:
        super().__init__(creature, 0.2)
        self.start, self.end = start, end

    def pose(self) -> Pose:
        share = self.share
        if self.end is None:
            return Pose(fade=share)
        if self.start is None:
            return Pose(fade=1 - share, after=True)
        if share < 0.5:
            return Pose(fade=share * 2)
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        return Pose(dx, dy, fade=2 - share * 2, after=True)


class Topple(Fall):
    """Tips over, sinks and fades, after a while."""

    def pose(self) -> Pose:
        return super().pose() if self.begun else Pose()


class Arrival(DropIn):
    """Comes down on its space; until then it is not there."""

    def pose(self) -> Pose:
        return super().pose() if self.begun else Pose(fade=1.0)


class Departure(CreatureMotion):
    """Rises in light and is gone."""

    def __init__(self, piece: int, spot: Point, *, delay: float) -> None:
        super().__init__(piece, 0.42, delay=delay, sound="spell")
        self.spot = spot

    def pose(self) -> Pose:
        share = self.share
        return Pose(lift=0.9 * leaving(share), fade=leaving(share), flash=0.8 * hill(share), scale=1 - 0.2 * share)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if self.begun and self.share < 1:
            radius = camera.square_px * (0.6 - 0.3 * self.share)
            draw_ring(surface, camera.at(self.spot), radius, camera.square_px * 0.1, ARCANE, 1 - self.share)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * 0.7 + 8
        return [around(camera.at(self.spot), reach)] if self.begun and self.share < 1 else []

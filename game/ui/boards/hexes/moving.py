"""What figures and glyphs of the battlefield do: walk and climb, land, turn over."""

from __future__ import annotations

import pygame

from game.ui.boards.hexes.inlays import glyph
from game.ui.boards.hexes.projection import LIFT, Projection
from game.ui.boards.hexes.records import Moved
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.shared.changes import around
from game.ui.boards.shared.creature_motions import CreatureMotion
from game.ui.boards.shared.motion import Motion, arriving, eased, hill
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.sparks import draw_ring


class Walk(CreatureMotion):
    """Along a path, space by space, with a hop a step, the higher the more it climbs or drops."""

    def __init__(self, record: Moved, projection: Projection, *, delay: float) -> None:
        steps = len(record.path) - 1
        seconds = max(0.2, min(0.6, 0.10 * steps + 0.08))
        super().__init__(record.piece, seconds, delay=delay, sound="" if record.thrown else "step")
        self.record = record
        self.spots = [projection.middle(spaces) for spaces in record.path]
        self.levels = [min(projection.top(place) for place in spaces) for spaces in record.path]

    def pose(self) -> Pose:
        steps = len(self.spots) - 1
        along = eased(self.share) * steps
        number = min(steps - 1, int(along))
        part = along - number
        (x0, y0), a, b = self.spots[0], self.spots[number], self.spots[number + 1]
        dx, dy = a[0] + (b[0] - a[0]) * part - x0, a[1] + (b[1] - a[1]) * part - y0
        after = self.begun and self.share > 0.5
        if self.record.flies:
            return Pose(dx, dy, lift=0.7 * hill(self.share), after=after)
        if self.record.thrown:
            return Pose(dx, dy, lean=12 * hill(self.share), lift=0.15 * hill(self.share), after=after)
        rise = abs(self.levels[number + 1] - self.levels[number]) * LIFT
        return Pose(dx, dy, lift=(0.10 + 0.35 * rise) * hill(part), lean=4 * hill(part), after=after)


class Landing(CreatureMotion):
    """Down hard: pressed flat for a moment, with a ring of dust."""

    def __init__(self, piece: int, spot: Point, *, delay: float) -> None:
        super().__init__(piece, 0.34, delay=delay, sound="step")
        self.spot = spot

    def pose(self) -> Pose:
        if not self.begun:
            return Pose()
        return Pose(lean=14 * hill(self.share * 1.5), scale=1 - 0.14 * hill(self.share), after=True)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if self.begun and self.share < 1:
            radius = camera.square_px * (0.3 + 0.5 * arriving(self.share))
            draw_ring(surface, camera.at(self.spot), radius, camera.square_px * 0.15, (214, 196, 160), 1 - self.share)

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        reach = camera.square_px * 0.95 + 8
        return [around(camera.at(self.spot), reach)] if self.begun and self.share < 1 else []


class GlyphTurning(Motion):
    """A glyph rises from the ground, turns over, and sinks back with its face up."""

    def __init__(self, spot: Point, kind: str, *, delay: float) -> None:
        super().__init__(0.6, delay=delay, sound="spell")
        self.spot, self.kind = spot, kind

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        if not self.begun or self.share >= 1:
            return
        share = eased(self.share)
        disc = glyph(self.kind, round(camera.square_px * 1.25), face_up=share >= 0.5)
        wide = max(2, round(disc.get_width() * abs(1 - 2 * share)))
        shown = pygame.transform.scale(disc, (wide, disc.get_height()))
        x, y = camera.at((self.spot[0], self.spot[1] - 0.75 * hill(self.share)))
        draw_ring(surface, (x, y), camera.square_px * 0.5, camera.square_px * 0.12, (240, 212, 138), hill(self.share))
        surface.blit(shown, shown.get_rect(center=(x, y)))

    def areas(self, camera: Camera) -> list[pygame.Rect]:
        spot = camera.at((self.spot[0], self.spot[1] - 0.75 * hill(self.share)))
        return [around(spot, camera.square_px * 1.3 + 8)] if self.begun and self.share < 1 else []

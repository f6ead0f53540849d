"""Ruins: pillars and walls of worn stone, drawn as blocks that stand on the slanted ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pygame

from game.ui.art.palette import Rgb, darker, lighter, rgb
from game.ui.boards.hexes.materials import cut
from game.ui.boards.hexes.projection import CORNERS, LIFT
from game.ui.boards.hexes.shapes import cached

_STONE: Rgb = rgb("#a79f8d")
#: How thick a wall is, and how wide a pillar, in hexes.
_THICK, _WIDE = 0.15, 0.25
#: Empty room around a piece in its picture, in hexes.
_ROOM = 0.75

Point = tuple[float, float]


class _Canvas:
    """A picture in progress: the middle of its base lies ``_ROOM`` from the left and from the bottom."""

    def __init__(self, px: int, high: float) -> None:
        self.unit = px * 2 if px <= 96 else px
        self.px = px
        size = (2 * _ROOM, high + 2 * _ROOM)
        self.size = (round(size[0] * px), round(size[1] * px))
        self.surface = pygame.Surface((round(size[0] * self.unit), round(size[1] * self.unit)), pygame.SRCALPHA)
        self.base = size[1] - _ROOM

    def at(self, place: Point, up: float) -> Point:
        """Return the pixel of a place of the ground, ``up`` hexes above it."""
        return (_ROOM + place[0]) * self.unit, (self.base + place[1] - up) * self.unit

    def polygon(self, colour: Rgb, points: Sequence[Point]) -> None:
        """Draw a face with a thin dark edge."""
        pygame.draw.polygon(self.surface, colour, points)
        pygame.draw.polygon(self.surface, darker(colour, 0.45), points, max(1, self.unit // 72))

    def finished(self) -> pygame.Surface:
        """Return the picture at its own size, with the roughness of stone."""
        rough = cut("stone", (40, 90), (1.5, 1.5), (self.surface.get_width(), self.surface.get_width()))
        veil = pygame.surfarray.make_surface(np.clip(rough * 1.32, 0, 255).astype(np.uint8))
        for top in range(0, self.surface.get_height(), veil.get_height()):
            self.surface.blit(veil, (0, top), special_flags=pygame.BLEND_RGB_MULT)
        if self.unit == self.px:
            return self.surface
        return pygame.transform.smoothscale(self.surface, self.size)


def _block(canvas: _Canvas, plan: Sequence[Point], low: float, high: float, *, joints: bool = False) -> None:
    """Draw a block over a plan of corners, clockwise on the screen: its faces that are seen, then its top."""
    count = len(plan)
    faces = []
    for number, corner in enumerate(plan):
        follower = plan[(number + 1) % count]
        dx, dy = follower[0] - corner[0], follower[1] - corner[1]
        if dx < -1e-6:  # The outside of a face that runs to the left lies below it.
            length = math.hypot(dx, dy)
            light = 0.74 + 0.34 * (dy / length) * -1
            faces.append((max(corner[1], follower[1]), corner, follower, light))
    for _, corner, follower, light in sorted(faces, key=lambda face: face[0]):
        tone = darker(_STONE, 1 - light) if light < 1 else lighter(_STONE, light - 1)
        points = [canvas.at(corner, low), canvas.at(follower, low), canvas.at(follower, high), canvas.at(corner, high)]
        canvas.polygon(tone, points)
        if joints:
            _courses(canvas, corner, follower, (low, high), darker(tone, 0.4))
    top = [canvas.at(corner, high) for corner in plan]
    canvas.polygon(lighter(_STONE, 0.24), top)
    pygame.draw.lines(canvas.surface, (255, 246, 222), closed=False, points=top, width=max(1, canvas.unit // 64))


def _courses(canvas: _Canvas, a: Point, b: Point, span: tuple[float, float], tone: Rgb) -> None:
    """Draw seams between courses of stone, and joints that change from course to course."""
    thin = max(1, canvas.unit // 56)
    low, high = span
    number = 0
    level = high - LIFT / 2
    while level > low:
        pygame.draw.line(canvas.surface, tone, canvas.at(a, level), canvas.at(b, level), thin)
        share = 0.33 if number % 2 else 0.68
        joint = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
        pygame.draw.line(canvas.surface, tone, canvas.at(joint, level), canvas.at(joint, level + LIFT / 2), thin)
        level -= LIFT / 2
        number += 1


def _round(radius: float, sides: int = 10) -> list[Point]:
    turns = [math.tau * (n + 0.5) / sides for n in range(sides)]
    return [(math.cos(t) * radius, math.sin(t) * radius * 0.866) for t in turns]


def pillar(levels: int, px: int) -> tuple[pygame.Surface, Point]:
    """Return a broken pillar of that many levels, and its picture's corner from the middle of its space's top."""
    high = levels * LIFT

    def draw() -> pygame.Surface:
        canvas = _Canvas(px, high)
        _fallen(canvas)
        _block(canvas, _round(_WIDE * 1.28, 8), 0.0, 0.09)
        _block(canvas, _round(_WIDE * 1.1), 0.09, 0.16)
        shaft = high - 0.14 if high > 0.5 else high
        lower = 0.16
        while lower < shaft - 0.02:
            upper = min(shaft, lower + 0.42)
            _block(canvas, _round(_WIDE), lower, upper - 0.015)
            lower = upper
        if shaft < high:
            _block(canvas, _round(_WIDE * 1.24), shaft, high)
        return canvas.finished()

    return cached(("pillar", levels, px), draw), (-_ROOM, -_ROOM - high)


def _fallen(canvas: _Canvas) -> None:
    """Draw pieces that have come down."""
    for x, y, size in ((0.30, 0.16, 0.07), (-0.33, 0.10, 0.055), (0.14, 0.30, 0.05)):
        corners = [(x + cx * size * 1.2, y + cy * size) for cx, cy in _round(1.0, 5)]
        _block(canvas, corners, 0.0, size * 0.9)


def wall(edge: int, levels: int, px: int) -> tuple[pygame.Surface, Point]:
    """Return a broken wall on an edge (0 right, 1 lower right, 2 lower left), of that many levels; and where its
    picture's corner lies from the middle of the space on whose edge it stands."""
    high = levels * LIFT
    a, b = CORNERS[edge], CORNERS[(edge + 1) % 6]
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)

    def draw() -> pygame.Surface:
        canvas = _Canvas(px, high)
        along = (b[0] - a[0], b[1] - a[1])
        turn = math.radians(60 * edge)
        out = (math.cos(turn) * _THICK / 2, math.sin(turn) * 0.866 * _THICK / 2)
        # Worn down in the middle: the ends still stand as high as the wall counts.
        pieces = [(-0.5, -0.2, high), (-0.2, 0.12, high * 0.86), (0.12, 0.32, high * 0.93), (0.32, 0.5, high)]
        if along[1] < 0 or (along[1] == 0 and along[0] > 0):
            pieces.reverse()
        for start, end, height in pieces:
            p = (along[0] * start, along[1] * start)
            q = (along[0] * end, along[1] * end)
            plan = [
                (p[0] - out[0], p[1] - out[1]),
                (p[0] + out[0], p[1] + out[1]),
                (q[0] + out[0], q[1] + out[1]),
                (q[0] - out[0], q[1] - out[1]),
            ]
            _block(canvas, _clockwise(plan), 0.0, height, joints=True)
        return canvas.finished()

    return cached(("wall", edge, levels, px), draw), (middle[0] - _ROOM, middle[1] - _ROOM - high)


def _clockwise(plan: list[Point]) -> list[Point]:
    """Return the corners in the order of a clock's hand as the screen shows it."""
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(plan, [*plan[1:], plan[0]], strict=True))
    return plan if area > 0 else plan[::-1]

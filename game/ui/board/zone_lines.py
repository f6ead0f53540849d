"""Lines over a table of zones: bent arrows with a dark edge and a head, whole or broken."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.ui.art.palette import OUTLINE, Rgb, lighter
from game.ui.art.shelf import MEGABYTE, Shelf

Point = tuple[float, float]

_SHELF = Shelf(16 * MEGABYTE)


def bend(start: Point, end: Point, share: float = 0.14) -> list[Point]:
    """A curve between two points that swings upwards by a share of its length."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - math.dist(start, end) * share)
    points = []
    for step in range(25):
        t = step / 24
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]))
    return points


def draw_arrow(
    surface: pygame.Surface,
    start: Point,
    end: Point,
    colour: Rgb,
    width: int,
    *,
    strong: bool = True,
    swing: float = 0.14,
) -> None:
    """A bent arrow from one pixel to another; a weak one is thin, broken and half transparent."""
    left, top = math.floor(min(start[0], end[0])), math.floor(min(start[1], end[1]))
    a, b = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    room = width * 5 + 6
    lift = round(math.dist(a, b) * abs(swing)) // 2 + room
    key = ("arrow", round(b[0] - a[0]), round(b[1] - a[1]), colour, width, strong, swing)

    def draw() -> pygame.Surface:
        size = (round(abs(b[0] - a[0])) + 2 * room, round(abs(b[1] - a[1])) + lift + room)
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        points = [(x + room, y + lift) for x, y in bend(a, b, swing)]
        _line(sheet, points, lighter(colour, 0.35) if strong else colour, width if strong else max(2, width // 2),
              broken=not strong)  # fmt: skip
        if not strong:
            sheet.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    if math.dist(start, end) > width:
        surface.blit(_SHELF.keep(key, draw), (left - room, top - lift))


def _line(sheet: pygame.Surface, points: Sequence[Point], colour: Rgb, width: int, *, broken: bool) -> None:
    end, back = points[-1], points[-4]
    turn = math.atan2(end[1] - back[1], end[0] - back[0])
    head = width * 3.2
    body = [point for point in points if math.dist(point, end) > head * 0.7]
    for grown, tone in ((max(2.0, width * 0.45), OUTLINE), (0.0, colour)):
        for number, (one, other) in enumerate(pairwise(body)):
            if not broken or number % 3 < 2:
                _bar(sheet, one, other, width + 2 * grown, tone)
        tip = (end[0] + math.cos(turn) * grown, end[1] + math.sin(turn) * grown)
        reach = head + grown * 1.6
        root = (tip[0] - math.cos(turn) * reach, tip[1] - math.sin(turn) * reach)
        aside = (-math.sin(turn) * (head * 0.56 + grown), math.cos(turn) * (head * 0.56 + grown))
        points_of_head = [tip, (root[0] + aside[0], root[1] + aside[1]), (root[0] - aside[0], root[1] - aside[1])]
        pygame.draw.polygon(sheet, tone, points_of_head)
        pygame.draw.aalines(sheet, tone, closed=True, points=points_of_head)


def _bar(sheet: pygame.Surface, one: Point, other: Point, width: float, colour: Rgb) -> None:
    length = math.dist(one, other)
    if length > 0:
        dx, dy = (other[1] - one[1]) / length * width / 2, (one[0] - other[0]) / length * width / 2
        corners = [(one[0] + dx, one[1] + dy), (other[0] + dx, other[1] + dy),
                   (other[0] - dx, other[1] - dy), (one[0] - dx, one[1] - dy)]  # fmt: skip
        pygame.draw.polygon(sheet, colour, corners)
    pygame.draw.aacircle(sheet, colour, one, width / 2)
    pygame.draw.aacircle(sheet, colour, other, width / 2)

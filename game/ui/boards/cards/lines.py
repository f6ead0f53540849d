"""Lines over a table of zones: bent arrows with a dark edge and a head, whole or broken."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.ui.art.palette import OUTLINE, Rgb, lighter
from game.ui.art.shelf import shelved

Point = tuple[float, float]

#: A piece of a line: its picture and its place.
Part = tuple[pygame.Surface, tuple[int, int]]
#: Pixels along a tile that a line is cut into.
_TILE = 48


def bend(start: Point, end: Point, share: float = 0.14) -> list[Point]:
    """Return a curve between two points that swings upwards by a share of its length."""
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
    """Draw a bent arrow from one pixel to another; a weak one is thin, broken and half transparent."""
    surface.fblits(arrow(start, end, colour, width, strong=strong, swing=swing))


def arrow(start: Point, end: Point, colour: Rgb, width: int, *, strong: bool = True, swing: float = 0.14) -> list[Part]:
    """Return the same arrow as pictures, each with its place on the screen."""
    if math.dist(start, end) <= width:
        return []
    left, top = math.floor(min(start[0], end[0])), math.floor(min(start[1], end[1]))
    way = (round(end[0] - start[0]), round(end[1] - start[1]))
    return [(part, (left + x, top + y)) for part, (x, y) in _arrow(way, colour, width, swing, strong=strong)]


def arrow_area(start: Point, end: Point, width: int, swing: float = 0.14) -> pygame.Rect:
    """Return the rectangle of the screen that an arrow takes."""
    room, lift = _room_around(start, end, width, swing)
    left, top = math.floor(min(start[0], end[0])), math.floor(min(start[1], end[1]))
    wide, high = abs(round(end[0] - start[0])), abs(round(end[1] - start[1]))
    return pygame.Rect(left - room, top - lift, wide + 2 * room, high + lift + room)


def _room_around(start: Point, end: Point, width: int, swing: float) -> tuple[int, int]:
    """Return pixels that an arrow takes on all sides, and above."""
    room = width * 5 + 6
    return room, round(math.dist(start, end) * abs(swing)) // 2 + room


@shelved
def _arrow(way: tuple[int, int], colour: Rgb, width: int, swing: float, *, strong: bool) -> list[Part]:
    """Return the parts of an arrow that goes so far to the right and down, with places from the upper left end."""
    a = (float(max(0, -way[0])), float(max(0, -way[1])))
    b = (a[0] + way[0], a[1] + way[1])
    room, lift = _room_around(a, b, width, swing)
    size = (abs(way[0]) + 2 * room, abs(way[1]) + lift + room)
    # Drawn twice as large and taken down, so that its edges are smooth.
    big = pygame.Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    points = [(2 * (x + room), 2 * (y + lift)) for x, y in bend(a, b, swing)]
    tone, thick = (lighter(colour, 0.35), width) if strong else (colour, max(2, width // 2))
    _line(big, points, tone, 2 * thick, broken=not strong)
    parts: list[Part] = []
    near = [
        pygame.Rect(x // 2, y // 2, 1, 1).union((to_x // 2, to_y // 2, 1, 1)).inflate(2 * room, 2 * room)
        for (x, y), (to_x, to_y) in pairwise(points)
    ]
    # A long line is mostly nothing: only tiles with something in them are taken down and kept.
    for x in range(0, size[0], _TILE):
        for y in range(0, size[1], _TILE):
            wide, high = min(_TILE, size[0] - x), min(_TILE, size[1] - y)
            if pygame.Rect(x, y, wide, high).collidelist(near) < 0:
                continue
            tile = pygame.transform.smoothscale(big.subsurface((2 * x, 2 * y, 2 * wide, 2 * high)), (wide, high))
            if not strong:
                tile.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
            seen = tile.get_bounding_rect()
            if seen.width:
                parts.append((tile.subsurface(seen).copy(), (x + seen.x - room, y + seen.y - lift)))
    return parts


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
    for end in (one, other):
        pygame.draw.circle(sheet, colour, end, width / 2)

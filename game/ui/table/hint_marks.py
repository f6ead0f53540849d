"""Frames and arrows over the table: a hint's, around its pieces and from one to the next, with its number; and those of
an action that is about to be played."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.ui.art.palette import BRASS, OUTLINE, Rgb, lighter
from game.ui.art.shelf import shelved
from game.ui.table.hint_pane import hint_disc

Point = tuple[float, float]

#: Pictures of more pixels are drawn at their own size; smaller ones are drawn twice as large and smoothed down.
_FINE = 400_000
#: The same in every theme: boards are.
_TONE = lighter(BRASS, 0.35)


def draw_hint(surface: pygame.Surface, spots: Sequence[pygame.Rect], number: int, px: int) -> None:
    """Draw frames, and the number of the hint at its last spot; ``px`` is the size of words around it."""
    for spot in spots:
        draw_frame(surface, spot, px, _TONE)
    if spots:
        last = spots[-1]
        # No larger than what it lies beside, where spaces are small.
        disc = hint_disc(number, max(18, min(round(px * 1.6), round(min(last.size) * 0.8))))
        surface.blit(disc, disc.get_rect(center=last.topleft))


def draw_frame(surface: pygame.Surface, spot: pygame.Rect, px: int, tone: Rgb) -> None:
    """Draw a frame around a place of the screen."""
    thick = max(2, min(px // 5, spot.width // 10))
    for colour, width in ((OUTLINE, thick + 2), (tone, thick)):
        pygame.draw.rect(surface, colour, spot.inflate(width, width), width, border_radius=max(4, spot.width // 10))


def draw_aim(surface: pygame.Surface, one: pygame.Rect, other: pygame.Rect, px: int, tone: Rgb) -> None:
    """Draw an arrow from the piece that acts to its target: from edge to edge, or between points within them if they
    are side by side. On a card it ends well inside, clear of the figures at the edge."""
    thick = max(4, px // 3 + 1)
    for inward in (0.9, 0.4):
        deep = min(inward, 0.55) if min(other.size) > 12 * thick else inward
        start, end = _within(one, other.center, inward), _within(other, one.center, deep)
        if math.dist(start, end) > 5 * thick:
            _draw_arrow(surface, start, end, thick, tone)
            return
    if math.dist(start, end) > 2 * thick:
        _draw_arrow(surface, start, end, thick, tone)


def draw_arrows(surface: pygame.Surface, spots: Sequence[pygame.Rect], px: int) -> None:
    """Draw an arrow from each spot to the next."""
    for one, other in pairwise(spots):
        start, end = _edge(one, other.center), _edge(other, one.center)
        thick = max(3, px // 3)
        if math.dist(start, end) > 4 * thick:
            _draw_arrow(surface, start, end, thick, _TONE)


def _draw_arrow(surface: pygame.Surface, start: Point, end: Point, thick: int, tone: Rgb) -> None:
    way = (round(end[0] - start[0]), round(end[1] - start[1]))
    picture, at = _arrow(way, thick, tone)
    surface.blit(picture, (round(start[0]) - at[0], round(start[1]) - at[1]))


def _arrow(way: tuple[int, int], thick: int, tone: Rgb) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the picture of an arrow that points ``way`` from its start, and where in the picture it starts."""
    air = 6 * thick
    at = (air + max(0, -way[0]), air + max(0, -way[1]))
    return _arrow_picture(way, thick, tone, at, (abs(way[0]) + 2 * air, abs(way[1]) + 2 * air)), at


@shelved
def _arrow_picture(
    way: tuple[int, int], thick: int, tone: Rgb, at: tuple[int, int], size: tuple[int, int]
) -> pygame.Surface:
    """Return the picture of an arrow with a dark outline, bent a little, so that it differs from the lines of the
    board."""
    fine = 2 if size[0] * size[1] <= _FINE else 1
    big = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    start, thick = (at[0] * fine, at[1] * fine), thick * fine
    end = (start[0] + way[0] * fine, start[1] + way[1] * fine)
    length = math.dist(start, end)
    across = ((end[1] - start[1]) / length, (start[0] - end[0]) / length)
    bend = min(length * 0.16, 8.0 * thick)
    middle = ((start[0] + end[0]) / 2 + across[0] * bend, (start[1] + end[1]) / 2 + across[1] * bend)
    head = min(3.6 * thick, length / 2)
    angle = math.atan2(end[1] - middle[1], end[0] - middle[0])
    points = [_curve(start, middle, end, step / 40 * (1 - head * 0.8 / length)) for step in range(41)]
    for colour, more in ((OUTLINE, 1.5 * fine), (tone, 0.0)):
        outline = _strip(points, thick / 2 + more)
        pygame.draw.circle(big, colour, start, thick / 2 + more)
        pygame.draw.polygon(big, colour, outline)
        pygame.draw.aalines(big, colour, closed=True, points=outline)
        wing = head + 3 * more
        tip = (end[0] + math.cos(angle) * 1.5 * more, end[1] + math.sin(angle) * 1.5 * more)
        corners = [
            (tip[0] - math.cos(angle + turn) * wing, tip[1] - math.sin(angle + turn) * wing) for turn in (-0.5, 0.5)
        ]
        pygame.draw.polygon(big, colour, [tip, *corners])
    return pygame.transform.smoothscale(big, size) if fine > 1 else big


def _strip(points: Sequence[Point], half: float) -> list[Point]:
    """Return the outline of a line through some points that is ``2 * half`` wide."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        length = math.dist(before, after) or 1.0
        aside = ((before[1] - after[1]) / length * half, (after[0] - before[0]) / length * half)
        sides[0].append((x + aside[0], y + aside[1]))
        sides[1].append((x - aside[0], y - aside[1]))
    return sides[0] + sides[1][::-1]


def _curve(start: Point, middle: Point, end: Point, share: float) -> Point:
    """Return a point of a curve from start to end that leans to ``middle``."""
    rest = 1 - share
    return (
        rest * rest * start[0] + 2 * rest * share * middle[0] + share * share * end[0],
        rest * rest * start[1] + 2 * rest * share * middle[1] + share * share * end[1],
    )


def _within(rect: pygame.Rect, towards: Point, share: float) -> Point:
    """Return the point at a ``share`` of the way from the middle of a rectangle to its edge, towards a point."""
    x, y = _edge(rect, towards)
    return rect.centerx + (x - rect.centerx) * share, rect.centery + (y - rect.centery) * share


def _edge(rect: pygame.Rect, towards: Point) -> Point:
    """Return where a line from the middle of a rectangle to a point leaves it."""
    x, y = towards[0] - rect.centerx, towards[1] - rect.centery
    if not x and not y:
        return rect.center
    share = min(rect.width / 2 / abs(x) if x else math.inf, rect.height / 2 / abs(y) if y else math.inf, 1.0)
    return rect.centerx + x * share, rect.centery + y * share

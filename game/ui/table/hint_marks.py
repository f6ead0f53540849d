"""A hint's picture over the board: frames around what it is about, an arrow from one to the next, its number."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.ui.art.palette import OUTLINE, Rgb, Theme, lighter
from game.ui.table.hint_pane import hint_disc


def draw_hint(surface: pygame.Surface, spots: Sequence[pygame.Rect], number: int, px: int, theme: Theme) -> None:
    """Frames, and the number of the hint at its last spot; ``px`` is the size of words around it."""
    tone = lighter(theme.brass, 0.35)
    thick = max(2, px // 5)
    for spot in spots:
        for colour, width in ((OUTLINE, thick + 2), (tone, thick)):
            pygame.draw.rect(surface, colour, spot.inflate(width, width), width, border_radius=max(4, spot.width // 10))
    if spots:
        disc = hint_disc(number, round(px * 1.6), theme)
        surface.blit(disc, disc.get_rect(center=spots[-1].topleft))


def draw_arrows(surface: pygame.Surface, spots: Sequence[pygame.Rect], px: int, theme: Theme) -> None:
    """An arrow from each spot to the next."""
    for one, other in pairwise(spots):
        tone = lighter(theme.brass, 0.35)
        draw_arrow(surface, _edge(one, other.center), _edge(other, one.center), tone, max(2, px // 5) + 1)


def draw_arrow(
    surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], tone: Rgb, thick: int
) -> None:
    """An arrow with a dark outline, bent a little, so that it is told from the lines of the board."""
    length = math.dist(start, end)
    if length < 4 * thick:
        return
    across = ((end[1] - start[1]) / length, (start[0] - end[0]) / length)
    bend = min(length * 0.16, 12.0 * thick)
    middle = ((start[0] + end[0]) / 2 + across[0] * bend, (start[1] + end[1]) / 2 + across[1] * bend)
    head = min(5.5 * thick, length / 2)
    share = 1 - head * 0.8 / length
    way = [_curve(start, middle, end, step / 24 * share) for step in range(25)]
    angle = math.atan2(end[1] - middle[1], end[0] - middle[0])
    for colour, more in ((OUTLINE, 2), (tone, 0)):
        for one, other in pairwise(way):
            pygame.draw.line(surface, colour, one, other, thick + 2 * more)
        wing = head + 2 * more
        tip = (end[0] + math.cos(angle) * more, end[1] + math.sin(angle) * more)
        corners = [
            (tip[0] - math.cos(angle + turn) * wing, tip[1] - math.sin(angle + turn) * wing) for turn in (-0.45, 0.45)
        ]
        pygame.draw.polygon(surface, colour, [tip, *corners])


def _curve(
    start: tuple[float, float], middle: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    """A point of a curve from start to end that leans to ``middle``."""
    rest = 1 - share
    return (
        rest * rest * start[0] + 2 * rest * share * middle[0] + share * share * end[0],
        rest * rest * start[1] + 2 * rest * share * middle[1] + share * share * end[1],
    )


def _edge(rect: pygame.Rect, towards: tuple[float, float]) -> tuple[float, float]:
    """Where a line from the middle of a rectangle to a point leaves it."""
    x, y = towards[0] - rect.centerx, towards[1] - rect.centery
    if not x and not y:
        return rect.center
    share = min(rect.width / 2 / abs(x) if x else math.inf, rect.height / 2 / abs(y) if y else math.inf, 1.0)
    return rect.centerx + x * share, rect.centery + y * share

"""Gauges: how far something fills an area of the table."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import rounded
from game.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK, OUTLINE, SLATE, darker, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import danger, good
from game.ui.boards.cards.records import GaugeShown

_SHELF = Shelf()


def gauge_picture(gauge: GaugeShown, size: tuple[int, int]) -> pygame.Surface:
    """Return a bar with a notch for each step, brass as far as it is filled; red once it is more than full, or green
    once a goal is reached. Callers do not draw on it."""
    return _SHELF.keep((gauge.value, gauge.most, gauge.icon, gauge.is_goal, size), lambda: _draw(gauge, size))


def _draw(gauge: GaugeShown, size: tuple[int, int]) -> pygame.Surface:
    high = size[1]
    picture = rounded(size, high // 3, OUTLINE)
    picture.blit(rounded((size[0] - 2, high - 2), high // 3, BRASS_DARK), (1, 1))
    picture.blit(rounded((size[0] - 4, high - 4), high // 3 - 1, darker(SLATE, 0.3)), (2, 2))
    px, pad = round(high * 0.66), high // 3
    mark = outlined_icon(gauge.icon, px, BRASS_LIGHT, OUTLINE)
    picture.blit(mark, mark.get_rect(midleft=(pad, high // 2)))
    over = gauge.value > gauge.most and not gauge.is_goal
    words = fonts.plain_text(f"{gauge.value}/{gauge.most}", "bold", px, lighter(danger(), 0.2) if over else INK)
    picture.blit(words, words.get_rect(midright=(size[0] - pad, high // 2)))
    left, right = pad + mark.get_width() + high // 4, size[0] - pad - words.get_width() - high // 4
    _fill(picture, pygame.Rect(left, round(high * 0.3), max(4, right - left), round(high * 0.4)), gauge)
    return picture


def _fill(picture: pygame.Surface, track: pygame.Rect, gauge: GaugeShown) -> None:
    """Draw the bar itself."""
    pygame.draw.rect(picture, OUTLINE, track.inflate(2, 2), border_radius=3)
    share = min(1.0, gauge.value / gauge.most) if gauge.most > 0 else 1.0
    filled = pygame.Rect(track.left, track.top, round(track.width * share), track.height)
    if filled.width > 2:
        tone = darker(danger(), 0.1) if gauge.value > gauge.most else BRASS
        if gauge.is_goal and gauge.value >= gauge.most:
            tone = good()
        pygame.draw.rect(picture, tone, filled, border_radius=2)
        picture.fill(
            lighter(tone, 0.35), (filled.left + 1, filled.top + 1, filled.width - 2, max(1, track.height // 5))
        )
    # More steps than there is room for are not told apart.
    for step in range(1, gauge.most if gauge.most <= track.width // 4 else 0):
        x = track.left + round(track.width * step / gauge.most)
        pygame.draw.line(picture, OUTLINE, (x, track.top), (x, track.bottom - 1))

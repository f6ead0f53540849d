"""Small charts of the deck editor: what the cards of a deck cost, and of which types they are."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.palette import Rgb, Theme, blend, faction_colour, lighter

#: Tones of the types of cards, in the order in which they are offered.
TYPE_TONES: tuple[Rgb, ...] = tuple(map(faction_colour, ("water", "fire", "nature", "earth")))


def vertical_bars(bars: tuple[tuple[str, int], ...], size: tuple[int, int], px: int, theme: Theme) -> pygame.Surface:
    """Upright bars with their numbers above and their words below. ``px`` is the height of the words."""
    width, height = size
    chart = pygame.Surface(size, pygame.SRCALPHA)
    line = fonts.font("body", px).get_height()
    room = height - 2 * line - 2
    most = max((count for _, count in bars), default=0) or 1
    step = width / max(1, len(bars))
    pygame.draw.line(chart, blend(theme.panel, theme.dim_ink, 0.6), (0, line + room), (width, line + room))
    for number, (words, count) in enumerate(bars):
        middle = round((number + 0.5) * step)
        high = round(room * count / most)
        bar = pygame.Rect(0, 0, max(6, round(step * 0.56)), high)
        bar.midbottom = (middle, line + room)
        if high:
            pygame.draw.rect(chart, theme.brass, bar, border_top_left_radius=3, border_top_right_radius=3)
            pygame.draw.line(chart, lighter(theme.brass, 0.4), bar.topleft, (bar.right - 1, bar.y))
        label = fonts.plain_text(str(count), "bold" if count else "body", px, theme.ink if count else theme.dim_ink)
        chart.blit(label, label.get_rect(midbottom=(middle, line + room - high)))
        below = fonts.fitted_text(words, "body", px, round(step) - 2, theme.dim_ink)
        chart.blit(below, below.get_rect(midtop=(middle, line + room + 2)))
    return chart


def horizontal_bars(bars: tuple[tuple[str, int], ...], size: tuple[int, int], px: int, theme: Theme) -> pygame.Surface:
    """Bars from left to right, each in its own tone, with their words before and their numbers behind."""
    width, height = size
    chart = pygame.Surface(size, pygame.SRCALPHA)
    words_wide = min(width // 2, max(fonts.text_width(words, "body", px) for words, _ in bars) + px // 2)
    room = max(1, width - words_wide - fonts.text_width("00", "bold", px) - px // 2)
    most = max(count for _, count in bars) or 1
    step = height / len(bars)
    for number, (words, count) in enumerate(bars):
        middle = round((number + 0.5) * step)
        label = fonts.fitted_text(words, "body", px, words_wide, theme.dim_ink)
        chart.blit(label, label.get_rect(midleft=(0, middle)))
        bar = pygame.Rect(words_wide, 0, max(2, round(room * count / most)), max(4, round(px * 0.8)))
        bar.centery = middle
        pygame.draw.rect(chart, TYPE_TONES[number % len(TYPE_TONES)], bar, border_radius=2)
        label = fonts.plain_text(str(count), "bold" if count else "body", px, theme.ink if count else theme.dim_ink)
        chart.blit(label, label.get_rect(midleft=(bar.right + px // 3, middle)))
    return chart

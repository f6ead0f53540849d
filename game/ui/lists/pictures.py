"""Small pictures of the builders of armies and decks: a card of the pool with how many are chosen, costs as bars,
colours as discs, and charts of what the cards of a deck cost and of which types they are."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, fitting_card
from game.ui.art.palette import OUTLINE, Rgb, Theme, blend, darker, faction_colour, lighter

#: Tones of the types of cards, in the order in which they are offered.
TYPE_TONES: tuple[Rgb, ...] = tuple(map(faction_colour, ("water", "fire", "nature", "earth")))


def counted_card(record: FaceRecord, width: int, count: int, theme: Theme) -> pygame.Surface:
    """Return a card as it lies in a pool; of those that are chosen, a medal tells how many."""
    card = fitting_card(record, width, theme=theme.name)
    if not count:
        return card
    card = card.copy()
    side = max(20, round(width * 0.25))
    place = pygame.Rect(0, 0, side, side)
    place.topleft = (round(width * 0.06), round(width * 0.19))
    pygame.draw.circle(card, OUTLINE, place.center, side // 2 + 2)
    pygame.draw.circle(card, theme.brass, place.center, side // 2)
    pygame.draw.circle(card, lighter(theme.brass, 0.4), place.center, side // 2, max(1, side // 14))
    words = fonts.plain_text(f"×{count}", "bold", round(side * 0.52), darker(theme.brass, 0.85))
    card.blit(words, words.get_rect(center=place.center))
    return card


def cost_bar(width: int, height: int, cost: int, most: int, theme: Theme) -> pygame.Surface:
    """Return how much of what is allowed is spent. What is too much is hatched beyond a line at the limit."""
    bar = pygame.Surface((width, height), pygame.SRCALPHA)
    whole = bar.get_rect()
    radius = height // 2
    pygame.draw.rect(bar, blend(theme.panel, theme.dim_ink, 0.25), whole, border_radius=radius)
    end = width * min(cost, most) // max(most, cost, 1)
    if end:
        tone = theme.brass if cost <= most else theme.danger
        pygame.draw.rect(bar, tone, (0, 0, max(end, height), height), border_radius=radius)
    if cost > most:
        beyond = pygame.Surface((width - end, height), pygame.SRCALPHA)
        for x in range(-height, width, max(4, height // 2)):
            pygame.draw.line(beyond, theme.danger, (x, height), (x + height, 0), 2)
        bar.blit(beyond, (end, 0))
        pygame.draw.rect(bar, theme.ink, (end - 1, 0, 2, height))
    pygame.draw.rect(bar, blend(theme.brass, theme.panel, 0.4), whole, 1, border_radius=radius)
    return bar


def colour_disc(colour: Rgb, side: int) -> pygame.Surface:
    """Return a colour as a small lit disc."""
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = (side // 2, side // 2)
    pygame.draw.circle(disc, OUTLINE, middle, side // 2)
    pygame.draw.circle(disc, colour, middle, side // 2 - 1)
    pygame.draw.circle(disc, lighter(colour, 0.45), (round(side * 0.38), round(side * 0.36)), max(1, side // 7))
    return disc


def vertical_bars(bars: tuple[tuple[str, int], ...], size: tuple[int, int], px: int, theme: Theme) -> pygame.Surface:
    """Return upright bars with their numbers above and their words below. ``px`` is the height of the words."""
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
    """Return bars from left to right, each in its own tone, with their words before and their numbers behind."""
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

"""Small pictures of the army builder: a card of the pool with how many are chosen, costs as bars, colours as discs."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, fitting_card
from game.ui.art.palette import OUTLINE, Rgb, Theme, blend, darker, lighter


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

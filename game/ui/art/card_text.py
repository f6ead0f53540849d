"""The words of a card's face: its text, and a second one in a box of its own below it."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.lighting import rounded
from game.ui.art.palette import BRASS_DARK, Rgb, Theme


def text_high(text: str, boxed: str, px: int, width: int) -> int:
    """Return the height that a text takes at a size, with what is ``boxed`` below it."""
    if not text and not boxed:
        return 0
    high = fonts.rich_height(text, "body", px, width) if text else 0
    return high + (_box_high(boxed, px, width) + _gap(px) if boxed else 0)


def draw_text(
    card: pygame.Surface, text: str, boxed: str, px: int, place: pygame.Rect, colours: tuple[Rgb, Theme]
) -> None:
    """Draw both in the middle of their place; ``colours`` are that of icons and the theme."""
    strong, theme = colours
    y = place.top + max(0, place.height - text_high(text, boxed, px, place.width)) // 2
    if text:
        words = fonts.rich_text(text, "body", px, place.width, theme.parchment_ink, icon_colour=strong)
        card.blit(words, (place.left, y))
        y += words.get_height()
    if not boxed:
        return
    pad = _pad(px)
    frame = pygame.Rect(place.left - pad, y + _gap(px) // 2, place.width + 2 * pad, _box_high(boxed, px, place.width))
    edge = max(1, px // 12)
    card.blit(rounded(frame.size, pad + 2, BRASS_DARK), frame)
    card.blit(rounded((frame.width - 2 * edge, frame.height - 2 * edge), pad + 1, theme.parchment_shade),
              frame.move(edge, edge))  # fmt: skip
    words = fonts.rich_text(boxed, "body", px, place.width, theme.parchment_ink, icon_colour=strong)
    card.blit(words, words.get_rect(midleft=(place.left, frame.centery)))


def _pad(px: int) -> int:
    return max(2, px // 4)


def _gap(px: int) -> int:
    return max(2, px // 3)


def _box_high(boxed: str, px: int, width: int) -> int:
    return fonts.rich_height(boxed, "body", px, width) + 2 * _pad(px)

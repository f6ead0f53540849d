"""What marks on all boards have in common: their colours, and tags with words."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import INK, OUTLINE, SLATE, Rgb
from game.ui.art.shelf import Shelf
from game.ui.art.tones import tones

_SHELF = Shelf()


def struck_badge(px: int) -> pygame.Surface:
    """Return the mark of those who could be attacked, on spaces so large: a blade on a dark disc with a red edge."""

    def draw() -> pygame.Surface:
        side = max(20, round(px * 0.56))
        big = pygame.Surface((side * 3, side * 3), pygame.SRCALPHA)
        middle, far = (side * 1.5, side * 1.5), side * 1.5
        for share, tone in ((1.0, OUTLINE), (0.94, tones().target), (0.76, SLATE)):
            pygame.draw.circle(big, tone, middle, far * share)
        sign = icon("blade", round(side * 2.1), INK)
        big.blit(sign, sign.get_rect(center=middle))
        return pygame.transform.smoothscale(big, (side, side))

    return _SHELF.keep(("struck", px), draw)


def struck_place(rect: pygame.Rect) -> pygame.Rect:
    """Return where that mark lies, for a piece on a space: at its upper right corner, over the piece."""
    side = struck_badge(min(rect.width, rect.height)).get_width()
    place = pygame.Rect(0, 0, side, side)
    place.center = (rect.right - side // 4, rect.top + side // 4)
    return place


def tag(words: str, sign: str, px: int, colour: Rgb) -> pygame.Surface:
    """Return a small label with an icon and words."""

    def draw() -> pygame.Surface:
        text = fonts.plain_text(words, "bold", px, INK)
        mark = icon(sign, px, colour)
        pad = max(3, px // 3)
        label = pygame.Surface(
            (text.get_width() + mark.get_width() + 3 * pad, text.get_height() + pad), pygame.SRCALPHA
        )
        pygame.draw.rect(label, (*SLATE, 235), label.get_rect(), border_radius=pad)
        pygame.draw.rect(label, colour, label.get_rect(), max(1, px // 12), border_radius=pad)
        middle = label.get_height() // 2
        label.blit(mark, mark.get_rect(midleft=(pad, middle)))
        label.blit(text, text.get_rect(midleft=(2 * pad + mark.get_width(), middle)))
        return label

    return _SHELF.keep(("tag", words, sign, px, colour), draw)

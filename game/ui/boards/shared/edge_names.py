"""How the names of columns and rows at a board's edge are written."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable

import pygame

from game.ui.art import fonts
from game.ui.art.palette import OUTLINE, Rgb, Theme

#: A picture and its upper left corner.
Part = tuple[pygame.Surface, tuple[int, int]]


def name_size(px: int, text_px: int) -> int:
    """Return the size of a name on spaces of ``px`` pixels, words having ``text_px``: it covers little."""
    return max(9, min(round(text_px * 0.8), round(px * 0.5), max(12, round(px * 0.4))))


class EdgeNames:
    """The names of one board, laid again only when the view or what they are written with is another."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._parts: list[Part] = []

    def draw(self, surface: pygame.Surface, key: Hashable, lay: Callable[[], Iterable[Part]]) -> None:
        """Draw the names of a ``key``; ``lay`` makes them."""
        if key != self._key:
            self._key, self._parts = key, list(lay())
        surface.fblits(self._parts)


def name_pictures(words: str, px: int, middle: tuple[int, int], view: pygame.Rect, theme: Theme) -> list[Part]:
    """Return light words with a dark edge, for any ground: pictures with places, none far from what they name."""
    ink: Rgb = theme.dim_ink if theme.name == "walnut" else (240, 240, 240)
    text = fonts.plain_text(words, "bold", px, ink)
    place = text.get_rect(center=middle)
    inside = place.clamp(view)
    if math.dist(place.center, inside.center) > 2 * px:
        return []
    x, y = inside.topleft
    shade = fonts.plain_text(words, "bold", px, OUTLINE)
    return [*((shade, (x + dx, y + dy)) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))), (text, (x, y))]

"""How the names of columns and rows at a board's edge are written."""

from __future__ import annotations

import math

import pygame

from game.ui.art import fonts
from game.ui.art.palette import OUTLINE, Rgb, Theme


def name_size(px: int, text_px: int) -> int:
    """The size of a name where a space has ``px`` pixels and words have ``text_px``."""
    return max(9, min(round(text_px * 0.8), round(px * 0.5)))


def stamp_name(
    surface: pygame.Surface, words: str, px: int, middle: tuple[int, int], view: pygame.Rect, theme: Theme
) -> None:
    """Light words with a dark edge, which can be read on any ground."""
    ink: Rgb = theme.dim_ink if theme.name == "walnut" else (240, 240, 240)
    text = fonts.plain_text(words, "bold", px, ink)
    place = text.get_rect(center=middle)
    inside = place.clamp(view)
    if math.dist(place.center, inside.center) > 2 * px:
        return
    place = inside
    shade = fonts.plain_text(words, "bold", px, OUTLINE)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        surface.blit(shade, place.move(dx, dy))
    surface.blit(text, place)

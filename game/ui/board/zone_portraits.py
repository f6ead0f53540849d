"""Portraits for tokens and plaques of every size: each is painted once, rather large, and brought to the size wanted,
so that a step of the zoom paints nothing anew.
"""

from __future__ import annotations

import pygame

from game.ui.art.illustrations import illustration, seed_of
from game.ui.art.shelf import MEGABYTE, Shelf

#: The longer side of a painting, in pixels; larger portraits have one twice as large.
_LONG = 208
_SHELF = Shelf(28 * MEGABYTE)


def portrait(art: str, tint: str, size: tuple[int, int], *, variant: int = 0) -> pygame.Surface:
    """The picture of a subject in the colour of a faction, ``size`` pixels; ``variant`` changes what is left to chance.
    Callers may draw on it."""
    long = _LONG if max(size) <= _LONG else 2 * _LONG
    shape = round(8 * size[0] / size[1]) / 8 or 0.125
    master = (long, max(8, round(long / shape))) if shape >= 1 else (max(8, round(long * shape)), long)

    def paint() -> pygame.Surface:
        return illustration(art, master, tint=tint, seed=seed_of(art) + variant)

    painting = _SHELF.keep((art, tint, variant, master), paint)
    # What is more in one direction than the shape wanted is cut off, at the foot and evenly at the sides.
    scale = max(size[0] / master[0], size[1] / master[1])
    seen = pygame.Rect(0, 0, min(master[0], round(size[0] / scale)), min(master[1], round(size[1] / scale)))
    seen.centerx = master[0] // 2
    return pygame.transform.smoothscale(painting.subsurface(seen.clip(painting.get_rect())), size)

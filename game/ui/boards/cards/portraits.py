"""Portraits for tokens and plaques of every size: each is painted once, large, and scaled to the size wanted, so that
zooming paints nothing again.
"""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord
from game.ui.art.card_stock import blank_card, parchment_sheet
from game.ui.art.card_titles import title_lines
from game.ui.art.illustrations import illustration, seed_of
from game.ui.art.palette import THEMES, faction_colour
from game.ui.art.shelf import Shelf

#: The longer side of a painting, in pixels; much larger portraits have one twice as large.
_LONG = 240
_SHELF = Shelf()
_CARDS = Shelf()


def portrait(art: str, tint: str, size: tuple[int, int], *, variant: int = 0) -> pygame.Surface:
    """Return a subject's picture in a faction's colour, ``size`` pixels; ``variant`` varies it. Callers may draw."""
    long = _LONG if max(size) <= 1.5 * _LONG else 2 * _LONG
    shape = round(8 * size[0] / size[1]) / 8 or 0.125
    master = (long, max(8, round(long / shape))) if shape >= 1 else (max(8, round(long * shape)), long)

    def paint() -> pygame.Surface:
        return illustration(art, master, tint=tint, seed=seed_of(art) + variant)

    painting = _SHELF.keep((art, tint, variant, master), paint)
    # What does not fit the shape is cut off: at the foot, and evenly at the sides.
    scale = max(size[0] / master[0], size[1] / master[1])
    seen = pygame.Rect(0, 0, min(master[0], round(size[0] / scale)), min(master[1], round(size[1] / scale)))
    seen.centerx = master[0] // 2
    return pygame.transform.smoothscale(painting.subsurface(seen.clip(painting.get_rect())), size)


def little_card(face: FaceRecord, width: int) -> pygame.Surface:
    """Return a card with its picture and its name, for the stack and the piles. Kept; callers do not draw on it."""

    def draw() -> pygame.Surface:
        theme = THEMES["walnut"]
        card = blank_card(width, faction_colour(face.faction), theme)
        lines, px, band = _title(face.name, width)
        step = round(px * 1.12)
        art = pygame.Rect(band.x, band.bottom, band.width, card.get_height() - band.bottom - band.x)
        card.blit(portrait(face.subject, face.faction, art.size), art)
        card.blit(parchment_sheet(band.size, theme), band)
        for number, line in enumerate(lines):
            name = fonts.plain_text(line, "title", px, theme.parchment_ink)
            y = band.centery - step * len(lines) // 2 + step * number + step // 2
            card.blit(name, name.get_rect(midleft=(band.left + 2, y)))
        return card

    return _CARDS.keep((face, width), draw)


def title_foot(face: FaceRecord, width: int) -> int:
    """Return how far down the name on a little card reaches."""
    return _title(face.name, width)[2].bottom


def _title(name: str, width: int) -> tuple[list[str], int, pygame.Rect]:
    """Return the lines of a name on a little card, their size, and the band that they stand on."""
    rim = max(2, round(width * 0.05))
    wanted = max(11, round(width * 0.14)) if width >= 60 else max(7, round(width * 0.14))
    lines, px = title_lines(name, wanted, width - 2 * rim - 4)
    return list(lines), px, pygame.Rect(rim, rim, width - 2 * rim, round(px * 1.12) * len(lines) + max(3, px // 3))

"""What is let into the ground: discs of glyphs, starting zones, the spaces that count at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pygame

from game.geometry.hexes import Hex
from game.ui.art.arena_pieces import GLYPH_KINDS, GlyphKind, glyph_disc
from game.ui.art.palette import lighter, rgb
from game.ui.art.tones import seat_colour
from game.ui.boards.hexes.shapes import cached, edged, filled

#: The scoring spaces' own colour, and that of a start which is nobody's, or everybody's: no seat's colour.
SCORING, SHARED = rgb("#9a62d6"), rgb("#dcd6c6")
_ACROSS = 0.62

#: What lies on a top, the lowest first, as functions of the pixels of a hex.
Layers = list[Callable[[int], pygame.Surface]]


class GlyphShown(msgspec.Struct, frozen=True):
    """A glyph that lies on the board: its kind (power, toughness, move, knowledge), or its symbol side up."""

    at: Hex
    kind: str
    face_up: bool = True


def glyph(kind: str, px: int, *, face_up: bool = True) -> pygame.Surface:
    """Return a glyph's disc as it lies on the ground, on a hex ``px`` wide."""
    shown: GlyphKind = kind if face_up and kind in GLYPH_KINDS else "unknown"

    def draw() -> pygame.Surface:
        wide = round(px * _ACROSS)
        return pygame.transform.smoothscale(glyph_disc(shown, wide), (wide, round(wide * 0.866)))

    return cached(("glyph", shown, px), draw)


def start_inlays(owner: int | None, outer: Sequence[int]) -> Layers:
    """Return what marks a space of a seat's starting zone, which ends at ``outer``; None: nobody's, or all's."""
    colour = seat_colour(owner) if owner is not None else SHARED
    line, pale = lighter(colour, 0.15), lighter(colour, 0.25)
    layers: Layers = [
        lambda px: filled(px, colour, 0.20),
        lambda px: edged(px, range(6), line, inset=0.1, width=0.018, strength=0.5),
    ]
    if outer:
        layers.append(lambda px: edged(px, outer, pale, inset=0.055, width=0.04, strength=0.95))
    return layers


def scoring_inlays(outer: Sequence[int]) -> Layers:
    """Return what marks a space that counts; ``outer`` are the edges at which such spaces end."""
    line, pale = lighter(SCORING, 0.35), lighter(SCORING, 0.5)
    layers: Layers = [
        lambda px: filled(px, SCORING, 0.32),
        lambda px: edged(px, range(6), line, inset=0.14, width=0.03, strength=0.8),
    ]
    if outer:
        layers.append(lambda px: edged(px, outer, pale, inset=0.05, width=0.05, strength=1.0))
    return layers

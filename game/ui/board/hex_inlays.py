"""What is let into the ground: discs of glyphs, starting zones, the spaces that count at the end."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import pygame

from game.geometry.hexes import Hex
from game.ui.art.icons import icon
from game.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK, OUTLINE, Rgb, darker, lighter, rgb, seat_colour
from game.ui.board.hex_shapes import edged, filled, kept

#: The scoring spaces' own colour, and that of a start which all share.
SCORING, SHARED = rgb("#9a62d6"), rgb("#d99a3c")
_ACROSS = 0.62


class GlyphShown(msgspec.Struct, frozen=True):
    """A glyph that lies on the board: its kind (power, toughness, move, knowledge), or its symbol side up."""

    at: Hex
    kind: str
    face_up: bool = True


_SIGNS: dict[str, tuple[str, Rgb]] = {
    "power": ("blade", rgb("#8c3a2c")),
    "toughness": ("shield", rgb("#2f5f8f")),
    "move": ("speed", rgb("#3c7a4a")),
    "knowledge": ("book", rgb("#6b4f97")),
}
_UNKNOWN: tuple[str, Rgb] = ("help", rgb("#4a4650"))


def glyph(kind: str, px: int, *, face_up: bool = True) -> pygame.Surface:
    """A glyph's disc as it lies on the ground, on a hex ``px`` wide."""
    sign, colour = _SIGNS.get(kind, _UNKNOWN) if face_up else _UNKNOWN

    def draw() -> pygame.Surface:
        side = round(px * _ACROSS * 2)
        disc = pygame.Surface((side, side), pygame.SRCALPHA)
        middle = (side / 2, side / 2)
        for tone, share in (
            (OUTLINE, 1.0),
            (BRASS_DARK, 0.95),
            (BRASS, 0.91),
            (BRASS_LIGHT, 0.84),
            (BRASS_DARK, 0.82),
            (OUTLINE, 0.77),
            (darker(colour, 0.35), 0.74),
            (colour, 0.66),
        ):
            pygame.draw.circle(disc, tone, middle, side / 2 * share)
        pygame.draw.circle(disc, lighter(colour, 0.2), (side * 0.46, side * 0.44), side * 0.2)
        for turn in range(6):
            spot = pygame.Vector2(side * 0.43, 0).rotate(60 * turn)
            pygame.draw.circle(disc, OUTLINE, middle + spot, side * 0.022)
        mark = icon(sign, round(side * 0.46), INK)
        shadow = icon(sign, round(side * 0.46), OUTLINE)
        disc.blit(shadow, shadow.get_rect(center=(middle[0] + side * 0.02, middle[1] + side * 0.025)))
        disc.blit(mark, mark.get_rect(center=middle))
        wide = round(px * _ACROSS)
        return pygame.transform.smoothscale(disc, (wide, round(wide * 0.866)))

    return kept(("glyph", sign, px), draw)


def start_inlays(zone: int | None, outer: Collection[int], px: int) -> list[pygame.Surface]:
    """What marks a space of a starting zone; ``outer`` are the edges at which the zone ends. None: all share it."""
    colour = seat_colour(zone) if zone is not None else SHARED
    layers = [
        filled(px, colour, 0.20),
        edged(px, range(6), lighter(colour, 0.15), inset=0.1, width=0.018, strength=0.5),
    ]
    if outer:
        layers.append(edged(px, outer, lighter(colour, 0.25), inset=0.055, width=0.04, strength=0.95))
    return layers


def scoring_inlays(outer: Collection[int], px: int) -> list[pygame.Surface]:
    """What marks a space that counts; ``outer`` are the edges at which such spaces end."""
    layers = [
        filled(px, SCORING, 0.32),
        edged(px, range(6), lighter(SCORING, 0.35), inset=0.14, width=0.03, strength=0.8),
    ]
    if outer:
        layers.append(edged(px, outer, lighter(SCORING, 0.5), inset=0.05, width=0.05, strength=1.0))
    return layers

"""Arena's pieces: the sides of combat dice, and glyph discs."""

from __future__ import annotations

import math
from typing import Literal

import pygame

from game.ui.art.icons import icon, outlined_icon
from game.ui.art.lighting import lit
from game.ui.art.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    OUTLINE,
    Rgb,
    blend,
    darker,
    lighter,
    luminance,
    ramp,
)
from game.ui.art.pieces import IVORY, bare_cube, finished_cube
from game.ui.art.shelf import PIECES

DieWord = Literal["hit", "shield", "blank"]
GlyphKind = Literal["power", "toughness", "move", "knowledge", "unknown"]

GLYPH_KINDS: tuple[GlyphKind, ...] = ("power", "toughness", "move", "knowledge", "unknown")
_DIE_INKS: dict[str, tuple[Rgb, Rgb]] = {
    # word: on a pale die, on a dark one
    "hit": ((158, 30, 26), (255, 150, 120)),
    "shield": ((28, 70, 132), (160, 205, 255)),
}
_GLYPH_COLOURS: dict[str, Rgb] = {
    "power": (176, 74, 34),
    "toughness": (52, 96, 156),
    "move": (38, 122, 104),
    "knowledge": (128, 74, 158),
    "unknown": (92, 88, 100),
}
_GLYPH_ICONS: dict[str, str] = {"move": "speed", "knowledge": "book", "unknown": "glyph"}


def combat_side(word: DieWord, px: int, *, colour: Rgb = IVORY) -> pygame.Surface:
    """Return a combat die that shows a hit, a shield or a blank, as in the account of a fight."""
    side = max(10, px)
    return PIECES.keep(("combat", word, side, colour), lambda: _combat_side(word, side, colour))


def _combat_side(word: DieWord, px: int, colour: Rgb) -> pygame.Surface:
    block = bare_cube(px, colour)
    big = block.get_width()
    middle = (big / 2, big * 0.475)
    if word != "blank":
        ink = _DIE_INKS[word][0 if luminance(colour) > 0.28 else 1]
        side = round(big * 0.62)
        name = "attack" if word == "hit" else "block"
        # A pale edge at the lower right makes the sign look cut into the die.
        rest = max(1, big // 44)
        groove = icon(name, side, blend(colour, (255, 255, 255), 0.6))
        block.blit(groove, groove.get_rect(center=(middle[0] + rest, middle[1] + rest)))
        mark = icon(name, side, ink)
        block.blit(mark, mark.get_rect(center=middle))
    return finished_cube(block)


def glyph_disc(kind: GlyphKind, px: int) -> pygame.Surface:
    """Return a glyph inlaid in the ground, ``px`` pixels square: a ringed disc and sign; "unknown" face down."""
    side = max(12, px)
    return PIECES.keep(("glyph", kind, side), lambda: _glyph_disc(kind, side))


def _glyph_disc(kind: GlyphKind, px: int) -> pygame.Surface:
    big = px * 3
    colour = _GLYPH_COLOURS[kind]
    tones = ramp(colour)
    disc = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    rings = ((0.5, OUTLINE), (0.475, BRASS_DARK), (0.455, BRASS), (0.405, BRASS_DARK), (0.388, OUTLINE))
    for share, tone in (*rings, (0.372, tones[1])):
        pygame.draw.circle(disc, tone, middle, big * share)
    for step in range(12, 0, -1):
        tone = blend(tones[1], tones[2], 1 - step / 12)
        pygame.draw.circle(disc, tone, (big * 0.46, big * 0.45), big * 0.024 * step)
    for n in range(12):
        turn = math.radians(n * 30)
        at = (big / 2 + math.cos(turn) * big * 0.43, big / 2 + math.sin(turn) * big * 0.43)
        pygame.draw.circle(disc, BRASS_LIGHT if n % 3 == 0 else BRASS_DARK, at, big * 0.014)
    disc = lit(pygame.transform.smoothscale(disc, (px, px)), max(1.0, px / 26))
    mark = outlined_icon(_GLYPH_ICONS.get(kind, kind), round(px * 0.52), lighter(colour, 0.78), darker(colour, 0.72))
    disc.blit(mark, mark.get_rect(center=(px / 2, px / 2)))
    return disc

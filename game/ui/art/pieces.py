"""Pieces of the table: dice and coins."""

from __future__ import annotations

import math

import pygame

from game.ui.art import fonts
from game.ui.art.lighting import lit, rounded
from game.ui.art.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    OUTLINE,
    Rgb,
    blend,
    darker,
    lighter,
    luminance,
)
from game.ui.art.shelf import PIECES

IVORY: Rgb = (232, 220, 192)
# Where the pips of a six-sided die lie, in quarters of its face.
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}


def die_face(sides: int, face: int, px: int, *, colour: Rgb = IVORY) -> pygame.Surface:
    """Return a die with ``face`` up, ``px`` pixels square: pips for six sides, a number on a gem for any other."""
    side = max(10, px)
    if sides == 6 and face in _PIPS:
        return PIECES.keep(("d6", face, side, colour), lambda: _cube(face, side, colour))
    return PIECES.keep(("gem", sides, face, side, colour), lambda: _gem(face, side, colour))


def _ink_on(colour: Rgb) -> Rgb:
    return OUTLINE if luminance(colour) > 0.28 else INK


def _cube(face: int, px: int, colour: Rgb) -> pygame.Surface:
    block = bare_cube(px, colour)
    big = block.get_width()
    for x, y in _PIPS[face]:
        at = (big * (0.5 + (x - 2) * 0.25), big * (0.5 + (y - 2) * 0.25))
        below = (at[0] + big * 0.012, at[1] + big * 0.014)
        pygame.draw.circle(block, blend(colour, (255, 255, 255), 0.5), below, big * 0.088)
        pygame.draw.circle(block, _ink_on(colour), at, big * 0.084)
    return finished_cube(block)


def bare_cube(px: int, colour: Rgb) -> pygame.Surface:
    """Return a six-sided die without marks, drawn twice as large as ``px``, to be marked and then finished."""
    big = px * 2
    block = rounded((big, big), big // 5, OUTLINE)
    inset = max(2, big // 28)
    block.blit(rounded((big - 2 * inset, big - 2 * inset), big // 6, darker(colour, 0.12)), (inset, inset))
    top = round(big * 0.80)
    block.blit(rounded((top, top), big // 7, lighter(colour, 0.18)), ((big - top) // 2, (big - top) // 2 - big // 40))
    return block


def finished_cube(block: pygame.Surface) -> pygame.Surface:
    """Return a marked die at half its size, lit from the upper left."""
    px = block.get_width() // 2
    return lit(pygame.transform.smoothscale(block, (px, px)), max(1.0, px / 18))


def _gem(face: int, px: int, colour: Rgb) -> pygame.Surface:
    """Return a twenty-sided die seen from above: a hexagon, its upper face a triangle with the number."""
    big = px * 3
    gem = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = big / 2
    corners = [_at(middle, big * 0.49, -90 + n * 60) for n in range(6)]
    inner = [_at(middle, big * 0.30, -90 + n * 120) for n in range(3)]
    pygame.draw.polygon(gem, OUTLINE, corners)
    for n in range(6):
        one, two = corners[n], corners[(n + 1) % 6]
        near = inner[((n + 1) // 2) % 3]
        # Faces towards the upper left are lit.
        turn = math.radians(-60 + n * 60)
        light = -(math.cos(turn) + math.sin(turn)) / 2
        tone = lighter(colour, light * 0.5) if light > 0 else darker(colour, -light * 0.7)
        pygame.draw.polygon(gem, tone, [one, two, near])
        if n % 2 == 0:
            pygame.draw.polygon(gem, blend(tone, colour, 0.4), [one, near, inner[(n // 2) % 3]])
    for n in range(3):
        side = [inner[n], inner[(n + 1) % 3], corners[(2 * n + 1) % 6]]
        pygame.draw.polygon(gem, blend(darker(colour, 0.25), colour, n / 3), side)
    pygame.draw.polygon(gem, lighter(colour, 0.16), inner)
    for n in range(3):
        pygame.draw.line(gem, OUTLINE, inner[n], inner[(n + 1) % 3], max(2, big // 60))
        pygame.draw.line(gem, OUTLINE, inner[n], corners[(2 * n) % 6], max(2, big // 70))
        for end in (corners[(2 * n + 1) % 6], corners[(2 * n - 1) % 6]):
            pygame.draw.line(gem, OUTLINE, inner[n], end, max(2, big // 70))
    pygame.draw.lines(gem, OUTLINE, closed=True, points=corners, width=max(3, big // 40))
    gem = lit(pygame.transform.smoothscale(gem, (px, px)), max(1.0, px / 40), 0.6)
    number = fonts.fitted_text(str(face), "bold", round(px * 0.30), round(px * 0.42), _ink_on(colour), floor=6)
    gem.blit(number, number.get_rect(center=(px / 2, px * 0.48)))
    return gem


def _at(middle: float, reach: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return middle + math.cos(turn) * reach, middle + math.sin(turn) * reach


def coin(px: int) -> pygame.Surface:
    """Return a gold coin, ``px`` pixels across, seen from above."""
    side = max(6, px)
    return PIECES.keep(("coin", side), lambda: _coin(side))


def _coin(px: int) -> pygame.Surface:
    big = px * 3
    disc = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    for share, tone in ((0.5, OUTLINE), (0.465, BRASS), (0.39, BRASS_DARK), (0.365, blend(BRASS, BRASS_LIGHT, 0.35))):
        pygame.draw.circle(disc, tone, middle, big * share)
    points = [_at(big / 2, big * (0.25 if n % 2 == 0 else 0.11), -90 + n * 36) for n in range(10)]
    pygame.draw.polygon(disc, BRASS_DARK, [(x + big * 0.015, y + big * 0.015) for x, y in points])
    pygame.draw.polygon(disc, BRASS_LIGHT, points)
    return lit(pygame.transform.smoothscale(disc, (px, px)), max(1.0, px / 16))

"""The mark of Tessera: a mosaic of four stones in brass, and the name set beside it."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.lighting import lit
from game.ui.art.palette import OUTLINE, SEAT_COLOURS, THEMES, Theme, blend, darker, lighter
from game.ui.art.shelf import shelved


@shelved
def mark(px: int) -> pygame.Surface:
    """Return the mark: four stones set in a lozenge, ``px`` wide and high."""
    big = px * 4
    whole = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = big / 2
    brass = (201, 161, 74)
    for reach, tone in ((0.5, OUTLINE), (0.485, brass), (0.445, darker(brass, 0.55)), (0.435, (24, 18, 20))):
        _lozenge(whole, (middle, middle), big * reach, tone)
    step = big * 0.205
    stones = ((0, -step, 0), (step, 0, 1), (0, step, 2), (-step, 0, 4))
    for x, y, seat in stones:
        colour = SEAT_COLOURS[seat]
        centre = (middle + x, middle + y)
        _lozenge(whole, centre, big * 0.185, darker(colour, 0.45))
        _lozenge(whole, (centre[0] - big * 0.008, centre[1] - big * 0.010), big * 0.172, colour)
        _lozenge(whole, (centre[0] - big * 0.022, centre[1] - big * 0.028), big * 0.105, lighter(colour, 0.16))
    _lozenge(whole, (middle, middle), big * 0.060, brass)
    return lit(pygame.transform.smoothscale(whole, (px, px)), max(1.0, px / 40), 0.7)


def _lozenge(surface: pygame.Surface, centre: tuple[float, float], reach: float, colour: tuple[int, int, int]) -> None:
    x, y = centre
    pygame.draw.polygon(surface, colour, [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def draw_name(surface: pygame.Surface, midleft: tuple[int, int], px: int, theme: Theme) -> pygame.Rect:
    """Draw the mark and the name, ``px`` the height of its letters; return where they are."""
    side = round(px * 1.15)
    stone = mark(side)
    surface.blit(stone, stone.get_rect(midleft=midleft))
    white = fonts.plain_text("Tessera", "title", px, (255, 255, 255))
    rect = white.get_rect(midleft=(midleft[0] + side + round(px * 0.22), midleft[1] - round(px * 0.04)))
    if theme.name == "walnut":
        shade = fonts.plain_text("Tessera", "title", px, (8, 5, 3))
        surface.blit(shade, rect.move(max(1, px // 26), max(2, px // 18)))
    surface.blit(_brassy(px, theme.name), rect)
    return rect.union(stone.get_rect(midleft=midleft))


@shelved
def _brassy(px: int, theme_name: str) -> pygame.Surface:
    """Return the name cast in brass: light above, dark below."""
    theme = THEMES[theme_name]
    white = fonts.plain_text("Tessera", "title", px, (255, 255, 255))
    strip = pygame.Surface((1, 4), pygame.SRCALPHA)
    bright = theme.name == "walnut"
    tones = (
        (lighter(theme.brass, 0.65), lighter(theme.brass, 0.35), theme.brass, blend(theme.brass, OUTLINE, 0.35))
        if bright
        else (theme.brass, theme.brass, darker(theme.brass, 0.2), darker(theme.brass, 0.35))
    )
    for row, tone in enumerate(tones):
        strip.set_at((0, row), (*tone, 255))
    cast = white.copy()
    cast.blit(pygame.transform.smoothscale(strip, white.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cast

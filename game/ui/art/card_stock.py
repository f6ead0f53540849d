"""What cards are made of: the blank card with its frame, parchment, windows, bands and medals."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.lighting import grain, lit, rounded, vignette
from game.ui.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, Rgb, Theme, contrast, darker, lighter
from game.ui.art.shelf import shelved


def card_height(width: int) -> int:
    """Return the height of a card that is ``width`` pixels wide."""
    return round(width * 7 / 5)


def blank_card(width: int, colour: Rgb, theme: Theme) -> pygame.Surface:
    """Return the blank card: a bevelled frame of the faction's colour around parchment. Callers may draw on it."""
    return _blank(width, colour, theme).copy()


@shelved
def _blank(width: int, colour: Rgb, theme: Theme) -> pygame.Surface:
    height = card_height(width)
    radius = max(3, round(width * 0.05))
    edge = max(1, round(width * 0.008 * theme.edge))
    card = rounded((width, height), radius, OUTLINE)
    frame = rounded((width - 2 * edge, height - 2 * edge), radius - 1, colour)
    _sheen(frame, colour)
    card.blit(lit(frame, max(1.0, width / 110), 0.8), (edge, edge))
    return card


def _sheen(frame: pygame.Surface, colour: Rgb) -> None:
    """Draw light falling from the upper left over a flat piece, as a multiplied gradient."""
    tiny = pygame.Surface((2, 2))
    tiny.set_at((0, 0), lighter(colour, 0.26))
    tiny.set_at((1, 0), colour)
    tiny.set_at((0, 1), colour)
    tiny.set_at((1, 1), darker(colour, 0.42))
    shade = pygame.transform.smoothscale(tiny, frame.get_size())
    frame.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    frame.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def parchment_sheet(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    sheet = pygame.Surface(size)
    sheet.fill(theme.parchment)
    if theme.name == "walnut":
        vignette(sheet, 0.22)
        grain(sheet, 10)
    return sheet


def let_in(card: pygame.Surface, box: pygame.Rect, picture: pygame.Surface, width: int, theme: Theme) -> None:
    """Draw a picture let into the card: dark at its upper left edge, light at its lower right."""
    line = max(1, round(width * 0.008 * theme.edge))
    outer = box.inflate(2 * line, 2 * line)
    pygame.draw.rect(card, OUTLINE, outer)
    card.blit(picture, box)
    shaded = [outer.bottomleft, outer.topleft, outer.topright]
    shining = [outer.bottomleft, outer.bottomright, outer.topright]
    pygame.draw.lines(card, BRASS_DARK, closed=False, points=shaded, width=line)
    pygame.draw.lines(card, BRASS_LIGHT, closed=False, points=shining, width=line)


def cost_medal(text: str, side: int, colour: Rgb) -> pygame.Surface:
    """Return a brass-rimmed disc with a number; a plaque for a number of three digits."""
    if len(text) > 2:
        return _plaque(text, side, colour)
    big = side * 3
    disc = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    pygame.draw.circle(disc, OUTLINE, middle, big / 2)
    pygame.draw.circle(disc, BRASS, middle, big * 0.47)
    pygame.draw.circle(disc, BRASS_DARK, middle, big * 0.385)
    pygame.draw.circle(disc, _medal_ground(colour), middle, big * 0.36)
    disc = lit(pygame.transform.smoothscale(disc, (side, side)), max(1.0, side / 18))
    number = fonts.fitted_text(text, "bold", round(side * 0.62), round(side * 0.7), BRASS_LIGHT, floor=5)
    disc.blit(number, number.get_rect(center=(side / 2, side / 2)))
    return disc


def level_badge(text: str, side: int, colour: Rgb) -> pygame.Surface:
    """Return a pennant with a number: a level, which nobody pays. It is no disc, so as not to look like a price."""
    big = side * 3
    shape = pygame.Surface((big, big), pygame.SRCALPHA)
    for inset, tone in ((0.0, OUTLINE), (0.035, BRASS_LIGHT), (0.08, _medal_ground(colour))):
        low, high = big * (0.06 + inset), big * (0.94 - inset)
        notch = big * (0.72 - inset)
        points = [(low, big * inset), (high, big * inset), (high, big * (1 - inset * 1.6)), (big / 2, notch),
                  (low, big * (1 - inset * 1.6))]  # fmt: skip
        pygame.draw.polygon(shape, tone, points)
    badge = lit(pygame.transform.smoothscale(shape, (side, side)), max(1.0, side / 18))
    number = fonts.fitted_text(text, "bold", round(side * 0.56), round(side * 0.6), BRASS_LIGHT, floor=5)
    badge.blit(number, number.get_rect(center=(side / 2, side * 0.4)))
    return badge


def _medal_ground(colour: Rgb) -> Rgb:
    """Return the field of a medal: dark enough for its number."""
    ground = darker(colour, 0.45)
    while contrast(BRASS_LIGHT, ground) < 6:
        ground = darker(ground, 0.06)
    return ground


def _plaque(text: str, side: int, colour: Rgb) -> pygame.Surface:
    size = (round(side * 1.5), round(side * 0.92))
    badge = pygame.Surface(size, pygame.SRCALPHA)
    for share, tone in ((0.0, OUTLINE), (0.03, BRASS), (0.115, BRASS_DARK), (0.14, _medal_ground(colour))):
        inset = round(side * share)
        inner = (size[0] - 2 * inset, size[1] - 2 * inset)
        badge.blit(rounded(inner, max(1, round(inner[1] * 0.42)), tone), (inset, inset))
    badge = lit(badge, max(1.0, side / 18))
    number = fonts.fitted_text(text, "bold", round(side * 0.62), round(side * 1.12), BRASS_LIGHT, floor=5)
    badge.blit(number, number.get_rect(center=(size[0] / 2, size[1] / 2)))
    return badge


def band_sheen(band: pygame.Surface) -> None:
    light = pygame.Surface((1, 2), pygame.SRCALPHA)
    light.set_at((0, 0), (255, 255, 255, 46))
    light.set_at((0, 1), (0, 0, 0, 60))
    band.blit(pygame.transform.smoothscale(light, band.get_size()), (0, 0))

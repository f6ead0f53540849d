"""Light and dust: rings, runes, bubbles, bolts and arrows, drawn for one frame. All fade by a strength of 0 to 1."""

from __future__ import annotations

import math

import pygame

from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.lighting import glow, outlined
from game.ui.art.palette import BRASS, INK, OUTLINE, Rgb, blend, lighter
from game.ui.art.shelf import shelved
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour
from game.ui.boards.shared.camera import Point

#: Sizes of faded things are rounded to steps of this many pixels, so that they can be kept.
_STEP = 4


@shelved
def _ring(radius: int, width: int, colour: Rgb) -> pygame.Surface:
    side = 2 * (radius + width) + 4
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for layer in range(width, 0, -1):
        alpha = round(235 * (1 - layer / (width + 1)) ** 1.3)
        pygame.draw.circle(surface, (*colour, alpha), (side / 2, side / 2), radius + layer / 2, layer)
    return surface


def draw_ring(
    surface: pygame.Surface, middle: Point, radius: float, width: float, colour: Rgb, strength: float
) -> None:
    """Draw a soft ring of light or dust."""
    if strength <= 0:
        return
    picture = _ring(max(_STEP, round(radius / _STEP) * _STEP), max(2, round(width)), colour)
    picture.set_alpha(round(255 * min(1.0, strength)))
    surface.blit(picture, picture.get_rect(center=middle))


@shelved
def _bubble(radius: int, colour: Rgb) -> pygame.Surface:
    side = radius * 2 + 4
    big = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    big.fill((*colour, 0))
    mid = (side, side)
    for step in range(10):
        pygame.draw.circle(big, (*colour, 18 + step * 11), mid, radius * 2 - step * radius * 0.045, max(2, radius // 9))
    pygame.draw.circle(big, (*lighter(colour, 0.5), 230), mid, radius * 2, max(2, radius // 14))
    arc = pygame.Rect(0, 0, radius * 3.1, radius * 3.1)
    arc.center = (side, side)
    pygame.draw.arc(big, (255, 255, 255, 210), arc, math.radians(100), math.radians(160), max(3, radius // 7))
    return pygame.transform.smoothscale(big, (side, side))


def draw_bubble(surface: pygame.Surface, middle: Point, radius: float, colour: Rgb, strength: float) -> None:
    """Draw a shield of light around something."""
    picture = _bubble(max(_STEP, round(radius / _STEP) * _STEP), colour)
    picture.set_alpha(round(255 * max(0.0, min(1.0, strength))))
    surface.blit(picture, picture.get_rect(center=middle))


def draw_runes(surface: pygame.Surface, middle: Point, radius: float, share: float) -> None:
    """Draw a circle of runes that turns and closes."""
    tone = (178, 140, 255)
    draw_ring(surface, middle, radius * (0.7 + 0.3 * share), max(3.0, radius * 0.16), tone, math.sin(math.pi * share))
    for number in range(8):
        turn = number * math.pi / 4 + share * 2.2
        at = (middle[0] + math.cos(turn) * radius, middle[1] + math.sin(turn) * radius)
        reach = radius * 0.13 * math.sin(math.pi * share)
        x, y, tall = at[0], at[1], reach * 1.5
        points = [(x, y - tall), (x + reach, y), (x, y + tall), (x - reach, y)]
        pygame.draw.polygon(surface, OUTLINE, [(px + (px - x) * 0.5, py + (py - y) * 0.5) for px, py in points])
        pygame.draw.polygon(surface, lighter(tone, 0.5), points)


def draw_arrow(surface: pygame.Surface, tip: Point, way: Point, length: float) -> None:
    side = (-way[1], way[0])

    def at(back: float, aside: float = 0.0) -> Point:
        return (
            tip[0] - way[0] * back * length + side[0] * aside * length,
            tip[1] - way[1] * back * length + side[1] * aside * length,
        )

    wide = max(2, round(length * 0.07))
    pygame.draw.line(surface, OUTLINE, at(0), at(1), wide + 3)
    pygame.draw.line(surface, (226, 200, 150), at(0.1), at(0.98), wide)
    for grown, tone in ((0.035, OUTLINE), (0.0, (236, 236, 240))):
        pygame.draw.polygon(
            surface, tone, [at(-0.08 - grown), at(0.2 + grown, 0.12 + grown), at(0.2 + grown, -0.12 - grown)]
        )
    for aside in (-0.13, 0.13):
        pygame.draw.polygon(surface, OUTLINE, [at(0.70), at(0.85, aside * 1.25), at(1.1, aside * 1.25), at(0.98)])
        pygame.draw.polygon(surface, (214, 90, 72), [at(0.75), at(0.87, aside), at(1.05, aside), at(0.95)])


def draw_bolt(surface: pygame.Surface, tip: Point, way: Point, px: int, colour: Rgb) -> None:
    """Draw a ball of magic with a tail."""
    for step in range(6, -1, -1):
        at = (tip[0] - way[0] * px * 0.13 * step, tip[1] - way[1] * px * 0.13 * step)
        tone = blend(lighter(colour, 0.75), colour, step / 6)
        pygame.draw.aacircle(surface, tone, at, max(2.0, px * (0.14 - 0.017 * step)))
    glow(surface, tip, px * 0.45, colour, 0.55)


@shelved
def words(text: str, sign: str, px: int, colour: Rgb) -> pygame.Surface:
    """Return bold words with a thick dark edge and an icon before them, for figures that rise from a creature."""
    text_part = fonts.plain_text(text, "bold", px, colour)
    mark = icon(sign, round(px * 0.9), colour) if sign else None
    left = mark.get_width() + px // 8 if mark else 0
    edge = max(2, px // 9)
    room = pygame.Surface((left + text_part.get_width() + 2 * edge, text_part.get_height() + 2 * edge), pygame.SRCALPHA)
    if mark:
        room.blit(mark, mark.get_rect(midleft=(edge, room.get_height() // 2)))
    room.blit(text_part, (edge + left, edge))
    return outlined(room, edge, OUTLINE)


@shelved
def ribbon(text: str, px: int, seat: int | None) -> pygame.Surface:
    """Return a ribbon with a title, and the banner of a seat at both ends."""
    colour = seat_colour(seat) if seat is not None else BRASS
    title = fonts.plain_text(text, "title", px, INK)
    width, height = title.get_width() + px * 7, round(title.get_height() * 1.5)
    done = pygame.Surface((width, height), pygame.SRCALPHA)
    tail = height // 2
    outline = [(0, 0), (width, 0), (width - tail, height // 2), (width, height), (0, height), (tail, height // 2)]
    pygame.draw.polygon(done, (*OUTLINE, 240), outline)
    inner: list[Point] = [(x + (5 if x < width / 2 else -5), y + (3 if y < height / 2 else -3)) for x, y in outline]
    inner[2], inner[5] = (width - tail - 6, height // 2), (tail + 6, height // 2)
    pygame.draw.polygon(done, (*blend(colour, OUTLINE, 0.42), 248), inner)
    pygame.draw.lines(done, lighter(colour, 0.5), closed=False, points=[inner[0], inner[1]], width=2)
    done.blit(title, title.get_rect(center=(width // 2, height // 2)))
    if seat is not None:
        sign = banner_shape(seat, round(height * 0.7))
        for x in (tail + sign.get_width(), width - tail - sign.get_width()):
            done.blit(sign, sign.get_rect(center=(x, height // 2)))
    return done

"""Marks that lie on tops, each with a pattern of its own so that it reads without colour.

Reach is a lighter area with an outline; threatened spaces are hatched; an area is dotted with a double outline; spaces
for placing carry a frame and a plus; what is not seen lies in the dark with thin bars.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import numpy as np
import pygame

from game.ui.art import fonts
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import outlined
from game.ui.art.palette import INK, OUTLINE, Rgb, lighter, rgb
from game.ui.art.tones import CHOSEN, REACH, danger, seat_colour, tones
from game.ui.boards.hexes.projection import CORNERS
from game.ui.boards.hexes.shapes import cached, cover, edged, filled, hatched, picture, plane

_DARK: Rgb = rgb("#0a0c16")


def reach(px: int, outer: Collection[int], *, is_threat: bool = False) -> list[pygame.Surface]:
    """Return a space that can be reached; ``outer`` are the edges at which the area ends. Where an enemy could come it
    is redder, with a double line around."""
    if is_threat:
        layers = [filled(px, tones().threat, 0.3), *_bordered(px, outer, tones().threat)]
        return [*layers, edged(px, outer, tones().threat, inset=0.12, width=0.03)] if outer else layers
    return [filled(px, REACH, 0.26), *_bordered(px, outer, REACH)]


def _bordered(px: int, outer: Collection[int], colour: Rgb) -> list[pygame.Surface]:
    if not outer:
        return []
    dark = edged(px, outer, OUTLINE, inset=0.0, width=0.105, strength=0.85)
    return [dark, edged(px, outer, colour, inset=0.022, width=0.052)]


def threatened(px: int) -> list[pygame.Surface]:
    """Return a space on which a move would stop or a strike would fall."""
    return [hatched(px, OUTLINE, 0.45, lines=5), hatched(px, tones().threat, 0.75, lines=5)]


def area(px: int, outer: Collection[int]) -> list[pygame.Surface]:
    """Return a space that something covers: dots, and a double line around."""

    def dots() -> pygame.Surface:
        xs, ys = plane(px)
        away = np.hypot((xs * 7 + 0.5) % 1 - 0.5, (ys * 7 + 0.5) % 1 - 0.5)
        return picture(tones().blast, np.clip((0.26 - away) * px / 7 + 0.5, 0, 1) * cover(px) * np.float32(0.8))

    layers = [filled(px, tones().blast, 0.16), cached(("dots", px), dots)]
    if outer:
        layers += _bordered(px, outer, tones().blast)
        layers.append(edged(px, outer, tones().blast, inset=0.12, width=0.03))
    return layers


def placement(px: int, seat: int) -> list[pygame.Surface]:
    """Return a space on which a seat may place something: a frame and a plus."""
    colour = lighter(seat_colour(seat), 0.3)

    def plus() -> pygame.Surface:
        made = pygame.Surface((px, px), pygame.SRCALPHA)
        sign = outlined_icon("plus", max(9, round(px * 0.3)), lighter(colour, 0.4), OUTLINE)
        made.blit(sign, sign.get_rect(center=(px / 2, px / 2)))
        return made

    frame = edged(px, range(6), OUTLINE, inset=0.055, width=0.095, strength=0.7)
    line = edged(px, range(6), colour, inset=0.08, width=0.045)
    return [filled(px, colour, 0.2), frame, line, cached(("plus", px, seat), plus)]


def seen(px: int, *, clear: bool) -> list[pygame.Surface]:
    """Return what an eye sees of a space: a pale ring where it does, dark bars where it does not."""
    if clear:
        return [filled(px, tones().seen, 0.12), edged(px, range(6), tones().seen, inset=0.2, width=0.03, strength=0.8)]
    return [filled(px, _DARK, 0.52), hatched(px, _DARK, 0.6, rising=-1, lines=7)]


def hover(px: int) -> list[pygame.Surface]:
    """Return the space under the pointer or the cursor."""
    return [
        edged(px, range(6), OUTLINE, inset=0.0, width=0.09, strength=0.8),
        edged(px, range(6), INK, inset=0.02, width=0.04),
    ]


def region(px: int, outer: Collection[int]) -> list[pygame.Surface]:
    """Return a space of a region that is named: a line around the whole of it."""
    if not outer:
        return []
    return [
        edged(px, outer, OUTLINE, inset=0.0, width=0.1, strength=0.7),
        edged(px, outer, tones().region, inset=0.025, width=0.05),
    ]


def selection(px: int, outer: Collection[int]) -> list[pygame.Surface]:
    """Return a chosen space: a double line around."""
    return [
        filled(px, CHOSEN, 0.2),
        edged(px, outer, OUTLINE, inset=0.0, width=0.2, strength=0.85),
        edged(px, outer, CHOSEN, inset=0.025, width=0.06),
        edged(px, outer, CHOSEN, inset=0.125, width=0.04),
    ]


def ring(px: int) -> pygame.Surface:
    """Return a line around the acting figure's space, over the figure: its base hides what is chosen on the ground."""

    def line(big: pygame.Surface, corners: list[pygame.Vector2], wide: float, tone: Rgb) -> None:
        pygame.draw.lines(big, tone, closed=True, points=corners, width=round(wide))
        for corner in corners:
            pygame.draw.circle(big, tone, corner, wide / 2)

    return cached(("ring", px), lambda: _around(px, 0.96, ((0.11, OUTLINE), (0.06, CHOSEN)), line))


def brackets(px: int) -> pygame.Surface:
    """Return brackets at the corners of a space that may be chosen as a target."""

    def arms(big: pygame.Surface, corners: list[pygame.Vector2], wide: float, tone: Rgb) -> None:
        for number, corner in enumerate(corners):
            one, other = (corner.lerp(corners[(number + way) % 6], 0.26) for way in (1, 5))
            pygame.draw.lines(big, tone, closed=False, points=[one, corner, other], width=round(wide))
            for spot in (one, other, corner):
                pygame.draw.circle(big, tone, spot, wide / 2)

    return cached(("brackets", px), lambda: _around(px, 1.0, ((0.125, OUTLINE), (0.07, tones().target)), arms))


def _around(
    px: int,
    far: float,
    lines: tuple[tuple[float, Rgb], ...],
    draw: Callable[[pygame.Surface, list[pygame.Vector2], float, Rgb], None],
) -> pygame.Surface:
    """Return what is drawn through the corners of a space, which lie so ``far`` out: lines by width and colour."""
    unit = px * 2
    big = pygame.Surface((round(unit * 1.2), round(unit * 1.2)), pygame.SRCALPHA)
    middle = pygame.Vector2(big.get_size()) / 2
    corners = [middle + pygame.Vector2(corner) * unit * far for corner in CORNERS]
    for wide, tone in lines:
        draw(big, corners, unit * wide, tone)
    side = round(px * 1.2)
    return pygame.transform.smoothscale(big, (side, side))


def number(text: str, px: int, colour: Rgb = INK) -> pygame.Surface:
    """Return a figure that reads on any ground; ``px`` is its height in pixels."""

    def draw() -> pygame.Surface:
        plain = fonts.plain_text(text, "bold", px, colour)
        edge = max(2, px // 9)
        room = pygame.Surface((plain.get_width() + 2 * edge, plain.get_height() + 2 * edge), pygame.SRCALPHA)
        room.blit(plain, (edge, edge))
        return outlined(room, edge, OUTLINE)

    return cached(("number", text, px, colour), draw)


def cost(px: int, steps: int, *, dice: int = 0) -> list[pygame.Surface]:
    """Return what a space costs, in its lower half; with a die for each roll that the way there takes."""

    def draw() -> pygame.Surface:
        made = pygame.Surface((px, px), pygame.SRCALPHA)
        figure = number(str(steps), max(11, round(px * 0.27)))
        parts = [figure, *(risk(max(11, round(px * 0.25))) for _ in range(min(2, dice)))]
        wide = sum(part.get_width() for part in parts)
        x = (px - wide) / 2
        for part in parts:
            made.blit(part, part.get_rect(midleft=(x, px * 0.63)))
            x += part.get_width()
        return made

    return [cached(("cost", px, steps, min(2, dice)), draw)]


def risk(px: int) -> pygame.Surface:
    """Return a die that is rolled on the way: a red cube with a burst on it."""

    def draw() -> pygame.Surface:
        big = px * 2
        made = pygame.Surface((big, big), pygame.SRCALPHA)
        pygame.draw.rect(made, OUTLINE, made.get_rect(), border_radius=big // 5)
        pygame.draw.rect(made, danger(), made.get_rect().inflate(-big // 6, -big // 6), border_radius=big // 7)
        sign = outlined_icon("burst", round(big * 0.62), INK, OUTLINE)
        made.blit(sign, sign.get_rect(center=(big / 2, big / 2)))
        return pygame.transform.smoothscale(made, (px, px))

    return cached(("risk", px), draw)


def level(px: int, height: int) -> list[pygame.Surface]:
    """Return the number of a space's level, in its upper part."""

    def draw() -> pygame.Surface:
        made = pygame.Surface((px, px), pygame.SRCALPHA)
        figure = number(str(height), max(10, round(px * 0.22)), rgb("#ffe3a0"))
        made.blit(figure, figure.get_rect(center=(px / 2, px * 0.27)))
        return made

    return [cached(("level", px, height), draw)]

"""Arena's pieces: combat dice, damage markers, glyph discs, and the long token that fills two hexes."""

from __future__ import annotations

import math
from typing import Literal

import msgspec
import pygame

from game.rules.arena.combat_dice import face_word
from game.ui.art import fonts
from game.ui.art.icons import icon, outlined_icon
from game.ui.art.lighting import lit, soft_shadow
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
    ramp,
    seat_colour,
)
from game.ui.art.pieces import IVORY, bare_cube, finished_cube, tumbling
from game.ui.art.shelf import LAYERS, PIECES, TOKENS
from game.ui.art.tokens import token, token_margin

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


def combat_die(face: int, px: int, *, colour: Rgb = IVORY) -> pygame.Surface:
    """A combat die with ``face`` (1 to 6) up, ``px`` pixels square: crossed weapons, a shield, or nothing."""
    return combat_side(face_word(face), px, colour=colour)


def combat_side(word: DieWord, px: int, *, colour: Rgb = IVORY) -> pygame.Surface:
    """A combat die that shows a hit, a shield or a blank, as in the account of a fight."""
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


def combat_frames(face: int, px: int, *, colour: Rgb = IVORY, count: int = 12, seed: int = 0) -> list[pygame.Surface]:
    """Pictures of a combat die that rolls and settles on ``face``, each 2 ``px`` square, as ``tumble_frames``."""
    return tumbling(6, face, px, lambda shown: combat_die(shown, px, colour=colour), count=count, seed=seed)


def damage_marker(count: int, px: int) -> pygame.Surface:
    """The marker of ``count`` damage on a figure, ``px`` pixels square: a splash of red with the number on it."""
    side = max(10, px)
    return PIECES.keep(("marker", count, side), lambda: _damage_marker(count, side))


def _damage_marker(count: int, px: int) -> pygame.Surface:
    big = px * 3
    splash = pygame.Surface((big, big), pygame.SRCALPHA)
    for share, tone in ((1.0, OUTLINE), (0.90, (122, 20, 22)), (0.80, (196, 46, 40))):
        points = []
        for n in range(20):
            turn = math.radians(n * 18 - 90)
            reach = big * 0.5 * share * (1.0 if n % 2 == 0 else 0.76)
            points.append((big / 2 + math.cos(turn) * reach, big / 2 + math.sin(turn) * reach))
        pygame.draw.polygon(splash, tone, points)
    splash = lit(pygame.transform.smoothscale(splash, (px, px)), max(1.0, px / 16))
    number = fonts.fitted_text(str(count), "bold", round(px * 0.58), round(px * 0.66), (255, 248, 238), floor=6)
    splash.blit(number, number.get_rect(center=(px / 2, px / 2)))
    return splash


def glyph_disc(kind: GlyphKind, px: int) -> pygame.Surface:
    """A glyph as it is inlaid in the ground, ``px`` pixels square: a ringed disc with its sign; "unknown" lies face
    down."""
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


class _Long(msgspec.Struct, frozen=True):
    """The base under a long token: its seat, the disc's diameter, the way to the front in whole pixels, the glow."""

    seat: int
    base: int
    way: tuple[int, int]
    active: bool
    tapped: bool


def long_token_rect(diameter_px: int, way: tuple[float, float]) -> pygame.Rect:
    """Where a long token's surface lies from the middle of its rear disc; ``way`` leads from there to the front's."""
    margin = token_margin(diameter_px) + diameter_px / 2
    left, top = min(0.0, way[0]) - margin, min(0.0, way[1]) - margin
    size = (round(abs(way[0]) + 2 * margin), round(abs(way[1]) + 2 * margin))
    return pygame.Rect((round(left), round(top)), size)


def long_token(
    key: str,
    seat: int,
    diameter_px: int,
    way: tuple[float, float],
    *,
    health: float = 1.0,
    tapped: bool = False,
    pips: int = 0,
    active: bool = False,
    selected: bool = False,
    notches: int = 5,
) -> pygame.Surface:
    """The token of a figure that fills two hexes: the picture on the front disc, a tapering tail to the rear one.

    ``diameter_px`` is the width of the base, ``way`` the pixels from the rear hex's middle to the front one's. Blit it
    at the rear's middle moved by ``long_token_rect(diameter_px, way).topleft``. The rest is as for ``token``.
    """
    ahead = (round(way[0]), round(way[1]))
    base = _Long(seat, diameter_px, ahead, active, tapped)
    shown = token(
        key,
        seat,
        diameter_px,
        health=health,
        tapped=tapped,
        pips=pips,
        active=active,
        selected=selected,
        notches=notches,
    )
    made = ("long", base, key, math.ceil(health * 40), pips, selected, notches)

    def draw() -> pygame.Surface:
        under = LAYERS.keep(("tail", base), lambda: _tail(base))
        surface = under.copy()
        corner = long_token_rect(diameter_px, ahead)
        surface.blit(shown, shown.get_rect(center=(ahead[0] - corner.left, ahead[1] - corner.top)))
        return surface

    return TOKENS.keep(made, draw)


def _tail(base: _Long) -> pygame.Surface:
    """The long base alone: an elongated plinth in the seat's colour, arrow heads on it that point to the front."""
    corner = long_token_rect(base.base, base.way)
    scale = 2
    size = (corner.width * scale, corner.height * scale)
    rear = (-corner.left * scale, -corner.top * scale)
    front = ((base.way[0] - corner.left) * scale, (base.way[1] - corner.top) * scale)
    radius = base.base / 2 * scale
    colour = seat_colour(base.seat)
    if base.tapped:
        colour = blend(darker(colour, 0.30), (96, 92, 88), 0.35)
    plinth = pygame.Surface(size, pygame.SRCALPHA)
    tones = ramp(blend(colour, (120, 110, 100), 0.35))
    layers = ((1.0, OUTLINE), (0.97, colour), (0.83, darker(colour, 0.35)), (0.78, OUTLINE), (0.74, tones[1]))
    for share, tone in layers:
        _capsule(plinth, rear, front, radius * 0.86 * share, radius * share, tone)
    _heads(plinth, rear, front, radius, (tones[3], tones[4]))
    plinth = lit(pygame.transform.smoothscale(plinth, corner.size), max(1.0, base.base / 26), 1.2)
    whole = pygame.Surface(corner.size, pygame.SRCALPHA)
    blur = max(2, token_margin(base.base) // 2)
    offset = max(2, round(base.base * 0.05))
    whole.blit(soft_shadow(plinth, blur, 170), (offset - blur, offset - blur))
    if base.active:
        whole.blit(soft_shadow(plinth, blur, 255, BRASS_LIGHT), (-blur, -blur))
    whole.blit(plinth, (0, 0))
    return whole


Spot = tuple[float, float]


def _capsule(target: pygame.Surface, rear: Spot, front: Spot, small: float, large: float, tone: Rgb) -> None:
    """A shape with round ends, ``small`` and ``large`` their radii."""
    turn = math.atan2(front[1] - rear[1], front[0] - rear[0])
    aside = (-math.sin(turn), math.cos(turn))
    sides = [
        (rear[0] + aside[0] * small, rear[1] + aside[1] * small),
        (front[0] + aside[0] * large, front[1] + aside[1] * large),
        (front[0] - aside[0] * large, front[1] - aside[1] * large),
        (rear[0] - aside[0] * small, rear[1] - aside[1] * small),
    ]
    pygame.draw.polygon(target, tone, sides)
    pygame.draw.circle(target, tone, rear, small)
    pygame.draw.circle(target, tone, front, large)


def _heads(target: pygame.Surface, rear: Spot, front: Spot, radius: float, tones: tuple[Rgb, Rgb]) -> None:
    """Arrow heads between the rear disc and the front one."""
    turn = math.atan2(front[1] - rear[1], front[0] - rear[0])
    ahead, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

    def at(along: float, across: float) -> Spot:
        return (
            rear[0] + (ahead[0] * along + aside[0] * across) * radius,
            rear[1] + (ahead[1] * along + aside[1] * across) * radius,
        )

    for number, along in enumerate((-0.42, 0.05, 0.52)):
        head = [(along, -0.42), (along + 0.24, -0.42), (along + 0.58, 0.0), (along + 0.24, 0.42), (along, 0.42)]
        points = [at(x, y) for x, y in [*head, (along + 0.32, 0.0)]]
        pygame.draw.polygon(target, tones[number % 2], points)
        pygame.draw.polygon(target, OUTLINE, points, max(2, round(radius * 0.035)))


def glyph_icon(kind: GlyphKind, px: int, colour: Rgb = INK) -> pygame.Surface:
    """A glyph's sign alone, for facts and logs."""
    return icon(_GLYPH_ICONS.get(kind, kind), px, colour)

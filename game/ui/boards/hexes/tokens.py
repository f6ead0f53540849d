"""Painted miniatures for the hexes: a round base (long for a body of two spaces) with the seat's rim and banner, the
life left as blocks around its front, and the figure standing on it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import msgspec
import pygame

from game.geometry.hexes import Hex
from game.ui.art.icons import outlined_icon
from game.ui.art.illustrations import subject_picture
from game.ui.art.lighting import clipped, outlined, soft_shadow
from game.ui.art.palette import INK, OUTLINE, SLATE, Rgb, blend, darker, faction_colour, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tokens import banner_shape, health_colour
from game.ui.art.tones import seat_colour

#: A base's radius and thickness, in hexes, and how much the view squashes the ground.
RADIUS, THICK, SQUASH = 0.40, 0.115, 0.866
#: Room above and below the middle of a body, and to its sides, in its picture, in hexes.
ABOVE, BELOW, ASIDE = 1.12, 0.62, 0.66

_SHELF = Shelf()
_PARTS = Shelf()

Point = tuple[float, float]


class FigureShown(msgspec.Struct, frozen=True):
    """A figure on the battlefield: ``piece`` is its number, ``key`` the card whose emblem it bears, ``spaces`` its one
    or two places (the front first), ``height`` in levels, ``tint`` its colour (white, blue, black, red, green).
    ``spent``: it has done what it can this turn. ``marks`` are icon words for what lies on its card."""

    piece: int
    seat: int
    key: str
    name: str
    spaces: tuple[Hex, ...]
    life: int
    damage: int
    height: int
    tint: str
    spent: bool = False
    marks: tuple[str, ...] = ()

    @property
    def left(self) -> int:
        return max(0, self.life - self.damage)


class Look(msgspec.Struct, frozen=True):
    """All that a miniature shows; two figures of one look share a picture. ``back`` is the way from the front space
    to the other one on the picture's plane, in hexes; (0, 0) for a round base."""

    key: str
    seat: int
    back: Point
    life: int
    left: int
    height: int
    tint: str
    spent: bool
    marks: tuple[str, ...]


def look_of(figure: FigureShown, back: Point) -> Look:
    """Return what the figure's miniature shows."""
    return Look(
        figure.key, figure.seat, back, figure.life, figure.left, figure.height, figure.tint, figure.spent, figure.marks
    )


def miniature(look: Look, px: int) -> pygame.Surface:
    """Return a look's miniature on a hex ``px`` wide. The middle of its body lies ``anchor`` from the upper left."""
    return _SHELF.keep((look, px), lambda: _miniature(look, px))


def anchor(look: Look, px: int) -> tuple[int, int]:
    """Return where in the miniature's picture the middle of its body stands."""
    return round((ASIDE + abs(look.back[0]) / 2) * px), round((ABOVE + abs(look.back[1]) / 2) * px)


def size(look: Look, px: int) -> tuple[int, int]:
    """Return the pixels of the miniature's picture."""
    x, y = anchor(look, px)
    return 2 * x, y + round((BELOW + abs(look.back[1]) / 2) * px)


def _miniature(look: Look, px: int) -> pygame.Surface:
    fine = 2 if px <= 112 else 1
    unit = px * fine
    wide, high = size(look, px)
    middle = pygame.Vector2(anchor(look, px)) * fine
    half = pygame.Vector2(look.back) * unit / 2
    front, rear = middle - half, middle + half
    # Bases and busts are the same for many figures.
    base_key = ("base", look.seat, look.back, unit)
    surface = _PARTS.keep(base_key, lambda: _base(look.seat, front, rear, unit, (wide * fine, high * fine))).copy()
    _life(surface, look, front, rear, unit)
    _stand_figure(surface, look, middle - half * 0.35, (front, rear), unit)
    side = round(unit * 0.4)
    badge = banner_shape(look.seat, side)
    corner = _outline(front, rear, RADIUS * unit * 0.96, 148)
    surface.blit(badge, badge.get_rect(center=(corner[0], corner[1] + unit * THICK * 0.35)))
    if look.spent:
        surface.fill((150, 148, 158, 255), special_flags=pygame.BLEND_RGBA_MULT)
    done = pygame.transform.smoothscale(surface, (wide, high)) if fine > 1 else surface
    _tags(done, look, px)
    return done


def _outline(front: pygame.Vector2, rear: pygame.Vector2, radius: float, degrees: float) -> Point:
    """Return the point of a base's rim that looks that way: clockwise from the right, on the ground."""
    turn = math.radians(degrees)
    x, y = math.cos(turn), math.sin(turn)
    away = front - rear
    end = front if away.x * x + away.y / SQUASH * y > 0 else rear
    return end.x + radius * x, end.y + radius * y * SQUASH


def _rim(front: pygame.Vector2, rear: pygame.Vector2, radius: float) -> list[Point]:
    return [_outline(front, rear, radius, degrees) for degrees in range(0, 360, 6)]


def _base(seat: int, front: pygame.Vector2, rear: pygame.Vector2, unit: int, extent: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(extent, pygame.SRCALPHA)
    colour = seat_colour(seat)
    radius, thick = RADIUS * unit, THICK * unit
    down = pygame.Vector2(0, thick)
    cast = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    fall = pygame.Vector2(unit * 0.07, unit * 0.05)
    pygame.draw.polygon(cast, (0, 0, 0), _rim(front + fall + down, rear + fall + down, radius))
    blur = max(2, unit // 14)
    surface.blit(soft_shadow(cast, blur, 170), (-blur, -blur))
    edge = max(1.0, unit / 44)
    low, high = _rim(front + down, rear + down, radius), _rim(front, rear, radius)
    pygame.draw.polygon(surface, OUTLINE, _rim(front + down, rear + down, radius + edge))
    pygame.draw.polygon(surface, OUTLINE, _rim(front, rear, radius + edge))
    for number, (a, b) in enumerate(pairwise([*high[:31], high[30]])):
        light = 0.62 - 0.42 * math.cos(math.radians(number * 6))
        foot = low[number], low[min(30, number + 1)]
        pygame.draw.polygon(surface, darker(colour, max(0.0, 0.72 - light)), [a, b, foot[1], foot[0]])
    pygame.draw.polygon(surface, colour, high)
    pygame.draw.polygon(surface, lighter(colour, 0.42), _rim(front - down * 0.1, rear - down * 0.1, radius * 0.97))
    pygame.draw.polygon(surface, colour, _rim(front + down * 0.1, rear + down * 0.1, radius * 0.955))
    pygame.draw.polygon(surface, OUTLINE, _rim(front, rear, radius * 0.84))
    field = blend(darker(colour, 0.62), (58, 52, 44), 0.45)
    pygame.draw.polygon(surface, field, _rim(front, rear, radius * 0.80))
    pygame.draw.polygon(surface, lighter(field, 0.12), _rim(front - down * 0.3, rear - down * 0.3, radius * 0.62))
    if front != rear:
        _bow(surface, front, rear, unit)
    return surface


def _bow(surface: pygame.Surface, front: pygame.Vector2, rear: pygame.Vector2, unit: int) -> None:
    """Draw the sign of the front on a long base: a bright arrowhead at that end, and chevrons on the way to it."""
    way = front - rear
    turn = math.degrees(math.atan2(way.y / SQUASH, way.x))
    radius = RADIUS * unit
    for grown, tone in ((unit * 0.02, OUTLINE), (0.0, INK)):
        tip = pygame.Vector2(_outline(front, rear, radius * 1.02 + grown * 1.6, turn))
        left = pygame.Vector2(_outline(front, rear, radius * 0.80 - grown, turn - 24 - grown))
        right = pygame.Vector2(_outline(front, rear, radius * 0.80 - grown, turn + 24 + grown))
        pygame.draw.polygon(surface, tone, [tip, right, left])
    ground = pygame.Vector2(way.x, way.y / SQUASH).normalize() * unit
    along, across = pygame.Vector2(ground.x, ground.y * SQUASH), pygame.Vector2(-ground.y, ground.x * SQUASH)
    for number in range(3):
        tip = rear + along * (0.30 * number - 0.02)
        wing = across * 0.15
        for wide, tone in ((unit * 0.075, OUTLINE), (unit * 0.045, darker(INK, 0.12 + 0.14 * (2 - number)))):
            points = [tip - along * 0.13 + wing, tip, tip - along * 0.13 - wing]
            pygame.draw.lines(surface, tone, closed=False, points=points, width=max(1, round(wide)))


def _life(surface: pygame.Surface, look: Look, front: pygame.Vector2, rear: pygame.Vector2, unit: int) -> None:
    """Draw blocks around the base's front, one for each life: those that are left are bright."""
    radius, thick = RADIUS * unit, THICK * unit
    drop = pygame.Vector2(0, thick * 0.20)
    tall = pygame.Vector2(0, thick * 0.62)
    curve = [pygame.Vector2(_outline(front, rear, radius * 1.005, degrees)) + drop for degrees in range(133, 5, -2)]
    lengths = [0.0]
    for a, b in pairwise(curve):
        lengths.append(lengths[-1] + a.distance_to(b))
    blocks = max(1, look.life)
    tone = health_colour(look.left / blocks)
    gap = min(0.18, 0.035 * blocks)
    for number in range(blocks):
        ends = (lengths[-1] * (number + gap / 2) / blocks, lengths[-1] * (number + 1 - gap / 2) / blocks)
        part = _stretch(curve, lengths, *ends)
        shown = lighter(tone, 0.12) if number < look.left else (34, 28, 30)
        pygame.draw.polygon(surface, shown, [*part, *(point + tall for point in reversed(part))])
        pygame.draw.polygon(surface, OUTLINE, [*part, *(point + tall for point in reversed(part))], max(1, unit // 90))


def _stretch(
    curve: Sequence[pygame.Vector2], lengths: Sequence[float], start: float, end: float
) -> list[pygame.Vector2]:
    """Return the part of a curve between two lengths along it."""

    def at(length: float) -> pygame.Vector2:
        for number, (low, high) in enumerate(pairwise(lengths)):
            if length <= high:
                return curve[number].lerp(curve[number + 1], (length - low) / (high - low) if high > low else 0.0)
        return curve[-1]

    inner = [point for point, length in zip(curve, lengths, strict=True) if start < length < end]
    return [at(start), *inner, at(end)]


def _stand_figure(
    surface: pygame.Surface, look: Look, foot: pygame.Vector2, ends: tuple[pygame.Vector2, pygame.Vector2], unit: int
) -> None:
    """Set the figure itself on its base."""
    front, rear = ends
    side = round(unit * min(1.12, 0.76 + 0.066 * look.height) * (1.12 if front != rear else 1.0))
    edge = max(1, unit // 42)
    bust = ("bust", look.key, look.tint, look.seat, side, edge)
    figure = _PARTS.keep(bust, lambda: _bust(look.key, look.tint, look.seat, side, edge))
    place = figure.get_rect(midbottom=(round(foot.x), round(foot.y + unit * 0.20)))
    blur = max(2, unit // 18)
    shadow = _PARTS.keep(("shadow", look.key, side, blur), lambda: soft_shadow(figure, blur, 130))
    corner = (place.x - blur + unit * 0.07, place.y - blur + unit * 0.03)
    # Its shadow falls on the base alone.
    rim = _rim(front, rear, RADIUS * unit * 0.82)
    field = pygame.Surface(shadow.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(field, INK, [(x - corner[0], y - corner[1]) for x, y in rim])
    surface.blit(clipped(shadow, field), corner)
    surface.blit(figure, place)


def _bust(key: str, tint: str, seat: int, side: int, edge: int) -> pygame.Surface:
    """Return the figure as a bust, rimmed dark and in its seat's colour: its army's may be another seat's."""
    cut = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.ellipse(cut, INK, (-side * 0.02, -side * 0.45, side * 1.04, side * 1.45))
    rim = round(edge * 1.6)
    around = 2 * (edge + rim)
    room = pygame.Surface((side + 2 * around, side + 2 * around), pygame.SRCALPHA)
    room.blit(clipped(subject_picture(key, side, faction_colour(tint)), cut), (around, around))
    return outlined(
        outlined(outlined(room, edge, OUTLINE), rim, lighter(seat_colour(seat), 0.15)), max(1, edge // 2), OUTLINE
    )


def _tags(surface: pygame.Surface, look: Look, px: int) -> None:
    """Draw small round tags at the upper right for what lies on the card, and a tick when it is spent."""
    x, y = anchor(look, px)
    side = max(11, round(px * 0.25))
    signs: list[tuple[str, Rgb]] = [(mark, INK) for mark in look.marks[:3]]
    for number, (sign, tone) in enumerate(signs):
        spot = (x + px * 0.40, y - px * 0.52 + number * side * 1.05)
        pygame.draw.aacircle(surface, OUTLINE, spot, side * 0.60)
        pygame.draw.aacircle(surface, SLATE, spot, side * 0.52)
        mark = outlined_icon(sign, round(side * 0.72), tone, OUTLINE)
        surface.blit(mark, mark.get_rect(center=spot))
    if look.spent:
        mark = outlined_icon("check", round(side * 1.15), INK, OUTLINE)
        surface.blit(mark, mark.get_rect(center=(x - px * 0.36, y - px * 0.42)))

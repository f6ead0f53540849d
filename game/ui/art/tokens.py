"""Tokens: painted miniatures seen from above, on round bases with a seat's rim and banner.

A token's surface is larger than its base: ``token_margin`` pixels on every side hold shadow, glow and banner. To set a
base of ``diameter`` pixels into a cell whose corner is (x, y), blit at (x - margin, y - margin).
"""

from __future__ import annotations

import math

import msgspec
import pygame

from game.ui.art import fonts, palette
from game.ui.art.icons import outlined_icon
from game.ui.art.illustrations import subject_picture
from game.ui.art.layers import layer
from game.ui.art.lighting import clipped, lit, soft_shadow
from game.ui.art.shelf import LAYERS, TOKENS
from game.ui.art.tones import caution, danger, good, seat_colour

# Degrees that a tapped token leans; the light stays where it is.
TAPPED_LEAN = 24
_STEPS = 40


def token_margin(diameter_px: int) -> int:
    """Return the pixels around a token's base on each side of its surface."""
    return max(4, math.ceil(diameter_px * 0.14))


def token(
    key: str,
    seat: int,
    diameter_px: int,
    *,
    size: int = 1,
    health: float | None = 1.0,
    tapped: bool = False,
    pips: int = 0,
    active: bool = False,
    selected: bool = False,
    notches: int = 5,
) -> pygame.Surface:
    """Return the token of a creature: ``diameter_px`` is the whole base (for size 2, of the 2x2 block).

    ``health`` is 0..1 of hit points left, None for a piece without; ``pips`` the number of attached cards, ``active`` a
    glow of brass, ``selected`` a dashed ring, ``notches`` the parts of the health arc (for few hit points, one each).
    Kept; callers do not draw on it.
    """
    step = None if health is None else max(0, min(_STEPS, math.ceil(health * _STEPS)))
    shown = _Shown(key, seat, diameter_px, size, step, tapped, min(pips, 9), active, selected, notches)
    return TOKENS.keep(shown, lambda: _token(shown))


class _Shown(msgspec.Struct, frozen=True):
    """All that a token shows."""

    key: str
    seat: int
    base: int
    size: int
    step: int | None
    tapped: bool
    pips: int
    active: bool
    selected: bool
    notches: int


def _token(shown: _Shown) -> pygame.Surface:
    base = shown.base
    margin = token_margin(base)
    surface = pygame.Surface((base + 2 * margin, base + 2 * margin), pygame.SRCALPHA)
    middle = base / 2 + margin
    # The disc with rim and figure is kept apart: health and pips change more often than it.
    made = ("base", shown.key, shown.seat, base, shown.size, shown.tapped)
    disc = LAYERS.keep(made, lambda: _disc(shown))
    blur = max(2, margin // 2)
    shadow = LAYERS.keep(("shadow", base), lambda: soft_shadow(disc, blur, 170))
    offset = max(2, round(base * 0.05))
    surface.blit(shadow, (margin - blur + offset, margin - blur + offset))
    if shown.active:
        _halo(surface, middle, base)
    surface.blit(disc, (margin, margin))
    if shown.step is not None:
        _health_arc(surface, middle, base, shown.step / _STEPS, shown.size, shown.notches)
    # Its banner says whose it is at once, also where it is small.
    badge = banner_shape(shown.seat, max(11, round(min(base * 0.42, 8 + base * 0.2))))
    surface.blit(badge, badge.get_rect(center=(middle, middle + base * 0.41)))
    if shown.pips:
        _pips(surface, middle, base, shown.pips)
    if shown.tapped:
        mark = outlined_icon("tap", max(10, round(base * 0.34)), palette.INK, palette.OUTLINE)
        surface.blit(mark, mark.get_rect(center=(middle + base * 0.30, middle + base * 0.30)))
    if shown.selected:
        _dashes(surface, middle, base)
    return surface


def _disc(shown: _Shown) -> pygame.Surface:
    """Return the base seen from above: rim in the seat's colour, and the figure in it."""
    base = shown.base
    colour = seat_colour(shown.seat)
    if shown.tapped:
        colour = palette.blend(palette.darker(colour, 0.30), (96, 92, 88), 0.35)
    big = base * 2
    disc = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    rim = 0.11 if shown.size == 1 else 0.08
    pygame.draw.circle(disc, palette.OUTLINE, middle, big * 0.5)
    pygame.draw.circle(disc, colour, middle, big * 0.485)
    pygame.draw.circle(disc, palette.darker(colour, 0.35), middle, big * (0.5 - rim * 0.75))
    pygame.draw.circle(disc, palette.OUTLINE, middle, big * (0.5 - rim))
    _rim_marks(disc, shown.seat, big, rim, palette.lighter(colour, 0.62))
    disc = lit(pygame.transform.smoothscale(disc, (base, base)), max(1.0, base / 26), 1.2)
    field = round(base * (1 - 2 * rim)) - 2
    disc.blit(_field(shown, field), ((base - field) // 2, (base - field) // 2))
    if shown.tapped:
        disc.fill((186, 182, 186, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return disc


def _rim_marks(disc: pygame.Surface, seat: int, big: int, rim: float, colour: palette.Rgb) -> None:
    """Draw notches on the rim, seat + 1 at each of four places: a second mark of the seat that needs no colour."""
    middle = big / 2
    reach = big * (0.5 - rim * 0.42)
    count = seat % 5 + 1
    for quarter in (45, 135, 225, 315):
        for number in range(count):
            turn = math.radians(quarter + (number - (count - 1) / 2) * 7)
            at = (middle + math.cos(turn) * reach, middle + math.sin(turn) * reach)
            pygame.draw.circle(disc, palette.OUTLINE, at, big * 0.018)
            pygame.draw.circle(disc, colour, at, big * 0.013)


def _field(shown: _Shown, side: int) -> pygame.Surface:
    """Return the round picture inside the rim: the creature's bust or whole shape on ground of the seat's tone."""
    colour = seat_colour(shown.seat)
    tones = palette.ramp(palette.blend(colour, (120, 110, 100), 0.35))
    ground = pygame.Surface((side, side), pygame.SRCALPHA)
    ground.fill((*tones[1], 255))
    middle = side / 2
    for share in range(10, 0, -1):
        tone = palette.blend(tones[1], tones[3], 0.75 * (1 - share / 10))
        pygame.draw.circle(ground, tone, (middle - side * 0.10, middle - side * 0.12), side * 0.062 * share)
    found = layer("subjects", shown.key)
    x, y, radius = found.focus if found else (100.0, 100.0, 92.0)
    px = max(16, round(side / (2 * radius) * 200))
    figure = subject_picture(shown.key, px, colour)
    left, top = middle - x * px / 200, middle - y * px / 200
    if shown.tapped:
        figure = pygame.transform.rotozoom(figure, -TAPPED_LEAN, 1.0)
        # The focus point stays in the middle while the picture leans about it.
        turn = math.radians(TAPPED_LEAN)
        dx, dy = (x - 100) * px / 200, (y - 100) * px / 200
        left = middle - figure.get_width() / 2 - (dx * math.cos(turn) - dy * math.sin(turn))
        top = middle - figure.get_height() / 2 - (dx * math.sin(turn) + dy * math.cos(turn))
    blur = max(2, side // 16)
    shadow = soft_shadow(figure, blur, 150)
    ground.blit(shadow, (left - blur + side * 0.045, top - blur + side * 0.045))
    ground.blit(figure, (left, top))
    cut = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    pygame.draw.circle(cut, (255, 255, 255), (side, side), side)
    return clipped(ground, pygame.transform.smoothscale(cut, (side, side)))


def health_colour(health: float) -> palette.Rgb:
    """Return green when sound, amber when hurt, red when nearly gone; the length of the arc says the same."""
    return good() if health > 0.6 else caution() if health > 0.3 else danger()


def _health_arc(surface: pygame.Surface, middle: float, base: int, health: float, size: int, parts: int) -> None:
    """Draw an arc over the upper rim, from the left (nothing) to the right (full), notched into parts."""
    scale = 2
    side = base * scale
    arc = pygame.Surface((side, side), pygame.SRCALPHA)
    outer = side * 0.495
    thick = max(3 * scale, side * (0.085 if size == 1 else 0.06))
    start, sweep = 160.0, 220.0
    _band(arc, outer, thick, start, sweep, palette.OUTLINE)
    inset = max(scale, thick * 0.16)
    _band(arc, outer - inset, thick - 2 * inset, start + 2, sweep - 4, (70, 62, 60))
    if health > 0:
        _band(arc, outer - inset, thick - 2 * inset, start + 2, (sweep - 4) * health, health_colour(health))
    if base >= 36:
        for part in range(1, parts):
            turn = math.radians(start + sweep * part / parts)
            ends = [(side / 2 + math.cos(turn) * r, side / 2 + math.sin(turn) * r) for r in (outer, outer - thick)]
            pygame.draw.line(arc, palette.OUTLINE, ends[0], ends[1], max(2, side // 70))
    arc = pygame.transform.smoothscale(arc, (base, base))
    surface.blit(arc, (middle - base / 2, middle - base / 2))


def _band(target: pygame.Surface, outer: float, thick: float, start: float, sweep: float, colour: palette.Rgb) -> None:
    """Draw a piece of a ring, angles in degrees clockwise from the right."""
    middle = target.get_width() / 2
    count = max(2, int(abs(sweep) / 4))
    turns = [math.radians(start + sweep * n / count) for n in range(count + 1)]
    edge = [(middle + math.cos(t) * outer, middle + math.sin(t) * outer) for t in turns]
    edge += [(middle + math.cos(t) * (outer - thick), middle + math.sin(t) * (outer - thick)) for t in reversed(turns)]
    pygame.draw.polygon(target, colour, edge)


def banner_outline(shape: palette.BannerShape) -> list[tuple[float, float]]:
    """Return the outline of a banner in a square of side 1."""
    if shape == "shield":
        return [(0.08, 0.06), (0.92, 0.06), (0.92, 0.52), (0.78, 0.80), (0.5, 0.98), (0.22, 0.80), (0.08, 0.52)]
    if shape == "swallowtail":
        return [(0.1, 0.04), (0.9, 0.04), (0.9, 0.98), (0.5, 0.64), (0.1, 0.98)]
    if shape == "pennant":
        return [(0.02, 0.06), (0.98, 0.06), (0.5, 1.0)]
    if shape == "lozenge":
        return [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]
    turns = [math.radians(n * 15) for n in range(24)]
    return [(0.5 + 0.47 * math.cos(t), 0.5 + 0.47 * math.sin(t)) for t in turns]


def banner_shape(seat: int, px: int) -> pygame.Surface:
    """Return a seat's banner alone: its shape in its colour, outlined, with the seat's own charge on it."""
    return LAYERS.keep(("banner", seat, px), lambda: _banner(seat, px))


def _banner(seat: int, px: int) -> pygame.Surface:
    colour = seat_colour(seat)
    big = px * 3
    cloth = pygame.Surface((big, big), pygame.SRCALPHA)
    outline = banner_outline(palette.seat_banner(seat))

    def grown(share: float) -> list[tuple[float, float]]:
        return [(big * (0.5 + (x - 0.5) * share), big * (0.5 + (y - 0.5) * share)) for x, y in outline]

    pygame.draw.polygon(cloth, palette.OUTLINE, grown(1.0))
    pygame.draw.polygon(cloth, palette.INK, grown(0.86))
    pygame.draw.polygon(cloth, colour, grown(0.70))
    return lit(pygame.transform.smoothscale(cloth, (px, px)), max(1.0, px / 16), 0.9)


def _pips(surface: pygame.Surface, middle: float, base: int, pips: int) -> None:
    """Draw lozenges on the left rim, one for each attached card; a number when there are more than three."""
    side = max(7, round(base * 0.17))
    gem = _gem(side)
    if pips > 3:
        at = (middle - base * 0.40, middle + base * 0.22)
        large = _gem(round(side * 1.5))
        surface.blit(large, large.get_rect(center=at))
        number = fonts.plain_text(str(min(pips, 9)), "bold", max(7, round(side * 0.85)), palette.OUTLINE)
        surface.blit(number, number.get_rect(center=at))
        return
    for count in range(pips):
        turn = math.radians(146 - count * 21)
        at = (middle + math.cos(turn) * base * 0.45, middle + math.sin(turn) * base * 0.45)
        surface.blit(gem, gem.get_rect(center=at))


def _gem(side: int) -> pygame.Surface:
    big = side * 3
    gem = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.polygon(gem, palette.OUTLINE, [(big / 2, 0), (big, big / 2), (big / 2, big), (0, big / 2)])
    inner = [(big / 2, big * 0.14), (big * 0.86, big / 2), (big / 2, big * 0.86), (big * 0.14, big / 2)]
    pygame.draw.polygon(gem, palette.BRASS_LIGHT, inner)
    pygame.draw.polygon(gem, palette.BRASS, [inner[0], inner[1], inner[2]])
    return pygame.transform.smoothscale(gem, (side, side))


def _halo(surface: pygame.Surface, middle: float, base: int) -> None:
    """Draw the glow of the creature that acts."""
    margin = token_margin(base)
    ring = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for step in range(margin, 0, -1):
        alpha = round(200 * (1 - step / margin) ** 1.4) + 12
        pygame.draw.circle(ring, (*palette.BRASS_LIGHT, alpha), (middle, middle), base / 2 + step)
    surface.blit(ring, (0, 0))


def _dashes(surface: pygame.Surface, middle: float, base: int) -> None:
    """Draw a dashed ring around the base."""
    side = surface.get_width() * 2
    ring = pygame.Surface((side, side), pygame.SRCALPHA)
    outer = base + token_margin(base) * 0.85 * 2 / 2
    thick = max(5.0, base * 0.055)
    for number in range(8):
        _band(ring, outer + thick * 0.35, thick * 1.7, number * 45 + 7, 31, palette.OUTLINE)
        _band(ring, outer, thick, number * 45 + 9, 27, (255, 255, 255))
    surface.blit(pygame.transform.smoothscale(ring, surface.get_size()), (0, 0))

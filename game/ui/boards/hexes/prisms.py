"""The parts of a prism as pictures: tops of every material, sides level by level, rims, and the shade on tops."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pygame

from game.ui.art.palette import Rgb, rgb
from game.ui.boards.hexes.decorations import decorations
from game.ui.boards.hexes.materials import FINE, Material, Pixels, cut, strata, water_cut
from game.ui.boards.hexes.projection import LIFT, ROW
from game.ui.boards.hexes.shapes import cached, cover, depths, edged, faded, picture, plane

#: Different cuts of a material; three neighbours that meet never share one.
CUTS = 12
#: Light of a side, by the edge that it hangs from: 1 is to the lower right, 2 to the lower left.
SIDE_LIGHT = {1: 0.56, 2: 0.86}
#: Where shadows fall on the ground for each level, in hexes, and how many samples make one.
_FALL = (0.26, 0.17)
_ROUGH = 28
_SLANTS = tuple((np.float32(np.cos(t)), np.float32(np.sin(t))) for t in np.deg2rad((60, 120)))
_SHADE: Rgb = rgb("#0a0a1c")
#: What each edge of a top gets of the light from the upper left.
_BEVEL = (-0.10, -0.20, -0.10, 0.10, 0.24, 0.12)
_FOAM: Rgb = rgb("#cfe9e2")

#: Something that shades a top: where it stands from there (plane of the ground, in hexes), how far above the top it
#: reaches in levels, and how wide it is (1: a whole column).
Caster = tuple[float, float, int, float]


def cut_of(place: tuple[int, int]) -> int:
    """Return which cut of its material a place shows: neighbours differ, and a board always looks the same."""
    q, r = place
    scattered = (q * 73856093 ^ r * 19349663) >> 3
    return (q - r) % 3 * (CUTS // 3) + scattered % (CUTS // 3)


def top(material: Material, number: int, px: int) -> pygame.Surface:
    """Return a lit top with bevelled edges and a groove around it."""

    def draw() -> pygame.Surface:
        corner = (number * 149 % (4 * FINE), number * 211 % (4 * FINE))
        colours = cut(material, corner, (1.0, 1.0), (px, px))
        tone = 1 + 0.075 * ((number * 5) % 7 - 3) / 3
        warm = 0.03 * ((number * 7) % 5 - 2) / 2
        hue = np.array((1 + warm, 1.0, 1 - 1.5 * warm), np.float32) * np.float32(tone)
        made = picture(colours * hue * _bevelled(px)[:, :, None], cover(px))
        made.blit(decorations(material, number, px), (0, 0))
        return made

    return cached(("top", material, number, px), draw)


def _bevelled(px: int) -> Pixels:
    """Return the light on a flat top, its edges and its groove."""
    far = depths(px)
    xs, ys = plane(px)
    light = 1.0 - 0.07 * (xs + ys)
    for edge, gain in enumerate(_BEVEL):
        light += gain * np.clip(1 - np.abs(far[edge] - 0.045) / 0.04, 0, 1)
    groove = np.clip(1 - (far.min(axis=0) - 0.004) / 0.022, 0, 1)
    done: Pixels = light * (1 - 0.5 * groove)
    return done


def water_top(frame: int, corner: tuple[float, float], px: int) -> pygame.Surface:
    """Return water over one space, at one moment. ``corner`` is where on the board it lies, in hexes."""
    at = (corner[0] % 4, corner[1] % 4)
    return cached(("water", frame, at, px), lambda: picture(water_cut(frame, at, px), cover(px)))


def foam(edges: Sequence[int], px: int) -> pygame.Surface:
    """Return pale water along a shore."""
    return edged(px, edges, _FOAM, inset=0.035, width=0.035, strength=0.5)


def hollow(edges: Sequence[tuple[int, int]], px: int) -> pygame.Surface:
    """Return the dark along the foot of higher ground: edges, each with how many levels rise there."""
    strengths = tuple((edge, min(0.72, 0.34 + 0.09 * rise)) for edge, rise in edges)
    return faded(px, strengths, _SHADE, reach=0.075)


def rim(edges: Sequence[int], drop: int, px: int, *, thick: float = 1.0) -> pygame.Surface:
    """Return the line along edges where the ground falls: the higher the drop, the darker and broader."""
    level = min(4, drop)
    width = (0.012 + 0.011 * level) * thick
    return edged(px, edges, (14, 11, 12), inset=0.0, width=width, strength=min(1.0, 0.42 + 0.16 * level))


def crest(edges: Sequence[int], px: int) -> pygame.Surface:
    """Return the bright lip of a drop that faces the light, just inside its rim."""
    return edged(px, edges, (255, 240, 206), inset=0.05, width=0.02, strength=0.34)


def shade(casters: tuple[Caster, ...], px: int) -> pygame.Surface:
    """Return the shadows that fall on a top from what stands higher in the light's way."""

    def draw() -> pygame.Surface:
        xs, ys = plane(_ROUGH)
        cast = np.zeros((_ROUGH, _ROUGH), np.float32)
        for dx, dy, rise, wide in casters:
            for step in range(1, 2 * rise + 1, 1 if rise < 3 else 2):
                x, y = xs - (dx + _FALL[0] * step / 2), ys - (dy + _FALL[1] * step / 2)
                out = np.abs(x)
                for cosine, sine in _SLANTS:
                    out = np.maximum(out, np.abs(x * cosine + y * sine))
                out -= wide / 2
                soft = 0.03 + 0.02 * step
                cast = np.maximum(cast, np.clip(0.5 - out / soft, 0, 1) * (1 - 0.035 * step))
        grey = np.repeat((cast * 255).astype(np.uint8)[:, :, None], 3, axis=2)
        large = pygame.transform.smoothscale(pygame.surfarray.make_surface(grey), (px, px))
        alpha = pygame.surfarray.array_red(large).astype(np.float32) / np.float32(255)
        return picture(_SHADE, alpha * np.float32(0.52) * cover(px))

    return cached(("shade", casters, px), draw)


def ground_step(dq: int, dr: int) -> tuple[float, float]:
    """Return a way, given in hexes, on the ground itself, not squashed by the view."""
    return round(dq + dr / 2, 3), round(dr * ROW * 2 / float(np.sqrt(3)), 3)


#: From a top to the places whose shadows may reach it: hexes of the turned board, and the way on the ground.
TOWARDS_LIGHT: tuple[tuple[int, int, float, float], ...] = tuple(
    (dq, dr, *ground_step(dq, dr))
    for dr in range(-3, 2)
    for dq in range(-4, 5)
    if (dq, dr) != (0, 0) and sum(ground_step(dq, dr)) < 0.6
)


def falls_on(dx: float, dy: float, rise: int) -> bool:
    """Return whether the shadow of something that high above a top, standing there, reaches the top."""
    along = -(dx * _FALL[0] + dy * _FALL[1]) / (_FALL[0] ** 2 + _FALL[1] ** 2)
    step = max(0.0, min(float(rise), along))
    return bool(np.hypot(dx + _FALL[0] * step, dy + _FALL[1] * step) < 1.08)


def side(edge: int, level: int, number: int, px: int) -> pygame.Surface:
    """Return one level of a side: half a hex wide, slanting as its edge does, ``level`` above the next one below."""

    def draw() -> pygame.Surface:
        wide, high = px // 2, round(px * LIFT)
        corner = (number * 97 % (4 * FINE), level * 61 % (4 * FINE))
        band = cut(strata(level), corner, (0.5, LIFT), (wide, high)) * SIDE_LIGHT[edge]
        down = (np.arange(high, dtype=np.float32) + 0.5) / high
        light = 1.08 - 0.22 * down
        light[: max(1, px // 48)] *= 1.22
        light[high - max(1, px // 40) :] *= 0.55
        band = band * light[None, :, None]
        slant = px // 4
        made = pygame.Surface((wide, high + slant), pygame.SRCALPHA)
        colours, alpha = pygame.surfarray.pixels3d(made), pygame.surfarray.pixels_alpha(made)
        for column in range(wide):
            share = (column + 0.5) / wide
            fall = round(slant * ((1 - share) if edge == 1 else share))
            colours[column, fall : fall + high] = np.clip(band[column], 0, 255).astype(np.uint8)
            alpha[column, fall : fall + high] = 255
        return made

    return cached(("side", edge, level, number % 5, px), draw)

"""The highlands' ground: slabs of sand, grass and rock with lit tops and shaded sides, and water that lies lower."""

from __future__ import annotations

import numpy as np
from highland_names import HEIGHT, LIFT, SIDE, SLAB, WIDTH
from stonework import Array, blurred, lit, mixed, noise, paint, picture, smooth

#: Everything is drawn twice as large.
ACROSS, DOWN = SLAB[0] * 2, SLAB[1] * 2
_HIGH, _HALF_SIDE, _DEEP = HEIGHT * 2, SIDE, LIFT * 2

#: Tops, and sides: how much darker a side to the lower left and one to the lower right is.
TOPS = {"sand": (204, 180, 132), "grass": (104, 134, 66), "rock": (138, 131, 122)}
SIDES = {"sand": (170, 138, 92), "grass": (124, 96, 64), "rock": (112, 105, 97)}
WATER, FOAM = (38, 96, 122), (150, 200, 206)
_TO_LEFT, _TO_RIGHT = 0.82, 0.56


def grid(across: int = ACROSS, down: int = DOWN) -> tuple[Array, Array]:
    """Return the middle of each pixel: x, y."""
    y, x = np.mgrid[0:down, 0:across] + 0.5
    return x, y


def hexagon(x: Array, y: Array, middle_y: float, inset: float = 0.0) -> Array:
    """Signed distance to a hex's outline, positive inside."""
    aside, away = np.abs(x - WIDTH), np.abs(y - middle_y)
    slope = (_HIGH / 2 - _HALF_SIDE) / WIDTH
    slanted = (_HIGH / 2 - away - slope * aside) / np.hypot(1.0, slope)
    return np.minimum(WIDTH - aside, slanted) - inset


def clouds(seed: int, roughness: float, across: int = ACROSS, down: int = DOWN) -> Array:
    """Noise of a tile's size."""
    return noise(seed, roughness, max(across, down))[:down, :across]


def _covered(shape: Array) -> Array:
    """Coverage that reaches a little beyond the outline, so that no seam shows between two tiles."""
    return smooth(-2.2, -0.4, shape)


def _rim(shape: Array, x: Array, y: Array, middle_y: float) -> Array:
    """Return how much brighter the border of a top is: lit towards the upper left, dark towards the lower right."""
    facing = ((WIDTH - x) + 1.2 * (middle_y - y)) / WIDTH
    return np.clip(facing, -1, 1) * (1 - smooth(1.0, 6.5, shape))


def slab(kind: str, number: int) -> Array:
    """Return a slab of ground as high as one level."""
    seed = 7000 + 100 * list(TOPS).index(kind) + number
    x, y = grid()
    top_y, low_y = _HIGH / 2, _HIGH / 2 + _DEEP
    top, whole = hexagon(x, y, top_y), np.maximum(hexagon(x, y, top_y), hexagon(x, y, low_y))
    whole = np.maximum(whole, np.where((y > top_y) & (y < low_y), WIDTH - np.abs(x - WIDTH), -99.0))
    face = _side(kind, seed, x, y)
    above = _top(kind, seed, x, y) * (1 + 0.3 * _rim(top, x, y, top_y))[..., None]
    above *= (1 - 0.34 * (1 - smooth(0.0, 2.2, top)))[..., None]
    edge = smooth(-0.8, 0.8, top + (1.6 * np.abs(clouds(seed + 31, 0.9)) if kind == "grass" else 0.0))
    return picture(np.clip(mixed(face, above, edge), 0, 1), _covered(whole))


def _top(kind: str, seed: int, x: Array, y: Array) -> Array:
    broad, grain, fine = clouds(seed, 2.2), clouds(seed + 1, 1.1), clouds(seed + 2, 0.4)
    if kind == "sand":
        ripples = np.sin((y + 0.35 * x) / 5.2 + 2.4 * broad)
        shade = lit(1.1 * ripples + 0.9 * broad + 0.12 * fine, 0.22)
        return paint(TOPS[kind], shade * (1 + 0.03 * fine + 0.03 * broad))
    if kind == "grass":
        blades = clouds(seed + 3, 0.55)
        shade = lit(1.3 * grain + 1.1 * blades + 1.2 * broad, 0.16) * (1 + 0.05 * blades)
        green = paint(TOPS[kind], shade)
        dry = paint((142, 142, 76), shade)
        return mixed(green, dry, 0.55 * smooth(0.3, 1.8, broad) + 0.12 * smooth(0.9, 1.7, blades))
    rugged = np.abs(clouds(seed + 3, 1.9))
    height = 3.2 * smooth(0.0, 0.35, rugged) + 2.2 * broad + 0.5 * grain + 0.25 * fine
    stone = paint(TOPS[kind], lit(height, 0.3) * (1 + 0.03 * fine))
    lichen = paint((122, 128, 92), lit(height, 0.3))
    return mixed(stone, lichen, 0.5 * smooth(0.9, 1.7, grain))


def _side(kind: str, seed: int, x: Array, y: Array) -> Array:
    """Both faces that are seen: strata with a lit ledge, the right one in shadow."""
    layers, fine, broad = clouds(seed + 11, 1.2), clouds(seed + 12, 0.5), clouds(seed + 13, 1.8)
    lower = _HIGH - (_HIGH / 2 - _HALF_SIDE) / WIDTH * np.abs(x - WIDTH)
    depth = (y - lower) / _DEEP
    strata = np.sin(depth * 9.0 + 1.4 * broad)
    turn = smooth(WIDTH - 2.0, WIDTH + 2.0, x)
    light = (_TO_LEFT * (1 - turn) + _TO_RIGHT * turn) * (1 + 0.07 * strata + 0.07 * layers + 0.05 * fine)
    light *= 1.05 - 0.3 * smooth(0.1, 1.1, depth)
    face = paint(SIDES[kind], light)
    if kind == "grass":
        hang = smooth(0.0, 0.12, 0.2 + 0.16 * clouds(seed + 14, 0.8) - depth)
        face = mixed(face, paint(TOPS["grass"], light * 0.96), hang)
    return face


def water(number: int, _: int = 0) -> Array:
    """Water: its surface lies half a level below the ground of its level, so that the banks behind it show."""
    seed = 7700 + number
    x, y = grid()
    middle_y = _HIGH / 2 + _DEEP / 2
    shape = hexagon(x, y, middle_y)
    swell, fine = clouds(seed, 1.7), clouds(seed + 1, 1.0)
    waves = np.abs(np.sin((y * 1.35 + 10 * swell) / 11.0 + 0.8 * fine))
    shade = 0.92 + 0.10 * swell
    surface = paint(WATER, shade)
    glint = (1 - smooth(0.0, 0.16, waves)) * smooth(-0.4, 1.2, swell)
    surface = mixed(surface, paint(FOAM, np.ones_like(x)), 0.45 * glint)
    deep = smooth(0, 34, blurred(shape, 2))
    surface = mixed(paint((58, 126, 142), shade), surface, 0.35 + 0.65 * deep)
    surface *= (1 + 0.22 * (1 - smooth(0.4, 2.4, shape)))[..., None]
    return picture(np.clip(surface, 0, 1), _covered(shape))

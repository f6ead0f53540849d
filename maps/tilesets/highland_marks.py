"""What lies on the highlands' spaces: start zones and scoring spaces as inlays, glyphs as discs of stone."""

from __future__ import annotations

import numpy as np
from highland_ground import ACROSS, DOWN, clouds, grid, hexagon
from highland_names import HEIGHT, WIDTH
from stonework import Array, laid, lit, paint, picture, smooth

#: How much things that lie on the ground are seen shorter than they are.
FLAT = 0.757
ZONE_COLOURS = {"1": (59, 125, 216), "2": (227, 155, 45), "any": (222, 112, 44)}
SCORING = (162, 96, 206)
GLYPH_COLOURS = {
    "power": (226, 84, 60),
    "toughness": (92, 148, 226),
    "move": (104, 190, 92),
    "knowledge": (226, 192, 84),
    "random": (190, 172, 214),
}
_STONE = (152, 146, 138)


def _plane() -> tuple[Array, Array]:
    """Places on the ground from the middle of the space, as seen from above."""
    x, y = grid()
    return x - WIDTH, (y - HEIGHT) / FLAT


def _tinted(colour: tuple[int, int, int], parts: list[tuple[Array, float]]) -> Array:
    """Return a colour with coverage: each part a shape (signed distance) and how much it covers."""
    alpha = np.zeros((DOWN, ACROSS))
    for shape, share in parts:
        alpha = np.maximum(alpha, share * smooth(-1.0, 1.0, shape))
    return picture(paint(colour, np.ones((DOWN, ACROSS))), alpha)


def start(zone: str) -> Array:
    """Return a start zone's inlay: a solid border and a diamond for 1, a broken one and a ring for 2, dots for any."""
    x, y = grid()
    across, down = _plane()
    ring = hexagon(x, y, HEIGHT, 6.0)
    border = np.minimum(ring, 4.5 - ring)
    if zone == "1":
        sign = 2.2 - np.abs(np.abs(across) + np.abs(down) - 18) * 0.7
    elif zone == "2":
        border = np.where(np.sin(np.arctan2(down, across) * 12) > -0.35, border, -9.0)
        sign = 2.6 - np.abs(np.hypot(across, down) - 15)
    else:
        border = np.where(np.sin(np.arctan2(down, across) * 18) > 0.1, border, -9.0)
        sign = np.maximum(3.6 - np.abs(np.hypot(across, down) - 17), 5.0 - np.hypot(across, down))
    return _tinted(ZONE_COLOURS[zone], [(ring, 0.26), (border, 0.9), (sign, 0.85)])


def scoring(_: str) -> Array:
    """Return a space that counts at the end of a melee: a purple inlay with a star of three rays."""
    x, y = grid()
    across, down = _plane()
    ring = hexagon(x, y, HEIGHT, 6.0)
    angle = np.arctan2(down, across) + np.pi / 2
    star = 9 + 11 * np.abs(np.cos(1.5 * angle)) ** 3 - np.hypot(across, down)
    return _tinted(SCORING, [(ring, 0.3), (np.minimum(ring, 4.5 - ring), 0.95), (star, 0.85)])


def glyph(kind: str) -> Array:
    """Return a disc of stone with a sign cut into it that glows."""
    across, down = _plane()
    disc = 44 - np.hypot(across, down)
    seed = 7800 + list(GLYPH_COLOURS).index(kind)
    height = 5.0 * smooth(0, 7, disc) - 2.2 * smooth(5.0, 7.0, disc) * (1 - smooth(9.0, 11.0, disc))
    sign = _sign(kind, across, down)
    height += 0.35 * clouds(seed, 1.2) - 2.4 * smooth(-1.5, 1.5, sign)
    stone = paint(_STONE, lit(height, 0.6) * (1 + 0.03 * clouds(seed + 1, 0.5)))
    face = picture(stone, smooth(-1.0, 1.0, disc))
    fallen = 46 - np.hypot(across - 5, down - 8)
    shadow = picture(np.zeros((DOWN, ACROSS, 3)), 0.42 * smooth(-5.0, 3.0, fallen))
    glow = _tinted(GLYPH_COLOURS[kind], [(sign, 0.95), (sign + 3.5, 0.22)])
    return laid(laid(shadow, face), glow)


def _sign(kind: str, x: Array, y: Array) -> Array:
    """Return the sign of a glyph: signed distance, positive inside."""
    aside = np.abs(x)
    if kind == "power":  # A blade, point upwards, with its guard.
        blade = np.minimum(5.5 - aside, np.minimum(y + 26 - aside, 12 - y))
        guard = np.minimum(15 - aside, 3.2 - np.abs(y - 12))
        grip = np.minimum(3.0 - aside, np.minimum(y - 8, 25 - y))
        return np.maximum(np.maximum(blade, guard), grip)
    if kind == "toughness":  # A shield.
        outline = np.minimum(np.minimum(19 - aside, y + 21), 29 - np.hypot(aside + 8, np.maximum(y, 0) * 1.15))
        return np.minimum(outline, np.maximum(5.0 - outline, 2.2 - aside))
    if kind == "move":  # Two angles one behind the other.
        first, second = np.abs(y - 0.8 * aside + 17), np.abs(y - 0.8 * aside)
        return np.minimum(np.maximum(4.6 - first, 4.6 - second), 22 - aside)
    if kind == "knowledge":  # An eye.
        lens = 34 - np.hypot(x, np.abs(y) + 19)
        return np.maximum(np.minimum(lens, 3.6 - lens), 6.5 - np.hypot(x, y))
    # A die's five pips, for what nobody knows yet.
    pips = [5.2 - np.hypot(x - dx, y - dy) for dx, dy in ((0, 0), (-14, -14), (14, -14), (-14, 14), (14, 14))]
    return np.maximum.reduce(pips)

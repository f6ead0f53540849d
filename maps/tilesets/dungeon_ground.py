"""The dungeon's ground: flagstones, the gallery's polished slabs, cave floor, rubble, stairs, water, bridges."""

from __future__ import annotations

import numpy as np
from stonework import Array, D, box, crack, disc, lit, mixed, noise, paint, picture, shifted, smooth

STONE = (132, 124, 111)
POLISHED = (158, 143, 116)
EARTH = (120, 108, 92)
GAP = (46, 41, 37)
MOSS = (86, 104, 58)

#: Ways of cutting a square into slabs: left, top, right, bottom in eighths.
_CUTS = (
    ((0, 0, 8, 8),),
    ((0, 0, 8, 4), (0, 4, 8, 8)),
    ((0, 0, 4, 8), (4, 0, 8, 8)),
    ((0, 0, 8, 8),),
    ((0, 0, 8, 3), (0, 3, 4, 8), (4, 3, 8, 8)),
    ((0, 0, 3, 8), (3, 0, 8, 5), (3, 5, 8, 8)),
    ((0, 0, 8, 5), (0, 5, 8, 8)),
    ((0, 0, 8, 8),),
)


def _slabs(
    seed: int, cuts: tuple[tuple[int, ...], ...], colour: tuple[int, int, int], gap: float, wear: float
) -> Array:
    """Slabs with joints between them; the joints at the tile's border are half as wide, so that tiles join."""
    rng = np.random.default_rng(seed)
    grain, fine = noise(seed * 7 + 1, 1.5), noise(seed * 7 + 2, 0.7)
    worn = noise(seed * 7 + 3, 1.9)
    out = paint(GAP, 0.8 + 0.12 * fine)
    for left, top, right, bottom in cuts:
        # Joints inside a square are finer than those around it, so that the squares can be counted.
        sides = [gap * (1.35 if edge in (0, 8) else 0.55) for edge in (left, top, right, bottom)]
        shape = box(left * 16 + sides[0], top * 16 + sides[1], right * 16 - sides[2], bottom * 16 - sides[3], 5)
        shape = shape + 0.9 * noise(int(rng.integers(1 << 30)), 1.4)
        y, x = np.mgrid[0:D, 0:D] / D - 0.5
        tilt = rng.normal(0, 1.1) * x + rng.normal(0, 1.1) * y
        height = 4.6 * smooth(0, 6, shape) + 0.5 * grain + 0.16 * fine + tilt * 1.6
        height -= wear * 1.6 * smooth(0.8, 1.6, worn)
        tone = 1.0 + rng.normal(0, 0.045)
        warm = rng.normal(0, 0.008) * np.array([1.0, 0.2, -1.0])
        shade = lit(height, 0.62) * (tone + 0.035 * grain + 0.03 * fine)
        slab = np.clip(paint(colour, shade) + warm, 0, 1)
        out = mixed(out, slab, smooth(-0.8, 0.8, shape))
    return out


def floor(number: int, _: int) -> Array:
    """Worn flagstones."""
    rng = np.random.default_rng(900 + number)
    out = _slabs(100 + number, _CUTS[number % len(_CUTS)], STONE, 1.6, 1.0)
    if number % 3 == 1:
        near = crack(rng)
        out = mixed(out, paint(GAP, np.ones((D, D))), 0.85 * (1 - smooth(0.7, 2.2, near)))
        out = mixed(
            out,
            paint((176, 166, 150), np.ones((D, D))),
            0.22 * (1 - smooth(0.3, 1.5, np.abs(np.roll(near, (2, 2), (0, 1)) - 1.0))),
        )
    if number % 5 == 3:
        tuft = noise(400 + number, 1.7) + 0.7 * noise(500 + number, 0.9)
        green = paint(MOSS, 0.85 + 0.22 * noise(600 + number, 0.6))
        out = mixed(out, green, 0.75 * smooth(1.2, 1.9, tuft))
    return picture(out)


def gallery(number: int, _: int) -> Array:
    """Polished slabs of the raised gallery, with a cut border."""
    out = _slabs(1200 + number, _CUTS[0], POLISHED, 1.4, 0.4)
    frame = np.abs(box(13, 13, D - 13, D - 13, 3) - 1.5)
    out = mixed(out, out * 0.66, 0.9 * (1 - smooth(0.8, 2.0, frame)))
    if number % 2:
        y, x = np.mgrid[0:D, 0:D] + 0.5
        inner = np.abs(30 - (np.abs(x - D / 2) + np.abs(y - D / 2)) / 1.2)
        out = mixed(out, out * 0.72, 0.8 * (1 - smooth(0.8, 2.2, inner)))
    return picture(out)


def cave(number: int, _: int) -> Array:
    """Trodden earth and rock, the same at every tile's border, with pebbles; faint corners mark the squares."""
    own = smooth(1, 18, box(0, 0, D, D, 2))
    bumps = noise(2000, 1.3) * (1 - own) + noise(2001 + number, 1.5) * own
    fine = noise(2100, 0.8) * (1 - own) + noise(2101 + number, 0.8) * own
    height = 2.2 * bumps + 0.5 * fine
    rng = np.random.default_rng(2200 + number)
    tone = 1.0 + 0.05 * bumps + 0.05 * fine
    for _i in range(int(rng.integers(2, 7))):
        x, y, radius = rng.uniform(20, D - 20), rng.uniform(20, D - 20), rng.uniform(3, 8)
        pebble = disc(x, y, radius) + 0.8 * fine
        height = height + 4.5 * smooth(0, radius, pebble)
        tone = tone + 0.12 * smooth(0, 2, pebble)
    out = paint(EARTH, lit(height, 0.5) * tone)
    border = box(0, 0, D, D, 2)
    y, x = np.mgrid[0:D, 0:D] + 0.5
    corner = np.minimum(np.minimum(x, D - x), 200) + np.minimum(y, D - y)
    mark = (1 - smooth(1.0, 2.2, border)) * (0.35 + 0.4 * (1 - smooth(14, 26, corner)))
    return picture(mixed(out, paint(GAP, np.ones((D, D))), mark))


def triangle_mark() -> Array:
    """Return the mark of difficult ground, in the lower right corner: a light triangle with a dark outline."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    cx, cy, size = D - 20, D - 17, 10.0
    inside = np.minimum(cy + size * 0.75 - y, (y - (cy - size)) * 0.52 - np.abs(x - cx) + 0.6)
    light = smooth(-0.8, 0.8, inside) * (1 - 0.75 * smooth(3.0, 4.2, inside))
    dark = smooth(-4.0, -2.4, inside)
    colour = mixed(paint((24, 20, 18), np.ones((D, D))), paint((244, 232, 205), np.ones((D, D))), light)
    return picture(colour, 0.9 * dark)


def _rocks(seed: int, colour: tuple[int, int, int]) -> Array:
    """Broken stone strewn over the square, larger pieces in the middle, each with a shadow."""
    rng = np.random.default_rng(seed)
    dust = smooth(-6, 22, box(4, 4, D - 4, D - 4, 30) + 6 * noise(seed + 3, 1.6))
    out = picture(paint((52, 45, 38), np.ones((D, D))), 0.42 * dust)
    grain, fine = noise(seed + 1, 1.6), noise(seed + 2, 0.9)
    places = sorted(((rng.uniform(20, D - 20), rng.uniform(20, D - 20)) for _ in range(13)), key=lambda at: at[1])
    for x, y in places:
        far = np.hypot(x - D / 2, y - D / 2) / D
        radius = rng.uniform(13, 26) * (1.2 - far)
        yy, xx = np.mgrid[0:D, 0:D] + 0.5
        angle = np.arctan2(yy - y, xx - x)
        sides = rng.uniform(0, 6.28, 3)
        edge = radius * (1 + 0.12 * np.cos(2 * angle + sides[0]) + 0.07 * np.cos(4 * angle + sides[1]))
        shape = edge - np.hypot(xx - x, (yy - y) * 1.15)
        shadow = smooth(-5, 4, shifted(shape, 6, 6))
        out = _over(out, (16, 12, 10), 0.5 * shadow)
        facets = 0.5 * radius * smooth(0, radius * 0.55, shape) + 0.8 * grain + 0.25 * fine
        shade = lit(facets, 0.85) * (1.08 + rng.normal(0, 0.07) + 0.05 * fine)
        stone = picture(paint(colour, shade), smooth(-0.9, 0.9, shape))
        out = _onto(out, stone)
    return _onto(out, triangle_mark())


def _over(under: Array, colour: tuple[int, int, int], alpha: Array) -> Array:
    return _onto(under, picture(paint(colour, np.ones((D, D))), alpha))


def _onto(under: Array, over: Array) -> Array:
    from stonework import laid

    return laid(under, over)


def rubble(number: int, _: int) -> Array:
    """Fallen masonry."""
    return _rocks(3000 + 10 * number, (134, 126, 113))


def cave_rubble(number: int, _: int) -> Array:
    """Fallen rock."""
    return _rocks(3500 + 10 * number, (118, 104, 90))


def stairs(way: int, _: int) -> Array:
    """Steps; ``way`` is where they lead up to: 0 north, 1 east, 2 south, 3 west."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    climb = (D - y, x, y, D - x)[way]
    step = np.floor(climb / (D / 5))
    inside = climb - step * D / 5
    grain, fine = noise(4000 + way, 1.4), noise(4010 + way, 0.7)
    shade = lit(0.5 * grain + 0.3 * fine, 0.6) * (0.62 + 0.12 * step)
    # The edge of each step catches the light; below it lies the riser's shade.
    riser = 1 - smooth(6, 9, inside)
    nose = smooth(9, 10, inside) * (1 - smooth(12, 14, inside))
    bright = way in (1, 2)
    shade = shade * (1 - (0.4 if bright else 0.62) * riser) * (1 + 0.35 * nose)
    out = paint((150, 139, 120), shade)
    along = np.minimum(x, D - x) if way in (0, 2) else np.minimum(y, D - y)
    out = mixed(out, paint(GAP, np.ones((D, D))), 0.8 * (1 - smooth(1, 4, along)))
    return _onto(picture(out), triangle_mark())


def water(mask: int, _: int) -> Array:
    """Shallow dark water; ``mask`` tells which sides (N, E, S, W) go on as water."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    shore = np.full((D, D), 99.0)
    for bit, far in ((1, y), (2, D - x), (4, D - y), (8, x)):
        if not mask & bit:
            shore = np.minimum(shore, far)
    shore = shore + 2.6 * noise(4500, 1.5)
    ripples = np.sin((x + y * 0.6) / 9 + 1.6 * noise(4501, 1.9)) + 0.6 * np.sin(
        (y * 1.3 - x * 0.4) / 7 + noise(4502, 1.9)
    )
    depth = smooth(6, 40, shore)
    deep = mixed(paint((74, 112, 112), np.ones((D, D))), paint((28, 62, 78), np.ones((D, D))), depth)
    out = deep * (1 + 0.1 * ripples[..., None]) + 0.16 * smooth(1.15, 1.6, ripples)[..., None]
    rim = (1 - smooth(0.5, 3.0, np.abs(shore - 12))) * (mask != 15)
    out = mixed(out, paint((190, 214, 206), np.ones((D, D))), 0.35 * rim)
    wet = picture(paint((24, 24, 24), np.ones((D, D))), 0.5 * smooth(2, 8, shore))
    return _onto(_onto(wet, picture(np.clip(out, 0, 1), smooth(8, 11, shore))), triangle_mark())


def bridge(mask: int, _: int) -> Array:
    """Planks of a bridge from west to east, with a beam along each side where it ends: N 1 and S 2 go on."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    plank = np.floor(x / (D / 6))
    inside = x - plank * D / 6
    rng = np.random.default_rng(4700)
    tones = 1 + rng.normal(0, 0.09, 6)
    streaks = np.sin(x * 0.9 + 2.2 * noise(4702, 1.6)) * 0.05 + 0.05 * noise(4703, 0.9)
    height = 3.0 * smooth(0, 4, np.minimum(inside, D / 6 - inside))
    out = paint((124, 90, 58), lit(height, 0.7) * (tones[plank.astype(int)] + streaks))
    north, south = (99.0 if mask & 1 else y), (99.0 if mask & 2 else D - y)
    beam = np.minimum(np.abs(north - 9), np.abs(south - 9)) + 0 * y
    out = mixed(out, paint((86, 60, 38), lit(4 * smooth(0, 5, 6 - beam), 0.7)), smooth(-0.5, 0.5, 6 - beam))
    alpha = smooth(1.5, 3, np.minimum(north, south) + 0 * y)
    return picture(out, alpha)


GROUND = {
    "floor": floor,
    "gallery": gallery,
    "cave_rubble": cave_rubble,
    "cave": cave,
    "rubble": rubble,
    "stairs": stairs,
    "water": water,
    "bridge": bridge,
}

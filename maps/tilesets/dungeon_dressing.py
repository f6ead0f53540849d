"""What decorates the dungeon: start areas, rug, torch and its glow, pillars, bones, blood, moss, a chest."""

from __future__ import annotations

import numpy as np
from dungeon_ground import MOSS
from stonework import Array, D, box, disc, laid, line, lit, mixed, noise, paint, picture, shifted, smooth

SEATS = {1: (59, 125, 216), 2: (227, 155, 45)}
DARK = (18, 14, 12)


def _plain(colour: tuple[int, int, int], alpha: Array | float) -> Array:
    return picture(paint(colour, np.ones((D, D))), alpha)


def _clear() -> Array:
    return _plain((0, 0, 0), 0.0)


def start(side: int, mask: int) -> Array:
    """Return the inlay of a start area: a tint, the side's sign in every square (a diamond for side 1, a ring for side
    2), and an outline where the area ends (whole for side 1, dashed for side 2). ``mask``: N, E, S, W go on."""
    colour = SEATS[side]
    pale = tuple(min(255, value + 90) for value in colour)
    y, x = np.mgrid[0:D, 0:D] + 0.5
    out = _plain(colour, np.full((D, D), 0.24))
    if side == 1:
        sign = np.abs(24 - (np.abs(x - D / 2) + np.abs(y - D / 2)))
    else:
        sign = np.abs(disc(D / 2, D / 2, 20))
    out = laid(out, _plain(DARK, 0.6 * (1 - smooth(3.0, 5.0, sign))))
    out = laid(out, _plain((pale[0], pale[1], pale[2]), 0.95 * (1 - smooth(1.6, 2.8, sign))))
    for bit, far, along in ((1, y, x), (2, D - x, y), (4, D - y, x), (8, x, y)):
        if mask & bit:
            continue
        whole = 1.0 if side == 1 else smooth(-0.2, 0.1, np.cos(along * 2 * np.pi / 32))
        out = laid(out, _plain(DARK, 0.65 * (1 - smooth(10, 12, far)) * whole))
        out = laid(out, _plain((pale[0], pale[1], pale[2]), 0.95 * smooth(2, 3, far) * (1 - smooth(8, 9, far)) * whole))
    return out


def rug(part: int, _: int) -> Array:
    """Return one of nine parts of a woven rug, row by row."""
    column, row = part % 3, part // 3
    y, x = np.mgrid[0:D, 0:D] + 0.5
    far = np.full((D, D), 999.0)
    for here, distance in ((column == 0, x), (column == 2, D - x), (row == 0, y), (row == 2, D - y)):
        if here:
            far = np.minimum(far, distance)
    far = far - 14
    weave = 1 + 0.07 * np.sin(x * np.pi / 2) * np.sin(y * np.pi / 2) + 0.05 * noise(7000, 1.2)
    out = paint((124, 34, 38), weave)
    diamonds = np.abs(((x + y) % 64) - 32) + np.abs(((x - y) % 64) - 32)
    out = mixed(out, paint((150, 58, 44), weave), 0.7 * smooth(30, 34, diamonds) * smooth(30, 32, far))
    for low, high, colour in ((0, 6, (70, 20, 26)), (8, 13, (201, 161, 74)), (22, 25, (201, 161, 74))):
        out = mixed(out, paint(colour, weave), smooth(low - 1, low, far) * (1 - smooth(high, high + 1, far)))
    shade = _plain(DARK, 0.5 * smooth(-9, 2, shifted(far, 5, 5) if part not in (4,) else far))
    return laid(shade, picture(np.clip(out, 0, 1), smooth(-0.7, 0.7, far)))


def glow(part: int, _: int) -> Array:
    """Return a sixth of the light that a torch throws: three squares wide, two high, the torch above its middle."""
    column, row = part % 3, part // 3
    y, x = np.mgrid[0:D, 0:D] + 0.5
    far = np.hypot((x + (column - 1.5) * D) / 1.5, (y + row * D) / 1.9)
    light = np.clip(np.exp(-((far / 72) ** 2)) - 0.05, 0, 1)
    return _plain((255, 182, 96), 0.36 * light)


def torch(_: int, __: int) -> Array:
    """Return a torch on the face of a wall."""
    out = _clear()
    halo = np.clip(1 - np.hypot(*(np.mgrid[0:D, 0:D] - np.array([82, 64])[:, None, None])) / 58, 0, 1) ** 2
    out = laid(out, _plain((255, 170, 70), 0.55 * halo))
    handle = line(64, 122, 64, 96)
    out = laid(out, _plain(DARK, 1 - smooth(5, 7, handle)))
    out = laid(out, picture(paint((120, 84, 50), lit(6 * smooth(0, 5, 5 - handle), 0.8)), 1 - smooth(4, 5, handle)))
    cup = box(52, 92, 76, 102, 3)
    out = laid(out, picture(paint((92, 84, 76), lit(5 * smooth(0, 5, cup), 0.9)), smooth(-0.8, 0.8, cup)))
    y, x = np.mgrid[0:D, 0:D] + 0.5
    for colour, wide, high, sway in (
        ((226, 92, 30), 14, 46, 2.2),
        ((250, 160, 48), 10, 34, 1.6),
        ((255, 232, 150), 5, 20, 1.0),
    ):
        rise = np.clip((94 - y) / high, 0, 1)
        half = wide * np.sqrt(np.clip(rise * 3, 0, 1)) * (1 - rise) ** 0.8
        inside = half - np.abs(x - 64 - sway * np.sin(rise * 5))
        out = laid(out, _plain(colour, smooth(-1, 1.5, inside) * (y < 94) * (rise < 1)))
    return out


def pillar(_: int, __: int) -> Array:
    """Return a round column: its lit top, and its dark shaft below."""
    out = _clear()
    base = np.maximum.reduce([disc(D / 2, 58 + step, 46) for step in range(0, 24, 2)])
    shadow = np.maximum.reduce([shifted(base, round(k * 0.7), k) for k in range(0, 26, 3)])
    out = laid(out, _plain(DARK, 0.5 * smooth(-8, 6, shadow)))
    grain = noise(7100, 1.4)
    x = np.mgrid[0:D, 0:D][1] + 0.5
    flutes = 0.75 + 0.25 * np.abs(np.cos(np.arcsin(np.clip((x - D / 2) / 46, -1, 1)) * 6))
    side = 1.15 - 0.75 * smooth(20, 108, x)
    out = laid(out, picture(paint((104, 96, 85), flutes * side + 0.05 * grain), smooth(-0.8, 0.8, base)))
    top = disc(D / 2, 58, 46)
    ring = np.abs(top - 11)
    height = 8 * smooth(0, 9, top) + 0.6 * grain - 2.0 * (1 - smooth(0.8, 2.6, ring))
    return laid(out, picture(paint((166, 157, 142), lit(height, 0.6)), smooth(-0.8, 0.8, top)))


def pillar_base(_: int, __: int) -> Array:
    """Return the stump of a column that fell long ago; one steps over it."""
    out = _clear()
    shape = disc(D / 2, D / 2, 40) + 1.6 * noise(7200, 1.5)
    out = laid(out, _plain(DARK, 0.45 * smooth(-7, 4, shifted(shape, 5, 6))))
    height = 4 * smooth(0, 8, shape) - 3 * smooth(8, 18, shape) + 0.9 * noise(7201, 1.3)
    return laid(out, picture(paint((136, 127, 113), lit(height, 0.7)), smooth(-0.8, 0.8, shape)))


def blood(number: int, _: int) -> Array:
    """Old stains."""
    rng = np.random.default_rng(7300 + number)
    shape = np.full((D, D), -99.0)
    for i in range(16):
        far = abs(rng.normal(0, 24 if i else 2))
        angle = rng.uniform(0, 6.28)
        at = D / 2 + far * np.cos(angle), D / 2 + far * np.sin(angle)
        shape = np.maximum(shape, disc(*at, rng.uniform(2, 7) if i > 3 else rng.uniform(12, 20)))
    shape = shape + 2.2 * noise(7310 + number, 1.5)
    return _plain((84, 16, 16), 0.62 * smooth(-1.5, 3, shape) * (0.85 + 0.1 * noise(7320, 1.0)).clip(0, 1))


def bones(number: int, _: int) -> Array:
    """Bones, and a skull."""
    rng = np.random.default_rng(7400 + number)
    out = _clear()
    for _i in range(5 - number):
        x, y = rng.uniform(34, D - 34, 2)
        angle = rng.uniform(0, np.pi)
        dx, dy = 19 * np.cos(angle), 19 * np.sin(angle)
        shape = 3.4 - line(x - dx, y - dy, x + dx, y + dy)
        for end in (-1, 1):
            for side in (-1, 1):
                shape = np.maximum(shape, disc(x + end * dx - side * dy * 0.17, y + end * dy + side * dx * 0.17, 4.6))
        out = _bone(out, shape)
    if number:
        skull = np.maximum(disc(66, 58, 17), box(56, 62, 76, 84, 5))
        out = _bone(out, skull)
        for x, y, radius in ((59, 60, 4.6), (73, 60, 4.6), (66, 70, 2.4)):
            out = laid(out, _plain((40, 32, 26), smooth(-1, 1, disc(x, y, radius))))
        for x in (60, 66, 72):
            out = laid(out, _plain((70, 58, 46), 0.7 * (1 - smooth(0.6, 1.6, line(x, 77, x, 84)))))
    return out


def _bone(under: Array, shape: Array) -> Array:
    out = laid(under, _plain(DARK, 0.55 * smooth(-4, 2, shifted(shape, 3, 3))))
    return laid(out, picture(paint((216, 204, 176), lit(4 * smooth(0, 6, shape), 0.8)), smooth(-0.8, 0.8, shape)))


def moss(number: int, _: int) -> Array:
    """Moss that creeps over the stone."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    patch = 1.3 * noise(7500 + number, 1.8) - 2.0 * np.hypot(x / D - 0.5, y / D - 0.5) + 0.4
    fine = noise(7510 + number, 0.6)
    patch = patch - 3 * (1 - smooth(4, 30, box(0, 0, D, D, 2)))
    height = 3 * smooth(0, 0.8, patch) + 1.2 * fine
    return picture(paint(MOSS, lit(height, 0.5) * (1 + 0.1 * fine)), 0.82 * smooth(0.0, 0.35, patch + 0.12 * fine))


def crystals(number: int, _: int) -> Array:
    """Crystals that shine by themselves, grown out of the rock."""
    rng = np.random.default_rng(7700 + number)
    y, x = np.mgrid[0:D, 0:D] + 0.5
    halo = np.clip(np.exp(-((np.hypot(x - 64, (y - 66) * 1.1) / 34) ** 2)) - 0.04, 0, 1)
    out = _plain((92, 226, 208), 0.5 * halo)
    spikes = sorted((rng.uniform(40, 88), rng.uniform(74, 96), rng.uniform(26, 50)) for _ in range(6))
    for foot_x, foot_y, tall in sorted(spikes, key=lambda spike: spike[1]):
        lean = (foot_x - 64) / 64 + rng.normal(0, 0.08)
        up = (foot_y - y) / tall
        middle = foot_x + lean * tall * up * 0.7
        half = np.where(up < 0.72, 7.5, 7.5 * (1 - up) / 0.28) * (up < 1) - 4 * np.clip(-up * 4, 0, 1)
        inside = half - np.abs(x - middle)
        inside = np.where((up > -0.06) & (up < 1), inside, -9.0)
        out = laid(out, _plain(DARK, 0.6 * smooth(-2.5, 0.5, inside)))
        bright = np.where(x < middle - 0.5, 1.22, 0.62) * (0.72 + 0.5 * np.clip(up, 0, 1))
        out = laid(out, picture(paint((96, 206, 196), bright), smooth(-0.6, 0.6, inside)))
        out = laid(
            out, _plain((232, 255, 250), 0.8 * (1 - smooth(0.4, 1.5, np.abs(x - middle))) * smooth(0, 1, inside))
        )
    return out


def chest(_: int, __: int) -> Array:
    """Return a small chest with brass bands."""
    body, lid = box(34, 40, 94, 96, 5), box(34, 36, 94, 66, 8)
    out = laid(_clear(), _plain(DARK, 0.5 * smooth(-8, 4, shifted(body, 7, 8))))
    y = np.mgrid[0:D, 0:D][0] + 0.5
    wood = 1 + 0.08 * np.sin(y * 0.9 + noise(7600, 1.5)) + 0.05 * noise(7601, 1.0)
    out = laid(out, picture(paint((92, 60, 36), 0.8 * wood), smooth(-0.8, 0.8, body)))
    out = laid(out, picture(paint((126, 84, 50), wood * lit(9 * smooth(0, 14, lid), 0.6)), smooth(-0.8, 0.8, lid)))
    for left in (42, 78):
        band = np.minimum(box(left, 36, left + 8, 96, 1), body.clip(min=lid))
        out = laid(out, picture(paint((201, 161, 74), lit(3 * smooth(0, 3, band), 0.8)), smooth(-0.8, 0.8, band)))
    lock = box(58, 60, 70, 76, 3)
    return laid(out, picture(paint((224, 188, 100), lit(4 * smooth(0, 4, lock), 0.9)), smooth(-0.8, 0.8, lock)))


DRESSING = {
    "start": start,
    "rug": rug,
    "glow": glow,
    "torch": torch,
    "pillar_base": pillar_base,
    "pillar": pillar,
    "blood": blood,
    "bones": bones,
    "moss": moss,
    "crystals": crystals,
    "chest": chest,
}

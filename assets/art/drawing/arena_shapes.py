"""Shapes that several of Arena's pictures share: skulls, leaves, roots, tongues of flame, light, hands and shields."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from drawing.pen import (
    BONE,
    FIRE,
    INK,
    LEAF,
    WOOD,
    Point,
    Tones,
    blob,
    both,
    both_poly,
    disc,
    halves,
    limb,
    poly,
    star,
    stroke,
    turned,
)

PALE_SKIN = ("#6d5a63", "#a78f95", "#d9c6c6", "#f6ebe6")
ROTTEN_SKIN = ("#2a3326", "#4d5c41", "#788a5f", "#a9b88a")
DEATH = ("#2a0f3d", "#6b2aa0", "#b765ee", "#eccbff")
WATER = ("#0e3350", "#1f6d9c", "#56b4d8", "#d6f4ff")
BARK = ("#26180e", "#4a321d", "#755432", "#a8804f")
MOSS = ("#1f3a16", "#3f6b2a", "#6fa244", "#b4d878")
SUN = ("#8a5a10", "#e0a22c", "#ffd968", "#fff8d8")


def skull(x: float, y: float, s: float, *, glow: str = "", tones: Tones = BONE) -> str:
    """A skull around a point, 120 by 150 at full size; ``glow`` lights its eyes."""
    eye = glow or INK
    return turned(
        x, y, 0,
        halves([(0, -75), (-38, -70), (-60, -34), (-54, 2), (-36, 14), (-34, 34), (0, 40)], tones[3], tones[1], axis=0, width=3.6),
        halves([(0, 26), (-30, 30), (-30, 62), (-18, 74), (0, 76)], tones[2], tones[1], axis=0, width=3.2),
        both([(-8, -14), (-30, -24), (-46, -8), (-40, 10), (-18, 10)], INK, INK, axis=0, width=2),
        *((both([(-14, -8), (-30, -14), (-38, -4), (-22, 4)], eye, eye, axis=0, width=0.01),) if glow else ()),
        both_poly([(0, 4), (-11, 22), (-3, 26)], INK, INK, axis=0, width=1),
        *(stroke([(n * 12, 44), (n * 11, 62)], INK, 3, smooth=False) for n in (-2, -1, 0, 1, 2)),
        stroke([(-34, 50), (0, 55), (34, 50)], INK, 3),
        scale=s,
    )


def leaf(x: float, y: float, length: float, turn: float, tones: Tones = MOSS) -> str:
    """A leaf growing from a point, its tip ``length`` away; 0 degrees is upwards."""
    wide = length * 0.3
    left = [(0, 0), (-wide, -length * 0.34), (-wide * 0.7, -length * 0.7), (0, -length)]
    whole = [*left, *((-px, py) for px, py in reversed(left[1:3]))]
    half = [(0, 0), *left[1:], ]
    return turned(x, y, turn, blob(whole, tones[1], INK, 2.6), blob(half, tones[2], "", 0), stroke([(0, 0), (0, -length * 0.82)], tones[0], 1.8))


def root(points: Sequence[Point], thick: float, tones: Tones = BARK, *, thin: float = 0.3) -> str:
    """A root or a vine along points, tapering to ``thin`` of its thickness."""
    count = len(points) - 1
    wide = [thick * (1 - (1 - thin) * n / count) for n in range(count + 1)]
    parts = []
    for extra, tone in ((2.6, INK), (0.0, tones[1])):
        parts += [
            limb(a, b, wide[n] + extra, wide[n + 1] + extra, tone, 0.01)
            for n, (a, b) in enumerate(itertools.pairwise(points))
        ]
        parts += [disc(x, y, wide[n] + extra, tone, "", 0) for n, (x, y) in enumerate(points)]
    lit = [(x - wide[n] * 0.36, y - wide[n] * 0.3) for n, (x, y) in enumerate(points)]
    parts.append(stroke(lit, tones[2], max(1.6, thick * 0.42)))
    return "".join(parts)


def thorn(x: float, y: float, length: float, turn: float, tones: Tones = BONE) -> str:
    """A thorn, a tooth or a claw."""
    return turned(x, y, turn, both_poly([(0, -length), (-length * 0.22, 2), (0, 4)], tones[3], tones[1], axis=0, width=2.2))


def tongue(x: float, y: float, high: float, wide: float, turn: float = 0, tones: Tones = FIRE) -> str:
    """One tongue of flame, its foot at a point."""
    parts = []
    for share, tone in ((1.0, tones[1]), (0.70, tones[2]), (0.38, tones[3])):
        h, w = high * share, wide * share
        shape = [(0, 3), (-w, -h * 0.14), (-w * 0.8, -h * 0.44), (-w * 0.1, -h * 0.66), (w * 0.12, -h), (w * 0.5, -h * 0.62), (w, -h * 0.3), (w * 0.7, -h * 0.02)]
        parts.append(blob(shape, tone, INK if share == 1.0 else "", 2.8))
    return turned(x, y, turn, *parts)


def rays(x: float, y: float, outer: float, inner: float, count: int, tone: str, opacity: float = 0.5, turn: float = 0) -> str:
    """Beams of light all around a point."""
    return poly(star(x, y, outer, inner, count, turn), tone, "", 0, opacity)


def ring(x: float, y: float, reach: float, tone: str, width: float, *, ry: float = 0) -> str:
    """A ring with dark edges."""
    return disc(x, y, reach, "none", INK, width + 5, ry=ry or reach) + disc(x, y, reach, "none", tone, width, ry=ry or reach)


def hand(x: float, y: float, turn: float, skin: Tones, *, s: float = 1, flip: bool = False) -> str:
    """An open hand with spread fingers, its wrist at the point, reaching upwards."""
    parts = [limb((0, 14), (0, -10), 13, 15, skin[1], 2.8)]
    for tip, thick in (((-24, -46), 5.4), ((-9, -60), 6), ((7, -60), 6), ((21, -50), 5.4)):
        parts.append(limb((tip[0] * 0.5, -16), tip, 6.4, thick, skin[2], 2.6))
    parts.append(limb((12, 2), (34, -20), 7, 5.4, skin[1], 2.6))
    parts.append(blob([(-15, -20), (14, -20), (17, 0), (10, 12), (-11, 12), (-16, 0)], skin[2], INK, 2.4))
    parts.append(blob([(-12, -18), (4, -18), (0, 2), (-11, 6)], skin[3], "", 0))
    return turned(x, y, turn, *parts, scale=s, flip=flip)


def bolt(points: Sequence[Point], thick: float, tone: str, core: str) -> str:
    """Lightning along points."""
    return (
        stroke(points, INK, thick + 6, smooth=False) + stroke(points, tone, thick, smooth=False)
        + stroke(points, core, thick * 0.4, smooth=False)
    )


def drop(x: float, y: float, s: float, tones: Tones) -> str:
    """A falling drop."""
    shape = [(x, y - 12 * s), (x + 7 * s, y + 1 * s), (x, y + 8 * s), (x - 7 * s, y + 1 * s)]
    return blob(shape, tones[2], INK, 2.2) + disc(x - 2 * s, y, 2 * s, tones[3], "", 0)


def spiral(x: float, y: float, reach: float, turns: float, *, start: float = 0, way: int = 1) -> list[Point]:
    """Points of a spiral from its middle outwards."""
    count = max(8, round(turns * 14))
    return [
        (x + math.cos(start + way * turns * math.tau * n / count) * reach * n / count, y + math.sin(start + way * turns * math.tau * n / count) * reach * n / count)
        for n in range(count + 1)
    ]


def banner_pole(x: float, y: float, high: float, cloth: Tones, *, wave: float = 8) -> str:
    """A standard: a pole from its foot, a cloth flying to the right."""
    top = y - high
    flag = [(x, top + 4), (x + 26, top + 4 - wave), (x + 56, top + 8), (x + 44, top + 26), (x + 56, top + 44), (x + 26, top + 36), (x, top + 44)]
    light = [(x, top + 4), (x + 26, top + 4 - wave), (x + 24, top + 18), (x, top + 22)]
    return (
        limb((x, y), (x, top), 3.6, 3.2, WOOD[2]) + poly(flag, cloth[2], INK, 3) + poly(light, cloth[3], "", 0)
        + disc(x, top - 2, 6, SUN[2], INK, 2.4)
    )


def leaves_around(x: float, y: float, reach: float, count: int, length: float, tones: Tones = LEAF, *, start: float = 0, sweep: float = 360) -> str:
    """Leaves that point away from a point, along a part of a ring (degrees from the top, clockwise)."""
    parts = []
    for n in range(count):
        turn = start + sweep * n / max(1, count - (0 if sweep >= 360 else 1))
        at = math.radians(turn)
        parts.append(leaf(x + math.sin(at) * reach, y - math.cos(at) * reach, length, turn, tones))
    return "".join(parts)

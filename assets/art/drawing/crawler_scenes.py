"""Where Crawler takes place, 300 by 200: under vaults, among niches of bones, below wet stone."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import random

from drawing.album import Album
from drawing.pen import BONE, FIRE, T0, T1, T2, T3, T4, blob, disc, glow, path, poly, stroke

DRAWN = Album()
WIDE = (300, 200)


def _ground(tone: str) -> str:
    return f'<rect width="300" height="200" fill="{tone}"/>'


def _courses(chance: random.Random, top: int, rows: int, high: int, wide: int, tones: tuple[str, ...]) -> list[str]:
    """Courses of stones, no two alike, each with a lit edge."""
    parts = []
    for row in range(rows):
        x, y = -chance.uniform(0, wide), top + row * high
        while x < 300:
            long = wide * chance.uniform(0.7, 1.4)
            parts.append(poly([(x + 1, y + 1), (x + long - 1, y + 1), (x + long - 1, y + high - 1), (x + 1, y + high - 1)], chance.choice(tones), "", 0, chance.uniform(0.6, 0.95)))
            parts.append(stroke([(x + 2, y + high - 2), (x + 2, y + 2), (x + long - 2, y + 2)], T3, 1, smooth=False, opacity=0.28))
            x += long
    return parts


def _flame(x: float, y: float, name: str, s: float = 1) -> list[str]:
    return [
        glow(x, y - 8 * s, 96 * s, FIRE[2], name, 0.85), poly([(x - 6 * s, y + 4 * s), (x + 6 * s, y + 4 * s), (x + 3 * s, y + 30 * s), (x - 3 * s, y + 30 * s)], T0, "", 0),
        blob([(x, y - 32 * s), (x + 10 * s, y - 6 * s), (x, y + 8 * s), (x - 10 * s, y - 6 * s)], FIRE[2], "", 0), blob([(x, y - 18 * s), (x + 5 * s, y - 2 * s), (x, y + 6 * s), (x - 5 * s, y - 2 * s)], FIRE[3], "", 0),
    ]


@DRAWN.draws("crypt", size=WIDE)
def crypt() -> list[str]:
    """A wall of niches with bones, one candle."""
    chance = random.Random(41)
    parts = [_ground(T0), *_courses(chance, 0, 9, 20, 46, (T1, T1, T2))]
    for row, y in enumerate((64, 138)):
        for x in range(-20 + row * 34, 300, 74):
            parts.append(path(f"M{x} {y}V{y - 26}A27 24 0 0 1 {x + 54} {y - 26}V{y}Z", T0, T3, 1.6))
            parts.append(disc(x + 18, y - 9, 8, BONE[1], T0, 1.6, opacity=0.8))
            parts += [disc(x + 15 + n * 6, y - 9, 1.8, T0, "", 0) for n in range(2)]
            parts.append(stroke([(x + 28, y - 4), (x + 50, y - 7)], BONE[1], 4, smooth=False, opacity=0.7))
    parts += [poly([(-5, 168), (305, 168), (305, 205), (-5, 205)], T0, "", 0), *(stroke([(150 + (x - 150) * 0.7, 168), (x, 205)], T1, 2, smooth=False) for x in range(-80, 400, 52))]
    return [*parts, *_flame(62, 92, "wall", 0.8), poly([(-5, -5), (90, -5), (210, 205), (60, 205)], T4, "", 0, 0.08)]


@DRAWN.draws("cellar", size=WIDE)
def cellar() -> list[str]:
    """A vaulted passage that leads away, torches on its piers."""
    chance = random.Random(43)
    parts = [_ground(T0), *_courses(chance, 0, 10, 20, 40, (T1, T1, T0))]
    for wide, high, tone, opacity in ((104, 150, T2, 0.95), (80, 122, T1, 1), (58, 96, T2, 0.8), (38, 70, T1, 1)):
        parts.append(path(f"M{150 - wide} 205V{200 - high}A{wide} {wide * 0.86:.0f} 0 0 1 {150 + wide} {200 - high}V205Z", tone, T0, 3, opacity))
    parts += [path("M130 168V140A20 22 0 0 1 170 140V168Z", T0, "", 0), glow(150, 150, 60, FIRE[2], "far", 0.7), poly([(112, 168), (188, 168), (270, 205), (30, 205)], T1, "", 0)]
    parts += [stroke([(150 + (x - 150) * 0.4, 168), (x, 205)], T0, 2, smooth=False) for x in (40, 84, 128, 172, 216, 260)]
    parts += [stroke([(100, 174), (200, 174)], T0, 2, smooth=False), stroke([(72, 188), (228, 188)], T0, 2, smooth=False)]
    return [*parts, *_flame(32, 84, "left"), *_flame(268, 84, "right")]


@DRAWN.draws("cistern", size=WIDE)
def cistern() -> list[str]:
    """Pillars in black water, their light broken in it."""
    parts = [_ground(T1), glow(80, 40, 170, T4, "shaft", 0.6)]
    for x, wide, tone in ((96, 16, T2), (180, 16, T2), (30, 26, T1), (236, 26, T1)):
        parts += [path(f"M{x - 34} -5H{x + wide + 34}Q{x + wide} 16 {x + wide} 44V150H{x}V44Q{x} 16 {x - 34} -5Z", tone, T0, 2), poly([(x, 40), (x + wide * 0.3, 40), (x + wide * 0.3, 150), (x, 150)], T3, "", 0, 0.5)]
        parts.append(poly([(x - 5, 140), (x + wide + 5, 140), (x + wide + 5, 150), (x - 5, 150)], tone, T0, 1.6))
    parts.append(poly([(-5, 148), (305, 148), (305, 205), (-5, 205)], T0, "", 0))
    chance = random.Random(47)
    for _ in range(26):
        x, y = chance.uniform(-10, 290), chance.uniform(152, 200)
        parts.append(stroke([(x, y), (x + chance.uniform(12, 44), y)], chance.choice((T2, T3, T1)), 2, smooth=False, opacity=0.6))
    parts += [poly([(30, -5), (96, -5), (150, 150), (70, 150)], T4, "", 0, 0.16), disc(108, 170, 34, T3, "", 0, ry=5, opacity=0.5)]
    return parts

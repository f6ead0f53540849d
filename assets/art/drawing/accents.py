"""Accents, 300 by 200, mostly air: what hangs in front of a picture."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import itertools
import math
import random

from drawing.album import Album
from drawing.pen import FIRE, LEAF, T0, T1, T3, T4, blob, disc, path, poly, star, stroke

DRAWN = Album()
WIDE = (300, 200)


@DRAWN.draws("strands", size=WIDE)
def strands() -> list[str]:
    parts = []
    spokes = [(0, 96), (34, 84), (62, 62), (84, 34), (96, 0)]
    for x, y in spokes:
        parts.append(stroke([(0, 0), (x, y)], T4, 1.4, smooth=False, opacity=0.8))
    for share in (0.25, 0.45, 0.68, 0.92):
        said = f"M{spokes[0][0] * share:.1f} {spokes[0][1] * share:.1f}"
        for one, two in itertools.pairwise(spokes):
            mx, my = (one[0] + two[0]) / 2 * share * 0.86, (one[1] + two[1]) / 2 * share * 0.86
            said += f"Q{mx:.1f} {my:.1f} {two[0] * share:.1f} {two[1] * share:.1f}"
        parts.append(path(said, "none", T4, 1.3, 0.8))
    return parts


@DRAWN.draws("mist", size=WIDE)
def mist() -> list[str]:
    parts = []
    for y, tone, opacity in ((186, T3, 0.28), (194, T4, 0.22), (200, T3, 0.30)):
        edge = [(x, y + 6 * math.sin(x / 23 + y)) for x in range(-20, 340, 24)]
        parts.append(blob([*edge, (340, 240), (-40, 240)], tone, "", 0, opacity))
    return parts


@DRAWN.draws("leaves", size=WIDE)
def leaves() -> list[str]:
    chance = random.Random(4)
    parts = []
    for at in range(9):
        x, y, turn = -6 + at * 9, -4 + chance.uniform(0, 22), chance.uniform(20, 110)
        tip = (x + math.cos(math.radians(turn)) * 26, y + math.sin(math.radians(turn)) * 26)
        side = (math.sin(math.radians(turn)) * 7, -math.cos(math.radians(turn)) * 7)
        middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
        leaf = [(x, y), (middle[0] + side[0], middle[1] + side[1]), tip, (middle[0] - side[0], middle[1] - side[1])]
        parts.append(blob(leaf, chance.choice(LEAF[:3]), T0, 1.4))
    for at in range(14):
        x = 196 + at * 8 + chance.uniform(-3, 3)
        blade = [(x - 3, 206), (x + chance.uniform(-10, 10), 206 - chance.uniform(16, 40)), (x + 3, 206)]
        parts.append(poly(blade, chance.choice(LEAF[:2]), T0, 1))
    return parts


@DRAWN.draws("sparks", size=WIDE)
def sparks() -> list[str]:
    chance = random.Random(6)
    parts = []
    for _ in range(22):
        x, y = chance.uniform(0, 300), chance.uniform(60, 200)
        parts.append(poly(star(x, y, chance.uniform(2, 5), 1, 4), chance.choice(FIRE[2:]), "", 0, 0.9))
    return parts


@DRAWN.draws("motes", size=WIDE)
def motes() -> list[str]:
    chance = random.Random(12)
    return [
        poly(star(chance.uniform(0, 300), chance.uniform(0, 200), chance.uniform(2, 6), 0.9, 4), T4, "", 0, 0.75)
        for _ in range(20)
    ]


@DRAWN.draws("rocks", size=WIDE)
def rocks() -> list[str]:
    parts = []
    for x, y, s in ((12, 196, 30), (44, 204, 22), (284, 198, 32), (254, 206, 20)):
        parts.append(poly([(x - s, 210), (x - s * 0.7, y - s * 0.4), (x, y - s * 0.8), (x + s * 0.7, y - s * 0.3), (x + s, 210)], T0, "", 0))
        parts.append(poly([(x - s * 0.7, y - s * 0.4), (x, y - s * 0.8), (x - s * 0.1, y), (x - s * 0.5, y + 4)], T1, "", 0))
    return parts


@DRAWN.draws("spears", size=WIDE)
def spears() -> list[str]:
    parts = []
    for x, lean, top in ((10, 6, 92), (30, 2, 116), (272, -4, 104), (292, -8, 84)):
        parts.append(stroke([(x, 206), (x + lean, top)], T0, 4, smooth=False))
        parts.append(poly([(x + lean, top - 18), (x + lean - 5, top), (x + lean + 5, top)], T1, T0, 1.6))
    return parts


@DRAWN.draws("smoke", size=WIDE)
def smoke() -> list[str]:
    parts = []
    for x, y, reach in ((6, 190, 32), (44, 204, 26), (80, 212, 20), (294, 188, 36), (254, 206, 26), (216, 214, 18)):
        parts.append(disc(x, y, reach, T0, "", 0, opacity=0.7))
        parts.append(disc(x - reach * 0.2, y - reach * 0.2, reach * 0.6, T1, "", 0, opacity=0.6))
    return parts

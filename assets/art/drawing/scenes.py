"""Scenes, 300 by 200: where a picture takes place. Far things are pale, near ones dark, the light is at the left."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math
import random

from drawing.album import Album
from drawing.pen import BONE, FIRE, T0, T1, T2, T3, T4, blob, disc, glow, path, poly, star, stroke

DRAWN = Album()
WIDE = (300, 200)


def _sky(top: str, low: str) -> str:
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/>'
    return (
        f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="200" gradientUnits="userSpaceOnUse">{stops}'
        '</linearGradient></defs><rect width="300" height="200" fill="url(#sky)"/>'
    )


def _teeth(chance: random.Random, base: float, low: float, high: float, *, down: bool, step: float) -> list:
    """The edge of a cave's roof or floor."""
    points = [(-10.0, base)]
    x = -10.0
    while x < 310:
        wide = chance.uniform(0.6, 1.4) * step
        reach = chance.uniform(low, high) * (1 if down else -1)
        points += [(x + wide * 0.42, base + reach), (x + wide * 0.58, base + reach * 0.9), (x + wide, base)]
        x += wide
    edge = -20 if down else 220
    return [*points, (320, edge), (-20, edge)]


@DRAWN.draws("cavern", size=WIDE)
def cavern() -> list[str]:
    chance = random.Random(3)
    parts = [_sky(T2, T1), glow(70, 50, 150, T4, "lamp", 0.55)]
    for base, low, high, step, tone, opacity in ((60, 10, 60, 26, T2, 0.8), (34, 14, 66, 38, T1, 0.9), (12, 16, 60, 52, T0, 1)):
        parts.append(poly(_teeth(chance, base - 30, low, high, down=True, step=step), tone, "", 0, opacity))
    for base, low, high, step, tone, opacity in ((168, 10, 44, 30, T2, 0.8), (184, 14, 48, 44, T1, 0.95), (204, 12, 46, 60, T0, 1)):
        parts.append(poly(_teeth(chance, base, low, high, down=False, step=step), tone, "", 0, opacity))
    for x, y in ((36, 160), (250, 172), (210, 164), (84, 176)):
        parts.append(poly(star(x, y, 9, 4, 3, chance.uniform(0, 60)), T3, "", 0, 0.8))
    return parts


@DRAWN.draws("hall", size=WIDE)
def hall() -> list[str]:
    parts = [_sky(T1, T2), glow(60, 30, 190, T4, "lamp", 0.6)]
    parts.append(path("M110 150V86A40 46 0 0 1 190 86V150Z", T3, "", 0, 0.55))
    parts.append(path("M126 150V92A24 30 0 0 1 174 92V150Z", T4, "", 0, 0.45))
    for x, wide, tone in ((86, 14, T2), (200, 14, T2), (36, 22, T1), (242, 22, T1), (-8, 30, T0), (278, 30, T0)):
        parts.append(poly([(x, -5), (x + wide, -5), (x + wide, 165), (x, 165)], tone, "", 0))
        parts.append(poly([(x, -5), (x + wide * 0.28, -5), (x + wide * 0.28, 165), (x, 165)], T3, "", 0, 0.35))
        parts.append(poly([(x - 5, 156), (x + wide + 5, 156), (x + wide + 8, 170), (x - 8, 170)], tone, "", 0))
        parts.append(poly([(x - 5, 18), (x + wide + 5, 18), (x + wide + 2, 30), (x - 2, 30)], tone, "", 0))
    parts.append(poly([(-5, 165), (305, 165), (305, 205), (-5, 205)], T1, "", 0))
    for x in range(-200, 520, 46):
        parts.append(stroke([(150 + (x - 150) * 0.45, 165), (x, 205)], T0, 2, smooth=False, opacity=0.8))
    parts.append(stroke([(0, 178), (300, 178)], T0, 2, smooth=False, opacity=0.7))
    parts.append(poly([(40, -5), (110, -5), (190, 205), (70, 205)], T4, "", 0, 0.16))
    return parts


@DRAWN.draws("forest", size=WIDE)
def forest() -> list[str]:
    chance = random.Random(8)
    parts = [_sky(T3, T2), glow(70, 30, 170, T4, "lamp", 0.8)]
    for tone, count, wide, opacity in ((T2, 13, 6, 0.7), (T1, 9, 11, 0.85), (T0, 5, 19, 1)):
        for at in range(count):
            x = (at + chance.uniform(0.1, 0.9)) * 300 / count
            lean = chance.uniform(-10, 10)
            trunk = [(x - wide * 0.6, -5), (x + wide * 0.6, -5), (x + lean + wide, 205), (x + lean - wide, 205)]
            parts.append(poly(trunk, tone, "", 0, opacity))
            for side in (-1, 1):
                y = chance.uniform(20, 100)
                branch = [(x + lean * y / 200, y + 14), (x + side * wide * 2.2, y), (x + side * wide * 4.2, y - 18)]
                parts.append(stroke(branch, tone, wide * 0.5, opacity=opacity))
        base = {T2: 168, T1: 180, T0: 192}[tone]
        bank = [(-10, base + chance.uniform(-6, 6)), *((x, base + chance.uniform(-8, 8)) for x in range(30, 300, 34)), (310, base)]
        parts.append(blob([*bank, (320, 230), (-20, 230)], tone, "", 0, opacity))
        leaves = [(x, chance.uniform(4, 22) + {T2: 26, T1: 12, T0: -4}[tone]) for x in range(-10, 320, 22)]
        parts.append(blob([*leaves, (330, -30), (-30, -30)], tone, "", 0, opacity))
    parts.append(poly([(20, -5), (60, -5), (170, 205), (90, 205)], T4, "", 0, 0.18))
    return parts


@DRAWN.draws("battlefield", size=WIDE)
def battlefield() -> list[str]:
    chance = random.Random(11)
    parts = [_sky(T2, T3), disc(72, 62, 26, T4, "", 0), glow(72, 62, 130, T4, "sun", 0.7)]
    for y, tone in ((30, T2), (52, T1), (88, T2)):
        for _ in range(3):
            x = chance.uniform(0, 300)
            cloud = [(x - 60, y), (x - 20, y - 7), (x + 30, y - 5), (x + 70, y), (x + 20, y + 4)]
            parts.append(blob(cloud, tone, "", 0, 0.5))
    parts.append(blob([(-10, 130), (40, 112), (90, 126), (150, 104), (220, 124), (310, 108), (320, 230), (-20, 230)], T2, "", 0))
    parts.append(blob([(-10, 156), (60, 142), (140, 158), (220, 140), (310, 154), (320, 230), (-20, 230)], T1, "", 0))
    for _ in range(26):
        x, y = chance.uniform(0, 300), chance.uniform(134, 158)
        tall, lean = chance.uniform(24, 52), chance.uniform(-9, 9)
        parts.append(stroke([(x, y), (x + lean, y - tall)], T0, 1.8, smooth=False, opacity=0.9))
        if chance.random() < 0.32:
            flag = [(x + lean, y - tall), (x + lean + 17, y - tall + 4), (x + lean * 0.8, y - tall + 12)]
            parts.append(poly(flag, T3, T0, 1.2, 0.9))
    parts.append(blob([(-10, 182), (80, 170), (160, 186), (240, 172), (310, 184), (320, 230), (-20, 230)], T0, "", 0))
    return parts


@DRAWN.draws("magic_circle", size=WIDE)
def magic_circle() -> list[str]:
    chance = random.Random(5)
    parts = [_sky(T0, T1), glow(150, 100, 140, T3, "core", 0.75)]
    for _ in range(60):
        parts.append(disc(chance.uniform(0, 300), chance.uniform(0, 200), chance.choice((0.7, 1.0, 1.6)), T4, "", 0, opacity=0.8))
    for reach, wide in ((92, 2.4), (84, 1.2), (58, 1.6), (120, 1.2)):
        parts.append(disc(150, 100, reach, "none", T4, wide, opacity=0.6))
    for turn in (0, 60):
        triangle = [star(150, 100, 84, 84, 3, turn)[n] for n in (0, 2, 4)]
        parts.append(poly(triangle, "none", T3, 1.8, 0.6))
    for at in range(24):
        angle = math.radians(at * 15 + 4)
        x, y = 150 + math.cos(angle) * 72, 100 + math.sin(angle) * 72
        rune = [(x + chance.uniform(-4, 4), y + chance.uniform(-4, 4)) for _ in range(4)]
        parts.append(stroke(rune, T4, 1.4, smooth=False, opacity=0.7))
    return parts


@DRAWN.draws("web_vault", size=WIDE)
def web_vault() -> list[str]:
    parts = [_sky(T1, T0), glow(90, 70, 160, T3, "lamp", 0.7)]
    for x in (-20, 70, 160, 250):
        parts.append(path(f"M{x} 205V80Q{x + 38} 20 {x + 76} 80V205H{x + 60}V92Q{x + 38} 46 {x + 16} 92V205Z", T2, "", 0, 0.5))
    hub = (104, 78)
    spokes = []
    for at in range(14):
        angle = math.radians(at * 360 / 14 + 7)
        spokes.append((math.cos(angle), math.sin(angle)))
        end = (hub[0] + math.cos(angle) * 330, hub[1] + math.sin(angle) * 330)
        parts.append(stroke([hub, end], T4, 1.3, smooth=False, opacity=0.75))
    for ring in range(1, 11):
        reach = 9 * ring + ring * ring * 1.25
        said = ""
        for at, (dx, dy) in enumerate([*spokes, spokes[0]]):
            x, y = hub[0] + dx * reach, hub[1] + dy * reach
            if not at:
                said = f"M{x:.1f} {y:.1f}"
                continue
            px, py = spokes[at - 1]
            mx, my = hub[0] + (dx + px) / 2 * reach * 0.86, hub[1] + (dy + py) / 2 * reach * 0.86
            said += f"Q{mx:.1f} {my:.1f} {x:.1f} {y:.1f}"
        parts.append(path(said, "none", T4, 1.1, 0.7))
    parts.append(blob([(-10, 186), (60, 176), (150, 190), (230, 178), (310, 188), (320, 230), (-20, 230)], T0, "", 0))
    for x, y, s in ((228, 60, 1.0), (262, 96, 0.7), (34, 132, 0.7)):
        parts.append(stroke([(x, -5), (x, y)], T3, 1.2, smooth=False))
        parts.append(blob([(x, y - 4 * s), (x + 12 * s, y + 16 * s), (x, y + 44 * s), (x - 12 * s, y + 16 * s)], T1, T0, 1.5))
        for k in range(4):
            left, right = (x - 11 * s, y + (6 + k * 9) * s), (x + 11 * s, y + (10 + k * 8) * s)
            parts.append(stroke([left, right], T3, 1.1, smooth=False, opacity=0.8))
    return parts


@DRAWN.draws("mountains", size=WIDE)
def mountains() -> list[str]:
    parts = [_sky(T2, T4), disc(66, 56, 22, "#fff3d0", "", 0, opacity=0.9), glow(66, 56, 120, "#fff3d0", "sun", 0.7)]
    for peaks, lit_tone, shade_tone in (
        (((40, 74, 70), (130, 52, 90), (222, 66, 84), (290, 84, 60)), T3, T2),
        (((0, 106, 80), (86, 98, 74), (180, 92, 90), (270, 104, 80)), T2, T1),
    ):
        for x, y, wide in peaks:
            parts.append(poly([(x, y), (x + wide, 205), (x - wide, 205)], shade_tone, "", 0))
            ridge = [(x, y), (x + wide * 0.10, y + 30), (x - wide * 0.06, y + 60), (x + wide * 0.1, 205), (x - wide, 205)]
            parts.append(poly(ridge, lit_tone, "", 0))
            snow = [(x, y), (x + wide * 0.12, y + 18), (x + 3, y + 14), (x - 4, y + 22), (x - 9, y + 15), (x - wide * 0.13, y + 22)]
            parts.append(poly(snow, T4, "", 0))
    parts.append(blob([(-10, 174), (70, 164), (150, 178), (240, 164), (310, 176), (320, 230), (-20, 230)], T1, "", 0))
    parts.append(blob([(-10, 192), (100, 184), (200, 194), (310, 184), (320, 230), (-20, 230)], T0, "", 0))
    return parts


@DRAWN.draws("dark_city", size=WIDE)
def dark_city() -> list[str]:
    chance = random.Random(17)
    parts = [_sky(T0, T2), glow(150, 150, 170, T3, "lamp", 0.6)]
    parts.append(poly(_teeth(chance, 0, 12, 64, down=True, step=36), T0, "", 0))
    for count, low, high, tone, opacity in ((13, 60, 120, T2, 0.9), (9, 50, 104, T1, 1), (6, 30, 66, T0, 1)):
        for at in range(count):
            x = (at + chance.uniform(0.2, 0.8)) * 300 / count
            tall, wide = chance.uniform(low, high), chance.uniform(9, 17)
            tower = [(x - wide, 205), (x - wide * 0.7, 205 - tall), (x, 205 - tall - wide * 2.4), (x + wide * 0.7, 205 - tall), (x + wide, 205)]
            parts.append(poly(tower, tone, "", 0, opacity))
            for _ in range(4):
                wx, wy = x + chance.uniform(-0.45, 0.45) * wide, 205 - chance.uniform(12, tall - 4)
                parts.append(poly([(wx, wy - 4), (wx + 1.6, wy), (wx, wy + 4), (wx - 1.6, wy)], T4, "", 0, 0.85))
    return parts


@DRAWN.draws("castle", size=WIDE)
def castle() -> list[str]:
    parts = [_sky(T3, T4), glow(60, 30, 150, "#fff3d0", "sun", 0.8)]
    for x, y, wide, tone in ((200, 60, 26, T2), (246, 40, 22, T2), (160, 92, 60, T2), (274, 84, 40, T2)):
        top = [(x, 205), (x, y), *((x + wide * n / 6, y - (6 if n % 2 else 0)) for n in range(7)), (x + wide, y), (x + wide, 205)]
        parts.append(poly(top, tone, "", 0))
        parts.append(poly([(x, y), (x + wide * 0.3, y), (x + wide * 0.3, 205), (x, 205)], T3, "", 0, 0.6))
    for x, y in ((213, 54), (257, 34)):
        parts.append(stroke([(x, y), (x, y - 26)], T1, 1.8, smooth=False))
        parts.append(poly([(x, y - 26), (x + 20, y - 21), (x, y - 14)], T1, "", 0))
    for x, y in ((222, 96), (256, 76), (180, 122), (292, 118)):
        parts.append(path(f"M{x - 3} {y + 12}V{y}A3 4 0 0 1 {x + 3} {y}V{y + 12}Z", T0, "", 0))
    parts.append(blob([(-10, 150), (60, 138), (130, 152), (220, 146), (310, 160), (320, 230), (-20, 230)], T2, "", 0))
    parts.append(blob([(-10, 178), (80, 166), (170, 180), (310, 172), (320, 230), (-20, 230)], T1, "", 0))
    parts.append(blob([(-10, 196), (120, 186), (310, 196), (320, 230), (-20, 230)], T0, "", 0))
    return parts


@DRAWN.draws("inferno", size=WIDE)
def inferno() -> list[str]:
    chance = random.Random(23)
    parts = [_sky(T0, FIRE[0]), glow(150, 190, 190, FIRE[2], "heat", 0.75)]
    for tone, base, high, opacity in ((FIRE[0], 150, 80, 0.8), (FIRE[1], 175, 66, 0.7), (T0, 204, 50, 1)):
        edge = [(-10.0, base)]
        for x in range(0, 310, 22):
            edge += [(x + 4, base - chance.uniform(0.3, 1) * high), (x + 13, base - chance.uniform(0, 0.25) * high)]
        parts.append(blob([*edge, (310, base), (320, 230), (-20, 230)], tone, "", 0, opacity))
    for _ in range(40):
        parts.append(disc(chance.uniform(0, 300), chance.uniform(10, 180), chance.uniform(0.6, 2), FIRE[3], "", 0, opacity=0.8))
    return parts


@DRAWN.draws("dungeon", size=WIDE)
def dungeon() -> list[str]:
    chance = random.Random(29)
    parts = [_sky(T1, T0)]
    for row in range(9):
        for column in range(-1, 9):
            x, y = column * 40 + row % 2 * 20, row * 19
            tone, opacity = chance.choice(((T1, 1), (T2, 0.55), (T2, 0.8), (T1, 0.8)))
            stone = [(x + 1, y + 1), (x + 38.5, y + 1), (x + 38.5, y + 17.5), (x + 1, y + 17.5)]
            parts.append(poly(stone, tone, "", 0, opacity))
            parts.append(stroke([(x + 1.5, y + 16), (x + 1.5, y + 1.5), (x + 37, y + 1.5)], T3, 1, smooth=False, opacity=0.3))
    for x in (48, 252):
        parts.append(glow(x, 62, 80, FIRE[2], f"torch{x}", 0.75))
        parts.append(poly([(x - 5, 76), (x + 5, 76), (x + 3, 104), (x - 3, 104)], T0, "", 0))
        parts.append(blob([(x, 44), (x + 9, 66), (x, 78), (x - 9, 66)], FIRE[2], "", 0))
        parts.append(blob([(x, 56), (x + 5, 69), (x, 77), (x - 5, 69)], FIRE[3], "", 0))
    parts.append(poly([(-5, 170), (305, 170), (305, 205), (-5, 205)], T0, "", 0))
    for x in range(-60, 380, 44):
        parts.append(stroke([(150 + (x - 150) * 0.8, 170), (x, 205)], T1, 2, smooth=False))
    parts.append(stroke([(0, 184), (300, 184)], T1, 2, smooth=False))
    parts.append(disc(228, 178, 8, BONE[1], T0, 1.5, ry=6))
    return parts

"""Where Heroes takes place, 300 by 200: a harbour of lanterns, a warm court, a bog at dusk, a thicket of briars."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math
import random

from drawing.album import Album
from drawing.pen import FIRE, T0, T1, T2, T3, T4, blob, disc, glow, path, poly, stroke

DRAWN = Album()
WIDE = (300, 200)


def _sky(top: str, middle: str, low: str) -> str:
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="0.6" stop-color="{middle}"/><stop offset="1" stop-color="{low}"/>'
    return (
        f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="200" gradientUnits="userSpaceOnUse">{stops}'
        '</linearGradient></defs><rect width="300" height="200" fill="url(#sky)"/>'
    )


def _washes(chance: random.Random, tones: tuple[str, ...], low: float, high: float, count: int) -> list[str]:
    """Broad soft strokes, as a brush leaves them."""
    parts = []
    for _ in range(count):
        x, y, wide = chance.uniform(-30, 300), chance.uniform(low, high), chance.uniform(60, 170)
        parts.append(stroke([(x, y), (x + wide * 0.5, y - chance.uniform(-6, 10)), (x + wide, y + chance.uniform(-5, 5))], chance.choice(tones), chance.uniform(6, 20), opacity=chance.uniform(0.10, 0.26)))
    return parts


@DRAWN.draws("harbour", size=WIDE)
def harbour() -> list[str]:
    """Gables over water at dusk, a ship's masts, lamps along the quay."""
    chance = random.Random(61)
    parts = [_sky(T1, T2, "#f0b060"), *_washes(chance, (T4, "#ffd28a", T3), 10, 110, 14), disc(86, 112, 26, "#fff0c0", "", 0, opacity=0.9), glow(86, 112, 120, "#ffd890", "sun", 0.8)]
    for x, wide, tall, tone in ((196, 30, 70, T2), (222, 36, 96, T1), (256, 28, 76, T2), (280, 40, 108, T1), (168, 26, 52, T2), (-14, 40, 84, T1), (24, 24, 58, T2)):
        base = 142
        parts.append(poly([(x, base), (x, base - tall), (x + wide / 2, base - tall - wide * 0.6), (x + wide, base - tall), (x + wide, base)], tone, T0, 1.6))
        parts += [poly([(x + wide * a, base - tall * b), (x + wide * a + 5, base - tall * b), (x + wide * a + 5, base - tall * b + 8), (x + wide * a, base - tall * b + 8)], "#ffd27a", "", 0, 0.9) for a, b in ((0.2, 0.8), (0.56, 0.8), (0.2, 0.45), (0.56, 0.45)) if chance.random() < 0.75]
    parts.append(poly([(-5, 140), (305, 140), (305, 205), (-5, 205)], T1, "", 0))
    parts += [stroke([(x, y), (x + wide, y)], tone, 2, smooth=False, opacity=0.6) for x, y, wide, tone in ((chance.uniform(-10, 280), chance.uniform(144, 186), chance.uniform(14, 50), chance.choice(("#ffcf80", T3, T2))) for _ in range(34))]
    parts += [path("M104 150Q130 166 176 148L168 132H112Z", T0, "", 0), stroke([(132, 134), (132, 58)], T0, 3, smooth=False), stroke([(156, 134), (156, 72)], T0, 3, smooth=False), blob([(134, 66), (162, 84), (164, 110), (134, 122)], T3, T0, 1.4, 0.85), stroke([(104, 140), (132, 60), (178, 138)], T0, 1.4, smooth=False)]
    parts.append(poly([(-5, 184), (305, 176), (305, 205), (-5, 205)], T0, "", 0))
    for x in (20, 284):
        parts += [stroke([(x, 190), (x, 110)], T0, 4, smooth=False), glow(x, 104, 66, FIRE[2], f"lamp{x}", 0.9), poly([(x - 6, 96), (x + 6, 96), (x + 4, 112), (x - 4, 112)], "#ffe9a0", T0, 1.6)]
    return parts


@DRAWN.draws("court", size=WIDE)
def court() -> list[str]:
    """A hall of warm wood and hangings, tall windows, hanging lanterns."""
    chance = random.Random(67)
    parts = [_sky(T0, T1, T2), *_washes(chance, (T3, "#c88a4a", T1), 0, 160, 12), glow(90, 40, 180, "#ffd890", "day", 0.7)]
    for x in (40, 126, 212):
        parts += [path(f"M{x} 132V62A24 30 0 0 1 {x + 48} 62V132Z", "#ffe6a8", T0, 3, 0.85), stroke([(x + 24, 34), (x + 24, 132)], T0, 2.4, smooth=False), *(stroke([(x, y), (x + 48, y)], T0, 2, smooth=False) for y in (66, 98))]
        parts += [path(f"M{x + 12} 66L{x + 24} 50L{x + 36} 66L{x + 24} 84Z", T3, T0, 1.4, 0.9)]
    for x in (8, 98, 184, 270):
        parts += [poly([(x, -5), (x + 22, -5), (x + 22, 150), (x, 150)], T1, T0, 2), poly([(x, -5), (x + 6, -5), (x + 6, 150), (x, 150)], T3, "", 0, 0.4), poly([(x - 1, 20), (x + 23, 20), (x + 23, 84), (x + 11, 98), (x - 1, 84)], T2, T0, 1.8, 0.95), disc(x + 11, 52, 6, "#ffd27a", T0, 1.4)]
    parts += [poly([(-5, 150), (305, 150), (305, 205), (-5, 205)], "#3a2414", "", 0, 0.9), *(stroke([(150 + (x - 150) * 0.5, 150), (x, 205)], T0, 2, smooth=False) for x in range(-150, 460, 44)), poly([(20, 150), (110, 150), (220, 205), (60, 205)], "#ffe0a0", "", 0, 0.2)]
    for x, y in ((72, 22), (236, 30)):
        parts += [stroke([(x, -5), (x, y)], T0, 2, smooth=False), glow(x, y + 10, 54, FIRE[2], f"hung{x}", 0.8), poly([(x - 7, y), (x + 7, y), (x + 9, y + 18), (x - 9, y + 18)], "#ffe9a0", T0, 2)]
    return parts


@DRAWN.draws("bog", size=WIDE)
def bog() -> list[str]:
    """Pools between tussocks under a low sun, drowned trees, bulrushes, drifting lights."""
    chance = random.Random(71)
    parts = [_sky("#3a2c3c", T2, "#d8a058"), *_washes(chance, (T4, "#e8b070", T1), 6, 120, 16), disc(210, 96, 22, "#ffe0a0", "", 0, opacity=0.9), glow(210, 96, 110, "#ffcf80", "sun", 0.7)]
    for x, lean, tall, wide, tone in ((40, 10, 120, 8, T1), (92, -8, 90, 6, T2), (252, -12, 126, 9, T1), (176, 6, 70, 5, T2), (288, 8, 100, 7, T1)):
        parts.append(poly([(x - wide, 150), (x + lean - 1.6, 150 - tall), (x + lean + 1.6, 150 - tall), (x + wide, 150)], tone, "", 0))
        for side, share in ((-1, 0.5), (1, 0.66), (-1, 0.82)):
            y = 150 - tall * share
            parts.append(stroke([(x + lean * share, y), (x + lean * share + side * 14, y - 9), (x + lean * share + side * 20, y - 24)], tone, 3))
    for base, tone in ((128, T2), (148, T1)):
        parts.append(blob([(-20, base + 6), *((x, base + chance.uniform(-7, 7)) for x in range(20, 310, 40)), (330, base), (330, 230), (-30, 230)], tone, "", 0, 0.9))
    for x, y, rx in ((70, 152, 44), (190, 146, 36), (250, 170, 56), (120, 178, 64), (20, 182, 36)):
        parts += [disc(x, y, rx, "#e0b070", "", 0, ry=rx * 0.17, opacity=0.75), disc(x + 4, y + 1.6, rx * 0.8, T2, "", 0, ry=rx * 0.11, opacity=0.8)]
    for _ in range(30):
        x, y = chance.uniform(-5, 305), chance.uniform(176, 206)
        lean, tall = chance.uniform(-8, 8), chance.uniform(22, 60)
        parts.append(stroke([(x, y + 10), (x + lean, y - tall)], T0, 2.4, smooth=False))
        if chance.random() < 0.4:
            parts.append(stroke([(x + lean * 0.9, y - tall * 0.9), (x + lean, y - tall - 8)], T0, 6))
    parts += [part for x, y in ((60, 110), (150, 96), (268, 126)) for part in (glow(x, y, 22, T4, f"wisp{x}", 0.8), disc(x, y, 2.6, "#ffffff", "", 0))]
    return parts


@DRAWN.draws("briars", size=WIDE)
def briars() -> list[str]:
    """Arches of thorn around a clearing with the glow of a fire."""
    chance = random.Random(73)
    parts = [_sky(T1, "#7a5a34", "#c88a44"), *_washes(chance, (T3, "#e0a860", T2), 20, 170, 16), glow(150, 150, 150, FIRE[2], "fire", 0.75)]
    for tone, count, thick, opacity in ((T2, 8, 5, 0.7), (T1, 7, 9, 0.9), (T0, 5, 13, 1)):
        for n in range(count):
            x = (n + chance.uniform(0.1, 0.9)) * 300 / count
            over = chance.choice((-1, 1)) * chance.uniform(60, 130)
            arch = [(x, 205), (x + over * 0.1, chance.uniform(60, 100)), (x + over * 0.6, chance.uniform(4, 50)), (x + over, chance.uniform(40, 110))]
            parts.append(stroke(arch, tone, thick, opacity=opacity))
            for k in range(6):
                share = (k + 0.5) / 6 * 3
                low = min(int(share), 2)
                px, py = arch[low][0] + (arch[low + 1][0] - arch[low][0]) * (share - low), arch[low][1] + (arch[low + 1][1] - arch[low][1]) * (share - low)
                turn = chance.uniform(0, math.tau)
                tip = (px + math.cos(turn) * thick * 2, py + math.sin(turn) * thick * 2)
                parts.append(poly([(px - thick * 0.4, py), tip, (px + thick * 0.4, py)], tone, "", 0, opacity))
    edge = [(x, 184 + chance.uniform(-7, 7)) for x in range(-10, 320, 30)]
    return [*parts, blob([*edge, (330, 230), (-30, 230)], T0, "", 0), *(stroke([(x, 196), (x + chance.uniform(-7, 7), 196 - chance.uniform(12, 34))], T0, 2.4, smooth=False) for x in range(0, 300, 9))]

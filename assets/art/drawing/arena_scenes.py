"""Where Arena's pictures take place: one kind of land for each colour of magic."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math
import random

from drawing.album import Album
from drawing.pen import BONE, FIRE, T0, T1, T2, T3, T4, blob, disc, glow, path, poly, stroke

DRAWN = Album()
WIDE = (300, 200)
HILL = [(320, 230), (-20, 230)]


def sky(*stops: tuple[float, str]) -> str:
    """A whole background from tone to tone, downwards."""
    said = "".join(f'<stop offset="{at}" stop-color="{tone}"/>' for at, tone in stops)
    return (
        '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="200" gradientUnits="userSpaceOnUse">'
        f'{said}</linearGradient></defs><rect width="300" height="200" fill="url(#sky)"/>'
    )


@DRAWN.draws("arena_field", size=WIDE)
def arena_field() -> list[str]:
    """Plains under a great sun, a white city far away."""
    chance = random.Random(41)
    parts = [sky((0, "#6f9cc8"), (0.55, "#f3dfae"), (1, T3)), glow(84, 84, 150, "#fff6d8", "sun", 0.95), disc(84, 84, 24, "#fffbe8", "", 0)]
    for x, y, wide in ((40, 34, 50), (180, 24, 70), (250, 56, 44)):
        parts.append(blob([(x - wide, y), (x - wide * 0.3, y - 9), (x + wide * 0.4, y - 6), (x + wide, y), (x, y + 5)], "#ffffff", "", 0, 0.6))
    for x, tall, wide in ((196, 44, 7), (210, 66, 8), (226, 52, 9), (242, 78, 7), (256, 40, 10)):
        parts.append(poly([(x - wide, 140), (x - wide, 140 - tall), (x, 126 - tall), (x + wide, 140 - tall), (x + wide, 140)], "#fdf3d6", "", 0, 0.9))
        parts.append(poly([(x, 140), (x, 126 - tall), (x + wide, 140 - tall), (x + wide, 140)], T2, "", 0, 0.45))
    for base, tone in ((134, "#d8c878"), (154, "#a99c52"), (178, "#6b6a3c")):
        parts.append(blob([(-10, base), (60, base - 10), (150, base + 6), (230, base - 8), (310, base + 2), *HILL], tone, "", 0))
    for _ in range(40):
        x, y = chance.uniform(0, 300), chance.uniform(166, 206)
        parts.append(stroke([(x, y), (x + chance.uniform(-5, 5), y - chance.uniform(8, 22))], T4, 1.4, smooth=False, opacity=0.6))
    return parts


@DRAWN.draws("arena_isle", size=WIDE)
def arena_isle() -> list[str]:
    """A tower on a rock in the sea, the sky full of signs."""
    parts = [sky((0, "#0d2748"), (0.6, T2), (1, T3)), glow(210, 60, 140, "#d8f2ff", "moon", 0.8), disc(210, 54, 20, "#eefaff", "", 0)]
    for reach in (40, 58, 78):
        parts.append(disc(210, 54, reach, "none", "#d8f2ff", 1.2, opacity=0.4))
    parts.append(poly([(38, 150), (44, 80), (40, 76), (52, 44), (64, 76), (60, 80), (70, 150)], "#12294a", "", 0))
    parts.append(poly([(38, 150), (44, 80), (52, 48), (52, 150)], T2, "", 0, 0.7))
    parts += [disc(52, 88, 4, "#ffe9a0", "", 0), disc(52, 112, 3, "#ffe9a0", "", 0)]
    parts.append(blob([(6, 156), (26, 140), (50, 144), (86, 138), (116, 158)], "#0c1c34", "", 0))
    for row, (y, tone) in enumerate(((150, T2), (166, T1), (184, T0))):
        edge = [(x, y + 5 * math.sin(x / 17 + row * 2)) for x in range(-20, 340, 14)]
        parts.append(blob([*edge, (340, 240), (-40, 240)], tone, "", 0))
        parts += [stroke([(x, y + 9 + 3 * math.sin(x)), (x + 12, y + 7 + 3 * math.sin(x)), (x + 24, y + 9)], T4, 1.4, opacity=0.6) for x in range(8 + row * 13, 300, 47)]
    return parts


@DRAWN.draws("arena_graves", size=WIDE)
def arena_graves() -> list[str]:
    """A swamp of dead trees and leaning stones under a sick moon."""
    chance = random.Random(43)
    parts = [sky((0, "#15101f"), (0.65, "#4b3f63"), (1, "#6f6a5c")), glow(80, 56, 130, "#cfe39a", "moon", 0.75), disc(80, 56, 24, "#e8f0c0", "", 0), disc(74, 50, 5, "#b8c48a", "", 0, opacity=0.6)]
    for x, tall, lean, tone in ((28, 120, 10, T1), (268, 136, -14, T0), (210, 90, 8, T1), (150, 76, -6, T1)):
        parts.append(poly([(x - 8, 190), (x + lean - 2, 190 - tall), (x + lean + 2, 190 - tall), (x + 8, 190)], tone, "", 0))
        for share, way in ((0.5, -1), (0.66, 1), (0.8, -1), (0.9, 1)):
            fork = (x + lean * share, 190 - tall * share)
            tip = (fork[0] + way * chance.uniform(18, 34), fork[1] - chance.uniform(12, 28))
            parts.append(stroke([fork, ((fork[0] + tip[0]) / 2, fork[1] - 4), tip], tone, 3))
            parts.append(stroke([tip, (tip[0] + way * 8, tip[1] - 12)], tone, 1.8, smooth=False))
    parts.append(blob([(-10, 160), (80, 150), (180, 164), (310, 152), *HILL], T1, "", 0))
    for x, y, turn in ((60, 170, -8), (112, 162, 6), (176, 170, -4), (236, 172, 10)):
        parts.append(f'<g transform="rotate({turn} {x} {y})">' + path(f"M{x - 11} {y + 12}V{y - 18}A11 12 0 0 1 {x + 11} {y - 18}V{y + 12}Z", BONE[0], "", 0) + path(f"M{x - 11} {y + 12}V{y - 18}A11 12 0 0 1 {x} {y - 30}V{y + 12}Z", BONE[1], "", 0, 0.6) + "</g>")
    parts.append(blob([(-10, 186), (100, 176), (200, 190), (310, 178), *HILL], T0, "", 0))
    return parts


@DRAWN.draws("arena_crags", size=WIDE)
def arena_crags() -> list[str]:
    """Burning mountains: lava runs down between the crags."""
    parts = [sky((0, "#2a0c10"), (0.5, "#8a2a18"), (1, "#f0903a")), glow(150, 60, 160, FIRE[2], "crater", 0.85)]
    for x, y, reach in ((120, 14, 26), (150, 2, 34), (186, 18, 28), (214, 2, 22)):
        parts.append(disc(x, y, reach, "#1d1014", "", 0, opacity=0.7))
    parts.append(poly([(60, 205), (122, 58), (134, 64), (146, 56), (160, 62), (172, 54), (246, 205)], "#3a1618", "", 0))
    parts.append(poly([(60, 205), (122, 58), (134, 64), (120, 130), (128, 205)], T2, "", 0, 0.55))
    for run in ([(140, 60), (146, 90), (134, 120), (148, 160), (140, 205)], [(160, 62), (170, 100), (188, 130), (184, 170), (204, 205)]):
        parts += [stroke(run, FIRE[1], 8), stroke(run, FIRE[3], 3)]
    for crag, tone in (([(-10, 205), (-10, 96), (20, 74), (34, 110), (54, 98), (78, 150), (110, 205)], T1), ([(310, 205), (310, 84), (284, 60), (266, 112), (244, 104), (222, 160), (190, 205)], T0)):
        parts.append(poly(crag, tone, "", 0))
        parts.append(stroke(crag[1:5], FIRE[2], 1.6, smooth=False, opacity=0.7))
    parts.append(poly([(-10, 186), (50, 176), (90, 192), (160, 180), (230, 194), (310, 180), (310, 210), (-10, 210)], "#160a0c", "", 0))
    return parts


@DRAWN.draws("arena_grove", size=WIDE)
def arena_grove() -> list[str]:
    """Giant trees with roots like arches, light between them."""
    chance = random.Random(47)
    parts = [sky((0, "#d8e88a"), (0.5, T3), (1, T1)), glow(120, 50, 170, "#fbffd8", "lamp", 0.9)]
    for x, wide, tone, opacity in ((90, 9, T3, 0.8), (150, 11, T3, 0.8), (210, 8, T3, 0.8), (60, 16, T2, 0.9), (244, 20, T2, 0.9)):
        parts.append(path(f"M{x - wide * 2.4:.0f} 205Q{x - wide:.0f} 150 {x - wide * 0.8:.0f} -5H{x + wide * 0.8:.0f}Q{x + wide:.0f} 150 {x + wide * 2.4:.0f} 205Z", tone, "", 0, opacity))
    for left, lean in ((-30, 1), (262, -1)):
        parts.append(path(f"M{left} 205V-5H{left + 58}Q{left + 44 + lean * 6} 100 {left + 96 if lean > 0 else left + 70} 205Z", T0, "", 0))
        parts.append(path(f"M{left + 34} 205Q{left + 46} 120 {left + 44} 60Q{left + 60 + 40 * lean} 120 {left + 30 + 90 * lean} 205H{left + 20 + 80 * lean}Q{left + 36 + 24 * lean} 150 {left + 48} 205Z", T1, "", 0))
    for tone, base, opacity in ((T2, 26, 0.8), (T1, 12, 0.9), (T0, -2, 1)):
        edge = [(x, base + chance.uniform(-6, 14)) for x in range(-10, 330, 20)]
        parts.append(blob([*edge, (330, -30), (-30, -30)], tone, "", 0, opacity))
    parts.append(poly([(90, -5), (150, -5), (230, 205), (90, 205)], "#fbffd8", "", 0, 0.2))
    parts.append(blob([(-10, 178), (60, 170), (150, 184), (240, 170), (310, 180), *HILL], T1, "", 0))
    for _ in range(16):
        x = chance.uniform(0, 300)
        parts.append(stroke([(x, 206), (x - 6, 190), (x - 14, 182)], T0, 3, opacity=0.9))
        parts.append(disc(x - 3, chance.uniform(60, 190), chance.uniform(1, 2.4), "#f4ffb0", "", 0, opacity=0.8))
    return parts

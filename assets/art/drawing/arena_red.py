"""Red spells: flames that double, lash, wreathe and answer."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear
from drawing.album import Album
from drawing.arena_shapes import SUN, hand, rays, tongue
from drawing.drow_actions import speed_lines
from drawing.figures import figure
from drawing.pen import (
    BLOOD,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    RED_HAIR,
    STEEL,
    STONE,
    T0,
    T1,
    T2,
    T3,
    T4,
    WOOD,
    blob,
    burst,
    disc,
    halves,
    limb,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
CLOTH = (T0, T1, T2, T3)


def fire_ring(x: float, y: float, reach: float, count: int, high: float, *, ry: float = 1.0, lean: float = 24) -> str:
    """Tongues of flame around a ring, all leaning one way."""
    parts = []
    for n in range(count):
        turn = 360 * n / count
        at = math.radians(turn)
        parts.append((math.cos(at), tongue(x + math.sin(at) * reach, y - math.cos(at) * reach * ry, high, high * 0.32, turn + lean)))
    return "".join(part for _, part in sorted(parts, key=lambda pair: -pair[0]))


@DRAWN.draws("twinflame", scenes="arena_crags inferno", accents="sparks")
def twinflame() -> list[str]:
    """One torch, two flames that wind around each other."""
    strands = []
    for way in (1, -1):
        strands.append([(100 + way * math.sin(n * 0.62) * (34 - n * 1.4), 150 - n * 8.2) for n in range(14)])
    return [
        rays(100, 80, 104, 60, 18, FIRE[3], 0.3),
        poly([(86, 148), (114, 148), (108, 208), (92, 208)], WOOD[1], INK, 3.4), poly([(86, 148), (98, 148), (98, 208), (92, 208)], WOOD[2], "", 0),
        stroke([(84, 158), (116, 164)], INK, 10), stroke([(84, 158), (116, 164)], GOLD[2], 5),
        stroke(strands[0], INK, 30), stroke(strands[0], FIRE[1], 24),
        stroke(strands[1], INK, 30), stroke(strands[1], FIRE[2], 24),
        stroke([(x - 3, y) for x, y in strands[1]], FIRE[3], 9),
        stroke(strands[0][7:12], INK, 29), stroke(strands[0][6:13], FIRE[1], 24), stroke([(x - 3, y) for x, y in strands[0][6:13]], FIRE[2], 9),
        tongue(strands[0][-1][0] - 22, 54, 48, 16, -20), tongue(strands[1][-1][0] + 24, 54, 48, 16, 18),
        poly([(78, 140), (122, 140), (116, 156), (84, 156)], STEEL[1], INK, 3.2),
        *(poly(star(x, y, r, r * 0.35, 4), FIRE[3], INK, 1.8) for x, y, r in ((38, 70, 9), (164, 86, 10), (46, 130, 7), (158, 140, 7))),
    ]


@DRAWN.draws("seize_the_day", scenes="arena_crags battlefield mountains", accents="sparks spears")
def seize_the_day() -> list[str]:
    """A warrior springs before the rising sun, fist closed on its rays."""
    return [
        rays(126, 108, 130, 60, 22, SUN[2], 0.6), disc(126, 108, 54, SUN[1], INK, 3.4), disc(124, 106, 47, SUN[2], "", 0), disc(120, 102, 32, SUN[3], "", 0),
        speed_lines([(48, 96, 48), (40, 122, 40), (30, 148, 30)], T4, thick=5),
        figure(
            skull=(104, 54), neck=(98, 72), hip=(80, 118), far_arm=((72, 84), (52, 104)), near_arm=((126, 62), (144, 30)),
            far_leg=((52, 126), (24, 144)), near_leg=((112, 140), (102, 184)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=RED_HAIR, s=1.14,
            far_gear=turned(52, 104, -104, gear.axe(60)), cloak=[(96, 70), (72, 76), (34, 84), (16, 112), (44, 110), (76, 116)], cloak_tone=T1,
        ),
        burst(148, 22, 24, (INK, SUN[1], SUN[2], "#ffffff"), 9, 6), disc(146, 26, 10, FAIR_SKIN[2], INK, 2.8),
        blob([(-6, 210), (20, 192), (80, 186), (140, 194), (206, 186), (206, 210)], T0, INK, 3),
    ]


@DRAWN.draws("ember_lash", scenes="arena_crags inferno dungeon", accents="sparks smoke")
def ember_lash() -> list[str]:
    """A fist swings a whip of fire."""
    whip = [(50, 148), (80, 128), (74, 84), (44, 58), (60, 22), (112, 14), (150, 40), (152, 84), (124, 100), (122, 128), (156, 146), (192, 130)]
    return [
        stroke(whip, INK, 22), stroke(whip, FIRE[0], 17), stroke(whip, FIRE[1], 13), stroke(whip, FIRE[2], 7), stroke(whip, FIRE[3], 2.6),
        *(tongue(x, y, h, 10, t) for x, y, h, t in ((72, 96, 30, -80), (52, 46, 34, -60), (86, 16, 34, -10), (134, 24, 34, 30), (156, 62, 32, 80), (122, 112, 28, -70), (148, 144, 30, 170))),
        burst(192, 130, 26, (INK, FIRE[1], FIRE[2], FIRE[3]), 10, 4),
        limb((48, 152), (34, 176), 6, 7, WOOD[1], 3),
        limb((-10, 214), (26, 180), 22, 17, T2, 3.4), poly([(4, 172), (28, 198), (42, 184), (18, 160)], T3, INK, 3),
        blob([(20, 160), (40, 148), (58, 162), (52, 182), (32, 188), (18, 176)], FAIR_SKIN[2], INK, 3.2), *(stroke([(28 + n * 8, 156 + n * 2), (38 + n * 6, 174 + n * 2)], FAIR_SKIN[0], 2.4) for n in range(3)),
    ]


@DRAWN.draws("fan_the_flames", scenes="arena_crags inferno", accents="sparks")
def fan_the_flames() -> list[str]:
    """Bellows blow a hearth of coals to a blaze."""
    return [
        *(tongue(x, 170, h, w, t) for x, h, w, t in ((120, 96, 18, 4), (186, 96, 18, 16), (152, 150, 28, 10), (134, 120, 20, -4), (172, 124, 20, 18))),
        *(disc(x, y, r, tone, INK, 3) for x, y, r, tone in ((110, 182, 15, STONE[0]), (140, 186, 17, FIRE[0]), (170, 184, 16, STONE[0]), (194, 182, 14, FIRE[0]), (126, 172, 13, FIRE[1]), (156, 172, 13, FIRE[1]), (182, 170, 12, FIRE[1]))),
        turned(
            54, 110, 32,
            poly([(-60, -22), (-50, -40), (20, -18), (34, -6), (34, 6), (20, 18), (-50, 40), (-60, 22)], LEATHER[2], INK, 3.6),
            poly([(-52, -38), (22, -18), (34, -6), (-58, -12)], LEATHER[3], "", 0),
            *(stroke([(-40 + n * 16, -34 + n * 5), (-42 + n * 16, 0), (-40 + n * 16, 34 - n * 5)], LEATHER[0], 3) for n in range(4)),
            poly([(32, -8), (72, -4), (72, 4), (32, 8)], STEEL[2], INK, 3), limb((-60, -24), (-92, -32), 6, 6, WOOD[2]), limb((-60, 24), (-92, 32), 6, 6, WOOD[1]),
        ),
        speed_lines([(0, 0, 0)], T4),
        *(stroke(line, T4, 4) for line in ([(120, 150), (132, 148), (142, 152)], [(118, 138), (134, 132), (146, 136)], [(108, 126), (122, 116), (136, 118)])),
    ]


@DRAWN.draws("kindled_blood", scenes="arena_crags inferno battlefield", accents="sparks")
def kindled_blood() -> list[str]:
    """A beating heart aflame, veins of light running from it."""
    heart = [(100, 84), (80, 62), (50, 66), (40, 98), (58, 136), (100, 176)]
    return [
        *(tongue(x, y, h, 15, t) for x, y, h, t in ((52, 96, 66, -34), (70, 76, 78, -16), (100, 80, 84, 0), (130, 76, 78, 16), (148, 96, 66, 34), (46, 120, 50, -60), (154, 120, 50, 60))),
        *(stroke(v, INK, 9) + stroke(v, FIRE[2], 4.4) for v in ([(60, 130), (36, 146), (30, 176), (10, 190)], [(140, 130), (164, 146), (170, 176), (190, 190)], [(86, 160), (78, 184), (84, 206)], [(114, 160), (124, 184), (118, 206)])),
        halves(heart, BLOOD[2], BLOOD[1], width=4), blob([(50, 98), (56, 76), (76, 72), (70, 92), (62, 112)], BLOOD[3], "", 0),
        poly([(94, 58), (90, 34), (106, 30), (112, 60)], BLOOD[1], INK, 3), poly([(112, 62), (124, 40), (136, 48), (124, 70)], BLOOD[1], INK, 3),
        stroke([(58, 112), (82, 112), (90, 92), (102, 136), (112, 104), (118, 116), (142, 116)], INK, 9, smooth=False), stroke([(58, 112), (82, 112), (90, 92), (102, 136), (112, 104), (118, 116), (142, 116)], FIRE[3], 4.4, smooth=False),
    ]


@DRAWN.draws("wreath_of_fire", scenes="arena_crags inferno magic_circle", accents="sparks")
def wreath_of_fire() -> list[str]:
    """A figure stands calm in a closed ring of flame."""
    return [
        rays(100, 106, 108, 84, 24, FIRE[3], 0.35),
        fire_ring(100, 104, 62, 18, 44),
        disc(100, 104, 58, FIRE[0], INK, 3), disc(100, 104, 52, "#2a0c0a", "", 0),
        disc(100, 116, 42, FIRE[1], "", 0, opacity=0.4),
        figure(
            skull=(100, 74), neck=(100, 90), hip=(100, 124), far_arm=((120, 96), (126, 116)), near_arm=((80, 96), (74, 116)), far_leg=((108, 142), (112, 154)), near_leg=((92, 142), (88, 154)),
            cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=RED_HAIR, s=0.86,
        ),
        tongue(74, 116, 26, 9, -6), tongue(126, 116, 26, 9, 6),
    ]


@DRAWN.draws("answering_blaze", scenes="arena_crags inferno castle", accents="sparks smoke")
def answering_blaze() -> list[str]:
    """An arrow burns up in the air, a comet of fire flies back along its path."""
    return [
        turned(132, 40, 236, gear.arrow(70, STEEL, (T1, T2, T3))), tongue(98, 66, 34, 11, 60), tongue(112, 56, 30, 10, 30),
        hand(40, 150, 44, FAIR_SKIN, s=0.92), limb((-10, 206), (28, 166), 20, 14, T2, 3.4), poly([(4, 172), (30, 196), (42, 180), (16, 158)], T3, INK, 3),
        turned(
            140, 116, 58,
            *(tongue(x, 20, h, 15, t) for x, h, t in ((-24, 76, 196), (24, 76, 164), (-10, 98, 186), (12, 98, 174))),
            disc(0, 0, 36, FIRE[0], INK, 4), disc(0, 0, 31, FIRE[1], "", 0), disc(0, -5, 22, FIRE[2], "", 0), disc(0, -10, 12, FIRE[3], "", 0),
            tongue(-26, 4, 40, 11, -34), tongue(26, 4, 40, 11, 34),
        ),
        *(poly(star(x, y, r, r * 0.35, 4), FIRE[3], INK, 1.8) for x, y, r in ((186, 60, 10), (70, 40, 9), (186, 168, 8), (120, 184, 9))),
    ]


@DRAWN.draws("scattering_sparks", scenes="arena_crags inferno dungeon", accents="sparks")
def scattering_sparks() -> list[str]:
    """A cracked ember bursts; sparks fly in arcs to all sides."""
    parts = [rays(100, 104, 70, 40, 14, FIRE[3], 0.5)]
    for n in range(10):
        angle = math.radians(n * 36 + 10)
        reach = 84 if n % 2 else 70
        tip = (100 + math.cos(angle) * reach, 104 + math.sin(angle) * reach)
        mid = (100 + math.cos(angle + 0.34) * reach * 0.58, 104 + math.sin(angle + 0.34) * reach * 0.58)
        parts += [stroke([(100, 104), mid, tip], INK, 8), stroke([(100, 104), mid, tip], FIRE[1], 4.4)]
        parts.append(poly(star(tip[0], tip[1], 17 if n % 2 else 12, 4.6, 4, n * 20), FIRE[3] if n % 2 else FIRE[2], INK, 2.6))
    parts += [
        poly(star(100, 104, 48, 36, 8, 8), "#8a2c12", INK, 4), poly(star(96, 100, 34, 26, 8, 8), "#b8461a", "", 0),
        *(stroke(crack, INK, 8, smooth=False) + stroke(crack, FIRE[2], 5, smooth=False) for crack in ([(66, 84), (90, 96), (100, 124), (124, 138)], [(120, 70), (104, 92), (90, 96)], [(100, 124), (78, 138)], [(104, 92), (134, 104)])),
        disc(98, 104, 11, FIRE[3], INK, 2.6),
    ]
    return parts


@DRAWN.draws("backdraft", scenes="arena_crags dungeon inferno", accents="smoke sparks")
def backdraft() -> list[str]:
    """A door swings open and a wall of flame leaps out at the intruder."""
    return [
        poly([(6, 4), (104, 4), (104, 204), (6, 204)], STONE[1], INK, 3.6), poly([(18, 16), (92, 16), (92, 204), (18, 204)], "#3a0a06", INK, 3),
        poly([(18, 16), (92, 16), (92, 204), (18, 204)], FIRE[2], "", 0, 0.65),
        poly([(18, 14), (-10, 0), (-10, 214), (18, 206)], WOOD[2], INK, 3.2),
        *(tongue(x, y, h, w, t) for x, y, h, w, t in ((56, 180, 110, 26, 74), (52, 140, 128, 28, 82), (54, 96, 126, 27, 92), (50, 54, 108, 24, 104), (60, 118, 84, 20, 70), (60, 76, 84, 20, 100))),
        tongue(40, 200, 74, 20, 0), tongue(70, 204, 66, 18, 10),
        turned(
            168, 132, 26,
            figure(skull=(2, -36), neck=(0, -22), hip=(4, 14), facing=-1, far_arm=((-16, -26), (-28, -40)), near_arm=((-18, -12), (-34, -22)), far_leg=((-10, 34), (-22, 52)), near_leg=((14, 32), (10, 58)), cloth=("#1c2430", "#384658", "#5c6e84"), skin=FAIR_SKIN, boots=LEATHER, hat="helm", s=0.92),
        ),
    ]



"""Feats of the Crown: swings, blows, shields and speed."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear
from drawing.album import Album
from drawing.drow_actions import chevrons, speed_lines
from drawing.figures import figure
from drawing.pen import (
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    STEEL,
    STONE,
    T0,
    T1,
    T2,
    T3,
    T4,
    arc_points,
    blob,
    both_poly,
    burst,
    disc,
    halves,
    limb,
    poly,
    star,
    stroke,
    swoosh,
    turned,
)

DRAWN = Album()
CLOTH = (T0, T1, T2, T3)
SLASH = (STEEL[0], STEEL[2], STEEL[3], "#ffffff")
FOE = ("#17121c", "#2c2433", "#463a50", "#6a5a76")


def cracks(x: float, y: float) -> str:
    """Broken ground around a blow."""
    parts = [blob([(x - 74, y + 10), (x, y - 4), (x + 74, y + 10), (x, y + 26)], STONE[0], INK, 3)]
    for dx in (-62, -34, 30, 60):
        parts.append(stroke([(x, y + 6), (x + dx * 0.5, y + 12), (x + dx, y + 8)], INK, 3, smooth=False))
    for dx, dy, s in ((-54, -18, 9), (-30, -34, 7), (36, -32, 8), (60, -14, 9), (74, -36, 5)):
        parts.append(poly([(x + dx - s, y + dy), (x + dx, y + dy - s), (x + dx + s, y + dy + 2), (x + dx, y + dy + s)], STONE[2], INK, 2.2))
    return "".join(parts)


@DRAWN.draws("tide_of_iron", scenes="battlefield castle", accents="spears")
def tide_of_iron() -> list[str]:
    """Shields in a row press forward over a wave of steel."""
    wave = [(-6, 206), (-6, 150), (30, 120), (70, 134), (112, 110), (150, 124), (200, 96), (206, 206)]
    parts = [speed_lines([(60, 40, 60), (40, 70, 46), (30, 100, 34)], T4)]
    for x, y, s in ((58, 74, 0.8), (104, 82, 0.95), (152, 92, 1.1)):
        parts.append(turned(x + 10, y - 8, 28, gear.spear(110), scale=s))
    parts.append(blob(wave, STEEL[1], INK, 3.4))
    parts.append(blob([(-6, 206), (0, 168), (36, 140), (76, 156), (116, 132), (156, 148), (206, 122), (206, 206)], STEEL[2], "", 0))
    for x, y, s in ((44, 108, 0.82), (92, 112, 1.0), (146, 118, 1.22)):
        helm = [(0, -84), (-20, -78), (-24, -54), (-20, -40), (0, -36)]
        parts.append(turned(x, y, 0, halves(helm, STEEL[3], STEEL[1], axis=0), both_poly([(-15, -60), (-2, -56), (-4, -52), (-15, -55)], INK, INK, axis=0, width=1), scale=s))
        parts.append(turned(x, y, 4, gear.kite_shield(108, (T0, T1, T2, T3), STEEL), gear.crown_charge(0, -6, 0.9), scale=s))
    parts.append(blob([(-6, 206), (20, 184), (52, 196), (88, 178), (130, 194), (170, 176), (206, 190), (206, 210)], STEEL[3], INK, 3))
    parts.append(chevrons(150, 180, 2, GOLD[2], s=0.9))
    return parts


@DRAWN.draws("wide_swing", scenes="battlefield dungeon", accents="rocks")
def wide_swing() -> list[str]:
    """An axe sweeps through two enemies at once."""
    parts = []
    for x, y, lean in ((34, 96, -12), (166, 92, 12)):
        parts.append(
            turned(
                x, y, lean,
                figure(
                    skull=(0, -44), neck=(0, -28), hip=(0, 18), far_arm=((16, -14), (30, -34)), near_arm=((-16, -14), (-30, -34)),
                    far_leg=((10, 48), (14, 84)), near_leg=((-10, 48), (-14, 84)), cloth=FOE, skin=FOE, boots=FOE, s=0.9,
                ),
            )
        )
    parts += [
        swoosh(100, 116, 98, 184, 356, 46, SLASH),
        figure(
            skull=(100, 66), neck=(100, 84), hip=(100, 134),
            far_arm=((122, 92), (150, 106)), near_arm=((122, 104), (146, 112)),
            far_leg=((122, 160), (134, 192)), near_leg=((80, 162), (66, 194)),
            cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="horns",
            far_gear=turned(136, 110, 82, gear.axe(66, double=True)), s=1.1,
        ),
    ]
    return parts


@DRAWN.draws("power_attack", scenes="battlefield castle dungeon", accents="sparks")
def power_attack() -> list[str]:
    """A great sword comes down and the ground breaks."""
    return [
        swoosh(70, 172, 150, 262, 330, 34, (FIRE[0], FIRE[1], FIRE[2], FIRE[3])),
        cracks(128, 164),
        burst(128, 158, 58, (INK, FIRE[1], FIRE[2], FIRE[3]), 11, 8),
        turned(62, 38, 150, gear.sword(146, 12), scale=1.0),
        limb((-4, 4), (44, 36), 17, 13, T2, 3),
        disc(56, 44, 14, STEEL[2], INK, 3),
        disc(72, 24, 13, STEEL[1], INK, 3),
        limb((50, -10), (72, 16), 15, 12, T1, 3),
    ]


@DRAWN.draws("block", scenes="battlefield hall castle", accents="sparks spears")
def block() -> list[str]:
    """A blade stopped by a shield, sparks flying."""
    return [
        turned(182, 20, 222, gear.sword(112, 8, ("#2a1418", "#7a4a4a", "#b08080", "#e8c8c0"), LEATHER)),
        turned(84, 112, -10, gear.kite_shield(160, (T0, T1, T2, T3), GOLD)),
        turned(84, 112, -10, gear.crown_charge(0, -6, 1.5)),
        burst(114, 92, 38, (INK, FIRE[1], FIRE[2], FIRE[3]), 10, 5),
        *(stroke([(114 + math.cos(a) * 44, 92 + math.sin(a) * 44), (114 + math.cos(a) * 62, 92 + math.sin(a) * 62)], FIRE[2], 3.4, smooth=False) for a in (-2.6, -2.0, -1.2, 0.2, 0.8, 1.5)),
    ]


@DRAWN.draws("overwhelm", scenes="battlefield dungeon castle", accents="rocks sparks")
def overwhelm() -> list[str]:
    """A hammer shatters a shield to pieces."""
    shards = [
        ([(54, 104), (84, 96), (92, 130), (66, 150)], T3),
        ([(96, 98), (126, 104), (120, 138), (96, 130)], T2),
        ([(60, 160), (90, 140), (98, 186), (80, 190)], T3),
        ([(104, 142), (132, 146), (118, 186), (104, 190)], T1),
        ([(28, 84), (46, 96), (44, 126), (26, 118)], STEEL[3]),
        ([(20, 136), (44, 142), (54, 172), (34, 168)], STEEL[2]),
        ([(144, 98), (168, 92), (170, 122), (146, 130)], STEEL[1]),
        ([(142, 142), (172, 136), (164, 168), (146, 174)], STEEL[1]),
        ([(8, 106), (20, 112), (14, 126)], GOLD[2]),
        ([(178, 140), (194, 150), (184, 164)], GOLD[1]),
        ([(176, 182), (190, 184), (180, 198)], T2),
    ]
    parts = [burst(102, 106, 96, (INK, FIRE[1], FIRE[2], FIRE[3]), 13, 4)]
    parts += [poly(points, tone, INK, 3.2) for points, tone in shards]
    parts.append(turned(150, -22, 206, gear.hammer(118, STEEL, 36, 40)))
    parts.append(turned(150, -22, 206, poly([(-36, -118), (-24, -128), (24, -128), (36, -118)], STEEL[0], INK, 3)))
    parts += [stroke([(x, y), (x2, y2)], FIRE[3], 4, smooth=False) for x, y, x2, y2 in ((30, 60, 10, 42), (60, 44, 52, 18), (170, 70, 194, 58))]
    return parts


@DRAWN.draws("whirlwind_attack", scenes="battlefield dungeon hall", accents="sparks")
def whirlwind_attack() -> list[str]:
    """A fighter at the eye of a ring of blades, seen from above."""
    parts = []
    for turn in (0, 90, 180, 270):
        parts.append(swoosh(100, 100, 94, turn - 74, turn + 6, 34, (T2, T3, T4, "#ffffff")))
    for turn in (8, 98, 188, 278):
        angle = math.radians(turn)
        parts.append(turned(100 + math.cos(angle) * 30, 100 + math.sin(angle) * 30, turn + 90, gear.sword(68, 7)))
    parts += [
        blob([(100, 62), (130, 76), (138, 104), (118, 132), (82, 134), (62, 106), (70, 74)], T2, INK, 3.4),
        blob([(98, 66), (76, 76), (67, 104), (84, 128), (96, 104)], T3, "", 0),
        disc(72, 102, 15, STEEL[2], INK, 3),
        disc(128, 98, 15, STEEL[1], INK, 3),
        disc(100, 100, 22, STEEL[1], INK, 3.4),
        disc(96, 96, 15, STEEL[3], "", 0),
        stroke([(100, 79), (100, 121)], GOLD[2], 5, smooth=False),
    ]
    return parts


@DRAWN.draws("shove", scenes="hall dungeon castle", accents="rocks")
def shove() -> list[str]:
    """Both hands in the chest: the enemy tumbles back."""
    return [
        figure(
            skull=(56, 56), neck=(60, 74), hip=(52, 124),
            far_arm=((84, 88), (110, 84)), near_arm=((82, 104), (110, 100)),
            far_leg=((70, 150), (54, 184)), near_leg=((36, 154), (10, 182)),
            cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="helm",
        ),
        turned(
            150, 108, 30,
            figure(
                skull=(-4, -56), neck=(0, -40), hip=(6, 8), facing=-1,
                far_arm=((22, -40), (38, -64)), near_arm=((-20, -46), (-34, -70)),
                far_leg=((-14, 36), (-32, 54)), near_leg=((4, 44), (-12, 72)), cloth=FOE, skin=FOE, boots=FOE, hat="hood",
            ),
        ),
        *(stroke(arc_points(100, 92, r, -46, 46), tone, w) for r, tone, w in ((24, INK, 8), (24, "#ffffff", 4), (36, INK, 7), (36, T4, 3.4))),
        chevrons(132, 192, 3, T3, s=0.7),
    ]


@DRAWN.draws("feint", scenes="hall dungeon castle", accents="mist")
def feint() -> list[str]:
    """One blade is real, the others are only seen; a smiling mask hides which."""
    ghostly = (T1, T2, T3, T4)
    return [
        f'<g opacity="0.35">{turned(60, 176, -42, gear.sword(150, 8, ghostly, ghostly))}</g>',
        f'<g opacity="0.55">{turned(74, 182, -14, gear.sword(150, 8, ghostly, ghostly))}</g>',
        turned(86, 186, 22, gear.sword(166, 9)),
        halves([(138, 92), (110, 96), (98, 118), (106, 150), (124, 176), (138, 182)], BONE[3], BONE[1], axis=138, width=3.6),
        both_poly([(108, 122), (122, 114), (132, 126), (120, 130)], INK, INK, axis=138, width=2),
        stroke([(108, 110), (120, 104), (131, 112)], GOLD[1], 4),
        stroke([(168, 110), (156, 104), (145, 112)], GOLD[1], 4),
        poly([(138, 122), (144, 142), (138, 146), (134, 142)], BONE[0], "", 0),
        blob([(116, 150), (138, 158), (160, 148), (150, 168), (138, 172), (124, 166)], INK, INK, 2),
        poly([(138, 96), (146, 106), (138, 116), (130, 106)], T2, INK, 2.4),
        *(stroke([(x, 178), (x + dx, 204)], T2, 6) for x, dx in ((112, -14), (166, 14))),
    ]


@DRAWN.draws("forceful_strike", scenes="battlefield mountains castle", accents="rocks sparks")
def forceful_strike() -> list[str]:
    """A hammer blow whose shock drives everything before it."""
    parts = []
    for reach, tone, width in ((92, T2, 9), (74, T3, 8), (56, T4, 7), (38, "#ffffff", 6)):
        parts += [stroke(arc_points(86, 104, reach, -52, 52), INK, width + 5), stroke(arc_points(86, 104, reach, -52, 52), tone, width)]
    parts += [
        burst(96, 104, 42, (INK, FIRE[1], FIRE[2], FIRE[3]), 10, 0),
        turned(18, 186, 38, gear.hammer(112, STEEL, 32, 34)),
        limb((-8, 206), (20, 178), 17, 14, T2, 3),
        disc(30, 168, 13, STEEL[2], INK, 3),
    ]
    return parts


@DRAWN.draws("charge", scenes="battlefield castle mountains", accents="spears smoke")
def charge() -> list[str]:
    """Head down, horned helm, shield up and lance levelled."""
    dust = [(18, 184, 20), (40, 194, 16), (6, 164, 13), (60, 198, 12)]
    return [
        *(disc(x, y, r, BONE[1], INK, 2.4) for x, y, r in dust),
        *(disc(x - r * 0.3, y - r * 0.3, r * 0.55, BONE[3], "", 0, opacity=0.8) for x, y, r in dust),
        speed_lines([(50, 52, 48), (40, 78, 40), (34, 110, 38)], T4),
        figure(
            skull=(118, 66), neck=(106, 80), hip=(74, 118),
            far_arm=((122, 102), (140, 104)), near_arm=((90, 106), (112, 112)),
            far_leg=((46, 134), (20, 152)), near_leg=((108, 146), (100, 184)),
            cloth=CLOTH[1:], skin=FAIR_SKIN, boots=STEEL, hat="horns", s=1.15,
            near_gear=turned(112, 112, 82, gear.spear(170)),
            cloak=[(104, 76), (74, 82), (22, 86), (2, 112), (36, 116), (74, 118)], cloak_tone=T1,
        ),
        turned(146, 108, 8, gear.round_shield(34, (T0, T1, T2, T3), GOLD), gear.crown_charge(0, 0, 0.5)),
        poly([(164, 84), (198, 72), (198, 92), (170, 96)], T3, INK, 2.6),
    ]


@DRAWN.draws("run", scenes="forest castle mountains", accents="leaves mist")
def run() -> list[str]:
    """Flat out, nothing in hand."""
    dust = [(26, 186, 13), (44, 192, 10), (10, 176, 9)]
    return [
        *(disc(x, y, r, BONE[2], INK, 2.4) for x, y, r in dust),
        speed_lines([(62, 50, 62), (50, 74, 50), (46, 100, 46), (40, 128, 40)], T4, thick=5),
        figure(
            skull=(130, 42), neck=(120, 60), hip=(98, 108),
            far_arm=((92, 72), (82, 100)), near_arm=((136, 90), (160, 76)),
            far_leg=((66, 118), (32, 104)), near_leg=((138, 122), (136, 166)),
            cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, s=1.12,
            cloak=[(118, 58), (96, 62), (56, 66), (30, 86), (58, 88), (90, 100)], cloak_tone=T0,
        ),
        poly([(172, 110), (184, 40), (196, 44), (184, 114)], GOLD[2], INK, 3),
        disc(176, 132, 8, GOLD[2], INK, 3),
    ]


@DRAWN.draws("fast_advance", scenes="castle forest mountains", accents="motes leaves")
def fast_advance() -> list[str]:
    """A boot with wings."""
    boot = [(84, 44), (128, 44), (128, 112), (140, 132), (178, 146), (184, 170), (80, 170)]
    feathers = [
        [(90, 104), (56, 88), (14, 92), (34, 112), (88, 120)],
        [(90, 86), (52, 62), (4, 58), (28, 86), (88, 104)],
        [(92, 68), (60, 34), (6, 20), (34, 58), (90, 88)],
    ]
    return [
        *(blob(f, tone, INK, 3) for f, tone in zip(feathers, (T3, T4, "#ffffff"), strict=True)),
        *(stroke([f[2], ((f[2][0] + f[4][0]) / 2, (f[2][1] + f[4][1]) / 2 - 4), f[4]], T2, 2) for f in feathers),
        poly(boot, LEATHER[2], INK, 3.8),
        poly([(84, 44), (102, 44), (104, 116), (118, 150), (80, 170)], LEATHER[3], "", 0),
        poly([(80, 166), (184, 166), (186, 180), (78, 182)], LEATHER[0], INK, 3),
        poly([(78, 36), (134, 36), (136, 56), (78, 56)], T2, INK, 3),
        poly([(78, 36), (100, 36), (100, 56), (78, 56)], T3, "", 0),
        stroke([(82, 120), (112, 122), (140, 132)], GOLD[2], 6),
        disc(112, 122, 7, GOLD[3], INK, 2.4),
        *(stroke([(104 + n * 2, 70 + n * 14), (124 + n, 74 + n * 14)], LEATHER[0], 3, smooth=False) for n in range(3)),
        speed_lines([(70, 150, 58), (66, 172, 64)], T4, thick=5),
        chevrons(150, 92, 2, GOLD[2], s=0.9),
    ]


@DRAWN.draws("level_up", scenes="castle hall mountains", accents="motes")
def level_up() -> list[str]:
    """Three steps of light rise to a laurelled star."""
    parts = [poly(star(100, 70, 112, 46, 16, 0), GOLD[3], "", 0, 0.30)]
    for n, tone in enumerate((T1, T2, T3)):
        y = 196 - n * 26
        parts.append(poly([(100, y - 50), (164 - n * 8, y - 12), (164 - n * 8, y + 8), (100, y - 28), (36 + n * 8, y + 8), (36 + n * 8, y - 12)], tone, INK, 3.4))
    for side in (-1, 1):
        parts.append(stroke([(100 + side * 12, 122), (100 + side * 50, 104), (100 + side * 58, 64), (100 + side * 44, 30)], INK, 6))
        for x, y, turn in ((34, 112, 60), (52, 92, 30), (58, 68, 5), (54, 44, -20), (42, 24, -40)):
            leaf = [(0, 0), (7, -9), (0, -25), (-7, -9)]
            for s in (14, -34):
                parts.append(turned(100 + side * x, y, side * (turn + s), blob(leaf, GOLD[2 if side < 0 else 1], INK, 2.2)))
    five = star(100, 68, 42, 18, 5)
    parts.append(poly(five, GOLD[1], INK, 4))
    for n in range(0, 10, 2):
        parts.append(poly([(100, 68), five[n], five[n - 1]], GOLD[3], "", 0))
    parts.append(poly(five, "none", INK, 4))
    return parts


@DRAWN.draws("action_point", scenes="hall magic_circle battlefield", accents="motes sparks")
def action_point() -> list[str]:
    """A golden token, a bolt of lightning struck on it."""
    parts = [poly(star(100, 100, 104, 66, 20, 4), FIRE[3], "", 0, 0.45), disc(100, 100, 78, GOLD[0], INK, 4), disc(98, 98, 73, GOLD[2], "", 0)]
    for n in range(24):
        angle = math.radians(n * 15)
        parts.append(stroke([(100 + math.cos(angle) * 66, 100 + math.sin(angle) * 66), (100 + math.cos(angle) * 75, 100 + math.sin(angle) * 75)], GOLD[0], 3, smooth=False))
    parts += [
        disc(100, 100, 61, T1, INK, 3.4),
        blob([(48, 100), (60, 62), (100, 44), (88, 72), (70, 104), (60, 130)], T2, "", 0),
        poly([(112, 30), (62, 108), (92, 108), (80, 172), (138, 88), (106, 88), (130, 40)], INK, INK, 10),
        poly([(112, 30), (62, 108), (92, 108), (80, 172), (138, 88), (106, 88), (130, 40)], FIRE[2], INK, 3),
        poly([(112, 32), (66, 106), (94, 104), (88, 140), (104, 92), (100, 90), (118, 52)], FIRE[3], "", 0),
    ]
    return parts

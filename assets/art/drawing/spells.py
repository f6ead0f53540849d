"""Spells and signs: fire, force, night and blight."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear
from drawing.album import Album
from drawing.figures import figure
from drawing.pen import (
    BONE,
    FAIR_SKIN,
    FIRE,
    INK,
    MAGIC,
    NIGHT,
    T1,
    T2,
    T3,
    T4,
    VENOM,
    Tones,
    arc_points,
    blob,
    both,
    both_poly,
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


def flames(points: list[tuple[float, float, float, float]], tones: Tones) -> str:
    """Tongues of flame as (x, base, height, width), in three tones."""
    parts = []
    for share, tone in ((1.0, tones[0]), (0.76, tones[1]), (0.46, tones[2])):
        for x, base, high, wide in points:
            h, w = high * share, wide * share
            tongue = [(x - w, base), (x - w * 0.9, base - h * 0.36), (x - w * 0.2, base - h * 0.62), (x + w * 0.1, base - h), (x + w * 0.5, base - h * 0.6), (x + w, base - h * 0.3), (x + w * 0.9, base)]
            parts.append(blob(tongue, tone, INK if share == 1 else "", 3))
    return "".join(parts)


@DRAWN.draws("fireball", scenes="inferno dungeon battlefield", accents="sparks")
def fireball() -> list[str]:
    """A ball of flame with a long tail."""
    parts = []
    for share, tone, line in ((1.0, FIRE[0], INK), (0.86, FIRE[1], ""), (0.66, FIRE[2], "")):
        r = 58 * share
        tail = [(112 + r * 0.9, 118 + r * 0.3), (112 + r * 0.4, 118 + r * 0.9), (112 - r * 0.4, 118 + r * 0.92), (112 - r * 0.95, 118 + r * 0.35)]
        tail += [(112 - r * 1.3, 118 - r * 0.1), (112 - r * 1.9, 118 - r * 0.3), (112 - r * 1.25, 118 - r * 0.55), (112 - r * 1.75, 118 - r * 1.15)]
        tail += [(112 - r * 0.95, 118 - r * 0.95), (112 - r * 1.1, 118 - r * 1.8), (112 - r * 0.45, 118 - r * 1.15), (112 - r * 0.1, 118 - r * 1.65)]
        tail += [(112 + r * 0.2, 118 - r * 0.98), (112 + r * 0.8, 118 - r * 0.6)]
        parts.append(blob(tail, tone, line, 4))
    parts += [
        disc(120, 124, 32, FIRE[3], "", 0),
        disc(128, 132, 17, "#ffffff", "", 0),
        stroke(arc_points(116, 120, 42, 20, 120), FIRE[1], 5),
        stroke(arc_points(112, 116, 36, 150, 250), FIRE[1], 5),
        *(poly(star(x, y, r, r * 0.35, 4), FIRE[2], INK, 2) for x, y, r in ((180, 60, 10), (186, 160, 8), (60, 178, 9), (150, 188, 7), (30, 140, 8))),
    ]
    return parts


@DRAWN.draws("darkfire", scenes="dark_city dungeon hall", accents="motes")
def darkfire() -> list[str]:
    """A black figure outlined in violet flame."""
    violet = ("#5a189a", "#b04cff", "#f0b8ff")
    shade = ("#07050b", "#0f0b16", "#1a1426", "#2a2138")
    return [
        flames([(52, 188, 120, 26), (148, 188, 116, 26), (78, 180, 168, 30), (124, 182, 170, 30), (100, 170, 176, 30), (34, 196, 74, 20), (168, 196, 70, 20)], violet),
        figure(
            skull=(100, 68), neck=(100, 86), hip=(100, 136),
            far_arm=((128, 96), (148, 72)), near_arm=((72, 96), (50, 74)),
            far_leg=((116, 162), (124, 194)), near_leg=((84, 162), (76, 194)),
            cloth=shade, skin=shade, boots=shade, s=1.1,
        ),
        both_poly([(88, 66), (97, 70), (94, 74)], violet[2], violet[2], width=0.01),
        flames([(64, 206, 56, 16), (100, 208, 46, 18), (136, 206, 56, 16)], violet),
    ]


@DRAWN.draws("aura_of_blight", scenes="cavern forest dark_city", accents="mist rocks")
def aura_of_blight() -> list[str]:
    """A skull in a ring of rot, thorns growing out of it."""
    parts = [disc(100, 100, 90, VENOM[0], INK, 3, opacity=0.75), disc(100, 100, 78, VENOM[1], "", 0, opacity=0.45)]
    for n in range(12):
        angle = math.radians(n * 30 + 8)
        base = (100 + math.cos(angle) * 66, 100 + math.sin(angle) * 66)
        tip = (100 + math.cos(angle + 0.18) * 104, 100 + math.sin(angle + 0.18) * 104)
        side = (math.sin(angle) * 9, -math.cos(angle) * 9)
        parts.append(poly([(base[0] + side[0], base[1] + side[1]), tip, (base[0] - side[0], base[1] - side[1])], VENOM[2] if n % 2 else "#6a4a1c", INK, 2.6))
    parts += [
        disc(100, 100, 68, "none", INK, 9),
        disc(100, 100, 68, "none", VENOM[2], 4),
        halves([(100, 40), (66, 46), (50, 80), (56, 108), (70, 118), (72, 140), (100, 148)], BONE[3], BONE[1], width=3.8),
        both([(76, 82), (60, 92), (66, 108), (84, 106), (92, 94)], INK, INK, width=2),
        *(disc(x, 96, 5.4, VENOM[2], "", 0) for x in (77, 123)),
        *(disc(x, 96, 2.4, VENOM[3], "", 0) for x in (77, 123)),
        both_poly([(100, 104), (92, 118), (98, 120), (100, 116)], INK, INK, width=1.5),
        *(stroke([(x, 128), (x, 145)], INK, 3.4, smooth=False) for x in (80, 90, 100, 110, 120)),
        stroke([(112, 42), (118, 58), (110, 66), (120, 78)], BONE[0], 3, smooth=False),
    ]
    return parts


@DRAWN.draws("endless_night", scenes="dark_city mountains cavern", accents="mist")
def endless_night() -> list[str]:
    """A thin moon over black towers; the night has eyes."""
    moon = arc_points(100, 78, 62, 60, 300, 24) + list(reversed(arc_points(126, 66, 52, 74, 288, 24)))
    spires = [(-6, 206), (-6, 150), (14, 120), (28, 158), (44, 150), (58, 96), (72, 156), (92, 168), (112, 130), (126, 168), (146, 160), (166, 106), (178, 160), (206, 146), (206, 206)]
    return [
        disc(100, 78, 82, NIGHT[0], "", 0, opacity=0.55),
        disc(100, 78, 62, NIGHT[1], INK, 3),
        poly(moon, T4, INK, 3),
        poly(arc_points(98, 76, 60, 110, 290, 20) + list(reversed(arc_points(108, 72, 56, 112, 286, 20))), "#ffffff", "", 0, 0.7),
        *(poly(star(x, y, r, r * 0.3, 4), "#ffffff", "", 0) for x, y, r in ((136, 52, 9), (154, 88, 6), (118, 86, 5), (26, 34, 7), (178, 26, 8), (20, 92, 5), (128, 116, 5))),
        blob([(-6, 118), (40, 106), (90, 120), (60, 130), (10, 130)], NIGHT[2], INK, 2.4),
        blob([(110, 140), (150, 124), (206, 132), (190, 146), (130, 150)], NIGHT[2], INK, 2.4),
        poly(spires, NIGHT[0], INK, 3),
        *(poly([(x, y - 7), (x + 3, y), (x, y + 7), (x - 3, y)], T4, "", 0) for x, y in ((14, 160), (58, 128), (58, 150), (112, 164), (166, 138), (166, 164), (190, 176), (36, 184), (86, 188), (140, 188))),
    ]


@DRAWN.draws("shroud_of_darkness", scenes="dark_city cavern hall", accents="smoke mist")
def shroud_of_darkness() -> list[str]:
    """An empty hood; its robe dissolves into tendrils of darkness."""
    parts = [disc(100, 104, 94, NIGHT[0], "", 0, opacity=0.5)]
    for turn, reach in ((-40, 92), (-14, 98), (14, 96), (40, 90), (150, 92), (180, 96), (210, 90)):
        angle = math.radians(turn)
        dx, dy = math.cos(angle), math.sin(angle)
        curl = [(100 + dx * 30, 118 + dy * 30), (100 + dx * 62 - dy * 18, 112 + dy * 62 + dx * 18), (100 + dx * reach, 108 + dy * reach), (100 + dx * reach * 0.86 + dy * 14, 104 + dy * reach * 0.86 - dx * 14)]
        parts += [stroke(curl, INK, 15), stroke(curl, NIGHT[2], 9)]
    parts += [
        halves([(100, 34), (66, 44), (48, 84), (52, 128), (28, 206), (100, 208)], NIGHT[2], NIGHT[1], width=3.8),
        halves([(100, 50), (76, 58), (64, 92), (74, 130), (100, 142)], "#000000", "#000000", width=2.4),
        both([(100, 30), (72, 40), (52, 84), (60, 134), (66, 126), (62, 92), (76, 58), (100, 50)], T2, T1, width=3),
        both_poly([(74, 88), (94, 98), (88, 106), (76, 100)], T4, T4, width=0.01),
        both_poly([(80, 93), (91, 99), (87, 102)], "#ffffff", "#ffffff", width=0.01),
        stroke([(72, 140), (62, 204)], NIGHT[0], 3.4),
        stroke([(128, 140), (138, 204)], NIGHT[0], 3.4),
        stroke([(100, 150), (98, 206)], NIGHT[0], 3.4),
        both([(100, 150), (80, 140), (66, 150), (84, 160)], T3, T1, width=2.8),
        disc(100, 152, 8, T4, INK, 2.6),
    ]
    return parts


def _hand(tones: Tones) -> str:
    """An open right hand, palm to us, around the origin; 150 tall."""
    parts = []
    for root, tip, wide in (((-26, -6), (-36, -66), 11), ((-8, -12), (-11, -84), 12), ((11, -10), (14, -78), 11.5), ((28, 0), (38, -54), 10)):
        parts.append(limb(root, tip, wide, wide * 0.84, tones[2], 3.4))
        bend = (root[0] + (tip[0] - root[0]) * 0.52, root[1] + (tip[1] - root[1]) * 0.52)
        parts.append(stroke([(bend[0] - wide * 0.7, bend[1]), (bend[0] + wide * 0.7, bend[1] - 1)], tones[1], 2.4))
    palm = [(-38, -14), (-8, -24), (26, -18), (42, 6), (38, 40), (22, 64), (-20, 64), (-36, 30)]
    parts.append(blob(palm, tones[2], INK, 3.4))
    parts.append(blob([(-34, -8), (-6, -18), (-2, 10), (-16, 52), (-30, 28)], tones[3], "", 0))
    parts.append(limb((-28, 40), (-64, 2), 13, 9.5, tones[2], 3.4))
    parts.append(blob([(-34, 22), (-16, 34), (-14, 56), (-28, 48)], tones[2], "", 0))
    parts.append(stroke([(-14, -4), (-18, 26), (-8, 54)], tones[1], 3))
    parts.append(stroke([(-20, 4), (8, -2), (34, 8)], tones[1], 3))
    parts.append(stroke([(-16, 18), (10, 14), (36, 22)], tones[1], 2.6))
    return "".join(parts)


@DRAWN.draws("bigbys_forceful_hand", scenes="magic_circle castle battlefield", accents="motes sparks")
def bigbys_forceful_hand() -> list[str]:
    """A huge hand of light pushes a man away."""
    ring = [disc(88, 100, r, "none", tone, w, opacity=o) for r, tone, w, o in ((92, MAGIC[2], 3, 0.6), (84, MAGIC[3], 2, 0.6))]
    return [
        *ring,
        disc(88, 100, 88, MAGIC[2], "", 0, opacity=0.25),
        turned(88, 112, 10, _hand(MAGIC), scale=1.12),
        turned(80, 190, 0, poly([(-30, -10), (36, -10), (30, 20), (-24, 20)], MAGIC[1], INK, 3)),
        turned(
            172, 126, 40,
            figure(
                skull=(0, -30), neck=(0, -18), hip=(2, 12), facing=-1, far_arm=((12, -22), (22, -36)), near_arm=((-14, -22), (-24, -34)),
                far_leg=((-8, 30), (-18, 44)), near_leg=((8, 32), (4, 52)), cloth=(NIGHT[0], NIGHT[1], NIGHT[2], NIGHT[3]),
                skin=FAIR_SKIN, boots=NIGHT, s=0.68, hat="hair", hair=NIGHT,
            ),
        ),
        *(stroke([(x, y), (x2, y2)], MAGIC[3], 3.6, smooth=False) for x, y, x2, y2 in ((146, 84, 164, 76), (148, 104, 160, 102), (142, 150, 158, 160))),
    ]


@DRAWN.draws("shield", scenes="magic_circle castle hall", accents="motes")
def shield() -> list[str]:
    """A disc of force stands before a raised hand and breaks a bolt."""
    parts = [
        limb((-8, 214), (44, 152), 21, 15, T2, 3.2),
        poly([(18, 160), (44, 182), (58, 164), (34, 142)], T3, INK, 3),
        turned(66, 126, 40, _hand(FAIR_SKIN), scale=0.44),
        disc(112, 92, 80, MAGIC[1], "", 0, opacity=0.42),
        disc(112, 92, 80, "none", INK, 9),
        disc(112, 92, 80, "none", MAGIC[2], 5),
        disc(112, 92, 66, "none", MAGIC[3], 2.6, opacity=0.9),
    ]
    six = star(112, 92, 66, 57, 6, 0)
    parts.append(poly([six[n] for n in range(0, 12, 2)], "none", MAGIC[3], 2.6, 0.9))
    parts += [poly([six[n] for n in picked], "none", MAGIC[2], 2.2, 0.9) for picked in ((0, 4, 8), (2, 6, 10))]
    parts += [stroke(arc_points(112, 92, 73, 190, 262), "#ffffff", 5, opacity=0.9)]
    parts += [
        turned(196, 34, 236, gear.arrow(60, feather=(INK, FIRE[0], FIRE[1])), scale=0.95),
        burst(146, 68, 34, (INK, FIRE[1], FIRE[2], FIRE[3]), 9, 4),
    ]
    return parts

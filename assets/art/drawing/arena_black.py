"""Black spells: altars, bones, graves that open, curses and bargains."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear
from drawing.album import Album
from drawing.arena_shapes import (
    BARK,
    DEATH,
    ROTTEN_SKIN,
    drop,
    hand,
    leaf,
    rays,
    ring,
    root,
    skull,
    spiral,
    thorn,
)
from drawing.figures import figure
from drawing.pen import (
    BLOOD,
    BONE,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    NIGHT,
    STEEL,
    STONE,
    T1,
    T2,
    T3,
    VENOM,
    blob,
    both,
    both_poly,
    burst,
    disc,
    halves,
    limb,
    path,
    poly,
    stroke,
    turned,
)

DRAWN = Album()
SHADE = ("#08060c", "#16121f", "#2b2438", "#4a4060")


def bone(x: float, y: float, length: float, turn: float, *, s: float = 1) -> str:
    """A long bone around its middle, standing upright at 0 degrees."""
    h = length / 2
    ends = "".join(disc(dx, dy, 9 * s, BONE[2], INK, 2.8) for dy in (-h, h) for dx in (-7 * s, 7 * s))
    return turned(x, y, turn, ends, limb((0, -h), (0, h), 6 * s, 6 * s, BONE[2], 2.8), disc(-7 * s, -h, 6 * s, BONE[3], "", 0), stroke([(-2 * s, -h), (-2 * s, h)], BONE[3], 3 * s, smooth=False))


def tombstone(x: float, y: float, s: float) -> str:
    """A gravestone, its foot at the point."""
    return turned(
        x, y, 0,
        path("M-34 0V-62A34 36 0 0 1 34 -62V0Z", STONE[1], INK, 3.6), path("M-34 0V-62A34 36 0 0 1 0 -98V-86A24 26 0 0 0 -22 -60V0Z", STONE[3], "", 0),
        poly([(-5, -72), (5, -72), (5, -56), (17, -56), (17, -46), (5, -46), (5, -20), (-5, -20), (-5, -46), (-17, -46), (-17, -56), (-5, -56)], STONE[0], "", 0),
        stroke([(20, -84), (12, -66), (24, -52)], STONE[0], 2.6, smooth=False), scale=s,
    )


@DRAWN.draws("altars_reap", scenes="arena_graves dungeon hall", accents="smoke mist")
def altars_reap() -> list[str]:
    """A scythe over a stone altar that runs with blood."""
    blade = [(150, 30), (112, 12), (66, 14), (22, 50), (64, 36), (108, 42), (146, 52)]
    return [
        limb((176, 200), (146, 22), 5, 4.6, BARK[2], 3), stroke([(172, 184), (146, 36)], BARK[3], 2, smooth=False),
        blob(blade, STEEL[2], INK, 3.8), blob([(22, 50), (66, 24), (112, 22), (146, 36), (108, 32), (64, 34)], STEEL[3], "", 0),
        poly([(136, 24), (158, 20), (164, 54), (144, 58)], GOLD[1], INK, 3),
        poly([(26, 112), (148, 112), (164, 134), (10, 134)], STONE[3], INK, 3.6), poly([(10, 134), (164, 134), (158, 150), (18, 150)], STONE[1], INK, 3.2),
        poly([(32, 150), (144, 150), (150, 202), (26, 202)], STONE[2], INK, 3.4), poly([(32, 150), (70, 150), (66, 202), (26, 202)], STONE[3], "", 0, 0.6),
        skull(88, 178, 0.3, glow=DEATH[2]),
        blob([(44, 114), (84, 108), (124, 116), (128, 126), (116, 130), (114, 164), (106, 168), (102, 132), (74, 128), (70, 150), (62, 150), (60, 128), (42, 124)], BLOOD[1], INK, 2.8),
        blob([(54, 116), (84, 112), (112, 118), (84, 122)], BLOOD[2], "", 0),
        drop(46, 72, 1.2, (INK, BLOOD[1], BLOOD[2], BLOOD[3])), drop(70, 88, 0.9, (INK, BLOOD[1], BLOOD[2], BLOOD[3])), drop(30, 94, 0.8, (INK, BLOOD[1], BLOOD[2], BLOOD[3])),
    ]


@DRAWN.draws("bone_splinters", scenes="arena_graves cavern dungeon", accents="smoke rocks")
def bone_splinters() -> list[str]:
    """A ribcage bursts outwards in sharp splinters."""
    parts = [burst(100, 104, 62, (INK, DEATH[0], DEATH[1], DEATH[2]), 13, 6)]
    for n in range(12):
        turn = n * 30 + (8 if n % 2 else -6)
        at = math.radians(turn)
        near = 46 if n % 2 else 54
        parts.append(thorn(100 + math.sin(at) * near, 104 - math.cos(at) * near, 52 if n % 2 else 40, turn, BONE))
    parts += [bone(64, 62, 54, -42, s=0.9), bone(140, 148, 54, -46, s=0.9), bone(142, 58, 46, 40, s=0.8), bone(58, 150, 46, 44, s=0.8)]
    parts += [disc(100, 104, 36, DEATH[0], INK, 3), disc(100, 104, 29, DEATH[1], "", 0), skull(100, 108, 0.42, glow=DEATH[3])]
    return parts


@DRAWN.draws("rise_of_the_dark_realms", scenes="arena_graves dark_city", accents="mist smoke")
def rise_of_the_dark_realms() -> list[str]:
    """Hands of the dead break the ground before a gravestone, a crowned shadow above."""
    return [
        rays(100, 70, 120, 60, 18, DEATH[2], 0.4),
        blob([(100, 8), (70, 22), (56, 56), (30, 84), (20, 140), (180, 140), (170, 84), (144, 56), (130, 22)], SHADE[1], INK, 3.4),
        blob([(96, 16), (74, 28), (62, 60), (38, 88), (30, 130), (60, 130), (72, 70)], SHADE[3], "", 0),
        both_poly([(94, 56), (76, 48), (78, 60), (92, 66)], DEATH[2], DEATH[2], width=1.6),
        poly([(72, 26), (66, -6), (84, 12), (100, -12), (116, 12), (134, -6), (128, 26), (100, 32)], GOLD[1], INK, 3), disc(100, 16, 4.6, DEATH[2], INK, 1.8),
        tombstone(100, 172, 0.86),
        blob([(-6, 210), (-6, 170), (30, 160), (60, 170), (100, 164), (140, 172), (176, 160), (206, 170), (206, 210)], BARK[0], INK, 3.4),
        hand(36, 160, -14, ROTTEN_SKIN, s=0.82), hand(164, 158, 12, ROTTEN_SKIN, s=0.86, flip=True), hand(74, 184, 6, ROTTEN_SKIN, s=0.58, flip=True), hand(132, 186, -6, ROTTEN_SKIN, s=0.62),
        blob([(-6, 210), (-4, 190), (24, 178), (50, 188), (84, 196), (120, 192), (150, 194), (180, 178), (206, 188), (206, 210)], BARK[1], INK, 3),
    ]


@DRAWN.draws("killing_wave", scenes="arena_graves dark_city battlefield", accents="smoke mist")
def killing_wave() -> list[str]:
    """A wave made of skulls and shadow rolls outwards."""
    ring_ = [(100 + math.cos(a) * 92, 128 + math.sin(a) * 58) for a in (n * math.tau / 24 for n in range(24))]
    parts = [blob([(x + (6 if n % 2 else -4), y - (16 if n % 2 else 0)) for n, (x, y) in enumerate(ring_)], DEATH[0], INK, 4)]
    parts += [disc(100, 132, 78, DEATH[1], "", 0, ry=46), disc(100, 136, 60, DEATH[2], INK, 3, ry=33), disc(100, 138, 46, DEATH[3], "", 0, ry=23), disc(100, 140, 30, INK, INK, 2, ry=13)]
    for n in (5, 6, 7, 4, 8, 3, 9, 2, 10):
        angle = math.radians(-90 + (n - 6) * 30)
        x, y = 100 + math.cos(angle) * 84, 118 + math.sin(angle) * 52
        parts.append(skull(x, y, 0.30, glow=DEATH[2]))
    for n in range(5):
        angle = math.radians(30 + n * 30)
        parts.append(skull(100 + math.cos(angle) * 86, 128 + math.sin(angle) * 54, 0.36, glow=DEATH[2]))
    parts.append(figure(skull=(100, 92), neck=(100, 104), hip=(100, 124), far_arm=((116, 104), (128, 88)), near_arm=((84, 104), (72, 88)), far_leg=((106, 134), (110, 144)), near_leg=((94, 134), (90, 144)), cloth=NIGHT, skin=FAIR_SKIN, boots=NIGHT, hat="hood", s=0.76))
    return parts


@DRAWN.draws("grave_whisper", scenes="arena_graves hall", accents="mist")
def grave_whisper() -> list[str]:
    """A skull leans to an ear and breathes a word; a card slips away."""
    ear = [(150, 60), (178, 58), (194, 84), (190, 116), (176, 132), (170, 156), (152, 158), (144, 138), (150, 116), (142, 88)]
    return [
        turned(70, 92, 14, skull(0, 0, 1.02, glow=DEATH[2])),
        blob([(214, 30), (180, 34), (162, 60), (158, 180), (214, 206)], FAIR_SKIN[1], INK, 3.6),
        blob(ear, FAIR_SKIN[2], INK, 3.4), stroke([(158, 76), (174, 72), (182, 92), (176, 112), (164, 122)], FAIR_SKIN[0], 4), stroke([(160, 92), (168, 92), (166, 108), (158, 114)], FAIR_SKIN[0], 3.4),
        *(stroke(line, INK, 8) + stroke(line, DEATH[2], 4) for line in ([(102, 148), (120, 138), (132, 146), (148, 132)], [(100, 162), (118, 158), (130, 168), (150, 158)], [(108, 134), (122, 122), (134, 124), (142, 112)])),
        turned(138, 184, 24, poly([(-16, -22), (16, -22), (16, 22), (-16, 22)], BONE[3], INK, 3), poly([(-11, -16), (11, -16), (11, 4), (-11, 4)], T2, "", 0), stroke([(-10, 10), (10, 10)], BONE[0], 2.4)),
    ]


@DRAWN.draws("withering_curse", scenes="arena_graves forest cavern", accents="mist smoke")
def withering_curse() -> list[str]:
    """A banner and a rose rot on one stem, a shrivelled hand above."""
    dead = ("#2a2418", "#544a30", "#83764c", "#b3a678")
    return [
        *(ring(100, 96, r, VENOM[1], 3) for r in (84,)),
        disc(100, 96, 78, VENOM[0], "", 0, opacity=0.45),
        root([(96, 210), (104, 176), (92, 148), (102, 118), (98, 92)], 6, dead, thin=0.7),
        *(thorn(x, y, 16, t, dead) for x, y, t in ((104, 172, 70), (92, 150, -70), (102, 124, 64))),
        leaf(96, 160, 40, -110, dead), leaf(102, 138, 42, 112, dead), leaf(95, 186, 34, 124, dead),
        *(blob([(100 + math.cos(a) * 8, 74 + math.sin(a) * 8), (100 + math.cos(a - 0.5) * 36, 74 + math.sin(a - 0.5) * 32), (100 + math.cos(a) * 44, 74 + math.sin(a) * 40), (100 + math.cos(a + 0.5) * 36, 74 + math.sin(a + 0.5) * 32)], tone, INK, 3) for n in range(6) for a, tone in ((math.radians(n * 60 + 30), ("#4a1a24", "#6a2430", "#3a1420")[n % 3]),)),
        disc(100, 74, 24, "#571d2a", INK, 3), stroke(spiral(100, 74, 18, 2), "#240c12", 4),
        skull(100, 76, 0.2, glow=VENOM[2]),
        *(blob([(x, y), (x + 9, y + 4), (x + 4, y + 12), (x - 5, y + 8)], "#5a1e2a", INK, 2) for x, y in ((48, 120), (150, 128), (40, 172), (158, 176), (132, 192))),
        *(drop(x, y, 1.0, (INK, VENOM[0], VENOM[1], VENOM[2])) for x, y in ((62, 112), (140, 110), (72, 196))),
    ]


@DRAWN.draws("hungry_dead", scenes="arena_graves dungeon", accents="smoke")
def hungry_dead() -> list[str]:
    """A wide rotten maw, a heart between its teeth."""
    heart = [(100, 108), (90, 96), (74, 98), (70, 114), (80, 132), (100, 150)]
    parts = [
        halves([(100, 6), (54, 18), (26, 60), (24, 120), (44, 176), (100, 202)], ROTTEN_SKIN[2], ROTTEN_SKIN[1], width=4),
        blob([(58, 26), (84, 14), (96, 24), (84, 38), (64, 42)], "#7a3a3a", INK, 2.4), stroke([(66, 34), (78, 28), (88, 30)], BLOOD[2], 3),
        both([(84, 48), (58, 44), (48, 64), (66, 78), (86, 68)], INK, INK, width=2), *(disc(x, 61, 7, "#f4f0a0", INK, 2) + disc(x, 61, 2.6, INK, "", 0) for x in (68, 132)),
        poly([(92, 74), (100, 66), (108, 74), (112, 86), (100, 82), (88, 86)], INK, INK, 1),
        halves([(100, 84), (62, 90), (40, 118), (52, 160), (100, 180)], INK, INK, width=3), halves([(100, 94), (68, 100), (52, 122), (62, 154), (100, 168)], BLOOD[0], BLOOD[0], width=0.01),
        halves(heart, BLOOD[2], BLOOD[1], width=3.2), blob([(76, 112), (80, 102), (90, 102), (82, 118)], BLOOD[3], "", 0), stroke([(104, 100), (110, 88), (122, 86)], BLOOD[1], 6),
    ]
    for x, high in ((50, 20), (64, 30), (80, 24), (116, 24), (132, 30), (146, 20)):
        parts.append(thorn(x, 92 + abs(x - 98) * 0.28, high + 6, 180, BONE))
        parts.append(thorn(x, 172 - abs(x - 98) * 0.3, high, 0, BONE))
    parts += [drop(70, 186, 1.1, (INK, BLOOD[1], BLOOD[2], BLOOD[3])), drop(128, 192, 0.9, (INK, BLOOD[1], BLOOD[2], BLOOD[3]))]
    return parts


@DRAWN.draws("deaths_bargain", scenes="arena_graves hall dungeon", accents="smoke mist")
def deaths_bargain() -> list[str]:
    """A living hand and a hand of bone shake over a burning candle."""
    fingers = [(112, 84), (120, 98), (118, 112), (110, 124)]
    parts = [
        rays(100, 70, 104, 56, 16, DEATH[2], 0.35),
        limb((-10, 70), (72, 104), 24, 17, T2, 3.6), poly([(38, 68), (58, 72), (48, 118), (28, 110)], T3, INK, 3),
        limb((210, 70), (138, 102), 11, 9, BONE[2], 3), limb((210, 92), (142, 112), 9, 8, BONE[1], 3),
        poly([(214, 44), (170, 62), (168, 122), (214, 128)], SHADE[1], INK, 3.4), poly([(178, 64), (168, 66), (164, 118), (176, 118)], SHADE[3], INK, 2.4),
        blob([(64, 88), (92, 80), (116, 90), (118, 118), (92, 128), (66, 122)], FAIR_SKIN[2], INK, 3.2), blob([(68, 92), (92, 84), (104, 90), (80, 104)], FAIR_SKIN[3], "", 0),
    ]
    parts += [limb((138, 96 + n * 8), (x - 22, y), 6.4, 5, BONE[3 if n < 2 else 2], 2.6) for n, (x, y) in enumerate(fingers)]
    parts += [disc(x - 2, y + 1, 5, BONE[2], INK, 2) for x, y in fingers]
    parts += [
        limb((96, 88), (118, 70), 7, 6, FAIR_SKIN[2], 2.8), limb((132, 96), (112, 78), 6, 5, BONE[3], 2.6),
        poly([(88, 146), (112, 146), (114, 204), (86, 204)], BONE[3], INK, 3.2), poly([(88, 146), (98, 146), (96, 204), (86, 204)], "#ffffff", "", 0),
        blob([(86, 150), (92, 168), (98, 152), (106, 172), (112, 150), (100, 142)], BONE[2], INK, 2.2),
        blob([(100, 108), (110, 128), (106, 144), (94, 144), (90, 128)], DEATH[1], INK, 2.6), blob([(100, 122), (105, 133), (102, 142), (97, 142), (95, 133)], DEATH[3], "", 0),
        skull(100, 38, 0.44, glow=DEATH[2]),
    ]
    return parts


def fist_at(x: float, y: float) -> str:
    """A rotten fist around a hilt."""
    return disc(x, y, 12, ROTTEN_SKIN[2], INK, 3) + "".join(stroke([(x - 8, y - 5 + n * 5), (x + 8, y - 3 + n * 5)], ROTTEN_SKIN[0], 2) for n in range(3))


@DRAWN.draws("spiteful_end", scenes="arena_graves battlefield dungeon", accents="smoke sparks")
def spiteful_end() -> list[str]:
    """A dying soldier's last thrust goes through the victor's shield."""
    return [
        turned(146, 78, 10, gear.round_shield(52, (INK, BLOOD[0], BLOOD[1], BLOOD[2]), STEEL)),
        *(stroke(line, INK, 4, smooth=False) for line in ([(146, 78), (132, 50), (138, 34)], [(146, 78), (176, 64), (190, 70)], [(146, 78), (158, 110), (150, 124)])),
        burst(146, 78, 26, (INK, DEATH[1], DEATH[2], DEATH[3]), 9, 6),
        turned(70, 150, 46, gear.sword(150, 8, ("#1a1424", DEATH[1], DEATH[2], DEATH[3]), STEEL)),
        blob([(0, 196), (30, 178), (110, 182), (150, 196), (140, 208), (0, 208)], BLOOD[0], INK, 3),
        turned(
            40, 158, -58,
            figure(
                skull=(2, -36), neck=(0, -22), hip=(0, 16), far_arm=((14, -12), (24, 6)), near_arm=((18, -10), (32, 18)), far_leg=((10, 40), (6, 64)), near_leg=((-6, 42), (-14, 66)),
                cloth=SHADE[1:], skin=ROTTEN_SKIN, boots=STEEL, hat="helm",
            ),
        ),
        fist_at(70, 152),
        turned(30, 120, 0, *(stroke(line, DEATH[2], 4) for line in ([(0, 0), (-8, -24), (4, -46), (-6, -70)], [(20, 0), (16, -20), (28, -38), (20, -58)]))),
    ]


@DRAWN.draws("creeping_dread", scenes="arena_graves dark_city forest", accents="mist smoke")
def creeping_dread() -> list[str]:
    """Shadow fingers crawl over the ground to a small lantern bearer; many eyes look on."""
    shade = [(196, 40), (198, 110), (192, 176), (170, 198), (150, 200), (128, 190), (84, 196), (120, 172), (66, 168), (112, 150), (60, 138), (116, 128), (92, 96), (130, 100), (110, 60), (144, 70), (138, 20), (166, 30), (180, 4)]
    parts = [
        disc(46, 120, 52, FIRE[3], "", 0, opacity=0.25), disc(46, 120, 34, FIRE[3], "", 0, opacity=0.35),
        blob([(x - 4, y) for x, y in shade], DEATH[0], "", 0, 0.7), blob(shade, SHADE[0], T3, 3.4),
        figure(skull=(32, 100), neck=(30, 116), hip=(26, 150), far_arm=((46, 126), (58, 118)), near_arm=((16, 132), (14, 150)), far_leg=((34, 172), (38, 196)), near_leg=((16, 172), (6, 194)), cloth=(T1, T2, T3), skin=FAIR_SKIN, boots=LEATHER, hat="hood"),
        poly([(52, 124), (68, 124), (70, 146), (50, 146)], GOLD[1], INK, 2.8), poly([(55, 127), (65, 127), (67, 143), (53, 143)], FIRE[3], "", 0), stroke([(60, 112), (60, 124)], INK, 3),
    ]
    for x, y, s, turn in ((158, 60, 1.1, 16), (172, 118, 0.9, -8), (140, 144, 0.8, 6), (184, 30, 0.7, -14), (176, 172, 1.0, 10), (130, 116, 0.6, 0)):
        parts.append(turned(x, y, turn, poly([(-18, 0), (-4, -7), (16, -2), (2, 6)], FIRE[2], INK, 2.4), disc(0, -1, 3.2, INK, "", 0), scale=s))
    return parts



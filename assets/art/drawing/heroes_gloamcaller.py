"""The Gloamcaller's hymns and curses, weapons, garments and candle."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import people
from drawing.album import Album
from drawing.arena_shapes import (
    DEATH,
    MOSS,
    ROTTEN_SKIN,
    hand,
    leaf,
    rays,
    skull,
    thorn,
    tongue,
)
from drawing.crawler_shapes import ASH, GHOST, eye_pair, headstone, keeper, rune
from drawing.factions_shapes import IRON, face, placed
from drawing.heroes_shapes import (
    BOG_SKIN,
    FLAME,
    LINEN,
    bogfolk,
    hill,
    moth,
    mushroom,
    note,
    reed,
    stand,
)
from drawing.pen import (
    BLOOD,
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    INK,
    LEAF,
    LEATHER,
    NIGHT,
    STONE,
    T1,
    T2,
    T3,
    T4,
    VENOM,
    WOOD,
    blob,
    both,
    both_poly,
    burst,
    disc,
    glow,
    halves,
    limb,
    path,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
MUD = ("#21160d", "#45301c", "#6b4d2e", "#957048")
_keep = keeper(DRAWN, scenes="bog arena_graves briars", accents="mist", focus="100 100 92")

_keep(
    "sap_vigor",
    glow(134, 70, 66, BLOOD[2], "life", 0.85), *(stroke(points, tone, w) for points in ([(140, 84), (120, 120), (86, 110), (70, 140), (60, 158)], [(128, 80), (96, 92), (92, 132), (60, 136), (50, 156)], [(150, 90), (146, 136), (104, 144), (84, 162), (66, 166)]) for tone, w in ((INK, 11), (BLOOD[2], 6.5), (BLOOD[3], 2.4))), halves([(134, 104), (112, 84), (98, 64), (100, 42), (116, 34), (134, 48)], BLOOD[2], BLOOD[1], axis=134, width=4), blob([(106, 54), (114, 42), (122, 44), (112, 62)], BLOOD[3], "", 0), stroke([(134, 50), (126, 66), (138, 76), (130, 94)], BLOOD[0], 3.4, smooth=False), disc(134, 68, 52, "none", DEATH[2], 3, opacity=0.7), people.sleeve((-2, 214), (34, 186), T1, thick=19), hand(44, 178, 26, BOG_SKIN, s=0.86), disc(62, 142, 14, BLOOD[2], INK, 3), disc(58, 138, 6, BLOOD[3], "", 0), *(poly(star(x, y, r, r * 0.34, 4), DEATH[3], INK, 1.4) for x, y, r in ((178, 30, 8), (180, 120, 8), (70, 40, 8), (30, 90, 7))), scenes="arena_graves bog",
)
_keep(
    "creeping_rot",
    placed(0, 10, 1.0, halves([(100, 30), (70, 40), (54, 76), (58, 140), (80, 164), (100, 170)], IRON[3], IRON[1], width=4), both_poly([(97, 92), (68, 86), (68, 98), (97, 104)], INK, INK, width=2), *(disc(100 + s * x, y, 3, INK, "", 0) for s in (-1, 1) for x, y in ((12, 128), (24, 124), (14, 142))), poly([(95, 32), (105, 32), (104, 166), (96, 166)], IRON[2], INK, 2.6)), blob([(52, 96), (66, 80), (82, 96), (96, 92), (108, 112), (96, 130), (104, 150), (84, 172), (60, 160), (52, 130)], MOSS[1], INK, 3.4), blob([(56, 100), (66, 88), (78, 102), (70, 130), (76, 150), (62, 150), (56, 128)], MOSS[2], "", 0), blob([(120, 42), (140, 48), (150, 74), (136, 84), (124, 66)], MOSS[1], INK, 3), *(disc(x, y, r, DEATH[1], INK, 2) + disc(x - r * 0.3, y - r * 0.3, r * 0.4, DEATH[2], "", 0) for x, y, r in ((84, 116, 7), (70, 142, 6), (94, 146, 5), (138, 64, 5), (88, 160, 4))), mushroom(62, 92, 0.8, DEATH), mushroom(84, 98, 0.6, DEATH), mushroom(132, 48, 0.7, DEATH), mushroom(148, 70, 0.5, DEATH), mushroom(56, 132, 0.6, DEATH), *(stroke(line, INK, 7) + stroke(line, "#5a4a2c", 3.4) for line in ([(40, 206), (50, 180), (44, 150), (58, 130)], [(120, 206), (112, 180), (126, 160), (118, 140)], [(80, 206), (76, 186), (84, 172)])), *(stroke([(x, y), (x + d, y - 18), (x + d * 0.2, y - 32)], VENOM[2], 3, opacity=0.6) for x, y, d in ((30, 90, 6), (166, 110, -6), (172, 60, 5))), scenes="bog arena_graves",
)
_keep(
    "mending_hymn",
    rays(100, 90, 104, 60, 14, "#e8ffb0", 0.35), people.shoulders(("#2a4030", "#48664c", "#70906c", "#a4c094"), wide=70, top=136, slope=28), bogfolk(eye="#ffe9a0", smile=6), blob([(88, 100), (100, 96), (112, 100), (110, 114), (100, 118), (90, 114)], "#3a1018", INK, 3), *(reed(100 + x, 54, 38, x * 0.6, head=False) for x in (-22, -8, 8, 22)), disc(78, 42, 8, "#f4c8d8", INK, 2.4), disc(78, 42, 3, GOLD[2], "", 0), *(note(x, y, s, "#e8ffb0") for x, y, s in ((36, 60, 1.0), (158, 56, 1.0), (20, 108, 0.7), (178, 108, 0.75), (60, 24, 0.6), (140, 20, 0.6))), *(stroke(line, "#c8f08a", 3.4, opacity=0.8) for line in ([(60, 130), (36, 140), (22, 170)], [(140, 130), (164, 140), (178, 170)])), glow(100, 172, 46, "#e8ffb0", "heal", 0.9), *(hand(100 + s * 26, 196, s * 26, BOG_SKIN, s=0.5, flip=s > 0) for s in (-1, 1)), leaf(100, 186, 34, 0, ("#1f3a16", "#6fa244", "#b4d878", "#f0ffd0")), leaf(100, 186, 26, -46), leaf(100, 186, 26, 46), scenes="bog", accents="motes mist", focus="100 96 90",
)
_keep(
    "severance",
    glow(100, 92, 80, "#ffe9a0", "thread", 0.6), *(stroke(points, tone, w) for points in ([(6, 60), (40, 76), (70, 66), (92, 88)], [(108, 98), (130, 124), (160, 112), (194, 134)]) for tone, w in ((INK, 11), (GOLD[2], 6.4), (GOLD[3], 2.6))), *(stroke([(92, 88), (92 + dx, 88 + dy)], GOLD[3], 2.4) for dx, dy in ((9, -5), (10, 3), (5, 9))), *(stroke([(108, 98), (108 + dx, 98 + dy)], GOLD[3], 2.4) for dx, dy in ((-9, 5), (-10, -3), (-5, -9))), turned(116, 128, 22, path("M0 0C-52 -20 -70 -86 -18 -120C-44 -84 -30 -40 8 -22Z", DEATH[1], INK, 4), path("M-2 -6C-46 -26 -58 -80 -24 -110C-52 -80 -40 -32 2 -16Z", DEATH[3], "", 0), limb((4, -8), (18, 62), 6, 6, WOOD[1], 3), *(stroke([(4 + n * 3, 10 + n * 13), (16 + n * 3, 6 + n * 13)], BONE[2], 4, smooth=False) for n in range(3)), disc(20, 70, 8, DEATH[2], INK, 2.8)), people.fist(116, 168, BOG_SKIN, reach=15), people.sleeve((150, 216), (122, 182), NIGHT[2], thick=17), burst(100, 92, 22, (INK, DEATH[1], DEATH[2], DEATH[3]), 10), turned(30, 132, 0, halves([(0, -20), (-14, -32), (-26, -18), (-22, 0), (0, 20)], BLOOD[2], BLOOD[1], axis=0, width=3), stroke([(0, -24), (-4, -46), (-14, -66)], GOLD[2], 3)), *(disc(x, y, 2.6, DEATH[3], "", 0) for x, y in ((60, 30), (150, 60), (170, 90), (40, 170), (80, 150))), scenes="arena_graves dark_city",
)
_keep(
    "dispelling_word",
    blob([(4, 212), (8, 150), (-2, 100), (4, 50), (30, 22), (58, 30), (62, 46), (44, 56), (40, 110), (50, 150), (84, 176), (92, 212)], "#45206a", INK, 4), blob([(14, 200), (16, 150), (6, 100), (12, 56), (32, 32), (28, 70), (26, 140)], "#6d3a9c", "", 0), blob([(20, 206), (24, 150), (6, 120), (4, 76), (18, 44), (44, 36), (60, 54), (62, 80), (76, 92), (68, 100), (74, 110), (66, 122), (74, 134), (62, 154), (60, 206)], BOG_SKIN[1], INK, 4), blob([(12, 100), (12, 72), (24, 48), (44, 42), (53, 58), (50, 84), (34, 116), (22, 124)], BOG_SKIN[2], "", 0), stroke([(24, 150), (34, 156)], BOG_SKIN[0], 3), stroke([(25, 164), (35, 170)], BOG_SKIN[0], 3), blob([(2, 100), (4, 50), (30, 22), (60, 30), (66, 44), (46, 44), (28, 62), (24, 110), (30, 152), (14, 160)], "#45206a", INK, 3.4), blob([(48, 108), (70, 108), (68, 124), (52, 124)], "#2a0c14", INK, 2.6), poly([(32, 66), (50, 62), (50, 74), (38, 78)], "#ffd65a", INK, 2.6), disc(45, 69, 2.6, INK, "", 0), stroke([(26, 58), (52, 54)], BOG_SKIN[0], 5), *(stroke([(72, 114), (110, 114 + d), (140, 100 + d * 2)], tone, w, opacity=o) for d in (-18, -6, 6, 18) for tone, w, o in (("#d8ff8a", 3.4, 0.85),)), *(turned(x, y, t, poly([(-16, -20), (10, -24), (18, 6), (-6, 20)], DEATH[1], INK, 3), poly([(-12, -15), (6, -19), (2, 6), (-8, 10)], DEATH[2], "", 0)) for x, y, t in ((136, 66, -10), (166, 84, 24), (140, 108, 50), (170, 126, 10), (150, 148, -30))), rune(152, 100, 1.1, "#d8ff8a", "#ffffff"), burst(150, 104, 18, (INK, VENOM[1], VENOM[2], VENOM[3]), 9), *(poly([(x, y), (x + 9, y - 7), (x + 12, y + 5)], DEATH[2], INK, 1.8) for x, y in ((110, 44), (180, 48), (182, 160), (118, 158), (186, 104))), scenes="bog magic_circle", focus="108 104 92",
    fit=0.94,
)
_keep(
    "call_from_the_barrow",
    blob([(6, 206), (14, 130), (50, 78), (100, 60), (150, 78), (186, 130), (194, 206)], LEAF[0], INK, 4), blob([(14, 180), (24, 130), (56, 86), (100, 68), (80, 96), (40, 140)], LEAF[1], "", 0), *(stroke([(x, y), (x + d, y - 14)], LEAF[2], 3) for x, y, d in ((40, 96, -4), (64, 76, 2), (90, 64, -2), (124, 70, 4), (150, 84, 4), (170, 112, 5))), poly([(58, 206), (62, 112), (80, 108), (82, 206)], STONE[2], INK, 3.6), poly([(118, 206), (120, 108), (138, 112), (142, 206)], STONE[1], INK, 3.6), poly([(48, 96), (152, 92), (156, 114), (46, 118)], STONE[2], INK, 3.8), poly([(48, 96), (152, 92), (152, 99), (48, 103)], STONE[3], "", 0), *(rune(x, 107, 0.22, VENOM[1], VENOM[2]) for x in (72, 100, 128)), poly([(82, 206), (82, 118), (118, 116), (118, 206)], "#0c140c", INK, 3), glow(100, 170, 50, VENOM[2], "within", 0.9), blob([(86, 206), (88, 160), (94, 142), (106, 142), (112, 160), (114, 206)], ROTTEN_SKIN[1], INK, 3), disc(100, 140, 13, ROTTEN_SKIN[2], INK, 3), *(disc(x, 139, 3, VENOM[3], INK, 1) for x in (95, 105)), *(limb((100 + s * 10, 162), (100 + s * 24, 178), 6, 5, ROTTEN_SKIN[2 if s < 0 else 1], 2.6) + hand(100 + s * 26, 180, s * 40, ROTTEN_SKIN, s=0.32, flip=s > 0) for s in (-1, 1)), *(stroke([(x, y), (x + 6, y - 16), (x - 2, y - 30)], VENOM[2], 3.4, opacity=0.8) for x, y in ((90, 104), (112, 100), (76, 60), (128, 58))), moth(40, 40, 0.6, -20), moth(160, 46, 0.5, 24), scenes="arena_graves bog", focus="100 124 86",
    fit=0.95,
)
_keep(
    "veil_of_prayers",
    limb((8, 22), (192, 22), 5, 5, WOOD[2], 3), *(poly([(x, 26), (x + 18, 26), (x + 18 + d, y), (x + 9 + d, y - 10), (x + d, y)], tone, INK, 2.8, 0.94) + stroke([(x + 9, 38), (x + 9 + d * 0.6, y - 22)], LINEN[0], 2, opacity=0.7) for x, d, y, tone in ((12, -4, 150, LINEN[2]), (32, -6, 176, T3), (52, -3, 140, LINEN[3]), (130, 3, 142, LINEN[3]), (150, 6, 176, T3), (170, 4, 150, LINEN[2]))), *(rune(x, y, 0.28, T2, T2) for x, y in ((20, 76), (40, 90), (60, 76), (140, 76), (160, 90), (180, 76))), glow(100, 110, 66, "#fff0b0", "prayer", 0.9), *(limb((100 + s * 44, 208), (100 + s * 15, 160), 15, 12, T2 if s < 0 else T1, 3.4) + limb((100 + s * 15, 158), (100 + s * 6, 112), 11, 6, BOG_SKIN[2 if s < 0 else 1], 3) for s in (-1, 1)), stroke([(84, 150), (92, 168), (108, 168), (116, 150)], INK, 3), *(disc(100 + math.cos(a) * 17, 152 + math.sin(a) * 18, 4, WOOD[3], INK, 1.8) for a in (n * math.pi / 6 for n in range(1, 6))), poly(star(100, 78, 17, 6, 8), "#fffbe0", GOLD[1], 2), *(disc(x, 24, 5, "none", GOLD[2], 3) for x in (21, 41, 61, 139, 159, 179)), *(path(f"M{x - 8} 34A8 9 0 0 1 {x + 8} 34L{x + 10} 40H{x - 10}Z", GOLD[2], INK, 2.2) for x in (88, 112)), scenes="bog court", accents="motes", focus="100 108 92",
)
_keep(
    "dread_whisper",
    placed(24, 18, 0.82, people.shoulders(LINEN, wide=62), people.round_ears(FAIR_SKIN), face("fair", eye="#4a6a9a", slant=-6, smile=-3, jaw=0.56, wide=29), people.short_hair(BROWN_HAIR, low=72), disc(118, 66, 4, "#a8c8e0", INK, 1.6, ry=6), *(stroke([(100 + s * 40, y), (100 + s * 48, y - 4)], T4, 3) for s in (1,) for y in (70, 82, 94))), blob([(10, 210), (20, 150), (4, 100), (10, 52), (34, 22), (62, 20), (82, 44), (84, 70), (98, 84), (86, 94), (92, 104), (82, 116), (70, 130), (76, 160), (66, 210)], NIGHT[1], INK, 4), blob([(24, 196), (30, 150), (14, 100), (18, 60), (38, 30), (58, 28), (42, 60), (34, 110)], NIGHT[2], "", 0), poly([(46, 60), (74, 54), (70, 70), (54, 72)], DEATH[2], INK, 2.6), poly([(56, 63), (70, 58), (67, 67)], "#ffffff", "", 0), blob([(70, 98), (92, 100), (86, 110), (72, 110)], "#ff5a6a", INK, 2.2), *(limb((84, 140 + n * 4), (104 + n * 3, 124 + n * 9), 5, 3, NIGHT[2], 2.4) for n in range(3)), *(stroke(points, tone, w) for points in ([(94, 104), (104, 98), (100, 90), (110, 92)], [(96, 108), (106, 106), (112, 100)]) for tone, w in ((INK, 6), (DEATH[2], 3))), *(turned(x, y, t, rune(0, 0, s, DEATH[1], DEATH[3])) for x, y, t, s in ((108, 38, 20, 0.32), (130, 20, -10, 0.26), (96, 16, 40, 0.24))), scenes="dark_city arena_graves briars", accents="smoke mist", focus="92 90 86",
)
_keep(
    "bone_sickle",
    glow(84, 70, 74, DEATH[2], "edge", 0.7), turned(120, 140, -10, path("M0 0C-70 -4 -120 -64 -84 -136C-92 -80 -58 -36 6 -26Z", BONE[2], INK, 4.2), path("M-6 -6C-70 -14 -106 -64 -86 -116C-84 -72 -52 -30 0 -20Z", BONE[3], "", 0), *(thorn(x, y, 17, t) for x, y, t in ((-22, -30, 16), (-44, -44, 34), (-62, -62, 50), (-74, -84, 66))), limb((4, -16), (26, 60), 7, 7, BONE[1], 3.4), *(stroke([(2 + n * 4, 2 + n * 13), (18 + n * 4, -2 + n * 13)], LEATHER[2], 6, smooth=False) for n in range(4)), disc(28, 66, 10, BONE[2], INK, 3), both([(2, -8), (-12, -14), (-14, 4), (0, 10)], BONE[2], BONE[1], axis=2, width=2.8)), *(disc(x, y, 3.4, DEATH[2], DEATH[0], 1.8) for x, y in ((30, 30), (60, 130), (90, 60), (70, 160), (110, 40), (40, 96))), turned(150, 176, 30, both([(0, 0), (-7, 14), (-5, 30), (0, 36)], "#4a4a58", "#2c2c38", axis=0, width=2.2)), skull(40, 180, 0.26, glow=DEATH[2]), scenes="arena_graves bog", focus="92 104 92",
)
_keep(
    "pilgrims_staff",
    rays(120, 44, 76, 40, 12, "#fff2b0", 0.5), turned(100, 116, 14, limb((0, 96), (0, -74), 5.4, 5, WOOD[2], 3), stroke([(-2, 88), (-2, -68)], WOOD[3], 2.6), stroke([(0, -72), (-2, -100), (20, -112), (34, -94), (22, -78)], INK, 13), stroke([(0, -72), (-2, -100), (20, -112), (34, -94), (22, -78)], WOOD[2], 8), poly([(14, -72), (32, -72), (38, -46), (8, -46)], GOLD[2], INK, 3.2), poly([(14, -72), (22, -72), (20, -46), (8, -46)], GOLD[3], "", 0), disc(23, -43, 5, GOLD[0], INK, 2.4), blob([(-4, -50), (-24, -44), (-34, -14), (-20, -20), (-14, 0), (-4, -24)], LINEN[3], INK, 2.8), blob([(4, -30), (20, -14), (22, 16), (10, 6), (4, 16), (0, -10)], T3, INK, 2.8), blob([(-2, -14), (-14, 4), (-10, 26), (-2, 14)], BLOOD[2], INK, 2.6), turned(0, 34, 0, halves([(0, -16), (-12, -13), (-18, 2), (-8, 13), (0, 15)], LINEN[3], LINEN[1], axis=0, width=3), *(stroke([(0, 13), (dx, -10)], LINEN[0], 2.2, smooth=False) for dx in (-11, -4, 4, 11)))), turned(38, 160, -10, blob([(-16, -30), (16, -30), (12, -10), (22, 8), (14, 30), (-14, 30), (-22, 8), (-12, -10)], "#b87a3c", INK, 3.4), stroke([(-12, -10), (12, -10)], LEATHER[1], 5), poly([(-6, -42), (6, -42), (6, -30), (-6, -30)], WOOD[2], INK, 2.6)), hill(MUD, high=14), *(poly(star(x, y, r, r * 0.34, 4), "#ffffff", GOLD[1], 1.4) for x, y, r in ((66, 40, 9), (176, 60, 8), (60, 90, 6))), scenes="bog forest", accents="motes",
)
_keep(
    "ash_vestments",
    stand(24), limb((36, 48), (164, 48), 5, 5, WOOD[2], 3), both([(70, 44), (28, 60), (6, 136), (40, 148), (62, 100)], ASH[3], ASH[1], width=4), halves([(100, 48), (80, 38), (62, 46), (60, 110), (42, 188), (100, 198)], ASH[3], ASH[1], width=4), both_poly([(98, 56), (82, 40), (72, 44), (84, 100), (78, 192), (98, 196)], NIGHT[3], NIGHT[2], width=3), *(disc(100 + s * 12, y, 5, GOLD[2] if n % 2 else BONE[2], INK, 2) for s in (-1, 1) for n, y in enumerate((78, 102, 126, 150, 174))), skull(100, 68, 0.17), *(blob([(x - r, y), (x, y - r * 0.6), (x + r, y), (x, y + r * 0.7)], ASH[0], "", 0, 0.5) for x, y, r in ((66, 150, 9), (134, 130, 8), (60, 180, 8), (140, 176, 10), (30, 120, 8), (170, 126, 7))), *(stroke([(x, 190 - abs(x - 100) * 0.05), (x + d, 202)], FLAME[1], 3.4, smooth=False) for x, d in ((50, -3), (66, 2), (84, -2), (116, 2), (134, -2), (150, 3))), *(disc(x, y, 2.6, FLAME[2], "", 0) for x, y in ((48, 186), (150, 184), (12, 136), (188, 136))), both_poly([(6, 134), (40, 147), (36, 158), (0, 146)], NIGHT[3], NIGHT[1], width=2.8), *(disc(x, y, r, ASH[3], "", 0, opacity=0.7) for x, y, r in ((30, 30, 4), (176, 30, 4), (20, 80, 3), (184, 84, 3), (60, 16, 3))), scenes="arena_graves court", accents="smoke mist",
)
_keep(
    "moth_eaten_cowl",
    placed(0, 8, 1.0, people.shoulders(("#3a2c38", "#5c4858", "#86707e", "#b49ca8"), wide=76, top=132), people.hood(("#3a2c38", "#5c4858", "#86707e", "#b49ca8"), wide=52, low=150, opening=36, top=6), eye_pair(100, 88, 0.9, "#d8ff8a"), people.hood_brim(("#3a2c38", "#5c4858", "#86707e", "#b49ca8"))), *(blob([(x - r, y), (x - r * 0.2, y - r), (x + r, y - r * 0.3), (x + r * 0.4, y + r * 0.9), (x - r * 0.6, y + r * 0.6)], "#1a1018", INK, 2.4) for x, y, r in ((66, 56, 9), (58, 92, 7), (142, 66, 8), (146, 112, 10), (60, 150, 11), (134, 168, 9), (90, 184, 8), (116, 30, 6), (44, 180, 8))), *(stroke([(x, y), (x + d, y + 12)], "#b49ca8", 2.2) for x, y, d in ((66, 62, 3), (146, 118, -3), (60, 158, 3), (134, 174, 2))), moth(150, 40, 1.0, 24), moth(36, 70, 0.8, -30), moth(164, 140, 0.8, 50), moth(40, 136, 0.62, -60), moth(92, 18, 0.5, -10), focus="100 96 88",
)
_keep(
    "grave_candle",
    glow(100, 40, 90, FLAME[2], "flame", 0.95), hill(MUD, high=20), headstone(166, 190, 0.86, 8), skull(92, 142, 0.72, glow=FLAME[2]), blob([(70, 100), (62, 84), (74, 78), (76, 60), (112, 60), (114, 80), (124, 90), (116, 106), (120, 124), (110, 116), (104, 104), (92, 112), (82, 102), (76, 118)], BONE[2], INK, 3.6), blob([(74, 98), (70, 86), (80, 80), (80, 64), (92, 64), (90, 96), (82, 98)], BONE[3], "", 0), stroke([(94, 62), (94, 52)], INK, 4, smooth=False), tongue(94, 58, 62, 16, 2, FLAME), disc(94, 44, 6, "#ffffff", "", 0, opacity=0.8), *(disc(x, y, r, BONE[2], INK, 1.8, ry=r * 1.4) for x, y, r in ((70, 126, 4), (118, 134, 4), (84, 120, 3))), *(stroke(points, GHOST[2], 4, opacity=0.8) for points in ([(130, 100), (150, 80), (144, 56), (164, 36)], [(54, 100), (36, 84), (42, 58), (24, 40)])), blob([(158, 40), (158, 24), (172, 18), (182, 30), (176, 44), (166, 36)], GHOST[2], INK, 2.4), *(disc(x, 29, 2, INK, "", 0) for x in (167, 174)), moth(54, 34, 0.5, -20), mushroom(32, 188, 0.8, DEATH), mushroom(48, 192, 0.6, DEATH), scenes="arena_graves bog", focus="96 104 90", accents="mist smoke",
)

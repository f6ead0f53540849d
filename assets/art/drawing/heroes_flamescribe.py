"""The Flamescribe's spells, weapons, garments and the vial."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import people
from drawing.album import Album
from drawing.arena_shapes import (
    WATER,
    drop,
    hand,
    leaf,
    ring,
    spiral,
    tongue,
)
from drawing.crawler_shapes import ICE, keeper, rune, snowflake
from drawing.figures import figure
from drawing.heroes_shapes import BRASS, FLAME, LINEN, stand
from drawing.pen import (
    BLOOD,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    INK,
    LEATHER,
    STEEL,
    STONE,
    T1,
    T2,
    T3,
    WOOD,
    arc_points,
    blob,
    both,
    both_poly,
    disc,
    glow,
    halves,
    inked,
    limb,
    path,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
ARCANE = ("#3a1470", "#7a3ad0", "#b98aff", "#f2e6ff")
QUICK = ("#4a525c", "#8a96a4", "#ccd6e0", "#ffffff")
TOAD = ("#2a3a12", "#56702a", "#8aa848", "#c8dc84")
_keep = keeper(DRAWN, scenes="court magic_circle harbour", accents="motes sparks", focus="100 100 92")

_keep(
    "glyph_dart",
    glow(134, 68, 64, ARCANE[2], "dart", 0.85), *(stroke([(x - 60, y + 60), (x - 10, y + 10)], tone, w, smooth=False, opacity=o) for x, y in ((150, 56), (96, 56), (160, 116)) for tone, w, o in ((ARCANE[1], 13, 0.5), (ARCANE[2], 7, 0.7), (ARCANE[3], 3, 0.9))), *(turned(x, y, 45, both_poly([(0, -40), (-16, -2), (0, -10)], ARCANE[3], ARCANE[1], axis=0, width=3.2), poly([(-16, -2), (0, -10), (16, -2), (6, 18), (-6, 18)], ARCANE[2], INK, 3), rune(0, -4, 0.3, ARCANE[0], ARCANE[3]), scale=s) for x, y, s in ((150, 56, 1.15), (96, 56, 0.8), (160, 118, 0.8))), hand(34, 180, 38, FAIR_SKIN, s=0.8), poly([(4, 186), (28, 166), (50, 190), (26, 212)], T2, INK, 3.2), ring(60, 142, 22, ARCANE[2], 3, ry=14), *(poly(star(x, y, r, r * 0.34, 4), ARCANE[3], INK, 1.4) for x, y, r in ((60, 40, 8), (182, 20, 8), (120, 150, 7), (36, 100, 7))), scenes="magic_circle court",
)
_keep(
    "clinging_cinders",
    glow(100, 110, 96, FLAME[2], "heat", 0.7), figure(skull=(100, 44), neck=(100, 62), hip=(100, 116), far_arm=((130, 84), (150, 56)), near_arm=((70, 86), (48, 62)), far_leg=((120, 150), (132, 190)), near_leg=((80, 150), (68, 190)), cloth=("#1c1618", "#322a2c", "#4c4244"), skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, s=1.3), *(tongue(x, y, h, h * 0.32, t, FLAME) for x, y, h, t in ((48, 74, 40, -20), (150, 68, 42, 18), (72, 104, 30, -14), (128, 100, 32, 12), (100, 96, 36, 0), (84, 142, 28, -8), (118, 150, 30, 10), (70, 186, 26, -10), (130, 188, 26, 8))), *(poly([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 5)], "#2a1410", INK, 1.8) + disc(x, y, 2.4, FLAME[2], "", 0) for x, y in ((60, 88), (140, 84), (92, 84), (112, 120), (90, 120), (76, 166), (126, 170), (104, 66))), *(poly(star(x, y, r, r * 0.36, 4), FLAME[3], "", 0) for x, y, r in ((24, 40, 6), (176, 36, 7), (30, 120, 5), (172, 120, 6), (60, 20, 5), (142, 16, 5))), scenes="inferno court", accents="sparks smoke",
)
_keep(
    "rimebind",
    figure(skull=(100, 40), neck=(100, 58), hip=(100, 110), far_arm=((128, 62), (146, 38)), near_arm=((72, 66), (50, 46)), far_leg=((112, 146), (116, 186)), near_leg=((88, 146), (84, 186)), cloth=("#5a2a1c", "#8a4630", "#b86a4a"), skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, s=1.2), poly([(30, 204), (22, 160), (44, 118), (62, 96), (84, 108), (100, 88), (122, 106), (142, 94), (160, 126), (180, 162), (172, 204)], "#a8dcf2", INK, 4, 0.8), poly([(36, 200), (30, 160), (50, 122), (62, 104), (74, 130), (58, 170)], "#f2fcff", "", 0, 0.8), *(stroke(line, "#ffffff", 3, smooth=False, opacity=0.9) for line in ([(84, 108), (90, 140), (80, 170)], [(122, 106), (114, 136), (128, 164), (120, 196)], [(142, 94), (150, 140)])), *(turned(x, y, t, both_poly([(0, -h), (-h * 0.2, -h * 0.2), (0, 6)], ICE[3], ICE[1], axis=0, width=2.8)) for x, y, t, h in ((34, 186, -44, 40), (168, 186, 44, 40), (22, 204, -64, 34), (180, 204, 64, 34))), snowflake(28, 60, 19), snowflake(176, 70, 16), snowflake(158, 22, 9), snowflake(52, 22, 8), scenes="mountains magic_circle", accents="mist",
)
_keep(
    "pillar_of_embers",
    glow(100, 90, 106, FLAME[2], "pillar", 0.9), disc(100, 176, 84, "#2a1810", INK, 4, ry=24), disc(100, 176, 66, "none", FLAME[1], 6, ry=17), blob([(64, 180), (72, 120), (60, 70), (76, 30), (70, -8), (130, -8), (126, 34), (142, 76), (128, 124), (138, 180), (100, 192)], FLAME[1], INK, 4), blob([(76, 178), (84, 120), (74, 72), (88, 30), (86, -8), (116, -8), (114, 36), (126, 78), (116, 124), (124, 178), (100, 186)], FLAME[2], "", 0), blob([(90, 174), (94, 120), (90, 70), (98, 30), (98, -6), (106, -6), (106, 40), (112, 80), (106, 124), (110, 174)], FLAME[3], "", 0), *(stroke([(100 + s * 44 * c, y), (100, y + 16), (100 - s * 44 * c, y - 6)], tone, w) for s, c, y in ((1, 1.3, 140), (-1, 1.1, 96), (1, 1.0, 52)) for tone, w in ((INK, 11), (FLAME[3], 5))), *(tongue(100 + x, 186 - abs(x) * 0.1, h, h * 0.3, x * 0.3, FLAME) for x, h in ((-70, 30), (-46, 44), (46, 44), (70, 30))), *(poly([(x, y), (x + 7, y - 6), (x + 11, y + 4)], "#3a2018", FLAME[1], 2) for x, y in ((30, 80), (160, 60), (44, 30), (168, 110), (24, 130), (150, 20))), *(poly(star(x, y, 6, 2.2, 4), FLAME[3], "", 0) for x, y in ((52, 56), (156, 88), (36, 104), (164, 34))), scenes="inferno battlefield", accents="sparks smoke",
)
_keep(
    "unravel",
    glow(112, 90, 80, ARCANE[2], "undone", 0.7), turned(84, 96, -8, poly([(-54, -62), (40, -62), (40, -6), (28, 4), (36, 16), (22, 26), (30, 42), (12, 50), (16, 66), (-54, 66)], LINEN[2], INK, 4), poly([(-54, -62), (-10, -62), (-14, 66), (-54, 66)], LINEN[3], "", 0), disc(-7, -64, 52, LINEN[1], INK, 3.4, ry=10), *(stroke([(-42, y), (20, y)], LINEN[0], 3.4, smooth=False) for y in (-40, -24)), rune(-10, 14, 0.9, ARCANE[1], ARCANE[2])), *(turned(x, y, t, rune(0, 0, s, ARCANE[1], ARCANE[3])) for x, y, t, s in ((142, 70, 24, 0.46), (166, 44, 60, 0.38), (150, 116, -30, 0.42), (182, 88, 80, 0.3), (164, 150, 20, 0.34), (126, 24, -20, 0.3))), *(poly([(x, y), (x + 10, y - 7), (x + 15, y + 6), (x + 4, y + 8)], LINEN[2], INK, 2) for x, y in ((124, 134), (136, 150), (118, 160), (146, 92), (130, 48))), stroke(spiral(112, 100, 74, 1.6, start=0.4), ARCANE[3], 3, opacity=0.6), turned(52, 176, 30, limb((0, 26), (0, -30), 4, 3, BRASS[2]), poly(star(0, -36, 14, 5, 6), ARCANE[3], INK, 2.2)), people.fist(46, 188, FAIR_SKIN, reach=13), scenes="court magic_circle",
)
_keep(
    "arcane_wellspring",
    glow(100, 90, 104, ARCANE[2], "spring", 0.9), disc(100, 170, 84, STONE[1], INK, 4, ry=28), disc(100, 164, 70, ARCANE[1], INK, 3.2, ry=20), disc(92, 160, 50, ARCANE[2], "", 0, ry=12), *(stroke(points, tone, w) for points in ([(100, 160), (92, 110), (56, 76), (34, 110), (36, 150)], [(100, 160), (108, 110), (144, 76), (166, 110), (164, 150)], [(100, 160), (98, 90), (76, 50), (58, 84)], [(100, 160), (102, 90), (124, 50), (142, 84)]) for tone, w in ((INK, 13), (ARCANE[1], 9), (ARCANE[3], 3.4))), limb((100, 164), (100, 74), 10, 8, ARCANE[2], 3), turned(100, 54, 0, both_poly([(0, 24), (-48, 10), (-46, -26), (0, -14)], LINEN[3], LINEN[1], axis=0, width=3.4), both_poly([(0, 30), (-52, 15), (-50, 9), (0, 22)], LEATHER[2], LEATHER[1], axis=0, width=2.8), *(stroke([(s * 10, y), (s * 38, y - 7)], LINEN[0], 2.4, smooth=False) for s in (-1, 1) for y in (-4, 5, 14))), *(turned(x, y, 0, rune(0, 0, 0.3, ARCANE[1], ARCANE[3])) for x, y in ((64, 20), (136, 20), (100, 10))), poly([(16, 170), (44, 190), (100, 198), (156, 190), (184, 170), (180, 196), (100, 208), (20, 196)], STONE[2], INK, 4), *(stroke([(x, 190 + (100 - abs(x - 100)) * 0.08), (x, 204)], STONE[0], 3, smooth=False) for x in (50, 84, 116, 150)), scenes="magic_circle court",
)
_keep(
    "toad_hex",
    ring(100, 104, 90, ARCANE[2], 5), *(turned(100 + math.cos(a) * 90, 104 + math.sin(a) * 90, 0, rune(0, 0, 0.34, ARCANE[1], ARCANE[3])) for a in (0.3, 1.35, 2.4, 3.45, 4.5, 5.55)), both([(60, 150), (22, 140), (12, 172), (26, 190), (64, 186)], TOAD[2], TOAD[1], width=3.6), halves([(100, 76), (62, 86), (44, 124), (50, 172), (100, 186)], TOAD[2], TOAD[1], width=4), halves([(100, 120), (76, 124), (68, 156), (82, 180), (100, 184)], TOAD[3], TOAD[2], width=2.6), *(limb((100 + s * 34, 156), (100 + s * 40, 184), 10, 8, TOAD[2 if s < 0 else 1], 3) + "".join(limb((100 + s * 40, 186), (100 + s * (40 + dx), 196), 4.4, 4, TOAD[2 if s < 0 else 1], 2.2) for dx in (-12, 0, 12)) for s in (-1, 1)), halves([(100, 64), (70, 66), (48, 88), (54, 112), (100, 120)], TOAD[3], TOAD[1], width=3.8), *(disc(x, 68, 17, TOAD[2 if x < 100 else 1], INK, 3.4) + disc(x, 68, 11, "#ffd23a", INK, 2.4) + disc(x, 69, 4, INK, "", 0, ry=8) for x in (70, 130)), stroke([(58, 100), (80, 108), (100, 104), (120, 108), (142, 100)], INK, 4), *(disc(x, y, r, TOAD[1], TOAD[0], 1.8) for x, y, r in ((62, 134, 5), (54, 150, 4), (140, 134, 5), (146, 152, 4), (90, 84, 4), (112, 86, 3.4))), halves([(100, 22), (80, 28), (74, 52), (100, 56)], STEEL[3], STEEL[1], width=3.4), poly([(72, 50), (128, 50), (132, 58), (68, 58)], STEEL[2], INK, 3), poly([(94, 24), (100, -4), (108, 24)], BLOOD[2], INK, 2.6), *(poly(star(x, y, r, r * 0.34, 4), ARCANE[3], INK, 1.6) for x, y, r in ((40, 50, 10), (164, 60, 11), (150, 24, 7), (30, 110, 7))), scenes="magic_circle bog", focus="100 106 88",
)
_keep(
    "ashwood_staff",
    glow(128, 44, 60, FLAME[2], "tip", 0.85), turned(92, 120, 26, limb((0, 96), (0, -70), 6, 7, "#8f857a", 3), stroke([(-3, 86), (-3, -64)], "#cfc6ba", 3), *(stroke(line, FLAME[2], 3, smooth=False) for line in ([(1, -50), (4, -34), (-2, -22), (3, -6)], [(2, 14), (-2, 30), (4, 44)])), *(stroke([(-8, y), (8, y - 4)], LEATHER[2], 6, smooth=False) for y in (56, 66, 76)), inked([(0, -68), (-22, -84), (-18, -110), (0, -118)], "#8f857a", 6), inked([(0, -68), (22, -84), (20, -108)], "#746a60", 6), tongue(2, -76, 44, 12, 0, FLAME), disc(2, -84, 8, FLAME[3], "", 0)), leaf(76, 128, 30, -74, ("#5a3a14", "#a8702a", "#dca84a", "#ffe0a0")), leaf(112, 110, 32, 84, ("#5a3a14", "#8a5a24", "#c08a3c", "#ffe0a0")), leaf(64, 160, 26, -60, ("#3a3a34", "#6a685e", "#a09c90", "#dcd8cc")), *(poly([(x, y), (x + 6, y - 5), (x + 10, y + 3)], "#6a645c", INK, 1.6) for x, y in ((40, 60), (56, 36), (160, 100), (174, 60), (150, 140))), *(poly(star(x, y, 6, 2.2, 4), FLAME[3], "", 0) for x, y in ((100, 20), (168, 26), (180, 84), (84, 52))), scenes="court forest", accents="sparks leaves",
)
_keep(
    "brass_wand",
    turned(70, 140, 48, limb((0, 40), (0, -62), 8, 6, BRASS[2], 3.2), stroke([(-3, 34), (-2, -56)], BRASS[3], 3.4, smooth=False), *(poly([(-11, y), (11, y), (10, y + 8), (-10, y + 8)], BRASS[1], INK, 2.8) for y in (30, 8, -30, -52)), *(stroke([(-7, y), (7, y - 8)], BRASS[0], 2.4, smooth=False) for y in (2, -8, -18)), poly([(-14, -60), (14, -60), (20, -78), (-20, -78)], BRASS[2], INK, 3.2), disc(0, 50, 10, BLOOD[2], INK, 3), disc(-3, 47, 4, BLOOD[3], "", 0), tongue(0, -74, 96, 22, 0, FLAME), tongue(-12, -72, 44, 11, -26, FLAME), tongue(12, -72, 44, 11, 26, FLAME)), people.sleeve((-6, 214), (34, 176), T2, thick=19), people.fist(48, 160, FAIR_SKIN, reach=16), *(poly(star(x, y, r, r * 0.36, 4), FLAME[3], INK, 1.2) for x, y, r in ((184, 24, 7), (120, 40, 6), (178, 96, 6), (150, 120, 5), (92, 70, 5))), scenes="court harbour", accents="sparks",
)
_keep(
    "scribes_knife",
    turned(130, 116, 34, both([(0, -84), (-20, -56), (-16, 4), (0, 22)], LINEN[3], LINEN[1], axis=0, width=3), stroke([(0, -76), (0, 60)], INK, 3.4), *(stroke([(0, y), (-15, y - 12)], LINEN[1], 2) for y in (-40, -20, 0)), poly([(-3, 44), (3, 44), (0, 68)], INK, INK, 1.6)), turned(78, 112, -34, both_poly([(0, -92), (-13, -62), (-13, -6), (0, -2)], STEEL[3], STEEL[1], axis=0, width=3.4), poly([(-16, -4), (16, -4), (13, 8), (-13, 8)], BRASS[2], INK, 3), poly([(-10, 8), (10, 8), (13, 62), (0, 70), (-13, 62)], WOOD[1], INK, 3.4), poly([(-10, 8), (-1, 8), (-1, 68), (-13, 62)], WOOD[2], "", 0), *(disc(0, y, 3, BRASS[3], INK, 1.6) for y in (22, 38, 54))), turned(152, 178, 0, blob([(-30, 22), (-32, -4), (-18, -18), (18, -18), (32, -4), (30, 22)], "#2a3450", INK, 3.8), blob([(-24, 16), (-26, -2), (-14, -12), (-4, -12), (-12, 12)], "#56688f", "", 0), disc(0, -20, 16, "#1a2034", INK, 3, ry=6)), stroke([(18, 196), (40, 186), (62, 196), (84, 188)], INK, 5), blob([(92, 186), (102, 178), (110, 188), (100, 196)], INK, "", 0), *(poly([(x, y), (x + 12, y - 4), (x + 5, y + 5)], LINEN[3], INK, 1.8) for x, y in ((36, 44), (54, 26), (28, 84))), scenes="court", accents="motes",
)
_keep(
    "woven_mantle",
    limb((24, 26), (176, 26), 6, 6, WOOD[2], 3), *(disc(x, 26, 9, WOOD[3], INK, 3) for x in (24, 176)), halves([(100, 30), (66, 28), (46, 44), (30, 110), (16, 184), (52, 198), (100, 192)], T2, T1, width=4), both([(98, 40), (80, 46), (62, 100), (50, 188), (98, 186)], T3, T2, width=2.6), both([(100, 30), (70, 24), (56, 44), (78, 60), (100, 56)], LINEN[2], LINEN[1], width=3.4), *(stroke([(x, 62 + n * 26), (100 - (x - 100) * 0, 74 + n * 26), (200 - x, 62 + n * 26)], FLAME[2], 5) for n, x in enumerate((68, 60, 54, 48, 42))), *(turned(x, y, 0, rune(0, 0, 0.34, FLAME[1], FLAME[3])) for x, y in ((80, 88), (120, 88), (72, 132), (128, 132), (100, 112), (100, 158), (66, 170), (134, 170))), *(stroke([(x, 192 - abs(x - 100) * 0.02), (x - 2, 206)], GOLD[2], 4, smooth=False) for x in range(28, 180, 13)), disc(100, 58, 10, GOLD[2], INK, 3), disc(100, 58, 4, FLAME[1], "", 0), scenes="court",
)
_keep(
    "circlet_of_stillness",
    *(disc(100, 136, r, "none", tone, 3, ry=r * 0.34, opacity=0.85) for r, tone in ((94, WATER[2]), (76, WATER[3]), (54, WATER[2]))), glow(100, 84, 70, WATER[2], "calm", 0.8), stroke(arc_points(100, 110, 72, 200, 340, 16), INK, 13), stroke(arc_points(100, 110, 72, 200, 340, 16), STEEL[1], 8), disc(100, 112, 74, "none", INK, 15, ry=30), disc(100, 112, 74, "none", STEEL[3], 9, ry=30), path("M26 112A74 30 0 0 0 174 112", "none", INK, 21), path("M26 112A74 30 0 0 0 174 112", "none", STEEL[2], 15), path("M30 114A72 28 0 0 0 100 141", "none", "#ffffff", 4), *(turned(100 + s * x, y, s * t, both([(0, -18), (-9, -4), (-5, 10), (0, 12)], STEEL[3], STEEL[2], axis=0, width=2.6)) for s in (-1, 1) for x, y, t in ((34, 130, 16), (58, 120, 34))), poly([(100, 84), (122, 116), (100, 158), (78, 116)], WATER[1], INK, 4), poly([(100, 84), (78, 116), (100, 120)], WATER[3], "", 0), poly([(78, 116), (100, 120), (100, 158)], WATER[2], "", 0), poly([(100, 84), (122, 116), (100, 120)], WATER[2], "", 0, 0.8), *(disc(x, y, 5, WATER[2], INK, 2.2) for x, y in ((46, 126), (154, 126))), drop(100, 40, 1.5, WATER), disc(100, 176, 24, "none", WATER[3], 3, ry=6), poly(star(150, 70, 9, 3, 4), "#ffffff", "", 0), scenes="cistern magic_circle", focus="100 112 88",
)
_keep(
    "quilted_robe",
    stand(30), limb((40, 58), (160, 58), 5, 5, WOOD[2], 3), both([(70, 52), (30, 66), (10, 124), (34, 138), (58, 104)], LINEN[2], LINEN[1], width=3.8), both_poly([(10, 122), (36, 136), (32, 148), (4, 134)], T2, T1, width=3), halves([(100, 56), (80, 46), (62, 54), (60, 110), (46, 188), (100, 196)], LINEN[3], LINEN[1], width=4), *(stroke([(62 + n * 2, y), (140 - n * 2, y + 34)], LINEN[0], 2.2, smooth=False, opacity=0.8) for n, y in enumerate((60, 84, 108, 132, 156))), *(stroke([(138 - n * 2, y), (60 + n * 2, y + 34)], LINEN[0], 2.2, smooth=False, opacity=0.8) for n, y in enumerate((60, 84, 108, 132, 156))), both_poly([(100, 66), (80, 46), (70, 50), (92, 92), (96, 194), (100, 194)], T3, T2, width=2.8), poly([(58, 112), (142, 112), (143, 124), (57, 124)], LEATHER[2], INK, 3), stroke([(92, 122), (86, 160)], INK, 9), stroke([(92, 122), (86, 160)], LEATHER[3], 5), *(disc(100, y, 3.6, GOLD[2], INK, 1.8) for y in (80, 98, 140, 158, 176)), poly([(112, 138), (134, 138), (136, 162), (112, 164)], LINEN[2], INK, 2.8), turned(126, 138, 14, both([(0, -34), (-7, -22), (-5, 0), (0, 6)], "#ffffff", LINEN[1], axis=0, width=2)), poly([(46, 186), (100, 194), (154, 186), (155, 196), (100, 204), (45, 196)], T2, INK, 2.8), scenes="court",
)
_keep(
    "vial_of_quicksilver",
    glow(100, 110, 90, "#dce8f4", "silver", 0.75), turned(92, 110, 22, poly([(-12, -84), (12, -84), (12, -58), (-12, -58)], WOOD[2], INK, 3.2), poly([(-16, -62), (16, -62), (16, -50), (-16, -50)], BRASS[2], INK, 3), halves([(0, -50), (-12, -48), (-14, -20), (-36, 22), (-34, 58), (0, 70)], "#b8d4e4", "#86a4b8", axis=0, width=4), blob([(-32, 26), (-14, 16), (6, 30), (32, 14), (34, 44), (24, 62), (0, 66), (-28, 56)], QUICK[1], INK, 2.6), blob([(-28, 30), (-12, 22), (4, 36), (-4, 58), (-24, 52)], QUICK[3], "", 0), poly([(-10, -44), (-5, -46), (-8, -16), (-24, 14), (-26, 8)], "#ffffff", "", 0, 0.8), stroke([(-14, -14), (14, -14)], BRASS[2], 5), turned(14, -10, 10, poly([(-3, 0), (14, -2), (14, 18), (-3, 18)], LINEN[2], INK, 2.2))), *(disc(x, y, r, QUICK[1], INK, 2.8) + disc(x - r * 0.12, y - r * 0.14, r * 0.74, QUICK[2], "", 0) + disc(x - r * 0.34, y - r * 0.4, r * 0.32, QUICK[3], "", 0) for x, y, r in ((160, 100, 14), (150, 140, 10), (176, 150, 9), (38, 60, 10), (26, 100, 8), (170, 60, 8), (136, 182, 12), (60, 188, 9))), *(stroke(line, INK, 6) + stroke(line, "#ffd94a", 3) for line in ([(140, 30), (128, 44), (138, 50), (128, 64)], [(30, 144), (44, 136), (48, 148), (62, 140)])), scenes="court magic_circle",
)

"""Crawler's Equipment and Magic."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import bolt, hand, leaf, rays, ring, tongue
from drawing.crawler_shapes import (
    EMBER,
    GHOST,
    GOBLIN_SKIN,
    ICE,
    feather_wing,
    goblin,
    keeper,
    little_man,
    snowflake,
)
from drawing.factions_shapes import TINT, placed
from drawing.pen import (
    BLOOD,
    BONE,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    MAGIC,
    NIGHT,
    STEEL,
    STONE,
    T2,
    T3,
    T4,
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
    swoosh,
    turned,
)

DRAWN = Album()
WOOL = ("#9a8f7c", "#cfc5b0", "#f2ead8", "#ffffff")
HEMP = ("#4a3a20", "#8a6f42", "#bd9d68", "#e2c996")
_keep = keeper(DRAWN, scenes="dungeon cellar crypt", accents="motes sparks")
_keep_spell = keeper(DRAWN, scenes="magic_circle crypt cavern", accents="motes")

_keep(
    "short_spear",
    *(stroke([(8, y), (8 + long, y - long * 0.36)], T4, 5, smooth=False, opacity=0.8) for y, long in ((116, 46), (150, 64), (182, 40))), turned(92, 118, 58, limb((0, 90), (0, -62), 5.4, 5, WOOD[2], 3), *(stroke([(-6, y), (6, y - 5)], LEATHER[3], 5, smooth=False) for y in (14, 24, 34, 44)), both_poly([(0, -116), (-19, -76), (-9, -58), (0, -54)], STEEL[3], STEEL[1], axis=0, width=3.4), poly([(-9, -60), (9, -60), (8, -46), (-8, -46)], GOLD[2], INK, 2.8), both([(0, -44), (-16, -34), (-22, -14), (-10, -22), (-6, -8), (0, -20)], BLOOD[2], BLOOD[1], axis=0, width=2.8)),
    burst(180, 62, 26, FIRE, 9, 10), people.sleeve((-8, 206), (44, 152), T2, thick=21), people.fist(54, 142, LEATHER, reach=17), poly([(16, 178), (34, 158), (48, 172), (30, 194)], STEEL[2], INK, 3),
)
_keep(
    "throwing_axe",
    disc(136, 100, 62, WOOD[1], INK, 4), *(disc(134, 98, r, tone, INK, 2.6) for r, tone in ((53, WOOD[3]), (40, BLOOD[2]), (27, BONE[3]), (13, BLOOD[2]))), *(stroke(line, WOOD[0], 3, smooth=False) for line in ([(96, 62), (110, 66)], [(166, 140), (178, 132)], [(150, 54), (158, 66)])), *(limb(a, b, 6, 6, WOOD[2], 3) for a, b in (((108, 156), (96, 204)), ((164, 156), (176, 204)))), turned(94, 178, 26, gear.axe(96), *(stroke([(-6, y), (6, y + 5)], LEATHER[3], 5, smooth=False) for y in (2, 12, 22)), scale=1.06, flip=True), *(stroke(line, INK, 3, smooth=False) for line in ([(148, 92), (162, 84)], [(150, 104), (166, 108)], [(142, 82), (148, 70)])),
    swoosh(46, 66, 42, 170, 320, 13, (T2, T3, T4, "#ffffff")), turned(48, 76, 62, gear.axe(52), scale=0.86), *(stroke([(4, y), (4 + long, y)], T4, 4, smooth=False, opacity=0.8) for y, long in ((112, 34), (126, 24))), focus="110 104 92",
)
_keep(
    "yew_bow",
    turned(86, 102, 0, gear.bow(188, drawn=46)), turned(22, 102, 90, gear.arrow(150)), people.sleeve((186, 122), (122, 104), T2, thick=17), poly([(176, 102), (194, 106), (190, 142), (172, 138)], LEATHER[2], INK, 3), people.fist(102, 102, LEATHER, reach=16), *(limb((24, 94 + n * 7), (40, 94 + n * 7), 5, 5, FAIR_SKIN[2 - n // 2], 2.2) for n in range(3)), people.sleeve((6, 158), (22, 112), T3, thick=13),
    leaf(96, 22, 24, 60), leaf(98, 186, 24, 120), leaf(84, 12, 20, -50), disc(108, 40, 5, BLOOD[2], INK, 2), disc(112, 166, 5, BLOOD[2], INK, 2), poly(star(182, 98, 16, 6, 4), T4, INK, 2),
    fit=0.92,
)
_keep(
    "leather_armour",
    limb((100, 196), (100, 30), 6, 6, WOOD[1]), poly([(64, 196), (136, 196), (128, 184), (72, 184)], WOOD[2], INK, 3), disc(100, 26, 12, WOOD[3], INK, 3), both([(64, 48), (34, 52), (20, 82), (40, 98), (66, 84)], LEATHER[3], LEATHER[1], width=3.6), both([(36, 62), (26, 80), (40, 90), (56, 82)], LEATHER[2], LEATHER[0], width=2.4),
    halves([(100, 58), (84, 42), (64, 44), (60, 80), (66, 116), (58, 150), (100, 160)], LEATHER[2], LEATHER[1], width=4), both_poly([(100, 58), (84, 42), (74, 44), (96, 80), (100, 80)], T3, T2, width=2.8), poly([(60, 120), (140, 120), (143, 136), (57, 136)], LEATHER[0], INK, 3), poly([(90, 117), (110, 117), (110, 139), (90, 139)], GOLD[2], INK, 3), poly([(96, 123), (104, 123), (104, 133), (96, 133)], LEATHER[0], "", 0),
    *(both_poly([(100 - x, 140), (100 - x - 16, 140), (100 - x - 18, 174), (100 - x - 2, 178)], LEATHER[2], LEATHER[1], width=3) for x in (28, 12)), *(disc(x, y, 3.6, STEEL[3], INK, 1.8) for y in (94, 108) for x in (76, 92, 108, 124)), *(stroke([(92, y), (108, y + 6)], BONE[2], 3, smooth=False) + stroke([(108, y), (92, y + 6)], BONE[2], 3, smooth=False) for y in (62, 74)),
)
_keep(
    "tower_shield",
    poly([(34, 20), (100, 8), (166, 20), (166, 172), (100, 192), (34, 172)], STEEL[1], INK, 4), poly([(34, 20), (100, 8), (100, 192), (34, 172)], STEEL[2], "", 0), poly([(46, 30), (100, 20), (154, 30), (154, 162), (100, 180), (46, 162)], T2, INK, 3.4), poly([(46, 30), (100, 20), (100, 180), (46, 162)], T3, "", 0), poly([(92, 20), (108, 20), (108, 180), (92, 180)], STEEL[3], INK, 3), poly([(46, 88), (154, 88), (154, 104), (46, 104)], STEEL[3], INK, 3), disc(100, 96, 25, STEEL[1], INK, 3.4), disc(97, 93, 18, STEEL[2], "", 0), disc(92, 88, 7, "#ffffff", "", 0),
    *(disc(x, y, 3.4, STEEL[0], "", 0) for x, y in ((41, 32), (41, 64), (41, 128), (41, 160), (159, 32), (159, 64), (159, 128), (159, 160))), turned(128, 58, 214, gear.arrow(74, feather=(BLOOD[0], BLOOD[1], BLOOD[2])), flip=True), turned(70, 136, 40, limb((0, 0), (0, -50), 2.6, 2.6, WOOD[3], 2.2), both_poly([(0, -40), (-9, -52), (-9, -70), (0, -60)], BLOOD[2], BLOOD[1], axis=0, width=2.2)), turned(136, 144, 26, limb((0, 0), (0, -44), 2.6, 2.6, WOOD[3], 2.2), both_poly([(0, -34), (-9, -46), (-9, -64), (0, -54)], BLOOD[2], BLOOD[1], axis=0, width=2.2)),
    *(stroke(line, INK, 2.6, smooth=False) for line in ([(62, 142), (72, 134), (66, 126)], [(128, 150), (138, 144), (146, 150)])), blob([(14, 206), (24, 182), (70, 188), (132, 186), (182, 182), (192, 206)], STONE[1], INK, 3.4), focus="100 96 92",
)
_keep(
    "healing_draught",
    glow(100, 110, 96, "#ff9a9a", "warm", 0.75), rays(100, 118, 102, 66, 14, "#ffd0c8", 0.35), halves([(100, 184), (66, 160), (34, 126), (32, 92), (54, 76), (80, 80), (92, 92), (92, 60), (100, 60)], "#c9e4ee", "#86a8ba", width=4), halves([(100, 174), (72, 154), (44, 122), (44, 104), (60, 102), (84, 110), (100, 104)], BLOOD[2], BLOOD[1], width=2.6), blob([(50, 110), (58, 92), (74, 88), (62, 104), (56, 122)], "#ffffff", "", 0, 0.75),
    poly([(86, 34), (114, 34), (112, 62), (88, 62)], "#a9c8d6", INK, 3.4), poly([(80, 56), (120, 56), (120, 66), (80, 66)], GOLD[2], INK, 3), poly([(86, 16), (114, 16), (112, 40), (88, 40)], WOOD[3], INK, 3.4), poly([(88, 18), (98, 18), (97, 38), (89, 38)], HEMP[3], "", 0), *(disc(x, y, r, BLOOD[3], "", 0) for x, y, r in ((92, 146, 5), (112, 130, 6), (80, 126, 4), (120, 116, 3.6), (102, 160, 3.4))),
    poly([(94, 120), (106, 120), (106, 132), (118, 132), (118, 144), (106, 144), (106, 156), (94, 156), (94, 144), (82, 144), (82, 132), (94, 132)], "#fff4ee", INK, 2.8),
)
_keep(
    "weighted_net",
    placed(4, 24, 0.78, goblin(GOBLIN_SKIN, ear=44)), *(limb((100 + s * 18, 150), (100 + s * 50, 124), 11, 8, GOBLIN_SKIN[2 if s < 0 else 1], 3) for s in (-1, 1)), *(stroke([(100, -6), (x, y)], INK, 7) + stroke([(100, -6), (x, y)], HEMP[2], 3.6) for x, y in ((6, 140), (40, 178), (80, 192), (120, 192), (160, 178), (194, 140))),
    *(stroke(points, INK, 7) + stroke(points, HEMP[2], 3.6) for points in ([(68, 40), (84, 52), (100, 55), (116, 52), (132, 40)], [(46, 78), (72, 100), (100, 104), (128, 100), (154, 78)], [(24, 112), (56, 140), (100, 150), (144, 140), (176, 112)], [(6, 140), (40, 178), (80, 192), (120, 192), (160, 178), (194, 140)])),
    *(disc(x, y, 13, STONE[1], INK, 3) + disc(x - 2, y - 3, 7, STONE[3], "", 0) for x, y in ((6, 146), (40, 184), (80, 196), (120, 196), (160, 184), (194, 146))), focus="100 108 92",
    fit=0.94,
)
_keep(
    "field_satchel",
    stroke([(44, 104), (52, 34), (100, 12), (148, 34), (156, 104)], INK, 17), stroke([(44, 104), (52, 34), (100, 12), (148, 34), (156, 104)], LEATHER[1], 11), turned(66, 100, -14, poly([(-13, 10), (-13, -60), (13, -60), (13, 10)], BONE[2], INK, 3), disc(0, -60, 13, BONE[3], INK, 2.6, ry=6), stroke([(-13, -30), (13, -30)], BLOOD[2], 6)), turned(104, 96, 4, limb((0, 20), (0, -30), 5, 5, WOOD[2]), tongue(0, -30, 40, 11)), turned(136, 98, 14, halves([(0, -52), (-7, -50), (-8, -36), (-18, -20), (-16, 10), (0, 12)], MAGIC[2], MAGIC[1], axis=0), poly([(-6, -60), (6, -60), (6, -48), (-6, -48)], WOOD[3], INK, 2.4)),
    blob([(24, 104), (60, 92), (140, 92), (176, 104), (182, 160), (160, 194), (40, 194), (18, 160)], LEATHER[2], INK, 4), blob([(30, 108), (70, 98), (64, 150), (44, 184), (24, 158)], LEATHER[3], "", 0), poly([(24, 106), (176, 106), (168, 146), (100, 164), (32, 146)], LEATHER[1], INK, 3.6), *(poly([(x, 122), (x + 18, 122), (x + 18, 172), (x, 172)], T2, INK, 3) + poly([(x - 3, 146), (x + 21, 146), (x + 21, 162), (x - 3, 162)], GOLD[2], INK, 2.6) for x in (54, 128)),
    *(stroke([(186, y), (172, y + 5)], HEMP[2], 6) for y in (126, 138, 150)), stroke([(40, 118), (100, 112), (160, 118)], LEATHER[3], 2.4), focus="100 104 94",
)
_keep(
    "winged_boots",
    *(turned(x, y, 0, feather_wing(sx * 16, 86, 0.92, flip=sx > 0), blob([(-22, 34), (22, 34), (24, 110), (62, 132), (66, 152), (-24, 152), (-26, 90)], T2, INK, 4), blob([(-18, 38), (2, 38), (0, 110), (-8, 146), (-20, 146)], T3, "", 0), poly([(-26, 150), (68, 150), (68, 164), (20, 164), (14, 158), (8, 164), (-26, 164)], LEATHER[1], INK, 3), poly([(-27, 28), (27, 28), (25, 50), (-25, 50)], GOLD[2], INK, 3), stroke([(-24, 118), (4, 124), (24, 112)], GOLD[2], 5), scale=s) for x, y, sx, s in ((128, -2, 1, 0.84), (86, 26, -1, 1.0))),
    *(stroke([(x, y), (x, y + long)], T4, 4, smooth=False, opacity=0.85) for x, y, long in ((76, 194, 12), (110, 194, 10), (152, 146, 18), (176, 142, 14))), focus="104 100 96",
)
_keep(
    "wool_lined_helm",
    halves([(100, 12), (58, 22), (36, 66), (38, 108), (100, 112)], STEEL[3], STEEL[1], width=4), both_poly([(38, 106), (66, 104), (72, 156), (54, 176), (40, 150)], STEEL[2], STEEL[1], width=3.6), poly([(92, 8), (108, 8), (107, 112), (93, 112)], T2, INK, 3.2), poly([(95, 10), (101, 10), (100, 110), (96, 110)], T3, "", 0), poly([(93, 100), (107, 100), (105, 146), (100, 154), (95, 146)], STEEL[2], INK, 3),
    *(disc(x, 106 + abs(x - 100) * -0.06, 14, WOOL[1 if x > 104 else 2], INK, 3) for x in (34, 166, 54, 146, 74, 126, 94, 110)), *(disc(x - 3, 102 + abs(x - 100) * -0.06, 7, WOOL[3], "", 0) for x in (34, 54, 74, 94, 114, 134)), *(disc(x, y, 10, WOOL[2 if x < 100 else 1], INK, 2.8) for x, y in ((72, 126), (128, 126), (74, 144), (126, 144), (66, 162), (134, 162))), both([(42, 168), (54, 178), (50, 198), (38, 190)], LEATHER[2], LEATHER[1], width=2.8), *(disc(x, y, 3.6, GOLD[2], INK, 1.6) for x, y in ((62, 40), (138, 40), (52, 70), (148, 70))), snowflake(20, 40, 19), snowflake(182, 52, 15), snowflake(176, 176, 20), snowflake(18, 164, 13), focus="100 104 92",
)

_keep_spell(
    "ember_bolt",
    people.sleeve((-12, 206), (34, 160), T2, thick=20), stroke([(2, 178), (26, 196)], GOLD[2], 8, smooth=False), hand(34, 158, 48, FAIR_SKIN, s=0.78), *(stroke([(56, 140 + d), (110, 96 + d * 0.5)], tone, w) for d, tone, w in ((0, EMBER[0], 24), (0, EMBER[1], 18), (-2, EMBER[2], 11), (-3, EMBER[3], 5))), *(stroke([(70 + n * 9, 150 - n * 10), (96 + n * 10, 142 - n * 12)], EMBER[2], 4) for n in range(3)), *(stroke([(60 + n * 14, 112 - n * 6), (88 + n * 14, 92 - n * 7)], EMBER[2], 4) for n in range(3)),
    turned(140, 72, 54, both_poly([(0, -66), (-25, -10), (-40, 30), (-12, 16), (0, 34)], EMBER[1], EMBER[0], axis=0, width=4), both_poly([(0, -48), (-16, -8), (-22, 14), (0, 16)], EMBER[2], EMBER[1], axis=0, width=0.01), both_poly([(0, -32), (-8, -4), (0, 6)], EMBER[3], EMBER[3], axis=0, width=0.01)), *(poly(star(x, y, r, r * 0.35, 4), EMBER[3], INK, 1.6) for x, y, r in ((60, 70, 9), (160, 130, 9), (112, 34, 7), (184, 98, 6), (108, 164, 7))), scenes="cellar dungeon inferno", accents="sparks",
)
_keep_spell(
    "frost_lance",
    glow(120, 80, 90, ICE[2], "cold", 0.8), *(turned(x, y, t, both_poly([(0, -h), (-h * 0.2, -h * 0.2), (0, 6)], ICE[3], ICE[1], axis=0, width=2.8)) for x, y, t, h in ((40, 190, -40, 62), (66, 200, -16, 54), (22, 200, -64, 40))), turned(88, 116, 46, both_poly([(0, -130), (-16, -84), (-11, 30), (-20, 56), (0, 96)], ICE[3], ICE[1], axis=0, width=4), poly([(-9, -76), (-2, -110), (-2, 20), (-7, 20)], "#ffffff", "", 0), both_poly([(-12, -40), (-30, -62), (-14, -20)], ICE[2], ICE[1], axis=0, width=2.8), both_poly([(-11, 10), (-30, -10), (-12, 32)], ICE[2], ICE[1], axis=0, width=2.8)),
    *(disc(170, 40, r, "none", tone, w, opacity=0.9) for r, tone, w in ((26, ICE[3], 3), (38, ICE[2], 2.4))), *(turned(176, 32, t, both_poly([(0, -34), (-6, -12), (0, -8)], ICE[3], ICE[1], axis=0, width=2.2)) for t in (20, 80, 140, -40)), snowflake(54, 48, 22), snowflake(150, 160, 24), snowflake(106, 24, 12), snowflake(182, 112, 13), accents="motes mist",
)
_keep_spell(
    "thunderclap",
    *(ring(100, 96, r, tone, w) for r, tone, w in ((88, T3, 4), (68, T4, 5))), bolt([(100, -6), (84, 22), (106, 34), (94, 58)], 9, "#ffd94a", "#ffffff"), bolt([(8, 70), (36, 78), (28, 96), (52, 104)], 6, "#ffd94a", "#ffffff"), bolt([(194, 66), (166, 78), (174, 94), (150, 102)], 6, "#ffd94a", "#ffffff"), burst(100, 88, 50, (INK, "#ffb52a", "#ffe16a", "#ffffff"), 12),
    *(turned(100, 0, 0, people_part) for people_part in ("".join((limb((-96, 214), (-42, 158), 22, 18, T2, 3.4), limb((-42, 158), (-26, 128), 15, 14, FAIR_SKIN[2], 3.2), *(limb((-26 + n * 4, 122 - n * 2), (-10 + n * 2, 78 + n * 9), 7, 6, FAIR_SKIN[2], 2.6) for n in range(4)), limb((-20, 126), (-6, 112), 8, 6, FAIR_SKIN[3], 2.6))), "".join((limb((96, 214), (42, 158), 22, 18, TINT[1], 3.4), limb((42, 158), (26, 128), 15, 14, FAIR_SKIN[1], 3.2), *(limb((26 - n * 4, 122 - n * 2), (10 - n * 2, 78 + n * 9), 7, 6, FAIR_SKIN[1], 2.6) for n in range(4)), limb((20, 126), (6, 112), 8, 6, FAIR_SKIN[2], 2.6))))),
    scenes="cavern magic_circle",
)
_keep_spell(
    "ward_of_light",
    rays(100, 104, 106, 84, 20, GOLD[3], 0.45), path("M14 176A86 92 0 0 1 186 176Z", "#fff2c0", "", 0, 0.5), path("M14 176A86 92 0 0 1 186 176", "none", INK, 13), path("M14 176A86 92 0 0 1 186 176", "none", GOLD[2], 8), path("M20 172A80 86 0 0 1 70 98", "none", "#ffffff", 3.4), disc(100, 180, 90, "none", INK, 8, ry=16), disc(100, 180, 90, "none", GOLD[3], 4, ry=16),
    little_man(58, 186, 0.86, ("#4a4f5c", "#6d7484", "#9aa2b2"), helm=STEEL[3]), little_man(142, 186, 0.86, ("#5c3a2a", "#85563c", "#b07a54")), little_man(100, 192, 1.04, (T2, T2, T3), arms=False), *(limb((100 + s * 18, 128), (100 + s * 26, 98), 6, 5, T3 if s < 0 else T2, 2.6) + disc(100 + s * 27, 94, 6, FAIR_SKIN[2], INK, 2.4) for s in (-1, 1)), glow(100, 70, 40, "#ffffff", "palm", 0.9), poly(star(100, 66, 22, 8, 8), GOLD[3], INK, 2.6),
    turned(30, 96, 124, gear.arrow(46, feather=(BLOOD[0], BLOOD[1], BLOOD[2]))), burst(44, 98, 15, FIRE, 8), turned(186, 62, 232, gear.arrow(40, feather=(BLOOD[0], BLOOD[1], BLOOD[2]))), burst(160, 100, 15, FIRE, 8), focus="100 112 92", scenes="crypt dungeon",
)
_keep_spell(
    "mend",
    limb((50, 158), (160, 124), 34, 30, FAIR_SKIN[1], 4), limb((48, 150), (150, 118), 22, 18, FAIR_SKIN[2], 0.01), *(limb((30, 148 + n * 11), (8 + abs(n - 1) * 4, 152 + n * 12), 8, 7, FAIR_SKIN[2 - n // 2], 2.6) for n in range(4)), limb((44, 130), (24, 112), 9, 7, FAIR_SKIN[2], 2.6), limb((52, 152), (70, 148), 24, 22, FAIR_SKIN[2], 0.01), poly([(150, 84), (190, 72), (198, 150), (164, 156)], T2, INK, 3.6), poly([(150, 84), (164, 80), (178, 152), (164, 156)], T3, INK, 2.6), stroke([(50, 148), (82, 142), (124, 122)], INK, 13), stroke([(50, 148), (82, 142), (124, 122)], BLOOD[2], 8), *(stroke([(x, y - 15), (x + 4, y + 15)], INK, 8, smooth=False) + stroke([(x, y - 15), (x + 4, y + 15)], GOLD[3], 4, smooth=False) for x, y in ((56, 147), (72, 144), (88, 139))),
    stroke([(94, 124), (116, 90), (92, 60), (126, 34), (146, 52)], INK, 7), stroke([(94, 124), (116, 90), (92, 60), (126, 34), (146, 52)], GOLD[3], 3.6), turned(118, 106, 24, both_poly([(0, 34), (-5, -10), (-4, -44), (0, -48)], STEEL[3], STEEL[1], axis=0, width=2.6), disc(0, -38, 2.2, INK, "", 0, ry=5)), glow(100, 110, 76, GOLD[3], "thread", 0.6), *(poly(star(x, y, r, r * 0.32, 4), "#fffbe0", GOLD[1], 1.6) for x, y, r in ((50, 96, 15), (146, 52, 12), (30, 60, 9), (70, 40, 8), (160, 32, 7))), accents="motes",
)
_keep_spell(
    "spirit_blade",
    glow(108, 84, 100, GHOST[2], "blade", 0.8), *(blob([(96 + dx, 140), (70 + dx * 2, 100), (86 + dx, 70), (66 + dx * 2.4, 30), (92 + dx * 2, 50), (100 + dx, 90)], GHOST[2], "", 0, 0.5) for dx in (-14, 8)), turned(104, 134, 20, both_poly([(0, -136), (-14, -112), (-12, -4), (0, 0)], GHOST[3], GHOST[2], axis=0, width=3.4), poly([(-7, -106), (-3, -120), (-2, -8), (-7, -8)], "#ffffff", "", 0), both_poly([(0, 8), (-34, -2), (-42, -18), (-24, -12), (0, -10)], STEEL[2], STEEL[1], axis=0), limb((0, 10), (0, 40), 5, 5, NIGHT[2], 2.8), disc(0, 46, 8, GHOST[2], INK, 3)),
    *(disc(x, y, r, INK, "", 0, ry=r * 1.5) for x, y, r in ((126, 72, 4.6), (138, 74, 4.6))), disc(130, 90, 4.6, INK, "", 0, ry=7), people.sleeve((40, 214), (92, 168), T2, thick=19), people.fist(96, 160, LEATHER, reach=17), *(stroke(line, GHOST[3], 4, opacity=0.85) for line in ([(150, 130), (170, 96), (158, 60), (176, 30)], [(60, 120), (44, 90), (56, 62)], [(176, 140), (190, 110), (184, 86)])), scenes="crypt cavern", accents="mist",
)
_keep_spell(
    "unweave",
    *(stroke([(x, 6), (x, 118)], INK, 11) + stroke([(x, 6), (x, 118)], tone, 6) for x, tone in ((22, T3), (46, MAGIC[2]), (70, T3), (94, MAGIC[2]))), *(stroke([(8, y), (108 - n * 10, y)], INK, 11) + stroke([(8, y), (108 - n * 10, y)], T4 if n % 2 else T2, 6) for n, y in enumerate((22, 46, 70, 94))), *(stroke([(x, y - 8), (x, y + 8)], tone, 6, smooth=False) for x, y, tone in ((22, 22, T3), (70, 22, T3), (46, 46, MAGIC[2]), (94, 46, MAGIC[2]), (22, 70, T3), (70, 70, T3), (46, 94, MAGIC[2]))),
    *(stroke(line, INK, 9) + stroke(line, tone, 4.6) for line, tone in (([(108, 22), (140, 14), (160, 38), (138, 60), (150, 92), (134, 120)], T2), ([(98, 46), (124, 44), (130, 74), (116, 98), (130, 124)], T4), ([(94, 118), (100, 136), (124, 134)], MAGIC[2]), ([(70, 118), (64, 146), (86, 158), (78, 184), (50, 180)], T3), ([(46, 118), (36, 142), (44, 166), (22, 178)], MAGIC[2]))), people.sleeve((206, 208), (160, 160), T2, thick=20), *(limb((158, 156), tip, 9, 6, FAIR_SKIN[2], 2.6) for tip in ((136, 116), (128, 130), (130, 146))), people.fist(160, 158, FAIR_SKIN, reach=16), poly(star(130, 122, 18, 6, 6), "#ffffff", MAGIC[1], 2), *(poly(star(x, y, r, r * 0.32, 4), MAGIC[3], INK, 1.4) for x, y, r in ((176, 60, 9), (164, 104, 7), (110, 180, 8))),
)
_keep_spell(
    "banishment",
    disc(100, 96, 92, NIGHT[1], INK, 4), *(path(f"M{100 + math.cos(t) * 86:.0f} {96 + math.sin(t) * 86:.0f}Q{100 + math.cos(t + 0.9) * 70:.0f} {96 + math.sin(t + 0.9) * 70:.0f} {100 + math.cos(t + 1.5) * 30:.0f} {96 + math.sin(t + 1.5) * 30:.0f}", "none", tone, w) for n in range(8) for t in (n * math.tau / 8,) for tone, w in (((MAGIC[1], 9) if n % 2 else (T3, 7)),)), disc(100, 96, 90, "none", INK, 8), disc(100, 96, 90, "none", MAGIC[2], 4), glow(100, 96, 46, "#ffffff", "door", 0.95),
    placed(0, 0, 0.6, both([(78, 60), (48, 44), (40, 6), (58, 28), (88, 42)], BONE[3], BONE[1]), halves([(100, 38), (72, 46), (62, 80), (76, 116), (100, 130)], BLOOD[2], BLOOD[1], width=4), people.glowing_eyes("#ffe14a", "#ffffff", y=80, tilt=6), both([(100, 100), (80, 102), (84, 120), (100, 124)], INK, INK, width=2), *(poly([(x, 103), (x + 9, 103), (x + 4, 113)], BONE[3], "", 0) for x in (84, 96, 108))), *(limb((100 + s * 22, 130), (100 + s * 50, 168), 12, 9, BLOOD[2 if s < 0 else 1], 3) + "".join(limb((100 + s * 52, 172), (100 + s * 52 + dx, 194), 6, 2, BLOOD[1], 2.4) for dx in (-16, -3, 10)) for s in (-1, 1)),
    *(poly(star(x, y, 8, 3, 4), MAGIC[3], INK, 1.4) for x, y in ((24, 30), (176, 30), (186, 150), (14, 150))), scenes="magic_circle cavern",
)

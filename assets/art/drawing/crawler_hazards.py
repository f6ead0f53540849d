"""Crawler's Events, Terrain and Traps."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import people
from drawing.album import Album
from drawing.arena_shapes import WATER, bolt, drop, hand, rays, root, skull, tongue
from drawing.crawler_shapes import (
    EMBER,
    GOBLIN_SKIN,
    MOULD,
    RUST,
    block,
    candle,
    eye_pair,
    goblin,
    headstone,
    horn,
    keeper,
    rune,
    torch,
)
from drawing.factions_shapes import BLACK_HAIR, IRON, face, placed
from drawing.figures import figure
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
    STEEL,
    STONE,
    T2,
    T3,
    T4,
    VENOM,
    WOOD,
    arc_points,
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
SHIFT = ("#8a8070", "#c2b8a2", "#e6decb")
_keep = keeper(DRAWN, scenes="dungeon crypt cellar", accents="mist smoke")
_keep_trap = keeper(DRAWN, scenes="dungeon cellar", accents="rocks", focus="100 108 92")

_keep(
    "captive",
    poly([(24, 10), (176, 10), (176, 200), (24, 200)], "#0f0b10", INK, 4), placed(0, 16, 0.86, people.shoulders(SHIFT + SHIFT[-1:], wide=62, top=138), poly([(88, 160), (96, 176), (90, 190)], SHIFT[0], "", 0), people.round_ears(FAIR_SKIN), face("fair", eye="#5a7aa0", slant=-3, smile=-3, jaw=0.56, wide=28), people.short_hair(BROWN_HAIR, low=74), stroke([(82, 96), (88, 106)], "#9a6a50", 3, smooth=False), disc(120, 98, 5, "#a8b4c8", "", 0, opacity=0.7)), poly([(16, 0), (184, 0), (184, 22), (16, 22)], STONE[2], INK, 4), poly([(16, 188), (184, 188), (184, 206), (16, 206)], STONE[1], INK, 4), *(block(x, y, 20, 42, light=2) for x in (8, 172) for y in (22, 64, 106, 148)),
    *(limb((x, 24), (x, 190), 5, 5, IRON[2], 3) + stroke([(x - 2, 30), (x - 2, 184)], IRON[3], 2, smooth=False) for x in (48, 74, 126, 152)), poly([(30, 96), (170, 96), (170, 106), (30, 106)], IRON[1], INK, 3), *(limb((x, 142), (x, 128), 9, 9, FAIR_SKIN[2 if x < 100 else 1], 2.8) + "".join(stroke([(x - 9, 124 + n * 6), (x + 9, 124 + n * 6)], INK, 1.8, smooth=False) for n in range(4)) + disc(x, 150, 12, "none", INK, 9, ry=6) + disc(x, 150, 12, "none", IRON[3], 4.4, ry=6) for x in (74, 126)), *(disc(74 + n * 8.6, 158 + math.sin(n * math.pi / 6) * 14, 5, "none", INK, 5) + disc(74 + n * 8.6, 158 + math.sin(n * math.pi / 6) * 14, 5, "none", IRON[3], 2.2) for n in range(7)), scenes="dungeon", focus="100 104 84",
)
_keep(
    "rushed",
    turned(120, 88, 16, poly([(-44, -86), (44, -86), (44, -70), (-44, -70)], WOOD[2], INK, 4), poly([(-44, 70), (44, 70), (44, 86), (-44, 86)], WOOD[1], INK, 4), *(limb((x, -70), (x, 70), 4.4, 4.4, WOOD[3 if x < 0 else 1], 2.8) for x in (-38, 38)), halves([(0, -70), (-30, -66), (-28, -34), (-6, -4), (-6, 4), (-28, 34), (-30, 66), (0, 70)], "#dcecf4", "#a3c0cc", axis=0, width=3.6), blob([(-20, -38), (0, -32), (20, -38), (4, -6), (-4, -6)], GOLD[2], INK, 2), stroke([(0, -8), (0, 44)], GOLD[2], 5, smooth=False), blob([(-26, 66), (-18, 46), (0, 34), (18, 46), (26, 66)], GOLD[2], INK, 2.4), poly([(-22, -58), (-16, -60), (-20, -40)], "#ffffff", "", 0)), *(stroke([(x, y), (x + long, y)], T4, 5, smooth=False, opacity=0.85) for x, y, long in ((14, 84, 44), (4, 110, 50), (12, 136, 28))),
    figure(skull=(84, 112), neck=(80, 128), hip=(66, 160), far_arm=((100, 140), (112, 122)), near_arm=((60, 140), (48, 160)), far_leg=((90, 166), (104, 192)), near_leg=((46, 176), (18, 178)), cloth=(T2, T3, T4), skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, s=0.86), *(poly(star(x, y, 7, 2.6, 4), T4, INK, 1.4) for x, y in ((180, 40), (172, 180))), *(disc(x, y, r, STONE[3], INK, 1.8) for x, y, r in ((16, 198, 5), (34, 202, 4), (52, 200, 5))), scenes="cellar dungeon",
)
_keep(
    "blood_moon",
    glow(100, 74, 110, BLOOD[2], "moon", 0.9), disc(100, 78, 66, BLOOD[1], INK, 4), disc(94, 72, 57, BLOOD[2], "", 0), disc(84, 60, 40, "#e8604c", "", 0, opacity=0.7), *(disc(x, y, r, BLOOD[1], "", 0, opacity=0.75) for x, y, r in ((122, 66, 13), (84, 96, 10), (106, 112, 8), (72, 62, 8), (100, 40, 6), (138, 94, 6))),
    poly([(4, 210), (10, 176), (24, 150), (30, 158), (52, 164), (70, 180), (100, 186), (130, 180), (150, 160), (170, 154), (178, 140), (190, 176), (196, 210)], NIGHT[0], INK, 4), poly([(34, 160), (40, 136), (34, 118), (44, 124), (48, 112), (54, 124), (68, 112), (58, 132), (66, 150), (62, 170)], NIGHT[0], INK, 3), poly([(138, 172), (140, 148), (130, 138), (142, 136), (146, 122), (152, 136), (166, 134), (156, 148), (162, 166)], NIGHT[0], INK, 3), stroke([(64, 122), (78, 104)], NIGHT[0], 5, smooth=False), eye_pair(50, 130, 0.24, "#ff5a3a"), eye_pair(148, 144, 0.24, "#ff5a3a"), *(poly([(x, 206), (x + lean, 206 - h), (x + 9, 206)], NIGHT[0], INK, 2) for x, lean, h in ((26, -6, 56), (170, 14, 60))), scenes="cavern inferno", focus="100 92 86",
)
_keep(
    "whispering_dark",
    poly([(100 + math.cos(n * math.tau / 26) * (96 if n % 2 else 86), 100 + math.sin(n * math.tau / 26) * (98 if n % 2 else 90)) for n in range(26)], NIGHT[0], INK, 4), *(eye_pair(x, y, s, tone) for x, y, s, tone in ((46, 52, 0.6, T4), (150, 44, 0.5, T4), (28, 112, 0.4, T3), (176, 100, 0.46, T3), (98, 26, 0.4, T3), (160, 152, 0.4, T3), (44, 160, 0.36, T3))), *("".join((blob([(x - 20 * s, y), (x - 7 * s, y - 9 * s), (x, y - 6 * s), (x + 7 * s, y - 9 * s), (x + 20 * s, y), (x, y + 12 * s)], "#7a2a3c", INK, 2.4), blob([(x - 13 * s, y), (x, y - 3 * s), (x + 13 * s, y), (x, y + 5 * s)], INK, "", 0), stroke([(x - 8 * s, y - 1), (x + 8 * s, y - 1)], BONE[3], 2.4 * s, smooth=False))) for x, y, s in ((46, 80, 0.9), (154, 72, 0.8), (160, 124, 0.7), (36, 134, 0.66))),
    *(stroke(line, T3, 2.6, opacity=0.7) for line in ([(66, 84), (78, 92), (86, 110)], [(138, 78), (126, 92), (116, 108)], [(142, 128), (130, 130), (122, 138)], [(52, 136), (66, 134), (78, 142)])), glow(100, 128, 66, EMBER[2], "last", 0.95), candle(100, 182, 38, 11), poly([(72, 180), (128, 180), (120, 194), (80, 194)], IRON[2], INK, 3.2), scenes="cavern crypt", accents="smoke",
)
_keep(
    "war_horns",
    *(stroke(arc_points(52, 40, r, 150, 290), INK, w + 4) + stroke(arc_points(52, 40, r, 150, 290), tone, w) for r, tone, w in ((34, T4, 3.4), (46, T3, 4))), horn(168, 122, 0.62, ("#3a2414", "#5a3820", "#8a5c34", "#bd8a52"), turn=-40), *(stroke(arc_points(178, 40, r, -100, 10), tone, 3) for r, tone in ((22, T4),)),
    placed(26, 42, 0.84, people.shoulders(RUST, wide=74, top=140), people.pauldrons(IRON, x=44, y=162, reach=22), goblin(ear=56, lift=18), halves([(100, 30), (78, 34), (66, 58), (100, 64)], IRON[3], IRON[1]), poly([(92, 32), (100, -2), (108, 32)], BLOOD[2], INK, 2.6)), horn(122, 150, 1.1, ("#3a2414", "#6b4528", "#a37544", "#d8ae74"), turn=6, flip=True), blob([(112, 142), (128, 138), (138, 148), (128, 160), (112, 158)], GOBLIN_SKIN[2], INK, 3), people.fist(84, 166, GOBLIN_SKIN, reach=14), limb((84, 178), (104, 214), 10, 12, RUST[2], 3), scenes="cavern cellar", accents="rocks", focus="100 104 94",
    fit=0.9,
)
_keep(
    "ill_omen",
    rays(100, 70, 106, 50, 12, BLOOD[2], 0.28), skull(100, 160, 0.56, glow=BLOOD[2]), blob([(58, 70), (80, 46), (112, 40), (138, 58), (146, 88), (176, 120), (192, 146), (160, 138), (140, 134), (104, 130), (72, 112)], NIGHT[1], INK, 4), blob([(96, 66), (128, 66), (150, 92), (176, 126), (148, 116), (116, 108)], NIGHT[2], INK, 2.6), *(stroke(line, NIGHT[0], 3) for line in ([(120, 84), (142, 98), (164, 118)], [(116, 96), (138, 108), (156, 120)])), blob([(40, 40), (56, 22), (80, 22), (94, 42), (84, 66), (60, 70), (44, 58)], NIGHT[2], INK, 3.6), poly([(48, 40), (10, 52), (22, 60), (48, 60)], GOLD[1], INK, 3.2), poly([(48, 52), (18, 56), (22, 62), (46, 62)], GOLD[0], INK, 2.2), disc(66, 42, 8, "#ff4a3a", INK, 3), disc(66, 42, 3, INK, "", 0), disc(64, 40, 2, "#ffffff", "", 0), blob([(66, 20), (74, 14), (84, 18), (76, 26)], "#ffd23a", INK, 2.4), disc(75, 20, 2.4, INK, "", 0), *(stroke([(x, 126), (x - 2, 142)], GOLD[1], 4.4, smooth=False) + stroke([(x - 10, 144), (x + 8, 144)], GOLD[1], 4.4, smooth=False) for x in (92, 110)),
    bolt([(170, -4), (156, 24), (172, 32), (158, 58)], 6, "#ffd94a", "#ffffff"), *(turned(x, y, t, blob([(0, -16), (-6, -2), (0, 16), (6, -2)], NIGHT[2], INK, 2.2), stroke([(0, -12), (0, 18)], NIGHT[0], 1.8)) for x, y, t in ((30, 110, 30), (180, 176, -24), (24, 170, 60))), scenes="crypt arena_graves", accents="mist smoke",
)

_keep(
    "graveyard",
    root([(172, 190), (168, 130), (176, 84), (160, 40), (164, 6)], 13, ("#17131a", "#2e2730", "#4a404c", "#6c6070")), root([(172, 96), (142, 70), (138, 44), (116, 34)], 7, ("#17131a", "#2e2730", "#4a404c", "#6c6070")), root([(166, 60), (192, 40), (196, 14)], 6, ("#17131a", "#2e2730", "#4a404c", "#6c6070")), disc(52, 40, 27, BONE[2], INK, 3), disc(46, 34, 16, BONE[3], "", 0), *(limb((x, 160), (x, 104), 2.6, 2.6, IRON[1], 2.2) + both_poly([(x, 90), (x - 6, 106), (x, 106)], IRON[2], IRON[1], axis=x, width=2) for x in (14, 34, 54, 74, 94, 114, 134)), stroke([(6, 118), (142, 118)], INK, 8, smooth=False), stroke([(6, 118), (142, 118)], IRON[2], 4, smooth=False), blob([(-6, 210), (0, 164), (50, 152), (110, 158), (160, 170), (206, 164), (206, 210)], MOULD[0], INK, 4), headstone(48, 184, 1.05, -6), headstone(150, 186, 0.86, 9), turned(104, 176, 0, poly([(-10, 0), (-10, -54), (-26, -54), (-26, -70), (-10, -70), (-10, -88), (10, -88), (10, -70), (26, -70), (26, -54), (10, -54), (10, 0)], STONE[2], INK, 3.6), poly([(-10, 0), (-10, -54), (-26, -54), (-26, -70), (-10, -70), (-10, -88), (-2, -88), (-2, 0)], STONE[3], "", 0)),
    blob([(70, 206), (78, 186), (104, 180), (130, 186), (138, 206)], "#3a2c1e", INK, 3.4), hand(104, 194, 6, ("#2a3326", "#4d5c41", "#788a5f", "#a9b88a"), s=0.56), *(stroke([(x, 206), (x + lean, 186)], MOULD[2], 3.4, smooth=False) for x, lean in ((14, -4), (24, 3), (66, -3), (144, 4), (178, -5), (188, 4))), scenes="arena_graves crypt", focus="100 112 92",
    fit=0.95,
)
_keep(
    "flooded_hall",
    *(path(f"M{x - w * 1.2} -6H{x + w * 1.2}V16H{x + w}V140H{x - w}V16H{x - w * 1.2}Z", STONE[1], INK, 3.6) + poly([(x - w, 16), (x - w * 0.2, 16), (x - w * 0.2, 140), (x - w, 140)], STONE[2], "", 0) for x, w in ((66, 9), (134, 9), (22, 15), (178, 15))), path("M80 130V70A20 24 0 0 1 120 70V130Z", "#0b1016", INK, 3.4), eye_pair(100, 96, 0.4, "#7affd0"), blob([(6, 168), (24, 138), (70, 136), (110, 128), (150, 136), (182, 136), (196, 168), (176, 198), (100, 206), (26, 198)], WATER[1], INK, 4), blob([(14, 172), (40, 152), (90, 156), (140, 148), (180, 156), (188, 172), (166, 194), (100, 200), (34, 194)], WATER[0], "", 0, 0.7), *(stroke([(x, y), (x + w / 2, y - 3), (x + w, y)], WATER[3], 2.6, opacity=0.8) for x, y, w in ((20, 152, 34), (90, 144, 34), (146, 152, 36), (40, 180, 36), (116, 186, 44))), turned(62, 150, -20, halves([(0, -30), (-20, -26), (-25, 0), (-20, 24), (0, 28)], WOOD[3], WOOD[1], axis=0, width=3.6), *(stroke([(-22, y), (0, y + 3), (22, y)], IRON[2], 5) for y in (-14, 14))), poly([(26, 170), (40, 160), (90, 168), (100, 178), (60, 176)], WATER[1], "", 0), stroke([(30, 168), (64, 174), (98, 170)], WATER[3], 3),
    poly([(128, 172), (142, 126), (158, 168)], "#2c6a70", INK, 3.4), stroke([(142, 130), (146, 166)], "#5aa8a8", 3), stroke([(118, 174), (144, 168), (172, 174)], WATER[3], 3.4), torch(24, 76, 0, s=0.6), scenes="cistern", focus="100 104 94",
)
_keep(
    "choking_fog",
    blob([(100, 14), (64, 18), (40, 44), (34, 84), (20, 110), (30, 140), (56, 150), (62, 176), (100, 184), (138, 176), (144, 150), (170, 140), (180, 110), (166, 84), (160, 44), (136, 18)], MOULD[2], INK, 4, 0.94), blob([(96, 20), (66, 26), (48, 50), (44, 84), (32, 108), (40, 130), (62, 136), (70, 90), (92, 60)], MOULD[3], "", 0, 0.85), both([(92, 92), (70, 72), (50, 84), (56, 112), (82, 112)], "#10180e", "#10180e", width=3), both_poly([(100, 112), (89, 134), (98, 138)], "#10180e", "#10180e", width=1), blob([(64, 150), (84, 146), (100, 150), (116, 146), (136, 150), (128, 172), (100, 178), (72, 172)], "#10180e", INK, 3), *(poly([(x, 150), (x + 10, 150), (x + 5, 164)], MOULD[3], "", 0) for x in (74, 90, 106, 120)), *(disc(x, 92, 5, VENOM[3], "", 0) for x in (72, 128)), *(stroke(line, MOULD[3], 7, opacity=0.8) for line in ([(6, 60), (24, 44), (40, 56)], [(194, 70), (178, 52), (162, 60)], [(10, 168), (30, 160), (44, 170)], [(190, 160), (172, 168), (156, 162)])),
    *(blob([(x - r, y), (x - r * 0.4, y - r * 0.6), (x + r * 0.5, y - r * 0.5), (x + r, y), (x + r * 0.3, y + r * 0.4), (x - r * 0.5, y + r * 0.4)], tone, "", 0, 0.75) for x, y, r, tone in ((20, 188, 40, MOULD[1]), (90, 196, 50, MOULD[2]), (170, 190, 44, MOULD[1]))), limb((100, 214), (100, 196), 8, 8, LEATHER[1]), hand(100, 194, 0, FAIR_SKIN, s=0.5), scenes="cellar cavern", accents="mist", focus="100 100 88",
)
_keep(
    "narrow_stair",
    poly([(-4, -4), (66, 20), (82, 100), (30, 206), (-4, 206)], STONE[1], INK, 4), poly([(204, -4), (134, 20), (118, 100), (170, 206), (204, 206)], STONE[0], INK, 4), *(stroke(line, INK, 3, smooth=False) for line in ([(-4, 52), (72, 56)], [(-4, 112), (74, 86)], [(-4, 168), (52, 128)], [(30, 10), (34, 54)], [(46, 56), (50, 96)], [(20, 100), (24, 150)], [(204, 52), (128, 56)], [(204, 112), (126, 86)], [(204, 168), (148, 128)], [(164, 10), (166, 54)], [(152, 58), (150, 94)])), path("M72 70V34A28 30 0 0 1 128 34V70Z", "#ffe9a8", INK, 3.6), glow(100, 46, 70, GOLD[3], "top", 0.9), *(poly([(100 - w, y), (100 + w, y), (100 + w + 5, y + h), (100 - w - 5, y + h)], STONE[2], INK, 3) + poly([(100 - w, y), (100 + w, y), (100 + w, y + h * 0.36), (100 - w, y + h * 0.36)], STONE[3], "", 0) for w, y, h in ((22, 70, 10), (27, 80, 13), (33, 93, 16), (40, 109, 20), (49, 129, 24), (60, 153, 27), (72, 180, 30))),
    figure(skull=(92, 84), neck=(92, 96), hip=(92, 124), far_arm=((106, 104), (116, 88)), near_arm=((80, 106), (74, 120)), far_leg=((102, 136), (100, 152)), near_leg=((84, 142), (84, 166)), cloth=(T2, T3, T4), skin=FAIR_SKIN, boots=LEATHER, hat="helm", s=0.68), tongue(118, 84, 22, 7), poly([(126, 176), (134, 160), (144, 178), (136, 186)], STONE[1], INK, 2.6), eye_pair(100, 40, 0.46, "#ff4a2a"), scenes="cellar dungeon", focus="100 100 90",
    fit=0.93,
)

_keep_trap(
    "covered_pit",
    disc(100, 112, 96, STONE[1], INK, 4, ry=62), disc(96, 106, 88, STONE[2], "", 0, ry=54), disc(100, 116, 76, INK, INK, 3.6, ry=46), blob([(28, 122), (50, 92), (100, 82), (150, 92), (172, 122), (150, 110), (100, 102), (50, 110)], STONE[0], INK, 2.6), *(turned(x, y, t, both_poly([(0, -h), (-9, 4), (0, 8)], STEEL[3], STEEL[1], axis=0, width=2.6)) for x, y, h, t in ((60, 148, 40, -6), (84, 156, 48, -2), (110, 157, 46, 3), (136, 150, 40, 6))), skull(122, 146, 0.17), *(turned(x, y, t, limb((-70, 0), (66, 0), 5, 4, WOOD[2 if n % 2 else 1], 3)) for n, (x, y, t) in enumerate(((70, 90, -12), (120, 84, 14)))), poly([(100, 98), (116, 92), (112, 110)], WOOD[3], INK, 2.2), *(turned(x, y, t, blob([(0, -18), (-9, -4), (0, 14), (9, -4)], tone, INK, 2.4), stroke([(0, -14), (0, 16)], LEAF[0], 1.6)) for x, y, t, tone in ((30, 104, 30, LEAF[2]), (44, 84, 70, LEAF[1]), (70, 72, 20, "#a8842c"), (96, 70, 110, LEAF[2]), (124, 70, 50, "#a8542c"), (150, 78, -30, LEAF[1]), (168, 98, 10, "#a8842c"), (58, 98, -40, "#a8542c"), (140, 96, 80, LEAF[2]))),
    figure(skull=(92, 26), neck=(94, 40), hip=(98, 70), far_arm=((116, 44), (130, 26)), near_arm=((76, 46), (60, 30)), far_leg=((114, 84), (126, 100)), near_leg=((88, 92), (82, 114)), cloth=(T2, T3, T4), skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, s=0.72), *(stroke([(x, 60), (x, 38)], T4, 3, smooth=False, opacity=0.8) for x in (50, 140)),
)
_keep_trap(
    "fire_rune",
    poly([(14, 154), (60, 120), (142, 120), (188, 154), (160, 194), (40, 194)], STONE[1], INK, 4), poly([(14, 154), (60, 120), (142, 120), (188, 154), (150, 160), (52, 160)], STONE[2], "", 0), glow(100, 150, 100, EMBER[2], "rune", 0.95), disc(100, 156, 66, "none", EMBER[0], 12, ry=26), disc(100, 156, 66, "none", EMBER[2], 6, ry=26), *(tongue(100 + math.cos(math.radians(a)) * 64, 156 + math.sin(math.radians(a)) * 24, h, h * 0.24, math.cos(math.radians(a)) * 16, EMBER) for a, h in ((200, 62), (235, 84), (270, 92), (305, 84), (340, 62))), *(tongue(100 + math.cos(math.radians(a)) * 64, 158 + math.sin(math.radians(a)) * 24, h, h * 0.26, math.cos(math.radians(a)) * 16, EMBER) for a, h in ((180, 50), (0, 50), (150, 40), (30, 40))), turned(100, 84, 0, rune(0, 0, 1.9, EMBER[1], EMBER[3])), *(turned(x, y, t, rune(0, 0, 0.34, EMBER[2], "#ffffff")) for x, y, t in ((64, 172, -20), (100, 178, 0), (136, 172, 20))), *(poly(star(x, y, r, r * 0.34, 4), EMBER[3], INK, 1.4) for x, y, r in ((40, 60, 8), (162, 50, 9), (24, 100, 6), (178, 104, 7), (140, 20, 6), (58, 22, 6))), accents="sparks smoke", scenes="dungeon crypt",
)
_keep_trap(
    "poison_needle",
    poly([(20, 96), (44, 66), (170, 66), (184, 92), (184, 182), (26, 188)], WOOD[1], INK, 4), poly([(20, 96), (184, 92), (184, 182), (26, 188)], WOOD[2], INK, 4), path("M20 98C20 50 60 36 102 36C148 36 184 50 184 94Z", WOOD[3], INK, 4), path("M30 92C34 56 64 44 100 44L100 92Z", "#cfa06a", "", 0), *(poly([(x, 40), (x + 18, 38), (x + 20, 186), (x + 2, 187)], IRON[2], INK, 3) + "".join(disc(x + 10, y, 3.4, IRON[3], INK, 1.6) for y in (60, 112, 146, 174)) for x in (44, 140)), poly([(20, 92), (184, 88), (184, 102), (20, 106)], IRON[1], INK, 3.2), poly([(78, 84), (126, 82), (128, 136), (102, 150), (78, 138)], GOLD[1], INK, 3.6), poly([(78, 84), (102, 83), (102, 150), (78, 138)], GOLD[2], "", 0), disc(102, 108, 9, INK, "", 0), poly([(97, 110), (107, 110), (112, 132), (92, 132)], INK, "", 0), turned(102, 110, -58, limb((0, 0), (0, -66), 3.4, 3, STEEL[2], 2.4), both_poly([(0, -108), (-5, -64), (0, -62)], STEEL[3], STEEL[1], axis=0, width=2.4), both_poly([(0, -108), (-4, -84), (0, -80)], VENOM[2], VENOM[1], axis=0, width=1.6)),
    drop(8, 70, 1.1, VENOM), drop(14, 96, 0.8, VENOM), *(limb((30 + n * 3, 8 - n * 12), (24 - n * 2, 40 - n * 13), 7, 6, FAIR_SKIN[2], 2.6) for n in range(2)), burst(16, 52, 14, (INK, VENOM[1], VENOM[2], VENOM[3]), 8), *(disc(x, y, r, VENOM[2], VENOM[0], 1.8, opacity=0.9) for x, y, r in ((56, 24, 5), (74, 14, 4), (44, 44, 4))), scenes="dungeon crypt",
)
_keep_trap(
    "tripwire_net",
    *(stroke(points, INK, 7) + stroke(points, "#bd9d68", 3.6) for points in ([(4, 4), (40, 40), (100, 54), (160, 40), (196, 4)], [(30, -4), (60, 22), (100, 30), (140, 22), (170, -4)], [(40, 40), (60, 22), (70, -4)], [(100, 54), (100, -4)], [(160, 40), (140, 22), (130, -4)], [(70, 50), (84, 28), (88, -4)], [(130, 50), (116, 28), (112, -4)])), *(disc(x, y, 9, STONE[2], INK, 3) + disc(x - 2, y - 2, 4, STONE[3], "", 0) for x, y in ((6, 8), (40, 44), (70, 54), (100, 58), (130, 54), (160, 44), (194, 8))), stroke([(100, 58), (100, 60)], INK, 2), poly([(2, 196), (2, 120), (22, 116), (26, 196)], WOOD[1], INK, 3.4), poly([(174, 196), (178, 116), (198, 120), (198, 196)], WOOD[0], INK, 3.4), stroke([(20, 158), (66, 164), (110, 150), (180, 158)], INK, 6, smooth=False), stroke([(20, 158), (66, 164), (110, 150), (180, 158)], "#e8e2d0", 3, smooth=False), *(disc(x, 158, 6, IRON[3], INK, 2.6) for x in (14, 186)), *(turned(x, 164, t, poly([(-8, -4), (8, -4), (10, 10), (-10, 10)], GOLD[2], INK, 2.6), disc(0, 13, 3.6, GOLD[0], INK, 1.6)) for x, t in ((44, -14), (150, 12))),
    turned(0, 0, 0, blob([(46, 78), (78, 74), (84, 150), (128, 172), (132, 190), (44, 190), (40, 140)], LEATHER[1], INK, 4), blob([(50, 82), (64, 80), (64, 150), (56, 184), (48, 184), (45, 140)], LEATHER[2], "", 0), poly([(40, 70), (86, 66), (88, 92), (42, 94)], LEATHER[3], INK, 3.2), poly([(42, 190), (134, 190), (134, 202), (86, 202), (82, 196), (76, 202), (42, 202)], LEATHER[0], INK, 3), stroke([(44, 130), (64, 136), (84, 128)], GOLD[1], 6), poly([(58, 128), (70, 128), (70, 142), (58, 142)], GOLD[2], INK, 2.2)), *(poly([(x, y), (x + dx2, y + dy2), (x + dx2 * 0.4, y + dy2 + 4)], T4, "", 0) for x, y, dx2, dy2 in ((118, 140, 14, -16), (104, 134, 4, -20), (130, 148, 20, -6))), scenes="dungeon cellar",
    fit=0.95,
)
_keep_trap(
    "rolling_boulder",
    poly([(10, 206), (4, 176), (14, 150), (6, 118), (14, 98), (40, 96), (70, 122), (110, 138), (130, 162), (170, 176), (192, 190), (194, 206)], STONE[0], INK, 4), *(stroke(line, STONE[2], 3.4, smooth=False) for line in ([(24, 160), (46, 170)], [(60, 150), (84, 164)], [(100, 178), (130, 190)])), *(stroke(line, T4, 5, opacity=0.8) for line in ([(0, 6), (20, 14), (30, 4)], [(-4, 30), (14, 36), (24, 28)], [(20, -2), (40, 6)])), disc(82, 78, 66, STONE[1], INK, 4.4), path("M82 12A66 66 0 0 0 44 132A80 80 0 0 1 82 12Z", STONE[3], "", 0), blob([(84, 18), (120, 28), (138, 60), (134, 96), (108, 130), (80, 138), (60, 120), (50, 80), (58, 40)], STONE[2], "", 0), *(stroke(line, STONE[0], 3.6, smooth=False) for line in ([(66, 30), (74, 52), (60, 68), (70, 90)], [(120, 44), (104, 60), (114, 80)], [(90, 110), (106, 116), (100, 132)], [(38, 84), (50, 96), (44, 112)])), *(blob([(x - r, y), (x, y - r * 0.7), (x + r, y), (x, y + r * 0.6)], STONE[0], "", 0, 0.6) for x, y, r in ((98, 74, 9), (76, 112, 7), (124, 96, 6))), *(stroke(arc_points(82, 78, r, a, b), T4, 3.4) for r, a, b in ((75, 200, 250), (84, 205, 240))),
    figure(skull=(168, 104), neck=(164, 120), hip=(152, 148), far_arm=((182, 124), (194, 108)), near_arm=((146, 122), (132, 134)), far_leg=((176, 154), (186, 176)), near_leg=((138, 166), (116, 160)), cloth=(T2, T3, T4), skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BLACK_HAIR, s=0.84), *(poly([(x, y), (x + 10, y - 7), (x + 14, y + 6)], STONE[2], INK, 2.2) for x, y in ((96, 146), (120, 178), (70, 150), (146, 190))), *(disc(x, y, r, STONE[3], "", 0, opacity=0.7) for x, y, r in ((60, 148, 9), (44, 138, 7), (78, 158, 6))), scenes="cavern cellar", focus="100 96 92",
)

"""Crawler's Adventurers, and the Quests that send them below."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import MOSS, hand, leaves_around, rays, ring, skull, thorn, tongue
from drawing.crawler_shapes import (
    ASH,
    EMBER,
    archway,
    candle,
    coin,
    eye_pair,
    keeper,
    little_man,
    torch,
)
from drawing.factions_shapes import (
    BLACK_HAIR,
    BROWN_SKIN,
    DARK_STEEL,
    GREY_HAIR,
    IRON,
    TINT,
    brimmed_hat,
    face,
    held,
    jerkin,
    open_helm,
    plate,
    robe,
)
from drawing.pen import (
    BLOOD,
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    GOLD_HAIR,
    INK,
    LEAF,
    LEATHER,
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
    disc,
    glow,
    halves,
    limb,
    mirror,
    path,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
LINEN = ("#8a8070", "#c2b8a2", "#eae2ce", "#fffaf0")
_keep = keeper(DRAWN, scenes="dungeon crypt cellar", accents="sparks motes", focus="100 90 82")
_keep_quest = keeper(DRAWN, scenes="crypt cellar cavern", accents="motes mist", focus="100 104 94")

_keep(
    "hedge_knight",
    held(166, 152, 14, gear.sword(126, 9, IRON, IRON), STEEL),
    plate(IRON, TINT, wide=84, reach=33), both_poly([(100, 162), (84, 150), (72, 164), (80, 190), (100, 206)], T3, T2, width=2.4),
    stroke([(84, 172), (96, 186)], LEATHER[1], 3, smooth=False), stroke([(82, 182), (94, 176)], LEATHER[1], 3, smooth=False),
    face("tan", eye="#4a6a3a", slant=4, wide=32, jaw=0.74),
    halves([(100, 106), (84, 104), (71, 92), (72, 108), (84, 126), (100, 132)], BROWN_HAIR[2], BROWN_HAIR[1], width=2.4), people.mouth(y=114, wide=9, bend=2),
    open_helm(STEEL, nasal=False), both_poly([(100, 22), (94, 26), (93, 64), (100, 68)], IRON[3], IRON[1], width=2.6), stroke([(74, 42), (84, 50), (80, 58)], IRON[0], 3),
    turned(44, 164, -8, gear.kite_shield(96, TINT, IRON)),
    turned(44, 160, -8, limb((0, 26), (0, 6), 4, 4, WOOD[1], 2.2), poly([(0, -36), (-9, -24), (-5, -24), (-17, -10), (-11, -10), (-24, 8), (24, 8), (11, -10), (17, -10), (5, -24), (9, -24)], LEAF[2], INK, 2.8), poly([(0, -32), (-8, -24), (-4, -23), (-15, -11), (-9, -10), (-20, 6), (-4, 6)], LEAF[3], "", 0)),
    fit=0.94,
)
_keep(
    "road_thief",
    jerkin(("#2a2420", "#4a4038", "#6e6052", "#9a8a76"), LEATHER, wide=72), people.hood(TINT, opening=37), face("fair", eye="#3a7a5a", slant=4, smile=4, jaw=0.54),
    both([(98, 74), (76, 68), (66, 80), (74, 92), (92, 92)], NIGHT[2], NIGHT[1], width=2.4), people.eyes("#3fae7a", fierce=3), people.hood_brim(TINT),
    stroke([(70, 62), (86, 50), (104, 58)], BROWN_HAIR[2], 5),
    turned(166, 140, 16, gear.dagger(70)), people.fist(166, 148, LEATHER, reach=12),
    blob([(24, 152), (36, 140), (60, 140), (70, 154), (76, 184), (48, 200), (18, 186)], LEATHER[2], INK, 3.4), blob([(28, 154), (38, 146), (50, 146), (40, 176), (26, 182)], LEATHER[3], "", 0), stroke([(30, 148), (64, 148)], GOLD[2], 6, smooth=False),
    *(coin(x, y, r) for x, y, r in ((36, 130, 10), (56, 126, 11), (46, 116, 9), (84, 196, 9))), people.fist(50, 164, FAIR_SKIN, reach=11),
)
_keep(
    "ember_adept",
    glow(100, 150, 90, EMBER[2], "coals", 0.7), robe(TINT, trim=EMBER, high=16), face("brown", eye="#ff9a26", slant=4, jaw=0.56, wide=28, brow=BLACK_HAIR[0]),
    halves([(100, 28), (80, 30), (68, 50), (70, 72), (80, 58), (100, 54)], BLACK_HAIR[3], BLACK_HAIR[1]), disc(100, 22, 15, BLACK_HAIR[2], INK, 3), stroke([(88, 32), (112, 32)], EMBER[2], 6, smooth=False),
    *(stroke(line, EMBER[2], 3, smooth=False) for side in (0, 1) for line in (mirror(points) if side else points for points in ([(76, 92), (82, 104), (78, 112)], [(82, 104), (90, 108)]))), poly([(100, 58), (104, 65), (100, 72), (96, 65)], EMBER[3], "", 0),
    people.sleeve((24, 206), (64, 186), TINT[2], thick=17), people.sleeve((176, 206), (136, 186), TINT[1], thick=17), hand(62, 184, 50, BROWN_SKIN, s=0.6), hand(138, 184, -50, BROWN_SKIN, s=0.6, flip=True),
    tongue(88, 166, 40, 12, -16), tongue(112, 166, 40, 12, 16), tongue(100, 168, 58, 15), poly([(82, 160), (92, 150), (110, 150), (120, 162), (112, 178), (90, 178)], ASH[0], INK, 3), *(stroke(line, EMBER[2], 3.4, smooth=False) for line in ([(88, 162), (98, 168), (104, 158), (114, 164)], [(98, 168), (100, 176)])),
    *(poly(star(x, y, r, r * 0.35, 4), EMBER[3], INK, 1.6) for x, y, r in ((60, 134, 7), (146, 128, 8), (36, 150, 6), (160, 150, 6))), accents="sparks",
)
_keep(
    "shrine_keeper",
    rays(100, 74, 98, 56, 16, GOLD[3], 0.34), ring(100, 74, 52, GOLD[2], 5), people.shoulders(LINEN, wide=76, top=134), both_poly([(100, 176), (86, 134), (70, 138), (90, 206), (100, 206)], T3, T2, width=2.8),
    people.hood(LINEN, opening=37, top=18), face("fair", eye="#4a7ab0", slant=1, smile=2, jaw=0.54, wide=28), people.fringe(GOLD_HAIR, low=60), people.hood_brim(LINEN), disc(100, 40, 7, GOLD[2], INK, 2.6), disc(100, 40, 3, T4, "", 0),
    limb((34, 206), (34, 92), 4.4, 4.4, WOOD[2]), poly(star(34, 76, 30, 15, 8), GOLD[2], INK, 3), disc(34, 76, 13, GOLD[3], INK, 2.6), people.fist(35, 160, FAIR_SKIN, reach=12),
    stroke([(164, 134), (156, 152), (172, 152), (164, 134)], GOLD[1], 3.4, smooth=False), people.fist(164, 130, FAIR_SKIN, reach=12), poly([(148, 152), (180, 152), (184, 184), (144, 184)], GOLD[1], INK, 3.2), poly([(153, 157), (175, 157), (178, 180), (150, 180)], "#ffe9a0", INK, 2), tongue(164, 178, 20, 6), poly([(146, 184), (182, 184), (176, 194), (152, 194)], GOLD[2], INK, 2.8),
)
_keep(
    "gallows_captain",
    jerkin(NIGHT, DARK_STEEL, wide=82), both([(100, 150), (66, 140), (42, 152), (30, 172), (54, 178), (74, 166)], T3, T2), face("pale", eye="#a8442a", slant=8, wide=31, jaw=0.72, brow=GREY_HAIR[0]), people.long_hair(GREY_HAIR, low=64, wide=33, top=34),
    both([(99, 108), (88, 106), (74, 116), (86, 116)], GREY_HAIR[2], GREY_HAIR[1], width=2.2), poly([(94, 118), (106, 118), (100, 136)], GREY_HAIR[2], INK, 2.2), stroke([(116, 66), (120, 104)], BLOOD[2], 3.4, smooth=False),
    brimmed_hat(NIGHT, brim=66), blob([(40, 44), (26, 26), (52, 34), (78, 40)], NIGHT[2], INK, 3), poly([(126, 34), (146, 4), (164, -4), (152, 18), (134, 42)], T3, INK, 2.6),
    stroke([(72, 136), (84, 152), (100, 156), (116, 152), (128, 136)], INK, 14), stroke([(72, 136), (84, 152), (100, 156), (116, 152), (128, 136)], "#b8935a", 8),
    *(limb((94, y), (108, y + 2), 5, 5, "#9a7644", 2) for y in (160, 168, 176)), disc(101, 196, 13, "none", INK, 11), disc(101, 196, 13, "none", "#b8935a", 6),
    turned(32, 150, -12, gear.bow(140)), people.fist(46, 152, LEATHER, reach=12), *(turned(150 + n * 11, 142, 8 + n * 9, gear.arrow(58, feather=(BLOOD[0], BLOOD[1], BLOOD[2]))) for n in range(3)), scenes="cellar crypt dungeon",
    fit=0.95,
)

_keep_quest(
    "den_of_evil",
    poly([(0, 206), (4, 120), (24, 60), (60, 26), (100, 14), (144, 26), (180, 64), (196, 124), (200, 206)], STONE[1], INK, 4), poly([(6, 190), (10, 118), (28, 64), (62, 30), (100, 18), (84, 44), (44, 84), (30, 140)], STONE[2], "", 0),
    blob([(28, 206), (34, 136), (62, 96), (100, 84), (140, 96), (166, 138), (172, 206)], INK, INK, 4), glow(100, 180, 80, BLOOD[2], "depth", 0.8), *(turned(x, y, 0, both_poly([(0, h), (-11, -4), (0, -8)], BONE[2], STONE[1], axis=0, width=2.8)) for x, y, h in ((50, 116, 40), (76, 96, 50), (124, 96, 50), (150, 118, 40), (100, 90, 34))),
    *(turned(x, 206, 0, both_poly([(0, -h), (-13, 4), (0, 6)], STONE[3], STONE[1], axis=0, width=2.8)) for x, h in ((48, 40), (78, 30), (124, 32), (154, 42))), both_poly([(84, 64), (50, 48), (56, 66), (70, 74)], BLOOD[2], BLOOD[2]), both_poly([(76, 63), (58, 54), (62, 64)], EMBER[3], EMBER[3], width=0.01),
    *(eye_pair(x, y, s, "#ff4a2a") for x, y, s in ((78, 152, 0.6), (128, 146, 0.5), (102, 172, 0.8))), skull(24, 190, 0.2), skull(182, 192, 0.22), scenes="cavern crypt", accents="mist smoke",
)
_keep_quest(
    "break_the_warband",
    turned(118, 200, 14, limb((0, 10), (0, -60), 5.4, 5.4, WOOD[2]), poly([(-7, -58), (-2, -74), (2, -62), (7, -70), (7, -56)], WOOD[3], INK, 2)), turned(60, 90, -22, limb((0, 60), (0, -64), 5.4, 5, WOOD[2]), poly([(-7, 58), (-3, 74), (2, 62), (7, 68), (7, 56)], WOOD[3], INK, 2), both_poly([(0, -96), (-10, -70), (0, -62)], STEEL[3], STEEL[1], axis=0)),
    turned(74, 84, -22, poly([(4, -54), (78, -46), (70, -24), (82, -6), (68, 8), (78, 28), (58, 24), (44, 40), (34, 24), (4, 30)], "#7d8c30", INK, 4), poly([(4, -54), (44, -50), (38, 20), (4, 30)], "#a3b24a", "", 0), both_poly([(40, -34), (18, -30), (4, -42), (14, -12), (24, 6), (40, 16)], INK, INK, axis=40, width=1), both_poly([(34, -14), (22, -20), (26, -10)], "#ffd23a", "#ffd23a", axis=40, width=0.01), poly([(32, 0), (48, 0), (44, 6), (40, 1), (36, 6)], BONE[3], "", 0)),
    turned(152, 64, 206, gear.sword(100, 11)), *(poly(star(x, y, r, r * 0.36, 4), T4, INK, 1.6) for x, y, r in ((120, 128, 14), (96, 118, 8), (140, 140, 8))), turned(44, 176, -20, gear.round_shield(26, ("#3a2a16", "#5f4424", "#8a6634", "#b38c50"), IRON)), poly([(36, 154), (44, 172), (38, 180), (48, 202), (52, 176), (46, 170), (50, 156)], INK, "", 0), turned(160, 188, 60, gear.dagger(50, IRON)), scenes="cellar dungeon cavern", accents="sparks",
)
_keep_quest(
    "lay_them_to_rest",
    rays(100, 66, 100, 44, 14, T4, 0.3), poly([(8, 142), (32, 116), (190, 116), (196, 136), (190, 200), (18, 200)], STONE[1], INK, 4), poly([(8, 142), (32, 116), (190, 116), (178, 142)], STONE[3], INK, 3.4), poly([(12, 142), (178, 142), (174, 198), (20, 198)], STONE[2], INK, 3), *(path(f"M{x} 192V168A12 14 0 0 1 {x + 24} 168V192Z", STONE[1], STONE[0], 2.6) for x in (30, 64, 98, 132)),
    blob([(44, 128), (54, 112), (76, 108), (150, 112), (172, 122), (160, 132), (60, 136)], BONE[2], INK, 3.4), blob([(34, 128), (38, 116), (60, 112), (76, 118), (78, 130)], BONE[3], INK, 2.8), disc(58, 112, 15, "#cfc3b4", INK, 3), blob([(52, 100), (58, 92), (64, 99)], "#cfc3b4", INK, 2.4), stroke([(48, 106), (54, 108)], INK, 2.6), stroke([(66, 104), (71, 109)], INK, 2.2), stroke([(80, 116), (110, 112), (150, 120)], BONE[1], 3), limb((102, 112), (126, 108), 5, 4, BONE[1], 2.4), turned(120, 122, 84, gear.sword(60, 5)),
    candle(24, 132, 40), candle(176, 118, 54), *(blob([(x, y - 9), (x + 8, y), (x, y + 8), (x - 8, y)], tone, INK, 2) + disc(x, y, 2.6, GOLD[3], "", 0) for x, y, tone in ((92, 132, BLOOD[2]), (108, 136, BONE[3]), (76, 136, T3))), leaves_around(92, 140, 6, 5, 16, MOSS, start=70, sweep=220),
    blob([(100, 78), (84, 64), (90, 40), (100, 24), (106, 40), (116, 56), (112, 74)], "#cfeee6", "", 0, 0.75), disc(98, 60, 9, "#ffffff", "", 0, opacity=0.9), scenes="crypt",
)
_keep_quest(
    "clear_the_way",
    poly([(0, 206), (0, 10), (60, 54), (60, 140)], STONE[1], INK, 3.6), poly([(200, 206), (200, 10), (140, 54), (140, 140)], STONE[0], INK, 3.6), poly([(0, 206), (60, 140), (140, 140), (200, 206)], STONE[2], INK, 3.6), *(stroke(line, INK, 2.6, smooth=False) for line in ([(0, 70), (60, 84)], [(0, 136), (60, 112)], [(28, 32), (28, 174)], [(200, 70), (140, 84)], [(200, 136), (140, 112)], [(172, 32), (172, 174)], [(44, 158), (156, 158)], [(84, 140), (66, 206)], [(116, 140), (134, 206)])),
    path("M60 140V82A40 44 0 0 1 140 82V140Z", "#fff0b8", INK, 3.6), glow(100, 100, 74, GOLD[3], "out", 0.9), little_man(100, 142, 0.6, (T2, T2, T3), helm=STEEL[2], away=True), stroke([(112, 104), (124, 88)], INK, 6), tongue(125, 88, 20, 6),
    *(turned(x, y, t, both_poly([(0, -h), (-7, 4), (0, 6)], STEEL[3], STEEL[1], axis=0, width=2.6)) for x, y, h, t in ((14, 120, 34, 74), (18, 90, 30, 80))), *(turned(x, y, t, poly([(-7, 5), (-6, -14), (-2, -8), (2, -18), (6, -10), (7, 5)], STEEL[2], INK, 2.6)) for x, y, t in ((186, 104, -80), (184, 134, -80))),
    *(turned(x, y, t, both_poly([(0, -26), (-6, 4), (0, 6)], STEEL[3], STEEL[1], axis=0, width=2.4)) for x, y, t in ((150, 184, 100), (166, 192, 70), (136, 196, 130))), turned(52, 184, 0, disc(0, 0, 22, IRON[1], INK, 3.4, ry=10), *(thorn(x, -4 - abs(x) * 0.1, 13, x * 3, STEEL) for x in (-18, -8, 2, 12))), turned(60, 188, 62, limb((0, 30), (0, -34), 4, 3, WOOD[2])), scenes="cellar dungeon",
    fit=0.93,
)
_keep_quest(
    "bring_them_home",
    rays(112, 90, 110, 60, 16, GOLD[3], 0.4), archway(112, 200, 104, 176, "#fff0c0"), glow(112, 110, 80, "#fff8e0", "day", 0.9), path("M62 200L84 150L140 150L164 200Z", "#e8c987", INK, 2.6), blob([(64, 132), (84, 116), (100, 126), (124, 108), (162, 128), (162, 150), (64, 150)], "#a9c47a", "", 0, 0.8), disc(138, 76, 14, "#fffbe8", GOLD[2], 2),
    little_man(86, 196, 1.08, (T2, T2, T3, T4), helm=STEEL[2], away=True), little_man(132, 198, 0.9, ("#6b5334", "#8f744e", "#b89a6c"), skin=FAIR_SKIN[2], away=True), stroke([(106, 160), (116, 168)], INK, 13), stroke([(106, 160), (116, 168)], FAIR_SKIN[2], 8),
    *(disc(x, 176, 8, "none", INK, 6) + disc(x, 176, 8, "none", IRON[3], 3) for x in (150,)), stroke([(150, 184), (154, 194), (150, 202)], IRON[2], 4), torch(60, 132, -16, s=0.62),
    turned(26, 180, -30, disc(0, 0, 12, "none", INK, 9), disc(0, 0, 12, "none", IRON[3], 5), poly([(10, -4), (22, -4), (22, 4), (10, 4)], IRON[2], INK, 2)), turned(34, 150, 18, disc(0, 0, 9, "none", INK, 8), disc(0, 0, 9, "none", GOLD[2], 4.4), limb((0, 9), (0, 36), 3, 3, GOLD[2], 2.2), poly([(2, 26), (12, 26), (12, 34), (2, 34)], GOLD[2], INK, 2)), scenes="cellar crypt",
)

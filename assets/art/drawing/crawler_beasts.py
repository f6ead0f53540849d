"""Crawler's animals, monsters and outsiders."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import WATER, drop, hand, rays, ring, thorn, tongue
from drawing.crawler_shapes import (
    CLAY,
    EMBER,
    coin,
    eye_pair,
    imp_wing,
    keeper,
    mask_face,
    rune,
)
from drawing.factions_shapes import (
    BLACK_HAIR,
    BROWN_HAIR,
    DARK_STEEL,
    IRON,
    TROLL_SKIN,
    bare_chest,
    brimmed_hat,
    brute,
    face,
    held,
    jerkin,
    placed,
    tooth_row,
)
from drawing.pen import (
    BLOOD,
    BONE,
    FAIR_SKIN,
    GOLD,
    INK,
    LEAF,
    LEATHER,
    MAGIC,
    NIGHT,
    STEEL,
    STONE,
    T1,
    T2,
    T3,
    T4,
    VENOM,
    WOOD,
    Tones,
    blob,
    both,
    both_poly,
    disc,
    glow,
    halves,
    inked,
    limb,
    mirror,
    path,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
FUR = ("#1c1a1e", "#3c383e", "#635c60", "#948a88")
RAT = ("#2a2019", "#574638", "#83705c", "#ad9a82")
EEL = ("#123038", "#22616a", "#43999a", "#98d8c8")
SLIME = ("#1c2a16", "#3a5428", "#62803c", "#9cb868")
_keep = keeper(DRAWN, scenes="cavern dungeon cellar", accents="rocks mist", focus="100 96 88")


def _rat(x: float, y: float, s: float, *, flip: bool = False, tones: Tones = RAT) -> str:
    """A rat that snarls to the left."""
    return turned(
        x, y, 0, stroke([(58, 18), (86, 24), (98, 4), (112, -8)], INK, 9), stroke([(58, 18), (86, 24), (98, 4), (112, -8)], "#c08a80", 4.6), blob([(-20, -6), (10, -26), (48, -22), (68, 4), (60, 28), (10, 32), (-18, 18)], tones[1], INK, 4), blob([(-16, -4), (12, -22), (44, -18), (30, 0), (-6, 12)], tones[2], "", 0), disc(-4, -22, 13, "#c08a80", INK, 3.4), disc(-4, -22, 7, "#8a5650", "", 0),
        blob([(-58, 10), (-40, -12), (-12, -18), (4, 0), (-4, 20), (-34, 24)], tones[2], INK, 3.6), blob([(-54, 8), (-38, -8), (-14, -14), (-20, 0), (-40, 6)], tones[3], "", 0), disc(-58, 10, 5, "#c08a80", INK, 2.4), disc(-26, -2, 5.4, "#ff3a2a", INK, 2), disc(-28, -4, 1.8, "#ffd9c0", "", 0), poly([(-52, 16), (-38, 20), (-46, 32)], BONE[3], INK, 1.8), *(stroke([(-46, 10), (-70, 4 + n * 9)], BONE[3], 1.6, smooth=False) for n in range(3)), *(limb((a, 26), (a - 8, 42), 5, 3.4, tones[1], 2.4) for a in (-10, 16, 44)), scale=s, flip=flip,
    )


_keep("cave_rat_swarm", blob([(-6, 206), (10, 150), (60, 110), (110, 96), (160, 116), (194, 156), (206, 206)], RAT[0], INK, 4), *(eye_pair(x, y, 0.34, "#ff3a2a") for x, y in ((60, 132), (150, 134), (100, 116))), _rat(126, 58, 0.72, flip=True, tones=FUR), _rat(66, 84, 0.86), _rat(150, 112, 0.84, flip=True), _rat(84, 146, 1.06, tones=FUR), _rat(136, 176, 0.86, flip=True), _rat(30, 186, 0.62), accents="rocks", fit=0.94)
_keep(
    "barrow_wolf",
    turned(150, 176, -14, disc(0, 0, 40, STONE[0], INK, 3, ry=14)), poly([(104, 34), (124, 40), (128, 24), (146, 48), (158, 38), (164, 68), (182, 64), (182, 96), (200, 106), (188, 130), (204, 206), (58, 206), (64, 160), (84, 132)], FUR[1], INK, 4), poly([(100, 120), (130, 92), (152, 110), (140, 150), (150, 206), (74, 206), (80, 160)], FUR[2], "", 0), *(stroke(line, FUR[0], 4) for line in ([(140, 70), (152, 96), (148, 124)], [(166, 94), (172, 126)], [(120, 146), (116, 172), (124, 196)], [(96, 160), (92, 186)])), poly([(104, 52), (118, 4), (138, 46)], FUR[1], INK, 3.4), poly([(78, 50), (82, 2), (112, 40)], FUR[2], INK, 3.4), poly([(86, 42), (87, 18), (101, 38)], "#8a5650", "", 0),
    poly([(96, 118), (66, 132), (30, 158), (16, 152), (24, 132), (64, 112)], FUR[1], INK, 3.4), poly([(94, 106), (56, 110), (24, 130), (30, 142), (62, 126), (96, 120)], "#8f1a2c", INK, 2.4), blob([(70, 116), (46, 122), (32, 134), (52, 132)], "#e0707a", "", 0), poly([(78, 44), (110, 44), (136, 74), (128, 108), (108, 128), (92, 108), (58, 106), (20, 116), (6, 106), (4, 90), (20, 80), (50, 76), (62, 58)], FUR[2], INK, 3.8), poly([(80, 46), (102, 47), (88, 66), (58, 86), (12, 92), (6, 92), (20, 82), (51, 78), (63, 60)], FUR[3], "", 0), poly([(2, 88), (12, 78), (28, 82), (22, 96), (8, 98)], INK, INK, 2), *(poly([(x, 112), (x + 10, 109), (x + 4, 130 if x == 22 else 122)], BONE[3], INK, 1.8) for x in (22, 38, 54, 70)), *(poly([(x, 140 - n * 5), (x + 8, 136 - n * 5), (x + 4, 122 - n * 4)], BONE[2], INK, 1.8) for n, x in enumerate((34, 50, 66))), poly([(62, 76), (92, 62), (92, 76), (76, 84)], INK, INK, 3), poly([(68, 77), (90, 66), (88, 75), (77, 81)], "#b8ff5a", "", 0), disc(81, 74, 2.8, INK, "", 0), *(stroke(line, BONE[3], 3.4, smooth=False) for line in ([(108, 76), (122, 92)], [(102, 84), (114, 100)])), turned(30, 190, 16, limb((-22, 0), (22, 0), 4, 4, BONE[2], 2.6), *(disc(x, y, 5, BONE[3], INK, 2.2) for x in (-24, 24) for y in (-4, 4))), focus="86 96 88", scenes="cavern crypt", accents="mist",
)
_keep(
    "mire_lurker",
    halves([(100, 30), (62, 40), (34, 76), (22, 130), (10, 170), (100, 176)], SLIME[2], SLIME[1], width=4), *(disc(x, y, r, SLIME[3 if x < 100 else 2], SLIME[0], 2) for x, y, r in ((50, 96, 7), (40, 120, 5), (66, 70, 5), (150, 100, 7), (162, 126, 5), (132, 72, 5))), both([(88, 40), (66, 22), (50, 34), (54, 56), (80, 60)], SLIME[3], SLIME[1], width=3.4), *(disc(x, 42, 13, "#ffcf3a", INK, 3.2) + poly([(x - 2.6, 32), (x + 2.6, 32), (x + 2.6, 52), (x - 2.6, 52)], INK, "", 0) + disc(x - 4, 36, 3, "#fff8d0", "", 0) for x in (66, 134)), blob([(28, 110), (60, 96), (100, 100), (140, 96), (172, 110), (166, 146), (100, 164), (34, 146)], "#4a1218", INK, 3.6), tooth_row([(44, 108), (62, 103), (82, 104), (118, 104), (138, 103), (156, 108)], 20, 180), tooth_row([(54, 150), (76, 157), (124, 157), (146, 150)], 18, 0),
    blob([(84, 136), (100, 126), (118, 138), (122, 168), (142, 186), (170, 180), (168, 190), (136, 200), (108, 184), (92, 160)], "#c85a6a", INK, 3.4), stroke([(100, 138), (108, 166), (128, 188)], "#8f2a3c", 3.4), *(poly([(x - 6, 40), (x, 14), (x + 8, 38)], SLIME[2], INK, 2.8) for x in (90, 104)), *("".join((limb((100 + s * 78, 140), (100 + s * 70, 180), 18, 14, SLIME[2 if s < 0 else 1], 3.4), *(thorn(100 + s * 70 + n * 12 - 12, 196, 16, 180 + (n - 1) * -16) for n in range(3)))) for s in (-1, 1)), blob([(-6, 210), (-6, 186), (30, 178), (66, 192), (104, 204), (140, 196), (172, 180), (206, 188), (206, 210)], "#2c2a1c", INK, 3.4), *(stroke([(x, y), (x + 26, y - 2)], "#66633c", 3.4) for x, y in ((8, 194), (96, 206), (160, 192))), blob([(60, 36), (40, 16), (22, 20), (34, 34), (52, 46)], LEAF[1], INK, 2.6), scenes="cistern cavern", accents="mist",
)
_keep(
    "cistern_eel",
    *(ring(40, 78, r, MAGIC[2], 3.4, ry=r * 0.8) for r in (24, 34, 44)), stroke([(150, 230), (166, 180), (146, 150), (104, 150), (72, 180), (60, 230)], INK, 45), stroke([(150, 230), (166, 180), (146, 150), (104, 150), (72, 180), (60, 230)], EEL[1], 37), stroke([(142, 206), (152, 178), (138, 158), (108, 158), (80, 186), (72, 206)], EEL[3], 9), stroke([(140, 150), (168, 104), (156, 54), (124, 44), (92, 58)], INK, 49), stroke([(140, 150), (168, 104), (156, 54), (124, 44), (92, 58)], EEL[1], 41), stroke([(144, 138), (158, 102), (148, 62), (124, 54)], EEL[2], 19), stroke([(140, 30), (168, 44), (182, 78), (178, 110)], EEL[3], 5), *(poly([(x, y), (x + dx, y + dy), (x + 10, y + 10)], EEL[2], INK, 2.6) for x, y, dx, dy in ((132, 20, 4, -16), (158, 32, 12, -12), (176, 58, 16, -6), (182, 92, 16, 2))),
    poly([(84, 96), (54, 112), (18, 122), (8, 112), (40, 98), (70, 82)], EEL[1], INK, 3.6), poly([(84, 88), (50, 92), (14, 106), (18, 114), (54, 104), (86, 98)], "#5c0d1a", INK, 2.4), poly([(108, 24), (128, 40), (126, 78), (106, 98), (82, 88), (46, 88), (12, 98), (2, 86), (12, 70), (48, 52), (78, 28)], EEL[2], INK, 3.8), poly([(106, 27), (80, 32), (50, 56), (14, 74), (6, 84), (50, 74), (90, 58)], EEL[3], "", 0), *(poly([(x, 93 - n * 2), (x + 9, 91 - n * 2), (x + 3, 108 - n * 2)], BONE[3], INK, 1.6) for n, x in enumerate((10, 26, 42, 58, 72))), *(poly([(x, 116 - n * 5), (x + 8, 113 - n * 5), (x + 4, 101 - n * 4)], BONE[3], INK, 1.6) for n, x in enumerate((22, 38, 54))), disc(82, 56, 11, "#ffe14a", INK, 3.2), disc(80, 57, 4.6, INK, "", 0, ry=8), *(stroke([(108, y), (116, y + 12)], EEL[0], 3) for y in (52, 66)), *(disc(x, y, r, "#d6f4ff", EEL[1], 1.8) for x, y, r in ((24, 150, 6), (120, 100, 5), (140, 170, 6), (100, 190, 5), (20, 30, 4))), focus="92 90 92", scenes="cistern", accents="mist motes",
    fit=0.94,
)
_keep(
    "venom_spider",
    stroke([(100, -6), (100, 60)], INK, 5, smooth=False), stroke([(100, -6), (100, 60)], "#e6e9f3", 2.4, smooth=False), *(inked(leg, tone, 6.5, smooth=False) for leg, tone in ((points if s < 0 else mirror(points), VENOM[1] if s < 0 else VENOM[0]) for s in (-1, 1) for points in ([(86, 104), (46, 66), (22, 8)], [(82, 112), (32, 100), (4, 54)], [(82, 122), (28, 134), (6, 186)], [(88, 130), (52, 158), (44, 204)]))), halves([(100, 14), (66, 26), (56, 60), (74, 92), (100, 100)], "#4a6a20", "#2c4416", width=4), *(poly(points, tone, INK, 2.6) for points, tone in (([(100, 26), (116, 44), (106, 58), (118, 76), (100, 90), (82, 76), (94, 58), (84, 44)], VENOM[2]),)), *(disc(100 + s * x, y, r, "#2c4416", "", 0) for s in (-1, 1) for x, y, r in ((30, 50, 4), (28, 66, 3))), halves([(100, 96), (76, 100), (66, 122), (78, 144), (100, 152)], "#55782a", "#34501a", width=4),
    *(disc(x, y, r, "#e8ff5a", INK, 2.2) + disc(x - r * 0.3, y - r * 0.3, r * 0.36, "#ffffff", "", 0) for x, y, r in ((90, 124, 7), (110, 124, 7), (77, 118, 4.6), (123, 118, 4.6), (84, 110, 3.4), (116, 110, 3.4))), both([(98, 142), (82, 146), (80, 160), (92, 160)], "#55782a", "#34501a"), both_poly([(84, 158), (82, 172), (93, 190), (95, 160)], BONE[3], BONE[1], width=2.4), *(drop(x, y, s, VENOM) for x, y, s in ((93, 198, 0.9), (108, 196, 0.7), (60, 186, 0.7))), focus="100 104 94", scenes="web_vault cavern dungeon", accents="strands",
)
_keep(
    "clay_golem",
    halves([(100, 108), (58, 112), (28, 132), (26, 206), (100, 208)], CLAY[2], CLAY[1], width=4), both([(44, 118), (10, 124), (-4, 156), (4, 206), (40, 206), (46, 160)], CLAY[3], CLAY[1], width=4), halves([(100, 22), (66, 28), (56, 62), (60, 104), (76, 122), (100, 126)], CLAY[3], CLAY[1], width=4), both([(60, 66), (46, 66), (46, 90), (60, 92)], CLAY[2], CLAY[0]), both([(94, 76), (82, 68), (70, 76), (80, 86)], INK, INK, width=2), *(disc(x, 77, 4.4, "#ffd23a", "", 0) for x in (82, 118)), both([(98, 62), (84, 58), (66, 64), (84, 68)], CLAY[1], CLAY[0], width=2.4), poly([(94, 78), (106, 78), (110, 96), (90, 96)], CLAY[2], INK, 2.4), stroke([(78, 108), (100, 106), (122, 108)], INK, 5),
    poly([(86, 34), (114, 34), (114, 56), (86, 56)], BONE[2], INK, 2.6), rune(100, 45, 0.3, BLOOD[1], BLOOD[2]), *(disc(100 + x, y, 5, CLAY[1], "", 0, ry=8, opacity=0.8) for x, y in ((-34, 150), (-24, 144), (-13, 144), (-3, 150))), disc(82, 168, 13, CLAY[1], "", 0, opacity=0.8), *(stroke(line, CLAY[0], 3, smooth=False) for line in ([(128, 130), (120, 148), (132, 158), (124, 178)], [(60, 40), (70, 48), (66, 58)], [(20, 150), (30, 160), (22, 172)], [(172, 160), (180, 176)])), *(stroke(line, CLAY[3], 3) for line in ([(40, 140), (34, 170)], [(70, 130), (84, 126)])), blob([(150, 108), (170, 112), (178, 126), (160, 122)], CLAY[2], INK, 2.6), focus="100 92 86",
    fit=0.95,
)
_keep(
    "ember_imp",
    imp_wing(80, 100, 0.96, EMBER), imp_wing(120, 100, 0.96, (EMBER[0], EMBER[0], EMBER[1], EMBER[2]), flip=True), stroke([(112, 168), (146, 188), (170, 166), (164, 142)], INK, 10), stroke([(112, 168), (146, 188), (170, 166), (164, 142)], EMBER[1], 5), poly([(164, 150), (152, 138), (166, 124), (176, 140)], EMBER[2], INK, 2.6), *(limb((100 + s * 9, 156), (100 + s * 22, 182), 9, 6, EMBER[1 if s < 0 else 0], 3) + limb((100 + s * 22, 182), (100 + s * 8, 198), 6, 4, EMBER[1 if s < 0 else 0], 3) for s in (-1, 1)), halves([(100, 108), (80, 114), (78, 146), (90, 166), (100, 168)], EMBER[2], EMBER[1], width=3.6), both([(78, 54), (58, 44), (50, 14), (66, 28), (86, 42)], NIGHT[3], NIGHT[1]), both_poly([(66, 80), (34, 66), (46, 88), (66, 96)], EMBER[2], EMBER[0]), halves([(100, 38), (74, 46), (64, 76), (76, 106), (100, 118)], EMBER[2], EMBER[1], width=3.6),
    people.glowing_eyes("#fff2a0", "#ffffff", y=78, tilt=6), stroke([(76, 66), (92, 74)], EMBER[0], 5, smooth=False), stroke([(124, 66), (108, 74)], EMBER[0], 5, smooth=False), blob([(74, 92), (100, 98), (126, 92), (116, 110), (84, 110)], "#3a0a06", INK, 2.8), *(poly([(x, 95), (x + 9, 96), (x + 4, 105)], BONE[3], INK, 1.2) for x in (80, 92, 104, 114)), limb((80, 122), (52, 130), 7, 6, EMBER[2], 3), glow(38, 116, 46, "#ffb53a", "ball", 0.9), disc(38, 118, 20, EMBER[1], INK, 3), disc(36, 116, 14, EMBER[2], "", 0), disc(34, 114, 7, EMBER[3], "", 0), tongue(38, 104, 36, 11, 8), limb((120, 122), (148, 112), 7, 6, EMBER[1], 3), people.fist(150, 110, EMBER, reach=8), *(poly(star(x, y, 7, 2.6, 4), EMBER[3], INK, 1.2) for x, y in ((20, 170), (178, 40), (60, 178))), scenes="inferno cavern dungeon", accents="sparks",
    fit=0.9,
)
_keep(
    "masked_stranger",
    people.collar(NIGHT, top=100, wide=56), people.shoulders(NIGHT, wide=86, top=132), both_poly([(100, 206), (100, 160), (76, 138), (54, 150), (66, 206)], T2, T1), people.hood(NIGHT, opening=40, top=26, wide=46), turned(100, 86, 0, mask_face(mark=BLOOD[2], smile=5), scale=0.92), *(disc(100 + s * 17, 79, 3, "#ffd23a", "", 0) for s in (-1, 1)), brimmed_hat(NIGHT, brim=70, feather=("#3a0a10", BLOOD[1], BLOOD[2])), stroke([(66, 52), (100, 58), (134, 52)], BLOOD[2], 4), people.sleeve((188, 212), (166, 160), NIGHT[2], thick=17), turned(160, 128, 16, mask_face(("#5c4a1a", GOLD[1], GOLD[2], GOLD[3]), smile=-5), scale=0.6), people.fist(164, 160, BONE, reach=12), people.sleeve((12, 212), (36, 176), NIGHT[2], thick=17), turned(40, 168, -14, gear.dagger(64)), people.fist(38, 172, BONE, reach=12), stroke([(84, 150), (100, 160), (116, 150)], GOLD[2], 4), scenes="cellar dungeon crypt", accents="mist smoke",
)
_keep(
    "horned_ravager",
    glow(100, 110, 110, EMBER[2], "hell", 0.8), *(tongue(x, 206, h, 20, t, EMBER) for x, h, t in ((30, 116, -12), (170, 116, 12), (52, 80, -6), (150, 80, 6))), halves([(100, 112), (60, 110), (26, 132), (8, 170), (10, 208), (100, 208)], BLOOD[1], BLOOD[0], width=4), both([(100, 168), (66, 176), (46, 152), (98, 144)], BLOOD[2], BLOOD[1], width=2.6), both([(78, 54), (40, 56), (12, 30), (6, -12), (26, 14), (52, 28), (84, 30)], BONE[3], BONE[1], width=4), *(stroke([(100 + s * x, y), (100 + s * (x + 8), y + 14)], BONE[0], 3, smooth=False) for s in (-1, 1) for x, y in ((40, 30), (58, 26), (74, 12))), halves([(100, 26), (70, 36), (54, 70), (62, 112), (82, 136), (100, 142)], BLOOD[2], BLOOD[1], width=4), both([(92, 62), (70, 50), (56, 62), (76, 76)], BLOOD[1], BLOOD[0], width=2.4), people.glowing_eyes(EMBER[2], EMBER[3], y=78, apart=17, tilt=7), both_poly([(100, 82), (88, 98), (96, 102)], INK, INK, width=1.4), blob([(68, 104), (100, 110), (132, 104), (126, 132), (100, 140), (74, 132)], EMBER[2], INK, 3.4), blob([(80, 114), (100, 118), (120, 114), (112, 130), (88, 130)], EMBER[3], "", 0), tooth_row([(74, 106), (88, 108), (112, 108), (126, 106)], 18, 180), tooth_row([(84, 134), (116, 134)], 16, 0),
    both_poly([(60, 130), (40, 116), (56, 146)], BONE[2], BONE[0]), poly([(96, 40), (104, 40), (108, 58), (100, 66), (92, 58)], NIGHT[1], INK, 2.6), *(thorn(100 + s * x, y, 28, s * t, NIGHT) for s in (-1, 1) for x, y, t in ((60, 124, 20), (82, 136, 40))), ring(100, 136, 7, GOLD[2], 3), *(stroke(line, EMBER[2], 3.4, smooth=False) for line in ([(60, 170), (72, 186), (66, 200)], [(138, 168), (130, 188), (140, 202)])), focus="100 88 92", scenes="inferno cavern", accents="sparks smoke",
)
_keep(
    "siren_of_the_well",
    *(ring(100, 74, r, WATER[2], 2.6) for r in (74, 90)), people.long_hair(("#0e2f2c", "#1d5a50", "#2f8a74", "#66c0a0"), wide=52, top=20, low=176), people.shoulders(("#5a7a8a", "#86a8b4", "#b6d4da", "#e4f4f4"), wide=54, top=130, slope=28), people.neck(("#4a6a7a", "#86a8b4", "#b6d4da", "#e4f4f4")), both([(100, 176), (80, 150), (58, 158), (52, 190), (100, 196)], "#2f8a74", "#1d5a50"), *(stroke(arc, "#66c0a0", 2.4) for arc in ([(66, 164), (74, 172), (82, 164)], [(84, 164), (92, 172), (100, 164)], [(100, 164), (108, 172), (116, 164)], [(74, 178), (82, 186), (90, 178)], [(108, 178), (116, 186), (124, 178)])), both_poly([(72, 84), (40, 68), (50, 90), (72, 98)], "#66c0a0", "#2f8a74"), people.head(("#4a6a7a", "#86a8b4", "#b6d4da", "#e4f4f4"), wide=28, top=40, chin=120, jaw=0.5), people.eyes("#ffcf3a", fierce=2), people.brows("#0e2f2c", slant=1, thick=3.6), people.nose(("#5a7a8a", "#86a8b4", "#b6d4da", "#f4ffff"), wide=5), disc(100, 109, 6, "#7a1f3a", INK, 2.4, ry=7.5), people.fringe(("#0e2f2c", "#1d5a50", "#2f8a74", "#66c0a0"), top=26, low=70, wide=35), *(disc(100 + x, 42 + abs(x) * 0.22, 5, BONE[3], INK, 2) for x in (-24, -12, 0, 12, 24)),
    *("".join((stroke([(x, y), (x, y - 26)], INK, 6, smooth=False), stroke([(x, y), (x, y - 26)], GOLD[3], 3, smooth=False), poly([(x, y - 28), (x + 14, y - 22), (x + 14, y - 14), (x, y - 20)], GOLD[3], INK, 1.8), disc(x - 5, y, 7, GOLD[3], INK, 2.2, ry=5))) for x, y in ((170, 66), (32, 60), (184, 110))), disc(100, 184, 96, STONE[1], INK, 4, ry=24), disc(100, 180, 78, WATER[0], INK, 3, ry=14), *(stroke([(x, 182), (x + 30, 184)], WATER[2], 3) for x in (36, 74, 122)), poly([(4, 184), (40, 202), (100, 208), (160, 202), (196, 184), (196, 210), (4, 210)], STONE[2], INK, 4), *(stroke([(x, 198 + (100 - abs(x - 100)) * 0.04), (x, 210)], STONE[0], 3, smooth=False) for x in (36, 68, 100, 132, 164)), scenes="cistern", accents="mist motes", focus="100 88 84",
)
_keep(
    "skin_changer",
    jerkin(("#2a2420", "#4a4038", "#6e6052", "#9a8a76"), LEATHER, wide=76), poly([(100, 128), (140, 132), (176, 156), (186, 206), (100, 206)], FUR[1], INK, 3.4), *(poly([(x, y), (x + 16, y - 6), (x + 10, y + 10)], FUR[2], INK, 2.2) for x, y in ((142, 138), (162, 152), (172, 174), (124, 146), (146, 172))), face("tan", eye="#5a8a4a", slant=6, wide=31, jaw=0.62), people.short_hair(BROWN_HAIR, low=68),
    poly([(100, 24), (120, 28), (140, -4), (146, 52), (156, 78), (150, 100), (164, 112), (144, 116), (136, 138), (118, 134), (100, 152)], FUR[2], INK, 3.6), poly([(126, 32), (137, 10), (140, 46)], "#8a5650", "", 0), poly([(100, 84), (112, 92), (120, 108), (116, 132), (100, 140)], FUR[3], INK, 2.8), poly([(100, 98), (110, 100), (108, 110), (100, 112)], INK, INK, 2), poly([(100, 120), (116, 116), (114, 134), (100, 140)], "#5c0d12", INK, 2.4), *(poly([(x, 118 - n), (x + 6, 117 - n), (x + 3, 130)], BONE[3], INK, 1.4) for n, x in enumerate((102, 110))), poly([(108, 76), (134, 66), (130, 82), (116, 86)], INK, INK, 3), poly([(112, 77), (130, 70), (127, 80), (117, 83)], "#ffd23a", "", 0), *(stroke(line, FUR[0], 3) for line in ([(124, 46), (132, 60)], [(142, 82), (138, 98)], [(130, 104), (134, 120)])), stroke([(100, 24), (96, 44), (103, 62), (97, 82), (102, 104), (98, 128), (100, 150)], "#ffffff", 3, opacity=0.7),
    hand(34, 172, -12, FAIR_SKIN, s=0.72), "".join((limb((176, 206), (168, 172), 15, 13, FUR[1], 3), *(limb((168, 166), (168 + dx, 136 + abs(dx) * 0.3), 6, 5, FUR[2], 2.4) + thorn(168 + dx * 1.1, 134 + abs(dx) * 0.3, 16, dx * 1.4) for dx in (-20, -6, 8, 20)))), scenes="dungeon cavern", accents="mist smoke",
)
_keep(
    "toll_troll",
    path("M-6 206V130Q100 84 206 130V206Z", STONE[1], INK, 4), path("M-6 148Q100 104 206 148V162Q100 120 -6 162Z", STONE[2], "", 0), path("M52 206A48 44 0 0 1 148 206Z", "#120e12", INK, 3.4), *(stroke(line, STONE[0], 3, smooth=False) for line in ([(20, 128), (24, 160)], [(60, 116), (62, 146)], [(180, 128), (176, 160)], [(140, 116), (138, 146)], [(100, 110), (100, 160)])), placed(0, -14, 0.92, bare_chest("troll", wide=84), placed(0, 0, 1.0, brute("troll", tusk=24, eye="#ffb02a", wide=34)), blob([(94, 84), (86, 104), (92, 116), (108, 116), (114, 104), (106, 84)], TROLL_SKIN[2], INK, 3), halves([(100, 26), (80, 20), (64, 40), (70, 52), (84, 46), (100, 52)], LEAF[2], LEAF[0])), poly([(0, 156), (206, 156), (206, 206), (0, 206)], "none", "", 0),
    limb((30, 206), (48, 158), 18, 14, TROLL_SKIN[1], 3.4), blob([(30, 150), (48, 138), (78, 140), (92, 150), (80, 164), (44, 168)], TROLL_SKIN[2], INK, 3.4), *(limb((70, 148 + n * 5), (98, 142 + n * 7), 5.6, 4.4, TROLL_SKIN[3 if n == 0 else 2], 2.4) for n in range(3)), *(coin(x, y, r) for x, y, r in ((62, 138, 11), (78, 136, 11), (70, 126, 10))), turned(170, 148, 14, limb((0, 60), (0, -70), 6, 17, WOOD[2], 3.2), *(thorn(s * 16, y, 15, s * 80, STEEL) for s in (-1, 1) for y in (-64, -42)), thorn(0, -84, 16, 0, STEEL)), people.fist(168, 154, TROLL_SKIN, reach=16), poly([(112, 176), (156, 172), (160, 204), (116, 206)], WOOD[1], INK, 3.4), poly([(110, 168), (156, 164), (156, 176), (112, 180)], WOOD[2], INK, 3), poly([(130, 172), (140, 171), (141, 188), (131, 189)], GOLD[2], INK, 2.4), scenes="cavern cistern", focus="100 82 84",
    fit=0.93,
)
_keep(
    "hired_villain",
    held(166, 156, 18, gear.scimitar(112), LEATHER), people.collar(("#2a0e18", "#551a30", "#86304c", "#b85a78"), top=104, wide=52), jerkin(("#2a0e18", "#551a30", "#86304c", "#b85a78"), LEATHER, wide=78), face("tan", eye="#4a3a20", slant=7, smile=5, jaw=0.68, brow=BLACK_HAIR[0]), people.short_hair(BLACK_HAIR, low=62), both([(99, 108), (84, 104), (66, 112), (60, 98), (68, 104), (84, 98)], BLACK_HAIR[2], BLACK_HAIR[1], width=2.2), poly([(94, 119), (106, 119), (100, 140)], BLACK_HAIR[2], INK, 2.4), poly([(74, 74), (98, 74), (96, 92), (80, 96)], NIGHT[1], INK, 3), stroke([(66, 58), (98, 76)], NIGHT[1], 5, smooth=False), stroke([(114, 92), (124, 106), (120, 116)], "#8f3a2a", 3.4), poly([(104, 113), (110, 112), (108, 118)], GOLD[3], "", 0), disc(66, 96, 6, "none", INK, 5), disc(66, 96, 6, "none", GOLD[2], 2.6), blob([(62, 52), (80, 30), (120, 28), (138, 52), (100, 46)], BLOOD[1], INK, 3.2), blob([(66, 50), (82, 34), (104, 32), (94, 44)], BLOOD[2], "", 0), blob([(136, 46), (160, 52), (166, 72), (150, 66), (134, 56)], BLOOD[1], INK, 2.6),
    poly([(14, 142), (64, 136), (72, 190), (22, 196)], BONE[2], INK, 3.4), *(stroke([(26, y), (60, y - 4)], BONE[0], 3.4, smooth=False) for y in (158, 168, 178)), coin(34, 136, 11), coin(52, 130, 12), coin(44, 118, 10), people.fist(58, 180, FAIR_SKIN, reach=12), scenes="cellar dungeon", accents="smoke",
    fit=0.95,
)
_keep(
    "dread_herald",
    rays(100, 70, 106, 60, 14, T4, 0.22), limb((30, 206), (30, 4), 4.4, 4.4, IRON[2]), poly([(30, 10), (-4, 16), (-2, 60), (6, 96), (14, 80), (30, 92)], NIGHT[2], INK, 3.2), eye_pair(12, 40, 0.5, "#ff4a2a"), people.collar(NIGHT, top=88, wide=66), people.shoulders(DARK_STEEL, wide=88, top=130), people.pauldrons(DARK_STEEL, x=34, y=152, reach=34), *(thorn(100 + s * x, y, 32, s * t, DARK_STEEL) for s in (-1, 1) for x, y, t in ((54, 130, 8), (80, 136, 34))), both_poly([(100, 206), (100, 158), (76, 140), (60, 156), (70, 206)], T2, T1), both([(76, 50), (46, 44), (34, 6), (22, -12), (60, 12), (84, 32)], DARK_STEEL[3], DARK_STEEL[1], width=3.6), halves([(100, 20), (74, 30), (62, 66), (66, 110), (84, 134), (100, 142)], DARK_STEEL[3], DARK_STEEL[1], width=4), halves([(100, 62), (80, 64), (74, 82), (84, 124), (100, 132)], INK, INK, width=2), eye_pair(100, 82, 0.78, "#ff4a2a"), poly([(96, 24), (104, 24), (106, 60), (100, 70), (94, 60)], GOLD[2], INK, 2.6),
    poly([(104, 112), (112, 104), (168, 132), (196, 112), (200, 172), (170, 156), (108, 124)], "#8a6a24", INK, 4), poly([(108, 112), (112, 106), (166, 134), (192, 118), (194, 128), (168, 144)], GOLD[3], "", 0), disc(198, 142, 9, "#2a1a08", INK, 3, ry=31), people.fist(146, 134, DARK_STEEL, reach=15), *(stroke([(140 + n * 14, 60 - n * 10), (158 + n * 14, 70 - n * 4), (166 + n * 12, 90)], T4, 3.4, opacity=0.8) for n in range(2)), people.fist(31, 150, DARK_STEEL, reach=14), scenes="crypt cellar", accents="smoke mist", focus="100 84 84",
    fit=0.92,
)
_keep(
    "prism_essence",
    *(poly([(100, 96), (100 + math.cos(math.radians(a)) * 97, 96 + math.sin(math.radians(a)) * 97), (100 + math.cos(math.radians(a + 14)) * 97, 96 + math.sin(math.radians(a + 14)) * 97)], tone, "", 0, 0.65) for a, tone in ((-20, "#ff5a5a"), (-6, "#ffa23a"), (8, "#ffe14a"), (22, "#6fdc5a"), (36, "#4ab8ff"), (50, "#a86aff"), (174, "#ffffff"), (180, "#ffffff"))), ring(100, 104, 76, T3, 3.4, ry=22), halves([(100, 8), (72, 60), (54, 92), (70, 142), (100, 192)], "#dcecff", "#86a8e0", width=4), poly([(100, 8), (54, 84), (54, 112), (100, 192), (146, 112), (146, 84)], "#b8d0f8", INK, 4), poly([(100, 8), (54, 84), (86, 92)], "#f4faff", "", 0), poly([(100, 8), (86, 92), (114, 92)], "#d6b8ff", "", 0), poly([(100, 8), (114, 92), (146, 84)], "#8ab8f0", "", 0), poly([(54, 84), (86, 92), (86, 112), (54, 112)], "#bff0e0", "", 0), poly([(86, 92), (114, 92), (114, 112), (86, 112)], "#ffffff", "", 0), poly([(114, 92), (146, 84), (146, 112), (114, 112)], "#a886e0", "", 0), poly([(54, 112), (86, 112), (100, 192)], "#ffd6e8", "", 0), poly([(86, 112), (114, 112), (100, 192)], "#b8e0ff", "", 0), poly([(114, 112), (146, 112), (100, 192)], "#6a86d0", "", 0), poly([(100, 8), (54, 84), (54, 112), (100, 192), (146, 112), (146, 84)], "none", INK, 4),
    blob([(70, 102), (84, 90), (100, 86), (116, 90), (130, 102), (116, 114), (100, 118), (84, 114)], "#ffffff", INK, 3), disc(100, 102, 12, T2, INK, 2.6), disc(100, 102, 5.4, INK, "", 0), disc(96, 98, 3, "#ffffff", "", 0), *(turned(x, y, t, poly([(0, -16), (-8, -2), (0, 16), (8, -2)], tone, INK, 2.6), poly([(0, -16), (-8, -2), (0, 0)], "#ffffff", "", 0, 0.8)) for x, y, t, tone in ((28, 62, -16, "#ffb8d0"), (170, 150, 20, "#b8e0ff"), (40, 158, 24, "#c8f0c0"), (164, 48, 12, "#ffe9a0"))), scenes="cavern magic_circle", accents="motes", focus="100 100 90",
)

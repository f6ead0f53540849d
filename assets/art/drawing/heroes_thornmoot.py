"""Thornmoot's two heroes, its allies and companions, its raids."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import (
    DEATH,
    MOSS,
    banner_pole,
    leaf,
    leaves_around,
    ring,
    skull,
    thorn,
    tongue,
)
from drawing.crawler_shapes import GOBLIN_SKIN, chain, eye_pair, goblin, keeper
from drawing.drow_actions import speed_lines
from drawing.factions_shapes import IRON, TINT, jerkin, placed, tooth_row
from drawing.figures import figure
from drawing.heroes_shapes import (
    ASH_FUR,
    BOG_SKIN,
    FLAME,
    GNOLL_FUR,
    LINEN,
    REED,
    bogfolk,
    bramble,
    gnoll,
    hill,
    mushroom,
    reed,
    strap,
)
from drawing.pen import (
    BLOOD,
    BONE,
    GOLD,
    INK,
    LEAF,
    LEATHER,
    STEEL,
    T4,
    WOOD,
    blob,
    both,
    both_poly,
    burst,
    disc,
    glow,
    halves,
    inked,
    limb,
    poly,
    stroke,
    turned,
)

DRAWN = Album()
MUD = ("#21160d", "#45301c", "#6b4d2e", "#957048")
HIDE = ("#30200f", "#5c4023", "#8a6438", "#b88e58")
BOAR = ("#2a1c16", "#54392c", "#80594a", "#ae8672")
SHELL = ("#22262a", "#444c52", "#6e7880", "#a6b2b8")
_keep = keeper(DRAWN, scenes="briars bog forest", accents="leaves mist", focus="100 88 84")

_keep(
    "rhaska_longstride",
    turned(40, 104, 8, gear.bow(184)), *(turned(148 + n * 11, 142, 8 + n * 9, gear.arrow(66, feather=(LEAF[0], LEAF[1], LEAF[3]))) for n in range(4)), jerkin(TINT, LEATHER, wide=80), both([(100, 148), (74, 134), (44, 146), (34, 168), (62, 172), (86, 168)], LEAF[2], LEAF[1], width=3.2), gnoll(eye="#9fe05a", grin=False, mane=("#3a1a0c", "#6b2a12", "#a8481c", "#d87a3a")), disc(52, 36, 7, "none", INK, 6), disc(52, 36, 7, "none", GOLD[2], 3), turned(132, 34, 50, both([(0, -52), (-10, -32), (-7, 0), (0, 8)], "#4a90b8", "#2c6488", axis=0, width=2.6), stroke([(0, -46), (0, 12)], INK, 2)), stroke([(112, 70), (130, 100)], "#5a2a1a", 3.4, smooth=False), disc(100, 156, 8, BONE[2], INK, 2.6), thorn(92, 164, 16, 190), thorn(108, 164, 16, 170), people.fist(54, 116, GNOLL_FUR, reach=13), focus="98 86 86",
    fit=0.92,
)
_keep(
    "mother_sedge",
    limb((168, 206), (164, 50), 5, 5, WOOD[1]), stroke([(164, 54), (176, 28), (160, 10), (142, 22)], INK, 11), stroke([(164, 54), (176, 28), (160, 10), (142, 22)], WOOD[2], 6), glow(142, 52, 46, "#d8ff8a", "moss", 0.9), stroke([(142, 24), (142, 38)], INK, 3, smooth=False), disc(142, 52, 15, "#8ab84a", INK, 3), disc(139, 49, 9, "#d8ff8a", "", 0), *(reed(100 + x, 84, 74 - abs(x) * 0.5, x * 0.8, head=abs(x) in (26, 10)) for x in (-40, -26, -10, 10, 26, 40)), people.shoulders(("#2a2430", "#4a4052", "#6e6078", "#9a8aa6"), wide=78, top=126, slope=30), *(poly([(100 + x, 146 + abs(x) * 0.3), (100 + x - 9, 176), (100 + x, 206), (100 + x + 9, 176)], tone, INK, 2.4) for x, tone in ((-52, MOSS[1]), (-34, MOSS[2]), (34, MOSS[1]), (52, MOSS[0]))), bogfolk(old=True, smile=3), blob([(50, 46), (70, 24), (100, 16), (132, 24), (150, 46), (124, 40), (112, 52), (100, 38), (80, 44)], MOSS[2], INK, 3.2), blob([(56, 42), (74, 28), (100, 20), (92, 34), (74, 36)], MOSS[3], "", 0), disc(124, 28, 7, "#f4c8d8", INK, 2.4), disc(124, 28, 2.8, GOLD[2], "", 0), *(disc(100 + x, 150 + 14 - abs(x) * 0.4, 6, BONE[2], INK, 2.2) for x in (-36, -22, -8, 8, 22, 36)), skull(100, 182, 0.17), people.fist(166, 150, BOG_SKIN, reach=13), blob([(16, 170), (40, 160), (66, 168), (62, 192), (30, 196)], BOG_SKIN[2], INK, 3), mushroom(34, 168, 0.9, BLOOD), mushroom(52, 172, 0.7, DEATH), scenes="bog", accents="mist", focus="100 90 88",
)
_keep(
    "mudfoot_runner",
    speed_lines([(76, 60, 46), (60, 92, 40), (66, 124, 36)], T4), figure(skull=(122, 74), neck=(116, 92), hip=(98, 132), far_arm=((140, 104), (162, 92)), near_arm=((88, 108), (74, 130)), far_leg=((128, 148), (150, 166)), near_leg=((74, 154), (44, 158)), cloth=HIDE, skin=GOBLIN_SKIN, boots=MUD, s=1.14, far_gear=turned(164, 90, 64, gear.dagger(50, IRON))), placed(28, -30, 0.56, goblin(ear=62, lift=30)), both_poly([(128, 40), (112, 14), (122, 20), (128, 2)], BLOOD[2], BLOOD[1], axis=128, width=2.4), *(blob([(x - r, y), (x - r * 0.3, y - r * 0.8), (x + r, y - r * 0.2), (x + r * 0.3, y + r * 0.7)], MUD[n % 2 + 1], INK, 2.2) for n, (x, y, r) in enumerate(((30, 172, 9), (18, 150, 6), (50, 184, 10), (150, 184, 11), (170, 170, 7), (186, 184, 6), (126, 190, 8), (40, 136, 5), (176, 150, 5)))), blob([(8, 204), (30, 190), (90, 194), (150, 188), (192, 204)], MUD[1], INK, 3.4), focus="110 100 92", scenes="bog briars",
)
_keep(
    "bonepicker",
    blob([(30, 206), (20, 150), (44, 110), (80, 100), (130, 104), (168, 130), (182, 206)], ASH_FUR[1], INK, 4), blob([(34, 200), (28, 152), (50, 118), (80, 108), (60, 150)], ASH_FUR[2], "", 0), placed(-8, 6, 0.9, gnoll(ASH_FUR, eye="#b8ff5a")), *("".join((limb((100 + x - 9, 158 - abs(x) * 0.14), (100 + x + 8, 174 - abs(x) * 0.14), 4, 4, BONE[2], 2.4), disc(100 + x - 10, 156 - abs(x) * 0.14, 5, BONE[3], INK, 2), disc(100 + x + 9, 176 - abs(x) * 0.14, 5, BONE[3], INK, 2))) for x in (-44, -16, 12, 40)), skull(158, 130, 0.42), limb((186, 206), (172, 166), 13, 10, ASH_FUR[1], 3), *(limb((170, 164), tip, 6, 4, ASH_FUR[2], 2.4) for tip in ((146, 158), (150, 168), (160, 174))), limb((118, 190), (138, 148), 10, 8, ASH_FUR[2], 3), thorn(142, 140, 22, 26), *(limb((a, 196), (b, 184), 4, 4, BONE[1], 2.2) for a, b in ((20, 46), (60, 40))), skull(26, 182, 0.18), accents="mist", scenes="bog briars arena_graves",
)
_keep(
    "briar_slinker",
    blob([(40, 206), (46, 160), (70, 136), (130, 136), (156, 160), (162, 206)], LEAF[1], INK, 3.6), placed(0, 10, 0.9, people.hood(LEAF, opening=36, top=24, wide=46), goblin(("#1c3a24", "#3a6a40", "#64985c", "#a4cc8c"), ear=58, lift=4, eye="#e8ff5a"), people.hood_brim(LEAF, brow=46, opening=33, low=112)), leaves_around(100, 84, 46, 6, 26, LEAF, start=-80, sweep=160), bramble([(4, 200), (30, 150), (20, 100), (50, 66), (40, 20)], 8), bramble([(196, 204), (166, 156), (182, 104), (152, 70), (170, 16)], 8), bramble([(2, 176), (50, 168), (100, 184), (150, 166), (198, 178)], 9, spikes=7), turned(146, 138, 30, gear.dagger(50)), people.fist(142, 146, ("#1c3a24", "#3a6a40", "#64985c", "#a4cc8c"), reach=11), scenes="briars forest", accents="leaves", focus="100 100 86",
)
_keep(
    "warren_drummer",
    people.shoulders(HIDE, wide=62, top=128), placed(0, -16, 0.86, goblin(ear=64, lift=30, eye="#ff9a3a"), *(poly([(100 + x, 48), (100 + x * 1.9 - 6, 10 + abs(x) * 0.6), (100 + x * 1.9 + 8, 12 + abs(x) * 0.6)], tone, INK, 2.6) for x, tone in ((-22, BLOOD[2]), (-7, GOLD[2]), (8, BLOOD[1]), (22, GOLD[1])))), poly([(44, 138), (156, 138), (144, 204), (56, 204)], WOOD[1], INK, 4), poly([(44, 138), (96, 138), (92, 204), (56, 204)], WOOD[2], "", 0), stroke([(46, 150), (62, 196), (80, 150), (98, 198), (118, 150), (136, 196), (154, 150)], BONE[2], 4, smooth=False), disc(100, 138, 58, HIDE[1], INK, 4, ry=19), disc(100, 136, 50, "#e2cfa4", INK, 2.6, ry=14), skull(100, 137, 0.13, tones=BLOOD), *(stroke([(100 + s * 20, 128), (100 + s * 66, 84)], INK, 11, smooth=False) + stroke([(100 + s * 20, 128), (100 + s * 66, 84)], BONE[2], 6, smooth=False) + disc(100 + s * 18, 130, 9, HIDE[2], INK, 3) for s in (-1, 1)), *(people.fist(100 + s * 68, 86, GOBLIN_SKIN, reach=13) for s in (-1, 1)), *(stroke([(100 + s * 64, 140), (100 + s * 84, 130)], T4, 4, smooth=False) + stroke([(100 + s * 66, 152), (100 + s * 90, 154)], T4, 4, smooth=False) for s in (-1, 1)), scenes="briars", focus="100 100 90", accents="sparks leaves",
)
_keep(
    "tusked_charger",
    *(blob([(x - r, y), (x, y - r * 0.8), (x + r, y), (x, y + r * 0.6)], MUD[2], "", 0, 0.7) for x, y, r in ((24, 184, 24), (176, 184, 24), (60, 194, 20), (140, 194, 20))), halves([(100, 22), (58, 34), (28, 74), (26, 130), (48, 168), (100, 180)], BOAR[2], BOAR[1], width=4), *(poly([(100 + x - 8, 34 + abs(x) * 0.4), (100 + x * 1.3, 2 + abs(x) * 0.5), (100 + x + 8, 34 + abs(x) * 0.4)], BOAR[0], INK, 2.8) for x in (-40, -26, -12, 2, 16, 30, 42)), both([(52, 70), (22, 54), (16, 30), (40, 36), (66, 58)], BOAR[3], BOAR[1]), *(limb((100 + s * 46, 154), (100 + s * 54, 190), 14, 10, BOAR[1 if s < 0 else 0], 3.2) + poly([(100 + s * 54 - 12, 186), (100 + s * 54 + 12, 186), (100 + s * 54 + 10, 202), (100 + s * 54 - 10, 202)], INK, INK, 2) for s in (-1, 1)), halves([(100, 48), (72, 60), (58, 96), (70, 138), (84, 160), (100, 164)], BOAR[3], BOAR[1], width=3.4), both([(92, 84), (76, 74), (64, 80), (74, 92)], INK, INK), *(disc(x, 83, 4.4, "#ff4a2a", "", 0) for x in (76, 124)), stroke([(60, 70), (88, 82)], BOAR[0], 6, smooth=False), stroke([(140, 70), (112, 82)], BOAR[0], 6, smooth=False), blob([(74, 128), (100, 116), (126, 128), (122, 156), (100, 164), (78, 156)], "#c89a88", INK, 3.4), *(disc(x, 140, 6, INK, "", 0, ry=8) for x in (88, 112)), both([(74, 150), (52, 160), (36, 140), (40, 112), (48, 134), (66, 140)], BONE[3], BONE[1], width=3.4), ring(100, 160, 8, GOLD[2], 3.4), *(disc(100 + s * x, y, 5, "#e8e2d8", "", 0, opacity=0.7) for s in (-1, 1) for x, y in ((24, 176), (34, 168))), focus="100 100 92", accents="rocks", scenes="briars bog battlefield",
)
_keep(
    "ash_shaman",
    limb((34, 206), (36, 66), 4.4, 4.4, WOOD[1]), skull(36, 44, 0.34, glow="#ff8a2a"), *(turned(36 + s * 12, 76, s * 24, both([(0, 34), (-7, 16), (-5, 0), (0, -4)], BLOOD[2], BLOOD[1], axis=0, width=2.2)) for s in (-1, 1)), people.shoulders(("#2c2420", "#4e423a", "#776658", "#a8937e"), wide=76, top=136), *(disc(100 + x, 154 + 10 - abs(x) * 0.4, 7, BONE[2], INK, 2.4) for x in (-44, -28, -10, 10, 28, 44)), gnoll(ASH_FUR, eye="#ff8a2a", grin=False, mane=("#1c181a", "#2e282a", "#4a4244", "#6a6062")), *(stroke([(100 + s * 34, 70 + n * 11), (100 + s * 18, 90 + n * 9)], "#f4efe6", 5) for s in (-1, 1) for n in range(2)), stroke([(100, 42), (100, 68)], "#f4efe6", 6, smooth=False), disc(100, 58, 5, "#d9481a", INK, 1.8), people.fist(36, 152, ASH_FUR, reach=12), glow(156, 126, 44, FLAME[2], "bowl", 0.95), limb((182, 208), (164, 178), 12, 10, ASH_FUR[1], 3), *(tongue(x, 156, h, h * 0.26, t, FLAME) for x, h, t in ((146, 44, -12), (174, 44, 12), (160, 72, 0))), poly([(126, 150), (194, 150), (180, 176), (140, 176)], IRON[2], INK, 3.4), poly([(126, 150), (194, 150), (192, 158), (128, 158)], IRON[3], INK, 2.4), *(disc(x, y, r, "#b8aea4", "", 0, opacity=0.8) for x, y, r in ((140, 90, 4), (178, 84, 5), (164, 66, 3), (150, 60, 3.4))), scenes="briars bog", accents="sparks smoke", focus="104 92 88",
)
_keep(
    "ironback_hauler",
    *(limb((x, 150), (x - 6, 188), 17, 15, LEAF[1 if n % 2 else 2], 3.4) + "".join(thorn(x - 18 + k * 11, 198, 11, 180) for k in range(3)) for n, x in enumerate((66, 150))), blob([(26, 150), (34, 96), (70, 56), (122, 48), (168, 78), (188, 130), (184, 154), (110, 164)], SHELL[1], INK, 4.4), blob([(34, 138), (42, 98), (74, 64), (116, 56), (100, 90), (70, 120)], SHELL[2], "", 0), *(poly(points, SHELL[2 + (n == 0)], INK, 3) for n, points in enumerate(([(60, 84), (86, 62), (106, 76), (98, 108), (70, 112)], [(112, 72), (140, 64), (160, 90), (144, 112), (108, 106)], [(48, 118), (68, 118), (80, 148), (40, 148)], [(102, 116), (142, 120), (148, 150), (90, 150)], [(164, 100), (178, 124), (174, 148), (156, 144), (152, 120)]))), *(disc(x, y, 4, SHELL[0], "", 0) for x, y in ((70, 88), (94, 78), (90, 102), (122, 78), (146, 84), (138, 104), (60, 138), (110, 130), (136, 134))), *(thorn(x, y, 24, t, STEEL) for x, y, t in ((64, 64, -28), (98, 50, -6), (134, 54, 16), (164, 80, 44))), blob([(8, 146), (2, 122), (14, 100), (38, 96), (54, 112), (54, 142), (34, 156)], LEAF[2], INK, 3.8), blob([(10, 140), (6, 122), (16, 106), (34, 102), (26, 122)], LEAF[3], "", 0), blob([(2, 128), (-4, 138), (8, 150), (30, 148), (34, 140)], BONE[2], INK, 3), disc(26, 114, 6, "#ffd23a", INK, 2.8), disc(25, 115, 2.6, INK, "", 0), stroke([(14, 106), (32, 104)], LEAF[0], 4), chain([(54, 126), (70, 128), (86, 132), (102, 136)], link=6), poly([(94, 16), (146, 10), (150, 50), (98, 56)], WOOD[2], INK, 3.6), poly([(94, 16), (146, 10), (147, 20), (95, 26)], WOOD[3], INK, 2.4), strap((110, 12), (114, 56), 6), strap((132, 10), (136, 52), 6), focus="96 100 92", scenes="bog forest", accents="mist rocks",
    fit=0.96,
)
_keep(
    "warchief_gorrun",
    banner_pole(24, 206, 204, BLOOD, wave=10), skull(48, 34, 0.24), turned(168, 130, 8, gear.axe(124, double=True, tones=IRON), scale=1.05), placed(0, 6, 1.06, people.shoulders(IRON, wide=92, top=130, slope=14), both([(100, 168), (68, 174), (52, 152), (98, 144)], GNOLL_FUR[2], GNOLL_FUR[1], width=2.6), strap((54, 148), (140, 206), 14), skull(46, 150, 0.36), skull(154, 150, 0.36), *(thorn(100 + s * 56, 118, 30, s * 20) for s in (-1, 1)), gnoll(("#3a2414", "#6b4420", "#a07038", "#d8ac6c"), eye="#ff4a2a", mane=("#140c0a", "#241612", "#3c2620", "#5c3c30")), stroke([(118, 52), (128, 92)], BLOOD[2], 4, smooth=False), stroke([(110, 56), (116, 74)], BLOOD[2], 3, smooth=False), poly([(62, 58), (66, 36), (82, 46), (100, 30), (118, 46), (134, 36), (138, 58), (100, 52)], IRON[2], INK, 3.2), *(thorn(100 + x, 44, 24, x * 0.5) for x in (-24, 0, 24)), disc(56, 48, 6, "none", GOLD[2], 3.4)), people.fist(168, 140, GNOLL_FUR, reach=16), people.fist(26, 152, GNOLL_FUR, reach=14), focus="100 88 88", scenes="briars battlefield", accents="smoke sparks",
    fit=0.9,
)
_keep(
    "blood_frenzy",
    burst(100, 100, 98, (INK, BLOOD[0], BLOOD[1], BLOOD[2]), 16, 4), placed(0, 14, 1.2, both([(66, 62), (44, 40), (44, 10), (64, 18), (84, 44)], GNOLL_FUR[2], GNOLL_FUR[1]), halves([(100, 34), (74, 42), (58, 72), (62, 100), (74, 124), (100, 132)], GNOLL_FUR[2], GNOLL_FUR[1], width=3.4), people.glowing_eyes("#ff2a1a", "#fff0a0", y=68, apart=17, tilt=8), people.brows("#2a1408", y=58, slant=10, thick=7), *(stroke([(86 + n * 9, 62 - n), (92 + n * 5, 76)], GNOLL_FUR[0], 2.6) for n in range(3)), blob([(86, 78), (100, 72), (114, 78), (106, 88), (94, 88)], INK, INK, 2), blob([(68, 92), (84, 90), (100, 94), (116, 90), (132, 92), (130, 118), (116, 138), (100, 142), (84, 138), (70, 118)], "#4a0508", INK, 3.4), blob([(86, 122), (100, 112), (114, 122), (112, 136), (100, 140), (88, 136)], "#d8505c", INK, 2.4), tooth_row([(76, 93), (86, 93), (114, 93), (124, 93)], 20, 180), tooth_row([(95, 95), (105, 95)], 10, 180), tooth_row([(78, 128), (122, 128)], 15, 0), *(stroke([(x, 118), (x + 2, 132)], "#f4efe6", 2.4, opacity=0.8) for x in (84, 116))), *(poly([(x, y), (x + 22, y + 70), (x + 10, y + 64)], BLOOD[3], INK, 2.6) for x, y in ((4, 30), (22, 20), (156, 104), (174, 92))), focus="100 100 90", accents="sparks", scenes="briars inferno",
)
_keep(
    "raid_the_granary",
    glow(116, 60, 90, FLAME[2], "blaze", 0.85), *(tongue(x, y, h, h * 0.27, t, FLAME) for x, y, h, t in ((84, 66, 50, -12), (112, 50, 66, 0), (144, 58, 54, 10), (164, 84, 36, 16))), poly([(62, 176), (62, 96), (114, 46), (170, 92), (170, 176)], WOOD[2], INK, 4), poly([(52, 100), (112, 40), (180, 98), (172, 108), (113, 58), (62, 110)], "#a8842c", INK, 3.6), poly([(52, 100), (112, 40), (113, 58), (62, 110)], "#d0ac4a", "", 0), *(stroke([(x, top), (x, 174)], WOOD[0], 2.6, smooth=False) for x, top in ((78, 96), (94, 82), (140, 82), (156, 94))), poly([(98, 176), (98, 128), (136, 128), (136, 176)], "#1a0f0a", INK, 3.4), poly([(136, 128), (154, 134), (154, 182), (136, 176)], WOOD[1], INK, 3), poly([(104, 76), (130, 76), (130, 98), (104, 98)], FLAME[2], INK, 3), tongue(117, 98, 26, 8, 0, FLAME), hill(MUD, high=24), figure(skull=(44, 122), neck=(44, 136), hip=(50, 160), far_arm=((28, 140), (34, 122)), near_arm=((58, 140), (58, 120)), far_leg=((36, 172), (28, 190)), near_leg=((64, 174), (78, 188)), cloth=HIDE, skin=GOBLIN_SKIN, boots=MUD, facing=-1, s=0.76), placed(-58, 20, 0.34, goblin(ear=60)), blob([(44, 100), (62, 88), (84, 96), (84, 122), (60, 128), (46, 118)], LINEN[2], INK, 3.2), stroke([(72, 92), (82, 84)], INK, 4), stroke([(54, 108), (70, 112)], LINEN[0], 2.4), *(disc(x, y, 2.6, GOLD[2], INK, 1) for x, y in ((88, 130), (96, 142), (104, 152), (90, 150))), *(blob([(x - 14, y), (x - 10, y - 22), (x + 10, y - 22), (x + 14, y)], LINEN[1], INK, 2.8) for x, y in ((152, 196), (176, 192))), scenes="briars battlefield", accents="sparks smoke", focus="104 108 92",
)

_keep(
    "grey_lurcher",
    stroke([(36, 118), (14, 96), (10, 66), (22, 52)], INK, 12), stroke([(36, 118), (14, 96), (10, 66), (22, 52)], ASH_FUR[2], 6.4), *(inked(points, tone, 9, smooth=True) for points, tone in (([(58, 130), (40, 150), (20, 160), (8, 186)], ASH_FUR[1]), ([(138, 130), (160, 150), (178, 152), (190, 178)], ASH_FUR[1]), ([(52, 128), (66, 160), (46, 172), (40, 196)], ASH_FUR[2]), ([(130, 132), (136, 160), (156, 178), (160, 198)], ASH_FUR[2]))), blob([(28, 116), (50, 98), (90, 106), (128, 92), (154, 98), (156, 126), (134, 148), (106, 134), (78, 130), (52, 140), (32, 134)], ASH_FUR[2], INK, 4), blob([(34, 116), (54, 104), (92, 112), (130, 98), (146, 102), (116, 120), (60, 122)], ASH_FUR[3], "", 0), blob([(128, 108), (136, 74), (152, 56), (168, 72), (158, 110), (144, 126)], ASH_FUR[2], INK, 3.6), poly([(146, 34), (172, 40), (198, 62), (196, 72), (174, 72), (156, 80), (142, 66)], ASH_FUR[2], INK, 3.6), poly([(148, 37), (170, 42), (186, 58), (160, 58), (146, 56)], ASH_FUR[3], "", 0), poly([(146, 40), (128, 26), (124, 44), (140, 56)], ASH_FUR[1], INK, 3), disc(197, 66, 5, INK, "", 0), disc(168, 53, 5, "#ffd23a", INK, 2.4), disc(169, 53, 2, INK, "", 0), stroke([(176, 72), (190, 70)], INK, 2.4), tooth_row([(182, 72), (189, 71)], 7, 180), stroke([(134, 88), (146, 102), (160, 106)], INK, 12), stroke([(134, 88), (146, 102), (160, 106)], BLOOD[1], 7), disc(148, 112, 6, GOLD[2], INK, 2.2), *(stroke([(x, y), (x + 10, y + 8)], ASH_FUR[0], 2.6) for x, y in ((70, 118), (84, 122), (98, 124))), *(stroke([(x, y), (x + long, y)], T4, 3.4, smooth=False, opacity=0.8) for x, y, long in ((14, 80, 30), (40, 72, 24))), focus="128 90 80", scenes="forest briars", accents="leaves",
)
_keep(
    "old_thicket_bear",
    *(bramble(points, 6, spikes=4) for points in ([(40, 90), (20, 50), (40, 20)], [(160, 90), (182, 54), (164, 18)], [(100, 40), (92, 14), (110, -4)])), halves([(100, 30), (54, 44), (20, 90), (14, 206), (100, 208)], ("#3c2a1c"), ("#2a1c12"), width=4), both([(56, 60), (36, 72), (24, 104), (40, 128), (70, 110), (76, 76)], MOSS[2], MOSS[0], width=2.8), both([(76, 66), (56, 56), (52, 34), (70, 26), (88, 44)], "#5c412a", "#3c2a1c"), both([(74, 54), (63, 48), (62, 38), (72, 36)], "#a8785a", "#7a523c", width=1.6), halves([(100, 42), (70, 50), (56, 82), (66, 118), (84, 138), (100, 142)], "#6b4c30", "#4a3320", width=3.6), both([(92, 82), (80, 74), (70, 80), (78, 90)], INK, INK), *(disc(x, 82, 4.4, "#b8e05a", "", 0) for x in (80, 120)), both([(98, 70), (84, 66), (66, 72), (84, 74)], "#3c2a1c", "#2a1c12", width=2), halves([(100, 92), (82, 98), (76, 120), (86, 136), (100, 140)], "#a8825a", "#80603e", width=3), blob([(86, 100), (100, 94), (114, 100), (106, 112), (94, 112)], INK, INK, 2), stroke([(84, 126), (92, 130), (100, 122), (108, 130), (116, 126)], INK, 3), *(limb((100 + s * 58, 150), (100 + s * 50, 186), 22, 19, "#4a3320" if s < 0 else "#352415", 3.6) + "".join(thorn(100 + s * 50 + n * 12 - 12, 204, 17, 180) for n in range(3)) for s in (-1, 1)), *(leaf(x, y, 22, t) for x, y, t in ((40, 96, -30), (56, 84, 10), (160, 96, 30), (144, 84, -10))), *(disc(x, y, 4, "#f0e0e8", INK, 1.8) + disc(x, y, 1.6, GOLD[2], "", 0) for x, y in ((34, 106), (52, 102), (166, 106), (150, 100))), mushroom(60, 62, 0.5, BLOOD), focus="100 94 88", scenes="briars forest", accents="leaves",
)
_keep(
    "tethered_shade",
    glow(100, 80, 96, DEATH[2], "shade", 0.7), blob([(104, 10), (72, 22), (58, 60), (50, 96), (66, 120), (84, 150), (96, 178), (104, 184), (110, 160), (136, 134), (156, 100), (146, 56), (134, 22)], DEATH[0], INK, 4, 0.95), blob([(100, 16), (76, 26), (64, 62), (58, 96), (76, 116), (84, 76)], DEATH[1], "", 0, 0.85), halves([(104, 36), (86, 44), (76, 68), (86, 94), (104, 102)], "#0c0614", "#08040e", axis=104, width=3), eye_pair(104, 68, 0.8, DEATH[2], DEATH[3]), *("".join((limb((104 + s * 34, 82), (104 + s * 62, 64), 10, 8, DEATH[1 if s < 0 else 0], 3), *(limb((104 + s * 62, 62), (104 + s * 62 + s * dx, 62 + dy), 4.4, 1.6, DEATH[2 if s < 0 else 1], 2.2) for dx, dy in ((22, -10), (14, -26), (0, -30))))) for s in (-1, 1)), disc(104, 122, 24, "none", INK, 12, ry=8), disc(104, 122, 24, "none", IRON[3], 6, ry=8), chain([(122, 128), (132, 138), (140, 150), (146, 164), (152, 178)], link=6), turned(160, 190, 12, limb((0, 14), (0, -34), 8, 7, WOOD[2], 3), disc(0, -14, 11, "none", INK, 8, ry=5), disc(0, -14, 11, "none", IRON[2], 4, ry=5)), blob([(10, 208), (30, 192), (90, 196), (150, 190), (192, 208)], MUD[1], INK, 3.4), *(stroke([(x, 200), (x + d, 184)], REED[2], 3) for x, d in ((30, -4), (44, 3), (70, -3), (180, 4))), *(disc(x, y, 3, DEATH[3], "", 0, opacity=0.8) for x, y in ((40, 120), (30, 70), (170, 110), (60, 150), (150, 30))), focus="104 84 84", scenes="bog arena_graves", accents="mist",
)

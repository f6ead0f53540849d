"""What either side of Heroes may field: the ferryman, the marsh's small life, and the errands of the land between."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import WATER, rays, tongue
from drawing.crawler_shapes import keeper
from drawing.factions_shapes import face
from drawing.figures import figure
from drawing.heroes_shapes import FLAME, LINEN, hill, lantern, reed
from drawing.pen import (
    BLOOD,
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    INK,
    LEAF,
    LEATHER,
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
    path,
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
STRAW = ("#7a5a1c", "#b88e34", "#e2bf62", "#fbe6a4")
MUD = ("#21160d", "#45301c", "#6b4d2e", "#957048")
_keep = keeper(DRAWN, scenes="bog harbour forest", accents="mist leaves")

_keep(
    "ferryman_dob",
    limb((168, 206), (150, -6), 4.4, 4.4, WOOD[2]), glow(36, 64, 36, FLAME[2], "stern", 0.85), stroke([(22, 190), (16, 60), (34, 34)], INK, 9), stroke([(22, 190), (16, 60), (34, 34)], WOOD[1], 4.6), lantern(34, 40, 0.72), people.shoulders(("#2a3a3c", "#48605e", "#6e8a84", "#a0b8ae"), wide=70, top=132), both_poly([(100, 190), (88, 140), (76, 146), (88, 196), (100, 200)], LINEN[2], LINEN[1], width=2.6), people.round_ears(FAIR_SKIN), face("tan", eye="#4a7a8a", slant=-2, smile=4, jaw=0.74, wide=32), both([(100, 106), (86, 106), (68, 92), (68, 116), (80, 136), (100, 146)], ("#b2b6be"), ("#7e828c"), width=2.8), people.mouth(y=115, wide=9, bend=3), disc(100, 100, 7, "#d89a78", INK, 2.6, ry=6), disc(100, 58, 68, STRAW[1], INK, 3.6, ry=16), halves([(100, 8), (78, 30), (64, 54), (100, 62)], STRAW[3], STRAW[1], width=3.4), stroke([(66, 52), (100, 60), (134, 52)], BLOOD[1], 7), *(stroke([(100 + x * 0.3, 14 + abs(x) * 0.2), (100 + x, 48)], STRAW[1], 2) for x in (-22, -10, 4)), people.fist(159, 120, FAIR_SKIN, reach=13), path("M4 178Q100 210 196 174L190 206H12Z", WOOD[2], INK, 4), path("M4 178Q100 210 196 174L194 184Q100 218 6 188Z", WOOD[3], INK, 2.6), focus="96 92 88", scenes="harbour bog",
)
_keep(
    "marsh_skitterer",
    disc(100, 168, 90, WATER[1], INK, 3.6, ry=30), disc(92, 162, 70, WATER[2], "", 0, ry=16, opacity=0.7), *(disc(x, y, 13, "none", WATER[3], 2.6, ry=5) for x, y in ((22, 166), (178, 164), (44, 186), (156, 186), (16, 146), (186, 142))), *(stroke(points if s < 0 else [(200 - x, y) for x, y in points], INK, 9, smooth=False) + stroke(points if s < 0 else [(200 - x, y) for x, y in points], "#6b8a3c" if s < 0 else "#44602a", 5, smooth=False) for s in (-1, 1) for points in ([(84, 96), (48, 60), (16, 146)], [(82, 108), (34, 88), (22, 164)], [(86, 118), (54, 118), (44, 186)])), halves([(100, 84), (74, 96), (68, 124), (82, 148), (100, 154)], "#7d9a4a", "#52702f", width=3.8), *(stroke([(78, y), (100, y + 6), (122, y)], "#2c3f18", 3) for y in (112, 124, 136)), halves([(100, 44), (78, 52), (70, 74), (80, 92), (100, 98)], "#a3bf62", "#6b8a3c", width=3.6), *(disc(x, 62, 12, "#c8402c", INK, 3) + disc(x - 3, 58, 4, "#ffd9c0", "", 0) for x in (80, 120)), both_poly([(98, 88), (84, 92), (80, 108), (92, 102)], BONE[3], BONE[1], width=2.4), *(stroke([(100 + s * 8, 46), (100 + s * 24, 22), (100 + s * 44, 22)], INK, 4) for s in (-1, 1)), *(limb((100 + s * 20, 90), (100 + s * 40, 108), 6, 5, "#7d9a4a" if s < 0 else "#52702f", 2.6) + turned(100 + s * 44, 112, s * -40, both([(0, 4), (-10, 10), (-8, 26), (-2, 16)], "#a3bf62", "#6b8a3c", axis=0, width=2.4)) for s in (-1, 1)), reed(20, 140, 90, -6), reed(184, 140, 80, 8), focus="100 98 90", scenes="bog cistern",
)
_keep(
    "scatter_the_camp",
    poly([(6, 118), (46, 46), (92, 118)], T2, INK, 3.6), poly([(6, 118), (46, 46), (42, 118)], T3, "", 0), poly([(34, 118), (46, 70), (60, 118)], "#1c1210", INK, 2.4), stroke([(42, 38), (46, 48), (51, 38)], INK, 3), turned(142, 50, 30, poly([(-40, 22), (0, -40), (44, 22)], "#7a3a28", INK, 3.6), poly([(-40, 22), (0, -40), (-6, 22)], "#a85a40", "", 0), *(stroke([(x, 22), (x - 8, 40)], INK, 3) for x in (-38, 42)), *(poly([(x - 10, 38), (x - 6, 38), (x - 8, 50)], WOOD[2], INK, 1.8) for x in (-38, 42))), hill(MUD, high=40), *(turned(x, y, t, limb((-18, 0), (18, 0), 6, 6, WOOD[2], 2.6)) for x, y, t in ((50, 178, -24), (66, 184, 26), (34, 192, 60))), tongue(56, 172, 44, 12, 22, FLAME), *(poly(star(x, y, r, r * 0.36, 4), FLAME[3], INK, 1.2) for x, y, r in ((84, 146, 7), (70, 128, 5), (96, 132, 6), (36, 140, 5))),
    figure(skull=(146, 84), neck=(138, 102), hip=(118, 144), far_arm=((164, 112), (184, 100)), near_arm=((108, 120), (94, 142)), far_leg=((152, 154), (172, 178)), near_leg=((92, 166), (64, 166)), cloth=("#3a4a2a", "#56703c", "#7a9a58"), skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, s=1.16), blob([(92, 96), (112, 88), (124, 108), (112, 132), (92, 128)], LINEN[2], INK, 3), stroke([(94, 108), (118, 112)], LEATHER[2], 4), *(stroke([(x, y), (x + d, y)], T4, 4, smooth=False, opacity=0.85) for x, y, d in ((56, 96, 26), (46, 112, 36), (60, 128, 22))), turned(178, 192, -24, halves([(0, -10), (-16, -8), (-14, 10), (0, 14)], "#5c5452", "#3a3432", axis=0), disc(0, -9, 14, "#241e1c", INK, 2.4, ry=4)), scenes="briars forest bog", accents="smoke sparks", focus="104 108 92",
)
_keep(
    "the_millers_errand",
    hill(LEAF, high=36), poly([(66, 176), (76, 78), (128, 78), (138, 176)], LINEN[1], INK, 4), poly([(66, 176), (76, 78), (100, 78), (96, 176)], LINEN[3], "", 0), poly([(68, 82), (102, 40), (136, 82)], "#8a3a24", INK, 3.6), poly([(68, 82), (102, 40), (98, 82)], "#b8583a", "", 0), path("M92 176V148A11 12 0 0 1 114 148V176Z", WOOD[1], INK, 3.2), *(poly([(x, y), (x + 10, y), (x + 10, y + 12), (x, y + 12)], "#ffdf8a", INK, 2.4) for x, y in ((82, 106), (114, 116))), *(turned(102, 76, t, limb((0, 0), (0, -74), 3, 2.6, WOOD[2], 2.4), poly([(3, -18), (20, -22), (18, -70), (2, -72)], LINEN[2], INK, 2.6), *(stroke([(3, y), (19, y - 1)], WOOD[2], 2, smooth=False) for y in (-32, -46, -58))) for t in (18, 108, 198, 288)), disc(102, 76, 7, WOOD[3], INK, 3), stroke([(104, 178), (96, 188), (70, 196), (60, 206)], STRAW[2], 12), turned(40, 166, 0, blob([(-24, -6), (-10, -24), (18, -22), (30, -8), (28, 14), (-20, 16)], "#8a8078", INK, 3.2), *(limb((x, 10), (x, 34), 5, 4, "#6a6058", 2.6) for x in (-16, -6, 16, 24)), limb((-20, -10), (-32, -28), 8, 7, "#8a8078", 2.8), blob([(-46, -22), (-34, -38), (-22, -32), (-26, -20), (-42, -14)], "#9a9088", INK, 2.8), poly([(-30, -36), (-34, -54), (-24, -40)], "#8a8078", INK, 2.2), disc(-34, -28, 2.4, INK, "", 0), blob([(-8, -30), (4, -42), (20, -34), (18, -18), (-4, -18)], LINEN[2], INK, 2.8), stroke([(2, -40), (8, -46)], INK, 3), flip=True), *(blob([(x - 14, y), (x - 11, y - 24), (x + 11, y - 24), (x + 14, y)], LINEN[2], INK, 3) + stroke([(x - 5, y - 24), (x, y - 30), (x + 5, y - 24)], INK, 3) for x, y in ((160, 190), (178, 198))), focus="100 104 94", scenes="mountains forest", accents="leaves",
)
_keep(
    "lost_heirloom",
    disc(100, 170, 92, MUD[1], INK, 3.6, ry=30), disc(92, 164, 74, MUD[2], "", 0, ry=18), *(disc(x, y, rx, WATER[1], INK, 2, ry=rx * 0.3) for x, y, rx in ((40, 178, 24), (160, 182, 22))), reed(18, 178, 120, -4), reed(38, 172, 90, 8), reed(180, 176, 124, 6), reed(164, 170, 84, -8, head=False), rays(100, 96, 92, 42, 12, "#fff2b0", 0.45), stroke([(60, 134), (40, 100), (54, 50), (100, 30), (146, 50), (160, 100), (140, 134)], INK, 8), stroke([(60, 134), (40, 100), (54, 50), (100, 30), (146, 50), (160, 100), (140, 134)], GOLD[2], 3.6), turned(70, 116, -16, disc(0, 0, 34, GOLD[1], INK, 3.8, ry=40), disc(0, 0, 26, LINEN[2], INK, 2.6, ry=32), blob([(-14, 26), (-16, 8), (0, 4), (16, 8), (14, 26)], "#4a6a9a", INK, 2.2), disc(0, -4, 11, FAIR_SKIN[2], INK, 2.4, ry=13), blob([(-12, -6), (-10, -18), (2, -22), (12, -14), (10, -2), (4, -12)], BROWN_HAIR[2], INK, 2.2), *(disc(s * 4, -4, 1.6, INK, "", 0) for s in (-1, 1))), turned(132, 116, 16, disc(0, 0, 34, GOLD[2], INK, 3.8, ry=40), disc(-2, -2, 26, GOLD[3], GOLD[1], 2.4, ry=32), poly([(0, -22), (12, -6), (0, 22), (-12, -6)], "#2f8a5a", INK, 2.8), poly([(0, -22), (0, 22), (-12, -6)], "#6fd09a", "", 0), *(disc(math.cos(a) * 21, math.sin(a) * 27, 2.6, GOLD[1], "", 0) for a in (0.5, 1.6, 2.6, 3.7, 4.7, 5.8))), limb((100, 84), (102, 148), 4, 4, GOLD[1], 2.6), *(poly(star(x, y, r, r * 0.3, 4), "#ffffff", GOLD[1], 1.6) for x, y, r in ((50, 78, 11), (156, 70, 13), (104, 60, 9))), blob([(28, 164), (60, 150), (100, 160), (140, 150), (172, 166), (150, 184), (60, 186)], MUD[2], INK, 3), stroke([(50, 166), (90, 172), (130, 164)], MUD[3], 3), scenes="bog", focus="100 106 88", accents="motes",
)
_keep(
    "stand_at_the_ford",
    *(blob([(x - w, y), (x - w * 0.4, y - w), (x + w * 0.5, y - w * 0.9), (x + w, y)], STONE[1], INK, 3) for x, y, w in ((26, 140, 20), (176, 138, 22))), limb((146, 206), (134, 10), 4.4, 4.4, WOOD[2]), both_poly([(133, -14), (122, 12), (133, 22)], STEEL[3], STEEL[1], axis=133, width=3), poly([(134, 26), (172, 20), (164, 36), (178, 52), (138, 56)], T2, INK, 3), poly([(134, 26), (154, 23), (152, 54), (138, 56)], T3, "", 0), limb((86, 126), (78, 176), 15, 13, STEEL[1], 3.2), limb((112, 126), (122, 176), 15, 13, STEEL[0], 3.2), halves([(100, 62), (68, 70), (66, 104), (74, 134), (100, 140)], T3, T2, width=3.6), poly([(70, 112), (130, 112), (131, 122), (69, 122)], LEATHER[1], INK, 2.8), halves([(100, 14), (78, 22), (74, 48), (82, 66), (100, 70)], STEEL[3], STEEL[1], width=3.6), both_poly([(98, 42), (82, 39), (82, 45), (98, 49)], INK, INK, width=1.4), poly([(97, 16), (103, 16), (103, 66), (97, 66)], GOLD[2], INK, 2), both([(72, 70), (54, 74), (48, 92), (66, 96)], STEEL[3], STEEL[1]), limb((132, 86), (138, 112), 9, 8, STEEL[1], 3), people.fist(139, 114, STEEL, reach=10), turned(60, 116, -4, gear.kite_shield(86, (T2, T2, T3, T4), STEEL)), poly(star(60, 108, 15, 6, 4), GOLD[2], INK, 2.4), blob([(4, 178), (24, 154), (60, 162), (100, 154), (140, 162), (178, 154), (196, 178), (160, 200), (40, 200)], WATER[1], INK, 3.8), *(stroke([(x, y), (x + w / 2, y - 5), (x + w, y)], WATER[3], 3) for x, y, w in ((16, 172, 40), (70, 168, 34), (118, 172, 36), (40, 188, 44), (110, 190, 48), (156, 178, 30))), *(disc(x, y, 3.4, WATER[3], WATER[1], 1.4) for x, y in ((66, 152), (58, 144), (136, 150), (144, 142))), scenes="forest mountains bog", accents="mist", focus="100 90 88",
)

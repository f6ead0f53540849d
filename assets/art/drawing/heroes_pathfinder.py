"""The Pathfinder's shots and snares, weapons, garments and spyglass."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import BARK, MOSS, leaf, leaves_around, root, thorn
from drawing.crawler_shapes import keeper, rune
from drawing.factions_shapes import TINT, placed
from drawing.figures import figure
from drawing.heroes_shapes import (
    ASH_FUR,
    BRASS,
    GNOLL_FUR,
    LINEN,
    bramble,
    gnoll,
    hill,
    note,
    pelt,
)
from drawing.pen import (
    BLOOD,
    BONE,
    FIRE,
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
    poly,
    star,
    stroke,
    turned,
)

DRAWN = Album()
FEATHER = (LEAF[0], LEAF[1], LEAF[3])
_keep = keeper(DRAWN, scenes="briars forest bog", accents="leaves", focus="100 100 92")

_keep(
    "loose_two_arrows",
    turned(48, 110, 0, gear.bow(176, drawn=0)), stroke([(36, 24), (28, 110), (36, 196)], BONE[3], 1.6), *(stroke([(66, y0), (150, y1)], T4, 3, smooth=False, opacity=0.8) for y0, y1 in ((96, 58), (104, 74), (118, 146), (126, 162))), turned(70, 100, 62, gear.arrow(112, feather=FEATHER)), turned(70, 120, 114, gear.arrow(112, feather=FEATHER)), people.sleeve((2, 176), (50, 128), T2, thick=17), people.fist(60, 112, LEATHER, reach=15), *(burst(x, y, 15, FIRE, 8) for x, y in ((188, 38), (186, 174))), *(leaf(x, y, 20, t) for x, y, t in ((120, 104, 40), (150, 116, 100), (104, 30, -20))), scenes="briars forest",
    fit=0.95,
)
_keep(
    "patient_aim",
    disc(100, 100, 92, NIGHT[1], INK, 4), disc(100, 100, 92, "none", GOLD[2], 5), blob([(10, 100), (46, 58), (100, 40), (154, 58), (190, 100), (154, 138), (100, 154), (46, 138)], BONE[3], INK, 4), disc(100, 98, 50, "#5a7a2a", INK, 4), disc(100, 98, 42, "#8ab84a", "", 0), *(stroke([(100 + math.cos(a) * 20, 98 + math.sin(a) * 20), (100 + math.cos(a) * 40, 98 + math.sin(a) * 40)], "#5a7a2a", 2.6, smooth=False) for a in (n * math.tau / 18 for n in range(18))), disc(100, 98, 22, INK, "", 0), blob([(6, 96), (40, 48), (100, 26), (160, 48), (194, 96), (156, 62), (100, 48), (44, 62)], GNOLL_FUR[2], INK, 3.6), *(stroke([(100 + x, 44 + abs(x) * 0.22), (100 + x * 1.2, 26 + abs(x) * 0.22)], GNOLL_FUR[0], 3) for x in (-56, -34, -12, 12, 34, 56)), *(stroke(line, T4, 2.6, smooth=False, opacity=0.9) for line in ([(100, 10), (100, 66)], [(100, 130), (100, 190)], [(10, 98), (66, 98)], [(134, 98), (190, 98)])), disc(100, 98, 30, "none", T4, 2.4), turned(100, 98, 0, poly([(0, 9), (-5, -5), (0, -9), (5, -5)], STEEL[3], INK, 1.6)), disc(86, 82, 8, "#ffffff", "", 0, opacity=0.9), turned(26, 196, 46, gear.arrow(60, feather=FEATHER)), scenes="forest briars", accents="leaves mist",
)
_keep(
    "bramble_snare",
    turned(0, 0, 0, blob([(66, -4), (128, -4), (126, 92), (124, 124), (164, 148), (170, 170), (70, 170), (64, 120)], LEATHER[1], INK, 4), blob([(72, 0), (96, 0), (94, 110), (84, 164), (74, 164), (69, 118)], LEATHER[2], "", 0), poly([(68, 168), (172, 168), (172, 182), (116, 182), (110, 176), (104, 182), (68, 182)], LEATHER[0], INK, 3), poly([(62, 18), (132, 18), (130, 34), (64, 34)], GOLD[1], INK, 3)), bramble([(8, 206), (20, 150), (60, 118), (110, 116), (146, 96), (120, 72), (76, 82)], 8, spikes=7), bramble([(196, 206), (186, 168), (150, 136), (100, 142), (56, 150), (50, 172)], 8, spikes=6), bramble([(70, 204), (100, 168), (146, 164), (186, 140), (178, 110)], 7, spikes=5), hill(("#21160d", "#45301c", "#6b4d2e", "#957048"), high=10), *(disc(x, y, 3, BLOOD[2], INK, 1.4) for x, y in ((96, 126), (124, 104), (84, 90), (120, 150))), focus="104 108 90",
)
_keep(
    "hunters_patience",
    disc(130, 66, 56, "#f4e6b8", INK, 3), disc(120, 58, 44, "#fff8dc", "", 0), *(disc(x, y, r, "#dcc88c", "", 0, opacity=0.7) for x, y, r in ((150, 84, 8), (112, 86, 6), (146, 48, 5))), root([(20, 206), (30, 150), (22, 90), (40, 30), (34, -8)], 21), root([(30, 152), (80, 140), (140, 150), (190, 136)], 10, thin=0.5), root([(28, 70), (60, 40), (84, 34)], 8), leaves_around(88, 26, 10, 5, 24, MOSS, start=-60, sweep=200), leaves_around(184, 132, 8, 5, 22, MOSS, start=20, sweep=180), figure(skull=(94, 66), neck=(92, 82), hip=(84, 126), far_arm=((116, 94), (138, 88)), near_arm=((80, 100), (100, 96)), far_leg=((118, 130), (122, 162)), near_leg=((108, 138), (96, 166)), cloth=NIGHT[1:], skin=NIGHT, boots=NIGHT, s=1.04), both_poly([(94, 58), (82, 44), (84, 32), (92, 46)], NIGHT[2], NIGHT[2], axis=94, width=2.4), poly([(100, 58), (118, 68), (116, 76), (100, 78)], NIGHT[2], INK, 2.6), disc(103, 64, 2.8, "#ffd23a", "", 0), turned(142, 92, 8, gear.bow(104)), *(leaf(x, y, 20, t) for x, y, t in ((60, 180, 30), (150, 180, -40), (40, 184, -10))), *(disc(x, y, 1.8, "#fff8dc", "", 0) for x, y in ((70, 20), (180, 24), (186, 80), (60, 60))), scenes="forest", accents="leaves mist",
    fit=0.95,
)
_keep(
    "field_dressing",
    limb((26, 206), (58, 110), 24, 21, GNOLL_FUR[2], 3.8), stroke([(20, 190), (44, 120)], GNOLL_FUR[3], 9), *(disc(x, y, 4, GNOLL_FUR[0], "", 0, opacity=0.7) for x, y in ((46, 180), (34, 160), (56, 150))), blob([(36, 104), (34, 70), (50, 52), (84, 54), (92, 80), (82, 110)], GNOLL_FUR[2], INK, 3.6), *(limb((48 + n * 13, 62), (44 + n * 15, 34 + abs(n - 1) * 6), 8, 6, GNOLL_FUR[2], 2.8) + thorn(44 + n * 15, 28 + abs(n - 1) * 6, 11, 0) for n in range(4)), *(turned(58, y, -18, poly([(-28, -9), (28, -9), (26, 9), (-26, 9)], LINEN[3], INK, 3), poly([(4, -9), (28, -9), (26, 9), (4, 9)], LINEN[2], "", 0)) for y in (138, 122, 106, 90)), blob([(44, 112), (56, 104), (70, 112), (60, 124)], BLOOD[2], "", 0, 0.7), stroke([(84, 96), (116, 84), (140, 108)], INK, 21), stroke([(84, 96), (116, 84), (140, 108)], LINEN[3], 15), stroke([(86, 101), (116, 90)], LINEN[1], 2.4), disc(150, 122, 31, LINEN[2], INK, 4), stroke([(x, y) for x, y in arc_points(150, 122, 21, 0, 330)], LINEN[0], 3), disc(150, 122, 11, LINEN[1], INK, 2.6), *(leaf(x, y, s, t, ("#1f3a16", "#3f6b2a", "#6fa244", "#b4d878")) for x, y, s, t in ((150, 196, 48, -40), (150, 196, 54, 0), (150, 196, 48, 40))), poly([(140, 186), (160, 186), (156, 200), (144, 200)], BLOOD[1], INK, 2.8), poly(star(112, 44, 13, 4, 4), "#ffffff", GOLD[1], 1.6), poly(star(180, 70, 9, 3, 4), "#ffffff", GOLD[1], 1.4), focus="92 106 90",
)
_keep(
    "whistle_them_in",
    placed(-18, 6, 0.9, people.shoulders(TINT, wide=66), gnoll(grin=False, eye="#9fe05a"), limb((146, 200), (118, 134), 12, 10, GNOLL_FUR[1], 3), *(limb((118, 132), tip, 6, 5, GNOLL_FUR[2], 2.4) for tip in ((100, 124), (104, 132))), disc(100, 126, 5, INK, "", 0)), *(stroke(arc_points(110, 116, r, -50, 20), INK, 7) + stroke(arc_points(110, 116, r, -50, 20), tone, 3.4) for r, tone in ((26, T4), (42, T4), (58, T3))), note(154, 60, 0.9), note(180, 94, 0.7), note(172, 36, 0.6), *(turned(x, y, t, disc(0, 4, 9, T3, INK, 2.6, ry=7), *(disc(dx, dy, 3.6, T3, INK, 1.8) for dx, dy in ((-9, -5), (-3, -10), (4, -10), (10, -5)))) for x, y, t in ((176, 190, -10), (158, 164, -20), (184, 148, 0))), placed(-66, 70, 0.36, both_poly([(72, 60), (58, 10), (92, 40)], ASH_FUR[2], ASH_FUR[1]), halves([(100, 36), (72, 46), (58, 80), (80, 110), (90, 140), (100, 144)], ASH_FUR[3], ASH_FUR[1], width=5), people.glowing_eyes("#ffd23a", "#ffffff", y=78, apart=16), blob([(88, 124), (100, 120), (112, 124), (100, 136)], INK, INK, 2)), scenes="briars forest", focus="92 100 88",
)
_keep(
    "yew_longbow",
    leaves_around(100, 196, 40, 7, 26, MOSS, start=-80, sweep=160), *(turned(x, 84, 180 + t, gear.arrow(96, feather=FEATHER)) for x, t in ((46, 10), (64, -4), (154, -8))), turned(104, 100, 0, gear.bow(182)), *(stroke([(110, y), (128, y - 3)], GOLD[2], 4, smooth=False) for y in (74, 122)), poly([(110, 90), (128, 88), (128, 108), (110, 110)], LEATHER[2], INK, 3), rune(101, 44, 0.22, VENOM[1], VENOM[3]), rune(103, 152, 0.22, VENOM[1], VENOM[3]), turned(116, 128, 22, both([(0, 0), (-7, 16), (-5, 34), (0, 40)], BLOOD[2], BLOOD[1], axis=0, width=2.4), stroke([(0, 0), (0, 40)], INK, 1.6)), hill(("#21260d", "#3c4a1c", "#5f7430", "#8fa850"), high=24), scenes="forest bog", focus="100 96 92",
)
_keep(
    "skinning_hatchet",
    pelt(62, 84, 1.05, GNOLL_FUR), turned(138, 172, 0, limb((0, 40), (0, -8), 34, 32, WOOD[1], 4), disc(0, -14, 33, WOOD[3], INK, 3.4, ry=13), disc(0, -14, 22, "none", WOOD[1], 2.4, ry=8), disc(0, -14, 10, "none", WOOD[1], 2, ry=4), *(stroke([(x, 2), (x - 1, 30)], WOOD[0], 2.6) for x in (-20, -4, 14))), turned(156, 110, 24, limb((0, -64), (0, 20), 5, 5, WOOD[2], 3), blob([(-2, 44), (-26, 50), (-42, 36), (-40, 12), (-18, 22), (-2, 18)], STEEL[2], INK, 3.4), blob([(-38, 38), (-40, 14), (-34, 20), (-34, 34)], STEEL[3], "", 0), poly([(-6, 16), (8, 16), (8, 46), (-6, 46)], STEEL[1], INK, 2.8), *(stroke([(-6, y), (6, y + 5)], LEATHER[3], 5, smooth=False) for y in (-54, -42, -30)), stroke([(0, -64), (12, -78), (4, -88)], LEATHER[2], 4)), *(stroke(line, BONE[3], 3, smooth=False) for line in ([(112, 138), (102, 128)], [(106, 150), (92, 148)])), focus="110 108 92",
)
_keep(
    "wardstone_sling",
    *(stroke(arc_points(100, 92, r, 190, 420), tone, w, opacity=0.7) for r, tone, w in ((88, T3, 5), (78, T4, 3))), glow(60, 56, 60, VENOM[2], "ward", 0.85), *(stroke(line, INK, 10) + stroke(line, LEATHER[3], 5) for line in ([(140, 178), (124, 120), (92, 78), (74, 70)], [(148, 178), (110, 132), (70, 104), (46, 74)])), blob([(28, 58), (44, 34), (80, 36), (92, 62), (78, 84), (42, 82)], LEATHER[1], INK, 3.6), poly([(38, 56), (46, 38), (66, 32), (82, 46), (80, 66), (62, 76), (44, 70)], STONE[1], INK, 3.6), poly([(38, 56), (46, 38), (66, 32), (60, 54), (50, 66)], STONE[3], "", 0), rune(61, 54, 0.56, VENOM[1], VENOM[3]), people.sleeve((188, 212), (154, 184), T2, thick=18), people.fist(142, 176, GNOLL_FUR, reach=16), *(stroke([(142 + d, 190), (150 + d * 1.6, 206)], LEATHER[3], 4) for d in (-12, -4)), *(poly(star(x, y, r, r * 0.34, 4), VENOM[3], INK, 1.4) for x, y, r in ((20, 30, 8), (100, 24, 9), (24, 96, 7), (110, 60, 6))), *(turned(x, y, 0, poly([(-12, 6), (-8, -9), (6, -11), (13, 3), (4, 11)], STONE[2], INK, 2.6), rune(0, 0, 0.22, VENOM[1], VENOM[2])) for x, y in ((40, 180), (68, 190), (54, 162))), focus="92 98 92",
)
_keep(
    "bark_jerkin",
    limb((30, 30), (170, 26), 7, 6, BARK[2], 3), stroke([(100, 28), (100, 50)], INK, 4), both([(70, 56), (44, 62), (36, 92), (62, 96)], BARK[3], BARK[1], width=3.6), halves([(100, 66), (82, 46), (62, 52), (56, 100), (62, 140), (52, 184), (100, 196)], BARK[2], BARK[1], width=4.2), *(stroke(points if s < 0 else [(200 - x, y) for x, y in points], BARK[0], 3.4) for s in (-1, 1) for points in ([(74, 60), (70, 100), (78, 140), (70, 184)], [(88, 70), (84, 110), (90, 150), (84, 188)], [(62, 106), (68, 126), (62, 160)])), *(stroke(points, BARK[3], 2.6) for points in ([(68, 66), (64, 100)], [(80, 80), (78, 116)], [(66, 150), (60, 176)])), disc(76, 118, 7, BARK[0], BARK[3], 2.4, ry=11), disc(124, 150, 6, BARK[0], BARK[2], 2.4, ry=9), stroke([(100, 72), (100, 192)], INK, 5), *(stroke([(90, y), (110, y + 8)], "#e2c996", 4.4, smooth=False) + stroke([(110, y), (90, y + 8)], "#e2c996", 4.4, smooth=False) for y in (84, 104, 124, 144, 164)), *(leaf(x, y, s, t, MOSS) for x, y, s, t in ((64, 58, 30, -50), (60, 60, 26, -100), (136, 58, 30, 50), (140, 60, 26, 100), (100, 68, 22, -30), (100, 68, 22, 30))), blob([(60, 140), (76, 132), (84, 142), (72, 152), (60, 150)], MOSS[2], INK, 2.2), leaf(168, 24, 22, 60), leaf(34, 28, 22, -70), scenes="forest briars",
)
_keep(
    "trailworn_hood",
    root([(180, 40), (120, 24), (70, 20), (24, 34)], 8, BARK), root([(120, 26), (112, 6)], 5, BARK), leaf(28, 32, 24, -80), leaf(176, 38, 24, 70), placed(0, 22, 1.0, people.hood(("#2c2a1c", "#4c4a30", "#726e48", "#a29c70"), wide=58, low=148, opening=34, top=4, brow=40), people.hood_brim(("#2c2a1c", "#4c4a30", "#726e48", "#a29c70"), brow=40, opening=34, low=136)), *(turned(x, y, t, poly([(-13, -12), (13, -12), (13, 12), (-13, 12)], tone, INK, 2.8), *(stroke(line, BONE[3], 2.2, smooth=False) for line in ([(-16, -6), (-10, -6)], [(-16, 5), (-10, 5)], [(10, -5), (16, -5)], [(10, 6), (16, 6)], [(-5, -15), (-5, -9)], [(6, 9), (6, 15)]))) for x, y, t, tone in ((58, 98, -14, T2), (148, 124, 12, "#7a4a2c"), (58, 168, 8, "#5c4a6a"))), poly([(40, 190), (52, 206), (60, 188), (70, 206), (30, 206)], INK, "", 0, 0.4), *(stroke([(x, 186), (x + d, 206)], "#2c2a1c", 3, smooth=False) for x, d in ((40, -4), (156, 4), (132, 2), (74, -2))), both_poly([(86, 96), (76, 90), (80, 100)], "#c8e06a", "#c8e06a", width=1), turned(130, 58, 34, both([(0, -44), (-8, -28), (-6, 0), (0, 6)], "#b8863c", "#8a5f24", axis=0, width=2.4), stroke([(0, -38), (0, 10)], INK, 1.8)), disc(100, 178, 9, BONE[2], INK, 2.8), *(poly(star(x, y, 4, 2, 5), "#8ab84a", "", 0) for x, y in ((70, 60), (140, 90))), scenes="forest bog", focus="100 106 90",
)
_keep(
    "scouts_spyglass",
    turned(92, 128, 54, poly([(-14, 96), (14, 96), (17, 44), (-17, 44)], LEATHER[1], INK, 3.8), poly([(-14, 96), (-4, 96), (-5, 44), (-17, 44)], LEATHER[3], "", 0), poly([(-18, 48), (18, 48), (21, 0), (-21, 0)], BRASS[2], INK, 3.8), poly([(-18, 48), (-6, 48), (-7, 0), (-21, 0)], BRASS[3], "", 0), poly([(-22, 4), (22, 4), (27, -60), (-27, -60)], LEATHER[2], INK, 3.8), poly([(-22, 4), (-8, 4), (-10, -60), (-27, -60)], LEATHER[3], "", 0), *(poly([(-w, y), (w, y), (w, y + 9), (-w, y + 9)], BRASS[1], INK, 3) for w, y in ((19, 42), (24, -4), (30, -64))), poly([(-17, 94), (17, 94), (17, 104), (-17, 104)], BRASS[2], INK, 3), disc(0, -66, 30, BRASS[1], INK, 3.6, ry=12), disc(0, -67, 23, "#8fd0e8", INK, 2.6, ry=8), disc(-7, -69, 8, "#ffffff", "", 0, ry=3)), turned(-102, -6, 0, disc(154, 66, 40, "#bfe6f2", INK, 4, opacity=0.95), poly([(122, 84), (140, 56), (152, 74), (166, 48), (188, 84), (176, 98), (154, 105), (132, 98)], "#5c8a4a", INK, 2.6), poly([(166, 48), (176, 64), (158, 64)], "#ffffff", INK, 1.6), turned(140, 82, 0, poly([(-10, 6), (0, -10), (10, 6)], BLOOD[2], INK, 2), stroke([(0, -10), (0, -22)], INK, 2), poly([(0, -22), (10, -18), (0, -14)], GOLD[2], INK, 1.4)), disc(154, 66, 40, "none", BRASS[2], 5), stroke(arc_points(154, 66, 31, 190, 250), "#ffffff", 4)), people.sleeve((70, 216), (76, 168), T2, thick=17), people.fist(78, 146, GNOLL_FUR, reach=16), scenes="mountains forest", focus="104 100 92",
)

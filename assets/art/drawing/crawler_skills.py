"""Crawler's Skills and Tactics: what fighters have learned, and what a party agrees on."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import banner_pole, rays, ring, tongue
from drawing.crawler_shapes import (
    GOBLIN_SKIN,
    RUST,
    archway,
    coin,
    eye_pair,
    goblin,
    keeper,
    little_man,
    torch,
)
from drawing.crown_actions import CLOTH, FOE, SLASH
from drawing.drow_actions import chevrons
from drawing.factions_shapes import (
    GREY_HAIR,
    IRON,
    TINT,
    face,
    placed,
    plate,
)
from drawing.figures import figure
from drawing.pen import (
    BLOOD,
    BONE,
    BROWN_HAIR,
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
    T4,
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
    swoosh,
    turned,
)

DRAWN = Album()
GOBLIN_CLOTH = ("#2a2018", "#4a3726", "#6d5238", "#94744f")
_keep = keeper(DRAWN, scenes="dungeon cellar crypt", accents="sparks rocks")

_keep(
    "cleave",
    *(turned(100 + s * 17, 128, s * 13, path(f"M0 -66A66 66 0 0 {0 if s < 0 else 1} 0 66L{s * 6} 40L0 20L{s * 8} -8L0 -30Z", RUST[1 if s < 0 else 0], INK, 4), path(f"M0 -54A54 54 0 0 {0 if s < 0 else 1} 0 54L{s * 6} 34L0 18L{s * 8} -8L0 -28Z", "#9c4030" if s < 0 else "#6d2a1e", INK, 3), path(f"M{s * 5} -20A20 20 0 0 {0 if s < 0 else 1} 0 20L{s * 8} -4Z", STEEL[2 if s < 0 else 1], INK, 3), *(disc(s * 60 * math.cos(a), 60 * math.sin(a), 3.4, RUST[3], INK, 1.6) for a in (-1.1, -0.5, 0.1, 0.7, 1.2))) for s in (-1, 1)), burst(100, 116, 44, FIRE, 13, 4), turned(112, 22, 188, gear.axe(78, double=True), scale=1.3), people.sleeve((150, -10), (122, 22), T2, thick=17), people.fist(112, 26, FAIR_SKIN, reach=17), *(poly([(x, y), (x + 13, y - 10), (x + 17, y + 8)], tone, INK, 2.4) for x, y, tone in ((26, 62, RUST[3]), (48, 40, STEEL[2]), (158, 60, "#9c4030"), (176, 90, RUST[3]), (12, 100, "#9c4030"), (94, 186, STEEL[2]))), focus="100 106 92",
)
_keep(
    "shield_drill",
    turned(150, 110, 6, limb((0, 92), (0, -60), 9, 9, WOOD[1], 3), limb((-52, -20), (40, -32), 8, 8, WOOD[2], 3), disc(0, -70, 23, "#cdb57c", INK, 3.4), stroke([(-14, -78), (-4, -68)], INK, 4, smooth=False), stroke([(-4, -78), (-14, -68)], INK, 4, smooth=False), stroke([(6, -78), (16, -68)], INK, 4, smooth=False), stroke([(16, -78), (6, -68)], INK, 4, smooth=False), blob([(-22, -46), (22, -46), (26, 26), (-26, 26)], "#b59a60", INK, 3.4), *(stroke([(-24, y), (24, y)], RUST[1], 4, smooth=False) for y in (-28, 8)), poly([(-40, 92), (40, 92), (30, 82), (-30, 82)], WOOD[0], INK, 3)), turned(102, 88, -68, gear.mace(34)),
    figure(skull=(44, 62), neck=(44, 80), hip=(38, 132), far_arm=((66, 92), (82, 104)), near_arm=((60, 110), (84, 104)), far_leg=((62, 156), (58, 192)), near_leg=((28, 160), (10, 192)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="helm", s=1.08), turned(86, 100, 8, gear.round_shield(40, TINT, STEEL)), burst(106, 76, 20, FIRE, 9), *(stroke(arc_points(86, 100, r, -130, -40), T4, 3.4) for r in (50, 60)), focus="90 104 92",
)
_keep(
    "sidestep",
    *(turned(dx, 0, 0, figure(skull=(78, 50), neck=(82, 68), hip=(84, 118), far_arm=((104, 82), (118, 98)), near_arm=((62, 84), (56, 104)), far_leg=((98, 144), (100, 182)), near_leg=((74, 146), (66, 184)), cloth=(T3, T4, T4), skin=(T3, T3, T4, T4), boots=(T3, T3, T4), hat="hair", hair=(T3, T3, T4, T4))).replace("<g ", '<g opacity="0.4" ', 1) for dx in (14, 44)), turned(74, 80, 84, gear.spear(150)), *(stroke([(128 + n * 10, y), (168 + n * 8, y - 3)], T4, 4, smooth=False) for n, y in enumerate((62, 96))),
    figure(skull=(38, 48), neck=(46, 66), hip=(62, 116), far_arm=((72, 76), (96, 66)), near_arm=((24, 86), (8, 112)), far_leg=((92, 140), (104, 182)), near_leg=((50, 150), (34, 190)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, far_gear="", s=1.1), *(poly(points, BONE[3], INK, 2) for points in ([(120, 190), (132, 182), (150, 186), (148, 194)], [(156, 178), (168, 172), (184, 178), (180, 184)])), chevrons(184, 154, 3, T3, s=0.7, turn=180), focus="80 100 92",
)
_keep(
    "backstab",
    halves([(100, 96), (52, 104), (22, 140), (12, 206), (100, 208)], FOE[3], FOE[2], width=4), halves([(100, 34), (72, 44), (62, 78), (72, 108), (100, 116)], FOE[2], FOE[1], width=4), *(stroke([(100 - x, y), (100, y + 7), (100 + x, y)], FOE[0], 3) for x, y in ((44, 130), (54, 154), (60, 180))), both([(70, 66), (40, 54), (34, 66), (52, 84), (66, 88)], GOBLIN_SKIN[2], GOBLIN_SKIN[1]), stroke([(100, 36), (100, 204)], FOE[0], 3),
    turned(122, 112, 212, gear.dagger(78), scale=1.15), people.sleeve((192, -2), (144, 72), NIGHT[2], thick=22), poly([(150, 40), (176, 66), (160, 84), (134, 60)], T2, INK, 3), people.fist(134, 84, LEATHER, reach=18), burst(100, 150, 26, (INK, BLOOD[1], BLOOD[2], BLOOD[3]), 9, 12), *(disc(x, y, r, BLOOD[2], INK, 2) for x, y, r in ((70, 166, 5), (128, 176, 6), (84, 186, 4))), blob([(204, -10), (204, 40), (192, 60), (176, 48), (162, 20), (156, -10)], NIGHT[1], INK, 3.4), eye_pair(182, 22, 0.7, T4), accents="smoke mist",
    fit=0.92,
)
_keep(
    "second_wind",
    ring(100, 104, 88, T3, 6), *(turned(100, 104, t, poly([(76, -12), (100, -12), (88, 14)], T4, INK, 3)) for t in (-20, 160)), *(stroke(line, INK, 9) + stroke(line, tone, 5) for line, tone in (([(10, 60), (50, 40), (84, 52), (80, 76), (58, 70)], T4), ([(6, 150), (40, 170), (76, 156), (70, 136), (54, 144)], T3), ([(194, 44), (160, 28), (136, 40), (142, 60), (158, 54)], T3))),
    figure(skull=(106, 56), neck=(104, 74), hip=(92, 126), far_arm=((130, 92), (138, 64)), near_arm=((82, 100), (98, 120)), far_leg=((128, 134), (128, 178)), near_leg=((76, 160), (50, 184)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="hair", hair=BROWN_HAIR, s=1.16, far_gear=turned(138, 62, 10, gear.sword(58, 6))), *(poly(star(x, y, r, r * 0.34, 4), "#ffffff", T2, 1.6) for x, y, r in ((150, 110, 11), (56, 104, 9), (164, 150, 8), (120, 26, 8))), disc(128, 60, 5, "#ffffff", "", 0, opacity=0.8), accents="motes",
)
_keep(
    "veteran",
    plate(IRON, TINT, wide=84, reach=34), face("tan", eye="#4a6a8a", slant=6, wide=32, jaw=0.78, brow=GREY_HAIR[1]), people.beard(GREY_HAIR, low=148, wide=33), people.short_hair(GREY_HAIR, low=62), poly([(102, 72), (128, 70), (130, 90), (108, 94)], NIGHT[1], INK, 3), stroke([(66, 60), (102, 76)], NIGHT[1], 5, smooth=False), stroke([(128, 74), (134, 62)], NIGHT[1], 5, smooth=False), *(stroke(line, BLOOD[2], 3.4, smooth=False) for line in ([(74, 92), (90, 104)], [(82, 90), (76, 104)], [(116, 50), (122, 66)])),
    *(poly([(x - 8, 164), (x + 8, 164), (x + 6, 180), (x - 6, 180)], tone, INK, 2.4) + poly(star(x, 188, 11, 5, 5), GOLD[2], INK, 2.2) for x, tone in ((74, BLOOD[2]), (94, T4), (114, "#3f8f4a"))), turned(172, 178, 10, limb((0, 30), (0, -96), 3, 3, WOOD[1], 2), gear.sword(110, 9, IRON, GOLD)), people.fist(170, 182, LEATHER, reach=13), focus="100 92 80",
)
_keep(
    "disarm",
    disc(92, 160, 78, STONE[0], INK, 3.4, ry=26), *(path(f"M24 150A68 {d} 0 0 {w} 160 150", "none", INK, 17) + path(f"M24 150A68 {d} 0 0 {w} 160 150", "none", IRON[3 if w else 2], 10) for d, w in ((44, 1), (22, 0))), *(turned(x, y, t, both_poly([(0, -24), (-8, 4), (0, 6)], STEEL[3], STEEL[1], axis=0, width=2.4)) for x, y, t in ((40, 122, 30), (64, 110, 14), (92, 106, 0), (120, 110, -14), (144, 122, -30))), *(turned(x, y, t, both_poly([(0, -20), (-8, 4), (0, 6)], STEEL[3], STEEL[1], axis=0, width=2.4)) for x, y, t in ((52, 168, 16), (78, 174, 4), (106, 174, -4), (132, 168, -16))), disc(92, 146, 17, BLOOD[1], INK, 3.4, ry=9),
    stroke([(120, 144), (148, 150), (166, 164)], INK, 7), stroke([(120, 144), (148, 150), (166, 164)], STEEL[2], 3.4), stroke([(182, 176), (204, 186)], INK, 7), stroke([(182, 176), (204, 186)], STEEL[2], 3.4), turned(160, 108, 196, limb((-11, 36), (0, -6), 6, 5, LEATHER[2]), limb((11, 36), (0, -6), 6, 5, LEATHER[1]), both_poly([(0, -8), (-12, -20), (-10, -44), (-2, -56), (0, -40)], STEEL[3], STEEL[1], axis=0), disc(0, -8, 6, STEEL[2], INK, 2.6)), people.sleeve((192, 2), (172, 60), T2, thick=18), people.fist(168, 72, FAIR_SKIN, reach=15), burst(176, 168, 15, FIRE, 8), torch(34, 62, -14, s=1.1), scenes="dungeon cellar", focus="104 118 90",
    fit=0.94,
)
_keep(
    "press_the_advantage",
    turned(150, 178, -64, placed(-100, -100, 0.62, people.shoulders(GOBLIN_CLOTH, wide=64), goblin(ear=50, eye="#fff2a0"))), turned(176, 128, 30, gear.round_shield(24, ("#3a1512", "#6d2a1e", "#9c4030", "#c96a50"), IRON)), swoosh(56, 40, 110, 20, 96, 20, SLASH),
    figure(skull=(62, 40), neck=(66, 58), hip=(62, 112), far_arm=((90, 76), (110, 92)), near_arm=((84, 96), (104, 106)), far_leg=((92, 134), (104, 172)), near_leg=((46, 146), (22, 186)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="helm", s=1.12, far_gear=turned(104, 98, 124, gear.sword(84, 9))), burst(158, 146, 22, FIRE, 9), chevrons(112, 40, 3, GOLD[2], s=1.0), focus="94 104 94",
    fit=0.93,
)

_keep(
    "rally",
    banner_pole(92, 200, 196, TINT, wave=12), rays(104, 60, 100, 60, 14, GOLD[3], 0.3), poly(star(122, 32, 17, 7, 5), GOLD[2], INK, 2.6), *(limb((x, 210), (x + lean, top), 17, 13, tone, 3.2) + people.fist(x + lean, top - 8, skin, reach=16) for x, lean, top, tone, skin in ((22, 8, 120, T3, FAIR_SKIN), (178, -8, 116, T2, ("#33190f", "#5c3220", "#8a5236", "#b97f58")))), turned(30, 100, -8, gear.sword(76, 7)), turned(170, 98, 8, gear.axe(64)),
    *(little_man(x, 212, 0.94, tones, helm=helm, arms=False) for x, tones, helm in ((62, ("#4a4f5c", "#6d7484", "#9aa2b2"), STEEL[3]), (136, ("#5c3a2a", "#85563c", "#b07a54"), ""))), people.fist(92, 150, LEATHER, reach=14), *(stroke(line, GOLD[3], 4, smooth=False) for line in ([(30, 16), (24, 2)], [(52, 30), (40, 20)], [(176, 20), (186, 6)])), focus="100 100 94",
)
_keep(
    "flanking_march",
    poly([(6, 24), (60, 12), (140, 24), (194, 12), (196, 176), (140, 190), (60, 176), (8, 190)], BONE[2], INK, 4), poly([(6, 24), (60, 12), (60, 176), (8, 190)], BONE[3], "", 0), poly([(140, 24), (194, 12), (196, 176), (140, 190)], BONE[1], "", 0, 0.5), *(stroke(line, BONE[0], 2.4, smooth=False, opacity=0.6) for line in ([(60, 12), (60, 176)], [(140, 24), (140, 190)])), *(stroke(line, BONE[0], 5) for line in ([(18, 60), (48, 56), (52, 30)], [(150, 150), (182, 146)], [(30, 150), (44, 160)])),
    *(turned(x, y, 0, poly([(-14, -16), (14, -16), (14, 2), (0, 18), (-14, 2)], BLOOD[2], INK, 3), both_poly([(-3, -4), (-9, -8), (-8, -2)], BONE[3], BONE[3], axis=0, width=0.01)) for x, y in ((78, 68), (104, 62), (130, 68))), *(turned(x, y, 0, poly([(-14, -16), (14, -16), (14, 2), (0, 18), (-14, 2)], T2, INK, 3), poly(star(0, -2, 8, 3.4, 4), T4, "", 0)) for x, y in ((84, 156), (112, 158), (98, 134))), *(stroke(line, INK, 14) + stroke(line, T3, 8) for line in ([(72, 146), (34, 126), (26, 84), (44, 52), (58, 46)], [(126, 148), (168, 126), (174, 84), (158, 54), (148, 48)])),
    poly([(50, 32), (76, 44), (54, 62)], T3, INK, 3), poly([(156, 32), (130, 46), (152, 64)], T3, INK, 3), stroke([(104, 112), (104, 94)], INK, 9, smooth=False), stroke([(104, 112), (104, 94)], T3, 4, smooth=False), turned(182, 182, -30, gear.dagger(60)), scenes="dungeon cellar", accents="motes",
)
_keep(
    "crawler_feint",
    placed(50, 10, 0.72, goblin(ear=46), poly([(70, 58), (100, 22), (130, 58), (100, 66)], RUST[2], INK, 3.4)), turned(126, 92, -76, gear.spear(150)), blob([(38, 24), (92, 14), (120, 40), (112, 86), (128, 130), (110, 186), (70, 168), (40, 196), (22, 140), (34, 90)], T2, INK, 4), blob([(42, 28), (84, 20), (70, 70), (84, 120), (50, 180), (28, 140), (40, 90)], T3, "", 0), *(stroke(line, T1, 4) for line in ([(70, 30), (62, 84), (74, 130), (60, 170)], [(98, 34), (90, 84), (102, 126), (92, 166)])), poly([(104, 82), (126, 88), (110, 102), (98, 96)], INK, INK, 2),
    people.fist(38, 28, FAIR_SKIN, reach=13), turned(24, 176, 62, gear.sword(70, 7)), people.fist(24, 176, LEATHER, reach=13), *(stroke(arc_points(70, 100, r, 130, 210), T4, 3.6) for r in (66, 78)), focus="104 96 92",
)
_keep(
    "bar_the_door",
    archway(100, 206, 124, 200, "#0f0b10"), path("M40 206V84A60 60 0 0 1 160 84V206Z", WOOD[1], INK, 3.6), *(poly([(x, 206), (x, top), (x + 22, top2), (x + 22, 206)], WOOD[2 if n % 2 else 1], INK, 2.8) for n, (x, top, top2) in enumerate(((41, 84, 46), (64, 44, 28), (88, 26, 26), (112, 28, 44), (136, 46, 84)))), poly([(96, 30), (106, 26), (110, 206), (98, 206)], "#0f0b10", INK, 2), *(eye_pair(103, y, 0.42, "#ff5a2a") for y in (64, 160)), *(limb((104, y), (128, y + 6), 4, 2, GOBLIN_SKIN[2], 2.2) for y in (78, 86, 94)),
    *(poly([(40, y), (160, y), (160, y + 13), (40, y + 13)], IRON[1], INK, 3) + "".join(disc(x, y + 6, 3, IRON[3], "", 0) for x in (50, 76, 124, 150)) for y in (58, 178)), poly([(6, 112), (194, 102), (194, 134), (6, 144)], WOOD[2], INK, 4), poly([(6, 112), (194, 102), (194, 112), (6, 122)], WOOD[3], "", 0), *(stroke([(x, 128), (x + 34, 125)], WOOD[0], 2.6) for x in (20, 90, 140)), *(poly([(x, 98), (x + 16, 97), (x + 16, 150), (x, 151)], IRON[2], INK, 3.4) for x in (24, 160)), *(stroke([(128 + n * 8, 70), (122 + n * 8, 96)], BONE[3], 3, smooth=False) for n in range(3)), focus="100 110 92",
)
_keep(
    "scout_ahead",
    poly([(96, -4), (206, -4), (206, 206), (108, 206)], STONE[1], INK, 4), *(stroke(line, STONE[0], 3.4, smooth=False) for line in ([(98, 48), (206, 40)], [(102, 100), (206, 96)], [(105, 152), (206, 150)], [(150, 44), (150, 98)], [(176, 98), (176, 150)], [(136, 100), (136, 152)])), poly([(96, -4), (110, -4), (120, 206), (108, 206)], STONE[3], INK, 2.6), eye_pair(26, 40, 0.5, "#ff6a3a"), eye_pair(58, 24, 0.36, "#ff6a3a"), glow(66, 150, 64, FIRE[2], "lamp", 0.7),
    placed(-8, 16, 0.86, people.shoulders(LEATHER, wide=66), people.hood(TINT, opening=38), face("fair", eye="#4a8a5a", slant=2, jaw=0.55), people.hood_brim(TINT)), poly([(138, -4), (206, -4), (206, 206), (150, 206)], STONE[1], INK, 4), *(stroke(line, STONE[0], 3.4, smooth=False) for line in ([(140, 48), (206, 42)], [(143, 100), (206, 98)], [(147, 152), (206, 151)])), people.fist(142, 124, FAIR_SKIN, reach=12), stroke([(36, 146), (28, 158), (44, 158), (36, 146)], IRON[2], 4, smooth=False), people.fist(36, 142, FAIR_SKIN, reach=12), poly([(20, 160), (52, 160), (56, 196), (16, 196)], IRON[1], INK, 3.4), poly([(26, 166), (46, 166), (49, 190), (23, 190)], "#ffe9a0", INK, 2), tongue(36, 188, 20, 6), scenes="cavern cellar", focus="90 108 86",
    fit=0.94,
)
_keep(
    "bold_defiance",
    blob([(22, 212), (14, 120), (30, 54), (64, 14), (100, 4), (138, 14), (172, 54), (186, 120), (180, 212)], NIGHT[1], INK, 4), both([(70, 30), (40, 10), (20, -10), (60, 4), (88, 10)], NIGHT[1], NIGHT[1]), eye_pair(100, 64, 1.9, "#ff4a2a"), *(poly([(x, 92), (x + 13, 92), (x + 6, 108)], BONE[2], INK, 1.6) for x in (62, 78, 96, 112, 128)), path("M52 92L148 92", "none", INK, 4), glow(100, 150, 74, GOLD[3], "courage", 0.9),
    figure(skull=(100, 112), neck=(100, 126), hip=(100, 160), far_arm=((122, 126), (140, 104)), near_arm=((76, 128), (58, 106)), far_leg=((114, 182), (120, 204)), near_leg=((86, 182), (78, 204)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="helm", s=0.84, far_gear=turned(140, 104, 18, gear.sword(60, 6))), torch(56, 100, -16, s=0.8), scenes="cavern crypt", accents="smoke", focus="100 104 94",
)
_keep(
    "hold_the_line",
    poly([(-6, -6), (26, -6), (40, 206), (-6, 206)], STONE[1], INK, 4), poly([(206, -6), (174, -6), (160, 206), (206, 206)], STONE[0], INK, 4), *(stroke([(-6, y), (28 + y * 0.07, y)], INK, 3, smooth=False) + stroke([(206, y), (172 - y * 0.07, y)], INK, 3, smooth=False) for y in (40, 90, 140)), *(turned(x, 110, t, gear.spear(160)) for x, t in ((52, -10), (100, 0), (148, 10))), *(halves([(x, y - 52), (x - 22, y - 46), (x - 28, y - 20), (x - 26, y + 10), (x, y + 14)], STEEL[2], STEEL[1], axis=x) for x, y in ((56, 124), (144, 124), (100, 130))), *(turned(x, y, 0, disc(0, -64, 20, FAIR_SKIN[2], INK, 3), halves([(0, -92), (-20, -84), (-24, -62), (-14, -60), (0, -64)], STEEL[3], STEEL[1], axis=0), stroke([(-12, -60), (-4, -57)], INK, 4, smooth=False), stroke([(4, -57), (12, -60)], INK, 4, smooth=False)) for x, y in ((56, 124), (144, 124), (100, 130))),
    *(turned(x, y, 0, poly([(-26, -36), (26, -36), (26, 50), (0, 62), (-26, 50)], STEEL[1], INK, 4), poly([(-20, -30), (20, -30), (20, 46), (0, 54), (-20, 46)], T2, INK, 2.6), poly([(-20, -30), (0, -30), (0, 54), (-20, 46)], T3, "", 0), disc(0, 6, 11, GOLD[2], INK, 3)) for x, y in ((56, 136), (144, 136), (100, 144))), stroke([(30, 202), (170, 202)], GOLD[2], 6, smooth=False), scenes="cellar", focus="100 104 90",
    fit=0.93,
)
_keep(
    "grim_bargain",
    glow(100, 110, 90, BLOOD[2], "pact", 0.7), poly([(52, 120), (150, 114), (160, 196), (60, 202)], BONE[2], INK, 3.6), *(stroke([(72, y), (140, y - 4)], BONE[0], 3.4, smooth=False) for y in (150, 164)), disc(122, 184, 13, BLOOD[1], INK, 3), eye_pair(122, 184, 0.34, GOLD[2]), people.sleeve((10, 70), (60, 96), T2, thick=22), poly([(8, 50), (30, 60), (18, 102), (-2, 92)], T3, INK, 3), limb((56, 94), (90, 102), 14, 16, FAIR_SKIN[2], 3.4), limb((176, 72), (146, 92), 21, 17, BLOOD[1], 3.6), *(poly([(170 + n * 13, 54 - n * 4), (178 + n * 13, 32 - n * 4), (186 + n * 13, 52 - n * 4)], NIGHT[2], INK, 2.6) for n in range(2)), limb((146, 94), (108, 104), 16, 16, BLOOD[2], 3.4),
    *(limb((108 - n * 3, 92 + n * 11), (80 - n * 2, 98 + n * 10), 6.4, 5.4, BLOOD[2], 2.6) + turned(78 - n * 2, 98 + n * 10, -96, both_poly([(0, -14), (-4, 4), (0, 4)], NIGHT[3], NIGHT[1], axis=0, width=2)) for n in range(3)), limb((92, 88), (114, 80), 7, 6, FAIR_SKIN[2], 2.6), limb((112, 86), (92, 74), 7, 6, BLOOD[2], 2.6), *(coin(x, y, 9) for x, y in ((24, 176), (36, 188), (18, 192))), torch(172, 160, 12, s=0.7), both([(84, 30), (64, 22), (58, -4), (74, 12), (96, 20)], NIGHT[3], NIGHT[1]), eye_pair(100, 40, 0.9, "#ff4a2a"), scenes="crypt cellar", accents="smoke",
    fit=0.95,
)

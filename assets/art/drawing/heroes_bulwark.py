"""The Bulwark's abilities, weapons and armour."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import WATER, drop, rays
from drawing.crawler_shapes import keeper, little_man
from drawing.crown_actions import CLOTH, FOE, SLASH, cracks
from drawing.factions_shapes import IRON, closed_helm, placed, plate
from drawing.figures import figure
from drawing.heroes_shapes import BRASS, LINEN, NAVY, lantern_charge, note, stand
from drawing.pen import (
    BLOOD,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    STEEL,
    STONE,
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
    halves,
    limb,
    poly,
    star,
    stroke,
    swoosh,
    turned,
)

DRAWN = Album()
_keep = keeper(DRAWN, scenes="court castle harbour battlefield", accents="motes sparks", focus="100 100 92")

_keep(
    "shield_wall",
    *(halves([(x, y - 46), (x - 20, y - 42), (x - 26, y - 16), (x - 24, y + 20), (x, y + 24)], LEATHER[2], LEATHER[1], axis=x) for x, y in ((36, 98), (164, 98), (78, 92), (122, 92))),
    *(turned(x, y, 0, disc(0, -58, 17, FAIR_SKIN[2], INK, 3), halves([(0, -84), (-18, -76), (-22, -54), (-12, -52), (0, -56)], STEEL[3], STEEL[1], axis=0), *(stroke([(s * 11, -54), (s * 4, -51)], INK, 3.4, smooth=False) for s in (-1, 1))) for x, y in ((36, 98), (78, 92), (122, 92), (164, 98))), *(turned(x, y, 0, poly([(-30, -46), (0, -54), (30, -46), (30, 40), (0, 60), (-30, 40)], STEEL[1 + n % 2], INK, 4), poly([(-23, -38), (0, -45), (23, -38), (23, 35), (0, 50), (-23, 35)], NAVY[2 - n % 2], INK, 2.6), poly([(-23, -38), (0, -45), (0, 50), (-23, 35)], NAVY[3 - n % 2], "", 0), lantern_charge(0, 2, 0.8)) for n, (x, y) in enumerate(((30, 134), (170, 134), (64, 140), (136, 140), (100, 146)))), *(turned(x, y, t, gear.arrow(50, feather=(BLOOD[0], BLOOD[1], BLOOD[2]))) for x, y, t in ((30, 42, 150), (178, 40, 214))), *(burst(x, y, 13, FIRE, 8) for x, y in ((54, 88), (150, 86))), focus="100 116 92",
    fit=0.95,
)
_keep(
    "opening_feint",
    turned(10, 0, 0, figure(skull=(150, 58), neck=(146, 76), hip=(150, 126), facing=-1, far_arm=((128, 96), (112, 74)), near_arm=((164, 100), (176, 122)), far_leg=((134, 154), (120, 188)), near_leg=((164, 156), (178, 188)), cloth=("#3a1512", "#6d2a1e", "#9c4030"), skin=FOE, boots=FOE, hat="helm", s=1.02, far_gear=turned(112, 72, -70, gear.sword(66, 6, IRON, IRON)))), turned(82, 76, 24, gear.sword(84, 6)).replace("<g ", '<g opacity="0.4" ', 1), stroke(arc_points(84, 108, 66, -70, 12), T4, 4), poly([(146, 112), (154, 132), (138, 130)], T4, INK, 2.4),
    figure(skull=(50, 62), neck=(54, 80), hip=(44, 132), far_arm=((30, 98), (18, 78)), near_arm=((76, 104), (92, 116)), far_leg=((74, 152), (84, 188)), near_leg=((26, 158), (8, 190)), cloth=CLOTH[1:], skin=FAIR_SKIN, boots=LEATHER, hat="helm", s=1.1, near_gear=turned(92, 116, 82, gear.sword(76, 7, STEEL, GOLD))), people.fist(92, 116, LEATHER, reach=9), burst(170, 126, 15, FIRE, 8), *(stroke(line, "#ffffff", 3, smooth=False) for line in ([(120, 44), (112, 34)], [(134, 38), (132, 24)], [(104, 58), (92, 54)])), scenes="court battlefield", focus="100 110 92",
)
_keep(
    "guardian_oath",
    rays(100, 60, 106, 46, 16, GOLD[3], 0.45), both([(100, 84), (62, 96), (40, 150), (34, 204), (100, 206)], T2, "#22345c", width=3.6), figure(skull=(100, 58), neck=(100, 76), hip=(96, 136), far_arm=((120, 104), (106, 118)), near_arm=((80, 104), (98, 120)), far_leg=((132, 140), (134, 188)), near_leg=((70, 160), (52, 190)), cloth=(STEEL[1], STEEL[1], STEEL[2]), skin=FAIR_SKIN, boots=IRON, hat="helm", s=1.24), turned(102, 118, 180, gear.sword(84, 8, STEEL, GOLD)), limb((102, 100), (102, 120), 5, 5, LEATHER[1]), disc(102, 92, 8, GOLD[2], INK, 2.8), *(people.fist(x, y, STEEL, reach=12) for x, y in ((98, 118), (106, 110))), turned(48, 150, -8, gear.round_shield(34, NAVY, BRASS)), lantern_charge(48, 150, 0.54), poly([(20, 204), (180, 204), (168, 194), (32, 194)], STONE[2], INK, 3), *(poly(star(x, y, r, r * 0.32, 4), "#fffbe0", GOLD[1], 1.4) for x, y, r in ((160, 60, 11), (40, 50, 9), (172, 110, 7))), scenes="court",
)
_keep(
    "battle_rhythm",
    *(swoosh(100, 176, r, a, b, 22, SLASH) for r, a, b in ((140, 214, 246), (140, 254, 286), (140, 294, 326))), *(turned(100, 176, t, gear.sword(132, 9, STEEL, GOLD)).replace("<g ", f'<g opacity="{o}" ', 1) if o < 1 else turned(100, 176, t, gear.sword(132, 9, STEEL, GOLD)) for t, o in ((-36, 0.5), (0, 0.7), (36, 1))), people.fist(100, 180, STEEL, reach=18), poly([(80, 190), (120, 190), (126, 206), (74, 206)], STEEL[2], INK, 3), note(34, 130, 1.0), note(160, 138, 1.1), note(26, 178, 0.7), note(176, 184, 0.7), *(stroke(arc_points(100, 176, 48 + n * 12, 200, 340), T3, 3, opacity=0.7) for n in range(2)), scenes="battlefield court",
    fit=0.9,
)
_keep(
    "reeling_wound",
    turned(92, 110, -14, placed(-100, -100, 1.0, plate(IRON, ("#3a1512", "#6d2a1e", "#9c4030", "#c96a50"), wide=66, reach=26), closed_helm(IRON, trim=STEEL))), poly([(60, 40), (74, 46), (82, 66), (70, 74), (78, 92), (64, 80), (66, 60)], INK, INK, 2), *(stroke(line, IRON[3], 2.4, smooth=False) for line in ([(58, 50), (50, 44)], [(82, 84), (92, 90)])), poly([(110, 142), (130, 132), (152, 150), (148, 168), (128, 160)], BLOOD[1], INK, 3.4), poly([(118, 144), (130, 138), (144, 150), (140, 160), (128, 154)], BLOOD[2], "", 0), *(drop(x, y, s, BLOOD) for x, y, s in ((136, 178, 1.3), (152, 184, 1.0), (122, 184, 0.9), (164, 168, 0.8))), stroke(arc_points(82, 26, 52, 20, 200), T4, 3, opacity=0.8), *(poly(star(x, y, r, r * 0.45, 5), "#ffe14a", INK, 2.6) for x, y, r in ((34, 34, 13), (76, 14, 11), (118, 22, 13), (142, 52, 10))), stroke([(178, 80), (150, 130)], INK, 6, smooth=False), turned(180, 76, 208, gear.dagger(50)), scenes="battlefield", focus="96 96 90",
)
_keep(
    "crushing_reply",
    burst(86, 126, 84, (INK, FIRE[1], FIRE[2], FIRE[3]), 13, 6), turned(158, 46, -126, gear.hammer(96, STEEL, 36, 44)), limb((184, 24), (158, 46), 17, 15, STEEL[1], 3.4), people.fist(156, 50, STEEL, reach=17), poly([(172, 16), (196, 34), (184, 50), (162, 32)], T2, INK, 3), *(turned(x, y, t, poly([(-7, 22), (-7, -20), (0, -28), (7, -16), (4, 24)], STEEL[3], INK, 2.6), poly([(0, 24), (0, -28), (7, -16), (4, 24)], STEEL[1], "", 0)) for x, y, t in ((30, 88, -50), (48, 50, -18), (20, 142, -86), (96, 50, 20))), turned(34, 184, 58, limb((0, 2), (0, 22), 4, 4, LEATHER[1]), disc(0, 26, 6, IRON[2], INK, 2.6), poly([(-7, 0), (-7, -22), (-1, -14), (3, -26), (7, -16), (7, 0)], STEEL[2], INK, 2.6), poly([(-20, -3), (20, -3), (17, 4), (-17, 4)], IRON[3], INK, 2.6)), cracks(104, 178), scenes="battlefield castle", accents="rocks sparks",
    fit=0.9,
)
_keep(
    "sweeping_arc",
    *(turned(x, y, t, figure(skull=(0, -40), neck=(0, -26), hip=(0, 12), far_arm=((18, -30), (30, -46)), near_arm=((-18, -30), (-30, -46)), far_leg=((12, 30), (24, 48)), near_leg=((-12, 30), (-24, 48)), cloth=FOE[1:], skin=("#5f7626", "#93aa40", "#c9d97a", "#c9d97a"), boots=FOE, hat="helm", s=0.86)) for x, y, t in ((34, 78, -30), (100, 64, 4), (164, 76, 32))), swoosh(100, 96, 92, 28, 178, 36, SLASH), turned(112, 178, 66, gear.sword(92, 12, STEEL, GOLD)), limb((92, 214), (104, 186), 19, 15, T2, 3.4), poly([(84, 192), (122, 186), (124, 200), (88, 204)], STEEL[2], INK, 3), people.fist(108, 178, STEEL, reach=16), *(poly(star(x, y, r, r * 0.34, 4), "#ffffff", T2, 1.4) for x, y, r in ((60, 136, 10), (132, 134, 9), (100, 120, 11))), scenes="battlefield",
    fit=0.93,
)
_keep(
    "oathkeeper_blade",
    rays(100, 90, 100, 56, 14, GOLD[3], 0.35), turned(100, 152, 0, gear.sword(150, 13, STEEL, GOLD)), stroke([(100, 20), (100, 132)], STEEL[1], 4, smooth=False), both_poly([(100, 146), (58, 132), (46, 144), (60, 154), (100, 158)], GOLD[3], GOLD[1]), lantern_charge(100, 151, 0.5), *(poly(points, LINEN[tone], INK, 3) for points, tone in (([(86, 118), (114, 106), (114, 120), (86, 132)], 3), ([(86, 92), (114, 80), (114, 94), (86, 106)], 3), ([(86, 66), (114, 54), (114, 68), (86, 80)], 3), ([(114, 54), (126, 48), (148, 58), (160, 46), (170, 62), (150, 74), (126, 62), (114, 68)], 2), ([(86, 118), (70, 124), (56, 112), (42, 122), (44, 138), (58, 128), (72, 138), (86, 132)], 2))), *(stroke([(90, y), (110, y - 8)], LINEN[0], 2.4, smooth=False) for y in (126, 100, 74)), disc(160, 72, 12, BLOOD[2], INK, 3), poly(star(160, 72, 7, 3, 5), BLOOD[3], "", 0), scenes="court",
)
_keep(
    "mountain_maul",
    turned(96, 150, 28, limb((0, 60), (0, -80), 6.4, 6.4, WOOD[2], 3.2), *(stroke([(-7, y), (7, y - 5)], LEATHER[3], 5, smooth=False) for y in (10, 22, 34, 46)), poly([(-58, -78), (-66, -118), (-40, -134), (-22, -128), (0, -148), (20, -130), (44, -136), (62, -112), (56, -76), (20, -64), (-20, -64)], STONE[1], INK, 4), poly([(-54, -82), (-61, -114), (-40, -130), (-22, -124), (-2, -142), (-10, -96), (-34, -78)], STONE[3], "", 0), poly([(-66, -118), (-40, -134), (-22, -128), (0, -148), (20, -130), (44, -136), (62, -112), (48, -116), (38, -108), (24, -118), (10, -106), (-4, -120), (-20, -106), (-36, -116), (-50, -104)], "#f4f8fc", INK, 3), *(stroke(line, STONE[0], 3, smooth=False) for line in ([(20, -96), (32, -84), (26, -70)], [(-30, -90), (-18, -80)])), poly([(-14, -96), (14, -96), (14, -62), (-14, -62)], IRON[2], INK, 3), *(disc(s * 7, y, 2.6, IRON[3], "", 0) for s in (-1, 1) for y in (-88, -70)), disc(0, 64, 8, IRON[2], INK, 3)), *(poly([(x, y), (x + 9, y - 8), (x + 14, y + 5)], STONE[2], INK, 2.2) for x, y in ((22, 60), (34, 92), (172, 120), (180, 96))), *(disc(x, y, 2.6, "#ffffff", "", 0) for x, y in ((60, 20), (90, 8), (180, 60), (28, 40), (150, 160), (50, 150))), scenes="mountains", accents="rocks mist",
    fit=0.92,
)
_keep(
    "harpooners_axe",
    turned(116, 116, 18, limb((0, 70), (0, -76), 5, 4.4, WOOD[2], 3), blob([(-2, -72), (-34, -84), (-50, -58), (-42, -30), (-20, -42), (-2, -40)], STEEL[2], INK, 3.6), blob([(-40, -76), (-50, -58), (-42, -32), (-36, -40), (-42, -58), (-34, -74)], STEEL[3], "", 0), both_poly([(0, -118), (-8, -94), (-18, -82), (-4, -86), (0, -72)], STEEL[3], STEEL[1], axis=0), poly([(4, -66), (30, -62), (44, -76), (40, -52), (8, -48)], STEEL[1], INK, 3), *(stroke([(-6, y), (6, y + 5)], "#e2c996", 5, smooth=False) for y in (20, 32, 44)), disc(0, 74, 9, "none", INK, 8), disc(0, 74, 9, "none", IRON[3], 4)), *(stroke([(92, 188), (60, 180), (30, 150), (26, 110), (46, 84), (34, 56)], tone, w) for tone, w in ((INK, 13), ("#bd9d68", 8))), *(stroke([(x - 4, y - 3), (x + 4, y + 3)], "#8a6f42", 2.4) for x, y in ((80, 186), (62, 180), (44, 168), (32, 148), (28, 126), (32, 104), (44, 84))), blob([(10, 206), (24, 182), (50, 194), (84, 178), (118, 194), (150, 178), (176, 192), (192, 206)], WATER[1], INK, 3.6), *(stroke([(x, y), (x + 16, y - 6), (x + 30, y)], WATER[3], 3) for x, y in ((22, 198), (78, 194), (140, 194))), turned(34, 54, -10, both_poly([(0, -40), (-8, -8), (-16, 6), (-4, 2), (0, 20)], STEEL[3], STEEL[1], axis=0, width=3)), drop(176, 60, 1.0, WATER), drop(164, 90, 0.7, WATER), scenes="harbour",
)
_keep(
    "plated_cuirass",
    stand(40), both([(60, 64), (28, 66), (14, 96), (34, 116), (62, 100)], STEEL[3], STEEL[1], width=3.8), both([(34, 88), (20, 104), (30, 124), (52, 116)], STEEL[2], STEEL[0], width=3), halves([(100, 66), (78, 50), (58, 60), (52, 96), (62, 134), (66, 164), (100, 176)], STEEL[3], STEEL[1], width=4.2), stroke([(100, 68), (100, 174)], STEEL[1], 4), both_poly([(100, 66), (78, 50), (68, 56), (84, 82), (100, 90)], GOLD[2], GOLD[1], width=3), *(stroke([(64, y), (100, y + 10), (136, y)], INK, 4) + stroke([(64, y - 3), (100, y + 6), (136, y - 3)], "#ffffff", 2, opacity=0.6) for y in (134, 150)), both_poly([(98, 174), (66, 164), (56, 196), (92, 202)], STEEL[2], STEEL[1], width=3.4), lantern_charge(100, 110, 0.9), *(disc(100 + s * x, y, 3.4, GOLD[2], INK, 1.6) for s in (-1, 1) for x, y in ((42, 78), (44, 110), (38, 140), (70, 86), (76, 104))), poly([(70, 80), (78, 76), (72, 118), (64, 112)], "#ffffff", "", 0, 0.7), scenes="court castle",
)
_keep(
    "kettle_helm",
    halves([(100, 26), (66, 36), (46, 74), (42, 112), (100, 116)], STEEL[3], STEEL[1], width=4), disc(100, 118, 94, STEEL[1], INK, 4, ry=25), disc(96, 114, 86, STEEL[2], "", 0, ry=18), disc(100, 112, 58, STEEL[1], INK, 3, ry=14), halves([(100, 26), (66, 36), (46, 74), (42, 110), (70, 120), (100, 122)], STEEL[3], STEEL[1], width=4), poly([(94, 24), (106, 24), (107, 120), (93, 120)], STEEL[2], INK, 3), poly([(58, 62), (70, 48), (64, 104), (54, 104)], "#ffffff", "", 0, 0.75), stroke([(42, 106), (70, 116), (100, 118), (130, 116), (158, 106)], T2, 9), stroke([(42, 104), (70, 113), (100, 115)], T3, 3), *(disc(100 + x, 118 + 15 - abs(x) * 0.1, 3.4, IRON[3], INK, 1.6) for x in (-66, -40, -14, 14, 40, 66)), *(stroke([(100 + s * 46, 136), (100 + s * 38, 168), (100 + s * 12, 186)], INK, 12) + stroke([(100 + s * 46, 136), (100 + s * 38, 168), (100 + s * 12, 186)], LEATHER[2 if s < 0 else 1], 7) for s in (-1, 1)), poly([(88, 178), (112, 178), (112, 196), (88, 196)], GOLD[2], INK, 3), poly([(95, 183), (105, 183), (105, 191), (95, 191)], LEATHER[0], "", 0), stroke([(128, 52), (138, 62), (132, 74)], STEEL[0], 2.6), scenes="castle harbour",
)
_keep(
    "heroes_tower_shield",
    turned(164, 204, 6, little_man(0, 0, 1.2, ("#4a3a28", "#74604a", "#a08a6c"), helm=IRON[3])), turned(82, 104, -6, poly([(-62, -82), (0, -94), (62, -82), (62, 78), (0, 96), (-62, 78)], BRASS[1], INK, 4.4), poly([(-62, -82), (0, -94), (0, 96), (-62, 78)], BRASS[2], "", 0), poly([(-51, -70), (0, -80), (51, -70), (51, 68), (0, 83), (-51, 68)], NAVY[1], INK, 3.4), poly([(-51, -70), (0, -80), (0, 83), (-51, 68)], NAVY[2], "", 0), lantern_charge(0, 0, 1.9), *(disc(s * x, y, 3.6, BRASS[3], INK, 1.6) for s in (-1, 1) for x, y in ((56, -70), (56, -30), (56, 10), (56, 50), (20, -84), (20, 84)))), *(turned(x, y, t, gear.arrow(50, feather=(BLOOD[0], BLOOD[1], BLOOD[2]))) for x, y, t in ((8, 40, 112), (4, 120, 84))), *(burst(x, y, 14, FIRE, 8) for x, y in ((34, 58), (34, 122))), scenes="castle battlefield harbour", focus="90 104 92",
    fit=0.95,
)
_keep(
    "veterans_signet",
    disc(100, 134, 62, GOLD[0], INK, 4.4), disc(97, 131, 56, GOLD[2], "", 0), disc(100, 134, 40, "#2a1c10", INK, 4), disc(97, 131, 58, "none", GOLD[3], 3), *(stroke(arc_points(100, 134, 51, a, a + 24), GOLD[1], 6) for a in (20, 60, 100, 140)), poly([(56, 34), (100, 16), (144, 34), (150, 74), (128, 104), (72, 104), (50, 74)], GOLD[1], INK, 4), poly([(56, 34), (100, 16), (100, 104), (72, 104), (50, 74)], GOLD[2], "", 0), poly([(68, 42), (100, 28), (132, 42), (136, 72), (120, 94), (80, 94), (64, 72)], NAVY[1], INK, 3.2), lantern_charge(100, 62, 1.1), poly(star(150, 30, 14, 4, 4), "#ffffff", GOLD[1], 1.6), blob([(128, 168), (150, 156), (178, 164), (184, 188), (156, 200), (130, 190)], BLOOD[1], INK, 3.2), disc(156, 178, 16, BLOOD[2], INK, 2.6), lantern_charge(156, 178, 0.46, BLOOD), scenes="court", accents="motes",
)

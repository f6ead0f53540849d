"""Lanternhold's two heroes, its allies, its beacons, and the militia that come to their light."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import PALE_SKIN, SUN, banner_pole, hand, rays, tongue
from drawing.crawler_shapes import ICE, keeper, little_man, rune, snowflake
from drawing.factions_shapes import (
    BRIGHT,
    GREY_HAIR,
    IRON,
    TINT,
    closed_helm,
    face,
    held,
    jerkin,
    open_helm,
    plate,
    robe,
)
from drawing.heroes_shapes import (
    BRASS,
    FLAME,
    GNOME_SKIN,
    LINEN,
    NAVY,
    hill,
    lantern,
    lantern_charge,
    spectacles,
)
from drawing.pen import (
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    GOLD_HAIR,
    INK,
    LEATHER,
    RED_HAIR,
    STEEL,
    STONE,
    T2,
    T3,
    WHITE_HAIR,
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
FUR = ("#8a8f9c", "#c0c6d2", "#e8ecf4", "#ffffff")
_keep = keeper(DRAWN, scenes="harbour court castle", accents="motes sparks", focus="100 90 82")

_keep(
    "captain_osric_vane",
    both([(100, 120), (60, 122), (16, 150), (4, 206), (100, 206)], T2, "#22345c"), held(164, 150, 10, gear.sword(138, 9, STEEL, GOLD), STEEL), plate(STEEL, NAVY, wide=84, reach=35), lantern_charge(100, 178, 0.62), face("tan", eye="#3a6aa0", slant=5, wide=32, jaw=0.76), people.beard(BROWN_HAIR, low=146, wide=33), open_helm(STEEL, crest=TINT, high=6, nasal=False), both_poly([(100, 62), (84, 60), (68, 66), (84, 72), (100, 70)], GOLD[2], GOLD[1], width=2.4), turned(44, 168, -6, gear.round_shield(46, NAVY, GOLD)), lantern_charge(44, 168, 0.7), focus="100 90 80",
    fit=0.95,
)
_keep(
    "ilsabet_quill",
    people.collar(("#4a1410", "#8a2a1a", "#c04a2a", "#f08a5a"), top=112, wide=52), people.long_hair(RED_HAIR, low=150, wide=38), robe(("#4a1410", "#8a2a1a", "#c04a2a", "#f08a5a"), trim=GOLD, wide=72), people.ears(FAIR_SKIN, reach=40, lift=30), face("fair", eye="#3a9a6a", slant=3, jaw=0.5, wide=27, smile=1), people.fringe(RED_HAIR, low=58, top=28), spectacles(), disc(112, 26, 15, RED_HAIR[2], INK, 3), turned(128, 16, 58, both([(0, -50), (-10, -30), (-8, 0), (0, 10)], LINEN[3], LINEN[1], axis=0, width=2.4), stroke([(0, -46), (0, 18)], INK, 2)),
    glow(164, 110, 36, FLAME[2], "script", 0.8), turned(160, 148, 24, both([(0, -70), (-15, -46), (-10, -6), (0, 10)], FLAME[2], FLAME[1], axis=0, width=2.8), stroke([(0, -60), (0, 24)], INK, 2.4)), people.fist(158, 156, FAIR_SKIN, reach=12), *(rune(x, y, s, FLAME[1], FLAME[3]) for x, y, s in ((188, 84, 0.42), (172, 56, 0.36), (190, 30, 0.3))), hand(34, 168, -14, FAIR_SKIN, s=0.7), snowflake(30, 108, 19), snowflake(54, 92, 9), snowflake(12, 84, 8), accents="sparks motes",
)
_keep(
    "lamplighter_recruit",
    glow(68, 48, 50, FLAME[2], "lamp", 0.9), limb((34, 206), (44, 30), 4.4, 4, WOOD[2]), stroke([(44, 34), (52, 10), (72, 12)], INK, 9), stroke([(44, 34), (52, 10), (72, 12)], IRON[3], 4.6), lantern(70, 20, 0.84), people.shoulders(TINT, wide=62, top=138), halves([(100, 154), (80, 142), (66, 160), (70, 206), (100, 206)], LEATHER[2], LEATHER[1]), stroke([(82, 148), (100, 166), (118, 148)], BONE[3], 6), people.round_ears(FAIR_SKIN), face("fair", eye="#4a7ab0", slant=-1, smile=3, jaw=0.58, wide=29), people.short_hair(GOLD_HAIR, low=74), blob([(64, 58), (70, 32), (100, 22), (130, 32), (136, 58), (100, 50)], NAVY[2], INK, 3.4), blob([(68, 54), (74, 36), (98, 28), (94, 48)], NAVY[3], "", 0), poly([(62, 56), (100, 50), (140, 56), (148, 66), (100, 60), (58, 66)], NAVY[1], INK, 3), lantern_charge(100, 42, 0.34), people.fist(38, 156, FAIR_SKIN, reach=12), turned(160, 172, 6, poly([(-30, -36), (0, -44), (30, -36), (28, 16), (0, 40), (-28, 16)], WOOD[2], INK, 3.6), *(stroke([(x, -38), (x, 30)], WOOD[0], 2.6, smooth=False) for x in (-10, 10)), lantern_charge(0, -2, 0.7)), focus="100 92 84",
)
_keep(
    "chapel_novice",
    rays(100, 150, 104, 60, 16, SUN[2], 0.4), people.shoulders(LINEN, wide=66, top=136), both_poly([(100, 206), (100, 158), (84, 140), (70, 150), (80, 206)], T3, T2, width=2.6), halves([(100, 22), (70, 30), (56, 70), (56, 120), (70, 146), (100, 150)], LINEN[2], LINEN[1], width=3.4), face("brown", eye="#6a4a2a", slant=-2, smile=3, jaw=0.56, wide=28), both([(100, 34), (82, 38), (68, 58), (66, 84), (76, 64), (90, 54), (100, 52)], LINEN[3], LINEN[2], width=2.8), disc(100, 44, 6, GOLD[2], INK, 2.4), glow(100, 160, 60, "#fff2b0", "mending", 0.95), *(limb((100 + s * 40, 204), (100 + s * 15, 178), 12, 10, LINEN[2 if s < 0 else 1], 3) + limb((100 + s * 15, 176), (100 + s * 6, 150), 9, 6, "#8a5236" if s < 0 else "#5c3220", 2.6) for s in (-1, 1)), poly(star(100, 134, 13, 5, 8), "#fffbe0", GOLD[1], 1.8), *(disc(x, y, 3.4, "#fff2b0", "", 0) for x, y in ((70, 130), (130, 126), (60, 156), (142, 150))), scenes="court", accents="motes",
)
_keep(
    "wallwatch_archer",
    turned(50, 98, 14, gear.bow(158, drawn=0)), jerkin(NAVY, LEATHER, wide=66), people.long_hair(GOLD_HAIR, low=140, wide=34), people.ears(FAIR_SKIN, reach=44, lift=30), face("fair", eye="#4a9a8a", slant=5, jaw=0.5, wide=27), people.fringe(GOLD_HAIR, low=50), halves([(100, 20), (76, 28), (64, 54), (42, 60), (72, 68), (100, 66)], STEEL[3], STEEL[1], width=3.4), stroke([(44, 61), (72, 66), (100, 65), (128, 66), (156, 61)], STEEL[0], 3), *(turned(146 + n * 11, 150, 10 + n * 9, gear.arrow(62)) for n in range(3)), people.fist(62, 112, LEATHER, reach=12), *(poly([(x, 206), (x, 160), (x + 42, 160), (x + 42, 206)], STONE[1], INK, 3.6) + poly([(x + 3, 163), (x + 38, 163), (x + 30, 172), (x + 3, 172)], STONE[3], "", 0) for x in (10, 148)), poly([(10, 184), (190, 184), (190, 206), (10, 206)], STONE[2], INK, 3.6), *(stroke([(x, 186), (x, 206)], STONE[0], 3, smooth=False) for x in (56, 104, 140)), scenes="castle harbour", focus="96 96 88",
    fit=0.94,
)
_keep(
    "vault_tinker",
    disc(164, 60, 30, "none", INK, 15), poly(star(164, 60, 38, 29, 10), BRASS[1], INK, 3), disc(164, 60, 19, "#241a10", INK, 3), disc(158, 54, 34, "none", BRASS[3], 1.6, opacity=0.5), people.shoulders(LEATHER, wide=62, top=140), both_poly([(100, 206), (100, 164), (82, 146), (66, 158), (72, 206)], T3, T2, width=2.6), people.neck(GNOME_SKIN, wide=12), people.round_ears(GNOME_SKIN, at=37, y=88), people.head(GNOME_SKIN, wide=36, top=46, chin=126, jaw=0.72), people.eyes("#4a7a5a", y=86, fierce=0), people.brows(RED_HAIR[1], y=75, slant=-2, thick=6), people.mouth(y=118, wide=8, bend=3), both([(100, 104), (84, 106), (62, 100), (54, 116), (66, 150), (84, 170), (100, 178)], RED_HAIR[2], RED_HAIR[1], width=3.2), *(stroke([(100 + s * x, 116), (100 + s * x * 0.7, 150)], RED_HAIR[0], 2.4) for s in (-1, 1) for x in (14, 28)), both([(100, 112), (86, 108), (68, 116), (86, 122)], RED_HAIR[3], RED_HAIR[2], width=2.4), disc(100, 100, 13, GNOME_SKIN[2], INK, 3), disc(96, 96, 5, GNOME_SKIN[3], "", 0),
    halves([(100, 22), (76, 28), (60, 52), (66, 62), (84, 54), (100, 52)], LEATHER[2], LEATHER[1]), *(disc(x, 52, 15, BRASS[2 if x < 100 else 1], INK, 3) + disc(x, 52, 9, "#8fd8e8", INK, 2) + disc(x - 3, 49, 3, "#ffffff", "", 0) for x in (82, 118)), turned(38, 150, -18, limb((0, 40), (0, -36), 5, 5, STEEL[2], 2.8), path("M-16 -62A18 18 0 1 0 16 -62L8 -46H-8Z", STEEL[2], INK, 3)), people.fist(40, 158, GNOME_SKIN, reach=12), *(turned(150 + n * 14, 172, -18 + n * 18, disc(0, 0, 9, "none", INK, 7), disc(0, 0, 9, "none", BRASS[2], 3.4), limb((0, 10), (0, 32), 2.6, 2.6, BRASS[2], 2), poly([(2, 24), (10, 24), (10, 31), (2, 31)], BRASS[2], INK, 1.6)) for n in range(3)), scenes="court", focus="98 98 86",
    fit=0.95,
)
_keep(
    "lantern_sergeant",
    glow(146, 62, 44, FLAME[2], "watch", 0.85), limb((166, 206), (166, 14), 4.4, 4, WOOD[1]), blob([(170, 2), (196, -6), (198, 26), (172, 24)], STEEL[2], INK, 3), poly([(162, 6), (144, 14), (162, 24)], STEEL[1], INK, 2.6), lantern(144, 34, 0.6), plate(IRON, TINT, wide=82, reach=32), face("fair", eye="#5a6a3a", slant=7, jaw=0.66, wide=30, brow=BROWN_HAIR[1]), people.fringe(BROWN_HAIR, low=66, top=36), stroke([(84, 98), (76, 112)], "#a84a3a", 3.4, smooth=False), halves([(100, 12), (76, 22), (66, 52), (36, 66), (72, 70), (100, 66)], STEEL[3], STEEL[1], width=3.6), poly([(94, 6), (106, 6), (108, 64), (92, 64)], STEEL[2], INK, 2.8), both([(72, 60), (54, 56), (44, 66), (60, 68)], GOLD[2], GOLD[1], width=2), stroke([(80, 144), (100, 176), (120, 144)], LEATHER[2], 3.4), poly([(94, 174), (108, 172), (110, 182), (96, 184)], BRASS[2], INK, 2.2), people.fist(165, 150, STEEL, reach=13), turned(38, 178, -6, gear.round_shield(38, TINT, STEEL)), lantern_charge(38, 178, 0.6), focus="100 90 82",
    fit=0.95,
)
_keep(
    "frostmantle_adept",
    glow(158, 40, 42, ICE[2], "frost", 0.85), limb((164, 206), (164, 76), 4.4, 4.4, "#86a8c0"), *(turned(164, 62, t, both_poly([(0, -h), (-9, -10), (0, 10)], ICE[3], ICE[1], axis=0, width=2.8)) for t, h in ((-40, 36), (40, 36), (0, 58))), people.long_hair(WHITE_HAIR, low=176, wide=40), people.shoulders(("#16304e", "#2a5480", "#4a80b0", "#88b4d8"), wide=76, top=140), both_poly([(100, 206), (100, 170), (86, 150), (76, 206)], ICE[2], ICE[1], width=2.4), *(disc(100 + s * x, y, r, FUR[2 if s < 0 else 1], INK, 2.8) for s in (-1, 1) for x, y, r in ((76, 168, 17), (58, 154, 19), (38, 148, 18), (18, 152, 15))), *(disc(100 - x, y - 4, r, FUR[3], "", 0) for x, y, r in ((76, 168, 9), (58, 154, 11), (38, 148, 10))), people.ears(PALE_SKIN, reach=42, lift=30), face("pale", eye="#5ac0f0", slant=4, jaw=0.5, wide=27, brow=WHITE_HAIR[1]), people.fringe(WHITE_HAIR, low=62, top=30), poly([(100, 50), (106, 60), (100, 72), (94, 60)], ICE[2], INK, 2), stroke([(76, 52), (100, 50), (124, 52)], STEEL[3], 3), people.fist(163, 150, PALE_SKIN, reach=12), hand(34, 180, -12, PALE_SKIN, s=0.62), snowflake(32, 124, 16), snowflake(60, 106, 8), snowflake(14, 96, 8), snowflake(126, 22, 9), scenes="mountains court", accents="mist motes",
)
_keep(
    "dawn_templar",
    rays(100, 76, 106, 66, 20, SUN[2], 0.55), plate(("#7a5a14", "#b88c2a", "#ecc45a", "#fff0b0"), LINEN, wide=86, reach=36), closed_helm(("#7a5a14", "#b88c2a", "#ecc45a", "#fff0b0"), trim=LINEN), *(poly([(100 + math.cos(math.radians(a)) * 30, 50 + math.sin(math.radians(a)) * 26), (100 + math.cos(math.radians(a + 9)) * 58, 52 + math.sin(math.radians(a + 9)) * 52), (100 + math.cos(math.radians(a + 18)) * 30, 50 + math.sin(math.radians(a + 18)) * 26)], GOLD[3 if a < 270 else 1], INK, 2.6) for a in range(190, 350, 24)), poly(star(100, 178, 24, 12, 8), SUN[2], INK, 2.8), disc(100, 178, 10, SUN[3], INK, 2.2), held(166, 158, 10, gear.mace(104), LINEN), turned(40, 172, -8, gear.kite_shield(82, (LINEN[0], LINEN[1], LINEN[2], LINEN[3]), GOLD)), poly(star(40, 164, 17, 8, 8), SUN[1], INK, 2.4), scenes="court castle", accents="motes",
    fit=0.94,
)
_keep(
    "high_marshal_edda_rowe",
    banner_pole(26, 206, 200, BRIGHT, wave=12), lantern_charge(52, 32, 0.6), both([(100, 118), (54, 124), (12, 158), (2, 206), (100, 206)], T2, "#22345c"), plate(STEEL, TINT, wide=88, reach=37), both([(100, 150), (72, 142), (56, 156), (72, 172), (100, 178)], GOLD[3], GOLD[1], width=2.8), lantern_charge(100, 184, 0.5), face("brown", eye="#7a5a2a", slant=5, jaw=0.62, wide=30, brow=GREY_HAIR[1]), both([(100, 28), (78, 30), (64, 50), (62, 82), (70, 62), (86, 50), (100, 50)], GREY_HAIR[3], GREY_HAIR[1], width=3), *(disc(100 + x, 34 + abs(x) * 0.32, 8, GREY_HAIR[2 if x < 4 else 1], INK, 2.6) for x in (-34, -22, -8, 8, 22, 34)), *(stroke([(100 + s * 34, y), (100 + s * 40, y + 8)], INK, 11) + stroke([(100 + s * 34, y), (100 + s * 40, y + 8)], GREY_HAIR[2 if s < 0 else 1], 6) for s in (-1, 1) for y in (100, 112, 124)), both_poly([(100, 44), (86, 50), (70, 60), (84, 58), (100, 62)], GOLD[2], GOLD[1], width=2.2), poly([(100, 44), (106, 53), (100, 64), (94, 53)], "#c8402c", INK, 2), stroke([(80, 94), (86, 106)], "#5c3220", 2.4), turned(168, 160, 26, limb((0, 40), (0, -66), 6, 6, "#c8402c", 2.8), *(poly([(-8, y), (8, y), (8, y + 10), (-8, y + 10)], GOLD[2], INK, 2.4) for y in (-74, -20, 36))), people.fist(168, 164, STEEL, reach=14), scenes="court castle", accents="motes",
    fit=0.94,
)
_keep(
    "heroes_hold_the_line",
    lantern(100, 4, 0.9), glow(100, 46, 76, FLAME[2], "gate", 0.8), *(turned(x, y, 0, turned(18, -60, 30, gear.spear(128)), limb((-6, 30), (-10, 76), 9, 8, NAVY[0]), limb((8, 30), (16, 76), 9, 8, NAVY[0]), halves([(0, -30), (-22, -26), (-24, 34), (0, 40)], TINT[3], TINT[1], axis=0), disc(0, -46, 15, FAIR_SKIN[2], INK, 3), halves([(0, -70), (-16, -64), (-20, -46), (-32, -42), (-16, -39), (0, -40)], STEEL[3], STEEL[1], axis=0), scale=s) for x, y, s in ((46, 126, 0.9), (150, 124, 0.9), (98, 132, 1.0))), *(turned(x, y, -4 + n * 4, gear.round_shield(r, NAVY, BRASS)) + lantern_charge(x, y, r / 60) for n, (x, y, r) in enumerate(((32, 154, 36), (166, 152, 36), (98, 162, 42)))), *(turned(x, y, t, gear.arrow(44, feather=("#5c1c14", "#8f3a2a", "#c86a4a"))) for x, y, t in ((186, 92, 236), (12, 88, 128))), poly([(8, 200), (192, 200), (184, 190), (16, 190)], STONE[2], INK, 3), scenes="castle harbour", accents="spears", focus="98 116 88",
    fit=0.93,
)
_keep(
    "light_the_beacons",
    *(poly([(x, y), (x - w, 190), (x + w, 190)], "#4a4258", INK, 2.6) + poly([(x, y), (x - w, 190), (x - w * 0.2, 190)], "#665c78", "", 0) + tongue(x, y + 3, h, h * 0.3, 0, FLAME) for x, y, w, h in ((62, 116, 34, 18), (146, 114, 34, 18), (34, 96, 30, 26), (172, 86, 26, 28))), glow(100, 50, 96, FLAME[2], "beacon", 0.95), hill(STONE, high=34), poly([(74, 176), (80, 96), (120, 96), (126, 176)], STONE[1], INK, 4), poly([(74, 176), (80, 96), (98, 96), (96, 176)], STONE[2], "", 0), *(stroke(line, STONE[0], 2.8, smooth=False) for line in ([(78, 120), (122, 120)], [(76, 146), (124, 146)], [(100, 98), (100, 120)], [(88, 120), (88, 146)], [(112, 120), (112, 146)], [(100, 146), (100, 174)])), path("M90 176V158A10 11 0 0 1 110 158V176Z", "#1a1210", INK, 3), poly([(66, 80), (134, 80), (126, 100), (74, 100)], IRON[2], INK, 3.6), *(stroke([(x, 82), (x + (x - 100) * -0.1, 98)], IRON[0], 2.6, smooth=False) for x in (80, 93, 107, 120)), *(limb(a, b, 5, 5, WOOD[2], 2.6) for a, b in (((72, 78), (118, 66)), ((128, 78), (82, 66)))), *(tongue(x, 76, h, h * 0.26, t, FLAME) for x, h, t in ((78, 46, -16), (122, 46, 16), (90, 66, -6), (112, 62, 8), (100, 84, 0))), little_man(142, 182, 0.46, TINT, helm=STEEL[2]), limb((150, 162), (160, 140), 2.6, 2.6, WOOD[2], 2), tongue(161, 140, 15, 5, 0, FLAME), *(poly(star(x, y, 5, 2, 4), FLAME[3], "", 0) for x, y in ((60, 30), (140, 24), (76, 10), (128, 50))), scenes="mountains", accents="sparks", focus="100 92 92",
)
_keep(
    "militia",
    held(30, 150, -8, gear.spear(176), LEATHER), people.shoulders(("#4a3a28", "#74604a", "#a08a6c", "#cdb898"), wide=68, top=138), halves([(100, 152), (78, 142), (64, 160), (68, 206), (100, 206)], T3, T2), lantern_charge(100, 184, 0.6), people.round_ears(FAIR_SKIN), face("tan", eye="#5a4a2a", slant=1, smile=1, jaw=0.72, wide=31), both([(100, 106), (86, 106), (70, 98), (74, 118), (88, 128), (100, 132)], BROWN_HAIR[2], BROWN_HAIR[1], width=2.4), people.mouth(y=115, wide=8, bend=1), halves([(100, 26), (76, 32), (66, 54), (40, 62), (72, 70), (100, 68)], IRON[3], IRON[1], width=3.4), stroke([(42, 63), (72, 68), (100, 67), (128, 68), (158, 63)], IRON[0], 3), turned(160, 176, 8, poly([(-32, -32), (32, -32), (28, 20), (0, 38), (-28, 20)], WOOD[2], INK, 3.6), *(stroke([(x, -32), (x, 30)], WOOD[0], 2.6, smooth=False) for x in (-11, 11)), disc(0, -2, 9, IRON[2], INK, 2.8)), accents="spears", focus="100 92 84",
)

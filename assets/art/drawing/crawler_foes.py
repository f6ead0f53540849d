"""Crawler's goblins, its dead, and its spirits."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import ROTTEN_SKIN, hand, ring, skull, thorn, tongue
from drawing.crawler_shapes import (
    ASH,
    EMBER,
    GHOST,
    GOBLIN_SKIN,
    ICE,
    RUST,
    chain,
    eye_pair,
    goblin,
    headstone,
    keeper,
    snowflake,
)
from drawing.factions_shapes import (
    GREY_HAIR,
    IRON,
    held,
    placed,
)
from drawing.pen import (
    BLOOD,
    BONE,
    GOLD,
    INK,
    LEATHER,
    NIGHT,
    STEEL,
    STONE,
    T3,
    T4,
    VENOM,
    WOOD,
    arc_points,
    blob,
    both,
    both_poly,
    disc,
    glow,
    halves,
    limb,
    poly,
    stroke,
    turned,
)

DRAWN = Album()
RAGS = ("#2a2018", "#4a3726", "#6d5238", "#94744f")
_keep = keeper(DRAWN, scenes="dungeon cellar cavern", accents="rocks smoke", focus="100 92 82")
_keep_dead = keeper(DRAWN, scenes="crypt cellar dungeon", accents="mist smoke", focus="100 90 84")

_keep(
    "goblin_skulker",
    turned(158, 100, 24, gear.dagger(76, IRON)), placed(0, 6, 0.94, people.shoulders(RAGS, wide=56, top=140), people.hood(NIGHT, opening=34, top=22, wide=44)), placed(0, 2, 0.96, goblin(ear=70, lift=8), people.hood_brim(NIGHT, brow=46, opening=32, low=112)), people.fist(154, 108, GOBLIN_SKIN, reach=14),
    poly([(0, 206), (0, 138), (56, 128), (128, 134), (136, 206)], WOOD[1], INK, 4), poly([(0, 138), (56, 128), (128, 134), (70, 148)], WOOD[3], INK, 3), *(stroke(line, WOOD[0], 4, smooth=False) for line in ([(70, 148), (72, 206)], [(0, 172), (70, 176)], [(70, 176), (134, 168)])), poly([(14, 150), (60, 156), (60, 166), (14, 160)], WOOD[2], "", 0), *(limb((x, 140), (x - 2, 120), 6, 5, GOBLIN_SKIN[2], 2.4) for x in (40, 52, 64)), *(turned(x - 2, 118, -4, both_poly([(0, -9), (-4, 4), (0, 4)], BONE[3], BONE[1], axis=0, width=1.6)) for x in (40, 52, 64)),
    fit=0.96,
)
_keep(
    "goblin_slinger",
    *(stroke(arc_points(150, 52, r, 150, 400), tone, w, opacity=0.8) for r, tone, w in ((46, T3, 5), (38, T4, 2.6))), stroke([(150, 110), (152, 70), (176, 30)], INK, 7), stroke([(150, 110), (152, 70), (176, 30)], LEATHER[3], 3.4), stroke([(152, 110), (164, 72), (192, 40)], INK, 7), stroke([(152, 110), (164, 72), (192, 40)], LEATHER[3], 3.4), disc(184, 30, 15, STONE[2], INK, 3.2), disc(180, 25, 7, STONE[3], "", 0),
    people.shoulders(RAGS, wide=64, top=140), stroke([(60, 150), (100, 184), (130, 208)], INK, 16), stroke([(60, 150), (100, 184), (130, 208)], LEATHER[2], 10), placed(-8, 0, 0.96, goblin(ear=58)), placed(-8, 0, 0.96, halves([(100, 26), (76, 32), (64, 60), (82, 66), (100, 68)], LEATHER[3], LEATHER[1]), stroke([(66, 60), (100, 68), (134, 60)], LEATHER[0], 5), disc(100, 50, 8, BONE[3], INK, 2.4)), people.sleeve((136, 176), (150, 124), RAGS[2], thick=13), people.fist(150, 114, GOBLIN_SKIN, reach=14),
    blob([(24, 162), (60, 158), (72, 186), (48, 202), (20, 192)], LEATHER[1], INK, 3.4), *(disc(x, y, r, STONE[2], INK, 2.6) for x, y, r in ((34, 156, 11), (52, 154, 12), (42, 146, 9))),
)
_keep(
    "goblin_lancer",
    turned(148, 156, 12, limb((0, 130), (0, -108), 6, 4.6, WOOD[2], 3), both_poly([(0, -150), (-14, -112), (0, -98)], STEEL[3], STEEL[1], axis=0, width=3), poly([(-4, -96), (-34, -80), (-8, -66), (-26, -56), (-4, -52)], BLOOD[2], INK, 2.6)), people.shoulders(IRON, wide=74, top=136), people.pauldrons(IRON, x=44, y=160, reach=26), *(thorn(100 + s * 62, 142, 22, s * 24, STEEL) for s in (-1, 1)),
    placed(0, 4, 0.98, goblin(ear=60, lift=16), halves([(100, 22), (74, 30), (62, 62), (80, 72), (100, 70)], IRON[3], IRON[1], width=3.4), poly([(94, 60), (106, 60), (103, 92), (97, 92)], IRON[2], INK, 2.6), thorn(100, 26, 30, 0, STEEL), *(disc(100 + s * x, y, 3, IRON[3], INK, 1.4) for s in (-1, 1) for x, y in ((30, 62), (16, 66)))),
    turned(56, 166, -8, poly([(-36, -44), (28, -48), (34, 44), (-32, 48)], WOOD[2], INK, 4), *(stroke([(x, -44), (x + 3, 46)], WOOD[0], 3, smooth=False) for x in (-14, 6)), poly([(-36, -28), (30, -32), (30, -20), (-36, -16)], IRON[2], INK, 2.6), both_poly([(0, -8), (-16, -8), (-12, 18), (0, 26)], BLOOD[2], BLOOD[1], axis=0, width=2.4)), people.fist(44, 190, GOBLIN_SKIN, reach=12), people.fist(148, 156, GOBLIN_SKIN, reach=15), scenes="cellar dungeon", focus="100 96 88",
)
_keep(
    "goblin_bonecaller",
    glow(160, 46, 40, VENOM[2], "call", 0.85), limb((160, 206), (160, 70), 5, 5, BONE[1]), skull(160, 48, 0.36, glow=VENOM[2]), *(thorn(160 + s * 14, 84, 26, s * 60) for s in (-1, 1)), *(turned(x, y, 0, limb((0, 0), (0, 16), 2.4, 2.4, BONE[2], 2), disc(0, 0, 4, BONE[3], INK, 1.8)) for x, y in ((146, 98), (174, 98))), people.collar(RAGS, top=110, wide=46), people.shoulders(("#2c1434", "#4c2358", "#713a80", "#9c62ac"), wide=66, top=138), *(disc(100 + x, 152 + abs(x) * -0.28, 8, BONE[2], INK, 2.4) for x in (-42, -26, -9, 9, 26, 42)), skull(100, 176, 0.2),
    goblin(eye=VENOM[2], ear=64, lift=20), both([(98, 70), (72, 78), (60, 66), (66, 34), (84, 18), (100, 16)], BONE[3], BONE[1], width=3.4), both([(92, 58), (80, 46), (70, 52), (74, 64), (88, 66)], INK, INK, width=2), both_poly([(100, 58), (95, 68), (100, 70)], INK, INK, width=1), *(thorn(100 + x, 74, 10, 180) for x in (-22, -8, 8, 22)), both([(66, 40), (44, 34), (30, 8), (52, 18), (76, 26)], BONE[2], BONE[0]), people.fist(160, 150, GOBLIN_SKIN, reach=14), hand(30, 168, -14, GOBLIN_SKIN, s=0.72), *(tongue(x, y, h, 7, 0, VENOM) for x, y, h in ((20, 122, 24), (34, 114, 30), (46, 126, 20))), scenes="crypt cavern", accents="mist smoke", focus="104 92 88",
)

_keep_dead(
    "crawler_zombie",
    people.shoulders(("#2a2620", "#4a4438", "#6a6250", "#8f866e"), wide=72, top=138), *(poly(points, "#2a2620", "", 0) for points in ([(60, 206), (70, 176), (76, 206)], [(128, 206), (136, 170), (146, 206)])), both([(98, 150), (84, 146), (74, 158), (78, 186), (98, 196)], ROTTEN_SKIN[1], ROTTEN_SKIN[0]), *(stroke([(80, y), (120, y)], BONE[2], 4.4) for y in (162, 174, 186)), placed(4, 0, 1.0, turned(100, 100, 12, turned(-100, -100, 0, people.neck(ROTTEN_SKIN), people.round_ears(ROTTEN_SKIN), people.head(ROTTEN_SKIN, wide=32, top=36, chin=112, jaw=0.66), both([(92, 82), (82, 70), (68, 78), (76, 92)], INK, INK), disc(80, 82, 7, "#f4ffb0", INK, 1.6), disc(81, 83, 2.6, INK, "", 0), disc(119, 82, 4, BLOOD[2], "", 0), blob([(84, 104), (100, 100), (118, 104), (122, 128), (100, 144), (82, 128)], "#2c1210", INK, 3.2), *(poly([(x, 102), (x + 8, 102), (x + 4, 112)], BONE[2], INK, 1.4) for x in (86, 98, 110)), *(poly([(x, 134), (x + 8, 136), (x + 4, 126)], BONE[2], INK, 1.4) for x in (90, 104)), blob([(96, 84), (92, 96), (100, 98), (104, 86)], INK, "", 0), blob([(104, 38), (124, 44), (132, 64), (118, 62), (110, 52)], "#c26a6a", INK, 2.4), *(stroke(line, "#8d3a3a", 2.4) for line in ([(108, 46), (118, 50), (124, 58)], [(112, 42), (124, 50)])), *(stroke(line, "#3a3428", 4) for line in ([(70, 50), (60, 66), (64, 84)], [(82, 40), (70, 44)]))))),
    limb((26, 190), (44, 138), 16, 12, "#4a4438", 3), limb((44, 140), (54, 108), 11, 9, ROTTEN_SKIN[2], 3), hand(56, 106, 10, ROTTEN_SKIN, s=0.7), disc(50, 124, 13, "none", INK, 9, ry=7), disc(50, 124, 13, "none", IRON[3], 4.4, ry=7), chain([(58, 136), (64, 148), (66, 162), (62, 176)], link=6), limb((176, 186), (172, 150), 15, 11, "#3a352c", 3), hand(170, 148, 34, ROTTEN_SKIN, s=0.66, flip=True), focus="100 92 86",
    fit=0.96,
)
_keep_dead(
    "bone_sentry",
    held(154, 160, 6, "".join((limb((0, 60), (0, -132), 4.4, 4, WOOD[1]), both_poly([(0, -164), (-8, -132), (0, -122)], STEEL[3], STEEL[1], axis=0), blob([(2, -128), (36, -140), (46, -108), (30, -84), (4, -100)], STEEL[2], INK, 3), poly([(-4, -120), (-26, -116), (-4, -104)], STEEL[1], INK, 2.6))), BONE),
    limb((100, 124), (100, 208), 7, 8, BONE[2]), *(stroke(points, INK, 12) + stroke(points, tone, 7) for n in range(3) for points, tone in (([(97, 150 + n * 19), (66, 144 + n * 19), (52, 164 + n * 18)], BONE[3]), ([(103, 150 + n * 19), (134, 144 + n * 19), (148, 164 + n * 18)], BONE[1]))), people.pauldrons(RUST, x=44, y=154, reach=25), skull(100, 82, 0.66, glow=ICE[2]), halves([(100, 14), (66, 26), (54, 58), (30, 66), (70, 72), (100, 74)], RUST[3], RUST[1], width=3.6), stroke([(32, 66), (70, 71), (100, 73), (130, 71), (168, 66)], RUST[0], 4), *(disc(100 + x, 54, 3, RUST[3], INK, 1.6) for x in (-32, -12, 12, 32)),
    turned(44, 174, -6, poly([(-34, -44), (0, -54), (34, -44), (30, 20), (0, 46), (-30, 20)], RUST[1], INK, 4), poly([(-34, -44), (0, -54), (0, 46), (-30, 20)], RUST[2], "", 0), *(stroke([(-24, y), (0, y + 7), (24, y)], BONE[3], 6) for y in (-26, -10, 6)), stroke([(0, -40), (0, 30)], BONE[3], 6)), snowflake(20, 40, 13), snowflake(182, 184, 12), accents="mist rocks",
    fit=0.92,
)
_keep_dead(
    "phantom",
    glow(100, 84, 104, GHOST[2], "haunt", 0.75), blob([(100, 10), (66, 22), (50, 60), (40, 106), (20, 150), (40, 150), (34, 186), (58, 170), (66, 204), (84, 178), (104, 204), (116, 176), (142, 200), (144, 168), (168, 182), (160, 146), (180, 146), (160, 106), (150, 60), (134, 22)], GHOST[1], INK, 4, 0.92), blob([(98, 16), (70, 26), (56, 62), (46, 110), (32, 146), (48, 144), (46, 174), (64, 160), (74, 186), (86, 160), (96, 110)], GHOST[2], "", 0, 0.9),
    halves([(100, 36), (78, 44), (68, 72), (76, 108), (90, 124), (100, 126)], "#0c2224", "#081719", width=3), both([(94, 76), (82, 64), (74, 74), (82, 88)], GHOST[3], GHOST[3], width=1.6), *(disc(x, 77, 3, INK, "", 0) for x in (84, 116)), disc(100, 104, 8, GHOST[3], INK, 2, ry=13), disc(100, 105, 5, INK, "", 0, ry=9), *("".join((limb((100 + s * 42, 96), (100 + s * 70, 116), 11, 8, GHOST[2 if s < 0 else 1], 3), *(limb((100 + s * 72, 118), (100 + s * 72 + s * dx, 118 + dy), 4.4, 1.6, GHOST[3 if s < 0 else 2], 2.2) for dx, dy in ((24, 4), (20, 20), (6, 28))))) for s in (-1, 1)),
    chain([(40, 132), (52, 140), (66, 144), (80, 146), (94, 146), (108, 145), (122, 144), (136, 141), (150, 136), (160, 130)], link=6), *(stroke(line, GHOST[3], 3, opacity=0.8) for line in ([(60, 60), (56, 100), (44, 130)], [(128, 150), (132, 178)], [(72, 150), (70, 176)])), accents="mist",
)
_keep_dead(
    "grave_wisp",
    headstone(46, 196, 1.15, -8), headstone(160, 200, 0.95, 10), blob([(-6, 206), (20, 190), (70, 194), (120, 192), (170, 192), (206, 198), (206, 210)], STONE[0], INK, 3.4), glow(104, 92, 100, GHOST[2], "wisp", 0.95), tongue(104, 136, 124, 40, 4, (GHOST[0], GHOST[1], GHOST[2], GHOST[3])), *(tongue(x, y, h, w, t, (GHOST[0], GHOST[1], GHOST[2], GHOST[3])) for x, y, h, w, t in ((66, 120, 40, 11, -30), (146, 116, 38, 11, 30), (86, 156, 30, 9, -160), (124, 158, 34, 9, 164))), disc(104, 104, 27, "#ffffff", "", 0, opacity=0.75), *(disc(x, 100, 6, INK, "", 0, ry=9) for x in (94, 116)), blob([(98, 120), (105, 116), (112, 120), (105, 128)], INK, "", 0), *(disc(x, y, r, GHOST[3], GHOST[1], 1.6) for x, y, r in ((40, 70, 5), (166, 60, 6), (70, 36, 4), (148, 30, 3.6), (176, 110, 4), (30, 112, 3.4))), *(disc(104, 104, r, "none", GHOST[3], 2, opacity=0.5) for r in (60, 76)), scenes="crypt arena_graves", accents="mist", focus="104 100 86",
)
_keep_dead(
    "ashen_wight",
    people.collar(ASH, top=96, wide=58), people.shoulders(ASH, wide=86, top=134), people.pauldrons(IRON, x=36, y=156, reach=32), *(thorn(100 + s * x, y, 30, s * t, IRON) for s in (-1, 1) for x, y, t in ((56, 138, 12), (80, 146, 36))), halves([(100, 148), (72, 144), (62, 168), (70, 206), (100, 206)], IRON[2], IRON[1]), people.neck(ASH), people.head(ASH, wide=31, top=38, chin=126, jaw=0.58), both([(94, 92), (80, 96), (76, 112), (88, 118)], ASH[1], ASH[0], width=1.6), people.glowing_eyes(EMBER[2], EMBER[3], tilt=6), people.brows(ASH[0], slant=8, thick=6), both_poly([(100, 90), (94, 102), (100, 104)], INK, INK, width=1), poly([(82, 112), (100, 108), (118, 112), (114, 122), (100, 119), (86, 122)], INK, INK, 2), *(stroke([(x, 110), (x, 120)], BONE[2], 3, smooth=False) for x in (88, 94, 100, 106, 112)),
    *(stroke(line, EMBER[2], 3, smooth=False) for line in ([(112, 46), (108, 60), (116, 66)], [(72, 100), (80, 106), (78, 116)], [(92, 156), (100, 168), (94, 180), (102, 196)], [(120, 98), (126, 106)])), people.long_hair(GREY_HAIR, low=60, wide=30, top=34), poly([(64, 58), (58, 22), (76, 40), (84, 14), (96, 38), (104, 24), (112, 40), (124, 34), (120, 20), (140, 26), (136, 58), (100, 66)], IRON[3], INK, 3.4), poly([(100, 66), (104, 24), (112, 40), (124, 34), (120, 20), (140, 26), (136, 58)], IRON[1], "", 0), disc(100, 50, 6, EMBER[2], INK, 2.2), *(disc(x, y, r, ASH[3], "", 0, opacity=0.7) for x, y, r in ((30, 60, 4), (170, 70, 5), (46, 30, 3), (160, 32, 3), (184, 110, 4), (16, 104, 4))),
    limb((8, 206), (30, 156), 17, 13, IRON[1], 3), hand(34, 150, 16, ASH, s=0.86), glow(40, 104, 36, EMBER[2], "drain", 0.8), held(172, 166, 8, gear.sword(128, 9, ASH, IRON), IRON), accents="smoke sparks",
)
_keep_dead(
    "frost_shade",
    glow(100, 90, 100, ICE[2], "cold", 0.65), *(turned(100 + s * x, y, s * t, both_poly([(0, -h), (-h * 0.2, -h * 0.2), (0, 6)], ICE[3], ICE[1], axis=0, width=2.8)) for s in (-1, 1) for x, y, t, h in ((40, 74, 34, 52), (56, 110, 60, 48), (26, 46, 14, 46))), halves([(100, 12), (72, 30), (58, 78), (38, 130), (30, 206), (100, 206)], "#1d4a72", "#12304e", width=4), both_poly([(100, 140), (76, 120), (58, 150), (74, 206), (100, 206)], "#2c6a98", "#1d4a72", width=2.6), halves([(100, 36), (80, 46), (72, 80), (82, 114), (100, 124)], "#07131f", "#050d16", width=3), eye_pair(100, 78, 0.82, ICE[2], "#ffffff"), *(turned(x, 112, 180, both_poly([(0, -14), (-4, 4), (0, 4)], ICE[3], ICE[1], axis=0, width=1.6)) for x in (90, 100, 110)),
    *("".join((limb((100 + s * 40, 130), (100 + s * 66, 150), 13, 9, "#1d4a72" if s < 0 else "#12304e", 3), *(turned(100 + s * 70, 152, s * t, both_poly([(0, -46), (-6, 0), (0, 8)], ICE[3], ICE[1], axis=0, width=2.4)) for t in (10, 42, 74, 104)))) for s in (-1, 1)), snowflake(24, 36, 17), snowflake(178, 30, 14), snowflake(160, 190, 12), *(stroke(line, ICE[3], 3, smooth=False) for line in ([(84, 150), (94, 164), (88, 178)], [(112, 156), (106, 172), (116, 186)])), scenes="crypt cavern", accents="mist",
    fit=0.94,
)
_keep_dead(
    "hollow_soul",
    glow(100, 90, 100, T4, "soul", 0.6), blob([(100, 24), (70, 36), (66, 74), (80, 106), (40, 124), (20, 160), (30, 206), (60, 196), (80, 206), (100, 196), (120, 206), (142, 196), (170, 206), (180, 160), (160, 124), (120, 106), (134, 74), (130, 36)], "#b9c2d2", INK, 4), blob([(98, 28), (74, 40), (70, 74), (84, 104), (90, 116), (50, 130), (28, 162), (36, 196), (60, 188), (84, 196), (70, 150), (96, 120)], "#e6ecf4", "", 0), both([(94, 74), (84, 62), (72, 72), (80, 88)], INK, INK), stroke([(80, 90), (78, 112)], "#5a6a8a", 3.4), stroke([(120, 90), (122, 112)], "#5a6a8a", 3.4), blob([(92, 98), (100, 94), (108, 98), (104, 106), (96, 106)], INK, "", 0),
    disc(100, 152, 24, "#10141f", INK, 3.6), poly([(90, 164), (110, 164), (120, 202), (80, 202)], "#10141f", INK, 3.6), disc(100, 152, 19, "#10141f", "", 0), ring(100, 152, 27, T3, 3.4), *(disc(x, y, 1.8, T4, "", 0) for x, y in ((94, 146), (106, 158), (98, 174), (104, 188), (92, 190))), *(stroke(line, T4, 3.4) for line in ([(76, 152), (52, 140), (40, 110), (52, 80)], [(124, 152), (150, 140), (164, 104), (150, 70)])), turned(164, 56, 24, disc(0, -14, 11, "none", INK, 9), disc(0, -14, 11, "none", GOLD[2], 5), limb((0, -2), (0, 36), 3.4, 3.4, GOLD[2], 2.4), poly([(2, 22), (14, 22), (14, 28), (8, 28), (8, 32), (14, 32), (14, 38), (2, 38)], GOLD[2], INK, 2)), focus="100 104 92", accents="mist",
)

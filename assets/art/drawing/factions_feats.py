"""Factions' battle cards: marches and blockades, spells and books, spies, blows, and the dead that rise."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import (
    ROTTEN_SKIN,
    banner_pole,
    bolt,
    hand,
    leaf,
    leaves_around,
    rays,
    ring,
    skull,
    thorn,
)
from drawing.factions_dragons import dragon_head
from drawing.factions_shapes import IRON, TINT, brute, face, placed
from drawing.pen import (
    BLOOD,
    BONE,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEAF,
    LEATHER,
    MAGIC,
    ORC_SKIN,
    STEEL,
    STONE,
    T4,
    VENOM,
    WOOD,
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
    sheet,
    star,
    stroke,
    turned,
)

DRAWN = Album()


def _keep(name: str, *parts: str, scenes: str = "battlefield", accents: str = "motes", focus: str = "100 100 90") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def _marcher(x: float, y: float) -> str:
    """A soldier on the march, small."""
    return turned(x, y, 0, turned(20, 30, 6, gear.spear(120)), limb((-4, 60), (-14, 100), 8, 6, TINT[1]), limb((4, 60), (20, 98), 8, 6, TINT[0]), halves([(0, 14), (-18, 18), (-20, 60), (0, 66)], STEEL[3], STEEL[1], axis=0), disc(0, 2, 12, FAIR_SKIN[2], INK, 3), halves([(0, -18), (-14, -10), (-16, 2), (0, 4)], TINT[3], TINT[1], axis=0), turned(-12, 42, 0, gear.round_shield(16, TINT)))


_keep("march_the_troopers", banner_pole(22, 200, 190, TINT), _marcher(158, 60), _marcher(114, 74), _marcher(66, 92), scenes="battlefield castle", accents="spears")
_keep("blockade", *(limb((x, 200), (x, 50), 10, 10, WOOD[2]) + both_poly([(x, 26), (x - 13, 56), (x, 56)], WOOD[3], WOOD[1], axis=x) for x in (26, 63, 137, 174)), limb((6, 100), (194, 92), 8, 8, IRON[2]), limb((6, 160), (194, 164), 8, 8, IRON[2]), turned(100, 120, 45, gear.sword(96, 9)), turned(100, 120, -45, gear.sword(96, 9)), turned(100, 124, 0, gear.kite_shield(110, TINT, STEEL)), scenes="castle battlefield")
_keep("meditation", ring(100, 92, 82, MAGIC[2], 5), glow(100, 70, 90, MAGIC[2], "calm"), halves([(100, 98), (66, 106), (48, 150), (70, 162), (100, 166)], TINT[2], TINT[1], width=4), blob([(20, 178), (60, 150), (100, 160), (140, 150), (180, 178), (140, 192), (100, 180), (60, 192)], TINT[1], INK, 4), disc(100, 74, 23, FAIR_SKIN[2], INK, 3.4, ry=27), stroke([(84, 74), (90, 78), (96, 75)], INK, 3), stroke([(104, 75), (110, 78), (116, 74)], INK, 3), stroke([(94, 88), (100, 90), (106, 88)], INK, 2.6), both([(100, 44), (82, 48), (76, 70), (84, 62), (100, 58)], BONE[3], BONE[1]), limb((56, 132), (44, 160), 9, 7, TINT[3]), limb((144, 132), (156, 160), 9, 7, TINT[1]), *(poly(star(x, y, 11, 4, 4), MAGIC[3], INK, 2) for x, y in ((26, 70), (174, 70), (46, 30), (154, 30), (100, 10))), scenes="magic_circle")
_keep("mana_bomb", burst(100, 108, 96, MAGIC, 13), disc(100, 112, 52, "#1c2440", INK, 4), disc(88, 98, 26, "#3a4a7c", "", 0), disc(80, 88, 9, "#aebcf0", "", 0), poly(star(104, 118, 30, 13, 6), MAGIC[2], INK, 3), poly([(88, 48), (112, 48), (112, 66), (88, 66)], IRON[2], INK, 3), stroke([(100, 48), (106, 24), (130, 18)], INK, 9), stroke([(100, 48), (106, 24), (130, 18)], LEATHER[3], 5), burst(136, 16, 16, FIRE, 8), scenes="magic_circle inferno", accents="sparks")
_keep("tome_of_knowledge", rays(100, 60, 100, 50, 14, GOLD[3], 0.4), both_poly([(100, 176), (20, 160), (8, 66), (100, 90)], LEATHER[2], LEATHER[1], width=4), both([(100, 164), (62, 148), (16, 152), (14, 62), (58, 58), (100, 80)], BONE[3], BONE[2], width=3.4), *(stroke([(100 + s * 14, y + 8), (100 + s * 50, y - 4), (100 + s * 74, y - 4)], BONE[0], 3.4) for s in (-1, 1) for y in (88, 104, 120, 136)), poly(star(100, 42, 28, 11, 6), MAGIC[2], INK, 3), *(poly(star(x, y, 9, 4, 4), GOLD[2], INK, 2) for x, y in ((52, 32), (148, 30), (70, 10), (132, 8))), scenes="hall")
_keep("advantageous_cover", blob([(0, 206), (0, 150), (30, 110), (70, 118), (100, 130), (140, 112), (176, 124), (200, 160), (200, 206)], LEAF[1], INK, 4), placed(0, -14, 0.7, people.hood(TINT), face(slant=6), people.hood_brim(TINT)), leaves_around(60, 170, 34, 9, 46, LEAF, start=-100, sweep=200), leaves_around(144, 176, 34, 9, 46, ("#1f3a16", "#3f6b2a", "#6fa244", "#b4d878"), start=-100, sweep=200), leaves_around(100, 196, 20, 7, 40, LEAF, start=-80, sweep=160), scenes="forest", accents="leaves")
_keep("rendars_gambit", *(turned(100, 190, t, poly([(-34, -150), (34, -150), (34, -54), (-34, -54)], TINT[2 + n % 2], INK, 3.6), poly([(-26, -142), (26, -142), (26, -62), (-26, -62)], TINT[1], "", 0), poly(star(0, -102, 18, 8, 4), GOLD[2], INK, 2)) for n, t in enumerate((-44, -22, 0, 22, 44))), disc(150, 150, 38, GOLD[1], INK, 4), disc(147, 147, 30, GOLD[2], INK, 2), disc(140, 138, 9, GOLD[3], "", 0), placed(50, 52, 0.6, poly([(80, 112), (76, 84), (90, 96), (100, 76), (110, 96), (124, 84), (120, 112)], GOLD[0], "", 0)), hand(66, 196, -10, FAIR_SKIN, s=0.8), scenes="hall")
_keep("deploy_the_spies", halves([(100, 12), (60, 30), (40, 90), (20, 206), (100, 206)], TINT[1], TINT[0], width=4), halves([(100, 40), (70, 60), (68, 110), (84, 140), (100, 146)], INK, INK), both([(96, 84), (80, 72), (66, 84), (80, 94)], T4, T4), disc(82, 84, 6, INK, "", 0), disc(118, 84, 6, INK, "", 0), disc(146, 144, 36, "none", INK, 15), disc(146, 144, 36, "#bfe8f4", GOLD[2], 8, opacity=0.9), both([(146, 128), (124, 144), (146, 160)], BONE[3], BONE[3], axis=146), disc(146, 144, 11, TINT[2], INK, 3), disc(146, 144, 5, INK, "", 0), limb((172, 172), (192, 198), 6, 8, WOOD[2]), scenes="castle dark_city", accents="mist")
_keep("berzerking", rays(100, 90, 110, 56, 18, BLOOD[2], 0.6), both([(100, 200), (60, 160), (20, 190), (40, 140), (2, 130), (36, 104), (6, 66), (46, 70)], FIRE[1], FIRE[0]), placed(0, 4, 1.1, brute("orc", tusk=22, eye="#ff2a1a"), halves([(100, 100), (78, 104), (82, 126), (100, 132)], "#5c0d12", "#5c0d12"), *(thorn(x, 105, 9, 180) for x in (88, 96, 104, 112)), thorn(84, 128, 22, -8), thorn(116, 128, 22, 8)), *(stroke([(100 + s * 34, 30), (100 + s * 28, 58)], BLOOD[2], 8, smooth=False) for s in (-1, 1)), scenes="inferno battlefield", accents="sparks")
_keep("recruitment_center", poly([(16, 200), (16, 70), (100, 22), (184, 70), (184, 200)], WOOD[1], INK, 4), poly([(6, 78), (100, 20), (194, 78), (184, 92), (100, 40), (16, 92)], TINT[2], INK, 4), poly([(64, 84), (136, 80), (140, 146), (62, 150)], BONE[2], INK, 3.4), *(stroke([(76, y), (126, y - 2)], BONE[0], 4, smooth=False) for y in (124, 136)), skull(100, 100, 0.22), poly([(30, 160), (170, 160), (174, 176), (26, 176)], WOOD[3], INK, 3.4), *(limb((x, 176), (x, 200), 6, 6, WOOD[2]) for x in (46, 154)), turned(44, 158, 30, gear.axe(60)), turned(160, 158, -24, gear.sword(60, 6)), scenes="battlefield mountains")
_keep("powerful_blow", burst(64, 140, 74, FIRE, 11), turned(150, 60, -128, gear.hammer(100, wide=40, high=36)), limb((190, 10), (150, 62), 22, 16, ORC_SKIN[2], 3.6), people.fist(146, 66, LEATHER, reach=17), *(poly([(x, y), (x + 14, y - 8), (x + 20, y + 10)], STONE[2], INK, 2.8) for x, y in ((10, 90), (30, 186), (110, 180), (0, 150), (84, 70))), scenes="battlefield", accents="rocks sparks")
_keep("necromancy", path("M40 204V96A60 60 0 0 1 160 96V204Z", STONE[1], INK, 4), path("M40 204V96A60 60 0 0 1 100 36V204Z", STONE[2], "", 0), skull(100, 96, 0.4, tones=STONE), stroke([(128, 60), (112, 100), (128, 130), (116, 160)], INK, 4, smooth=False), glow(100, 180, 90, VENOM[2], "raise"), hand(46, 178, -14, ROTTEN_SKIN, s=0.9), hand(142, 174, 12, ROTTEN_SKIN, s=1.05), blob([(0, 206), (0, 184), (40, 172), (90, 186), (140, 170), (200, 186), (200, 206)], "#2a1d14", INK, 4), scenes="arena_graves", accents="mist")
_keep("decay_and_rejuvenation", disc(100, 100, 84, "#2a2030", INK, 4), path("M100 16A84 84 0 0 1 100 184A42 42 0 0 1 100 100A42 42 0 0 0 100 16Z", LEAF[2], INK, 4), skull(76, 66, 0.34, glow=VENOM[2]), *(leaf(128, 150, 52, t, ("#1f3a16", "#6fa244", "#b4d878", "#e6ffc0")) for t in (-46, 0, 46)), disc(128, 150, 8, GOLD[2], INK, 2.6), *(leaf(x, y, 26, t, ("#3a2412", "#6b4320", "#8f6030", "#b98a55")) for x, y, t in ((30, 110, -120), (46, 140, 200))), scenes="forest arena_graves", accents="leaves")
_keep("counterspell", disc(100, 100, 78, "none", INK, 20), disc(100, 100, 78, "none", TINT[3], 12), ring(100, 100, 54, MAGIC[2], 4), poly(star(100, 100, 50, 25, 3), "none", MAGIC[2], 4), hand(100, 150, 0, FAIR_SKIN, s=1.3), bolt([(190, 10), (156, 44), (164, 60), (132, 84)], 9, BLOOD[2], BLOOD[3]), burst(136, 80, 26, FIRE, 9), scenes="magic_circle", accents="sparks")
_keep("dragon_call", placed(56, -30, 0.62, dragon_head("alliance", horns="up")), turned(60, 150, 0, blob([(-50, 40), (-40, 8), (-4, -20), (40, -34), (62, -52), (72, -24), (46, 4), (6, 26), (-30, 44)], BONE[2], INK, 4), *(stroke([(x, y - 12), (x + 12, y + 14)], GOLD[1], 8) for x, y in ((-32, 24), (4, 0), (38, -22)))), *(stroke([(136 + n * 13, 100 + n * 2), (150 + n * 14, 122 + n * 3), (144 + n * 12, 148 + n * 5)], T4, 5) for n in range(3)), scenes="mountains", accents="mist")
_keep("piercing_shot", turned(18, 182, 52, gear.arrow(196)), poly([(92, 40), (134, 48), (150, 90), (140, 140), (108, 152), (84, 96)], STEEL[1], INK, 4), poly([(92, 40), (114, 44), (122, 92), (108, 152), (84, 96)], STEEL[2], "", 0), burst(112, 106, 30, FIRE, 9), turned(98, 118, 52, gear.arrow(96)), scenes="battlefield castle", accents="sparks")

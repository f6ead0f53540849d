"""Barbarians, their engines and beasts; blades, bows and hunters for hire."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import skull, thorn, tongue
from drawing.factions_alliance import firearm
from drawing.factions_shapes import (
    BLACK_HAIR,
    DARK_STEEL,
    IRON,
    TINT,
    bare_chest,
    brimmed_hat,
    brute,
    face,
    held,
    jerkin,
    mask,
    open_helm,
    placed,
    plate,
    tooth_row,
)
from drawing.pen import (
    BLOOD,
    BONE,
    BROWN_HAIR,
    GOLD,
    INK,
    LEAF,
    LEATHER,
    MAGIC,
    RED_HAIR,
    STEEL,
    STONE,
    WOOD,
    blob,
    both,
    both_poly,
    disc,
    halves,
    limb,
    poly,
    sheet,
    star,
    stroke,
    turned,
)

DRAWN = Album()


def _keep(name: str, *parts: str, scenes: str = "battlefield mountains inferno", accents: str = "smoke rocks", focus: str = "100 90 80") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def _mohawk(tones: tuple[str, ...]) -> str:
    return poly([(94, 50), (84, 20), (92, 24), (92, 2), (102, 14), (112, 0), (110, 24), (118, 22), (106, 50)], tones[2], INK, 3)


def _horns(reach: float = 60) -> str:
    return both([(70, 56), (100 - reach * 0.8, 48), (100 - reach, 8), (100 - reach * 0.6, 28), (76, 36)], BONE[3], BONE[1])


_keep("orc_grunt", held(160, 150, 14, gear.axe(96)), bare_chest("orc"), brute("orc"), _mohawk(BLACK_HAIR))
_keep("elite_orc_warrior", held(30, 150, -10, gear.axe(116, double=True)), plate(IRON, TINT, wide=90, reach=36), *(thorn(100 + s * x, y, 26, s * 22, STEEL) for s in (-1, 1) for x, y in ((54, 140), (76, 148))), brute("orc", tusk=22), _horns(64), open_helm(IRON, nasal=False), turned(170, 180, 0, gear.round_shield(40, TINT, STEEL)))
_keep("troll_axethrower", turned(28, 74, -46, gear.axe(70)), bare_chest("troll", wide=76), limb((36, 160), (24, 92), 14, 10, "#5f97a0"), people.long_hair(RED_HAIR, low=120, wide=34), placed(0, 0, 1.0, brute("troll", tusk=26, wide=28, eye="#ff6a2a")), _mohawk(RED_HAIR), people.fist(26, 84, LEATHER), turned(150, 180, 30, gear.axe(64)), turned(176, 176, 44, gear.axe(64)), focus="100 86 82")
_keep("troll_shaman", turned(164, 140, 6, limb((0, 66), (0, -96), 4.4, 5, WOOD[1]), skull(0, -104, 0.32, glow=MAGIC[2]), *(poly([(s * 6, -84), (s * 22, -70), (s * 16, -46)], TINT[3], INK, 2.2) for s in (-1, 1))), bare_chest("troll", wide=72), *(disc(100 + x, 158 + abs(x) * -0.35, 8, BONE[2], INK, 2.4) for x in (-48, -30, -10, 10, 30, 48)), brute("troll", tusk=26, wide=28, eye=MAGIC[2]),
      halves([(100, 26), (80, 30), (66, 58), (84, 54), (100, 60)], TINT[2], TINT[1]), *(poly([(100 + x, 40), (100 + x * 2.1 - 6, 2 + abs(x) * 0.5), (100 + x * 2.1 + 8, 2 + abs(x) * 0.4)], TINT[3], INK, 2.6) for x in (-26, -10, 10, 26)), people.fist(162, 150, LEATHER))
_keep("ogre_warrior", placed(0, 10, 1.18, turned(170, 140, 16, limb((0, 40), (0, -90), 6, 22, WOOD[2], 3), *(thorn(s * 18, y, 14, s * 80, STEEL) for s in (-1, 1) for y in (-88, -64))), bare_chest("ogre", wide=92), brute("ogre", wide=38, tusk=10)), focus="100 96 88")
_keep("ogre_berzerker", placed(0, 12, 1.12, turned(20, 120, -30, gear.axe(84)), turned(180, 120, 30, gear.axe(84), flip=True), bare_chest("ogre", wide=94), brute("ogre", wide=38, tusk=12, eye="#ff3a2a"), halves([(100, 104), (82, 106), (84, 122), (100, 126)], "#5c0d12", "#5c0d12"), tooth_row([(90, 109), (100, 109), (110, 109)], 8, 180), *(stroke([(100 + s * 30, 74), (100 + s * 20, 104)], BLOOD[2], 7, smooth=False) for s in (-1, 1)), _mohawk(RED_HAIR), people.fist(22, 128, LEATHER), people.fist(178, 128, LEATHER)), focus="100 96 88", accents="sparks smoke")
_keep("thastalos_barbarian_overlord", placed(0, 10, 1.1, both([(100, 130), (50, 110), (2, 150), (10, 206), (100, 206)], "#6b4a2a", "#3f2a17"), turned(168, 130, 12, gear.hammer(100, wide=36)), plate(IRON, TINT, wide=94, reach=38), skull(44, 156, 0.34), skull(156, 156, 0.34), brute("ogre", wide=38, tusk=18, eye="#ff8a2a"), people.beard(BLACK_HAIR, top=98, low=164, wide=32), _horns(78), halves([(100, 28), (70, 36), (64, 64), (100, 70)], GOLD[2], GOLD[1]), poly(star(100, 50, 11, 5, 6), BLOOD[2], INK, 2)), scenes="inferno hall", focus="100 92 88")
_keep("spiked_catapult", *(limb(a, b, 8, 8, WOOD[2]) for a, b in (((20, 160), (180, 160)), ((52, 160), (104, 84)), ((150, 160), (104, 84)))), turned(104, 104, -36, limb((0, 60), (0, -86), 7, 6, WOOD[3]), blob([(-22, -82), (22, -82), (16, -62), (-16, -62)], IRON[1], INK, 3), disc(0, -98, 21, STONE[2], INK, 3.4), *(thorn(20 * x, -98 + 20 * y, 16, t, STEEL) for x, y, t in ((0, -1, 0), (1, 0, 90), (-1, 0, -90), (0.7, -0.7, 45), (-0.7, -0.7, -45)))),
      *(disc(x, 174, 23, WOOD[1], INK, 4) + disc(x, 174, 8, IRON[2], INK, 3) + stroke([(x - 20, 174), (x + 20, 174)], WOOD[3], 4, smooth=False) + stroke([(x, 154), (x, 194)], WOOD[3], 4, smooth=False) for x in (46, 154)), *(thorn(x, 152, 22, t, STEEL) for x, t in ((84, -8), (104, 0), (124, 8))), thorn(186, 160, 28, 90, STEEL), thorn(14, 160, 22, -90, STEEL), focus="90 110 90")
_keep("doomfly", *(both([(96, 90), (60, 30 + n * 50), (4, 4 + n * 66), (-2, 40 + n * 58), (50, 96 + n * 20)], "#bfe4ee", "#86b4c4", width=3) for n in (1, 0)), *(stroke([(84, 120 + n * 10), (50 - n * 8, 132 + n * 16), (46 - n * 4, 170 + n * 12)], INK, 7, smooth=False) + stroke([(116, 120 + n * 10), (150 + n * 8, 132 + n * 16), (154 + n * 4, 170 + n * 12)], INK, 7, smooth=False) for n in range(2)),
      halves([(100, 110), (76, 120), (72, 150), (86, 184), (100, 200)], TINT[3], TINT[1]), *(stroke([(78, y), (100, y + 6), (122, y)], INK, 5) for y in (134, 150, 166)), halves([(100, 70), (78, 78), (74, 104), (100, 122)], DARK_STEEL[3], DARK_STEEL[1]), halves([(100, 34), (82, 38), (74, 60), (86, 82), (100, 88)], DARK_STEEL[3], DARK_STEEL[1]),
      disc(78, 56, 18, BLOOD[2], INK, 3.4, ry=22), disc(122, 56, 18, BLOOD[1], INK, 3.4, ry=22), disc(73, 48, 6, BLOOD[3], "", 0), both_poly([(98, 84), (90, 84), (84, 104), (96, 98)], BONE[3], BONE[1]), *(stroke([(100 + s * 6, 36), (100 + s * 20, 14), (100 + s * 34, 12)], INK, 4) for s in (-1, 1)), focus="100 90 88")
_keep("tank_of_ragnos", poly([(8, 170), (24, 110), (60, 74), (140, 70), (180, 112), (192, 170)], IRON[1], INK, 4), poly([(24, 112), (60, 76), (140, 72), (120, 108)], IRON[2], INK, 3), poly([(70, 76), (80, 46), (128, 44), (136, 74)], IRON[2], INK, 3.4), limb((84, 58), (10, 44), 9, 11, IRON[1], 3), disc(8, 44, 8, INK, "", 0, ry=10), disc(104, 122, 30, "#b8342a", INK, 3.4), skull(104, 124, 0.32),
      *(thorn(x, y, 26, t, STEEL) for x, y, t in ((18, 140, -70), (32, 108, -50), (178, 112, 56), (190, 146, 76), (104, 46, 0), (124, 46, 16))), poly([(4, 168), (196, 168), (186, 200), (14, 200)], IRON[0], INK, 4), *(disc(x, 184, 14, IRON[2], INK, 3) + disc(x, 184, 5, IRON[0], "", 0) for x in (30, 65, 100, 135, 170)), *(tongue(160 + n * 12, 70 - n * 4, 36 - n * 8, 9, 14) for n in range(2)), scenes="battlefield inferno", focus="94 110 90")
_keep("ragnos_beast", blob([(40, 206), (26, 150), (44, 90), (90, 50), (150, 60), (186, 110), (190, 206)], "#4b3226", INK, 4), *(thorn(x, y, 34, t, BONE) for x, y, t in ((72, 62, -24), (104, 50, -4), (138, 54, 18), (168, 82, 42))), blob([(30, 96), (66, 74), (106, 88), (118, 128), (92, 164), (40, 168), (12, 150), (10, 122)], "#7d5640", INK, 4), blob([(34, 98), (64, 80), (84, 90), (50, 112), (18, 126)], "#a97a58", "", 0),
      blob([(14, 144), (54, 136), (96, 140), (88, 164), (46, 176), (18, 168)], "#5c0d12", INK, 3), tooth_row([(24, 144), (42, 139), (60, 138), (78, 140)], 15, 180), tooth_row([(32, 170), (50, 170), (68, 166)], 14, 0), both_poly([(58, 108), (40, 98), (42, 110), (54, 116)], INK, INK, axis=66), disc(47, 107, 5, "#ffd23a", "", 0), disc(85, 107, 5, "#ffd23a", "", 0), blob([(84, 82), (98, 40), (70, 18), (112, 34), (116, 92)], BONE[2], INK, 3.2), *(stroke([(140, y), (166, y + 16)], "#2c1b14", 5) for y in (110, 134, 158)), focus="70 116 76")

_keep("sword_for_hire", held(160, 150, 22, gear.sword(124, 8)), jerkin(("#3a3028", "#5e5044", "#85745f", "#b09c80"), LEATHER), face("tan", slant=5, smile=2), people.fringe(BROWN_HAIR, low=46), stroke([(116, 70), (122, 100)], "#8f3a2a", 4, smooth=False), disc(40, 178, 20, LEATHER[2], INK, 3.4), *(disc(x, y, 8, GOLD[2], INK, 2.4) for x, y in ((32, 160), (48, 158), (40, 150))), scenes="castle dungeon battlefield")
_keep("bow_for_hire", turned(44, 120, 10, gear.bow(160)), *(turned(150 + n * 10, 140, 18 + n * 7, gear.arrow(70)) for n in range(4)), jerkin(LEAF, LEATHER), people.long_hair(RED_HAIR, low=150, wide=36), face("fair", slant=3, jaw=0.54, wide=28), people.fringe(RED_HAIR, low=48), people.fist(56, 124, LEATHER), disc(160, 186, 16, LEATHER[2], INK, 3), disc(160, 182, 8, GOLD[2], INK, 2.4), scenes="forest battlefield", accents="leaves")
_keep("sharpshooter", jerkin(("#22302a", "#3a5044", "#587262", "#86a08e"), LEATHER), people.hood(("#22302a", "#3a5044", "#587262", "#86a08e")), face("pale", slant=6), mask(("#22302a", "#3a5044", "#587262", "#86a08e"), top=96), people.hood_brim(("#22302a", "#3a5044", "#587262", "#86a08e")), placed(0, 0, 1.0, turned(150, 156, -68, firearm(150), disc(14, -50, 8, GOLD[1], INK, 2.4), limb((14, -30), (14, -80), 6, 6, DARK_STEEL[1]))), people.fist(150, 156, LEATHER), people.fist(88, 138, LEATHER), scenes="forest mountains", accents="leaves mist")
_keep("bounty_hunter", jerkin(("#3a1a14", "#63281e", "#8f4030", "#c06a50"), DARK_STEEL), face("tan", slant=7, jaw=0.74), mask(("#3a1a14", "#63281e", "#8f4030", "#c06a50"), top=96), brimmed_hat(DARK_STEEL, brim=64), turned(36, 168, -16, gear.crossbow()), poly([(138, 124), (188, 130), (184, 196), (134, 190)], BONE[2], INK, 3.2), disc(161, 152, 13, BONE[1], INK, 2.6), stroke([(142, 178), (178, 182)], INK, 4, smooth=False), stroke([(148, 186), (172, 189)], INK, 3, smooth=False), scenes="dungeon castle forest")
_keep("arian_bounty_hunter", jerkin(("#1c2a44", "#34486c", "#567098", "#8aa4c8"), LEATHER), people.long_hair(("#7d8299", "#b9bfd2", "#e6e9f3", "#ffffff"), low=130, wide=36), face("brown", eye="#9fd8f0", slant=6, brow="#b9bfd2"), people.fringe(("#7d8299", "#b9bfd2", "#e6e9f3", "#ffffff"), low=44), disc(115, 82, 13, "#e03c2c", INK, 5), disc(112, 79, 4, "#ffd9c0", "", 0), stroke([(126, 76), (138, 68)], INK, 6), turned(28, 156, -24, firearm(96), scale=0.9), turned(172, 156, 24, firearm(96), scale=0.9, flip=True), people.fist(30, 160, DARK_STEEL), people.fist(170, 160, DARK_STEEL), scenes="dungeon castle")
_keep("zeal_renegade_knight", both_poly([(100, 118), (40, 140), (4, 206), (100, 206)], BLOOD[1], BLOOD[0]), plate(DARK_STEEL, ("#1c1a22", "#34303e", "#55505f", "#807a8a"), reach=36), people.collar(DARK_STEEL, top=112, wide=40), face("pale", eye="#c8402a", slant=8), people.long_hair(BLACK_HAIR, low=60, wide=34, top=30), people.fringe(BLACK_HAIR, low=66), stroke([(84, 66), (90, 106)], "#9a3a3a", 4, smooth=False), held(36, 140, -16, gear.sword(132, 10, STEEL, BLOOD), DARK_STEEL), poly([(140, 150), (184, 142), (180, 168), (190, 196), (150, 204), (156, 178)], STEEL[1], INK, 3.4), scenes="battlefield castle", accents="smoke")

"""Factions' locations, its equipment, and the capitals of its factions."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear
from drawing.album import Album
from drawing.arena_shapes import DEATH, SUN, leaves_around, rays, ring, root, skull, thorn, tongue
from drawing.factions_alliance import firearm
from drawing.factions_shapes import DARK_STEEL, IRON, TINT
from drawing.pen import (
    BLOOD,
    BONE,
    GOLD,
    INK,
    LEAF,
    LEATHER,
    MAGIC,
    STEEL,
    STONE,
    T4,
    VENOM,
    WOOD,
    Tones,
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
EARTH = ("#2a1d14", "#4a3421", "#6d5033", "#967550")


def _keep(name: str, *parts: str, scenes: str = "mountains", accents: str = "mist motes", focus: str = "100 104 92") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def _tower(x: float, top: float, low: float, wide: float, tones: Tones = STONE, *, roof: Tones | None = None) -> str:
    """A round tower with battlements, or with a pointed roof."""
    w = wide / 2
    body = poly([(x - w, top), (x + w, top), (x + w * 1.1, low), (x - w * 1.1, low)], tones[1], INK, 3.4) + poly([(x - w, top), (x, top), (x, low), (x - w * 1.1, low)], tones[2], "", 0)
    rim = poly([(x - w * 1.25, top), (x + w * 1.25, top), (x + w * 1.25, top + 12), (x - w * 1.25, top + 12)], tones[3], INK, 3)
    if roof is not None:
        return body + rim + both_poly([(x, top - wide * 1.3), (x - w * 1.35, top + 2), (x, top + 4)], roof[3], roof[1], axis=x)
    teeth = "".join(poly([(x + n * w - w * 0.24, top - 10), (x + n * w + w * 0.24, top - 10), (x + n * w + w * 0.24, top + 1), (x + n * w - w * 0.24, top + 1)], tones[3], INK, 2.6) for n in (-1, 0, 1))
    return body + rim + teeth + poly([(x - 4, top + 26), (x + 4, top + 26), (x + 4, top + 46), (x - 4, top + 46)], INK, "", 0)


def _flag(x: float, y: float, tones: Tones = TINT) -> str:
    return limb((x, y), (x, y - 40), 2, 2, WOOD[2], 2) + poly([(x, y - 40), (x + 30, y - 32), (x, y - 22)], tones[2], INK, 2.6)


def _ground(tones: Tones = EARTH) -> str:
    return blob([(-6, 206), (0, 180), (50, 172), (100, 178), (150, 170), (200, 180), (206, 206)], tones[1], INK, 3.4)


def _house(x: float, y: float, s: float) -> str:
    return turned(x, y, 0, poly([(-36, 0), (-36, -40), (36, -40), (36, 0)], BONE[2], INK, 3.4), *(limb((n, 0), (n, -40), 3, 3, WOOD[1], 2) for n in (-34, 0, 34)), poly([(-48, -36), (-22, -78), (26, -78), (48, -36)], SUN[1], INK, 3.4), poly([(-48, -36), (-22, -78), (-6, -78), (-16, -36)], SUN[2], "", 0), poly([(8, 0), (8, -26), (26, -26), (26, 0)], WOOD[0], INK, 2.4), poly([(-26, -14), (-26, -28), (-10, -28), (-10, -14)], "#ffd97a", INK, 2.4), scale=s)


_keep("fortress", _ground(), _tower(36, 70, 186, 48), _tower(164, 70, 186, 48), poly([(40, 108), (160, 108), (160, 186), (40, 186)], STONE[2], INK, 3.4), *(poly([(60 + n * 24, 96), (74 + n * 24, 96), (74 + n * 24, 110), (60 + n * 24, 110)], STONE[3], INK, 2.6) for n in range(4)), path("M76 188V150A24 24 0 0 1 124 150V188Z", WOOD[1], INK, 4), *(stroke([(x, 132), (x, 186)], IRON[2], 4, smooth=False) for x in (88, 100, 112)), _tower(100, 44, 110, 40, roof=TINT), _flag(36, 60), _flag(164, 60), scenes="castle mountains")
_keep("peasant_village", _ground(LEAF), _house(142, 124, 0.8), _house(52, 150, 1.0), _house(136, 190, 1.15), stroke([(84, 206), (92, 180), (84, 158)], EARTH[3], 14), *(disc(x, y, 5, BONE[3], "", 0, opacity=0.8) for x, y in ((60, 60), (68, 44), (64, 28))), scenes="battlefield forest", accents="leaves motes")
_keep("grandmagician_headquarters", glow(100, 40, 80, MAGIC[2], "tower"), _ground(STONE), _tower(46, 110, 186, 34, roof=TINT), _tower(154, 110, 186, 34, roof=TINT), _tower(100, 66, 188, 52, roof=TINT), disc(100, 102, 13, MAGIC[2], INK, 3), path("M86 188V166A14 14 0 0 1 114 166V188Z", INK, INK, 3), poly(star(100, 4, 15, 6, 4), MAGIC[3], INK, 2.4), disc(100, 84, 66, "none", MAGIC[2], 4, ry=14), *(poly(star(x, y, 9, 3, 4), MAGIC[3], INK, 1.8) for x, y in ((30, 60), (170, 56), (60, 26), (146, 22))), scenes="magic_circle mountains")
_keep("area_of_regeneration", disc(100, 150, 92, STONE[1], INK, 4, ry=42), disc(100, 144, 74, "#1d8a6a", INK, 3.4, ry=30), disc(94, 140, 52, "#5ce0b0", "", 0, ry=19), glow(100, 110, 90, "#7affc8", "well"), poly([(86, 60), (114, 60), (114, 82), (136, 82), (136, 108), (114, 108), (114, 132), (86, 132), (86, 108), (64, 108), (64, 82), (86, 82)], "#d8fff0", INK, 4), leaves_around(28, 176, 6, 5, 34, LEAF, start=-70, sweep=140), leaves_around(172, 176, 6, 5, 34, LEAF, start=-70, sweep=140), *(poly(star(x, y, 9, 3, 4), "#e8fff6", INK, 1.6) for x, y in ((40, 60), (160, 50), (100, 26))), scenes="forest magic_circle")
_keep("hidden_base", blob([(0, 206), (6, 110), (50, 40), (110, 20), (164, 60), (200, 130), (204, 206)], STONE[1], INK, 4), blob([(14, 130), (54, 52), (106, 30), (90, 90), (40, 150)], STONE[2], "", 0), path("M58 204V142A42 44 0 0 1 142 142V204Z", "#17100c", INK, 4), glow(100, 180, 60, "#ffb040", "lamp"), disc(100, 160, 9, SUN[2], INK, 2.6), poly([(78, 204), (78, 176), (122, 176), (122, 204)], WOOD[2], INK, 3), stroke([(78, 176), (122, 204)], WOOD[0], 4, smooth=False), *(root([(x, 96), (x + 4, 124), (x - 4, 150)], 5, LEAF) for x in (58, 80, 122, 140)), leaves_around(40, 196, 8, 7, 44, LEAF, start=-90, sweep=180), leaves_around(164, 196, 8, 7, 44, LEAF, start=-90, sweep=180), scenes="forest", accents="leaves mist")
_keep("laranosk_woods", *(root([(x, 206), (x - 4, 140), (x + 4, 70), (x, 30)], t) for x, t in ((40, 14), (100, 20), (162, 15))), *(blob([(x - r, y), (x - r * 0.6, y - r * 0.8), (x, y - r), (x + r * 0.7, y - r * 0.7), (x + r, y), (x + r * 0.4, y + r * 0.5), (x - r * 0.5, y + r * 0.5)], LEAF[n], INK, 3.4) for x, y, r, n in ((34, 60, 42, 1), (168, 62, 42, 1), (100, 46, 54, 2))), path("M84 206V170A16 18 0 0 1 116 170V206Z", "#ffd97a", INK, 3.4), disc(100, 118, 10, "#ffd97a", INK, 3), stroke([(46, 112), (100, 132), (156, 110)], WOOD[2], 6), stroke([(46, 108), (100, 128), (156, 106)], INK, 2), *(disc(x, y, 4, "#fff0a0", INK, 1.6) for x, y in ((66, 126), (84, 134), (120, 132), (140, 122))), scenes="forest", accents="leaves")
_keep("stronghold", _ground(), *(limb((x, 190), (x, 96), 11, 11, WOOD[1 + x // 20 % 2]) + both_poly([(x, 66), (x - 12, 98), (x, 98)], WOOD[3], WOOD[1], axis=x) for x in (14, 36, 58, 142, 164, 186)), poly([(66, 60), (134, 60), (140, 190), (60, 190)], WOOD[2], INK, 4), poly([(56, 62), (100, 24), (144, 62)], TINT[2], INK, 4), skull(100, 92, 0.42), path("M78 192V152A22 22 0 0 1 122 152V192Z", INK, INK, 3), *(thorn(x, y, 30, t) for x, y, t in ((62, 62, -50), (138, 62, 50), (100, 26, 0))), tongue(36, 68, 34, 10), tongue(164, 68, 34, 10), scenes="inferno mountains", accents="smoke sparks")
_keep("barracks", _ground(), poly([(14, 186), (14, 96), (186, 96), (186, 186)], STONE[2], INK, 4), poly([(2, 100), (36, 50), (164, 50), (198, 100)], BLOOD[1], INK, 4), poly([(2, 100), (36, 50), (96, 50), (80, 100)], BLOOD[2], "", 0), poly([(80, 186), (80, 130), (120, 130), (120, 186)], WOOD[1], INK, 3.4), *(poly([(x, 118), (x + 24, 118), (x + 24, 142), (x, 142)], "#ffd97a", INK, 3) + stroke([(x + 12, 118), (x + 12, 142)], INK, 3, smooth=False) for x in (34, 142)), turned(100, 100, 45, gear.sword(50, 6)), turned(100, 100, -45, gear.sword(50, 6)), turned(100, 92, 0, gear.round_shield(20, TINT)), *(turned(x, 168, t, gear.spear(84)) for x, t in ((44, 6), (56, 10), (156, -8))), _flag(150, 52), scenes="castle battlefield")
_keep("swamps_of_kiran", disc(100, 176, 110, "#2c3a22", INK, 3.4, ry=40), disc(90, 168, 84, "#4c6434", "", 0, ry=22), disc(70, 162, 40, "#7a9450", "", 0, ry=8), root([(150, 180), (146, 130), (156, 80), (140, 30)], 15), root([(152, 92), (118, 70), (92, 74), (80, 50)], 8), root([(154, 70), (178, 50), (190, 24)], 7), root([(40, 176), (44, 140), (30, 110)], 10), *(stroke([(x, y), (x - 2, y + 26), (x + 4, y + 44)], LEAF[1], 5) for x, y in ((92, 74), (112, 68), (180, 50), (166, 60))), *(stroke([(x, 186), (x + 3, 140)], LEAF[2], 4) + limb((x + 3, 146), (x + 4, 128), 5, 5, EARTH[2], 2) for x in (66, 78, 100)), *(disc(x, y, r, VENOM[2], INK, 2) for x, y, r in ((118, 172, 6), (128, 164, 4), (60, 184, 5))), scenes="forest", accents="mist")
_keep("deadlands", disc(146, 46, 32, BLOOD[2], INK, 3), _ground(IRON), blob([(0, 206), (30, 160), (90, 172), (140, 156), (200, 180), (204, 206)], IRON[1], INK, 3.4), root([(60, 176), (56, 120), (66, 70), (50, 24)], 13, IRON), root([(62, 90), (92, 60), (90, 30)], 7, IRON), root([(58, 110), (26, 90), (14, 60)], 7, IRON), skull(134, 158, 0.42, glow=VENOM[2]), *(stroke([(100 + n * 16, 206), (96 + n * 14, 176), (112 + n * 12, 160)], BONE[2], 7) for n in (-3, -2)), stroke([(120, 196), (150, 188), (176, 204)], INK, 4, smooth=False), poly([(166, 150), (172, 110), (180, 110), (186, 150)], STONE[1], INK, 3), scenes="arena_graves inferno", accents="smoke mist")

_keep("imperial_blade", rays(100, 90, 104, 50, 14, GOLD[3], 0.4), turned(84, 150, 32, gear.sword(150, 14, STEEL, GOLD)), turned(84, 150, 32, both_poly([(0, -8), (-40, -16), (-34, 4), (0, 8)], GOLD[3], GOLD[1], axis=0), disc(0, 0, 9, TINT[2], INK, 3)), scenes="castle hall")
_keep("commander_medallion", both_poly([(100, 92), (66, 10), (44, 10), (80, 106)], TINT[3], TINT[1], width=3.6), disc(100, 132, 58, GOLD[0], INK, 4), disc(98, 130, 52, GOLD[2], "", 0), disc(100, 132, 40, GOLD[1], INK, 3), poly(star(100, 132, 36, 15, 5), GOLD[3], INK, 3), disc(100, 132, 9, TINT[2], INK, 3), scenes="hall castle")
_keep("teleportation_relic", glow(100, 90, 96, MAGIC[2], "gate"), poly([(44, 196), (60, 166), (140, 166), (156, 196)], STONE[2], INK, 4), ring(100, 90, 70, GOLD[2], 12), disc(100, 90, 56, MAGIC[0], INK, 3), *(stroke([(100 + x, 90), (100 + x * 0.6, 66), (100 - x * 0.3, 60), (100 - x * 0.6, 90), (100, 112)], MAGIC[2], 5) for x in (44, -44, 26)), disc(100, 90, 12, "#ffffff", MAGIC[2], 4), *(poly(star(100 + x, 90 + y, 10, 5, 4), T4, INK, 2) for x, y in ((0, -70), (70, 0), (-70, 0), (0, 70))), scenes="magic_circle")
_keep("improved_firearm", turned(60, 130, 44, firearm(140), limb((13, -34), (13, -88), 6, 6, DARK_STEEL[1]), disc(13, -92, 8, "#9fe0f0", INK, 2.6), scale=1.15), burst(178, 24, 26, ("#7a1608", "#d9481a", "#ff9a26", "#ffe98e"), 9), *(turned(130 + n * 20, 176, -20 + n * 20, limb((0, 14), (0, -6), 7, 7, GOLD[2]), disc(0, -12, 7, GOLD[3], INK, 2.4)) for n in range(3)), scenes="battlefield dungeon")
_keep("axe_of_despair", glow(90, 70, 84, BLOOD[2], "despair"), turned(110, 164, -14, gear.axe(126, double=True, tones=IRON), scale=1.12), skull(82, 48, 0.28, glow="#ff5a2a"), *(stroke([(92 + n * 3, 120 + n * 14), (116 + n * 3, 126 + n * 14)], LEATHER[3], 5, smooth=False) for n in range(4)), scenes="inferno dungeon", accents="smoke")
_keep("spiked_armor", *(thorn(100 + s * x, y, 44, s * t, STEEL) for s in (-1, 1) for x, y, t in ((66, 54, 52), (50, 42, 20), (64, 104, 78), (54, 146, 96))), halves([(100, 52), (70, 34), (38, 54), (44, 120), (56, 178), (100, 192)], IRON[3], IRON[1], width=4), halves([(100, 52), (84, 44), (78, 60), (100, 72)], INK, INK), *(thorn(100 + x, y, 20, 0, STEEL) for x, y in ((-24, 104), (24, 104), (0, 120), (-20, 146), (20, 146))), stroke([(52, 166), (100, 180), (148, 166)], LEATHER[2], 9), scenes="dungeon battlefield")
_keep("sword_of_darkness", glow(100, 90, 100, DEATH[2], "dark"), *(tongue(x, y, 70, 15, t, DEATH) for x, y, t in ((74, 110, -30), (128, 110, 30), (84, 70, -20), (118, 66, 20))), turned(100, 146, 0, gear.sword(146, 13, DARK_STEEL, IRON)), skull(100, 152, 0.34, glow=DEATH[3]), both([(88, 144), (50, 130), (34, 150), (60, 148)], IRON[3], IRON[1]), scenes="dark_city arena_graves", accents="smoke")
_keep("short_sword", turned(60, 158, 46, poly([(-14, -2), (14, -2), (10, -134), (0, -150), (-10, -134)], LEATHER[2], INK, 3.4), poly([(-6, -150), (6, -150), (4, -128), (-4, -128)], GOLD[2], INK, 2), stroke([(-13, -40), (13, -40)], GOLD[1], 6, smooth=False)), turned(136, 150, -28, gear.sword(104, 10)), scenes="dungeon castle")
_keep("battle_suit", limb((60, 184), (140, 184), 9, 9, WOOD[1]), limb((100, 184), (100, 20), 6, 6, WOOD[2]), halves([(100, 70), (72, 62), (56, 84), (64, 130), (60, 166), (100, 176)], STEEL[3], STEEL[1], width=4), both([(56, 70), (24, 80), (20, 116), (48, 110), (64, 88)], STEEL[3], STEEL[1]), both([(30, 116), (24, 150), (40, 158), (50, 116)], STEEL[2], STEEL[0]), halves([(100, 8), (80, 14), (74, 44), (84, 62), (100, 66)], STEEL[3], STEEL[1], width=4), both_poly([(97, 36), (80, 32), (81, 40), (97, 44)], INK, INK), poly([(92, 74), (108, 74), (112, 172), (88, 172)], TINT[2], INK, 3), stroke([(62, 138), (100, 146), (138, 138)], LEATHER[2], 9), scenes="castle dungeon")
_keep("stun_gun", turned(78, 150, 40, poly([(-12, -8), (12, -8), (16, 20), (22, 52), (-2, 56), (-12, 22)], LEATHER[2], INK, 3.6), poly([(-20, -8), (20, -8), (16, -64), (-16, -64)], DARK_STEEL[2], INK, 3.6), *(ring(0, y, 20, MAGIC[2], 5, ry=6) for y in (-24, -42, -60)), both_poly([(-4, -64), (-16, -64), (-18, -100), (-8, -92)], GOLD[3], GOLD[1], axis=0), stroke([(14, 2), (28, 10), (20, 24)], GOLD[1], 5)), *(stroke(points, INK, 9, smooth=False) + stroke(points, MAGIC[3], 5, smooth=False) for points in ([(140, 82), (160, 66), (152, 54), (186, 24)], [(134, 72), (146, 44), (132, 38), (146, 8)], [(148, 92), (172, 96), (176, 82), (196, 84)])), burst(140, 78, 22, MAGIC, 8), scenes="dungeon castle", accents="sparks")

_keep("capital_kingdom", _ground(STONE), _tower(30, 90, 190, 36, roof=TINT), _tower(170, 90, 190, 36, roof=TINT), _tower(68, 62, 190, 36, roof=TINT), _tower(132, 62, 190, 36, roof=TINT), _tower(100, 44, 190, 48, ("#6a665e", "#a09a8c", "#d2ccbc", "#f4f0e4"), roof=GOLD), path("M82 192V160A18 20 0 0 1 118 160V192Z", WOOD[1], INK, 4), scenes="castle mountains")
_keep("capital_mage_guild", glow(100, 60, 90, MAGIC[2], "spire"), blob([(30, 150), (60, 140), (140, 140), (172, 150), (140, 176), (100, 204), (62, 178)], STONE[1], INK, 4), _tower(62, 96, 152, 26, roof=TINT), _tower(138, 96, 152, 26, roof=TINT), _tower(100, 60, 154, 42, roof=TINT), poly(star(100, 8, 16, 7, 6), MAGIC[2], INK, 2.6), disc(100, 112, 84, "none", MAGIC[2], 5, ry=22), scenes="magic_circle mountains")
_keep("capital_alliance", root([(100, 206), (96, 150), (104, 90), (100, 40)], 30), blob([(10, 84), (30, 34), (76, 8), (126, 6), (172, 36), (190, 86), (150, 98), (100, 84), (48, 100)], LEAF[2], INK, 4), *(turned(x, y, 0, _house(0, 0, 0.5)) for x, y in ((48, 128), (152, 134), (104, 176))), stroke([(28, 130), (100, 142), (176, 136)], WOOD[3], 6), stroke([(76, 178), (132, 178)], WOOD[3], 6), _flag(100, 30), scenes="forest", accents="leaves")
_keep("capital_barbarian", _ground(), poly([(10, 190), (40, 70), (74, 110), (100, 16), (128, 108), (162, 66), (190, 190)], IRON[1], INK, 4), poly([(10, 190), (40, 70), (62, 190)], IRON[2], "", 0), poly([(66, 190), (100, 16), (100, 190)], IRON[2], "", 0), skull(100, 122, 0.56, glow="#ff7a2a"), *(thorn(x, y, 40, t) for x, y, t in ((34, 112, -60), (166, 112, 60), (60, 104, -30), (140, 104, 30))), *(tongue(x, 190, 40, 11) for x in (40, 160)), scenes="inferno", accents="smoke sparks")
_keep("capital_underworld", disc(100, 70, 66, VENOM[2], INK, 3, opacity=0.5), _ground(DARK_STEEL), *(poly([(x - w, 190), (x - w * 0.7, top + 40), (x, top), (x + w * 0.7, top + 40), (x + w, 190)], DARK_STEEL[1], INK, 3.4) + poly([(x - w, 190), (x - w * 0.7, top + 40), (x, top), (x, 190)], DARK_STEEL[2], "", 0) for x, top, w in ((34, 76, 20), (166, 76, 20), (66, 44, 22), (134, 44, 22), (100, 10, 28))), *(poly([(x, y), (x - 5, y + 12), (x, y + 24), (x + 5, y + 12)], VENOM[2], INK, 2) for x, y in ((34, 112), (66, 88), (134, 88), (166, 112), (100, 60))), path("M78 192V150A22 30 0 0 1 122 150V192Z", VENOM[1], INK, 4), skull(100, 116, 0.3, glow=VENOM[2]), scenes="arena_graves dark_city")
_keep("capital", _ground(), poly([(30, 190), (30, 112), (170, 112), (170, 190)], STONE[2], INK, 4), _tower(100, 62, 190, 66), _tower(28, 100, 190, 30), _tower(172, 100, 190, 30), path("M80 192V158A20 20 0 0 1 120 158V192Z", WOOD[1], INK, 4), _flag(100, 52, TINT), turned(100, 116, 0, gear.kite_shield(46, TINT, GOLD)), scenes="castle")

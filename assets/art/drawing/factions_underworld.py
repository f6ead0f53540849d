"""The Underworld: the dead, their necromancers, ninjas and the void knight."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import DEATH, ROTTEN_SKIN, rays, ring, skull, tongue
from drawing.factions_shapes import (
    BLACK_HAIR,
    DARK_STEEL,
    IRON,
    TINT,
    closed_helm,
    face,
    held,
    jerkin,
    mask,
    placed,
    plate,
    robe,
)
from drawing.pen import (
    BLOOD,
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    INK,
    LEATHER,
    MAGIC,
    NIGHT,
    STEEL,
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
    poly,
    sheet,
    star,
    stroke,
    swoosh,
    turned,
)

DRAWN = Album()
PURPLE = ("#241038", "#45206a", "#6d3a9c", "#a674d4")


def _keep(name: str, *parts: str, scenes: str = "arena_graves dungeon dark_city", accents: str = "mist smoke", focus: str = "100 90 80") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def _shuriken(x: float, y: float, reach: float, turn: float) -> str:
    return poly(star(x, y, reach, reach * 0.34, 4, turn), STEEL[2], INK, 2.6) + disc(x, y, reach * 0.2, INK, "", 0)


def _kama(length: float = 70) -> str:
    return limb((0, 22), (0, -length), 4, 4, WOOD[1]) + blob([(-4, -length), (-40, -length + 4), (-62, -length + 36), (-34, -length + 18), (-2, -length + 16)], STEEL[2], INK, 3)


def _ribs() -> str:
    bones = []
    for n in range(4):
        left = [(98, 146 + n * 17), (66 - n * 1, 142 + n * 17), (52 + n * 3, 162 + n * 16)]
        for points in (left, [(200 - x, y) for x, y in left]):
            bones += [stroke(points, INK, 13), stroke(points, BONE[2], 8)]
    return limb((100, 124), (100, 208), 7, 8, BONE[2]) + stroke([(40, 146), (100, 136), (160, 146)], INK, 14) + stroke([(40, 146), (100, 136), (160, 146)], BONE[3], 9) + "".join(bones)


_keep("skeleton", held(166, 150, 14, gear.sword(110, 7, IRON), BONE), _ribs(), skull(100, 74, 0.8, glow="#ff8a3a"), turned(36, 176, 0, gear.round_shield(34, IRON, WOOD)))
_keep("zombie", *(limb((60 + s * 80, 160), (30 + s * 140, 96), 15, 11, ROTTEN_SKIN[1 + (s == 0)], 3) for s in (0, 1)), people.shoulders(("#2a2620", "#4a4438", "#6a6250", "#8f866e"), wide=70), poly([(84, 150), (110, 146), (120, 180), (96, 196), (80, 176)], ROTTEN_SKIN[1], INK, 3), *(stroke([(86, y), (114, y - 2)], BONE[2], 5, smooth=False) for y in (160, 172, 184)), placed(4, 0, 1.0, people.neck(ROTTEN_SKIN), people.head(ROTTEN_SKIN, jaw=0.7), disc(87, 82, 10, "#f0f0d0", INK, 3), disc(88, 83, 3, INK, "", 0), disc(114, 84, 9, INK, "", 0), halves([(100, 104), (86, 102), (84, 116), (100, 122)], INK, INK), *(poly([(90 + n * 8, 104), (96 + n * 8, 104), (94 + n * 8, 112)], BONE[2], INK, 1) for n in range(3)), stroke([(76, 52), (92, 60), (84, 44)], BLOOD[1], 4), poly([(72, 50), (78, 34), (86, 44), (94, 30), (100, 44), (96, 48)], BLACK_HAIR[2], INK, 2.4)),
      *(people.fist(x, 90, ROTTEN_SKIN, reach=12) for x in (30, 170)))
_keep("dark_knight", both_poly([(100, 118), (40, 134), (0, 206), (100, 206)], BLOOD[1], BLOOD[0]), plate(DARK_STEEL, BLOOD, reach=38), closed_helm(DARK_STEEL, eye="#ff4a3a", trim=IRON), both([(70, 52), (42, 46), (40, 4), (56, 26), (78, 34)], DARK_STEEL[3], DARK_STEEL[1]), held(168, 146, 10, gear.sword(140, 10, DARK_STEEL, BLOOD), DARK_STEEL), scenes="dark_city battlefield")
_keep("necromancer", rays(100, 90, 100, 60, 12, VENOM[2], 0.25), turned(168, 130, 6, limb((0, 76), (0, -80), 4.4, 4.4, WOOD[0]), skull(0, -88, 0.32, glow=VENOM[2])), robe(PURPLE, trim=BONE, high=18), people.hood(PURPLE, opening=42), skull(100, 84, 0.52, glow=VENOM[2]), people.hood_brim(PURPLE), people.fist(168, 140, BONE), tongue(36, 176, 60, 18, -6, (VENOM[0], VENOM[1], VENOM[2], VENOM[3])), people.fist(36, 182, BONE))
_keep("mana_hunter", placed(0, 20, 1.06, turned(176, 120, 22, gear.hammer(90, wide=26)), people.shoulders(NIGHT, wide=90, top=120), people.pauldrons(IRON, x=32, y=148, reach=30), people.hood(NIGHT, top=20, opening=42), face("pale", eye=MAGIC[2], slant=8, wide=34, jaw=0.8), people.beard(BROWN_HAIR, low=174, wide=44), people.hood_brim(NIGHT)), disc(40, 150, 24, MAGIC[1], INK, 3.4), disc(37, 146, 16, MAGIC[2], "", 0), disc(33, 140, 6, MAGIC[3], "", 0), stroke([(40, 126), (40, 96), (60, 80)], IRON[2], 6), people.fist(60, 82, IRON), scenes="cavern dungeon")
_keep("shadow_ninja", turned(150, 100, 40, gear.scimitar(100)), jerkin(NIGHT, BLACK_HAIR, wide=66), placed(0, 0, 1.0, people.neck(NIGHT), people.head(NIGHT, jaw=0.66), both([(98, 74), (70, 70), (70, 88), (98, 92)], FAIR_SKIN[2], FAIR_SKIN[1]), people.eyes("#3a2a1a", fierce=8), people.brows(INK, slant=8)), stroke([(66, 62), (100, 56), (134, 62)], TINT[3], 8), poly([(132, 56), (172, 44), (188, 62), (160, 62), (178, 82), (136, 68)], TINT[2], INK, 2.8), _shuriken(36, 100, 20, 10), _shuriken(60, 160, 16, 30), _shuriken(24, 150, 13, 0), people.fist(40, 186, NIGHT), scenes="dark_city castle")
_keep("kruul_ninja_master", swoosh(100, 110, 96, 190, 300, 22, BLOOD), turned(20, 150, 0, _kama(80), flip=True), turned(180, 150, 0, _kama(80)), people.collar(BLOOD, top=104, wide=50), jerkin(BLOOD, BLACK_HAIR, wide=78), people.head(NIGHT, jaw=0.66), both([(98, 74), (70, 70), (70, 88), (98, 92)], FAIR_SKIN[1], FAIR_SKIN[0]), people.glowing_eyes("#ff5a3a", "#ffe0b0"), mask(BONE, top=94), *(stroke([(x, 104), (x, 118)], INK, 3, smooth=False) for x in (84, 92, 100, 108, 116)), both_poly([(96, 58), (70, 58), (60, 26), (78, 44)], GOLD[3], GOLD[1]), disc(100, 54, 9, BLOOD[2], INK, 2.6), people.fist(22, 160, NIGHT), people.fist(178, 160, NIGHT), scenes="dark_city castle")
_keep("raven_apprentice_of_zeal", people.ears(("#6d5a63", "#a78f95", "#d9c6c6", "#f6ebe6"), reach=36), people.long_hair(BLACK_HAIR, low=150, wide=36), robe(NIGHT, trim=PURPLE, wide=64), face("pale", eye="#8a4ac0", slant=3, jaw=0.5, wide=27), people.fringe(BLACK_HAIR, low=74), glow(160, 116, 44, DEATH[2], "orb"), disc(160, 116, 22, NIGHT[0], INK, 3), ring(160, 116, 24, DEATH[2], 4), burst(160, 116, 14, DEATH, 7), stroke([(138, 150), (160, 160), (180, 148)], FAIR_SKIN[3], 9), blob([(30, 196), (20, 164), (36, 142), (60, 140), (76, 132), (64, 150), (74, 176), (58, 198)], "#1d1a24", INK, 3), disc(56, 148, 3, "#ff5a3a", "", 0), focus="100 84 74")
_keep("zeal_void_knight", glow(100, 80, 104, DEATH[2], "void"), *(tongue(x, 130, 90, 18, t, (DEATH[0], DEATH[1], DEATH[2], DEATH[3])) for x, t in ((34, -26), (166, 26), (60, -10), (140, 10))), both_poly([(100, 110), (36, 120), (0, 206), (100, 206)], NIGHT[2], NIGHT[0]), plate(DARK_STEEL, PURPLE, reach=40), closed_helm(DARK_STEEL, eye=DEATH[3], trim=DEATH), *(poly([(100 + x, 36 + abs(x) * 0.3), (100 + x * 1.5 - 5, 2), (100 + x * 1.2 + 8, 38)], DARK_STEEL[2], INK, 2.8) for x in (-30, -14, 6, 22)), turned(100, 176, 0, limb((0, 30), (0, 0), 5, 5, LEATHER[0])), held(30, 140, -10, gear.sword(136, 11, DEATH, IRON), DARK_STEEL), burst(170, 160, 28, DEATH, 9), scenes="dark_city inferno", accents="smoke sparks")

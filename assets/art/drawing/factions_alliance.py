"""The Alliance: troopers, commandos of three peoples, their heroes, and a rider on a dragon."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import leaves_around
from drawing.factions_dragons import dragon_head
from drawing.factions_shapes import (
    BLACK_HAIR,
    BRIGHT,
    DARK_STEEL,
    GREY_HAIR,
    TINT,
    brimmed_hat,
    face,
    held,
    jerkin,
    mask,
    open_helm,
    placed,
    plate,
)
from drawing.pen import (
    BLOOD,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    GOLD_HAIR,
    INK,
    LEAF,
    LEATHER,
    RED_HAIR,
    STEEL,
    WOOD,
    both_poly,
    disc,
    halves,
    limb,
    poly,
    sheet,
    stroke,
    turned,
)

DRAWN = Album()
MOSS = ("#1d3317", "#37592a", "#5c8544", "#90b568")


def _keep(name: str, *parts: str, scenes: str = "forest battlefield mountains", accents: str = "leaves smoke", focus: str = "100 90 80") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def firearm(length: float = 120) -> str:
    """A long gun, its muzzle upwards, its grip at the origin."""
    return (
        poly([(-7, -18), (7, -18), (9, 16), (20, 52), (2, 58), (-9, 20)], WOOD[2], INK, 3) + poly([(-7, -18), (0, -18), (0, 18), (-9, 20)], WOOD[3], "", 0)
        + limb((0, -10), (0, -length), 5, 4.4, STEEL[1]) + stroke([(-2, -14), (-2, -length + 4)], STEEL[3], 2, smooth=False)
        + poly([(-7, -length - 2), (7, -length - 2), (7, -length + 10), (-7, -length + 10)], STEEL[2], INK, 2.6) + poly([(6, -14), (18, -22), (20, -10), (8, 0)], STEEL[2], INK, 2.4)
        + stroke([(9, 4), (18, 8), (14, 18), (8, 18)], GOLD[1], 4)
    )


_keep("alliance_trooper", held(160, 160, 14, firearm(116)), jerkin(), face(slant=3), people.beard(BROWN_HAIR, low=130, wide=20), open_helm(STEEL, nasal=False), stroke([(66, 70), (100, 66), (134, 70)], TINT[2], 8))
_keep("elf_scout", turned(42, 130, -8, gear.bow(150)), people.ears(FAIR_SKIN, reach=34), people.long_hair(GOLD_HAIR, low=150, wide=38), jerkin(LEAF, LEATHER), people.hood(LEAF, opening=38, top=12), face(eye="#3a8a4a", slant=3, jaw=0.52, wide=27), people.fringe(GOLD_HAIR, low=56), people.hood_brim(LEAF),
      people.fist(50, 140, LEATHER), *(turned(150 + n * 12, 150, 12 + n * 6, gear.arrow(84)) for n in range(3)), scenes="forest")
_keep("human_commando", held(38, 166, -24, gear.dagger(74)), jerkin(TINT, DARK_STEEL), people.round_ears(FAIR_SKIN), face("tan", slant=7, jaw=0.76), people.short_hair(BROWN_HAIR, low=52), poly([(62, 46), (138, 46), (138, 62), (62, 62)], BLOOD[2], INK, 3), poly([(134, 48), (168, 40), (172, 56), (138, 58)], BLOOD[1], INK, 2.6),
      both_poly([(92, 94), (74, 96), (72, 102), (90, 100)], INK, INK, width=0.01), turned(164, 170, 28, gear.crossbow()), scenes="battlefield")
_keep("elf_commando", held(28, 160, -30, gear.scimitar(96)), held(172, 160, 30, gear.scimitar(96), flip=True), people.ears(FAIR_SKIN, reach=36), jerkin(TINT, LEAF), face(eye="#6a4aa0", slant=6, jaw=0.5, wide=27), people.fringe(RED_HAIR, low=50), mask(TINT), leaves_around(100, 40, 26, 7, 20, MOSS, start=-80, sweep=160), scenes="forest")
_keep("dwarf_commando", placed(0, 22, 1.06, held(20, 130, -16, gear.axe(84)), held(180, 130, 16, gear.axe(84), flip=True), people.shoulders(LEATHER, wide=92, top=120), people.pauldrons(STEEL, x=30, y=146, reach=32), face("tan", slant=7, wide=36, jaw=0.8), people.beard(RED_HAIR, low=176, wide=50), open_helm(TINT, high=2), disc(100, 48, 8, GOLD[2], INK, 2.6)), scenes="mountains cavern", accents="rocks smoke")
_keep("lorenzo_maydon", held(160, 150, 20, firearm(86), scale=0.9), jerkin(BRIGHT, LEATHER), people.long_hair(BLACK_HAIR, low=126, wide=38), face("tan", eye="#4a8a3a", smile=4, slant=3), stroke([(88, 106), (100, 102), (112, 106)], BLACK_HAIR[0], 4), poly([(95, 114), (105, 114), (100, 128)], BLACK_HAIR[1], INK, 1.6), brimmed_hat(LEATHER, feather=TINT), turned(36, 176, -30, gear.dagger(70)), people.fist(36, 178, LEATHER), scenes="forest castle")
_keep("lorenzo_maydon_knight_of_the_alliance", halves([(100, 118), (40, 130), (8, 206), (100, 206)], BLOOD[2], BLOOD[1]), turned(40, 80, -4, limb((0, 120), (0, -76), 4, 4, WOOD[2]), poly([(2, -70), (-40, -64), (-30, -44), (-42, -22), (2, -26)], TINT[2], INK, 3)), people.long_hair(BLACK_HAIR, low=140, wide=38), plate(STEEL, TINT, reach=34),
      face("tan", eye="#4a8a3a", slant=5), people.fringe(BLACK_HAIR, low=48), stroke([(88, 106), (100, 102), (112, 106)], BLACK_HAIR[0], 4), poly([(94, 114), (106, 114), (100, 130)], BLACK_HAIR[1], INK, 1.6), held(168, 152, 14, gear.sword(136, 8), STEEL), scenes="castle battlefield", accents="motes")
_keep("general_william_rendar", people.collar(TINT, top=106, wide=52), people.shoulders(TINT, wide=86), both_poly([(100, 190), (80, 136), (62, 150), (88, 206), (100, 206)], GOLD[2], GOLD[1]), face("tan", brow=GREY_HAIR[0], slant=5), people.beard(GREY_HAIR, low=132, wide=26),
      poly([(64, 60), (58, 38), (76, 24), (124, 24), (142, 38), (136, 60), (100, 52)], TINT[1], INK, 3.4), poly([(64, 60), (100, 50), (136, 60), (148, 68), (100, 60), (52, 68)], INK, INK, 3), disc(100, 38, 9, GOLD[2], INK, 2.6),
      turned(46, 172, -60, limb((0, 26), (0, -26), 9, 12, GOLD[1]), disc(0, -28, 12, "#9fe0f0", INK, 3)), people.fist(46, 172, LEATHER), held(170, 160, 12, firearm(90), scale=0.86), scenes="battlefield castle")
_keep("rebel_dragon_rider", placed(-28, 34, 0.94, dragon_head("alliance")), placed(46, -38, 0.56, people.shoulders(LEATHER, wide=66), face("tan", slant=5), people.short_hair(BROWN_HAIR, low=58), *(disc(100 + s * 15, 60, 12, "#9fe0f0", INK, 5) for s in (-1, 1)), held(170, 130, 36, gear.spear(180))), scenes="mountains", accents="motes smoke", focus="90 110 88")

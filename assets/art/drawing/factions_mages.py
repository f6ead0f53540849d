"""The Mage Guild: apprentices, mages, their elementals and their masters."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import PALE_SKIN, WATER, bolt, hand, ring, tongue
from drawing.factions_shapes import (
    BLACK_HAIR,
    BRIGHT,
    GREY_HAIR,
    TINT,
    closed_helm,
    face,
    held,
    plate,
    pointed_hat,
    robe,
)
from drawing.pen import (
    BLOOD,
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    MAGIC,
    RED_HAIR,
    STEEL,
    STONE,
    VENOM,
    WHITE_HAIR,
    both,
    both_poly,
    burst,
    disc,
    glow,
    halves,
    poly,
    sheet,
    star,
    stroke,
    turned,
)

DRAWN = Album()
SPARK = ("#4a3a08", "#c8a018", "#ffe44a", "#fffbd0")
GLASS = ("#1c4a58", "#3d93a8", "#8fd8e4", "#eefcff")


def _keep(name: str, *parts: str, scenes: str = "magic_circle hall", accents: str = "motes sparks", focus: str = "100 90 80") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def _orb(x: float, y: float, reach: float, tones: tuple[str, ...] = MAGIC) -> str:
    return disc(x, y, reach, tones[1], INK, 3) + disc(x - reach * 0.1, y - reach * 0.1, reach * 0.68, tones[2], "", 0) + disc(x - reach * 0.25, y - reach * 0.3, reach * 0.3, tones[3], "", 0)


def _open_book(x: float, y: float, s: float) -> str:
    page = [(0, 6), (-20, -6), (-52, -2), (-52, -40), (-20, -44), (0, -32)]
    lines = [stroke([(side * 12, n), (side * 44, n - 3)], BONE[1], 2.4, smooth=False) for side in (-1, 1) for n in (-30, -22, -14)]
    return turned(x, y, 0, both_poly([(0, 14), (-22, 2), (-58, 6), (-58, -38), (0, -26)], LEATHER[2], LEATHER[1], axis=0), both_poly(page, BONE[3], BONE[2], axis=0), *lines, scale=s)


_keep("apprentice_mage", robe(TINT, trim=BONE, wide=62), face(smile=2, slant=-1), people.short_hair(RED_HAIR, low=62), people.round_ears(FAIR_SKIN),
      _open_book(92, 190, 0.9), hand(166, 160, 16, FAIR_SKIN, s=0.6), burst(172, 104, 20, MAGIC, 8))
_keep("mage", robe(TINT, high=16), people.long_hair(BROWN_HAIR, low=160), face(eye="#4a8ad0"), people.beard(BROWN_HAIR, low=148, wide=30), pointed_hat(TINT), held(168, 128, 8, gear.staff(150)))
_keep("alchemist", robe(LEATHER, trim=BONE), face("tan", slant=2), people.short_hair(BLACK_HAIR, low=64),
      *(disc(100 + side * 16, 84, 14, "#e8c86a", INK, 5) + disc(96 + side * 16, 80, 5, "#fff6d0", "", 0) for side in (-1, 1)), stroke([(66, 82), (74, 84)], INK, 6), stroke([(126, 84), (134, 82)], INK, 6),
      disc(44, 164, 28, GLASS[2], INK, 3.4), halves([(44, 158), (18, 160), (24, 184), (44, 190)], VENOM[2], VENOM[1], axis=44, width=0.01), poly([(36, 118), (52, 118), (52, 140), (36, 140)], GLASS[2], INK, 3), *(disc(x, y, r, VENOM[2], INK, 2) for x, y, r in ((42, 106, 6), (52, 92, 8), (38, 78, 5))),
      poly([(152, 130), (168, 130), (168, 148), (188, 192), (134, 192), (152, 148)], GLASS[2], INK, 3.4), poly([(146, 166), (174, 166), (184, 189), (138, 189)], FIRE[2], "", 0), scenes="hall")
_keep("sage", robe(BRIGHT, trim=GOLD), people.hood(TINT, opening=42), face(brow=WHITE_HAIR[2], slant=-1, smile=1), people.beard(WHITE_HAIR, low=186, wide=38), people.hood_brim(TINT), _open_book(60, 196, 0.72), _orb(160, 130, 24), hand(160, 190, 0, FAIR_SKIN, s=0.6), scenes="hall")
_keep("battle_mage", plate(STEEL, TINT), face("brown", brow=BLACK_HAIR[0]), people.short_hair(BLACK_HAIR, low=56, wide=31), people.beard(BLACK_HAIR, low=134, wide=24),
      held(32, 154, -14, gear.sword(120, 7)), tongue(166, 150, 90, 32, 6), tongue(150, 148, 56, 18, -14), hand(164, 180, 8, ("#33190f", "#5c3220", "#8a5236", "#b97f58"), s=0.7), scenes="battlefield magic_circle")
_keep("raven_the_destroyer", both([(96, 140), (50, 110), (0, 20), (30, 56), (20, 6), (56, 52), (62, 16), (84, 90)], "#2a2434", "#17131f"), people.collar(TINT, top=90, wide=58), people.ears(PALE_SKIN, reach=38),
      people.long_hair(BLACK_HAIR, low=190, wide=46), robe(BLACK_HAIR, trim=TINT), face("pale", eye="#c03ae0", slant=7, jaw=0.52, wide=28), people.fringe(BLACK_HAIR, low=62),
      poly(star(100, 52, 12, 5, 4), BLOOD[2], INK, 2), burst(36, 164, 34, MAGIC, 9), burst(166, 164, 34, MAGIC, 9, 20), focus="100 84 76")
_keep("evans_mage_knight", _orb(34, 74, 22), plate(("#173058", "#2f5c9c", "#6a9ad8", "#c0e0ff"), TINT, reach=36), closed_helm(("#173058", "#2f5c9c", "#6a9ad8", "#c0e0ff"), eye=MAGIC[3], trim=STEEL), both_poly([(66, 60), (52, 30), (58, 2), (72, 40)], GOLD[3], GOLD[1]),
      bolt([(34, 74), (54, 104), (42, 118), (64, 146)], 6, MAGIC[2], MAGIC[3]), held(166, 154, 10, gear.sword(132, 9, MAGIC)), scenes="castle magic_circle")
_keep("wizard_commander_radd", people.collar(GOLD, top=94, wide=62), robe(TINT, trim=GOLD, wide=84), people.pauldrons(GOLD, x=40, y=160), face("tan", brow=GREY_HAIR[0], slant=6), people.long_hair(GREY_HAIR, low=60, wide=36, top=34), people.beard(GREY_HAIR, low=140, wide=28),
      stroke([(64, 62), (100, 56), (136, 62)], GOLD[1], 10), stroke([(64, 61), (100, 55), (136, 61)], GOLD[3], 4), disc(100, 56, 7, MAGIC[2], INK, 2.4), held(30, 130, -6, gear.staff(164, FIRE)), hand(172, 172, 10, ("#5c3320", "#94593a", "#c08458", "#e6b98c"), s=0.8), ring(172, 112, 18, MAGIC[2], 4))

_keep("fire_elemental", glow(100, 100, 100, FIRE[2], "blaze"), *(tongue(x, y, h, w, t) for x, y, h, w, t in ((100, 204, 200, 52, 0), (48, 190, 120, 28, -16), (152, 190, 120, 28, 16), (24, 150, 90, 18, -40), (176, 150, 90, 18, 40))),
      both([(92, 100), (70, 86), (64, 98), (80, 108)], INK, INK), both([(88, 101), (74, 92), (72, 98), (80, 105)], FIRE[3], FIRE[3], width=0.01), poly([(74, 130), (88, 124), (100, 132), (112, 124), (126, 130), (112, 150), (100, 142), (88, 150)], FIRE[0], INK, 3), scenes="inferno", accents="sparks smoke", focus="100 110 84")
_keep("earth_elemental", *(both_poly(points, tone, shade, width=4) for points, tone, shade in (
    ([(100, 204), (70, 200), (58, 130), (100, 120)], STONE[2], STONE[1]), ([(60, 140), (18, 100), (30, 64), (72, 60), (84, 110)], STONE[3], STONE[1]), ([(30, 100), (4, 130), (8, 178), (38, 190), (52, 150), (46, 112)], STONE[2], STONE[0]),
    ([(100, 110), (62, 96), (68, 48), (88, 20), (100, 24)], STONE[3], STONE[1]))), both_poly([(94, 72), (76, 62), (78, 74), (92, 82)], INK, INK), both_poly([(92, 74), (80, 67), (81, 73), (91, 79)], TINT[3], TINT[3], width=0.01),
      stroke([(82, 96), (100, 90), (118, 96)], INK, 5), stroke([(70, 120), (84, 150), (76, 176)], INK, 4, smooth=False), stroke([(34, 72), (46, 92), (40, 104)], INK, 4, smooth=False), both([(88, 22), (70, 14), (58, 26), (78, 34)], VENOM[1], VENOM[0]), scenes="cavern mountains", accents="rocks", focus="100 90 84")
_keep("water_elemental", halves([(100, 204), (40, 206), (52, 150), (36, 100), (56, 40), (86, 12), (100, 8)], WATER[2], WATER[1], width=4), both([(52, 120), (12, 96), (4, 44), (30, 74), (58, 84)], WATER[2], WATER[1]),
      *(stroke([(56 + n * 6, 60 + n * 30), (100, 80 + n * 30), (146 - n * 6, 58 + n * 30)], WATER[3], 5) for n in range(5)), both([(92, 70), (74, 58), (70, 72), (82, 80)], "#ffffff", "#ffffff"), both([(86, 70), (78, 66), (78, 74)], WATER[0], WATER[0], width=0.01),
      *(disc(x, y, r, WATER[3], INK, 2.4) for x, y, r in ((22, 26, 8), (180, 24, 7), (164, 12, 4), (30, 160, 7), (176, 152, 9))), stroke([(88, 100), (100, 106), (112, 100)], WATER[0], 5), scenes="cavern mountains", accents="mist", focus="100 90 84")
_keep("energy_elemental", glow(100, 100, 104, SPARK[2], "charge"), *(bolt(points, 9, SPARK[1], SPARK[3]) for points in ([(100, 100), (60, 70), (66, 48), (14, 20)], [(100, 100), (146, 76), (138, 50), (188, 26)], [(100, 120), (60, 150), (66, 168), (20, 190)], [(100, 120), (142, 146), (136, 170), (184, 186)], [(100, 90), (88, 50), (108, 36), (100, 2)])),
      poly(star(100, 104, 56, 34, 9, 10), SPARK[1], INK, 4), poly(star(100, 104, 42, 26, 9, 30), SPARK[2], "", 0), both_poly([(94, 100), (76, 88), (76, 100), (90, 108)], INK, INK), both_poly([(90, 101), (80, 94), (80, 99)], "#ffffff", "#ffffff", width=0.01), stroke([(82, 126), (92, 120), (100, 128), (108, 120), (118, 126)], INK, 5, smooth=False), focus="100 104 80")

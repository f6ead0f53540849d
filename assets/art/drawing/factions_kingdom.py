"""The Kingdom: squires, knights, their commanders, the king and the prince."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear, people
from drawing.album import Album
from drawing.arena_shapes import banner_pole, rays
from drawing.factions_shapes import (
    BLACK_HAIR,
    BRIGHT,
    GREY_HAIR,
    TINT,
    closed_helm,
    crown,
    face,
    held,
    open_helm,
    placed,
    plate,
    robe,
)
from drawing.pen import (
    BONE,
    BROWN_HAIR,
    GOLD,
    GOLD_HAIR,
    INK,
    LEATHER,
    RED_HAIR,
    STEEL,
    T2,
    both,
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
WHITE_CLOTH = ("#8a8478", "#c4beb0", "#ece6d8", "#ffffff")


def _keep(name: str, *parts: str, scenes: str = "castle battlefield hall", accents: str = "spears motes", focus: str = "100 90 80") -> None:
    DRAWN[name] = sheet(parts, focus=focus, scenes=scenes, accents=accents)


def _cape(wide: float = 90) -> str:
    return halves([(100, 118), (56, 128), (100 - wide, 170), (96 - wide, 206), (100, 206)], TINT[2], TINT[1])


_keep("squire", held(160, 158, 24, gear.sword(96, 6)), people.shoulders(TINT, wide=66, top=138),
      stroke([(78, 146), (100, 168), (122, 146)], LEATHER[2], 7), face(eye="#4a7a4a", smile=2, slant=2), people.short_hair(GOLD_HAIR),
      turned(44, 172, 0, gear.round_shield(36, TINT)))
_keep("knight", held(166, 150, 6, gear.sword(130, 8), STEEL), plate(), closed_helm(flat=True),
      turned(42, 164, -6, gear.kite_shield(88, TINT, STEEL)))
_keep("high_knight", _cape(96), turned(26, 170, -14, gear.spear(176)), plate(STEEL, BRIGHT, reach=34), closed_helm(trim=GOLD),
      both([(70, 56), (46, 44), (30, 8), (56, 22), (72, 40)], GOLD[3], GOLD[1]), held(168, 166, 16, gear.sword(110, 7, hilt=GOLD), STEEL))
_keep("heavy_blade", turned(100, 130, -44, gear.sword(150, 16)), plate(wide=88, reach=36), face("tan", slant=8, wide=33, jaw=0.78), open_helm(nasal=False),
      people.fist(96, 138, STEEL, reach=14), turned(100, 130, -44, limb((0, 2), (0, 46), 5, 5, LEATHER[1])), people.fist(122, 160, STEEL, reach=14))
_keep("field_medic", robe(WHITE_CLOTH, trim=TINT), people.hood(WHITE_CLOTH, opening=40), face(eye="#5a7a3a", smile=3, slant=0), people.fringe(RED_HAIR),
      poly([(32, 136), (80, 136), (84, 200), (28, 200)], LEATHER[2], INK, 3.4), poly([(32, 136), (80, 136), (74, 152), (38, 152)], LEATHER[3], INK, 2.4),
      poly([(50, 158), (62, 158), (62, 168), (72, 168), (72, 180), (62, 180), (62, 190), (50, 190), (50, 180), (40, 180), (40, 168), (50, 168)], "#d83a3a", INK, 2.6),
      stroke([(150, 138), (158, 120), (170, 140), (166, 176)], WHITE_CLOTH[2], 13), scenes="battlefield castle", accents="motes")
_keep("knight_commander_gregorry", banner_pole(26, 206, 196, TINT), _cape(), plate(STEEL, TINT, reach=34), face(brow=GREY_HAIR[1], slant=6), people.beard(GREY_HAIR, low=150, wide=33),
      open_helm(crest=TINT, high=4), held(168, 158, 12, gear.sword(128, 9, hilt=GOLD), STEEL))
_keep("sir_knight_tiranny", held(34, 158, -12, gear.mace(104), STEEL), plate(("#20242e", "#4a505e", "#767e8e", "#aab4c4"), TINT, reach=36), closed_helm(("#20242e", "#4a505e", "#767e8e", "#aab4c4"), eye="#ff6a4a"),
      both([(72, 46), (44, 40), (22, 60), (10, 30), (40, 18), (76, 30)], BONE[3], BONE[1]), turned(162, 168, 8, gear.kite_shield(84, TINT, GOLD)))
_keep("general_luther_maxwell", people.collar(TINT, top=100, wide=56), people.shoulders(TINT, wide=86), both([(100, 150), (58, 150), (36, 158), (22, 172), (40, 180), (66, 170)], GOLD[3], GOLD[1]),
      *(stroke([(84, y), (116, y)], GOLD[2], 5, smooth=False) for y in (164, 180, 196)), face("brown", brow=BLACK_HAIR[0], slant=5), people.short_hair(GREY_HAIR, low=62),
      poly([(146, 130), (190, 118), (196, 142), (152, 156)], BONE[2], INK, 3.2), disc(148, 143, 9, BONE[3], INK, 2.6, ry=13), people.fist(166, 148, LEATHER, reach=12),
      disc(60, 178, 9, GOLD[2], INK, 2.4), scenes="hall castle")
_keep("commander_william_rendar", _cape(84), plate(STEEL, TINT), face("tan", brow=BROWN_HAIR[0]), people.fringe(BROWN_HAIR, low=54), people.beard(BROWN_HAIR, low=134, wide=26),
      held(38, 160, -20, gear.sword(120, 7), STEEL), turned(162, 176, 12, gear.round_shield(44, TINT, GOLD)))
_keep("king_jeffery", people.collar(WHITE_CLOTH, top=104, wide=66), people.shoulders(TINT, wide=92), halves([(100, 160), (66, 130), (34, 148), (40, 166), (80, 176), (100, 206)], WHITE_CLOTH[3], WHITE_CLOTH[1]),
      *(disc(100 + sx * x, y, 3.4, INK, "", 0) for sx in (-1, 1) for x, y in ((48, 152), (30, 158), (18, 176))), people.long_hair(GREY_HAIR, low=140), face(brow=GREY_HAIR[1], slant=3, smile=1), people.beard(GREY_HAIR, low=172, wide=36), crown(tall=34, wide=36),
      turned(164, 150, 10, limb((0, 50), (0, -96), 4.4, 4.4, GOLD[1]), disc(0, -104, 14, GOLD[2]), disc(-3, -107, 6, T2, "", 0)), people.fist(164, 156, LEATHER, reach=12), scenes="hall")
_keep("prince_vaan", rays(100, 80, 104, 70, 14, GOLD[3], 0.35), _cape(98), people.long_hair(GOLD_HAIR, low=150, wide=40), plate(WHITE_CLOTH, TINT, reach=32), face(eye="#3a7ac0", slant=4), people.fringe(GOLD_HAIR, low=58),
      crown(y=46, tall=16, wide=32), held(30, 148, -6, gear.sword(140, 8, hilt=GOLD), STEEL), held(172, 162, 18, gear.sword(110, 7, hilt=GOLD), STEEL))
_keep("peasant", placed(0, 4, 0.96, turned(166, 160, 8, limb((0, 50), (0, -96), 4, 4, LEATHER[2]), *(stroke([(0, -92), (x, -104), (x, -142)], INK, 8, smooth=False) for x in (-16, 0, 16)), *(stroke([(0, -92), (x, -104), (x, -142)], STEEL[2], 4, smooth=False) for x in (-16, 0, 16))),
      people.shoulders(LEATHER, wide=70), both_poly([(100, 176), (82, 134), (66, 142), (84, 206), (100, 206)], WHITE_CLOTH[2], WHITE_CLOTH[1]), face("tan", smile=3, slant=-1), people.round_ears(("#5c3320", "#94593a", "#c08458", "#e6b98c")),
      disc(100, 56, 56, GOLD[1], INK, 3.4, ry=13), halves([(100, 18), (76, 26), (68, 56), (100, 62)], GOLD[3], GOLD[1]), stroke([(68, 53), (100, 60), (132, 53)], T2, 7), people.fist(163, 164, LEATHER)), scenes="battlefield forest", accents="leaves motes")

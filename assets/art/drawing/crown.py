"""The Crown's people: knight, wizard, archer, ranger, cleric, sneak, defender and thug."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear
from drawing.album import Album
from drawing.pen import (
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    FIRE,
    GOLD,
    GOLD_HAIR,
    INK,
    LEAF,
    LEATHER,
    MAGIC,
    ORC_SKIN,
    RED_HAIR,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    WHITE_HAIR,
    WOOD,
    both,
    both_poly,
    disc,
    halves,
    limb,
    path,
    poly,
    star,
    stroke,
    turned,
)
from drawing.people import (
    beard,
    brows,
    clasp,
    collar,
    ears,
    eyes,
    fist,
    fringe,
    head,
    hood,
    hood_brim,
    long_hair,
    mouth,
    neck,
    nose,
    pauldrons,
    round_ears,
    shoulders,
    sleeve,
)

DRAWN = Album()
TINT = (T0, T1, T2, T3, T4)


@DRAWN.draws("dragon_knight", focus="100 82 80", scenes="castle battlefield mountains", accents="spears sparks")
def dragon_knight() -> list[str]:
    """A closed helm shaped as a dragon's head, wings at its sides, a broad sword."""
    helm = [(100, 22), (74, 28), (60, 56), (62, 96), (78, 124), (100, 132)]
    wing = [(64, 66), (40, 52), (18, 8), (44, 22), (60, 14), (68, 40)]
    return [
        turned(164, 150, 10, gear.sword(128, 9)),
        both_poly([(100, 150), (40, 140), (14, 206), (100, 206)], T2, T1),
        shoulders(STEEL, wide=80, top=136),
        halves([(100, 150), (78, 142), (60, 158), (66, 206), (100, 206)], STEEL[3], STEEL[1]),
        poly([(100, 158), (114, 172), (108, 206), (92, 206), (86, 172)], T2, INK, 2.6),
        pauldrons(STEEL, x=40, y=156, reach=30),
        both_poly(wing, GOLD[3], GOLD[1]),
        both_poly([(60, 58), (40, 44), (28, 22), (48, 32), (62, 44)], GOLD[2], GOLD[0], width=2.4),
        halves(helm, STEEL[3], STEEL[1], width=3.6),
        both_poly([(100, 24), (90, 20), (92, 70), (100, 84)], GOLD[3], GOLD[1], width=2.8),
        poly([(100, 4), (110, 24), (100, 44), (90, 24)], T3, INK, 2.8),
        both_poly([(68, 72), (94, 84), (92, 92), (70, 84)], INK, INK, width=2),
        both_poly([(76, 79), (88, 85), (87, 89), (77, 84)], FIRE[2], FIRE[2], width=0.01),
        both_poly([(100, 90), (90, 96), (84, 124), (100, 134)], GOLD[2], GOLD[1], width=2.8),
        *(stroke([(92 - n * 1.2, 102 + n * 8), (108 + n * 1.2, 102 + n * 8)], INK, 2.6, smooth=False) for n in range(3)),
        both_poly([(64, 98), (80, 104), (82, 118), (72, 114)], STEEL[2], STEEL[0], width=2.2),
        fist(162, 164, STEEL, reach=14),
        turned(36, 182, -6, gear.kite_shield(74, TINT[:4], GOLD)),
        gear.crown_charge(36, 178, 0.62),
    ]


@DRAWN.draws("war_wizard", focus="100 84 80", scenes="castle magic_circle battlefield", accents="motes sparks")
def war_wizard() -> list[str]:
    """A grey-bearded mage in a pointed hood over mail, staff alight."""
    hat = [(100, -8), (88, 16), (66, 46), (54, 64), (72, 60), (100, 56)]
    return [
        turned(166, 130, 6, gear.staff(190, FIRE)),
        turned(158, 22, 0, *(poly(star(0, 0, 26, 9, 8, 11), FIRE[2], "", 0, 0.35),)),
        collar((T0, T1, T2), top=110, wide=58, low=178),
        shoulders(TINT, wide=84, top=138),
        both_poly([(100, 206), (100, 160), (80, 146), (60, 160), (72, 206)], STEEL[2], STEEL[0]),
        *(stroke([(72, y), (86, y + 5), (100, y), (114, y + 5), (128, y)], STEEL[1], 2.2) for y in (172, 184, 196)),
        pauldrons(GOLD, x=40, y=160, reach=24),
        round_ears(FAIR_SKIN),
        head(FAIR_SKIN, top=44),
        nose(FAIR_SKIN, low=102),
        eyes(MAGIC[1]),
        beard(WHITE_HAIR, top=94, low=182, wide=34),
        brows(WHITE_HAIR[2], y=74, slant=5, thick=6),
        halves(hat, T3, T1, width=3.4),
        both([(100, 50), (70, 54), (44, 66), (62, 74), (100, 64)], T2, T1, width=3),
        both_poly([(100, 46), (72, 52), (70, 58), (100, 54)], GOLD[2], GOLD[1], width=2),
        poly(star(100, 28, 12, 5, 5), GOLD[2], INK, 2),
        fist(167, 152, LEATHER, reach=13),
        limb((30, 206), (34, 160), 15, 13, T2),
        disc(34, 150, 12, FAIR_SKIN[2]),
        *(limb((34, 148), (34 + dx, 122 + dy), 4.4, 3.2, FAIR_SKIN[2], 2.4) for dx, dy in ((-15, 8), (-6, -2), (5, -2), (15, 6))),
        poly([(30, 92), (44, 88), (36, 102), (48, 100), (26, 126), (32, 108), (22, 110)], FIRE[3], INK, 2.4),
    ]


@DRAWN.draws("elf_archer", focus="104 84 80", scenes="forest castle mountains", accents="leaves")
def elf_archer() -> list[str]:
    """Golden hair, long ears, a bow drawn."""
    return [
        long_hair(GOLD_HAIR, wide=40, low=176),
        shoulders((LEAF[0], LEAF[0], LEAF[1], LEAF[2]), wide=74, top=138),
        neck(FAIR_SKIN),
        both_poly([(100, 206), (100, 166), (82, 140), (62, 152), (74, 206)], LEAF[2], LEAF[1]),
        both_poly([(100, 172), (80, 140), (70, 148), (88, 188), (100, 206)], T3, T1, width=2.6),
        ears(FAIR_SKIN, reach=36, lift=28),
        head(FAIR_SKIN, wide=28),
        nose(FAIR_SKIN),
        eyes("#3f8f4a"),
        brows(GOLD_HAIR[1], slant=4),
        mouth(bend=0.5),
        fringe(GOLD_HAIR, wide=32),
        both_poly([(100, 58), (72, 54), (72, 60), (100, 66)], LEAF[2], LEAF[1], width=2),
        poly([(100, 50), (107, 62), (100, 74), (93, 62)], T4, INK, 2),
        turned(158, 104, 0, gear.bow(186, drawn=62, tones=WOOD)),
        turned(88, 104, 90, gear.arrow(106)),
        sleeve((150, 190), (170, 118), LEAF[1], thick=12),
        fist(173, 104, LEATHER, reach=11),
        sleeve((44, 178), (80, 120), LEAF[2], thick=12),
        fist(84, 106, FAIR_SKIN, reach=11),
        clasp(100, 158, (GOLD[0], GOLD[1], GOLD[2], GOLD[3]), reach=6),
    ]


@DRAWN.draws("human_ranger", focus="100 86 78", scenes="forest mountains", accents="leaves mist")
def human_ranger() -> list[str]:
    """A green hood, stubble, a bow over the shoulder and an axe in the hand."""
    cloak = LEAF
    return [
        turned(40, 98, -18, gear.bow(190, tones=WOOD)),
        *(turned(152 + n * 9, 40, 190 + n * 4, gear.arrow(70)) for n in range(3)),
        shoulders(cloak, wide=82, top=132),
        hood(cloak, wide=52, low=150, brow=40),
        head(FAIR_SKIN, wide=31, jaw=0.74),
        path("M72 98Q76 124 100 124Q124 124 128 98Q116 106 100 104Q84 106 72 98Z", BROWN_HAIR[1], "", 0, 0.75),
        nose(FAIR_SKIN, wide=8),
        eyes("#4a6a8a"),
        brows(BROWN_HAIR[0], slant=5, thick=5),
        mouth(wide=9, bend=-0.5),
        stroke([(116, 76), (122, 98)], FAIR_SKIN[0], 2.6, smooth=False),
        hood_brim(cloak, brow=40),
        both([(100, 160), (76, 142), (50, 154), (58, 170), (82, 170)], T3, T1),
        clasp(100, 160, GOLD, reach=9),
        both_poly([(62, 176), (72, 170), (100, 206), (84, 206)], LEATHER[2], LEATHER[1], width=2.6),
        turned(164, 178, 14, gear.axe(88)),
        fist(164, 182, LEATHER, reach=13),
    ]


@DRAWN.draws("dwarf_cleric", focus="100 88 82", scenes="hall castle mountains", accents="motes")
def dwarf_cleric() -> list[str]:
    """Round helm with a holy sun, fiery beard, hammer raised in light."""
    rays = [poly(star(44, 44, 44, 20, 12, 4), FIRE[3], "", 0, 0.5)]
    return [
        *rays,
        turned(44, 100, -8, gear.hammer(76, GOLD, 26, 28)),
        shoulders(STEEL, wide=92, top=134, slope=16),
        both_poly([(100, 206), (100, 150), (70, 146), (60, 206)], T3, T1),
        pauldrons(STEEL, x=34, y=158, reach=31),
        round_ears(FAIR_SKIN, at=36, y=92),
        head(FAIR_SKIN, wide=37, top=44, chin=128, jaw=0.8),
        nose(FAIR_SKIN, wide=11, top=86, low=104),
        eyes("#5a7a9a", y=86, apart=15),
        beard(RED_HAIR, top=96, low=190, wide=44),
        brows(RED_HAIR[1], y=76, slant=4, thick=6.5),
        halves([(100, 18), (72, 24), (58, 50), (60, 74), (100, 70)], STEEL[3], STEEL[1], width=3.4),
        both_poly([(100, 62), (58, 64), (58, 76), (100, 74)], GOLD[2], GOLD[1], width=2.8),
        poly([(94, 20), (106, 20), (106, 66), (94, 66)], GOLD[2], INK, 2.6),
        poly(star(100, 46, 15, 8, 8), GOLD[3], INK, 2.2),
        stroke([(84, 140), (78, 168)], GOLD[2], 5, smooth=False),
        stroke([(116, 140), (122, 168)], GOLD[1], 5, smooth=False),
        fist(44, 112, STEEL, reach=14),
        sleeve((26, 176), (42, 124), STEEL[2], thick=14),
        turned(160, 178, 0, gear.round_shield(38, TINT[:4], GOLD)),
        poly(star(160, 178, 20, 9, 8), GOLD[3], INK, 2),
    ]


@DRAWN.draws("halfling_sneak", focus="100 92 78", scenes="dungeon forest castle", accents="leaves smoke")
def halfling_sneak() -> list[str]:
    """A small grinning face under curls, a finger to the lips, a dagger behind."""
    curls = [(68, 54), (80, 40), (98, 34), (118, 40), (132, 54), (138, 72), (62, 74), (60, 90), (140, 90)]
    return [
        turned(160, 168, 20, gear.dagger(96)),
        both_poly([(100, 190), (52, 140), (34, 164), (30, 206), (100, 206)], T2, T1),
        shoulders((LEATHER[0], LEATHER[1], LEATHER[2]), wide=62, top=146, slope=24),
        both([(100, 168), (70, 138), (44, 146), (54, 166), (84, 176)], T3, T1),
        *(disc(x, y, 14, BROWN_HAIR[1 if x > 100 else 2], INK, 3) for x, y in curls),
        ears(FAIR_SKIN, reach=16, lift=14, at=34, y=96),
        head(FAIR_SKIN, wide=36, top=48, chin=136, jaw=0.72),
        *(disc(x, 108, 8, "#d9805c", "", 0, opacity=0.55) for x in (76, 124)),
        nose(FAIR_SKIN, top=94, low=108, wide=8),
        eyes("#6a4a1c", y=94, apart=15, fierce=0),
        brows(BROWN_HAIR[0], y=82, slant=-2, thick=4.4),
        path("M82 116Q102 136 120 112Q102 122 82 116Z", BONE[3], INK, 2.6),
        *(disc(x, y, r, BROWN_HAIR[2 if x < 104 else 1], INK, 2.6) for x, y, r in ((72, 62, 11), (88, 54, 12), (106, 52, 12), (123, 58, 11), (132, 70, 9), (66, 76, 9))),
        *(stroke([(x - 5, y - 2), (x, y - 6), (x + 4, y)], BROWN_HAIR[3], 2) for x, y in ((72, 62), (88, 54), (106, 52))),
        fist(160, 180, LEATHER, reach=12),
        limb((52, 204), (74, 164), 12, 10, LEATHER[2]),
        disc(78, 158, 11, FAIR_SKIN[2]),
        limb((80, 154), (92, 124), 5, 4, FAIR_SKIN[3], 2.6),
        clasp(112, 170, GOLD, reach=7),
    ]


@DRAWN.draws("dwarven_defender", focus="100 84 82", scenes="mountains hall battlefield", accents="rocks")
def dwarven_defender() -> list[str]:
    """Only helm, eyes and beard above a great shield; an axe beside it."""
    shield = [(100, 118), (60, 122), (34, 132), (34, 170), (50, 206), (100, 216)]
    horn = [(62, 54), (36, 48), (22, 22), (26, 0), (40, 24), (64, 34)]
    return [
        turned(170, 150, 10, gear.axe(122, double=True)),
        shoulders(STEEL, wide=94, top=130, slope=12),
        pauldrons(STEEL, x=30, y=150, reach=32),
        head(FAIR_SKIN, wide=38, top=40, chin=124, jaw=0.82),
        nose(FAIR_SKIN, wide=11, top=80, low=100),
        eyes("#7a5a2a", y=82, apart=16),
        beard(BROWN_HAIR, top=92, low=168, wide=44),
        both(horn, BONE[3], BONE[1], width=3),
        halves([(100, 14), (70, 22), (56, 50), (58, 72), (100, 66)], STEEL[2], STEEL[0], width=3.4),
        both_poly([(58, 60), (100, 54), (100, 66), (86, 70), (60, 74)], GOLD[2], GOLD[1], width=2.8),
        poly([(93, 52), (107, 52), (105, 90), (100, 96), (95, 90)], STEEL[2], INK, 2.8),
        both_poly([(58, 72), (72, 74), (70, 108), (60, 98)], STEEL[3], STEEL[1], width=2.6),
        halves(shield, STEEL[3], STEEL[0], width=4),
        halves([(100, 128), (64, 131), (44, 140), (44, 168), (58, 200), (100, 206)], T3, T1, width=2.4),
        *(disc(x, y, 3.6, GOLD[2], INK, 1.8) for x, y in ((40, 140), (160, 140), (40, 170), (160, 170), (64, 126), (136, 126))),
        poly([(100, 138), (120, 160), (112, 188), (100, 200), (88, 188), (80, 160)], GOLD[1], INK, 2.8),
        poly([(100, 138), (100, 200), (88, 188), (80, 160)], GOLD[3], INK, 0.01),
        poly([(100, 152), (110, 162), (100, 184), (90, 162)], STEEL[1], INK, 2.2),
    ]


@DRAWN.draws("half_orc_thug", focus="100 84 80", scenes="dungeon battlefield forest", accents="smoke rocks")
def half_orc_thug() -> list[str]:
    """Green skin, tusks, a topknot, a spiked club over the shoulder."""
    club = [(-9, -20), (-20, -90), (-14, -116), (0, -122), (14, -116), (20, -90), (9, -20)]
    spikes = [((-18, -92), (-36, -98), (-18, -78)), ((18, -92), (36, -98), (18, -78)), ((-15, -112), (-26, -128), (-4, -119)), ((15, -112), (26, -128), (4, -119)), ((-16, -66), (-32, -66), (-14, -52)), ((16, -66), (32, -66), (14, -52))]
    weapon = "".join(poly(s, STEEL[2], INK, 2.4) for s in spikes)
    weapon += poly(club, WOOD[1], INK, 3) + poly([(-9, -20), (-20, -90), (-14, -116), (-3, -121), (-4, -20)], WOOD[3], "", 0)
    weapon += limb((0, 16), (0, -24), 6, 7, LEATHER[1])
    return [
        turned(158, 156, 16, weapon),
        shoulders((ORC_SKIN[0], ORC_SKIN[1], ORC_SKIN[2]), wide=94, top=128, slope=14),
        both_poly([(100, 206), (100, 176), (60, 142), (46, 152), (70, 206)], LEATHER[2], LEATHER[1]),
        both_poly([(28, 150), (40, 134), (66, 138), (56, 164), (24, 176)], LEATHER[3], LEATHER[1]),
        both_poly([(30, 148), (14, 126), (42, 138)], STEEL[3], STEEL[1], width=2.4),
        neck(ORC_SKIN, wide=28, low=140),
        ears(ORC_SKIN, reach=20, at=33, lift=12),
        poly([(92, 40), (84, 6), (100, -8), (118, 8), (108, 40)], INK, INK, 3),
        poly([(94, 34), (89, 10), (100, -2), (103, 20)], "#4a4046", "", 0),
        poly([(90, 34), (110, 34), (110, 42), (90, 42)], T3, INK, 2.2),
        head(ORC_SKIN, wide=36, top=38, chin=130, jaw=0.86),
        nose(ORC_SKIN, wide=13, top=84, low=100),
        eyes("#d8402c", white="#f2e6a8", y=80, apart=15, fierce=6),
        brows(ORC_SKIN[0], y=70, slant=8, thick=7),
        path("M76 112Q100 102 124 112Q112 122 100 119Q88 122 76 112Z", "#3a1410", INK, 3),
        both_poly([(80, 116), (90, 114), (84, 92)], BONE[3], BONE[1], width=2.4),
        stroke([(70, 62), (78, 98)], T3, 4.4, smooth=False),
        disc(66, 96, 3, GOLD[2], INK, 1.6),
        fist(158, 162, ORC_SKIN, reach=15),
    ]

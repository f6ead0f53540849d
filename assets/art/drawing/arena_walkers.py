"""Arena's five Planeswalkers: fighter, mind mage, necromancer, pyromancer, animist."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing.album import Album
from drawing.arena_shapes import (
    BARK,
    DEATH,
    MOSS,
    PALE_SKIN,
    SUN,
    hand,
    leaf,
    leaves_around,
    rays,
    ring,
    root,
    skull,
    tongue,
)
from drawing.pen import (
    BROWN_HAIR,
    FAIR_SKIN,
    FIRE,
    GOLD,
    INK,
    LEATHER,
    MAGIC,
    NIGHT,
    RED_HAIR,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    arc_points,
    blob,
    both,
    both_poly,
    disc,
    halves,
    limb,
    mirror,
    poly,
    star,
    stroke,
)
from drawing.people import (
    brows,
    clasp,
    collar,
    ears,
    eyes,
    fist,
    fringe,
    glowing_eyes,
    head,
    hood,
    hood_brim,
    long_hair,
    mouth,
    neck,
    nose,
    pauldrons,
    round_ears,
    short_hair,
    shoulders,
    sleeve,
)

DRAWN = Album()
TINT = (T0, T1, T2, T3, T4)
TAN_SKIN = ("#5d351f", "#96613d", "#c48c5f", "#ecbd90")
BLACK_HAIR = ("#0d0b12", "#1f1a28", "#352d44", "#5d5272")


@DRAWN.draws("gideon_jura", focus="98 84 80", scenes="arena_field castle hall", accents="spears motes")
def gideon_jura() -> list[str]:
    """Broad plate with gold edges, four steel lashes flying from the raised fist."""
    lashes = [
        [(166, 92), (176, 50), (150, 18), (106, 4)],
        [(168, 92), (190, 54), (182, 16), (150, -4)],
        [(172, 94), (202, 70), (206, 34), (190, 6)],
        [(164, 94), (160, 62), (134, 44), (104, 38)],
    ]
    parts = [rays(100, 76, 112, 70, 18, SUN[3], 0.30, 5)]
    for lash in lashes:
        parts += [stroke(lash, INK, 11), stroke(lash, STEEL[2], 6), stroke([(x - 1.5, y - 1.5) for x, y in lash], STEEL[3], 2)]
    parts += [
        sleeve((160, 190), (168, 116), STEEL[1], thick=18),
        shoulders(STEEL, wide=86, top=134, slope=20),
        halves([(100, 146), (70, 142), (52, 158), (58, 206), (100, 210)], STEEL[3], STEEL[1], width=3.2),
        both_poly([(100, 158), (74, 148), (66, 162), (100, 206)], GOLD[3], GOLD[1], width=2.8),
        both_poly([(100, 172), (82, 160), (78, 168), (100, 200)], T3, T1, width=2.2),
        neck(TAN_SKIN, low=142, wide=19),
        both([(100, 156), (74, 150), (66, 132), (84, 138)], GOLD[2], GOLD[1], width=2.8),
        pauldrons(STEEL, x=36, y=156, reach=35),
        *(stroke(edge, GOLD[2], 4.6) for edge in ([(4, 158), (14, 136), (44, 127), (68, 154)], [(132, 154), (156, 127), (186, 136), (196, 158)])),
        round_ears(TAN_SKIN),
        head(TAN_SKIN, wide=32, top=38, chin=126, jaw=0.74),
        halves([(100, 112), (84, 108), (67, 90), (70, 108), (82, 126), (100, 133)], BROWN_HAIR[1], BROWN_HAIR[0], width=2.8),
        halves([(100, 104), (88, 104), (82, 112), (100, 111)], BROWN_HAIR[1], BROWN_HAIR[0], width=1.6),
        nose(TAN_SKIN, low=100, wide=8),
        eyes("#7a5a2a", fierce=5),
        brows(BROWN_HAIR[0], y=73, slant=5, thick=6),
        mouth(y=116, wide=9, bend=-1, tone="#5a2a1c"),
        short_hair(BROWN_HAIR, top=26, low=68, wide=35),
        *(stroke(lock, BROWN_HAIR[3], 2.4) for lock in ([(74, 50), (84, 36), (100, 32)], [(82, 52), (94, 42), (108, 40)])),
        fist(168, 104, STEEL, reach=17),
        both_poly([(150, 122), (153, 136), (168, 140), (168, 124)], GOLD[3], GOLD[1], axis=168, width=2.6),
    ]
    return parts


@DRAWN.draws("jace_beleren", focus="100 86 80", scenes="arena_isle magic_circle", accents="motes mist")
def jace_beleren() -> list[str]:
    """A deep hood, white signs on it, eyes of light, and thoughts circling over the open hand."""
    cloak = ("#0f2038", "#1d3f70", "#2f66a8", "#5c97d8")
    sign = [(64, 62), (54, 82), (52, 106), (62, 96), (66, 76)]
    parts = [
        shoulders(cloak, wide=88, top=130),
        hood(cloak, top=8, wide=54, low=154, brow=42),
        head(PALE_SKIN, wide=28, top=44),
        blob([(72, 52), (100, 40), (128, 52), (130, 84), (100, 72), (70, 84)], INK, "", 0, 0.55),
        nose(PALE_SKIN),
        glowing_eyes(MAGIC[2], "#ffffff", tilt=5),
        disc(86, 82, 15, MAGIC[2], "", 0, opacity=0.32),
        disc(114, 82, 15, MAGIC[2], "", 0, opacity=0.32),
        mouth(bend=-1),
        *(stroke(line, "#ffffff", 3) for line in ([(80, 94), (78, 108)], [(120, 94), (122, 108)], [(100, 114), (100, 120)])),
        both([(100, 32), (84, 38), (72, 52), (66, 70), (78, 58), (90, 48), (100, 46)], BLACK_HAIR[2], BLACK_HAIR[1], width=2.2),
        hood_brim(cloak),
        both(sign, "#eaf4ff", "#b9cfe8", width=2),
        both_poly([(100, 206), (100, 162), (80, 146), (62, 156), (70, 206)], NIGHT[2], NIGHT[1]),
        both_poly([(100, 158), (76, 142), (54, 146), (60, 160), (86, 168)], cloak[3], cloak[1], width=2.8),
        clasp(100, 162, ("#0f2038", MAGIC[1], MAGIC[2], MAGIC[3]), reach=10),
        sleeve((14, 210), (34, 176), cloak[2], thick=17),
        hand(36, 168, -8, PALE_SKIN, s=0.62),
    ]
    for reach, tilt in ((34, 0.36), (24, 0.5)):
        parts.append(ring(38, 104, reach, MAGIC[2], 2.6, ry=reach * tilt))
    parts += [
        disc(38, 104, 14, MAGIC[1], INK, 3),
        disc(36, 101, 9, MAGIC[2], "", 0),
        disc(34, 99, 4, "#ffffff", "", 0),
        *(poly(star(x, y, r, r * 0.3, 4), MAGIC[3], INK, 1.6) for x, y, r in ((8, 94, 9), (64, 118, 8), (24, 74, 7), (56, 80, 9))),
    ]
    return parts


@DRAWN.draws("liliana_vess", focus="100 82 80", scenes="arena_graves dark_city hall", accents="mist smoke")
def liliana_vess() -> list[str]:
    """Raven hair, a diadem of black horn, signs of old bargains on the skin, a skull wrapped in violet light."""
    horn = [(84, 42), (68, 26), (58, 2), (50, -8), (60, 24), (74, 48)]
    parts = [
        long_hair(BLACK_HAIR, wide=50, top=24, low=204),
        shoulders(PALE_SKIN, wide=66, top=138, slope=26),
        neck(PALE_SKIN, low=146),
        both([(100, 210), (100, 174), (84, 160), (58, 170), (50, 206)], NIGHT[3], NIGHT[1], width=3.2),
        both_poly([(100, 182), (82, 166), (62, 172), (70, 206), (100, 206)], DEATH[1], DEATH[0], width=2.6),
        stroke([(58, 170), (84, 160), (100, 174), (116, 160), (142, 170)], GOLD[2], 3.4),
        both([(60, 170), (30, 152), (22, 166), (40, 200), (58, 206)], NIGHT[2], NIGHT[1], width=3),
        head(PALE_SKIN, wide=28, top=42, chin=122, jaw=0.5),
        *(stroke(line, DEATH[1], 2.2) for side in (False, True) for line in (mirror(points) if side else points for points in ([(80, 94), (78, 104), (84, 112)], [(76, 66), (70, 74), (74, 84)]))),
        nose(PALE_SKIN, wide=5),
        eyes("#9a4ce0", fierce=4),
        both([(72, 76), (86, 70), (97, 78), (86, 76)], BLACK_HAIR[0], BLACK_HAIR[0], width=0.01),
        brows(BLACK_HAIR[0], y=68, slant=5, thick=3.6),
        poly([(90, 109), (97, 106), (100, 108), (103, 106), (110, 109), (100, 116)], "#7a1f4a", INK, 1.6),
        fringe(BLACK_HAIR, top=28, low=72, wide=36),
        both(horn, NIGHT[3], NIGHT[1], width=2.8),
        both_poly([(100, 40), (82, 46), (70, 58), (82, 54), (100, 60)], GOLD[2], GOLD[1], width=2.4),
        poly([(100, 40), (107, 52), (100, 66), (93, 52)], DEATH[2], INK, 2.4),
        stroke([(84, 140), (92, 150), (100, 153), (108, 150), (116, 140)], GOLD[2], 2.6),
        clasp(100, 157, ("#2a0f3d", DEATH[1], DEATH[2], DEATH[3]), reach=7),
        disc(162, 118, 42, DEATH[1], "", 0, opacity=0.45),
        disc(162, 118, 30, DEATH[2], "", 0, opacity=0.4),
        sleeve((184, 212), (166, 172), NIGHT[2], thick=14),
        limb((168, 178), (164, 158), 9, 11, PALE_SKIN[1]),
        *(limb((164, 160), tip, 5, 3.2, PALE_SKIN[2], 2.2) for tip in ((138, 146), (150, 140), (178, 140), (188, 148))),
        skull(163, 118, 0.42, glow=DEATH[2]),
        *(stroke(line, DEATH[2], 3.4) for line in ([(120, 132), (128, 100), (150, 76), (168, 72)], [(200, 126), (196, 92), (178, 74), (160, 62)])),
    ]
    return parts


@DRAWN.draws("chandra_nalaar", focus="100 84 80", scenes="arena_crags inferno battlefield", accents="sparks smoke")
def chandra_nalaar() -> list[str]:
    """Hair that is fire, goggles on the brow, a copper pauldron, both fists alight."""
    copper = ("#5a240f", "#a34c20", "#d98345", "#ffc48a")
    mane = [(40, 108, 118, 20, -24), (58, 92, 118, 20, -16), (76, 70, 104, 18, -8), (100, 60, 104, 20, 2), (124, 70, 108, 18, 12), (144, 92, 112, 20, 20), (160, 110, 108, 20, 28)]
    parts = [
        *(tongue(x, y + 14, high, wide, turn, RED_HAIR[:1] + FIRE[1:]) for x, y, high, wide, turn in mane),
        halves([(100, 24), (66, 34), (52, 76), (50, 132), (70, 156), (100, 150)], FIRE[1], RED_HAIR[1], width=3.2),
        shoulders(("#2a1410", "#4d2219", "#7a3526"), wide=78, top=138),
        neck(FAIR_SKIN),
        both_poly([(100, 206), (100, 164), (80, 142), (64, 152), (74, 206)], LEATHER[2], LEATHER[1]),
        *(stroke([(76, y), (100, y + 7), (124, y)], copper[2], 3.4) for y in (176, 190)),
        both([(100, 166), (78, 152), (74, 136), (88, 142)], copper[2], copper[1], width=2.6),
        pauldrons(copper, x=38, y=158, reach=30),
        round_ears(FAIR_SKIN, at=28),
        head(FAIR_SKIN, wide=29, top=42, chin=122, jaw=0.56),
        nose(FAIR_SKIN, wide=5),
        eyes("#d9661a", fierce=5),
        brows(RED_HAIR[0], y=73, slant=6),
        mouth(bend=2, wide=9, tone="#6a1c14"),
        *(disc(x, y, 1.7, FAIR_SKIN[0], "", 0) for x, y in ((82, 94), (88, 98), (112, 98), (118, 94), (78, 99), (122, 99))),
        both([(100, 30), (78, 32), (64, 52), (62, 84), (66, 104), (70, 80), (78, 62), (92, 54), (100, 56)], FIRE[2], FIRE[1], width=2.8),
        *(stroke(lock, FIRE[3], 2.6) for lock in ([(68, 74), (76, 52), (92, 40)], [(80, 54), (90, 46), (98, 42)])),
        stroke([(62, 60), (100, 50), (138, 60)], INK, 11),
        stroke([(62, 60), (100, 50), (138, 60)], LEATHER[2], 6),
    ]
    for x, tone in ((83, copper[2]), (117, copper[1])):
        parts += [disc(x, 53, 14, tone, INK, 3), disc(x, 53, 9.5, "#20303a", INK, 2), disc(x - 3, 50, 3.6, "#bfe8ff", "", 0)]
    for x, tone in ((28, LEATHER[2]), (172, LEATHER[1])):
        parts += [
            limb((x, 210), (x, 176), 16, 14, tone, 3),
            tongue(x - 12, 164, 50, 14, -14), tongue(x + 12, 164, 50, 14, 14), tongue(x, 164, 76, 19, 2),
            fist(x, 166, LEATHER, reach=15),
            tongue(x, 190, 40, 16, 0),
        ]
    return parts


@DRAWN.draws("nissa_revane", focus="98 84 80", scenes="arena_grove forest", accents="leaves motes")
def nissa_revane() -> list[str]:
    """Long ears, braids, green signs around bright eyes, a living staff that bears leaves."""
    green = ("#16301a", "#2c5a30", "#4c8a4a", "#86c07a")
    braid = [(70, 104), (60, 124), (58, 150), (64, 176)]
    parts = [
        root([(168, 210), (164, 160), (172, 110), (164, 66), (172, 40)], 8, BARK, thin=0.6),
        root([(172, 46), (188, 30), (184, 8), (164, 4), (152, 18), (160, 30)], 6, BARK, thin=0.4),
        disc(170, 22, 11, MOSS[2], INK, 2.6),
        disc(167, 19, 5, "#f4ffd0", "", 0),
        leaf(166, 82, 30, -62), leaf(170, 100, 32, 58), leaf(184, 30, 24, 70), leaf(154, 18, 24, -70), leaf(166, 140, 26, -70),
        long_hair(BROWN_HAIR, wide=42, top=28, low=176),
        shoulders(green, wide=78, top=138),
        neck(FAIR_SKIN, low=146),
        both_poly([(100, 206), (100, 168), (78, 144), (60, 154), (70, 206)], LEATHER[2], LEATHER[1]),
        both([(100, 178), (80, 160), (86, 184), (100, 198)], green[3], green[1], width=2.4),
        leaves_around(44, 162, 4, 5, 34, MOSS, start=-100, sweep=130),
        leaves_around(150, 160, 2, 4, 32, MOSS, start=-10, sweep=110),
        ears(FAIR_SKIN, reach=46, lift=30),
        head(FAIR_SKIN, wide=28, top=42, chin=122, jaw=0.5),
        both([(70, 84), (82, 92), (94, 90), (84, 100), (74, 98)], "#2f9a3e", "#217a30", width=0.01),
        *(stroke(line, "#2f9a3e", 2.6) for line in ([(80, 100), (82, 112)], [(120, 100), (118, 112)], [(100, 58), (100, 70)])),
        nose(FAIR_SKIN, wide=5),
        eyes("#2fcf4a", fierce=3, white="#eaffea"),
        brows(BROWN_HAIR[0], y=72, slant=4, thick=3.8),
        mouth(bend=1, wide=9, tone="#6a2c20"),
        fringe(BROWN_HAIR, top=30, low=62, wide=34),
        halves([(100, 34), (84, 40), (68, 58), (74, 60), (86, 52), (100, 50)], BARK[3], BARK[1], width=2.4),
        leaf(100, 48, 26, 0), leaf(90, 48, 20, -34), leaf(110, 48, 20, 34),
    ]
    for strand in (braid, mirror(braid)):
        parts += [stroke(strand, INK, 13), stroke(strand, BROWN_HAIR[2], 8)]
        parts += [stroke([(x - 5, y - 3), (x + 5, y + 4)], BROWN_HAIR[0], 2, smooth=False) for x, y in strand]
    parts += [
        collar((green[0], green[1], green[2]), top=142, wide=20, low=160),
        fist(166, 150, FAIR_SKIN, reach=13),
        *(stroke(arc_points(36, 118, r, 180, 360), MOSS[3], 2.2, opacity=0.8) for r in (10, 17)),
        limb((22, 210), (34, 168), 14, 11, green[2], 3),
        hand(36, 160, -6, FAIR_SKIN, s=0.55),
        poly(star(36, 106, 15, 5, 4), "#e9ffb0", INK, 2),
    ]
    return parts



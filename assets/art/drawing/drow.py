"""The drow: guards, spellcasters, killers, and the one that is half a spider."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import gear
from drawing.album import Album
from drawing.beasts import CHITIN, legs
from drawing.pen import (
    BLOOD,
    BONE,
    DROW_SKIN,
    GOLD,
    INK,
    LEATHER,
    MAGIC,
    NIGHT,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    VENOM,
    WHITE_HAIR,
    WOOD,
    both,
    both_poly,
    disc,
    halves,
    limb,
    mirror,
    poly,
    stroke,
    turned,
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
    shoulders,
    sleeve,
)

DRAWN = Album()
TINT = (T0, T1, T2, T3, T4)
DARK_STEEL = ("#1c1c2a", "#3c3d55", "#65688a", "#a4a8c8")


def _drow_face(eye: str = "#d23a5a", frown: float = 6) -> list[str]:
    return [
        head(DROW_SKIN),
        nose(DROW_SKIN),
        eyes(eye, white="#e8dff2", fierce=5),
        brows(WHITE_HAIR[2], slant=frown),
        mouth(bend=-1.5),
    ]


@DRAWN.draws("drow_house_guard", focus="96 84 78", scenes="hall dark_city web_vault", accents="mist spears")
def drow_house_guard() -> list[str]:
    """Helm with cheek plates and fins, spider shield, spear."""
    helm = [(100, 22), (76, 28), (62, 52), (60, 84), (66, 116), (82, 126), (80, 96), (88, 76), (100, 70)]
    fin = [(70, 50), (40, 30), (28, 4), (58, 14), (80, 32)]
    crest = [(100, 28), (92, 20), (94, -6), (106, -6), (108, 20)]
    return [
        turned(168, 128, 4, gear.spear(190)),
        long_hair(WHITE_HAIR, wide=38, low=160),
        shoulders(DARK_STEEL),
        neck(DROW_SKIN),
        both_poly([(100, 146), (84, 136), (66, 150), (80, 206), (100, 206)], DARK_STEEL[3], DARK_STEEL[1]),
        pauldrons(DARK_STEEL, x=40, y=156),
        *_drow_face("#f2c14a"),
        both_poly(fin, DARK_STEEL[3], DARK_STEEL[1]),
        poly(crest, T2, INK, 3),
        both(helm, DARK_STEEL[2], DARK_STEEL[1], width=3.2),
        poly([(100, 30), (92, 46), (94, 88), (100, 96), (106, 88), (108, 46)], DARK_STEEL[3], INK, 2.6),
        poly([(100, 34), (106, 46), (100, 58), (94, 46)], T3, INK, 2),
        fist(169, 150, LEATHER),
        turned(48, 176, -8, gear.round_shield(46, TINT[:4], DARK_STEEL)),
        turned(48, 176, -8, gear.spider_charge(0, 0, 0.85)),
    ]


@DRAWN.draws("drow_wizard", focus="100 84 80", scenes="magic_circle dark_city web_vault", accents="motes")
def drow_wizard() -> list[str]:
    """High collar, circlet, and a ball of dark light over each hand."""
    parts = [
        long_hair(WHITE_HAIR, wide=40, low=170),
        collar((T0, T1, T2), top=84, wide=66, low=178),
        both_poly([(100, 176), (44, 100), (54, 126), (60, 170)], T1, T0, width=2),
        shoulders(TINT, wide=84, top=138),
        neck(DROW_SKIN),
        both_poly([(100, 206), (100, 148), (82, 136), (72, 152), (86, 206)], NIGHT[2], NIGHT[1]),
        ears(DROW_SKIN),
        *_drow_face("#b06cff", 5),
        fringe(WHITE_HAIR),
        both_poly([(100, 62), (70, 56), (70, 62), (100, 70)], GOLD[2], GOLD[1], width=2.2),
        poly([(100, 50), (108, 64), (100, 78), (92, 64)], MAGIC[1], INK, 2.4),
        poly([(100, 53), (104, 63), (100, 67), (95, 63)], MAGIC[3], "", 0),
        clasp(100, 150, GOLD, reach=9),
    ]
    for x, y in ((30, 120), (170, 120)):
        parts.append(limb((x, 206), (x, 168), 15, 12, T1 if x > 100 else T2))
        for dx, dy in ((-16, -14), (-8, -24), (2, -26), (11, -20)):
            parts.append(limb((x, 164), (x + dx, 160 + dy), 5, 3.4, DROW_SKIN[2 if x < 100 else 1], 2.4))
        parts.append(disc(x, 164, 12, DROW_SKIN[2 if x < 100 else 1]))
        parts.append(disc(x, y, 19, T1, INK, 3))
        parts.append(disc(x, y, 14, "#8d3be0", "", 0))
        parts.append(disc(x - 2, y - 2, 8.5, "#d29aff", "", 0))
        parts.append(disc(x - 3, y - 4, 4, "#ffffff", "", 0))
        parts.append(stroke([(x - 22, y + 6), (x - 10, y + 22), (x + 12, y + 20), (x + 24, y)], "#d29aff", 2.4))
        parts.append(stroke([(x + 20, y - 12), (x + 4, y - 25), (x - 16, y - 18)], "#8d3be0", 2.4))
    return parts


@DRAWN.draws("drow_priestess", focus="100 80 80", scenes="web_vault hall magic_circle", accents="strands motes")
def drow_priestess() -> list[str]:
    """Crowned with a silver spider, a scourge of snakes in her hand."""
    crown_legs = [[(92, 44), (68, 22), (64, -2)], [(90, 48), (54, 34), (40, 10)], [(90, 54), (52, 54), (28, 40)], [(92, 58), (66, 70), (52, 92)]]
    parts = [long_hair(WHITE_HAIR, wide=46, low=192, top=28)]
    for start, bend, tip in (((170, 96), (196, 60), (160, 34)), ((172, 92), (206, 84), (192, 40)), ((166, 92), (148, 60), (170, 22))):
        parts.append(stroke([(168, 130), start, bend, tip], INK, 10))
        parts.append(stroke([(168, 130), start, bend, tip], VENOM[1], 5.5))
        parts.append(disc(tip[0], tip[1], 6, VENOM[2], INK, 2.4, ry=5))
        parts.append(disc(tip[0] - 1.6, tip[1] - 1.4, 1.6, BLOOD[2], "", 0))
    parts += [
        shoulders(TINT, wide=78, top=138),
        both([(100, 206), (100, 156), (84, 146), (62, 150), (56, 176), (70, 206)], NIGHT[3], NIGHT[1]),
        neck(DROW_SKIN, low=146),
        both_poly([(100, 164), (80, 144), (84, 138), (100, 150)], DROW_SKIN[2], DROW_SKIN[1]),
        pauldrons((T0, T1, T2, T3), x=40, y=158, reach=24),
        ears(DROW_SKIN),
        *_drow_face("#ff3d4d", 7),
        poly([(91, 108), (100, 105), (109, 108), (100, 115)], BLOOD[1], INK, 1.6),
        fringe(WHITE_HAIR),
    ]
    for leg in crown_legs:
        for points, tone in ((leg, STEEL[3]), (mirror(leg), STEEL[1])):
            parts += [stroke(points, INK, 7.5, smooth=False), stroke(points, tone, 3.8, smooth=False)]
    parts += [
        halves([(100, 34), (88, 42), (90, 60), (100, 72)], STEEL[3], STEEL[1]),
        poly([(100, 44), (105, 52), (100, 62), (95, 52)], BLOOD[2], INK, 1.8),
        clasp(100, 170, (T0, T2, T3, T4), reach=10),
        limb((168, 128), (164, 190), 5, 4.4, T1),
        fist(166, 168, DROW_SKIN, reach=12),
    ]
    return parts


@DRAWN.draws("drow_assassin", focus="100 86 76", scenes="dark_city dungeon hall", accents="smoke mist")
def drow_assassin() -> list[str]:
    """A hood, a masked mouth, two eyes, a hand crossbow raised."""
    cloth = ("#0f0c16", "#221c33", "#3c3358", "#655b8a")
    mask = [(100, 92), (72, 88), (70, 104), (82, 120), (100, 128)]
    return [
        shoulders(cloth, wide=84, top=132),
        hood(cloth, wide=52, low=152),
        head(DROW_SKIN, wide=29),
        glowing_eyes("#ffcf4d", "#fff7c8", y=82, tilt=6),
        brows(WHITE_HAIR[1], y=72, slant=7),
        halves(mask, cloth[2], cloth[1]),
        stroke([(76, 98), (100, 106), (124, 98)], cloth[0], 2.2),
        stroke([(80, 110), (100, 117), (120, 110)], cloth[0], 2.2),
        hood_brim(cloth),
        both([(100, 158), (78, 140), (52, 150), (58, 166), (82, 166)], T2, T1),
        clasp(100, 158, (T0, T1, T3, T4), reach=8),
        both_poly([(56, 172), (64, 168), (96, 206), (84, 206)], LEATHER[2], LEATHER[1], width=2.6),
        sleeve((176, 206), (158, 152), cloth[1], thick=16),
        turned(150, 112, 14, gear.crossbow(WOOD), scale=0.95),
        fist(154, 150, LEATHER, reach=12),
        sleeve((22, 206), (40, 166), cloth[2], thick=15),
        turned(44, 148, -22, gear.dagger(72)),
        poly([(22, 86), (20, 96), (26, 100), (30, 92)], VENOM[2], INK, 1.6),
        fist(44, 156, LEATHER, reach=12),
    ]


@DRAWN.draws("drow_blademaster", focus="100 86 78", scenes="hall battlefield dark_city", accents="mist sparks")
def drow_blademaster() -> list[str]:
    """Two curved blades crossed before the chest, hair in a warrior's tail."""
    tail = [(96, 30), (84, 8), (104, -6), (140, 6), (168, 44), (174, 92), (160, 112), (154, 72), (136, 40), (112, 30)]
    return [
        "".join([poly(tail, WHITE_HAIR[2], INK, 3.2), stroke([(104, 14), (138, 28), (160, 70)], WHITE_HAIR[0], 2.4)]),
        shoulders(DARK_STEEL, wide=80, top=138),
        neck(DROW_SKIN),
        both_poly([(100, 206), (100, 154), (84, 140), (66, 154), (74, 206)], T3, T1),
        pauldrons((T0, T1, T2, T3), x=38, y=158, reach=27),
        both_poly([(24, 138), (10, 116), (42, 130)], STEEL[3], STEEL[1], width=2.6),
        ears(DROW_SKIN),
        *_drow_face("#ff9a3c", 8),
        halves([(100, 30), (80, 32), (66, 48), (66, 76), (72, 62), (86, 48), (100, 46)], WHITE_HAIR[2], WHITE_HAIR[1]),
        poly([(90, 26), (110, 26), (112, 34), (88, 34)], GOLD[2], INK, 2.4),
        stroke([(82, 92), (88, 112)], "#c9b6e0", 2.6, smooth=False),
        turned(150, 196, -48, gear.scimitar(158)),
        turned(50, 196, 48, gear.scimitar(158), flip=False),
        fist(146, 190, LEATHER, reach=13),
        fist(54, 190, LEATHER, reach=13),
    ]


def _small_head() -> str:
    """A drow's head around the origin."""
    return turned(
        -100, -80, 0, neck(DROW_SKIN), ears(DROW_SKIN, reach=34), head(DROW_SKIN), glowing_eyes("#ff4d5e", "#ffd0c8"),
        brows(WHITE_HAIR[1], slant=7), nose(DROW_SKIN), mouth(bend=-3), fringe(WHITE_HAIR),
    )


@DRAWN.draws("droider", focus="100 82 86", scenes="web_vault cavern dark_city", accents="strands rocks")
def droider() -> list[str]:
    """A drow's body rising from a spider's, bow of bone and a blade in the hands."""
    joints = [
        [(70, 146), (24, 84), (2, 132)],
        [(66, 156), (16, 116), (-6, 186)],
        [(70, 166), (32, 146), (18, 206)],
        [(80, 172), (56, 172), (54, 208)],
    ]
    chest = [(100, 74), (82, 78), (70, 88), (76, 116), (72, 142), (100, 152)]
    return [
        turned(44, 92, -14, gear.bow(120, tones=BONE)),
        turned(160, 96, 22, gear.scimitar(92)),
        halves([(100, 128), (66, 136), (46, 164), (58, 204), (100, 214)], CHITIN[3], CHITIN[1], width=3.6),
        both_poly([(70, 152), (88, 158), (92, 184), (74, 176)], T2, T1, width=2.6),
        *legs(joints, CHITIN, 10),
        long_hair(WHITE_HAIR, wide=27, top=14, low=110),
        sleeve((76, 92), (54, 98), DROW_SKIN[2], thick=9),
        sleeve((124, 92), (152, 100), DROW_SKIN[1], thick=9),
        halves(chest, DROW_SKIN[2], DROW_SKIN[1]),
        both_poly([(100, 148), (100, 92), (84, 80), (72, 90), (78, 118), (74, 144)], DARK_STEEL[3], DARK_STEEL[1], width=2.8),
        poly([(100, 100), (109, 114), (100, 130), (91, 114)], T3, INK, 2.2),
        both_poly([(66, 90), (70, 76), (90, 80), (80, 94)], DARK_STEEL[3], DARK_STEEL[1]),
        turned(100, 50, 0, _small_head(), scale=0.66),
        fist(58, 98, DROW_SKIN, reach=8),
        fist(155, 102, DROW_SKIN, reach=8),
    ]

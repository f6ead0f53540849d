"""What the pictures of Factions share: faces, helmets, hats, coats and plates around the axis x = 100, and how a picture is kept."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing import people
from drawing.arena_shapes import PALE_SKIN, ROTTEN_SKIN, thorn
from drawing.pen import (
    BONE,
    BROWN_HAIR,
    FAIR_SKIN,
    GOLD,
    INK,
    LEATHER,
    ORC_SKIN,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    Point,
    Tones,
    blob,
    both,
    both_poly,
    disc,
    halves,
    poly,
    stroke,
    turned,
)

TINT = (T0, T1, T2, T3)
BRIGHT = (T1, T2, T3, T4)
DARK_STEEL = ("#14161d", "#2c303c", "#4b5162", "#7f889c")
TAN_SKIN = ("#5c3320", "#94593a", "#c08458", "#e6b98c")
BROWN_SKIN = ("#33190f", "#5c3220", "#8a5236", "#b97f58")
TROLL_SKIN = ("#1c3a44", "#366673", "#5f97a0", "#98c6c8")
OGRE_SKIN = ("#573a1c", "#8a6234", "#bd9252", "#e2c184")
GREY_HAIR = ("#4a4c54", "#7e828c", "#b2b6be", "#e2e5ea")
BLACK_HAIR = ("#0c0a10", "#1d1a24", "#38333f", "#5c5666")
IRON = ("#241f1d", "#473f3a", "#756a60", "#a89c8c")
SKINS: dict[str, Tones] = {
    "fair": FAIR_SKIN, "tan": TAN_SKIN, "brown": BROWN_SKIN, "orc": ORC_SKIN, "troll": TROLL_SKIN,
    "ogre": OGRE_SKIN, "pale": PALE_SKIN, "rotten": ROTTEN_SKIN,
}


def placed(dx: float, dy: float, scale: float, *parts: str, flip: bool = False) -> str:
    """Parts of a whole sheet, scaled around its middle and shifted."""
    sideways = -scale if flip else scale
    return f'<g transform="translate({100 + dx:.1f} {100 + dy:.1f}) scale({sideways:.3f} {scale:.3f}) translate(-100 -100)">' + "".join(parts) + "</g>"


def face(kind: str = "fair", *, eye: str = "#3a5a8a", brow: str = BROWN_HAIR[0], slant: float = 5, smile: float = 0, wide: float = 30, jaw: float = 0.62) -> str:
    """A bare face on its neck."""
    skin = SKINS[kind]
    return "".join((
        people.neck(skin), people.head(skin, wide=wide, jaw=jaw), people.eyes(eye, fierce=slant), people.brows(brow, slant=slant),
        people.nose(skin), people.mouth(bend=smile),
    ))


def brute(kind: str, *, tusk: float = 16, eye: str = "#e8c23a", wide: float = 36) -> str:
    """A broad face with tusks and small fierce eyes."""
    skin = SKINS[kind]
    return "".join((
        people.neck(skin, wide=30), people.ears(skin, reach=20, at=wide - 2, lift=14),
        people.head(skin, wide=wide, jaw=0.86, top=44, chin=128),
        blob([(74, 74), (100, 66), (126, 74), (120, 84), (100, 80), (80, 84)], skin[1], "", 0),
        people.glowing_eyes(eye, "#fff6c0", y=84, apart=15, tilt=3), people.brows(skin[0], y=76, slant=8, thick=6),
        people.nose(skin, top=86, low=102, wide=11), both([(92, 102), (84, 100), (86, 106)], INK, INK, width=1),
        stroke([(80, 116), (100, 111), (120, 116)], INK, 4), thorn(84, 116, tusk, -8), thorn(116, 116, tusk, 8),
    ))


def plate(tones: Tones = STEEL, cloth: Tones = TINT, *, wide: float = 80, reach: float = 30) -> str:
    """A breastplate with a tabard and pauldrons."""
    return "".join((
        people.shoulders(tones, wide=wide, top=134),
        halves([(100, 150), (72, 144), (60, 160), (66, 206), (100, 206)], cloth[3], cloth[1]),
        both_poly([(100, 136), (80, 128), (70, 142), (100, 160)], tones[2], tones[1]),
        people.pauldrons(tones, x=38, y=158, reach=reach),
    ))


def robe(cloth: Tones = TINT, *, trim: Tones = GOLD, wide: float = 74, high: float = 0) -> str:
    """A robe with a trimmed front; ``high`` gives it a standing collar."""
    parts = [people.collar(cloth, top=120 - high, wide=40 + high * 0.3)] if high else []
    parts.append(people.shoulders(cloth, wide=wide, top=132, slope=26))
    parts.append(both_poly([(100, 176), (84, 130), (70, 136), (92, 206), (100, 206)], trim[3], trim[1], width=2.8))
    return "".join(parts)


def jerkin(cloth: Tones = TINT, leather: Tones = LEATHER, *, wide: float = 74) -> str:
    """A coat with a leather jerkin and a strap across."""
    return "".join((
        people.shoulders(cloth, wide=wide, top=134),
        halves([(100, 152), (78, 138), (60, 154), (64, 206), (100, 206)], leather[2], leather[1]),
        stroke([(62, 150), (96, 178), (120, 208)], INK, 14, smooth=False), stroke([(62, 150), (96, 178), (120, 208)], leather[3], 8, smooth=False),
        *(stroke([(92, y), (108, y)], leather[0], 3, smooth=False) for y in (168, 180, 192)),
    ))


def bare_chest(kind: str, *, wide: float = 88, strap: Tones = LEATHER) -> str:
    """A mighty bare chest with a strap of hide."""
    skin = SKINS[kind]
    return "".join((
        people.shoulders(skin, wide=wide, top=132, slope=18),
        both([(100, 172), (66, 176), (54, 156), (98, 150)], skin[2], skin[1], width=2.4),
        stroke([(44, 148), (100, 186), (136, 208)], INK, 17, smooth=False), stroke([(44, 148), (100, 186), (136, 208)], strap[2], 11, smooth=False),
    ))


def open_helm(tones: Tones = STEEL, *, crest: Tones | None = None, high: float = 0, nasal: bool = True) -> str:
    """A helmet that shows the face; a crest of horsehair stands on it."""
    parts = []
    if crest is not None:
        parts.append(halves([(100, 4 - high), (88, 8 - high), (84, 42), (100, 46)], crest[2], crest[1], width=3))
    parts.append(halves([(100, 28 - high * 0.3), (76, 34), (64, 58), (64, 70), (82, 66), (100, 68)], tones[3], tones[1], width=3.4))
    parts.append(both_poly([(64, 66), (78, 70), (80, 104), (72, 116), (62, 96)], tones[2], tones[1], width=2.8))
    if nasal:
        parts.append(poly([(95, 60), (105, 60), (104, 96), (100, 102), (96, 96)], tones[2], INK, 2.6))
    return "".join(parts)


def closed_helm(tones: Tones = STEEL, *, eye: str = "", trim: Tones = GOLD, flat: bool = False) -> str:
    """A closed helmet: a slit for the eyes, breaths below; ``flat`` ones are buckets."""
    left = [(100, 32), (70, 34), (66, 60), (66, 118), (84, 130), (100, 134)] if flat else [(100, 22), (76, 32), (62, 62), (66, 106), (84, 126), (100, 138)]
    holes = [disc(100 + side * x, y, 2.6, INK, "", 0) for side in (-1, 1) for x, y in ((10, 108), (20, 106), (12, 118))]
    return "".join((
        halves(left, tones[3], tones[1], width=3.6),
        poly([(96, 26), (104, 26), (103, 128), (97, 128)], trim[2], INK, 2.2),
        both_poly([(97, 78), (70, 74), (70, 84), (97, 90)], INK, INK, width=2),
        *((both_poly([(94, 81), (76, 77), (76, 82), (94, 86)], eye, eye, width=0.01),) if eye else ()), *holes,
    ))


def crown(*, y: float = 48, wide: float = 34, tall: float = 26, tones: Tones = GOLD) -> str:
    """A crown with a stone."""
    points = [(100 - wide, y), (100 - wide - 4, y - tall), (100 - wide * 0.5, y - tall * 0.5), (100, y - tall * 1.3), (100 + wide * 0.5, y - tall * 0.5), (100 + wide + 4, y - tall), (100 + wide, y)]
    return poly([*points, (100, y + 8)], tones[2], INK, 3.2) + poly([*points[:4], (100, y + 8)], tones[3], "", 0) + disc(100, y - tall * 0.35, 5, T2, INK, 2)


def pointed_hat(cloth: Tones = TINT, *, tip: Point = (124, -4), brim: float = 58, band: Tones = GOLD) -> str:
    """A wizard's hat with a broad brim."""
    return "".join((
        disc(100, 58, brim, cloth[1], INK, 3.4, ry=14),
        poly([(66, 56), (78, 30), (96, 14), tip, (122, 30), (134, 56), (100, 64)], cloth[2], INK, 3.4),
        poly([(68, 54), (80, 30), (96, 16), tip, (104, 30), (96, 60)], cloth[3], "", 0),
        stroke([(67, 52), (100, 60), (133, 52)], band[1], 8), stroke([(67, 51), (100, 58), (120, 55)], band[3], 3),
    ))


def brimmed_hat(tones: Tones = LEATHER, *, brim: float = 60, feather: Tones | None = None) -> str:
    """A traveller's hat, perhaps with a feather."""
    parts = [blob([(120, 44), (148, 20), (172, 14), (160, 36), (130, 52)], feather[2], INK, 2.8)] if feather is not None else []
    parts += [
        disc(100, 56, brim, tones[1], INK, 3.4, ry=13), blob([(68, 54), (70, 28), (90, 20), (100, 26), (112, 20), (130, 30), (132, 54)], tones[2], INK, 3.4),
        blob([(72, 50), (74, 30), (90, 24), (98, 30), (92, 50)], tones[3], "", 0), stroke([(69, 51), (100, 57), (131, 51)], tones[0], 7),
    ]
    return "".join(parts)


def mask(tones: Tones, *, top: float = 88) -> str:
    """A cloth over nose and mouth."""
    return halves([(100, top), (72, top - 4), (74, 112), (86, 126), (100, 132)], tones[2], tones[1], width=3)


def held(x: float, y: float, turn: float, weapon: str, glove: Tones = LEATHER, *, scale: float = 1.0, flip: bool = False) -> str:
    """A weapon in a fist."""
    return turned(x, y, turn, weapon, scale=scale, flip=flip) + people.fist(x, y + 4, glove, reach=12)


def wings(tones: Tones, *, reach: float = 96, high: float = 10) -> str:
    """Leathern wings behind a body."""
    wing = [(92, 120), (60, 60), (100 - reach, high), (100 - reach * 1.02, high + 60), (100 - reach * 0.9, high + 110), (100 - reach * 0.62, 130), (100 - reach * 0.5, 164), (70, 150)]
    bones = ([(92, 120), (60, 60), (100 - reach, high)], [(62, 62), (100 - reach * 0.9, high + 110)], [(62, 64), (100 - reach * 0.5, 164)])
    parts = [both_poly(wing, tones[2], tones[1], width=3.4)]
    for bone in bones:
        parts += [stroke(bone, tones[0], 5, smooth=False), stroke([(200 - x, y) for x, y in bone], tones[0], 5, smooth=False)]
    return "".join(parts)


def tooth_row(points: list[Point], length: float, turn: float) -> str:
    """Teeth along a jaw."""
    return "".join(thorn(x, y, length, turn, BONE) for x, y in points)

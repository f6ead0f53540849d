"""Weapons and shields, drawn around the origin with the grip there and the point upwards (towards negative y)."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from drawing.pen import (
    BONE,
    GOLD,
    INK,
    LEATHER,
    MAGIC,
    STEEL,
    T0,
    T1,
    T2,
    T3,
    T4,
    WOOD,
    both_poly,
    curve,
    disc,
    halves,
    inked,
    limb,
    path,
    poly,
    star,
    stroke,
)


def sword(length: float = 90, wide: float = 7, tones: tuple[str, ...] = STEEL, hilt: tuple[str, ...] = GOLD) -> str:
    """A straight sword."""
    tip = -length
    parts = [limb((0, 2), (0, 18), 3.4, 3.4, LEATHER[1]), disc(0, 21, 5, hilt[2])]
    parts.append(poly([(-wide, -2), (-wide, tip + wide * 2), (0, tip), (0, -2)], tones[3], width=2.6))
    parts.append(poly([(wide, -2), (wide, tip + wide * 2), (0, tip), (0, -2)], tones[1], width=2.6))
    parts.append(poly([(-wide * 2.6, -4), (wide * 2.6, -4), (wide * 2.2, 3), (-wide * 2.2, 3)], hilt[2]))
    return "".join(parts)


def dagger(length: float = 52, tones: tuple[str, ...] = STEEL) -> str:
    """A leaf-bladed dagger."""
    parts = [limb((0, 2), (0, 14), 3.6, 3.2, LEATHER[1]), disc(0, 17, 4.4, GOLD[2])]
    left = [(0, 0), (-6, -4), (-8, -length * 0.45), (0, -length)]
    parts.append(poly(left, tones[3], width=2.6))
    parts.append(poly([(-x, y) for x, y in left], tones[1], width=2.6))
    parts.append(poly([(-14, -5), (0, -1), (14, -5), (12, 2), (0, 4), (-12, 2)], GOLD[1]))
    return "".join(parts)


def scimitar(length: float = 88, tones: tuple[str, ...] = STEEL) -> str:
    """A curved drow blade."""
    s = length / 88
    back = [(-5, 0), (-9, -30 * s), (-6, -60 * s), (10, -88 * s)]
    edge = [(10, -88 * s), (8, -56 * s), (6, -30 * s), (6, 0)]
    body = curve(back, closed=False) + "L" + curve(edge, closed=False)[1:] + "Z"
    ridge = curve([(10, -88 * s), (1, -58 * s), (-1, -30 * s), (0, 0)], closed=False)
    side = ridge + "L6 0L" + curve(list(reversed(edge)), closed=False)[1:] + "Z"
    return (
        limb((0, 2), (1, 17), 3.4, 3.2, T1)
        + disc(1, 20, 4.6, T3)
        + path(body, tones[3], INK, 0)
        + path(side, tones[1], INK, 0)
        + path(body, "none", INK, 2.8)
        + poly([(-15, -6), (0, -2), (15, -5), (13, 3), (0, 4), (-13, 2)], T3)
    )


def axe(length: float = 90, *, double: bool = False, tones: tuple[str, ...] = STEEL) -> str:
    """A bearded axe, its edge to the left."""
    head = [(2, -8), (-18, -20), (-34, -14), (-38, 6), (-33, 25), (-16, 12), (2, 12)]
    edge = [(-34, -14), (-38, 6), (-33, 25), (-26, 19), (-30, 6), (-27, -13)]
    top = -length + 14
    moved = [(x, y + top) for x, y in head]
    bright = [(x, y + top) for x, y in edge]
    parts = [limb((0, 24), (0, -length), 4, 3.6, WOOD[2])]
    if double:
        parts.append(path(curve([(-x, y) for x, y in moved]), tones[1], INK, 3))
    parts.append(path(curve(moved), tones[2], INK, 3) + path(curve(bright), tones[3], INK, 1.6))
    parts.append(poly([(-6, top - 8), (6, top - 8), (6, top + 12), (-6, top + 12)], STEEL[0]))
    return "".join(parts)


def hammer(length: float = 90, tones: tuple[str, ...] = STEEL, wide: float = 30, high: float = 30) -> str:
    """A war hammer."""
    top = -length
    box = [(-wide, top), (-wide * 0.7, top - 4), (wide * 0.7, top - 4), (wide, top), (wide, top + high)]
    box += [(wide * 0.7, top + high + 4), (-wide * 0.7, top + high + 4), (-wide, top + high)]
    return (
        limb((0, 26), (0, top + 4), 4.4, 4, WOOD[2])
        + poly(box, tones[1])
        + poly([(-wide, top), (-wide * 0.62, top - 4), (-wide * 0.62, top + high + 4), (-wide, top + high)], tones[3])
        + poly([(-wide * 0.62, top - 4), (wide * 0.4, top - 4), (wide * 0.4, top + 6), (-wide * 0.62, top + 8)], tones[2], "", 0)
        + poly([(-8, top + 4), (8, top + 4), (8, top + high - 4), (-8, top + high - 4)], GOLD[2], width=2)
    )


def mace(length: float = 70) -> str:
    """A flanged mace."""
    top = -length
    flanges = poly(star(0, top, 20, 12, 8, 12), STEEL[1]) + disc(0, top, 12, STEEL[2]) + disc(-4, top - 4, 4, STEEL[3], "", 0)
    return limb((0, 22), (0, top), 4, 4, WOOD[1]) + disc(0, 24, 5, GOLD[2]) + flanges


def spear(length: float = 150, tones: tuple[str, ...] = STEEL) -> str:
    """A spear; the grip is at a third of its shaft."""
    tip = -length * 0.66
    return (
        limb((0, length * 0.34), (0, tip + 18), 3.2, 3, WOOD[2])
        + both_poly([(0, tip - 18), (-9, tip + 6), (0, tip + 16)], tones[3], tones[1], axis=0)
        + poly([(-5, tip + 14), (5, tip + 14), (4, tip + 24), (-4, tip + 24)], GOLD[1], width=2)
    )


def bow(high: float = 130, *, drawn: float = 0.0, tones: tuple[str, ...] = WOOD) -> str:
    """A recurved bow, its belly to the right, its string to the left, ``drawn`` pixels back."""
    h = high / 2
    limbs = [(-14, -h), (-6, -h + 6), (6, -h * 0.62), (14, -h * 0.2), (15, 0), (14, h * 0.2), (6, h * 0.62), (-6, h - 6), (-14, h)]
    string = [(-12, -h + 2), (-12 - drawn, 0), (-12, h - 2)]
    return (
        stroke(string, INK, 4, smooth=False)
        + stroke(string, BONE[3], 1.8, smooth=False)
        + inked(limbs, tones[2], 6)
        + stroke(limbs[1:5], tones[3], 2)
        + limb((15, -11), (15, 11), 5.4, 5.4, LEATHER[1])
    )


def arrow(length: float = 110, tip: tuple[str, ...] = STEEL, feather: tuple[str, ...] = (T1, T2, T3)) -> str:
    """An arrow flying upwards, its nock at the origin."""
    return (
        limb((0, 0), (0, -length + 12), 2.6, 2.6, WOOD[3], 2.2)
        + both_poly([(0, -length - 8), (-9, -length + 14), (0, -length + 9)], tip[3], tip[1], axis=0, width=2.4)
        + both_poly([(-1, -6), (-11, 4), (-11, -18), (-1, -30)], feather[2], feather[1], axis=0, width=2.2)
    )


def crossbow(tones: tuple[str, ...] = WOOD) -> str:
    """A hand crossbow pointing up."""
    prod = [(-40, -22), (-26, -38), (0, -44), (26, -38), (40, -22)]
    return (
        stroke([(-39, -22), (0, -6), (39, -22)], INK, 4.4, smooth=False)
        + stroke([(-39, -22), (0, -6), (39, -22)], BONE[3], 2, smooth=False)
        + poly([(-7, -52), (7, -52), (8, 26), (14, 46), (0, 52), (-8, 30)], tones[1])
        + poly([(-7, -52), (0, -52), (0, 30), (-8, 30)], tones[2], "", 0)
        + inked(prod, STEEL[1], 6)
        + stroke(prod[:3], STEEL[3], 2)
        + turned_bolt()
    )


def turned_bolt() -> str:
    """The bolt that lies on a crossbow."""
    return limb((0, -6), (0, -62), 2, 2, BONE[2], 2) + both_poly([(0, -76), (-7, -58), (0, -62)], STEEL[3], STEEL[1], axis=0, width=2)


def staff(length: float = 150, orb: tuple[str, ...] = MAGIC) -> str:
    """A wizard's staff with a glowing stone; the grip is at its middle."""
    top = -length * 0.6
    claw = [(-4, top + 12), (-16, top - 4), (-12, top - 22)]
    return (
        limb((0, length * 0.5), (0, top + 8), 4, 4.4, WOOD[1])
        + inked(claw, WOOD[2], 4)
        + inked([(-x, y) for x, y in claw], WOOD[1], 4)
        + disc(0, top - 8, 12, orb[1])
        + disc(-2, top - 10, 8, orb[2], "", 0)
        + disc(-4, top - 13, 3.4, orb[3], "", 0)
    )


def round_shield(reach: float = 42, tones: tuple[str, ...] = (T0, T1, T2, T3), rim: tuple[str, ...] = STEEL) -> str:
    """A round shield with a boss."""
    return (
        disc(0, 0, reach, rim[1])
        + disc(-1.5, -1.5, reach - 3, rim[2], "", 0)
        + disc(0, 0, reach - 8, tones[2])
        + path(f"M0 {-reach + 8}A{reach - 8} {reach - 8} 0 0 1 0 {reach - 8}Z", tones[1], INK, 0)
        + stroke([(0, -reach + 8), (0, reach - 8)], tones[0], 2)
        + stroke([(-reach + 8, 0), (reach - 8, 0)], tones[0], 2)
        + disc(0, 0, reach * 0.27, rim[1])
        + disc(-2, -2, reach * 0.16, rim[3], "", 0)
    )


def kite_shield(high: float = 100, tones: tuple[str, ...] = (T0, T1, T2, T3), rim: tuple[str, ...] = STEEL) -> str:
    """A knight's shield around the origin."""
    s = high / 100
    left = [(0, -50), (-20, -46), (-40, -48), (-42, -20), (-36, 8), (-22, 32), (0, 52)]
    outer = [(x * s, y * s) for x, y in left]
    inner = [(x * 0.82 * s, y * 0.82 * s) for x, y in left]
    return halves(outer, rim[3], rim[1], axis=0) + halves(inner, tones[3], tones[1], axis=0, width=2)


def crown_charge(x: float, y: float, s: float) -> str:
    """A small golden crown, the charge of the Crown's arms."""
    points = [(-20, 12), (-24, -10), (-11, 0), (0, -16), (11, 0), (24, -10), (20, 12)]
    return poly([(x + px * s, y + py * s) for px, py in points], GOLD[2], width=2.4)


def spider_charge(x: float, y: float, s: float, tone: str = T4) -> str:
    """A small spider, the sign of the drow's goddess."""
    parts = []
    for side in (-1, 1):
        for knee, foot in (((16, -20), (12, -38)), ((24, -10), (32, -22)), ((24, 6), (34, 16)), ((16, 14), (16, 36))):
            leg = [(x, y), (x + side * knee[0] * s, y + knee[1] * s), (x + side * foot[0] * s, y + foot[1] * s)]
            parts.append(stroke(leg, tone, 4.2 * s, smooth=False))
    parts.append(disc(x, y + 8 * s, 10 * s, tone, "", 0, ry=14 * s) + disc(x, y - 10 * s, 7 * s, tone, "", 0))
    return "".join(parts)

"""What the pictures of Heroes share: lanterns, gnolls, bogfolk, reeds and brambles, garments on a stand, notes of music."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

import math
from collections.abc import Sequence

from drawing import people
from drawing.arena_shapes import MOSS, leaf, thorn, tongue
from drawing.pen import (
    BONE,
    GOLD,
    INK,
    LEATHER,
    WOOD,
    Point,
    Tones,
    blob,
    both,
    disc,
    halves,
    limb,
    poly,
    stroke,
    turned,
)

GNOLL_FUR = ("#4a2f16", "#86602f", "#bd9350", "#e6c88a")
ASH_FUR = ("#2f2a2c", "#5c5454", "#8f8480", "#c6bab0")
BOG_SKIN = ("#1f3a30", "#3d6650", "#6d9a76", "#b0d0a0")
GNOME_SKIN = ("#7a3f2a", "#b87450", "#e4a67c", "#ffd9b4")
BRASS = ("#5a3c10", "#9a6f1e", "#d6a53a", "#ffe28a")
NAVY = ("#121a30", "#22345c", "#38548c", "#6f90c8")
LINEN = ("#8a7f6a", "#c4b898", "#ece2c8", "#fffaea")
REED = ("#2c3a16", "#56682a", "#8a9a44", "#c2cc7c")
FLAME = ("#7a2408", "#dc5f16", "#ffab34", "#fff0a0")


def lantern(x: float, y: float, s: float = 1, tones: Tones = BRASS) -> str:
    """A hanging lantern, its ring at the point."""
    return turned(
        x, y, 0, disc(0, 0, 7, "none", INK, 7), disc(0, 0, 7, "none", tones[2], 3), poly([(-8, 8), (8, 8), (20, 24), (-20, 24)], tones[1], INK, 3), poly([(-8, 8), (0, 8), (-2, 24), (-20, 24)], tones[2], "", 0),
        poly([(-17, 24), (17, 24), (20, 64), (-20, 64)], "#ffdf8a", INK, 3), tongue(0, 60, 32, 9, 0, FLAME), *(stroke([(n * 10, 25), (n * 12, 63)], tones[0], 3, smooth=False) for n in (-1, 1)), poly([(-23, 63), (23, 63), (18, 74), (-18, 74)], tones[2], INK, 3), scale=s,
    )


def lantern_charge(x: float, y: float, s: float = 1, tones: Tones = GOLD) -> str:
    """A small lantern, the charge of Lanternhold's arms."""
    return turned(
        x, y, 0, disc(0, -24, 6, "none", tones[2], 3.4), poly([(-6, -18), (6, -18), (14, -8), (-14, -8)], tones[2], INK, 2), poly([(-12, -8), (12, -8), (14, 18), (-14, 18)], tones[3], INK, 2.2), poly([(0, -4), (7, 8), (0, 16), (-7, 8)], "#f08a22", "", 0), poly([(-16, 17), (16, 17), (12, 24), (-12, 24)], tones[2], INK, 2), scale=s,
    )


def gnoll(fur: Tones = GNOLL_FUR, *, eye: str = "#ffcf3a", mane: Tones | None = None, grin: bool = True, spots: bool = True) -> str:
    """A gnoll's head from the front: round ears, a mane, a long muzzle with fangs."""
    crest = mane or (fur[0], fur[0], fur[1], fur[2])
    parts = [
        poly([(70, 60), (60, 34), (74, 36), (76, 12), (88, 24), (98, 0), (108, 22), (122, 10), (126, 34), (140, 34), (130, 60)], crest[2], INK, 3.2),
        people.neck(fur, wide=20), both([(74, 62), (48, 44), (46, 14), (66, 20), (84, 44)], fur[2], fur[1]), both([(70, 52), (55, 40), (54, 24), (66, 30)], "#a8605a", "#7a403c", width=1.6),
        halves([(100, 36), (76, 42), (60, 72), (66, 100), (82, 116), (100, 120)], fur[2], fur[1], width=3.4),
    ]
    if spots:
        parts += [disc(x, y, r, fur[0], "", 0, opacity=0.75) for x, y, r in ((72, 60, 4), (80, 50, 3.4), (66, 84, 4), (128, 60, 4), (120, 50, 3.4), (134, 84, 4), (74, 100, 3.4), (126, 100, 3.4))]
    parts += [
        people.glowing_eyes(eye, "#fff8d0", y=74, apart=17, tilt=6), people.brows(fur[0], y=64, slant=8, thick=5.4),
        halves([(100, 76), (88, 80), (76, 100), (78, 120), (90, 134), (100, 136)], fur[3], fur[2], width=3), blob([(86, 88), (100, 82), (114, 88), (106, 100), (100, 103), (94, 100)], INK, INK, 2), disc(95, 88, 2.4, "#8a8088", "", 0), stroke([(100, 102), (100, 112)], INK, 2.8, smooth=False),
    ]
    if grin:
        parts += [blob([(78, 112), (90, 116), (100, 112), (110, 116), (122, 112), (114, 130), (100, 134), (86, 130)], "#4a0d12", INK, 2.6), thorn(86, 114, 13, 180), thorn(114, 114, 13, 180), thorn(95, 115, 8, 180), thorn(105, 115, 8, 180)]
    else:
        parts += [stroke([(80, 116), (92, 120), (100, 113), (108, 120), (120, 116)], INK, 3), thorn(88, 117, 9, 180), thorn(112, 117, 9, 180)]
    return "".join(parts)


def bogfolk(skin: Tones = BOG_SKIN, *, eye: str = "#ffd65a", smile: float = 2, old: bool = False) -> str:
    """One of the bogfolk: a broad froglike face, wide-set eyes with heavy lids, gills at the neck."""
    parts = [
        people.neck(skin, wide=24), *(stroke([(100 + s * 22, y), (100 + s * 12, y + 5)], skin[0], 3) for s in (-1, 1) for y in (120, 128)),
        halves([(100, 50), (72, 46), (52, 66), (48, 94), (66, 118), (100, 126)], skin[2], skin[1], width=3.4), both([(84, 56), (74, 42), (58, 44), (52, 60), (64, 76), (82, 72)], skin[3], skin[1], width=3),
        *(disc(x, 60, 11, eye, INK, 2.6) + poly([(x - 8, 59), (x + 8, 59), (x + 6, 63), (x - 6, 63)], INK, "", 0) + disc(x - 3, 56, 2.4, "#ffffff", "", 0) for x in (68, 132)), both([(86, 54), (76, 46), (62, 46), (56, 56), (70, 54)], skin[2], skin[0], width=2.4),
        stroke([(62, 100 - smile), (80, 106), (100, 106 + smile), (120, 106), (138, 100 - smile)], INK, 3.6), *(disc(100 + s * 5, 84, 2.6, INK, "", 0) for s in (-1, 1)), *(disc(x, y, r, skin[0], "", 0, opacity=0.55) for x, y, r in ((60, 84, 4), (72, 90, 3), (140, 84, 4), (128, 92, 3), (100, 66, 3.4))),
    ]
    if old:
        parts += [stroke(line, skin[0], 2.4) for line in ([(70, 112), (84, 118)], [(130, 112), (116, 118)], [(88, 70), (100, 74), (112, 70)], [(56, 76), (64, 80)], [(144, 76), (136, 80)])]
    return "".join(parts)


def reed(x: float, y: float, high: float, lean: float = 0, *, head: bool = True) -> str:
    """A bulrush from its foot."""
    top = (x + lean, y - high)
    parts = [stroke([(x, y), (x + lean * 0.4, y - high * 0.5), top], INK, 6), stroke([(x, y), (x + lean * 0.4, y - high * 0.5), top], REED[2], 3)]
    if head:
        parts.append(limb((x + lean * 0.86, y - high * 0.86), (x + lean * 1.02, y - high * 1.02 - 10), 5, 5, WOOD[2], 2.4))
    return "".join(parts)


def bramble(points: Sequence[Point], thick: float = 7, *, tones: Tones = ("#22160e", "#4a3020", "#7a5434", "#a8804f"), spikes: int = 5, leaves: bool = True) -> str:
    """A thorny shoot along points."""
    parts = [stroke(points, INK, thick + 5), stroke(points, tones[2], thick), stroke([(x - thick * 0.2, y - thick * 0.2) for x, y in points], tones[3], thick * 0.3)]
    for n in range(spikes):
        at = (n + 0.5) / spikes * (len(points) - 1)
        low = min(int(at), len(points) - 2)
        (x0, y0), (x1, y1) = points[low], points[low + 1]
        x, y = x0 + (x1 - x0) * (at - low), y0 + (y1 - y0) * (at - low)
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        parts.append(thorn(x, y, thick * 1.9, turn if n % 2 else turn + 180))
        if leaves and n % 2:
            parts.append(leaf(x, y, thick * 2.6, turn + 150, MOSS))
    return "".join(parts)


def note(x: float, y: float, s: float = 1, tone: str = "#fff0a0") -> str:
    """A note of music."""
    return turned(x, y, 0, stroke([(6, 0), (6, -30)], INK, 7, smooth=False), poly([(4, -32), (22, -24), (22, -14), (4, -22)], tone, INK, 2.2), stroke([(6, 0), (6, -30)], tone, 3.4, smooth=False), disc(0, 0, 8, tone, INK, 2.6, ry=6), scale=s)


def mushroom(x: float, y: float, s: float, cap: Tones) -> str:
    """A toadstool on a point."""
    return turned(x, y, 0, limb((0, 0), (0, -16), 5, 4, BONE[2], 2.2), blob([(-17, -14), (-12, -28), (0, -34), (12, -28), (17, -14), (0, -18)], cap[2], INK, 2.6), blob([(-14, -17), (-9, -27), (0, -31), (-3, -18)], cap[3], "", 0), disc(5, -24, 2.6, BONE[3], "", 0), scale=s)


def stand(top: float = 30) -> str:
    """A stand for a garment."""
    return limb((100, 196), (100, top), 6, 6, WOOD[1]) + poly([(64, 200), (136, 200), (126, 186), (74, 186)], WOOD[2], INK, 3)


def hill(tones: Tones, *, high: float = 30) -> str:
    """Ground that does not reach the sides of the sheet."""
    top = 200 - high
    return blob([(6, 206), (20, top + 12), (60, top), (110, top + 5), (160, top), (184, top + 14), (196, 206)], tones[1], INK, 3.6) + blob([(18, 204), (30, top + 14), (62, top + 5), (104, top + 10), (70, top + 16)], tones[2], "", 0)


def moth(x: float, y: float, s: float, turn: float = 0, tones: Tones = ("#4a3d2c", "#86745a", "#bfae8c", "#ece0c4")) -> str:
    """A moth with spread wings."""
    return turned(
        x, y, turn, both([(-2, 0), (-14, -18), (-34, -20), (-34, -2), (-14, 6)], tones[3], tones[2], axis=0, width=2.6), both([(-2, 2), (-14, 8), (-22, 22), (-8, 22)], tones[2], tones[1], axis=0, width=2.4), *(disc(sx * 24, -10, 4.4, tones[0], "", 0) + disc(sx * 24, -10, 1.8, "#ffd65a", "", 0) for sx in (-1, 1)),
        limb((0, -8), (0, 14), 4.4, 3, tones[1], 2.2), *(stroke([(sx * 2, -10), (sx * 8, -22)], INK, 2) for sx in (-1, 1)), scale=s,
    )


def strap(a: Point, b: Point, wide: float = 9, tones: Tones = LEATHER) -> str:
    """A strap between two points."""
    return stroke([a, b], INK, wide + 5, smooth=False) + stroke([a, b], tones[2], wide, smooth=False)


def spectacles(y: float = 82, apart: float = 13, tones: Tones = GOLD) -> str:
    """Round spectacles."""
    return "".join(disc(100 + s * apart, y, 11, "none", INK, 5) + disc(100 + s * apart, y, 11, "none", tones[2], 2.4) for s in (-1, 1)) + stroke([(97, y - 2), (103, y - 2)], tones[2], 2.6, smooth=False)


def pelt(x: float, y: float, s: float, tones: Tones) -> str:
    """A stretched hide."""
    left = [(0, -62), (-14, -46), (-46, -52), (-40, -26), (-28, -8), (-34, 22), (-52, 44), (-24, 42), (-8, 50), (0, 66)]
    return turned(x, y, 0, halves(left, tones[2], tones[1], axis=0, width=3.4), stroke([(0, -40), (0, 46)], tones[0], 2.4), *(disc(sx * 16, 6 + n * 14, 3, tones[0], "", 0, opacity=0.6) for sx in (-1, 1) for n in range(2)), scale=s)

"""What the pictures of Crawler share: goblins, torches, masonry, chains, graves, small folk, and how a picture is kept."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from collections.abc import Callable, Sequence

from drawing import people
from drawing.album import Album
from drawing.arena_shapes import tongue
from drawing.pen import (
    BONE,
    GOLD,
    INK,
    STONE,
    WOOD,
    Point,
    Tones,
    blob,
    both,
    both_poly,
    disc,
    halves,
    limb,
    number,
    path,
    poly,
    sheet,
    star,
    stroke,
    turned,
)

GOBLIN_SKIN = ("#2f3b14", "#5f7626", "#93aa40", "#c9d97a")
ASH = ("#26242a", "#4a474e", "#79757a", "#b0aaa6")
CLAY = ("#4a2415", "#83492c", "#b87148", "#e3a678")
ICE = ("#174a6e", "#4f9cc8", "#a8dcf2", "#f2fcff")
GHOST = ("#1d4a4c", "#4d9390", "#9fded2", "#effff6")
EMBER = ("#5a1208", "#b8360f", "#f58a1f", "#ffe07a")
RUST = ("#2e1a12", "#5f3722", "#955c38", "#c4905f")
MOULD = ("#1f2c1c", "#3c5432", "#668552", "#a2bd80")

Keep = Callable[..., None]


def keeper(drawn: Album, *, scenes: str, accents: str, focus: str = "100 100 92") -> Keep:
    """What keeps a chapter's pictures in its album, with the surroundings that most of them have. ``fit`` below 1 makes
    a picture smaller towards the middle of its lower edge, so that nothing of it is cut at the sides."""
    usual = (scenes, accents, focus)

    def keep(name: str, *parts: str, scenes: str = "", accents: str = "", focus: str = "", fit: float = 1) -> None:
        whole = parts if fit == 1 else (turned(100 * (1 - fit), 200 * (1 - fit), 0, *parts, scale=fit),)
        x, y, reach = (float(part) for part in (focus or usual[2]).split())
        middle = (100 + (x - 100) * fit, 200 + (y - 200) * fit, reach * fit)
        seen = " ".join(number(part) for part in middle)
        drawn[name] = sheet(whole, scenes=scenes or usual[0], accents=accents or usual[1], focus=seen)

    return keep


def goblin(skin: Tones = GOBLIN_SKIN, *, eye: str = "#ffd23a", ear: float = 54, lift: float = 24, nose: float = 1) -> str:
    """A goblin's head: long ears, a hooked nose, a grin of needle teeth."""
    teeth = [(78, 112), (88, 115), (97, 116), (106, 116), (115, 114)]
    return "".join((
        people.neck(skin, wide=13), people.ears(skin, reach=ear, lift=lift, at=25), people.head(skin, wide=31, top=44, chin=130, jaw=0.5),
        blob([(72, 74), (86, 66), (100, 74), (114, 66), (128, 74), (120, 86), (100, 82), (80, 86)], skin[1], "", 0),
        people.glowing_eyes(eye, "#fff8d0", y=84, apart=15, tilt=6), people.brows(skin[0], y=73, slant=8, thick=5.5),
        blob([(70, 106), (84, 112), (100, 114), (116, 112), (130, 106), (122, 122), (100, 128), (78, 122)], "#3a0f10", INK, 2.8),
        *(poly([(x - 4, y - 1), (x + 5, y - 1), (x + 1, y + 9)], BONE[3], INK, 1.4) for x, y in teeth),
        blob([(95, 80), (92 - 3 * nose, 96), (90 - 2 * nose, 106), (102, 112 + 4 * nose), (112 + nose, 104), (106, 82)], skin[2], INK, 2.8),
        blob([(96, 82), (94, 96), (93, 104), (99, 106), (100, 84)], skin[3], "", 0),
    ))


def torch(x: float, y: float, turn: float = 0, *, s: float = 1) -> str:
    """A burning torch; the point is where a hand holds it."""
    return turned(
        x, y, turn, limb((0, 34), (0, -30), 5, 6, WOOD[1]), poly([(-9, -48), (9, -48), (7, -28), (-7, -28)], WOOD[2], INK, 2.6),
        tongue(-7, -44, 34, 9, -12), tongue(7, -44, 34, 9, 12), tongue(0, -42, 52, 13), scale=s,
    )


def block(x: float, y: float, wide: float, high: float, tones: Tones = STONE, light: int = 2) -> str:
    """A dressed stone, its lit upper left edge."""
    return poly([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], tones[light - 1], INK, 3) + poly(
        [(x + 2, y + 2), (x + wide - 3, y + 2), (x + wide - 8, y + 7), (x + 7, y + 7), (x + 7, y + high - 7), (x + 2, y + high - 3)], tones[light], "", 0
    )


def archway(x: float, low: float, wide: float, high: float, inside: str, tones: Tones = STONE) -> str:
    """A stone arch seen from the front; ``inside`` is the tone of what lies behind it."""
    w, top = wide / 2, low - high + wide / 2
    frame, gap = 17, f"M{x - w} {low}V{top}A{w} {w} 0 0 1 {x + w} {top}V{low}Z"
    outer = f"M{x - w - frame} {low}V{top}A{w + frame} {w + frame} 0 0 1 {x + w + frame} {top}V{low}Z"
    light = f"M{x - w - frame} {low}V{top}A{w + frame} {w + frame} 0 0 1 {x} {top - w - frame}V{top - w}A{w} {w} 0 0 0 {x - w} {top}V{low}Z"
    joints = [stroke([(x + s * w, y), (x + s * (w + frame), y)], tones[0], 2.4, smooth=False) for s in (-1, 1) for y in (low - 22, low - 46, top)]
    joints += [stroke([(x + s * w * 0.7, top - w * 0.7), (x + s * (w + frame) * 0.7, top - (w + frame) * 0.7)], tones[0], 2.4, smooth=False) for s in (-1, 1)]
    return path(outer, tones[1], INK, 4) + path(light, tones[2], "", 0) + "".join(joints) + path(gap, inside, INK, 3.4)


def chain(points: Sequence[Point], tones: Tones = ("#20242c", "#5c6472", "#a4adba"), *, link: float = 7) -> str:
    """Links of a chain along points."""
    parts = []
    for n, (x, y) in enumerate(points):
        parts.append(disc(x, y, link, "none", INK, 7, ry=link * (1.25 if n % 2 else 0.8)))
        parts.append(disc(x, y, link, "none", tones[2 if n % 2 else 1], 3.4, ry=link * (1.25 if n % 2 else 0.8)))
    return "".join(parts)


def headstone(x: float, y: float, s: float = 1, turn: float = 0, tones: Tones = STONE, *, mark: bool = True) -> str:
    """A gravestone standing on a point."""
    parts = [path("M-24 0V-50A24 24 0 0 1 24 -50V0Z", tones[1], INK, 3.6), path("M-24 0V-50A24 24 0 0 1 4 -74Q-10 -56 -10 0Z", tones[2], "", 0)]
    if mark:
        parts += [stroke([(0, -56), (0, -22)], tones[0], 6, smooth=False), stroke([(-11, -46), (11, -46)], tones[0], 6, smooth=False)]
    parts.append(stroke([(18, -62), (10, -50), (16, -40)], tones[0], 2.4, smooth=False))
    return turned(x, y, turn, *parts, scale=s)


def imp_wing(x: float, y: float, s: float, tones: Tones, *, flip: bool = False) -> str:
    """A bat's wing spreading to the left of a point."""
    edge = [(0, 0), (-34, -44), (-84, -56), (-74, -26), (-92, 4), (-62, 2), (-52, 28), (-28, 14), (-6, 22)]
    bones = [stroke([(-4, 4), (-32, -36), tip], tones[0], 3.4, smooth=False) for tip in ((-82, -54), (-90, 3), (-52, 26))]
    return turned(x, y, 0, poly(edge, tones[2], INK, 3.2), poly([(-2, 2), (-34, -42), (-82, -54), (-50, -28), (-30, 0)], tones[3], "", 0), *bones, scale=s, flip=flip)


def feather_wing(x: float, y: float, s: float, *, flip: bool = False) -> str:
    """A white wing of three rows of feathers, spreading to the upper left of a point."""
    tones = ("#8c94a4", "#c2cad8", "#e8eef6", "#ffffff")
    parts = [blob([(0, 8), (0, -6), (-30 - n * 9, -52 + n * 18), (-66 + n * 9, -62 + n * 26), (-60 + n * 9, -40 + n * 24), (-26, 2 + n * 6)], tones[3 - n % 2], INK, 3) for n in (2, 1, 0)]
    parts += [stroke([(-8, -4 + n * 4), (-34, -30 + n * 15), (-56 + n * 8, -46 + n * 25)], tones[0], 2) for n in range(3)]
    return turned(x, y, 0, *parts, scale=s, flip=flip)


def little_man(x: float, y: float, s: float, cloth: Tones, *, skin: str = "#e2aa7e", helm: str = "", arms: bool = True, away: bool = False) -> str:
    """A small standing figure, his feet at the point, seen from the front or walking ``away``."""
    parts = [limb((-6, -34), (-9, -4), 7, 6, cloth[0]), limb((6, -34), (9, -4), 7, 6, cloth[0])]
    if arms:
        parts += [limb((-15, -62), (-21, -36), 6, 5, cloth[1]), limb((15, -62), (21, -36), 6, 5, cloth[0])]
    parts += [halves([(0, -74), (-18, -70), (-15, -34), (0, -28)], cloth[2], cloth[1], axis=0), disc(0, -86, 13, skin, INK, 3)]
    if helm:
        parts.append(path("M-15 -86A15 17 0 0 1 15 -86L15 -82H-15Z", helm, INK, 3))
    if not away:
        parts += [disc(side * 5, -81, 1.9, INK, "", 0) for side in (-1, 1)]
    return turned(x, y, 0, *parts, scale=s)


def eye_pair(x: float, y: float, s: float, tone: str, core: str = "#fff4c8") -> str:
    """Two slanted eyes in the dark."""
    eye = [(-4, 4), (-22, -6), (-18, 6), (-10, 9)]
    return turned(x, y, 0, both_poly(eye, tone, tone, axis=0, width=1.6), both_poly([(-9, 4), (-18, -1), (-14, 5)], core, core, axis=0, width=0.01), scale=s)


def rune(x: float, y: float, s: float, tone: str, core: str = "#ffffff") -> str:
    """An angular sign."""
    lines = ([(0, -30), (0, 30)], [(0, -30), (18, -12), (0, 4)], [(0, 4), (-18, 18)], [(-16, -14), (0, -30)])
    return turned(x, y, 0, *(stroke(line, tone, 9, smooth=False) for line in lines), *(stroke(line, core, 3.4, smooth=False) for line in lines), scale=s)


def coin(x: float, y: float, r: float = 10) -> str:
    """A gold coin."""
    return disc(x, y, r, GOLD[1], INK, 2.6) + disc(x - r * 0.12, y - r * 0.12, r * 0.72, GOLD[2], GOLD[0], 1.2) + poly(star(x, y, r * 0.44, r * 0.2, 4), GOLD[3], "", 0)


def snowflake(x: float, y: float, r: float, tone: str = "#f2fcff") -> str:
    """A flake of six arms."""
    arms = [turned(x, y, n * 60, stroke([(0, 0), (0, -r)], tone, r * 0.16, smooth=False), stroke([(-r * 0.26, -r * 0.86), (0, -r * 0.58), (r * 0.26, -r * 0.86)], tone, r * 0.13, smooth=False)) for n in range(6)]
    return disc(x, y, r * 0.2, tone, "", 0) + "".join(arms)


def candle(x: float, y: float, high: float, wide: float = 9) -> str:
    """A burning candle on a point."""
    wax = poly([(x - wide, y), (x - wide, y - high), (x + wide, y - high), (x + wide, y)], BONE[2], INK, 3) + poly([(x - wide, y), (x - wide, y - high), (x - 1, y - high), (x - 1, y)], BONE[3], "", 0)
    drip = blob([(x - wide, y - high + 2), (x - wide * 0.4, y - high - 2), (x - wide * 0.2, y - high * 0.6), (x - wide * 0.7, y - high * 0.55)], BONE[3], INK, 1.8)
    return wax + drip + tongue(x, y - high - 2, 30, 8)


def horn(x: float, y: float, s: float, tones: Tones = BONE, *, turn: float = 0, flip: bool = False) -> str:
    """A blowing horn, its mouthpiece at the point, its bell to the upper right."""
    body = [(0, -4), (34, -2), (64, -20), (82, -54), (112, -38), (92, 2), (60, 26), (28, 22), (0, 6)]
    return turned(
        x, y, turn, path("M" + "L".join(f"{px} {py}" for px, py in body) + "Z", tones[2], INK, 4), blob([(10, -2), (36, 4), (66, -14), (84, -48), (92, -44), (70, -6), (38, 12)], tones[3], "", 0),
        disc(97, -46, 18, tones[0], INK, 3.4, ry=11), *(stroke([(a, b), (c, d)], GOLD[2], 6, smooth=False) for a, b, c, d in ((28, -2, 26, 20), (60, -16, 70, 18))), scale=s, flip=flip,
    )


def mask_face(tones: Tones = BONE, *, smile: float = 4, eye: str = INK, mark: str = "") -> str:
    """A smooth mask around the origin, 80 by 100."""
    parts = [halves([(0, -52), (-30, -46), (-40, -14), (-32, 22), (-14, 46), (0, 52)], tones[3], tones[2], axis=0, width=3.4)]
    parts.append(both([(-6, -8), (-18, -18), (-32, -8), (-18, -2)], eye, eye, axis=0, width=1.6))
    parts.append(stroke([(-16, 26 - smile), (0, 26 + smile), (16, 26 - smile)], INK, 3.4))
    parts.append(poly([(0, -6), (-5, 12), (4, 14)], tones[1], "", 0))
    if mark:
        parts += [poly([(-18, 0), (-14, 14), (-18, 26), (-22, 14)], mark, "", 0), poly([(0, -46), (7, -34), (0, -22), (-7, -34)], mark, INK, 1.8)]
    return "".join(parts)

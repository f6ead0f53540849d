"""People from the chest up, facing us, their axis at x = 100: faces, hair, beards, hoods, shoulders."""

# ruff: noqa: E501 - tables of coordinates

from __future__ import annotations

from collections.abc import Sequence

from drawing.pen import BONE, INK, Point, blob, both, both_poly, disc, halves, mirror, path, poly, stroke

Tones = Sequence[str]


def neck(skin: Tones, *, low: float = 136, wide: float = 16) -> str:
    """The neck, in the shade of the chin."""
    return halves([(100, 104), (100 - wide, 108), (100 - wide - 2, low), (100, low + 8)], skin[1], skin[0])


def head(skin: Tones, *, wide: float = 30, top: float = 40, chin: float = 122, jaw: float = 0.62) -> str:
    """A bare head; ``jaw`` is the width of the jaw as a share of the head's."""
    tall = chin - top
    left = [
        (100, top),
        (100 - wide * 0.72, top + tall * 0.07),
        (100 - wide, top + tall * 0.38),
        (100 - wide * 0.96, top + tall * 0.60),
        (100 - wide * jaw, top + tall * 0.88),
        (100, chin),
    ]
    return halves(left, skin[2], skin[1], width=3.2)


def ears(skin: Tones, *, y: float = 82, reach: float = 26, at: float = 28, lift: float = 22) -> str:
    """Pointed ears, ``reach`` long."""
    ear = [(100 - at, y - 8), (100 - at - reach, y - lift), (100 - at - reach * 0.45, y + 4), (100 - at, y + 12)]
    inner = [(100 - at - 2, y - 2), (100 - at - reach * 0.7, y - lift * 0.62), (100 - at - reach * 0.34, y + 3)]
    return both_poly(ear, skin[2], skin[1], width=2.8) + both_poly(inner, skin[1], skin[0], width=0.01)


def round_ears(skin: Tones, *, y: float = 84, at: float = 30) -> str:
    """Ordinary ears."""
    return disc(100 - at, y, 6, skin[2], width=2.6, ry=9) + disc(100 + at, y, 6, skin[1], width=2.6, ry=9)


def eyes(colour: str, *, y: float = 82, apart: float = 13, white: str = BONE[3], fierce: float = 4) -> str:
    """Eyes: almond whites with irises; ``fierce`` lowers their inner corners."""
    eye = [(100 - apart - 8, y - 2), (100 - apart, y - 5), (100 - apart + 7, y + fierce * 0.5), (100 - apart, y + 4)]
    parts = [both(eye, white, white, width=2.2)]
    for x in (100 - apart + 0.5, 100 + apart - 0.5):
        parts.append(disc(x, y - 0.4, 3.5, colour, INK, 1.2))
    return "".join(parts)


def glowing_eyes(colour: str, core: str, *, y: float = 82, apart: float = 13, tilt: float = 5) -> str:
    """Slanted eyes that shine."""
    eye = [(100 - apart - 9, y - tilt), (100 - apart + 8, y + tilt * 0.5), (100 - apart, y + 5)]
    inner = [(100 - apart - 5, y - tilt * 0.4), (100 - apart + 4, y + tilt * 0.4), (100 - apart, y + 3)]
    return both_poly(eye, colour, colour, width=2.4) + both_poly(inner, core, core, width=0.01)


def brows(tone: str, *, y: float = 72, slant: float = 6, thick: float = 4.4) -> str:
    """Brows; a positive slant is a frown."""
    left = [(100 - 25, y - slant * 0.6), (100 - 14, y - 2), (100 - 5, y + slant)]
    return stroke(left, tone, thick) + stroke(mirror(left), tone, thick)


def nose(skin: Tones, *, top: float = 84, low: float = 100, wide: float = 7) -> str:
    """The nose: lit at its left, shaded at its right."""
    shade = poly([(100, top), (100 + wide * 0.4, low - 4), (100 + wide, low), (100, low + 3)], skin[0], "", 0)
    return shade + poly([(98, top), (97 - wide * 0.5, low), (100, low + 2), (101, low - 6)], skin[3], "", 0)


def mouth(*, y: float = 109, wide: float = 10, bend: float = 2, tone: str = INK) -> str:
    """A closed mouth; a positive bend is a smile."""
    return stroke([(100 - wide, y - bend), (100, y + bend * 0.6), (100 + wide, y - bend)], tone, 2.8)


def shoulders(tones: Tones, *, wide: float = 82, top: float = 134, slope: float = 22) -> str:
    """Shoulders and chest down to the sheet's edge."""
    left = [(100, top), (100 - wide * 0.36, top + 4), (100 - wide * 0.86, top + slope), (100 - wide, 206), (100, 210)]
    return halves(left, tones[2], tones[1], width=3.4)


def pauldrons(tones: Tones, *, x: float = 42, y: float = 152, reach: float = 28) -> str:
    """Plates on the shoulders, in two laps."""
    low = [(x - reach * 1.0, y + reach * 0.9), (x - reach * 0.6, y - reach * 0.1), (x + reach * 0.7, y), (x + reach * 0.6, y + reach)]
    top = [(x - reach, y + reach * 0.35), (x - reach * 0.72, y - reach * 0.62), (x + reach * 0.2, y - reach * 0.85), (x + reach * 0.9, y + reach * 0.1)]
    return both(low, tones[1], tones[0], width=3.2) + both(top, tones[3], tones[1], width=3.2)


def collar(tones: Tones, *, top: float = 116, wide: float = 46, low: float = 160) -> str:
    """A high collar behind the neck."""
    return both_poly([(100, low), (100 - wide, top), (100 - wide * 0.8, top + 30), (100 - wide * 0.9, low)], tones[2], tones[1])


def long_hair(tones: Tones, *, wide: float = 42, top: float = 30, low: float = 176) -> str:
    """Hair that falls behind the shoulders; drawn before the head."""
    left = [(100, top), (100 - wide * 0.8, top + 12), (100 - wide, top + 52), (100 - wide * 1.1, low - 36), (100 - wide * 0.9, low), (100 - 20, low - 14), (100, low - 30)]
    return halves(left, tones[2], tones[0], width=3.2)


def fringe(tones: Tones, *, top: float = 32, low: float = 66, wide: float = 34) -> str:
    """Hair over the brow, parted in the middle, with locks beside the cheeks; drawn after the head."""
    lock = [(100, top), (100 - wide * 0.7, top + 4), (100 - wide * 1.06, top + 34), (100 - wide * 1.1, low + 40), (100 - wide * 0.92, low + 46), (100 - wide * 0.86, low + 14), (100 - wide * 0.62, low - 4), (100 - 2, top + 14)]
    strand = [(100 - wide * 0.94, low + 30), (100 - wide * 0.9, low - 8), (100 - wide * 0.4, top + 12)]
    return both(lock, tones[3], tones[1], width=3) + stroke(strand, tones[1], 1.8) + stroke(mirror(strand), tones[0], 1.8)


def short_hair(tones: Tones, *, top: float = 30, low: float = 70, wide: float = 33) -> str:
    """Tousled hair."""
    left = [(100, top), (100 - wide * 0.5, top - 3), (100 - wide * 1.05, top + 16), (100 - wide * 1.12, low), (100 - wide * 0.9, low + 8), (100 - wide * 0.82, low - 10), (100 - wide * 0.4, low - 20), (100, low - 14)]
    return halves(left, tones[2], tones[1], width=3)


def beard(tones: Tones, *, top: float = 92, low: float = 168, wide: float = 36) -> str:
    """A full beard with moustache."""
    left = [(100, top + 12), (100 - wide * 0.5, top + 8), (100 - wide * 0.95, top - 6), (100 - wide, top + 24), (100 - wide * 0.7, low - 22), (100 - wide * 0.3, low - 6), (100, low)]
    parts = [halves(left, tones[2], tones[1], width=3.2)]
    for x in (0.66, 0.34):
        line = [(100 - wide * x, top + 26), (100 - wide * x * 0.9, (top + low) / 2 + 6), (100 - wide * x * 0.5, low - 16)]
        parts += [stroke(line, tones[0], 2.2), stroke(mirror(line), tones[0], 2.2)]
    wing = [(100, top + 8), (100 - 12, top + 6), (100 - wide * 0.72, top + 20), (100 - 12, top + 22), (100, top + 16)]
    return "".join(parts) + both(wing, tones[3], tones[2], width=2.6)


def hood(tones: Tones, *, top: float = 14, wide: float = 50, low: float = 150, opening: float = 36, brow: float = 44) -> str:
    """A hood around the face, its inside dark; drawn before the head."""
    outer = [(100, top), (100 - wide * 0.5, top + 8), (100 - wide, top + 58), (100 - wide * 1.04, low - 20), (100 - wide * 1.3, low + 16), (100, low + 30)]
    inner = [(100, brow - 8), (100 - opening * 0.7, brow + 4), (100 - opening, brow + 46), (100 - opening * 0.8, low - 16), (100, low)]
    return halves(outer, tones[2], tones[1], width=3.6) + halves(inner, INK, INK, width=2)


def hood_brim(tones: Tones, *, brow: float = 44, opening: float = 36, low: float = 140) -> str:
    """The brim that shades the brow; drawn after the head."""
    rim = [(100, brow - 10), (100 - opening * 0.72, brow + 2), (100 - opening * 1.06, brow + 44), (100 - opening * 0.9, low), (100 - opening * 0.72, low - 4), (100 - opening * 0.84, brow + 48), (100 - opening * 0.56, brow + 16), (100, brow + 10)]
    return both(rim, tones[3], tones[1], width=2.8)


def clasp(x: float, y: float, tones: Tones, *, reach: float = 8) -> str:
    """A brooch."""
    return disc(x, y, reach, tones[1]) + disc(x - 1, y - 1, reach * 0.6, tones[2], "", 0) + disc(x - 2, y - 2.4, reach * 0.28, tones[3], "", 0)


def fist(x: float, y: float, tones: Tones, *, reach: float = 11) -> str:
    """A gloved hand around a grip."""
    parts = [blob([(x - reach, y - reach * 0.8), (x + reach, y - reach * 0.8), (x + reach * 1.1, y + reach * 0.7), (x - reach, y + reach * 0.8)], tones[2], INK, 2.8)]
    for n in (-0.36, 0.06, 0.46):
        parts.append(stroke([(x - reach * 0.7, y + reach * n), (x + reach * 0.8, y + reach * n)], tones[0], 1.8, smooth=False))
    return "".join(parts)


def sleeve(start: Point, end: Point, tone: str, *, thick: float = 15) -> str:
    """An arm from shoulder to hand."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = max(1.0, (dx * dx + dy * dy) ** 0.5)
    nx, ny = -dy / long * thick, dx / long * thick
    points = [(start[0] + nx, start[1] + ny), (end[0] + nx * 0.7, end[1] + ny * 0.7), (end[0] - nx * 0.7, end[1] - ny * 0.7), (start[0] - nx, start[1] - ny)]
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", tone, INK, 3)

"""The pen: shapes as SVG text. Coordinates are those of a 200 by 200 sheet, y downwards, light from the upper left."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Tones = Sequence[str]

# The five tones that take the faction's tint, from shade to light.
T0, T1, T2, T3, T4 = "#1b1028", "#35204d", "#6a4396", "#a883cf", "#e2d0f2"
INK = "#140e12"
STEEL = ("#39414f", "#7a8698", "#b9c4d1", "#eef4f8")
GOLD = ("#6b4814", "#b98a2e", "#e6bf5c", "#fff0b8")
LEATHER = ("#2c190f", "#573519", "#8a5a2e", "#bd8a52")
WOOD = ("#2f1d10", "#5e3d1e", "#8d6234", "#b98a55")
STONE = ("#33302e", "#5d5852", "#8c857a", "#bdb5a6")
DROW_SKIN = ("#241b33", "#41345a", "#66568a", "#8f80b5")
FAIR_SKIN = ("#7b4a30", "#b97a52", "#e2aa7e", "#fbd6ae")
ORC_SKIN = ("#2f3d22", "#55693a", "#82985a", "#adc182")
WHITE_HAIR = ("#7d8299", "#b9bfd2", "#e6e9f3", "#ffffff")
BROWN_HAIR = ("#2b170c", "#52301a", "#7d4f2c", "#a87645")
RED_HAIR = ("#55190a", "#96380f", "#cc6424", "#f09a4c")
GOLD_HAIR = ("#6e4a12", "#b5842c", "#e4bc5a", "#ffe9a4")
FIRE = ("#7a1608", "#d9481a", "#ff9a26", "#ffe98e")
VENOM = ("#173d16", "#3f8f2a", "#93d840", "#e6ffa0")
MAGIC = ("#123a78", "#2f7fd6", "#86ccff", "#effbff")
BLOOD = ("#4a0b10", "#8f1a20", "#cf3a3a", "#ff8d7a")
BONE = ("#5c523f", "#9c8f70", "#d6caa8", "#f7f0da")
NIGHT = ("#0c0914", "#1c1630", "#30284e", "#4d4376")
LEAF = ("#1d3317", "#37592a", "#5c8544", "#90b568")


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _style(fill: str, line: str, width: float, opacity: float) -> str:
    said = f'fill="{fill}"'
    if line and width:
        said += f' stroke="{line}" stroke-width="{number(width)}" stroke-linejoin="round" stroke-linecap="round"'
    if opacity < 1:
        said += f' opacity="{opacity:.2f}"'
    return said


def path(d: str, fill: str = "none", line: str = INK, width: float = 3, opacity: float = 1) -> str:
    """A path by its own letters."""
    return f'<path d="{d}" {_style(fill, line, width, opacity)}/>'


def poly(points: Iterable[Point], fill: str, line: str = INK, width: float = 3, opacity: float = 1) -> str:
    """A closed shape with straight sides."""
    said = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{said}Z", fill, line, width, opacity)


def curve(points: Sequence[Point], *, closed: bool = True) -> str:
    """The letters of a smooth curve through points."""
    count = len(points)
    said = f"M{number(points[0][0])} {number(points[0][1])}"
    for at in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(at + n - 1) % count] for n in range(4))
        else:
            a, b, c, d = (points[min(max(at + n - 1, 0), count - 1)] for n in range(4))
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        said += "C" + " ".join(f"{number(x)} {number(y)}" for x, y in (one, two, c))
    return said + ("Z" if closed else "")


def blob(points: Sequence[Point], fill: str, line: str = INK, width: float = 3, opacity: float = 1) -> str:
    """A closed smooth shape."""
    return path(curve(points), fill, line, width, opacity)


def stroke(points: Sequence[Point], line: str, width: float, *, smooth: bool = True, opacity: float = 1) -> str:
    """An open line."""
    if smooth:
        return path(curve(points, closed=False), "none", line, width, opacity)
    said = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(said, "none", line, width, opacity)


def inked(points: Sequence[Point], line: str, width: float, *, smooth: bool = True) -> str:
    """An open line with a dark edge."""
    return stroke(points, INK, width + 5, smooth=smooth) + stroke(points, line, width, smooth=smooth)


def disc(
    x: float, y: float, rx: float, fill: str, line: str = INK, width: float = 3, *, ry: float = 0, opacity: float = 1
) -> str:
    """A circle or an ellipse."""
    style = _style(fill, line, width, opacity)
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry or rx)}" {style}/>'


def mirror(points: Iterable[Point], axis: float = 100) -> list[Point]:
    """The points seen in a mirror standing at x = axis."""
    return [(2 * axis - x, y) for x, y in points]


def both(points: Sequence[Point], fill: str, shaded: str, axis: float = 100, width: float = 3) -> str:
    """A smooth shape and its mirror image: the left one lit, the right one shaded."""
    return blob(points, fill, width=width) + blob(mirror(points, axis), shaded, width=width)


def both_poly(points: Sequence[Point], fill: str, shaded: str, axis: float = 100, width: float = 3) -> str:
    """As ``both`` with straight sides."""
    return poly(points, fill, width=width) + poly(mirror(points, axis), shaded, width=width)


def halves(left: Sequence[Point], fill: str, shaded: str, axis: float = 100, width: float = 3) -> str:
    """A shape that is its own mirror image, given by its left side from top to bottom: left half lit, right shaded."""
    right = mirror(left, axis)
    whole = [*left, *reversed(right)]
    half = [(axis, left[0][1]), *right, (axis, left[-1][1])]
    # The shaded half is drawn inside the smooth whole, so both use the same curve on the right side.
    body = curve(whole)
    side = "M" + f"{number(axis)} {number(left[0][1])}L" + curve(right, closed=False)[1:]
    side += f"L{number(axis)} {number(left[-1][1])}Z"
    del half
    return path(body, fill, INK, 0) + path(side, shaded, INK, 0) + path(body, "none", INK, width)


def turned(x: float, y: float, angle: float, *parts: str, scale: float = 1, flip: bool = False) -> str:
    """Parts drawn around the origin, scaled, turned clockwise by degrees and set at a point."""
    sideways = -scale if flip else scale
    moved = f"translate({number(x)} {number(y)}) rotate({number(angle)})"
    if scale != 1 or flip:
        moved += f" scale({sideways:.3f} {scale:.3f})"
    return f'<g transform="{moved}">' + "".join(parts) + "</g>"


def limb(a: Point, b: Point, ra: float, rb: float, fill: str, width: float = 2.6) -> str:
    """A tapered limb from a to b with round ends."""
    turn = math.atan2(b[1] - a[1], b[0] - a[0])
    nx, ny = -math.sin(turn), math.cos(turn)
    p = [(a[0] + nx * ra, a[1] + ny * ra), (b[0] + nx * rb, b[1] + ny * rb)]
    q = [(b[0] - nx * rb, b[1] - ny * rb), (a[0] - nx * ra, a[1] - ny * ra)]
    said = f"M{number(p[0][0])} {number(p[0][1])}L{number(p[1][0])} {number(p[1][1])}"
    said += f"A{number(rb)} {number(rb)} 0 0 0 {number(q[0][0])} {number(q[0][1])}"
    said += f"L{number(q[1][0])} {number(q[1][1])}A{number(ra)} {number(ra)} 0 0 0 {number(p[0][0])} {number(p[0][1])}Z"
    return path(said, fill, INK, width)


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = 0) -> list[Point]:
    """The corners of a star."""
    corners = []
    for at in range(points * 2):
        angle = math.radians(turn + at * 180 / points - 90)
        reach = inner if at % 2 else outer
        corners.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
    return corners


def burst(x: float, y: float, outer: float, tones: Sequence[str], points: int = 9, turn: float = 0) -> str:
    """A flash of impact in three tones."""
    parts = []
    for share, tone in zip((1.0, 0.70, 0.42), (tones[1], tones[2], tones[3]), strict=True):
        line = INK if share == 1.0 else ""
        parts.append(poly(star(x, y, outer * share, outer * share * 0.48, points, turn), tone, line, 3))
    return "".join(parts)


def arc_points(x: float, y: float, reach: float, start: float, end: float, count: int = 12) -> list[Point]:
    """Points along an arc, degrees clockwise from the right."""
    turns = [math.radians(start + (end - start) * n / count) for n in range(count + 1)]
    return [(x + math.cos(t) * reach, y + math.sin(t) * reach) for t in turns]


def swoosh(x: float, y: float, reach: float, start: float, end: float, thick: float, tones: Sequence[str]) -> str:
    """The trail of a swung weapon: a crescent, thick where the weapon is now."""
    parts = []
    for share, tone, opacity in ((1.0, tones[1], 0.75), (0.62, tones[2], 0.85), (0.28, tones[3], 0.95)):
        outer = arc_points(x, y, reach, start, end, 20)
        inner = []
        for n, angle in enumerate(start + (end - start) * k / 20 for k in range(21)):
            r = reach - thick * share * n / 20
            inner.append((x + math.cos(math.radians(angle)) * r, y + math.sin(math.radians(angle)) * r))
        parts.append(poly([*outer, *reversed(inner)], tone, "", 0, opacity))
    return "".join(parts)


def glow(x: float, y: float, reach: float, colour: str, name: str, opacity: float = 0.8) -> str:
    """A soft round light."""
    return (
        f'<defs><radialGradient id="{name}" cx="{number(x)}" cy="{number(y)}" r="{number(reach)}" '
        f'gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="{colour}" stop-opacity="{opacity}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(reach)}" fill="url(#{name})"/>'
    )


def sheet(
    parts: Iterable[str], *, size: tuple[int, int] = (200, 200), focus: str = "", scenes: str = "", accents: str = ""
) -> str:
    """A whole SVG file."""
    said = "".join(
        f' data-{name}="{value}"'
        for name, value in (("focus", focus), ("scenes", scenes), ("accents", accents))
        if value
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}"{said}>'
    return head + "\n" + "\n".join(parts) + "\n</svg>\n"

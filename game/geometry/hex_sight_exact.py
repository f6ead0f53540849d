"""Lines between hexes as exact numbers: which spaces a line crosses and when, and whether it enters a round body.

Places are axial, counted in twelfths of the distance between two neighbouring centres; heights are counted in
twentieths of a level. In these units every point that sight asks about is a pair of integers. A line runs over the
time t from 0 to 1, and the times at which it enters and leaves a hexagon are fractions of integers, never rounded.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.geometry.hexes import DIRECTIONS, Hex

#: Units between two neighbouring centres.
TWELFTHS = 12
#: Units of height in a level.
TWENTIETHS = 20
#: Where a hit zone is aimed at, from its centre: the centre, and half the way to each of the six corners. A corner is a
#: third of the way to each of two neighbours that lie side by side, four twelfths.
AIMS: tuple[Hex, ...] = (
    (0, 0),
    *((2 * (a + c), 2 * (b + d)) for (a, b), (c, d) in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True)),
)
# A body's radius is 3/10: squared, in twelfths, 324/25.
_RADIUS_SQUARED, _RADIUS_PART = 324, 25
# The three pairs of opposite edges: a hexagon is where each of these sums of (x, y) lies strictly within 12 of 0.
# The edge towards DIRECTIONS[n] is the n-th sum at 12, that towards DIRECTIONS[n + 3] the same sum at -12.
_ACROSS = np.array([(2, 1), (1, 2), (-1, 1)], dtype=np.int64)

Numbers = NDArray[np.int64]


class Crossings(msgspec.Struct, frozen=True):
    """The spaces that the lines from a centre to the aims of one hex cross, line by line, in the order met.

    ``rows`` are eight arrays: the space (q and r, from the space of the start), the time it is entered (numerator,
    denominator), the time it is left (likewise), the direction towards the space that it was entered from through the
    inside of an edge (-1 at the start and through a corner), and the line. ``starts`` says where each line begins."""

    rows: NDArray[np.int32]
    starts: NDArray[np.int64]


# At most about 1.5 kB each: some 6 MB for the 2209 displacements of a board of 24x24.
@lru_cache(maxsize=16384)
def crossings(displacement: Hex) -> Crossings:
    """Return the spaces crossed by the lines towards the aims of the hex displaced by this much."""
    q, r = _spaces_near(displacement)
    ends = TWELFTHS * np.array(displacement, dtype=np.int64) + np.array(AIMS, dtype=np.int64)
    lines = ends.shape[0]
    entered = np.zeros((lines, q.size), dtype=np.int64), np.ones((lines, q.size), dtype=np.int64)
    left = np.ones((lines, q.size), dtype=np.int64), np.ones((lines, q.size), dtype=np.int64)
    edge = np.full((lines, q.size), -1, dtype=np.int64)
    for number, (x, y) in enumerate(_ACROSS.tolist()):
        speed = (ends[:, 0] * x + ends[:, 1] * y)[:, None]
        place = (-TWELFTHS * (q * x + r * y) * np.ones_like(speed)) * np.where(speed < 0, -1, 1)
        below, span = np.abs(place) < TWELFTHS, np.maximum(np.abs(speed), 1) * np.ones_like(place)
        # A line beside the two edges is between them always or never.
        enters = np.where(speed == 0, np.where(below, -1, 2), -TWELFTHS - place)
        leaves = np.where(speed == 0, np.where(below, 2, -1), TWELFTHS - place)
        later, falling = enters * entered[1] - entered[0] * span, np.broadcast_to(speed < 0, place.shape)
        edge = np.where(later > 0, np.where(falling, number, number + 3), np.where(later == 0, -1, edge))
        entered = np.where(later > 0, enters, entered[0]), np.where(later > 0, span, entered[1])
        sooner = leaves * left[1] < left[0] * span
        left = np.where(sooner, leaves, left[0]), np.where(sooner, span, left[1])
    return _in_order(q, r, entered, left, edge)


def _spaces_near(displacement: Hex) -> tuple[Numbers, Numbers]:
    """Return all spaces that a line to the hex may cross, and a few more. Corners are 0.577 from their centre and aims
    0.289: centres lie off the middle line by no more than 0.866, the root of 3/4."""
    dq, dr = displacement
    across, down = np.meshgrid(
        np.arange(min(0, dq) - 1, max(0, dq) + 2, dtype=np.int64),
        np.arange(min(0, dr) - 1, max(0, dr) + 2, dtype=np.int64),
    )
    near = (dq * down - dr * across) ** 2 <= dq * dq + dq * dr + dr * dr
    return across[near], down[near]


def _in_order(
    q: Numbers, r: Numbers, entered: tuple[Numbers, Numbers], left: tuple[Numbers, Numbers], edge: Numbers
) -> Crossings:
    """Return the spaces that are crossed over some length, line by line, in the order in which they are entered."""
    lines, spaces = np.nonzero(entered[0] * left[1] < left[0] * entered[1])
    # Two spaces of one line are entered at times far enough apart for this quotient to tell them.
    order = np.lexsort((entered[0][lines, spaces] / entered[1][lines, spaces], lines))
    lines, spaces = lines[order], spaces[order]
    times = (*entered, *left, edge)
    rows = np.array([q[spaces], r[spaces], *(time[lines, spaces] for time in times), lines], dtype=np.int32)
    return Crossings(rows, np.searchsorted(lines, np.arange(entered[0].shape[0])))


def time_inside(start: Hex, heading: Hex, z_start: int, z_end: int, low: int, high: int) -> tuple[int, int] | None:
    """Return a time (numerator, denominator) near which a line is inside a round body, or None when it never is:
    touching the body's side, top or bottom is not being inside.

    ``start`` is counted from the body's centre and ``heading`` is the whole way, in twelfths; the heights of the line's
    ends and of the body's bottom and top are in twentieths. The time is that at which the line is nearest to the axis
    while between bottom and top."""
    rise = z_end - z_start
    if rise > 0:
        first, last, part = max(0, low - z_start), min(rise, high - z_start), rise
    elif rise < 0:
        first, last, part = max(0, z_start - high), min(-rise, z_start - low), -rise
    else:
        first, last, part = 0, int(low < z_start < high), 1
    if first >= last:
        return None
    (x, y), (dx, dy) = start, heading
    square = dx * dx + dx * dy + dy * dy
    slope = 2 * x * dx + x * dy + y * dx + 2 * y * dy
    # The squared distance from the axis is square*t*t + slope*t + x*x+x*y+y*y: least at -slope / (2*square).
    if -slope * part <= first * 2 * square:
        n, d = first, part
    elif -slope * part >= last * 2 * square:
        n, d = last, part
    else:
        n, d = -slope, 2 * square
    apart = square * n * n + slope * n * d + (x * x + x * y + y * y) * d * d
    return (n, d) if _RADIUS_PART * apart < _RADIUS_SQUARED * d * d else None


def are_inside(
    start: tuple[Numbers, Numbers],
    heading: tuple[Numbers, Numbers],
    heights: tuple[Numbers | int, Numbers],
    body: tuple[Numbers, Numbers],
) -> NDArray[np.bool_]:
    """Return, for many lines and bodies at once, whether each line enters its body, as ``time_inside`` has it. Of the
    pairs of arrays, ``heights`` are those of the lines' two ends, and ``body`` the heights of bottom and top."""
    (x, y), (dx, dy), (z_start, z_end), (low, high) = start, heading, heights, body
    rise = z_end - z_start
    part = np.abs(rise)
    level = rise == 0
    first = np.maximum(0, np.where(rise > 0, low - z_start, z_start - high))
    last = np.minimum(part, np.where(rise > 0, high - z_start, z_start - low))
    first, part = np.where(level, 0, first), np.where(level, 1, part)
    last = np.where(level, (low < z_start) & (z_start < high), last)
    square = dx * dx + dx * dy + dy * dy
    slope = 2 * x * dx + x * dy + y * dx + 2 * y * dy
    before, after = -slope * part <= first * 2 * square, -slope * part >= last * 2 * square
    n = np.where(before, first, np.where(after, last, -slope))
    d = np.where(before | after, part, 2 * square)
    apart = square * n * n + slope * n * d + (x * x + x * y + y * y) * d * d
    inside: NDArray[np.bool_] = (first < last) & (_RADIUS_PART * apart < _RADIUS_SQUARED * d * d)
    return inside

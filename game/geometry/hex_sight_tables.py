"""What the ground alone leaves open to an eye, kept for each place of the eye.

Along one line to a point on the map, whatever the ground hides is hidden below some height: the higher the point that
is looked at, the higher the whole line. So one whole number says all: the least height, in twentieths, at which the
point is not hidden.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.geometry.hex_sight_exact import TWENTIETHS, Crossings, Numbers, crossings
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import DIRECTIONS, Hex, edge_of

#: Above every height that can be asked about, and (negative) below.
HIDDEN = 1 << 40
_NO_SPACE = -(1 << 20)


class _Heights(msgspec.Struct, frozen=True):
    """The ground as arrays, a margin of places without a space round it: place (q, r) is at
    ``(r - low_r) * stride + q - low_q``. ``blocked`` is the height up to which a space hides what is behind, ``walls``
    the top of the wall on each of its six edges (and, seventh, on none), both in twentieths."""

    low_q: int
    low_r: int
    stride: int
    blocked: Numbers
    walls: Numbers | None
    places: tuple[Hex, ...]

    def holds(self, place: Hex) -> bool:
        """Return whether the place is on the arrays, inside the margin."""
        q, r = place[0] - self.low_q, place[1] - self.low_r
        return 1 <= q < self.stride - 1 and 1 <= r < self.blocked.size // self.stride - 1


@lru_cache(maxsize=64)
def heights_of(terrain: HexTerrain) -> _Heights:
    """Return the arrays of a ground, made once."""
    places = tuple(column.at for column in terrain.columns)
    low_q, low_r = min(q for q, _ in places) - 2, min(r for _, r in places) - 2
    stride, rows = max(q for q, _ in places) - low_q + 3, max(r for _, r in places) - low_r + 3
    blocked = np.full(stride * rows, _NO_SPACE, dtype=np.int64)
    for q, r in places:
        blocked[(r - low_r) * stride + q - low_q] = TWENTIETHS * terrain.blocked_top((q, r))
    walls = None
    if terrain.walls:
        walls = np.full((stride * rows, len(DIRECTIONS) + 1), _NO_SPACE, dtype=np.int64)
        for (a, b), top in terrain.wall_tops.items():
            towards = DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
            for (q, r), direction in ((a, towards), (b, (towards + 3) % 6)):
                walls[(r - low_r) * stride + q - low_q, direction] = TWENTIETHS * top
    return _Heights(low_q, low_r, stride, blocked, walls, places)


@lru_cache(maxsize=1 << 16)
def least_open(terrain: HexTerrain, place: Hex, eye_height: int, other: Hex) -> tuple[int, ...]:
    """Return, for each aim of another space, the least height at which the ground does not hide it from an eye over the
    centre of ``place`` at ``eye_height``, all in twentieths."""
    lines = crossings((other[0] - place[0], other[1] - place[1]))
    heights = heights_of(terrain)
    clipped = not (heights.holds(place) and heights.holds(other))
    found = _least(_Met.on(heights, place, lines, clipped=clipped), eye_height)
    return tuple(found.tolist())


@lru_cache(maxsize=1 << 16)
def least_open_in_the_middle(terrain: HexTerrain, place: Hex, eye_height: int, other: Hex) -> int:
    """Return ``least_open`` of the first aim alone, the middle of the space."""
    high, walls = terrain.blocked_tops, terrain.wall_tops
    q, r = place
    least = _NO_SPACE
    for dq, dr, n, d, n_left, d_left, entered in _middle_line((other[0] - q, other[1] - r)):
        at = (q + dq, r + dr)
        top = high.get(at)
        if top is None:
            continue
        under = eye_height - TWENTIETHS * top
        if under >= 0:
            least = max(least, eye_height - (under * d_left) // max(n_left, 1))
        elif n:
            least = max(least, eye_height - (under * d) // n)
        else:
            return HIDDEN  # the eye itself is in the ground
        if walls and entered >= 0:
            before = (at[0] + DIRECTIONS[entered][0], at[1] + DIRECTIONS[entered][1])
            wall = walls.get(edge_of(before, at))
            if wall is not None:
                least = max(least, eye_height - ((eye_height - TWENTIETHS * wall) * d) // n)
    return least


@lru_cache(maxsize=4096)
def _middle_line(displacement: Hex) -> tuple[tuple[int, ...], ...]:
    """Return the spaces that the line from middle to middle crosses: where they lie, when they are entered and left as
    fractions, and by which of their edges they are entered (-1: none)."""
    rows = crossings(displacement).rows
    return tuple(map(tuple, rows[:7, rows[7] == 0].T.tolist()))


# 32 kB each on a board of 24x24.
@lru_cache(maxsize=512)
def least_open_row(terrain: HexTerrain, place: Hex, eye_height: int) -> Numbers:
    """Return ``least_open`` for all spaces at once: an array of spaces, in the order of the columns, by aims. It is
    shared between callers and cannot be written to."""
    table = _least(_met_by_all(terrain, place), eye_height).reshape(len(terrain.columns), -1)
    table.setflags(write=False)
    return table


class _Crossed(msgspec.Struct, frozen=True):
    """The walls that many lines cross: how high, at which time, and by which of the lines."""

    high: Numbers
    time: tuple[NDArray[np.int32], NDArray[np.int32]]
    lines: Numbers


class _Met(msgspec.Struct, frozen=True):
    """What many lines from one place meet: the height of each space, the time at which it counts when it is higher
    than the eye (the first) and when it is not (the last), where each line begins, and the walls."""

    high: Numbers
    first: tuple[NDArray[np.int32], NDArray[np.int32]]
    last: tuple[NDArray[np.int32], NDArray[np.int32]]
    starts: Numbers
    walls: _Crossed | None = None

    @staticmethod
    def on(heights: _Heights, place: Hex, crossed: Crossings, *, clipped: bool) -> _Met:
        """Return what crossings meet on the ground; ``clipped`` when they may leave the arrays."""
        rows, starts = crossed.rows, crossed.starts
        q, r = rows[0] + (place[0] - heights.low_q), rows[1] + (place[1] - heights.low_r)
        if clipped:
            q = q.clip(0, heights.stride - 1)
            r = r.clip(0, heights.blocked.size // heights.stride - 1)
        at = r * heights.stride + q
        ground, first, last = heights.blocked[at], (rows[2], rows[3]), (rows[4], rows[5])
        if heights.walls is None:
            return _Met(ground, first, last, starts)
        high = heights.walls[at, rows[6]]
        walled = (high > _NO_SPACE).nonzero()[0]
        if not walled.size:
            return _Met(ground, first, last, starts)
        lines = starts.searchsorted(walled, side="right") - 1
        walls = _Crossed(high[walled], (rows[2][walled], rows[3][walled]), lines)
        return _Met(ground, first, last, starts, walls)


@lru_cache(maxsize=16)
def _met_by_all(terrain: HexTerrain, place: Hex) -> _Met:
    heights = heights_of(terrain)
    q, r = place
    lines = [crossings((other[0] - q, other[1] - r)) for other in heights.places]
    sizes = np.array([0, *(line.rows.shape[1] for line in lines)], dtype=np.int64).cumsum()[:-1]
    starts = (np.array([line.starts for line in lines]) + sizes[:, None]).ravel()
    every = Crossings(np.concatenate([line.rows for line in lines], axis=1), starts)
    return _Met.on(heights, place, every, clipped=not heights.holds(place))


def _least(met: _Met, eye_height: int) -> Numbers:
    """Return the least open height at the end of each line. What is higher than the eye must be passed over where it is
    entered, the rest where it is left; a wall where it is crossed."""
    under = eye_height - met.high
    above = under < 0
    n, d = np.where(above, met.first[0], met.last[0]), np.where(above, met.first[1], met.last[1])
    needed = eye_height - (under * d) // np.maximum(n, 1)
    if above[0] and not n[0]:
        needed[n == 0] = HIDDEN  # the eye itself is in the ground
    least: Numbers = np.maximum.reduceat(needed, met.starts)
    if met.walls is not None:
        n, d = met.walls.time
        np.maximum.at(least, met.walls.lines, eye_height - ((eye_height - met.walls.high) * d) // n)
    return least

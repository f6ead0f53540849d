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

from game.geometry.hex_sight_exact import TWENTIETHS, Numbers, crossings
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import DIRECTIONS, Hex

#: Above every height that can be asked about, and (negative) below.
HIDDEN = 1 << 40
_NO_SPACE = -(1 << 20)


class _Heights(msgspec.Struct, frozen=True):
    """The ground as arrays, a margin of places without a space round it: place (q, r) is at
    ``(r - low_r) * stride + q - low_q``. ``blocked`` is the height up to which a space hides what is behind, ``walls``
    the top of the wall on each of its six edges, both in twentieths."""

    low_q: int
    low_r: int
    stride: int
    blocked: Numbers
    walls: Numbers | None
    places: tuple[Hex, ...]

    def holds(self, place: Hex) -> bool:
        """Whether the place is on the arrays, inside the margin."""
        q, r = place[0] - self.low_q, place[1] - self.low_r
        return 1 <= q < self.stride - 1 and 1 <= r < self.blocked.size // self.stride - 1


@lru_cache(maxsize=64)
def heights_of(terrain: HexTerrain) -> _Heights:
    """The arrays of a ground, made once."""
    places = tuple(column.at for column in terrain.columns)
    low_q, low_r = min(q for q, _ in places) - 2, min(r for _, r in places) - 2
    stride, rows = max(q for q, _ in places) - low_q + 3, max(r for _, r in places) - low_r + 3
    blocked = np.full(stride * rows, _NO_SPACE, dtype=np.int64)
    for q, r in places:
        blocked[(r - low_r) * stride + q - low_q] = TWENTIETHS * terrain.blocked_top((q, r))
    walls = None
    if terrain.walls:
        walls = np.full((stride * rows, len(DIRECTIONS)), _NO_SPACE, dtype=np.int64)
        for (a, b), top in terrain.wall_tops.items():
            towards = DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
            for (q, r), direction in ((a, towards), (b, (towards + 3) % 6)):
                walls[(r - low_r) * stride + q - low_q, direction] = TWENTIETHS * top
    return _Heights(low_q, low_r, stride, blocked, walls, places)


@lru_cache(maxsize=1 << 16)
def least_open(terrain: HexTerrain, place: Hex, eye_height: int, other: Hex) -> tuple[int, ...]:
    """For each aim of another space: the least height at which the ground does not hide it from an eye over the centre
    of ``place`` at ``eye_height``, all in twentieths."""
    lines = crossings((other[0] - place[0], other[1] - place[1]))
    found = _least(_Met.on(heights_of(terrain), place, lines.rows, lines.starts), eye_height)
    return tuple(found.tolist())


# 32 kB each on a board of 24x24.
@lru_cache(maxsize=512)
def least_open_row(terrain: HexTerrain, place: Hex, eye_height: int) -> Numbers:
    """``least_open`` for all spaces at once: an array of spaces, in the order of the columns, by aims. It is shared
    between callers and cannot be written to."""
    table = _least(_met_by_all(terrain, place), eye_height).reshape(len(terrain.columns), -1)
    table.setflags(write=False)
    return table


class _Met(msgspec.Struct, frozen=True):
    """What many lines from one place meet: the height of each space or wall, the time at which it counts when it is
    higher than the eye (the first) and when it is not (the last), and where each line begins."""

    high: Numbers
    first: tuple[NDArray[np.int32], NDArray[np.int32]]
    last: tuple[NDArray[np.int32], NDArray[np.int32]]
    starts: Numbers

    @staticmethod
    def on(heights: _Heights, place: Hex, rows: NDArray[np.int32], starts: Numbers) -> _Met:
        """What crossings (as ``Crossings.rows``) meet on the ground. Walls are looked up where there are any."""
        q, r = rows[0] + (place[0] - heights.low_q), rows[1] + (place[1] - heights.low_r)
        np.clip(q, 0, heights.stride - 1, out=q)
        np.clip(r, 0, heights.blocked.size // heights.stride - 1, out=r)
        at = r * heights.stride + q
        if heights.walls is None:
            return _Met(heights.blocked[at], (rows[2], rows[3]), (rows[4], rows[5]), starts)
        # A wall is met at the time at which the space behind it is entered, high or low: as a space of no length.
        wall = np.where(rows[6] < 0, _NO_SPACE, heights.walls[at, rows[6]])
        walled = np.nonzero(wall > _NO_SPACE)[0]
        added = walled.searchsorted(starts)
        high = np.insert(heights.blocked[at], walled, wall[walled])
        times = [np.insert(rows[n], walled, rows[2 + n % 2][walled]) for n in (2, 3, 4, 5)]
        return _Met(high, (times[0], times[1]), (times[2], times[3]), starts + added)


@lru_cache(maxsize=16)
def _met_by_all(terrain: HexTerrain, place: Hex) -> _Met:
    heights = heights_of(terrain)
    q, r = place
    lines = [crossings((other[0] - q, other[1] - r)) for other in heights.places]
    sizes = np.array([0, *(line.rows.shape[1] for line in lines)], dtype=np.int64).cumsum()[:-1]
    starts = (np.array([line.starts for line in lines]) + sizes[:, None]).ravel()
    return _Met.on(heights, place, np.concatenate([line.rows for line in lines], axis=1), starts)


def _least(met: _Met, eye_height: int) -> Numbers:
    """The least open height at the end of each line. What is higher than the eye must be passed over where it is
    entered, the rest where it is left."""
    above = met.high > eye_height
    n, d = np.where(above, met.first[0], met.last[0]), np.where(above, met.first[1], met.last[1])
    needed = eye_height - ((eye_height - met.high) * d) // np.maximum(n, 1)
    return np.maximum.reduceat(np.where(n == 0, HIDDEN, needed), met.starts)

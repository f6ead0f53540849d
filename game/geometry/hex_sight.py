"""Sight between bodies on ground of hexes at different heights, exact.

An eye is over the centre of its body's front space, at 9/10 of the body's height. It looks at points of the other
body: over each of its spaces seven aims (the centre, and half the way to each corner) at several heights. A point is
hidden when the line to it runs below a space's top, or a pillar's on it, over some length inside the open hexagon; when
it passes through the inside of an edge below the top of the wall there; or when it enters the inside of another body, a
cylinder of radius 3/10. Touching hides nothing, and neither does a place without a space.

``sight`` and its kin report line by line; ``is_seen`` and its kin tell only whether a point is open, from tables that
are kept; ``sight_row`` tells it of all spaces at once. All say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.geometry.hex_sight_exact import AIMS, TWELFTHS, TWENTIETHS, are_inside, crossings, time_inside
from game.geometry.hex_sight_tables import least_open, least_open_in_the_middle, least_open_row
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import DIRECTIONS, Edge, Hex, edge_of

_EYE = 18  # 9/10 of each level of the height, in twentieths
_HIT_ZONE = (5, 10, 15, 18)
_WHOLE_BODY = (1, 5, 10, 15, 20)


class Body(msgspec.Struct, frozen=True, cache_hash=True):
    """What stands on the ground and can be seen: a number that identifies it, its ``spaces`` (the front
    first), the level of its ``base``, and its ``height`` in levels."""

    piece: int
    spaces: tuple[Hex, ...]
    base: int
    height: int


class Blocker(msgspec.Struct, frozen=True):
    """What hides a point: the space ``at`` (its column, the pillar on it, or the body ``piece`` standing there), or
    the wall on an edge (``at`` is then the space behind it)."""

    kind: Literal["column", "pillar", "wall", "body"]
    at: Hex
    edge: Edge | None = None
    piece: int = 0


class Line(msgspec.Struct, frozen=True):
    """The line from the eye to one point: ``x`` and ``y`` are axial, in twelfths of the distance between two centres,
    ``height`` is in twentieths of a level; ``blocker`` is the place in the report's ``blockers`` of what it meets
    first, or -1 when it is clear."""

    x: int
    y: int
    height: int
    blocker: int = -1

    @property
    def clear(self) -> bool:
        return self.blocker < 0


class SightReport(msgspec.Struct, frozen=True):
    """How many points are ``seen`` of how many, what hides the others, and every line. ``x``, ``y`` and ``height`` of
    ``eye`` are counted as those of a line's end."""

    seen: int
    of: int
    blockers: tuple[Blocker, ...]
    lines: tuple[Line, ...]
    eye: tuple[int, int, int]

    @property
    def clear(self) -> bool:
        return self.seen > 0


def sight(terrain: HexTerrain, bodies: Sequence[Body], eye: Body, target: Body) -> SightReport:
    """Return what is seen of the target's hit zone: its aims at 1/4, 1/2, 3/4 and 9/10 of its height.

    ``bodies`` are all bodies on the board; the eye's and the target's own hide nothing."""
    return _report(terrain, _others(bodies, eye, target), eye, _points(target, _HIT_ZONE))


def clear_sight(terrain: HexTerrain, bodies: Sequence[Body], eye: Body, target: Body) -> SightReport:
    """Return what is seen of the whole target: its aims at 1/20, 1/4, 1/2, 3/4 and all of its height."""
    return _report(terrain, _others(bodies, eye, target), eye, _points(target, _WHOLE_BODY))


def clear_sight_to_space(terrain: HexTerrain, bodies: Sequence[Body], eye: Body, place: Hex) -> SightReport:
    """Return whether the point 1/20 of a level over the middle of a space is seen: a report of one line. A pillar's
    space never is, for the point is inside the pillar. Raises KeyError for a place that is not a space."""
    return _report(terrain, _others(bodies, eye), eye, ((place, 0, _over(terrain, place)),))


def is_seen(terrain: HexTerrain, bodies: Sequence[Body], eye: Body, target: Body) -> bool:
    """Return whether ``sight`` is clear."""
    return _any_open(terrain, _others(bodies, eye, target), eye, target, _HIT_ZONE)


def is_clear(terrain: HexTerrain, bodies: Sequence[Body], eye: Body, target: Body) -> bool:
    """Return whether ``clear_sight`` is clear."""
    return _any_open(terrain, _others(bodies, eye, target), eye, target, _WHOLE_BODY)


def clear_spaces(terrain: HexTerrain, bodies: Sequence[Body], eye: Body, places: Iterable[Hex]) -> Iterator[Hex]:
    """Yield those of the places to which ``clear_sight_to_space`` is clear. Raises KeyError for other places."""
    terrain, front, z_eye, others = terrain.first, eye.spaces[0], eye_height(eye), _others(bodies, eye)
    for place in places:
        z = _over(terrain, place)
        if z >= least_open_in_the_middle(terrain, front, z_eye, place):
            near = _near(others, front, place)
            if all(_enters(body, at, front, z_eye, (place, 0, z)) is None for body, at in near):
                yield place


def sight_row(terrain: HexTerrain, bodies: Sequence[Body], eye: Body, height: int) -> Mapping[Hex, bool]:
    """Return, for every space in the order of the columns, whether a body of that height standing there alone would be
    seen. A body that stands there now hides nothing of it."""
    z_eye = eye_height(eye)
    tops = np.array([column.top for column in terrain.columns], dtype=np.int64)
    zone = TWENTIETHS * tops[:, None] + height * np.array(_HIT_ZONE, dtype=np.int64)
    opened = zone[:, None, :] >= least_open_row(terrain.first, eye.spaces[0], z_eye)[:, :, None]
    others = tuple(_others(bodies, eye))
    if others:
        opened &= ~_hidden_by_bodies(terrain, others, eye, zone, opened)
    seen: list[bool] = np.any(opened, axis=(1, 2)).tolist()
    return dict(zip(terrain.by_place, seen, strict=True))


def eye_height(eye: Body) -> int:
    """Return how high a body's eye is, in twentieths of a level."""
    return TWENTIETHS * eye.base + _EYE * eye.height


#: A point that is looked at: the space, the number of the aim there, the height in twentieths.
_Point = tuple[Hex, int, int]


def _over(terrain: HexTerrain, place: Hex) -> int:
    return TWENTIETHS * terrain.top(place) + 1


def _others(bodies: Sequence[Body], *own: Body) -> list[Body]:
    """Return the bodies that can hide something: all but these."""
    pieces = [body.piece for body in own]
    return [body for body in bodies if body.piece not in pieces]


def _points(target: Body, parts: tuple[int, ...]) -> tuple[_Point, ...]:
    low = TWENTIETHS * target.base
    return tuple(
        (space, aim, low + part * target.height)
        for space in target.spaces
        for aim in range(len(AIMS))
        for part in parts
    )


def _any_open(terrain: HexTerrain, others: list[Body], eye: Body, target: Body, parts: tuple[int, ...]) -> bool:
    z_eye, front = eye_height(eye), eye.spaces[0]
    heights = [TWENTIETHS * target.base + part * target.height for part in reversed(parts)]
    for space in target.spaces:
        least = least_open(terrain.first, front, z_eye, space)
        if heights[0] < min(least):
            continue
        near = _near(others, front, space)
        if not near:
            return True
        for aim, lowest in enumerate(least):
            for height in heights:
                if height < lowest:
                    break
                point = (space, aim, height)
                if all(_enters(body, at, front, z_eye, point) is None for body, at in near):
                    return True
    return False


def _near(others: list[Body], front: Hex, space: Hex) -> list[tuple[Body, Hex]]:
    """Return the bodies, space by space, that a line to some aim of the space may enter, and a few more."""
    q, r = front
    dq, dr = space[0] - q, space[1] - r
    square = 7 * (dq * dq + dq * dr + dr * dr)
    low_q, high_q, low_r, high_r = min(0, dq), max(0, dq), min(0, dr), max(0, dr)
    near = []
    for body in others:
        for at in body.spaces:
            x, y = at[0] - q, at[1] - r
            # Aims are 0.289 from the middle, bodies 0.3 wide: the middle line passes by within 0.59, the root of 0.35.
            if low_q <= x <= high_q and low_r <= y <= high_r and 15 * (dq * y - dr * x) ** 2 <= square:
                near.append((body, at))
    return near


def _enters(body: Body, at: Hex, front: Hex, z_eye: int, point: _Point) -> tuple[int, int] | None:
    """Return a time at which the line to the point is inside the body over that space, None when it never is."""
    space, aim, height = point
    x, y = AIMS[aim]
    return time_inside(
        (TWELFTHS * (front[0] - at[0]), TWELFTHS * (front[1] - at[1])),
        (TWELFTHS * (space[0] - front[0]) + x, TWELFTHS * (space[1] - front[1]) + y),
        z_eye,
        height,
        TWENTIETHS * body.base,
        TWENTIETHS * (body.base + body.height),
    )


def _report(terrain: HexTerrain, others: list[Body], eye: Body, points: tuple[_Point, ...]) -> SightReport:
    blockers: dict[Blocker, int] = {}
    lines = []
    for point in points:
        (q, r), aim, height = point
        x, y = TWELFTHS * q + AIMS[aim][0], TWELFTHS * r + AIMS[aim][1]
        # Of what is met at one time, the ground hides before walls, and walls before bodies.
        met = min(_met(terrain, others, eye, point), key=lambda one: one[0], default=None)
        number = -1 if met is None else blockers.setdefault(met[1], len(blockers))
        lines.append(Line(x, y, height, number))
    front = eye.spaces[0]
    origin = (TWELFTHS * front[0], TWELFTHS * front[1], eye_height(eye))
    return SightReport(sum(line.clear for line in lines), len(lines), tuple(blockers), tuple(lines), origin)


def _met(terrain: HexTerrain, others: list[Body], eye: Body, point: _Point) -> Iterator[tuple[float, Blocker]]:
    """Yield all that hides a point, with the time at which the line meets it: to order them by, not to decide by."""
    front, z_eye = eye.spaces[0], eye_height(eye)
    space, aim, height = point
    rise = height - z_eye
    rows = crossings((space[0] - front[0], space[1] - front[1])).rows
    for dq, dr, n, d, n_left, d_left, entered, _ in rows[:, rows[7] == aim].T.tolist():
        at = (front[0] + dq, front[1] + dr)
        column = terrain.by_place.get(at)
        if column is None:
            continue
        # The line's height there, kept free of fractions: the lower of its ends is below the top, or nothing is.
        tops: tuple[tuple[int, Literal["column", "pillar"]], ...]
        tops = ((column.top, "column"), (column.top + column.pillar, "pillar"))
        for top, kind in tops:
            under_first = (z_eye - TWENTIETHS * top) * d + rise * n < 0
            if under_first or (z_eye - TWENTIETHS * top) * d_left + rise * n_left < 0:
                yield n / d if under_first else (TWENTIETHS * top - z_eye) / rise, Blocker(kind, at)
                break
        if entered >= 0:
            before = (at[0] + DIRECTIONS[entered][0], at[1] + DIRECTIONS[entered][1])
            edge = edge_of(before, at)
            wall = terrain.wall_tops.get(edge)
            if wall is not None and (z_eye - TWENTIETHS * wall) * d + rise * n < 0:
                yield n / d, Blocker("wall", at, edge)
    for body, at in _near(others, front, space):
        time = _enters(body, at, front, z_eye, point)
        if time is not None:
            yield time[0] / time[1], Blocker("body", at, piece=body.piece)


def _hidden_by_bodies(
    terrain: HexTerrain, others: tuple[Body, ...], eye: Body, zone: NDArray[np.int64], opened: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """Return which points (by space, aim and part of the zone) some body hides, of those that are open."""
    q, r = eye.spaces[0]
    places = np.array([column.at for column in terrain.columns], dtype=np.int64) - (q, r)
    stands = [(body, at) for body in others for at in body.spaces]
    x, y = np.array([(at[0] - q, at[1] - r) for _, at in stands], dtype=np.int64).T[:, :, None]
    low = np.array([TWENTIETHS * body.base for body, _ in stands], dtype=np.int64)
    high = np.array([TWENTIETHS * (body.base + body.height) for body, _ in stands], dtype=np.int64)
    dq, dr = places.T[:, None, :]
    # As in _near: bodies by spaces.
    between = (np.minimum(0, dq) <= x) & (x <= np.maximum(0, dq)) & (np.minimum(0, dr) <= y) & (y <= np.maximum(0, dr))
    near = between & (15 * (dq * y - dr * x) ** 2 <= 7 * (dq * dq + dq * dr + dr * dr)) & opened.any(axis=(1, 2))
    index = {place: number for number, place in enumerate(terrain.by_place)}
    for number, (body, _) in enumerate(stands):
        near[number, [index[at] for at in body.spaces if at in index]] = False
    which, space = np.nonzero(near)
    pairs, aims, parts = np.nonzero(opened[space])
    which, space = which[pairs], space[pairs]
    heading = TWELFTHS * places[space] + np.array(AIMS, dtype=np.int64)[aims]
    inside = are_inside(
        (-TWELFTHS * x[which, 0], -TWELFTHS * y[which, 0]),
        (heading[:, 0], heading[:, 1]),
        (eye_height(eye), zone[space, parts]),
        (low[which], high[which]),
    )
    hidden = np.zeros_like(opened)
    hidden[space[inside], aims[inside], parts[inside]] = True
    return hidden

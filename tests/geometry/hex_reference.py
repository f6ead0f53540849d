"""Slow second opinions on the geometry of hexes: other methods, written from the rules, sharing no code with the game.

Sight cuts each line with fractions at every moment at which it touches an edge, a height or a body, and looks at the
middle of every piece. Ways are all walks, one after another.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable
from fractions import Fraction

from game.geometry.hex_reach import Step
from game.geometry.hex_sight import Body
from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex

Point = tuple[Fraction, Fraction, Fraction]

CORNERS = tuple((Fraction(x, 3), Fraction(y, 3)) for x, y in ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)))
SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
RADIUS_SQUARED = Fraction(9, 100)


def random_terrain(dice: random.Random, width: int = 6, height: int = 6) -> HexTerrain:
    """Return ground with heights, holes, water, pillars and walls: some boards flat, some rugged."""
    levels = dice.choice(((1,), (1, 1, 1, 2), (1, 2, 3, 5), (1, 4, 8)))
    places = [(q - r // 2, r) for r in range(height) for q in range(width) if dice.random() > 0.08] or [(0, 0)]
    columns = tuple(
        Column(place, dice.choice(levels), "water" if dice.random() < 0.1 else "", dice.choice((0,) * 12 + (4, 8)))
        for place in places
    )
    edges = [(a, b) for a in places for b in places if a < b and (b[0] - a[0], b[1] - a[1]) in SIDES]
    count = min(len(edges), dice.choice((0, 2, 8)))
    return HexTerrain(columns, tuple(Wall(edge, dice.choice((1, 3, 6))) for edge in dice.sample(edges, count)))


def random_bodies(dice: random.Random, terrain: HexTerrain, count: int) -> list[Body]:
    """Return bodies of one or two spaces, of different heights, no two on one space."""
    free = [column.at for column in terrain.columns]
    dice.shuffle(free)
    bodies: list[Body] = []
    while free and len(bodies) < count:
        spaces = [free.pop()]
        beside = [(spaces[0][0] + q, spaces[0][1] + r) for q, r in SIDES]
        beside = [place for place in beside if place in free]
        if beside and dice.random() < 0.3:
            spaces.append(beside[0])
            free.remove(beside[0])
        base = terrain.top(spaces[0]) + dice.choice((0, 0, 0, 2))
        bodies.append(Body(len(bodies) + 1, tuple(spaces), base, dice.choice((2, 4, 5, 7))))
    return bodies


def squared(x: Fraction, y: Fraction) -> Fraction:
    return x * x + x * y + y * y


def in_hexagon(x: Fraction, y: Fraction, place: Hex) -> bool:
    """Return whether a point is strictly inside all six edges, by the turn at each from corner to corner."""
    x, y = x - place[0], y - place[1]
    for (ax, ay), (bx, by) in zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True):
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0:
            return False
    return True


def eye_of(body: Body) -> Point:
    return Fraction(body.spaces[0][0]), Fraction(body.spaces[0][1]), body.base + Fraction(9 * body.height, 10)


def aims_at(body: Body, parts: Iterable[Fraction]) -> list[Point]:
    """Return the points of a body over each of its spaces, at these parts of its height."""
    halves = [(Fraction(0), Fraction(0)), *((x / 2, y / 2) for x, y in CORNERS)]
    return [
        (q + x, r + y, body.base + part * body.height)
        for (q, r), (x, y), part in itertools.product(body.spaces, halves, parts)
    ]


def hit_zone(body: Body) -> list[Point]:
    return aims_at(body, (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(9, 10)))


def whole_body(body: Body) -> list[Point]:
    return aims_at(body, (Fraction(1, 20), Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(1)))


def is_open(terrain: HexTerrain, others: Iterable[Body], start: Point, end: Point) -> bool:
    """Return whether a line is free of ground, walls and bodies."""
    heading = (end[0] - start[0], end[1] - start[1])
    heading = (end[0] - start[0], end[1] - start[1])
    for column in terrain.columns:
        if passes(start, heading, column.at) and _under_ground(terrain, start, end, column):
            return False
    if any(_through_wall(start, end, wall.edge, terrain.wall_tops[wall.edge]) for wall in terrain.walls):
        return False
    return not any(_through_body(start, end, body, at) for body in others for at in body.spaces)


def at_time(start: Point, end: Point, time: Fraction) -> Point:
    x, y, z = (a + (b - a) * time for a, b in zip(start, end, strict=True))
    return x, y, z


def passes(start: Point, heading: tuple[Fraction, Fraction], place: Hex) -> bool:
    """Return whether the line through the whole board comes within 1 of a centre (all that it can touch, and more)."""
    x, y = start[0] - place[0], start[1] - place[1]
    turn = heading[0] * y - heading[1] * x
    return 3 * turn * turn <= 4 * max(squared(*heading), Fraction(0)) or heading == (0, 0)


def _under_ground(terrain: HexTerrain, start: Point, end: Point, column: Column) -> bool:
    """Return whether the middle of a piece of the line, cut at edges and top, is in the ground."""
    top = terrain.blocked_top(column.at)
    if min(start[2], end[2]) >= top:
        return False
    cuts = sorted({Fraction(0), Fraction(1), *_cuts(start, end, column.at, top)})
    for first, last in itertools.pairwise(cuts):
        x, y, z = at_time(start, end, (first + last) / 2)
        if z < top and in_hexagon(x, y, column.at):
            return True
    return False


def _cuts(start: Point, end: Point, place: Hex, top: int) -> Iterable[Fraction]:
    """Yield when the line meets the straight lines that the edges lie on, and when it is at the height of the top."""
    offsets = [(start[2] - top, end[2] - top)]
    for (ax, ay), (bx, by) in zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True):
        here, there = ((bx - ax) * (y - place[1] - ay) - (by - ay) * (x - place[0] - ax) for x, y, _ in (start, end))
        offsets.append((here, there))
    for here, there in offsets:
        if here != there and 0 < here / (here - there) < 1:
            yield here / (here - there)


def _through_wall(start: Point, end: Point, edge: tuple[Hex, Hex], top: int) -> bool:
    """Return whether the ends lie strictly on either side of the edge, the edge's corners strictly on either side of
    the line, and the line below the top where they cross."""
    a, b = edge
    ends = [corner for corner in _corners_of(a) if corner in _corners_of(b)]
    (ax, ay), (bx, by) = ends
    here, there = ((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y, _ in (start, end))
    dx, dy = end[0] - start[0], end[1] - start[1]
    one, other = (dx * (y - start[1]) - dy * (x - start[0]) for x, y in ends)
    if here * there >= 0 or one * other >= 0:
        return False
    return at_time(start, end, here / (here - there))[2] < top


def _corners_of(place: Hex) -> list[tuple[Fraction, Fraction]]:
    return [(place[0] + x, place[1] + y) for x, y in CORNERS]


def _through_body(start: Point, end: Point, body: Body, at: Hex) -> bool:
    """Looks at the line where it is nearest to the axis, and just inside the moments at which it is level with bottom
    and top: the part of the line inside a cylinder holds one of these, or the body is not entered."""
    moments = [Fraction(0), Fraction(1)]
    if start[2] != end[2]:
        moments += [(z - start[2]) / (end[2] - start[2]) for z in (body.base, body.base + body.height)]
    x, y = start[0] - at[0], start[1] - at[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    if squared(dx, dy):
        moments.append(-(2 * x * dx + x * dy + y * dx + 2 * y * dy) / (2 * squared(dx, dy)))
    hair = Fraction(1, 10**12)
    for moment in {time for one in moments for time in (one - hair, one, one + hair) if 0 < time < 1}:
        px, py, pz = at_time(start, end, moment)
        if body.base < pz < body.base + body.height and squared(px - at[0], py - at[1]) < RADIUS_SQUARED:
            return True
    return False


def walks(start: object, steps: Callable[[object], Iterable[Step]], budget: int) -> dict[object, set[tuple[int, int]]]:
    """Return what every walk without a repeated node within the budget risks and costs, by the node that it ends on."""
    found: dict[object, set[tuple[int, int]]] = {}

    def walk(node: object, risk: int, cost: int, passed: tuple[object, ...]) -> None:
        for step in steps(node):
            if step.node in passed or cost + step.cost > budget:
                continue
            found.setdefault(step.node, set()).add((risk + step.risk, cost + step.cost))
            if not step.stops:
                walk(step.node, risk + step.risk, cost + step.cost, (*passed, step.node))

    walk(start, 0, 0, (start,))
    return found

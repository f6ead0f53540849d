"""The parts that sight over hexes is made of, each from its definition: spaces on a line, round bodies, least heights.

A hexagon is what lies nearer to its centre than to the centre of any neighbour. Only fractions are used.
"""

from __future__ import annotations

import itertools
import random
from fractions import Fraction

import msgspec
import numpy as np
import pytest

from game.geometry import hex_sight
from game.geometry.hex_sight_exact import AIMS, are_inside, crossings, time_inside
from game.geometry.hex_sight_tables import HIDDEN, least_open, least_open_in_the_middle, least_open_row
from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex, edge_of
from tests.geometry.hex_reference import SIDES, is_open, random_bodies, random_terrain, squared

Pair = tuple[Fraction, Fraction]


def towards(place: Pair, side: Hex) -> Fraction:
    """Return how far a place lies in the direction of a neighbour, in the distance between two centres."""
    return place[0] * side[0] + (place[0] * side[1] + place[1] * side[0]) / 2 + place[1] * side[1]


def stay(end: Pair, space: Hex) -> tuple[Fraction, Fraction, int] | None:
    """Return when a line from (0, 0) is inside a space, and over which edge it came (-1: a corner, or none)."""
    entered, left, edges = Fraction(0), Fraction(1), [-1]
    for number, side in enumerate(SIDES):
        here = Fraction(1, 2) + towards((Fraction(space[0]), Fraction(space[1])), side)
        speed = towards(end, side)
        if speed == 0 and here <= 0:
            return None
        if speed > 0:
            left = min(left, here / speed)
        elif speed < 0 and here / speed >= entered:
            edges = [*(edges if here / speed == entered else ()), number]
            entered = here / speed
    return (entered, left, edges[0] if len(edges) == 1 else -1) if entered < left else None


@pytest.mark.parametrize("displacement", [*itertools.product(range(-2, 3), repeat=2), (7, -2), (-4, 3)])
def test_a_line_crosses_each_space_from_where_it_enters_to_where_it_leaves(displacement: Hex) -> None:
    found = crossings(displacement)
    rows = found.rows.T.tolist()
    assert found.starts.tolist() == [min(n for n, row in enumerate(rows) if row[7] == aim) for aim in range(7)]
    across, down = (range(min(0, way) - 2, max(0, way) + 3) for way in displacement)
    near = list(itertools.product(across, down))
    for number, (x, y) in enumerate(AIMS):
        end = displacement[0] + Fraction(x, 12), displacement[1] + Fraction(y, 12)
        expected = {space: met for space in near if (met := stay(end, space))}
        line = [row for row in rows if row[7] == number]
        times = [(Fraction(row[2], row[3]), Fraction(row[4], row[5])) for row in line]
        assert times == sorted(times)
        assert {(row[0], row[1]): (*time, row[6]) for row, time in zip(line, times, strict=True)} == expected


# --- round bodies ---


def is_inside(start: Hex, heading: Hex, z_start: int, z_end: int, low: int, high: int) -> bool:
    """Return whether some of the line lies strictly between bottom and top and nearer than 3.6 twelfths to the axis.
    Where it is nearest while between them: at its nearest of all, or where it passes bottom or top."""
    if z_start == z_end:
        first, last = Fraction(0), Fraction(int(low < z_start < high))
    else:
        passes = sorted(Fraction(z - z_start, z_end - z_start) for z in (low, high))
        first, last = max(Fraction(0), passes[0]), min(Fraction(1), passes[1])
    if first >= last:
        return False

    def apart(time: Fraction) -> Fraction:
        return squared(start[0] + time * heading[0], start[1] + time * heading[1])

    times = [first, last]
    if heading != (0, 0):
        # The squared distance is a parabola: its lowest point lies midway between times of equal distance.
        rise = apart(Fraction(1)) - apart(Fraction(0))
        nearest = (1 - rise / squared(Fraction(heading[0]), Fraction(heading[1]))) / 2
        times.append(min(max(nearest, first), last))
    return min(map(apart, times)) < Fraction(36, 10) ** 2


def random_line(dice: random.Random) -> tuple[Hex, Hex, int, int, int, int]:
    """Return a line that passes a body by more or less, its ends and the body's often at equal heights."""
    (x, y), (u, v) = ((dice.randint(-12, 12), dice.randint(-12, 12)) for _ in "ab")
    low = dice.randint(0, 4)
    return (x, y), (u - x, v - y), dice.randint(0, 8), dice.randint(0, 8), low, low + dice.randint(1, 4)


def in_arrays(lines: list[tuple[Hex, Hex, int, int, int, int]]) -> list[bool]:
    flat = np.array([[*start, *heading, *heights] for start, heading, *heights in lines], dtype=np.int64).T
    x, y, dx, dy, z_start, z_end, low, high = flat
    return are_inside((x, y), (dx, dy), (z_start, z_end), (low, high)).tolist()


def test_a_line_is_inside_a_round_body_or_not_by_the_definition() -> None:
    dice = random.Random("round")
    lines = [random_line(dice) for _ in range(2000)]
    lines = [line for line in lines if line[1] != (0, 0)]
    expected = [is_inside(*line) for line in lines]
    assert 200 < sum(expected) < len(lines) - 200
    assert [time_inside(*line) is not None for line in lines] == expected
    assert in_arrays(lines) == expected


def test_the_time_inside_is_one_at_which_the_line_is_there() -> None:
    dice = random.Random("times")
    for line in (random_line(dice) for _ in range(800)):
        found = time_inside(*line)
        if found is not None:
            start, heading, z_start, z_end, low, high = line
            time = Fraction(*found)
            assert 0 <= time <= 1 and low <= z_start + time * (z_end - z_start) <= high
            assert squared(start[0] + time * heading[0], start[1] + time * heading[1]) < Fraction(36, 10) ** 2


@pytest.mark.parametrize(
    ("line", "inside"),
    [
        (((2, 0), (8, 0), 0, 5, 1, 9), False),  # over the bottom at 18/5 from the axis, and going away
        (((2, 0), (7, 0), 0, 5, 1, 9), True),
        (((2, 0), (8, 0), 9, 4, 1, 8), False),  # below the top there
        (((2, 0), (7, 0), 9, 4, 1, 8), True),
        (((10, 0), (-8, 0), 0, 5, -3, 4), False),  # out of the top there
        (((9, 0), (-8, 0), 0, 5, -3, 4), True),
        (((-9, 0), (18, 0), 4, 4, 4, 8), False),  # along the bottom
        (((-9, 0), (18, 0), 8, 8, 4, 8), False),  # along the top
        (((-9, 0), (18, 0), 5, 5, 4, 8), True),
        (((1, 0), (18, 0), 5, 5, 8, 9), False),  # begins over the axis, below the body
    ],
)
def test_touching_a_round_body_is_not_entering_it(line: tuple[Hex, Hex, int, int, int, int], inside: bool) -> None:
    assert (time_inside(*line) is not None) == inside and in_arrays([line]) == [inside] and is_inside(*line) == inside


# --- least heights ---


#: Above the board, below it, left of it, right of it.
OUTSIDE = ((1, -6), (0, 9), (-8, 2), (9, 0))


@pytest.mark.parametrize("part", range(2))
def test_a_point_is_open_from_its_least_height_on_and_hidden_below(part: int) -> None:
    """A twentieth of a level is the step in which heights are counted."""
    for number in range(15):
        dice = random.Random(f"least {part} {number}")
        terrain = random_terrain(dice, 5, 5)
        place = OUTSIDE[number] if number < len(OUTSIDE) else dice.choice(list(terrain.by_place))
        z_eye = 20 * dice.randint(1, 6) + dice.choice((0, 16, 18))
        table = least_open_row(terrain, place, z_eye)
        for there in dice.sample(range(len(terrain.columns)), min(4, len(terrain.columns))):
            other = terrain.columns[there].at
            least = least_open(terrain, place, z_eye, other)
            assert table[there].tolist() == list(least)
            aim = dice.randrange(7)
            start = Fraction(place[0]), Fraction(place[1]), Fraction(z_eye, 20)
            x, y = other[0] + Fraction(AIMS[aim][0], 12), other[1] + Fraction(AIMS[aim][1], 12)

            def opened(height: int, start=start, x=x, y=y, terrain=terrain) -> bool:
                return is_open(terrain, (), start, (x, y, Fraction(height, 20)))

            if (x, y) == start[:2]:
                continue
            if least[aim] == HIDDEN:
                assert not opened(1000)
            else:
                assert opened(least[aim]) and not opened(least[aim] - 1)


def test_an_eye_in_the_ground_sees_nothing() -> None:
    terrain = HexTerrain((Column((0, 0), 1, pillar=4), Column((1, 0), 1), Column((2, 0), 9)))
    assert set(least_open(terrain, (0, 0), 60, (1, 0))) == {HIDDEN}
    assert set(least_open(terrain, (1, 0), 20, (1, 0))) != {HIDDEN}
    assert least_open_row(terrain, (0, 0), 60).tolist() == [[HIDDEN] * 7] * 3
    with pytest.raises(ValueError, match="read-only"):
        least_open_row(terrain, (0, 0), 60)[0, 0] = 1


def test_a_line_level_with_a_walls_top_touches_it() -> None:
    places = tuple(Column((q, r), 1) for q in range(-1, 6) for r in (-1, 0, 1))
    eye, target = (
        hex_sight.Body(1, ((0, 0),), 1, 10),
        hex_sight.Body(2, ((4, 0),), 1, 10),
    )  # eyes and highest aims at level 10
    for height, seen in ((9, 7), (10, 0)):
        terrain = HexTerrain(places, (Wall(edge_of((2, 0), (3, 0)), height),))
        assert hex_sight.sight(terrain, [], eye, target).seen == seen
        assert hex_sight.is_seen(terrain, [], eye, target) == bool(seen)


@pytest.mark.parametrize(("base", "height", "clear"), [(0, 7, True), (-1, 8, False)])
def test_a_space_is_seen_by_an_eye_just_high_enough(base: int, height: int, clear: bool) -> None:
    """Eyes at 126 and 124 twentieths. The line leaves the high space after 5/8 of its way, where its top is at 60: at
    its end it is at 20.4 or 21.6 then, and the point over the space is at 21."""
    terrain = HexTerrain(tuple(Column((q, 0), 3 if q == 2 else 1) for q in range(5)))
    eye = hex_sight.Body(1, ((0, 0),), base, height)
    assert ((4, 0) in hex_sight.clear_spaces(terrain, [], eye, [(4, 0)])) == clear
    assert hex_sight.clear_sight_to_space(terrain, [], eye, (4, 0)).clear == clear


def test_a_hair_under_the_ground_is_hidden_and_level_with_it_is_not() -> None:
    """A body that stands one level below its space's top, so that its lowest aims are at 19 or at 20 twentieths."""
    terrain = HexTerrain(tuple(Column((q, 0), 1) for q in range(6)))
    eye = hex_sight.Body(1, ((0, 0),), 1, 4)
    for height, clear in ((19, 0), (20, 7)):
        report = hex_sight.clear_sight(terrain, [], eye, hex_sight.Body(2, ((5, 0),), 0, height))
        assert sum(line.clear for line in report.lines if line.height == height) == clear


def test_no_height_is_special() -> None:
    """The same board twenty levels further down: nothing is counted from a ground of its own."""
    for number in range(12):
        dice = random.Random(f"deep {number}")
        terrain = random_terrain(dice)
        bodies = random_bodies(dice, terrain, 6)
        eye, target = bodies[0], bodies[-1]
        columns = tuple(msgspec.structs.replace(column, level=column.level - 20) for column in terrain.columns)
        deep = HexTerrain(columns, terrain.walls)
        lower = [msgspec.structs.replace(body, base=body.base - 20) for body in bodies]
        assert hex_sight.sight_row(deep, lower, lower[0], 4) == hex_sight.sight_row(terrain, bodies, eye, 4)
        assert hex_sight.is_seen(deep, lower, lower[0], lower[-1]) == hex_sight.is_seen(terrain, bodies, eye, target)
        assert (
            hex_sight.sight(deep, lower, lower[0], lower[-1]).seen == hex_sight.sight(terrain, bodies, eye, target).seen
        )
    wide = HexTerrain((Column((0, 0), -9), Column((4, 0), -9)), ())
    low = hex_sight.Body(1, ((0, 0),), -9, 2), hex_sight.Body(2, ((4, 0),), -9, 2)
    assert hex_sight.is_seen(wide, low, *low) and hex_sight.sight_row(wide, [], low[0], 2)[4, 0], (
        "a hole hides nothing, however deep"
    )


def test_quick_answers_and_rows_know_every_body_between() -> None:
    """Few bodies on flat ground, so that nothing else hides what they hide: every pair of spaces of a small board."""
    terrain = HexTerrain(tuple(Column((q - r // 2, r), 1) for r in range(5) for q in range(5)))
    places = list(terrain.by_place)
    hidden = 0
    for number in range(20):
        dice = random.Random(f"between {number}")
        bodies = random_bodies(dice, terrain, 6)
        eye = hex_sight.Body(
            90, (dice.choice([p for p in places if all(p not in body.spaces for body in bodies)]),), 1, 2
        )
        row = hex_sight.sight_row(terrain, bodies, eye, 2)
        for place in dice.sample(places, 5):
            others = [body for body in bodies if place not in body.spaces]
            target = hex_sight.Body(91, (place,), 1, 2)
            seen = hex_sight.sight(terrain, others, eye, target).clear
            assert row[place] == hex_sight.is_seen(terrain, others, eye, target) == seen
            start = Fraction(eye.spaces[0][0]), Fraction(eye.spaces[0][1]), Fraction(28, 10)
            ends = [
                (place[0] + Fraction(x, 12), place[1] + Fraction(y, 12), 1 + part * 2)
                for x, y in AIMS
                for part in (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(9, 10))
            ]
            assert seen == any(is_open(terrain, others, start, end) for end in ends)
            feet = (Fraction(place[0]), Fraction(place[1]), Fraction(21, 20))
            assert (place in hex_sight.clear_spaces(terrain, bodies, eye, [place])) == is_open(
                terrain, bodies, start, feet
            )
            assert hex_sight.is_clear(terrain, others, eye, target) or not seen or place == eye.spaces[0]
            hidden += not seen
    assert hidden > 5


def test_the_middle_of_a_space_is_as_open_as_its_first_aim() -> None:
    found = set()
    for number in range(60):
        dice = random.Random(f"middle {number}")
        terrain = random_terrain(dice)
        places = list(terrain.by_place)
        for _ in range(40):
            place, other, height = dice.choice(places), dice.choice(places), dice.randint(0, 200)
            due = least_open(terrain, place, height, other)[0]
            assert least_open_in_the_middle(terrain, place, height, other) == due
            found.add(due == HIDDEN)
    assert found == {True, False}

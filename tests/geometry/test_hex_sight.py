"""Sight over hexes: each clause of the rule on a small board, then whole random boards against the slow reference."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction

import msgspec
import pytest

from game.geometry import hex_sight
from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import DIRECTIONS, Hex, edge_of, mirrored, rotated
from tests.geometry.hex_reference import (
    Point,
    eye_of,
    hit_zone,
    is_open,
    random_bodies,
    random_terrain,
    squared,
    whole_body,
)


def ground(levels: dict[Hex, int] | None = None, *walls: Wall, pillars: dict[Hex, int] | None = None) -> HexTerrain:
    """Return a flat strip of three rows by nine at level 1, but for the places given."""
    places = [(q, r) for r in (-1, 0, 1) for q in range(-1, 8)]
    return HexTerrain(
        tuple(Column(place, (levels or {}).get(place, 1), pillar=(pillars or {}).get(place, 0)) for place in places),
        walls,
    )


EYE = hex_sight.Body(1, ((0, 0),), 1, 4)
TARGET = hex_sight.Body(2, ((5, 0),), 1, 4)


def test_open_ground_shows_all_of_28_points() -> None:
    report = hex_sight.sight(ground(), [EYE, TARGET], EYE, TARGET)
    assert report.clear and (report.seen, report.of, report.blockers) == (28, 28, ())
    assert report.eye == (0, 0, 92) == (0, 0, hex_sight.eye_height(EYE))
    assert {(line.x, line.y) for line in report.lines} == {
        (60, 0), (62, 2), (58, 4), (56, 2), (58, -2), (62, -4), (64, -2),
    }  # fmt: skip
    assert {line.height for line in report.lines} == {40, 60, 80, 92}


def test_a_long_body_shows_56_points_over_both_spaces() -> None:
    long = hex_sight.Body(2, ((5, 0), (6, 0)), 1, 4)
    assert hex_sight.sight(ground(), [EYE, long], EYE, long).of == 56
    assert hex_sight.clear_sight(ground(), [EYE, long], EYE, long).of == 70


def test_the_whole_body_is_looked_at_from_its_feet_to_its_head() -> None:
    report = hex_sight.clear_sight(ground(), [EYE, TARGET], EYE, TARGET)
    assert report.of == 35 and {line.height for line in report.lines} == {24, 40, 60, 80, 100}


def test_a_high_column_hides_and_the_report_names_it() -> None:
    terrain = ground({(2, 0): 9})
    report = hex_sight.sight(terrain, [], EYE, TARGET)
    assert not report.clear and report.blockers == (hex_sight.Blocker("column", (2, 0)),)
    assert not hex_sight.is_seen(terrain, [], EYE, TARGET)


def test_a_column_as_high_as_the_line_is_touched_and_hides_nothing() -> None:
    level = hex_sight.Body(2, ((5, 0),), 1, 4)  # its highest aims are level with the eye, at 92 twentieths
    for top, seen in ((4, 14), (5, 0)):
        assert hex_sight.sight(ground({(2, 0): top}), [], EYE, level).seen == seen
    low = hex_sight.Body(1, ((0, 0),), 1, 0)  # an eye on the ground looks along it
    assert hex_sight.sight(ground(), [], low, hex_sight.Body(2, ((5, 0),), 1, 0)).seen == 28


def test_what_is_met_first_is_named() -> None:
    terrain = ground({(2, 0): 9, (4, 0): 9})
    assert hex_sight.sight(terrain, [], EYE, TARGET).blockers == (hex_sight.Blocker("column", (2, 0)),)
    assert hex_sight.sight(terrain, [], TARGET, EYE).blockers == (hex_sight.Blocker("column", (4, 0)),)


def test_a_pillar_hides_up_to_its_top_and_is_told_from_its_column() -> None:
    terrain = ground(pillars={(2, 0): 8})
    assert hex_sight.sight(terrain, [], EYE, TARGET).blockers == (hex_sight.Blocker("pillar", (2, 0)),)
    assert hex_sight.sight(ground({(2, 0): 8}, pillars={(2, 0): 2}), [], EYE, TARGET).blockers == (
        hex_sight.Blocker("column", (2, 0)),
    )


def test_a_space_is_looked_at_a_hair_above_its_middle() -> None:
    report = hex_sight.clear_sight_to_space(ground(), [EYE, TARGET], EYE, (3, 0))
    assert report.clear and [(line.x, line.y, line.height) for line in report.lines] == [(36, 0, 21)]
    terrain = ground(pillars={(3, 0): 1})
    assert hex_sight.clear_sight_to_space(terrain, [], EYE, (3, 0)).blockers == (hex_sight.Blocker("pillar", (3, 0)),)
    assert tuple(hex_sight.clear_spaces(terrain, [], EYE, [(3, 0), (0, 0)])) == ((0, 0),)
    with pytest.raises(KeyError):
        hex_sight.clear_sight_to_space(terrain, [], EYE, (0, 7))
    with pytest.raises(KeyError):
        tuple(hex_sight.clear_spaces(terrain, [], EYE, [(0, 7)]))


def test_a_body_on_a_space_hides_the_ground_under_it() -> None:
    assert hex_sight.clear_sight_to_space(ground(), [EYE, TARGET], EYE, (5, 0)).blockers == (
        hex_sight.Blocker("body", (5, 0), piece=2),
    )


def test_a_wall_hides_where_it_is_crossed_below_its_top() -> None:
    edge = edge_of((2, 0), (3, 0))
    report = hex_sight.sight(ground(None, Wall(edge, 6)), [], EYE, TARGET)
    assert not report.clear and report.blockers == (hex_sight.Blocker("wall", (3, 0), edge),)
    assert hex_sight.sight(ground(None, Wall(edge, 6)), [], TARGET, EYE).blockers == (
        hex_sight.Blocker("wall", (2, 0), edge),
    )
    assert hex_sight.sight(ground(None, Wall(edge, 2)), [], EYE, TARGET).seen == 28  # 66 over 60 where it crosses
    assert hex_sight.sight(ground(None, Wall(edge, 3)), [], EYE, TARGET).seen == 14


def line_to(report: hex_sight.SightReport, x: int, y: int, height: int) -> bool:
    (line,) = (line for line in report.lines if (line.x, line.y, line.height) == (x, y, height))
    return line.clear


def along_an_edge(*columns: Column, walls: Sequence[Wall] = ()) -> bool:
    """Return whether the middle of (1, 1) is seen level from (0, 0): along the edge between (1, 0) and (0, 1)."""
    flat = {(0, 0): Column((0, 0), 1), (1, 1): Column((1, 1), 1), (1, 0): Column((1, 0), 1), (0, 1): Column((0, 1), 1)}
    flat.update({column.at: column for column in columns})
    report = hex_sight.sight(
        HexTerrain(tuple(flat.values()), tuple(walls)), [], EYE, hex_sight.Body(2, ((1, 1),), 1, 4)
    )
    return line_to(report, 12, 12, 92)


def test_a_line_along_an_edge_is_inside_neither_space() -> None:
    high = Column((1, 0), 9), Column((0, 1), 9)
    assert along_an_edge(high[0]) and along_an_edge(high[1]) and along_an_edge(*high)
    report = hex_sight.sight(
        HexTerrain((Column((0, 0), 1), Column((1, 1), 1), *high)), [], EYE, hex_sight.Body(2, ((1, 1),), 1, 4)
    )
    assert report.seen == 12  # the three aims straight on, at four heights


def test_a_wall_is_touched_by_a_line_along_it_and_by_one_through_its_end() -> None:
    assert along_an_edge(walls=[Wall(edge_of((1, 0), (0, 1)), 6)])
    assert along_an_edge(walls=[Wall(edge_of((0, 0), (1, 0)), 6), Wall(edge_of((0, 1), (1, 1)), 6)])


def test_a_hole_hides_nothing() -> None:
    terrain = HexTerrain((Column((0, 0), 1), Column((5, 0), 1)))
    assert hex_sight.sight(terrain, [], EYE, TARGET).seen == 28


def test_a_body_between_hides_and_ones_own_bodies_do_not() -> None:
    wide = hex_sight.Body(3, ((2, 0), (3, 0)), 1, 7)
    report = hex_sight.sight(ground(), [EYE, TARGET, wide], EYE, TARGET)
    assert not report.clear and report.blockers == (hex_sight.Blocker("body", (2, 0), piece=3),)
    assert not hex_sight.is_seen(ground(), [EYE, TARGET, wide], EYE, TARGET)
    for own in (msgspec.structs.replace(wide, piece=1), msgspec.structs.replace(wide, piece=2)):
        assert hex_sight.sight(ground(), [own], EYE, TARGET).seen == 28


def test_a_body_is_not_entered_over_its_top_below_its_base_or_beside_it() -> None:
    level = [line for line in range(28) if line % 4 == 3]  # the aims at 9/10, level with the eye
    for body in (
        hex_sight.Body(3, ((2, 0),), 5, 3),
        hex_sight.Body(3, ((2, 0),), 1, 3),
        hex_sight.Body(3, ((2, 1),), 1, 9),
    ):
        report = hex_sight.sight(ground(), [body], EYE, TARGET)
        assert all(report.lines[line].clear for line in level)


# --- Random boards -------------------------------------------------------------------------------------------------


def scene(seed: str, count: int = 8) -> tuple[random.Random, HexTerrain, list[hex_sight.Body]]:
    dice = random.Random(seed)
    terrain = random_terrain(dice)
    bodies = random_bodies(dice, terrain, count)
    return dice, terrain, bodies


def points_of(report: hex_sight.SightReport) -> list[Point]:
    return [(Fraction(line.x, 12), Fraction(line.y, 12), Fraction(line.height, 20)) for line in report.lines]


@pytest.mark.parametrize("part", range(4))
def test_lines_agree_with_the_reference(part: int) -> None:
    hidden = 0
    for number in range(40):
        dice, terrain, bodies = scene(f"lines {part} {number}")
        for _ in range(3):
            eye, target = dice.sample(bodies, 2)
            others = [body for body in bodies if body not in (eye, target)]
            look, aims = dice.choice(((hex_sight.sight, hit_zone), (hex_sight.clear_sight, whole_body)))
            report = look(terrain, bodies, eye, target)
            points = points_of(report)
            assert sorted(points) == sorted(aims(target))
            assert report.seen == sum(line.clear for line in report.lines) and report.of == len(points)
            assert {line.blocker for line in report.lines} - {-1} == set(range(len(report.blockers)))
            for place in dice.sample(range(len(points)), 4):
                line = report.lines[place]
                assert line.clear == is_open(terrain, others, eye_of(eye), points[place]), (number, eye, line)
                hidden += not line.clear
    assert 70 < hidden < 420


def test_lines_between_centres_agree_with_the_reference() -> None:
    """From middle to middle most often touches corners and edges."""
    for number in range(60):
        dice, terrain, bodies = scene(f"spaces {number}", 5)
        eye = bodies[0]
        for column in dice.sample(terrain.columns, min(8, len(terrain.columns))):
            point = (Fraction(column.at[0]), Fraction(column.at[1]), column.top + Fraction(1, 20))
            expected = is_open(terrain, bodies[1:], eye_of(eye), point)
            assert hex_sight.clear_sight_to_space(terrain, bodies, eye, column.at).clear == expected
            assert (column.at in hex_sight.clear_spaces(terrain, bodies, eye, [column.at])) == expected


def test_the_named_blocker_alone_hides_and_without_any_nothing_does() -> None:
    bare = HexTerrain((Column((99, 99), 1),))
    named = set()
    for number in range(150):
        dice, terrain, bodies = scene(f"named {number}")
        eye, target = dice.sample(bodies, 2)
        report = hex_sight.sight(terrain, bodies, eye, target)
        for line in dice.sample(report.lines, 3):
            if line.clear:
                continue
            blocker = report.blockers[line.blocker]
            named.add(blocker.kind)
            column = terrain.by_place[blocker.at]
            alone: HexTerrain = bare
            if blocker.kind == "column":
                alone = HexTerrain((msgspec.structs.replace(column, pillar=0),))
            elif blocker.kind == "pillar":
                alone = HexTerrain((column,))
            elif blocker.edge is not None:
                low = tuple(Column(place, terrain.top(place)) for place in blocker.edge)
                walls = tuple(wall for wall in terrain.walls if wall.edge == blocker.edge)
                alone = HexTerrain(low, walls)
            others = [body for body in bodies if blocker.kind == "body" and body.piece == blocker.piece]
            point = (Fraction(line.x, 12), Fraction(line.y, 12), Fraction(line.height, 20))
            assert not is_open(alone, others, eye_of(eye), point)
    assert named == {"column", "pillar", "wall", "body"}


def test_quick_answers_agree_with_reports() -> None:
    answers = []
    for number in range(120):
        dice, terrain, bodies = scene(f"quick {number}", 10)
        for _ in range(8):
            eye, target = dice.sample(bodies, 2)
            seen, clear = (
                hex_sight.is_seen(terrain, bodies, eye, target),
                hex_sight.is_clear(terrain, bodies, eye, target),
            )
            assert seen == hex_sight.sight(terrain, bodies, eye, target).clear
            assert clear == hex_sight.clear_sight(terrain, bodies, eye, target).clear
            answers += [seen, clear]
    assert 200 < sum(answers) < len(answers) - 200


def test_an_eye_far_off_the_board_sees_as_the_reports_say() -> None:
    answers = []
    for number in range(60):
        dice, terrain, bodies = scene(f"outside {number}")
        target = dice.choice(bodies)
        far = hex_sight.Body(50, ((dice.choice((-9, 14)), dice.randint(-9, 14)),), dice.choice((1, 6)), 5)
        for eye, seen in ((far, target), (target, far)):
            answers.append(hex_sight.is_seen(terrain, bodies, eye, seen))
            assert answers[-1] == hex_sight.sight(terrain, bodies, eye, seen).clear
        height = dice.choice((2, 5))
        for place, seen in hex_sight.sight_row(terrain, bodies, far, height).items():
            others = [body for body in bodies if place not in body.spaces]
            assert seen == hex_sight.is_seen(
                terrain, others, far, hex_sight.Body(99, (place,), terrain.top(place), height)
            )
    assert len(answers) > sum(answers) > 0


def test_rows_agree_with_single_answers() -> None:
    for number in range(60):
        dice, terrain, bodies = scene(f"rows {number}", dice_count := 1 + number % 9)
        eye, height = dice.choice(bodies), dice.choice((2, 5))
        row = hex_sight.sight_row(terrain, bodies, eye, height)
        assert list(row) == [column.at for column in terrain.columns] and dice_count >= len(bodies)
        for place, seen in row.items():
            others = [body for body in bodies if place not in body.spaces]
            assert seen == hex_sight.is_seen(
                terrain, others, eye, hex_sight.Body(99, (place,), terrain.top(place), height)
            ), place


def moved(
    terrain: HexTerrain, bodies: list[hex_sight.Body], move: Callable[[Hex], Hex]
) -> tuple[HexTerrain, list[hex_sight.Body]]:
    columns = tuple(msgspec.structs.replace(column, at=move(column.at)) for column in terrain.columns)
    walls = tuple(Wall(edge_of(move(wall.edge[0]), move(wall.edge[1])), wall.height) for wall in terrain.walls)
    return HexTerrain(columns, walls), [
        msgspec.structs.replace(body, spaces=tuple(move(place) for place in body.spaces)) for body in bodies
    ]


MOVES: dict[str, Callable[[Hex], Hex]] = {
    "shift": lambda place: (place[0] - 17, place[1] + 8),
    "sixth": lambda place: rotated(place, 1),
    "half": lambda place: rotated(place, 3),
    "mirror": mirrored,
    "both": lambda place: mirrored(rotated(place, 2)),
}


@pytest.mark.parametrize("name", MOVES)
def test_moving_turning_and_mirroring_the_board_change_nothing(name: str) -> None:
    for number in range(40):
        dice, terrain, bodies = scene(f"moved {number}")
        eye, target = dice.sample(range(len(bodies)), 2)
        other_terrain, other_bodies = moved(terrain, bodies, MOVES[name])
        here = hex_sight.sight(terrain, bodies, bodies[eye], bodies[target])
        there = hex_sight.sight(other_terrain, other_bodies, other_bodies[eye], other_bodies[target])
        assert here.seen == there.seen
        assert sorted((line.height, line.clear) for line in here.lines) == sorted(
            (line.height, line.clear) for line in there.lines
        )
        row, other_row = (
            hex_sight.sight_row(*pair, pair[1][eye], 4) for pair in ((terrain, bodies), (other_terrain, other_bodies))
        )
        assert {MOVES[name](place): seen for place, seen in row.items()} == other_row


def test_nothing_added_ever_opens_a_line() -> None:
    closed = 0
    for number in range(150):
        dice, terrain, bodies = scene(f"added {number}")
        eye, target = dice.sample(bodies, 2)
        column = dice.choice(terrain.columns)
        risen = msgspec.structs.replace(column, level=column.level + 3)
        higher = HexTerrain(tuple(risen if other is column else other for other in terrain.columns), terrain.walls)
        before = hex_sight.sight(terrain, bodies, eye, target)
        newcomer = hex_sight.Body(99, (column.at,), column.top, 6)
        for after in (
            hex_sight.sight(higher, bodies, eye, target),
            hex_sight.sight(terrain, [*bodies, newcomer], eye, target),
        ):
            assert all(was.clear or not line.clear for was, line in zip(before.lines, after.lines, strict=True))
            closed += before.seen - after.seen
    assert closed > 200


def test_aims_lie_on_the_ways_to_the_corners() -> None:
    report = hex_sight.sight(ground(), [], EYE, hex_sight.Body(2, ((0, 0),), 1, 4))
    aims = {(Fraction(line.x, 12), Fraction(line.y, 12)) for line in report.lines} - {(Fraction(0), Fraction(0))}
    assert len(aims) == 6 and {squared(*aim) for aim in aims} == {Fraction(1, 12)}  # half the root of 1/3
    towards = [
        (DIRECTIONS[n][0] + DIRECTIONS[(n + 1) % 6][0], DIRECTIONS[n][1] + DIRECTIONS[(n + 1) % 6][1]) for n in range(6)
    ]
    assert aims == {(Fraction(x, 6), Fraction(y, 6)) for x, y in towards}

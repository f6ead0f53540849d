"""Ground of hexes: tops under water and pillars, walls over the higher side, and what is not a board."""

from __future__ import annotations

import sys
import threading
from collections import deque
from itertools import count

import msgspec
import pytest

from game.geometry.hex_terrain import Column, HexTerrain, Wall, forget_grounds
from game.geometry.hexes import edge_of
from game.geometry.worked_out import WorkedOut

EDGE = edge_of((0, 0), (1, 0))


def test_water_lies_one_level_below_and_a_pillar_stands_on_the_top() -> None:
    terrain = HexTerrain((Column((0, 0), 3), Column((1, 0), 3, "water"), Column((2, 0), 3, "water", pillar=4)))
    assert [terrain.top((q, 0)) for q in range(3)] == [3, 2, 2]
    assert [terrain.blocked_top((q, 0)) for q in range(3)] == [3, 2, 6]
    for ask in (terrain.top, terrain.blocked_top):
        with pytest.raises(KeyError):
            ask((3, 0))


@pytest.mark.parametrize(("levels", "top"), [((1, 4), 6), ((4, 1), 6), ((2, 2), 4)])
def test_a_wall_stands_on_the_higher_of_its_sides(levels: tuple[int, int], top: int) -> None:
    terrain = HexTerrain((Column((0, 0), levels[0]), Column((1, 0), levels[1])), (Wall(EDGE, 2),))
    assert terrain.wall_tops == {EDGE: top}


@pytest.mark.parametrize("heights", [(2, 5), (5, 2)])
def test_the_higher_of_two_walls_on_one_edge_counts(heights: tuple[int, int]) -> None:
    terrain = HexTerrain((Column((0, 0), 1), Column((1, 0), 1)), tuple(Wall(EDGE, height) for height in heights))
    assert terrain.wall_tops == {EDGE: 6}


def test_a_wall_over_water_stands_on_what_figures_stand_on() -> None:
    terrain = HexTerrain((Column((0, 0), 1, ground="water"), Column((1, 0), 1, ground="water")), (Wall(EDGE, 2),))
    assert terrain.wall_tops == {EDGE: 2}


@pytest.mark.parametrize(
    ("columns", "walls", "complaint"),
    [
        ((), (), "at least one space"),
        ((Column((0, 0), 1), Column((0, 0), 2)), (), "given twice"),
        ((Column((0, 0), 1),), (Wall(EDGE, 1),), "which are not two neighbouring spaces"),
        ((Column((1, 0), 1),), (Wall(EDGE, 1),), "which are not two neighbouring spaces"),
        ((Column((0, 0), 1), Column((2, 0), 1)), (Wall(((0, 0), (2, 0)), 1),), "which are not two neighbouring spaces"),
        ((Column((0, 0), 1),), (Wall(((0, 0), (0, 0)), 1),), "which are not two neighbouring spaces"),
        ((Column((0, 0), 1), Column((1, 0), 1)), (Wall(((1, 0), (0, 0)), 1),), "which are not two neighbouring spaces"),
    ],
)
def test_what_is_not_a_board_is_refused(columns: tuple[Column, ...], walls: tuple[Wall, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        HexTerrain(columns, walls)


def test_what_is_worked_out_is_known_of_all_equal_grounds_and_no_part_of_them() -> None:
    one, other = (HexTerrain((Column((7, 7), 3),)) for _ in "ab")
    one.worked_out["key"] = 1
    assert other.worked_out == {"key": 1} and one == other and hash(one) == hash(other)
    assert one.first is other.first is one
    assert HexTerrain((Column((7, 7), 4),)).worked_out == {}
    assert msgspec.json.decode(msgspec.json.encode(one), type=HexTerrain) == one


def test_tables_are_kept_of_four_grounds_those_used_last() -> None:
    grounds = [HexTerrain((Column((8, 8), level),)) for level in range(5)]
    tables = [ground.worked_out for ground in grounds[:4]]
    for table in tables:
        table["key"] = 1
    assert HexTerrain(grounds[0].columns).worked_out is tables[0]
    assert grounds[4].worked_out == {} and tables == [{"key": 1}, {}, {"key": 1}, {"key": 1}]
    assert HexTerrain(grounds[0].columns).first is grounds[0]


def test_tables_go_when_a_match_is_left() -> None:
    ground = HexTerrain((Column((9, 8), 3),))
    tables = ground.worked_out
    tables["key"] = 1
    forget_grounds()
    assert tables == {} and HexTerrain(ground.columns).worked_out == {}


def test_tables_go_with_each_match_on_a_ground_that_stays() -> None:
    # As that of a position which the demo shows again and again.
    grounds = [HexTerrain((Column((9, 7), level),)) for level in range(5)]
    for _ in "abc":
        for ground in grounds:
            ground.worked_out["key"] = 1
        forget_grounds()
        assert [ground.worked_out for ground in grounds] == [{}] * 5


def test_tables_go_while_maps_are_read() -> None:
    before, is_over = sys.getswitchinterval(), threading.Event()

    def read() -> None:
        held = deque[object](maxlen=40)
        for level in count():
            if is_over.is_set():
                break
            held.append(HexTerrain((Column((9, 6), level),)).worked_out)

    reading = threading.Thread(target=read)
    sys.setswitchinterval(1e-6)
    try:
        reading.start()
        for _ in range(3000):
            forget_grounds()
    finally:
        is_over.set()
        reading.join()
        sys.setswitchinterval(before)


def test_of_too_many_tables_the_older_ones_are_forgotten() -> None:
    tables = WorkedOut(most=12)
    for key in "abc":
        tables[key] = (1, 2, 3)
    assert list(tables) == ["a", "b", "c"]
    tables["d"] = None
    assert list(tables) == ["c", "d"]
    tables["e"] = range(20)
    assert list(tables) == ["e"]
    tables["f"] = None
    assert list(tables) == ["f"]

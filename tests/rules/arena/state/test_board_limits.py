"""Battlefields at their limits: how large, in which order, and what is fair when a zone does not fall into parts."""

from __future__ import annotations

from typing import Any

import pytest

from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex, edge_of, steps_apart
from game.rules.arena.positions.documents import BoardDocument, read_board
from game.rules.arena.positions.reading import PositionError, load_position
from game.rules.arena.state import board as boards


def test_the_numbers_of_the_modes() -> None:
    assert boards.TURNS == {"duel": {2: 30}, "skirmish": {4: 60}, "melee": {3: 36, 4: 48, 5: 60}}
    assert boards.WALKERS == {"duel": 1, "skirmish": 2, "melee": 5} and boards.ZONES == {
        "duel": 2,
        "skirmish": 2,
        "melee": 1,
    }
    assert (boards.MELEE_APART, boards.COMMON_HEIGHT, boards.MOST_SPACES) == (2, 4, 4096)


@pytest.mark.parametrize(("spaces", "good"), [(4096, True), (4097, False)])
def test_a_battlefield_has_at_most_4096_spaces(spaces: int, good: bool) -> None:
    rows = ["1" * 64] * (spaces // 64) + ["1" * (spaces % 64)] * (spaces % 64 > 0)
    if good:
        assert len(read_board(BoardDocument(rows=tuple(rows))).terrain.columns) == spaces
        return
    with pytest.raises(PositionError, match="1 to 4096 spaces are expected"):
        load_position({"map": rows})
    places = tuple(Column((q, 0), 1) for q in range(spaces))
    board = boards.Board("long", "duel", HexTerrain(places), ((places[0].at,), (places[-1].at,)))
    assert [(flaw.severity, flaw.code) for flaw in boards.flaws(board)] == [("error", "size")]


def test_places_are_in_the_order_of_rows_and_in_a_row_from_the_left() -> None:
    assert boards.in_rows([(2, 1), (3, 0), (1, 1), (-4, 2), (0, 0)]) == ((0, 0), (3, 0), (1, 1), (2, 1), (-4, 2))


def _melee(*zone: Hex, levels: dict[Hex, int] | None = None, walls: tuple[Wall, ...] = (), **more: Any) -> boards.Board:
    places = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if steps_apart((q, r), (0, 0)) <= 3]
    columns = tuple(Column(place, (levels or {}).get(place, 1)) for place in boards.in_rows(places))
    return boards.Board("melee", "melee", HexTerrain(columns, walls), (zone,), **more)


def test_a_melee_whose_zone_hangs_together_is_fair_by_a_turn_only() -> None:
    assert not boards.is_fair(_melee((3, 0), (2, 0), (3, -1), (2, 1)))
    # Two parts that a half turn exchanges, and the same with a hill on one side.
    assert boards.is_fair(_melee((3, 0), (-3, 0)))
    assert not boards.is_fair(_melee((3, 0), (-3, 0), levels={(2, 0): 3}))


def test_a_melee_is_fair_too_if_each_part_of_its_zone_finds_the_same_at_the_same_costs() -> None:
    # (-1, 2) is four steps from either part; no turn takes it to itself.
    assert boards.is_fair(_melee((3, 0), (-3, 0), levels={(-1, 2): 2}))
    assert not boards.is_fair(_melee((3, 0), (-3, 0), levels={(-1, 1): 2}))
    # A wall by one part only, and one as far from either.
    assert not boards.is_fair(_melee((3, 0), (-3, 0), levels={(-1, 2): 2}, walls=(Wall(edge_of((2, 0), (2, 1)), 4),)))
    assert boards.is_fair(
        _melee((3, 0), (-3, 0), walls=(Wall(edge_of((0, -1), (0, 0)), 4), Wall(edge_of((0, 0), (0, 1)), 4)))
    )
    # Of three parts, each must find it.
    assert not boards.is_fair(_melee((3, 0), (-3, 0), (0, -3), levels={(-1, 2): 2}))


def test_a_step_of_a_common_figure_climbs_three_levels_and_not_four() -> None:
    for level, cost in ((4, 4), (5, None)):
        terrain = HexTerrain((Column((0, 0), 1), Column((1, 0), level)))
        assert boards.costs_from(terrain, [(0, 0)]).get((1, 0)) == cost
    down = HexTerrain((Column((0, 0), 9), Column((1, 0), 1), Column((2, 0), 1, pillar=1)))
    assert boards.costs_from(down, [(0, 0)]) == {(0, 0): 0, (1, 0): 1}
    wet = HexTerrain((Column((0, 0), 1), Column((1, 0), 1, ground="water"), Column((2, 0), 1)))
    assert boards.costs_from(wet, [(0, 0)]) == {(0, 0): 0, (1, 0): 1, (2, 0): 3}


def _pair(far: Hex = (1, 0), level: int = 1, pillar: int = 0, wall: int = 0) -> boards.Board:
    columns = (Column((0, 0), level), Column(far, 1, pillar=pillar))
    walls = (Wall(edge_of((0, 0), far), wall),) if wall else ()
    return boards.Board("pair", "duel", HexTerrain(columns, walls), (((0, 0),), (far,)))


@pytest.mark.parametrize("far", [(129, 0), (0, 129), (-129, 0), (129, 129)])
def test_a_battlefield_reaches_over_128_steps_and_no_further(far: Hex) -> None:
    near = tuple(min(128, max(-128, at)) for at in far)
    assert boards.misshapen(_pair((near[0], near[1]))) == ""
    assert boards.misshapen(_pair(far)) == "spaces within 128 steps of one another are expected, these are 129 apart"


@pytest.mark.parametrize("what", ["level", "pillar", "wall"])
def test_levels_pillars_and_walls_are_60_high_at_most(what: str) -> None:
    assert boards.misshapen(_pair(**{what: 60})) == "" and boards.misshapen(_pair(level=0)) == ""
    assert boards.misshapen(_pair(**{what: 61})) == "levels from 0 to 60 are expected, not 61"
    assert boards.misshapen(_pair(level=-1)) == "levels from 0 to 60 are expected, not -1"


def test_the_number_of_spaces_that_can_be_asked_about_has_a_limit() -> None:
    square = tuple(Column((q, r), 1) for r in range(64) for q in range(64))
    board = boards.Board("square", "duel", HexTerrain(square), (((0, 0),), ((63, 63),)))
    assert boards.misshapen(board) == ""
    more = boards.Board("square", "duel", HexTerrain((*square, Column((0, 64), 1))), (((0, 0),), ((63, 63),)))
    assert boards.misshapen(more) == "at most 4096 spaces are expected, not 4097"

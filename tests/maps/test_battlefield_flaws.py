"""Flaws and fairness of battlefields, as records."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.files import folders
from game.app.maps.library import list_maps
from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex, edge_of, mirrored, rotated, steps_apart
from game.rules.arena.state.board import Board, Flaw, GlyphPlace, costs_from, flaws, is_fair

#: A hexagon of spaces round the middle.
PLACES = sorted((q, r) for q in range(-4, 5) for r in range(-4, 5) if steps_apart((q, r), (0, 0)) <= 4)
FIRST = tuple(place for place in PLACES if place[1] == -4)
SECOND = tuple(place for place in PLACES if place[1] == 4)


def field(
    levels: dict[Hex, int] | None = None,
    zones: tuple[tuple[Hex, ...], ...] = (FIRST, SECOND),
    walls: tuple[Wall, ...] = (),
    **more: object,
) -> Board:
    columns = tuple(Column(place, (levels or {}).get(place, 1)) for place in PLACES)
    mode = {"mode": "duel", **more}
    return Board("Test", terrain=HexTerrain(columns, walls), starts=zones, **mode)  # type: ignore[arg-type]


def codes(board: Board) -> list[tuple[str, str]]:
    return [(flaw.severity, flaw.code) for flaw in flaws(board)]


def test_a_good_battlefield_has_no_flaws() -> None:
    assert codes(field()) == [] and is_fair(field())


def test_every_flaw_of_zones_and_marks() -> None:
    assert codes(field(zones=(FIRST,))) == [("error", "zones")]
    assert codes(field(zones=(FIRST, ()))) == [("error", "start_small")]
    assert codes(field(zones=(FIRST, (*SECOND, FIRST[0])))) == [("error", "overlap")]
    assert codes(field(zones=(FIRST, (*SECOND, (9, 9))))) == [("error", "no_space")]
    assert codes(field(zones=(FIRST[:1], SECOND[:1]), mode="skirmish")) == [("error", "start_small")] * 2
    assert codes(field(glyphs=(GlyphPlace((9, 9), "move"),))) == [("error", "no_space")]
    assert codes(field(glyphs=(GlyphPlace((0, 0), "move"), GlyphPlace((0, 0), "power")))) == [("error", "glyph_twice")]
    assert codes(field(scoring=((0, 0),))) == [("warning", "scoring_mode")]
    corners = tuple(rotated((4, 0), sixths) for sixths in range(6))
    assert codes(field(zones=(corners,), mode="melee")) == [("error", "no_scoring")]


def test_a_pillar_is_not_a_place_to_begin() -> None:
    board = field()
    columns = tuple(Column(c.at, 1, pillar=6 if c.at == FIRST[0] else 0) for c in board.terrain.columns)
    assert ("error", "in_pillar") in codes(Board("Test", "duel", HexTerrain(columns), (FIRST, SECOND)))


def test_a_melee_needs_room_for_five_apart() -> None:
    corners = tuple(rotated((4, 0), sixths) for sixths in range(6))
    scoring = ((0, 0),)
    assert codes(field(zones=(corners,), mode="melee", scoring=scoring)) == []
    assert codes(field(zones=(corners[:4],), mode="melee", scoring=scoring)) == [("error", "start_small")]
    # Five spaces in a row of which only three are far enough apart, in whatever order they are tried.
    assert codes(field(zones=(tuple((q, 0) for q in range(-3, 4)),), mode="melee", scoring=scoring)) == [
        ("error", "start_small")
    ]


def test_ways_cost_what_they_climb_and_walls_bar_them() -> None:
    hill = {(0, 0): 3, (1, 0): 2, (-1, 0): 5}
    costs = costs_from(field(hill).terrain, [(2, 0)])
    assert costs[1, 0] == 2 and costs[0, 0] == 4 and costs[0, 1] == 2
    assert costs[-1, 0] == costs[0, 0] + 3
    walled = field(
        walls=tuple(Wall(edge_of((2, 0), near), 4) for near in ((1, 0), (2, -1), (1, 1), (3, 0), (3, -1), (2, 1)))
    )
    assert set(costs_from(walled.terrain, [(2, 0)])) == {(2, 0)}


def test_a_cliff_and_a_pit() -> None:
    assert codes(field({(0, 0): 5})) == [("warning", "unreachable")]
    assert codes(field({(0, 0): 4})) == []
    cut = {place: 5 for place in PLACES if place[1] == 0}
    assert codes(field(cut)) == [("error", "apart")]
    # Down is always a way, up is not: one side alone looks down on the other.
    upper = {place: 5 for place in PLACES if place[1] < 0}
    assert codes(field(upper)) == [("error", "apart"), ("warning", "unfair")]


def test_holes_are_enclosed() -> None:
    for hole, found in (((0, 0), ["hole"]), (FIRST[0], [])):
        columns = tuple(Column(place, 1) for place in PLACES if place != hole)
        zones = (tuple(place for place in FIRST if place != hole), SECOND)
        board = Board("Test", "duel", HexTerrain(columns), zones)
        assert [flaw.code for flaw in flaws(board) if flaw.code != "unfair"] == found


@pytest.mark.parametrize("image", [lambda place: rotated(place, 3), lambda place: rotated(mirrored(place), 3)])
def test_turns_and_mirrors_are_fair(image: Callable[[Hex], Hex]) -> None:
    hills = {(1, -2): 2, (0, -2): 3}
    both = {**hills, **{image(place): level for place, level in hills.items()}}
    assert is_fair(field(both)) and not is_fair(field(hills))
    wall = Wall(edge_of((2, -3), (1, -2)), 4)
    a, b = (image(place) for place in wall.edge)
    assert is_fair(field(both, walls=(wall, Wall(edge_of(a, b), 4))))
    assert not is_fair(field(both, walls=(wall, Wall(edge_of((-2, 2), (-2, 3)), 4), Wall(edge_of((0, 3), (0, 2)), 4))))


def test_fair_without_a_symmetry() -> None:
    """The same things at the same distances, if not in the same order."""
    assert is_fair(field({(2, -2): 2, (0, 2): 2}))
    assert not is_fair(field({(2, -2): 2, (0, 1): 2}))
    assert not is_fair(field({(2, -2): 2, (0, 2): 3}))


def test_a_melee_is_fair_by_a_turn() -> None:
    corners = tuple(rotated((4, 0), sixths) for sixths in range(6))
    thirds = {rotated((2, -1), 2 * part): 3 for part in range(3)}
    more = {"zones": (corners,), "mode": "melee", "scoring": ((0, 0),)}
    assert is_fair(field(thirds, **more)) and not is_fair(field({(2, -1): 3}, **more))  # type: ignore[arg-type]


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 5), st.booleans(), st.tuples(st.integers(-20, 20), st.integers(-20, 20)))
def test_flaws_and_fairness_do_not_depend_on_how_the_map_lies(sixths: int, mirror: bool, moved: Hex) -> None:
    def image(place: Hex) -> Hex:
        q, r = rotated(mirrored(place) if mirror else place, sixths)
        return q + moved[0], r + moved[1]

    def laid(board: Board) -> Board:
        terrain = board.terrain
        columns = [Column(image(c.at), c.level, c.ground, c.pillar) for c in terrain.columns]
        walls = tuple(Wall(edge_of(image(w.edge[0]), image(w.edge[1])), w.height) for w in terrain.walls)
        ground = HexTerrain(tuple(sorted(columns, key=lambda c: (c.at[1], c.at[0]))), walls)
        zones = tuple(tuple(sorted(map(image, zone))) for zone in board.starts)
        glyphs = tuple(GlyphPlace(image(glyph.at), glyph.kind) for glyph in board.glyphs)
        return Board(board.name, board.mode, ground, zones, glyphs, tuple(map(image, board.scoring)))

    for board in (SHIPPED[0], field({(1, -2): 3}), field({(0, 0): 5})):
        assert sorted(codes(laid(board))) == sorted(codes(board))


SHIPPED = [entry.board for entry in list_maps("arena", [folders.shipped_maps("arena")])]


def test_a_change_makes_a_shipped_battlefield_unfair() -> None:
    for board in SHIPPED:
        assert flaws(board) == ()
        first = next(column for column in board.terrain.columns if column.level == 2)
        changed = tuple(Column(c.at, 3, c.ground, c.pillar) if c is first else c for c in board.terrain.columns)
        other = Board(board.name, board.mode, HexTerrain(changed, board.terrain.walls), board.starts, board.glyphs)
        assert not is_fair(other)


def unfair(board: Board) -> Flaw:
    (found,) = [flaw for flaw in flaws(board) if flaw.code == "unfair"]
    return found


def test_what_is_unfair_names_the_nearest_symmetry_and_its_first_difference() -> None:
    # Two hills that a half turn exchanges, and a third that it does not.
    hills = {(2, -2): 3, (-2, 2): 3, (1, -3): 3, (-1, 3): 3, (0, -1): 2}
    found = unfair(field(levels=hills))
    assert "the nearest is a turn by 180 degrees, with 1 difference: this space has level 2" in found.text
    assert found.text.endswith("and the one that answers to it level 1")
    assert (found.places, found.answers_to) == (((0, -1),), (0, 1))


def test_a_space_a_wall_and_a_glyph_without_another_are_differences() -> None:
    hills = {(2, -2): 3, (-2, 2): 3, (1, -3): 3, (-1, 3): 3}
    glyph = unfair(field(levels=hills, glyphs=(GlyphPlace((2, -1), "move"),)))
    assert "1 difference: this space has a glyph and the one that answers to it no glyph" in glyph.text
    assert (glyph.places, glyph.answers_to) == (((2, -1),), (-2, 1))
    walls = unfair(field(levels=hills, walls=(Wall(edge_of((2, -1), (2, 0)), 4),)))
    assert "1 difference: a wall of height 4 stands here, and none answers to it" in walls.text
    whole = field(levels=hills)
    less = HexTerrain(tuple(column for column in whole.terrain.columns if column.at != (4, -1)))
    space = unfair(Board("Test", "duel", less, (FIRST, SECOND)))
    assert "1 difference: no space answers to this one" in space.text
    assert (space.places, space.answers_to) == (((-4, 1),), (4, -1))

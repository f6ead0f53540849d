"""No figure ever stands across a ruin's wall, however it gets to where it stands."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.app.files import folders
from game.app.maps.reading import read_map
from game.core import runner
from game.geometry.hexes import edge_of, to_axial
from game.rules.arena.movement import PathFinder
from game.rules.arena.positions.documents import write_board
from game.rules.arena.positions.reading import PositionError, load_position, write_position
from game.rules.arena.ruleset import ARENA
from game.rules.arena.standing import is_place, why_no_place
from game.rules.arena.state import commands as c
from tests.rules.arena.battle import FLAT, Battle, battle

WALL = {"between": [(4, 4), (5, 4)], "height": 1}


def _the_duel() -> dict[str, Any]:
    board = read_map(folders.program_folder() / "maps" / "arena" / "duel.tmx").board
    assert board is not None
    return {
        "game": "arena",
        "map": write_board(board),
        "seats": [{"colour": "red"}, {"colour": "black"}],
        "figures": [{"name": "Chandra Nalaar", "at": (9, 8)}, {"name": "Liliana Vess", "at": (8, 20)}],
        "turn": {"phase": "spells", "number": 3, "card": "Chandra Nalaar"},
    }


def _poses(b: Battle) -> set[frozenset[tuple[int, int]]]:
    return {frozenset(b.spot(space) for space in one.spaces) for one in b.legal(c.PlaceFigure)}


def test_firecats_are_not_summoned_across_the_wall_of_the_duel() -> None:
    b = Battle(_the_duel())
    assert edge_of(b.hex((10, 8)), b.hex((10, 9))) in b.table.board.terrain.wall_tops
    b.do(c.Summon(b.army("Blazing Firecats")))
    poses = _poses(b)
    assert frozenset({(10, 8), (10, 9)}) not in poses and frozenset({(11, 8), (11, 9)}) not in poses
    # Both spaces are free, and a Firecat may stand on each with another beside it.
    assert any((10, 8) in pose for pose in poses) and any((10, 9) in pose for pose in poses)
    across = c.PlaceFigure((b.hex((10, 8)), b.hex((10, 9))))
    assert b.why(across) == "across_wall" and b.refusal(across) == "No figure stands across a ruin's wall."


def test_a_wall_of_any_height_keeps_a_long_figure_from_being_placed_across_it() -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (11, 9)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", walls=[WALL])  # fmt: skip
    b.do(c.Summon(b.army("Blazing Firecats")))
    assert frozenset({(4, 4), (5, 4)}) not in _poses(b)
    assert frozenset({(4, 4), (4, 5)}) in _poses(b) and frozenset({(5, 4), (6, 4)}) in _poses(b)


def test_a_squad_that_would_fit_only_across_a_wall_is_not_summoned() -> None:
    def narrow(**board: Any) -> Battle:
        return battle(("Chandra Nalaar", (0, 0)), ("Liliana Vess", (7, 0)), colours=("red", "black"), phase="spells",
                      card="Chandra Nalaar", rows=("11111111",), fallen=("Blazing Firecats",), hand=("Twinflame",),
                      **board)  # fmt: skip

    # Two Firecats wait in the reserve, and there are six spaces in a row, the fifth the last within reach.
    assert narrow().why(c.Summon(narrow().army("Blazing Firecats"))) == ""
    walled = narrow(walls=[{"between": [(2, 0), (3, 0)], "height": 1}])
    walled.do(c.Summon(walled.army("Blazing Firecats")))
    assert frozenset({(2, 0), (3, 0)}) not in _poses(walled)
    twice = narrow(walls=[{"between": [(at, 0), (at + 1, 0)], "height": 1} for at in (1, 2, 3)])
    assert twice.why(c.Summon(twice.army("Blazing Firecats"))) == "no_room"


def test_the_ground_takes_no_figure_across_a_wall_and_tells_why() -> None:
    terrain = battle(("Gideon Jura", (1, 1)), walls=[WALL]).table.board.terrain
    stagger = battle(("Gideon Jura", (1, 1))).table.board.stagger
    one, other, below = (to_axial(stagger, *spot) for spot in ((4, 4), (5, 4), (4, 5)))
    for across in ((one, other), (other, one)):
        refusal = why_no_place(terrain, across)
        assert refusal is not None and (refusal.code, refusal.rule) == ("across_wall", "arena/ruins")
        assert not is_place(terrain, across)
    assert is_place(terrain, (one, below)) and is_place(terrain, (one,)) and is_place(terrain, (other,))


def test_no_move_ends_across_a_wall_and_none_crosses_one() -> None:
    b = battle(("Blazing Firecats", (3, 4), 0, None, (2, 4)), colours=("red", "black"), phase="move",
               card="Blazing Firecats", walls=[WALL])  # fmt: skip
    ends = {tuple(b.spot(space) for space in one.to) for one in b.legal(c.MoveFigure)}
    assert not any({(4, 4), (5, 4)} == set(end) for end in ends)
    assert any((5, 4) in end for end in ends)
    path_finder = PathFinder(b.table, b.figure("Blazing Firecats"))
    refusal = path_finder.why_no_end((b.hex((5, 4)), b.hex((4, 4))))
    assert refusal is not None and refusal.rule == "arena/ruins"


def test_a_written_position_across_a_wall_is_refused() -> None:
    document = {**_the_duel(), "figures": [{"name": "Blazing Firecats", "at": (10, 8), "back": (10, 9)},
                                           {"name": "Chandra Nalaar", "at": (9, 8)}]}  # fmt: skip
    with pytest.raises(PositionError, match=r"figures\[0\]\.back: No figure stands across a ruin's wall"):
        load_position(document)
    document["figures"][0]["back"] = (11, 8)  # type: ignore[index]
    assert load_position(document).table.figures


def test_a_position_with_an_open_agenda_is_refused_as_well() -> None:
    b = Battle(_the_duel())
    b.do(c.Summon(b.army("Blazing Firecats")))
    assert b.prompt == "place_figure"
    b.do(next(one for one in b.legal(c.PlaceFigure) if b.spot(one.spaces[0]) == (10, 8)))
    document = write_position(b.state)
    assert document["pending"] is not None
    placed = next(one for one in document["figures"] if one["name"] == "Blazing Firecats")
    placed["back"] = (10, 9)
    with pytest.raises(PositionError, match="across a ruin's wall"):
        load_position(document)


def test_the_back_that_a_position_leaves_out_is_not_put_across_a_wall() -> None:
    around = [(4, 4), (3, 5), (3, 3), (2, 4), (2, 5), (2, 3)]
    walls = [{"between": [(3, 4), at], "height": 2} for at in ((4, 4), (3, 5), (2, 5), (2, 4), (2, 3))]
    b = battle(("Blazing Firecats", (3, 4)), ("Chandra Nalaar", (9, 9)), colours=("red", "black"), walls=walls)
    assert b.spot(b.figure("Blazing Firecats").spaces[1]) == (3, 3) and (3, 3) in around
    with pytest.raises(PositionError, match="no level space beside it"):
        battle(("Blazing Firecats", (3, 4)), colours=("red", "black"),
               walls=[{"between": [(3, 4), at], "height": 2} for at in around])  # fmt: skip


def test_the_back_that_a_position_leaves_out_is_level_in_water_too() -> None:
    # A water space at level 2 is as high as land at level 1, and still no level neighbour of it.
    rows = (*FLAT[:4], "222122222222", *FLAT[5:])
    b = battle(("Blazing Firecats", (3, 4)), ("Chandra Nalaar", (9, 9)), colours=("red", "black"), rows=rows,
               water=[(4, 4)])  # fmt: skip
    assert b.spot(b.figure("Blazing Firecats").spaces[1]) != (4, 4)


def test_a_figure_across_a_wall_is_unsound() -> None:
    b = battle(("Blazing Firecats", (4, 4), 0, None, (3, 4)), ("Chandra Nalaar", (9, 9)), colours=("red", "black"),
               walls=[WALL])  # fmt: skip
    assert ARENA.flaws(b.state) == ()
    cat = b.figure("Blazing Firecats")
    across = replace(cat, spaces=(b.hex((4, 4)), b.hex((5, 4))))
    broken = replace(b.state, table=replace(b.table, figures={**b.table.figures, cat.id: across}))
    assert ARENA.flaws(broken) == (f"figure {cat.id} stands where no figure can stand",)


def test_figures_that_change_places_stand_as_those_did_whose_places_they_take() -> None:
    seats = ({"colour": "red"}, {"colour": "blue", "hand": ["Changed Places"]}, {"colour": "black"},
             {"colour": "white"})  # fmt: skip
    b = battle(("Jace Beleren", (1, 1)), ("Blazing Firecats", (4, 4), 0, None, (3, 4)),
               ("Blazing Firecats", (5, 4), 0, None, (6, 4)), ("Chandra Nalaar", (1, 8)), ("Liliana Vess", (9, 9)),
               ("Gideon Jura", (11, 9)), seats=seats, phase="spells", card="Jace Beleren", mode="skirmish",
               turn={"seat": 1}, walls=[WALL])  # fmt: skip
    b.play("Changed Places", b.id("Blazing Firecats"))
    # The Planeswalkers fill one space: only the other Firecat can be chosen.
    assert b.at("Blazing Firecats", 1) == (5, 4) and b.at("Blazing Firecats", 2) == (4, 4)
    assert runner.legal(ARENA, b.state)

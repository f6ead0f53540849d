"""A kind of ground is a row: each column of it, asked by moves, falls, positions, symmetry, players and words."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.arena.places import Places
from game.ai.arena.scene import Scene
from game.app.games.arena.entry import ENTRY
from game.app.games.arena.map_kind import BATTLEFIELD_KIND
from game.core import record
from game.geometry.hex_grounds import BY_NAME, GroundKind, ground_that_matters
from game.geometry.hex_terrain import Column, HexTerrain
from game.rules.arena.movement_costs import cost, fall, movement_of
from game.rules.arena.positions.reading import load_position
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import events as e
from game.ui.games.arena.ground import space_words
from tests.rules.arena.battle import Battle, battle

EMBERS = GroundKind("embers", ("crag",), hurts=2, words="Embers: a move that ends here hurts (level {level}).")
MUD = GroundKind("mud", slows=2)
PIT = GroundKind("pit", sinks=2)
WEB = GroundKind("web", stops=True)
HAY = GroundKind("hay", soft=True)


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (EMBERS, MUD, PIT, WEB, HAY):
        monkeypatch.setitem(BY_NAME, kind.name, kind)


def alone(**grounds: Any) -> Battle:
    figures = (("Gideon Jura", (2, 4)), ("Liliana Vess", (11, 9)))
    return battle(*figures, phase="move", card="Gideon Jura", grounds=grounds)


def damage(b: Battle) -> list[tuple[int, str]]:
    return [(event.amount, event.why) for event in b.events if isinstance(event, e.DamageDealt)]


def test_a_move_that_ends_on_ground_that_hurts_takes_its_damage() -> None:
    b = alone(embers=[(4, 4)]).move("Gideon Jura", (4, 4)).done()
    assert damage(b) == [(2, "ground")] and b.table.figures[b.id("Gideon Jura")].damage == 2


def test_ground_that_hurts_does_nothing_to_a_figure_that_passes_over_or_stays() -> None:
    assert damage(alone(embers=[(3, 4)]).move("Gideon Jura", (4, 4)).done()) == []
    assert damage(alone(embers=[(2, 4)]).done()) == []


def test_a_step_into_slow_ground_costs_more_and_one_out_of_it_does_not() -> None:
    b = alone(mud=[(4, 4)])
    terrain, movement = b.table.board.terrain, movement_of(b.table, b.table.figures[b.id("Gideon Jura")])
    into, out = (b.hex((3, 4)), b.hex((4, 4))), (b.hex((4, 4)), b.hex((5, 4)))
    assert cost(terrain, movement, *into) == 3 and cost(terrain, movement, *out) == 1


def test_ground_that_stops_ends_the_move_and_ground_that_sinks_lies_lower() -> None:
    b = alone(web=[(x, 4) for x in (3,)], pit=[(2, 3)])
    b.move("Gideon Jura", (3, 4))
    assert b.prompt != "move"
    assert b.table.board.terrain.top(b.hex((2, 3))) == -1


def test_a_fall_onto_soft_ground_is_none() -> None:
    terrain = HexTerrain((Column((0, 0), 9), Column((1, 0), 1, "hay"), Column((0, 1), 1)))
    movement = movement_of(*_gideon())
    assert fall(terrain, movement, (0, 0), (1, 0)) == 0 and fall(terrain, movement, (0, 0), (0, 1)) == 8


def _gideon() -> tuple[Any, Any]:
    b = alone()
    return b.table, b.table.figures[b.id("Gideon Jura")]


def test_positions_and_states_keep_each_ground() -> None:
    b = alone(embers=[(4, 4)], mud=[(5, 5), (6, 5)])
    written = ENTRY.write_position(b.state, ("Ann", "Bob"))
    assert written["map"]["grounds"] == {"embers": ((4, 4),), "mud": ((5, 5), (6, 5))} and "water" not in written["map"]
    assert load_position(written).table.board.terrain == b.table.board.terrain
    again = record.decode_state(ARENA, record.encode(b.state))
    assert again.table.board.terrain.by_place[b.hex((4, 4))].kind is EMBERS


@pytest.mark.parametrize("name", ["no such", "sand", ""])
def test_a_ground_that_rules_do_not_know_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"map\.grounds: one of .*water.* is expected, not "):
        alone(**{name: [(4, 4)]})


def test_a_column_of_unknown_ground_is_refused() -> None:
    with pytest.raises(ValueError, match=r"there is no ground 'no such'; there are .*\bwater\b"):
        Column((0, 0), 1, "no such")


def test_grounds_for_the_eye_are_plain_land_to_the_rules() -> None:
    assert [ground_that_matters(name) for name in ("sand", "grass", "rock", "none")] == [""] * 4
    assert ground_that_matters("water") == "water" and ground_that_matters("web") == "web"


def test_a_space_says_what_its_row_says() -> None:
    b = alone(embers=[(4, 4)])
    assert space_words(b.table, b.hex((4, 4))) == "Embers: a move that ends here hurts (level 1)."
    assert space_words(b.table, b.hex((5, 4))) == ""


def test_computer_players_value_a_space_that_hurts_less_by_what_it_costs() -> None:
    def worth(**grounds: Any) -> float:
        b = alone(**grounds)
        scene = Scene(b.table, 0)
        fighter = scene.fighters[b.id("Gideon Jura")]
        return Places(scene, fighter, acts=False)._ground[b.hex((4, 4))]

    assert worth(embers=[(4, 4)]) < worth(mud=[(4, 4)]) - 1


def test_the_map_viewer_counts_each_ground() -> None:
    board = alone(water=[(4, 4), (5, 4)]).table.board
    assert ": 120 spaces up to level 1, 2 water" in BATTLEFIELD_KIND.figures(board)

"""What a figure could reach and attack, asked before anybody moves."""

from __future__ import annotations

from game.core.views import view_for
from game.rules.arena.presentation.threats import Threat, struck_from, threats_of
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state.commands import Attack
from game.rules.arena.state.table import Table
from tests.rules.arena.battle import Battle, battle


def _whole(table: Table, number: int) -> Threat:
    *_, last = threats_of(table, number)
    return last


def _zombies(far: int) -> Battle:
    return battle(("Rhox Veterans", (1, 4)), ("Restless Zombies", (far, 4)), phase="move", card="Rhox Veterans")


def test_an_enemy_threatens_whom_a_move_brings_it_beside_and_nobody_one_space_farther() -> None:
    near = _zombies(4)
    speed = max(_whole(near.table, near.id("Restless Zombies")).costs.values())
    for far, struck in ((1 + speed + 1, True), (1 + speed + 2, False)):
        b = _zombies(far)
        assert (b.id("Rhox Veterans") in _whole(b.table, b.id("Restless Zombies")).struck) is struck


def test_the_reach_is_reported_before_the_attacks_are_worked_out() -> None:
    b = _zombies(4)
    first, *rest = threats_of(b.table, b.id("Restless Zombies"))
    assert first.costs and not first.struck and rest[-1].struck and rest[-1].costs == first.costs


def test_from_a_space_only_those_are_attacked_whom_an_attack_from_there_would_be_legal_on() -> None:
    b = _zombies(4)
    own, foe = b.id("Rhox Veterans"), b.id("Restless Zombies")
    assert struck_from(b.table, own, (b.hex((3, 4)),)) == (foe,)
    assert struck_from(b.table, own, (b.hex((2, 4)),)) == ()
    b.move("Rhox Veterans", (3, 4)).done()
    assert b.prompt == "attack" and b.why(Attack(b.id("Rhox Veterans"), b.id("Restless Zombies"))) == ""


def test_a_seat_is_told_nothing_that_its_own_view_does_not_hold() -> None:
    b = _zombies(4)
    view = view_for(ARENA, b.state, 0)
    foe = b.id("Restless Zombies")
    assert _whole(view.table, foe) == _whole(b.table, foe)

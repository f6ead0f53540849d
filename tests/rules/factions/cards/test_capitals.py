"""Capitals as units that stay, and unique units that are one of a kind."""

from __future__ import annotations

import pytest

from game.core import runner
from game.core.dice import Dice
from game.core.state import State
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.state.steps import BeginBuild, CheckFallen
from game.rules.factions.state.table import Turn
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Play, Scene


def test_capitals_may_be_stepped_in_for(scene: Scene) -> None:
    squire = scene.put("Squire", 5)
    dragon = scene.put("White Dragon", 4, 1, magic=0)
    play = scene.act(squire, dice=[19]).do(c.DeclareAttack(squire, CAPITALS[1]))
    assert (play.prompt, play.asked) == ("intercept", 1)
    play.run(c.ChooseUnit(dragon))
    assert (play.damage(CAPITALS[1]), play.damage(dragon)) == (0, 0)


def test_capitals_are_neither_lifted_nor_marched(scene: Scene) -> None:
    radd, squire = scene.put("Wizard Commander Radd", 4, magic=2), scene.put("Squire", 4)
    play = scene.building().do(c.UseAbility(radd, "Levitation"))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(radd), c.ChooseUnit(squire)]
    assert play.code(c.ChooseUnit(CAPITALS[1])) == "capital"
    scene = Scene("Kingdom")
    scene.put("Squire", 3)
    (march,) = scene.hand("March the Troopers")
    play = scene.building().run(c.PlayCard(march))
    assert play.code(c.Move(CAPITALS[0], 2)) == "marched"


def test_capitals_are_healed_no_further_than_they_were(scene: Scene) -> None:
    scene.capital(0, damage=5)
    medic = scene.put("Field Medic", 1)
    assert scene.act(medic).run(c.UseAbility(medic, "Heal 20"), c.ChooseUnit(CAPITALS[0])).damage(CAPITALS[0]) == 0


def test_a_barbarian_capital_is_activated_attacks_and_never_moves() -> None:
    scene = Scene("Barbarian")
    enemy = scene.put("Heavy Blade", 1, 1)
    other = scene.put("Heavy Blade", 2, 1)
    play = scene.combat(dice=[8]).run(c.Activate(CAPITALS[0]))
    assert play.code(c.DeclareAttack(CAPITALS[0], other)) == "out_of_range"
    play.run(c.DeclareAttack(CAPITALS[0], enemy))
    assert (play.damage(enemy), play.unit(CAPITALS[0]).tapped) == (20, True)
    assert play.answers(c.Move) == []


def test_unique_units_that_two_players_control_may_stand_side_by_side() -> None:
    scene = Scene("Alliance", "Alliance")
    mine, theirs = scene.put("Lorenzo Maydon", 3), scene.put("Lorenzo Maydon", 3, 1)
    play = scene.act(mine, dice=[2]).run(c.DeclareAttack(mine, theirs))
    assert play.alive(mine)
    assert play.alive(theirs)


def test_a_unique_unit_is_played_again_once_the_first_has_fallen() -> None:
    scene = Scene("Alliance")
    lorenzo = scene.put("Lorenzo Maydon", 3, damage=85)
    foe = scene.put("Heavy Blade", 3, 1)
    (knight,) = scene.hand("Lorenzo Maydon, Knight of the Alliance")
    play = scene.act(foe, dice=[19]).run(c.DeclareAttack(foe, lorenzo), c.EndActivation())
    while play.prompt != "build" or play.asked != 0:
        play.run(c.EndBuild() if play.prompt == "build" else c.EndActivation())
    assert play.code(c.PlayCard(knight)) == ""


def test_clashing_unique_units_fall_together_with_their_equipment() -> None:
    scene = Scene("Underworld")
    one = scene.put("Zeal, Void Knight", 2, magic=0, equipment=["Short Sword"])
    other = scene.put("Zeal, Renegade Knight", 3, magic=0)
    state = scene.table(Turn(2, 0, "build", 0))
    play = Play(runner.resume(FACTIONS, State(state, (BeginBuild(0), CheckFallen()), None, Dice(1), 2000, 1)))
    assert {one, other} & set(play.table.units) == set()
    assert len(play.table.players[0].graveyard) == 3


@does("Advantageous Cover")
@pytest.mark.parametrize(("zone", "code"), [(4, "stealth"), (5, "")])
def test_a_capital_takes_cover_with_the_units_of_its_zone(zone: int, code: str) -> None:
    # rule: factions/stealth
    scene = Scene("Alliance", "Alliance")
    bow = scene.put("Bow-for-Hire", zone)
    trooper = scene.put("Alliance Trooper", 5, 1)
    (cover,) = scene.hand("Advantageous Cover", seat=1)
    play = scene.combat(1)
    assert play.table.units[CAPITALS[1]].lasting == ()
    play.do(c.Activate(trooper)).do(c.PlayCard(cover), c.ChooseZone(5)).passes().run(c.EndActivation())
    assert play.unit(CAPITALS[1]).lasting == play.unit(trooper).lasting != ()
    assert play.unit(CAPITALS[0]).lasting == ()
    play.run(c.Activate(bow))
    assert play.code(c.DeclareAttack(bow, CAPITALS[1])) == code


@does_not("Berzerking", "Powerful Blow")
@pytest.mark.parametrize("card", ["Berzerking", "Powerful Blow"])
def test_what_a_capital_got_for_the_round_is_gone_after_it(card: str) -> None:
    # rule: factions/rounds
    scene = Scene("Barbarian", "Kingdom")
    squire = scene.put("Squire", 1, 1)
    (number,) = scene.hand(card)
    play = scene.combat().do(c.Activate(CAPITALS[0])).do(c.PlayCard(number)).at(CAPITALS[0]).passes()
    assert play.unit(CAPITALS[0]).lasting
    play.run(c.EndActivation(), c.Activate(squire), c.EndActivation())
    assert play.happened(e.RoundEnded)
    assert play.unit(CAPITALS[0]).lasting == ()

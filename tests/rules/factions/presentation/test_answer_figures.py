"""What an answer says that it comes to: what it does, or would do, as the attack stands."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Command, Decline, Pass
from game.core.views import view_for
from game.rules.factions.presentation.answer_figures import figures_of
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from tests.rules.factions.scene import Play, Scene


def said(play: Play, command: Command) -> str:
    return figures_of(view_for(FACTIONS, play.state, play.asked), command)


def until(play: Play, prompt: str) -> Play:
    while play.prompt != prompt:
        play.do(Pass())
    return play


@pytest.mark.parametrize(
    ("attacker", "target", "die", "announced", "hit"),
    [
        ("Heavy Blade", "Squire", 19, "65% to hit for 30", "it does 30"),
        ("Heavy Blade", "Squire", 20, "65% to hit for 30", "it does 60"),
        ("Heavy Blade", "White Dragon", 19, "35% to hit for 30", "it does 30"),
        ("Squire", "White Dragon", 19, "35% to hit for 0", "it does 0"),
        ("Squire", "Dark Knight", 19, "60% to hit for 10", "it does 10, or 0 with Parry (25%)"),
        # What magic would buy may be wanted elsewhere.
        ("Squire", "Battle Mage", 19, "55% to hit for 10", "it does 10"),
        ("Squire", "Alliance Trooper", 19, "75% to hit for 10", "it does 10, or 0 with Parry (25%) or Dodge (25%)"),
    ],
)
def test_to_pass_says_what_the_attack_does(attacker: str, target: str, die: int, announced: str, hit: str) -> None:
    scene = Scene(windows="always")
    one, other = scene.put(attacker, 3), scene.put(target, 3, 1)
    if target == "Alliance Trooper":
        scene.put("Dwarf Commando", 4, 1)
        scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    play = scene.act(one, dice=[die])
    assert said(play, c.DeclareAttack(one, other)) == ""
    play.do(c.DeclareAttack(one, other))
    assert said(play, Pass()) == announced
    assert said(until(play, "respond_hit"), Pass()) == hit


@pytest.mark.parametrize("event", ["attack", "hit"])
@pytest.mark.parametrize("falls", ["attacker", "target"])
def test_an_attack_of_which_one_side_has_fallen_meanwhile_is_lost(event: str, falls: str) -> None:
    scene = Scene("Mage Guild", "Mage Guild", windows="always")
    blade, squire = scene.put("Heavy Blade", 3, damage=60), scene.put("Squire", 3, 1)
    seat, fallen = (1, blade) if falls == "attacker" else (0, squire)
    scene.put("Battle Mage", 3, seat)
    (bomb,) = scene.hand("Mana Bomb", seat=seat)
    scene.points(seat, 8)
    play = until(scene.act(blade, dice=[19]).do(c.DeclareAttack(blade, squire)), f"respond_{event}")
    while play.asked != seat:
        play.do(Pass())
    assert said(play, c.PlayCard(bomb)) == ""
    play.do(c.PlayCard(bomb)).at(fallen)
    assert said(play, Pass()) == "Mana Bomb resolves", "what lies on the stack comes first"
    while play.alive(fallen) or play.prompt != f"respond_{event}":
        play.do(Pass())
    assert said(play, Pass()) == "the attack is lost"


def test_of_two_attacks_the_last_is_told() -> None:
    scene = Scene(windows="always")
    knight, dragon = scene.put("Knight", 3), scene.put("Yellow Dragon", 3, 1, magic=0)
    play = scene.act(knight, dice=[15]).do(c.DeclareAttack(knight, dragon))
    until(play, "strike_back").do(Agree())
    assert said(play, Pass()) == "95% to hit for 30"


def test_a_missed_attack_and_other_events_say_nothing() -> None:
    scene = Scene(windows="always")
    blade, squire = scene.put("Heavy Blade", 3), scene.put("Squire", 3, 1)
    play = scene.act(blade, dice=[2]).do(c.DeclareAttack(blade, squire))
    assert said(until(play, "respond_missed"), Pass()) == ""
    assert said(until(play, "respond_attack_over"), Pass()) == ""
    play = scene.act(blade).do(c.Move(blade, 2))
    assert said(until(play, "respond_move"), Pass()) == ""


def test_who_steps_in_is_attacked_with_odds_of_its_own_and_an_evasion_left_out_takes_the_damage(scene: Scene) -> None:
    blade, squire = scene.put("Heavy Blade", 3), scene.put("Squire", 3, 1)
    dragon = scene.put("Green Dragon", 4, 1)
    play = scene.act(blade).do(c.DeclareAttack(blade, squire))
    assert play.prompt == "intercept"
    assert (said(play, Decline()), said(play, c.ChooseUnit(dragon))) == ("65% to hit for 30", "40% to hit for 30")
    scene = Scene()
    medic, squire, dragon = scene.put("Field Medic", 3), scene.put("Squire", 3, damage=15), scene.put("Green Dragon", 4)
    play = scene.act(medic).do(c.UseAbility(medic, "Heal 20"), c.ChooseUnit(squire))
    assert play.prompt == "intercept" and said(play, c.ChooseUnit(dragon)) == "", "what heals has no odds"
    scene = Scene()
    squire, mage = scene.put("Squire", 3), scene.put("Battle Mage", 3, 1)
    play = until(scene.act(squire, dice=[19]).do(c.DeclareAttack(squire, mage)), "evade")
    assert (said(play, Decline()), said(play, c.ChooseEvasion("Sense Attack"))) == ("takes 10", "")

"""The bonus for not moving, Mighty Swing and Accurate Shot: when it counts, and that it may be forgone."""

from __future__ import annotations

import pytest

from game.rules.factions.presentation.event_words import event_text
from game.rules.factions.presentation.queries import attack_preview
from game.rules.factions.presentation.words import answer_text
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import Play, Scene


def swinging(name: str = "Elite Orc Warrior", *, dice: tuple[int, ...] = (15,)) -> tuple[Play, int, int]:
    """Return a unit with such a bonus beside an enemy, in its turn."""
    scene = Scene("Barbarian")
    unit, enemy = scene.put(name, 3), scene.put("Black Dragon", 3, 1, magic=0)
    return scene.act(unit, dice=dice), unit, enemy


@does("Elite Orc Warrior", "Arian, Bounty Hunter", "Thastalos, Barbarian Overlord")
@pytest.mark.parametrize("name", ["Elite Orc Warrior", "Arian, Bounty Hunter", "Thastalos, Barbarian Overlord"])
def test_steady_units_that_forgo_their_bonus_attack_without_it_and_move(name: str) -> None:
    play, unit, enemy = swinging(name)
    with_bonus = attack_preview(play.table, unit, enemy)
    play.run(c.ForgoBonus(unit))
    without = attack_preview(play.table, unit, enemy)
    play.run(c.DeclareAttack(unit, enemy))
    (roll,) = play.happened(e.AttackRolled)
    more = 10 if name != "Arian, Bounty Hunter" else 0
    assert sum(part.points for part in with_bonus.attack) - sum(part.points for part in without.attack) == 4
    assert sum(part.points for part in with_bonus.damage) - sum(part.points for part in without.damage) == more
    assert roll.total - roll.face == sum(part.points for part in without.attack)
    assert play.damage(enemy) == 20
    assert play.run(c.Move(unit, 2)).zone(unit) == 2


@does_not("Elite Orc Warrior", "Arian, Bounty Hunter")
@pytest.mark.parametrize("name", ["Elite Orc Warrior", "Arian, Bounty Hunter"])
def test_steady_units_that_attacked_with_their_bonus_stay(name: str) -> None:
    play, unit, enemy = swinging(name)
    play.run(c.DeclareAttack(unit, enemy))
    assert play.code(c.Move(unit, 2)) == "settled"
    refusal = play.why(c.Move(unit, 2))
    assert refusal.rule == "factions/steady"


def test_steady_units_that_forwent_their_bonus_move_no_farther_than_others() -> None:
    play, unit, enemy = swinging()
    play.run(c.ForgoBonus(unit), c.DeclareAttack(unit, enemy), c.Move(unit, 2))
    assert (play.code(c.Move(unit, 1)), play.code(c.DeclareAttack(unit, enemy))) == ("too_far", "attacks_spent")


def test_steady_bonus_forgone_is_forgone_for_one_attack() -> None:
    play, thastalos, enemy = swinging("Thastalos, Barbarian Overlord")
    play.run(c.ForgoBonus(thastalos), c.DeclareAttack(thastalos, enemy))
    assert play.damage(enemy) == 20
    # The second attack is made instead of moving, so it has the bonus, and there is nothing to forgo.
    assert play.code(c.ForgoBonus(thastalos)) == "too_late"
    play.dice(15).run(c.DeclareAttack(thastalos, enemy))
    assert (play.damage(enemy), play.code(c.Move(thastalos, 2))) == (50, "settled")


def test_steady_bonus_is_not_forgone_twice_or_after_moving_or_without_an_enemy() -> None:
    play, unit, _ = swinging()
    assert play.run(c.ForgoBonus(unit)).code(c.ForgoBonus(unit)) == "too_late"
    play, unit, _ = swinging()
    assert play.run(c.Move(unit, 2)).code(c.ForgoBonus(unit)) == "too_late"
    scene = Scene("Barbarian")
    alone = scene.put("Elite Orc Warrior", 2)
    assert scene.act(alone).code(c.ForgoBonus(alone)) == "no_target"


def test_steady_is_a_word_that_others_have_not() -> None:
    scene = Scene("Barbarian")
    grunt, enemy = scene.put("Orc Grunt", 3), scene.put("Heavy Blade", 3, 1)
    steady = scene.put("Elite Orc Warrior", 3)
    play = scene.act(grunt)
    assert (play.code(c.ForgoBonus(grunt)), play.code(c.ForgoBonus(steady))) == ("no_bonus", "not_its_turn")
    assert play.run(c.DeclareAttack(grunt, enemy)).code(c.Move(grunt, 2)) == ""


def test_steady_bonus_of_a_unit_that_forwent_it_counts_again_in_its_next_turn_and_outside_its_turn() -> None:
    scene = Scene("Barbarian")
    maxwell, orc = scene.put("General Luther Maxwell", 3), scene.put("Elite Orc Warrior", 3)
    enemy = scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(maxwell, dice=[15]).run(c.EndActivation(), c.DeclareAttack(orc, enemy))
    assert play.damage(enemy) == 30


def test_steady_bonus_forgone_stays_so_when_the_attack_is_rolled_again() -> None:
    scene = Scene("Barbarian")
    orc, enemy = scene.put("Elite Orc Warrior", 3), scene.put("Black Dragon", 3, 1, magic=0)
    scene.put("General William Rendar", 3)
    play = scene.act(orc, dice=[6, 10]).run(c.ForgoBonus(orc), c.DeclareAttack(orc, enemy), c.Reroll(magic=False))
    assert (play.damage(enemy), play.code(c.Move(orc, 2))) == (20, "")


def test_steady_bonus_does_not_count_after_teleportation_or_a_move_that_was_made() -> None:
    scene = Scene("Barbarian")
    orc, enemy = scene.put("Elite Orc Warrior", 2), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(orc, dice=[15]).run(c.Move(orc, 3), c.DeclareAttack(orc, enemy))
    assert play.damage(enemy) == 20


def test_steady_bonus_counts_for_a_unit_whose_declared_move_was_lost() -> None:
    scene = Scene("Barbarian", "Kingdom")
    orc, enemy = scene.put("Elite Orc Warrior", 3), scene.put("Black Dragon", 3, 1, magic=0)
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(orc).do(c.Move(orc, 2), c.PlayCard(blockade), c.ChooseZone(2)).passes()
    assert play.zone(orc) == 3
    assert play.code(c.ForgoBonus(orc)) == "too_late"
    assert play.dice(15).run(c.DeclareAttack(orc, enemy)).damage(enemy) == 30


def test_forgoing_is_reported() -> None:
    play, unit, _ = swinging("Arian, Bounty Hunter")
    assert answer_text(play.table, c.ForgoBonus(unit)) == "Accurate Shot: forgo it once, to move afterwards"
    (event,) = play.do(c.ForgoBonus(unit)).happened(e.BonusForgone)
    told = event_text(play.table, event, ("Ada", "Ben"))
    assert told == "Arian, Bounty Hunter attacks next without Accurate Shot."
    assert c.BuyMove(unit) not in play.legal

"""What comes back to life is a new unit: what the one that fell had begun, suffered or been promised is gone."""

from __future__ import annotations

import msgspec
import pytest

from game.core import record, runner
from game.core.commands import Agree, Decline, Done, Pass
from game.rules.factions.cards import traits as t
from game.rules.factions.positions.reading import load_position
from game.rules.factions.positions.writing import write_position
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.state.table import name_of, owner_of
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Play, Scene


def bombed() -> tuple[Play, int, int]:
    """Let a zombie attack a knight, and a Mana Bomb destroy it before it strikes; it makes its save."""
    scene = Scene("Underworld", "Mage Guild")
    zombie, knight = scene.put("Zombie", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("Apprentice Mage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(zombie, dice=[11]).do(c.DeclareAttack(zombie, knight), c.PlayCard(bomb))
    return play.passes(), zombie, knight


@does_not("Zombie")
def test_revival_ends_the_attack_of_the_one_that_fell() -> None:
    play, zombie, knight = bombed()
    back = play.back(zombie)
    assert (play.alive(zombie), play.alive(back), play.zone(back)) == (False, True, 3)
    assert (play.damage(knight), play.happened(e.AttackRolled), play.table.attacks) == (0, [], ())


@does_not("Zombie")
def test_revival_ends_the_turn_of_the_one_that_fell() -> None:
    play, zombie, _ = bombed()
    # It does not go on, neither as the old unit nor as the new one, which is tapped as the old one was.
    assert (play.asked, play.unit(play.back(zombie)).tapped) == (1, True)
    assert all(command.unit != play.back(zombie) for command in play.answers(c.Activate))


@does_not("Zombie")
def test_revival_gives_a_turn_to_a_unit_that_had_none_yet() -> None:
    scene = Scene("Kingdom", "Underworld")
    blade, zombie = scene.put("Heavy Blade", 3), scene.put("Zombie", 3, 1)
    scene.put("Skeleton", 3, 1)
    play = scene.act(blade, dice=[15, 11]).run(c.DeclareAttack(blade, zombie), c.EndActivation())
    assert c.Activate(play.back(zombie)) in play.legal
    assert c.Activate(zombie) not in play.legal


@does_not("Zombie")
def test_revival_leaves_effects_on_the_stack_without_their_target() -> None:
    scene = Scene("Mage Guild", "Underworld")
    mage, zombie = scene.put("Mage", 3), scene.put("Zombie", 3, 1)
    scene.put("Mage", 3, tapped=True)
    (bomb,) = scene.hand("Mana Bomb")
    # The answer to one's own Fireball destroys its target first.
    play = scene.act(mage, dice=[11]).do(c.UseAbility(mage, "Fireball"), c.ChooseUnit(zombie), c.PlayCard(bomb))
    assert play.damage(play.back(zombie)) == 0
    assert "fizzled" in [event.how for event in play.happened(ce.EntryLeft)]


@does_not("Zombie")
def test_revival_leaves_a_second_target_of_a_sweep_out() -> None:
    scene = Scene("Kingdom", "Underworld")
    knight, zombie, other = scene.put("High Knight", 3), scene.put("Zombie", 3, 1), scene.put("Skeleton", 3, 1)
    scene.put("Apprentice Mage", 3)
    (bomb,) = scene.hand("Mana Bomb")
    play = scene.act(knight, dice=[11, 2]).do(c.UseAbility(knight, "Sweep"), c.ChooseUnit(other))
    play.do(c.PlayCard(bomb), c.ChooseUnit(zombie)).passes()
    assert (play.alive(play.back(zombie)), play.prompt) == (True, "activation")


@does_not("Zombie")
def test_revival_ends_a_twin_attack() -> None:
    scene = Scene("Barbarian", "Underworld")
    fly, zombie = scene.put("Doomfly", 3), scene.put("Zombie", 3, 1)
    play = scene.act(fly, dice=[15, 11]).run(c.DeclareAttack(fly, zombie))
    assert (play.prompt, play.alive(play.back(zombie))) == ("activation", True)
    ogre = scene.put("Ogre Warrior", 3, 1)
    assert scene.act(fly, dice=[15]).run(c.DeclareAttack(fly, ogre)).legal == (Agree(), Decline())


@does_not("Zombie")
def test_revival_takes_what_lasted_until_the_round_ends() -> None:
    scene = Scene("Kingdom", "Underworld")
    blade = scene.put("Heavy Blade", 3)
    zombie = scene.put(
        "Zombie", 3, 1, lasting=(t.Bonus(atk=4, dam=10),), paralyzed=True, tapped=True, gathered=10, aimed=4
    )
    play = scene.act(blade, dice=[15, 11]).run(c.DeclareAttack(blade, zombie))
    back = play.unit(play.back(zombie))
    assert (back.lasting, back.paralyzed, back.gathered, back.aimed, back.doomed) == ((), False, 0, 0, False)


@does_not("Zombie", "Powerful Blow")
def test_revival_comes_too_late_for_a_card_on_all_units() -> None:
    scene = Scene("Underworld", "Mage Guild")
    zombie = scene.put("Zombie", 3)
    scene.put("Apprentice Mage", 3, 1)
    (blow,) = scene.hand("Powerful Blow")
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.building().run(c.PlayCard(blow))
    assert len(play.unit(zombie).lasting) == 2
    play.dice(11).do(c.EndBuild()).do(c.PlayCard(bomb)).passes()
    assert play.unit(play.back(zombie)).lasting == ()


@does_not("Zombie", "March the Troopers")
def test_revival_does_not_march_on() -> None:
    scene = Scene("Underworld", "Mage Guild")
    zombie = scene.put("Zombie", 3)
    scene.put("Apprentice Mage", 3, 1)
    (march,) = scene.hand("March the Troopers")
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.building().dice(11).do(c.PlayCard(march), c.PlayCard(bomb)).passes()
    # The march resolves after the bomb, and so it is for the new unit.
    play.do(c.Move(play.back(zombie), 4))
    assert play.zone(play.back(zombie)) == 4


def test_revival_of_an_attacker_ends_a_turn_that_could_have_gone_on() -> None:
    scene = Scene("Underworld", "Barbarian")
    zombie, spiked = scene.put("Zombie", 3, damage=5), scene.put("Spiked Catapult", 3, 1)
    play = scene.act(zombie, dice=[2, 11]).run(c.DeclareAttack(zombie, spiked))
    # Recoil destroyed it; it does not move after its attack.
    assert (play.asked, play.alive(play.back(zombie))) == (1, True)


def test_revival_again_is_a_third_unit_of_the_same_card() -> None:
    scene = Scene("Barbarian", "Underworld")
    ogre, zombie = scene.put("Ogre Berzerker", 3), scene.put("Zombie", 3, 1)
    play = scene.act(ogre, dice=[15, 11]).run(c.DeclareAttack(ogre, zombie))
    second = play.back(zombie)
    play.dice(15, 11).run(c.DeclareAttack(ogre, second))
    third = play.back(zombie)
    assert len({zombie, second, third}) == 3
    assert play.table.revived == {second: zombie, third: zombie}
    assert (play.alive(second), play.table.players[1].graveyard) == (False, ())
    # The log and the questions still know what each was called.
    assert [name_of(play.table, number) for number in (zombie, second, third)] == ["Zombie"] * 3
    assert play.back(second) == third


def test_revival_fails_and_the_card_lies_in_the_graveyard() -> None:
    scene = Scene("Barbarian", "Underworld")
    ogre, zombie = scene.put("Ogre Berzerker", 3), scene.put("Zombie", 3, 1)
    play = scene.act(ogre, dice=[15, 11]).run(c.DeclareAttack(ogre, zombie))
    play.dice(15, 10).run(c.DeclareAttack(ogre, play.back(zombie)))
    assert (play.back(zombie), play.table.players[1].graveyard) == (0, (zombie,))


def test_revival_is_written_down_and_read_back() -> None:
    play, _, _ = bombed()
    document = write_position(play.state)
    again = runner.resume(FACTIONS, load_position(msgspec.json.decode(msgspec.json.encode(document)))).state
    assert {unit.key for unit in again.table.units.values()} == {unit.key for unit in play.table.units.values()}
    assert len(again.table.revived) == 1
    (number,) = again.table.revived
    assert again.table.units[number].key == "zombie"
    assert record.digest(runner.resume(FACTIONS, load_position(write_position(again))).state) == record.digest(again)


def test_revival_of_one_leaves_the_pending_attack_on_another_alone() -> None:
    scene = Scene("Underworld", "Mage Guild")
    zombie, other, knight = scene.put("Zombie", 3, damage=1), scene.put("Ogre Warrior", 3), scene.put("Knight", 3, 1)
    scene.put("Apprentice Mage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(other, dice=[11, 15, 2]).do(c.DeclareAttack(other, knight), c.PlayCard(bomb), c.ChooseUnit(zombie))
    play.passes()
    assert (play.damage(knight), play.alive(play.back(zombie))) == (30, True)
    assert Done() not in play.legal
    assert Pass() not in play.legal


@pytest.mark.parametrize("zombie_first", [True, False])
@pytest.mark.parametrize("face", [10, 11])
@does_not("Sir Knight Tiranny", "Sword of Darkness")
def test_revival_is_not_helped_by_a_commander_who_falls_with_it(zombie_first: bool, face: int) -> None:
    scene = Scene("Kingdom", "Underworld")
    zeal = scene.put("Zeal, Renegade Knight", 3, 1, magic=6)
    names = ["Zombie", "Sir Knight Tiranny"]
    fallen = {
        name: scene.put(name, 3, equipment=["Sword of Darkness"] if name == "Sir Knight Tiranny" else ())
        for name in (names if zombie_first else names[::-1])
    }
    # Zeal, then the two in their order: none saves. The commander comes back with an 11; the zombie rolls a 10.
    first, second = (10, face) if zombie_first else (face, 10)
    play = scene.act(zeal, dice=[1, 1, 1, first, second]).run(c.UseAbility(zeal, "Unleash the Darkness"))
    # It is still there to help against the Darkness itself.
    assert (play.prompt, play.state.agenda[-1].why) == ("reroll_save", "Unleash the Darkness")  # type: ignore[attr-defined]
    play.run(Decline())
    assert play.prompt != "reroll_save"
    assert [roll.face for roll in play.happened(e.SaveRolled) if roll.why == "Revival"] == [first, second]
    assert play.back(fallen["Zombie"]) == 0
    assert bool(play.back(fallen["Sir Knight Tiranny"])) == (face == 11)


@does("Sir Knight Tiranny")
def test_revival_is_helped_by_a_commander_who_stands() -> None:
    scene = Scene("Kingdom", "Underworld")
    zeal = scene.put("Zeal, Renegade Knight", 3, 1, magic=6)
    zombie, tiranny = scene.put("Zombie", 3), scene.put("Sir Knight Tiranny", 2)
    play = scene.act(zeal, dice=[1, 1, 10, 11]).run(c.UseAbility(zeal, "Unleash the Darkness"))
    while play.prompt == "reroll_save" and play.state.agenda[-1].why != "Revival":  # type: ignore[attr-defined]
        play.run(Decline())
    play.do(c.Reroll(magic=False)).passes()
    assert play.alive(tiranny) and play.back(zombie)


@does_not("Sword of Darkness")
def test_revival_has_spent_nothing_in_the_cycle() -> None:
    # rule: factions/revival
    scene = Scene("Mage Guild", "Kingdom")
    mage = scene.put("Battle Mage", 3, equipment=["Sword of Darkness"], damage=60, magic=2, spent=1)
    blade = scene.put("Heavy Blade", 3, 1)
    play = scene.act(blade, dice=[19, 11]).do(c.DeclareAttack(blade, mage))
    # With a spending behind it it had no answer to the attack; what came back has one at once.
    assert play.prompt == "respond_destroyed"
    back = play.unit(play.back(mage))
    assert (back.magic, back.spent) == (2, 0)
    assert c.UseAbility(back.id, "Gather Power 10") in play.legal


def test_the_owner_of_a_unit_is_known_when_it_has_fallen_and_come_back() -> None:
    play, zombie, knight = bombed()
    back = play.back(zombie)
    assert not play.alive(zombie)
    assert [owner_of(play.table, unit) for unit in (zombie, back, knight, *CAPITALS)] == [0, 0, 1, 0, 1]
    gone = msgspec.structs.replace(play.table, units={})
    assert [owner_of(gone, unit) for unit in (zombie, back, knight)] == [0, 0, 1]

"""The attack in its steps: range, hit, damage, saves, triggers."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.state.steps import QueueTriggers
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene


def duel(
    attacker: str, target: str, *rolls: int, zones: tuple[int, int] = (3, 3), **turn: int
) -> tuple[Scene, int, int]:
    scene = Scene()
    return scene, scene.put(attacker, zones[0]), scene.put(target, zones[1], 1)


# hit_step, critical


@pytest.mark.parametrize(
    ("roll", "damage"), [(1, 0), (5, 0), (6, 10), (19, 10), (20, 20)], ids=["1", "short", "equal", "19", "20"]
)
def test_hit_step(roll: int, damage: int) -> None:
    # A Knight has ATK 10, a Heavy Blade DEF 16: a 6 is enough.
    scene, knight, blade = duel("Knight", "Heavy Blade")
    play = scene.act(knight, dice=[roll]).run(c.DeclareAttack(knight, blade))
    assert play.damage(blade) == damage


def test_a_natural_20_hits_whatever_the_defense() -> None:
    scene, peasant, tank = duel("Squire", "White Dragon")
    play = scene.act(peasant, dice=[20]).run(c.DeclareAttack(peasant, tank))
    # Doubled to 20, then reduced by 10.
    assert play.damage(tank) == 10


def test_a_natural_1_misses_whatever_the_defense() -> None:
    scene, dragon, peasant = duel("Black Dragon", "Peasant")
    assert scene.act(dragon, dice=[1]).run(c.DeclareAttack(dragon, peasant)).damage(peasant) == 0


def test_a_capital_cannot_be_missed_and_a_20_doubles() -> None:
    for roll, damage in ((1, 10), (20, 20)):
        scene = Scene()
        squire = scene.put("Squire", 5)
        play = scene.act(squire, dice=[roll]).run(c.DeclareAttack(squire, CAPITALS[1]))
        assert play.damage(CAPITALS[1]) == damage


def test_defeat_needs_damage_greater_than_hit_points() -> None:
    scene, knight, grunt = duel("Knight", "Orc Grunt")
    play = scene.act(knight, dice=[10, 10]).run(c.DeclareAttack(knight, grunt))
    assert play.damage(grunt) == 10
    play.run(c.DeclareAttack(knight, grunt))
    assert not play.alive(grunt)
    assert play.table.players[1].graveyard == (grunt,)


def test_at_zero_equal_damage_defeats() -> None:
    scene = Scene(at_zero=True)
    knight, grunt = scene.put("Knight", 3), scene.put("Orc Grunt", 3, 1)
    assert not scene.act(knight, dice=[10]).run(c.DeclareAttack(knight, grunt)).alive(grunt)


def test_a_lost_capital_ends_the_match(scene: Scene) -> None:
    squire = scene.put("Squire", 5)
    scene.capital(1, damage=91)
    play = scene.act(squire, dice=[10]).run(c.DeclareAttack(squire, CAPITALS[1]))
    assert (play.state.outcome.winners, play.state.outcome.reason) == ((0,), "capital")


def test_a_capital_with_no_hit_points_left_still_stands(scene: Scene) -> None:
    squire = scene.put("Squire", 5)
    scene.capital(1, damage=90)
    play = scene.act(squire, dice=[10]).run(c.DeclareAttack(squire, CAPITALS[1]))
    assert play.state.outcome is None


# range, sides


@pytest.mark.parametrize(
    ("attacker", "zone", "legal"),
    [
        ("Knight", 3, True),
        ("Knight", 4, False),
        ("Alliance Trooper", 3, True),
        ("Alliance Trooper", 4, True),
        ("Alliance Trooper", 5, False),
        ("Elf Scout", 5, True),
    ],
)
def test_range(attacker: str, zone: int, *, legal: bool) -> None:
    scene, unit, target = duel(attacker, "Heavy Blade", zones=(3, zone))
    assert scene.act(unit).code(c.DeclareAttack(unit, target)) == ("" if legal else "out_of_range")


def test_allies_are_not_attacked(scene: Scene) -> None:
    knight, squire = scene.put("Knight", 3), scene.put("Squire", 3)
    assert scene.act(knight).code(c.DeclareAttack(knight, squire)) == "no_enemy"


def test_a_ranged_units_attack_in_its_own_zone_is_ranged() -> None:
    # Parry is against attacks that are not ranged.
    scene, trooper, knight = duel("Alliance Trooper", "Knight")
    play = scene.act(trooper, dice=[19, 20]).run(c.DeclareAttack(trooper, knight))
    assert (play.damage(knight), play.happened(e.SaveRolled)) == (10, [])


# extra_attacks


def test_extra_attacks_are_made_instead_of_moving() -> None:
    scene, squire, tank = duel("Squire", "Tank of Ragnos")
    play = scene.act(squire, dice=[2, 2, 2]).run(c.DeclareAttack(squire, tank))
    assert play.code(c.Move(squire, 2)) == ""
    play.run(c.DeclareAttack(squire, tank))
    assert play.code(c.DeclareAttack(squire, tank)) == "attacks_spent"
    assert play.code(c.Move(squire, 2)) == "settled"


def test_after_moving_there_is_one_attack_only() -> None:
    scene, squire, tank = duel("Squire", "Tank of Ragnos", zones=(2, 3))
    play = scene.act(squire, dice=[2]).run(c.Move(squire, 3), c.DeclareAttack(squire, tank))
    assert play.code(c.DeclareAttack(squire, tank)) == "attacks_spent"
    assert play.code(c.Move(squire, 2)) == "settled"


def test_after_one_attack_a_unit_moves_at_its_speed() -> None:
    scene, squire, tank = duel("Squire", "Tank of Ragnos")
    play = scene.act(squire, dice=[2]).run(c.DeclareAttack(squire, tank), c.Move(squire, 2))
    assert play.code(c.Move(squire, 1)) == "too_far"
    assert play.code(c.DeclareAttack(squire, tank)) == "attacks_spent"


# evading


def test_parry_saves_from_close_attacks() -> None:
    for roll, damage in ((16, 0), (15, 30)):
        scene, blade, knight = duel("Heavy Blade", "Knight")
        play = scene.act(blade, dice=[15, roll]).run(c.DeclareAttack(blade, knight))
        assert play.damage(knight) == damage


def test_evade_saves_from_ranged_attacks_only() -> None:
    scene, trooper, lorenzo = duel("Alliance Trooper", "Lorenzo Maydon", zones=(3, 4))
    assert scene.act(trooper, dice=[19, 16]).run(c.DeclareAttack(trooper, lorenzo)).damage(lorenzo) == 0
    scene, blade, lorenzo = duel("Heavy Blade", "Lorenzo Maydon")
    play = scene.act(blade, dice=[19]).run(c.DeclareAttack(blade, lorenzo))
    assert (play.damage(lorenzo), play.happened(e.SaveRolled)) == (30, [])


@pytest.mark.parametrize("attacker", ["Heavy Blade", "Spiked Catapult"])
def test_dodge_saves_from_both(attacker: str) -> None:
    scene, unit, lorenzo = duel(attacker, "Lorenzo Maydon, Knight of the Alliance")
    assert not scene.act(unit, dice=[19, 16, 11]).run(c.DeclareAttack(unit, lorenzo)).damage(lorenzo)


def test_the_defender_chooses_among_several_evasions() -> None:
    scene, blade, trooper = duel("Heavy Blade", "Alliance Trooper")
    scene.put("Dwarf Commando", 4, 1)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    play = scene.act(blade, dice=[19, 3, 16]).do(c.DeclareAttack(blade, trooper))
    assert (play.prompt, play.asked) == ("evade", 1)
    assert play.code(Decline()) == "not_optional"
    play.run(c.ChooseEvasion("Dodge"))
    # Dodge failed with 3; Parry is left and rolls by itself.
    assert [save.why for save in play.happened(e.SaveRolled)] == ["Dodge", "Parry"]
    assert play.damage(trooper) == 0


@does("Battle Mage")
def test_an_evasion_that_costs_magic_may_be_left() -> None:
    scene, blade, mage = duel("Heavy Blade", "Battle Mage")
    play = scene.act(blade, dice=[19, 11]).run(c.DeclareAttack(blade, mage))
    assert play.prompt == "evade"
    play.run(c.ChooseEvasion("Sense Attack"))
    assert (play.damage(mage), play.unit(mage).magic, play.unit(mage).spent) == (0, 2, 1)
    scene, blade, mage = duel("Heavy Blade", "Battle Mage")
    play = scene.act(blade, dice=[19]).run(c.DeclareAttack(blade, mage), Decline())
    assert (play.damage(mage), play.unit(mage).magic) == (30, 3)


def test_greater_parry_attacks_back_without_a_circle() -> None:
    # A High Knight parries, strikes back; the attacker parries that, and may not strike back again.
    scene, one, other = duel("High Knight", "High Knight")
    play = scene.act(one, dice=[19, 16, 19, 16]).run(c.DeclareAttack(one, other))
    assert [attack.attack.attacker for attack in play.happened(e.AttackDeclared)] == [one, other]
    assert (play.damage(one), play.damage(other)) == (0, 0)


# damage_reduction


@shows("Earth Elemental")
def test_damage_reduction_and_penetration() -> None:
    for attacker, damage in (("Ogre Warrior", 20), ("Heavy Blade", 30)):
        scene, unit, tank = duel(attacker, "Earth Elemental")
        assert scene.act(unit, dice=[15]).run(c.DeclareAttack(unit, tank)).damage(tank) == damage


@does("Zeal, Void Knight")
def test_dark_shield_takes_ten_off_with_a_save() -> None:
    for roll, damage in ((11, 20), (10, 30)):
        scene = Scene()
        blade, zeal = scene.put("Heavy Blade", 3), scene.put("Zeal, Void Knight", 3, 1, magic=0)
        assert scene.act(blade, dice=[15, roll]).run(c.DeclareAttack(blade, zeal)).damage(zeal) == damage


# rerolls


def test_a_commander_gives_one_more_roll_for_each_failed_attack(scene: Scene) -> None:
    trooper, blade = scene.put("Alliance Trooper", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("General William Rendar", 2)
    play = scene.act(trooper, dice=[2, 3]).do(c.DeclareAttack(trooper, blade))
    assert (play.prompt, play.answers(c.Reroll)) == ("reroll_attack", [c.Reroll(magic=False)])
    play.run(c.Reroll(magic=False))
    assert play.prompt == "activation"
    assert play.damage(blade) == 0


def test_a_hit_is_not_rolled_again_by_a_commanders_leave(scene: Scene) -> None:
    trooper, blade = scene.put("Alliance Trooper", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("General William Rendar", 2)
    assert scene.act(trooper, dice=[15]).run(c.DeclareAttack(trooper, blade)).prompt == "activation"


def test_a_magic_point_rolls_an_attack_again() -> None:
    scene, mage, blade = duel("Battle Mage", "Heavy Blade")
    play = scene.act(mage, dice=[2, 20]).run(c.DeclareAttack(mage, blade))
    assert play.answers(c.Reroll) == [c.Reroll(magic=True)]
    play.run(c.Reroll(magic=True))
    assert (play.damage(blade), play.unit(mage).magic) == (20, 2)
    # One effect in a cycle.
    assert play.code(c.UseAbility(mage, "Gather Power 10")) == "no_magic"


def test_a_magic_point_rolls_a_failed_save_again() -> None:
    scene, blade, knight = duel("Heavy Blade", "Dark Knight")
    play = scene.act(blade, dice=[19, 3, 16]).do(c.DeclareAttack(blade, knight))
    assert (play.prompt, play.asked) == ("reroll_save", 1)
    play.run(c.Reroll(magic=True))
    assert (play.damage(knight), play.unit(knight).magic) == (0, 0)


def test_mettle_raises_a_second_roll(scene: Scene) -> None:
    vaan, dragon = scene.put("Prince Vaan", 3), scene.put("White Dragon", 3, 1)
    # ATK 12 against DEF 22: 9 would miss, with Mettle 6 is enough.
    play = scene.act(vaan, dice=[9, 6]).run(c.DeclareAttack(vaan, dragon), c.Reroll(magic=True))
    assert [roll.total for roll in play.happened(e.AttackRolled)] == [18] or play.damage(dragon) == 10
    assert play.damage(dragon) == 10


# triggers


def test_triggers_go_turn_player_first_in_the_order_the_owner_chooses(scene: Scene) -> None:
    elemental = scene.put("Energy Elemental", 3, equipment=["Sword of Darkness"], damage=30, magic=0)
    beast = scene.put("Fire Elemental", 3, 1)
    play = scene.act(elemental, dice=[15, 11, 5]).do(c.DeclareAttack(elemental, beast))
    assert (play.prompt, play.asked) == ("next_trigger", 0)
    waiting = play.state.agenda[-1]
    assert isinstance(waiting, QueueTriggers)
    words = [entry.word for entry in waiting.entries]
    assert words == ["Life Drain", "Stun", "Recoil"]
    mine = play.legal
    assert len(mine) == 2
    play.run(mine[1])
    order = [event.entry.word for event in play.happened(ce.EntryAdded)]
    assert order == ["Stun", "Life Drain", "Recoil"]


def test_recoil_follows_a_miss_too_and_not_a_ranged_attack() -> None:
    scene, knight, catapult = duel("Knight", "Spiked Catapult")
    assert scene.act(knight, dice=[2]).run(c.DeclareAttack(knight, catapult)).damage(knight) == 10
    scene, trooper, catapult = duel("Alliance Trooper", "Spiked Catapult")
    assert scene.act(trooper, dice=[2]).run(c.DeclareAttack(trooper, catapult)).damage(trooper) == 0


@shows("Yellow Dragon")
def test_quick_reactions_strike_back_when_hit_if_wanted() -> None:
    scene, knight, dragon = duel("Knight", "Yellow Dragon")
    play = scene.act(knight, dice=[15, 10, 3]).run(c.DeclareAttack(knight, dragon))
    assert (play.prompt, play.asked) == ("strike_back", 1)
    play.run(Agree(), Decline())
    assert play.damage(knight) == 30
    scene, knight, dragon = duel("Knight", "Yellow Dragon")
    play = scene.act(knight, dice=[2]).run(c.DeclareAttack(knight, dragon))
    assert play.prompt == "activation"


@does_not("Yellow Dragon")
def test_quick_reactions_out_of_range_do_nothing() -> None:
    scene, trooper, dragon = duel("Alliance Trooper", "Yellow Dragon", zones=(3, 4))
    assert scene.act(trooper, dice=[19]).run(c.DeclareAttack(trooper, dragon)).prompt == "activation"


def test_immediate_attacks_do_not_go_in_a_circle(scene: Scene) -> None:
    one, other = scene.put("Yellow Dragon", 3, magic=0), scene.put("Yellow Dragon", 3, 1, magic=0)
    play = scene.act(one, dice=[15, 15]).run(c.DeclareAttack(one, other))
    assert play.prompt == "strike_back"
    play.run(Agree())
    # The attacker was hit by the answer to its own attack: it may not answer that.
    assert play.prompt == "activation"


# intercept


@does("Green Dragon")
@does_not("White Dragon")
def test_intercept_takes_the_place_of_a_target() -> None:
    scene, knight, grunt = duel("Knight", "Orc Grunt")
    dragon, far = scene.put("Green Dragon", 4, 1), scene.put("White Dragon", 5, 1)
    play = scene.act(knight, dice=[15]).do(c.DeclareAttack(knight, grunt))
    assert (play.prompt, play.asked) == ("intercept", 1)
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(dragon)]
    play.run(c.ChooseUnit(dragon))
    assert (play.damage(dragon), play.damage(grunt), play.damage(far)) == (10, 0, 0)


@does_not("Green Dragon")
def test_nobody_intercepts_for_itself() -> None:
    scene, knight, dragon = duel("Knight", "Green Dragon")
    assert scene.act(knight, dice=[2]).run(c.DeclareAttack(knight, dragon)).prompt == "activation"


# regeneration and the end of the turn


def test_a_unit_that_did_not_move_regenerates() -> None:
    for commands, left in (((), 5), ((2,), 15)):
        scene = Scene()
        troll = scene.put("Troll Axethrower", 3, damage=15)
        scene.put("Squire", 1)
        play = scene.act(troll).run(*(c.Move(troll, zone) for zone in commands), c.EndActivation())
        assert play.damage(troll) == left

"""Refusals: each names the rule that it comes from, and the pieces or cards that it is about."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Command, Decline, Done, Pass
from game.rules.factions.state import commands as c
from tests.rules.factions.scene import CAPITALS, Play, Scene


def refused(play: Play, command: Command) -> tuple[str, str, tuple[int, ...]]:
    """Return a refusal's code, its rule without the game, and what it is about. It has a sentence, too."""
    refusal = play.why(command)
    assert refusal is not None, command
    assert refusal.text.endswith(".")
    assert refusal.rule.startswith("factions/")
    assert command not in play.legal
    return refusal.code, refusal.rule.removeprefix("factions/"), refusal.about


# Moving


def test_why_a_unit_does_not_move_any_more(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[2, 2]).run(c.DeclareAttack(squire, enemy), c.DeclareAttack(squire, enemy))
    assert refused(play, c.Move(squire, 2)) == ("settled", "extra_attacks", (squire,))
    scene = Scene()
    squire, enemy = scene.put("Human Commando", 2), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[2]).run(c.Move(squire, 3), c.DeclareAttack(squire, enemy))
    assert refused(play, c.Move(squire, 2)) == ("settled", "moving", (squire,))
    assert "has moved before it attacked," in str(play.why(c.Move(squire, 2)))
    scene = Scene()
    mage, enemy = scene.put("Mage", 2), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).run(c.Move(mage, 3), c.UseAbility(mage, "Sparks"))
    assert refused(play, c.Move(mage, 2)) == ("settled", "moving", (mage,))
    assert "has moved before what it did instead of attacking," in str(play.why(c.Move(mage, 2)))
    scene = Scene()
    orc, enemy = scene.put("Elite Orc Warrior", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(orc, dice=[2]).run(c.DeclareAttack(orc, enemy))
    assert refused(play, c.Move(orc, 2)) == ("settled", "steady", (orc,))
    scene = Scene()
    lorenzo = scene.put("Lorenzo Maydon", 3)
    play = scene.act(lorenzo).run(c.UseAbility(lorenzo, "Mobile Attack"), Done(), Done(), Done())
    assert refused(play, c.Move(lorenzo, 2)) == ("settled", "replaces", (lorenzo,))
    assert refused(play, c.BuyMove(lorenzo))[1] == "replaces"


def test_each_part_of_a_mobile_attack_is_its_own_units(scene: Scene) -> None:
    lorenzo, other, enemy = scene.put("Lorenzo Maydon", 3), scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(lorenzo).run(c.UseAbility(lorenzo, "Mobile Attack"))
    not_an_answer = ("not_an_answer", "turn", ())
    assert play.prompt == "ride_out" and refused(play, c.DeclareAttack(lorenzo, enemy)) == not_an_answer
    assert refused(play, c.Move(other, 2)) == not_an_answer
    play.run(Done())
    assert play.prompt == "ride_attack" and refused(play, c.Move(lorenzo, 2)) == not_an_answer
    assert refused(play, c.DeclareAttack(other, enemy)) == not_an_answer


def test_why_a_unit_does_not_attack_any_more(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire).run(c.Move(squire, 2), c.Move(squire, 3))
    assert refused(play, c.DeclareAttack(squire, enemy)) == ("attacks_spent", "attacks_in_turn", (squire,))
    scene = Scene()
    squire, enemy = scene.put("Squire", 2), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[2]).run(c.Move(squire, 3), c.DeclareAttack(squire, enemy))
    assert refused(play, c.DeclareAttack(squire, enemy)) == ("attacks_spent", "extra_attacks", (squire,))
    scene = Scene()
    orc, enemy = scene.put("Orc Grunt", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(orc, dice=[2]).run(c.DeclareAttack(orc, enemy))
    assert refused(play, c.DeclareAttack(orc, enemy)) == ("attacks_spent", "attacks_in_turn", (orc,))
    scene = Scene()
    mage, enemy = scene.put("Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).run(c.UseAbility(mage, "Sparks"))
    assert refused(play, c.DeclareAttack(mage, enemy)) == ("attacks_spent", "replaces", (mage,))
    scene = Scene()
    shooter, enemy = scene.put("Sharpshooter", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(shooter).run(c.Move(shooter, 2))
    assert refused(play, c.DeclareAttack(shooter, enemy)) == ("attacks_spent", "careful_aim", (shooter,))


def test_why_a_zone_is_out_of_a_units_way(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    flyer = scene.put("Doomfly", 3, 1)
    play = scene.act(squire)
    assert refused(play, c.Move(squire, 4)) == ("barred", "advancing", (squire, enemy))
    assert refused(play, c.Move(squire, 1)) == ("not_beside", "moving", (squire,))
    assert refused(play, c.Move(CAPITALS[0], 2)) == ("not_its_turn", "activation", (CAPITALS[0],))
    play.run(c.Move(squire, 2), c.Move(squire, 1))
    assert refused(play, c.Move(squire, 2)) == ("too_far", "speed", (squire,))
    scene = Scene()
    dragon = scene.put("Red Dragon", 3, magic=0)
    scene.put("Heavy Blade", 3, 1)
    flyer = scene.put("Doomfly", 3, 1)
    assert refused(scene.act(dragon), c.Move(dragon, 4)) == ("barred", "advancing", (dragon, flyer))


def test_why_a_capital_does_not_act() -> None:
    scene = Scene("Barbarian")
    scene.put("Squire", 3)
    enemy = scene.put("Squire", 1, 1)
    play = scene.combat().run(c.Activate(CAPITALS[0]))
    assert refused(play, c.Move(CAPITALS[0], 2)) == ("capital", "capitals", (CAPITALS[0],))
    assert play.code(c.DeclareAttack(CAPITALS[0], enemy)) == ""
    scene = Scene()
    scene.put("Squire", 3), scene.put("Squire", 3)
    assert refused(scene.combat(), c.Activate(CAPITALS[0])) == ("capital", "capitals", (CAPITALS[0],))


def test_whom_combine_fire_does_not_aim() -> None:
    for faction, code in (("Alliance", "capital"), ("Barbarian", "")):
        scene = Scene(faction)
        squire, commando = scene.put("Squire", 1), scene.put("Human Commando", 1)
        scene.put("Squire", 1)
        play = scene.act(squire).do(c.UseAbility(commando, "Combine Fire"))
        assert play.code(c.ChooseUnit(CAPITALS[0])) == code, faction


# Attacking


def test_why_a_target_is_not_attacked(scene: Scene) -> None:
    squire, ally = scene.put("Squire", 3), scene.put("Squire", 3)
    far, ninja = scene.put("Squire", 4, 1), scene.put("Shadow Ninja", 3, 1)
    scene.put("Squire", 3, 1)
    play = scene.act(squire)
    assert refused(play, c.DeclareAttack(squire, ally)) == ("no_enemy", "attack", (squire, ally))
    assert refused(play, c.DeclareAttack(squire, far)) == ("out_of_range", "range", (squire, far))
    assert refused(play, c.DeclareAttack(squire, ninja)) == ("stealth", "stealth", (squire, ninja))
    assert refused(play, c.DeclareAttack(squire, 999)) == ("no_target", "attack", (squire,))
    assert refused(play, c.DeclareAttack(ally, ninja)) == ("not_its_turn", "activation", (ally,))


# Abilities


def test_why_an_ability_is_not_used() -> None:
    scene = Scene("Mage Guild")
    mage, other = scene.put("Mage", 3), scene.put("Mage", 3, 1)
    squire = scene.put("Squire", 3)
    play = scene.act(mage)
    assert refused(play, c.UseAbility(other, "Sparks")) == ("not_yours", "abilities", (other,))
    assert refused(play, c.UseAbility(mage, "Sweep")) == ("no_ability", "abilities", (mage,))
    assert refused(play, c.UseAbility(squire, "Sparks")) == ("no_ability", "abilities", (squire,))
    play.run(c.UseAbility(mage, "Chain Lightning"))
    assert refused(play, c.UseAbility(mage, "Sparks")) == ("no_magic", "magic", (mage,))


def test_why_there_is_no_target_for_an_ability(scene: Scene) -> None:
    medic, knight = scene.put("Field Medic", 3), scene.put("High Knight", 1)
    assert refused(scene.act(medic), c.UseAbility(medic, "Throw Potion 10")) == ("no_target", "targets", (medic,))
    play = scene.act(knight)
    refusal = play.why(c.UseAbility(knight, "Bow Attack 10"))
    assert refusal.text == "There is no target for Bow Attack 10."
    assert refused(play, c.UseAbility(knight, "Sweep")) == ("no_target", "targets", (knight,))


def test_why_a_target_is_not_chosen_for_an_ability(scene: Scene) -> None:
    medic, ally, other = scene.put("Field Medic", 3), scene.put("Squire", 4), scene.put("Squire", 2)
    far, enemy = scene.put("Squire", 1), scene.put("Squire", 3, 1)
    play = scene.act(medic).do(c.UseAbility(medic, "Throw Potion 10"))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(ally), c.ChooseUnit(other)]
    assert refused(play, c.ChooseUnit(enemy)) == ("no_ally", "allies", (medic, enemy))
    assert refused(play, c.ChooseUnit(medic)) == ("itself", "allies", (medic, medic))
    assert refused(play, c.ChooseUnit(far)) == ("out_of_range", "range", (medic, far))
    assert refused(play, c.ChooseUnit(999)) == ("no_unit", "targets", (999,))
    assert refused(play, c.ChooseZone(3)) == ("not_an_answer", "turn", ())


# Cards


def test_why_a_card_is_not_played() -> None:
    scene = Scene("Alliance")
    scene.points(0, 9)
    squire, sword, axe, fortress = scene.hand("Squire", "Short Sword", "Imperial Blade", "Hidden Base")
    (theirs,) = scene.hand("Squire", seat=1)
    play = scene.building()
    assert refused(play, c.PlayCard(squire)) == ("too_dear", "cost", (squire,))
    assert refused(play, c.PlayCard(theirs)) == ("not_in_hand", "playing", (theirs,))
    assert refused(play, c.PlayCard(sword)) == ("no_target", "equipment", (sword,))
    assert refused(play, c.PlayCard(axe)) == ("no_target", "equipment", (axe,))
    assert play.code(c.PlayCard(fortress)) == ""
    scene.build("Barracks", 1)
    assert refused(scene.building(), c.PlayCard(fortress)) == ("no_target", "locations", (fortress,))


def test_why_a_battle_card_is_not_played() -> None:
    scene = Scene("Underworld")
    counter, necromancy, bomb, berzerking = scene.hand("Counterspell", "Necromancy", "Mana Bomb", "Berzerking")
    play = scene.building()
    assert refused(play, c.PlayCard(counter)) == ("no_target", "countering", (counter,))
    assert refused(play, c.PlayCard(necromancy)) == ("nobody_fell", "necromancy", (necromancy,))
    assert refused(play, c.PlayCard(bomb)) == ("no_target", "targets", (bomb,))
    assert play.code(c.PlayCard(berzerking)) == ""


def test_why_a_unit_is_not_equipped(scene: Scene) -> None:
    able, other, away = scene.put("Knight", 1), scene.put("Knight", 1), scene.put("Knight", 2)
    full, troll = scene.put("Knight", 1, equipment=["Short Sword"] * 2), scene.put("Orc Grunt", 1)
    enemy = scene.put("Knight", 1, 1)
    (blade,) = scene.hand("Imperial Blade")
    play = scene.building().do(c.PlayCard(blade))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(able), c.ChooseUnit(other)]
    found = {unit: refused(play, c.ChooseUnit(unit)) for unit in (away, full, troll, enemy, CAPITALS[0])}
    assert [code for code, _, _ in found.values()] == ["not_home", "loaded", "unfit", "not_yours", "not_yours"]
    assert all((rule, about) == ("equipment", (unit,)) for unit, (_, rule, about) in found.items())


def test_why_a_zone_is_not_built_on_or_deployed_in(scene: Scene) -> None:
    enemy = scene.put("Squire", 3, 1)
    scene.put("Squire", 3), scene.put("Squire", 4), scene.put("Squire", 2)
    scene.build("Barracks", 2)
    built = scene.locations[2].card
    fortress, squire = scene.hand("Fortress", "Squire")
    play = scene.building().do(c.PlayCard(fortress))
    assert refused(play, c.ChooseZone(2)) == ("built", "locations", (built,))
    assert refused(play, c.ChooseZone(3)) == ("no_control", "control", (enemy,))
    assert refused(play, c.ChooseZone(9)) == ("no_zone", "zones", ())
    play.run(c.ChooseZone(4)).do(c.PlayCard(squire))
    assert refused(play, c.ChooseZone(3)) == ("not_here", "deploying", ())


def test_why_a_unique_unit_is_not_played() -> None:
    scene = Scene("Alliance")
    scene.put("Commander William Rendar", 3)
    (general,) = scene.hand("General William Rendar")
    (commander,) = scene.hand("Commander William Rendar")
    play = scene.building()
    assert refused(play, c.PlayCard(general)) == ("unique", "unique", (general,))
    for card in (general, commander):
        refusal = play.why(c.PlayCard(card))
        assert refusal.text == "You already control a unit of that name: General William Rendar."


def test_why_a_location_is_not_razed(scene: Scene) -> None:
    one, tired, enemy = scene.put("Squire", 2), scene.put("Squire", 2, tapped=True), scene.put("Squire", 3, 1)
    scene.build("Barracks", 2, 1)
    scene.build("Barracks", 3, 1)
    play = scene.building()
    assert refused(play, c.Raze(1)) == ("no_location", "razing", ())
    assert refused(play, c.Raze(2)) == ("too_few", "razing", (one,))
    assert refused(play, c.Raze(3)) == ("no_control", "control", (enemy,))
    assert play.unit(tired).tapped


def test_why_a_unit_is_not_tapped_for_razing() -> None:
    scene = Scene("Barbarian")
    one, other, away = scene.put("Squire", 1), scene.put("Squire", 1), scene.put("Squire", 2)
    third = scene.put("Squire", 1)
    scene.build("Barracks", 1)
    play = scene.building().do(c.Raze(1))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(one), c.ChooseUnit(other), c.ChooseUnit(third)]
    # A capital is never tapped for something.
    assert refused(play, c.ChooseUnit(CAPITALS[0])) == ("not_able", "razing", (CAPITALS[0],))
    assert refused(play, c.ChooseUnit(away)) == ("not_able", "razing", (away,))
    play.do(c.ChooseUnit(one))
    assert refused(play, c.ChooseUnit(one)) == ("not_able", "razing", (one,))


# Rolls and offers


def test_why_a_roll_is_not_made_again(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("General William Rendar", 3)
    play = scene.act(squire, dice=[2]).do(c.DeclareAttack(squire, enemy))
    assert refused(play, c.Reroll(magic=True)) == ("no_magic", "magic", (squire,))
    assert refused(play, Agree()) == ("not_an_answer", "turn", ())
    scene = Scene()
    mage, enemy = scene.put("Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2]).do(c.DeclareAttack(mage, enemy))
    assert refused(play, c.Reroll(magic=False)) == ("no_leader", "rerolls", (mage,))
    play = scene.act(mage, dice=[19]).do(c.DeclareAttack(mage, enemy))
    assert refused(play, c.Reroll(magic=False)) == ("no_failure", "rerolls", (mage,))


@pytest.mark.parametrize(
    ("magic", "spent", "text"),
    [
        (0, 0, "Mage has no magic; 2 is wanted."),
        (1, 0, "Mage has 1 magic; 2 is wanted."),
        (1, 1, "Mage has 1 magic; 2 is wanted."),
        (2, 0, ""),
        (2, 1, "Mage spends no more magic in this cycle."),
    ],
)
def test_why_magic_is_not_spent_is_told_by_what_is_wanting(magic: int, spent: int, text: str, scene: Scene) -> None:
    # rule: factions/magic
    mage = scene.put("Mage", 3, magic=magic, spent=spent)
    scene.put("Squire", 3, 1)
    refusal = scene.act(mage).why(c.UseAbility(mage, "Fireball"))
    assert (refusal.text if refusal else "") == text
    assert refusal is None or (refusal.code, refusal.rule, refusal.about) == ("no_magic", "factions/magic", (mage,))


def test_why_a_failed_save_is_not_rolled_again(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Dark Knight", 3, 1)
    play = scene.act(blade, dice=[19, 3]).do(c.DeclareAttack(blade, knight))
    assert refused(play, c.Reroll(magic=False)) == ("no_leader", "rerolls", (knight,))
    assert refused(play, Pass()) == ("not_an_answer", "turn", ())


def test_why_an_evasion_is_not_tried_or_left(scene: Scene) -> None:
    blade, trooper = scene.put("Heavy Blade", 3), scene.put("Alliance Trooper", 3, 1)
    scene.put("Dwarf Commando", 4, 1)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    scene.put("Lorenzo Maydon", 3)
    play = scene.act(blade, dice=[19]).do(c.DeclareAttack(blade, trooper))
    assert refused(play, Decline()) == ("not_optional", "evading", ())
    assert refused(play, c.ChooseEvasion("Evade")) == ("no_evasion", "evading", (trooper,))
    assert refused(play, Done()) == ("not_an_answer", "turn", ())


def test_why_others_do_not_intercept(scene: Scene) -> None:
    knight, grunt = scene.put("Knight", 3), scene.put("Orc Grunt", 3, 1)
    scene.put("Green Dragon", 4, 1, magic=0)
    far = scene.put("White Dragon", 5, 1, magic=0)
    play = scene.act(knight, dice=[2]).do(c.DeclareAttack(knight, grunt))
    assert refused(play, c.ChooseUnit(far)) == ("no_intercept", "intercept", (far,))
    assert refused(play, Agree()) == ("not_an_answer", "turn", ())


def test_why_a_trigger_is_not_next(scene: Scene) -> None:
    elemental = scene.put("Energy Elemental", 3, equipment=["Sword of Darkness"], damage=30, magic=0)
    enemy = scene.put("Fire Elemental", 3, 1, magic=0)
    play = scene.act(elemental, dice=[15]).do(c.DeclareAttack(elemental, enemy))
    assert refused(play, c.ChooseTrigger(enemy, "Recoil")) == ("not_an_answer", "triggers", ())


def test_why_allies_do_not_swap_or_attack(scene: Scene) -> None:
    leader, squire, far = scene.put("General Luther Maxwell", 2), scene.put("Squire", 3), scene.put("Squire", 4)
    knight, enemy = scene.put("Knight", 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(leader, dice=[2]).run(c.EndActivation())
    assert refused(play, c.DeclareAttack(far, enemy)) == ("no_ally", "tactics", (far,))
    assert refused(play, c.DeclareAttack(knight, enemy)) == ("out_of_range", "range", (knight, enemy))
    play.run(Done())
    assert refused(play, c.Swap(squire, far)) == ("no_ally", "tactics", (squire, far))
    assert refused(play, c.Swap(CAPITALS[0], squire)) == ("capital", "capitals", (CAPITALS[0], squire))
    assert play.code(c.Swap(squire, knight)) == ""


def test_why_an_ability_is_not_countered() -> None:
    scene = Scene("Mage Guild", "Underworld")
    mage, theirs = scene.put("Mage", 3), scene.put("Battle Mage", 3, 1)
    one, other = scene.hand("Tome of Knowledge", "Tome of Knowledge")
    (counter,) = scene.hand("Counterspell", seat=1)
    play = scene.act(mage).do(
        c.PlayCard(one), c.UseAbility(theirs, "Gather Power 10"), c.PlayCard(other), c.PlayCard(counter)
    )
    first, ability, second = play.table.stack
    assert play.answers(c.ChooseEntry) == [c.ChooseEntry(first.id), c.ChooseEntry(second.id)]
    assert refused(play, c.ChooseEntry(ability.id)) == ("no_card", "countering", ())
    assert refused(play, c.ChooseUnit(mage)) == ("not_an_answer", "turn", ())


@pytest.mark.parametrize("command", [Agree(), c.ChooseUnit(1), c.ChooseCard(1), c.Activate(1), c.EndActivation()])
def test_what_is_not_asked_in_a_build_turn(command: Command) -> None:
    assert refused(Scene().building(), command) == ("not_now", "turn", ())


@pytest.mark.parametrize("command", [Done(), c.Raze(1), c.PlayCard(1)])
def test_what_is_not_asked_when_a_unit_is_to_be_activated(command: Command, scene: Scene) -> None:
    scene.put("Squire", 3), scene.put("Squire", 3)
    assert refused(scene.combat(), command) == ("not_now", "turn", ())


def test_who_means_a_zone_far_off_is_told_how_far(scene: Scene) -> None:
    squire = scene.put("Squire", 1)
    play = scene.act(squire)
    told = {zone: refusal.text for zone in (1, 4, 6) if (refusal := play.why(c.Move(squire, zone))) is not None}
    assert told == {
        1: "Squire stands in zone 1 already.",
        4: "Zone 4 is 3 zones away; Squire moves to a zone beside its own.",
        6: "There are zones 1 to 5.",
    }


def test_why_two_allies_of_a_zone_do_not_swap(scene: Scene) -> None:
    # rule: factions/tactics
    leader, one, other = scene.put("General Luther Maxwell", 2), scene.put("Squire", 3), scene.put("Squire", 3)
    third = scene.put("Squire", 1)
    play = scene.act(leader).run(c.EndActivation())
    assert refused(play, c.Swap(one, other)) == ("same_zone", "tactics", (one, other))
    assert play.answers(c.Swap) == [c.Swap(one, third), c.Swap(other, third)]

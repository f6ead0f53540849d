"""Magic points: where they come from, what they are spent on, and how often."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Pass
from game.rules.factions.cards.effects import Faction
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.scene import CAPITALS, Play, Scene

# Where they come from


def test_magic_comes_with_the_unit() -> None:
    scene = Scene("Mage Guild")
    mage, zeal, squire = scene.hand("Mage", "Zeal, Renegade Knight", "Squire")
    play = scene.building().run(c.PlayCard(mage), c.PlayCard(zeal), c.PlayCard(squire))
    assert [play.unit(unit).magic for unit in (mage, zeal, squire)] == [4, 0, 0]


def test_magic_does_not_come_back_by_itself() -> None:
    scene = Scene("Mage Guild")
    mage, sage = scene.put("Mage", 1, magic=0), scene.put("Sage", 1, magic=0)
    play = scene.upkeep()
    assert (play.unit(mage).magic, play.unit(sage).magic) == (0, 1)


def test_renewal_is_at_ones_own_upkeep_only() -> None:
    scene = Scene("Mage Guild", "Mage Guild", windows="always")
    mine, theirs = scene.put("Sage", 1, magic=0), scene.put("Sage", 5, 1, magic=0)
    play = scene.upkeep()
    # Seat 0's upkeep is over, seat 1's has not begun.
    assert play.prompt == "respond_upkeep"
    assert (play.unit(mine).magic, play.unit(theirs).magic) == (1, 0)
    play.passes()
    assert (play.unit(mine).magic, play.unit(theirs).magic) == (1, 1)


def test_renewal_gives_nothing_to_units_without_a_magic_rating() -> None:
    scene = Scene("Mage Guild")
    scene.put("Wizard Commander Radd", 1)
    squire = scene.put("Squire", 1)
    assert scene.upkeep().unit(squire).magic == 0


# What they are spent on


def mage_at_work(faction: Faction = "Kingdom", *, dice: tuple[int, ...] = (), magic: int = 4) -> tuple[Play, int, int]:
    scene = Scene(faction)
    mage, enemy = scene.put("Mage", 3, magic=magic), scene.put("Heavy Blade", 3, 1)
    return scene.act(mage, dice=dice), mage, enemy


def test_a_unit_spends_magic_on_one_effect_in_a_cycle() -> None:
    play, mage, enemy = mage_at_work()
    play.run(c.UseAbility(mage, "Sparks"))
    assert (play.unit(mage).magic, play.unit(mage).spent, play.damage(enemy)) == (3, 1, 10)
    assert play.code(c.BuyMove(mage)) == "no_magic"


def test_a_roll_again_counts_as_the_units_spending() -> None:
    play, mage, enemy = mage_at_work(dice=(2, 3))
    play.run(c.DeclareAttack(mage, enemy), c.Reroll(magic=True))
    # It failed again, and there is no third roll.
    assert (play.prompt, play.unit(mage).magic, play.damage(enemy)) == ("activation", 3, 0)
    assert play.code(c.BuyMove(mage)) == "no_magic"


def test_a_bought_zone_counts_as_the_units_spending() -> None:
    play, mage, enemy = mage_at_work(dice=(2,))
    play.run(c.BuyMove(mage), c.DeclareAttack(mage, enemy))
    assert (play.prompt, play.unit(mage).magic) == ("activation", 3)
    assert play.code(c.UseAbility(mage, "Sparks")) == "no_magic"


def test_an_evasion_for_magic_leaves_no_magic_for_its_save(scene: Scene) -> None:
    blade, mage = scene.put("Heavy Blade", 3), scene.put("Battle Mage", 3, 1)
    play = scene.act(blade, dice=[19, 10]).run(c.DeclareAttack(blade, mage), c.ChooseEvasion("Sense Attack"))
    assert (play.prompt, play.unit(mage).magic, play.damage(mage)) == ("activation", 2, 30)


def test_a_roll_again_of_a_save_leaves_no_magic_for_another_evasion(scene: Scene) -> None:
    blade, mage = scene.put("Heavy Blade", 3), scene.put("Battle Mage", 3, 1)
    scene.put("Dwarf Commando", 3, 1)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 3, 1)
    play = scene.act(blade, dice=[19, 2, 3]).run(c.DeclareAttack(blade, mage), c.ChooseEvasion("Dodge"))
    assert play.prompt == "reroll_save"
    play.run(c.Reroll(magic=True))
    # Sense Attack cannot be paid for any more: the damage lands.
    assert (play.prompt, play.unit(mage).magic, play.damage(mage)) == ("activation", 2, 30)


@pytest.mark.parametrize(("spent", "left"), [(0, True), (1, True), (2, False)])
def test_master_magicians_count_global_uses_too(spent: int, *, left: bool, scene: Scene) -> None:
    alchemist, enemy = scene.put("Alchemist", 3, spent=spent), scene.put("Heavy Blade", 3, 1)
    play = scene.act(alchemist, dice=[2, 3, 4]).run(c.DeclareAttack(alchemist, enemy))
    assert (c.Reroll(magic=True) in play.legal) == left
    if spent == 0:
        play.run(c.Reroll(magic=True), c.Reroll(magic=True))
        assert (play.prompt, play.unit(alchemist).magic, play.unit(alchemist).spent) == ("activation", 0, 2)


def test_a_hit_that_is_not_critical_may_be_rolled_again_for_magic_and_the_new_roll_counts() -> None:
    play, mage, enemy = mage_at_work(dice=(19, 2))
    play.run(c.DeclareAttack(mage, enemy))
    assert play.answers(c.Reroll) == [c.Reroll(magic=True)]
    assert play.run(c.Reroll(magic=True)).damage(enemy) == 0
    play, mage, enemy = mage_at_work(dice=(20,))
    assert play.run(c.DeclareAttack(mage, enemy)).prompt == "activation"


def test_a_commanders_leave_and_a_magic_point_are_two_rolls_again(scene: Scene) -> None:
    mage, enemy = scene.put("Mage", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("General William Rendar", 3)
    play = scene.act(mage, dice=[2, 3, 20]).run(c.DeclareAttack(mage, enemy))
    assert play.answers(c.Reroll) == [c.Reroll(magic=False), c.Reroll(magic=True)]
    play.run(c.Reroll(magic=False))
    assert play.answers(c.Reroll) == [c.Reroll(magic=True)]
    assert play.run(c.Reroll(magic=True)).damage(enemy) == 20


def test_a_failed_save_may_be_rolled_again_by_leave_and_for_magic(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Dark Knight", 3, 1)
    scene.put("Sir Knight Tiranny", 4, 1)
    play = scene.act(blade, dice=[19, 3, 4]).run(c.DeclareAttack(blade, knight))
    assert play.answers(c.Reroll) == [c.Reroll(magic=False), c.Reroll(magic=True)]
    play.run(c.Reroll(magic=False))
    assert play.answers(c.Reroll) == [c.Reroll(magic=True)]
    play.dice(16).run(c.Reroll(magic=True))
    assert (play.damage(knight), play.unit(knight).magic) == (0, 0)


def test_an_attack_outside_ones_own_turn_may_be_rolled_again_for_magic(scene: Scene) -> None:
    leader, mage = scene.put("General Luther Maxwell", 3), scene.put("Mage", 3)
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(leader, dice=[2, 20]).run(c.EndActivation(), c.DeclareAttack(mage, enemy))
    assert play.run(c.Reroll(magic=True)).damage(enemy) == 20


def test_a_zone_is_bought_in_ones_own_turn_only(scene: Scene) -> None:
    squire, mage = scene.put("Squire", 3), scene.put("Mage", 3)
    assert scene.act(squire).code(c.BuyMove(mage)) == "not_its_turn"


def test_a_zone_is_bought_before_more_than_the_speed_is_moved(scene: Scene) -> None:
    mage, enemy = scene.put("Mage", 1), scene.put("Heavy Blade", 4, 1)
    play = scene.act(mage).run(c.BuyMove(mage), c.Move(mage, 2), c.Move(mage, 3), c.Move(mage, 4))
    # Two zones with the attack; the third gives it up.
    assert play.code(c.DeclareAttack(mage, enemy)) == "attacks_spent"


def test_what_costs_more_than_there_is_cannot_be_used() -> None:
    play, mage, _ = mage_at_work(magic=1)
    assert play.code(c.UseAbility(mage, "Fireball")) == "no_magic"
    assert play.code(c.UseAbility(mage, "Sparks")) == ""


def test_magic_is_spent_again_in_the_next_cycle() -> None:
    scene = Scene("Mage Guild")
    mage = scene.put("Mage", 1, spent=1)
    play = scene.act(mage)
    assert play.code(c.UseAbility(mage, "Chain Lightning")) == "no_magic"
    play.run(c.EndActivation(), c.EndBuild(), c.EndBuild())
    assert (play.table.turn.cycle, play.unit(mage).spent) == (3, 0)


def test_what_is_spent_in_the_upkeep_counts_for_that_cycle() -> None:
    scene = Scene("Neutral")
    dragon, enemy = scene.put("Green Dragon", 3, magic=4), scene.put("Squire", 3, 1)
    play = scene.upkeep()
    assert (play.prompt, play.asked) == ("respond_upkeep", 0)
    play.do(c.UseAbility(dragon, "Treasure Horde")).passes()
    assert (play.prompt, play.unit(dragon).spent) == ("build", 1)
    assert play.code(c.UseAbility(dragon, "Treasure Horde")) == "no_magic"
    assert play.alive(enemy)


def test_what_was_spent_in_the_last_cycle_does_not_count_in_the_upkeep() -> None:
    scene = Scene("Neutral", windows="always")
    dragon = scene.put("Green Dragon", 3, magic=2, spent=1)
    play = scene.act(dragon).do(c.EndActivation())
    while play.prompt != "respond_upkeep":
        play.do(Pass() if play.prompt.startswith("respond") else play.legal[0])
    assert play.asked == 1
    play.do(Pass())
    assert play.code(c.UseAbility(dragon, "Treasure Horde")) == ""


# Saves and immunity


def test_save_n_belongs_to_each_affected_unit(scene: Scene) -> None:
    zeal = scene.put("Zeal, Renegade Knight", 3, magic=6)
    one, other = scene.put("Squire", 3, 1), scene.put("Squire", 3, 1)
    play = scene.act(zeal, dice=[6, 5, 6]).run(c.UseAbility(zeal, "Unleash the Darkness"))
    saves = [(save.unit, save.needed, save.saved) for save in play.happened(e.SaveRolled)]
    assert saves == [(zeal, 6, True), (one, 6, False), (other, 6, True)]
    assert [play.alive(unit) for unit in (zeal, one, other)] == [True, False, True]


def test_a_unit_that_saves_is_not_affected_at_all() -> None:
    for face, damage, tapped in ((11, 0, False), (10, 10, True)):
        play, mage, enemy = mage_at_work(dice=(face,))
        play.run(c.UseAbility(mage, "Blizzard"))
        assert (play.damage(enemy), play.unit(enemy).tapped) == (damage, tapped)


def test_magic_immunity_leaves_the_magic_spent(scene: Scene) -> None:
    mage, dragon = scene.put("Mage", 3), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(mage, dice=[2]).run(c.UseAbility(mage, "Blizzard"))
    assert (play.damage(dragon), play.unit(dragon).tapped, play.unit(mage).magic) == (0, False, 2)
    assert play.happened(e.SaveRolled) == []


def test_magic_immunity_does_not_keep_from_ones_own_magic(scene: Scene) -> None:
    dragon, enemy = scene.put("Black Dragon", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(dragon, dice=[2, 20]).run(c.DeclareAttack(dragon, enemy), c.Reroll(magic=True))
    assert (play.damage(enemy), play.unit(dragon).magic) == (60, 4)


def test_magic_attacks_reach_capitals(scene: Scene) -> None:
    mage = scene.put("Mage", 4)
    play = scene.act(mage).run(c.UseAbility(mage, "Fireball"))
    assert play.damage(CAPITALS[1]) == 20


# mage_guild


@pytest.mark.parametrize(
    ("faction", "face", "magic"), [("Mage Guild", 18, 5), ("Mage Guild", 17, 4), ("Underworld", 18, 4)]
)
def test_mage_guild_wins_a_point_by_an_attack_roll(faction: Faction, face: int, magic: int) -> None:
    play, mage, enemy = mage_at_work(faction, dice=(face,))
    play.run(c.DeclareAttack(mage, enemy), Decline())
    assert play.unit(mage).magic == magic


def test_mage_guild_wins_a_point_by_a_roll_again_and_by_a_save() -> None:
    play, mage, enemy = mage_at_work("Mage Guild", dice=(2, 19))
    play.run(c.DeclareAttack(mage, enemy), c.Reroll(magic=True))
    assert play.unit(mage).magic == 4
    scene = Scene("Mage Guild", "Kingdom")
    caster, sage = scene.put("Mage", 3, 1), scene.put("Sage", 3)
    play = scene.act(caster, dice=[18]).run(c.UseAbility(caster, "Blizzard"))
    assert play.unit(sage).magic == 4


def test_mage_guild_wins_nothing_without_a_magic_rating() -> None:
    scene = Scene("Mage Guild")
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    assert scene.act(squire, dice=[20]).run(c.DeclareAttack(squire, enemy)).unit(squire).magic == 0


def test_mage_guild_wins_a_point_with_a_rating_of_no_points() -> None:
    scene = Scene("Mage Guild")
    zeal, enemy = scene.put("Zeal, Renegade Knight", 3), scene.put("Heavy Blade", 3, 1)
    assert scene.act(zeal, dice=[20]).run(c.DeclareAttack(zeal, enemy)).unit(zeal).magic == 1


def test_magic_stays_spent_when_the_target_is_gone() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    mage, target = scene.put("Mage", 2), scene.put("Apprentice Mage", 3, 1, magic=0)
    radd = scene.put("Wizard Commander Radd", 4, 1, magic=2)
    play = scene.act(mage).do(c.UseAbility(mage, "Sparks"), c.ChooseUnit(target))
    play.do(c.UseAbility(radd, "Levitation"), c.ChooseUnit(target), c.ChooseZone(4)).passes()
    assert (play.unit(mage).magic, play.unit(mage).spent, play.damage(target)) == (3, 1, 0)
    assert play.code(c.BuyMove(mage)) == "no_magic"

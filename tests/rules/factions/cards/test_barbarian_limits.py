"""Where the effects of the Barbarians' cards end, and what of them no other test shows."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import reach_in_turn, unit_stats_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.stats import has
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene

# Units


@shows("Orc Grunt", "Ogre Warrior")
@pytest.mark.parametrize(
    ("name", "hp", "roll", "hit"),
    [
        ("Orc Grunt", 10, 8, True),
        ("Orc Grunt", 10, 7, False),
        ("Ogre Warrior", 20, 8, True),
        ("Ogre Warrior", 20, 7, False),
    ],
)
def test_plain_units_defend_themselves_with_their_figures(name: str, hp: int, roll: int, *, hit: bool) -> None:
    scene = Scene()
    # ATK 8 against DEF 16, and 30 damage.
    blade, unit = scene.put("Heavy Blade", 3), scene.put(name, 3, 1)
    assert scene.act(blade, dice=[roll]).run(c.DeclareAttack(blade, unit)).alive(unit) != hit
    assert unit_stats_of(scene.building().table, unit).hp == hp


@does_not("Orc Grunt", "Ogre Warrior")
@pytest.mark.parametrize("name", ["Orc Grunt", "Ogre Warrior"])
def test_plain_units_attack_once_and_in_their_own_zone(name: str, scene: Scene) -> None:
    unit, enemy, far = scene.put(name, 3), scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 4, 1)
    play = scene.act(unit, dice=[2])
    assert play.code(c.DeclareAttack(unit, far)) == "out_of_range"
    assert play.run(c.DeclareAttack(unit, enemy)).code(c.DeclareAttack(unit, enemy)) == "attacks_spent"


@does_not("Troll Shaman")
def test_a_shaman_cures_for_one_magic_once_in_a_cycle_and_no_enemies() -> None:
    scene = Scene("Barbarian")
    shaman, orc, enemy = (
        scene.put("Troll Shaman", 3),
        scene.put("Ogre Warrior", 4, damage=20),
        scene.put("Ogre Warrior", 3, 1, damage=20),
    )
    play = scene.act(shaman).do(c.UseAbility(shaman, "Cure 10"))
    assert c.ChooseUnit(enemy) not in play.legal
    play.run(c.ChooseUnit(orc))
    assert (play.damage(orc), play.unit(shaman).magic) == (10, 2)
    assert play.code(c.UseAbility(shaman, "Sparks")) == "no_magic"


@shows("Ogre Berzerker")
def test_an_ogre_berzerker_goes_two_zones_and_attacks_once_or_stays_and_attacks_twice() -> None:
    scene = Scene("Barbarian")
    ogre, enemy = scene.put("Ogre Berzerker", 1), scene.put("Heavy Blade", 3, 1)
    assert {there.zone: there.attacks for there in reach_in_turn(scene.act(ogre).table, ogre)} == {2: True, 3: True}
    play = scene.act(ogre, dice=[10]).run(c.Move(ogre, 2), c.Move(ogre, 3), c.DeclareAttack(ogre, enemy))
    assert (play.damage(enemy), play.code(c.DeclareAttack(ogre, enemy))) == (30, "attacks_spent")
    scene = Scene("Barbarian")
    ogre, enemy = scene.put("Ogre Berzerker", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(ogre, dice=[10, 10]).run(c.DeclareAttack(ogre, enemy), c.DeclareAttack(ogre, enemy))
    assert play.damage(enemy) == 60


@shows("Spiked Catapult")
@pytest.mark.parametrize(("attacker", "damage"), [("Knight", 10), ("Sharpshooter", 0)])
def test_a_catapults_spikes_are_for_those_who_come_close(attacker: str, damage: int) -> None:
    scene = Scene("Kingdom", "Barbarian")
    unit = scene.put(attacker, 3)
    catapult = scene.put("Spiked Catapult", 3, 1)
    play = scene.act(unit, dice=[2]).run(c.DeclareAttack(unit, catapult))
    assert sum(blow.amount for blow in play.happened(e.DamageDealt) if blow.unit == unit) == damage


@does_not("Spiked Catapult")
def test_a_catapults_shot_penetrates_and_its_splash_does_not() -> None:
    scene = Scene("Barbarian")
    catapult, dragon = scene.put("Spiked Catapult", 3), scene.put("White Dragon", 4, 1, magic=0)
    play = scene.act(catapult, dice=[19, 1]).run(c.DeclareAttack(catapult, dragon))
    assert play.damage(dragon) == 40


@does_not("Doomfly")
def test_a_doomfly_attacks_no_third_time_and_not_after_its_poison() -> None:
    scene = Scene("Barbarian")
    fly, enemy = scene.put("Doomfly", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(fly, dice=[2, 2]).do(c.DeclareAttack(fly, enemy), Agree())
    assert (play.prompt, play.code(c.DeclareAttack(fly, enemy))) == ("activation", "attacks_spent")
    assert play.code(c.UseAbility(fly, "Paralyze Poison")) == "attacks_spent"
    play = scene.act(fly, dice=[2]).run(c.UseAbility(fly, "Paralyze Poison"))
    assert play.code(c.DeclareAttack(fly, enemy)) == "attacks_spent"


@does_not("Doomfly")
def test_paralyze_poison_reaches_one_zone_and_leaves_others_in_the_way() -> None:
    scene = Scene("Barbarian")
    fly, near = scene.put("Doomfly", 3), scene.put("Heavy Blade", 4, 1)
    scene.put("Heavy Blade", 5, 1)
    orc, other = scene.put("Orc Grunt", 4), scene.put("Knight", 4, 1)
    play = scene.act(fly, dice=[2]).do(c.UseAbility(fly, "Paralyze Poison"))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(near), c.ChooseUnit(orc), c.ChooseUnit(other)]
    play.run(c.ChooseUnit(near), c.EndActivation())
    assert play.run(play.legal[0]).prompt == "activation"
    play = scene.act(orc)
    assert play.code(c.Move(orc, 5)) == "barred"


@does_not("Tank of Ragnos")
def test_a_tank_charges_no_third_zone_and_a_swamp_slows_it() -> None:
    scene = Scene("Barbarian")
    tank = scene.put("Tank of Ragnos", 1)
    play = scene.act(tank).run(c.Move(tank, 2), c.Move(tank, 3))
    assert play.code(c.Move(tank, 4)) == "too_far"
    scene.build("Swamps of Kiran", 3)
    assert {there.zone: there.attacks for there in reach_in_turn(scene.act(tank).table, tank)} == {2: True}


@does_not("Tank of Ragnos")
def test_a_tank_cannot_be_hurt_critically_but_by_penetration() -> None:
    scene = Scene("Kingdom", "Barbarian")
    blade, tank = scene.put("Heavy Blade", 3), scene.put("Tank of Ragnos", 3, 1)
    assert scene.act(blade, dice=[20]).run(c.DeclareAttack(blade, tank)).damage(tank) == 30


@does_not("Thastalos, Barbarian Overlord")
def test_thastalos_leads_no_capital_no_enemy_and_not_himself() -> None:
    scene = Scene("Barbarian", "Barbarian")
    thastalos, enemy = scene.put("Thastalos, Barbarian Overlord", 1), scene.put("Orc Grunt", 1, 1)
    table = scene.building().table
    assert [unit_stats_of(table, unit).attacks for unit in (thastalos, CAPITALS[0], enemy)] == [3, 1, 1]


@does("Thastalos, Barbarian Overlord")
def test_followers_of_thastalos_attack_once_more_instead_of_moving() -> None:
    scene = Scene("Barbarian")
    scene.put("Thastalos, Barbarian Overlord", 2)
    orc, enemy = scene.put("Orc Grunt", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(orc, dice=[10, 10]).run(c.DeclareAttack(orc, enemy), c.DeclareAttack(orc, enemy))
    assert play.damage(enemy) == 40
    assert play.code(c.DeclareAttack(orc, enemy)) == "attacks_spent"
    assert play.code(c.Move(orc, 2)) == "settled"


# Battle cards


@shows("Berzerking")
def test_berzerking_adds_up_and_leaves_spells_alone() -> None:
    scene = Scene("Barbarian")
    shaman, enemy = scene.put("Troll Shaman", 3), scene.put("Heavy Blade", 3, 1)
    first, second = scene.hand("Berzerking", "Berzerking")
    play = scene.act(shaman).run(c.PlayCard(first), c.ChooseUnit(shaman), c.PlayCard(second), c.ChooseUnit(shaman))
    sheet = unit_stats_of(play.table, shaman)
    assert (sheet.atk, sheet.dam, sheet.defense) == (11, 40, 15)
    assert play.run(c.UseAbility(shaman, "Sparks")).damage(enemy) == 10


@does_not("Recruitment Center")
def test_recruitment_center_looks_into_ones_own_deck_and_may_find_nothing() -> None:
    scene = Scene("Barbarian")
    (card,) = scene.hand("Recruitment Center")
    (mine,) = scene.deck("Thastalos, Barbarian Overlord")
    (theirs,) = scene.deck("Orc Grunt", seat=1)
    play = scene.building().run(c.PlayCard(card))
    assert play.prompt == "build"
    assert (play.table.players[0].hand, play.table.players[0].deck) == ((), (mine,))
    assert play.table.players[1].deck == (theirs,)
    (orc,) = scene.deck("Orc Grunt")
    play = scene.building().run(c.PlayCard(card))
    assert play.legal == (c.ChooseCard(orc), Decline())
    play.run(Decline())
    assert (play.table.players[0].hand, sorted(play.table.players[0].deck)) == ((), [mine, orc])


@does_not("Powerful Blow", "Piercing Shot")
@pytest.mark.parametrize("name", ["Powerful Blow", "Piercing Shot"])
def test_penetration_for_all_is_for_those_there_and_for_the_round(name: str) -> None:
    scene = Scene("Barbarian")
    orc, enemy = scene.put("Orc Grunt", 3), scene.put("Orc Grunt", 5, 1)
    card, late = scene.hand(name, "Orc Grunt")
    play = scene.building().run(c.PlayCard(card), c.PlayCard(late))
    found = [has(play.table, play.unit(unit), t.Penetration) for unit in (orc, late, enemy)]
    assert found == [True, False, False]
    assert unit_stats_of(play.table, orc).defense == 16
    while play.table.turn.cycle == 2:
        play.run(c.EndActivation() if play.prompt == "activation" else play.legal[-1])
    assert not has(play.table, play.unit(orc), t.Penetration)
    assert unit_stats_of(play.table, orc).atk == 9


@does("Powerful Blow", "Piercing Shot")
@pytest.mark.parametrize(("name", "roll"), [("Powerful Blow", 9), ("Piercing Shot", 13)])
def test_penetration_for_all_goes_through_damage_reduction(name: str, roll: int) -> None:
    scene = Scene("Barbarian")
    orc, tank = scene.put("Orc Grunt", 3), scene.put("Tank of Ragnos", 3, 1, damage=10)
    (card,) = scene.hand(name)
    # ATK 9 against DEF 22; the blow adds 4.
    play = scene.act(orc, dice=[roll]).run(c.PlayCard(card), c.DeclareAttack(orc, tank))
    assert play.damage(tank) == 30


@does_not("Powerful Blow", "Piercing Shot")
@pytest.mark.parametrize("name", ["Powerful Blow", "Piercing Shot"])
def test_penetration_for_all_is_of_no_use_to_spells_and_against_dark_shield(name: str) -> None:
    scene = Scene("Barbarian")
    shaman, tank = scene.put("Troll Shaman", 3), scene.put("Tank of Ragnos", 3, 1)
    (card,) = scene.hand(name)
    assert scene.act(shaman).run(c.PlayCard(card), c.UseAbility(shaman, "Sparks")).damage(tank) == 0
    scene = Scene("Barbarian")
    orc, zeal = scene.put("Orc Grunt", 3), scene.put("Zeal, Void Knight", 3, 1, magic=0)
    (card,) = scene.hand(name)
    play = scene.act(orc, dice=[15, 11]).run(c.PlayCard(card), c.DeclareAttack(orc, zeal))
    assert play.damage(zeal) == 10


# Locations and equipment


@does_not("Stronghold")
def test_stronghold_raises_attack_alone_and_of_those_who_are_inside() -> None:
    scene = Scene("Barbarian")
    scene.build("Stronghold", 3)
    orc = scene.put("Orc Grunt", 3)
    (march,) = scene.hand("March the Troopers")
    play = scene.building()
    sheet = unit_stats_of(play.table, orc)
    assert (sheet.atk, sheet.dam, sheet.defense) == (13, 20, 16)
    play.run(c.PlayCard(march), c.Move(orc, 2))
    assert unit_stats_of(play.table, orc).atk == 9


@does_not("Axe of Despair")
def test_axe_of_despair_adds_to_attacks_alone() -> None:
    scene = Scene("Barbarian")
    shaman, enemy = scene.put("Troll Shaman", 3, equipment=["Axe of Despair"]), scene.put("Heavy Blade", 3, 1)
    assert unit_stats_of(scene.building().table, shaman).atk == 3
    assert scene.act(shaman).run(c.UseAbility(shaman, "Sparks")).damage(enemy) == 10
    assert scene.act(shaman, dice=[15]).run(c.DeclareAttack(shaman, enemy), Decline()).damage(enemy) == 30


@does("Axe of Despair")
def test_two_axes_add_up_and_bows_profit_too() -> None:
    scene = Scene("Barbarian")
    knight = scene.put("High Knight", 3, equipment=["Axe of Despair", "Axe of Despair"])
    enemy = scene.put("Heavy Blade", 4, 1)
    assert unit_stats_of(scene.building().table, knight).dam == 30
    assert scene.act(knight, dice=[15]).run(c.UseAbility(knight, "Bow Attack 10")).damage(enemy) == 30


@does_not("Spiked Armor")
@pytest.mark.parametrize(
    ("attacker", "ability"), [("Sharpshooter", ""), ("High Knight", "Bow Attack 10"), ("Mage", "Sparks")]
)
def test_spiked_armor_pricks_nobody_who_shoots_or_casts(attacker: str, ability: str) -> None:
    scene = Scene("Kingdom", "Barbarian")
    unit, target = scene.put(attacker, 3), scene.put("Heavy Blade", 3, 1, equipment=["Spiked Armor"])
    what = c.UseAbility(unit, ability) if ability else c.DeclareAttack(unit, target)
    play = scene.act(unit, dice=[15]).run(what)
    assert (play.damage(unit), play.damage(target) > 0) == (0, True)


@does_not("Spiked Armor")
def test_spiked_armor_pricks_once_and_reduced_even_if_there_are_spikes_already() -> None:
    scene = Scene("Kingdom", "Barbarian")
    blade = scene.put("Heavy Blade", 3)
    tank = scene.put("Tank of Ragnos", 3, 1, equipment=["Spiked Armor", "Spiked Armor"])
    assert scene.act(blade, dice=[2]).run(c.DeclareAttack(blade, tank)).damage(blade) == 10
    dragon = scene.put("White Dragon", 3, magic=0)
    assert scene.act(dragon, dice=[2]).run(c.DeclareAttack(dragon, tank)).damage(dragon) == 0

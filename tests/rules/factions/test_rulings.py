"""Rulings that no chapter of tests has room for: what counts for whom when cards, words and turns meet."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.factions.cards.all_cards import CARDS, KEYS
from game.rules.factions.cards.records import Search
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.searching import is_sought
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.scene import CAPITALS, Scene


def test_rounds_cards_for_all_units_mean_those_on_the_table_when_they_resolve(scene: Scene) -> None:
    (blow, squire) = scene.hand("Powerful Blow", "Squire")
    old = scene.put("Squire", 1)
    play = scene.building().run(c.PlayCard(blow), c.PlayCard(squire))
    assert [unit_stats_of(play.table, unit).atk for unit in (old, squire)] == [12, 8]


def test_momentum_does_not_count_outside_ones_own_turn(scene: Scene) -> None:
    leader, lorenzo = scene.put("General Luther Maxwell", 2), scene.put("Lorenzo Maydon, Knight of the Alliance", 3)
    enemy = scene.put("White Dragon", 3, 1, magic=0)
    play = scene.act(leader, dice=[19]).run(c.Move(leader, 3), c.EndActivation(), c.DeclareAttack(lorenzo, enemy))
    assert play.damage(enemy) == 10


def test_mercenaries_are_moved_by_effects(scene: Scene) -> None:
    sword = scene.put("Sword-for-Hire", 3)
    scene.put("Squire", 3, 1)
    (march,) = scene.hand("March the Troopers")
    play = scene.act(sword)
    assert play.code(c.Move(sword, 2)) == "mercenary"
    assert play.run(c.PlayCard(march), c.Move(sword, 4)).zone(sword) == 4


def test_march_takes_tapped_units_along_and_each_one_zone_only(scene: Scene) -> None:
    tired, fresh = scene.put("Squire", 3, tapped=True), scene.put("Squire", 3)
    scene.put("Squire", 3, 1)
    (march,) = scene.hand("March the Troopers")
    play = scene.building().run(c.PlayCard(march), c.Move(tired, 4))
    assert play.code(c.Move(tired, 5)) == "marched"
    play.run(c.Move(fresh, 2))
    assert [play.zone(unit) for unit in (tired, fresh)] == [4, 2]
    assert play.unit(tired).tapped


@pytest.mark.parametrize("way", ["move", "march", "lift", "teleport", "swap", "ride"])
def test_blockade_closes_a_zone_by_whatever_means(way: str, scene: Scene) -> None:
    blockade, march = scene.hand("Blockade", "March the Troopers")
    name = {"lift": "Wizard Commander Radd", "swap": "General Luther Maxwell", "ride": "Lorenzo Maydon"}.get(
        way, "Mage"
    )
    unit = scene.put(name, 3, equipment=["Teleportation Relic"] if way == "teleport" else [], magic=2)
    other, away = scene.put("Squire", 3), scene.put("Squire", 4)
    play = scene.act(unit).run(c.PlayCard(blockade), c.ChooseZone(3))
    if way == "move":
        assert play.code(c.Move(unit, 2)) == "blockade"
    elif way == "march":
        play.run(c.PlayCard(march))
        # Only the unit outside may still go, and not inside.
        assert play.answers(c.Move) == [c.Move(away, 5)]
    elif way == "lift":
        # The only one that can be lifted is the unit outside, past the zone.
        play.run(c.UseAbility(unit, "Levitation"))
        assert [play.zone(number) for number in (unit, other, away)] == [3, 3, 2]
    elif way == "teleport":
        assert play.code(c.UseAbility(unit, "Teleportation")) == "no_target"
    elif way == "swap":
        play.run(c.EndActivation())
        assert play.answers(c.Swap) == []
    else:
        play.run(c.UseAbility(unit, "Mobile Attack"))
        assert play.code(c.Move(unit, 2)) == "blockade"


def test_attack_abilities_put_gathered_power_into_the_first_attack() -> None:
    scene = Scene("Mage Guild")
    evans, one = scene.put("Evans, Mage-Knight", 3, gathered=10), scene.put("Heavy Blade", 3, 1)
    play = scene.act(evans, dice=[15, 15]).run(c.UseAbility(evans, "Magic Strike"), c.ChooseUnit(one))
    assert play.damage(one) == 30
    play.run(c.ChooseUnit(one))
    assert play.damage(one) == 50


def test_attack_abilities_may_be_ended_early() -> None:
    scene = Scene("Mage Guild")
    evans, one = scene.put("Evans, Mage-Knight", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(evans, dice=[15]).run(c.UseAbility(evans, "Magic Strike"), c.ChooseUnit(one), Done())
    assert (play.prompt, play.code(c.DeclareAttack(evans, one))) == ("activation", "attacks_spent")


def test_intercept_is_not_for_battle_cards() -> None:
    scene = Scene("Mage Guild")
    scene.put("Apprentice Mage", 3)
    grunt = scene.put("Orc Grunt", 3, 1)
    scene.put("Green Dragon", 4, 1, magic=0)
    (bomb,) = scene.hand("Mana Bomb")
    play = scene.building().do(c.PlayCard(bomb), c.ChooseUnit(grunt)).passes()
    assert not play.alive(grunt)


def test_intercept_takes_an_allys_healing_as_well_and_never_its_own_ability(scene: Scene) -> None:
    medic, squire = scene.put("Field Medic", 3), scene.put("Squire", 3, damage=15)
    dragon = scene.put("Green Dragon", 4, magic=0, damage=50)
    play = scene.act(medic).do(c.UseAbility(medic, "Heal 20"), c.ChooseUnit(squire))
    assert (play.prompt, play.asked) == ("intercept", 0)
    play.run(c.ChooseUnit(dragon))
    assert [play.damage(unit) for unit in (squire, dragon)] == [15, 30]


def test_an_interceptor_need_not_be_in_reach_and_its_defense_counts(scene: Scene) -> None:
    knight, grunt = scene.put("Knight", 3), scene.put("Peasant", 3, 1)
    dragon = scene.put("White Dragon", 2, 1, magic=0)
    # 10 and 11 hit a Peasant; against DEF 22 they do not.
    play = scene.act(knight, dice=[11]).do(c.DeclareAttack(knight, grunt)).run(c.ChooseUnit(dragon))
    (roll,) = play.happened(e.AttackRolled)
    assert (roll.defense, roll.hit) == (22, False)
    assert play.damage(dragon) == 0


def test_stealth_keeps_allies_in_other_zones_from_helping() -> None:
    scene = Scene("Alliance")
    medic, scout = scene.put("Field Medic", 3), scene.put("Elf Scout", 4, damage=5)
    near = scene.put("Elf Scout", 3, damage=5)
    play = scene.act(medic)
    assert play.code(c.UseAbility(medic, "Throw Potion 10")) == ""
    play.run(c.UseAbility(medic, "Throw Potion 10"))
    assert [play.damage(unit) for unit in (scout, near)] == [5, 0]


def test_mage_guild_wins_a_point_by_unknown_potion() -> None:
    scene = Scene("Mage Guild")
    alchemist, foe = scene.put("Alchemist", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(alchemist, dice=[18]).run(c.UseAbility(alchemist, "Unknown Potion"))
    assert (play.unit(alchemist).magic, play.damage(foe)) == (3, 20)


def test_unknown_potion_is_not_rolled_again(scene: Scene) -> None:
    alchemist, foe = scene.put("Alchemist", 3), scene.put("Heavy Blade", 3, 1, damage=30)
    scene.put("Sir Knight Tiranny", 3)
    play = scene.act(alchemist, dice=[5]).run(c.UseAbility(alchemist, "Unknown Potion"), c.ChooseUnit(foe))
    assert (play.prompt, play.damage(foe)) == ("activation", 10)
    assert play.answers(c.Reroll) == []


def test_mustering_of_several_locations_asks_for_each(scene: Scene) -> None:
    scene.build("Peasant Village", 1)
    scene.build("Peasant Village", 3)
    one, other = scene.deck("Peasant", "Peasant")
    play = scene.building().run(c.EndBuild())
    assert (play.prompt, play.asked) == ("next_trigger", 0)
    play.run(play.legal[1])
    assert play.prompt == "search"
    play.run(c.ChooseCard(one))
    assert (play.prompt, play.zone(one)) == ("search", 3)
    play.run(c.ChooseCard(other))
    assert play.zone(other) == 1


def test_mustering_is_not_for_the_other_player_whatever_is_in_its_deck(scene: Scene) -> None:
    scene.build("Peasant Village", 3, 1)
    scene.build("Barracks", 1)
    (peasant,) = scene.deck("Peasant")
    play = scene.building().run(c.EndBuild())
    assert (play.prompt, play.asked) == ("build", 1)
    assert play.happened(ce.EntryAdded) == []
    assert peasant in play.table.players[0].deck


def test_revival_is_rolled_for_each_defeat() -> None:
    scene = Scene("Kingdom", "Underworld")
    knight, zombie = scene.put("Thastalos, Barbarian Overlord", 3), scene.put("Zombie", 3, 1)
    play = scene.act(knight)
    for save, alive in ((11, True), (11, True), (10, False)):
        play.dice(10, save).run(c.DeclareAttack(knight, zombie))
        zombie = play.back(zombie)
        assert play.alive(zombie) == alive
    assert len(play.happened(e.UnitDefeated)) == 1


def test_splash_reaches_the_attacker_in_the_targets_zone_and_spares_other_zones(scene: Scene) -> None:
    catapult, target = scene.put("Spiked Catapult", 3), scene.put("Heavy Blade", 3, 1)
    ally, away = scene.put("Knight", 3), scene.put("Knight", 4, 1)
    play = scene.act(catapult, dice=[2, 10, 10]).run(c.DeclareAttack(catapult, target))
    assert [save.unit for save in play.happened(e.SaveRolled)] == [catapult, target, ally]
    assert [play.damage(unit) for unit in (catapult, target, away)] == [10, 10, 0]


def test_a_capital_is_splashed_and_saves_like_other_units(scene: Scene) -> None:
    catapult, target = scene.put("Spiked Catapult", 4), scene.put("Heavy Blade", 5, 1)
    play = scene.act(catapult, dice=[2, 10, 11]).run(c.DeclareAttack(catapult, target))
    assert [save.unit for save in play.happened(e.SaveRolled)] == [CAPITALS[1], target]
    assert (play.damage(CAPITALS[1]), play.damage(target)) == (10, 0)


def test_a_stun_is_for_units_that_are_not_activated_yet(scene: Scene) -> None:
    elemental = scene.put("Energy Elemental", 3, magic=0)
    tired = scene.put("Heavy Blade", 3, 1, tapped=True)
    play = scene.act(elemental, dice=[15]).run(c.DeclareAttack(elemental, tired))
    assert play.happened(e.SaveRolled) == []
    assert Decline() not in play.legal


@pytest.mark.parametrize(
    ("search", "found"), [(Search(word="Prince"), True), (Search(word="Prince", common=True), False)]
)
def test_a_search_for_a_word_finds_unique_units_unless_it_says_otherwise(search: Search, found: bool) -> None:
    # rule: factions/searching
    assert is_sought(CARDS[KEYS["Prince Vaan"]], search) is found
    assert not is_sought(CARDS[KEYS["Squire"]], search)

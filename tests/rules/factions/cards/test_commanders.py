"""Commanders and other static effects: whom they reach, how they add up, and for how long."""

from __future__ import annotations

import pytest

from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.stats import ability_named, extra_attacks, has, renewal_of, speed_of
from tests.rules.factions.scene import CAPITALS, Scene

# commanders


@pytest.mark.parametrize(("zone", "atk"), [(1, 8), (2, 10), (3, 10), (4, 10), (5, 8)])
def test_commanders_reach_their_own_zone_and_those_beside_it(zone: int, atk: int, scene: Scene) -> None:
    scene.put("Knight Commander Gregorry", 3)
    squire = scene.put("Squire", zone)
    sheet = unit_stats_of(scene.building().table, squire)
    assert (sheet.atk, sheet.defense) == (atk, atk + 8)


def test_commanders_lead_their_own_side_only(scene: Scene) -> None:
    scene.put("Knight Commander Gregorry", 3, 1)
    mine, theirs = scene.put("Squire", 3), scene.put("Squire", 3, 1)
    table = scene.building().table
    assert (unit_stats_of(table, mine).atk, unit_stats_of(table, theirs).atk) == (8, 10)


def test_commanders_are_not_in_their_own_command(scene: Scene) -> None:
    gregorry, rendar = scene.put("Knight Commander Gregorry", 3), scene.put("General William Rendar", 3)
    table = scene.building().table
    assert unit_stats_of(table, gregorry).atk == 10
    assert not has(table, table.units[rendar], t.RerollAttacks)
    # What is for allies is for other commanders as well.
    assert has(table, table.units[gregorry], t.RerollAttacks)


def test_commanders_are_not_followers(scene: Scene) -> None:
    scene.put("Lorenzo Maydon", 3)
    rendar, squire = scene.put("General William Rendar", 3), scene.put("Squire", 3)
    table = scene.building().table
    assert [has(table, table.units[unit], t.Evasion) for unit in (rendar, squire)] == [False, True]


def test_commanders_of_one_side_may_lead_the_same_units(scene: Scene) -> None:
    gregorry, tiranny = scene.put("Knight Commander Gregorry", 3), scene.put("Sir Knight Tiranny", 4)
    knight = scene.put("Knight", 3, equipment=["Imperial Blade", "Battle Suit"])
    table = scene.building().table
    # 10 and 4 and 2 by what it carries, 2 by its commander.
    assert (unit_stats_of(table, knight).atk, unit_stats_of(table, knight).defense) == (18, 21)
    assert has(table, table.units[knight], t.RerollSaves)
    assert has(table, table.units[gregorry], t.RerollSaves)
    assert unit_stats_of(table, tiranny).atk == 14


def test_commanders_stop_leading_who_moves_away(scene: Scene) -> None:
    scene.put("Knight Commander Gregorry", 1)
    squire = scene.put("Squire", 2)
    play = scene.act(squire)
    assert unit_stats_of(play.table, squire).atk == 10
    play.run(c.Move(squire, 3))
    assert unit_stats_of(play.table, squire).atk == 8


def test_commanders_whose_leave_is_asked_must_be_near_when_it_is_rolled() -> None:
    scene = Scene("Alliance", "Mage Guild")
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    rendar = scene.put("General William Rendar", 4)
    radd = scene.put("Wizard Commander Radd", 4, 1, magic=2)
    play = scene.act(squire, dice=[2]).do(c.DeclareAttack(squire, enemy))
    play.do(c.UseAbility(radd, "Levitation"), c.ChooseUnit(rendar), c.ChooseZone(5)).passes()
    assert (play.prompt, play.zone(rendar)) == ("activation", 5)
    assert c.Reroll(magic=False) not in play.legal


def test_a_medallion_makes_each_effect_of_a_commander_reach_everywhere() -> None:
    scene = Scene("Mage Guild")
    scene.put("Wizard Commander Radd", 1, equipment=["Commander Medallion"])
    mage, leader = scene.put("Mage", 5), scene.put("General Luther Maxwell", 1, equipment=["Commander Medallion"])
    squire, enemy = scene.put("Squire", 5), scene.put("Heavy Blade", 5, 1)
    play = scene.act(leader, dice=[15])
    assert renewal_of(play.table, play.unit(mage)) == 1
    play.run(c.EndActivation(), c.DeclareAttack(squire, enemy))
    assert play.damage(enemy) == 10


# same_words, static


def test_same_words_of_two_commanders_and_equipment_count_once(scene: Scene) -> None:
    scene.put("General William Rendar", 3), scene.put("Commander William Rendar", 3, 1)
    squire = scene.put("Squire", 3, equipment=["Spiked Armor", "Spiked Armor"])
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(enemy, dice=[2, 2]).run(c.DeclareAttack(enemy, squire))
    assert play.prompt == "reroll_attack"
    play.run(c.Reroll(magic=False))
    # Rolled again once, and hurt by one recoil.
    assert (play.prompt, play.damage(enemy)) == ("activation", 10)


def test_figures_of_several_sources_add_up() -> None:
    scene = Scene("Barbarian")
    scene.put("Thastalos, Barbarian Overlord", 3)
    orc = scene.put("Ogre Berzerker", 3)
    scene.build("Stronghold", 3, 1)
    table = scene.building().table
    assert extra_attacks(table, table.units[orc]) == 2
    assert unit_stats_of(table, orc).atk == 18
    assert speed_of(table, table.units[orc]) == 2


def test_static_effects_of_a_location_are_for_whom_it_names() -> None:
    scene = Scene("Alliance", "Alliance")
    scene.build("Hidden Base", 3)
    scene.build("Stronghold", 2, 1)
    mine, theirs, knight = scene.put("Alliance Trooper", 3), scene.put("Alliance Trooper", 3, 1), scene.put("Knight", 3)
    outside = scene.put("Squire", 2)
    table = scene.building().table
    assert [has(table, table.units[unit], t.Stealth) for unit in (mine, theirs, knight)] == [True, False, False]
    assert unit_stats_of(table, outside).atk == 12


def test_static_effects_are_there_at_once_for_who_enters(scene: Scene) -> None:
    scene.build("Fortress", 3)
    squire = scene.put("Squire", 2)
    play = scene.act(squire).run(c.Move(squire, 3))
    assert unit_stats_of(play.table, squire).defense == 18


# allies


def test_a_unit_is_not_its_own_ally() -> None:
    scene = Scene("Alliance")
    commando, trooper = scene.put("Human Commando", 3), scene.put("Alliance Trooper", 3)
    play = scene.building().run(c.UseAbility(commando, "Combine Fire"))
    assert (play.unit(trooper).aimed, play.unit(commando).aimed) == (4, 0)
    scene = Scene("Alliance")
    commando = scene.put("Human Commando", 3)
    assert scene.building().code(c.UseAbility(commando, "Combine Fire")) == "no_target"


def test_granted_abilities_are_those_of_the_commanders_near() -> None:
    scene = Scene("Alliance")
    scene.put("Human Commando", 1)
    near, far = scene.put("Alliance Trooper", 2), scene.put("Alliance Trooper", 4)
    table = scene.building().table
    assert ability_named(table, table.units[near], "Combine Fire") is not None
    assert ability_named(table, table.units[far], "Combine Fire") is None


# deploying, activation


def test_a_unit_that_comes_into_play_in_combat_acts_in_the_same_round() -> None:
    scene = Scene("Underworld", "Kingdom")
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    (card,) = scene.hand("Necromancy")
    (skeleton,) = scene.deck("Skeleton")
    play = scene.act(knight, dice=[15, 5]).do(c.DeclareAttack(knight, grunt), c.PlayCard(card)).passes()
    play.do(c.ChooseCard(skeleton)).passes()
    assert not play.unit(skeleton).tapped
    play.run(c.EndActivation())
    assert play.legal == (c.Activate(skeleton),)


def test_a_player_with_an_untapped_unit_must_activate_one() -> None:
    scene = Scene("Barbarian", "Kingdom")
    one = scene.put("Squire", 3)
    play = scene.combat()
    # A capital that may attack is one of them.
    assert play.legal == (c.Activate(CAPITALS[0]), c.Activate(one))


def test_tapped_units_defend_and_parry_as_ever(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Knight", 3, 1, tapped=True)
    play = scene.act(blade, dice=[19, 16]).run(c.DeclareAttack(blade, knight))
    assert [save.saved for save in play.happened(e.SaveRolled)] == [True]

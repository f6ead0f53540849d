"""Battle cards, locations and equipment of the Mage Guild, and those it shares with the Underworld."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene


@pytest.fixture
def scene() -> Scene:
    return Scene("Mage Guild")


# Mana Bomb


@does("Mana Bomb")
def test_mana_bomb_goes_off_within_a_zone_of_ones_own_wizard(scene: Scene) -> None:
    here, beside, away = (
        scene.put("Heavy Blade", 4, 1),
        scene.put("Heavy Blade", 3, 1),
        scene.put("Heavy Blade", 2, 1),
    )
    scene.put("Apprentice Mage", 4)
    (card,) = scene.hand("Mana Bomb")
    play = scene.building().do(c.PlayCard(card))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(CAPITALS[1]), c.ChooseUnit(here), c.ChooseUnit(beside)]
    assert play.code(c.ChooseUnit(away)) == "out_of_range"
    assert play.run(c.ChooseUnit(beside)).damage(beside) == 30


@does_not("Mana Bomb")
def test_mana_bomb_wants_neither_an_enemys_wizard_nor_another_unit(scene: Scene) -> None:
    scene.put("Apprentice Mage", 3, 1)
    scene.put("Alchemist", 3)
    (card,) = scene.hand("Mana Bomb")
    assert scene.building().code(c.PlayCard(card)) == "no_target"
    scene.put("Apprentice Mage", 2)
    assert scene.building().code(c.PlayCard(card)) == ""


@does_not("Mana Bomb")
def test_mana_bomb_does_nothing_once_only_an_enemys_wizard_is_near(scene: Scene) -> None:
    mage = scene.put("Mage", 2)
    target, theirs = scene.put("Heavy Blade", 3, 1), scene.put("Apprentice Mage", 3, 1)
    card, march = scene.hand("Mana Bomb", "March the Troopers")
    play = scene.building().do(c.PlayCard(card), c.ChooseUnit(target), c.PlayCard(march)).run(c.Move(mage, 1))
    assert [play.damage(unit) for unit in (target, theirs)] == [0, 0]
    assert [event.how for event in play.happened(ce.EntryLeft)] == ["fizzled"]


@does_not("Mana Bomb")
def test_mana_bomb_does_nothing_once_no_wizard_is_near_its_target(scene: Scene) -> None:
    scene.put("Mage", 2)
    target, other = scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 3, 1)
    (card,) = scene.hand("Mana Bomb")
    (march,) = scene.hand("March the Troopers", seat=1)
    play = scene.building().do(c.PlayCard(card), c.ChooseUnit(target), c.PlayCard(march)).passes()
    play.do(c.Move(target, 4), Done()).passes()
    assert [play.damage(unit) for unit in (target, other)] == [0, 0]
    assert "fizzled" in [event.how for event in play.happened(ce.EntryLeft)]


@does_not("Mana Bomb")
def test_mana_bomb_is_no_magic_ability_and_is_reduced_like_all_damage() -> None:
    for name, damage in (("Raven the Destroyer", 30), ("Black Dragon", 30), ("Earth Elemental", 20)):
        scene = Scene("Mage Guild")
        scene.put("Mage", 2)
        target = scene.put(name, 3, 1, magic=0)
        (card,) = scene.hand("Mana Bomb")
        play = scene.building().run(c.PlayCard(card))
        assert (play.damage(target), play.happened(e.SaveRolled)) == (damage, [])


# Meditation, Tome of Knowledge


@does_not("Meditation")
def test_meditation_is_for_ones_own_side_and_takes_the_units_turns() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    mage, other, enemy = scene.put("Mage", 2), scene.put("Zeal, Void Knight", 2), scene.put("Mage", 4, 1)
    (card,) = scene.hand("Meditation")
    play = scene.building().run(c.PlayCard(card))
    assert play.legal == (c.ChooseUnit(mage), Done())
    play.run(c.ChooseUnit(mage))
    # The only one left: nothing more is asked.
    assert play.prompt == "build"
    assert [play.unit(unit).magic for unit in (mage, other, enemy)] == [6, 4, 4]
    play.run(c.EndBuild(), c.EndBuild())
    assert play.legal == (c.Activate(other),)


@does_not("Meditation")
def test_meditation_may_tap_nobody(scene: Scene) -> None:
    mage = scene.put("Mage", 2)
    (card,) = scene.hand("Meditation")
    play = scene.building().run(c.PlayCard(card), Done())
    assert (play.unit(mage).tapped, play.unit(mage).magic) == (False, 4)


@does_not("Tome of Knowledge")
def test_tome_of_knowledge_draws_for_who_plays_it(scene: Scene) -> None:
    (card,) = scene.hand("Tome of Knowledge")
    scene.deck("Squire", "Knight", "Mage")
    scene.deck("Squire", "Knight", "Mage", seat=1)
    play = scene.building().run(c.PlayCard(card))
    assert [len(player.hand) for player in play.table.players] == [2, 0]
    assert [len(player.deck) for player in play.table.players] == [1, 3]
    assert play.table.players[0].graveyard == (card,)


# Grandmagician Headquarters, Area of Regeneration


@does("Grandmagician Headquarters")
def test_grandmagician_headquarters_serves_either_side_and_adds_to_other_renewal() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    scene.build("Grandmagician Headquarters", 3)
    sage, enemy = scene.put("Sage", 3), scene.put("Apprentice Mage", 3, 1)
    play = scene.upkeep()
    assert [play.unit(unit).magic for unit in (sage, enemy)] == [5, 2]


@does_not("Grandmagician Headquarters")
def test_grandmagician_headquarters_is_not_for_other_factions_magic(scene: Scene) -> None:
    scene.build("Grandmagician Headquarters", 3)
    units = [scene.put(name, 3) for name in ("King Jeffery", "Necromancer", "Blue Dragon")]
    before = [scene.units[unit].magic for unit in units]
    play = scene.upkeep()
    assert [play.unit(unit).magic for unit in units] == before


@does_not("Area of Regeneration")
def test_area_of_regeneration_is_not_for_who_has_moved_or_is_elsewhere() -> None:
    for name in ("Squire", "Apprentice Mage"):
        scene = Scene("Mage Guild")
        scene.build("Area of Regeneration", 3)
        comes, outside = scene.put(name, 2, damage=10, magic=0), scene.put(name, 2, damage=10, magic=0)
        assert scene.act(comes).run(c.Move(comes, 3), c.EndActivation()).damage(comes) == 10
        assert scene.act(outside).run(c.EndActivation()).damage(outside) == 10


@does_not("Area of Regeneration")
def test_area_of_regeneration_hurts_the_undead_and_heals_none_out_of_turn() -> None:
    scene = Scene("Underworld")
    scene.build("Area of Regeneration", 3)
    necromancer, other = scene.put("Necromancer", 3), scene.put("Squire", 3, damage=10)
    play = scene.act(necromancer).run(c.EndActivation())
    assert [play.damage(unit) for unit in (necromancer, other)] == [10, 10]


# Counterspell


@does("Counterspell")
@pytest.mark.parametrize("name", ["Squire", "Short Sword", "Barracks", "Blockade"])
def test_counterspell_counters_cards_of_every_type(name: str) -> None:
    scene = Scene("Kingdom", "Mage Guild")
    knight = scene.put("Knight", 1)
    (card,) = scene.hand(name)
    (counter,) = scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(card))
    if play.prompt == "zone":
        play.do(c.ChooseZone(1))
    play.run(c.PlayCard(counter))
    assert play.table.players[0].graveyard == (card,)
    assert play.table.players[1].graveyard == (counter,)
    assert (card in play.table.units, play.unit(knight).attached) == (False, ())
    assert (play.table.locations, play.table.blockaded) == ({}, ())


@does_not("Counterspell")
def test_counterspell_is_not_played_where_no_card_is_being_played() -> None:
    scene = Scene("Mage Guild", "Mage Guild", windows="always")
    (mine,) = scene.hand("Counterspell")
    (theirs,) = scene.hand("Counterspell", seat=1)
    unit, enemy = scene.put("Fire Elemental", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit)
    assert play.code(c.PlayCard(mine)) == "no_target"
    play.do(c.UseAbility(unit, "Fireball"))
    assert (play.asked, play.code(c.PlayCard(theirs))) == (1, "no_target")
    assert play.passes().damage(enemy) == 20


@does_not("Counterspell")
def test_a_second_counterspell_on_the_same_card_does_nothing() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    (squire,) = scene.hand("Squire")
    one, other = scene.hand("Counterspell", "Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(squire), c.PlayCard(one))
    target = next(entry.id for entry in play.table.stack if entry.card == squire)
    assert play.asked == 1
    play.do(c.PlayCard(other), c.ChooseEntry(target)).passes()
    hows = {event.entry: event.how for event in play.happened(ce.EntryLeft)}
    assert sorted(hows.values()) == ["countered", "fizzled", "resolved"]
    assert set(play.table.players[1].graveyard) == {one, other}


# Teleportation Relic


@does_not("Teleportation Relic")
def test_teleportation_takes_two_points_ones_own_turn_and_an_open_zone(scene: Scene) -> None:
    sage, poor = (scene.put("Sage", 1, equipment=["Teleportation Relic"], magic=magic) for magic in (2, 1))
    scene.put("Squire", 2)
    (blockade,) = scene.hand("Blockade")
    assert scene.building().code(c.UseAbility(sage, "Teleportation")) == "not_its_turn"
    play = scene.act(sage).run(c.PlayCard(blockade), c.ChooseZone(5)).do(c.UseAbility(sage, "Teleportation"))
    assert play.answers(c.ChooseZone) == [c.ChooseZone(zone) for zone in (2, 3, 4)]
    assert scene.act(poor).code(c.UseAbility(poor, "Teleportation")) == "no_magic"


@does("Teleportation Relic")
def test_teleportation_passes_enemies_and_may_follow_the_attack(scene: Scene) -> None:
    mage, enemy = scene.put("Fire Elemental", 2, equipment=["Teleportation Relic"]), scene.put("Heavy Blade", 2, 1)
    play = scene.act(mage, dice=[15])
    assert play.code(c.Move(mage, 3)) == "barred"
    play.run(c.DeclareAttack(mage, enemy), Decline(), c.UseAbility(mage, "Teleportation"), c.ChooseZone(5))
    assert (play.damage(enemy), play.zone(mage), play.unit(mage).magic) == (30, 5, 0)
    assert play.code(c.DeclareAttack(mage, CAPITALS[1])) == "attacks_spent"


@does_not("Teleportation Relic")
def test_teleportation_does_not_move_who_is_immune_to_magic(scene: Scene) -> None:
    dragon = scene.put("Black Dragon", 1, equipment=["Teleportation Relic"])
    play = scene.act(dragon).run(c.UseAbility(dragon, "Teleportation"), c.ChooseZone(4))
    assert (play.zone(dragon), play.unit(dragon).magic) == (1, 3)
    assert [event.unit for event in play.happened(e.Unaffected)] == [dragon]

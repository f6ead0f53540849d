"""What was legal when it was announced must still be so when it resolves, or it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Done
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state.commands import ChooseUnit, ChooseZone, Move, PlayCard, UseAbility
from tests.rules.factions.proof import does_not
from tests.rules.factions.scene import Play, Scene


def fates(play: Play) -> list[str]:
    """Return how the entries of the stack left it."""
    return [event.how for event in play.happened(ce.EntryLeft)]


@does_not("Swamps of Kiran")
@pytest.mark.parametrize("enters", [True, False])
def test_a_location_wants_its_zone_controlled_when_it_resolves(*, enters: bool, scene: Scene) -> None:
    scene.put("Squire", 3)
    enemy = scene.put("Squire", 4, 1)
    (swamps,) = scene.hand("Swamps of Kiran")
    (march,) = scene.hand("March the Troopers", seat=1)
    play = scene.building().do(PlayCard(swamps), ChooseZone(3), PlayCard(march)).passes()
    play.do(Move(enemy, 3) if enters else Move(enemy, 5)).passes()
    assert (3 in play.table.locations, fates(play)) == (not enters, ["fizzled" if enters else "resolved"])
    # It stays paid, and lies in the graveyard if it came to nothing.
    assert (play.table.players[0].build, swamps in play.table.players[0].graveyard) == (91, enters)


def test_a_location_wants_a_unit_of_its_player_there_still(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    swamps, march = scene.hand("Swamps of Kiran", "March the Troopers")
    play = scene.building().do(PlayCard(swamps), ChooseZone(3), PlayCard(march)).run(Move(squire, 4))
    assert (play.table.locations, fates(play)) == ({}, ["fizzled"])


@does_not("King Jeffery")
@pytest.mark.parametrize(("goes", "zone"), [(True, 0), (False, 3)])
def test_a_unit_beside_the_king_wants_him_there_when_it_resolves(zone: int, *, goes: bool, scene: Scene) -> None:
    king = scene.put("King Jeffery", 3)
    squire, march = scene.hand("Squire", "March the Troopers")
    play = scene.building().do(PlayCard(squire), ChooseZone(3), PlayCard(march)).passes()
    play.run(Move(king, 4) if goes else Done())
    assert play.alive(squire) == (not goes)
    assert (squire in play.table.players[0].graveyard, play.table.players[0].build) == (goes, 87)
    if zone:
        assert play.zone(squire) == zone


def test_a_unit_by_the_king_comes_nowhere_once_he_has_fallen() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    scene.put("King Jeffery", 3, damage=60)
    scene.put("Apprentice Mage", 4, 1)
    (squire,) = scene.hand("Squire")
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.building().do(PlayCard(squire), ChooseZone(3), PlayCard(bomb)).passes()
    assert (play.alive(squire), squire in play.table.players[0].graveyard) == (False, True)


@does_not("Barracks")
@pytest.mark.parametrize("still", [True, False])
def test_a_unit_in_barracks_wants_them_there_when_it_resolves(*, still: bool, scene: Scene) -> None:
    scene.build("Barracks", 3)
    (squire,) = scene.hand("Squire")
    play = scene.building()
    play.do(PlayCard(squire), ChooseZone(3)) if still else None
    assert not still or play.zone(squire) == 3
    # Barracks of the other player open nothing.
    scene = Scene("Kingdom")
    scene.build("Barracks", 3, 1)
    (squire,) = scene.hand("Squire")
    assert scene.building().run(PlayCard(squire)).zone(squire) == 1


@does_not("Short Sword", "Battle Suit")
@pytest.mark.parametrize("goes", [True, False])
def test_equipment_wants_its_unit_at_home_when_it_resolves(*, goes: bool, scene: Scene) -> None:
    squire, other = scene.put("Squire", 1), scene.put("Squire", 1)
    sword, march = scene.hand("Short Sword", "March the Troopers")
    play = scene.building().do(PlayCard(sword), ChooseUnit(squire), PlayCard(march)).passes()
    play.run(Move(squire if goes else other, 2), Done())
    assert (play.unit(squire).attached, sword in play.table.players[0].graveyard) == (() if goes else (sword,), goes)


def test_a_unit_at_home_comes_whoever_has_come_there(scene: Scene) -> None:
    enemy = scene.put("Squire", 2, 1)
    (squire,) = scene.hand("Squire")
    (march,) = scene.hand("March the Troopers", seat=1)
    play = scene.building().do(PlayCard(squire), PlayCard(march)).passes()
    play.do(Move(enemy, 1)).passes()
    assert play.zone(squire) == 1


@does_not("Necromancer", "Zeal, Void Knight")
@pytest.mark.parametrize(("way", "hurt"), [(2, 0), (4, 20)])
def test_a_spell_on_a_zone_wants_it_in_reach_when_it_resolves(way: int, hurt: int) -> None:
    scene = Scene("Underworld")
    zeal = scene.put("Zeal, Void Knight", 3)
    enemy = scene.put("Heavy Blade", 4, 1)
    (march,) = scene.hand("March the Troopers")
    play = scene.act(zeal).do(UseAbility(zeal, "Dark Bomb"), ChooseZone(4), PlayCard(march)).run(Move(zeal, way))
    assert play.damage(enemy) == hurt
    assert "fizzled" in fates(play) or hurt


def test_a_spell_on_a_zone_does_not_want_its_caster() -> None:
    scene = Scene("Underworld", "Mage Guild")
    caster, enemy = scene.put("Necromancer", 3, damage=40), scene.put("Heavy Blade", 4, 1)
    scene.put("Apprentice Mage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(caster).do(UseAbility(caster, "Dark Bomb"), ChooseZone(4), PlayCard(bomb))
    play.at(caster).passes()
    assert (play.alive(caster), play.damage(enemy)) == (False, 20)


def test_levitation_to_a_zone_that_has_been_closed_does_nothing() -> None:
    # rule: factions/fizzling
    scene = Scene("Mage Guild", "Kingdom")
    radd, squire = scene.put("Wizard Commander Radd", 3, magic=2), scene.put("Squire", 3)
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(radd).do(UseAbility(radd, "Levitation"), ChooseUnit(squire), ChooseZone(4))
    play.do(PlayCard(blockade), ChooseZone(4)).passes()
    assert (play.zone(squire), play.table.blockaded) == (3, (4,))


def test_levitation_does_nothing_without_its_caster() -> None:
    # rule: factions/levitation
    scene = Scene("Mage Guild", "Mage Guild")
    radd, squire = scene.put("Wizard Commander Radd", 3, magic=2, damage=60), scene.put("Squire", 3)
    scene.put("Mage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(radd).do(UseAbility(radd, "Levitation"), ChooseUnit(squire), ChooseZone(4))
    play.do(PlayCard(bomb), ChooseUnit(radd)).passes()
    assert (play.alive(radd), play.zone(squire)) == (False, 3)


def test_a_sweep_ends_with_the_unit_that_sweeps() -> None:
    # rule: factions/sweep
    scene = Scene("Kingdom", "Barbarian")
    knight = scene.put("High Knight", 3, damage=60)
    tank, squire = scene.put("Tank of Ragnos", 3, 1), scene.put("Squire", 3, 1)
    play = scene.act(knight, dice=[2]).run(UseAbility(knight, "Sweep"), ChooseUnit(tank))
    assert not play.alive(knight)
    assert [attack.attack.target for attack in play.happened(e.AttackDeclared)] == [tank]
    assert play.damage(squire) == 0


def answered_by_lifting(scene: Scene, set_out: Move, lifted: int, zone: int, **turn: Any) -> Play:
    """Let a unit set out for a zone, and Radd of the other side answer by lifting a unit to another one."""
    (radd,) = [one.id for one in scene.units.values() if one.record.name == "Wizard Commander Radd"]
    play = scene.act(set_out.unit, **turn).do(set_out, UseAbility(radd, "Levitation"), ChooseUnit(lifted))
    return play.do(ChooseZone(zone)).passes()


@does_not("Sword-for-Hire", "Wizard Commander Radd")
@pytest.mark.parametrize(("zone", "ends"), [(3, 3), (5, 2)])
def test_a_mercenary_that_has_set_out_stays_for_an_enemy_that_has_come(zone: int, ends: int) -> None:
    # rule: factions/mercenaries
    scene = Scene("Neutral", "Mage Guild")
    sword, mage = scene.put("Sword-for-Hire", 3), scene.put("Apprentice Mage", 4, 1)
    scene.put("Wizard Commander Radd", 4, 1, magic=2)
    play = answered_by_lifting(scene, Move(sword, 2), mage, zone)
    assert play.zone(sword) == ends


@pytest.mark.parametrize(("moved", "ends"), [(0, 3), (1, 2)])
def test_a_mercenary_that_moves_on_instead_of_attacking_goes_whoever_has_come(moved: int, ends: int) -> None:
    # rule: factions/mercenaries
    scene = Scene("Neutral", "Mage Guild")
    sword, mage = scene.put("Sword-for-Hire", 3), scene.put("Apprentice Mage", 2, 1)
    scene.put("Wizard Commander Radd", 2, 1, magic=2)
    play = answered_by_lifting(scene, Move(sword, 2), mage, 3, moved=moved, went=moved)
    assert play.zone(sword) == ends


@does_not("Ragnos Beast")
@pytest.mark.parametrize(("is_emptied", "ends"), [(True, 3), (False, 2)])
def test_a_savage_unit_that_has_set_out_stays_with_its_enemy_if_none_is_left_to_go_to(
    ends: int, *, is_emptied: bool
) -> None:
    # rule: factions/savage
    scene = Scene("Neutral", "Mage Guild")
    beast, squire, mage = scene.put("Ragnos Beast", 3), scene.put("Squire", 3, 1), scene.put("Apprentice Mage", 2, 1)
    scene.put("Wizard Commander Radd", 3, 1, magic=2)
    # It is the last zone that it may go in this turn.
    play = answered_by_lifting(scene, Move(beast, 2), mage if is_emptied else squire, 4, moved=2, went=2)
    assert play.zone(beast) == ends

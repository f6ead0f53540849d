"""Fortress and Swamps of Kiran: who moves into them has one zone less in that turn, whether it stops or goes on."""

from __future__ import annotations

import pytest

from game.rules.factions.presentation.queries import reach_in_turn
from game.rules.factions.state import events as e
from game.rules.factions.state.commands import BuyMove, ChooseZone, DeclareAttack, EndActivation, Move, PlayCard
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import Play, Scene


def far(play: Play, unit: int) -> dict[int, bool]:
    """Return the zones that a unit reaches in its turn, and whether it could still attack there."""
    return {there.zone: there.attacks for there in reach_in_turn(play.table, unit)}


@does("Fortress", "Swamps of Kiran")
@pytest.mark.parametrize("location", ["Fortress", "Swamps of Kiran"])
@pytest.mark.parametrize(
    ("name", "reached"),
    [
        # Speed 0: not even in; speed 1: in, and no attack; speed 2: in with the attack, or on without it; speed 3.
        ("Dwarf Commando", {}),
        ("Heavy Blade", {2: False}),
        ("Human Commando", {2: True, 3: False}),
        ("Yellow Dragon", {2: True, 3: True, 4: False}),
        # Charging Assault is two zones and the attack: one, then.
        ("Tank of Ragnos", {2: True}),
    ],
)
def test_slow_zones_take_a_zone_from_who_passes_through(location: str, name: str, reached: dict[int, bool]) -> None:
    scene = Scene()
    unit = scene.put(name, 1, magic=0)
    scene.build(location, 2, 1)
    play = scene.act(unit)
    assert far(play, unit) == reached
    # And so it is when it goes.
    zone = 2
    while play.code(Move(unit, zone)) == "":
        play.run(Move(unit, zone))
        zone += 1
    assert zone - 1 == max(reached, default=1)


@does("Swamps of Kiran")
def test_slow_zones_take_a_zone_each(scene: Scene) -> None:
    dragon = scene.put("Yellow Dragon", 1, magic=0)
    scene.build("Swamps of Kiran", 2)
    scene.build("Fortress", 3, 1)
    assert far(scene.act(dragon), dragon) == {2: True, 3: False}
    again = scene.put("Yellow Dragon", 1, magic=0)
    play = scene.act(again).run(Move(again, 2), Move(again, 1))
    # In, out: three zones of four are gone, and a second way in costs two.
    assert play.code(Move(again, 2)) == "too_far"


@does_not("Fortress")
def test_slow_zones_of_a_fortress_are_none_for_its_player(scene: Scene) -> None:
    unit = scene.put("Heavy Blade", 1)
    scene.build("Fortress", 2)
    assert far(scene.act(unit), unit) == {2: True, 3: False}


@does_not("Swamps of Kiran")
def test_slow_zones_slow_nobody_in_a_later_turn(scene: Scene) -> None:
    unit, other = scene.put("Heavy Blade", 1), scene.put("Heavy Blade", 1)
    scene.put("Squire", 5, 1, tapped=True)
    scene.build("Swamps of Kiran", 2)
    play = scene.act(unit).run(Move(unit, 2), EndActivation())
    assert far(play, other) == {2: False}
    # The one inside goes on from there as ever.
    assert far(scene.act(unit), unit) == {2: False}
    inside = scene.put("Heavy Blade", 2)
    assert far(scene.act(inside), inside) == {1: True, 3: True, 4: False}


@does_not("Swamps of Kiran")
def test_slow_zones_after_an_attack_want_a_speed_of_two() -> None:
    for name, code in (("Heavy Blade", "too_far"), ("Human Commando", "")):
        scene = Scene()
        unit, enemy = scene.put(name, 2), scene.put("Black Dragon", 2, 1, magic=0, paralyzed=True)
        scene.build("Swamps of Kiran", 3)
        play = scene.act(unit, dice=[2]).run(DeclareAttack(unit, enemy))
        assert play.code(Move(unit, 3)) == code
        if not code:
            assert play.run(Move(unit, 3)).code(Move(unit, 4)) == "too_far"


def test_slow_zones_are_made_up_for_by_a_bought_zone_afterwards_too(scene: Scene) -> None:
    mage = scene.put("Mage", 1)
    scene.build("Swamps of Kiran", 2)
    play = scene.act(mage).run(Move(mage, 2))
    assert play.code(Move(mage, 3)) == "too_far"
    assert play.run(BuyMove(mage)).run(Move(mage, 3)).zone(mage) == 3


def test_slow_zones_count_for_a_way_that_was_closed_as_it_was_tried(scene: Scene) -> None:
    unit = scene.put("Human Commando", 2)
    scene.build("Swamps of Kiran", 3)
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(unit).do(Move(unit, 3), PlayCard(blockade), ChooseZone(3)).passes()
    assert play.zone(unit) == 2
    # Two of its three zones are used up.
    assert far(play, unit) == {1: False}


def test_slow_zones_are_reported_with_the_move(scene: Scene) -> None:
    unit = scene.put("Heavy Blade", 1)
    scene.build("Swamps of Kiran", 2)
    (declared,) = scene.act(unit).do(Move(unit, 2)).happened(e.MoveDeclared)
    assert (declared.slowed, declared.gives_up) == (1, True)


@does("Ragnos Beast", "Swamps of Kiran")
def test_slow_zones_may_keep_a_savage_unit_from_its_enemy() -> None:
    for location, codes in ((False, ("", "savage")), (True, ("", ""))):
        scene = Scene()
        beast = scene.put("Ragnos Beast", 1)
        scene.put("Heavy Blade", 4, 1)
        if location:
            scene.build("Swamps of Kiran", 2)
        play = scene.act(beast)
        # Three zones away: with three zones of movement it must go there, with two it cannot.
        assert (play.code(Move(beast, 2)), play.code(EndActivation())) == codes

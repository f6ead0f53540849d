"""How far units go, what bars and slows them, and what a unit's turn is made of."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.factions.presentation.queries import reach_in_turn
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.scene import CAPITALS, Play, Scene


def far(play: Play, unit: int) -> list[tuple[int, int, bool]]:
    """Return the zones that a unit reaches in its turn, with its steps and whether it could still attack there."""
    return [(there.zone, there.steps, there.attacks) for there in reach_in_turn(play.table, unit)]


# speed


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("Heavy Blade", [2, 3], [2]),
        ("Lorenzo Maydon", [2, 3, 4], [2, 3]),
        ("Yellow Dragon", [2, 3, 4, 5], [2, 3, 4]),
        ("Dwarf Commando", [2], []),
    ],
)
def test_speed_without_attacking_and_after_an_attack(name: str, before: list[int], after: list[int]) -> None:
    scene = Scene()
    unit, enemy = scene.put(name, 1, magic=0), scene.put("Heavy Blade", 1, 1, paralyzed=True, tapped=True)
    play = scene.act(unit, dice=[1])
    assert [zone for zone, _, _ in far(play, unit)] == before
    play.run(c.DeclareAttack(unit, enemy))
    reached = []
    for zone in (2, 3, 4, 5):
        if play.code(c.Move(unit, zone)):
            break
        play.run(c.Move(unit, zone))
        reached.append(zone)
    assert reached == after


def test_a_unit_goes_back_and_forth_within_its_speed(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    play = scene.act(squire).run(c.Move(squire, 2), c.Move(squire, 3))
    assert play.zone(squire) == 3
    assert play.code(c.Move(squire, 4)) == "too_far"


def test_speed_of_several_sources_does_not_come_from_charging(scene: Scene) -> None:
    tank, enemy = scene.put("Tank of Ragnos", 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(tank, dice=[2]).run(c.Move(tank, 2), c.Move(tank, 3))
    assert play.code(c.DeclareAttack(tank, enemy)) == ""
    assert play.code(c.Move(tank, 2)) == "too_far"


# slow_zones


@pytest.mark.parametrize(
    ("unit", "steps"),
    [("Heavy Blade", [(2, 1, True), (3, 1, False)]), ("Lorenzo Maydon", [(3, 2, False), (2, 1, True)])],
)
def test_slow_zones_cost_the_way_into_them(unit: str, steps: list[tuple[int, int, bool]], scene: Scene) -> None:
    number = scene.put(unit, 1 if unit == "Lorenzo Maydon" else 2)
    scene.build("Swamps of Kiran", 3, 1)
    if unit == "Heavy Blade":
        # Beside it: one zone, the attack given up.
        assert (3, 1, False) in far(scene.act(number), number)
    else:
        # Two zones away with speed 2: two zones and no attack; the zone before it is as ever.
        assert far(scene.act(number), number)[:2] == [(2, 1, True), (3, 2, False)]


def test_slow_zones_are_out_of_reach_from_two_zones_away_at_speed_1(scene: Scene) -> None:
    squire = scene.put("Squire", 1)
    scene.build("Swamps of Kiran", 3, 1)
    play = scene.act(squire).run(c.Move(squire, 2))
    assert play.code(c.Move(squire, 3)) == "too_far"


def test_slow_zones_slow_neither_who_leaves_nor_who_is_put_there(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    scene.build("Swamps of Kiran", 3, 1)
    assert far(scene.act(squire), squire) == [(1, 2, False), (2, 1, True), (4, 1, True), (5, 2, False)]
    scene = Scene("Kingdom")
    dwarf = scene.put("Dwarf Commando", 2)
    scene.build("Swamps of Kiran", 3, 1)
    (march,) = scene.hand("March the Troopers")
    play = scene.act(dwarf).run(c.PlayCard(march), c.Move(dwarf, 3))
    assert play.zone(dwarf) == 3


def test_a_bought_zone_makes_up_for_a_slow_zone(scene: Scene) -> None:
    mage, enemy = scene.put("Mage", 2), scene.put("Heavy Blade", 3, 1)
    scene.build("Fortress", 3, 1)
    play = scene.act(mage).run(c.BuyMove(mage), c.Move(mage, 3))
    assert play.code(c.DeclareAttack(mage, enemy)) == ""


# advancing


def test_a_capital_bars_nobody_who_is_already_at_the_end(scene: Scene) -> None:
    squire = scene.put("Squire", 5)
    play = scene.act(squire)
    assert play.code(c.Move(squire, 6)) == "not_beside"
    assert play.code(c.Move(squire, 4)) == ""


def test_enemies_bar_the_way_out_of_ones_own_home(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 1), scene.put("Squire", 1, 1)
    refusal = scene.act(squire).why(c.Move(squire, 2))
    assert (refusal.code, refusal.rule, refusal.about) == ("barred", "factions/advancing", (squire, enemy))


def test_a_paralyzed_enemy_with_flying_bars_nothing_either(scene: Scene) -> None:
    dragon = scene.put("Red Dragon", 3)
    scene.put("Doomfly", 3, 1, paralyzed=True, tapped=True)
    assert scene.act(dragon).code(c.Move(dragon, 4)) == ""


def test_one_enemy_that_is_not_paralyzed_is_enough_to_bar_the_way(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    scene.put("Squire", 3, 1, paralyzed=True, tapped=True)
    scene.put("Squire", 3, 1)
    assert scene.act(squire).code(c.Move(squire, 4)) == "barred"


def test_advancing_is_possible_once_the_enemy_has_fallen(scene: Scene) -> None:
    blade, enemy = scene.put("Heavy Blade", 3), scene.put("Squire", 3, 1)
    play = scene.act(blade, dice=[15])
    assert play.code(c.Move(blade, 4)) == "barred"
    play.run(c.DeclareAttack(blade, enemy))
    assert play.run(c.Move(blade, 4)).zone(blade) == 4


def test_a_unit_that_advances_into_a_zone_with_an_enemy_stops_there(scene: Scene) -> None:
    ninja = scene.put("Human Commando", 1)
    scene.put("Squire", 2, 1)
    play = scene.act(ninja).run(c.Move(ninja, 2))
    assert play.code(c.Move(ninja, 3)) == "barred"
    assert play.code(c.Move(ninja, 1)) == ""


# replaces


def test_replacing_attacks_leaves_the_movement_and_not_the_zone_for_giving_them_up(scene: Scene) -> None:
    mage, enemy = scene.put("Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).run(c.UseAbility(mage, "Sparks"))
    assert play.code(c.DeclareAttack(mage, enemy)) == "attacks_spent"
    play.run(c.Move(mage, 2))
    assert play.code(c.Move(mage, 1)) == "too_far"


def test_replacing_attacks_is_possible_after_moving_and_not_after_moving_on(scene: Scene) -> None:
    mage = scene.put("Mage", 1)
    scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage).run(c.Move(mage, 2))
    assert play.code(c.UseAbility(mage, "Sparks")) == ""
    play.run(c.Move(mage, 3))
    assert play.code(c.UseAbility(mage, "Sparks")) == "attacks_spent"


def test_replacing_attacks_on_the_way_ends_the_way(scene: Scene) -> None:
    rider, enemy = scene.put("Rebel Dragon Rider", 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(rider).run(c.Move(rider, 2), c.UseAbility(rider, "Fireball"), c.ChooseUnit(enemy))
    assert play.damage(enemy) == 20
    refusal = play.why(c.Move(rider, 3))
    assert (refusal.code, refusal.rule) == ("settled", "factions/moving")


def test_replacing_attacks_needs_that_no_attack_was_made(scene: Scene) -> None:
    mage, enemy = scene.put("Battle Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2]).run(c.DeclareAttack(mage, enemy), Decline())
    assert play.code(c.UseAbility(mage, "Sparks")) == "attacks_spent"
    # What replaces nothing is still possible.
    assert play.code(c.UseAbility(mage, "Gather Power 10")) == ""


@pytest.mark.parametrize("prompt", ["build", "other"])
def test_replacing_is_for_ones_own_turn_only(prompt: str, scene: Scene) -> None:
    mage, squire = scene.put("Mage", 3), scene.put("Squire", 3)
    scene.put("Heavy Blade", 3, 1)
    play = scene.building() if prompt == "build" else scene.act(squire)
    refusal = play.why(c.UseAbility(mage, "Sparks"))
    assert (refusal.code, refusal.rule, refusal.about) == ("not_its_turn", "factions/replaces", (mage,))


def test_replacing_movement_is_possible_after_an_attack_and_ends_the_movement() -> None:
    scene = Scene("Mage Guild")
    mage, enemy = scene.put("Mage", 1, equipment=["Teleportation Relic"]), scene.put("Heavy Blade", 1, 1)
    play = scene.act(mage, dice=[2]).run(c.DeclareAttack(mage, enemy), Decline())
    play.run(c.UseAbility(mage, "Teleportation"), c.ChooseZone(4))
    assert play.zone(mage) == 4
    assert play.code(c.Move(mage, 3)) == "settled"


def test_replacing_movement_needs_that_no_move_was_made() -> None:
    scene = Scene("Mage Guild")
    mage = scene.put("Mage", 1, equipment=["Teleportation Relic"])
    play = scene.act(mage).run(c.Move(mage, 2))
    assert play.code(c.UseAbility(mage, "Teleportation")) == "movement_spent"


def test_replacing_movement_leaves_one_attack_of_several() -> None:
    scene = Scene("Mage Guild")
    mage = scene.put("Battle Mage", 1, equipment=["Teleportation Relic"])
    enemy = scene.put("Heavy Blade", 4, 1)
    play = scene.act(mage, dice=[2, 2]).run(
        c.UseAbility(mage, "Teleportation"), c.ChooseZone(4), c.DeclareAttack(mage, enemy)
    )
    assert play.code(c.DeclareAttack(mage, enemy)) == "attacks_spent"


# Moves that are lost


def lost_move(name: str, *, damage: int = 0) -> tuple[Play, int, int]:
    """Play a unit's move from zone 3 that is lost to a blockade; an enemy stands beside the unit."""
    scene = Scene("Kingdom", "Kingdom")
    unit, enemy = scene.put(name, 3, damage=damage), scene.put("Heavy Blade", 3, 1)
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(unit, dice=[19, 2]).do(c.Move(unit, 2)).do(c.PlayCard(blockade), c.ChooseZone(2)).passes()
    assert play.zone(unit) == 3
    return play, unit, enemy


def test_a_lost_move_is_a_move_made_for_the_speed() -> None:
    play, unit, _ = lost_move("Squire")
    assert play.code(c.Move(unit, 4)) == "barred"
    assert far(play, unit) == []


def test_momentum_is_not_won_by_a_move_that_is_lost() -> None:
    play, unit, enemy = lost_move("Lorenzo Maydon, Knight of the Alliance")
    assert play.run(c.DeclareAttack(unit, enemy)).damage(enemy) == 20


def test_steady_units_keep_their_bonus_when_a_move_is_lost() -> None:
    play, unit, enemy = lost_move("Elite Orc Warrior")
    assert play.run(c.DeclareAttack(unit, enemy)).damage(enemy) == 30


def test_a_unit_whose_move_is_lost_regenerates() -> None:
    play, unit, _ = lost_move("Troll Axethrower", damage=15)
    assert play.run(c.EndActivation()).damage(unit) == 5


def test_a_lost_teleportation_gives_no_momentum_and_no_second_attack() -> None:
    scene = Scene("Mage Guild", "Kingdom")
    mage = scene.put("Battle Mage", 3, equipment=["Teleportation Relic"])
    enemy = scene.put("Heavy Blade", 3, 1)
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(mage, dice=[2, 2]).do(c.UseAbility(mage, "Teleportation"), c.ChooseZone(1))
    play.do(c.PlayCard(blockade), c.ChooseZone(1)).passes()
    assert (play.zone(mage), play.unit(mage).magic) == (3, 1)
    play.run(c.DeclareAttack(mage, enemy))
    assert play.code(c.DeclareAttack(mage, enemy)) == "attacks_spent"


# A unit's turn


def test_a_unit_may_do_nothing_in_its_turn(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    other = scene.put("Squire", 4, 1)
    play = scene.combat().run(c.Activate(squire), c.EndActivation())
    assert play.unit(squire).tapped
    assert play.legal == (c.Activate(other),)


def test_a_unit_that_falls_in_its_turn_ends_it(scene: Scene) -> None:
    squire, catapult = scene.put("Squire", 3, damage=15), scene.put("Spiked Catapult", 3, 1)
    play = scene.act(squire, dice=[2]).run(c.DeclareAttack(squire, catapult))
    assert not play.alive(squire)
    assert play.legal == (c.Activate(catapult),)


def test_activation_goes_by_units_that_are_tapped_or_untapped_on_the_way() -> None:
    scene = Scene("Mage Guild")
    mage = scene.put("Mage", 3)
    scene.put("Squire", 1)
    scene.put("Heavy Blade", 3, 1)
    other = scene.put("Squire", 5, 1)
    play = scene.act(mage, dice=[5]).run(c.UseAbility(mage, "Blizzard"), c.EndActivation())
    # The unit that was tapped is not activated any more in this round.
    assert play.legal == (c.Activate(other),)


def test_activation_refuses_other_units_with_their_reasons(scene: Scene) -> None:
    scene.put("Squire", 3), scene.put("Squire", 3)
    tired, enemy = scene.put("Squire", 3, tapped=True), scene.put("Squire", 4, 1)
    play = scene.combat()
    told = {unit: play.why(c.Activate(unit)) for unit in (tired, enemy, CAPITALS[0], 999)}
    assert [refusal.code if refusal else "" for refusal in told.values()] == [
        "tapped",
        "not_yours",
        "capital",
        "not_yours",
    ]
    assert all(refusal and refusal.about == (unit,) for unit, refusal in told.items())


def test_units_act_in_turn_from_the_initiative_player(scene: Scene) -> None:
    mine = [scene.put("Squire", 2) for _ in range(2)]
    theirs = [scene.put("Squire", 4, 1) for _ in range(3)]
    play = scene.combat(1)
    order: list[int] = []
    while play.table.turn.phase == "combat" and play.table.turn.cycle == 2 and len(order) < 5:
        if play.prompt == "activate":
            play.run(play.legal[0])
        order.append(play.table.turn.activation.unit)
        play.run(c.EndActivation())
    assert [unit in mine for unit in order] == [False, True, False, True, False]
    assert set(order) == {*mine, *theirs}


def test_mobile_attack_spends_the_whole_turn_even_if_parts_are_left_out() -> None:
    scene = Scene("Alliance")
    lorenzo = scene.put("Lorenzo Maydon", 3)
    scene.put("Heavy Blade", 5, 1)
    play = scene.act(lorenzo).run(c.UseAbility(lorenzo, "Mobile Attack"), Done(), Done(), Done())
    assert play.happened(e.UnitMoved) == []
    assert play.legal == (c.EndActivation(),)

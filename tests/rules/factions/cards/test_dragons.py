"""The six dragons: flying, what each of them does besides, and where that ends."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline
from game.rules.factions.presentation.queries import reach_in_turn
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene

DRAGONS = ("Blue Dragon", "Red Dragon", "Yellow Dragon", "Green Dragon", "White Dragon", "Black Dragon")


@does(*DRAGONS)
@pytest.mark.parametrize("name", DRAGONS)
def test_dragons_fly_on_over_enemies_with_their_own_speed(name: str) -> None:
    speed = 3 if name == "Yellow Dragon" else 2
    scene = Scene()
    dragon = scene.put(name, 1, magic=0)
    scene.put("Squire", 1, 1)
    scene.put("Squire", 2, 1)
    reach = {there.zone: there.attacks for there in reach_in_turn(scene.act(dragon).table, dragon)}
    assert reach == {zone: zone <= 1 + speed for zone in range(2, 3 + speed)}


@does_not(*DRAGONS)
@pytest.mark.parametrize("name", DRAGONS)
def test_an_enemy_that_flies_bars_a_dragons_way_forward_and_no_way_back(name: str, scene: Scene) -> None:
    dragon = scene.put(name, 3, magic=0)
    scene.put("Squire", 3, 1)
    scene.put("Doomfly", 3, 1)
    play = scene.act(dragon)
    assert play.code(c.Move(dragon, 4)) == "barred"
    assert play.code(c.Move(dragon, 2)) == ""
    # A flyer of its own side bars nothing.
    scene = Scene()
    dragon = scene.put(name, 3, magic=0)
    scene.put("Squire", 3, 1)
    scene.put("Doomfly", 3)
    assert scene.act(dragon).code(c.Move(dragon, 4)) == ""


# Blue


@does("Blue Dragon")
def test_blue_dragon_heals_itself_or_an_ally_in_its_zone_without_magic() -> None:
    for target in (0, 1):
        scene = Scene()
        units = scene.put("Blue Dragon", 3, damage=30), scene.put("Knight", 3, damage=30)
        play = scene.act(units[0]).run(c.UseAbility(units[0], "Heal 20"), c.ChooseUnit(units[target]))
        assert [play.damage(unit) for unit in units] == ([10, 30], [30, 10])[target]
        assert play.unit(units[0]).magic == 4


@does_not("Blue Dragon")
def test_blue_dragon_heals_nobody_away_or_of_the_other_side(scene: Scene) -> None:
    dragon, ally, enemy = (
        scene.put("Blue Dragon", 3, damage=30, magic=0),
        scene.put("Knight", 2, damage=30),
        scene.put("Knight", 3, 1, damage=30),
    )
    play = scene.act(dragon).run(c.UseAbility(dragon, "Heal 20"))
    assert [play.damage(unit) for unit in (dragon, ally, enemy)] == [10, 30, 30]


# Red


@does("Red Dragon")
def test_red_dragon_hits_harder_after_a_move(scene: Scene) -> None:
    # 16 and 4 and 2 make 22.
    dragon, tank = scene.put("Red Dragon", 2, magic=0), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(dragon, dice=[2]).run(c.Move(dragon, 3), c.DeclareAttack(dragon, tank))
    assert play.damage(tank) == 40 - 10


@does_not("Red Dragon")
def test_red_dragon_hits_as_ever_without_a_move_of_its_own() -> None:
    for roll, damage in ((6, 20), (5, 0)):
        scene = Scene()
        dragon, tank = scene.put("Red Dragon", 3, magic=0), scene.put("Tank of Ragnos", 3, 1)
        play = scene.act(dragon, dice=[roll]).run(c.DeclareAttack(dragon, tank))
        assert play.damage(tank) == damage
    # Its fire does not grow by moving.
    scene = Scene()
    dragon, blade = scene.put("Red Dragon", 2), scene.put("Heavy Blade", 4, 1)
    play = scene.act(dragon).run(c.Move(dragon, 3), c.UseAbility(dragon, "Fireball"))
    assert (play.damage(blade), play.unit(dragon).magic) == (20, 1)


# Yellow


@does_not("Yellow Dragon")
def test_yellow_dragon_may_leave_its_answer_and_answers_no_spell(scene: Scene) -> None:
    knight, dragon = scene.put("Heavy Blade", 3), scene.put("Yellow Dragon", 3, 1)
    play = scene.act(knight, dice=[15]).run(c.DeclareAttack(knight, dragon), Decline())
    assert (play.damage(dragon), play.damage(knight), play.prompt) == (30, 0, "activation")
    scene = Scene()
    mage, dragon = scene.put("Mage", 3), scene.put("Yellow Dragon", 3, 1)
    assert scene.act(mage).run(c.UseAbility(mage, "Fireball")).prompt == "activation"


@does("Yellow Dragon")
def test_yellow_dragon_answers_each_hit_also_when_tapped(scene: Scene) -> None:
    knight, dragon = scene.put("Knight", 3), scene.put("Yellow Dragon", 3, 1, magic=0, tapped=True)
    play = scene.act(knight, dice=[15, 19, 5]).run(c.DeclareAttack(knight, dragon), Agree())
    assert play.damage(knight) == 30
    play.dice(15, 2).run(c.DeclareAttack(knight, dragon))
    assert (play.prompt, play.asked) == ("strike_back", 1)
    assert play.run(Agree()).damage(dragon) == 20


# Green and White


@does_not("Green Dragon", "White Dragon")
@pytest.mark.parametrize("name", ["Green Dragon", "White Dragon"])
def test_intercept_is_for_allies_within_a_zone_and_not_for_cards_or_zones(name: str) -> None:
    # Two zones away.
    scene = Scene("Mage Guild")
    knight, grunt = scene.put("Knight", 3), scene.put("Orc Grunt", 3, 1)
    scene.put(name, 5, 1, magic=0)
    assert scene.act(knight, dice=[1]).run(c.DeclareAttack(knight, grunt)).prompt == "activation"
    # The enemy's unit.
    scene = Scene("Mage Guild")
    knight, grunt = scene.put("Knight", 3), scene.put("Orc Grunt", 3, 1)
    scene.put(name, 3, magic=0)
    assert scene.act(knight, dice=[1]).run(c.DeclareAttack(knight, grunt)).prompt == "activation"
    # A battle card, and an ability that chooses nobody.
    scene = Scene("Mage Guild")
    mage, grunt, dragon = scene.put("Mage", 3), scene.put("Orc Grunt", 3, 1), scene.put(name, 4, 1, magic=0)
    (bomb,) = scene.hand("Mana Bomb")
    play = scene.act(mage).run(c.UseAbility(mage, "Chain Lightning"))
    assert (play.damage(grunt), play.damage(dragon)) == (10, 0)
    play.run(c.PlayCard(bomb), c.ChooseUnit(grunt))
    assert (play.alive(grunt), play.damage(dragon)) == (False, 0)


@does("Green Dragon", "White Dragon")
@pytest.mark.parametrize("name", ["Green Dragon", "White Dragon"])
def test_the_dragon_that_steps_in_is_what_the_attack_is_rolled_against(name: str, scene: Scene) -> None:
    orc, grunt = scene.put("Elite Orc Warrior", 3), scene.put("Orc Grunt", 3, 1)
    dragon = scene.put(name, 4, 1, magic=0)
    # 11, 4 for standing still and 5: enough for the grunt's 16 and not for the dragon's 21 or 22.
    play = scene.act(orc, dice=[5]).run(c.DeclareAttack(orc, grunt), c.ChooseUnit(dragon))
    assert (play.alive(grunt), play.damage(grunt), play.damage(dragon), play.zone(dragon)) == (True, 0, 0, 4)


@does("Green Dragon", "White Dragon")
@pytest.mark.parametrize("name", ["Green Dragon", "White Dragon"])
def test_a_dragon_steps_in_for_its_capital_and_may_be_missed(name: str, scene: Scene) -> None:
    knight, dragon = scene.put("Knight", 5), scene.put(name, 4, 1, magic=0)
    play = scene.act(knight, dice=[5]).run(c.DeclareAttack(knight, CAPITALS[1]), c.ChooseUnit(dragon))
    assert (play.damage(CAPITALS[1]), play.damage(dragon)) == (0, 0)


@does_not("Green Dragon", "White Dragon")
@pytest.mark.parametrize("name", ["Green Dragon", "White Dragon"])
def test_treasure_takes_two_points_and_goes_to_the_dragons_player(name: str, scene: Scene) -> None:
    dragon = scene.put(name, 3, 1, magic=1)
    assert scene.building(1).code(c.UseAbility(dragon, "Treasure Horde")) == "no_magic"
    scene = Scene()
    dragon, squire = scene.put(name, 3, 1, magic=4), scene.put("Squire", 1)
    scene.points(0, 0)
    scene.points(1, 0)
    # It replaces nothing: here it answers the other one's move.
    play = scene.act(squire).do(c.Move(squire, 2))
    assert play.asked == 1
    play.run(c.UseAbility(dragon, "Treasure Horde"))
    assert ([player.build for player in play.table.players], play.unit(dragon).magic) == ([0, 5], 2)


@does("White Dragon")
def test_white_dragon_cures_near_allies_and_itself_for_a_point(scene: Scene) -> None:
    dragon, near, far = (
        scene.put("White Dragon", 3, damage=50),
        scene.put("Knight", 4, damage=30),
        scene.put("Knight", 5, damage=30),
    )
    enemy = scene.put("Knight", 3, 1, damage=30)
    play = scene.act(dragon).do(c.UseAbility(dragon, "Cure 20"))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(dragon), c.ChooseUnit(near)]
    assert (play.code(c.ChooseUnit(far)), play.code(c.ChooseUnit(enemy))) == ("out_of_range", "no_ally")
    play.run(c.ChooseUnit(near))
    assert (play.damage(near), play.unit(dragon).magic) == (10, 1)


@does("White Dragon")
def test_white_dragon_renews_its_magic_and_reduces_all_damage(scene: Scene) -> None:
    dragon = scene.put("White Dragon", 3)
    assert scene.upkeep().unit(dragon).magic == 3
    scene = Scene()
    mage, dragon = scene.put("Mage", 3), scene.put("White Dragon", 3, 1, magic=0)
    assert scene.act(mage).run(c.UseAbility(mage, "Fireball")).damage(dragon) == 10


@does_not("White Dragon")
def test_white_dragon_does_not_regenerate_after_moving_nor_reduce_what_penetrates(scene: Scene) -> None:
    dragon = scene.put("White Dragon", 3, damage=30, magic=0)
    assert scene.act(dragon).run(c.Move(dragon, 4), c.EndActivation()).damage(dragon) == 30
    scene = Scene()
    blade, dragon = scene.put("Heavy Blade", 3), scene.put("White Dragon", 3, 1, magic=0)
    assert scene.act(blade, dice=[15]).run(c.DeclareAttack(blade, dragon)).damage(dragon) == 30


# Black


@does("Black Dragon")
def test_black_dragon_attacks_twice_and_penetrates(scene: Scene) -> None:
    dragon, tank = scene.put("Black Dragon", 3, magic=0), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(dragon, dice=[6, 6]).run(c.DeclareAttack(dragon, tank), c.DeclareAttack(dragon, tank))
    assert play.damage(tank) == 60
    assert play.code(c.DeclareAttack(dragon, tank)) == "attacks_spent"


@does("Black Dragon")
@pytest.mark.parametrize(
    ("name", "ability"),
    [
        ("Mage", "Sparks"),
        ("Mage", "Chain Lightning"),
        ("Mage", "Blizzard"),
        ("Necromancer", "Dark Bomb"),
        ("Raven the Destroyer", "Black Death"),
        ("Zeal, Void Knight", "Dark Void"),
    ],
)
def test_magic_does_nothing_to_the_black_dragon(name: str, ability: str, scene: Scene) -> None:
    unit, dragon = scene.put(name, 3, magic=10), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(unit, dice=[1, 1]).run(c.UseAbility(unit, ability))
    if play.prompt == "zone":
        play.run(c.ChooseZone(3))
    assert (play.alive(dragon), play.damage(dragon), play.unit(dragon).tapped) == (True, 0, False)
    assert [event.unit for event in play.happened(e.Unaffected)] == [dragon]


@does_not("Black Dragon")
def test_black_dragon_is_not_immune_to_what_costs_no_magic(scene: Scene) -> None:
    # Poison costs no magic, and an attack that was gathered for is an attack.
    fly, dragon = scene.put("Doomfly", 3), scene.put("Black Dragon", 4, 1, magic=0)
    play = scene.act(fly, dice=[10]).run(c.UseAbility(fly, "Paralyze Poison"))
    assert (play.unit(dragon).tapped, play.unit(dragon).paralyzed) == (True, True)
    scene = Scene()
    mage, dragon = scene.put("Battle Mage", 3, gathered=20), scene.put("Black Dragon", 3, 1)
    assert scene.act(mage, dice=[20]).run(c.DeclareAttack(mage, dragon)).damage(dragon) == 60


@does_not("Prince Vaan", "Evans, Mage-Knight")
@pytest.mark.parametrize("name", ["Prince Vaan", "Evans, Mage-Knight"])
def test_magic_strike_does_nothing_to_the_black_dragon_and_can_be_aimed_at_it(name: str, scene: Scene) -> None:
    unit = scene.put(name, 3, magic=1)
    dragon, squire = scene.put("Black Dragon", 3, 1), scene.put("Squire", 3, 1)
    # The first die that is rolled is that of the attack on the squire.
    play = scene.act(unit, dice=[19]).run(c.UseAbility(unit, "Magic Strike"), c.ChooseUnit(dragon))
    assert [event.unit for event in play.happened(e.Unaffected)] == [dragon]
    assert (play.happened(e.AttackRolled), play.damage(dragon), play.unit(dragon).magic) == ([], 0, 5)
    play.run(c.ChooseUnit(squire))
    assert [roll.face for roll in play.happened(e.AttackRolled)] == [19]
    assert play.damage(squire)
    # Its own attack costs no magic.
    scene = Scene()
    unit, dragon = scene.put(name, 3, magic=0), scene.put("Black Dragon", 3, 1)
    assert scene.act(unit, dice=[19]).run(c.DeclareAttack(unit, dragon)).damage(dragon)


@does_not("Evans, Mage-Knight")
def test_magic_sweep_spares_the_black_dragon_alone(scene: Scene) -> None:
    unit = scene.put("Evans, Mage-Knight", 3, magic=1)
    dragon, squire = scene.put("Black Dragon", 3, 1), scene.put("Squire", 3, 1)
    play = scene.act(unit, dice=[19]).run(c.UseAbility(unit, "Magic Sweep"), c.ChooseUnit(dragon))
    # The squire is the last that is left.
    assert [event.unit for event in play.happened(e.Unaffected)] == [dragon]
    assert play.damage(dragon) == 0
    assert play.damage(squire)


def test_a_sweep_without_magic_strikes_the_black_dragon(scene: Scene) -> None:
    knight, dragon = scene.put("High Knight", 3), scene.put("Black Dragon", 3, 1)
    play = scene.act(knight, dice=[20]).run(c.UseAbility(knight, "Sweep"))
    assert play.damage(dragon) > 0


@does_not("Black Dragon")
def test_black_dragon_rolls_again_for_its_own_magic(scene: Scene) -> None:
    dragon, tank = scene.put("Black Dragon", 3), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(dragon, dice=[2, 10]).run(c.DeclareAttack(dragon, tank), c.Reroll(magic=True))
    assert (play.damage(tank), play.unit(dragon).magic) == (30, 4)

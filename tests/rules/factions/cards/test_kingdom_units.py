"""The units of the Kingdom, and words that others share with them: what each does, and what it does not."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene


@does("Squire")
def test_squire_and_knight_attack_twice() -> None:
    for name in ("Squire", "Knight"):
        scene = Scene()
        unit, target = scene.put(name, 3), scene.put("Black Dragon", 3, 1, magic=0)
        play = scene.act(unit, dice=[19, 19]).run(c.DeclareAttack(unit, target), c.DeclareAttack(unit, target))
        assert play.damage(target) == 20


@pytest.mark.parametrize(
    ("name", "bow", "roll", "damage"),
    [
        ("High Knight", "Bow Attack 10", 8, 10),
        ("High Knight", "Bow Attack 10", 7, 0),
        ("Knight Commander Gregorry", "Bow Attack 20", 8, 20),
        ("Sir Knight Tiranny", "Bow Attack 10", 6, 10),
        ("King Jeffery", "Bow Attack 10", 10, 10),
        ("Prince Vaan", "Bow Attack 20", 6, 20),
        ("Zeal, Renegade Knight", "Bow Attack 10", 7, 10),
    ],
)
def test_bow_attacks_reach_a_zone_with_two_less_attack(name: str, bow: str, roll: int, damage: int) -> None:
    scene = Scene()
    unit, target = scene.put(name, 3, magic=0), scene.put("Heavy Blade", 4, 1)
    play = scene.act(unit, dice=[roll]).run(c.UseAbility(unit, bow))
    assert play.damage(target) == damage
    # It replaces the attacks, not the movement.
    assert play.code(c.UseAbility(unit, bow)) == "attacks_spent"
    assert play.code(c.Move(unit, 2)) == ""


@does_not("High Knight")
def test_bow_attacks_do_not_reach_two_zones_and_cannot_be_parried(scene: Scene) -> None:
    unit = scene.put("High Knight", 3)
    scene.put("Knight", 5, 1)
    assert scene.act(unit).code(c.UseAbility(unit, "Bow Attack 10")) == "no_target"
    scene = Scene()
    unit, knight = scene.put("High Knight", 3), scene.put("Knight", 3, 1)
    play = scene.act(unit, dice=[15, 20]).run(c.UseAbility(unit, "Bow Attack 10"))
    assert (play.damage(knight), play.happened(e.SaveRolled)) == (10, [])


@does("High Knight")
@pytest.mark.parametrize("name", ["High Knight", "Prince Vaan", "Zeal, Renegade Knight"])
def test_sweep_attacks_each_enemy_in_the_zone_once(name: str, scene: Scene) -> None:
    unit = scene.put(name, 5, magic=0)
    one, other, away = (scene.put("Ogre Warrior", zone, 1) for zone in (5, 5, 4))
    play = scene.act(unit, dice=[19, 19, 1]).do(c.UseAbility(unit, "Sweep"))
    assert play.prompt == "sweep"
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(CAPITALS[1]), c.ChooseUnit(one), c.ChooseUnit(other)]
    play.run(c.ChooseUnit(other), c.ChooseUnit(one))
    assert [play.damage(number) > 0 for number in (one, other, away, CAPITALS[1])] == [True, True, False, True]
    assert play.code(c.DeclareAttack(unit, one)) == "attacks_spent"


def test_sweep_needs_that_no_attack_was_made(scene: Scene) -> None:
    unit, one = scene.put("High Knight", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit, dice=[2]).run(c.DeclareAttack(unit, one))
    assert play.code(c.UseAbility(unit, "Sweep")) == "attacks_spent"


@does("High Knight")
def test_high_knight_strikes_back_when_it_parries(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("High Knight", 3, 1)
    play = scene.act(blade, dice=[19, 16, 19]).run(c.DeclareAttack(blade, knight))
    assert (play.damage(knight), play.damage(blade)) == (0, 10)


@does("Heavy Blade")
def test_heavy_blade_penetrates(scene: Scene) -> None:
    blade, dragon = scene.put("Heavy Blade", 3), scene.put("White Dragon", 3, 1, magic=0)
    play = scene.act(blade, dice=[19]).run(c.DeclareAttack(blade, dragon))
    assert play.damage(dragon) == 30


@does("Field Medic", "Troll Shaman")
@pytest.mark.parametrize(
    ("healer", "ability", "zone", "damage"),
    [
        ("Field Medic", "Heal 20", 3, 10),
        ("Field Medic", "Throw Potion 10", 4, 20),
        ("Alchemist", "Throw Potion 20", 4, 10),
        ("Water Elemental", "Heal 10", 3, 20),
        ("Troll Shaman", "Cure 10", 4, 20),
        ("Blue Dragon", "Heal 20", 3, 10),
        ("White Dragon", "Cure 20", 4, 10),
    ],
)
def test_healing_an_ally(healer: str, ability: str, zone: int, damage: int, scene: Scene) -> None:
    unit, hurt = scene.put(healer, 3, damage=10), scene.put("Heavy Blade", zone, damage=30)
    far, enemy = scene.put("Heavy Blade", 5, damage=30), scene.put("Heavy Blade", 3, 1, damage=30)
    play = scene.act(unit).run(c.UseAbility(unit, ability))
    if play.prompt == "target":
        assert c.ChooseUnit(far) not in play.legal
        assert c.ChooseUnit(enemy) not in play.legal
        itself = ability.startswith(("Heal", "Cure"))
        assert (c.ChooseUnit(unit) in play.legal) == itself
        play.run(c.ChooseUnit(hurt))
    assert play.damage(hurt) == damage


@does_not("Field Medic")
def test_heal_reaches_its_own_zone_only(scene: Scene) -> None:
    unit, hurt = scene.put("Field Medic", 3), scene.put("Heavy Blade", 4, damage=30)
    play = scene.act(unit).run(c.UseAbility(unit, "Heal 20"))
    assert play.damage(hurt) == 30


def test_a_capital_is_healed_up_to_its_hit_points(scene: Scene) -> None:
    unit = scene.put("Field Medic", 1)
    scene.capital(0, damage=15)
    play = scene.act(unit).run(c.UseAbility(unit, "Heal 20"), c.ChooseUnit(CAPITALS[0]))
    assert play.damage(CAPITALS[0]) == 0


@shows("Knight Commander Gregorry")
def test_gregorry_leads_warriors_near_him(scene: Scene) -> None:
    leader = scene.put("Knight Commander Gregorry", 3)
    near, far, cleric, enemy = (
        scene.put("Squire", 2),
        scene.put("Squire", 5),
        scene.put("Field Medic", 3),
        scene.put("Squire", 3, 1),
    )
    table = scene.building().table
    assert (unit_stats_of(table, near).atk, unit_stats_of(table, near).defense) == (10, 18)
    for number, atk in ((far, 8), (cleric, 5), (enemy, 8), (leader, 10)):
        assert unit_stats_of(table, number).atk == atk


@does("Commander Medallion")
def test_commander_medallion_leads_everywhere(scene: Scene) -> None:
    scene.put("Knight Commander Gregorry", 1, equipment=["Commander Medallion"])
    far = scene.put("Squire", 5)
    assert unit_stats_of(scene.building().table, far).atk == 10


@does_not("Commander Medallion")
def test_commander_medallion_is_for_commanders(scene: Scene) -> None:
    leader = scene.put("Sir Knight Tiranny", 1)
    scene.put("Squire", 1)
    (card,) = scene.hand("Commander Medallion")
    play = scene.building().run(c.PlayCard(card))
    assert play.unit(leader).attached == (card,)


@does("Sir Knight Tiranny")
def test_tiranny_lets_allies_roll_each_failed_save_again_once(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Knight", 3, 1)
    scene.put("Sir Knight Tiranny", 4, 1)
    play = scene.act(blade, dice=[15, 3, 16]).run(c.DeclareAttack(blade, knight))
    assert play.legal == (c.Reroll(magic=False), Decline())
    assert play.run(c.Reroll(magic=False)).damage(knight) == 0
    # Out of its command, or for himself, he gives nothing.
    scene = Scene()
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Knight", 3, 1)
    scene.put("Sir Knight Tiranny", 5, 1)
    assert scene.act(blade, dice=[15, 3]).run(c.DeclareAttack(blade, knight)).damage(knight) == 30


@does("General Luther Maxwell")
def test_maxwell_lets_an_ally_attack_and_two_swap(scene: Scene) -> None:
    leader, squire, medic = (
        scene.put("General Luther Maxwell", 3),
        scene.put("Squire", 3, tapped=True),
        scene.put("Field Medic", 2),
    )
    far, enemy = scene.put("Squire", 5), scene.put("Orc Grunt", 3, 1)
    play = scene.act(leader, dice=[15]).run(c.EndActivation())
    assert play.prompt == "tactical_attack"
    assert play.answers(c.DeclareAttack) == [c.DeclareAttack(squire, enemy)]
    play.run(c.DeclareAttack(squire, enemy))
    assert play.damage(enemy) == 10
    assert play.prompt == "tactical_swap"
    assert play.legal == (c.Swap(squire, medic), Done())
    play.run(c.Swap(squire, medic))
    assert (play.zone(squire), play.zone(medic), play.zone(far)) == (2, 3, 5)


def test_maxwell_may_leave_both(scene: Scene) -> None:
    leader, squire = scene.put("General Luther Maxwell", 3), scene.put("Squire", 3)
    scene.put("Field Medic", 2)
    enemy = scene.put("Orc Grunt", 3, 1)
    play = scene.act(leader).run(c.EndActivation(), Done(), Done())
    assert (play.damage(enemy), play.zone(squire)) == (0, 3)


@does("Commander William Rendar")
def test_commander_rendar_helps_followers_in_his_zone() -> None:
    for zone, prompt in ((3, "reroll_attack"), (2, "activation")):
        scene = Scene()
        blade, enemy = scene.put("Heavy Blade", 3), scene.put("Heavy Blade", 3, 1)
        scene.put("Commander William Rendar", zone)
        assert scene.act(blade, dice=[2]).run(c.DeclareAttack(blade, enemy)).prompt == prompt


@does_not("Commander William Rendar")
def test_commander_rendar_does_not_help_commanders(scene: Scene) -> None:
    tiranny, enemy = scene.put("Sir Knight Tiranny", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("Commander William Rendar", 3)
    assert scene.act(tiranny, dice=[2]).run(c.DeclareAttack(tiranny, enemy)).prompt == "activation"


@does("King Jeffery")
def test_king_jeffery_opens_his_zone_for_deployment(scene: Scene) -> None:
    scene.put("King Jeffery", 3)
    (squire,) = scene.hand("Squire")
    play = scene.building().do(c.PlayCard(squire))
    assert play.answers(c.ChooseZone) == [c.ChooseZone(1), c.ChooseZone(3)]
    assert play.run(c.ChooseZone(3)).zone(squire) == 3


@does_not("King Jeffery")
def test_king_jeffery_opens_nothing_for_the_other_side(scene: Scene) -> None:
    scene.put("King Jeffery", 3, 1)
    (squire,) = scene.hand("Squire")
    assert scene.building().run(c.PlayCard(squire)).zone(squire) == 1


@does("Prince Vaan")
@pytest.mark.parametrize("name", ["Prince Vaan", "Evans, Mage-Knight"])
def test_magic_strike_is_two_attacks(name: str, scene: Scene) -> None:
    unit, one, other = scene.put(name, 3), scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit, dice=[15, 15]).run(c.UseAbility(unit, "Magic Strike"))
    assert play.prompt == "strike"
    play.run(c.ChooseUnit(one), c.ChooseUnit(other))
    assert (play.damage(one), play.damage(other)) == (20, 20)
    assert play.prompt == "activation"

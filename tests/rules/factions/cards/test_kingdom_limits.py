"""Where the effects of the Kingdom's cards end, and what of them no other test shows."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.factions.presentation.queries import reach_in_turn, unit_stats_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene

# Units


@does_not("Squire")
def test_a_squire_attacks_no_third_time_and_but_once_after_moving(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[2, 2]).run(c.DeclareAttack(squire, enemy), c.DeclareAttack(squire, enemy))
    assert play.code(c.DeclareAttack(squire, enemy)) == "attacks_spent"
    assert play.code(c.Move(squire, 2)) == "settled"
    scene = Scene()
    squire, enemy = scene.put("Squire", 2), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[2]).run(c.Move(squire, 3), c.DeclareAttack(squire, enemy))
    assert play.code(c.DeclareAttack(squire, enemy)) == "attacks_spent"


@does("Knight")
@pytest.mark.parametrize(("save", "damage"), [(16, 0), (15, 20)])
def test_a_knight_parries_with_a_save_of_16(save: int, damage: int, scene: Scene) -> None:
    orc, knight = scene.put("Orc Grunt", 3), scene.put("Knight", 3, 1)
    assert scene.act(orc, dice=[15, save]).run(c.DeclareAttack(orc, knight)).damage(knight) == damage


@does_not("Knight")
def test_a_knight_parries_no_arrow_and_no_spell_and_does_not_strike_back() -> None:
    for name, ability in (("Sharpshooter", ""), ("Troll Shaman", "Sparks")):
        scene = Scene()
        unit, knight = scene.put(name, 3), scene.put("Knight", 3, 1)
        what = c.UseAbility(unit, ability) if ability else c.DeclareAttack(unit, knight)
        play = scene.act(unit, dice=[15, 20]).run(what)
        assert (play.damage(knight) > 0, play.happened(e.SaveRolled)) == (True, [])
    scene = Scene()
    orc, knight = scene.put("Ogre Warrior", 3), scene.put("Knight", 3, 1)
    play = scene.act(orc, dice=[15, 20, 20]).run(c.DeclareAttack(orc, knight))
    assert (play.damage(orc), len(play.happened(e.AttackDeclared))) == (0, 1)


@does_not("High Knight", "Knight Commander Gregorry", "Prince Vaan")
@pytest.mark.parametrize("name", ["High Knight", "Knight Commander Gregorry", "Prince Vaan"])
@pytest.mark.parametrize(("attacker", "save"), [("Heavy Blade", 15), ("Sharpshooter", 20)])
def test_who_did_not_parry_does_not_strike_back(name: str, attacker: str, save: int, scene: Scene) -> None:
    blade, knight = scene.put(attacker, 3), scene.put(name, 3, 1, magic=0)
    play = scene.act(blade, dice=[19, save]).run(c.DeclareAttack(blade, knight))
    assert (play.damage(knight), len(play.happened(e.AttackDeclared))) == (30, 1)


@does_not("Heavy Blade")
def test_penetration_is_of_no_use_against_dark_shield(scene: Scene) -> None:
    blade, zeal = scene.put("Heavy Blade", 3), scene.put("Zeal, Void Knight", 3, 1, magic=0)
    play = scene.act(blade, dice=[15, 11]).run(c.DeclareAttack(blade, zeal))
    assert play.damage(zeal) == 20


@does_not("Field Medic")
def test_a_potion_is_not_for_the_thrower_nor_for_enemies(scene: Scene) -> None:
    medic = scene.put("Field Medic", 3, damage=10)
    scene.put("Squire", 3, 1, damage=10)
    assert scene.act(medic).code(c.UseAbility(medic, "Throw Potion 10")) == "no_target"
    assert scene.act(medic).run(c.UseAbility(medic, "Heal 20")).damage(medic) == 0


@does("Knight Commander Gregorry")
def test_gregorry_attacks_three_times_and_no_more(scene: Scene) -> None:
    gregorry, enemy = scene.put("Knight Commander Gregorry", 3), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(gregorry, dice=[19, 19, 19])
    for damage in (10, 20, 30):
        assert play.run(c.DeclareAttack(gregorry, enemy)).damage(enemy) == damage
    assert play.code(c.DeclareAttack(gregorry, enemy)) == "attacks_spent"


@does("Sir Knight Tiranny")
def test_tiranny_helps_with_every_kind_of_save_and_commanders_too(scene: Scene) -> None:
    hunter = scene.put("Arian, Bounty Hunter", 3, equipment=["Stun Gun"])
    vaan = scene.put("Prince Vaan", 3, 1, magic=0)
    scene.put("Sir Knight Tiranny", 4, 1)
    play = scene.act(hunter, dice=[15, 3, 11]).run(c.DeclareAttack(hunter, vaan))
    assert play.legal == (c.Reroll(magic=False), Decline())
    assert not play.run(c.Reroll(magic=False)).unit(vaan).tapped


@does_not("Sir Knight Tiranny")
def test_tiranny_gives_one_roll_more_and_only_for_saves_and_not_to_himself(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Knight", 3, 1)
    tiranny = scene.put("Sir Knight Tiranny", 4, 1)
    play = scene.act(blade, dice=[15, 3, 4]).run(c.DeclareAttack(blade, knight), c.Reroll(magic=False))
    assert (play.damage(knight), play.prompt) == (30, "activation")
    play = scene.act(knight, dice=[1]).run(c.DeclareAttack(knight, blade))
    assert play.prompt == "activation"
    blade = scene.put("Heavy Blade", 4)
    assert scene.act(blade, dice=[15, 3]).run(c.DeclareAttack(blade, tiranny)).damage(tiranny) == 30


@does_not("General Luther Maxwell")
def test_maxwell_commands_nobody_far_off_no_capital_to_swap_and_one_attack(scene: Scene) -> None:
    maxwell, near, beside = (scene.put("General Luther Maxwell", 2), scene.put("Squire", 1), scene.put("Squire", 3))
    far = scene.put("Elf Scout", 4)
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(maxwell, dice=[19]).run(c.EndActivation())
    assert play.legal == (c.DeclareAttack(beside, enemy), Done())
    assert play.code(c.DeclareAttack(far, enemy)) == "no_ally"
    play.run(c.DeclareAttack(beside, enemy))
    # The attack was not a turn of the squire's.
    assert (play.damage(enemy), play.unit(beside).tapped) == (10, False)
    assert play.answers(c.Swap) == [c.Swap(near, beside)]
    assert play.code(c.Swap(CAPITALS[0], beside)) == "capital"


@does_not("General Luther Maxwell")
def test_maxwells_tactics_wait_for_the_end_of_his_own_turn(scene: Scene) -> None:
    maxwell, squire = scene.put("General Luther Maxwell", 3), scene.put("Squire", 3)
    scene.put("Orc Grunt", 3, 1, tapped=True)
    scene.put("Squire", 2, tapped=True)
    play = scene.act(squire).run(c.EndActivation())
    # The squire's turn ended without tactics, and so Maxwell's is next.
    assert (play.prompt, play.legal) == ("activate", (c.Activate(maxwell),))


@does("Commander Medallion")
def test_commander_medallion_widens_effects_on_ones_own_zone_and_tactics(scene: Scene) -> None:
    blade, enemy = scene.put("Heavy Blade", 4), scene.put("Heavy Blade", 4, 1)
    scene.put("Commander William Rendar", 1, equipment=["Commander Medallion"])
    assert scene.act(blade, dice=[2]).run(c.DeclareAttack(blade, enemy)).prompt == "reroll_attack"
    scene = Scene()
    maxwell = scene.put("General Luther Maxwell", 1, equipment=["Commander Medallion"])
    squire, enemy = scene.put("Squire", 5), scene.put("Orc Grunt", 5, 1)
    play = scene.act(maxwell).run(c.EndActivation())
    assert c.DeclareAttack(squire, enemy) in play.legal


@does_not("Commander Medallion", "King Jeffery")
def test_commander_medallion_opens_no_more_zones_for_king_jeffery(scene: Scene) -> None:
    scene.put("King Jeffery", 3, equipment=["Commander Medallion"])
    (squire,) = scene.hand("Squire")
    assert scene.building().do(c.PlayCard(squire)).answers(c.ChooseZone) == [c.ChooseZone(1), c.ChooseZone(3)]


@does_not("Commander Medallion")
def test_commander_medallion_does_not_stretch_what_a_commander_teaches() -> None:
    scene = Scene("Alliance")
    scene.put("Human Commando", 1, equipment=["Commander Medallion"])
    trooper, squire = scene.put("Alliance Trooper", 4), scene.put("Squire", 3)
    # The trooper has learnt to combine fire; that still helps in its own zone only.
    assert scene.act(squire).code(c.UseAbility(trooper, "Combine Fire")) == "no_target"
    near = scene.put("Squire", 4)
    assert scene.act(near).code(c.UseAbility(trooper, "Combine Fire")) == ""


@does_not("Commander William Rendar")
def test_commander_rendar_gives_one_more_roll_for_each_attack_that_failed(scene: Scene) -> None:
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("Commander William Rendar", 3)
    play = scene.act(squire, dice=[2, 3, 4, 19]).run(c.DeclareAttack(squire, enemy), c.Reroll(magic=False))
    assert (play.prompt, play.damage(enemy)) == ("activation", 0)
    play.run(c.DeclareAttack(squire, enemy), c.Reroll(magic=False))
    assert play.damage(enemy) == 10
    scene.put("Squire", 3)
    play = scene.act(squire, dice=[15]).run(c.DeclareAttack(squire, enemy))
    assert (play.prompt, play.damage(enemy)) == ("activation", 10)


@does_not("King Jeffery")
def test_king_jeffery_opens_his_zone_for_units_only(scene: Scene) -> None:
    scene.put("King Jeffery", 3)
    scene.put("Squire", 3)
    (sword,) = scene.hand("Short Sword")
    assert scene.building().code(c.PlayCard(sword)) == "no_target"


@does("Prince Vaan")
@pytest.mark.parametrize(("second", "damage"), [(6, 10), (5, 0)])
def test_prince_vaan_adds_four_to_an_attack_rolled_again(second: int, damage: int, scene: Scene) -> None:
    vaan, tank = scene.put("Prince Vaan", 3), scene.put("Tank of Ragnos", 3, 1)
    # ATK 12 against DEF 22: he needs a 10, or a 6 the second time.
    play = scene.act(vaan, dice=[9, second]).run(c.DeclareAttack(vaan, tank), c.Reroll(magic=True))
    assert (play.damage(tank), play.unit(vaan).magic) == (damage, 0)


@does("Prince Vaan")
@pytest.mark.parametrize(("second", "tapped"), [(7, False), (6, True)])
def test_prince_vaan_adds_four_to_a_save_rolled_again(second: int, *, tapped: bool, scene: Scene) -> None:
    hunter = scene.put("Arian, Bounty Hunter", 3, equipment=["Stun Gun"])
    vaan = scene.put("Prince Vaan", 3, 1)
    play = scene.act(hunter, dice=[15, 10, second]).run(c.DeclareAttack(hunter, vaan), c.Reroll(magic=True))
    assert play.unit(vaan).tapped == tapped


@does_not("Prince Vaan")
def test_prince_vaans_mettle_is_not_in_his_first_roll_and_no_natural_1_hits(scene: Scene) -> None:
    vaan, tank = scene.put("Prince Vaan", 3), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(vaan, dice=[9]).run(c.DeclareAttack(vaan, tank), Decline())
    assert play.damage(tank) == 0
    scene = Scene()
    vaan, peasant = scene.put("Prince Vaan", 3), scene.put("Peasant", 3, 1)
    assert scene.act(vaan, dice=[1, 1]).run(c.DeclareAttack(vaan, peasant), c.Reroll(magic=True)).alive(peasant)


# Battle cards


@does_not("March the Troopers")
def test_a_march_leads_one_zone_through_no_blockade_and_is_not_a_duty(scene: Scene) -> None:
    one, other = scene.put("Squire", 2), scene.put("Squire", 5)
    blockade, march = scene.hand("Blockade", "March the Troopers")
    play = scene.building().run(c.PlayCard(blockade), c.ChooseZone(3), c.PlayCard(march))
    assert play.code(c.Move(one, 3)) == "blockade"
    assert play.code(c.Move(other, 3)) == "not_beside"
    play.run(c.Move(one, 1), Done())
    assert (play.zone(one), play.zone(other)) == (1, 5)


@does_not("March the Troopers")
def test_a_march_takes_nothing_from_a_units_turn_and_heeds_no_fortress(scene: Scene) -> None:
    scene.build("Fortress", 3, 1)
    squire, enemy = scene.put("Squire", 2), scene.put("Heavy Blade", 4, 1)
    (march,) = scene.hand("March the Troopers")
    play = scene.act(squire, dice=[15]).run(c.PlayCard(march), c.Move(squire, 3))
    play.run(c.Move(squire, 4), c.DeclareAttack(squire, enemy))
    assert play.damage(enemy) == 10


@does("Blockade")
def test_a_blockade_stops_swaps_and_enemies_too(scene: Scene) -> None:
    maxwell, squire = scene.put("General Luther Maxwell", 2), scene.put("Squire", 3)
    enemy = scene.put("Squire", 4, 1)
    (card,) = scene.hand("Blockade")
    play = scene.act(maxwell).run(c.PlayCard(card), c.ChooseZone(3), c.EndActivation())
    # Nobody could be swapped, so it is the enemy's turn.
    assert play.legal == (c.Activate(enemy),)
    assert play.run(c.Activate(enemy)).code(c.Move(enemy, 3)) == "blockade"
    assert play.zone(squire) == 3


@does_not("Blockade")
def test_a_blockade_stops_no_attacks_and_no_recruits_and_closes_one_zone(scene: Scene) -> None:
    trooper, enemy = scene.put("Alliance Trooper", 2), scene.put("Heavy Blade", 1, 1)
    card, squire = scene.hand("Blockade", "Squire")
    play = scene.building().run(c.PlayCard(card), c.ChooseZone(1), c.PlayCard(squire), c.EndBuild(), c.EndBuild())
    assert play.zone(squire) == 1
    play.run(c.Activate(trooper))
    assert play.code(c.DeclareAttack(trooper, enemy)) == ""
    assert play.code(c.Move(trooper, 3)) == ""


# Locations


@shows("Fortress")
@pytest.mark.parametrize(("seat", "keeps"), [(0, True), (1, False)])
def test_fortress_slows_enemies_of_its_player_only(seat: int, *, keeps: bool, scene: Scene) -> None:
    scene.build("Fortress", 3, seat)
    orc = scene.put("Orc Grunt", 2)
    reached = {there.zone: there.attacks for there in reach_in_turn(scene.act(orc).table, orc)}
    assert reached[3] == keeps


@does_not("Fortress")
def test_fortress_protects_kingdom_units_of_either_side_and_no_capital(scene: Scene) -> None:
    scene.build("Fortress", 5, 1)
    squire, guard, orc = scene.put("Squire", 5), scene.put("Squire", 5, 1), scene.put("Orc Grunt", 5, 1)
    table = scene.building().table
    assert [unit_stats_of(table, unit).defense for unit in (squire, guard, orc, CAPITALS[1])] == [18, 18, 16, 0]


@does_not("Peasant Village")
def test_peasant_village_brings_one_peasant_and_nothing_else(scene: Scene) -> None:
    scene.build("Peasant Village", 2)
    scene.deck("Squire")
    play = scene.building().run(c.EndBuild())
    assert play.prompt != "search"
    scene = Scene()
    scene.build("Peasant Village", 2)
    first, second = scene.deck("Peasant", "Peasant")
    play = scene.building().run(c.EndBuild())
    play.run(play.legal[0])
    assert [play.alive(card) for card in (first, second)].count(True) == 1


# Equipment


@does_not("Imperial Blade")
def test_imperial_blade_fits_nobody_else_and_adds_to_attack_alone(scene: Scene) -> None:
    scene.put("Zeal, Renegade Knight", 1)
    scene.put("Orc Grunt", 1)
    (card,) = scene.hand("Imperial Blade")
    assert scene.building().code(c.PlayCard(card)) == "no_target"
    squire = scene.put("Squire", 1, equipment=["Imperial Blade"])
    sheet = unit_stats_of(scene.building().table, squire)
    assert (sheet.atk, sheet.dam, sheet.defense) == (12, 10, 16)


@does("King Jeffery")
def test_king_jefferys_zone_goes_with_him(scene: Scene) -> None:
    king = scene.put("King Jeffery", 2)
    (squire,) = scene.hand("Squire")
    (march,) = scene.hand("March the Troopers")
    play = scene.building().run(c.PlayCard(march), c.Move(king, 3)).do(c.PlayCard(squire))
    assert play.answers(c.ChooseZone) == [c.ChooseZone(1), c.ChooseZone(3)]


@does_not("Sir Knight Tiranny")
def test_tiranny_is_no_help_to_enemies(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Knight", 3, 1)
    scene.put("Sir Knight Tiranny", 3)
    play = scene.act(blade, dice=[15, 3]).run(c.DeclareAttack(blade, knight))
    assert (play.damage(knight), c.ChooseUnit(knight) in play.legal) == (30, False)


@does_not("Sir Knight Tiranny")
@pytest.mark.parametrize("order", [("Zombie", "Sir Knight Tiranny"), ("Sir Knight Tiranny", "Zombie")])
def test_tiranny_is_no_help_to_those_who_fall_with_him(order: tuple[str, str]) -> None:
    scene = Scene("Underworld", "Underworld")
    damage = {"Zombie": 5, "Sir Knight Tiranny": 75}
    fallen = [scene.put(name, 3, 1, damage=damage[name]) for name in order]
    zeal = scene.put("Zeal, Void Knight", 2)
    # Zeal's bomb falls beside him, and the zombie's save fails.
    play = scene.act(zeal, dice=[3]).run(c.UseAbility(zeal, "Dark Bomb"), c.ChooseZone(3))
    assert play.prompt == "activation"
    assert [play.alive(unit) for unit in fallen] == [False, False]

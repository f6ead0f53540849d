"""Words that many units of the Kingdom, the Alliance and the Barbarians have, shown for each unit that has them."""

from __future__ import annotations

import pytest

from game.core.commands import Done
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import reach_in_turn, unit_stats_of
from game.rules.factions.state import events as e
from game.rules.factions.state.commands import ChooseUnit, DeclareAttack, EndBuild, Move, Reroll, UseAbility
from game.rules.factions.stats import has
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import Play, Scene

ATTACKS = {
    "Squire": 2,
    "Knight": 2,
    "High Knight": 2,
    "Heavy Blade": 1,
    "Field Medic": 1,
    "Knight Commander Gregorry": 3,
    "Sir Knight Tiranny": 1,
    "General Luther Maxwell": 1,
    "Commander William Rendar": 2,
    "King Jeffery": 1,
    "Prince Vaan": 2,
    "Alliance Trooper": 1,
    "Elf Scout": 1,
    "Human Commando": 1,
    "Elf Commando": 2,
    "Dwarf Commando": 2,
    "Lorenzo Maydon": 1,
    "Lorenzo Maydon, Knight of the Alliance": 1,
    "General William Rendar": 1,
    "Rebel Dragon Rider": 1,
    "Orc Grunt": 1,
    "Troll Axethrower": 1,
    "Ogre Warrior": 1,
    "Elite Orc Warrior": 1,
    "Troll Shaman": 1,
    "Ogre Berzerker": 2,
    "Spiked Catapult": 1,
    "Tank of Ragnos": 1,
    "Thastalos, Barbarian Overlord": 3,
}


@does_not(*ATTACKS)
@pytest.mark.parametrize(("name", "attacks"), ATTACKS.items())
def test_units_attack_so_often_and_no_oftener(name: str, attacks: int, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3, magic=0), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(unit, dice=[1, 1, 1])
    for _ in range(attacks):
        play.run(DeclareAttack(unit, enemy))
    assert play.code(DeclareAttack(unit, enemy)) in ("attacks_spent", "careful")


@does("High Knight", "Knight Commander Gregorry", "Prince Vaan", "Sir Knight Tiranny", "Knight", "Dwarf Commando")
@pytest.mark.parametrize(
    ("name", "strikes_back"),
    [
        ("High Knight", True),
        ("Knight Commander Gregorry", True),
        ("Prince Vaan", True),
        ("Sir Knight Tiranny", False),
        ("Knight", False),
        ("Dwarf Commando", False),
    ],
)
@pytest.mark.parametrize("save", [16, 15])
def test_who_parries_with_a_save_of_16_and_who_strikes_back(name: str, save: int, *, strikes_back: bool) -> None:
    scene = Scene()
    ogre, unit = scene.put("Ogre Berzerker", 3), scene.put(name, 3, 1, magic=0)
    play = scene.act(ogre, dice=[15, save]).run(DeclareAttack(ogre, unit))
    assert play.damage(unit) == (0 if save == 16 else 30)
    assert len(play.happened(e.AttackDeclared)) == (2 if save == 16 and strikes_back else 1)


@does_not("Lorenzo Maydon", "Lorenzo Maydon, Knight of the Alliance", "Dwarf Commando")
@pytest.mark.parametrize(
    ("name", "taught", "attacker"),
    [
        ("Lorenzo Maydon", "", "Bow-for-Hire"),
        ("Lorenzo Maydon, Knight of the Alliance", "", "Ogre Warrior"),
        ("Lorenzo Maydon", "Squire", "Bow-for-Hire"),
        ("Lorenzo Maydon, Knight of the Alliance", "Squire", "Ogre Warrior"),
        ("Dwarf Commando", "Alliance Trooper", "Ogre Warrior"),
    ],
)
@pytest.mark.parametrize("save", [16, 15])
def test_who_evades_or_dodges_with_a_save_of_16_does_not_strike_back(
    name: str, taught: str, attacker: str, save: int
) -> None:
    scene = Scene()
    unit, leader = scene.put(attacker, 3), scene.put(name, 3, 1)
    target = scene.put(taught, 3, 1) if taught else leader
    play = scene.act(unit, dice=[19, save]).run(DeclareAttack(unit, target))
    assert len(play.happened(e.AttackDeclared)) == 1
    assert bool(play.happened(e.DamageEvaded)) == (save == 16)


@does("High Knight", "Knight Commander Gregorry", "Sir Knight Tiranny", "King Jeffery", "Prince Vaan")
@pytest.mark.parametrize(
    ("name", "bow", "needed"),
    [
        ("High Knight", 10, 8),
        ("Knight Commander Gregorry", 20, 8),
        ("Sir Knight Tiranny", 10, 6),
        ("King Jeffery", 10, 10),
        ("Prince Vaan", 20, 6),
    ],
)
@pytest.mark.parametrize("less", [0, 1])
def test_bows_have_two_less_attack(name: str, bow: int, needed: int, less: int, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3, magic=0), scene.put("Heavy Blade", 4, 1)
    play = scene.act(unit, dice=[needed - less]).run(UseAbility(unit, f"Bow Attack {bow}"))
    assert play.damage(enemy) == (0 if less else bow)


# Abilities in place of attacks

INSTEAD_OF_ATTACKS = [
    ("High Knight", "Bow Attack 10"),
    ("High Knight", "Sweep"),
    ("Field Medic", "Heal 20"),
    ("Field Medic", "Throw Potion 10"),
    ("Knight Commander Gregorry", "Bow Attack 20"),
    ("Sir Knight Tiranny", "Bow Attack 10"),
    ("King Jeffery", "Bow Attack 10"),
    ("Prince Vaan", "Bow Attack 20"),
    ("Prince Vaan", "Sweep"),
    ("Prince Vaan", "Magic Strike"),
    ("Rebel Dragon Rider", "Fireball"),
    ("Troll Shaman", "Sparks"),
    ("Troll Shaman", "Cure 10"),
    ("Doomfly", "Paralyze Poison"),
]


def carry_out(play: Play, unit: int, ability: str) -> Play:
    """Use an ability, and give the first answer to whatever is asked for it."""
    play.run(UseAbility(unit, ability))
    while play.prompt != "activation":
        play.run(play.legal[-1] if play.prompt in ("reroll_attack", "reroll_save") else play.legal[0])
    return play


@does_not("Field Medic", "Rebel Dragon Rider", "Troll Shaman", "Doomfly", "Prince Vaan", "High Knight")
@pytest.mark.parametrize(("name", "ability"), INSTEAD_OF_ATTACKS)
def test_what_replaces_attacks_leaves_the_movement(name: str, ability: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3), scene.put("Black Dragon", 3, 1, magic=0)
    scene.put("Heavy Blade", 3, damage=20)
    play = carry_out(scene.act(unit, dice=[2, 2, 2]), unit, ability)
    assert play.code(DeclareAttack(unit, enemy)) == "attacks_spent"
    assert play.code(Move(unit, 2)) == ""


@does_not("Field Medic", "Rebel Dragon Rider", "Troll Shaman", "Doomfly", "Prince Vaan", "High Knight")
@pytest.mark.parametrize(("name", "ability"), INSTEAD_OF_ATTACKS)
def test_what_replaces_attacks_comes_after_a_move_and_not_after_an_attack(name: str, ability: str) -> None:
    scene = Scene()
    unit, enemy = scene.put(name, 2, magic=3), scene.put("Black Dragon", 3, 1, magic=0)
    scene.put("Heavy Blade", 3, damage=20)
    assert scene.act(unit).run(Move(unit, 3)).code(UseAbility(unit, ability)) == ""
    assert scene.building().code(UseAbility(unit, ability)) == "not_its_turn"
    scene = Scene()
    unit, enemy = scene.put(name, 3, magic=3), scene.put("Black Dragon", 3, 1, magic=0)
    scene.put("Heavy Blade", 3, damage=20)
    play = scene.act(unit, dice=[2]).run(DeclareAttack(unit, enemy))
    while play.prompt != "activation":
        play.run(play.legal[-1])
    assert play.code(UseAbility(unit, ability)) == "attacks_spent"


@does_not("Lorenzo Maydon")
def test_mobile_attack_leaves_no_attack_and_does_not_follow_one(scene: Scene) -> None:
    lorenzo, enemy = scene.put("Lorenzo Maydon", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(lorenzo).run(UseAbility(lorenzo, "Mobile Attack"), Done(), Done(), Done())
    assert play.code(DeclareAttack(lorenzo, enemy)) == "attacks_spent"
    play = scene.act(lorenzo, dice=[1]).run(DeclareAttack(lorenzo, enemy))
    assert play.code(UseAbility(lorenzo, "Mobile Attack")) == "attacks_spent"


@does_not("Field Medic")
def test_a_medic_has_nobody_but_those_in_its_zone_to_heal(scene: Scene) -> None:
    medic, ally, away = (scene.put(*who, damage=10) for who in (("Field Medic", 3), ("Squire", 3), ("Squire", 4)))
    play = scene.act(medic).do(UseAbility(medic, "Heal 20"))
    assert play.answers(ChooseUnit) == [ChooseUnit(medic), ChooseUnit(ally)]
    # The potion flies to the next zone as well.
    play = scene.act(medic).do(UseAbility(medic, "Throw Potion 10"))
    assert play.answers(ChooseUnit) == [ChooseUnit(ally), ChooseUnit(away)]


# Bonuses


@does("Lorenzo Maydon, Knight of the Alliance", "Elite Orc Warrior", "Thastalos, Barbarian Overlord")
@pytest.mark.parametrize(
    ("name", "moves", "needed"),
    [
        # Against DEF 26.
        ("Lorenzo Maydon, Knight of the Alliance", True, 10),
        ("Elite Orc Warrior", False, 11),
        ("Thastalos, Barbarian Overlord", False, 6),
    ],
)
@pytest.mark.parametrize("less", [0, 1])
def test_momentum_and_mighty_swing_are_four_points_of_attack(name: str, needed: int, less: int, *, moves: bool) -> None:
    scene = Scene()
    unit = scene.put(name, 2 if moves else 3)
    tank = scene.put("Tank of Ragnos", 3, 1, equipment=["Battle Suit", "Battle Suit"])
    way = [Move(unit, 3)] if moves else []
    play = scene.act(unit, dice=[needed - less]).run(*way, DeclareAttack(unit, tank))
    assert play.damage(tank) == (0 if less else 20)


@does("Human Commando")
@pytest.mark.parametrize(("roll", "damage"), [(4, 10), (3, 0)])
@pytest.mark.parametrize("helper", ["Human Commando", "Alliance Trooper"])
def test_combine_fire_is_four_points_of_attack(helper: str, roll: int, damage: int, scene: Scene) -> None:
    scene.put("Human Commando", 2)
    other, squire, enemy = scene.put(helper, 3), scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[roll]).run(UseAbility(other, "Combine Fire"), DeclareAttack(squire, enemy))
    assert play.damage(enemy) == damage


@does("Rebel Dragon Rider")
def test_a_rider_moves_two_zones_and_attacks_or_three(scene: Scene) -> None:
    rider = scene.put("Rebel Dragon Rider", 1, magic=0)
    reached = {there.zone: there.attacks for there in reach_in_turn(scene.act(rider).table, rider)}
    assert reached == {2: True, 3: True, 4: False}


# Commanders


@does_not("Commander William Rendar", "General William Rendar")
@pytest.mark.parametrize("name", ["Commander William Rendar", "General William Rendar"])
def test_rendar_is_no_help_to_enemies(name: str, scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    rendar = scene.put(name, 3, 1)
    play = scene.act(squire, dice=[2]).run(DeclareAttack(squire, rendar))
    assert (play.prompt, play.happened(e.AttackRolled)[0].hit) == ("activation", False)
    assert Reroll(magic=False) not in play.legal


@does_not("Lorenzo Maydon", "Lorenzo Maydon, Knight of the Alliance")
@pytest.mark.parametrize("name", ["Lorenzo Maydon", "Lorenzo Maydon, Knight of the Alliance"])
def test_lorenzo_teaches_nobody_far_away_no_enemies_and_no_commanders(name: str, scene: Scene) -> None:
    scene.put(name, 3)
    near, far, enemy, leader = (
        scene.put("Squire", 4),
        scene.put("Squire", 5),
        scene.put("Squire", 3, 1),
        scene.put("Human Commando", 3),
    )
    table = scene.building().table
    taught = [has(table, table.units[unit], t.Evasion) for unit in (near, far, enemy, leader)]
    assert taught == [True, False, False, False]


# Locations, equipment and cards for all


@does("Fortress", "Stronghold", "Hidden Base")
def test_locations_are_for_commanders_too() -> None:
    scene = Scene("Alliance")
    scene.build("Fortress", 1)
    scene.build("Stronghold", 2)
    scene.build("Hidden Base", 3)
    jeffery, tiranny, commando = (
        scene.put("King Jeffery", 1),
        scene.put("Sir Knight Tiranny", 2),
        scene.put("Human Commando", 3),
    )
    table = scene.building().table
    assert unit_stats_of(table, jeffery).defense == 21
    assert unit_stats_of(table, tiranny).atk == 16
    assert has(table, table.units[commando], t.Stealth)


@does_not("Fortress", "Improved Firearm", "Axe of Despair")
@pytest.mark.parametrize(
    ("location", "equipment", "name", "figures"),
    [
        ("Fortress", "", "Squire", (8, 10, 18)),
        ("", "Improved Firearm", "Alliance Trooper", (6, 10, 14)),
        ("", "Axe of Despair", "Alliance Trooper", (4, 20, 14)),
    ],
)
def test_bonuses_are_in_the_figures_that_they_name(
    location: str, equipment: str, name: str, figures: tuple[int, int, int]
) -> None:
    scene = Scene("Alliance")
    if location:
        scene.build(location, 1)
    unit = scene.put(name, 1, equipment=[equipment] if equipment else [])
    sheet = unit_stats_of(scene.building().table, unit)
    assert (sheet.atk, sheet.dam, sheet.defense) == figures


@does_not("Laranosk Woods")
def test_laranosk_woods_pay_their_own_player_alone() -> None:
    scene = Scene("Alliance", "Alliance")
    scene.build("Laranosk Woods", 4)
    scene.put("Elf Scout", 4, 1)
    scene.points(1, 0)
    play = scene.upkeep().run(EndBuild())
    # Twenty and two for zone 4.
    assert play.table.players[1].build == 22

"""The cards of the Barbarians: what each does, and what it does not."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline
from game.core.dice import Dice
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import reach_in_turn, unit_stats_of
from game.rules.factions.state import commands as c
from game.rules.factions.stats import ability_named, has
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene, seed_for


@shows("Orc Grunt", "Ogre Warrior")
@pytest.mark.parametrize(
    ("name", "roll", "damage"),
    [("Orc Grunt", 8, 20), ("Orc Grunt", 7, 0), ("Ogre Warrior", 9, 30), ("Ogre Warrior", 8, 0)],
)
def test_plain_units_attack_with_their_figures(name: str, roll: int, damage: int, scene: Scene) -> None:
    unit, target = scene.put(name, 3), scene.put("Mana Hunter", 3, 1)
    assert scene.act(unit, dice=[roll]).run(c.DeclareAttack(unit, target)).damage(target) == damage


@shows("Troll Axethrower", "Troll Shaman")
@pytest.mark.parametrize("name", ["Troll Axethrower", "Troll Shaman"])
def test_trolls_regenerate(name: str, scene: Scene) -> None:
    troll = scene.put(name, 3, damage=15)
    assert scene.act(troll).run(c.EndActivation()).damage(troll) == 5
    scene = Scene()
    troll = scene.put(name, 3, damage=15)
    assert scene.act(troll).run(c.Move(troll, 2), c.EndActivation()).damage(troll) == 15


@shows("Elite Orc Warrior", "Thastalos, Barbarian Overlord")
@pytest.mark.parametrize("name", ["Elite Orc Warrior", "Thastalos, Barbarian Overlord"])
def test_mighty_swing_counts_while_the_unit_does_not_move(name: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(unit, dice=[15]).run(c.DeclareAttack(unit, enemy))
    assert play.damage(enemy) == 30
    assert play.code(c.Move(unit, 2)) == "settled"
    scene = Scene()
    unit, enemy = scene.put(name, 2), scene.put("Black Dragon", 3, 1, magic=0)
    assert scene.act(unit, dice=[15]).run(c.Move(unit, 3), c.DeclareAttack(unit, enemy)).damage(enemy) == 20


@does("Ogre Berzerker")
def test_ogre_berzerker_is_fast_and_attacks_twice(scene: Scene) -> None:
    ogre = scene.put("Ogre Berzerker", 1)
    table = scene.building().table
    assert (unit_stats_of(table, ogre).speed, unit_stats_of(table, ogre).attacks) == (2, 2)


@shows("Spiked Catapult")
def test_spiked_catapult_splashes_the_targets_zone(scene: Scene) -> None:
    catapult, friend = scene.put("Spiked Catapult", 3), scene.put("Squire", 4)
    target, beside, away = scene.put("Heavy Blade", 4, 1), scene.put("Squire", 4, 1), scene.put("Squire", 3, 1)
    # It misses with 2; the friend fails, the target saves, the neighbour fails.
    play = scene.act(catapult, dice=[2, 10, 11, 5]).run(c.DeclareAttack(catapult, target))
    assert [play.damage(unit) for unit in (friend, target, beside, away, catapult)] == [10, 0, 10, 0, 0]


@does_not("Spiked Catapult")
@pytest.mark.parametrize("name", ["Spiked Catapult", "Sharpshooter"])
def test_careful_aim_moves_or_attacks(name: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(unit).run(c.Move(unit, 2))
    assert play.code(c.DeclareAttack(unit, enemy)) == "attacks_spent"
    scene = Scene()
    unit, enemy = scene.put(name, 3), scene.put("Tank of Ragnos", 4, 1)
    play = scene.act(unit, dice=[2, 19, 19]).run(c.DeclareAttack(unit, enemy))
    assert play.code(c.Move(unit, 2)) in ("careful", "settled")


@does("Doomfly")
def test_doomfly_attacks_once_more_and_flies(scene: Scene) -> None:
    fly, enemy = scene.put("Doomfly", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(fly, dice=[15, 15]).do(c.DeclareAttack(fly, enemy))
    assert play.prompt == "twin_attack"
    play.do(Agree())
    assert (play.damage(enemy), play.prompt) == (40, "activation")
    assert play.code(c.Move(fly, 4)) == ""


def test_a_twin_attack_may_be_left(scene: Scene) -> None:
    fly, enemy = scene.put("Doomfly", 3), scene.put("Heavy Blade", 3, 1)
    assert scene.act(fly, dice=[15]).do(c.DeclareAttack(fly, enemy), Decline()).damage(enemy) == 20


@shows("Doomfly")
@pytest.mark.parametrize(("roll", "held"), [(10, True), (11, False)])
def test_paralyze_poison(roll: int, *, held: bool, scene: Scene) -> None:
    fly, enemy, squire = scene.put("Doomfly", 3), scene.put("Heavy Blade", 4, 1), scene.put("Squire", 4)
    play = scene.act(fly, dice=[roll]).run(c.UseAbility(fly, "Paralyze Poison"), c.ChooseUnit(enemy))
    assert (play.unit(enemy).tapped, play.unit(enemy).paralyzed) == (held, held)
    if not held:
        return
    play.run(c.EndActivation())
    assert play.legal == (c.Activate(squire),)
    assert play.run(c.Activate(squire)).code(c.Move(squire, 5)) == ""


@does_not("Doomfly")
def test_paralysis_ends_at_the_upkeep(scene: Scene) -> None:
    scene.put("Doomfly", 3)
    enemy = scene.put("Heavy Blade", 4, 1, paralyzed=True, tapped=True)
    assert not scene.upkeep().unit(enemy).paralyzed


@shows("Tank of Ragnos")
def test_tank_of_ragnos_charges_two_zones_and_attacks(scene: Scene) -> None:
    tank, enemy = scene.put("Tank of Ragnos", 1), scene.put("White Dragon", 3, 1, magic=0)
    play = scene.act(tank, dice=[19]).run(c.Move(tank, 2), c.Move(tank, 3), c.DeclareAttack(tank, enemy))
    assert play.damage(enemy) == 30
    scene = Scene()
    tank = scene.put("Tank of Ragnos", 1)
    assert [there.zone for there in reach_in_turn(scene.act(tank).table, tank)] == [2, 3]


@does("Tank of Ragnos")
def test_tank_of_ragnos_is_sturdy_reduces_and_recoils(scene: Scene) -> None:
    blade, tank = scene.put("Mana Hunter", 3), scene.put("Tank of Ragnos", 3, 1)
    # A natural 20 hits without doubling: 20 less 10.
    play = scene.act(blade, dice=[20]).run(c.DeclareAttack(blade, tank))
    assert (play.damage(tank), play.damage(blade)) == (10, 10)


@shows("Thastalos, Barbarian Overlord")
def test_thastalos_attacks_three_times_and_leads_barbarian_followers() -> None:
    scene = Scene("Barbarian")
    thastalos = scene.put("Thastalos, Barbarian Overlord", 3)
    near, far, squire, double = (
        scene.put("Orc Grunt", 2),
        scene.put("Orc Grunt", 5),
        scene.put("Squire", 3),
        scene.put("Ogre Berzerker", 3),
    )
    table = scene.building().table
    assert [unit_stats_of(table, unit).attacks for unit in (thastalos, near, far, squire, double)] == [3, 2, 1, 2, 3]


@shows("Berzerking")
def test_berzerking_makes_one_unit_better_until_the_round_ends() -> None:
    scene = Scene("Barbarian")
    orc, other = scene.put("Orc Grunt", 3), scene.put("Orc Grunt", 3)
    enemy = scene.put("Orc Grunt", 3, 1)
    (card,) = scene.hand("Berzerking")
    play = scene.act(orc).run(c.PlayCard(card))
    assert c.ChooseUnit(enemy) not in play.legal
    play.run(c.ChooseUnit(orc))
    assert [unit_stats_of(play.table, unit).dam for unit in (orc, other)] == [30, 20]
    assert unit_stats_of(play.table, orc).atk == 13
    while play.table.turn.cycle == 2:
        play.run(c.EndActivation() if play.prompt == "activation" else play.legal[0])
    assert unit_stats_of(play.table, orc).atk == 9


@shows("Recruitment Center")
def test_recruitment_center_finds_units_that_are_not_unique() -> None:
    scene = Scene("Barbarian")
    (card,) = scene.hand("Recruitment Center")
    orc, _, _, ogre, second = scene.deck(
        "Orc Grunt", "Thastalos, Barbarian Overlord", "Stronghold", "Ogre Warrior", "Orc Grunt"
    )
    play = scene.building().run(c.PlayCard(card))
    assert play.legal == (c.ChooseCard(orc), c.ChooseCard(ogre), Decline())
    play.run(c.ChooseCard(ogre))
    assert play.table.players[0].hand == (ogre,)
    assert second in play.table.players[0].deck


@does("Powerful Blow", "Piercing Shot")
@pytest.mark.parametrize(("name", "atk"), [("Powerful Blow", 4), ("Piercing Shot", 0)])
def test_cards_that_let_all_units_penetrate(name: str, atk: int) -> None:
    scene = Scene("Barbarian")
    orc, far, enemy = scene.put("Orc Grunt", 3), scene.put("Orc Grunt", 1), scene.put("Orc Grunt", 3, 1)
    (card,) = scene.hand(name)
    play = scene.act(orc).run(c.PlayCard(card))
    table = play.table
    assert [has(table, table.units[unit], t.Penetration) for unit in (orc, far, enemy)] == [True, True, False]
    assert [unit_stats_of(table, unit).atk for unit in (orc, far, enemy)] == [9 + atk, 9 + atk, 9]


@shows("Stronghold")
def test_stronghold_makes_all_units_there_better(scene: Scene) -> None:
    scene.build("Stronghold", 3)
    inside, enemy, outside = scene.put("Squire", 3), scene.put("Squire", 3, 1), scene.put("Squire", 2)
    table = scene.building().table
    assert [unit_stats_of(table, unit).atk for unit in (inside, enemy, outside)] == [12, 12, 8]


def test_stronghold_helps_a_barbarian_capital() -> None:
    scene = Scene("Barbarian")
    scene.build("Stronghold", 1)
    assert unit_stats_of(scene.building().table, CAPITALS[0]).atk == 12


@does("Axe of Despair", "Spiked Armor")
def test_axe_of_despair_and_spiked_armor() -> None:
    scene = Scene("Barbarian")
    knight = scene.put("Knight", 3)
    orc = scene.put("Orc Grunt", 3, 1, equipment=["Axe of Despair", "Spiked Armor"])
    play = scene.act(knight, dice=[2]).run(c.DeclareAttack(knight, orc))
    assert unit_stats_of(play.table, orc).dam == 30
    assert play.damage(knight) == 10


def test_dice_of_scenes_are_those_asked_for() -> None:
    from game.core.dice import roll

    assert roll(Dice(seed_for([20, 1])), 2, 20)[0] == (20, 1)


def test_granted_abilities_end_with_the_command(scene: Scene) -> None:
    trooper = scene.put("Alliance Trooper", 1)
    scene.put("Human Commando", 3)
    table = scene.building().table
    assert ability_named(table, table.units[trooper], "Combine Fire") is None

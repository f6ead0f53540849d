"""The cards of the Alliance: what each does, and what it does not."""

from __future__ import annotations

import pytest

from game.core.commands import Done
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import attack_targets, unit_stats_of
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.stats import has
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import Scene

# Alliance


@shows("Alliance Trooper", "Elf Scout", "Troll Axethrower", "Spiked Catapult")
@pytest.mark.parametrize(
    ("name", "far"),
    [
        ("Alliance Trooper", 4),
        ("Human Commando", 4),
        ("Elf Commando", 4),
        ("Lorenzo Maydon", 4),
        ("General William Rendar", 4),
        ("Elf Scout", 5),
        ("Troll Axethrower", 4),
        ("Spiked Catapult", 4),
        ("Bow-for-Hire", 4),
        ("Sharpshooter", 4),
        ("Arian, Bounty Hunter", 4),
        ("Raven the Destroyer", 4),
    ],
)
def test_ranged_units(name: str, far: int, scene: Scene) -> None:
    unit = scene.put(name, 3)
    targets = {zone: scene.put("Heavy Blade", zone, 1) for zone in (3, 4, 5)}
    table = scene.act(unit).table
    reached = attack_targets(table, unit)
    assert [zone for zone, number in targets.items() if number in reached] == list(range(3, far + 1))


@shows("Elf Scout", "Elf Commando")
@pytest.mark.parametrize("name", ["Elf Scout", "Elf Commando"])
def test_stealth_hides_from_other_zones(name: str, scene: Scene) -> None:
    scout = scene.put(name, 4, 1)
    trooper, mage = scene.put("Alliance Trooper", 3), scene.put("Apprentice Mage", 3)
    assert scene.act(trooper).code(c.DeclareAttack(trooper, scout)) == "stealth"
    assert scene.act(mage).code(c.UseAbility(mage, "Sparks")) == ""  # the trooper could be its target
    assert c.ChooseUnit(scout) not in scene.act(mage).run(c.UseAbility(mage, "Sparks")).legal
    close = scene.put("Squire", 4)
    assert scene.act(close).code(c.DeclareAttack(close, scout)) == ""


@does_not("Elf Scout")
def test_stealth_does_not_help_against_what_is_for_a_whole_zone(scene: Scene) -> None:
    scout, zeal = scene.put("Elf Scout", 4, 1), scene.put("Zeal, Void Knight", 3)
    play = scene.act(zeal).run(c.UseAbility(zeal, "Dark Bomb"), c.ChooseZone(4))
    assert not play.alive(scout)


@shows("Human Commando")
def test_human_commando_combines_fire_and_teaches_troopers(scene: Scene) -> None:
    commando, trooper = scene.put("Human Commando", 3), scene.put("Alliance Trooper", 3)
    squire, away = scene.put("Squire", 3), scene.put("Squire", 4)
    enemy = scene.put("Heavy Blade", 3, 1)
    # ATK 8, DEF 16: with two times +4 a natural 2 is enough, once.
    play = scene.act(squire, dice=[2, 7]).run(c.UseAbility(commando, "Combine Fire"))
    assert c.ChooseUnit(away) not in play.legal
    play.run(c.ChooseUnit(squire), c.UseAbility(trooper, "Combine Fire"), c.ChooseUnit(squire))
    assert play.unit(commando).tapped
    play.run(c.DeclareAttack(squire, enemy))
    assert play.damage(enemy) == 10
    play.run(c.DeclareAttack(squire, enemy))
    assert play.damage(enemy) == 10


@does("Human Commando")
def test_combine_fire_can_answer_a_declared_attack(scene: Scene) -> None:
    commando, squire, enemy = scene.put("Human Commando", 3), scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire, dice=[4]).do(c.DeclareAttack(squire, enemy))
    assert play.prompt == "respond_attack"
    play.do(c.UseAbility(commando, "Combine Fire")).passes()
    assert play.damage(enemy) == 10


@does_not("Human Commando")
def test_a_tapped_commando_does_not_combine_fire(scene: Scene) -> None:
    commando, squire = scene.put("Human Commando", 3, tapped=True), scene.put("Squire", 3)
    assert scene.act(squire).code(c.UseAbility(commando, "Combine Fire")) == "tapped"


@shows("Human Commando", "Elf Commando", "Dwarf Commando")
@pytest.mark.parametrize(
    ("commando", "kind"), [("Elf Commando", t.Stealth), ("Dwarf Commando", t.Evasion), ("Human Commando", t.Grants)]
)
def test_commandos_teach_alliance_troopers_near_them(commando: str, kind: type[t.Trait], scene: Scene) -> None:
    scene.put(commando, 3)
    near, far, squire, enemy = (
        scene.put("Alliance Trooper", 2),
        scene.put("Alliance Trooper", 5),
        scene.put("Squire", 3),
        scene.put("Alliance Trooper", 3, 1),
    )
    table = scene.building().table
    assert [has(table, table.units[unit], kind) for unit in (near, far, squire, enemy)] == [True, False, False, False]


@does("Human Commando", "Elf Commando", "Dwarf Commando")
def test_commandos_figures(scene: Scene) -> None:
    human, elf, dwarf = (scene.put(f"{kind} Commando", 1) for kind in ("Human", "Elf", "Dwarf"))
    table = scene.building().table
    assert [unit_stats_of(table, unit).speed for unit in (human, elf, dwarf)] == [2, 2, 0]
    assert [unit_stats_of(table, unit).attacks for unit in (human, elf, dwarf)] == [1, 2, 2]


@does("Dwarf Commando")
def test_dwarf_commando_parries(scene: Scene) -> None:
    blade, dwarf = scene.put("Heavy Blade", 3), scene.put("Dwarf Commando", 3, 1)
    assert scene.act(blade, dice=[19, 16]).run(c.DeclareAttack(blade, dwarf)).damage(dwarf) == 0


@does("Lorenzo Maydon")
def test_lorenzo_rides_attacks_and_rides_back(scene: Scene) -> None:
    lorenzo, enemy = scene.put("Lorenzo Maydon", 2), scene.put("Heavy Blade", 4, 1)
    play = scene.act(lorenzo, dice=[15]).run(c.UseAbility(lorenzo, "Mobile Attack"))
    assert play.prompt == "ride_out"
    play.run(c.Move(lorenzo, 3), c.DeclareAttack(lorenzo, enemy), c.Move(lorenzo, 2))
    assert (play.zone(lorenzo), play.damage(enemy)) == (2, 20)
    assert play.code(c.Move(lorenzo, 1)) == "settled"
    assert play.code(c.DeclareAttack(lorenzo, enemy)) != ""


@does_not("Lorenzo Maydon")
def test_mobile_attack_replaces_the_whole_turn(scene: Scene) -> None:
    lorenzo = scene.put("Lorenzo Maydon", 2)
    play = scene.act(lorenzo).run(c.Move(lorenzo, 3))
    assert play.code(c.UseAbility(lorenzo, "Mobile Attack")) == "movement_spent"
    scene = Scene()
    lorenzo = scene.put("Lorenzo Maydon", 2)
    play = scene.act(lorenzo).run(c.UseAbility(lorenzo, "Mobile Attack"), Done(), Done(), Done())
    assert play.code(c.Move(lorenzo, 3)) == "settled"


@does("Lorenzo Maydon", "Lorenzo Maydon, Knight of the Alliance")
@does_not("Lorenzo Maydon")
@pytest.mark.parametrize(
    ("leader", "attacker", "evades"),
    [
        ("Lorenzo Maydon", "Spiked Catapult", True),
        ("Lorenzo Maydon", "Heavy Blade", False),
        ("Lorenzo Maydon, Knight of the Alliance", "Spiked Catapult", True),
        ("Lorenzo Maydon, Knight of the Alliance", "Heavy Blade", True),
    ],
)
def test_lorenzo_teaches_followers(leader: str, attacker: str, *, evades: bool, scene: Scene) -> None:
    unit, target = scene.put(attacker, 3), scene.put("Mana Hunter", 3, 1)
    scene.put(leader, 4, 1)
    play = scene.act(unit, dice=[19, 16, 20]).run(c.DeclareAttack(unit, target))
    assert (play.damage(target) == 0) == evades


@does_not("Lorenzo Maydon, Knight of the Alliance")
def test_lorenzo_teaches_no_commanders(scene: Scene) -> None:
    scene.put("Lorenzo Maydon, Knight of the Alliance", 3)
    leader = scene.put("Elf Commando", 3)
    table = scene.building().table
    assert not has(table, table.units[leader], t.Evasion)


@shows("Lorenzo Maydon, Knight of the Alliance")
@pytest.mark.parametrize("name", ["Lorenzo Maydon, Knight of the Alliance", "Red Dragon"])
def test_momentum_counts_after_moving(name: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 2, magic=0), scene.put("Black Dragon", 3, 1, magic=0)
    base = unit_stats_of(scene.building().table, unit).dam
    assert scene.act(unit, dice=[19]).run(c.Move(unit, 3), c.DeclareAttack(unit, enemy)).damage(enemy) == base + 10
    scene = Scene()
    unit, enemy = scene.put(name, 3, magic=0), scene.put("Black Dragon", 3, 1, magic=0)
    assert scene.act(unit, dice=[19]).run(c.DeclareAttack(unit, enemy)).damage(enemy) == base


@shows("General William Rendar")
def test_general_rendar_helps_allies_near_him_but_not_himself(scene: Scene) -> None:
    rendar, enemy = scene.put("General William Rendar", 3), scene.put("Heavy Blade", 3, 1)
    assert scene.act(rendar, dice=[2]).run(c.DeclareAttack(rendar, enemy)).prompt == "activation"
    leader = scene.put("Sir Knight Tiranny", 3)
    assert scene.act(leader, dice=[2]).run(c.DeclareAttack(leader, enemy)).prompt == "reroll_attack"


@does("Rebel Dragon Rider")
def test_rebel_dragon_rider_flies_fast_and_penetrates(scene: Scene) -> None:
    rider, bar, dragon = (
        scene.put("Rebel Dragon Rider", 2, magic=0),
        scene.put("Squire", 2, 1),
        scene.put("White Dragon", 4, 1, magic=0),
    )
    play = scene.act(rider, dice=[19]).run(c.Move(rider, 3), c.Move(rider, 4), c.DeclareAttack(rider, dragon))
    assert play.damage(dragon) == 30
    assert play.alive(bar)


@shows("Advantageous Cover")
def test_advantageous_cover_hides_units_of_a_zone_until_the_round_ends() -> None:
    scene = Scene("Alliance")
    inside, outside = scene.put("Squire", 3), scene.put("Squire", 2)
    enemy = scene.put("Alliance Trooper", 4, 1)
    (card,) = scene.hand("Advantageous Cover")
    play = scene.building().run(c.PlayCard(card), c.ChooseZone(3))
    table = play.table
    assert [has(table, table.units[unit], t.Stealth) for unit in (inside, outside)] == [True, False]
    play.run(c.EndBuild(), c.EndBuild())
    while play.table.turn.activation is None or play.table.turn.activation.unit != enemy:
        play.run(c.EndActivation() if play.prompt == "activation" else play.legal[0])
    assert play.code(c.DeclareAttack(enemy, inside)) == "stealth"
    while play.table.turn.cycle == 2:
        play.run(c.EndActivation() if play.prompt == "activation" else play.legal[0])
    assert not has(play.table, play.unit(inside), t.Stealth)


@does("Rendar’s Gambit")
@pytest.mark.parametrize(("coin", "asked", "count"), [(1, 0, 5), (2, 1, 3)])
def test_rendars_gambit_orders_a_decks_top(coin: int, asked: int, count: int) -> None:
    scene = Scene("Alliance")
    mine = scene.deck("Squire", "Knight", "Mage", "Sage", "Zombie", "Peasant")
    theirs = scene.deck("Squire", "Knight", "Mage", "Sage", "Zombie", "Peasant", seat=1)
    (card,) = scene.hand("Rendar’s Gambit")
    play = scene.building().dice(coin, sides=2).run(c.PlayCard(card))
    assert (play.prompt, play.asked) == ("reorder", asked)
    deck = (theirs, mine)[coin - 1]
    assert play.answers(c.ChooseCard) == [c.ChooseCard(number) for number in deck[:count]]
    wanted = list(reversed(deck[:count]))
    play.run(*(c.ChooseCard(number) for number in wanted[:-1]))
    owner = 1 if coin == 1 else 0
    assert list(reversed(play.table.players[owner].deck)) == [*wanted, *deck[count:]]


@shows("Deploy the Spies")
def test_deploy_the_spies_shows_the_other_hand_to_its_player_alone() -> None:
    scene = Scene("Alliance")
    hand = scene.hand("Mage", "Sage", seat=1)
    (card,) = scene.hand("Deploy the Spies")
    play = scene.building().run(c.PlayCard(card))
    (seen,) = play.happened(ce.HandSeen)
    assert seen.cards == hand
    assert seen.seen_by(0).cards == hand
    assert seen.seen_by(1).cards == (0, 0)
    assert play.legal == (Done(),)


@shows("Hidden Base")
def test_hidden_base_hides_allied_alliance_units() -> None:
    scene = Scene("Alliance")
    scene.build("Hidden Base", 3)
    inside, outside, other, enemy = (
        scene.put("Alliance Trooper", 3),
        scene.put("Alliance Trooper", 2),
        scene.put("Squire", 3),
        scene.put("Alliance Trooper", 3, 1),
    )
    table = scene.building().table
    hidden = [has(table, table.units[unit], t.Stealth) for unit in (inside, outside, other, enemy)]
    assert hidden == [True, False, False, False]


@shows("Laranosk Woods")
def test_laranosk_woods_make_elves_productive() -> None:
    scene = Scene("Alliance", "Alliance")
    scene.build("Laranosk Woods", 2)
    scene.points(0, 0)
    scene.points(1, 0)
    for name, zone, seat in (("Elf Scout", 2, 0), ("Elf Scout", 3, 0), ("Dwarf Commando", 2, 0), ("Elf Scout", 2, 1)):
        scene.put(name, zone, seat)
    play = scene.upkeep()
    # Twenty, two for zone 3, and one for the elf in the woods, where an enemy is, too.
    assert play.table.players[0].build == 23


@does("Improved Firearm")
def test_improved_firearm() -> None:
    scene = Scene("Alliance")
    trooper, scout = (
        scene.put("Alliance Trooper", 1, equipment=["Improved Firearm"]),
        scene.put("Elf Scout", 1, equipment=["Improved Firearm"]),
    )
    table = scene.building().table
    assert [unit_stats_of(table, unit).reach for unit in (trooper, scout)] == [2, 2]
    assert [unit_stats_of(table, unit).attacks for unit in (trooper, scout)] == [2, 2]
    assert [unit_stats_of(table, unit).atk for unit in (trooper, scout)] == [6, 4]


@does_not("Improved Firearm")
def test_improved_firearm_is_for_ranged_units() -> None:
    scene = Scene("Alliance")
    scene.put("Squire", 1)
    (card,) = scene.hand("Improved Firearm")
    assert scene.building().code(c.PlayCard(card)) == "no_target"

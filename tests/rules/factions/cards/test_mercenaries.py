"""Peasants, swords for hire and other neutral units without wings: their effects, and where these end."""

from __future__ import annotations

import pytest

from game.rules.factions.cards.decks import Deck, flaws_of_deck
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene

# Peasant


@does("Peasant", anywhere=True)
def test_peasants_fill_a_deck() -> None:
    assert flaws_of_deck(Deck("Neutral", (("peasant", 60),))) == ()


@does_not("Peasant")
def test_peasants_bring_nothing_in_the_others_build_turn_nor_in_the_one_they_come_in() -> None:
    scene = Scene("Alliance", "Alliance")
    scene.points(0, 10)
    scene.points(1, 0)
    scene.put("Peasant", 3, 1)
    (late,) = scene.hand("Peasant")
    play = scene.building().run(c.PlayCard(late))
    assert [player.build for player in play.table.players] == [7, 0]
    play.run(c.EndBuild())
    # Now the other one's build turn has begun.
    assert (play.asked, [player.build for player in play.table.players]) == (1, [7, 1])


# Mercenaries


@does("Sword-for-Hire", "Bow-for-Hire", "Bounty Hunter")
@pytest.mark.parametrize(
    ("name", "zone", "atk", "dam"),
    [("Sword-for-Hire", 3, 10, 20), ("Bow-for-Hire", 4, 8, 10), ("Bounty Hunter", 3, 7, 20)],
)
def test_mercenaries_hit_with_their_figures(name: str, zone: int, atk: int, dam: int) -> None:
    # A Heavy Blade has DEF 16.
    for roll, damage in ((16 - atk, dam), (15 - atk, 0)):
        scene = Scene()
        unit, enemy = scene.put(name, 3), scene.put("Heavy Blade", zone, 1)
        assert scene.act(unit, dice=[roll]).run(c.DeclareAttack(unit, enemy)).damage(enemy) == damage


@does_not("Sword-for-Hire", "Bow-for-Hire", "Bounty Hunter")
@pytest.mark.parametrize("name", ["Sword-for-Hire", "Bow-for-Hire", "Bounty Hunter"])
def test_mercenaries_may_leave_enemies_whom_they_cannot_attack(name: str, scene: Scene) -> None:
    unit = scene.put(name, 3)
    scene.put("Elf Scout", 4, 1)
    assert scene.act(unit).code(c.Move(unit, 2)) == ""
    # Other effects than its own movement move it.
    scene = Scene()
    unit = scene.put(name, 3)
    scene.put("Heavy Blade", 3, 1)
    (march,) = scene.hand("March the Troopers")
    assert scene.act(unit).run(c.PlayCard(march), c.Move(unit, 2)).zone(unit) == 2


@does_not("Bow-for-Hire")
def test_a_mercenary_archer_shoots_one_zone_far(scene: Scene) -> None:
    unit, far = scene.put("Bow-for-Hire", 2), scene.put("Heavy Blade", 4, 1)
    play = scene.act(unit)
    assert play.code(c.DeclareAttack(unit, far)) == "out_of_range"
    assert play.code(c.Move(unit, 1)) == ""


@does_not("Bounty Hunter", "Arian, Bounty Hunter")
@pytest.mark.parametrize("name", ["Bounty Hunter", "Arian, Bounty Hunter"])
def test_a_bounty_is_for_attacks_on_the_unique_and_not_for_damage(name: str) -> None:
    # 7 and 4, or 10 and 4 (and 4 for standing still): against a DEF of 20 and of 16.
    bonus = 11 if name == "Bounty Hunter" else 18
    for roll, damage in ((20 - bonus, 20), (19 - bonus, 0)):
        scene = Scene()
        unit, vaan = scene.put(name, 3), scene.put("Prince Vaan", 3, 1, magic=0)
        play = scene.act(unit, dice=[roll, 2]).run(c.DeclareAttack(unit, vaan))
        assert play.damage(vaan) == damage
    # Against 22, where the bounty would have helped.
    scene = Scene()
    unit, tank = scene.put(name, 3), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(unit, dice=[21 - (bonus - 4)]).run(c.DeclareAttack(unit, tank))
    assert [roll.total for roll in play.happened(e.AttackRolled)] == [21]
    assert play.damage(tank) == 0


@does("Arian, Bounty Hunter")
def test_arian_shoots_into_the_next_zone_and_stays(scene: Scene) -> None:
    arian, enemy = scene.put("Arian, Bounty Hunter", 3), scene.put("Heavy Blade", 4, 1)
    # 10 and 4 and 2 make 16.
    play = scene.act(arian, dice=[2]).run(c.DeclareAttack(arian, enemy))
    assert play.damage(enemy) == 20
    assert play.code(c.Move(arian, 2)) == "settled"


@does_not("Arian, Bounty Hunter")
def test_arian_is_not_a_mercenary_and_shoots_worse_after_a_move() -> None:
    for roll, damage in ((6, 20), (5, 0)):
        scene = Scene()
        arian, enemy = scene.put("Arian, Bounty Hunter", 3), scene.put("Heavy Blade", 3, 1)
        play = scene.act(arian, dice=[roll]).run(c.Move(arian, 2), c.DeclareAttack(arian, enemy))
        assert play.damage(enemy) == damage


# Sharpshooter


@does("Sharpshooter")
def test_sharpshooter_shoots_into_the_next_zone(scene: Scene) -> None:
    unit, near, far = scene.put("Sharpshooter", 2), scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 4, 1)
    play = scene.act(unit, dice=[7])
    assert play.code(c.DeclareAttack(unit, far)) == "out_of_range"
    assert play.run(c.DeclareAttack(unit, near)).damage(near) == 30


@does_not("Sharpshooter")
def test_sharpshooter_does_not_move_and_attack_in_one_turn(scene: Scene) -> None:
    unit, enemy = scene.put("Sharpshooter", 3), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(unit, dice=[2])
    moved = scene.act(unit, dice=[2]).run(c.Move(unit, 2))
    assert moved.code(c.DeclareAttack(unit, enemy)) in ("careful", "attacks_spent")
    play.run(c.DeclareAttack(unit, enemy))
    assert play.code(c.Move(unit, 2)) == "careful"


# Ragnos Beast


@does("Ragnos Beast")
def test_ragnos_beast_goes_on_to_the_next_enemy_when_it_has_killed_one(scene: Scene) -> None:
    beast, grunt = scene.put("Ragnos Beast", 2), scene.put("Orc Grunt", 2, 1)
    scene.put("Heavy Blade", 4, 1)
    play = scene.act(beast, dice=[19]).run(c.DeclareAttack(beast, grunt))
    assert not play.alive(grunt)
    assert play.code(c.EndActivation()) == "savage"
    assert play.run(c.Move(beast, 3), c.Move(beast, 4)).code(c.EndActivation()) == ""


@does_not("Ragnos Beast")
def test_ragnos_beast_need_not_reach_the_next_enemy_once_it_moves_no_more(scene: Scene) -> None:
    """It has moved before its attack, and whoever has does not move again."""
    beast, grunt = scene.put("Ragnos Beast", 2), scene.put("Orc Grunt", 3, 1)
    scene.put("Heavy Blade", 4, 1)
    play = scene.act(beast, dice=[19]).run(c.Move(beast, 3), c.DeclareAttack(beast, grunt))
    assert not play.alive(grunt)
    assert (play.code(c.Move(beast, 4)), play.code(c.EndActivation())) == ("settled", "")


@does_not("Ragnos Beast")
def test_ragnos_beast_may_go_where_enemies_are_and_need_not_attack(scene: Scene) -> None:
    beast = scene.put("Ragnos Beast", 3)
    scene.put("Heavy Blade", 3, 1)
    scene.put("Squire", 2, 1)
    play = scene.act(beast)
    assert play.code(c.EndActivation()) == ""
    assert play.code(c.Move(beast, 2)) == ""
    # An enemy behind a blockade is not to be reached.
    scene = Scene()
    beast = scene.put("Ragnos Beast", 2)
    scene.put("Heavy Blade", 3, 1)
    (card,) = scene.hand("Blockade")
    play = scene.act(beast).run(c.PlayCard(card), c.ChooseZone(3))
    assert play.code(c.EndActivation()) == ""


# Zeal, Renegade Knight


@does("Zeal, Renegade Knight")
def test_renegade_zeal_strikes_twice_sweeps_and_parries(scene: Scene) -> None:
    zeal = scene.put("Zeal, Renegade Knight", 3)
    one, other = scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(zeal, dice=[15, 15]).run(c.DeclareAttack(zeal, one), c.DeclareAttack(zeal, other))
    assert [play.damage(unit) for unit in (one, other)] == [10, 10]
    play = scene.act(zeal, dice=[15, 15]).run(c.UseAbility(zeal, "Sweep"), c.ChooseUnit(other))
    assert [play.damage(unit) for unit in (one, other)] == [10, 10]
    scene = Scene()
    blade, zeal = scene.put("Heavy Blade", 3), scene.put("Zeal, Renegade Knight", 3, 1)
    play = scene.act(blade, dice=[15, 16, 15]).run(c.DeclareAttack(blade, zeal))
    assert (play.damage(zeal), play.damage(blade)) == (0, 10)


@does_not("Zeal, Renegade Knight")
def test_unleash_the_darkness_does_not_defeat_who_is_immune_or_elsewhere_and_costs_six(scene: Scene) -> None:
    zeal = scene.put("Zeal, Renegade Knight", 3, magic=6)
    dragon, near = scene.put("Black Dragon", 3, 1, magic=0), scene.put("Squire", 4, 1)
    play = scene.act(zeal, dice=[6]).run(c.UseAbility(zeal, "Unleash the Darkness"))
    assert [play.alive(unit) for unit in (zeal, dragon, near)] == [True, True, True]
    assert play.unit(zeal).magic == 0
    assert [roll.unit for roll in play.happened(e.SaveRolled)] == [zeal]
    scene = Scene()
    zeal = scene.put("Zeal, Renegade Knight", 3, magic=5)
    scene.put("Squire", 3, 1)
    assert scene.act(zeal).code(c.UseAbility(zeal, "Unleash the Darkness")) == "no_magic"


@does_not("Zeal, Renegade Knight")
def test_renegade_zeal_hunts_no_capital_with_darkness(scene: Scene) -> None:
    zeal = scene.put("Zeal, Renegade Knight", 5, magic=6)
    # Only Zeal rolls: no save could change anything for a capital.
    play = scene.act(zeal, dice=[6]).run(c.UseAbility(zeal, "Unleash the Darkness"))
    assert [roll.unit for roll in play.happened(e.SaveRolled)] == [zeal]
    assert [event.unit for event in play.happened(e.Unaffected)] == [CAPITALS[1], zeal]
    assert (play.damage(CAPITALS[1]), play.alive(zeal)) == (0, True)


@pytest.mark.parametrize(("enemy", "code"), [(1, ""), (2, "savage"), (3, ""), (4, "savage")])
@does("Ragnos Beast")
def test_a_savage_unit_goes_to_an_enemy_before_it_or_behind_it(enemy: int, code: str, scene: Scene) -> None:
    # rule: factions/savage
    beast = scene.put("Ragnos Beast", 3)
    scene.put("Squire", enemy, 1)
    # It has one zone left.
    assert scene.act(beast, moved=2).code(c.EndActivation()) == code

"""The cards of the Underworld: what each does, and what it does not."""

from __future__ import annotations

import pytest

from game.core.commands import Agree
from game.rules.factions.presentation.queries import attack_preview, unit_stats_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene

# Underworld


@pytest.mark.parametrize("name", ["Skeleton", "Zombie", "Necromancer"])
@does("Skeleton", "Zombie", "Necromancer")
def test_the_undead_are_hurt_by_healing_and_not_hit_critically(name: str, scene: Scene) -> None:
    medic, undead = scene.put("Field Medic", 3), scene.put(name, 3, magic=0)
    play = scene.act(medic, dice=[1]).run(c.UseAbility(medic, "Heal 20"), c.ChooseUnit(undead))
    assert not play.alive(undead) or play.damage(undead) == 20
    scene = Scene()
    squire, undead = scene.put("Knight", 3), scene.put(name, 3, 1, magic=0)
    play = scene.act(squire, dice=[20]).run(c.DeclareAttack(squire, undead))
    assert play.damage(undead) == 10


@does("Zombie")
def test_zombies_may_come_back() -> None:
    for roll, alive in ((11, True), (10, False)):
        scene = Scene()
        blade, zombie = scene.put("Heavy Blade", 3), scene.put("Zombie", 3, 1, tapped=True)
        play = scene.act(blade, dice=[15, roll]).run(c.DeclareAttack(blade, zombie))
        back = play.back(zombie)
        assert play.alive(back) == alive
        assert len(play.happened(e.UnitDefeated)) == 1
        if alive:
            assert (play.damage(back), play.unit(back).tapped, play.zone(back)) == (0, True, 3)


@does("Sword of Darkness")
def test_sword_of_darkness_drains_and_revives_once(scene: Scene) -> None:
    knight = scene.put("Knight", 3, equipment=["Sword of Darkness"], damage=30)
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(knight, dice=[15, 11]).run(c.DeclareAttack(knight, enemy))
    assert play.damage(knight) == 20
    scene = Scene()
    knight = scene.put("Mana Hunter", 3, 1, equipment=["Sword of Darkness"], damage=30)
    sword = scene.units[knight].attached[0]
    enemy = scene.put("Heavy Blade", 3)
    play = scene.act(enemy, dice=[15, 11]).run(c.DeclareAttack(enemy, knight))
    # Fifty hit points, back with ten, and without the sword.
    back = play.back(knight)
    assert (play.damage(back), play.unit(back).attached) == (40, ())
    assert play.table.players[1].graveyard == (sword,)


@pytest.mark.parametrize("name", ["Dark Knight", "Zeal, Void Knight"])
@does("Dark Knight", "Zeal, Void Knight")
def test_life_drain_heals_what_the_attack_did(name: str) -> None:
    for roll, damage in ((11, 20), (10, 40)):
        scene = Scene()
        unit, enemy = scene.put(name, 3, damage=40, magic=0), scene.put("Heavy Blade", 3, 1)
        play = scene.act(unit, dice=[15, roll]).run(c.DeclareAttack(unit, enemy))
        assert play.damage(unit) == damage


@does_not("Dark Knight")
def test_life_drain_needs_damage(scene: Scene) -> None:
    unit, enemy = scene.put("Dark Knight", 3, damage=40, magic=0), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit, dice=[2]).run(c.DeclareAttack(unit, enemy))
    assert (play.damage(unit), play.happened(e.SaveRolled)) == (40, [])


@does("Necromancer")
def test_necromancer_raises_a_skeleton_where_an_enemy_fell() -> None:
    scene = Scene("Underworld")
    necromancer = scene.put("Necromancer", 2)
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    (skeleton,) = scene.deck("Skeleton")
    play = scene.act(knight, dice=[15, 5])
    assert play.code(c.UseAbility(necromancer, "Necromancy")) == "nobody_fell"
    play.do(c.DeclareAttack(knight, grunt))
    assert play.prompt == "respond_destroyed"
    play.do(c.UseAbility(necromancer, "Necromancy")).passes().do(c.ChooseCard(skeleton)).passes()
    assert (play.zone(skeleton), play.unit(necromancer).magic) == (3, 2)


@does_not("Necromancer")
def test_necromancer_is_too_far_or_its_own_side_fell() -> None:
    scene = Scene("Underworld")
    scene.put("Necromancer", 1)
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    scene.deck("Skeleton")
    assert scene.act(knight, dice=[15, 5]).do(c.DeclareAttack(knight, grunt)).prompt == "activation"
    scene = Scene("Underworld")
    scene.put("Necromancer", 3)
    grunt, blade = scene.put("Orc Grunt", 3), scene.put("Heavy Blade", 3, 1)
    assert scene.act(blade, dice=[15]).do(c.DeclareAttack(blade, grunt)).prompt == "activation"


@does("Necromancer")
def test_a_mana_shield_is_against_magic(scene: Scene) -> None:
    mage, necromancer = scene.put("Mage", 3), scene.put("Necromancer", 3, 1, magic=0)
    play = scene.act(mage, dice=[11]).run(c.UseAbility(mage, "Fireball"))
    assert play.damage(necromancer) == 0


@pytest.mark.parametrize("name", ["Necromancer", "Raven, Apprentice of Zeal", "Zeal, Void Knight"])
@does("Necromancer", "Raven, Apprentice of Zeal", "Zeal, Void Knight")
def test_dark_bomb_hits_every_character_of_a_zone(name: str, scene: Scene) -> None:
    unit, friend, enemy, away = (
        scene.put(name, 4, magic=3),
        scene.put("Heavy Blade", 5),
        scene.put("Heavy Blade", 5, 1),
        scene.put("Heavy Blade", 4, 1),
    )
    play = scene.act(unit).do(c.UseAbility(unit, "Dark Bomb"))
    assert play.answers(c.ChooseZone) == [c.ChooseZone(3), c.ChooseZone(4), c.ChooseZone(5)]
    play.run(c.ChooseZone(5))
    assert [play.damage(number) for number in (friend, enemy, away, CAPITALS[1])] == [20, 20, 0, 20]


@shows("Mana Hunter")
def test_mana_hunter_hunts_units_with_a_magic_rating(scene: Scene) -> None:
    hunter = scene.put("Mana Hunter", 3)
    mage, zeal, blade = (
        scene.put("Mage", 3, 1, magic=0),
        scene.put("Zeal, Renegade Knight", 3, 1, magic=0),
        scene.put("Heavy Blade", 3, 1),
    )
    table = scene.act(hunter).table
    assert [
        sum(part.points for part in attack_preview(table, hunter, unit).damage) for unit in (mage, zeal, blade)
    ] == [30, 30, 20]
    assert [sum(part.points for part in attack_preview(table, hunter, unit).attack) for unit in (mage, blade)] == [
        13,
        9,
    ]


@pytest.mark.parametrize("name", ["Shadow Ninja", "Kruul, Ninja Master"])
@does("Shadow Ninja", "Kruul, Ninja Master")
def test_greater_stealth(name: str, scene: Scene) -> None:
    ninja = scene.put(name, 3, 1)
    trooper, squire = scene.put("Alliance Trooper", 2), scene.put("Squire", 3)
    assert scene.act(trooper).code(c.DeclareAttack(trooper, ninja)) == "stealth"
    assert scene.act(squire).code(c.DeclareAttack(squire, ninja)) == ""
    scene.put("Skeleton", 3, 1)
    assert scene.act(squire).code(c.DeclareAttack(squire, ninja)) == "stealth"


@does_not("Shadow Ninja", "Kruul, Ninja Master")
def test_greater_stealth_beside_another_ninja_does_not_hide(scene: Scene) -> None:
    one = scene.put("Shadow Ninja", 3, 1)
    scene.put("Kruul, Ninja Master", 3, 1)
    squire = scene.put("Squire", 3)
    assert scene.act(squire).code(c.DeclareAttack(squire, one)) == ""


def test_cards_do_not_target_greater_stealth() -> None:
    scene = Scene("Mage Guild")
    scene.put("Mage", 3)
    scene.put("Shadow Ninja", 3, 1)
    (bomb,) = scene.hand("Mana Bomb")
    assert scene.building().code(c.PlayCard(bomb)) == "no_target"


@pytest.mark.parametrize("name", ["Shadow Ninja", "Kruul, Ninja Master"])
@does("Shadow Ninja", "Kruul, Ninja Master")
def test_ninjas_attack_twice_and_are_fast(name: str, scene: Scene) -> None:
    ninja, enemy = scene.put(name, 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(ninja, dice=[15, 15]).do(c.DeclareAttack(ninja, enemy), Agree())
    assert play.damage(enemy) == 40
    assert unit_stats_of(play.table, ninja).speed == 2


@does("Shadow Ninja")
def test_shadow_ninja_parries_and_attacks_twice_in_return(scene: Scene) -> None:
    blade, ninja = scene.put("Heavy Blade", 3), scene.put("Shadow Ninja", 3, 1)
    play = scene.act(blade, dice=[19, 16, 15, 15]).do(c.DeclareAttack(blade, ninja))
    assert (play.prompt, play.asked) == ("twin_attack", 1)
    play.do(Agree())
    assert (play.damage(ninja), play.damage(blade)) == (0, 40)


@does("Kruul, Ninja Master")
def test_kruul_dodges_on_11() -> None:
    for roll, damage in ((11, 0), (10, 30)):
        scene = Scene()
        blade, kruul = scene.put("Heavy Blade", 3), scene.put("Kruul, Ninja Master", 3, 1)
        assert scene.act(blade, dice=[19, roll]).run(c.DeclareAttack(blade, kruul)).damage(kruul) == damage


@does("Raven, Apprentice of Zeal")
def test_raven_the_apprentice_shields_against_all_damage(scene: Scene) -> None:
    mage, raven = scene.put("Mage", 3), scene.put("Raven, Apprentice of Zeal", 3, 1, magic=0)
    assert scene.act(mage, dice=[11]).run(c.UseAbility(mage, "Fireball")).damage(raven) == 10


@does_not("Raven, Apprentice of Zeal", "Raven the Destroyer", "Zeal, Renegade Knight", "Zeal, Void Knight")
def test_the_two_ravens_and_the_two_zeals_are_one() -> None:
    for first, second in (
        ("Raven, Apprentice of Zeal", "Raven the Destroyer"),
        ("Zeal, Renegade Knight", "Zeal, Void Knight"),
        ("General William Rendar", "Commander William Rendar"),
    ):
        scene = Scene()
        scene.put(first, 3)
        (card,) = scene.hand(second)
        assert scene.building().code(c.PlayCard(card)) == "unique"


@does("Zeal, Void Knight")
def test_dark_void_defeats_an_enemy(scene: Scene) -> None:
    zeal, tank = scene.put("Zeal, Void Knight", 3, magic=10), scene.put("Tank of Ragnos", 4, 1)
    scene.put("Squire", 3)
    play = scene.act(zeal).run(c.UseAbility(zeal, "Dark Void"))
    assert not play.alive(tank)
    assert play.unit(zeal).magic == 0


@does_not("Zeal, Void Knight")
def test_dark_void_takes_ten_magic_and_no_capital(scene: Scene) -> None:
    zeal = scene.put("Zeal, Void Knight", 4, magic=9)
    scene.put("Tank of Ragnos", 4, 1)
    assert scene.act(zeal).code(c.UseAbility(zeal, "Dark Void")) == "no_magic"
    scene = Scene()
    zeal = scene.put("Zeal, Void Knight", 4, magic=10)
    assert scene.act(zeal).code(c.UseAbility(zeal, "Dark Void")) == "no_target"


@does_not("Necromancy")
def test_the_card_necromancy_is_only_for_enemies_that_fall() -> None:
    scene = Scene("Underworld")
    (card,) = scene.hand("Necromancy")
    scene.deck("Skeleton")
    assert scene.building().code(c.PlayCard(card)) == "nobody_fell"


@does_not("Necromancy")
def test_necromancy_may_find_nothing() -> None:
    scene = Scene("Underworld")
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    (card,) = scene.hand("Necromancy")
    scene.deck("Zombie")
    play = scene.act(knight, dice=[15, 5]).do(c.DeclareAttack(knight, grunt), c.PlayCard(card)).passes()
    assert play.prompt == "activation"
    assert len(play.table.players[0].deck) == 1


@does("Decay and Rejuvenation")
def test_decay_and_rejuvenation() -> None:
    scene = Scene("Underworld")
    scene.capital(0, damage=5)
    (card,) = scene.hand("Decay and Rejuvenation")
    play = scene.building().run(c.PlayCard(card))
    assert (play.damage(CAPITALS[0]), play.damage(CAPITALS[1])) == (0, 10)


@does("Decay and Rejuvenation")
def test_decay_can_end_the_match() -> None:
    scene = Scene("Underworld")
    scene.capital(1, damage=95)
    (card,) = scene.hand("Decay and Rejuvenation")
    play = scene.building().run(c.PlayCard(card))
    assert play.state.outcome.winners == (0,)


@shows("Deadlands")
def test_deadlands_hurt_who_is_not_of_the_underworld() -> None:
    for name, damage in (("Squire", 10), ("Mana Hunter", 0)):
        scene = Scene("Underworld")
        scene.build("Deadlands", 3)
        unit = scene.put(name, 3)
        assert scene.act(unit).run(c.EndActivation()).damage(unit) == damage


@does_not("Deadlands")
def test_deadlands_do_nothing_to_a_unit_that_moves_on() -> None:
    scene = Scene("Underworld")
    scene.build("Deadlands", 3)
    unit = scene.put("Squire", 3)
    assert scene.act(unit).run(c.Move(unit, 2), c.EndActivation()).damage(unit) == 0

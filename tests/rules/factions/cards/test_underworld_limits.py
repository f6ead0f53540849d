"""Where the effects of the Underworld's cards end, and how they work together."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline
from game.rules.factions.cards.decks import Deck, flaws_of_deck
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene

# Skeleton, Zombie


@does("Skeleton", anywhere=True)
def test_skeletons_fill_a_deck() -> None:
    assert flaws_of_deck(Deck("Underworld", (("skeleton", 60),))) == ()


@does_not("Zombie", anywhere=True)
def test_zombies_do_not_fill_a_deck() -> None:
    assert flaws_of_deck(Deck("Underworld", (("skeleton", 53), ("zombie", 7)))) != ()


@does_not("Skeleton")
def test_skeletons_stay_down(scene: Scene) -> None:
    blade, skeleton = scene.put("Heavy Blade", 3), scene.put("Skeleton", 3, 1)
    play = scene.act(blade, dice=[15, 20]).run(c.DeclareAttack(blade, skeleton))
    assert (play.alive(skeleton), play.happened(e.SaveRolled)) == (False, [])


@does_not("Zombie")
def test_zombies_come_back_only_for_each_save_they_make(scene: Scene) -> None:
    raven, zombie = scene.put("Raven the Destroyer", 3, magic=8), scene.put("Zombie", 3, 1)
    # Its save against the spell fails; the one that brings it back does not. A defeat without damage counts, too.
    play = scene.act(raven, dice=[5, 11]).run(c.UseAbility(raven, "Black Death"))
    assert play.damage(play.back(zombie)) == 0
    play.dice(5, 10).run(c.UseAbility(raven, "Black Death"))
    assert play.back(zombie) == 0
    assert play.table.players[1].graveyard == (zombie,)


@does_not("Zombie", "Sword of Darkness")
def test_drained_life_hurts_the_undead(scene: Scene) -> None:
    zombie = scene.put("Zombie", 3, equipment=["Sword of Darkness"])
    enemy = scene.put("Heavy Blade", 3, 1)
    play = scene.act(zombie, dice=[15, 11]).run(c.DeclareAttack(zombie, enemy))
    assert (play.damage(enemy), play.damage(zombie)) == (10, 10)


# Dark Knight, Zeal


@does("Dark Knight")
def test_dark_knight_parries_and_rolls_again_for_its_point() -> None:
    for roll, damage in ((16, 0), (15, 30)):
        scene = Scene()
        blade, knight = scene.put("Heavy Blade", 3), scene.put("Dark Knight", 3, 1, magic=0)
        assert scene.act(blade, dice=[15, roll]).run(c.DeclareAttack(blade, knight)).damage(knight) == damage
    scene = Scene()
    knight, blade = scene.put("Dark Knight", 3, damage=40), scene.put("Heavy Blade", 3, 1)
    play = scene.act(knight, dice=[15, 5, 11]).run(c.DeclareAttack(knight, blade), Decline(), c.Reroll(magic=True))
    assert (play.damage(knight), play.unit(knight).magic) == (20, 0)


@does_not("Dark Knight")
def test_dark_knight_parries_no_arrow(scene: Scene) -> None:
    archer, knight = scene.put("Sharpshooter", 3), scene.put("Dark Knight", 3, 1, magic=0)
    play = scene.act(archer, dice=[15, 20]).run(c.DeclareAttack(archer, knight))
    assert (play.damage(knight), play.happened(e.SaveRolled)) == (30, [])


@does_not("Dark Knight", "Zeal, Void Knight", "Sword of Darkness")
@pytest.mark.parametrize("name", ["Dark Knight", "Zeal, Void Knight", "Mana Hunter"])
@pytest.mark.parametrize(
    ("target", "roll", "before", "after"),
    [("Earth Elemental", 15, 40, 30), ("Heavy Blade", 20, 40, 0), ("Heavy Blade", 15, 10, 0)],
    ids=["what came through", "twice on a 20", "never below none"],
)
def test_life_drain_is_what_the_attack_did(name: str, target: str, roll: int, before: int, after: int) -> None:
    sword = ["Sword of Darkness"] if name == "Mana Hunter" else []
    scene = Scene()
    unit, enemy = scene.put(name, 3, damage=before, magic=0, equipment=sword), scene.put(target, 3, 1, magic=0)
    # Mana Hunter does ten more to a unit with magic.
    if sword and target == "Earth Elemental":
        after -= 10
    assert scene.act(unit, dice=[roll, 11]).run(c.DeclareAttack(unit, enemy)).damage(unit) == after


@does_not("Zeal, Void Knight")
def test_zeal_drains_no_life_with_spells(scene: Scene) -> None:
    zeal, enemy = scene.put("Zeal, Void Knight", 3, damage=40), scene.put("Heavy Blade", 4, 1)
    play = scene.act(zeal).run(c.UseAbility(zeal, "Dark Bomb"), c.ChooseZone(4))
    assert (play.damage(enemy), play.damage(zeal), play.happened(e.SaveRolled)) == (20, 40, [])


@does_not("Zeal, Void Knight")
def test_dark_void_is_for_enemies_near_and_asks_for_no_save(scene: Scene) -> None:
    zeal, ally = scene.put("Zeal, Void Knight", 3, magic=10), scene.put("Squire", 3)
    one, other, far = scene.put("Squire", 3, 1), scene.put("Tank of Ragnos", 4, 1), scene.put("Squire", 5, 1)
    play = scene.act(zeal).do(c.UseAbility(zeal, "Dark Void"))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(one), c.ChooseUnit(other)]
    assert (play.code(c.ChooseUnit(ally)), play.code(c.ChooseUnit(far))) == ("no_enemy", "out_of_range")
    play.run(c.ChooseUnit(other))
    assert (play.alive(other), play.happened(e.SaveRolled)) == (False, [])


@does("Zeal, Void Knight", "Raven, Apprentice of Zeal")
def test_their_magic_grows_by_one_at_each_upkeep() -> None:
    scene = Scene("Underworld", "Underworld")
    zeal, raven = scene.put("Zeal, Void Knight", 1, magic=9), scene.put("Raven, Apprentice of Zeal", 5, 1)
    play = scene.upkeep()
    assert (play.unit(zeal).magic, play.unit(raven).magic) == (10, 2)


@does("Zeal, Void Knight")
def test_zeal_attacks_twice_without_moving(scene: Scene) -> None:
    zeal, enemy = scene.put("Zeal, Void Knight", 3, magic=0), scene.put("Heavy Blade", 3, 1)
    play = scene.act(zeal, dice=[15, 5, 15, 5]).run(c.DeclareAttack(zeal, enemy), c.DeclareAttack(zeal, enemy))
    assert play.damage(enemy) == 40
    assert play.code(c.DeclareAttack(zeal, enemy)) == "attacks_spent"


# Necromancer


@does_not("Necromancer")
def test_necromancer_shields_itself_from_no_attack_and_no_card(scene: Scene) -> None:
    blade, unit = scene.put("Heavy Blade", 3), scene.put("Necromancer", 3, 1, magic=0)
    play = scene.act(blade, dice=[15]).run(c.DeclareAttack(blade, unit))
    assert (play.damage(unit), play.happened(e.SaveRolled)) == (30, [])
    scene = Scene("Mage Guild")
    scene.put("Mage", 3)
    unit = scene.put("Necromancer", 3, 1, magic=0)
    (bomb,) = scene.hand("Mana Bomb")
    play = scene.building().run(c.PlayCard(bomb))
    assert (play.damage(unit), play.happened(e.SaveRolled)) == (30, [])


@does("Necromancer")
@pytest.mark.parametrize(
    ("healer", "ability", "saves", "damage"),
    [("Troll Shaman", "Cure 10", 1, 0), ("Field Medic", "Throw Potion 10", 0, 10)],
)
def test_necromancer_shields_itself_from_magic_that_would_heal_others(
    healer: str, ability: str, saves: int, damage: int
) -> None:
    scene = Scene()
    unit, necromancer = scene.put(healer, 2), scene.put("Necromancer", 2, magic=0)
    play = scene.act(unit, dice=[11]).run(c.UseAbility(unit, ability), c.ChooseUnit(necromancer))
    assert (play.damage(necromancer), len(play.happened(e.SaveRolled))) == (damage, saves)


@does_not("Necromancer", "Raven, Apprentice of Zeal")
@pytest.mark.parametrize("name", ["Necromancer", "Raven, Apprentice of Zeal"])
def test_dark_bomb_spares_nobody_not_even_who_throws_it(name: str, scene: Scene) -> None:
    unit, friend, away = scene.put(name, 3, magic=4), scene.put("Heavy Blade", 3), scene.put("Heavy Blade", 5, 1)
    play = scene.act(unit, dice=[5]).do(c.UseAbility(unit, "Dark Bomb"))
    assert play.code(c.ChooseZone(5)) == "out_of_range"
    play.run(c.ChooseZone(3))
    assert [play.damage(number) for number in (unit, friend, away)] == [20, 20, 0]
    # Spent for this cycle, and in place of the attacks.
    assert play.code(c.DeclareAttack(unit, away)) == "attacks_spent"


@does_not("Necromancer")
def test_necromancer_raises_one_skeleton_for_one_spending() -> None:
    scene = Scene("Underworld")
    necromancer = scene.put("Necromancer", 3)
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    scene.deck("Zombie", "Skeleton", "Skeleton")
    play = scene.act(knight, dice=[15, 5]).do(c.DeclareAttack(knight, grunt), c.UseAbility(necromancer, "Necromancy"))
    # One card of the name to choose: a Zombie is none.
    assert len(play.answers(c.ChooseCard)) == 1
    play.do(play.answers(c.ChooseCard)[0])
    assert (play.prompt, len(play.table.players[0].deck)) == ("activation", 2)
    assert play.unit(necromancer).magic == 2


# Mana Hunter, the ninjas


@does_not("Mana Hunter")
def test_mana_hunter_is_after_the_rating_and_not_the_points_or_the_attacker(scene: Scene) -> None:
    knight, hunter = scene.put("Dark Knight", 3), scene.put("Mana Hunter", 3, 1)
    play = scene.act(knight, dice=[7]).run(c.DeclareAttack(knight, hunter), Decline())
    # Nine and seven miss seventeen: being hunted helps nobody.
    assert play.damage(hunter) == 0
    scene = Scene()
    hunter, capital = scene.put("Mana Hunter", 5), CAPITALS[1]
    assert scene.act(hunter, dice=[5]).run(c.DeclareAttack(hunter, capital)).damage(capital) == 20


@does("Shadow Ninja", "Kruul, Ninja Master")
@pytest.mark.parametrize("name", ["Shadow Ninja", "Kruul, Ninja Master"])
def test_ninjas_hide_behind_their_capital_and_from_their_own_medics(name: str, scene: Scene) -> None:
    ninja, squire = scene.put(name, 5, 1, damage=20), scene.put("Squire", 5)
    assert scene.act(squire).code(c.DeclareAttack(squire, ninja)) == "stealth"
    scene = Scene()
    ninja, medic = scene.put(name, 3, damage=20), scene.put("Field Medic", 3)
    play = scene.act(medic).do(c.UseAbility(medic, "Heal 20"))
    assert c.ChooseUnit(ninja) not in play.legal
    assert play.prompt == "activation"


@does_not("Shadow Ninja", "Kruul, Ninja Master")
@pytest.mark.parametrize("name", ["Shadow Ninja", "Kruul, Ninja Master"])
def test_ninjas_do_not_hide_from_what_is_for_all_in_the_zone(name: str, scene: Scene) -> None:
    mage, ninja = scene.put("Mage", 3), scene.put(name, 3, 1)
    scene.put("Skeleton", 3, 1)
    assert scene.act(mage).run(c.UseAbility(mage, "Chain Lightning")).damage(ninja) == 10


@does_not("Shadow Ninja")
def test_shadow_ninja_parries_no_arrow_and_no_spell(scene: Scene) -> None:
    archer, ninja = scene.put("Sharpshooter", 3), scene.put("Shadow Ninja", 3, 1)
    play = scene.act(archer, dice=[15, 20]).run(c.DeclareAttack(archer, ninja))
    assert (play.damage(ninja), play.happened(e.SaveRolled)) == (30, [])


@does_not("Shadow Ninja")
def test_shadow_ninja_moves_or_attacks_but_has_one_attack(scene: Scene) -> None:
    ninja, enemy, other = scene.put("Shadow Ninja", 1), scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(ninja, dice=[15, 15]).run(c.Move(ninja, 2), c.Move(ninja, 3), c.DeclareAttack(ninja, enemy))
    assert play.prompt == "twin_attack"
    play.run(Agree())
    # The second attack was at the same target, and there is no third.
    assert (play.damage(enemy), play.prompt) == (40, "activation")
    assert play.code(c.DeclareAttack(ninja, other)) == "attacks_spent"


@does("Kruul, Ninja Master")
def test_kruul_makes_four_attacks_at_two_targets_without_moving(scene: Scene) -> None:
    kruul, one, other = (
        scene.put("Kruul, Ninja Master", 3),
        scene.put("Heavy Blade", 3, 1),
        scene.put("Heavy Blade", 3, 1),
    )
    play = scene.act(kruul, dice=[15, 15, 15, 15]).run(c.DeclareAttack(kruul, one), Agree())
    play.run(c.DeclareAttack(kruul, other), Agree())
    assert [play.damage(unit) for unit in (one, other)] == [40, 40]
    assert play.code(c.DeclareAttack(kruul, one)) == "attacks_spent"
    assert play.code(c.Move(kruul, 2)) == "settled"


@does_not("Kruul, Ninja Master")
def test_kruul_dodges_no_spell_and_strikes_nobody_back(scene: Scene) -> None:
    mage, kruul = scene.put("Mage", 3), scene.put("Kruul, Ninja Master", 3, 1)
    play = scene.act(mage, dice=[20]).run(c.UseAbility(mage, "Fireball"))
    assert (play.damage(kruul), play.happened(e.SaveRolled)) == (20, [])
    scene = Scene()
    archer, kruul = scene.put("Sharpshooter", 3), scene.put("Kruul, Ninja Master", 3, 1)
    play = scene.act(archer, dice=[15, 11]).run(c.DeclareAttack(archer, kruul))
    assert (play.damage(kruul), play.damage(archer), play.prompt) == (0, 0, "activation")


# Raven the apprentice


@does_not("Raven, Apprentice of Zeal", "Zeal, Void Knight")
@pytest.mark.parametrize("name", ["Raven, Apprentice of Zeal", "Zeal, Void Knight"])
def test_a_dark_shield_takes_ten_off_and_only_with_its_save(name: str) -> None:
    for roll, damage in ((11, 10), (10, 20)):
        scene = Scene()
        mage, unit = scene.put("Mage", 3), scene.put(name, 3, 1, magic=0)
        assert scene.act(mage, dice=[roll]).run(c.UseAbility(mage, "Fireball")).damage(unit) == damage
    # Penetration is no help against it, and what has been reduced to nothing is not rolled for.
    scene = Scene()
    blade, unit = scene.put("Heavy Blade", 3), scene.put(name, 3, 1, magic=0)
    assert scene.act(blade, dice=[15, 11]).run(c.DeclareAttack(blade, unit)).damage(unit) == 20


# Battle cards, Deadlands, Sword of Darkness


@does("Necromancy")
def test_necromancy_reaches_every_zone_and_several_answer_one_defeat() -> None:
    scene = Scene("Underworld")
    knight, grunt = scene.put("Dark Knight", 5, magic=0), scene.put("Orc Grunt", 5, 1)
    one, other = scene.hand("Necromancy", "Necromancy")
    first, second = scene.deck("Skeleton", "Skeleton")
    play = (
        scene.act(knight, dice=[15, 5]).do(c.DeclareAttack(knight, grunt), c.PlayCard(one), c.PlayCard(other)).passes()
    )
    while play.prompt == "search":
        play.do(play.answers(c.ChooseCard)[0]).passes()
    assert (play.zone(first), play.zone(second)) == (5, 5)
    assert not play.unit(first).tapped


@does_not("Necromancy")
def test_necromancy_is_not_for_ones_own_fallen_nor_later() -> None:
    scene = Scene("Underworld", "Kingdom")
    squire, blade = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    (card,) = scene.hand("Necromancy")
    scene.deck("Skeleton")
    play = scene.act(blade, dice=[15]).do(c.DeclareAttack(blade, squire))
    assert (play.alive(squire), play.asked, play.prompt) == (False, 1, "activation")
    scene = Scene("Underworld", "Kingdom", windows="always")
    knight, grunt = scene.put("Dark Knight", 3, magic=0), scene.put("Orc Grunt", 3, 1)
    (card,) = scene.hand("Necromancy")
    play = scene.act(knight, dice=[15, 5]).run(c.DeclareAttack(knight, grunt))
    assert (play.alive(grunt), play.code(c.PlayCard(card))) == (False, "nobody_fell")


@does_not("Decay and Rejuvenation")
def test_decay_is_about_capitals_and_heals_no_more_than_there_is() -> None:
    scene = Scene("Underworld", "Underworld")
    scene.capital(0, damage=5)
    unit, enemy = scene.put("Squire", 1, damage=10), scene.put("Squire", 5, 1)
    (card,) = scene.hand("Decay and Rejuvenation")
    play = scene.building().run(c.PlayCard(card))
    assert [play.damage(number) for number in (*CAPITALS, unit, enemy)] == [0, 10, 10, 0]


@does("Deadlands")
def test_deadlands_hurt_either_side_and_a_capital_that_has_a_turn() -> None:
    scene = Scene("Barbarian", "Underworld")
    scene.build("Deadlands", 1, 1)
    capital = CAPITALS[0]
    assert scene.act(capital).run(c.EndActivation()).damage(capital) == 10
    scene = Scene("Underworld", "Kingdom")
    scene.build("Deadlands", 3)
    comes = scene.put("Squire", 4, 1)
    assert scene.act(comes).run(c.Move(comes, 3), c.EndActivation()).damage(comes) == 10


@does_not("Deadlands")
def test_deadlands_spare_the_underworlds_units_of_either_side_and_who_has_no_turn() -> None:
    scene = Scene("Kingdom", "Underworld")
    scene.build("Deadlands", 3)
    hunter, squire = scene.put("Mana Hunter", 3, 1), scene.put("Squire", 3, tapped=True)
    play = scene.act(hunter).run(c.EndActivation())
    assert (play.damage(hunter), play.damage(squire)) == (0, 0)


@does_not("Sword of Darkness")
def test_sword_of_darkness_drains_and_revives_only_with_its_saves(scene: Scene) -> None:
    knight, enemy = (scene.put("Squire", 3, equipment=["Sword of Darkness"], damage=20), scene.put("Heavy Blade", 3, 1))
    play = scene.act(knight, dice=[15, 10]).run(c.DeclareAttack(knight, enemy))
    assert play.damage(knight) == 20
    scene = Scene()
    blade, squire = scene.put("Heavy Blade", 3), scene.put("Squire", 3, 1, equipment=["Sword of Darkness"])
    play = scene.act(blade, dice=[15, 10]).run(c.DeclareAttack(blade, squire))
    assert not play.alive(squire)

"""The neutral cards: what each does, and what it does not."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Pass
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import attack_preview, reach_in_turn, unit_stats_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.stats import has
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene


@does("Peasant")
def test_peasants_are_productive() -> None:
    scene = Scene("Alliance")
    scene.points(0, 0)
    scene.put("Peasant", 1)
    scene.put("Peasant", 1)
    assert scene.upkeep().table.players[0].build == 22


@pytest.mark.parametrize("name", ["Sword-for-Hire", "Bow-for-Hire", "Bounty Hunter"])
@shows("Sword-for-Hire", "Bow-for-Hire", "Bounty Hunter")
def test_mercenaries_stay_while_there_is_somebody_to_attack(name: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3), scene.put("Tank of Ragnos", 3, 1)
    play = scene.act(unit, dice=[2])
    assert play.code(c.Move(unit, 2)) == "mercenary"
    play.run(c.DeclareAttack(unit, enemy))
    assert play.code(c.Move(unit, 2)) == ""
    scene = Scene()
    unit = scene.put(name, 2)
    scene.put("Tank of Ragnos", 4, 1)
    assert scene.act(unit).code(c.Move(unit, 1)) == ""


@does("Bow-for-Hire")
def test_a_mercenary_archer_stays_for_enemies_in_reach(scene: Scene) -> None:
    unit = scene.put("Bow-for-Hire", 3)
    scene.put("Tank of Ragnos", 4, 1)
    assert scene.act(unit).code(c.Move(unit, 2)) == "mercenary"


@does("Sharpshooter")
def test_sharpshooter_penetrates(scene: Scene) -> None:
    unit, dragon = scene.put("Sharpshooter", 3), scene.put("White Dragon", 4, 1, magic=0)
    assert scene.act(unit, dice=[19]).run(c.DeclareAttack(unit, dragon)).damage(dragon) == 30


@pytest.mark.parametrize("name", ["Bounty Hunter", "Arian, Bounty Hunter"])
@shows("Bounty Hunter", "Arian, Bounty Hunter")
def test_bounty_hunters_hunt_unique_enemies(name: str, scene: Scene) -> None:
    unit = scene.put(name, 3)
    vaan, blade = scene.put("Prince Vaan", 3, 1, magic=0), scene.put("Heavy Blade", 3, 1)
    table = scene.act(unit).table
    best, plain = (sum(part.points for part in attack_preview(table, unit, target).attack) for target in (vaan, blade))
    assert best == plain + 4


@shows("Arian, Bounty Hunter")
def test_arian_shoots_better_without_moving(scene: Scene) -> None:
    arian, enemy = scene.put("Arian, Bounty Hunter", 3), scene.put("Heavy Blade", 4, 1)
    play = scene.act(arian, dice=[2])
    assert attack_preview(play.table, arian, enemy).needed == 2
    play.run(c.Move(arian, 2), c.Move(arian, 3))
    assert sum(part.points for part in attack_preview(play.table, arian, enemy).attack) == 10


@does("Ragnos Beast")
def test_ragnos_beast_must_end_beside_an_enemy_if_it_can(scene: Scene) -> None:
    beast = scene.put("Ragnos Beast", 2)
    scene.put("Heavy Blade", 4, 1)
    play = scene.act(beast)
    assert play.code(c.EndActivation()) == "savage"
    # Three zones are in its power: not back and then to the enemy.
    assert play.code(c.Move(beast, 1)) == "savage"
    play.run(c.Move(beast, 3), c.Move(beast, 4))
    assert play.code(c.EndActivation()) == ""
    assert play.code(c.Move(beast, 3)) == "savage"


@does_not("Ragnos Beast")
def test_ragnos_beast_is_free_when_nobody_can_be_reached(scene: Scene) -> None:
    beast = scene.put("Ragnos Beast", 1)
    scene.put("Heavy Blade", 5, 1)
    assert scene.act(beast).code(c.EndActivation()) == ""


@pytest.mark.parametrize("roll", [5, 6])
@does("Zeal, Renegade Knight")
def test_unleash_the_darkness_defeats_all_in_the_zone(roll: int, scene: Scene) -> None:
    zeal = scene.put("Zeal, Renegade Knight", 5, magic=6)
    friend, enemy, away = scene.put("Squire", 5), scene.put("Tank of Ragnos", 5, 1), scene.put("Squire", 4, 1)
    # Zeal saves first, then the friend, and the enemy; the capital need not.
    play = scene.act(zeal, dice=[5, 6, roll]).run(c.UseAbility(zeal, "Unleash the Darkness"))
    assert not play.alive(zeal)
    assert play.alive(friend)
    assert play.alive(enemy) == (roll == 6)
    assert play.alive(away)
    assert play.state.outcome is None


@does_not("Zeal, Renegade Knight")
def test_unleash_the_darkness_spares_capitals(scene: Scene) -> None:
    zeal = scene.put("Zeal, Renegade Knight", 5, magic=6)
    play = scene.act(zeal, dice=[1]).run(c.UseAbility(zeal, "Unleash the Darkness"))
    assert not play.alive(zeal)
    assert play.alive(CAPITALS[1])


def test_zeal_begins_without_magic_and_renews_it(scene: Scene) -> None:
    zeal = scene.put("Zeal, Renegade Knight", 1)
    play = scene.upkeep()
    assert play.unit(zeal).magic == 1


@pytest.mark.parametrize(
    ("name", "speed"),
    [("Blue Dragon", 2), ("Red Dragon", 2), ("Yellow Dragon", 3), ("Green Dragon", 2), ("White Dragon", 2)],
)
@does("Blue Dragon", "Red Dragon", "Yellow Dragon", "Green Dragon", "White Dragon")
def test_dragons_fly_over_enemies(name: str, speed: int, scene: Scene) -> None:
    dragon = scene.put(name, 2, magic=0)
    scene.put("Squire", 2, 1)
    reach = {there.zone: there.attacks for there in reach_in_turn(scene.act(dragon).table, dragon)}
    assert reach[2 + speed]


@pytest.mark.parametrize("name", ["Green Dragon", "White Dragon"])
@does("Green Dragon", "White Dragon")
def test_treasure_horde(name: str, scene: Scene) -> None:
    dragon = scene.put(name, 3)
    scene.points(0, 0)
    play = scene.building().run(c.UseAbility(dragon, "Treasure Horde"))
    assert (play.table.players[0].build, play.unit(dragon).magic) == (5, 0)
    assert play.code(c.UseAbility(dragon, "Treasure Horde")) == "no_magic"


@pytest.mark.parametrize("name", ["Green Dragon", "White Dragon"])
@does("Green Dragon", "White Dragon")
def test_dragons_intercept_abilities_too(name: str, scene: Scene) -> None:
    mage, grunt = scene.put("Mage", 3), scene.put("Orc Grunt", 3, 1)
    dragon = scene.put(name, 4, 1, magic=0)
    play = scene.act(mage).do(c.UseAbility(mage, "Fireball"), c.ChooseUnit(grunt))
    assert (play.prompt, play.asked) == ("intercept", 1)
    play.do(c.ChooseUnit(dragon)).passes()
    assert (play.alive(grunt), play.damage(dragon)) == (True, 20 if name == "Green Dragon" else 10)


@does_not("Green Dragon")
def test_an_interception_may_be_left(scene: Scene) -> None:
    mage, grunt = scene.put("Mage", 3), scene.put("Orc Grunt", 3, 1)
    scene.put("Green Dragon", 4, 1, magic=0)
    play = scene.act(mage).do(c.UseAbility(mage, "Fireball"), c.ChooseUnit(grunt), Decline()).passes()
    assert not play.alive(grunt)


@does("White Dragon")
def test_white_dragon_regenerates_and_reduces(scene: Scene) -> None:
    dragon = scene.put("White Dragon", 3, damage=30, magic=0)
    assert scene.act(dragon).run(c.EndActivation()).damage(dragon) == 20


@shows("Black Dragon")
def test_black_dragon_is_immune_to_magic_and_not_to_cards() -> None:
    scene = Scene("Mage Guild")
    mage, dragon = scene.put("Mage", 3), scene.put("Black Dragon", 3, 1, magic=0, damage=50)
    (bomb,) = scene.hand("Mana Bomb")
    play = scene.act(mage).run(c.UseAbility(mage, "Fireball"))
    assert play.damage(dragon) == 50
    assert play.happened(e.Unaffected)
    play.run(c.PlayCard(bomb))
    assert play.damage(dragon) == 80


@shows("Black Dragon")
def test_black_dragon_is_healed_by_what_costs_no_magic_only() -> None:
    for healer, ability, damage in (("Field Medic", "Heal 20", 30), ("Troll Shaman", "Cure 10", 50)):
        scene = Scene()
        unit, dragon = scene.put(healer, 3), scene.put("Black Dragon", 3, magic=0, damage=50)
        assert scene.act(unit).run(c.UseAbility(unit, ability), c.ChooseUnit(dragon)).damage(dragon) == damage


@shows("Dragon Call")
def test_dragon_call_finds_dragons_by_name() -> None:
    scene = Scene("Neutral")
    (card,) = scene.hand("Dragon Call")
    _, rider, _, red = scene.deck("Knight", "Rebel Dragon Rider", "Dragon Call", "Red Dragon")
    play = scene.building().run(c.PlayCard(card))
    assert play.legal == (c.ChooseCard(rider), c.ChooseCard(red), Decline())


@shows("Barracks")
def test_barracks_open_their_zone_for_their_player() -> None:
    for seat, zones in ((0, [1, 3]), (1, [])):
        scene = Scene()
        scene.build("Barracks", 3, seat)
        (squire,) = scene.hand("Squire")
        play = scene.building().do(c.PlayCard(squire))
        assert [choice.zone for choice in play.answers(c.ChooseZone)] == zones


@does("Short Sword", "Battle Suit")
def test_short_sword_and_battle_suit(scene: Scene) -> None:
    squire = scene.put("Squire", 1, equipment=["Short Sword", "Battle Suit"])
    sheet = unit_stats_of(scene.building().table, squire)
    assert (sheet.atk, sheet.defense) == (12, 18)


@shows("Stun Gun")
def test_stun_gun_is_for_bounty_hunters(scene: Scene) -> None:
    hunter, enemy = scene.put("Bounty Hunter", 3, equipment=["Stun Gun"]), scene.put("Heavy Blade", 3, 1)
    play = scene.act(hunter, dice=[15, 10]).run(c.DeclareAttack(hunter, enemy))
    assert play.unit(enemy).tapped
    scene = Scene()
    scene.put("Squire", 1)
    (card,) = scene.hand("Stun Gun")
    assert scene.building().code(c.PlayCard(card)) == "no_target"


@does_not("Counterspell")
def test_counterspell_is_of_two_factions() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    (squire,) = scene.hand("Squire")
    (counter,) = scene.hand("Counterspell", seat=1)
    scene.points(1, 14)
    play = scene.building().do(c.PlayCard(squire))
    assert play.prompt == "build"
    assert play.alive(squire)
    assert counter in play.table.players[1].hand


@does("Counterspell")
def test_a_countered_battle_card_does_nothing() -> None:
    scene = Scene("Underworld", "Underworld")
    (decay,) = scene.hand("Decay and Rejuvenation")
    (counter,) = scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(decay)).do(c.PlayCard(counter)).passes()
    assert play.damage(CAPITALS[1]) == 0


def test_the_answer_may_be_left() -> None:
    scene = Scene("Underworld", "Underworld")
    (decay,) = scene.hand("Decay and Rejuvenation")
    scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(decay), Pass()).passes()
    assert play.damage(CAPITALS[1]) == 10


def test_cover_words_do_not_add_up(scene: Scene) -> None:
    scout = scene.put("Elf Scout", 3, lasting=(t.Stealth(),))
    table = scene.building().table
    assert has(table, table.units[scout], t.Stealth)


def test_a_build_turn_may_end_at_once() -> None:
    assert Scene().building().run(c.EndBuild()).prompt == "build"

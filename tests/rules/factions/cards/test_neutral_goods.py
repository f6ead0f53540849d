"""The neutral battle cards, locations and equipment: what of them no other test shows, and where they end."""

from __future__ import annotations

import pytest

from game.core.commands import Decline
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene

# Battle cards


@does("Dragon Call")
def test_dragon_call_takes_one_dragon_shows_it_and_shuffles() -> None:
    scene = Scene("Neutral")
    (card,) = scene.hand("Dragon Call")
    red, blue = scene.deck("Red Dragon", "Blue Dragon")
    play = scene.building().run(c.PlayCard(card), c.ChooseCard(blue))
    assert (play.table.players[0].hand, play.table.players[0].deck) == ((blue,), (red,))
    (taken,) = play.happened(ce.CardTaken)
    assert taken.seen_by(1).card == blue
    assert play.happened(ce.DeckShuffled)


@does_not("Dragon Call")
def test_dragon_call_finds_nobody_else_and_puts_nobody_into_play() -> None:
    scene = Scene("Neutral")
    call, other = scene.hand("Dragon Call", "Dragon Call")
    (dragon,) = scene.deck("White Dragon")
    scene.deck("Dragon Call", "Ragnos Beast", "Doomfly")
    scene.deck("Black Dragon", seat=1)
    play = scene.building().run(c.PlayCard(call))
    assert play.legal == (c.ChooseCard(dragon), Decline())
    play.run(c.ChooseCard(dragon))
    assert not play.alive(dragon)
    # No dragon is left, so that nothing is asked.
    assert play.run(c.PlayCard(other)).prompt == "build"
    assert play.table.players[0].hand == (dragon,)


@shows("Piercing Shot")
@pytest.mark.parametrize(("target", "damage"), [("Tank of Ragnos", 20), ("Heavy Blade", 20)])
def test_piercing_shot_adds_nothing_but_penetration(target: str, damage: int) -> None:
    scene = Scene("Neutral")
    orc, enemy = scene.put("Orc Grunt", 3), scene.put(target, 3, 1)
    (card,) = scene.hand("Piercing Shot")
    play = scene.act(orc, dice=[19]).run(c.PlayCard(card), c.DeclareAttack(orc, enemy))
    assert play.damage(enemy) == damage


# Locations


@shows("Barracks")
def test_barracks_deploy_units_of_their_player_until_they_are_razed(scene: Scene) -> None:
    scene.build("Barracks", 3)
    first, second = scene.hand("Squire", "Squire")
    (sword,) = scene.hand("Short Sword")
    play = scene.building().run(c.PlayCard(first), c.ChooseZone(3))
    assert (play.zone(first), play.unit(first).tapped) == (3, False)
    # They are no home, in which units are equipped.
    assert play.code(c.PlayCard(sword)) == "no_target"
    scene = Scene()
    (second,) = scene.hand("Squire")
    assert scene.building().run(c.PlayCard(second)).zone(second) == 1


@does("Barracks")
def test_barracks_serve_their_player_even_among_enemies(scene: Scene) -> None:
    scene.build("Barracks", 4)
    scene.put("Orc Grunt", 4, 1)
    (squire,) = scene.hand("Squire")
    assert scene.building().run(c.PlayCard(squire), c.ChooseZone(4)).zone(squire) == 4


@does("Swamps of Kiran")
@pytest.mark.parametrize("owner", [0, 1])
def test_swamps_of_kiran_slow_everybody(owner: int, scene: Scene) -> None:
    scene.build("Swamps of Kiran", 3, owner)
    squire, enemy = scene.put("Squire", 2), scene.put("Heavy Blade", 3, 1)
    play = scene.act(squire).run(c.Move(squire, 3))
    assert play.zone(squire) == 3
    assert play.code(c.DeclareAttack(squire, enemy)) == "attacks_spent"
    scene = Scene()
    scene.build("Swamps of Kiran", 3, owner)
    squire, enemy = scene.put("Squire", 2), scene.put("Heavy Blade", 2, 1)
    scene.put("Squire", 4)
    play = scene.act(squire, dice=[2]).run(c.DeclareAttack(squire, enemy))
    assert (play.code(c.Move(squire, 3)), play.code(c.Move(squire, 1))) == ("too_far", "")


@does_not("Swamps of Kiran")
def test_swamps_of_kiran_slow_nobody_who_leaves_or_marches(scene: Scene) -> None:
    scene.build("Swamps of Kiran", 3)
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 2, 1)
    play = scene.act(squire, dice=[10]).run(c.Move(squire, 2), c.DeclareAttack(squire, enemy))
    assert play.damage(enemy) == 10
    scene = Scene()
    scene.build("Swamps of Kiran", 3)
    slow = scene.put("Squire", 4)
    (march,) = scene.hand("March the Troopers")
    play = scene.act(slow).run(c.PlayCard(march), c.Move(slow, 3))
    assert play.zone(slow) == 3


# Equipment


@shows("Short Sword")
@pytest.mark.parametrize(
    ("equipment", "roll", "damage"), [((), 8, 10), ((), 7, 0), (("Short Sword",), 6, 10), (("Short Sword",), 5, 0)]
)
def test_a_short_sword_is_two_points_of_attack(equipment: tuple[str, ...], roll: int, damage: int) -> None:
    scene = Scene()
    squire, enemy = scene.put("Squire", 3, equipment=equipment), scene.put("Heavy Blade", 3, 1)
    assert scene.act(squire, dice=[roll]).run(c.DeclareAttack(squire, enemy)).damage(enemy) == damage


@does_not("Short Sword", "Battle Suit")
@pytest.mark.parametrize(("name", "figures"), [("Short Sword", (10, 10, 16)), ("Battle Suit", (10, 10, 18))])
def test_swords_and_suits_change_no_other_figure_and_nobody_else(name: str, figures: tuple[int, int, int]) -> None:
    scene = Scene()
    squire, other = scene.put("Squire", 1, equipment=[name]), scene.put("Squire", 1)
    table = scene.building().table
    sheet, plain = unit_stats_of(table, squire), unit_stats_of(table, other)
    assert (sheet.atk, sheet.dam, sheet.defense) == figures
    assert (sheet.hp, sheet.speed, sheet.attacks, sheet.reach) == (20, 1, 2, 0)
    assert (plain.atk, plain.defense) == (8, 16)


@does_not("Short Sword")
def test_a_short_sword_is_put_on_ones_own_unit_at_home(scene: Scene) -> None:
    squire = scene.put("Squire", 1)
    away, enemy = scene.put("Squire", 2), scene.put("Squire", 1, 1)
    (sword,) = scene.hand("Short Sword")
    play = scene.building().run(c.PlayCard(sword))
    assert [play.unit(unit).attached for unit in (squire, away, enemy, CAPITALS[0])] == [(sword,), (), (), ()]


@shows("Battle Suit")
@pytest.mark.parametrize(("roll", "damage"), [(10, 30), (9, 0)])
def test_a_battle_suit_protects_its_wearer_and_two_suits_add_up(roll: int, damage: int, scene: Scene) -> None:
    blade, knight = (
        scene.put("Heavy Blade", 3),
        scene.put("Field Medic", 3, 1, equipment=["Battle Suit", "Battle Suit"]),
    )
    # ATK 8 against DEF 14 and 4.
    assert scene.act(blade, dice=[roll]).run(c.DeclareAttack(blade, knight)).damage(knight) == damage


@shows("Stun Gun")
@pytest.mark.parametrize(("roll", "save", "tapped"), [(15, 10, True), (15, 11, False), (1, 1, False)])
def test_a_stun_gun_taps_an_enemy_that_was_hit_unless_it_saves(roll: int, save: int, *, tapped: bool) -> None:
    scene = Scene()
    arian, enemy = scene.put("Arian, Bounty Hunter", 3, equipment=["Stun Gun"]), scene.put("Heavy Blade", 4, 1)
    play = scene.act(arian, dice=[roll, save]).run(c.DeclareAttack(arian, enemy))
    assert play.unit(enemy).tapped == tapped


@does_not("Stun Gun")
def test_a_stun_gun_has_nothing_to_do_with_who_was_activated(scene: Scene) -> None:
    hunter, enemy = scene.put("Bounty Hunter", 3, equipment=["Stun Gun"]), scene.put("Heavy Blade", 3, 1, tapped=True)
    play = scene.act(hunter, dice=[15, 1]).run(c.DeclareAttack(hunter, enemy))
    assert (play.damage(enemy), play.happened(e.SaveRolled)) == (20, [])


@does_not("Stun Gun")
def test_a_stun_gun_taps_and_nothing_more(scene: Scene) -> None:
    hunter, enemy = scene.put("Bounty Hunter", 4, equipment=["Stun Gun"]), scene.put("Heavy Blade", 4, 1)
    squire = scene.put("Squire", 4)
    play = scene.act(hunter, dice=[15, 1]).run(c.DeclareAttack(hunter, enemy), c.EndActivation(), c.Activate(squire))
    assert play.code(c.Move(squire, 5)) == "barred"
    mage = scene.put("Mage", 3)
    assert not scene.act(mage).run(c.UseAbility(mage, "Sparks")).unit(enemy).tapped

"""Damage: packets, the order of what changes it, armor, shields, healing."""

from __future__ import annotations

import pytest

from game.rules.heroes import events as ev
from game.rules.heroes.damage import prevent, raised
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import Packet
from game.rules.heroes.state.table import Shield
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene

# rule: heroes/packets


def test_an_effect_on_three_makes_three_packets_at_once() -> None:
    scene = Scene(ILSABET, SEDGE)
    (pillar,) = scene.hand("Pillar of Embers")
    scene.put("Veil of Prayers", 1)
    one, other = scene.put("Ironback Hauler", 1), scene.put("Ironback Hauler", 1)
    play = scene.act().cast(pillar)
    assert [(event.target, event.amount) for event in play.happened(ev.DamageDealt)] == [(FOE, 2), (one, 1), (other, 1)]


def test_what_is_prevented_wholly_was_not_dealt() -> None:
    scene = Scene(RHASKA, SEDGE)
    (arrows,) = scene.hand("Loose Two Arrows")
    scene.put("Veil of Prayers", 1)
    novice = scene.put("Chapel Novice", 1)
    play = scene.act().cast(arrows, novice)
    assert play.happened(ev.DamageDealt) == [] and [one.amount for one in play.happened(ev.DamagePrevented)] == [1]


# rule: heroes/damage_order


def test_what_takes_off_every_damage_comes_before_shields_and_the_oldest_shield_first(scene: Scene) -> None:
    scene.put("Veil of Prayers")
    novice = scene.put("Chapel Novice")
    table = scene.act().table
    table = type(table)(
        table.cards,
        table.players,
        table.permanents,
        table.turn,
        shields=(Shield(1, novice, 2), Shield(2, novice, 3), Shield(3, HERO, 9)),
    )
    done = prevent(table, Packet(FOE, novice, 5, "Fire", 1))
    assert done.left == 0
    assert [(one.amount, one.shield) for one in done.events] == [(1, 0), (2, 1), (2, 2)]
    assert prevent(table, Packet(FOE, novice, 8, "Fire", 1)).left == 2
    assert prevent(table, Packet(FOE, novice, 5, "Fire", 1, preventable=False)).left == 5


def test_only_ability_damage_of_the_hero_is_raised() -> None:
    scene = Scene(ILSABET, SEDGE)
    scene.put("Woven Mantle")
    shaman = scene.put("Ash Shaman")
    table = scene.act().table
    packet = Packet(HERO, FOE, 2, "Fire", 0)
    assert raised(table, packet).amount == 2
    assert raised(table, Packet(HERO, FOE, 2, "Fire", 0, by="rimebind")).amount == 3
    assert raised(table, Packet(HERO, FOE, 2, "Fire", 0, by="ashwood_staff")).amount == 2
    assert raised(table, Packet(shaman, FOE, 1, "Fire", 0, by="ash_shaman")).amount == 1


# rule: heroes/armor


def test_armor_is_asked_for_once_for_each_packet_and_used_up_until_it_is_readied() -> None:
    scene = Scene(OSRIC, ILSABET)
    robe = scene.put("Quilted Robe", 1)
    one, other = scene.put("Reeling Wound", on=FOE), scene.put("Reeling Wound", on=FOE)
    play = scene.begin_turn()
    play.do(play.legal[0]).passes()
    assert play.prompt == "armor"
    play.do(c.UseArmor(robe)).passes()
    assert play.prompt == "action" and play.damage(FOE) == 1 and one != other


def test_no_more_armor_is_asked_for_once_nothing_is_left() -> None:
    scene = Scene(OSRIC, OSRIC)
    bear = scene.put("Old Thicket-Bear")
    cuirass, helm = scene.put("Plated Cuirass", 1), scene.put("Kettle Helm", 1)
    play = scene.act().fight(bear, FOE)
    play.do(c.UseArmor(cuirass)).passes()
    assert play.prompt == "action" and play.damage(FOE) == 0 and not play.table.permanents[helm].exhausted
    # With one point left it is.
    scene.change(bear, key="warchief_gorrun")
    play = scene.act().fight(bear, FOE)
    play.do(c.UseArmor(cuirass)).passes()
    assert play.prompt == "armor" and play.legal == (c.UseArmor(helm), c.TakeDamage())


def test_with_packets_for_both_heroes_the_turn_player_decides_first() -> None:
    scene = Scene(OSRIC, OSRIC)
    maul, blade = scene.put("Mountain Maul"), scene.put("Oathkeeper Blade", 1)
    mine, theirs = scene.put("Kettle Helm"), scene.put("Kettle Helm", 1)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(maul), c.StrikeWith(blade))
    play.passes()
    assert play.prompt == "armor" and play.asked == 0
    assert play.code(c.UseArmor(theirs)) == "no_armor"
    play.do(c.UseArmor(mine))
    assert play.prompt == "armor" and play.asked == 1
    play.do(c.TakeDamage()).passes()
    assert play.damage(HERO) == 1 and play.damage(FOE) == 5


def test_armor_may_be_spared_for_a_shield() -> None:
    scene = Scene(OSRIC, OSRIC)
    (wall,) = scene.hand("Shield Wall", seat=1)
    helm = scene.put("Kettle Helm", 1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().do(c.Propose(dob, FOE)).to(1).do(c.PlayCard(wall)).passes()
    assert play.prompt == "armor"
    play.do(c.TakeDamage()).passes()
    assert play.damage(FOE) == 0 and play.table.shields[0].amount == 1 and not play.exhausted(helm)


def test_a_shield_that_is_used_up_is_no_more() -> None:
    scene = Scene(OSRIC, OSRIC)
    (wall,) = scene.hand("Shield Wall", seat=1)
    charger = scene.put("Tusked Charger")
    play = scene.act().do(c.Propose(charger, FOE)).to(1).do(c.PlayCard(wall)).passes()
    assert play.damage(FOE) == 0 and play.table.shields == ()


@pytest.mark.parametrize("exhausted", [True, False])
def test_only_ready_armor_is_used(exhausted: bool) -> None:
    scene = Scene(OSRIC, OSRIC)
    scene.put("Kettle Helm", 1, exhausted=exhausted)
    dob = scene.put("Ferryman Dob")
    assert (scene.act().fight(dob, FOE).prompt == "armor") != exhausted


# rule: heroes/healing


def test_a_character_may_carry_more_damage_than_health_until_the_state_check(scene: Scene) -> None:
    scene.put("Creeping Rot", 1, on=(novice := scene.put("Chapel Novice", damage=1)))
    play = scene.act().end_turn()
    assert not play.there(novice)


# rule: heroes/put_damage


def test_put_damage_is_not_a_packet() -> None:
    scene = Scene(SEDGE)
    (severance,) = scene.hand("Severance")
    (wall,) = scene.hand("Shield Wall")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(wall).cast(severance, hauler)
    assert play.damage(HERO) == 2 and play.table.shields[0].amount == 4 and play.happened(ev.DamageDealt) == []

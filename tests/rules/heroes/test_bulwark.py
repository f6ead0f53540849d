"""The cards of the Bulwark: what each does, and where it ends."""

from __future__ import annotations

import pytest

from game.rules.heroes import events as ev
from game.rules.heroes.state import commands as c
from tests.rules.heroes.proof import does, does_not
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, Scene


@does("Shield Wall")
def test_a_shield_takes_four_and_shrinks_by_what_it_took(scene: Scene) -> None:
    (wall,) = scene.hand("Shield Wall")
    hauler = scene.put("Ironback Hauler", 1)
    charger = scene.put("Tusked Charger", 1)
    play = scene.act().cast(wall)
    assert play.table.shields[0].amount == 4 and play.ready() == 9
    play.fight(HERO, hauler)
    assert play.damage(HERO) == 0 and play.table.shields[0].amount == 1
    play = play.end_turn()
    assert play.table.shields == () and play.fight(charger, HERO).damage(HERO) == 4


@does_not("Shield Wall")
def test_a_shield_helps_nobody_else_and_not_against_what_cannot_be_prevented() -> None:
    scene = Scene(foe=ILSABET)
    (wall,) = scene.hand("Shield Wall")
    (dart,) = scene.hand("Glyph Dart", seat=1)
    novice = scene.put("Chapel Novice")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(wall).do(c.Propose(novice, hauler)).to(1)
    play.do(c.PlayCard(dart, (HERO,))).passes()
    assert play.damage(HERO) == 2 and play.table.shields[0].amount == 4 and not play.there(novice)


@does("Opening Feint")
def test_a_feint_exhausts_and_draws(scene: Scene) -> None:
    (feint,) = scene.hand("Opening Feint")
    play = scene.act().cast(feint, FOE)
    assert play.exhausted(FOE) and play.hand() == ["ferryman_dob"]


@does_not("Opening Feint")
def test_a_feint_at_somebody_exhausted_draws_all_the_same_and_is_not_an_instant(scene: Scene) -> None:
    (feint,) = scene.hand("Opening Feint")
    novice = scene.put("Chapel Novice", 1, exhausted=True)
    play = scene.act().cast(feint, novice)
    assert play.hand() == ["ferryman_dob"] and play.happened(ev.Exhausted) == []
    scene = Scene(foe=OSRIC)
    feint, _ = scene.hand("Opening Feint", "Shield Wall", seat=1)
    runner = scene.put("Mudfoot Runner")
    play = scene.act().do(c.Propose(runner, FOE)).to(1)
    assert play.code(c.PlayCard(feint, (runner,))) == "not_now"


@does("Guardian Oath")
def test_with_the_oath_the_hero_protects() -> None:
    scene = Scene(foe=OSRIC)
    scene.put("Guardian Oath", 1)
    runner, novice = scene.put("Mudfoot Runner"), scene.put("Chapel Novice", 1)
    play = scene.act().fight(runner, novice)
    play.do(c.Protect(FOE)).passes()
    assert play.damage(FOE) == 2 and play.damage(novice) == 0 and play.exhausted(FOE)


@does_not("Guardian Oath")
def test_without_the_oath_or_exhausted_the_hero_does_not_protect() -> None:
    scene = Scene(foe=OSRIC)
    scene.put("Guardian Oath", 1)
    scene.put("Guardian Oath")
    scene.change(FOE, exhausted=True)
    runner, novice = scene.put("Mudfoot Runner"), scene.put("Chapel Novice", 1)
    assert not scene.act().fight(runner, novice).there(novice)


@does("Battle Rhythm")
def test_the_first_weapon_that_lands_damage_readies(scene: Scene) -> None:
    scene.put("Battle Rhythm")
    blade = scene.put("Oathkeeper Blade")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(blade)).passes()
    assert play.damage(FOE) == 2 and not play.exhausted(blade) and play.table.turn.hit == (0,)


@does_not("Battle Rhythm")
def test_the_second_weapon_of_a_turn_and_a_blow_that_deals_nothing_ready_none(scene: Scene) -> None:
    scene.put("Battle Rhythm")
    blade = scene.put("Oathkeeper Blade")
    play = scene.act(hit=(0,)).do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(blade)).passes()
    assert play.damage(FOE) == 2 and play.exhausted(blade)
    scene = Scene()
    scene.put("Battle Rhythm")
    blade, armor = scene.put("Oathkeeper Blade"), scene.put("Ash Vestments", 1)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(blade)).passes()
    play.do(c.UseArmor(armor)).passes()
    assert play.damage(FOE) == 0 and play.exhausted(blade) and play.table.turn.hit == ()


@does("Reeling Wound")
def test_two_wounds_bleed_each_at_the_start_of_their_players_turn(scene: Scene) -> None:
    one, other = scene.hand("Reeling Wound", "Reeling Wound")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(one, hauler).cast(other, hauler)
    assert play.damage(hauler) == 0
    play.end_turn()
    assert play.table.turn.seat == 1 and play.damage(hauler) == 0
    play.end_turn()
    assert play.prompt == "next_trigger"
    play.do(play.legal[0]).passes()
    assert play.damage(hauler) == 2


@does_not("Reeling Wound")
def test_a_wound_ends_with_its_host(scene: Scene) -> None:
    hauler = scene.put("Ironback Hauler", 1)
    scene.put("Reeling Wound", on=hauler)
    (scatter,) = scene.hand("Scatter the Camp")
    play = scene.act().cast(scatter, hauler)
    assert play.in_play("reeling_wound") == [] and sorted(play.graveyard()) == ["reeling_wound", "scatter_the_camp"]


@does("Crushing Reply")
def test_a_reply_is_as_hard_as_the_melee_weapon(scene: Scene) -> None:
    (reply,) = scene.hand("Crushing Reply")
    scene.put("Mountain Maul", exhausted=True)
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(reply, hauler)
    assert play.damage(hauler) == 5 and play.happened(ev.DamageDealt)[0].source == HERO


@does_not("Crushing Reply")
def test_a_reply_without_a_melee_weapon_does_nothing_and_heroes_are_not_target(scene: Scene) -> None:
    (reply,) = scene.hand("Crushing Reply")
    scene.put("Harpooner's Axe")
    scene.put("Mountain Maul", 1)
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    assert play.code(c.PlayCard(reply, (FOE,))) == "no_target"
    play.cast(reply, hauler)
    assert play.damage(hauler) == 0 and play.graveyard() == ["crushing_reply"]


@does("Sweeping Arc")
def test_an_arc_hits_every_opposing_ally(scene: Scene) -> None:
    (arc,) = scene.hand("Sweeping Arc")
    novice, hauler = scene.put("Chapel Novice", 1), scene.put("Ironback Hauler", 1)
    play = scene.act().cast(arc)
    assert not play.there(novice) and play.damage(hauler) == 2


@does_not("Sweeping Arc")
def test_an_arc_spares_heroes_and_ones_own_side(scene: Scene) -> None:
    (arc,) = scene.hand("Sweeping Arc")
    mine = scene.put("Ironback Hauler")
    play = scene.act().cast(arc)
    assert play.damage(FOE) == play.damage(HERO) == play.damage(mine) == 0 and play.graveyard() == ["sweeping_arc"]


@does("Oathkeeper Blade")
def test_the_blade_is_better_in_defense() -> None:
    scene = Scene(foe=OSRIC)
    blade = scene.put("Oathkeeper Blade", 1, since=5)
    hauler = scene.put("Ironback Hauler")
    scene.change(FOE, exhausted=True)
    play = scene.act().do(c.Propose(hauler, FOE)).until("respond_defend")
    assert play.asked == 1 and play.atk(blade) == 3
    play.do(c.StrikeWith(blade)).passes()
    assert play.damage(hauler) == 3 and play.damage(FOE) == 3 and play.ready(1) == 9


@does_not("Oathkeeper Blade")
def test_the_blade_is_plain_in_attack_and_out_of_combat(scene: Scene) -> None:
    blade = scene.put("Oathkeeper Blade")
    play = scene.act()
    assert play.atk(blade) == 2
    play.do(c.Propose(HERO, FOE)).until("respond_defend")
    assert play.atk(blade) == 2 and play.do(c.StrikeWith(blade)).passes().damage(FOE) == 2


@does("Mountain Maul", "Harpooner's Axe")
def test_one_weapon_in_attack_and_the_other_in_defense(scene: Scene) -> None:
    maul, axe = scene.put("Mountain Maul"), scene.put("Harpooner's Axe")
    enemy = scene.put("Tusked Charger", 1)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(maul)).passes()
    assert play.damage(FOE) == 5 and play.ready() == 7
    play.end_turn().do(c.Propose(enemy, HERO)).until("respond_defend").do(c.StrikeWith(axe)).passes()
    assert not play.there(enemy) and play.damage(HERO) == 4


@does_not("Mountain Maul")
def test_a_maul_and_a_shield_are_too_much_for_two_hands(scene: Scene) -> None:
    maul = scene.put("Mountain Maul")
    (shield,) = scene.hand("Tower Shield")
    play = scene.act().cast(shield)
    (new,) = play.in_play("tower_shield")
    assert play.prompt == "too_many" and set(play.legal) == {c.Choose(maul), c.Choose(new)}
    play.do(c.Choose(maul))
    assert play.in_play("mountain_maul") == [] and len(play.in_play("tower_shield")) == 1


@does_not("Harpooner's Axe")
def test_a_second_weapon_does_not_strike_in_the_same_combat() -> None:
    scene = Scene(powers=True)
    maul, axe = scene.put("Mountain Maul"), scene.put("Harpooner's Axe")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(axe))
    assert play.code(c.StrikeWith(maul)) == "one_weapon"
    assert play.passes().damage(FOE) == 2


@does("Plated Cuirass", "Kettle Helm")
def test_several_pieces_of_armor_take_their_def_off_one_blow() -> None:
    scene = Scene(foe=OSRIC)
    gorrun = scene.put("Warchief Gorrun")
    chest, head = scene.put("Plated Cuirass", 1), scene.put("Kettle Helm", 1, since=5)
    play = scene.act().fight(gorrun, FOE)
    assert play.prompt == "armor" and play.asked == 1
    play.do(c.UseArmor(chest))
    assert play.prompt == "armor" and play.code(c.UseArmor(chest)) == "no_armor"
    play.do(c.UseArmor(head)).passes()
    assert play.damage(FOE) == 0 and play.exhausted(chest) and play.exhausted(head)
    assert play.happened(ev.DamageDealt) == []


@does_not("Plated Cuirass")
def test_what_armor_takes_too_much_is_lost() -> None:
    scene = Scene(foe=OSRIC)
    one, other = scene.put("Mudfoot Runner"), scene.put("Ferryman Dob")
    chest = scene.put("Plated Cuirass", 1)
    play = scene.act().fight(one, FOE).do(c.UseArmor(chest)).passes()
    assert play.damage(FOE) == 0
    assert play.fight(other, FOE).damage(FOE) == 3


@does_not("Kettle Helm")
def test_two_helmets_are_one_too_many_and_armor_is_nothing_for_allies(scene: Scene) -> None:
    old = scene.put("Kettle Helm")
    scene.put("Plated Cuirass")
    (new,) = scene.hand("Kettle Helm")
    play = scene.act().cast(new)
    assert play.prompt == "too_many" and len(play.legal) == 2
    play.do(c.Choose(old))
    assert len(play.in_play("kettle_helm")) == 1 and len(play.in_play("plated_cuirass")) == 1
    scene = Scene(foe=OSRIC)
    scene.put("Kettle Helm", 1)
    runner, recruit = scene.put("Mudfoot Runner"), scene.put("Chapel Novice", 1)
    assert not scene.act().fight(runner, recruit).there(recruit)


@does("Tower Shield")
def test_the_tower_shield_guards_its_hero_or_shields_an_ally(scene: Scene) -> None:
    shield = scene.put("Tower Shield", since=5)
    novice = scene.put("Chapel Novice")
    charger = scene.put("Tusked Charger", 1)
    play = scene.act().use(shield, novice)
    assert play.exhausted(shield) and play.ready() == 9
    play.fight(novice, charger)
    assert play.damage(novice) == 1 and play.there(novice)
    scene = Scene(foe=OSRIC)
    shield = scene.put("Tower Shield", 1)
    charger = scene.put("Tusked Charger")
    assert scene.act().fight(charger, FOE).do(c.UseArmor(shield)).passes().damage(FOE) == 1


@does_not("Tower Shield")
def test_a_shield_that_was_exhausted_for_its_power_takes_nothing_off_damage() -> None:
    scene = Scene(foe=OSRIC)
    shield = scene.put("Tower Shield", 1)
    novice = scene.put("Chapel Novice", 1)
    charger = scene.put("Tusked Charger")
    play = scene.act().do(c.Propose(charger, FOE)).to(1)
    assert play.code(c.UsePower(shield, 0, (FOE,))) == "no_target"
    play.do(c.UsePower(shield, 0, (novice,))).passes()
    assert play.damage(FOE) == 4


@does("Veteran's Signet")
@pytest.mark.parametrize("rings", [1, 2])
def test_a_signet_gives_four_health(rings: int, scene: Scene) -> None:
    for _ in range(rings):
        scene.put("Veteran's Signet")
    scene.weaken(HERO, 0)
    play = scene.act()
    printed, others = (play.at(number).record.health for number in (HERO, FOE))
    assert play.health(HERO) == printed + 4 * rings and play.health(FOE) == others and play.prompt == "action"


@does_not("Veteran's Signet")
def test_a_third_ring_is_too_many_and_without_it_the_hero_may_fall(scene: Scene) -> None:
    one, other = scene.put("Veteran's Signet"), scene.put("Veteran's Signet")
    (third,) = scene.hand("Veteran's Signet")
    scene.weaken(HERO, -7)
    play = scene.act().cast(third)
    printed = play.at(HERO).record.health
    assert play.prompt == "too_many" and play.health(HERO) == printed + 12
    play.do(c.Choose(one))
    assert play.there(other) and play.health(HERO) == printed + 8 and play.winners is None

"""The cards of the Flamescribe: what each does, and where it ends."""

from __future__ import annotations

import pytest

from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.state import commands as c
from tests.rules.heroes.proof import does, does_not
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, SEDGE, Scene


@pytest.fixture
def scene() -> Scene:
    return Scene(ILSABET)


@does("Glyph Dart")
def test_a_dart_goes_past_armor_and_shields() -> None:
    scene = Scene(ILSABET, OSRIC)
    (dart,) = scene.hand("Glyph Dart")
    (wall,) = scene.hand("Shield Wall", seat=1)
    armor = scene.put("Plated Cuirass", 1)
    play = scene.act().do(c.PlayCard(dart, (FOE,))).to(1).do(c.PlayCard(wall)).passes()
    assert play.damage(FOE) == 2 and not play.exhausted(armor) and play.table.shields[0].amount == 4


@does_not("Glyph Dart")
def test_a_dart_deals_two_and_no_more_to_one_target(scene: Scene) -> None:
    (dart,) = scene.hand("Glyph Dart")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    assert play.code(c.PlayCard(dart, (hauler, FOE))) == play.code(c.PlayCard(dart)) == "targets"
    play.cast(dart, hauler)
    assert play.damage(hauler) == 2 and play.damage(FOE) == 0


@does("Clinging Cinders")
def test_cinders_burn_at_once_and_then_each_turn_of_their_player(scene: Scene) -> None:
    (cinders,) = scene.hand("Clinging Cinders")
    play = scene.act().cast(cinders, FOE)
    assert play.damage(FOE) == 3 and play.at(play.in_play("clinging_cinders")[0]).host == FOE
    play.end_turn()
    assert play.damage(FOE) == 3
    play.end_turn()
    assert play.damage(FOE) == 4


@does_not("Clinging Cinders")
def test_cinders_without_their_target_go_to_the_graveyard(scene: Scene) -> None:
    (cinders,) = scene.hand("Clinging Cinders")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().do(c.PlayCard(cinders, (hauler,)))
    play.to(1)
    play.do(c.PlayCard(scatter, (hauler,))).passes()
    assert play.graveyard() == ["clinging_cinders"] and play.in_play("clinging_cinders") == []
    assert [left.why for left in play.happened(cev.LinkLeft)] == ["resolved", "void"]
    scene = Scene(ILSABET)
    (cinders,) = scene.hand("Clinging Cinders")
    novice = scene.put("Chapel Novice", 1)
    play = scene.act().cast(cinders, novice)
    assert not play.there(novice) and play.graveyard() == ["clinging_cinders"]


@does("Rimebind")
def test_rimebind_hurts_and_exhausts(scene: Scene) -> None:
    (rime,) = scene.hand("Rimebind")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(rime, hauler)
    assert play.damage(hauler) == 2 and play.exhausted(hauler)


@does_not("Rimebind")
def test_an_exhausted_target_is_hurt_all_the_same_and_readies_as_ever(scene: Scene) -> None:
    (rime,) = scene.hand("Rimebind")
    hauler = scene.put("Ironback Hauler", 1, exhausted=True)
    play = scene.act().cast(rime, hauler)
    assert play.damage(hauler) == 2
    assert not play.end_turn().exhausted(hauler)


@does("Pillar of Embers")
def test_the_pillar_burns_every_opposing_character(scene: Scene) -> None:
    (pillar,) = scene.hand("Pillar of Embers")
    novice, hauler = scene.put("Chapel Novice", 1), scene.put("Ironback Hauler", 1)
    play = scene.act().cast(pillar)
    assert not play.there(novice) and play.damage(hauler) == play.damage(FOE) == 2


@does_not("Pillar of Embers")
def test_the_pillar_spares_ones_own_side_and_armor_guards_only_the_hero(scene: Scene) -> None:
    (pillar,) = scene.hand("Pillar of Embers")
    mine, theirs = scene.put("Ironback Hauler"), scene.put("Ironback Hauler", 1)
    armor = scene.put("Ash Vestments", 1)
    play = scene.act().cast(pillar)
    assert play.prompt == "armor" and play.asked == 1
    play.do(c.UseArmor(armor)).passes()
    assert (play.damage(mine), play.damage(HERO), play.damage(FOE), play.damage(theirs)) == (0, 0, 0, 2)


@does("Unravel")
def test_unravel_interrupts_an_ability_card_whose_cost_stays_paid() -> None:
    scene = Scene(OSRIC, ILSABET)
    (arc,) = scene.hand("Sweeping Arc")
    (unravel,) = scene.hand("Unravel", seat=1)
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().do(c.PlayCard(arc))
    play.to(1)
    link = play.table.chain[-1].id
    play.do(c.PlayCard(unravel, (link,))).passes()
    assert play.damage(hauler) == 0 and play.graveyard() == ["sweeping_arc"] and play.ready() == 6
    assert play.graveyard(1) == ["unravel"]


@does_not("Unravel")
def test_unravel_stops_neither_rewards_nor_powers_nor_allies() -> None:
    scene = Scene(OSRIC, ILSABET)
    quest = scene.quest("Light the Beacons")
    (unravel,) = scene.hand("Unravel", seat=1)
    (dart,) = scene.hand("Glyph Dart", seat=1)
    (dob,) = scene.hand("Ferryman Dob")
    play = scene.act().do(c.CompleteQuest(quest))
    play.to(1)
    assert play.code(c.PlayCard(unravel, (play.table.chain[-1].id,))) == "no_target"
    play.passes().do(c.PlayCard(dob))
    play.to(1)
    assert play.code(c.PlayCard(unravel, (play.table.chain[-1].id,))) == "no_target"
    assert play.code(c.PlayCard(dart, (HERO,))) == ""


@does("Arcane Wellspring")
def test_the_wellspring_makes_the_hand_larger_or_draws_two(scene: Scene) -> None:
    scene.put("Arcane Wellspring")
    scene.hand(*["Mountain Maul"] * 10)
    play = scene.act().end_turn()
    assert play.prompt == "discard_limit"
    play.do(play.legal[0])
    assert len(play.table.players[0].hand) == 9 and play.prompt != "discard_limit"
    scene = Scene(ILSABET)
    spring = scene.put("Arcane Wellspring")
    play = scene.act().use(spring)
    assert play.hand() == ["ferryman_dob"] * 2 and play.graveyard() == ["arcane_wellspring"] and play.ready() == 8


@does_not("Arcane Wellspring")
def test_without_the_wellspring_the_limit_is_seven(scene: Scene) -> None:
    scene.put("Arcane Wellspring", 1)
    scene.hand(*["Mountain Maul"] * 8)
    play = scene.act().end_turn()
    assert play.prompt == "discard_limit"
    play.do(play.legal[0])
    assert len(play.table.players[0].hand) == 7 and play.graveyard() == ["mountain_maul"]


@does("Toad Hex")
def test_a_toad_has_no_powers_and_neither_attacks_nor_protects(scene: Scene) -> None:
    (hex_,) = scene.hand("Toad Hex")
    recruit, shaman = scene.put("Lamplighter Recruit", 1), scene.put("Ash Shaman", 1)
    runner = scene.put("Mudfoot Runner")
    play = scene.act().cast(hex_, recruit)
    assert not play.has(recruit, "Protector")
    play.fight(runner, FOE)
    assert play.damage(FOE) == 2
    play.end_turn()
    assert play.code(c.Propose(recruit, HERO)) == "cannot_attack" and play.code(c.Propose(shaman, HERO)) == ""


@does_not("Toad Hex")
def test_a_toad_defends_itself_and_may_be_freed_and_triggers_nothing() -> None:
    scene = Scene(ILSABET, SEDGE)
    picker = scene.put("Bonepicker", 1)
    scene.put("Toad Hex", on=picker)
    novice = scene.put("Chapel Novice")
    scene.hand("Ferryman Dob")
    play = scene.act().fight(novice, picker)
    assert play.damage(novice) == 1 and play.damage(picker) == 1
    scene = Scene(ILSABET, SEDGE)
    picker = scene.put("Bonepicker", 1, damage=0)
    scene.put("Toad Hex", on=picker)
    dob = scene.put("Ferryman Dob")
    scene.hand("Ferryman Dob")
    play = scene.act().fight(dob, picker)
    assert not play.there(picker) and play.hand() == ["ferryman_dob"] and play.prompt == "action"
    assert play.in_play("toad_hex") == [] and play.graveyard() == ["toad_hex"]


@does("Ashwood Staff")
def test_the_staff_burns_for_three_and_exhausts_the_hero(scene: Scene) -> None:
    staff = scene.put("Ashwood Staff", since=5)
    play = scene.act().use(staff, FOE)
    assert play.damage(FOE) == 1 and play.exhausted(HERO) and play.exhausted(staff) and play.ready() == 7


@does_not("Ashwood Staff")
def test_the_staff_wants_a_ready_hero_and_the_mantle_adds_nothing_to_it(scene: Scene) -> None:
    staff = scene.put("Ashwood Staff")
    scene.change(HERO, exhausted=True)
    assert scene.act().code(c.UsePower(staff, 0, (FOE,))) == "hero_exhausted"
    scene = Scene(ILSABET)
    staff = scene.put("Ashwood Staff")
    scene.put("Woven Mantle")
    assert scene.act().use(staff, FOE).damage(FOE) == 1


@does("Brass Wand", "Scribe's Knife")
def test_a_wand_and_a_knife_have_different_slots_and_types_of_damage(scene: Scene) -> None:
    wand = scene.put("Brass Wand")
    (knife,) = scene.hand("Scribe's Knife")
    play = scene.act().cast(knife)
    assert play.prompt == "action"
    play.do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(wand)).passes()
    assert play.happened(ev.DamageDealt)[0].damage == "Fire" and play.damage(FOE) == 2
    scene = Scene(ILSABET)
    knife = scene.put("Scribe's Knife")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(knife)).passes()
    assert play.happened(ev.DamageDealt)[0].damage == "Melee" and play.damage(FOE) == 1


@does_not("Brass Wand")
def test_two_ranged_weapons_are_one_too_many(scene: Scene) -> None:
    scene.put("Brass Wand")
    (second,) = scene.hand("Brass Wand")
    play = scene.act().cast(second)
    assert play.prompt == "too_many" and len(play.legal) == 2


@does_not("Scribe's Knife")
def test_a_strike_without_resources_is_refused() -> None:
    scene = Scene(ILSABET, resources=0)
    knife = scene.put("Scribe's Knife")
    scene.hand("Ferryman Dob")
    play = scene.act()
    assert play.code(c.StrikeWith(knife)) == "not_in_combat"
    assert play.fight(HERO, FOE).damage(FOE) == 0


@does("Woven Mantle")
def test_the_mantle_raises_the_damage_of_abilities_before_armor() -> None:
    scene = Scene(ILSABET, OSRIC)
    scene.put("Woven Mantle")
    (rime,) = scene.hand("Rimebind")
    armor = scene.put("Kettle Helm", 1)
    play = scene.act().cast(rime, FOE).do(c.UseArmor(armor)).passes()
    assert play.damage(FOE) == 1


@does_not("Woven Mantle")
def test_the_mantle_raises_neither_combat_damage_nor_that_of_others() -> None:
    scene = Scene(ILSABET, SEDGE)
    scene.put("Woven Mantle", 1)
    knife = scene.put("Scribe's Knife")
    (dart,) = scene.hand("Glyph Dart")
    play = scene.act().cast(dart, FOE)
    assert play.damage(FOE) == 2
    scene = Scene(ILSABET, SEDGE)
    scene.put("Woven Mantle")
    knife = scene.put("Scribe's Knife")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(knife)).passes()
    assert play.damage(FOE) == 1


def test_the_mantle_raises_each_packet_and_the_ticking_of_an_ability(scene: Scene) -> None:
    scene.put("Woven Mantle")
    cinders, pillar = scene.hand("Clinging Cinders", "Pillar of Embers")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(cinders, FOE).cast(pillar)
    assert play.damage(FOE) == 4 + 3 and play.damage(hauler) == 3
    assert play.end_turn().end_turn().damage(FOE) == 9


@does("Circlet of Stillness")
def test_the_circlet_takes_two_atk(scene: Scene) -> None:
    circlet = scene.put("Circlet of Stillness")
    hauler, novice = scene.put("Ironback Hauler", 1), scene.put("Chapel Novice", 1)
    play = scene.act().use(circlet, hauler)
    assert play.atk(hauler) == 1 and play.atk(novice) == 1
    assert play.end_turn().atk(hauler) == 3


@does_not("Circlet of Stillness")
def test_atk_is_never_less_than_nothing_and_then_deals_no_damage(scene: Scene) -> None:
    circlet = scene.put("Circlet of Stillness")
    novice = scene.put("Chapel Novice", 1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().use(circlet, novice)
    assert play.atk(novice) == 0 and play.code(c.UsePower(circlet, 0, (novice,))) == "exhausted"
    assert play.fight(dob, novice).damage(dob) == 0
    scene = Scene(OSRIC, ILSABET)
    circlet = scene.put("Circlet of Stillness", 1)
    runner = scene.put("Tusked Charger")
    play = scene.act().do(c.Propose(runner, FOE))
    play.to(1)
    play.do(c.UsePower(circlet, 0, (runner,))).passes()
    assert play.damage(FOE) == 2 and play.prompt == "action"


@does("Quilted Robe")
def test_the_robe_takes_one_off_damage_of_any_kind() -> None:
    scene = Scene(OSRIC, ILSABET)
    robe = scene.put("Quilted Robe", 1)
    scene.put("Reeling Wound", on=FOE)
    play = scene.begin_turn().passes()
    assert play.prompt == "armor"
    assert play.do(c.UseArmor(robe)).passes().damage(FOE) == 0


@does_not("Quilted Robe")
def test_a_robe_that_is_not_used_takes_nothing_off() -> None:
    scene = Scene(OSRIC, ILSABET)
    robe = scene.put("Quilted Robe", 1)
    runner = scene.put("Mudfoot Runner")
    play = scene.act().fight(runner, FOE).do(c.TakeDamage()).passes()
    assert play.damage(FOE) == 2 and not play.exhausted(robe)


@does("Vial of Quicksilver")
def test_the_vial_readies_two_resources() -> None:
    scene = Scene(ILSABET, resources=4)
    vial = scene.put("Vial of Quicksilver")
    (cinders,) = scene.hand("Clinging Cinders")
    play = scene.act().cast(cinders, FOE).use(vial)
    assert play.ready() == 3 and play.graveyard() == ["vial_of_quicksilver"]


@does_not("Vial of Quicksilver")
def test_the_vial_readies_no_more_than_are_exhausted() -> None:
    scene = Scene(ILSABET, resources=4)
    vial = scene.put("Vial of Quicksilver")
    play = scene.act().use(vial)
    assert play.ready() == 4 and play.in_play("vial_of_quicksilver") == []

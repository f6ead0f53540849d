"""The cards of the Pathfinder: what each does, and where it ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.commands import Agree, Decline
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.state import commands as c
from tests.rules.heroes.proof import does, does_not
from tests.rules.heroes.scene import FOE, HERO, OSRIC, RHASKA, Scene


@does("Loose Two Arrows")
def test_two_arrows_hit_two_targets() -> None:
    scene = Scene(RHASKA)
    (arrows,) = scene.hand("Loose Two Arrows")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(arrows, FOE, hauler)
    assert play.damage(FOE) == play.damage(hauler) == 1


@does_not("Loose Two Arrows")
def test_arrows_hit_nobody_twice_and_may_hit_nobody() -> None:
    scene = Scene(RHASKA)
    (arrows,) = scene.hand("Loose Two Arrows")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    assert play.code(c.PlayCard(arrows, (FOE, FOE))) == play.code(c.PlayCard(arrows, (hauler, FOE))) == "targets"
    assert play.code(c.PlayCard(arrows, (HERO, FOE, hauler))) == "targets"
    play.cast(arrows)
    assert play.damage(FOE) == 0 and play.graveyard() == ["loose_two_arrows"] and play.ready() == 8


def test_if_one_of_two_targets_is_gone_the_other_is_hit() -> None:
    scene = Scene(RHASKA)
    (arrows,) = scene.hand("Loose Two Arrows")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().do(c.PlayCard(arrows, (FOE, hauler))).to(1).do(c.PlayCard(scatter, (hauler,))).passes()
    assert play.damage(FOE) == 1 and play.hand(1) == ["ironback_hauler"]


@does("Patient Aim")
def test_aim_deals_x_for_one_and_x() -> None:
    scene = Scene(RHASKA, resources=5)
    (aim,) = scene.hand("Patient Aim")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().cast(aim, hauler, x=4)
    assert play.damage(hauler) == 4 and play.ready() == 0


@does_not("Patient Aim")
def test_x_is_no_more_than_can_be_paid_and_0_deals_nothing() -> None:
    scene = Scene(RHASKA, resources=5)
    (aim,) = scene.hand("Patient Aim")
    scene.put("Woven Mantle")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    assert play.code(c.PlayCard(aim, (hauler,), 5)) == play.code(c.PlayCard(aim, (hauler,), -1)) == "x"
    assert play.code(c.PlayCard(aim, (FOE,), 1)) == "no_target"
    scene.resources(0)
    poor = scene.act()
    assert poor.code(c.PlayCard(aim, (hauler,))) == "too_dear"
    assert not any(isinstance(one, c.PlayCard) for one in poor.legal)
    play.cast(aim, hauler)
    assert play.damage(hauler) == 0 and play.ready() == 4 and play.happened(ev.DamageDealt) == []


@does("Bramble Snare")
def test_a_snared_ally_is_exhausted_and_does_not_ready() -> None:
    scene = Scene(RHASKA)
    (snare,) = scene.hand("Bramble Snare")
    hauler, other = scene.put("Ironback Hauler", 1), scene.put("Ironback Hauler", 1, exhausted=True)
    play = scene.act().cast(snare, hauler)
    assert play.exhausted(hauler)
    play.end_turn()
    assert play.table.turn.seat == 1 and play.exhausted(hauler) and not play.exhausted(other)


@does_not("Bramble Snare")
def test_a_snared_ally_can_be_readied_by_other_means(scene: Scene) -> None:
    dob = scene.put("Ferryman Dob", exhausted=True)
    scene.put("Bramble Snare", 1, on=dob)
    (line,) = scene.hand("Hold the Line")
    play = scene.act().cast(line, dob)
    assert not play.exhausted(dob) and play.code(c.Propose(dob, FOE)) == ""
    assert scene.act().code(c.PlayCard(line, (HERO,))) == "no_target"


@does("Hunter's Patience")
def test_patience_strengthens_ranged_weapons() -> None:
    scene = Scene(RHASKA)
    (patience,) = scene.hand("Hunter's Patience")
    bow = scene.put("Yew Longbow")
    play = scene.act().cast(patience)
    assert play.atk(bow) == 3


@does_not("Hunter's Patience")
def test_patience_strengthens_no_melee_weapon_and_nobody_elses() -> None:
    scene = Scene(RHASKA)
    scene.put("Hunter's Patience")
    hatchet, theirs = scene.put("Skinning Hatchet"), scene.put("Brass Wand", 1)
    archer = scene.put("Wallwatch Archer")
    play = scene.act()
    assert (play.atk(hatchet), play.atk(theirs), play.atk(archer)) == (2, 2, 2)


@does("Field Dressing")
def test_a_dressing_heals_five() -> None:
    scene = Scene(RHASKA)
    (dressing,) = scene.hand("Field Dressing")
    scene.change(HERO, damage=8)
    assert scene.act().cast(dressing, HERO).damage(HERO) == 3


@does_not("Field Dressing")
def test_a_dressing_heals_no_more_than_there_is_and_comes_too_late_for_the_dead() -> None:
    scene = Scene(RHASKA)
    (dressing,) = scene.hand("Field Dressing")
    hauler = scene.put("Ironback Hauler", damage=2)
    play = scene.act().cast(dressing, hauler)
    assert play.damage(hauler) == 0 and play.happened(ev.Healed)[0].amount == 2
    scene = Scene(RHASKA)
    (dressing,) = scene.hand("Field Dressing")
    play = scene.act().cast(dressing, FOE)
    assert play.happened(ev.Healed) == [] and play.graveyard() == ["field_dressing"]


@does("Grey Lurcher", "Old Thicket-Bear", "Tethered Shade")
def test_companions_fight_as_other_allies_do() -> None:
    scene = Scene(RHASKA)
    lurcher = scene.put("Grey Lurcher")
    assert scene.act().fight(lurcher, FOE).damage(FOE) == 2
    scene = Scene(RHASKA)
    bear = scene.put("Old Thicket-Bear", 1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().fight(dob, FOE).do(c.Protect(bear)).passes()
    assert play.damage(bear) == 3 and not play.there(dob)
    scene = Scene(RHASKA)
    dob, shade = scene.put("Ferryman Dob"), scene.put("Tethered Shade", 1)
    assert scene.act().code(c.Propose(dob, shade)) == "elusive"


@does_not("Grey Lurcher", "Old Thicket-Bear", "Tethered Shade")
def test_one_companion_is_the_limit() -> None:
    for first, second in (("Grey Lurcher", "Old Thicket-Bear"), ("Grey Lurcher", "Tethered Shade")):
        scene = Scene(RHASKA)
        old = scene.put(first)
        (new,) = scene.hand(second)
        play = scene.act().cast(new)
        assert play.prompt == "too_many"
        play.do(c.Choose(old))
        assert not play.there(old) and play.prompt == "action"


@does("Whistle Them In")
def test_a_whistle_brings_a_companion_of_the_deck() -> None:
    scene = Scene(RHASKA)
    (whistle,) = scene.hand("Whistle Them In")
    lurcher, *_ = scene.deck("Grey Lurcher", "Grey Lurcher", "Old Thicket-Bear", "Ferryman Dob")
    play = scene.act().cast(whistle)
    assert play.prompt == "search" and len(play.answers(c.ChooseCard)) == 2
    play.do(c.ChooseCard(lurcher))
    assert play.hand() == ["grey_lurcher"] and len(play.table.players[0].deck) == 8
    assert play.happened(cev.CardTaken)[0].seen_by(1).card == lurcher != play.happened(cev.CardTaken)[0].seen_by(1).kept
    assert play.happened(cev.DeckShuffled)
    assert (play.table.players[0].looked, play.table.players[0].shown) == (0, 0)


@does_not("Whistle Them In")
def test_a_whistle_may_find_nothing_and_brings_no_other_card() -> None:
    scene = Scene(RHASKA)
    (whistle,) = scene.hand("Whistle Them In")
    dob, bear = scene.deck("Ferryman Dob", "Old Thicket-Bear")
    play = scene.act().cast(whistle)
    assert play.code(c.ChooseCard(dob)) == "not_found"
    play.do(Decline())
    assert play.hand() == [] and play.happened(cev.DeckShuffled) and bear in play.table.players[0].deck


@does("Yew Longbow")
def test_who_strikes_with_the_longbow_is_not_hit_back() -> None:
    scene = Scene(RHASKA)
    bow = scene.put("Yew Longbow")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().do(c.Propose(HERO, hauler)).until("respond_defend").do(c.StrikeWith(bow)).passes()
    assert play.damage(hauler) == 2 and play.damage(HERO) == 0 and not play.has(HERO, "Long-Range")


@does_not("Yew Longbow")
def test_the_longbow_does_nothing_unstruck_and_nothing_in_defense() -> None:
    scene = Scene(RHASKA)
    scene.put("Yew Longbow")
    hauler = scene.put("Ironback Hauler", 1)
    assert scene.act().fight(HERO, hauler).damage(HERO) == 3
    scene = Scene(foe=RHASKA)
    bow = scene.put("Yew Longbow", 1)
    hauler = scene.put("Ironback Hauler")
    play = scene.act().do(c.Propose(hauler, FOE)).until("respond_defend").do(c.StrikeWith(bow)).passes()
    assert play.damage(hauler) == 2 and play.damage(FOE) == 3


@does("Skinning Hatchet", "Wardstone Sling")
def test_a_hatchet_and_a_sling_hang_beside_each_other() -> None:
    scene = Scene(RHASKA, resources=1)
    hatchet, sling = scene.put("Skinning Hatchet"), scene.put("Wardstone Sling")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(hatchet)).passes()
    assert play.damage(FOE) == 2 and play.ready() == 0
    scene = Scene(RHASKA, resources=1)
    sling = scene.put("Wardstone Sling")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(sling)).passes()
    assert play.damage(FOE) == 1 and play.happened(ev.DamageDealt)[0].damage == "Nature" and play.ready() == 0


@does_not("Skinning Hatchet", "Wardstone Sling")
def test_a_second_weapon_of_a_slot_replaces_the_first() -> None:
    for first, second in (("Skinning Hatchet", "Skinning Hatchet"), ("Wardstone Sling", "Yew Longbow")):
        scene = Scene(RHASKA)
        old = scene.put(first)
        (new,) = scene.hand(second)
        play = scene.act().cast(new)
        assert play.prompt == "too_many"
        assert not play.do(c.Choose(old)).there(old)


@does("Bark Jerkin")
def test_the_jerkin_takes_two_off() -> None:
    scene = Scene(foe=RHASKA)
    jerkin = scene.put("Bark Jerkin", 1)
    dob = scene.put("Ferryman Dob")
    assert scene.act().fight(dob, FOE).do(c.UseArmor(jerkin)).passes().damage(FOE) == 1


@does_not("Bark Jerkin")
def test_the_jerkin_is_used_once_until_it_is_readied() -> None:
    scene = Scene(foe=RHASKA)
    jerkin = scene.put("Bark Jerkin", 1)
    one, other = scene.put("Ferryman Dob"), scene.put("Ferryman Dob")
    play = scene.act().fight(one, FOE).do(c.UseArmor(jerkin)).passes().fight(other, FOE)
    assert play.damage(FOE) == 4 and play.prompt == "action"
    assert not play.end_turn().exhausted(jerkin)


@does("Trailworn Hood")
def test_nobody_protects_against_the_hooded_hero() -> None:
    scene = Scene(RHASKA, OSRIC)
    scene.put("Trailworn Hood")
    sling = scene.put("Wardstone Sling")
    scene.put("Lamplighter Recruit", 1)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(sling)).passes()
    assert play.damage(FOE) == 1


@does_not("Trailworn Hood")
def test_the_hood_hides_no_ally() -> None:
    scene = Scene(RHASKA, OSRIC)
    scene.put("Trailworn Hood")
    runner = scene.put("Mudfoot Runner")
    scene.put("Lamplighter Recruit", 1)
    play = scene.act().fight(runner, FOE)
    assert play.prompt == "protect"


@does("Scout's Spyglass")
def test_the_spyglass_looks_at_the_top_card_and_may_put_it_under() -> None:
    scene = Scene(RHASKA)
    glass = scene.put("Scout's Spyglass", since=5)
    top, below = scene.deck("Grey Lurcher", "Patient Aim")
    play = scene.act().use(glass)
    assert play.prompt == "look_at_top" and play.happened(cev.TopLookedAt)[0].cards == (top,)
    play.do(Agree())
    deck = play.table.players[0].deck
    assert deck[0] == top and deck[-1] == below and play.table.players[0].looked == 0


@does_not("Scout's Spyglass")
def test_the_spyglass_shows_the_opponent_nothing_and_may_leave_the_card() -> None:
    scene = Scene(RHASKA)
    glass = scene.put("Scout's Spyglass")
    (top,) = scene.deck("Grey Lurcher")
    play = scene.act().use(glass)
    assert play.happened(cev.TopLookedAt)[0].seen_by(1).cards == (0,)
    play.do(Decline())
    assert play.table.players[0].deck[-1] == top and play.exhausted(glass) and play.ready() == 9
    scene = Scene(RHASKA)
    glass = scene.put("Scout's Spyglass")
    scene.no_deck()
    assert scene.act().use(glass).prompt == "action"


@pytest.mark.parametrize(("shown", "left"), [(1, 1), (2, 1), (3, 2)])
def test_a_card_taken_from_below_those_that_were_shown_leaves_them_shown(shown: int, left: int, scene: Scene) -> None:
    # The card taken lies second from the top: of that many cards shown it is one, or not.
    scene.deck("Ferryman Dob", "Chapel Novice", "Ferryman Dob", "Chapel Novice")
    table = scene.act().table
    player = replace(table.players[0], looked=shown, shown=shown)
    table = replace(table, players=(player, table.players[1]))
    card = player.deck[-2]
    after = cev.CardTaken(0, card, card).apply(table).players[0]
    assert (after.looked, after.shown) == (left, left)

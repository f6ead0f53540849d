"""The chain: priority, responses, resolving, targets, triggers, the state check, and who is asked."""

from __future__ import annotations

from game.core.commands import Agree, Pass
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.state import commands as c
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene

# rule: heroes/priority


def test_whoever_adds_a_link_has_priority_again() -> None:
    scene = Scene(RHASKA, RHASKA)
    one, other = scene.hand("Loose Two Arrows", "Loose Two Arrows")
    scene.hand("Loose Two Arrows", seat=1)
    play = scene.act().do(c.PlayCard(one, (FOE,)))
    assert play.prompt == "respond_chain" and play.asked == 0
    play.do(c.PlayCard(other, (FOE,)))
    assert play.asked == 1 and len(play.table.chain) == 2


def test_the_last_link_resolves_first_and_then_the_turn_player_has_priority() -> None:
    scene = Scene(RHASKA, RHASKA, windows="always")
    (mine,) = scene.hand("Loose Two Arrows")
    theirs, _ = scene.hand("Loose Two Arrows", "Kettle Helm", seat=1)
    scene.hand("Kettle Helm")
    play = scene.act().do(c.PlayCard(mine, (FOE,)), Pass(), c.PlayCard(theirs, (HERO,)))
    assert play.asked == 1
    play.do(Pass())
    assert play.asked == 0 and len(play.table.chain) == 2
    play.do(Pass())
    assert play.damage(HERO) == 1 and play.damage(FOE) == 0
    assert len(play.table.chain) == 1 and play.asked == 0 and play.prompt == "respond_chain"
    play.do(Pass(), Pass())
    assert play.damage(FOE) == 1 and play.prompt == "action"


def test_with_links_on_the_chain_only_instants_powers_and_quests_are_added() -> None:
    scene = Scene(RHASKA)
    arrows, dob, maul = scene.hand("Loose Two Arrows", "Ferryman Dob", "Kettle Helm")
    (again,) = scene.hand("Loose Two Arrows")
    quest = scene.quest("The Miller's Errand")
    play = scene.act().do(c.PlayCard(arrows, (FOE,)))
    assert (
        play.code(c.PlayCard(dob)) == play.code(c.PlaceResource(maul)) == play.code(c.Propose(HERO, FOE)) == "not_now"
    )
    assert play.code(c.PlayCard(again, (FOE,))) == play.code(c.CompleteQuest(quest)) == ""


def test_in_the_others_turn_only_instants_are_played() -> None:
    scene = Scene(foe=RHASKA)
    arrows, aim = scene.hand("Loose Two Arrows", "Patient Aim", seat=1)
    dob = scene.put("Ferryman Dob")
    play = scene.act().do(c.Propose(HERO, FOE)).to(1)
    assert play.code(c.PlayCard(aim, (dob,), 2)) == "not_now" and play.code(c.PlayCard(arrows, (dob,))) == ""


# rule: heroes/windows


def test_with_able_nobody_is_asked_who_can_do_nothing() -> None:
    scene = Scene(windows="able")
    scene.hand("Mountain Maul", seat=1)
    play = scene.act().do(c.Propose(HERO, FOE))
    assert play.prompt == "action" and play.table.combat is None


def test_with_always_whoever_might_do_something_is_asked() -> None:
    scene = Scene(windows="always", resources=0)
    scene.hand("Mountain Maul", seat=1)
    scene.resources(1, seat=1)
    asked = []
    play = scene.act().do(c.Propose(HERO, FOE))
    while play.prompt.startswith("respond"):
        asked.append((play.asked, play.prompt))
        play.do(Pass())
    assert asked == [(1, "respond_chain"), (1, "respond_attack"), (1, "respond_defend")]
    scene = Scene(windows="always", resources=0)
    scene.hand("Mountain Maul", seat=1)
    assert scene.act().do(c.Propose(HERO, FOE)).prompt == "action"


# rule: heroes/resolving


def test_a_power_does_what_it_does_though_its_source_is_gone() -> None:
    scene = Scene(RHASKA, SEDGE)
    shaman = scene.put("Ash Shaman")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    play = scene.act().do(c.UsePower(shaman, 0, (FOE,))).to(1).do(c.PlayCard(scatter, (shaman,))).passes()
    assert play.damage(FOE) == 1 and play.hand() == ["ash_shaman"]


def test_costs_stay_paid_when_the_only_target_is_gone(scene: Scene) -> None:
    shield, novice = scene.put("Tower Shield"), scene.put("Chapel Novice")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    play = scene.act().do(c.UsePower(shield, 0, (novice,))).to(1).do(c.PlayCard(scatter, (novice,))).passes()
    assert play.exhausted(shield) and play.ready() == 9 and play.table.shields == ()


def test_an_interrupted_attachment_goes_to_the_graveyard() -> None:
    scene = Scene(RHASKA, SEDGE)
    (snare,) = scene.hand("Bramble Snare")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act().do(c.PlayCard(snare, (hauler,))).to(1).do(c.PlayCard(scatter, (hauler,))).passes()
    assert play.graveyard() == ["bramble_snare"] and play.in_play("bramble_snare") == []


def test_a_card_that_came_back_is_another_one() -> None:
    scene = Scene(SEDGE)
    scatter, dob = scene.hand("Scatter the Camp", "Ferryman Dob")
    old = scene.put("Ferryman Dob", damage=2)
    scene.put("Creeping Rot", 1, on=old)
    play = scene.act().cast(scatter, old)
    card = play.table.players[0].hand[-1]
    play.cast(card)
    (new,) = play.in_play("ferryman_dob")
    assert new != old and play.damage(new) == 0 and play.atk(new) == 3 and play.graveyard(1) == ["creeping_rot"]
    assert play.code(c.Propose(new, FOE)) == "new" and dob in play.table.players[0].hand


# rule: heroes/quests


def test_a_quest_is_completed_in_response_and_on_the_other_players_turn() -> None:
    scene = Scene(OSRIC, OSRIC)
    errand, beacons = scene.quest("The Miller's Errand", seat=1), scene.quest("Light the Beacons", seat=1)
    play = scene.act().do(c.Propose(HERO, FOE)).to(1)
    play.do(c.CompleteQuest(errand), c.CompleteQuest(beacons)).passes()
    assert [event.link.what for event in play.happened(cev.LinkAdded)] == ["quest", "quest"] and play.ready(1) == 5
    assert play.hand(1) == ["ferryman_dob"] and len(play.in_play("militia")) == 2


def test_an_exhausted_quest_is_completed_with_other_resources() -> None:
    scene = Scene(resources=3)
    quest = scene.quest("The Miller's Errand", exhausted=True)
    assert scene.act().run(c.CompleteQuest(quest)).hand() == ["ferryman_dob"]


def test_the_condition_of_a_quest_is_looked_at_when_it_is_completed() -> None:
    scene = Scene(RHASKA, SEDGE)
    quest = scene.quest("Raid the Granary")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    dob = scene.put("Ferryman Dob")
    play = scene.act(attacked=(HERO, dob)).do(c.CompleteQuest(quest)).to(1).do(c.PlayCard(scatter, (dob,))).passes()
    assert play.hand() == ["ferryman_dob"] * 3


# rule: heroes/triggers


def test_the_turn_players_triggers_go_on_the_chain_first_and_resolve_last() -> None:
    scene = Scene(SEDGE, SEDGE)
    mine, theirs = scene.put("Bonepicker", damage=1), scene.put("Bonepicker", 1, damage=1)
    scene.hand("Kettle Helm", "Kettle Helm")
    scene.hand("Kettle Helm", "Kettle Helm", seat=1)
    play = scene.act().fight(mine, theirs)
    assert not play.there(mine) and not play.there(theirs)
    # Seat 1's trigger is on top: seat 0 discards first.
    assert play.prompt == "discard_effect" and play.asked == 0
    play.do(play.legal[0]).passes()
    assert play.prompt == "discard_effect" and play.asked == 1
    play.do(play.legal[0])
    assert (len(play.hand()), len(play.hand(1))) == (1, 1)


def test_a_player_orders_ones_own_triggers(scene: Scene) -> None:
    hauler = scene.put("Ironback Hauler", 1)
    wound = scene.put("Reeling Wound", on=hauler)
    other = scene.put("Reeling Wound", on=FOE)
    play = scene.begin_turn()
    assert play.prompt == "next_trigger" and play.asked == 0
    triggers = {link.id: link.source for link in play.table.waiting}
    first = next(number for number, source in triggers.items() if source == other)
    play.do(c.ChooseTrigger(first))
    assert [event.link.source for event in play.happened(cev.LinkAdded)] == [other, wound]
    dealt = [event.target for event in play.passes().happened(ev.DamageDealt)]
    assert dealt == [hauler, FOE]


def test_a_trigger_without_a_target_vanishes() -> None:
    scene = Scene(ILSABET, SEDGE)
    (adept,) = scene.hand("Frostmantle Adept")
    hex_ = scene.act().cast(adept)
    # The adept itself is an ally: it may be its own target.
    assert hex_.prompt == "optional" and hex_.do(Agree()).exhausted(hex_.in_play("frostmantle_adept")[0])


# rule: heroes/state_check


def test_characters_with_fatal_damage_are_destroyed_together(scene: Scene) -> None:
    (arc,) = scene.hand("Sweeping Arc")
    one, other = scene.put("Bonepicker", 1), scene.put("Bonepicker", 1)
    scene.hand("Kettle Helm", "Mountain Maul")
    play = scene.act().cast(arc)
    assert play.prompt == "next_trigger" and play.asked == 1
    assert not play.there(one) and not play.there(other) and play.graveyard(1) == ["bonepicker"] * 2


def test_healing_comes_too_late_after_the_state_check() -> None:
    scene = Scene(RHASKA, RHASKA)
    (aim,) = scene.hand("Patient Aim")
    (dressing,) = scene.hand("Field Dressing", seat=1)
    lurcher = scene.put("Grey Lurcher", 1)
    play = scene.act().do(c.PlayCard(aim, (lurcher,), 2)).to(1).do(c.PlayCard(dressing, (lurcher,))).passes()
    assert not play.there(lurcher)

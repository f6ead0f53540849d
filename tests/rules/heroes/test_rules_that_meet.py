"""Positions in which several rules meet, each at its limit and one past it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.commands import Pass
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.effects import Aim, Cost
from game.rules.heroes.cards.records import ability, ongoing
from game.rules.heroes.presentation import words
from game.rules.heroes.presentation.queries import price_in_hand
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state_check import destroy
from tests.rules.heroes.scene import FOE, HERO, ILSABET, NOW, OSRIC, RHASKA, SEDGE, Play, Scene

# rule: heroes/costs


def test_what_lowers_a_cost_lowers_what_is_paid_in_addition_too(printed) -> None:  # type: ignore[no-untyped-def]
    printed(
        ongoing("School", None, 1, e.LowersCost(2, "Ability", least=1)),
        replace(ability("Bargain", None, 1, e.DrawCards(1), additional=Cost(3)), alternative=Cost(0, damage=1)),
    )
    scene = Scene(resources=2)
    (card,) = scene.hand("Bargain")
    dear = scene.act()
    assert dear.code(c.PlayCard(card)) == "too_dear" and price_in_hand(dear.table, card) == 4
    scene.put("School")
    play = scene.act()
    assert price_in_hand(play.table, card) == 2
    assert play.cast(card).ready() == 0
    instead = scene.act().run(c.PlayCard(card, instead=True))
    assert instead.ready() == 1 and instead.damage(HERO) == 1


def test_x_leaves_what_is_paid_in_addition(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ability("Bolt", None, 1, e.DealDamage("X", "Fire"), aim=Aim("hero"), has_x=True, additional=Cost(2)))
    scene = Scene(resources=5)
    (card,) = scene.hand("Bolt")
    play = scene.act()
    assert play.code(c.PlayCard(card, (FOE,), 3)) == "x"
    play.cast(card, FOE, x=2)
    assert play.ready() == 0 and play.damage(FOE) == 2


# rule: heroes/new_objects


@pytest.mark.parametrize("picked", [0, 1])
def test_an_ally_that_left_the_graveyard_and_came_back_is_no_longer_the_target(picked: int) -> None:
    scene = Scene(SEDGE, SEDGE, resources=12)
    barrow, sap, runner = scene.hand("Call from the Barrow", "Sap Vigor", "Mudfoot Runner")
    ford = scene.quest("Stand at the Ford")
    dob, recruit = scene.graveyard("Ferryman Dob", "Marsh Skitterer")
    picker = scene.put("Bonepicker", 1)
    play = scene.act().do(c.PlayCard(barrow, (dob,)), c.CompleteQuest(ford, ((dob, recruit)[picked],)))
    play.do(Pass())
    assert len(play.hand()) == 3 and len(play.table.chain) == 1
    play.do(c.PlayCard(sap, (picker,))).until("discard_effect")
    play.do(c.DiscardCard((dob, runner)[picked])).passes()
    # The card lies where it lay, but it is another one now; only its own target is lost.
    assert len(play.in_play("ferryman_dob")) == picked
    assert ("ferryman_dob" in play.graveyard()) == (not picked)
    assert [left.why for left in play.happened(cev.LinkLeft)][-1] == ("resolved" if picked else "void")


def test_a_card_that_is_removed_for_a_cost_is_no_longer_the_target() -> None:
    scene = Scene(SEDGE, powers=True)
    scene.put("Grave Candle")
    candle = scene.put("Grave Candle")
    (dob,) = scene.graveyard("Marsh Skitterer")
    scene.change(HERO, damage=5)
    play = scene.act().do(c.UsePower(HERO, 0, (dob,)), c.UsePower(candle, 0, (FOE,), dob)).passes()
    assert play.damage(HERO) == 5 and play.damage(FOE) == 1 and play.hand() == []
    assert play.table.players[0].removed == (dob,) and not play.at(HERO).face_up


# rule: heroes/losing_powers


def test_the_power_of_a_toad_is_refused_for_that_reason() -> None:
    scene = Scene(OSRIC, ILSABET)
    novice = scene.put("Chapel Novice")
    scene.put("Toad Hex", 1, on=novice)
    why = scene.act().why(c.UsePower(novice, 0, (HERO,)))
    assert why is not None and (why.code, why.rule) == ("no_powers", "heroes/losing_powers")
    assert why.text == "Chapel Novice has lost its powers."


# rule: heroes/resolving


def test_words_name_a_card_that_has_the_number_of_a_seat() -> None:
    play = Scene(SEDGE).act()
    assert play.table.cards[1].key == "ferryman_dob"
    names = ("Ada", "Ben")
    scene = Scene(SEDGE, powers=True)
    ford = scene.quest("Stand at the Ford")
    (barrow, whisper) = scene.hand("Call from the Barrow", "Dread Whisper")
    scene.seats[0]["deck"], scene.seats[0]["graveyard"] = scene.seats[0]["deck"][:-1], (1,)
    scene.seats[0]["deck"] = tuple(card for card in scene.seats[0]["deck"] if card != 1)
    table = scene.act().table

    def said(command: c.Command) -> str:
        return words.answer_text(table, command, names)

    assert said(c.CompleteQuest(ford, (1,))) == "Complete Stand at the Ford for Ferryman Dob"
    assert said(c.PlayCard(barrow, (1,))) == "Play Call from the Barrow for 4 on Ferryman Dob"
    assert said(c.UsePower(HERO, 0, (1,))).endswith(" On Ferryman Dob.")
    assert said(c.PlayCard(whisper, (1,))) == "Play Dread Whisper for 2 on Ben"
    link = scene.act().do(c.PlayCard(barrow, (1,))).table.chain[0]
    assert words.link_text(table, link, names) == "Call from the Barrow on Ferryman Dob"
    assert words.link_text(table, replace(link, key="dread_whisper"), names) == "Dread Whisper on Ben"


def test_healing_in_the_same_resolution_saves_from_fatal_damage() -> None:
    scene = Scene(SEDGE, SEDGE)
    (sap,) = scene.hand("Sap Vigor")
    scene.change(HERO, damage=25)
    play = scene.act().cast(sap, HERO)
    assert play.winners is None and play.damage(HERO) == 25


def test_without_its_only_target_an_ability_does_nothing_else_either() -> None:
    scene = Scene(SEDGE, SEDGE)
    (sap,) = scene.hand("Sap Vigor")
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    scene.change(HERO, damage=5)
    dob = scene.put("Ferryman Dob", 1)
    play = scene.act().do(c.PlayCard(sap, (dob,))).to(1).do(c.PlayCard(scatter, (dob,))).passes()
    assert play.damage(HERO) == 5 and play.graveyard() == ["sap_vigor"] and play.ready() == 8


# rule: heroes/put_damage


def test_a_cost_of_damage_may_kill_who_pays_it_before_the_link_resolves() -> None:
    scene = Scene(SEDGE)
    (severance,) = scene.hand("Severance")
    dob = scene.put("Ferryman Dob", 1)
    scene.weaken(HERO, 1)
    assert scene.act().code(c.PlayCard(severance, (dob,))) == "no_health"
    scene.weaken(HERO, 2)
    scene.put("Bark Jerkin")
    play = scene.act().do(c.PlayCard(severance, (dob,)))
    assert play.winners == (1,) and play.there(dob)


# rule: heroes/one_weapon


def test_another_weapon_does_not_strike_though_the_first_one_is_destroyed() -> None:
    scene = Scene(OSRIC, OSRIC)
    axe, blade = scene.put("Harpooner's Axe"), scene.put("Oathkeeper Blade")
    scene.hand("Shield Wall")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(axe))
    draft = Draft(HEROES, replace(play.state, decision=None))
    destroy(draft, ev.Removal("damage"), play.at(axe))
    after = Play(draft.state())
    assert not after.there(axe) and after.atk(HERO) == 2
    assert after.code(c.StrikeWith(blade)) == "one_weapon" and after.code(c.StrikeWith(axe)) == "not_yours"


# rule: heroes/protecting


def test_a_hero_that_protects_is_exhausted_and_strikes_and_a_new_ally_protects() -> None:
    scene = Scene(RHASKA, OSRIC)
    scene.put("Guardian Oath", 1)
    blade = scene.put("Oathkeeper Blade", 1)
    recruit = scene.put("Lamplighter Recruit", 1, since=NOW)
    novice = scene.put("Chapel Novice", 1)
    charger = scene.put("Tusked Charger")
    play = scene.act().fight(charger, novice)
    assert {one.protector for one in play.answers(c.Protect)} == {FOE, recruit}
    play.do(c.Protect(FOE)).until("respond_defend").do(c.StrikeWith(blade)).passes()
    assert play.exhausted(FOE) and play.damage(FOE) == 4 and not play.there(charger)


def test_nobody_protects_against_a_stealthy_hero_but_long_range_does_not_keep_them_off() -> None:
    scene = Scene(RHASKA, OSRIC, powers=True)
    recruit = scene.put("Lamplighter Recruit", 1)
    archer = scene.put("Wallwatch Archer")
    play = scene.act().fight(archer, FOE)
    assert play.prompt == "protect" and play.answers(c.Protect) == [c.Protect(recruit)]
    scene.put("Trailworn Hood")
    play = scene.act().fight(HERO, FOE)
    assert play.prompt == "action" and play.exhausted(HERO)


# rule: heroes/leaving_combat


def test_a_hero_whose_opponent_has_left_may_still_strike_to_no_end(scene: Scene) -> None:
    blade = scene.put("Oathkeeper Blade")
    dob = scene.put("Ferryman Dob", 1)
    (scatter,) = scene.hand("Scatter the Camp", seat=1)
    play = scene.act().do(c.Propose(HERO, dob)).until("respond_defend").do(c.StrikeWith(blade)).to(1)
    play.do(c.PlayCard(scatter, (dob,))).passes()
    assert play.table.combat is None and play.damage(HERO) == 0 and play.exhausted(HERO) and play.exhausted(blade)
    assert play.hand(1) == ["ferryman_dob"] and play.atk(HERO) == 0


# rule: heroes/state_check


def test_the_second_marshal_counts_until_one_is_destroyed_and_nobody_dies_by_it(scene: Scene) -> None:
    first = scene.put("High Marshal Edda Rowe", damage=5)
    recruit = scene.put("Lamplighter Recruit", damage=2)
    (second,) = scene.hand("High Marshal Edda Rowe")
    play = scene.act().cast(second)
    assert play.prompt == "too_many" and play.health(recruit) == 4
    play.do(c.Choose(first))
    assert play.there(recruit) and play.health(recruit) == 3
    (new,) = play.in_play("high_marshal_edda_rowe")
    assert play.damage(new) == 0 and play.at(new).since == NOW


def test_a_hero_that_falls_and_one_without_cards_are_out_together(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ability("Gamble", None, 1, e.DealDamage(2, "Fire"), e.DrawCards(1), aim=Aim("hero"), instant=True))
    scene = Scene()
    scene.no_deck()
    (gamble,) = scene.hand("Gamble")
    scene.weaken(FOE, 2)
    assert scene.act().cast(gamble, FOE).winners == ()
    scene.weaken(FOE, 3)
    assert scene.act().cast(gamble, FOE).winners == (1,)


# rule: heroes/drawing


def test_a_draw_too_many_loses_only_after_the_rest_of_the_effect() -> None:
    scene = Scene(ILSABET)
    well = scene.put("Arcane Wellspring")
    scene.no_deck()
    (last,) = scene.deck("Ferryman Dob")
    play = scene.act().use(well)
    assert play.winners == (1,) and play.table.players[0].hand == (last,)


# rule: heroes/figures


def test_a_figure_below_0_counts_in_a_sum() -> None:
    scene = Scene(RHASKA, SEDGE)
    dob = scene.put("Marsh Skitterer")
    for _ in range(3):
        scene.put("Creeping Rot", 1, on=dob)
    (frenzy,) = scene.hand("Blood Frenzy")
    play = scene.act()
    assert play.atk(dob) == 0
    assert play.cast(frenzy, dob).atk(dob) == 1


# rule: heroes/quests


def test_a_quest_is_completed_on_the_turn_in_which_it_is_placed_and_in_response_to_itself_never() -> None:
    scene = Scene(resources=2)
    (errand,) = scene.hand("The Miller's Errand")
    play = scene.act().do(c.PlaceResource(errand, face_up=True))
    assert play.code(c.CompleteQuest(errand)) == ""
    play.do(c.CompleteQuest(errand))
    assert play.table.players[0].resources[-1].completed and play.table.players[0].resources[-1].exhausted
    assert play.passes().hand() == ["ferryman_dob"]
    down = scene.act().do(c.PlaceResource(errand))
    assert down.code(c.CompleteQuest(errand)) == "no_quest"


# rule: heroes/attachments


def test_who_played_an_attachment_has_its_turns_and_a_later_damage_comes_from_that_hero() -> None:
    scene = Scene(SEDGE, OSRIC)
    dob = scene.put("Ironback Hauler", 1)
    scene.put("Creeping Rot", on=dob)
    play = scene.begin_turn(1).passes()
    assert play.damage(dob) == 0
    play = scene.begin_turn(0).passes()
    assert play.damage(dob) == 1
    assert [event.source for event in play.happened(ev.DamageDealt)] in ([], [HERO])


# rule: heroes/long_range


def test_a_hero_made_long_range_after_the_defender_is_settled_is_not_hit() -> None:
    scene = Scene(RHASKA, OSRIC, powers=True)
    dob = scene.put("Ferryman Dob", 1)
    play = scene.act().do(c.Propose(HERO, dob)).until("respond_defend").do(c.UsePower(HERO)).passes()
    assert play.damage(HERO) == 0 and play.exhausted(HERO) and not play.at(HERO).face_up


# rule: heroes/trigger_order


def test_two_that_fall_together_cost_both_a_card_and_the_others_trigger_resolves_first() -> None:
    scene = Scene(SEDGE, SEDGE)
    mine, theirs = scene.put("Bonepicker"), scene.put("Bonepicker", 1, damage=1)
    scene.change(mine, damage=1)
    for seat in (0, 1):
        scene.hand("Mending Hymn", "Dread Whisper", seat=seat)
    play = scene.act().fight(mine, theirs)
    assert (play.prompt, play.asked) == ("discard_effect", 0)
    play.do(c.DiscardCard(play.table.players[0].hand[0])).passes()
    assert (play.prompt, play.asked) == ("discard_effect", 1)


@pytest.mark.parametrize(("helms", "asked"), [(1, 0), (2, 1)])
def test_who_has_too_many_is_asked_in_the_other_ones_turn_too(helms: int, asked: int, scene: Scene) -> None:
    for _ in range(helms):
        scene.put("Kettle Helm", 1)
    play = scene.act()
    assert play.asked == asked and (play.prompt == "too_many") == (helms > 1)

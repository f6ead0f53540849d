"""The beginning of a match and the course of a turn: mulligan, steps, resources, hand limit, the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Concede, Pass
from game.rules.heroes import card_events as cev
from game.rules.heroes.cards.starter_decks import quick_deck, starter_deck
from game.rules.heroes.presentation.words import prompt_text
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.setup import HeroesSetup, SeatSetup, flaws_of_setup
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import DrawStep
from game.rules.heroes.state.table import Turn
from tests.rules.heroes.scene import FOE, HERO, NOW, OSRIC, RHASKA, Play, Scene


def begun(seed: int = 1, **options: object) -> Play:
    """Return a match of two full decks before its first mulligan."""
    seats = (SeatSetup(starter_deck("captain_osric_vane")), SeatSetup(starter_deck("mother_sedge")))
    play = Play.__new__(Play)
    accepted = runner.start(HEROES, HeroesSetup(seats, **options), seed)  # type: ignore[arg-type]
    play.state, play.events = accepted.state, list(accepted.events)
    return play


# rule: heroes/start


def test_both_heroes_are_in_play_and_each_player_holds_seven_cards() -> None:
    play = begun()
    assert [len(player.hand) for player in play.table.players] == [7, 7]
    assert [len(player.deck) for player in play.table.players] == [53, 53]
    assert all(hero.face_up and not hero.exhausted for hero in play.table.permanents.values())
    assert [event.seat for event in play.happened(cev.DeckShuffled)] == [0, 1]
    assert (HEROES.profile.least_seats, HEROES.profile.most_seats, HEROES.profile.hidden) == (2, 2, True)


def test_a_coin_tells_who_goes_first() -> None:
    assert {begun(seed).asked for seed in range(8)} == {0, 1}


# rule: heroes/mulligan


def test_new_hands_are_drawn_after_both_decisions_and_only_once() -> None:
    play = begun()
    first = play.asked
    hands = [set(player.hand) for player in play.table.players]
    play.do(c.Mulligan())
    assert play.prompt == "mulligan" and play.asked == 1 - first
    assert set(play.table.players[first].hand) == hands[first]
    play.do(c.KeepHand())
    assert len(play.table.players[first].hand) == 7 and len(play.table.players[first].deck) == 53
    assert set(play.table.players[first].hand) != hands[first]
    assert set(play.table.players[1 - first].hand) == hands[1 - first]
    assert play.prompt != "mulligan" and play.code(c.Mulligan()) == "not_an_answer"


def test_the_first_player_has_the_first_turn_and_draws_nothing_in_it() -> None:
    play = begun()
    first = play.asked
    play.do(c.KeepHand(), c.KeepHand()).passes()
    assert play.table.turn == Turn(1, first, "action") and len(play.table.players[first].hand) == 7
    play.do(Pass()).passes()
    assert play.table.turn.seat == 1 - first and len(play.table.players[1 - first].hand) == 9


# rule: heroes/draw_step


def test_who_goes_second_draws_two_cards_once() -> None:
    play = begun()
    first = play.asked
    play.do(c.KeepHand(), c.KeepHand()).passes()
    decks = []
    for _ in range(4):
        decks.append([len(play.table.players[seat].deck) for seat in (first, 1 - first)])
        play.do(Pass()).passes()
        while play.prompt == "discard_limit":
            play.run(play.legal[0])
    assert decks == [[53, 53], [53, 51], [52, 51], [52, 50]]


# rule: heroes/ready_step


def test_only_the_turn_players_cards_are_readied(scene: Scene) -> None:
    mine, theirs = scene.put("Ferryman Dob", exhausted=True), scene.put("Ferryman Dob", 1, exhausted=True)
    blade = scene.put("Oathkeeper Blade", 1, exhausted=True)
    scene.change(FOE, exhausted=True)
    scene.quest("Light the Beacons", seat=1, exhausted=True)
    play = scene.act().end_turn()
    assert play.table.turn.seat == 1 and play.ready(1) == 11
    assert not any(play.exhausted(one) for one in (theirs, blade, FOE)) and play.exhausted(mine)


def test_there_is_a_window_in_the_ready_step_and_one_after_the_draw() -> None:
    scene = Scene(windows="always")
    scene.hand("Ferryman Dob", seat=1)
    play = scene.act().do(Pass()).until("respond_ready")
    assert play.table.turn.seat == 1 and len(play.table.players[1].hand) == 1
    play.until("respond_draw")
    assert len(play.table.players[1].hand) == 2
    play.until("action")
    assert play.asked == 1
    play.do(Pass()).until("respond_end")
    assert play.table.turn.phase == "end"


# rule: heroes/drawing


def test_an_empty_deck_is_harmless_until_a_card_must_be_drawn(scene: Scene) -> None:
    scene.no_deck(1)
    scene.no_deck()
    play = scene.act()
    assert play.winners is None
    play.end_turn()
    assert play.winners == (0,) and play.state.outcome is not None and play.state.outcome.reason == "defeated"


def test_a_draw_of_more_cards_than_there_are_loses_at_the_next_state_check() -> None:
    scene = Scene(RHASKA)
    quest = scene.quest("Raid the Granary")
    scene.seats[0]["deck"] = scene.seats[0]["deck"][:1]
    play = scene.act(attacked=(HERO, 9)).do(c.CompleteQuest(quest)).passes()
    assert play.winners == (1,) and len(play.table.players[0].hand) == 1


# rule: heroes/resources


def test_what_is_too_dear_says_how_many_resources_are_ready() -> None:
    for ready, words in ((0, "0 ready resources."), (1, "1 ready resource."), (2, "2 ready resources.")):
        scene = Scene(resources=ready)
        (dob,) = scene.hand("Ferryman Dob")
        refusal = scene.act().why(c.PlayCard(dob))
        assert refusal is not None and refusal.text.endswith(words)


def test_one_card_a_turn_is_placed_face_down_and_pays_at_once() -> None:
    scene = Scene(resources=0)
    maul, skitterer, other = scene.hand("Mountain Maul", "Marsh Skitterer", "Kettle Helm")
    play = scene.act()
    assert play.code(c.PlayCard(skitterer)) == "too_dear"
    play.do(c.PlaceResource(maul)).cast(skitterer)
    assert play.ready() == 0 and len(play.in_play("marsh_skitterer")) == 1
    assert play.code(c.PlaceResource(other)) == "placed"
    play.end_turn().end_turn()
    assert play.code(c.PlaceResource(other)) == ""


def test_a_quest_may_lie_face_up_or_face_down_and_other_cards_only_face_down() -> None:
    scene = Scene(resources=2)
    quest, maul = scene.hand("The Miller's Errand", "Mountain Maul")
    play = scene.act()
    assert play.code(c.PlaceResource(maul, face_up=True)) == "face_down"
    up = scene.act().do(c.PlaceResource(quest, face_up=True))
    assert up.run(c.CompleteQuest(quest)).ready() == 0
    down = play.do(c.PlaceResource(quest))
    assert down.code(c.CompleteQuest(quest)) == "no_quest"


def test_resources_are_placed_only_at_will(scene: Scene) -> None:
    (maul,) = scene.hand("Mountain Maul", seat=1)
    scene.put("Tower Shield", 1)
    scene.put("Ferryman Dob", 1)
    play = scene.act().do(c.Propose(HERO, FOE)).to(1)
    assert play.code(c.PlaceResource(maul)) == "not_now" and play.code(c.Propose(FOE, HERO)) == "not_now"
    scene = Scene(OSRIC)
    blade, (card,) = scene.put("Oathkeeper Blade"), scene.hand("Mountain Maul")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend")
    assert play.code(c.PlaceResource(card)) == "not_now" and play.code(c.PlayCard(card)) == "not_now"
    assert play.code(c.PlaceResource(blade)) == "not_in_hand"


# rule: heroes/paying


def test_open_quests_pay_last_and_completed_ones_before_them() -> None:
    scene = Scene(resources=1)
    one = scene.quest("The Miller's Errand")
    other = scene.quest("Light the Beacons")
    done = scene.quest("Lost Heirloom", completed=True)
    row = scene.seats[0]["resources"]
    scene.seats[0]["resources"] = tuple(replace(r, face_up=False) if r.card == done else r for r in row)
    (helm,) = scene.hand("Kettle Helm")
    play = scene.act().cast(helm)
    ready = [resource.card for resource in play.table.players[0].resources if not resource.exhausted]
    assert ready == [one, other]


# rule: heroes/action_phase


def test_the_turn_goes_on_when_the_other_player_does_something_before_it_ends() -> None:
    scene = Scene(foe=RHASKA)
    (arrows,) = scene.hand("Loose Two Arrows", seat=1)
    play = scene.act().do(Pass())
    assert play.prompt == "respond_action" and play.asked == 1
    play.do(c.PlayCard(arrows, (HERO,))).passes()
    assert play.damage(HERO) == 1 and play.prompt == "action" and play.asked == 0 and play.table.turn.number == NOW


# rule: heroes/hand_limit


@pytest.mark.parametrize(("held", "discarded"), [(7, 0), (8, 1), (10, 3)])
def test_the_turn_player_discards_down_to_seven(held: int, discarded: int) -> None:
    scene = Scene(resources=0)
    scene.hand(*["Mountain Maul"] * held)
    scene.hand(*["Mountain Maul"] * 9, seat=1)
    play = scene.act().end_turn()
    for left in range(discarded, 0, -1):
        assert play.prompt == "discard_limit" and play.asked == 0
        told = prompt_text(play.table, play.state.decision, ("Ada", "Ben"))
        assert told == f"Ada: your hand is too large: discard {left} card{'s' if left > 1 else ''}."
        play.do(play.legal[0])
    assert play.table.turn.seat == 1 and len(play.table.players[0].hand) == held - discarded
    assert len(play.table.players[1].hand) == 10


# rule: heroes/out


def test_a_hero_with_fatal_damage_is_out_and_both_at_once_is_a_draw(scene: Scene) -> None:
    hauler = scene.put("Ironback Hauler")
    scene.weaken(FOE, 3)
    play = scene.act().fight(hauler, FOE)
    assert play.winners == (0,) and play.state.outcome is not None
    assert play.state.outcome.scores == (play.health(HERO), 0)
    scene = Scene(OSRIC, OSRIC)
    mine, theirs = scene.put("Mountain Maul"), scene.put("Mountain Maul", 1)
    scene.weaken(HERO, 4)
    scene.weaken(FOE, 3)
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(mine))
    play.do(c.StrikeWith(theirs)).passes()
    assert play.winners == () and play.state.outcome is not None and play.state.outcome.reason == "defeated"


def test_one_health_left_is_enough(scene: Scene) -> None:
    hauler = scene.put("Ironback Hauler")
    scene.weaken(FOE, 4)
    assert scene.act().fight(hauler, FOE).winners is None


def test_whoever_concedes_has_lost() -> None:
    state = Scene().act().state
    accepted = runner.submit(HEROES, state, 1, Concede(1))
    assert isinstance(accepted, runner.Accepted) and accepted.state.outcome.winners == (0,)


@pytest.mark.parametrize(("last", "ends"), [(NOW, True), (NOW + 1, False), (None, False)])
def test_a_last_turn_is_a_draw(last: int | None, ends: bool) -> None:
    state = Scene().act().state
    play = Play(replace(state, decision=None, table=replace(state.table, last_turn=last)))
    play.do(Pass()).passes()
    assert (play.winners == ()) == ends


def test_both_out_of_cards_at_once_is_a_draw(scene: Scene) -> None:
    state = scene.state(Turn(NOW, 0, "ready"), DrawStep())
    players = tuple(replace(player, decked=True) for player in state.table.players)
    play = Play(replace(state, table=replace(state.table, players=players)))
    assert play.winners == ()


def test_what_is_wrong_with_a_set_up() -> None:
    seat = SeatSetup(quick_deck("ilsabet_quill"))
    assert flaws_of_setup(HeroesSetup((seat, seat))) == ()
    assert flaws_of_setup(HeroesSetup((seat,))) == ("Heroes is for 2 players, not 1.",)
    assert flaws_of_setup(HeroesSetup((seat, seat), last_turn=0)) == (
        "The last turn is a number from 1 to 500, not 0.",
    )
    assert flaws_of_setup(HeroesSetup((seat, seat), last_turn=501)) != ()
    short = SeatSetup(replace(seat.deck, cards=seat.deck.cards[:-1]))
    assert flaws_of_setup(HeroesSetup((seat, short))) == ("Deck 2: A deck has 60 cards or more, this one has 29.",)


# rule: heroes/extra_turns is in test_vocabulary.py; heroes/durations:


def test_what_lasts_this_turn_is_over_when_the_next_begins() -> None:
    scene = Scene(RHASKA)
    (frenzy,) = scene.hand("Blood Frenzy")
    dob = scene.put("Ferryman Dob")
    play = scene.act().cast(frenzy, dob)
    assert len(play.table.modifiers) == 2
    play.do(Pass()).passes()
    assert play.table.modifiers == () and play.table.turn.number == NOW + 1

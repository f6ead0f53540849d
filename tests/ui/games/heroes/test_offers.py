"""What pointing and pressing mean: every answer can be given and aimed, and what means nothing says why."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.commands import Agree, Decline
from game.core.views import View, view_for
from game.rules.heroes.presentation.queries import sheet_of, why_not_played
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.ui.games.heroes.offers import offers_of, why_not
from game.ui.games.heroes.pieces import resource_piece
from game.ui.games.heroes.screen import HeroesScreen
from game.ui.games.heroes.tables import layouts
from game.ui.screens.items import card, piece
from tests.rules.heroes.scene import HERO, OSRIC, RHASKA, SEDGE, Scene
from tests.ui.games.heroes.matches import NAMES, moments

SPACES = {area.name: area.space for area in layouts()[0].areas if area.space}


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_every_answer_is_offered_once_and_can_be_given(seed: int) -> None:
    for view in moments(seed, 200):
        answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
        offers = offers_of(view, answers, NAMES, SPACES)
        assert [offer.commands for offer in offers.all] == [(one,) for one in answers]
        for offer in offers.all:
            assert offer.words
            in_words_alone = isinstance(offer.commands[0], Agree | Decline | c.Mulligan | c.ChooseTrigger)
            assert offer.at is not None or offer.advances or in_words_alone


@pytest.mark.parametrize("seed", [2, 5])
def test_attacks_are_aimed_at_the_defender_and_never_made_by_one_press(seed: int) -> None:
    attacks = 0
    for view in moments(seed, 200):
        answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
        for offer in offers_of(view, answers, NAMES, SPACES).all:
            command = offer.commands[0]
            if isinstance(command, c.Propose):
                attacks += 1
                assert (offer.at, offer.by) == (piece(command.attacker), piece(command.defender))
                assert offer.is_aimed
            if isinstance(command, c.PlaceResource):
                assert offer.by is not None and offer.by.cell == (SPACES[f"resources {view.seat}"], 0)
                assert offer.is_aimed
    assert attacks


@pytest.mark.parametrize("seed", [1, 4])
def test_a_card_that_can_only_be_placed_says_why_it_cannot_be_played(seed: int) -> None:
    told = set()
    for view in moments(seed, 200):
        if view.decision.prompt != "action":
            continue
        answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
        offers = offers_of(view, answers, NAMES, SPACES)
        for number in view.table.players[view.seat].hand:
            refusal = why_not_played(view.table, view.agenda[-1], number)
            placing = [one for one in offers.at(card(number)) if isinstance(one.commands[0], c.PlaceResource)]
            assert all(offer.besides == (refusal.text if refusal is not None else "") for offer in placing)
            if refusal is not None:
                told.add(refusal.code)
                assert why_not(view, card(number)) == refusal
    assert "too_dear" in told


def test_a_character_that_cannot_attack_says_why() -> None:
    told = set()
    for view in moments(2, 300):
        if view.decision.prompt != "action":
            continue
        answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
        offers = offers_of(view, answers, NAMES, SPACES)
        for one in view.table.permanents.values():
            refusal = why_not(view, piece(one.id))
            if one.seat != view.seat:
                assert refusal is None
            elif one.record.type == "Ally" and not offers.at(piece(one.id)):
                told.add(refusal.code)
    assert {"exhausted", "new"} <= told


#: What passing in a combat comes to, in few words: of what the names are the sums tell.
_COMES_TO = r"no damage|(deals \d+( \(fatal\))?)?(, )?(takes \d+( \(fatal\))?)?"


def test_going_on_says_what_it_comes_to() -> None:
    words = {}
    for seed in (1, 2, 3):
        for view in moments(seed, 300):
            answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
            for offer in offers_of(view, answers, NAMES, SPACES).advancing:
                words.setdefault(view.decision.prompt, set()).add(offer.words)
    assert words["action"] == {"End the turn"}
    assert words["mulligan"] == {"Keep this hand"}
    assert all(said.startswith("Pass: ") and said.endswith(" resolves") for said in words["respond_chain"])
    assert any(said.endswith("'s attack resolves") for said in words["respond_chain"])
    assert all(said.startswith("Take ") and "damage" in said for said in words["armor"])
    assert all(re.fullmatch(f"Nobody protects: ({_COMES_TO})", said) for said in words["protect"])
    assert all(re.fullmatch(f"Pass: ({_COMES_TO})", said) for said in words["respond_defend"])
    assert words["take_shown"] == {"Take none"}
    assert not {"optional", "look_at_top"} & set(words)


def test_yes_and_no_say_what_they_do() -> None:
    words: dict[str, set[str]] = {}
    for heroes in (("rhaska_longstride", "ilsabet_quill"), ("captain_osric_vane", "mother_sedge")):
        for seed in range(1, 6):
            for view in moments(seed, 300, heroes=heroes):
                answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
                for offer in offers_of(view, answers, NAMES, SPACES).plain:
                    words.setdefault(view.decision.prompt, set()).add(offer.words)
    assert words["look_at_top"] == {"Put it under the deck", "Leave it on top"}
    assert "No" in words["optional"] and len(words["optional"]) > 1
    assert all(said == "No" or said.endswith(".") for said in words["optional"])


def test_cards_that_are_shown_all_lie_on_the_tray() -> None:
    shown = 0
    for seed in range(1, 7):
        for view in moments(seed, 300, heroes=("rhaska_longstride", "ilsabet_quill")):
            screen = HeroesScreen(NAMES, "walnut")
            answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
            tray = screen.tray(view, screen.offers(view, answers, None))
            if view.decision.prompt == "take_shown":
                shown += 1
                assert [one.number for one in tray] == list(view.decision.about) and len(tray) > 1
            elif view.decision.prompt == "look_at_top":
                assert [one.number for one in tray] == [view.table.players[view.seat].deck[-1]]
            elif view.decision.prompt in ("action", "mulligan"):
                assert tray == ()
    assert shown


def test_of_ones_own_resources_those_that_lie_face_down_say_so_and_no_others() -> None:
    told = 0
    for view in moments(3, 300):
        if view.decision.prompt != "action":
            continue
        for player in view.table.players:
            for one in player.resources:
                refusal = why_not(view, piece(one.card)) if one.card else None
                is_down = refusal is not None and refusal.text.startswith("It lies face down")
                told += is_down
                assert is_down == (bool(one.card) and not one.face_up and player.seat == view.seat)
    assert told


def test_nothing_is_said_of_what_another_seat_is_asked() -> None:
    for view in list(moments(2, 60))[::6]:
        other = 1 - view.seat
        assert why_not(seen_by(view, other), card(1)) is None


def seen_by(view: View[Any, Any], seat: int) -> View[Any, Any]:
    """Return the same moment for somebody who is not asked."""
    return replace(view, seat=seat, agenda=())


def test_a_cost_with_x_is_offered_with_its_x_and_its_price() -> None:
    scene = Scene(RHASKA, SEDGE, resources=3)
    (aim,) = scene.hand("Patient Aim")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    view = view_for(HEROES, play.state, 0)
    answers = [one for one in play.legal if isinstance(one, c.PlayCard) and hauler in one.targets]
    words = [offer.words for offer in offers_of(view, answers, NAMES, SPACES).all]
    assert words == [f"Play Patient Aim with X = {x} for {x + 1} on Ironback Hauler" for x in range(3)]
    assert {one.card for one in answers} == {aim}


def test_what_has_no_target_is_confirmed_too() -> None:
    asked = set()
    for seed in (1, 4, 9):
        for view in moments(seed, 200):
            answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
            for offer in offers_of(view, answers, NAMES, SPACES).all:
                command = offer.commands[0]
                if isinstance(command, c.PlayCard | c.CompleteQuest) and not command.targets:
                    assert offer.is_aimed
                    asked.add(type(command))
    assert asked == {c.PlayCard, c.CompleteQuest}


def test_ones_own_character_is_not_a_target_of_an_attack_and_the_refusal_says_so() -> None:
    scene = Scene(OSRIC, SEDGE)
    runner, drummer = scene.put("Mudfoot Runner"), scene.put("Warren Drummer")
    hauler = scene.put("Ironback Hauler", 1)
    view = view_for(HEROES, scene.act().state, 0)
    refusal = why_not(view, piece(drummer), piece(runner))
    assert refusal is not None and refusal.text == "An opposing hero or ally is wanted."
    assert why_not(view, piece(hauler), piece(runner)) is None
    assert why_not(view, piece(drummer), card(99)) == why_not(view, piece(drummer))


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_what_is_said_of_an_opponents_card_is_not_said_to_you(seed: int) -> None:
    told = 0
    for view in moments(seed, 200):
        for number, one in view.table.permanents.items():
            if one.seat == view.seat:
                continue
            for why in sheet_of(view.table, number).powers:
                told += bool(why)
                assert not {"you", "your", "yours"} & set(why.lower().replace(".", "").split()), why
    assert told


def test_a_power_that_is_too_dear_costs_what_it_costs_and_not_its_hero() -> None:
    scene = Scene(RHASKA, SEDGE, resources=1, powers=True)
    (why,) = sheet_of(scene.act().table, HERO).powers
    assert why == "Rhaska Longstride's power costs 2; there is 1 ready resource."


def test_a_card_whose_slot_is_full_says_what_it_costs_beside_its_price() -> None:
    for worn, said in ((0, ""), (1, "; one Ranged card is destroyed")):
        scene = Scene(RHASKA, SEDGE)
        (bow,) = scene.hand("Yew Longbow")
        for _ in range(worn):
            scene.put("Wardstone Sling")
        view = view_for(HEROES, scene.act().state, 0)
        (offer,) = offers_of(view, (c.PlayCard(bow),), NAMES, SPACES).all
        assert offer.words == f"Play Yew Longbow for 3{said}"


def test_a_resource_says_why_it_is_not_a_quest_to_be_completed() -> None:
    s = Scene()
    s.resources(2)
    quest = s.quest("Stand at the Ford")
    view = view_for(HEROES, s.act().state, 0)
    down = view.table.players[0].resources[0].card
    refused = why_not(view, piece(down))
    assert refused is not None and refused.text == "It lies face down: it pays, and nothing else."
    theirs = why_not(view, piece(resource_piece(view.table.players[1], 0)))
    assert theirs is not None and theirs.text == "That is not an open quest of yours."
    other = why_not(view, piece(quest))
    assert other is not None and other.code != "no_quest"

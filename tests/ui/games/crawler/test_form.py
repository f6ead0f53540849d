"""What can be chosen for a match of Crawler, on the page of a new game."""

from __future__ import annotations

import re

from game.app.files.folders import program_folder
from game.core.record import decode_setup
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.setup import READY_PARTY, CrawlerSetup
from game.ui.games.crawler.form import MINUTES
from game.ui.new_game.page import NewGame
from tests.journeys.driver import Driver
from tests.journeys.playing import table_of


def page() -> tuple[Driver, NewGame]:
    hand = Driver()
    hand.click_on("New game")
    hand.rest(1)
    hand.click_on("Game: Crawler")
    hand.rest(1)
    scene = hand.scene
    assert isinstance(scene, NewGame)
    return hand, scene


def begun(hand: Driver) -> CrawlerSetup:
    hand.click_on("Start")
    hand.rest(1)
    opening = table_of(hand.app).match.opening
    setup: CrawlerSetup = decode_setup(CRAWLER, bytes(opening.setup))
    return setup


def test_the_length_says_how_many_quests_are_laid_out() -> None:
    hand, scene = page()
    hand.click_on("Length: Unyielding, 45 min")
    assert len(scene.choice.lined_up["quests"]) == 3
    hand.click_on("Length: Quick, 15 min")
    assert scene.choice.lined_up["quests"] == ("lay_them_to_rest",)
    hand.click_on("Encounter Limit: Harsh")
    setup = begun(hand)
    assert (setup.length, setup.difficulty, len(setup.quests)) == ("quick", "harsh", 1)


def test_each_length_says_how_long_it_takes_as_the_documents_do() -> None:
    # rule: crawler/quests
    hand, _ = page()
    hints = {key: hand.control(f"Length: {key.capitalize()}, {minutes} min").hint for key, minutes in MINUTES.items()}
    assert hints == {
        "quick": "1 Quest to complete, and it asks for less: about 15 minutes for one player.",
        "standard": "2 Quests to complete: about 40 minutes for one player.",
        "unyielding": "3 Quests to complete: about 45 minutes for one player.",
    }
    documents = program_folder() / "docs"
    rules = " ".join((documents / "rules" / "crawler.md").read_text("utf-8").split())
    quick, standard, unyielding = MINUTES.values()
    assert f"about {quick} minutes, a standard one {standard}, an unyielding one {unyielding}." in rules
    balance = (documents / "crawler_balance.md").read_text("utf-8")
    assert all(re.search(rf"^\| {key} \|.*\| {minutes} \|$", balance, re.MULTILINE) for key, minutes in MINUTES.items())


def test_the_party_is_lined_up_in_its_order_with_copies() -> None:
    hand, scene = page()
    hand.click_on("Party: 1. Hedge Knight")
    hand.click_on("Add to Party: + Road Thief")
    hand.click_on("Add to Party: + Road Thief")
    assert scene.choice.lined_up["party"] == (*READY_PARTY[1:], "road_thief", "road_thief")
    full = hand.control("Add to Party: + Hedge Knight")
    assert full.why_not.startswith("Party: 5 at most")
    setup = begun(hand)
    assert [one.adventurer for one in setup.party] == [*READY_PARTY[1:], "road_thief", "road_thief"]


def test_a_party_of_two_does_not_begin_and_says_why() -> None:
    hand, scene = page()
    hand.click_on("Party: 1. Hedge Knight")
    hand.click_on("Party: 1. Gallows Captain")
    assert scene.choice.problem() == "Party: 3 to 5 needed, 2 chosen."
    assert hand.control("Start").why_not == scene.choice.problem()


def test_a_quest_is_not_laid_out_twice() -> None:
    hand, _ = page()
    hand.click_on("Length: Unyielding, 45 min")
    hand.click_on("Quests: 3. Lay Them to Rest")
    assert hand.control("Add to Quests: + Clear the Way").why_not == "It is chosen already."
    assert not hand.control("Add to Quests: + Den of Evil").why_not


def test_quests_that_were_chosen_stay_with_another_length_and_ready_ones_give_way() -> None:
    hand, scene = page()
    for length, ready in (
        ("Quick, 15 min", ("lay_them_to_rest",)),
        ("Unyielding, 45 min", ("break_the_warband", "clear_the_way", "lay_them_to_rest")),
        ("Standard, 40 min", ("break_the_warband", "clear_the_way")),
    ):
        hand.click_on(f"Length: {length}")
        assert scene.choice.lined_up["quests"] == ready
    hand.click_on("Quests: 1. Break the Warband")
    hand.click_on("Add to Quests: + Den of Evil")
    hand.click_on("Length: Unyielding, 45 min")
    assert scene.choice.lined_up["quests"] == ("clear_the_way", "den_of_evil", "break_the_warband")
    hand.click_on("Length: Quick, 15 min")
    assert scene.choice.lined_up["quests"] == ("clear_the_way",)
    hand.click_on("Length: Standard, 40 min")
    assert scene.choice.lined_up["quests"] == ("clear_the_way", "break_the_warband")


def test_each_adventurer_is_led_by_the_seat_that_was_chosen() -> None:
    hand, scene = page()
    hand.click_on("Table: Two players")
    assert [seat.kind for seat in scene.choice.taken] == ["human", "human"]
    assert [scene.choice.leader("party", place) for place in range(4)] == [0, 1, 0, 1]
    hand.click_on("Led by: Gallows Captain: Amber")
    assert [scene.choice.leader("party", place) for place in range(4)] == [0, 0, 0, 1]
    hand.click_on("Led by: Ember Adept: Amber")
    assert scene.choice.problem() == "Amber leads nobody in the party."
    hand.click_on("Led by: Hedge Knight: Blue")
    setup = begun(hand)
    assert [one.seat for one in setup.party] == [1, 0, 0, 0]

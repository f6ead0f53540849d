"""Before the first round: the party, who leads it, Quests, decks, the first hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Decline
from game.rules.crawler.cards.decks import Decks
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.setup import READY_PARTY, CrawlerSetup, Member, SeatSetup, party_of
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state.commands import KeepHand, Redraw
from game.rules.crawler.stats import encounter_limit

ALL_FIVE = (*READY_PARTY, "road_thief")


def seats(count: int) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup() for _ in range(count))


def flaws(**changes: object) -> tuple[str, ...]:
    return CRAWLER.flaws_of_setup(replace(CrawlerSetup(), **changes))


def test_ruling_1_three_to_five_adventurers_and_the_same_one_twice() -> None:
    assert CRAWLER.flaws_of_setup(CrawlerSetup()) == () and len(CrawlerSetup().party) == 4
    for size in (3, 4, 5):
        assert flaws(party=party_of(ALL_FIVE[:size], 1)) == ()
    assert flaws(party=party_of(["road_thief"] * 3, 1)) == ()
    assert flaws(party=party_of(ALL_FIVE[:2], 1)) == ("A party has 3 to 5 Adventurers, not 2.",)
    assert flaws(party=party_of((*ALL_FIVE, "road_thief"), 1)) == ("A party has 3 to 5 Adventurers, not 6.",)
    assert flaws(party=party_of((*ALL_FIVE[:2], "zombie"), 1)) == ("There is no Adventurer zombie.",)


def test_the_marching_order_is_as_it_was_chosen() -> None:
    state = runner.start(CRAWLER, CrawlerSetup(party=party_of(ALL_FIVE[2:], 1)), 1).state
    assert tuple(one.key for one in state.table.party) == ALL_FIVE[2:]


@pytest.mark.parametrize(("difficulty", "change"), [("gentle", -1), ("normal", 0), ("harsh", 1)])
@pytest.mark.parametrize("size", [3, 4, 5])
def test_ruling_2_the_limit_is_one_more_than_the_party(difficulty: str, change: int, size: int) -> None:
    wanted = CrawlerSetup(party=party_of(ALL_FIVE[:size], 1), difficulty=difficulty)  # type: ignore[arg-type]
    table = CRAWLER.begin(wanted, runner.Dice(1)).table
    assert encounter_limit(table) == size + 1 + change
    # A death does not change it.
    assert encounter_limit(replace(table, party=table.party[1:])) == size + 1 + change


def test_ruling_3_as_many_quests_as_the_length_asks_for() -> None:
    three = ("den_of_evil", "break_the_warband", "clear_the_way")
    for number, length in enumerate(("quick", "standard", "unyielding"), 1):
        assert flaws(length=length, quests=three[:number]) == ()
        assert flaws(length=length, quests=three[: number - 1]) == (
            f"A {length} match has {number} Quest(s), not {number - 1}.",
        )
    assert flaws(quests=three) == ("A standard match has 2 Quest(s), not 3.",)
    assert flaws(quests=("den_of_evil", "den_of_evil")) == ("No Quest is laid out twice.",)
    assert flaws(quests=("den_of_evil", "rally")) == ("There is no Quest rally.",)


def test_ruling_4_decks_are_checked() -> None:
    assert "A Crawler deck has 65 cards, this one has 2." in flaws(decks=Decks((("rally", 2),), (("zombie", 3),)))


def test_ruling_5_one_redraw_before_the_first_round() -> None:
    state = runner.start(CRAWLER, CrawlerSetup(), 3).state
    assert state.decision.prompt == "mulligan" and len(state.table.hand) == 5 and state.table.round.number == 0
    assert runner.legal(CRAWLER, state) == (KeepHand(), Redraw())
    kept = runner.submit(CRAWLER, state, 0, KeepHand())
    assert kept.state.table.hand == state.table.hand and kept.state.table.round.number == 1
    again = runner.submit(CRAWLER, state, 0, Redraw())
    table = again.state.table
    assert len(table.hand) == 5 and table.hand != state.table.hand and table.round.number == 1
    assert len(table.crawler_deck) == 60 and sorted((*table.crawler_deck, *table.hand)) == sorted(
        (*state.table.crawler_deck, *state.table.hand)
    )
    assert sum(isinstance(event, cev.HandReturned) for event in again.events) == 1
    assert runner.why_refused(CRAWLER, state, 0, Decline()).code == "no_choice"


def test_both_decks_are_shuffled_and_nothing_lies_face_up() -> None:
    one, other = (runner.start(CRAWLER, CrawlerSetup(), seed).state.table for seed in (1, 2))
    assert one.dungeon_deck != other.dungeon_deck and one.crawler_deck != other.crawler_deck
    assert sorted(one.dungeon_deck) == sorted(other.dungeon_deck) and not one.flipped


def test_one_to_four_players_lead_the_adventurers_in_turn() -> None:
    assert [one.seat for one in party_of(ALL_FIVE, 1)] == [0, 0, 0, 0, 0]
    assert [one.seat for one in party_of(ALL_FIVE, 3)] == [0, 1, 2, 0, 1]
    for count in (1, 2, 3, 4):
        assert flaws(seats=seats(count), party=party_of(READY_PARTY, count)) == ()
    assert flaws(seats=()) != () and flaws(seats=seats(5), party=party_of(ALL_FIVE, 5)) == (
        "Crawler is for 1 to 4 players, not 5.",
    )


def test_every_player_leads_somebody_and_nobody_else_does() -> None:
    party = party_of(READY_PARTY, 1)
    assert flaws(seats=seats(2), party=party) == ("Player 2 leads no Adventurer.",)
    assert flaws(party=(*party[:3], Member("road_thief", 1))) == ("There is no player 2 to lead one.",)
    assert flaws(party=(*party[:3], Member("road_thief", -1))) == ("There is no player 0 to lead one.",)

"""What came of games: shares with their intervals, groups, tables and words."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from game.app.simulation.intervals import Share
from game.app.simulation.jobs import Wanted, order_of
from game.app.simulation.playing import CardCount, PlaceCount, Played
from game.app.simulation.results import Results
from game.app.simulation.summary import summary
from game.app.simulation.tables import cards_table, games_table, places_table
from tests.app.simulation.orders import short_order


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1), (117, 200, 0.5158, 0.6511), (0, 0, 0, 1)],
)
def test_wilson_s_interval(points, games, low, high):
    found = Share(points, games).interval
    assert found == pytest.approx((low, high), abs=0.0001)
    assert (found[0] == 0.0) == (low == 0.0) and (found[1] == 1.0) == (high == 1.0)


def test_a_share_in_words():
    assert Share(117, 200).words == "58.5 % (51.6 to 65.1 %)"


def won(job: int, winners: tuple[int, ...], **more: Any) -> Played:
    fields: dict[str, Any] = {"scores": (3, 4), "reason": "capital", "answers": 10 + job, "turns": 2, **more}
    return Played(job, 0, winners, **fields)


def results(*winners: tuple[int, ...], **wanted: Any) -> Results:
    order = short_order(games=len(winners), **wanted)
    return Results(order, [won(job, seats) for job, seats in enumerate(winners)])


def test_seats_and_players_are_told_apart():
    # greedy is seat 0 in games 0 and 2, seat 1 in 1 and 3; it wins all, and one is drawn.
    found = results((0,), (1,), (0,), ())
    assert found.by_player == {"greedy": Share(3.5, 4), "random": Share(0.5, 4)}
    assert found.by_seat == {"seat 0": Share(2.5, 4), "seat 1": Share(1.5, 4)}
    assert found.by_pairing == {"greedy against random": Share(3.5, 4), "random against greedy": Share(0.5, 4)}
    assert found.by_decks == {} and found.by_map == {}


def test_who_goes_first_is_counted_and_even_is_what_all_would_have():
    order = short_order(games=3, players=("greedy",))
    found = Results(order, [won(0, (1,), first=1), won(1, (1,), first=0), won(2, (), first=1)])
    assert found.by_going_first == {"going first": Share(1.5, 3)} and found.even == 0.5
    assert "won by going first" in summary(found)
    assert results((0,)).by_going_first == {}


def test_a_team_counts_once():
    order = order_of(Wanted(game="skirmish", games=2, seats=4, players=("greedy", "random") * 2))
    found = Results(order, [won(0, (0, 2)), won(1, (0, 2))])
    assert found.by_player == {"greedy": Share(1, 2), "random": Share(1, 2)}
    assert found.by_seat["seat 2"] == Share(2, 2)


def test_games_against_itself_say_nothing_of_a_player():
    found = results((0,), (0,), players=("greedy",))
    assert found.by_player == found.by_pairing == {} and found.by_seat["seat 0"] == Share(2, 2)


def test_decks_are_compared_whoever_sits_where():
    found = results((0,), (1,), players=("greedy",), decks=("Kingdom", "Alliance"))
    assert found.by_decks == {"Kingdom against Alliance": Share(2, 2), "Alliance against Kingdom": Share(0, 2)}


def test_all_against_the_game_what_is_not_won_is_lost():
    order = order_of(Wanted(game="crawler", games=4, players=("greedy", "random"), seats=2))
    found = Results(order, [won(0, (0, 1)), won(1, ()), won(2, ()), won(3, ())])
    assert found.by_player == {"greedy": Share(1, 2), "random": Share(0, 2)} and found.by_seat == {}
    assert "lost" in summary(found) and "drawn" not in summary(found)
    assert "drawn" in summary(results(())) and "lost" not in summary(results(()))


def test_cards_are_compared_with_games_in_which_they_were_left():
    order = short_order(games=2)
    one, two = CardCount(0, "Blockade", 2), CardCount(1, "Blockade", 0)
    found = Results(order, [won(0, (0,), cards=(one, two)), won(1, (), cards=(one,))]).cards
    assert len(found) == 1 and (found[0].offered, found[0].played_in, found[0].plays) == (3, 2, 4)
    assert found[0].played == Share(1.5, 2) and found[0].left == Share(0, 1)


def test_what_was_never_played_is_named():
    cards = tuple(CardCount(0, f"Card {number:02}", 0) for number in range(14))
    text = summary(Results(short_order(games=1), [won(0, (0,), cards=cards)]))
    assert "Card 00, Card 01" in text and "Card 11 and 2 more" in text and "Card 12" not in text


def test_tables_are_read_by_any_program():
    order = short_order(games=2, decks=("Kingdom",))
    places = (PlaceCount(1, (4, 2), 3, 1, 0),)
    games = [won(0, (1,), places=places, first=1), won(1, (), places=places, cards=(CardCount(0, "A, B", 1),))]
    found = Results(order, games)
    rows = list(csv.DictReader(games_table(found).splitlines()))
    assert rows[0] == {
        "job": "0", "seed": "0", "map": "", "first": "1", "player_0": "greedy", "player_1": "random",
        "deck_0": "Kingdom", "deck_1": "Kingdom", "score_0": "3", "score_1": "4", "winners": "1", "reason": "capital",
        "answers": "10", "turns": "2",
    }  # fmt: skip
    assert rows[1]["winners"] == ""
    (card,) = csv.DictReader(cards_table(found).splitlines())
    assert card["card"] == "A, B" and card["play_rate"] == "1.0000" and card["win_rate_not_played"] == ""
    (place,) = csv.DictReader(places_table(found).splitlines())
    assert list(place.values()) == ["", "4", "2", "1", "6", "2", "0", "3"]

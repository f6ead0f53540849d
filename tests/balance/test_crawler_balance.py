"""How often a party wins is measured correctly; the measuring itself takes minutes and has a command of its own."""

from __future__ import annotations

from statistics import median

import pytest

from tests.balance.__main__ import main
from tests.balance.crawler import Game, Result, cell_of, games_of, interval, play, table_of


def test_all_cells_meet_the_same_decks():
    games = list(games_of(("gentle", "harsh"), ("quick",), 3, 7))
    assert [(game.difficulty, game.seed) for game in games] == [
        ("gentle", 7),
        ("gentle", 8),
        ("gentle", 9),
        ("harsh", 7),
        ("harsh", 8),
        ("harsh", 9),
    ]


def test_an_interval_lies_around_the_share_and_within_0_and_1():
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001) and high == pytest.approx(0.596, abs=0.001)
    assert interval(0, 10)[0] == 0 and interval(10, 10)[1] == 1
    narrow = interval(250, 500)
    assert narrow[1] - narrow[0] < high - low


def test_a_cell_tells_wins_the_middle_of_rounds_and_answers_and_wounds():
    games = [Game("normal", "quick", seed) for seed in range(4)]
    lengths = zip((1, 20, 22, 90), (10, 100, 104, 900), strict=True)
    results = [
        Result(game, game.seed < 3, "quests", rounds, game.seed, answers)
        for game, (rounds, answers) in zip(games, lengths, strict=True)
    ]
    assert cell_of(results).startswith("75 % (")
    assert cell_of(results).endswith("), 21 rounds, 102 answers, 1.5 Wounds")
    assert table_of(results).splitlines()[0] == "| difficulty | quick |"


def test_a_game_is_played_to_its_end_and_alike_each_time():
    game = Game("normal", "quick", 5)
    result = play(game)
    assert result == play(game) and result.reason in ("quests", "exhausted", "party_died", "no_cards")
    assert result.rounds > 3 and result.decisions > result.rounds


def test_a_quick_match_takes_eight_to_twelve_rounds() -> None:
    # rule: crawler/quests
    results = [play(game) for game in games_of(("normal",), ("quick",), 60, 26110001)]
    assert 8 <= median(result.rounds for result in results) <= 12


def test_a_game_that_is_not_measured_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["chess"]) == 2
    assert "crawler, factions" in capsys.readouterr().err

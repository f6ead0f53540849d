"""The decks' balance is measured correctly; the measuring itself takes minutes and has a command of its own."""

from __future__ import annotations

import pytest

from tests.balance.heroes import DECKS, Game, Result, games_of, hero_called, play, points, summary_of, table_of

OSRIC, ILSABET, RHASKA, SEDGE = DECKS


def test_decks_change_seats_and_pairs_have_dice_of_their_own():
    games = list(games_of(OSRIC, RHASKA, 4, 1))
    assert [game.seats for game in games] == [(OSRIC, RHASKA), (RHASKA, OSRIC)] * 2
    assert not {game.seed for game in games} & {game.seed for game in games_of(OSRIC, SEDGE, 4, 1)}


def test_points_are_wins_and_halves():
    game = Game((OSRIC, SEDGE), 1)
    results = [Result(game, winner, 1, 20, 100, "defeated") for winner in (0, 0, 1, None)]
    assert points(results, OSRIC) == 2.5 and points(results, SEDGE) == 1.5
    lines = table_of(results).splitlines()
    assert len(lines) == len(DECKS) + 2 and "62 % (" in lines[2] and "38 % (" in lines[-1]


def test_the_first_turn_is_counted_apart_from_the_first_seat():
    results = [Result(Game((OSRIC, SEDGE), 1), 0, first, 20, 100, "defeated") for first in (0, 1, 1, 1)]
    assert "who had the first turn won 25 % (" in summary_of(results, 1.0)


def test_a_hero_is_called_by_a_word_of_the_name():
    assert hero_called(" sedge") == SEDGE
    with pytest.raises(KeyError):
        hero_called("nobody")


def test_a_game_is_played_to_its_end_and_alike_each_time():
    game = Game((RHASKA, ILSABET), 3)
    result = play(game)
    assert result == play(game)
    assert result.reason in ("defeated", "last_turn") and result.first in (0, 1) and result.turns > 5

"""The decks' balance is measured correctly; the measuring itself takes minutes and has a command of its own."""

from __future__ import annotations

from game.rules.factions.cards.effects import FACTIONS
from tests.balance.factions import Game, Result, games_of, play, share, table_of


def test_decks_change_seats_and_pairs_have_dice_of_their_own():
    games = list(games_of("Kingdom", "Alliance", 4, 1))
    assert [game.seats for game in games] == [("Kingdom", "Alliance"), ("Alliance", "Kingdom")] * 2
    others = list(games_of("Kingdom", "Neutral", 4, 1))
    assert not {game.seed for game in games} & {game.seed for game in others}


def test_shares_count_wins_and_halves():
    game = Game(("Kingdom", "Alliance"), 1)
    results = [Result(game, winner, 9, 100, "capital") for winner in (0, 0, 1, None)]
    assert share(results, "Kingdom") == 0.625 and share(results, "Alliance") == 0.375
    lines = table_of(results).splitlines()
    assert len(lines) == len(FACTIONS) + 2 and "62 %" in lines[2]


def test_a_game_is_played_to_its_end():
    result = play(Game(("Barbarian", "Mage Guild"), 3))
    assert result.reason in ("capital", "cycles") and result.decisions > 50
    assert result == play(Game(("Barbarian", "Mage Guild"), 3))

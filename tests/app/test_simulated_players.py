"""Games of computer players from the command line: who sits where, and with which decks."""

from __future__ import annotations

import pytest

import main
from game.app.games.entries import entry_of
from game.app.match import Match
from game.app.simulate import Played, play_games, table_of

SHORT = {"seats": [{"deck": "The Red Horde"}, {"deck": "Coin and Claw"}], "last_cycle": 6}


def test_greedy_players_play_and_beat_random_ones():
    games = list(play_games("factions", SHORT, range(3), ("greedy", "random")))
    assert sum(game.winners == (0,) for game in games) >= 2


def test_games_played_for_figures_are_counted_out_unless_told_otherwise(monkeypatch):
    setups = []

    def noted(ruleset, setup, seatings, seed):
        setups.append(setup)
        raise ValueError("that is enough")

    monkeypatch.setattr(Match, "new", noted)
    for document in ({"seats": SHORT["seats"]}, SHORT, {**SHORT, "last_cycle": None}):
        with pytest.raises(ValueError, match="enough"):
            list(play_games("factions", document, range(1)))
    assert [setup.last_cycle for setup in setups] == [entry_of("factions").simulated["last_cycle"], 6, None]


def test_one_kind_takes_every_seat_and_seeds_repeat():
    first, again = (
        list(play_games("factions", SHORT, range(1), players)) for players in (("greedy",), ("greedy",) * 2)
    )
    assert [(game.answers, game.scores) for game in first] == [(game.answers, game.scores) for game in again]


@pytest.mark.parametrize(
    "players, text",
    [
        (("dog",), "players: there is no player 'dog'; there are computer, random, greedy"),
        (("greedy", "human"), "players: there is no player 'human'"),
        (("greedy",) * 3, "players: 2 are expected, one a seat, not 3"),
    ],
)
def test_players_that_there_are_not(players, text):
    with pytest.raises(ValueError, match=text):
        list(play_games("factions", SHORT, range(1), players))


def test_the_command_line_takes_players_and_decks(capsys):
    decks = "Kingdom,Those Below"
    assert main.main(["simulate", "1", "--game", "factions", "--players", "greedy,greedy", "--decks", decks]) == 0
    assert "ended by" in capsys.readouterr().out
    assert main.main(["simulate", "1", "--game", "factions", "--decks", "Kingdom,Orcs"]) == 1
    assert "setup.seats[1].deck: there is no starter deck" in capsys.readouterr().err
    assert main.main(["simulate", "1", "--players", "dog"]) == 1
    assert "players: there is no player 'dog'" in capsys.readouterr().err


def test_a_game_of_all_against_the_dungeon_is_lost_and_not_drawn():
    games = list(play_games("crawler", {"seats": [{}]}, range(2)))
    assert all(game.together for game in games) and {game.winners for game in games} == {()}
    assert "lost" in table_of(games) and "drawn" not in table_of(games)
    drawn = Played(1, 10, 0.1, (), (1, 1), "counted_out")
    assert "drawn" in table_of([drawn]) and "lost" not in table_of([drawn])

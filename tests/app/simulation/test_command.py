"""Simulations from the command line."""

from __future__ import annotations

import sys

import pytest

import main
from game.app.games.entries import GAMES

FACTIONS = ("simulate", "factions", "--jobs", "1", "--games", "2")


def test_the_command_line_takes_players_and_decks(capsys, tmp_path):
    out = str(tmp_path / "deep" / "out")
    assert main.main([*FACTIONS, "--players", "greedy,random", "--decks", "Kingdom,Those Below", "--out", out]) == 0
    said = capsys.readouterr()
    assert "won by greedy" in said.out and "ended by" in said.out and said.err == ""
    assert (tmp_path / "deep" / "out" / "games.csv").read_text().startswith("job,seed,map,first,player_0,player_1")
    assert "games.csv" in said.out.splitlines()[-1]


def test_the_game_may_be_an_option(capsys):
    assert main.main(["simulate", "--game", "crawler", "--games", "1", "--jobs", "1"]) == 0
    assert "lost" in capsys.readouterr().out
    assert main.main(["simulate", "heroes", "--game", "crawler", "--games", "1"]) == 1
    assert capsys.readouterr().err == "tessera: game: heroes and crawler are two; name one\n"


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        ((*FACTIONS, "--players", "dog"), "there is no player 'dog'"),
        ((*FACTIONS, "--decks", "Kingdom,Orcs"), "setup.seats[1].deck: there is no starter deck"),
        (("simulate", "skirmish", "--map", "no such map"), "there is no map 'no such map'"),
        (("simulate", "skirmish", "--seats", "3"), "2 or 4 are expected"),
        ((*FACTIONS, "--out", "main.py"), "it cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_line(words, text, capsys):
    assert main.main(list(words)) == 1
    said = capsys.readouterr()
    assert said.out == "" and text in said.err and said.err.count("\n") == 1 and said.err.startswith("tessera: ")


def test_no_games_are_misused(capsys):
    with pytest.raises(SystemExit) as ended:
        main.main(["simulate", "factions", "--games", "0"])
    assert ended.value.code == 2
    wanted = "argument --games: a whole number from 1 was expected, not '0' (try --help)"
    assert capsys.readouterr().err == f"tessera: {wanted}\n"


def test_a_terminal_is_shown_how_far_it_is(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main.main([*FACTIONS]) == 0
    said = capsys.readouterr()
    assert "factions" in said.err and "games, for" in said.err and "games, for" not in said.out


def test_a_program_outside_plays(capsys):
    sample = f"{sys.executable} docs/sample_player.py"
    assert main.main([*FACTIONS, "--players", "program,greedy", "--player", sample]) == 0
    assert "won by program" in capsys.readouterr().out


def test_a_program_that_fails_ends_it_with_a_sentence(capsys):
    assert main.main([*FACTIONS, "--players", "program,greedy", "--player", "no such program"]) == 1
    said = capsys.readouterr().err
    assert "program 0 has given up" in said and "it cannot be started" in said and said.count("\n") == 1


@pytest.mark.parametrize("command", ["simulate", "ratings"])
def test_help_names_the_games_and_the_players(command, capsys):
    with pytest.raises(SystemExit) as ended:
        main.main([command, "--help"])
    assert ended.value.code == 0
    said = " ".join(capsys.readouterr().out.split()).replace("- ", "-")
    assert f"Games: {', '.join(GAMES)}." in said
    styled = [f"{level}{style}" for level in ("normal", "hard") for style in ("", "-bold", "-careful", "-tricky")]
    assert f"Players: random, greedy, easy, {', '.join(styled)}; program (see --player)." in said

"""The random player: legal, varied, and the same for the same seed."""

from __future__ import annotations

import pytest

from game.ai.players import PLAYERS, player_for
from game.ai.random_player import RandomPlayer
from tests.app.toy_game import EndTurn, Take

ANSWERS = (*(Take(number) for number in range(1, 100)), EndTurn())


def test_the_same_seed_chooses_the_same():
    one, other = RandomPlayer(3), RandomPlayer(3)
    assert [one.choose(None, ANSWERS) for _ in range(50)] == [other.choose(None, ANSWERS) for _ in range(50)]


def test_rare_kinds_of_answers_are_not_drowned():
    player = RandomPlayer(1)
    chosen = [player.choose(None, ANSWERS) for _ in range(400)]
    assert 100 < chosen.count(EndTurn()) < 300
    assert set(chosen) <= set(ANSWERS) and len(set(chosen)) > 50


def test_no_answers_are_an_error():
    with pytest.raises(ValueError, match="no legal answer"):
        RandomPlayer(1).choose(None, ())


def test_computer_seats_are_played():
    assert "human" not in PLAYERS
    assert player_for("computer", "seed").choose(None, (EndTurn(),)) == EndTurn()

"""The command that reads off games what items count: what it fits, and that it plays."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.ai.standings import Moment, main, report, weights


def test_weights_are_those_by_which_games_were_won() -> None:
    chance = np.random.default_rng(1)
    items = chance.normal(size=(6000, 3)) * (1.0, 4.0, 0.2)
    likely = 1 / (1 + np.exp(-items @ np.array([0.5, 0.0, 3.0])))
    won = (chance.random(6000) < likely).astype(float)
    found, errors = weights(items, won, np.arange(6000) // 3)
    assert found == pytest.approx([0.5, 0.0, 3.0], abs=0.3)
    assert abs(found[0] - 0.5) < 4 * errors[0] and abs(found[1]) < 4 * errors[1]


def test_positions_of_one_game_count_once() -> None:
    """The same positions, said to be of a game each or thirty of one: the errors are larger then."""
    chance = np.random.default_rng(2)
    items = np.repeat(chance.normal(size=(100, 1)), 30, axis=0)
    won = np.repeat(chance.integers(0, 2, 100), 30).astype(float)
    _, alone = weights(items, won, np.arange(3000))
    _, together = weights(items, won, np.arange(3000) // 30)
    assert together[0] > 4 * alone[0]


def test_an_item_counts_by_what_is_common() -> None:
    """A gold makes a win likelier by half a step of the curve, and a common piece is two: it counts once."""
    moments = []
    for number in range(4000):
        gold = (number % 9) - 4.0
        likely = 1 / (1 + np.exp(-gold / 2))
        moments.append(Moment(number, {"gold": gold, "fear": float(number % 7)}, float(likely)))
    lines = report(moments, common=2.0).splitlines()
    assert lines[0] == "4000 games, 4000 positions, of which 50 % were won"
    assert lines[1].strip().startswith(("fear: 0.00 times", "fear: -0.00 times"))
    assert lines[2].strip().startswith("gold: 1.00 times")


@pytest.mark.parametrize("game", ["skirmish", "crawler"])
def test_games_are_played(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", game, "--games", "2"]) == 0
    assert re.match(r"2 games, \d+ positions, of which \d+ % were won\n    \S.*: ", capsys.readouterr().out)

"""The clock of a game's computer players goes on and never falls back; a search that sees it fall says whose it is."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from game.ai.evaluation import Evaluator
from game.app.games.entries import GAMES, evaluator_of
from game.core import runner
from game.core.refusals import RulesError
from game.core.views import view_for
from tests.ai.rows import Asked, Rows, position
from tests.conformance.registry import find

#: Games whose evaluator has a clock of its own.
CLOCKED = [game for game in GAMES if type(evaluator_of(game) or Evaluator()).clock is not Evaluator.clock]


@pytest.mark.parametrize("game", CLOCKED)
def test_the_clock_never_falls_back_and_goes_on(game: str) -> None:
    evaluator, under = evaluator_of(game), find(game)
    assert evaluator is not None
    for seed in range(3):
        chance, state, told = random.Random(seed), runner.start(under.ruleset, under.setups(seed), seed).state, []
        while state.decision is not None and len(told) < 300:
            seat = state.decision.seat
            told.append(evaluator.clock(view_for(under.ruleset, state, seat)))
            state = runner.submit(under.ruleset, state, seat, chance.choice(runner.legal(under.ruleset, state))).state
        assert all(before <= after for before, after in pairwise(told)) and told[-1] > told[0]


class Marks(Rows):
    """Tells the free cells, which grow fewer, or one number for ever."""

    horizon = 3

    def __init__(self, *, still: bool = False) -> None:
        self.still = still

    def clock(self, view: Any) -> int:
        return 7 if self.still else 9 - super().clock(view)


def test_a_clock_that_falls_back_is_an_error_with_the_games_name() -> None:
    with pytest.raises(RulesError, match=r"^tic_tac_toe: the clock of its evaluator fell back from 6 to 5$"):
        Asked(position("X.. .O. ..X", 1), Marks()).cell  # noqa: B018 - it is asked


def test_a_clock_that_stands_still_is_none() -> None:
    assert Asked(position("X.. .O. ..X", 1), Marks(still=True)).cell in range(9)

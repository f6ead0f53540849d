"""A player that takes what looks best at once. How good an answer looks is for the game's own evaluator; the choosing
is the same for all games.

It is given its seat's view and the legal answers, and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from game.ai.evaluation import Evaluator
from game.ai.random_player import RandomPlayer
from game.ai.worlds import Worlds
from game.core.commands import Command
from game.core.views import View

#: Answers whose scores differ by less are alike.
_ALIKE = 1e-6
#: How often a beginner takes an answer that looks a little worse.
_SLIPS = 0.3


class GreedyPlayer:
    """Chooses the answer with the highest score; among equals by its own dice. Without an ``evaluator`` it does
    anything legal. The same seed makes the same choices."""

    def __init__(self, seed: int | str, evaluator: Evaluator | None = None) -> None:
        self._random = random.Random(f"greedy player {seed}")
        self._seed = seed
        self._evaluator = evaluator

    @cached_property
    def _at_random(self) -> RandomPlayer:
        """Return who chooses where nothing looks better. Most games have an evaluator, and never ask."""
        return RandomPlayer(self._seed)

    def choose(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """Return one of the legal answers. Raises ValueError when there are none."""
        if self._evaluator is None or not answers:
            return self._at_random.choose(view, answers)
        answers = self._evaluator.free(view, answers) or answers
        if len(answers) == 1:
            return answers[0]
        return self.taken(answers, self._evaluator.scores(view, answers))

    def taken(self, answers: Sequence[Command], scores: Sequence[float]) -> Command:
        """Return the answer with the highest of these scores; among equals by its own dice."""
        least = max(scores) - _ALIKE - self._overlooked()
        liked = [answer for answer, score in zip(answers, scores, strict=True) if score >= least]
        return liked[self._random.randrange(len(liked))]

    def _overlooked(self) -> float:
        """Return the points by which an answer may look worse and be taken."""
        return 0.0


class EasyPlayer(GreedyPlayer):
    """A beginner: the greedy player that now and then takes an answer that looks a little worse, never much."""

    def _overlooked(self) -> float:
        slips = self._random.random() < _SLIPS
        return self._evaluator.slip if slips and self._evaluator is not None else 0.0

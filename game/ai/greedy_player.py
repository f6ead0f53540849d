"""A player that takes what looks best at once. How good an answer looks is for the game's own evaluator; the choosing
is the same for all games.

It is given its seat's view and the legal answers, and nothing else.
"""

from __future__ import annotations

import math
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


class GreedyPlayer:
    """Chooses the answer with the highest score; among equals by its own dice. Without an ``evaluator`` it does
    anything legal. The same seed makes the same choices."""

    def __init__(self, seed: int | str, evaluator: Evaluator | None = None) -> None:
        self._random = random.Random(f"greedy player {seed}")
        self._seed = seed
        self._evaluator = evaluator

    @cached_property
    def _at_random(self) -> RandomPlayer:
        """Return the player that chooses if there is no evaluator. Most games have one, and never ask."""
        return RandomPlayer(self._seed)

    def choose(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """Return one of the legal answers. Raises ValueError when there are none."""
        if self._evaluator is None or not answers:
            return self._at_random.choose(view, answers)
        answers = self._evaluator.free(view, answers) or answers
        if len(answers) == 1:
            return answers[0]
        return self.taken(view, answers, self._evaluator.judged(view, answers))

    def taken(self, view: View[Any, Any], answers: Sequence[Command], scores: Sequence[float]) -> Command:
        """Return the answer with the highest of these scores; among equals by its own dice."""
        least = max(scores) - _ALIKE
        liked = [answer for answer, score in zip(answers, scores, strict=True) if score >= least]
        return liked[self._random.randrange(len(liked))]


class EasyPlayer(GreedyPlayer):
    """A beginner: the greedy player that sees some of the answers and takes the best of those. What looks much better
    than they do is never overlooked (``Evaluator.slip_at``); nothing is done that looks worse than to do nothing, and
    where one thing is done after another (``Evaluator.may_go_on``) nothing better is left undone."""

    def taken(self, view: View[Any, Any], answers: Sequence[Command], scores: Sequence[float]) -> Command:
        """Return the answer with the highest score of those that are seen."""
        assert self._evaluator is not None
        least = max(scores) - self._evaluator.slip_at(view)
        rows = [*zip(answers, scores, strict=True)]
        nothing = max((score for one, score in rows if isinstance(one, self._evaluator.idle)), default=-math.inf)
        least = max(least, nothing) - _ALIKE
        within = [(answer, score) for answer, score in rows if score >= least]
        if self._evaluator.may_go_on(view):
            within = [row for row in within if row[1] > nothing + _ALIKE] or within
        seen = [row for row in within if self._random.random() < self._evaluator.seen]
        # A player that sees none takes the first, not the best of all.
        found = seen or [self._random.choice(within)]
        return super().taken(view, [answer for answer, _ in found], [score for _, score in found])

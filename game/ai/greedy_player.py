"""A player that takes what looks best at once. How good an answer looks is for the game's own evaluator; the choosing
is the same for all games.

It is given its seat's view and the legal answers, and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from game.ai.random_player import RandomPlayer
from game.core.commands import Command

#: Answers whose scores differ by less are alike.
_ALIKE = 1e-6


class Evaluator(Protocol):
    """What a game gives to its computer players; it stands in ``game/ai/<game>``."""

    def scores(self, view: Any, answers: Sequence[Command]) -> Sequence[float]:
        """How good each of the answers looks, in points of the game's own; more is better."""
        ...


class GreedyPlayer:
    """Chooses the answer with the highest score; among equals by its own dice. Without an ``evaluator`` it does
    anything legal. The same seed makes the same choices."""

    def __init__(self, seed: int | str, evaluator: Evaluator | None = None) -> None:
        self._random = random.Random(f"greedy player {seed}")
        self._at_random = RandomPlayer(seed)
        self._evaluator = evaluator

    def choose(self, view: Any, answers: Sequence[Command]) -> Command:
        """One of the legal answers. Raises ValueError when there are none."""
        if self._evaluator is None or not answers:
            return self._at_random.choose(view, answers)
        if len(answers) == 1:
            return answers[0]
        scores = self._evaluator.scores(view, answers)
        best = max(scores) - _ALIKE
        liked = [answer for answer, score in zip(answers, scores, strict=True) if score >= best]
        return liked[self._random.randrange(len(liked))]

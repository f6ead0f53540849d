"""A player that takes what looks best at once. What looks good is a game's own sense; the choosing is the same for all.

It is given its seat's view and the legal answers, and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.ai.random_player import RandomPlayer
from game.core.commands import Command

#: Answers whose worths differ by less are alike.
_ALIKE = 1e-6


class Sense(Protocol):
    """What a game gives to the greedy player."""

    def worths(self, view: Any, answers: Sequence[Command]) -> Sequence[float]:
        """How good each of the answers looks, in points of the game's own; more is better."""
        ...


def _factions() -> Sense:
    from game.ai.factions.judging import FactionsSense

    return FactionsSense()


#: The package of a game's rules -> its sense. A game that is not among them is played at random.
SENSES: dict[str, Callable[[], Sense]] = {
    "factions": _factions,
}


def game_of(view: Any) -> str:
    """The rules' package that a view's table comes from; empty for a table from elsewhere."""
    floor, _, rest = type(getattr(view, "table", None)).__module__.partition("game.rules.")
    return rest.partition(".")[0] if not floor else ""


class GreedyPlayer:
    """Chooses the answer that its game's sense values most; among equals by its own dice.

    The same seed makes the same choices."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(f"greedy player {seed}")
        self._at_random = RandomPlayer(seed)
        self._senses: dict[str, Sense | None] = {}

    def choose(self, view: Any, answers: Sequence[Command]) -> Command:
        """One of the legal answers. Raises ValueError when there are none."""
        sense = self._sense(game_of(view))
        if sense is None or not answers:
            return self._at_random.choose(view, answers)
        if len(answers) == 1:
            return answers[0]
        worths = sense.worths(view, answers)
        best = max(worths) - _ALIKE
        liked = [answer for answer, worth in zip(answers, worths, strict=True) if worth >= best]
        return liked[self._random.randrange(len(liked))]

    def _sense(self, game: str) -> Sense | None:
        if game not in self._senses:
            self._senses[game] = SENSES[game]() if game in SENSES else None
        return self._senses[game]

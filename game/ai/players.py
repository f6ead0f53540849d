"""Which computer players there are, by the word that a seat is filled with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.ai.greedy_player import Evaluator, GreedyPlayer
from game.ai.random_player import RandomPlayer
from game.core.commands import Command


class Player(Protocol):
    """Anything that answers questions. It is given its own seat's view and the legal answers."""

    def choose(self, view: Any, answers: Sequence[Command]) -> Command:
        """One of the answers."""
        ...


def _random(seed: str, evaluator: Evaluator | None) -> Player:
    return RandomPlayer(seed)


#: A seat's kind -> the player that fills it, from a seed of its own and the game's evaluator, if it has one. "human" is
#: not among them; "computer" is the best that there is.
PLAYERS: dict[str, Callable[[str, Evaluator | None], Player]] = {
    "computer": GreedyPlayer,
    "random": _random,
    "greedy": GreedyPlayer,
}


def player_for(kind: str, seed: str, evaluator: Evaluator | None = None) -> Player:
    """A computer player of that kind. Raises KeyError for a kind that nobody plays."""
    return PLAYERS[kind](seed, evaluator)

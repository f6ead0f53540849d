"""A player that does anything legal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from game.ai.worlds import Worlds
from game.core.commands import Command
from game.core.views import View


class RandomPlayer:
    """Chooses what kind of answer to give, each kind equally likely, then one answer of that kind.

    A hundred squares to move to do not drown the one attack. The same seed makes the same choices."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(f"random player {seed}")

    def choose(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """Return one of the legal answers. Raises ValueError when there are none."""
        if not answers:
            raise ValueError("there is no legal answer to choose from")
        kinds = tuple(dict.fromkeys(type(answer) for answer in answers))
        if len(kinds) == 1:
            return answers[self._random.randrange(len(answers))]
        kind = kinds[self._random.randrange(len(kinds))]
        fitting = [answer for answer in answers if type(answer) is kind]
        return fitting[self._random.randrange(len(fitting))]

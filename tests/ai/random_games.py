"""Games of random answers: positions to ask computer players about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from game.core import runner
from game.core.commands import Command
from game.core.ruleset import Ruleset
from game.core.views import View, view_for

_LONGEST = 200


def views_of(game: Ruleset, setup: Any, seed: int, every: int) -> Iterator[tuple[View[Any, Any], tuple[Command, ...]]]:
    """Yield what the asked seat sees, and its answers, at one question in ``every`` of a game, to its end."""
    chance = random.Random(seed)
    state = runner.start(game, setup, seed).state
    for number in range(_LONGEST):
        if state.outcome is not None:
            return
        answers = runner.legal(game, state)
        if number % every == 0:
            yield view_for(game, state, state.decision.seat), answers
        state = runner.submit(game, state, state.decision.seat, chance.choice(answers)).state

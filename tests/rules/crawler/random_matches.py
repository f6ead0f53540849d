"""Matches of Crawler that are played at random, for tests that look at many positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from game.core import runner
from game.core.state import State
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.setup import CrawlerSetup


def states(setup: CrawlerSetup, seed: int) -> Iterator[State[Any, Any]]:
    """Yield each position of a random match, the last one too. Words that end something are rarer than others."""
    chance = random.Random(seed)
    state = runner.start(CRAWLER, setup, seed).state
    yield state
    while state.decision is not None:
        kinds: dict[str, list[Any]] = {}
        for answer in runner.legal(CRAWLER, state):
            kinds.setdefault(type(answer).__name__, []).append(answer)
        names = sorted(kinds)
        weights = [1 if name in ("Done", "Drop", "Bribe", "Decline") else 4 for name in names]
        answer = chance.choice(kinds[chance.choices(names, weights)[0]])
        accepted = runner.submit(CRAWLER, state, state.decision.seat, answer)
        assert isinstance(accepted, runner.Accepted), accepted
        state = accepted.state
        yield state

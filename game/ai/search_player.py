"""A player that tries the answers that look best in possible worlds and sees how they come out.

Each candidate is followed by greedy play of all seats until the evaluator's horizon, in the same worlds with the same
dice for all candidates; after each round the worse half is dropped, and twice as many worlds are tried. What the greedy
player would do is always among them, and something else is done only where it came out better beyond chance.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator, standing
from game.ai.greedy_player import GreedyPlayer
from game.ai.random_player import RandomPlayer
from game.ai.worlds import World, Worlds
from game.core.commands import Command

#: An end that comes an answer later counts so much less for the winner.
_LATER = 0.0005
#: How many standard errors better than the greedy answer another must have come out.
_BEYOND_CHANCE = 0.5
#: The standard deviation of a comparison before anything was tried.
_UNKNOWN_SPREAD = 0.05


class Budget(msgspec.Struct, frozen=True):
    """How much a player may try for one answer: ``nodes`` answers given in worlds, of at most so many ``candidates``,
    at most ``longest`` answers after each; ``seconds`` is a stop for slow machines (None: none, so that the same seed
    makes the same choices)."""

    nodes: int
    candidates: int = 6
    longest: int = 60
    seconds: float | None = None


class Weighed(msgspec.Struct):
    """An answer and how it came out: one chance to win for each world that it was tried in, and what the items of the
    position were worth there on average, by their names."""

    answer: Command
    chances: list[float]
    items: dict[str, float]

    @property
    def chance(self) -> float:
        """The chance to win, as far as it was tried; 0.5 for what was not."""
        return statistics.fmean(self.chances) if self.chances else 0.5


class SearchPlayer:
    """Chooses by trying. Without an evaluator it does anything legal; without items of the position it is the greedy
    player. ``hurried`` is asked between trials: when it says so, the best so far is taken."""

    def __init__(
        self,
        seed: int | str,
        evaluator: Evaluator | None = None,
        budget: Budget | None = None,
        hurried: Callable[[], bool] | None = None,
    ) -> None:
        self._random = random_player = RandomPlayer(seed)
        self._greedy = GreedyPlayer(seed, evaluator) if evaluator is not None else random_player
        self._seed, self._evaluator = seed, evaluator
        self.budget = budget or Budget(400)
        self._hurried = hurried

    def choose(self, view: Any, answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """One of the legal answers. Raises ValueError when there are none."""
        if worlds is None or self._evaluator is None or len(answers) < 2:
            return self._greedy.choose(view, answers, worlds)
        return self.weigh(view, answers, worlds)[0].answer

    def weigh(self, view: Any, answers: Sequence[Command], worlds: Worlds) -> list[Weighed]:
        """The answers worth a thought, what is to be chosen first, the others by how they came out."""
        assert self._evaluator is not None
        candidates = [Weighed(answer, [], {}) for answer in self._candidates(view, answers)]
        if len(candidates) > 1 and (root := self._evaluator.items(view)):
            trials = _Trials(self, self._evaluator, view, standing(root), worlds)
            trials.run(candidates)
        first, *others = candidates
        gains = [_gain(other, first) for other in others]
        best = max(range(len(others)), key=gains.__getitem__, default=None)
        chosen = first if best is None or gains[best] <= 0 else others[best]
        rest = sorted((each for each in candidates if each is not chosen), key=lambda each: -each.chance)
        return [chosen, *rest]

    def _candidates(self, view: Any, answers: Sequence[Command]) -> list[Command]:
        """The answers that look best, one of each kind, the greedy player's first."""
        assert self._evaluator is not None
        first = self._greedy.choose(view, answers)
        scores = self._evaluator.another().scores(view, answers)
        order = sorted(range(len(answers)), key=lambda number: -scores[number])
        chosen = {self._evaluator.alike(view, first): first}
        for number in order:
            if len(chosen) == self.budget.candidates:
                break
            chosen.setdefault(self._evaluator.alike(view, answers[number]), answers[number])
        return list(chosen.values())


class _Trials:
    """The trials for one answer."""

    def __init__(
        self, player: SearchPlayer, evaluator: Evaluator, view: Any, root: float, worlds: Worlds
    ) -> None:
        self._budget, self._hurried = player.budget, player._hurried
        self._evaluator, self._worlds, self._root, self._seat = evaluator, worlds, root, view.seat
        self._until = evaluator.clock(view) + evaluator.horizon
        self._nodes = 0
        seconds = self._budget.seconds
        self._deadline = None if seconds is None else time.monotonic() + seconds

    def run(self, candidates: list[Weighed]) -> None:
        """Try the candidates in more and more worlds, the better ones more often."""
        left, number, count = list(candidates), 0, 1
        while len(left) > 1:
            for _ in range(count):
                world = self._worlds.deal(number)
                number += 1
                for candidate in left:
                    self._try(world, candidate, number)
                if self._is_over():
                    return
            others = sorted(left[1:], key=lambda each: -each.chance)
            left = [candidates[0], *others[: max(1, len(others) // 2)]]
            count *= 2

    def _is_over(self) -> bool:
        if self._nodes >= self._budget.nodes or (self._hurried is not None and self._hurried()):
            return True
        return self._deadline is not None and time.monotonic() > self._deadline

    def _try(self, world: World, candidate: Weighed, number: int) -> None:
        """Give the answer in a world and play on."""
        after = world.after(candidate.answer)
        assert after is not None, "what is legal for a seat is legal in every world that it cannot tell from its own"
        chance, items = self._played_on(after, number)
        candidate.chances.append(chance)
        share = 1 / len(candidate.chances)
        for name in {*candidate.items, *items}:
            before = candidate.items.get(name, 0.0)
            candidate.items[name] = before + (items.get(name, 0.0) - before) * share

    def _played_on(self, world: World, number: int) -> tuple[float, dict[str, float]]:
        """Greedy play up to the horizon: the chance to win there, and its items."""
        player = GreedyPlayer(number, self._evaluator.another())
        for step in range(self._budget.longest):
            self._nodes += 1
            result = world.result(self._seat)
            if result is not None:
                return abs(result - _LATER * step), {}
            if self._evaluator.clock(world.view(self._seat)) >= self._until:
                break
            assert world.asked is not None
            following = world.after(player.choose(world.view(world.asked), world.answers))
            assert following is not None
            world = following
        items = self._evaluator.items(world.view(self._seat))
        ahead = (standing(items) - self._root) / self._evaluator.common
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, ahead)))), {item.name: item.value for item in items}


def _gain(other: Weighed, first: Weighed) -> float:
    """How much better an answer came out than the first in the same worlds, less what may be chance."""
    gains = [one - two for one, two in zip(other.chances, first.chances, strict=False)]
    if not gains:
        return -1.0
    spread = math.sqrt((sum(gain * gain for gain in gains) + _UNKNOWN_SPREAD**2) / len(gains))
    mean = statistics.fmean(gains)
    return mean - _BEYOND_CHANCE * spread / math.sqrt(len(gains))

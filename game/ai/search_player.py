"""A player that tries the answers that look best in possible worlds and sees how they come out (``trials.py``).

What the greedy player would do is always among them, and something else is done only where it came out better beyond
chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.trials import Budget, Thought, Trials, Weighed
from game.ai.worlds import Worlds
from game.core.commands import Command
from game.core.views import View


class SearchPlayer:
    """Chooses by trying. Without an evaluator it does anything legal; without items of the position it is the greedy
    player. ``hurried`` is asked between trials: when it says so, the best so far is taken. ``thought`` tells what the
    last answer took."""

    def __init__(
        self,
        seed: int | str,
        evaluator: Evaluator | None = None,
        budget: Budget | None = None,
        hurried: Callable[[], bool] | None = None,
    ) -> None:
        self._greedy = GreedyPlayer(seed, evaluator)
        self._evaluator = evaluator
        self.budget = budget or Budget(400)
        self.hurried = hurried
        self.thought = Thought()

    def choose(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """One of the legal answers. Raises ValueError when there are none."""
        if worlds is None or self._evaluator is None or len(answers) < 2:
            self.thought = Thought()
            return self._greedy.choose(view, answers)
        return self.weigh(view, answers, worlds)[0].answer

    def weigh(
        self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds, also: Sequence[Command] = ()
    ) -> list[Weighed]:
        """The answers worth a thought, and ``also`` these: what is to be chosen first, the others by how they came
        out."""
        assert self._evaluator is not None
        self.thought = Thought()
        tried = dict.fromkeys((*self._candidates(view, answers), *also))
        candidates = [Weighed(answer, [], {}) for answer in tried]
        chosen = candidates[0]
        if len(candidates) > 1 and self._evaluator.items(view):
            budget = replace(self.budget, nodes=round(self.budget.nodes * self._evaluator.effort))
            trials = Trials(self._evaluator, budget, view, worlds, self.hurried)
            chosen = trials.best(candidates)
            self.thought = trials.thought
        others = [candidate for candidate in candidates if candidate is not chosen]
        return [chosen, *sorted(others, key=lambda one: -one.chance)]

    def _candidates(self, view: View[Any, Any], answers: Sequence[Command]) -> list[Command]:
        """The answers that look best, one of each that come to the same, the greedy player's first."""
        evaluator = self._evaluator
        assert evaluator is not None
        scores = evaluator.scores(view, answers)
        first = self._greedy.taken(answers, scores)
        chosen = {evaluator.alike(view, first): first}
        least = max(scores) - evaluator.margin
        for number in sorted(range(len(answers)), key=lambda number: -scores[number]):
            if len(chosen) == self.budget.candidates or scores[number] < least:
                break
            chosen.setdefault(evaluator.alike(view, answers[number]), answers[number])
        return list(chosen.values())

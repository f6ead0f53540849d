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
        """Return one of the legal answers. Raises ValueError when there are none."""
        if self._evaluator is not None and len(answers) > 1:
            answers = self._evaluator.free(view, answers) or answers
        if worlds is None or self._evaluator is None or len(answers) < 2:
            self.thought = Thought()
            return self._greedy.choose(view, answers)
        return self.weigh(view, answers, worlds)[0].answer

    def weigh(
        self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds, also: Sequence[Command] = ()
    ) -> list[Weighed]:
        """Return the answers that are thought about, and ``also`` these, in as many worlds as what looks best: what is
        to be chosen first, the others by how they came out. What is free comes first, however the others come out."""
        assert self._evaluator is not None
        self.thought = Thought()
        first, *others = self.candidates(view, answers)
        free = self._evaluator.free(view, answers)
        kept = [Weighed(answer, [], {}) for answer in dict.fromkeys(also) if answer != first]
        candidates = [Weighed(answer, [], {}) for answer in (first, *others) if answer == first or answer not in also]
        chosen = candidates[0]
        if len(candidates) + len(kept) > 1 and self._evaluator.items(view):
            budget = replace(self.budget, nodes=round(self.budget.nodes * self._evaluator.effort))
            trials = Trials(self._evaluator, budget, view, worlds, self.hurried)
            best = trials.best(candidates, kept)
            chosen = best if not free or best.answer in free else candidates[0]
            self.thought = trials.thought
        rest = [candidate for candidate in (*candidates, *kept) if candidate is not chosen]
        return [chosen, *sorted(rest, key=lambda one: -one.chance)]

    def candidates(self, view: View[Any, Any], answers: Sequence[Command]) -> list[Command]:
        """Return the answers that look best, one of each that amount to the same: the greedy player's first, then the
        best of other kinds (to pass is one), which take half of the places at most."""
        evaluator = self._evaluator
        assert evaluator is not None
        scores = evaluator.judged(view, answers)
        first = self._first(view, answers, scores)
        least = max(scores) - evaluator.margin
        order = sorted(range(len(answers)), key=lambda number: -scores[number])
        liked = [answers[number] for number in order if scores[number] >= least]
        kinds: dict[type[Command], Command] = {type(first): first}
        for answer in liked:
            kinds.setdefault(type(answer), answer)
        most = self.budget.candidates * evaluator.breadth
        chosen: dict[object, Command] = {}
        for answer in (first, *list(kinds.values())[: (most + 1) // 2], *liked):
            if len(chosen) < max(1, most):
                chosen.setdefault(evaluator.alike(view, answer), answer)
        return list(chosen.values())

    def _first(self, view: View[Any, Any], answers: Sequence[Command], scores: Sequence[float]) -> Command:
        """Return what the greedy player would do: the best of what is free, if anything is."""
        assert self._evaluator is not None
        free = self._evaluator.free(view, answers)
        rows = [(one, score) for one, score in zip(answers, scores, strict=True) if not free or one in free]
        return self._greedy.taken([one for one, _ in rows], [score for _, score in rows])

"""The player that searches: it plays the most promising answers out in possible worlds (``trials.py``) and compares the
results.

The greedy player's choice is always among them; another answer is taken only where its result was significantly better.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.trials import Budget, SearchReport, Trials, TriedAnswer
from game.ai.worlds import Worlds
from game.core.commands import Command
from game.core.views import View


class SearchPlayer:
    """Chooses by trial. Without an evaluator it does anything legal; where the evaluator lists no items of the position
    it plays as the greedy player. ``hurried`` is asked between trials; once it returns True, the best answer so far is
    taken. ``report`` says what the last answer cost."""

    def __init__(
        self,
        seed: int | str,
        evaluator: Evaluator | None = None,
        budget: Budget | None = None,
        hurried: Callable[[], bool] | None = None,
    ) -> None:
        self._greedy = GreedyPlayer(seed, evaluator)
        self._random = random.Random(f"search player {seed}")
        self._evaluator = evaluator
        self.budget = budget or Budget(400)
        self.hurried = hurried
        self.report = SearchReport()

    def choose(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """Return one of the legal answers. Raises ValueError when there are none."""
        if self._evaluator is not None and len(answers) > 1:
            answers = self._evaluator.free(view, answers) or answers
        if worlds is None or self._evaluator is None or len(answers) < 2:
            self.report = SearchReport()
            return self._greedy.choose(view, answers)
        return self.weigh(view, answers, worlds)[0].answer

    def weigh(
        self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds, also: Sequence[Command] = ()
    ) -> list[TriedAnswer]:
        """Return the candidates, and the answers in ``also``, each tried in as many worlds as the most promising one:
        the chosen answer first, the others by their chance. A free answer (``Evaluator.free``) comes first, whatever
        the others are worth."""
        assert self._evaluator is not None
        self.report = SearchReport()
        first, *others = self.candidates(view, answers)
        free = self._evaluator.free(view, answers)
        new = partial(self._untried, view)
        kept = [new(answer) for answer in dict.fromkeys(also) if answer != first]
        candidates = [new(answer) for answer in (first, *others) if answer == first or answer not in also]
        chosen = candidates[0]
        if len(candidates) + len(kept) > 1 and self._evaluator.items(view):
            budget = replace(self.budget, nodes=round(self.budget.nodes * self._evaluator.effort))
            trials = Trials(self._evaluator, budget, view, worlds, self.hurried)
            best = trials.best(candidates, kept, self._random)
            chosen = best if not free or best.answer in free else candidates[0]
            self.report = trials.report
            self.report.heed(chosen, self._evaluator)
        rest = [candidate for candidate in (*candidates, *kept) if candidate is not chosen]
        return [chosen, *sorted(rest, key=lambda one: -one.chance)]

    def _untried(self, view: View[Any, Any], answer: Command) -> TriedAnswer:
        assert self._evaluator is not None
        return TriedAnswer(answer, [], {}, liking=self._evaluator.liking(view, answer))

    def candidates(self, view: View[Any, Any], answers: Sequence[Command]) -> list[Command]:
        """Return the most promising answers, one of each group of equivalent ones: the greedy player's choice first,
        then the best of other kinds (passing is one), which take at most half of the places."""
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
        """Return the greedy player's choice: the best of the free answers, if there are any."""
        assert self._evaluator is not None
        free = self._evaluator.free(view, answers)
        rows = [(one, score) for one, score in zip(answers, scores, strict=True) if not free or one in free]
        return self._greedy.taken(view, [one for one, _ in rows], [score for _, score in rows])

"""Compares answers with one another for a person: those that a computer player of a level would try, and some that must
be included."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.ai.evaluation import Evaluator
from game.ai.players import player_for
from game.ai.search_player import SearchPlayer
from game.ai.worlds import Worlds
from game.app.thinking.hints import MISTAKE, MOST, loss, shown_of
from game.app.thinking.messages import Chosen, Foretold, WeighedAnswer
from game.app.thinking.predicting import Predictor
from game.core.commands import Command

#: Answers that the player would not have tried are shown only if they came out at most this much worse.
_NEARLY = 0.01
#: How much worse than to do nothing another answer than the best may look, in common pieces.
_WORSE = 0.1


class Weigher(SearchPlayer):
    """Weighs as the player of a ``kind`` does; those in ``also`` are weighed whatever they look like."""

    def __init__(self, kind: str, seed: str, evaluator: Evaluator | None, also: Sequence[Command] = ()) -> None:
        super().__init__(seed, evaluator)
        like = player_for(kind, seed, evaluator)
        if isinstance(like, SearchPlayer):
            self.budget = replace(like.budget, tells=True)
        self._also = tuple(also)
        #: Those that the player would not have tried.
        self._beside: list[Command] = []

    def candidates(self, view: Any, answers: Sequence[Command]) -> list[Command]:
        """Return what the player would try. For somebody who asks for hints at least as many as are shown, though
        nothing else may look nearly as good: the best is shown with others, and with its chance."""
        found = super().candidates(view, answers)
        if self._also or len(found) >= MOST or self._evaluator is None:
            return found
        scores = self._evaluator.judged(view, answers)
        known = {self._evaluator.alike(view, answer) for answer in found}
        own = len(found)
        for number in sorted(range(len(answers)), key=lambda number: -scores[number]):
            alike = self._evaluator.alike(view, answers[number])
            if len(found) < MOST and alike not in known:
                known.add(alike)
                found.append(answers[number])
        self._beside = found[own:]
        return found

    def rows(
        self, number: int, view: Any, answers: Sequence[Command], worlds: Worlds, names: Sequence[str] = ()
    ) -> Chosen:
        """Return what came of it for the question of that ``number``: the chosen answer first, all by their places;
        those that will be shown with what they bring, told with the seats' ``names``. A game whose players go by chance
        has nothing to say."""
        if self._evaluator is None:
            return Chosen(number, 0)
        found = self.weigh(view, answers, worlds, self._also)
        rows = [
            WeighedAnswer(answers.index(one.answer), tuple(one.chances), one.items, tuple(one.estimates))
            for one in found
        ]
        told = rows if self._also else self._advice(view, answers, rows)
        tell = Predictor(view, worlds, self._evaluator, names, self.hurried or (lambda: False))
        groups = shown_of(told)
        shown = {row.answer for row in (rows if self._also else [one.one for one in groups])}
        as_good = {answer for one in groups for answer in one.as_good}
        others = [] if self._also else self._others(view, answers, rows, shown, as_good)
        beside = [tell(other) for other in others]
        told = [
            replace(row, brings=tuple(_compared(one, beside) for one in tell(answers[row.answer])))
            if row.answer in shown else row
            for row in told
        ]  # fmt: skip
        return Chosen(number, rows[0].answer, tuple(told))

    def _others(
        self, view: Any, answers: Sequence[Command], rows: Sequence[WeighedAnswer], shown: set[int], as_good: set[int]
    ) -> list[Command]:
        """Return the answers that those ``shown`` are compared with to say what they bring: doing nothing, and one from
        the middle of those that were tried, or could be; answers ``as_good`` only if there are no others."""
        assert self._evaluator is not None
        left = [number for number in range(len(answers)) if number not in shown]
        left = [number for number in left if number not in as_good] or left
        idle = [number for number in left if isinstance(answers[number], self._evaluator.idle)][:1]
        tried = [row.answer for row in rows if row.answer in left]
        if not tried:
            scores = self._evaluator.judged(view, answers)
            tried = sorted(left, key=lambda number: -scores[number])
        return [answers[number] for number in dict.fromkeys([*idle, *tried[len(tried) // 2 :][:1]])]

    def _advice(self, view: Any, answers: Sequence[Command], rows: Sequence[WeighedAnswer]) -> list[WeighedAnswer]:
        """Return the best answer and those worth showing beside it: none that would be a mistake, looks worse than
        doing nothing or passes up something free. Answers that the player would not have tried, and those shown without
        a chance, must have come out nearly as good."""
        assert self._evaluator is not None
        looks = self._evaluator.judged(view, answers)
        idle = [look for look, one in zip(looks, answers, strict=True) if isinstance(one, self._evaluator.idle)]
        least = max(idle) - _WORSE * self._evaluator.common if idle else -math.inf
        best, *others = rows
        free = self._evaluator.free(view, answers)
        # What costs nothing is done first: passing it up is worse, however little it gains.
        others = [row for row in others if answers[best.answer] not in free or answers[row.answer] in free]
        advice = [best]
        for row in others:
            is_told = self._evaluator.odds and answers[row.answer] not in self._beside
            if looks[row.answer] >= least and loss(row.told, best.told) < (MISTAKE if is_told else _NEARLY):
                advice.append(row)
        return advice


def _compared(one: Foretold, beside: Sequence[Sequence[Foretold]]) -> Foretold:
    """Return a result with its greatest share after any of the other answers."""
    shares = (other.share for lines in beside for other in lines if other.words == one.words)
    return replace(one, otherwise=max(shares, default=0.0))

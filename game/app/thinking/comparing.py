"""Two answers of a seat compared at length: each is given in many possible worlds and play goes on greedily, as far as
answers are judged. That shows how certain it is that one cost much, and how play might have gone on after the better
one."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from game.ai.evaluation import Evaluator, sides, standing
from game.ai.trials import chances_of, error_of
from game.ai.worlds import World, Worlds
from game.app.games.entries import entry_of
from game.app.thinking.messages import Chosen, Foreseen, WeighedAnswer
from game.app.thinking.playing_out import played_out
from game.app.thinking.predicting import Predictor
from game.core import record, runner
from game.core.commands import Command
from game.core.record import Answer
from game.core.refusals import Refusal
from game.core.state import AnyState
from game.core.views import View

#: Points of the chance to win that a blunder costs at least.
BLUNDER = 0.10
#: Worlds: how many are added at a time, and how many at most; and the standard errors that hold 95 % of what chance
#: brings to one side, with that many looks.
_BATCH, _MOST, _SURE = 8, 40, 2.5
#: Answers after which a course ends.
_LONGEST = 60


def at_least(given: Sequence[float], better: Sequence[float]) -> float:
    """Return what one answer cost at least beside another, beyond chance, by how both came out in the same worlds."""
    gains = [one - other for other, one in zip(given, better, strict=False)]
    if not gains:
        return -1.0
    mean = statistics.fmean(gains)
    return mean - _SURE * error_of(gains, mean)


class StatedWorlds(Worlds, Protocol):
    """Worlds whose states can be had too."""

    def state_of(self, number: int) -> AnyState:
        """Return the state of the world of that number."""


class _Tried(msgspec.Struct):
    """How an answer came out: for each world the chance to win and what was answered; and the items, on average."""

    chances: list[float]
    courses: list[tuple[Command, ...]]
    items: dict[str, float]


class Comparer:
    """Compares for one question of a seat. ``names`` are the seats'; ``hurried`` says that what was tried is enough."""

    def __init__(
        self,
        view: View[Any, Any],
        worlds: StatedWorlds,
        evaluator: Evaluator,
        names: Sequence[str],
        hurried: Callable[[], bool],
    ) -> None:
        self._view, self._worlds, self._evaluator, self._names = view, worlds, evaluator, names
        self._hurried = hurried
        # As far ahead as a player who may spend many trials looks.
        self._later = max(1, evaluator.farther, evaluator.again)
        self._root = standing(evaluator.items(view))

    def chosen(self, number: int, answers: Sequence[Command], places: tuple[int, int]) -> Chosen:
        """Return how an answer that was given and a better one came out, by their ``places``: the better one first,
        with its course in the world in which it came out as it mostly does."""
        given, better = (_Tried([], [], {}) for _ in places)
        while len(given.chances) < _MOST and not (given.chances and self._hurried()):
            world = len(given.chances)
            for tried, place in zip((given, better), places, strict=True):
                self._try(world, answers[place], tried)
            if not (world + 1) % _BATCH and self._is_clear(given.chances, better.chances):
                break
        tell = Predictor(self._view, self._worlds, self._evaluator, self._names, self._hurried)
        rows = tuple(
            WeighedAnswer(place, tuple(tried.chances), tried.items, brings=tell(answers[place]))
            for tried, place in ((better, places[1]), (given, places[0]))
        )
        order = sorted(range(len(better.chances)), key=lambda one: better.chances[one])
        middle = order[len(order) // 2]
        return Chosen(number, places[1], rows, self._foreseen(middle, better.courses[middle]))

    @staticmethod
    def _is_clear(given: Sequence[float], better: Sequence[float]) -> bool:
        """Return whether it is a blunder for sure, or is none."""
        gains = [one - other for other, one in zip(given, better, strict=True)]
        mean = statistics.fmean(gains)
        return at_least(given, better) >= BLUNDER or mean + error_of(gains, mean) < BLUNDER

    def _try(self, number: int, answer: Command, tried: _Tried) -> None:
        world, seat = self._worlds.deal(number), self._view.seat
        course: list[Command] = []
        for command, after in played_out(world, answer, self._evaluator, self._view, number, self._later):
            world = after
            course.append(command)
            if len(course) >= _LONGEST:
                break
        result, items = world.result(seat), self._items(world)
        standing_chance = chances_of(self._evaluator, standing(items), self._root)[1]
        tried.chances.append(standing_chance if result is None else result)
        tried.courses.append(tuple(course))
        for name, value in sides(items).items():
            tried.items[name] = tried.items.get(name, 0.0) + (value - tried.items.get(name, 0.0)) / len(tried.chances)

    def _items(self, world: World) -> Sequence[Any]:
        return self._evaluator.items_in(world, self._view.seat) if world.outcome is None else ()

    def _foreseen(self, number: int, course: Sequence[Command]) -> Foreseen:
        """Return a course as answers that can be followed from the world of that number."""
        state = self._worlds.state_of(number)
        game = entry_of(self._worlds.deal(number).game).ruleset
        answers = []
        for command in course:
            assert state.decision is not None
            seat = state.decision.seat
            accepted = runner.submit(game, state, seat, command)
            assert not isinstance(accepted, Refusal), "what was answered in a world can be answered there again"
            state = accepted.state
            answers.append(Answer(seat, msgspec.Raw(record.encode(command)), record.digest(state)))
        return Foreseen(number, tuple(answers))

"""Whether an answer was a blunder: another one wins at least ten games in a hundred more, beyond chance.

A first sample of worlds, dealt from what the asked seat may know, serves to choose: twice as many answers as Normal's
are tried, with twenty times its nodes, and the best also with what is left of the turn played to a plan. Where another
way came out better, a second sample of fresh worlds tells: both are played to the end of the match in each of them,
until it is clear whether the other wins so much more. As the pair is chosen before, what is found there need not be
corrected for how many answers there were.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from game.ai.evaluation import Evaluator, standing
from game.ai.greedy_player import GreedyPlayer
from game.ai.players import NORMAL
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget, TriedAnswer
from game.ai.worlds import World, Worlds
from game.core.commands import Command
from game.core.views import View

#: Games in a hundred that a blunder costs at least.
BLUNDER = 0.10
#: How many times Normal's nodes and candidates the first sample has; how many of the others are tried with plans, in
#: how many worlds; and how much better a way must have come out there to be looked into.
_NODES, _CANDIDATES = 20, 2
_RIVALS, _WORLDS, _WORTH = 2, 12, 0.02
#: Games of the second sample: how many are added at a time, and how many at most; and the standard errors that hold
#: 95 % of what chance brings to one side, with that many looks.
_BATCH, _GAMES, _SURE = 25, 200, 2.5
#: Numbers of the worlds with plans and of the second sample.
_PLANNED_WORLDS, _FRESH = 1_000_000, 2_000_000
#: A game that goes on longer counts as a draw; a plan is given up after this many own answers.
_LONGEST, _PLANNED = 6000, 60
#: So close to 0 or 1 a guessed chance comes, as the logarithm of the odds.
_FARTHEST = 6.0

#: How what is left of a turn is played: greedily, doing all that may be done, or nothing more.
Plan = Literal["greedily", "doing all", "holding back"]
PLANS: tuple[Plan, ...] = get_args(Plan)


class Way(msgspec.Struct, frozen=True):
    """An answer, and the plan for what is left of the turn."""

    answer: Command
    plan: Plan = "greedily"


class Verdict(msgspec.Struct, frozen=True):
    """What was found beside an answer: the better way (None: nothing looked better), how much more of ``games`` it won,
    and how much at least (``least``, in 95 of 100 cases)."""

    better: Way | None = None
    gain: float = 0.0
    least: float = -1.0
    games: int = 0

    @property
    def is_blunder(self) -> bool:
        """Return whether it is sure that it cost ten games in a hundred."""
        return self.least >= BLUNDER

    @property
    def is_likely(self) -> bool:
        """Return whether it came out so, and it is sure that it cost some."""
        return self.gain >= BLUNDER and self.least > 0


class PlanPlayer(GreedyPlayer):
    """Plays its turn to a plan: what does nothing (``Evaluator.idle``) comes last, or first."""

    def __init__(self, seed: int, evaluator: Evaluator, plan: Plan) -> None:
        super().__init__(seed, evaluator)
        self._idle, self._plan, self._slack = evaluator.idle, plan, evaluator.common

    def taken(self, view: Any, answers: Sequence[Command], scores: Sequence[float]) -> Command:
        """Return the best of the answers that are to the plan; doing all, none that looks worse by a common piece."""
        holds = self._plan == "holding back"
        least = -math.inf if holds else max(scores) - self._slack
        rows = [*zip(answers, scores, strict=True)]
        found = [row for row in rows if isinstance(row[0], self._idle) is holds and row[1] >= least] or rows
        return super().taken(view, [answer for answer, _ in found], [score for _, score in found])


class Judge:
    """Judges answers of a game; as a player (``choose``) it gives the one that it finds best."""

    def __init__(self, evaluator: Evaluator | None, seed: str = "judge") -> None:
        assert evaluator is not None, "a game without an evaluator has no players to judge"
        # What looks however bad may be best.
        evaluator.margin = math.inf
        self._evaluator = evaluator
        nodes, candidates = _NODES * NORMAL.nodes, _CANDIDATES * NORMAL.candidates
        self._search = SearchPlayer(seed, evaluator, Budget(nodes, candidates, longest=400, looks_farther=True))

    def choose(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        assert worlds is not None
        found = self._search.weigh(view, answers, worlds)
        verdict = self._beside(view, found[0].answer, found, worlds)
        return verdict.better.answer if verdict.better is not None and verdict.least > 0 else found[0].answer

    def verdict(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds, given: Command) -> Verdict:
        if len(answers) < 2:
            return Verdict()
        return self._beside(view, given, self._search.weigh(view, answers, worlds, also=(given,)), worlds)

    def _beside(self, view: View[Any, Any], given: Command, found: Sequence[TriedAnswer], worlds: Worlds) -> Verdict:
        mine = next(one for one in found if one.answer == given)
        if self._search.report.stop == "won at once":
            others = {} if found[0] is mine else {Way(found[0].answer): 1.0}
            own = {Way(given): 0.0}
        else:
            best = sorted((one for one in found if one is not mine), key=lambda one: -_gained(one, mine))[:_RIVALS]
            own = {Way(given): 0.0, **self._planned(view, given, given, worlds)}
            others = {Way(one.answer): _gained(one, mine) for one in best}
            for one in best:
                others |= self._planned(view, one.answer, given, worlds)
        if not others:
            return Verdict()
        rival, way = (max(ways, key=lambda one: ways[one]) for ways in (others, own))
        if others[rival] - own[way] < _WORTH:
            return Verdict()
        return self._compared(view, rival, way, worlds)

    def _planned(self, view: View[Any, Any], answer: Command, given: Command, worlds: Worlds) -> dict[Way, float]:
        """Return an answer with each plan, and how much better it comes out than what was given."""
        until = self._evaluator.clock(view) + self._evaluator.horizon + self._evaluator.farther
        numbers = range(_PLANNED_WORLDS, _PLANNED_WORLDS + _WORLDS)
        plain, *planned = (
            [self._played_on(view, way, worlds, number, until) for number in numbers]
            for way in (Way(given), *(Way(answer, plan) for plan in PLANS[1:]))
        )
        means = [statistics.fmean(results) - statistics.fmean(plain) for results in planned]
        return {Way(answer, plan): mean for plan, mean in zip(PLANS[1:], means, strict=True)}

    def _compared(self, view: View[Any, Any], best: Way, given: Way, worlds: Worlds) -> Verdict:
        """Play both to the end in fresh worlds until it is clear, or no games are left."""
        gains: list[float] = []
        gain = error = 0.0
        while len(gains) < _GAMES:
            numbers = range(_FRESH + len(gains), _FRESH + len(gains) + _BATCH)
            for number in numbers:
                won, lost = (self._played_on(view, way, worlds, number) for way in (best, given))
                gains.append(won - lost)
            gain = statistics.fmean(gains)
            # As if one game more had gone the other way: of a few games that all went alike nothing is sure.
            error = math.sqrt(sum((each - gain) ** 2 for each in gains) + 1) / len(gains)
            if gain - _SURE * error >= BLUNDER or gain + error < BLUNDER:
                break
        return Verdict(best, gain, gain - _SURE * error, len(gains))

    def _played_on(self, view: View[Any, Any], way: Way, worlds: Worlds, number: int, until: float = math.inf) -> float:
        """Give an answer in a world and play on greedily; return what is won, 1, 0.5 or 0, or the chance to win at a
        moment of the clock."""
        evaluator, seat = self._evaluator.another(), view.seat
        player, planned = GreedyPlayer(number, evaluator), PlanPlayer(number, evaluator, way.plan)
        began, left = evaluator.clock(view), _PLANNED if way.plan != PLANS[0] else 0
        world = worlds.deal(number).after(way.answer)
        for _ in range(_LONGEST):
            assert world is not None, "what is legal for a seat is legal in all of its worlds"
            result = world.result(seat)
            if result is not None:
                return result
            assert world.asked is not None
            seen = world.view(world.asked)
            clock = evaluator.clock(seen)
            if clock >= until:
                return self._chance(view, world)
            left = left if clock == began else 0
            is_planned = left > 0 and world.asked == seat
            left -= is_planned
            world = world.after((planned if is_planned else player).choose(seen, world.answers))
        return 0.5

    def _chance(self, view: View[Any, Any], world: World) -> float:
        """Return the chance to win that the standing of a seat tells, beside how it stood before."""
        ahead = standing(self._evaluator.items_in(world, view.seat)) - standing(self._evaluator.items(view))
        return 1 / (1 + math.exp(-max(-_FARTHEST, min(_FARTHEST, ahead / self._evaluator.common))))


def _gained(one: TriedAnswer, other: TriedAnswer) -> float:
    """Return how much better an answer came out than another in the worlds that both were tried in."""
    gains = [first - second for first, second in zip(one.chances, other.chances, strict=False)]
    return statistics.fmean(gains) if gains else -1.0

"""Trials: answers are given in possible worlds and followed by greedy play, to see which come out best.

All candidates meet the same worlds with the same dice. The nodes are spent in rounds; after each the worse half of what
might be better than the first candidate is dropped, and what is left is tried in more worlds. Where a game has it so,
the answers that came out best are judged again at a later moment, and both judgements count half.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from game.ai.evaluation import Evaluator, sides, standing
from game.ai.greedy_player import GreedyPlayer
from game.ai.worlds import World, Worlds
from game.core.commands import Command
from game.core.refusals import RulesError
from game.core.views import View

#: An end that comes an answer later counts this much less for the winner, and more for the loser.
_LATER = 0.0005
#: A chance no more than this better is no reason to do something else: a winner does nothing needlessly.
_TRIFLE = 0.004
#: The standard deviation of a comparison before anything was tried.
_UNKNOWN_SPREAD = 0.05
#: A comparison that stands this many standard errors from even, after this many worlds, will not turn any more.
_SETTLED, _SETTLED_AFTER = 2.5, 5
#: What came out the same in this many worlds amounts to the same.
_SAME_AFTER = 3
#: In how many worlds an answer must win at once to be taken without a thought, or later on for a match that is won.
_SURE = 4
#: What may be spent before the best are judged again, beside what is spent then; how many others are; and by how much
#: less than the first candidate they may have come out.
_BEFORE, _AGAIN, _HOPELESS = 1 / 3, 3, 0.12
#: So close to 0 or 1 a guessed chance comes: ends alone are certain.
_FARTHEST = 6.0

#: Why thinking ended: nothing was to be weighed, one wins at once, nothing can change any more, or what ran out.
Stop = Literal["nothing to weigh", "won at once", "settled", "nodes", "seconds", "hurried"]


class Budget(msgspec.Struct, frozen=True):
    """How much a player may try for one answer: ``nodes`` answers given in worlds, of at most that many ``candidates``,
    at most ``longest`` answers after each (``Evaluator.stretch``). With ``looks_farther`` positions are judged later
    (``Evaluator.farther``); where a game has the best judged again (``Evaluator.again``), a third as many nodes are
    spent before that.
    ``seconds`` is a stop for slow machines (None: none, so that the same seed makes the same choices). ``tells``: the
    chance is for a person, so that it is tried a few times more, and judged again, though nothing else comes close:
    what is judged at another moment is another chance."""

    nodes: int
    candidates: int = 6
    longest: int = 60
    looks_farther: bool = False
    seconds: float | None = None
    tells: bool = False


class TriedAnswer(msgspec.Struct):
    """An answer and how it came out: for each world that it was tried in the chance to win beside that of the position
    as it stands, which is 0.5, and by itself, where the game can tell (``Evaluator.odds``; else the same again);
    and what each side's part of the items of the position counted there on average (``evaluation.sides``). ``before``
    is the chance as it came out first, where an answer is judged again: each new one counts half beside it. ``liking``
    is how much better its chance counts for its kind. ``won_after``: how many answers later each world was won that
    was."""

    answer: Command
    chances: list[float]
    items: dict[str, float]
    estimates: list[float] = []
    before: float | None = None
    liking: float = 0.0
    won_after: list[int] = []

    @property
    def is_won(self) -> bool:
        """Return whether the match ended with a win in every world, and in enough of them."""
        return len(self.chances) == len(self.won_after) >= _SURE

    @property
    def chance(self) -> float:
        """Return the chance to win, as far as it was tried; 0.5 for what was not."""
        return statistics.fmean(self.chances) if self.chances else 0.5


class SearchReport(msgspec.Struct):
    """What the search for one answer took: ``nodes`` answers given in ``worlds``, why it ended, and whether it
    overruled the answer that looked best at first. Of the answer that was taken: the ``chance`` to win after it, where
    the game can tell, and by how much it differs between worlds (``spread``); None where it was not tried."""

    nodes: int = 0
    worlds: int = 0
    stop: Stop = "nothing to weigh"
    overruled: bool = False
    chance: float | None = None
    spread: float | None = None

    def heed(self, taken: TriedAnswer, evaluator: Evaluator) -> None:
        """Note how the answer came out that is taken."""
        if taken.chances:
            self.chance = statistics.fmean(taken.estimates) if evaluator.odds else None
            self.spread = statistics.pstdev(taken.chances)


class Trials:
    """The trials for one question of ``view.seat``."""

    def __init__(
        self,
        evaluator: Evaluator,
        budget: Budget,
        view: View[Any, Any],
        worlds: Worlds,
        hurried: Callable[[], bool] | None = None,
    ) -> None:
        self._evaluator, self._budget, self._worlds, self._hurried = evaluator, budget, worlds, hurried
        self._seat = view.seat
        self._root = standing(evaluator.items(view))
        horizon = evaluator.horizon + (evaluator.farther if budget.looks_farther else 0)
        self._began = evaluator.clock(view)
        self._until = self._began + horizon
        self._most = budget.nodes
        self._deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
        self.report = SearchReport()

    def best(
        self, candidates: list[TriedAnswer], kept: Sequence[TriedAnswer] = (), chance: random.Random | None = None
    ) -> TriedAnswer:
        """Return the first candidate, unless another is better beyond chance, or ends sooner a match that is won either
        way. Those ``kept`` are never dropped. With ``chance`` a player of guile takes any that are about as good."""
        first = candidates[0]
        at_once = self._won_at_once(candidates)
        if at_once is not None:
            self.report.stop, self.report.overruled = "won at once", at_once is not first
            return at_once
        left = [*self._tried(first, candidates[1:], kept), *kept]
        chosen = max(left, key=lambda one: self._gain(one, first), default=first)
        if chosen is not first and self._gain(chosen, first) <= 0:
            chosen = first
        if chosen.is_won:
            sooner = (one for one in (first, *left) if one.is_won)
            chosen = min((chosen, *sooner), key=lambda one: statistics.fmean(one.won_after))
        elif self._evaluator.guile and chance is not None:
            chosen = chance.choice([chosen, *self._as_good(chosen, [first, *left])])
        self.report.overruled = chosen is not first
        return chosen

    def _gain(self, other: TriedAnswer, first: TriedAnswer) -> float:
        """Return how much better a candidate came out than the first, less what may be chance (that many times the
        standard error) and what does not matter; more for what is risked, where that is liked."""
        compared, evaluator = _compared(other, first), self._evaluator
        gain = compared.mean - evaluator.doubt * compared.doubt - _TRIFLE
        if evaluator.risk and compared.worlds:
            gain += evaluator.risk * (statistics.pstdev(other.chances) - statistics.pstdev(first.chances))
        return gain

    def _as_good(self, chosen: TriedAnswer, others: list[TriedAnswer]) -> list[TriedAnswer]:
        """Return what came out no worse than chance may have it, and hardly worse at all; nothing that is idle."""
        evaluator = self._evaluator
        if isinstance(chosen.answer, evaluator.idle):
            return []
        found = []
        for one in others:
            compared = _compared(one, chosen)
            is_near = compared.worlds and -compared.mean <= min(evaluator.guile, compared.doubt)
            if one is not chosen and is_near and not isinstance(one.answer, evaluator.idle):
                found.append(one)
        return found

    def _won_at_once(self, candidates: list[TriedAnswer]) -> TriedAnswer | None:
        """Return a candidate that ends the match with a win, whatever the world."""
        for candidate in candidates:
            for number in range(_SURE):
                if self._out_of() is not None:
                    return None
                if self._after(self._worlds.deal(number), candidate.answer).result(self._seat) != 1:
                    break
            else:
                return candidate
        return None

    def _tried(self, first: TriedAnswer, others: list[TriedAnswer], kept: Sequence[TriedAnswer]) -> list[TriedAnswer]:
        """Try the others besides the first and those that are kept, and return what is left of them."""
        nodes = self._budget.nodes
        if not (self._budget.looks_farther and self._evaluator.again):
            return self._run([first, *kept], others, 0, nodes)
        self._most = round(nodes * _BEFORE)
        left = self._run([first, *kept], others, 0, self._most)
        if self.report.stop in ("seconds", "hurried"):
            return left
        picked = _worth_judging_again(first, others)
        if not picked and not kept and not self._budget.tells:
            return left
        old = [first, *kept, *picked]
        came_out = [first.chance, *(first.chance + _compared(one, first).unliked for one in old[1:])]
        new = [
            TriedAnswer(one.answer, [], {}, before=before, liking=one.liking)
            for one, before in zip(old, came_out, strict=True)
        ]
        self._until += self._evaluator.again
        always, begin = 1 + len(kept), self.report.nodes
        self._most = begin + nodes
        stay = self._run(new[:always], new[always:], begin, nodes)
        if not all(one.chances for one in new):
            return left
        _tell_beside(first, new[0], [one for one in others if one not in picked])
        for one, again in zip(old, new, strict=True):
            one.chances, one.items, one.estimates = again.chances, again.items, again.estimates
            one.won_after = again.won_after
        return [one for one, again in zip(picked, new[always:], strict=True) if again in stay]

    def _run(self, always: list[TriedAnswer], others: list[TriedAnswer], begin: int, nodes: int) -> list[TriedAnswer]:
        """Try the candidates: some always, the better of the others more often; with this many nodes after the first
        ones, and return what is left of them."""
        first, left = always[0], list(others)
        rounds = max(1, len(left).bit_length())
        for number in range(rounds):
            until = begin + nodes * (number + 1) / rounds
            while self.report.nodes < until:
                world = self._worlds.deal(self.report.worlds)
                self.report.worlds += 1
                for candidate in (*always, *left):
                    stop = self._out_of() or self._try(world, candidate)
                    if stop is not None:
                        self.report.stop = stop
                        return left
                left = [one for one in left if not _is_beaten(one, first)]
                if self._is_decided(always, left):
                    self.report.stop = "settled"
                    return left
            left = sorted(left, key=lambda one: -one.chance - one.liking)[: max(1, len(left) // 2)]
        self.report.stop = "nodes"
        return left

    def _is_decided(self, always: list[TriedAnswer], left: list[TriedAnswer]) -> bool:
        """Return whether nothing can change any more."""
        if not left:
            tried = len(always[0].chances) if self._budget.tells else self.report.worlds
            return tried >= _SETTLED_AFTER or (len(always) == 1 and not self._budget.tells)
        return len(left) == 1 and _is_settled(left[0], always[0])

    def _out_of(self) -> Stop | None:
        """Return what has run out, if anything has."""
        if self.report.nodes >= self._most:
            return "nodes"
        if self._deadline is not None and time.monotonic() > self._deadline:
            return "seconds"
        return "hurried" if self._hurried is not None and self._hurried() else None

    def _after(self, world: World, answer: Command) -> World:
        self.report.nodes += 1
        after = world.after(answer)
        assert after is not None, "what is legal for a seat is legal in every world that it cannot tell from its own"
        return after

    def _try(self, world: World, candidate: TriedAnswer) -> Stop | None:
        """Give the answer in a world, play on greedily up to the horizon, and note the chance to win there; or return
        what ran out on the way. Raises RulesError when a steady clock of the evaluator falls back."""
        evaluator, seat, clock = self._evaluator, self._seat, self._began
        player = GreedyPlayer(self.report.worlds, evaluator.another())
        longest = self._budget.longest * evaluator.stretch
        world = self._after(world, candidate.answer)
        for step in range(longest + 1):
            result = world.result(seat)
            if result is not None:
                _note(candidate, abs(result - _LATER * step), result, {})
                candidate.won_after += [step] if result == 1 else []
                return None
            assert world.asked is not None
            view = world.view(world.asked)
            before, clock = clock, evaluator.clock(view)
            if clock < before and evaluator.steady:
                raise RulesError(f"{world.game}: the clock of its evaluator fell back from {before} to {clock}")
            if step == longest or clock >= self._until:
                break
            stop = self._out_of()
            if stop is not None:
                return stop
            world = self._after(world, player.choose(view, world.answers))
        items = evaluator.items_in(world, seat)
        _note(candidate, *chances_of(evaluator, standing(items), self._root), sides(items))
        return None


def chances_of(evaluator: Evaluator, stands: float, root: float) -> tuple[float, float]:
    """Return the chance to win that a standing tells beside the one before, and by itself, where the game can tell."""
    chance = _chance((stands - root) / evaluator.common)
    return chance, _chance(evaluator.odds * stands / evaluator.common) if evaluator.odds else chance


def _chance(ahead: float) -> float:
    """Return the chance to win of a seat that is that far ahead, as the logarithm of the odds."""
    return 1 / (1 + math.exp(-max(-_FARTHEST, min(_FARTHEST, ahead))))


def _note(candidate: TriedAnswer, chance: float, estimate: float, items: dict[str, float]) -> None:
    """Note one more trial of a candidate."""
    candidate.chances.append(chance if candidate.before is None else (chance + candidate.before) / 2)
    candidate.estimates.append(estimate)
    share = 1 / len(candidate.chances)
    for name in (*candidate.items, *(name for name in items if name not in candidate.items)):
        before = candidate.items.get(name, 0.0)
        candidate.items[name] = before + (items.get(name, 0.0) - before) * share


def _worth_judging_again(first: TriedAnswer, others: Sequence[TriedAnswer]) -> list[TriedAnswer]:
    """Return the best others, one of each result, none like the first's or much worse."""
    gains = [(_compared(one, first).mean, one) for one in others if one.chances]
    picked: dict[tuple[float, ...], TriedAnswer] = {}
    for gain, one in sorted(gains, key=lambda pair: -pair[0]):
        came_out = tuple(one.chances[:_SAME_AFTER])
        if gain >= -_HOPELESS and came_out != tuple(first.chances[:_SAME_AFTER]) and len(picked) < _AGAIN:
            picked.setdefault(came_out, one)
    return list(picked.values())


def _tell_beside(first: TriedAnswer, again: TriedAnswer, others: Sequence[TriedAnswer]) -> None:
    """Set how the others would have come out where the first was judged ``again``: as far behind it as before. Their
    items are those of another moment, which is not reported."""
    for one in others:
        for mine, its, judged in (
            (one.chances, first.chances, again.chances),
            (one.estimates, first.estimates, again.estimates),
        ):
            behind = statistics.fmean(a - b for a, b in zip(mine, its, strict=False)) if mine else 0.0
            mine[:] = [max(0.0, min(1.0, chance + behind)) for chance in judged] if mine else []
        one.items = {}


class _Compared(msgspec.Struct):
    """How much better than the first a candidate came out in the same ``worlds`` on average, with what is liked of it,
    and how far that may be from the truth: ``doubt`` as if there were no difference, ``error`` by how much the worlds
    differ. So much of it is ``liking``."""

    mean: float
    doubt: float
    error: float
    worlds: int
    liking: float = 0.0

    @property
    def unliked(self) -> float:
        """Return how much better it came out by itself."""
        return self.mean - self.liking


def _compared(other: TriedAnswer, first: TriedAnswer) -> _Compared:
    liking = other.liking - first.liking
    gains = [one - two + liking for one, two in zip(other.chances, first.chances, strict=False)]
    count = len(gains)
    if not count:
        return _Compared(-1.0, 0.0, 0.0, 0)
    mean = statistics.fmean(gains)
    return _Compared(mean, error_of(gains, 0.0), error_of(gains, mean), count, liking)


def error_of(gains: Sequence[float], mean: float) -> float:
    """Return the standard error of a mean of gains about a ``mean``: with few of them no less than is usual."""
    return math.sqrt(sum((gain - mean) ** 2 for gain in gains) + _UNKNOWN_SPREAD**2) / len(gains)


def _is_beaten(other: TriedAnswer, first: TriedAnswer) -> bool:
    """Return whether it will not come out better any more, or amounts to the same."""
    compared = _compared(other, first)
    count = compared.worlds
    if count >= _SAME_AFTER and other.chances[:count] == first.chances[:count] and other.liking <= first.liking:
        return True
    return count >= _SETTLED_AFTER and compared.mean < -_SETTLED * compared.error


def _is_settled(other: TriedAnswer, first: TriedAnswer) -> bool:
    """Return whether it is the better one, whatever more is tried."""
    compared = _compared(other, first)
    return compared.worlds >= _SETTLED_AFTER and compared.mean > _SETTLED * compared.error

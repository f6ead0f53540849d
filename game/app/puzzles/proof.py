"""Proof by search: whether a seat's side can do what a puzzle asks, whatever the others answer and the dice show.

Nothing is judged but ends of the match, and no answer is left out; positions that are equal except for their counters
are one. A position that comes again on its own line counts as not won. What is not settled within the budget is not
known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from game.core import runner
from game.core.commands import Command
from game.core.dice import ShuffleNeeded
from game.core.outcomes import TooManyWays, key_of, outcomes
from game.core.ruleset import Ruleset
from game.core.state import AnyState

#: Positions that a search may look at.
BUDGET = 200_000
#: What a position is worth to the side that solves: the chance of success, 0 or 1 where no odds are asked for.
Value = Fraction | int


class Unsettled(Exception):
    """The search cannot tell: ``why`` says what stands in its way."""

    def __init__(self, why: Literal["budget", "roll", "shuffle", "dice", "dropped"]) -> None:
        super().__init__(why)
        self.why = why


class Search:
    """Finds what positions are worth to a ``side``. ``chance`` says what rolls count for: with ``none`` the search ends
    at the first, with ``sure`` they fall as the others would like best, and with a share they fall by their odds.
    ``dropped`` is asked now and then whether nobody wants to know any longer."""

    def __init__(
        self,
        game: Ruleset,
        side: Sequence[int],
        chance: Literal["none", "sure"] | float = "none",
        *,
        budget: int = BUDGET,
        dropped: Callable[[], bool] = lambda: False,
    ) -> None:
        self.game, self.side, self.chance, self.dropped = game, frozenset(side), chance, dropped
        self.positions, self.budget = 0, budget
        self._known: dict[bytes, Value] = {}
        #: Where each position of the present line stands in it; and the lowest that was met again.
        self._line: dict[bytes, int] = {}
        self._again = _NOWHERE
        self._good: Counter[Command] = Counter()

    @property
    def needed(self) -> Value:
        """Return the least value that counts as solved."""
        return Fraction(self.chance).limit_denominator(10_000) if isinstance(self.chance, float) else 1

    def is_won(self, state: AnyState) -> bool:
        """Return whether the side can do it from here. Raises Unsettled."""
        return self.value(state) >= self.needed

    def value(self, state: AnyState) -> Value:
        """Return the value of a position. Raises Unsettled."""
        try:
            return self._value(state)
        except RecursionError:
            raise Unsettled("budget") from None
        finally:
            self._line.clear()
            self._again = _NOWHERE

    def after(self, state: AnyState, command: Command) -> Value:
        """Return the value of a position after an answer. Raises Unsettled."""
        try:
            return self._after(state, command)
        except RecursionError:
            raise Unsettled("budget") from None
        finally:
            self._line.clear()
            self._again = _NOWHERE

    def is_solvers(self, state: AnyState) -> bool:
        """Return whether the side that solves is asked."""
        return state.decision is not None and state.decision.seat in self.side

    def results(self, state: AnyState, command: Command) -> tuple[tuple[Fraction, AnyState], ...]:
        """Return the states that an answer can lead to, with their odds. Raises Unsettled."""
        try:
            found = outcomes(self.game, state, command)
        except ShuffleNeeded:
            raise Unsettled("shuffle") from None
        except TooManyWays:
            raise Unsettled("dice") from None
        if len(found) > 1 and self.chance == "none":
            raise Unsettled("roll")
        return found

    def _value(self, state: AnyState) -> Value:
        if state.outcome is not None:
            winners = state.outcome.winners
            return int(bool(winners) and self.side.issuperset(winners))
        key = key_of(state)
        known = self._known.get(key)
        if known is not None:
            return known
        if key in self._line:
            self._again = min(self._again, self._line[key])
            return 0
        self.positions += 1
        if self.positions > self.budget:
            raise Unsettled("budget")
        if not self.positions % 64 and self.dropped():
            raise Unsettled("dropped")
        outer, self._again = self._again, _NOWHERE
        depth = self._line[key] = len(self._line)
        value = self._best(state)
        del self._line[key]
        # What depends on a position further up the line holds on that line only; a win holds everywhere.
        if self._again >= depth or value == 1:
            self._known[key] = value
            self._again = outer
        else:
            self._again = min(self._again, outer)
        return value

    def _best(self, state: AnyState) -> Value:
        is_own = self.is_solvers(state)
        found: Value = 0 if is_own else 1
        for command in self._ordered(runner.legal(self.game, state)):
            value = self._after(state, command)
            found = max(found, value) if is_own else min(found, value)
            if found == int(is_own):
                self._good[command] += 1
                break
        return found

    def _ordered(self, answers: Sequence[Command]) -> Sequence[Command]:
        """Return answers in the order in which they are tried: those that were best elsewhere first."""
        return sorted(answers, key=lambda command: -self._good[command])

    def _after(self, state: AnyState, command: Command) -> Value:
        if self.chance in ("none", "sure"):
            worst: Value = 1
            for _, after in self.results(state, command):
                worst = min(worst, self._value(after))
                if not worst:
                    break
            return worst
        return sum((odds * self._value(after) for odds, after in self.results(state, command)), Fraction(0))


#: Below every line.
_NOWHERE = 1 << 30


class FirstAnswer(msgspec.Struct, frozen=True):
    """A legal answer to a puzzle's first question, and what the position is worth after it."""

    command: Command
    value: Value
    is_right: bool


class Proof(msgspec.Struct, frozen=True):
    """What a search found: ``solved``, ``failed`` (it cannot be done), or ``unknown`` and ``why``; the chance at best
    (1: sure), the positions that were looked at, and the first answers."""

    result: Literal["solved", "failed", "unknown"]
    positions: int
    value: Value = 0
    why: str = ""
    answers: tuple[FirstAnswer, ...] = ()

    @property
    def right(self) -> tuple[Command, ...]:
        """Return the first answers after which it can still be done."""
        return tuple(one.command for one in self.answers if one.is_right)


_WHY = {
    "budget": "not found within the budget of {budget} positions",
    "roll": "a die is rolled; say chance sure or a share",
    "shuffle": "cards are shuffled, of which there are too many orders",
    "dice": "too many dice are rolled together",
    "dropped": "the search was let go",
}


def prove(search: Search, state: AnyState) -> Proof:
    """Return what every first answer leads to. Never raises for what cannot be decided."""
    found = []
    try:
        for command in runner.legal(search.game, state):
            value = search.after(state, command)
            found.append(FirstAnswer(command, value, value >= search.needed))
    except Unsettled as unsettled:
        return Proof("unknown", search.positions, why=_WHY[unsettled.why].format(budget=search.budget))
    best = max((one.value for one in found), default=0)
    result: Literal["solved", "failed"] = "solved" if best >= search.needed else "failed"
    return Proof(result, search.positions, best, answers=tuple(found))

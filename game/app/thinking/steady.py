"""Keeps the chance to win that a person is shown steady from question to question: few worlds are tried for each, and
their random noise is not news."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.app.thinking.messages import WeighedAnswer

#: How far a chance goes by each answer that is given, and how far off an estimate is at the least.
_DRIFT, _LEAST = 0.02, 0.03
#: How far the worlds of a question usually are apart, and how many of them that is as good as: two that agree by luck
#: are not certain.
_USUAL, _AS_GOOD_AS = 0.2, 4
#: How many standard errors off from the one before a chance is news: what was shown before counts less and less then.
_NEWS, _SUDDEN = 2.0, 4


class _Told(msgspec.Struct, frozen=True):
    """The chance that was shown when that many answers had been ``given``, the ``last`` of which it was, and how far
    that may be off; and what came out for that question alone."""

    given: int
    last: object
    chance: float
    doubt: float
    found: float


class SteadyChance:
    """The chances that the seats of one match were shown."""

    def __init__(self) -> None:
        self._told: dict[int, _Told] = {}

    def shift(self, seat: int, answers: Sequence[object], best: WeighedAnswer) -> float:
        """Return how much must be added to a question's chances before they are shown, in whole percent, when these
        ``answers`` have been given in the match: the shown chance lies between the new one and the one shown before,
        nearer to the more certain of the two. What was shown after an answer that was taken back since is nothing."""
        if best.estimate is None:
            return 0.0
        old = self._told.get(seat)
        if old is not None and old.given and (len(answers) < old.given or answers[old.given - 1] != old.last):
            old = None
        error, last = _doubt(best.told, best.estimate), answers[-1] if answers else None
        told = self._between(old, _Told(len(answers), last, best.estimate, error, best.estimate))
        self._told[seat] = told
        return round(told.chance - told.found, 2)

    def _between(self, old: _Told | None, new: _Told) -> _Told:
        if old is None or not (0 < old.chance < 1 and 0 < new.chance < 1):
            return new
        if old.given == new.given:
            return replace(old, found=new.found)
        before = old.doubt**2 + _DRIFT**2 * (new.given - old.given)
        off = abs(new.chance - old.chance) / (_NEWS * (before + new.doubt**2) ** 0.5)
        before *= max(1.0, off) ** _SUDDEN
        share = before / (before + new.doubt**2)
        return replace(new, chance=old.chance + share * (new.chance - old.chance), doubt=(before * (1 - share)) ** 0.5)


def _doubt(told: Sequence[float], mean: float) -> float:
    """Return how far off the mean of what these worlds gave may be."""
    spread = sum((one - mean) ** 2 for one in told) + _AS_GOOD_AS * _USUAL**2
    return max(_LEAST, math.sqrt(spread / (len(told) + _AS_GOOD_AS) / len(told)))

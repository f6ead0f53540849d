"""Hints: the best answers that were found for a seat, each with its chance and what speaks for it and against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.ai.evaluation import OTHERS
from game.app.games.entries import evaluator_of
from game.app.thinking.messages import WeighedAnswer

#: How many answers a hint shows, and the least loss of a chance that makes another answer a mistake.
MOST, MISTAKE = 3, 0.04
#: Items that are named at most on each side, and the part of the greatest difference that is worth a word.
_NAMED, _LEAST = 2, 0.2
#: A difference between two chances that does not show.
_SLIGHT = 0.005


class Hint(msgspec.Struct, frozen=True):
    """An answer by its place among all; the chance to win after it, as far as it was tried (None: it was not); and,
    beside the one that it is compared with, how much greater that chance is (``gain``), the items in which it came out
    ``better`` or ``worse``, or that it ``is_alike``."""

    answer: int
    chance: float | None
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    is_alike: bool = False
    gain: float = 0.0


def hints_of(weighed: Sequence[WeighedAnswer], most: int = MOST) -> tuple[Hint, ...]:
    """Return the best answers, the first one first: it is compared with the next, the others with it, the greater
    chance before the smaller."""
    if not weighed:
        return ()
    first, *others = weighed
    best = sorted(others, key=lambda one: _place(one, first))[: most - 1]
    shown = sorted(((_chance_beside(one, first), one) for one in best), key=_greater_first)
    chance, second = shown[0] if shown else (None, None)
    hints = [_hint(first, first.estimate, second, chance)]
    hints += [_hint(one, chance, first, first.estimate) for chance, one in shown]
    return tuple(hints)


def loss(given: Sequence[float], best: Sequence[float]) -> float:
    """Return how much less one answer came out than another on average, in the worlds that both were tried in."""
    both = list(zip(given, best, strict=False))
    return sum(better - one for one, better in both) / len(both) if both else 0.0


def _place(one: WeighedAnswer, first: WeighedAnswer) -> tuple[bool, float]:
    """Return where an answer stands among the others: by how it came out beside the first; last what nobody tried."""
    return not one.chances, loss(one.chances, first.chances)


def _greater_first(shown: tuple[float | None, WeighedAnswer]) -> tuple[bool, float]:
    """Return where an answer that is shown stands: by its chance; last what nobody tried."""
    chance, _ = shown
    return chance is None, -(chance or 0.0)


def _chance_beside(one: WeighedAnswer, first: WeighedAnswer) -> float | None:
    """Return the chance after an answer, as if it had been tried in all worlds that the first one was, and never above
    its own; None if it was not tried."""
    if one.estimate is None or first.estimate is None:
        return None
    return min(first.estimate, max(0.0, first.estimate - loss(one.told, first.told)))


def _hint(one: WeighedAnswer, chance: float | None, other: WeighedAnswer | None, beside: float | None) -> Hint:
    if other is None:
        return Hint(one.answer, chance)
    better, worse = compared(one.items, other.items)
    is_alike = bool(one.items and other.items) and not better and not worse
    gain = 0.0 if chance is None or beside is None else chance - beside
    return Hint(one.answer, chance, better, worse, is_alike, gain)


def compared(one: Mapping[str, float], other: Mapping[str, float]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the items that rise and those that fall most from one position to another's: those of ``one`` against
    ``other``, by how they count for the seat. A match that ended has no items, and nothing is said of it."""
    if not one or not other:
        return (), ()
    gains = {name: one.get(name, 0.0) - other.get(name, 0.0) for name in dict.fromkeys((*one, *other))}
    greatest = max((abs(gain) for gain in gains.values()), default=0.0)
    if greatest < 1e-6:
        return (), ()
    order = sorted(gains, key=lambda name: -abs(gains[name]))
    named = [name for name in order if abs(gains[name]) >= _LEAST * greatest]
    better = tuple(name for name in named if gains[name] > 0)[:_NAMED]
    return better, tuple(name for name in named if gains[name] < 0)[:_NAMED]


def reason(hint: Hint, beside: str) -> str:
    """Return what speaks for a hint and against it ``beside`` another ("hint 2"): in what each side stands better or
    worse in the position that it leads to. Nothing where there is nothing to compare."""
    if hint.is_alike:
        return f"As good as {beside}: no difference is foreseen."
    if not hint.better and not hint.worse:
        return ""
    merits = _stands(hint.better, "better", "worse")
    faults = _stands(hint.worse, "worse", "better")
    if hint.gain < -_SLIGHT:
        head, most, least = "Not as good as", faults, merits
    else:
        head, most, least = "Better than" if hint.gain > _SLIGHT else "About as good as", merits, faults
    told = f"{head} {beside}" + (f": {most}" if most else ", all in all")
    return f"{told}; but {least}." if least else f"{told}."


def _stands(names: Sequence[str], own: str, others: str) -> str:
    """In what the seat comes out ``own`` ("better"), and the other side ``others``."""
    theirs = [name.removeprefix(OTHERS) for name in names if name.startswith(OTHERS)]
    mine = [name for name in names if not name.startswith(OTHERS)]
    # What comes of it is told, not what it brings at once: a card that is paid for may lead to more points later.
    if mine and mine == theirs:
        return f"you come out {own} and the other side {others} in {_listed(mine)}"
    parts = [f"you come out {own} in {_listed(mine)}"] if mine else []
    parts += [f"the other side comes out {others} in {_listed(theirs)}"] if theirs else []
    return " and ".join(parts)


def _listed(names: Sequence[str]) -> str:
    return " and ".join(f"**{name}**" for name in names)


def chance_words(game: str) -> str:
    """Return what the percentages of a game's hints are."""
    evaluator = evaluator_of(game)
    return "chance to win" if evaluator is not None and evaluator.odds else "50 %: as now; more is better"


def percent(chance: float | None) -> str:
    """Return a chance as people read it; "" for one that nobody has tried."""
    return "" if chance is None else f"{min(99, max(1, round(chance * 100)))} %"

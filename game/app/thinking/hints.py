"""Hints: the best answers that were found for a seat, each with its chance and what speaks for it and against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.app.thinking.messages import WeighedAnswer

#: How many answers a hint shows.
MOST = 3
#: Items that are named at most on each side, and the part of the greatest difference that is worth a word.
_NAMED, _LEAST = 2, 0.2


class Hint(msgspec.Struct, frozen=True):
    """An answer by its place among all; the chance to win after it, as far as it was tried (None: it was not); and the
    items in which it came out ``better`` or ``worse`` than the one it is compared with, or that it ``is_alike``."""

    answer: int
    chance: float | None
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    is_alike: bool = False


def hints_of(weighed: Sequence[WeighedAnswer], most: int = MOST) -> tuple[Hint, ...]:
    """The best answers, the first one first: it is compared with the next, the others with it."""
    if not weighed:
        return ()
    first, *others = weighed
    shown = sorted(others, key=lambda one: -_chance_beside(one, first))[: most - 1]
    hints = [_hint(first, first.chance, shown[0] if shown else None)]
    for one in shown:
        chance = None if one.chance is None else min(_chance_beside(one, first), first.chance or 1.0)
        hints.append(_hint(one, chance, first))
    return tuple(hints)


def loss(given: WeighedAnswer, best: WeighedAnswer) -> float:
    """How much less the chance to win was after one answer than after another, in the worlds that both were tried
    in."""
    both = list(zip(given.chances, best.chances, strict=False))
    return sum(better - one for one, better in both) / len(both) if both else 0.0


def _chance_beside(one: WeighedAnswer, first: WeighedAnswer) -> float:
    """The chance after an answer, as if it had been tried in all worlds that the first one was."""
    if one.chance is None or first.chance is None:
        return 0.0
    return max(0.0, first.chance - loss(one, first))


def _hint(one: WeighedAnswer, chance: float | None, other: WeighedAnswer | None) -> Hint:
    if other is None:
        return Hint(one.answer, chance)
    better, worse = compared(one.items, other.items)
    return Hint(one.answer, chance, better, worse, bool(one.items and other.items) and not better and not worse)


def compared(one: Mapping[str, float], other: Mapping[str, float]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The items that rise and those that fall most from one position to another's: those of ``one`` against ``other``,
    by how they count for the seat. A match that ended has no items, and nothing is said of it."""
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
    """What speaks for a hint and against it ``beside`` another ("hint 2"): what of the position that it leads to is
    better or worse."""
    if hint.better:
        worse = f", worse {_listed(hint.worse)}" if hint.worse else ""
        return f"Leads to more than {beside}: better {_listed(hint.better)}{worse}."
    if hint.worse:
        return f"Leads to less than {beside}: worse {_listed(hint.worse)}."
    return f"As good as {beside}: no difference is foreseen." if hint.is_alike else ""


def _listed(names: Sequence[str]) -> str:
    return " and ".join(f"**{name}**" for name in names)


def percent(chance: float | None) -> str:
    """A chance as people read it; "" for one that nobody has tried."""
    return "" if chance is None else f"{min(99, max(1, round(chance * 100)))} %"

"""Hints: the best answers that were found for a seat, each with its chance and what speaks for it and against it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from game.ai.evaluation import OTHERS
from game.ai.trials import error_of
from game.app.games.entries import evaluator_of
from game.app.thinking.messages import Foretold, WeighedAnswer

#: Answers that are shown at most, and the loss of chance from which an answer counts as a mistake.
MOST, MISTAKE = 3, 0.04
#: Items that are named at most on each side, and the part of the greatest difference that is worth mentioning.
_NAMED, _LEAST = 1, 0.5
#: A difference between two chances too small to show, and the standard errors by which two certainly differ.
_SLIGHT, _CLEAR = 0.005, 2
#: The shares of worlds from which something is mentioned at all, called likely, and called certain.
_OFTEN, _LIKELY, _SURE = 0.3, 0.6, 0.99
#: How much more often (as a share of worlds) something must happen than after another answer to distinguish the two;
#: and to be mentioned although it does not happen at once.
_LEAD, _OWN = 0.15, 0.5
#: The least weight of something bad that is mentioned; how many good things are; and the part of its weight that counts
#: for something that happens after the other answers as well.
_GRAVE, _TOLD, _SAME = 2.5, 2, 0.3

#: Words that say nothing by themselves, and how many letters distinguish two words.
_EMPTY = frozenset(
    (
        *("a", "an", "the", "to", "at", "on", "in", "into", "of", "for", "is", "are", "has", "have", "and", "then"),
        *("comes", "come", "play", "built", "your", "likely", "perhaps"),
    )
)
_STEM = 4
_WORD = re.compile(r"\w+")


class Hint(msgspec.Struct, frozen=True):
    """An answer by its place among all; the chance to win after it, as far as it was tried (None: it was not); what it
    ``brings``, in words; others ``as_good``, not told beside it; and, beside the one that it is compared with, how much
    greater that chance is (``gain``) and the items in which it came out ``better`` or ``worse``."""

    answer: int
    chance: float | None
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    gain: float = 0.0
    brings: str = ""
    as_good: tuple[int, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """An answer that a hint is about, its chance as it is shown, and the answers that are as good."""

    one: WeighedAnswer
    chance: float | None
    as_good: tuple[int, ...] = ()


def shown_of(weighed: Sequence[WeighedAnswer], most: int = MOST) -> tuple[Shown, ...]:
    """Return the best answers, the greater chance before the smaller. Of those whose chances read the same there is
    one, with the others as good as it."""
    if not weighed:
        return ()
    first, *others = weighed
    told = [(first, first.estimate)]
    told += [(one, _chance_beside(one, first)) for one in sorted(others, key=lambda one: _place(one, first))]
    groups: dict[str, list[tuple[WeighedAnswer, float | None]]] = {}
    for one, chance in told:
        groups.setdefault(percent(chance) or f"untried {one.answer}", []).append((one, chance))
    shown = [Shown(*group[0], tuple(other.answer for other, _ in group[1:])) for group in groups.values()][:most]
    return shown[0], *sorted(shown[1:], key=_greater_first)


def hints_of(weighed: Sequence[WeighedAnswer], most: int = MOST) -> tuple[Hint, ...]:
    """Return the best answers as hints: the first is compared with the next, the others with it."""
    shown = shown_of(weighed, most)
    return tuple(_hint(one, shown, shown[1:2] if number == 0 else shown[:1]) for number, one in enumerate(shown))


def _hint(shown: Shown, among: Sequence[Shown], beside: Sequence[Shown]) -> Hint:
    one, chance, gain = shown.one, shown.chance, 0.0
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    for other in beside:
        gain = 0.0 if chance is None or other.chance is None else chance - other.chance
        if _is_clear(one, other.one):
            better, worse = compared(one.items, other.one.items)
    told = brings(one.brings, [other.one.brings for other in among if other is not shown], gain)
    return Hint(one.answer, chance, better, worse, gain, told, shown.as_good)


def loss(given: Sequence[float], best: Sequence[float]) -> float:
    """Return how much less one answer came out than another on average, in the worlds that both were tried in."""
    both = list(zip(given, best, strict=False))
    return sum(better - one for one, better in both) / len(both) if both else 0.0


def _is_clear(one: WeighedAnswer, other: WeighedAnswer) -> bool:
    """Return whether two answers differ by more than chance may bring."""
    gains = [mine - its for mine, its in zip(one.told, other.told, strict=False)]
    mean = sum(gains) / len(gains) if gains else 0.0
    return bool(gains) and abs(mean) > max(_SLIGHT, _CLEAR * error_of(gains, mean))


def _place(one: WeighedAnswer, first: WeighedAnswer) -> tuple[bool, float]:
    """Return where an answer stands among the others: by its outcome beside the first's; last what nobody tried."""
    return not one.chances, loss(one.chances, first.chances)


def _greater_first(shown: Shown) -> tuple[bool, float]:
    """Return where an answer that is shown stands: by its chance; last what nobody tried."""
    return shown.chance is None, -(shown.chance or 0.0)


def _chance_beside(one: WeighedAnswer, first: WeighedAnswer) -> float | None:
    """Return the chance after an answer, as if it had been tried in all worlds that the first one was, and never above
    its own; None if it was not tried."""
    if one.estimate is None or first.estimate is None:
        return None
    return min(first.estimate, max(0.0, first.estimate - loss(one.told, first.told)))


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


def brings(own: Sequence[Foretold], others: Sequence[Sequence[Foretold]], gain: float) -> str:
    """Return what an answer leads to, in words: its merits, and the drawbacks that the ``others`` have less often; ""
    if nothing worth mentioning happens often enough. An answer that is worse than another has its drawbacks first.
    Later results are mentioned only if other answers do not lead to them, and with the choices that they need."""
    told = [one for one in own if one.share >= _OFTEN and (one.at_once or _is_its_own(one, others))]
    told.sort(key=lambda one: (not one.is_its_own, -_worth(one, others)))
    good = [one for one in told if one.is_good]
    # Only one course of later choices is described.
    plan = next((one.then for one in good if one.then), "")
    found = _of_each([one for one in good if one.then in ("", plan)])
    # Small things are not mentioned beside something that matters.
    merits = found[:1] + [one for one in found[1:] if one.weight >= _GRAVE][: _TOLD - 1]
    soon = _listed_lines([one for one in merits if not one.then])
    later = _listed_lines([one for one in merits if one.then])
    merit = "; ".join(part for part in (soon, f"then **{plan}**: {later}" if later else "") if part)
    is_worse = gain < -_SLIGHT
    known = ("", plan) if later and not is_worse else ("",)
    bad = (one for one in told if not one.is_good and one.weight >= _GRAVE and one.then in known)
    fault = _listed_lines([one for one in bad if _lead(one, others) > _OFTEN][:1])
    if is_worse:
        return "; but ".join(part for part in (fault, merit) if part)
    # What speaks against it alone is no reason for it.
    return f"{merit}; but {fault}" if merit and fault else merit


def beside(own: Sequence[Foretold], other: Sequence[Foretold], *, good: bool) -> str:
    """Return in words what is good, or bad, about an answer and does not happen after another one as often; "" where
    there is nothing that happens often enough."""
    told = [one for one in own if one.is_good is good and one.share >= _OFTEN and _lead(one, [other]) >= _LEAD]
    found = _of_each(sorted(told, key=lambda one: -one.weight * _lead(one, [other])))
    return _listed_lines(found[:1] + [one for one in found[1:] if one.weight >= _GRAVE][: _TOLD - 1])


def _of_each(lines: Sequence[Foretold]) -> list[Foretold]:
    """Return one thing of each piece, the first: that it is defeated says that it takes damage."""
    found: dict[object, Foretold] = {}
    for one in lines:
        found.setdefault(one.about or one, one)
    return list(found.values())


def _listed_lines(lines: Sequence[Foretold]) -> str:
    return "; ".join(f"{one.words}{_often(one)}" for one in lines)


def _is_its_own(one: Foretold, others: Sequence[Sequence[Foretold]]) -> bool:
    """Return whether a later result is due to this answer, and the choices that it needs can be named."""
    is_its_own = one.is_its_own or (one.weight >= _GRAVE and _lead(one, others) >= _OWN)
    return one.then is not None and one.share >= _LIKELY and is_its_own


def _often(one: Foretold) -> str:
    if one.share > _SURE and not one.by_chance:
        return ""
    return " (likely)" if one.share >= _LIKELY else " (perhaps)"


def _lead(one: Foretold, others: Sequence[Sequence[Foretold]]) -> float:
    """Return how much more often something happens than after the other answer after which it is most frequent."""
    elsewhere = [line.share for lines in others for line in lines if line.words == one.words]
    return one.share - max((one.otherwise, *elsewhere))


def _worth(one: Foretold, others: Sequence[Sequence[Foretold]]) -> float:
    """Return how much something says about an answer: little if it happens after the others as well."""
    return one.weight * (_SAME * one.share + max(0.0, _lead(one, others)))


def reason(hint: Hint, beside: str) -> str:
    """Return what speaks for a hint and against it: what it brings; where nothing of note happens, in what each side
    stands better or worse than after another ("hint 2")."""
    if hint.brings:
        return f"{hint.brings[0].upper()}{hint.brings[1:]}."
    if not hint.better and not hint.worse:
        return ""
    merits = _stands(hint.better, "better", "worse")
    faults = _stands(hint.worse, "worse", "better")
    if hint.gain < -_SLIGHT:
        head, most, least = "Not as good as", faults, merits
    else:
        head, most, least = "Better than", merits, faults
    if hint.better and hint.worse and len({name.removeprefix(OTHERS) for name in (*hint.better, *hint.worse)}) == 1:
        how = "worse" if hint.better[0].startswith(OTHERS) else "better"
        return f"{head} {beside}: both sides come out {how} in **{hint.better[0].removeprefix(OTHERS)}**."
    told = f"{head} {beside}" + (f": {most}" if most else ", all in all")
    return f"{told}; but {least}." if least else f"{told}."


def repeats(told: str, words: str) -> bool:
    """Return whether a reason says nothing beyond what the answer is called: no other word, and no other number."""
    known = {_stem(word) for word in _WORD.findall(words)}
    return all(_stem(word) in known or word.lower() in _EMPTY for word in _WORD.findall(told))


def _stem(word: str) -> str:
    """Return the stem of a word: "moves" and "moved" are "move"."""
    return word[:_STEM].lower()


def no_matter_which(own: str, others: Sequence[str]) -> str:
    """Return the sentence that other answers are just as good, naming one of them; "" if there are none."""
    named = next((other for other in others if other != own), None)
    if not others:
        return ""
    return f"**{named}** is just as good." if named else "Any of them is just as good."


def _stands(names: Sequence[str], own: str, others: str) -> str:
    """Return which side an answer leaves better off: ``own`` ("better") for the seat, ``others`` for the other side."""
    theirs = [name.removeprefix(OTHERS) for name in names if name.startswith(OTHERS)]
    mine = [name for name in names if not name.startswith(OTHERS)]
    # "Come out" is about the end, not this moment: a card that is paid for may lead to more points later.
    if mine and mine == theirs:
        return f"you come out {own} and the other side {others} in {_listed(mine)}"
    parts = [f"you come out {own} in {_listed(mine)}"] if mine else []
    parts += [f"the other side comes out {others} in {_listed(theirs)}"] if theirs else []
    return " and ".join(parts)


def _listed(names: Sequence[str]) -> str:
    return " and ".join(f"**{name}**" for name in names)


def told_chance(game: str, chance: float | None) -> str:
    """Return a chance as people are shown it; "" in a game whose evaluator gives no odds."""
    evaluator = evaluator_of(game)
    return percent(chance) if evaluator is not None and evaluator.odds else ""


def percent(chance: float | None) -> str:
    """Return a chance as people read it; "" for one that nobody has tried."""
    return "" if chance is None else f"{min(99, max(1, round(chance * 100)))} %"

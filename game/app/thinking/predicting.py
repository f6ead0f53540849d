"""What an answer brings, in the words of the log: it is given in a few possible worlds, greedy play follows, and what
happens there most often is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.ai.worlds import World, Worlds, happened, is_by_chance
from game.app.games.entries import GAMES, entry_of
from game.app.games.game_entry import GameEntry
from game.app.thinking.hints import repeats
from game.app.thinking.messages import Foretold
from game.app.thinking.playing_out import played_out
from game.core.commands import Command, Pass
from game.core.consequences import Consequence

#: In how many worlds an answer is given, and in how many at least, since one tells nothing of what is likely; after how
#: many more answers nothing is told any more; and how much is told.
_WORLDS, _FEWEST, _LONGEST, _MOST = 6, 3, 14, 12
#: How many choices of the seat are told that something needs, if they are the same in more than that share of the
#: worlds.
_PLANNED, _ALIKE = 2, 0.6
#: Figures differ from world to world; what happens is the same.
_FIGURES = re.compile(r"\d+")
#: What is left of the weight of what happens after another choice of the seat: small things matter soon or never.
_LATER, _SMALL, _SOON = 0.95, 2, 20


class Predictor:
    """Tells for one question of a seat what an answer brings. ``names`` are the seats'; ``hurried`` says that no more
    worlds are to be looked at."""

    def __init__(
        self, view: Any, worlds: Worlds, evaluator: Evaluator, names: Sequence[str], hurried: Callable[[], bool]
    ) -> None:
        self._view, self._worlds, self._evaluator, self._names = view, worlds, evaluator, names
        self._hurried = hurried

    def __call__(self, answer: Command) -> tuple[Foretold, ...]:
        """Return what happened in the worlds, what is heaviest and most frequent first; nothing of a game that is not
        listed."""
        if self._worlds.deal(0).game not in GAMES:
            return ()
        found: dict[tuple[str, int], list[Foretold]] = {}
        known = " ".join((self._game.offer_text(self._view, answer, self._names), *self._names))
        tried = 0
        for number in range(_WORLDS):
            if tried >= _FEWEST and self._hurried():
                break
            heard: dict[tuple[str, int], Foretold] = {}
            for one in self._course(number, answer):
                # What is hidden bears another number in each world: what happens to it cannot be foretold.
                heard.setdefault((_FIGURES.sub("#", one.words), one.about), one)
            for key, one in heard.items():
                found.setdefault(key, []).append(one)
            tried += 1
        lines = [_together(ones, tried) for ones in found.values()]
        # What an answer is called need not be told again of what it brings.
        lines = [one for one in lines if not repeats(one.words, f"{known} {one.then}")]
        return tuple(sorted(lines, key=lambda one: -one.weight * one.share)[:_MOST])

    @property
    def _game(self) -> GameEntry:
        return entry_of(self._worlds.deal(0).game)

    def _course(self, number: int, answer: Command) -> Iterator[Foretold]:
        """Yield what is worth a word after an answer in a world."""
        seat, weighs = self._view.seat, 1.0
        side = self._game.side_of(self._view.table, seat)
        before = self._worlds.deal(number)
        subjects, chosen = self._subjects(answer), []
        is_own = at_once = True
        by_chance = False
        for command, after in islice(played_out(before, answer, self._evaluator, self._view, number), _LONGEST + 1):
            if not is_own and len(before.answers) > 1 and not isinstance(command, Pass):
                at_once = False
                if before.asked == seat:
                    chosen.append(self._game.offer_text(before.view(seat), command, self._names))
            is_own, before, by_chance = False, after, by_chance or is_by_chance(after)
            for words, means in told_of(after, seat, self._names):
                if subjects and not means.about and means.weight <= _SMALL and _names(words, subjects):
                    continue  # That what is played comes into play needs no word.
                by_it = self._is_by(subjects, words, means, chosen)
                needed = [one for one in chosen if not by_it or _names(one, subjects)]
                # What the seat chooses afterwards tells of its answer only if it matters.
                weight = means.weight * (weighs if means.weight > _SMALL else weighs**_SOON)
                yield Foretold(
                    words, 1.0, weight, means.is_good_for(side), means.about, at_once=at_once, is_its_own=by_it,
                    then=" and ".join(needed) if len(needed) <= _PLANNED else None, by_chance=by_chance,
                )  # fmt: skip
            if after.asked == seat and len(after.answers) > 1:
                weighs *= _LATER

    def _subjects(self, answer: Command) -> dict[int, str]:
        """Return the pieces and cards that an answer is about, and what they are called."""
        fields = (getattr(answer, field) for field in answer.__struct_fields__)
        found = {one: self._game.name_of(self._view.table, one) for one in fields if isinstance(one, int)}
        words = self._game.offer_text(self._view, answer, self._names)
        # A number may also be a place or a seat.
        return {one: name for one, name in found.items() if name and _names(words, {one: name})}

    @staticmethod
    def _is_by(subjects: Mapping[int, str], words: str, means: Consequence, chosen: Sequence[str]) -> bool:
        """Return whether what happens is done by what an answer is about, to something else, and comes of choices for
        it."""
        if len(subjects) < 2 and (means.about in subjects or (chosen and not _names(chosen[-1], subjects))):
            return False
        return bool(subjects) and _names(words, subjects)


def _names(words: str, named: Mapping[int, str]) -> bool:
    """Return whether a sentence names all of them."""
    return all(re.search(rf"\b{re.escape(name)}\b", words) for name in named.values())


def told_of(world: World, seat: int, names: Sequence[str]) -> Iterator[tuple[str, Consequence]]:
    """Yield what happened after the answer that led to a world, in the words of the log to a seat, with what each thing
    means."""
    entry = entry_of(world.game)
    for table, event in happened(world):
        means = entry.consequence(table, event)
        told = entry.event_text(table, event, names) if means is not None else None
        if means is None or not told:
            continue
        sides = [entry.side_of(table, one) for one in range(len(names))]
        # What happens to what is the seat's alone, not its side's.
        is_own = sides.count(means.side) == 1 and entry.side_of(table, seat) == means.side
        # The first sentence says it; what follows explains it.
        words = told.split(". ")[0].removesuffix(".")
        yield (as_own(words, entry.name_of(table, means.about)) if is_own and means.about else words), means


def as_own(words: str, name: str) -> str:
    """Return a sentence with "your" before the piece that it happens to, as both sides may have such pieces; as it is
    where it says already whose that is."""
    if not name or f"{name} (" in words:
        return words
    # Who does it is named before whom it is done to.
    found = [one for one in re.finditer(rf"\b{re.escape(name)}\b", words) if not words[: one.start()].endswith("'s ")]
    if not found:
        return words
    at = found[-1].start()
    return f"{words[:at]}{'your' if at else 'Your'} {words[at:]}"


def _together(ones: Sequence[Foretold], worlds: int) -> Foretold:
    """Return one line for the same thing in several worlds, with the figures that it has most often."""
    words = Counter(one.words for one in ones).most_common(1)[0][0]
    weight = sum(one.weight for one in ones) / len(ones)
    then, times = Counter(one.then for one in ones).most_common(1)[0]
    return msgspec.structs.replace(
        ones[0], words=words, weight=weight, share=len(ones) / worlds, at_once=all(one.at_once for one in ones),
        then=then if times > _ALIKE * len(ones) else None, by_chance=any(one.by_chance for one in ones),
    )  # fmt: skip

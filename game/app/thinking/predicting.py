"""What an answer brings, in the words of the log: it is given in a few possible worlds, greedy play follows, and what
happens there most often is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.ai.worlds import World, Worlds, happened
from game.app.games.entries import GAMES, entry_of
from game.app.games.game_entry import GameEntry
from game.app.thinking.messages import Foretold
from game.app.thinking.playing_out import played_out
from game.core.commands import Command
from game.core.consequences import Consequence

#: In how many worlds an answer is given; after how many more answers nothing is told any more; and how much is told.
_WORLDS, _LONGEST, _MOST = 6, 14, 12
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
        found: dict[str, list[Foretold]] = {}
        tried = 0
        for number in range(_WORLDS):
            if tried and self._hurried():
                break
            heard: dict[str, Foretold] = {}
            for one in self._course(number, answer):
                heard.setdefault(_FIGURES.sub("#", one.words), one)
            for key, one in heard.items():
                found.setdefault(key, []).append(one)
            tried += 1
        lines = [_together(ones, tried) for ones in found.values()]
        return tuple(sorted(lines, key=lambda one: -one.weight * one.share)[:_MOST])

    @property
    def _game(self) -> GameEntry:
        return entry_of(self._worlds.deal(0).game)

    def _course(self, number: int, answer: Command) -> Iterator[Foretold]:
        """Yield what is worth a word after an answer in a world."""
        side, weighs = self._game.side_of(self._view.table, self._view.seat), 1.0
        world = self._worlds.deal(number)
        for _, after in islice(played_out(world, answer, self._evaluator, self._view, number), _LONGEST + 1):
            for words, means in told_of(after, self._view.seat, self._names):
                # What the seat chooses afterwards tells of its answer only if it matters.
                weight = means.weight * (weighs if means.weight > _SMALL else weighs**_SOON)
                yield Foretold(words, 1.0, weight, means.is_good_for(side), means.about)
            if after.asked == self._view.seat and len(after.answers) > 1:
                weighs *= _LATER


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
    return msgspec.structs.replace(ones[0], words=words, weight=weight, share=len(ones) / worlds)

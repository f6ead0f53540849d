"""What an answer leads to, in the words of the log: it is given in a few possible worlds, greedy play follows in each,
and what happens most often is listed: for hints, and for the review of mistakes."""

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

#: Worlds in which an answer is given, and the fewest when in a hurry: one world shows nothing of what is likely.
_WORLDS, _FEWEST_WORLDS = 6, 3
#: Answers that are followed after it, and lines that are listed at most.
_AHEAD, _MOST_LINES = 14, 12
#: A line names up to this many later choices of the seat that it depends on, if they are the same in more than this
#: share of the worlds.
_MOST_CHOICES, _ALIKE = 2, 0.6
#: Figures differ from world to world; what happens is the same.
_FIGURES = re.compile(r"\d+")
#: The weight of what happens shrinks by this factor with each later choice of the seat; for things up to the weight
#: _SMALL to this power: small things matter soon or never.
_LATER, _SMALL, _SOON = 0.95, 2, 20


class Predictor:
    """Predicts what the answers to one question of a seat lead to. ``names`` are the seats'; once ``hurried`` returns
    True, no more worlds are looked at."""

    def __init__(
        self, view: Any, worlds: Worlds, evaluator: Evaluator, names: Sequence[str], hurried: Callable[[], bool]
    ) -> None:
        self._view, self._worlds, self._evaluator, self._names = view, worlds, evaluator, names
        self._hurried = hurried

    def __call__(self, answer: Command) -> tuple[Foretold, ...]:
        """Return what happened in the worlds, the weightiest and most frequent first; nothing for an unlisted game."""
        if self._worlds.deal(0).game not in GAMES:
            return ()
        found: dict[tuple[str, int], list[Foretold]] = {}
        known = " ".join((self._game.offer_text(self._view, answer, self._names), *self._names))
        tried = 0
        for number in range(_WORLDS):
            if tried >= _FEWEST_WORLDS and self._hurried():
                break
            heard: dict[tuple[str, int], Foretold] = {}
            for one in self._course(number, answer):
                # Hidden cards have different numbers in each world: what happens to one of them cannot be predicted.
                heard.setdefault((_FIGURES.sub("#", one.words), one.about), one)
            for key, one in heard.items():
                found.setdefault(key, []).append(one)
            tried += 1
        lines = [_merged(ones, tried) for ones in found.values()]
        # A line that only repeats the answer's own words is dropped.
        lines = [one for one in lines if not repeats(one.words, f"{known} {one.then}")]
        return tuple(sorted(lines, key=lambda one: -one.weight * one.share)[:_MOST_LINES])

    @property
    def _game(self) -> GameEntry:
        return entry_of(self._worlds.deal(0).game)

    def _course(self, number: int, answer: Command) -> Iterator[Foretold]:
        """Yield what happens after an answer in one world, as far as it is worth mentioning."""
        seat, weighs = self._view.seat, 1.0
        side = self._game.side_of(self._view.table, seat)
        before = self._worlds.deal(number)
        subjects, chosen = self._subjects(answer), []
        is_own = at_once = True
        by_chance = False
        for command, after in islice(played_out(before, answer, self._evaluator, self._view, number), _AHEAD + 1):
            if not is_own and len(before.answers) > 1 and not isinstance(command, Pass):
                at_once = False
                if before.asked == seat:
                    chosen.append(self._game.offer_text(before.view(seat), command, self._names))
            is_own, before, by_chance = False, after, by_chance or is_by_chance(after)
            for words, means in log_lines(after, seat, self._names):
                if subjects and not means.about and means.weight <= _SMALL and _mentions(words, subjects):
                    continue  # It goes without saying that a card that is played comes into play.
                by_it = self._is_done_by(subjects, words, means, chosen)
                needed = [one for one in chosen if not by_it or _mentions(one, subjects)]
                # Small results of later choices say little about this answer.
                weight = means.weight * (weighs if means.weight > _SMALL else weighs**_SOON)
                yield Foretold(
                    words, 1.0, weight, means.is_good_for(side), means.about, at_once=at_once, is_its_own=by_it,
                    then=" and ".join(needed) if len(needed) <= _MOST_CHOICES else None, by_chance=by_chance,
                )  # fmt: skip
            if after.asked == seat and len(after.answers) > 1:
                weighs *= _LATER

    def _subjects(self, answer: Command) -> dict[int, str]:
        """Return the names of the pieces and cards that an answer is about, by their numbers."""
        fields = (getattr(answer, field) for field in answer.__struct_fields__)
        found = {one: self._game.name_of(self._view.table, one) for one in fields if isinstance(one, int)}
        words = self._game.offer_text(self._view, answer, self._names)
        # A number may also be a place or a seat.
        return {one: name for one, name in found.items() if name and _mentions(words, {one: name})}

    @staticmethod
    def _is_done_by(subjects: Mapping[int, str], words: str, means: Consequence, chosen: Sequence[str]) -> bool:
        """Return whether an answer's subjects do what happens, to something else, with later choices for them only."""
        if len(subjects) < 2 and (means.about in subjects or (chosen and not _mentions(chosen[-1], subjects))):
            return False
        return bool(subjects) and _mentions(words, subjects)


def _mentions(words: str, subjects: Mapping[int, str]) -> bool:
    return all(re.search(rf"\b{re.escape(name)}\b", words) for name in subjects.values())


def log_lines(world: World, seat: int, names: Sequence[str]) -> Iterator[tuple[str, Consequence]]:
    """Yield what happened after the answer that led to a world, in the log's words for a seat, with what each means."""
    entry = entry_of(world.game)
    for table, event in happened(world):
        means = entry.consequence(table, event)
        told = entry.event_text(table, event, names) if means is not None else None
        if means is None or not told:
            continue
        sides = [entry.side_of(table, one) for one in range(len(names))]
        # It concerns the seat alone, not its side.
        is_own = sides.count(means.side) == 1 and entry.side_of(table, seat) == means.side
        # The first sentence says what happened; the rest explains it.
        words = told.split(". ")[0].removesuffix(".")
        yield (as_own(words, entry.name_of(table, means.about)) if is_own and means.about else words), means


def as_own(words: str, name: str) -> str:
    """Return a sentence with "your" before the piece that it happens to, as both sides may have such pieces; unchanged
    if it already says whose piece it is."""
    if not name or f"{name} (" in words:
        return words
    # The last mention is the piece that it is done to.
    found = [one for one in re.finditer(rf"\b{re.escape(name)}\b", words) if not words[: one.start()].endswith("'s ")]
    if not found:
        return words
    at = found[-1].start()
    return f"{words[:at]}{'your' if at else 'Your'} {words[at:]}"


def _merged(ones: Sequence[Foretold], worlds: int) -> Foretold:
    """Return one line for the same thing in several worlds, with its most frequent figures."""
    words = Counter(one.words for one in ones).most_common(1)[0][0]
    weight = sum(one.weight for one in ones) / len(ones)
    then, times = Counter(one.then for one in ones).most_common(1)[0]
    return msgspec.structs.replace(
        ones[0], words=words, weight=weight, share=len(ones) / worlds, at_once=all(one.at_once for one in ones),
        then=then if times > _ALIKE * len(ones) else None, by_chance=any(one.by_chance for one in ones),
    )  # fmt: skip

"""What an answer brings, in the words of the log: it is given in a few possible worlds, greedy play follows, and what
happens there most often is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.worlds import World, Worlds, happened
from game.app.games.entries import GAMES, entry_of
from game.app.games.game_entry import GameEntry
from game.app.thinking.messages import Foretold
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
        """Yield what is worth a word after an answer in a world. Play goes on until the clock is as far as answers are
        judged."""
        began, player = self._evaluator.clock(self._view), GreedyPlayer(number, self._evaluator.another())
        side = self._game.side_of(self._view.table, self._view.seat)
        world: World | None = self._worlds.deal(number)
        given, weighs = answer, 1.0
        for _ in range(_LONGEST + 1):
            assert world is not None
            world = world.after(given)
            if world is None:
                return
            for words, means in self._told(world):
                # What the seat chooses afterwards tells of its answer only if it matters.
                weight = means.weight * (weighs if means.weight > _SMALL else weighs**_SOON)
                yield Foretold(words, 1.0, weight, means.is_good_for(side), means.about)
            if world.asked is None:
                return
            view = world.view(world.asked)
            if self._evaluator.clock(view) > began + self._evaluator.horizon:
                return
            if world.asked == self._view.seat and len(world.answers) > 1:
                weighs *= _LATER
            given = player.choose(view, world.answers)

    def _told(self, world: World) -> Iterator[tuple[str, Consequence]]:
        entry = entry_of(world.game)
        for table, event in happened(world):
            means = entry.consequence(table, event)
            told = entry.event_text(table, event, self._names) if means is not None else None
            if means is not None and told:
                # The first sentence says it; what follows explains it.
                yield told.split(". ")[0].removesuffix("."), means


def _together(ones: Sequence[Foretold], worlds: int) -> Foretold:
    """Return one line for the same thing in several worlds, with the figures that it has most often."""
    words = Counter(one.words for one in ones).most_common(1)[0][0]
    weight = sum(one.weight for one in ones) / len(ones)
    return msgspec.structs.replace(ones[0], words=words, weight=weight, share=len(ones) / worlds)

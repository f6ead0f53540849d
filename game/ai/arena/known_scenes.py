"""Scenes that were looked at: trials come to the same positions again and again, and what was worked out about one
holds whenever a seat sees the same table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.arena.scene import Scene
from game.ai.evaluation import Item
from game.core.commands import Command
from game.core.state import Step
from game.core.views import View

#: So many scenes are kept, those that were looked at last.
_KEPT = 160

_Weigh = Callable[[], Sequence[float]]


class KnownScene:
    """A scene, with what was said of answers in it and of how it stands."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._scores: list[tuple[Step, tuple[Command, ...], Sequence[float]]] = []
        self._items: Sequence[Item] | None = None

    def scores(self, step: Step, answers: Sequence[Command], weigh: _Weigh) -> Sequence[float]:
        """How good the answers look: as ``weigh`` says, once."""
        asked = tuple(answers)
        for known, listed, scores in self._scores:
            if known == step and listed == asked:
                return scores
        scores = weigh()
        self._scores.append((step, asked, scores))
        return scores

    def items(self, weigh: Callable[[Scene], Sequence[Item]]) -> Sequence[Item]:
        """How the position stands: as ``weigh`` says, once."""
        if self._items is None:
            self._items = weigh(self.scene)
        return self._items


class KnownScenes:
    """The scenes by what the seats see."""

    def __init__(self) -> None:
        self._last: KnownScene | None = None
        self._known: dict[object, KnownScene] = {}

    def of(self, view: View[Any, Any]) -> KnownScene:
        """The scene of a view: of this very table or of one that is equal to it."""
        last, table = self._last, view.table
        if last is not None and last.scene.seat == view.seat and last.scene.table is table:
            return last
        # Most tables differ in these; whether all is equal is asked of the one that is found.
        key = (view.seat, table.turn, *table.figures.values())
        found = self._known.pop(key, None)
        if found is None or found.scene.table != table:
            found = KnownScene(Scene(table, view.seat))
        self._known[key] = self._last = found
        if len(self._known) > _KEPT:
            del self._known[next(iter(self._known))]
        return found

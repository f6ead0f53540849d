"""A cache of judged positions ("scenes"): trials reach the same positions again and again, and a judgement holds
whenever a seat sees an equal table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.ai.evaluation import Item
from game.core.commands import Command
from game.core.state import Step
from game.core.views import View

#: The most scenes that are kept, the most recently used.
_KEPT = 160

_Weigh = Callable[[], Sequence[float]]


class Scene(Protocol):
    """A seat's judgement of a table, in the game's own way."""

    @property
    def table(self) -> Any:
        """Return the table as the seat sees it."""

    @property
    def seat(self) -> int:
        """Return whose judgement it is."""


AnyScene = TypeVar("AnyScene", bound=Scene)


class KnownScene(Generic[AnyScene]):
    """A scene, with its answers' scores and its items once they are known."""

    def __init__(self, scene: AnyScene) -> None:
        self.scene = scene
        self._scores: list[tuple[Step, tuple[Command, ...], Sequence[float]]] = []
        self._items: Sequence[Item] | None = None

    def scores(self, step: Step, answers: Sequence[Command], weigh: _Weigh) -> Sequence[float]:
        """Return how good the answers look; ``weigh`` is called the first time only."""
        asked = tuple(answers)
        for known, listed, scores in self._scores:
            if known == step and listed == asked:
                return scores
        scores = weigh()
        self._scores.append((step, asked, scores))
        return scores

    def items(self, weigh: Callable[[AnyScene], Sequence[Item]]) -> Sequence[Item]:
        """Return the items of the position; ``weigh`` is called the first time only."""
        if self._items is None:
            self._items = weigh(self.scene)
        return self._items


class KnownScenes(Generic[AnyScene]):
    """The scenes by what the seats see. ``look`` makes the scene of a table and a seat. ``features`` are a cheap key in
    which most tables differ; tables with the same key are compared in full."""

    def __init__(self, look: Callable[[Any, int], AnyScene], features: Callable[[Any], tuple[Hashable, ...]]) -> None:
        self._look, self._features = look, features
        self._last: KnownScene[AnyScene] | None = None
        self._known: dict[object, KnownScene[AnyScene]] = {}

    def of(self, view: View[Any, Any]) -> KnownScene[AnyScene]:
        """Return the scene of a view, kept from this table or an equal one."""
        last, table = self._last, view.table
        if last is not None and last.scene.seat == view.seat and last.scene.table is table:
            return last
        key = (view.seat, self._features(table))
        found = self._known.pop(key, None)
        if found is None or found.scene.table != table:
            found = KnownScene(self._look(table, view.seat))
        self._known[key] = self._last = found
        if len(self._known) > _KEPT:
            del self._known[next(iter(self._known))]
        return found

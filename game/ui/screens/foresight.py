"""What a piece threatens is worked out while frames go on, a little in each, and kept for as long as the table is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from game.core.state import TableT
from game.geometry.squares import Cell

ThreatT = TypeVar("ThreatT")

#: Seconds after which a frame works no further; a step that was begun is finished.
_SPENT = 0.003


class Foreseen(Protocol):
    """What the table asks of a ``Foresight``."""

    @property
    def shown(self) -> Sequence[Cell]: ...
    @property
    def is_busy(self) -> bool: ...
    def go_on(self) -> bool: ...


class Foresight(Generic[TableT, ThreatT]):
    """Asks the rules by ``search``, whose last answer is the whole one. ``shown`` are the spaces that the board marks
    as those of a piece that is pointed at; ``is_busy``: something is still being worked out."""

    def __init__(self, search: Callable[[TableT, int], Iterator[ThreatT]]) -> None:
        self._search = search
        self.shown: Sequence[Cell] = ()
        self.forget()

    def forget(self) -> None:
        """Hold nothing of any table."""
        self.shown = ()
        self._table: TableT | None = None
        self._known: dict[int, ThreatT] = {}
        self._asked: int | None = None
        self._latest: ThreatT | None = None
        self._steps: Iterator[ThreatT] = iter(())

    @property
    def is_busy(self) -> bool:
        return self._asked is not None

    def of(self, table: TableT, piece: int) -> ThreatT | None:
        """Return what a piece threatens; None, and work on it from now on, where that is not known yet."""
        if table is not self._table:
            self.forget()
            self._table = table
        if piece not in self._known and piece != self._asked:
            self._asked, self._latest, self._steps = piece, None, self._search(table, piece)
        return self._known.get(piece)

    def go_on(self) -> bool:
        """Work for a small part of a frame. True when what was asked for is known now."""
        if self._asked is None:
            return False
        begun = perf_counter()
        for found in self._steps:
            self._latest = found
            if perf_counter() - begun >= _SPENT:
                return False
        if self._latest is not None:
            self._known[self._asked] = self._latest
        self._asked = self._latest = None
        return True


class Strikes(Protocol):
    """What a piece could do: ``struck`` are those that it could attack."""

    @property
    def struck(self) -> tuple[int, ...]: ...


def struck_by(
    table: TableT, foes: Sequence[int], own: Collection[int], search: Callable[[TableT, int], Iterator[Strikes]]
) -> Iterator[Mapping[int, bool]]:
    """Yield which of one's pieces any of the foes could attack, as far as known; dice tell whether they fall."""
    found: set[int] = set()
    for foe in foes:
        for threat in search(table, foe):
            found.update(piece for piece in threat.struck if piece in own)
            yield dict.fromkeys(sorted(found), False)

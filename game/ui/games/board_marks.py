"""The base class of each game's marks: what is marked on its board at one moment, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from game.core.state import Step, TableT
from game.core.views import View
from game.ui.boards.shared.board import ShownMarks
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import Item

#: How many of those who could be attacked are named.
_NAMED = 4


def threat_words(name: str, struck: Sequence[str], *, moves: bool) -> str:
    """Return what the marks around an enemy mean, with whom it could attack. ``moves``: it could leave its space."""
    if not moves:
        whom = f"but could attack **{_listed(struck)}** (marked with a blade)" if struck else "and could attack nobody"
        return f"**Reach**: {name} cannot move now, {whom}."
    whom = f"and attack **{_listed(struck)}** (marked with a blade)" if struck else "but attack nobody from there"
    return f"**Reach**: {name} could move where it is red, {whom}."


def from_here_words(struck: Sequence[str]) -> str:
    """Return whom a piece could attack once it has moved, as a further line; "" for nobody."""
    return f"\nFrom here it could attack **{_listed(struck)}**." if struck else ""


def _listed(names: Sequence[str]) -> str:
    named = [*names[:_NAMED], f"{len(names) - _NAMED} more"] if len(names) > _NAMED else list(names)
    return " and ".join(part for part in (", ".join(named[:-1]), named[-1]) if part)


class Marked(Protocol):
    """A board with marks on it."""

    @property
    def overlays(self) -> ShownMarks: ...


BoardT = TypeVar("BoardT", bound=Marked)


class BoardMarks(Generic[BoardT, TableT]):
    """Marks a board for one moment: ``table`` is what the offers are about, or what is shown while there are none;
    ``prompt`` is the question to the seat that looks, "" when another one is asked."""

    #: Each game's marks name the kind that its board has.
    overlays: ShownMarks

    def __init__(
        self, board: BoardT, view: View[TableT, Step], table: TableT, marks: Marks, pointed: Item | None
    ) -> None:
        self.board, self.view, self.marks, self.pointed = board, view, marks, pointed
        self.overlays = board.overlays
        self.table = view.table if marks.offers.all else table
        decision = view.decision
        self.prompt = decision.prompt if decision is not None and decision.seat == view.seat else ""

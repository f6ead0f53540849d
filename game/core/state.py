"""State: all that a match is between two answers, as plain frozen values.

A rule in progress is part of it: the agenda holds the steps still to be taken (the last is next) and at most one
decision is open. There is no generator, thread, callback or bound method in a state, so a save, an undo, a search
and a replay work in the middle of any interrupt.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.core.decisions import Decision
from game.core.dice import Dice

TableT = TypeVar("TableT")
StepT = TypeVar("StepT", bound="Step")


class Step(msgspec.Struct, frozen=True, tag=True):
    """Base of every game's steps: a piece of a rule still to be carried out, with all it needs to know."""

    @property
    def hidden_cards(self) -> tuple[int, ...]:
        """Return the cards that the step has named and only the asked seat knows."""
        return ()


class Outcome(msgspec.Struct, frozen=True):
    """How the match ended: ``winners`` are seats (none is a draw), ``scores`` one per seat, ``reason`` a word."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class State(msgspec.Struct, Generic[TableT, StepT], frozen=True):
    """A match between two answers. The table is changed by events only; the rest by the runner."""

    table: TableT
    agenda: tuple[StepT, ...]
    decision: Decision | None
    dice: Dice
    next_id: int
    next_decision: int
    outcome: Outcome | None = None


AnyState = State[Any, Any]


class Position(Protocol):
    """What legality may look at: a whole state, or a seat's view. Whatever needs more would leak."""

    @property
    def table(self) -> Any: ...
    @property
    def agenda(self) -> tuple[Any, ...]: ...
    @property
    def decision(self) -> Decision | None: ...

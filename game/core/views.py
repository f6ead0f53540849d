"""Views: what one seat may know. The screen, the log and the computer players get views, never the state."""

from __future__ import annotations

from typing import Generic

import msgspec
from msgspec.structs import replace

from game.core.decisions import Decision
from game.core.events import Event
from game.core.ruleset import Ruleset
from game.core.state import AnyState, Outcome, StepT, TableT


class View(msgspec.Struct, Generic[TableT, StepT], frozen=True):
    """A match as ``seat`` sees it. It answers the same questions of legality as the state (``state.Position``):
    the table holds 0 for every card that the seat may not know, and the agenda holds the step that asks this seat,
    or nothing. Dice are never part of it."""

    seat: int
    table: TableT
    agenda: tuple[StepT, ...]
    decision: Decision | None
    outcome: Outcome | None

    @property
    def step(self) -> StepT | None:
        """Return the step that asks this seat, or None."""
        return self.agenda[0] if self.agenda else None


def view_for(game: Ruleset, state: AnyState, seat: int) -> View:  # type: ignore[type-arg]
    """Build what ``seat`` may see, from nothing.

    Everybody knows who is asked what; only the asked seat sees the step that asks, and the cards that the question is
    about while they are hidden: for the others they are 0.
    """
    decision = state.decision
    asked = decision is not None and decision.seat == seat
    if decision is not None and not asked:
        hidden = state.agenda[-1].hidden_cards
        decision = replace(decision, about=tuple(0 if one in hidden else one for one in decision.about))
    return View(seat, game.table_for(state.table, seat), state.agenda[-1:] if asked else (), decision, state.outcome)


def batches_for(batches: tuple[tuple[Event, ...], ...], seat: int) -> tuple[tuple[Event, ...], ...]:
    """Return what ``seat`` hears of what happened."""
    return tuple(tuple(event.seen_by(seat) for event in batch) for batch in batches)

"""The windows in which both players may answer an event."""

from __future__ import annotations

from game.rules.factions.state.steps import Priority
from game.rules.factions.state.table import Table


def open_priority(
    table: Table, event: str, about: tuple[int, ...] = (), *, fallen: tuple[tuple[int, int], ...] = (), after: int = -1
) -> Priority:
    """Return the window after an event: the turn player first. ``after`` is a seat that has just acted or is about to
    act at will, so that the other one is asked first and it alone may answer unless it does."""
    # rule: factions/priority
    base = len(table.stack)
    if after >= 0:
        return Priority(event, about, 1 - after, base, 1, fallen)
    return Priority(event, about, table.turn.seat, base, 0, fallen)


def window_for(table: Table, seat: int) -> Priority:
    """Return the window for an effect that a seat is just going to put on the stack: the other may add to it first."""
    return Priority("stacked", (), 1 - seat, len(table.stack))

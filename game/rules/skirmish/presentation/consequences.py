"""Which events are worth reporting when a player asks what an answer brings, and for whom each is good."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.consequences import Consequence
from game.core.events import Event, EventRow, event_table, row_of
from game.rules.skirmish import events as e
from game.rules.skirmish.state.table import Table, side_of

__all__ = ["consequence", "side_of"]


def _side(table: Table, creature: int) -> int:
    return side_of(table, table.creatures[creature].seat)


_row = EventRow[[Table], Consequence | None]()

_ROWS: Mapping[type[Event], Callable[..., Consequence | None] | str] = event_table(
    _row(e.CreatureDestroyed, lambda x, t: Consequence(6, _side(t, x.creature), about=x.creature)),
    _row(e.DamageDealt, lambda x, t: Consequence(3, _side(t, x.target), about=x.target) if x.amount else None),
    _row(e.ShotDodged, lambda x, t: Consequence(3, _side(t, x.creature), is_good=True)),
    _row(e.CreatureHealed, lambda x, t: Consequence(3, _side(t, x.creature), is_good=True)),
    _row(e.CreatureDeployed, lambda x, t: Consequence(2, side_of(t, x.seat), is_good=True)),
)


def consequence(table: Table, event: Event) -> Consequence | None:
    """Return what an event means, from the table before it; None for what needs no word."""
    tell = row_of(_ROWS, event)
    return tell(event, table) if tell else None

"""Which events are worth reporting when a player asks what an answer brings, and for whom each is good."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.consequences import Consequence
from game.core.events import Event, EventRow, event_table, row_of
from game.rules.arena.state import events as e
from game.rules.arena.state.table import Table


def _team(table: Table, figure: int) -> int:
    return table.players[table.figures[figure].seat].team


_row = EventRow[[Table], Consequence | None]()

_ROWS: Mapping[type[Event], Callable[..., Consequence | None] | str] = event_table(
    _row(e.PlayerOut, lambda x, t: Consequence(9, t.players[x.seat].team)),
    _row(e.FigureDestroyed, lambda x, t: Consequence(6, _team(t, x.figure), about=x.figure)),
    _row(e.DamageDealt, lambda x, t: Consequence(3, _team(t, x.figure), about=x.figure) if x.amount else None),
    _row(e.DamagePrevented, lambda x, t: Consequence(3, _team(t, x.figure), is_good=True)),
    _row(e.FigureHealed, lambda x, t: Consequence(3, _team(t, x.figure), is_good=True)),
    _row(e.ArmySummoned, lambda x, t: Consequence(2, t.players[x.seat].team, is_good=True)),
)


def consequence(table: Table, event: Event) -> Consequence | None:
    """Return what an event means, from the table before it; None for what needs no word."""
    tell = row_of(_ROWS, event)
    return tell(event, table) if tell else None


def side_of(table: Table, seat: int) -> int:
    return table.players[seat].team

"""Which events are worth reporting when a player asks what an answer brings, and for whom each is good."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.consequences import Consequence
from game.core.events import Event, EventRow, event_table, row_of
from game.rules.heroes import card_events as ce
from game.rules.heroes import events as e
from game.rules.heroes.state.table import Table


def _seat(table: Table, permanent: int) -> int:
    return table.permanents[permanent].seat


def _hurt(table: Table, target: int, amount: int) -> Consequence | None:
    if not amount or target not in table.permanents:
        return None
    return Consequence(4 if table.permanents[target].record.type == "Hero" else 3, _seat(table, target), about=target)


def _left(event: e.PermanentLeft, table: Table) -> Consequence | None:
    return Consequence(6, _seat(table, event.permanent), about=event.permanent) if event.why != "host" else None


_row = EventRow[[Table], Consequence | None]()

_ROWS: Mapping[type[Event], Callable[..., Consequence | None] | str] = event_table(
    _row(e.PermanentLeft, _left),
    _row(e.DamageDealt, lambda x, t: _hurt(t, x.target, x.amount)),
    _row(e.DamagePut, lambda x, t: _hurt(t, x.target, x.amount)),
    _row(e.DamagePrevented, lambda x, t: Consequence(3, _seat(t, x.target), is_good=True) if x.amount else None),
    _row(e.Healed, lambda x, t: Consequence(3, _seat(t, x.target), is_good=True) if x.amount else None),
    _row(ce.QuestCompleted, lambda x, t: Consequence(4, x.seat, is_good=True)),
    _row(e.PermanentEntered, lambda x, t: Consequence(2, x.permanent.seat, is_good=True)),
)


def consequence(table: Table, event: Event) -> Consequence | None:
    """Return what an event means, from the table before it; None for what needs no word."""
    tell = row_of(_ROWS, event)
    return tell(event, table) if tell else None

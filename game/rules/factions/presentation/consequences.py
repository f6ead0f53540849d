"""Which events are worth reporting when a player asks what an answer brings, and for whom each is good."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.consequences import Consequence
from game.core.events import Event, EventRow, event_table, row_of
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state.table import Table


def _seat(table: Table, unit: int) -> int:
    return table.units[unit].seat


def _damaged(event: e.DamageDealt, table: Table) -> Consequence | None:
    if not event.amount:
        return None
    return Consequence(4 if table.units[event.unit].is_capital else 3, _seat(table, event.unit), about=event.unit)


_row = EventRow[[Table], Consequence | None]()

_ROWS: Mapping[type[Event], Callable[..., Consequence | None] | str] = event_table(
    _row(e.CapitalFallen, lambda x, t: Consequence(9, x.seat)),
    _row(e.UnitDefeated, lambda x, t: Consequence(6, _seat(t, x.unit), about=x.unit)),
    _row(e.UnitRevived, lambda x, t: Consequence(5, x.unit.seat, is_good=True)),
    _row(e.DamageDealt, _damaged),
    _row(e.DamageEvaded, lambda x, t: Consequence(3, _seat(t, x.unit), is_good=True, about=x.unit)),
    _row(e.UnitHealed, lambda x, t: Consequence(3, _seat(t, x.unit), is_good=True)),
    _row(e.UnitParalyzed, lambda x, t: Consequence(2, _seat(t, x.unit))),
    _row(ce.LocationRazed, lambda x, t: Consequence(3, t.locations[x.zone].seat)),
    _row(ce.LocationPlaced, lambda x, t: Consequence(2, x.seat, is_good=True)),
    _row(ce.EquipmentAttached, lambda x, t: Consequence(2, _seat(t, x.unit), is_good=True)),
    _row(e.UnitEntered, lambda x, t: Consequence(2, x.unit.seat, is_good=True)),
)  # fmt: skip


def consequence(table: Table, event: Event) -> Consequence | None:
    """Return what an event means, from the table before it; None for what needs no word."""
    tell = row_of(_ROWS, event)
    return tell(event, table) if tell else None

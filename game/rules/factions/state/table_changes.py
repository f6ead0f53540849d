"""Changes of Factions' table that several events share."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.rules.factions.state.table import Table


def with_unit(table: Table, number: int, **changes: Any) -> Table:
    units = dict(table.units)
    units[number] = replace(units[number], **changes)
    return replace(table, units=units)


def with_units(table: Table, numbers: tuple[int, ...], **changes: Any) -> Table:
    """Return the table with these units changed alike."""
    units = dict(table.units)
    for number in numbers:
        units[number] = replace(units[number], **changes)
    return replace(table, units=units)


def with_activation(table: Table, unit: int, **changes: Any) -> Table:
    """Return the table with the unit's turn changed, if it is that unit's turn."""
    activation = table.turn.activation
    if activation is None or activation.unit != unit:
        return table
    return replace(table, turn=replace(table.turn, activation=replace(activation, **changes)))

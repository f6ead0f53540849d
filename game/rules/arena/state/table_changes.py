"""Changes of Arena's table that several events share."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.rules.arena.state.table import Figure, Table


def with_figure(table: Table, number: int, **changes: Any) -> Table:
    return replace(table, figures={**table.figures, number: replace(table.figures[number], **changes)})


def with_army(table: Table, number: int, **changes: Any) -> Table:
    return replace(table, armies={**table.armies, number: replace(table.armies[number], **changes)})


def with_turn(table: Table, **changes: Any) -> Table:
    return replace(table, turn=replace(table.turn, **changes))


def with_faces(table: Table, side: str, faces: tuple[int, ...]) -> Table:
    """Return the table with the dice of one side of the attack that is made."""
    if table.attack_made is None:
        return table
    attack_made = (
        replace(table.attack_made, power=faces) if side == "power" else replace(table.attack_made, toughness=faces)
    )
    return replace(table, attack_made=attack_made)


def take_off_field(table: Table, figure: Figure, zone: str) -> Table:
    """Return the table with a figure off the field: nothing that was on it lasts, and its owner controls it again."""
    moving = table.turn.moving
    if moving is not None and moving.figure == figure.id:
        table = with_turn(table, moving=None)
    owner = table.armies[figure.army].owner
    table = with_figure(table, figure.id, zone=zone, spaces=(), damage=0, seat=owner)
    return replace(table, lasting=tuple(one for one in table.lasting if one.figure != figure.id))

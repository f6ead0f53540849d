"""Events that only scenarios bring about: units that come to a zone, and that go."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.core.events import Event
from game.rules.factions.state.events import UnitDefeated
from game.rules.factions.state.table import Card, Table, Unit
from game.rules.factions.state.table_changes import with_unit


class UnitArrived(Event, frozen=True):
    """A unit came into play with a card that was not part of the match; ``piece`` is its number in the script."""

    reveals: ClassVar[bool] = True

    piece: int
    unit: Unit

    def apply(self, table: Table) -> Table:
        unit = self.unit
        cards = {**table.cards, unit.id: Card(unit.key, unit.seat)}
        return replace(table, cards=cards, units={**table.units, unit.id: unit})


class UnitLeft(Event, frozen=True):
    """A unit left play undefeated; its card and its equipment went to their owners' graveyards."""

    unit: int

    def apply(self, table: Table) -> Table:
        return UnitDefeated(self.unit, table.units[self.unit].zone).apply(table)


class UnitGiven(Event, frozen=True):
    """A unit changed to the control of a seat. Its card goes to its owner's graveyard all the same."""

    reveals: ClassVar[bool] = True

    unit: int
    seat: int

    def apply(self, table: Table) -> Table:
        return with_unit(table, self.unit, seat=self.seat)

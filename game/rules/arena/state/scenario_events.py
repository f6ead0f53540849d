"""Events that only scenarios bring about: figures that come from the reserve, and that go."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.core.events import Event
from game.geometry.hexes import Hex
from game.rules.arena.state.board import Board
from game.rules.arena.state.table import Table, zones_with
from game.rules.arena.state.table_changes import take_off_field, with_figure


class FigureArrived(Event, frozen=True):
    """A figure of the reserve came to the battlefield; ``piece`` is its number in the script."""

    reveals: ClassVar[bool] = True

    piece: int
    seat: int
    figure: int
    spaces: tuple[Hex, ...]
    damage: int

    def apply(self, table: Table) -> Table:
        if not table.turn.number:
            table = replace(table, zones=zones_with(table, self.seat, self.spaces))
        return with_figure(table, self.figure, zone="field", spaces=self.spaces, damage=self.damage)


class FigureLeft(Event, frozen=True):
    """A figure left the battlefield undefeated, and does not come back."""

    figure: int

    def apply(self, table: Table) -> Table:
        return take_off_field(table, table.figures[self.figure], "graveyard")


class GroundChanged(Event, frozen=True):
    """Some spaces became another kind of ground ("": as they were), or lie on another level (-1: as they were)."""

    reveals: ClassVar[bool] = True

    spaces: tuple[Hex, ...]
    ground: str
    level: int
    board: Board

    def apply(self, table: Table) -> Table:
        return replace(table, board=self.board)

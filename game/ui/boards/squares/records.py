"""What stands on a board of squares, as plain records. They know no rules."""

from __future__ import annotations

import msgspec

from game.geometry.squares import Cell


class CreatureShown(msgspec.Struct, frozen=True):
    """A creature: ``piece`` is its number, ``key`` its card, ``cell`` the upper left of its ``size`` by ``size``
    squares. ``hp`` are its hit points without ``damage``. ``pips`` are cards attached to it; ``active``: it acts;
    ``spent``: it has had its turn."""

    piece: int
    key: str
    name: str
    seat: int
    cell: Cell
    size: int
    hp: int
    damage: int = 0
    tapped: bool = False
    pips: int = 0
    active: bool = False
    spent: bool = False

    @property
    def health(self) -> float:
        """The share of its hit points that is left."""
        return round(max(0, self.hp - self.damage) / self.hp, 3)

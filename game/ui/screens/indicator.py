"""The action indicator: for a moment before an action of a computer player is played, who acts, and on what.

It is made from the events that the watching seat receives and the table that it sees before they are played, so it
reveals nothing that those do not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from game.core.events import Event, row_of
from game.geometry.squares import Cell
from game.ui.screens.items import Item

#: Seconds that it is seen at speed x1.
INDICATED = 0.55


class Indicator(msgspec.Struct, frozen=True):
    """An action of a seat (-1: of the last one to answer). ``by`` is who acts, pieces or a card, or nobody: then the
    card comes from that ``place`` of the seat's, such as its hand. ``at`` are pieces, spaces and places; ``way`` is
    that of a move, its first space included."""

    seat: int
    by: tuple[Item, ...] = ()
    at: tuple[Item, ...] = ()
    way: tuple[Cell, ...] = ()
    place: str = ""


class Indicators(msgspec.Struct, frozen=True):
    """What a game points out: functions that make an indicator, by the type of the event that begins an action
    (``of``). Events of the types ``costs`` come before their action and belong to it, such as what was paid for it."""

    of: Mapping[type[Event], Callable[..., Indicator | None] | str] = {}
    costs: frozenset[type[Event]] = frozenset()

    def first_of(self, events: Sequence[Event], table: object) -> Indicator | None:
        """Return the action that begins with the first of these events; None where none is to be pointed out."""
        for number, event in enumerate(events):
            tell = row_of(self.of, event)
            found = tell(event, table, events[number + 1 :]) if tell is not None else None
            if found is not None:
                return found
            if tell is None and type(event) not in self.costs:
                return None
        return None

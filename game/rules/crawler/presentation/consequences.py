"""Which events are worth reporting when a player asks what an answer brings, and for whom each is good."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.consequences import Consequence
from game.core.events import Event, EventRow, event_table, row_of
from game.rules.crawler.state import events as e
from game.rules.crawler.state.table import Table

#: The sides: those who play are one against the dungeon.
PARTY, _DUNGEON = 0, -1

_row = EventRow[[Table], Consequence | None]()

_ROWS: Mapping[type[Event], Callable[..., Consequence | None] | str] = event_table(
    _row(e.AdventurerDied, lambda x, t: Consequence(8, PARTY, about=x.adventurer)),
    _row(e.QuestCompleted, lambda x, t: Consequence(6, PARTY, is_good=True)),
    _row(e.AdventurerWounded, lambda x, t: Consequence(4, PARTY, about=x.adventurer)),
    _row(e.CharacterWounded, lambda x, t: Consequence(5 if x.slain else 3, _DUNGEON, about=x.card)),
    _row(e.WoundPrevented, lambda x, t: Consequence(3, _DUNGEON, is_good=True)),
    _row(e.QuestTokenPlaced, lambda x, t: Consequence(4, PARTY, is_good=True)),
    _row(e.AttackResolved, lambda x, t: Consequence(2, PARTY, is_good=x.won)),
    _row(e.DefenceResolved, lambda x, t: Consequence(2, PARTY, is_good=not x.hit)),
)


def consequence(table: Table, event: Event) -> Consequence | None:
    """Return what an event means, from the table before it; None for what needs no word."""
    tell = row_of(_ROWS, event)
    return tell(event, table) if tell else None


def side_of(table: Table, seat: int) -> int:
    return PARTY

"""A table of cards with a match on it: what a game says of its tables and events, shown and played on the board."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Generic

import msgspec

from game.core.events import Event
from game.core.state import TableT
from game.ui.art.card_faces import FaceRecord
from game.ui.boards.cards import records as r
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.layout import CardLayout
from game.ui.boards.shared.plain_cards import BackOf
from game.ui.games.card_tables import CardsAndPiles, OtherTables
from game.ui.games.event_records import records_of

#: What lies on a table of cards, as ``CardBoardView.show`` takes it.
Shown = tuple[
    Sequence[r.Piece],
    Sequence[r.LocationShown],
    Sequence[r.ZoneState],
    Sequence[r.EntryShown],
    Sequence[r.PileShown],
    Sequence[r.GaugeShown],
]
#: What is seen of each kind of event, which happens between two tables.
Motions = Mapping[type[Event], Callable[..., Iterable[r.Record]] | str]


class MatchOfCards(msgspec.Struct, Generic[TableT], frozen=True):
    """What a game says: the tables that a map of it, or none, is played on; what a table of the match ``shows``
    (``CardBoardView.show``); the records of its events by their types; the faces and backs of cards by their keys; the
    ``piles`` that can be pointed at; which turn it is (``turn_of``); whether it has a stack; and whether sums nearly
    always stand beside the table (``is_summed``)."""

    layouts: Callable[[str], Sequence[CardLayout]]
    shows: Callable[[TableT], Shown]
    event_records: Motions
    face: Callable[[str], FaceRecord]
    back: BackOf
    piles: tuple[str, ...]
    turn_of: Callable[[TableT], Hashable]
    has_stack: bool = True
    is_summed: bool = False


class CardMatchBoard(CardBoardView, Generic[TableT]):
    """A board of cards that is given the tables of a match and its batches of events. A game derives its own."""

    of: MatchOfCards[TableT]
    turning: OtherTables
    board_cards: CardsAndPiles

    def __init__(self, names: Sequence[str], *, on: str = "", theme: str = "walnut", text_px: int = 15) -> None:
        """Lay the match out on the map of a table, ``on``."""
        tables, self._keeps_clear = self.of.layouts(on), self.of.is_summed
        super().__init__(tables[0], theme=theme, text_px=text_px)
        self.turning = OtherTables(self, tables)
        self.board_cards = CardsAndPiles(self, piles=self.of.piles, has_stack=self.of.has_stack)
        self.names = tuple(names)
        self._turn: Hashable = None
        self.set_faces(self.of.face, self.of.back)

    @property
    def pointed_at(self) -> int | None:
        """Return the number of the card or unit of the table that is under the pointer."""
        return self.miniatures.hovered

    def show_table(self, table: TableT) -> None:
        self._notice_turn(table)
        self.show(*self.of.shows(table))

    def play(self, batch: Sequence[Event], before: TableT, after: TableT) -> bool:
        """Play a batch of events; its table is shown when it is over. False when there was nothing to watch."""
        self.show_table(before)
        self._notice_turn(after)
        return self.play_records(records_of(self.of.event_records, batch, before, after), *self.of.shows(after))

    def _notice_turn(self, table: TableT) -> None:
        """Let rows grow when a turn has begun."""
        turn = self.of.turn_of(table)
        if turn != self._turn:
            self._turn = turn
            self.begin_turn()

    def forget(self) -> None:
        """Hold nothing, as behind the curtain."""
        self.show(None)

"""What the rows of a table have had of its room since the turn began, so that nothing jumps needlessly.

A row has room for the most cards that it has held since then. It gives some up when another row needs it, and takes it
back when a turn begins, or when that other row holds nothing any more. A row that was asked about has room for a card
until the answer is given. Rows stand where they stood when the turn began, unless their cards would be too small.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.ui.boards.cards.layout import CardLayout
from game.ui.boards.cards.places import Places
from game.ui.boards.cards.records import CardShown, GaugeShown, LocationShown, Piece
from game.ui.boards.cards.sharing import LEAST, Held, Room, best_places, shared, smallest_cards

_NOTHING = Held()


def held_by(
    table: CardLayout, pieces: Iterable[Piece], locations: Iterable[LocationShown], gauges: Iterable[GaugeShown] = ()
) -> dict[str, Held]:
    """Return how many cards lie in each area of a table, by its name."""
    found: dict[str, Held] = {}
    for piece in pieces:
        if isinstance(piece, CardShown):
            had = found.get(piece.area, _NOTHING)
            found[piece.area] = Held(had.up + (not piece.face_down), had.down + piece.face_down)
    zones = {one.zone for one in locations}
    for area in table.of_kind("slot"):
        if area.space in zones and area.space in table.zones:
            found[area.name] = Held(1)
    for gauge in gauges:
        had = found.get(gauge.area, _NOTHING)
        found[gauge.area] = Held(had.up, had.down, gauge=True)
    return found


class RoomKept:
    """Lays one table out, again and again."""

    def __init__(self, table: CardLayout) -> None:
        self.table = table
        self._held: Mapping[str, Held] = {}
        self._places: Places | None = None
        self._room: Room | None = None
        self._asked: frozenset[str] = frozenset()
        self._turn_begins = True
        self._layout: CardLayout | None = None
        self._for: tuple[Room, Mapping[str, Held], frozenset[str]] | None = None

    def begin_turn(self) -> None:
        """Let every row have what it needs when the table is laid out next."""
        self._turn_begins = True

    def while_playing(self, room: Room, after: Mapping[str, Held]) -> CardLayout:
        """Return the table for what happens now: with room for what lies there and for what comes. Nothing folds."""
        return self._laid(room, {name: _more(self._held.get(name), after.get(name)) for name in {*self._held, *after}})

    def at_rest(self, room: Room, now: Mapping[str, Held]) -> CardLayout:
        """Return the table for what lies there now."""
        self._asked = frozenset()
        begins, self._turn_begins = self._turn_begins, False
        kept = {} if begins else self._held
        held = {name: _more(kept.get(name), one) if one.all else one for name, one in now.items()}
        return self._laid(room, held, afresh=begins)

    def asked(self, room: Room, areas: Iterable[str]) -> CardLayout:
        """Return the table with room for a card in areas that are asked about."""
        self._asked |= frozenset(areas)
        return self._laid(room, self._held)

    def _laid(self, room: Room, held: Mapping[str, Held], *, afresh: bool = False) -> CardLayout:
        now = (room, held, self._asked)
        if self._layout is not None and now == self._for and not afresh:
            return self._layout
        if self._places is None or room != self._room or not self._held:
            self._places = best_places(self.table, room, held, self._asked)
        elif afresh or smallest_cards(self.table, room, held, self._asked, self._places) < room.px(LEAST):
            self._places = best_places(self.table, room, held, self._asked, self._places)
        self._held, self._room, self._for = held, room, now
        self._layout = shared(self.table, room, held, self._asked, self._places)
        return self._layout


def _more(one: Held | None, other: Held | None) -> Held:
    one, other = one or _NOTHING, other or _NOTHING
    return Held(max(one.up, other.up), max(one.down, other.down), one.gauge or other.gauge)

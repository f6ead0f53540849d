"""What the rows of a table have had of its room since the turn began, so that nothing jumps needlessly.

A row has room for the most cards that it has held since then, and for one more if that makes no card small. It gives
some up when another row needs it, and takes it back when a turn begins. A row that was drawn for any number of cards
keeps its room in the next turns, too. Rows stand where they stood when the turn began, unless their cards would be too
small. Nothing moves for what is only asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from game.ui.boards.cards.layout import Area, CardLayout
from game.ui.boards.cards.lines_of_cards import Row, width_in
from game.ui.boards.cards.places import Held, Places, Room
from game.ui.boards.cards.records import CardShown, GaugeShown, LocationShown, Piece, UnitShown
from game.ui.boards.cards.rows import Rank, rank_of
from game.ui.boards.cards.sharing import LEAST, best_places, shared, smallest_cards, smallest_of_rows

PieceT = TypeVar("PieceT", CardShown, UnitShown)
_NOTHING = Held()
#: Cards of these parts of their width are as large, and hardly smaller.
_AS_GOOD, _HARDLY = 0.97, 0.9


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
        self._turn_begins = True
        self._layout: CardLayout | None = None
        #: The rows, and those that were drawn for any number of cards: where some came others will, in every turn.
        self._rows = {area.name for area in table.of_kind("row")}
        self._of_any = {area.name for area in table.of_kind("row") if not area.room}
        self._for: tuple[Room, Mapping[str, Held]] | None = None

    def begin_turn(self) -> None:
        """Let every row have what it needs when the table is laid out next."""
        self._turn_begins = True

    def while_playing(self, room: Room, after: Mapping[str, Held]) -> CardLayout:
        """Return the table for what happens now: with room for what lies there and for what comes. Nothing folds."""
        return self._laid(room, {name: _more(self._held.get(name), after.get(name)) for name in {*self._held, *after}})

    def at_rest(self, room: Room, now: Mapping[str, Held]) -> CardLayout:
        """Return the table for what lies there now."""
        begins, self._turn_begins = self._turn_begins, False
        stays = self._of_any if begins else self._rows
        kept = {name: one for name, one in self._held.items() if name in stays}
        held = {name: _more(kept.get(name), now.get(name)) for name in {*kept, *now}}
        return self._laid(room, held, afresh=begins)

    def _laid(self, room: Room, held: Mapping[str, Held], *, afresh: bool = False) -> CardLayout:
        now = (room, held)
        if self._layout is not None and not afresh and (now == self._for or self._has_room(now)):
            self._held, self._for = held, now
            return self._layout
        if self._places is None or room != self._room or not self._held:
            self._places = best_places(self.table, room, held)
        elif afresh or smallest_cards(self.table, room, held, self._places) < room.px(LEAST):
            self._places = best_places(self.table, room, held, self._places)
        layout = shared(self.table, room, held, self._places)
        if afresh or (self._layout is not None and room == self._room):
            came = self._came(held, afresh=afresh)
            if came and (afresh or self._moves_others(layout, came)):
                layout = self._with_room_for_more(room, held, came) or layout
        self._held, self._room, self._for, self._layout = held, room, now, layout
        return layout

    def _came(self, held: Mapping[str, Held], *, afresh: bool) -> set[str]:
        """Return the rows that hold more face-up cards than they did; ``afresh`` those that hold any. Where one has
        come others follow, for which there is to be room at once, if anything moves at all."""
        had = {} if afresh else self._held
        return {name for name in self._rows if held.get(name, _NOTHING).up > had.get(name, _NOTHING).up}

    def _with_room_for_more(self, room: Room, held: Mapping[str, Held], rows: set[str]) -> CardLayout | None:
        """Return the table with room for one more card in those rows; None where that would make cards smaller that
        were drawn for a number of them, or too small."""
        more = {name: Held(one.up + 1, one.down, one.gauge) if name in rows else one for name, one in held.items()}
        assert self._places is not None
        places = best_places(self.table, room, more, self._places)
        now = smallest_of_rows(self.table, room, held, self._places)
        then = smallest_of_rows(self.table, room, more, places)
        if then[0] < _AS_GOOD * now[0] or min(then) < room.px(LEAST):
            return None
        self._places = places
        return shared(self.table, room, more, places)

    def _moves_others(self, layout: CardLayout, came: set[str]) -> bool:
        boxes = {area.name: area.box for area in layout.areas if area.name not in came}
        return self._layout is None or boxes != {
            area.name: area.box for area in self._layout.areas if area.name not in came
        }

    def _has_room(self, now: tuple[Room, Mapping[str, Held]]) -> bool:
        """Return whether the rows that hold more now have room as they lie, so that no other row's card moves."""
        if self._for is None or self._layout is None or now[0] != self._for[0]:
            return False
        areas, held = self._layout.by_name, now[1]
        changed = [name for name in {*held, *self._held} if held.get(name, _NOTHING) != self._held.get(name, _NOTHING)]
        return all(self._holds(areas.get(name), held.get(name, _NOTHING)) for name in changed)

    def _holds(self, area: Area | None, held: Held) -> bool:
        """Return whether a row shows that many cards at its present size; one that was drawn for a number of cards,
        hardly smaller than those that lie there."""
        if self._layout is None or area is None or area.kind != "row" or area.folded or not held.all:
            return False
        wide, had = width_in(area, held.up, held.down, self._layout), self._held.get(area.name, _NOTHING)
        return wide >= (_HARDLY * width_in(area, had.up, had.down, self._layout) if area.room else self._layout.least)


def _more(one: Held | None, other: Held | None) -> Held:
    one, other = one or _NOTHING, other or _NOTHING
    return Held(max(one.up, other.up), max(one.down, other.down), one.gauge or other.gauge)


class FreePlaces:
    """Keeps who lies and stands where in the rows since the turn began: ``cards`` by their areas' names, ``ranks`` of
    units. Whoever comes takes a free place, and whoever goes leaves one: nobody else moves."""

    def __init__(self) -> None:
        self.cards: Mapping[str, Row] = {}
        self.ranks: Mapping[str, Rank] = {}
        self.turn_begins = True

    def begin_turn(self) -> None:
        """Let all close up when they are kept next."""
        self.turn_begins = True

    def keep(self, pieces: Sequence[Piece]) -> None:
        """Take these as those that lie there now."""
        cards, ranks = self.rows(pieces), self.ranks_of(pieces)
        self.cards, self.ranks, self.turn_begins = cards, ranks, False

    def rows(self, pieces: Sequence[Piece]) -> dict[str, Row]:
        """Return the rows in which the whole cards of these would lie."""
        found: dict[str, list[CardShown]] = {}
        for card in pieces:
            if isinstance(card, CardShown):
                found.setdefault(card.area, []).append(card)
        # Face-down cards lie close together and only have to be counted.
        return {
            area: there if any(card.face_down for card in there) else self._kept(self.cards.get(area, ()), there)
            for area, there in found.items()
        }

    def ranks_of(self, pieces: Sequence[Piece]) -> dict[str, Rank]:
        """Return the ranks in which the units of these would stand, but for capitals."""
        found: dict[str, list[UnitShown]] = {}
        for unit in pieces:
            if isinstance(unit, UnitShown) and not unit.capital:
                found.setdefault(rank_of(unit), []).append(unit)
        return {rank: self._kept(self.ranks.get(rank, ()), there) for rank, there in found.items()}

    def _kept(self, were: Sequence[PieceT | None], are: Sequence[PieceT]) -> Sequence[PieceT | None]:
        """Return those that are there now, in the places of those that were there."""
        if self.turn_begins:
            return are
        by_number = {one.piece: one for one in are}
        row = [by_number.pop(was.piece, None) if was is not None else None for was in were]
        coming = list(by_number.values())
        row = [one or (coming.pop(0) if coming else None) for one in row]
        row += coming
        while row and row[-1] is None:
            row.pop()
        return row

"""Tables drawn in Tiled, for boards of cards: which ones a game has, and their areas in the board's units."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
from msgspec.structs import replace

from game.app.files import folders
from game.app.maps.areas import Area as MapArea
from game.app.maps.card_table import CardTable
from game.app.maps.reading import path_of, picture_for, read_map
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.layout import WIDE, Area, Box, CardLayout
from game.ui.screens.items import STACK, Item, card, on_stack


def tables_of(game: str, wanted: str, lay_out: Callable[[object], CardLayout | None]) -> tuple[CardLayout, ...]:
    """Return every table of a game that can be played on: the ``wanted`` map's (as a match names it) first, then the
    player's own, then those that come with the program. ``lay_out`` makes a layout of what is read from a map; None:
    the map is not a table."""
    found: list[CardLayout] = []
    for path in _paths(game, wanted):
        layout = lay_out(read_map(path).board)
        if layout is not None and layout.source not in {one.source for one in found}:
            found.append(layout)
    return tuple(found)


def _paths(game: str, wanted: str) -> Iterator[Path]:
    chosen = path_of(wanted)
    if chosen is not None:
        yield chosen
    for folder in (folders.user_maps(game), folders.shipped_maps(game)):
        try:
            yield from sorted(folder.glob("*.tmx"))
        except OSError:
            continue


def card_layout(table: CardTable) -> CardLayout:
    """Return the areas of a table of cards, where they lie on the board."""
    unit = table.size[0] / WIDE
    areas = tuple(
        Area(one.name, one.what, one.kind, box_of(one.area, unit), one.side, one.space, one.title, one.room)
        for one in table.areas
    )
    layout = CardLayout(WIDE, table.size[1] / unit, areas, table.style, table.source, table.name)
    return as_drawn(replace(layout, shares=table.shares))


def as_drawn(layout: CardLayout) -> CardLayout:
    """Return a layout with the picture of the map that it was read from."""
    return replace(layout, picture=picture_for(layout.source), stamp=written_at(layout.source))


def box_of(area: MapArea, unit: float) -> Box:
    """Return a rectangle of a map in the board's units, which have this many pixels."""
    return Box(area.x / unit, area.y / unit, area.width / unit, area.height / unit)


def written_at(source: str) -> int:
    """Return when a map file was written, in nanoseconds; 0 without a file."""
    path = path_of(source)
    try:
        return path.stat().st_mtime_ns if path is not None else 0
    except OSError:
        return 0


class OtherTables:
    """The tables that a match can be laid out on, one after the other."""

    #: Each seat's own rows are the nearest ones on all of them.
    half = 0

    def __init__(self, board: CardBoardView, tables: Sequence[CardLayout]) -> None:
        self._board, self._tables, self._chosen = board, tables, 0

    @property
    def words(self) -> str:
        """Return the words that tell which table is laid next."""
        other = self._tables[(self._chosen + 1) % len(self._tables)].name
        return f"Lays another table: {other}." if len(self._tables) > 1 else "There is no other table."

    @property
    def turned(self) -> int:
        """Return the number of the table in use."""
        return self._chosen

    def turn(self, steps: int) -> None:
        """Lay another table under what stands there."""
        self._board.finish()
        self._chosen = (self._chosen + steps) % len(self._tables)
        self._board.show_layout(self._tables[self._chosen])


class CardsAndPiles:
    """What lies on a table of cards besides its pieces: the cards of the stack, the locations of zones, and the piles
    that can be looked at, by what they are for. A game whose table has no stack says so."""

    def __init__(self, board: CardBoardView, *, piles: tuple[str, ...] = (), has_stack: bool = True) -> None:
        self._board, self._piles, self.has_stack = board, piles, has_stack

    @property
    def piles(self) -> tuple[Item, ...]:
        """Return the piles that can be looked at, in the table's order."""
        areas = self._board.layout.of_kind("pile")
        return tuple(_pile(area) for area in areas if area.what in self._piles)

    @property
    def items(self) -> tuple[Item, ...]:
        """Return the cards of the stack, the one that resolves first before the others; the locations; the piles."""
        stack = (on_stack(entry.number) for entry in reversed(self._board.stack.entries))
        locations = (card(location.card) for location in self._board.plaques.locations.values())
        return (*stack, *locations, *self.piles)

    def at(self, pos: tuple[int, int]) -> Item | None:
        """Return the stack's card, the location or the pile under a pixel; None under pieces, or in a motion."""
        board = self._board
        if board.timeline.is_playing or board.miniatures.hovered is not None:
            return None
        entry = board.entry_at(pos)
        if entry is not None:
            return on_stack(entry)
        location = board.location_at(pos)
        if location is not None:
            return card(location.card)
        area = board.area_at(pos)
        if area is None or area.kind != "pile" or area.what not in self._piles:
            return None
        return _pile(area)

    def spot_of(self, item: Item) -> pygame.Rect | None:
        """Return the screen rectangle of a card of the stack; None for what does not lie there."""
        return self._board.spot_of_entry(item.number) if item.name == STACK else None

    def pile_rect(self, item: Item) -> pygame.Rect | None:
        """Return the screen rectangle of a pile; None for what is none."""
        area = next((area for area in self._board.layout.of_kind("pile") if _pile(area) == item), None)
        if area is None:
            return None
        (left, top), (right, bottom) = map(
            self._board.camera.at, ((area.box.x, area.box.y), (area.box.right, area.box.bottom))
        )
        return pygame.Rect(left, top, right - left, bottom - top)

    def point_at(self, item: Item | None) -> None:
        """Show the arrow of the stack's card that is pointed at; of none, that of the one on top."""
        self._board.stack.hovered = item.number if item is not None and item.name == STACK else None


def _pile(area: Area) -> Item:
    """Return a pile as an item to point at: what it is for, and whose it is."""
    return Item("place", area.side or 0, name=area.what)

"""Draws cards at reading size before anybody points at them, a little at a time, while nothing else happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from game.ui.art.card_faces import parts_of_face
from game.ui.art.card_stock import card_height
from game.ui.art.shelf import MEGABYTE
from game.ui.panels.card_zoom import CardZoom, card_words
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import Inspection
from game.ui.screens.items import card, piece
from game.ui.table.following import Following
from game.ui.table.laying import Laying

#: Seconds after which no further part is begun in a frame; at least one always is.
_SPENT = 0.003
#: The most bytes of faces that are drawn ahead for one table.
_MOST = 28 * MEGABYTE
#: Seconds without any input before drawing begins.
_PAUSE = 0.15


class CardsAhead:
    """Draws the cards of the hand, then those on the table, with their notes, as the followed seat would see them: its
    view holds nothing that it may not know. ``is_busy``: there is more to be drawn."""

    def __init__(self, app: Window, following: Following, laying: Laying, zoom: CardZoom) -> None:
        self.app, self.following, self.laying, self.zoom = app, following, laying, zoom
        self.is_busy = False
        #: The table, and how it is laid out, whose cards are being drawn.
        self._of: tuple[object, ...] = ()
        self._parts: Iterator[Callable[[], object]] = iter(())
        self._rested = 0.0

    def forget(self) -> None:
        """Hold nothing of any view."""
        self._of, self._parts, self.is_busy = (), iter(()), False

    def stir(self) -> None:
        """Start the wait again: somebody has just done something."""
        self._rested = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass while nothing moves: draw something, if there was no input for a while."""
        app, layout = self.app, self.laying.layout
        looks = (layout.looked_at, layout.big_card, app.theme.name, app.text_px(14))
        if not self._of or self._of[0] is not self.following.table or self._of[1] != looks:
            self._of, self._parts, self.is_busy = (self.following.table, looks), self._all_parts(), True
        self._rested += seconds
        if not self.is_busy or self._rested < _PAUSE:
            return
        begun = perf_counter()
        for part in self._parts:
            part()
            if perf_counter() - begun >= _SPENT:
                return
        self.is_busy = False

    def _all_parts(self) -> Iterator[Callable[[], object]]:
        """Yield the parts of all faces that there is room for, and after each face the drawing of its notes."""
        app, layout = self.app, self.laying.layout
        room, seen_before, size = _MOST, set(), layout.looked_at
        for seen in self._looked_at():
            width = self.zoom.width_of_face(seen, size, layout.big_card, app)
            if width is not None and (seen.face, width) not in seen_before:
                seen_before.add((seen.face, width))
                parts = parts_of_face(seen.face, width, theme=app.theme.name, words=card_words(app))
                room -= width * card_height(width) * 4
                if room < 0:
                    return
                yield from parts
            yield partial(self.zoom.lay_ahead, seen, size, app, layout.big_card)

    def _looked_at(self) -> Iterator[Inspection]:
        """Yield everything that can be looked at closely, the nearest to the player first."""
        board = self.following.board
        pieces = board.miniatures.numbers if board is not None else ()
        beside = board.board_cards.items if board is not None and board.board_cards is not None else ()
        hand = (card(one.held.number) for one in self.laying.hand.cards)
        for item in (*hand, *map(piece, pieces), *beside):
            seen = self.following.inspect(item)
            if seen is not None:
                yield seen
        for row in self.following.announced:
            yield Inspection(row.face, row.face.name, row.seat)

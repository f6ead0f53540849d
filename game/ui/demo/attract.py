"""What passers-by see: a match in its midst, played by computer players, with words on what happens, and how to
join."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.app.demo.deeds import is_worth_sitting_down, moment_ahead
from game.app.demo.positions import Begun, shown_match
from game.app.games.entries import evaluator_of
from game.app.matches.event_queue import Batch
from game.core.state import AnyState
from game.ui.demo.captions import Captions
from game.ui.lessons.first_picture import FirstPicture
from game.ui.panels.hand_fan import HandFan
from game.ui.panels.log_panel import LogPanel
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import LogLine
from game.ui.table.following import Following
from game.ui.table.scene import TableScene

#: Seconds that a match is shown, those of them in which the title lies over it, and in which nothing moves yet.
SHOWN, TITLED, STILL = 50.0, 4.0, 1.5


class OpenFollowing(Following):
    """Tells in the log only what everybody at the table may know: the next visitor may be any of them."""

    def lines_of(self, table: object, batch: Batch) -> tuple[list[LogLine], object]:
        after = super().lines_of(table, batch)[1]
        seats = range(len(self.match.players.names))
        open_to_all = tuple(event for event in batch if all(event.seen_by(seat) == event for seat in seats))
        return super().lines_of(table, open_to_all)[0] if open_to_all else [], after


class Attract(TableScene):
    """Shows a match for a while; ``is_over`` says that the next one is to come. ``turn`` is the state in which somebody
    was last asked what to do in their turn, and could do something worth it: there a visitor sits down."""

    plays_theme = True

    def __init__(self, app: Window, begun: Begun, *, near: int = 0) -> None:
        self.begun = begun
        super().__init__(app, shown_match(begun))
        self.following.near = near
        self.captions = Captions(app, self.following)
        self.drawing.keep_more = self.captions.keep_panes
        # Nobody sits there: what this seat holds in its hand is not shown.
        self.hotseat.last = self.match.asked or 0
        self.turn: AnyState = self.match.state
        self._is_worth = False
        #: The drawing of what a visitor would hold there, a card each time: they are to wait for nothing.
        self._hand: Iterator[pygame.Surface] = iter(())
        self._shown_for, self._is_known = 0.0, False
        self._looked_at = -1
        self._first_picture = FirstPicture(self.drawing)

    def followed(self) -> Following:
        return OpenFollowing(self.match, self.screen, LogPanel())

    @property
    def is_over(self) -> bool:
        """Return whether the match has been shown for its time, or is over."""
        return self._shown_for >= SHOWN or self._ended

    @property
    def works_ahead(self) -> bool:
        return True

    def sit_down(self) -> AnyState:
        """Return the state in which a visitor sits down now: rather one that is to come than one of a turn before."""
        is_past = self.screen.turn_number(self.turn.table) < self.screen.turn_number(self.match.state.table)
        if is_past or not self._is_worth:
            self.turn = moment_ahead(self.match) or self.turn
        return self.turn

    def _end(self) -> None:
        self._ended = True

    def update(self, seconds: float) -> None:
        if self._shown_for and not self._is_known:
            # Whoever presses is shown at once what to do: what knows that is loaded while the title is read.
            self._is_known = True
            evaluator_of(self.match.opening.game)
        self._shown_for += seconds
        if self.match.revision != self._looked_at:
            is_first, self._looked_at = self._looked_at < 0, self.match.revision
            decision = self.match.decision
            is_worth = not is_first and is_worth_sitting_down(self.match)
            if decision is not None and (is_first or is_worth):
                self._is_worth = is_worth
                self.turn = self.match.state
                self._hand = self._hand_at(decision.seat).faces(self.app)
        next(self._hand, None)
        if self.captions.changes(self._shown_for, is_titled=self._shown_for < TITLED):
            self.app.redraw()
        if self._shown_for >= STILL:
            super().update(seconds)

    def _hand_at(self, seat: int) -> HandFan:
        """Return the hand that whoever sits down there would see. It is not shown here."""
        fan = HandFan()
        fan.lay(self.screen.held(self.match.view(seat)), self.laying.layout, self.app)
        return fan

    def gets_ready(self) -> bool:
        return self._first_picture.gets_ready()

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        # The words lie where the strip of a seat would be at which somebody sat, and sums end above them.
        layout = self.laying.layout
        layout.own.size = (0, 0)
        layout.notes.top = layout.prompt.top
        self.refresh()

    def event(self, event: pygame.event.Event) -> None:
        """Answer nothing here."""

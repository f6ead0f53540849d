"""The table's heart: follows the match from the seat that is on, knows what may be done, and answers."""

from __future__ import annotations

from typing import Any

import pygame

from game.app.hotseat import Hotseat
from game.app.match import Match
from game.ui.boards.shared.timeline import SPEEDS
from game.ui.games.game_ui import screen_for
from game.ui.scenes.scene import Scene
from game.ui.table.card_tray import CardTray
from game.ui.table.card_zoom import CardZoom
from game.ui.table.decisions import DecisionWidget
from game.ui.table.following import Following
from game.ui.table.game_screen import Announced, GameScreen, Inspection, Marks
from game.ui.table.hand_fan import HandFan
from game.ui.table.kept_parts import KeptParts
from game.ui.table.large_card import LargeCard
from game.ui.table.log_panel import LogPanel
from game.ui.table.plates import Plate
from game.ui.table.response_window import ResponseWindow
from game.ui.table.seat_strip import SeatStrip
from game.ui.table.things import Offer, Offers, Thing

#: Seconds between two answers of a computer player, at speed x1, and that a toast stays.
PAUSE, TOAST = 0.5, 4.0
#: Seconds that a card which another seat has played is shown large, at speed x1.
SHOWN = 1.6


class TableCore(Scene):
    """What is shown is the view of the seat that is on, and nothing else of the match. Input is taken when everything
    that has happened was shown."""

    is_large = True

    def __init__(self, app: Any, match: Match) -> None:
        self.app = app
        self.match = match
        self.hotseat = Hotseat(match)
        self.screen: GameScreen = screen_for(match, app.theme.name)
        self.log = LogPanel()
        self.following = Following(match, self.screen, self.log)
        self.hand, self.tray, self.zoom = HandFan(), CardTray(), CardZoom()
        self.window, self.large = ResponseWindow(), LargeCard()
        self.kept = KeptParts()
        self.strips = [SeatStrip() for _ in match.seatings]
        self.all_offers = Offers()
        self.offers = Offers()
        self.widget: DecisionWidget | None = None
        self.plates: list[Plate] = []
        self.selected: int | None = None
        self.narrowed: Thing | None = None
        self.pinned: Thing | None = None
        #: A tooltip that stays: what it lies beside, and its words.
        self.kept_tip: tuple[pygame.Rect, str] | None = None
        self.passing: dict[int, int] = {}
        self.said, self.said_for = "", 0.0
        self._confirming: Offer | None = None
        #: What was pointed at for the last answer.
        self.given_at: Thing | None = None
        self._plans: list[int] = []
        #: What was pointed at when the board was last marked: a thing, or a line of the log.
        self._last_pointed: tuple[Any, ...] = ()
        self._waited = 0.0
        self._ended = False
        #: What another seat has played, while it is shown large, for how long still, and what was shown already.
        self.showing: Announced | None = None
        self._showing_for = 0.0
        self._known_actions: frozenset[int] = frozenset()
        self._marks = Marks(Offers())
        self._waiting: tuple[int, ...] = ()
        #: Where the view was before it went to what is answered.
        self.looked_from: tuple[float, float] | None = None

    # Where things stand

    @property
    def seat(self) -> int:
        """The seat from which the table is seen."""
        return self.following.seat

    @property
    def at_rest(self) -> bool:
        """Has everything that happened been shown?"""
        board = self.screen.board
        playing = board is not None and board.timeline.is_playing
        return self.following.is_dry and not playing and self.showing is None

    @property
    def is_computer_asked(self) -> bool:
        """Is a computer player to answer?"""
        asked = self.match.asked
        return asked is not None and not self.match.is_human(asked)

    @property
    def may_answer(self) -> bool:
        """Is the question open to the seat that is on?"""
        return (
            self.following.is_open
            and self.at_rest
            and self.match.asked == self.seat
            and self.hotseat.on == self.seat
            and self.match.is_human(self.seat)
        )

    @property
    def is_moving(self) -> bool:
        if not self.following.is_open:
            return False
        board = self.screen.board
        calm = board is None or board.is_calm
        return not calm or not self.at_rest or self.is_computer_asked or self.said_for > 0 or self.large.waits

    # Seats

    def enter(self, app: Any) -> None:
        super().enter(app)
        self.take_seat()

    def leave(self) -> None:
        if self.match.outcome is None:
            self.match.set_aside()
        else:
            self.match.leave()
        self.forget()

    def take_seat(self) -> None:
        """Show the view of the seat that is on; or let the curtain fall, holding no view at all."""
        waiting = self.hotseat.curtain_for
        if waiting is not None:
            self.forget()
            name = self.match.names[waiting]
            why = f"The cards and the log that only {name} may see are hidden until {name} sits here."
            self.app.open("curtain", waiting, name, why, self._lift)
            return
        on = self.hotseat.on
        if on is not None and self.following.is_open and on != self.seat:
            # Nothing that was begun from another seat goes on at this one.
            self.forget()
        self.following.sit(on if on is not None else 0)
        self._show_table()
        self.refresh()

    def _lift(self) -> None:
        self.hotseat.lift()
        self.take_seat()

    def forget(self) -> None:
        """Hold no view, and nothing that was drawn or worked out from one."""
        self.screen.show(None)
        self.following.forget()
        for part in (self.hand, self.tray, self.zoom, self.window, self.large, self.kept):
            part.forget()
        for strip in self.strips:
            strip.forget()
        self.all_offers = self.offers = Offers()
        self.widget = None
        self.plates = []
        self.selected = self.narrowed = self.pinned = self.kept_tip = None
        self._marks = Marks(Offers())
        self._last_pointed = (None, None)
        self._waiting = ()
        self.looked_from = self.showing = None
        self._known_actions = frozenset()
        self._confirming = self.given_at = None
        self._plans = []
        self.said, self.said_for = "", 0.0

    def _show_table(self) -> None:
        """Draw the screen's table, and make the board known to the motions."""
        before = self.screen.board
        self.screen.show(self.following.table)
        self.kept.stir_board()
        board = self.screen.board
        if board is None:
            return
        timeline = board.timeline
        timeline.stage.place_of = self.spot_of
        timeline.stage.seat_name = self.match.names.__getitem__
        timeline.play_sound = self.app.sound
        if board is not before:
            self.first_look()

    def spot_of(self, place: str, seat: int) -> tuple[float, float] | None:
        """Where a seat's pile is on the screen, for cards and coins on their way."""
        if seat == self.seat and place in ("hand", "reserve"):
            found = self.hand.spot(place.capitalize())
            return found or self.hand.area.center
        return self.strips[seat].spots.get(place) if seat < len(self.strips) else None

    def looked_at(self) -> Inspection | None:
        """What lies under the pointer, as the panel shows it."""
        return None

    def fit_board(self) -> None:
        """Show the whole board."""

    def first_look(self) -> None:
        """Show a board that has just been laid."""

    def look_at_choices(self) -> None:
        """Bring what can be chosen into view."""

    def refresh(self) -> None:
        """Everything may be different: offers, plates, hand."""

    # Time

    def update(self, seconds: float) -> None:
        if not self.following.is_open or self.app.scene is not self:
            return
        if self.said_for > 0:
            self.said_for -= seconds
            self.app.redraw()
        if self.large.update(seconds, self.looked_at):
            self.app.redraw()
        board = self.screen.board
        if board is not None:
            settings = self.app.settings
            board.timeline.speed = SPEEDS[settings.animation_speed]
            board.timeline.reduced = settings.reduced_motion
            was_playing = board.timeline.is_playing
            board.update(seconds)
            if was_playing and not board.timeline.is_playing:
                self._batch_shown()
        if self.showing is not None:
            self._showing_for -= seconds
            if self._showing_for <= 0:
                self._shown()
        elif not (board is not None and board.timeline.is_playing):
            self._go_on(seconds)

    def _go_on(self, seconds: float) -> None:
        """Nothing is moving: play the next batch, or see who is to answer."""
        if not self.following.is_dry:
            self._play_on()
        elif self.match.outcome is not None:
            self._end()
        elif self._let_own_card_be():
            self._caught_up()
        elif self.hotseat.curtain_for is not None or self.hotseat.on not in (None, self.seat):
            self.take_seat()
        elif self.is_computer_asked:
            speed = SPEEDS[self.app.settings.animation_speed]
            self._waited += seconds * speed if speed else PAUSE
            if self._waited >= PAUSE:
                self._waited = 0.0
                self.match.computer_step()
                self._caught_up()

    def _play_on(self) -> None:
        """Play batches until one takes time."""
        while not self.following.is_dry:
            found = self.following.next_batch()
            board = self.screen.board
            if found is None or board is None:
                self._show_table()
                self.refresh()
                continue
            batch, before, after = found
            self.refresh_panels()
            if board.play(batch, before, after):
                return
            self._batch_shown()

    def _batch_shown(self) -> None:
        """A batch has been played: its facts hold on the screen now."""
        self.kept.stir_board()
        self.following.shown()
        self.app.redraw()
        if self._show_played():
            return
        if self.following.is_dry:
            self._caught_up()
        else:
            self.screen.show(self.following.table)
            self.refresh_panels()

    def _show_played(self) -> bool:
        """Show a card that another seat has just played, large and for a while; False where nothing moves anyhow."""
        actions = self.screen.announced(self.following.table)
        played = [one for one in actions if one.is_card and one.seat != self.seat]
        new = [one for one in played if one.number not in self._known_actions]
        self._known_actions = frozenset(one.number for one in actions)
        speed = SPEEDS[self.app.settings.animation_speed]
        if not new or not speed:
            return False
        self.showing, self._showing_for = new[-1], SHOWN / speed
        self.screen.show(self.following.table)
        self.refresh_panels()
        return True

    def _shown(self) -> None:
        """The card has been looked at long enough."""
        self.showing = None
        self.app.redraw()
        if self.following.is_dry:
            self._caught_up()
        else:
            self._play_on()

    def _caught_up(self) -> None:
        """Everything has been shown: look at the open question."""
        if not self.at_rest:
            return
        self.following.settle()
        self._show_table()
        self.refresh()
        self.look_at_choices()
        self._pass_by_itself()

    def skip(self) -> bool:
        """Finish everything that moves or still has to. False when all was at rest."""
        if self.at_rest:
            return False
        board = self.screen.board
        while not self.at_rest:
            if self.showing is not None:
                self._shown()
            elif board is not None and board.timeline.is_playing:
                board.finish()
                self._batch_shown()
            elif not self.following.is_dry:
                self._play_on()
        return True

    def refresh_panels(self) -> None:
        """The table is another one, but nothing may be answered yet."""
        self.refresh()

    def _pass_by_itself(self) -> None:
        """A seat that lets the rest of a turn be passes without being asked again."""

    def _let_own_card_be(self) -> bool:
        """Does a seat pass by itself at its own card?"""
        return False

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        self.refresh()
        self.app.open("end", self.match, self._rematch)

    def _rematch(self) -> None:
        from game.ui.scenes.match_choice import rematch

        self.app.play(rematch(self.match))

    # Saying

    def say(self, text: str) -> None:
        """Say something above the prompt for a while."""
        self.said, self.said_for = text, TOAST
        self.app.redraw()

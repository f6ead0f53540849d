"""The table: where a match is played, with the mouse alone or with the keys alone.

It is composed of parts that own what they show: ``Following`` the view and the table, ``Playing`` what moves,
``Answering`` what may be done and who is considered, ``Laying`` rectangles, cards and buttons, ``Pointing`` the pointer
and its notes, ``Navigating`` the keyboard's way, ``Drawing`` the cached pictures. Each knows those before it; what
concerns all of them they tell the scene (``host.py``)."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.matches.match import Match
from game.ui.art.chosen_colours import colours_of
from game.ui.games.game_ui import screen_for
from game.ui.panels.large_card import LargeCard
from game.ui.panels.last_board import keep_picture, may_be_kept, small_picture
from game.ui.panels.log_panel import LogPanel
from game.ui.panels.standing_buttons import Presses
from game.ui.panels.toast import Toast
from game.ui.scenes.beginning import TaughtWords
from game.ui.scenes.scene import Scene, Window
from game.ui.scenes.spoken import Spoken
from game.ui.screens.keys import keys_of
from game.ui.table.answering import Answering
from game.ui.table.cards_ahead import CardsAhead
from game.ui.table.cursor import Cursor
from game.ui.table.drawing import Drawing
from game.ui.table.following import Following
from game.ui.table.hints import Hints
from game.ui.table.keyboard import Keyboard
from game.ui.table.laying import Laying
from game.ui.table.mouse import InputParts, Mouse
from game.ui.table.navigating import Navigating
from game.ui.table.playing import Playing
from game.ui.table.pointing import Pointing
from game.ui.table.questions.giving_up import OfferToGiveUp
from game.ui.table.recap import Recap
from game.ui.table.sight import Sight
from game.ui.table.speaking import spoken_at
from game.ui.table.story import Story
from game.ui.table.taking_back import TakingBack
from game.ui.table.thinking import Thinking
from game.ui.table.timing import Timing
from game.ui.table.tips import Tips
from game.ui.table.unasked import Unasked
from game.ui.window import backdrop

_OF_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class TableScene(Scene):
    """Holds the parts, gives them the player's events and the time, and says when something has changed for all.

    What is shown is the view of the seat that is on, and nothing else of the match. Input is taken when everything
    that has happened was shown."""

    is_large = True

    def __init__(self, app: Window, match: Match) -> None:
        self.app, self.match, self.game_heard = app, match, match.game.profile.game
        self.screen = screen_for(match, app.theme.name)
        self.following = self.followed()
        self.hotseat, self.recap = self.following.hotseat, Recap(app, self.following)
        self.toast, self.sight, self.large = Toast(app), Sight(self.following), LargeCard()
        presses, cursor = self._presses(), Cursor()
        self.playing, self.thinking = Playing(app, self.following, self), Thinking(app, self.following)
        self.answering = Answering(app, self.following, self.playing, self.toast, self)
        self.taking_back, self.timing = TakingBack(self.answering), Timing(self.answering)
        self.unasked, self.story = Unasked(app, self.answering), Story(app, self.following, self.answering)
        self.hints = Hints(app, self.following, self.answering, self.toast, cursor, self)
        self.laying = Laying(
            app, self.following, self.playing, self.answering, self.taking_back, self.hints, self.sight, presses
        )
        self.laying.offered = OfferToGiveUp(app, self.thinking.giving_up, self.answering.concede)
        self.pointing = Pointing(self.following, self.answering, self.laying, self.sight, cursor)
        self.navigating = Navigating(self.following, self.answering, self.laying, cursor)
        self.drawing = Drawing(
            app, self.following, self.playing, self.thinking, self.answering, self.timing, self.laying, self.pointing
        )
        self.ahead = CardsAhead(app, self.following, self.laying, self.drawing.zoom)
        self.taught = TaughtWords(app, self.game_heard)
        self.large.lines_for = self.taught.lines
        self.tips = Tips(app, self.playing, self.pointing, self.drawing, self.toast, self.taught)
        parts = (self.following, self.answering, self.laying, self.pointing, self.navigating, self.tips, self.toast)
        input_parts = InputParts(*parts)
        self.mouse, self._ended = Mouse(input_parts), False
        self.keyboard = Keyboard(input_parts, self.playing, self.thinking, self.large, presses)

    def followed(self) -> Following:
        """Return the part that follows the match, and tells of it in the log."""
        return Following(self.match, self.screen, LogPanel())

    def _presses(self) -> Presses:
        """Return what buttons and keys do that concerns the table as a whole."""
        presses: Presses = {
            "menu": lambda: self._open("pause", self),
            "help": lambda: self._open("help"),
            "stops": self._open_stops,
            "undo": lambda: self.taking_back.undo(),
            "hints": self._step_hints,
            "log": self._open_log,
            "recap": lambda: self.recap.show(is_asked_for=True),
            "recap_replay": lambda: self.recap.play(),
            "next_piece": self.next_piece,
            "whole_board": self.fit_board,
            "turn_left": lambda: self._turn_view(-1),
            "turn_right": lambda: self._turn_view(1),
        }
        return {**presses, "sight": self.toggle_sight} if self.screen.has_sight else presses

    def _open(self, name: str, *what: object) -> None:
        """Open a page over the table. The pointer moves there: where it is afterwards, its next motion tells."""
        self.pointing.pointer = (-1, -1)
        self.app.open(name, *what)

    @property
    def seat(self) -> int:
        """Return the seat from which the table is seen."""
        return self.following.seat

    @property
    def seat_colours(self) -> tuple[int, ...]:
        return colours_of(self.match.opening.seatings)

    @property
    def words_looked_at(self) -> tuple[tuple[str, str], ...]:
        if not self.following.is_open:
            return ()
        seen = self.large.seen or self.pointing.looked_at() or self.pointing.inspected()
        return seen.glossary if seen is not None else ()

    @property
    def is_far(self) -> bool:
        return self.following.is_far

    @property
    def trouble(self) -> str:
        return self.match.journal.problem

    @property
    def is_moving(self) -> bool:
        if not self.following.is_open:
            return False
        board, playing = self.following.board, self.playing
        at_rest = board is None or board.is_at_rest
        waits = (self.hints.is_waiting, self.toast.is_shown, self.large.waits, self.pointing.waits)
        return not at_rest or not playing.at_rest or playing.is_computer_asked or any(waits)

    @property
    def works_ahead(self) -> bool:
        foresight = self.screen.foresight
        is_busy = self.ahead.is_busy or self.recap.is_busy
        return self.following.is_open and (is_busy or (foresight is not None and foresight.is_busy))

    # Seats

    def enter(self, app: Window) -> None:
        super().enter(app)
        self.thinking.prepare()
        self._take_seat()
        if len(self.match.players.people) == 1:
            self.recap.sat_down()
        self.timing.sat_down()

    def leave(self) -> None:
        if self.match.outcome is None:
            self.keep_picture(self.match.journal.path)
            self.match.set_aside()
        else:
            self.match.leave()
        self.forget()

    def _take_seat(self) -> None:
        """Show the view of the seat that is on; or let the curtain fall, holding no view at all."""
        waiting = self.hotseat.curtain_for
        if waiting is not None:
            self.forget()
            asked = self.following.asked_for(waiting)
            self.app.open("curtain", waiting, self.match.players, self._lift, self._presses()["menu"], asked)
            return
        on = self.hotseat.on
        if on is not None and self.following.is_open and on != self.seat:
            # Nothing that was begun from another seat goes on at this one.
            self.forget()
        seat = on if on is not None else 0
        self.following.sit(seat)
        self.screen.sit(seat)
        self.show_table()
        self.refresh()
        self.navigating.look_at_once()

    def _lift(self) -> None:
        self.hotseat.lift()
        self._take_seat()
        self.recap.lifted()

    def forget(self) -> None:
        """Hold no view, and nothing that was drawn or worked out from one."""
        self.screen.show(None)
        for part in (
            self.following, self.toast, self.playing, self.thinking, self.answering, self.unasked, self.hints,
            self.laying, self.pointing, self.navigating, self.drawing, self.large, self.ahead, self.recap,
        ):  # fmt: skip
            part.forget()

    # What the parts ask of the whole

    def show_table(self) -> None:
        """Draw the table that is followed, and make the board known to the motions."""
        before = self.screen.board
        self.screen.show(self.following.table)
        self.drawing.cache.invalidate_board()
        board = self.screen.board
        if board is None:
            return
        timeline = board.timeline
        timeline.stage.place_of = self.drawing.spot_of
        timeline.stage.seat_name = self.match.players.names.__getitem__
        timeline.play_sound = self.app.sound
        self.laying.lay_objectives()
        self.navigating.face_own_side()
        if board is not before:
            self.laying.first_look()

    def refresh(self) -> None:
        """Work out again what may be done, lay the buttons out, and look at what is pointed at."""
        self.app.redraw()
        self.drawing.cache.invalidate_board()
        view = self.following.view
        if view is None:
            return
        self.answering.work_out(view)
        self.laying.lay(view)
        self.navigating.keep_to_question(view.decision.number if view.decision is not None else 0)
        if self.answering.may_answer:
            self.mouse.notice()
            self.navigating.look_at_reach()
        self.pointing.point()

    def caught_up(self) -> None:
        """Look at the open question: everything has been shown."""
        self.drawing.cache.invalidate_board()
        if not self.playing.at_rest:
            return
        self.following.settle()
        self.show_table()
        self.refresh()
        self.navigating.look_at_choices()
        self.recap.caught_up()
        if self.answering.pass_by_itself():
            self.caught_up()

    # Time

    def update(self, seconds: float) -> None:
        self.mouse.update(seconds)
        if not self.following.is_open or self.app.stack.top is not self:
            return
        if self.app.messages:
            self.toast.say(" ".join(self.app.messages))
            self.app.messages.clear()
        self.toast.update(seconds)
        is_seen = self.large.update(seconds, self.pointing.looked_at)
        if is_seen or self.pointing.update(seconds) or self.taught.has_read():
            self.app.redraw()
        self.app.thinker.update(seconds)
        # Hints of a moment that is gone let their question go before the next player's takes its place.
        self.hints.update()
        self.thinking.update(seconds)
        if self.playing.update(seconds):
            self.timing.update(seconds)
            self._see_who_answers(seconds)
        if self.following.is_open and self.app.stack.top is self:
            self._foresee()
            self.recap.update()
            if not self.is_moving:
                self.ahead.update(seconds)

    def _foresee(self) -> None:
        """Mark what the piece that is pointed at threatens, once that is worked out."""
        foresight = self.screen.foresight
        if foresight is not None and foresight.go_on():
            self.pointing.point()
            self.drawing.cache.compare_board()
            self.app.redraw()

    def _see_who_answers(self, seconds: float) -> None:
        """End the match, or find the next to answer: everything has been shown."""
        if self.story.tell():
            return
        if self.match.outcome is not None:
            self._end()
        elif self.unasked.answer():
            self.caught_up()
        elif self.hotseat.curtain_for is not None or self.hotseat.on not in (None, self.seat):
            self._take_seat()
        elif self.playing.is_computer_asked and self.thinking.answer(seconds):
            self.caught_up()

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        self.refresh()
        self.keep_picture(self.match.kept_at)
        self.app.open("end", self.match, self._rematch, self._last_board())
        if self.timing.lost:
            self.app.open("notice", "Time is up", self.timing.lost)

    def _last_board(self) -> pygame.Surface | None:
        """Return the board as it lies, small: the ground of the last page."""
        board = self.screen.board
        return small_picture(board, self.app.size, self.laying.layout.board) if board is not None else None

    def keep_picture(self, path: Path | None) -> None:
        """Keep a picture of the board for a record of the match."""
        if path is not None and self.following.is_open and may_be_kept(self.match):
            keep_picture(self.match, path, self._last_board())

    def _rematch(self) -> None:
        from game.ui.new_game.match_choice import rematch

        self.app.play(rematch(self.match))

    # The window

    def resize(self, size: tuple[int, int]) -> None:
        board, area = self.screen.board, self.laying.layout.free
        self.laying.resize(size)
        is_renamed = self.match.players.names != self.screen.names
        self.screen.restyle(self.app.theme.name, self.match.players.names, self.following.table)
        if not self.following.is_open:
            return
        if is_renamed:
            self.following.renamed()
        self.show_table()
        if self.laying.layout.free != area or self.screen.board is not board:
            self.navigating.look_again()
        else:
            # A player who comes back from another page looks at what was looked at.
            self.laying.set_text()
        self.refresh()

    def fit_board(self) -> None:
        """Show the whole board."""
        self.laying.fit_board()
        self.drawing.cache.invalidate_board()

    def _turn_view(self, steps: int) -> None:
        """See the board from another side, if it has any."""
        self.navigating.turn_view(steps)
        self.refresh()

    def _open_stops(self) -> None:
        """Open the page of the steps at which the player is asked, where the game has such."""
        if self.screen.stops():
            self.app.open("stops", self.screen.stops())

    def toggle_sight(self) -> None:
        """Switch the sight tool on or off."""
        self.sight.toggle()
        self.refresh()

    def _step_hints(self) -> None:
        """Show hints, then the next one. The keyboard's mark is taken away: Enter gives the hint."""
        self.navigating.take_pointer()
        self.hints.step()

    def _open_log(self) -> None:
        """Open the log, or fold it to its last lines, now and from now on."""
        self.app.change_settings(log_open=not self.laying.is_log_open)
        self.refresh()

    def next_piece(self) -> None:
        """Consider the next piece that can act."""
        self.navigating.next_piece()
        self.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        if not self.following.is_open or self.screen.board is None:
            surface.blit(backdrop.table(surface.get_size(), self.app.theme.name), (0, 0))
            return
        self.drawing.draw(surface)
        if self.recap.draw(surface, self.laying.layout.free, self.drawing.spots, self.laying.uncovered):
            self.drawing.cache.cover()
        self.tips.draw(surface)
        if self.large.seen is not None or self.large.coming:
            self.large.draw(surface, self.app)
            self.drawing.cache.cover()

    def spoken(self) -> Spoken:
        return spoken_at(self)

    # The player

    def event(self, event: pygame.event.Event) -> None:
        if not self.following.is_open:
            return
        self.ahead.stir()
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.answering.closes = event.type == pygame.MOUSEBUTTONDOWN and bool(self.recap.lines)
        if self.recap.pass_over(event):
            self.pointing.held_button = None
            self.app.redraw()
            return
        if self.large.event(event):
            self.mouse.let_go(event)
            self.app.redraw()
            return
        if event.type in _OF_MOUSE:
            self.mouse.move(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._skip():
            self.pointing.held_button = None
            return
        said = self.toast.said
        self._give(event)
        if self.answering.confirming is None:
            self.toast.pass_over(event, said)
        is_stirring = event.type != pygame.MOUSEMOTION or self.pointing.is_dragging
        is_new = self.following.is_open and self.pointing.point()
        if is_stirring:
            self.drawing.cache.invalidate_board()
        elif is_new:
            self.drawing.cache.compare_board()
        self.app.redraw()

    def turns_away(self, pad: int, pads: int) -> bool:
        return self.answering.turns_away(pad, pads)

    def _skip(self) -> bool:
        """Skip what moves, at a click; one that is on no button also hurries the computer player."""
        return self.playing.skip() or (self.pointing.hovered_button is None and self.thinking.hurry())

    def _give(self, event: pygame.event.Event) -> None:
        """Give an event to the part that takes it."""
        board = self.screen.board
        if event.type == pygame.KEYDOWN:
            if self.keyboard.press(event):
                self.refresh()
        elif event.type == pygame.KEYUP and event.key in keys_of("why_not"):
            self.keyboard.ask_why(is_held=False)
        elif event.type == pygame.MOUSEWHEEL:
            self.mouse.wheel(event)
        elif event.type in _OF_MOUSE:
            if self.mouse.event(event):
                self.refresh()
        elif board is not None:
            board.event(event)

"""A visitor's match: the table, with what to do first, what the match is won by, and a second visitor's button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ai.players import player_for
from game.app.demo.deeds import gain_of_deed
from game.app.games.entries import evaluator_of
from game.app.matches.match import Match
from game.ui.art import fonts
from game.ui.games.game_ui import game_ui_of
from game.ui.lessons.first_picture import FirstPicture
from game.ui.panels.buttons import Button
from game.ui.panels.layout import TableLayout
from game.ui.scenes.scene import Window
from game.ui.table.laying import TOLD_APART
from game.ui.table.scene import TableScene
from game.ui.window import backdrop

#: How many of a visitor's first questions show at once what could be done; after how many seconds without an answer
#: later ones show it; and for how many seconds a visitor who has not answered yet is told how to play.
SHOWN_HINTS, HESITATES, SAID = 3, 10.0, 20.0
#: Letters of what a card or an ability does that are told below a suggestion, at most.
_FEW_WORDS = 90


class Guided(TableScene):
    """The table of a visitor. ``join`` is what the button for a second visitor says and does; None where there is but
    one seat. For ``near`` see ``Following``."""

    def __init__(
        self, app: Window, match: Match, join: tuple[str, Callable[[], None]] | None, *, near: int = 0
    ) -> None:
        super().__init__(app, match)
        self.following.near = near
        self._join = join
        #: The questions at which it was shown what could be done, and the one at which it is shown now; -1: at none.
        self._hinted: set[int] = set()
        self._suggested = -1
        #: The question that the visitor has before him, and for how many seconds.
        self._before, self._waited = -1, 0.0
        self._said_for = 0.0
        self._first_picture = FirstPicture(self.drawing)
        self._line = self._corner = pygame.Rect(0, 0, 0, 0)
        self.laying.take_room = self._take_room
        self.laying.resize(app.size)

    def _take_room(self, layout: TableLayout) -> None:
        """Take the room of what is said above the table, and of the button beside the hand."""
        corner = max(self.app.px(130), self.app.least_target) if self._join is not None else 0
        self._line, self._corner = layout.take(self.app.text_px(15), corner)

    def enter(self, app: Window) -> None:
        super().enter(app)
        board, least = self.screen.board, round(TOLD_APART * app.size[1] / 720)
        if board is not None and board.camera.square_px > least and not self.following.stands_apart:
            # Whoever has just come sees the whole board, as far as figures can be told apart, and no row under a strip.
            self.fit_board()
            if board.camera.square_px < least:
                board.camera.draw_near(least)
            self.navigating.look_at_once()

    @property
    def answered(self) -> int:
        """Return how many answers visitors have given."""
        people = self.match.players.people
        return sum(answer.seat in people for answer in self.match.given)

    @property
    def is_asked(self) -> bool:
        """Return whether it waits for the visitor, with nothing moving."""
        return self.answering.may_answer and self.playing.at_rest

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._said_for < SAID <= self._said_for + seconds:
            self.app.redraw()
        self._said_for += seconds
        decision = self.match.decision
        now = decision.number if decision is not None and self.answering.may_answer else -1
        if self._suggested not in (-1, now):
            self._suggested = -1
            self.hints.show(())
            self.refresh()
        self._before, self._waited = now, self._waited + seconds if now == self._before else 0.0
        if now < 0 or now in self._hinted or self.app.stack.top is not self:
            return
        if len(self._hinted) < SHOWN_HINTS or self._waited >= HESITATES:
            self._hinted.add(now)
            self._suggest(now)

    def _suggest(self, number: int) -> None:
        """Show one thing that could be done: what looks best at once, from what the visitor may know. The first time it
        is a deed: nobody stays who has come to go on. But what brings nothing is not done for its own sake."""
        match, seat = self.match, self.following.seat
        answers, goes_on = match.answers(seat), self.answering.all_offers.advancing
        deeds = [one for one in answers if all(one not in offer.commands for offer in goes_on)]
        game, view = match.opening.game, match.view(seat)
        player = player_for("greedy", match.players.seed(seat), evaluator_of(game))
        wanted = deeds if len(self._hinted) == 1 else []
        if gain_of_deed(match) <= 0:
            wanted = [one for one in answers if one not in deeds]
        command = player.choose(view, wanted or answers, match.players.worlds(seat))
        offered = [one for one in self.answering.all_offers.all if one.commands[-1:] == (command,)]
        told = next((one.hint for one in offered if 0 < len(one.hint) <= _FEW_WORDS), "")
        self.hints.show([self.hints.row(command, self.hints.words_of(command), None, told)], "Try this")
        self._suggested = number
        self.refresh()
        board, shown = self.screen.board, self.hints.shown
        if board is not None and shown is not None:
            # The words lie over a part of the board: what they are about is brought beside them.
            spaces = (self.navigating.space(item) for item in shown.way)
            board.camera.follow([space for space in spaces if space is not None])

    def turns_away(self, pad: int, pads: int) -> bool:
        """Let any pad act for whoever is asked: nobody knows who took which."""
        return False

    def event(self, event: pygame.event.Event) -> None:
        sits_down = next((button for button in self.laying.buttons if button.name == "join"), None)
        if sits_down is not None and event.type == pygame.MOUSEBUTTONDOWN and sits_down.rect.collidepoint(event.pos):
            # One press is enough, also while things move.
            sits_down.press()
            return
        super().event(event)

    def refresh(self) -> None:
        super().refresh()
        if self._join is None or not self.following.is_open:
            return
        app, area = self.app, self._corner
        words, press = self._join
        px = next(size for size in fonts.sizes(app.text_px(12), 11) if size == 11 or _wide(words, size) <= area.width)
        high = max(app.least_target, app.pressable(round(px * 2.2)))
        rect = pygame.Rect(area.x, area.bottom - high, area.width, high)
        hint = "Who plays: it is asked before anything changes."
        self.laying.buttons.append(Button("join", rect, words, press, kind="chip", icon="hand", px=px, hint=hint))

    def gets_ready(self) -> bool:
        return self._first_picture.gets_ready()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.following.is_open:
            self._draw_line(surface)

    @property
    def told(self) -> str:
        """Return what is said above the table: what the match is won by; and who the visitor is, at first."""
        table, seat, names = self.following.table, self.following.seat, self.match.players.names
        goal = game_ui_of(self.match.opening.game).end.goal
        words = "{}: **{}**.".format(*goal(table, seat)) if goal is not None else ""
        if self.answered or self._said_for >= SAID:
            return words
        others = [name for number, name in enumerate(names) if number not in self.match.players.people]
        against = f" against {others[0]}, a computer" if others and not self.match.game.profile.together else ""
        return f"You are **{names[seat]}**{against}. {words}"

    def _draw_line(self, surface: pygame.Surface) -> None:
        """Draw what is said, in one line."""
        app, box, theme = self.app, self._line, self.app.theme
        pad = app.px(10)
        most = min(app.text_px(11), box.height * 3 // 4)
        words, room = self.told, box.width - 2 * pad
        px = next(
            size
            for size in fonts.sizes(most, 11)
            if size == 11 or fonts.rich_height(words, "body", size, room) < 2 * size
        )
        text = fonts.rich_text(words, "body", px, room, theme.ink)
        backdrop.lay_panel(surface, box, theme.name, scale=app.scale, edge=theme.brass)
        surface.blit(text, text.get_rect(midleft=(box.x + pad, box.centery)))
        self.drawing.cache.cover()


def _wide(words: str, px: int) -> int:
    """Return how wide a button with an icon is."""
    return fonts.text_width(words, "body", px) + 3 * px

"""A visitor's match: the table, with what to do first shown on it, and a button by which a second visitor sits down."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ai.players import player_for
from game.app.demo.deeds import gain_of_deed
from game.app.games.entries import evaluator_of
from game.app.matches.match import Match
from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.scenes.scene import Window
from game.ui.table.laying import TOLD_APART
from game.ui.table.scene import TableScene
from game.ui.window import backdrop

#: Questions of a visitor's at which it is shown at once what could be done; seconds after which it is shown at a later
#: one, to who has not answered; and those for which it is said how to play, unless the visitor has answered before.
SHOWN_HINTS, HESITATES, SAID = 3, 10.0, 20.0
#: Letters of what a card or an ability does that are told below a suggestion, at most.
_FEW_WORDS = 90


class Guided(TableScene):
    """The table of a visitor. ``join`` is what a second visitor's press does; None where everybody sits already. For
    ``near`` see ``Following``."""

    def __init__(self, app: Window, match: Match, join: Callable[[], None] | None, *, near: int = 0) -> None:
        super().__init__(app, match)
        self.following.near = near
        self._join = join
        #: The questions at which it was shown what could be done, and the one at which it is shown now; -1: at none.
        self._hinted: set[int] = set()
        self._suggested = -1
        #: The question that the visitor has before him, and for how many seconds.
        self._before, self._waited = -1, 0.0
        self._said_for = 0.0

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
        app, area = self.app, self.laying.layout.free
        words = "Second player"
        px = app.text_px(12)
        wide = fonts.text_width(words, "body", px) + 5 * px
        rect = pygame.Rect(area.x, area.y, wide, app.pressable(round(px * 2.2)))
        hint = "Sit down, too: you take over from the computer."
        self.laying.buttons.append(Button("join", rect, words, self._join, kind="chip", icon="hand", px=px, hint=hint))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.following.is_open and not self.answered and self._said_for < SAID and self.app.stack.top is self:
            self._draw_welcome(surface)

    def _draw_welcome(self, surface: pygame.Surface) -> None:
        """Draw who the visitor is, and what can be pressed."""
        app, theme, free = self.app, self.app.theme, self.laying.layout.free
        names, seat = self.match.players.names, self.following.seat
        others = [name for number, name in enumerate(names) if number not in self.match.players.people]
        who = f"You are **{names[seat]}**"
        if others and not self.match.game.profile.together:
            who += f" against {others[0]}, a computer"
        words = f"{who}. Press anything with a ring, or anything lit."
        px, pad = app.text_px(13), app.px(10)
        # In one line beside the button, so that it hides as little of the table as it can.
        button = next((one.rect for one in self.laying.buttons if one.name == "join"), None)
        left = button.right + app.px(8) if button is not None else free.x
        room = free.right - left - 2 * pad
        px = next(
            size
            for size in fonts.sizes(px, 11)
            if size == 11 or fonts.rich_height(words, "body", size, room) < 2 * size
        )
        text = fonts.rich_text(words, "body", px, room, theme.ink)
        box = text.get_rect().inflate(2 * pad, pad)
        box.topleft = (left, free.y)
        backdrop.lay_panel(surface, box, theme.name, scale=app.scale, edge=theme.brass)
        surface.blit(text, (box.x + pad, box.y + pad))
        self.drawing.cache.cover()

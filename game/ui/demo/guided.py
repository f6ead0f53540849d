"""A visitor's match: the table, with what to do first shown on it, and a button by which a second visitor sits down."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.matches.match import Match
from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.scenes.scene import Window
from game.ui.table.scene import TableScene
from game.ui.window import backdrop

#: Questions of a visitor's at which a hint is shown without being asked for, and answers after which nothing more is
#: said of how to play.
SHOWN_HINTS, SAID = 3, 3
#: Seconds that a visitor waits for such a hint.
PATIENCE = 1.6


class Guided(TableScene):
    """The table of a visitor. ``join`` is what a second visitor's press does; None where everybody sits already."""

    def __init__(self, app: Window, match: Match, join: Callable[[], None] | None) -> None:
        super().__init__(app, match)
        self._join = join
        #: The questions at which a hint was shown.
        self._hinted: set[int] = set()

    @property
    def answered(self) -> int:
        """How many answers visitors have given."""
        people = self.match.players.people
        return sum(answer.seat in people for answer in self.match.given)

    @property
    def is_asked(self) -> bool:
        """Does it wait for the visitor, with nothing moving?"""
        return self.answering.may_answer and self.playing.at_rest

    def update(self, seconds: float) -> None:
        super().update(seconds)
        decision = self.match.decision
        if decision is None or not self.answering.may_answer or self.app.stack.top is not self:
            return
        if decision.number not in self._hinted and len(self._hinted) < SHOWN_HINTS and not self.hints.is_open:
            self._hinted.add(decision.number)
            self.hints.ask(PATIENCE)
        if len(self.hints.rows) > 1 and len(self._hinted) <= SHOWN_HINTS and decision.number in self._hinted:
            # One thing to do, not a choice of three.
            self.hints.rows = self.hints.rows[:1]
            self.refresh()

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
        words = "Second player? Sit down here"
        px = app.text_px(12)
        wide = fonts.text_width(words, "body", px) + 4 * px
        rect = pygame.Rect(area.x, area.y, wide, app.pressable(round(px * 2.2)))
        self.laying.buttons.append(Button("join", rect, words, self._join, kind="chip", icon="hand", px=px))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.following.is_open and self.answered < SAID and self.app.stack.top is self:
            self._draw_welcome(surface)

    def _draw_welcome(self, surface: pygame.Surface) -> None:
        """Who the visitor is, and what can be pressed."""
        app, theme, free = self.app, self.app.theme, self.laying.layout.free
        names, seat = self.match.players.names, self.following.seat
        others = [name for number, name in enumerate(names) if number not in self.match.players.people]
        who = f"You are **{names[seat]}**"
        if others and not self.match.game.profile.together:
            who += f" against {others[0]}, a computer"
        words = f"{who}. Press what has a ring, or anything that is lit."
        px, pad = app.text_px(13), app.px(10)
        text = fonts.rich_text(words, "body", px, min(free.width // 2, px * 22), theme.ink)
        box = text.get_rect().inflate(2 * pad, 2 * pad)
        box.topleft = (free.x, free.y + app.pressable(round(app.text_px(12) * 2.2)) + app.px(10))
        backdrop.lay_panel(surface, box, theme.name, scale=app.scale, edge=theme.brass)
        surface.blit(text, (box.x + pad, box.y + pad))
        self.drawing.cache.cover()

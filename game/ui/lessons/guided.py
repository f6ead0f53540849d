"""A table with a box that says what is to be done: of lessons and of puzzles. The other side may answer by them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pygame

from game.app.matches.match import Match
from game.core.commands import Command
from game.ui.panels.buttons import Button
from game.ui.panels.said_box import SaidBox, button_width
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import AnyView
from game.ui.screens.items import Offers, piece
from game.ui.screens.keys import hint
from game.ui.table.scene import TableScene

#: Seconds until another seat gives an answer that is laid down for it.
PAUSE = 0.9
#: Pieces and places that are kept in sight beside the box, at most.
_MOST_SEEN = 90
#: How much more a face weighs than a card's back or a place.
_FACES = 2


class GuidedScene(TableScene):
    """A table whose ``box`` leads through what is played. It is its table's guide, so it says which offers are let
    through, what is said after a press that means nothing, and where the box lies."""

    #: What each button of the box does, by its words.
    button_tips: ClassVar[Mapping[str, str]] = {}

    def __init__(self, app: Window, match: Match) -> None:
        self.box = SaidBox()
        self._paused = 0.0
        self._is_marked = False
        super().__init__(app, match)
        self.answering.guide = self
        self.laying.guide = self
        self.story.briefs = False

    # What a lesson or a puzzle says of itself

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Return whether nothing more is to be done."""

    @property
    @abstractmethod
    def is_held(self) -> bool:
        """Return whether nobody answers yet, nor is anything marked."""

    @abstractmethod
    def reply(self) -> Command | None:
        """Return what the other side is to answer now; None where its player chooses."""

    @property
    def pause(self) -> float:
        """Return the seconds until another seat gives an answer that is laid down for it."""
        return PAUSE

    @abstractmethod
    def mark(self) -> str | None:
        """Remember what was done to its end, and return why that cannot be; None where it was not done."""

    # As the table's guide

    @property
    def in_sight(self) -> Sequence[pygame.Rect]:
        return [self.box.rect]

    @abstractmethod
    def let_through(self, view: AnyView, offers: Offers) -> Offers:
        """Return the offers that may be taken now."""

    @abstractmethod
    def refuse(self, text: str, *, kept_back: bool) -> str:
        """Return what is said after a press that means nothing."""

    @abstractmethod
    def lay_box(self) -> list[Button]:
        """Lay the box out, and return its buttons."""

    # The box

    def hidden_by_box(self) -> list[pygame.Rect]:
        """Return what the box should hide least: panels, pieces, choices; doubly what shows its face to read."""
        board = self.screen.board
        pieces = [piece(number) for number in board.miniatures.numbers] if board is not None else []
        seen = [*pieces, *self.answering.offers.items][:_MOST_SEEN]
        seen += _FACES * [one for one in seen if one.sort == "piece" and self.following.inspect(one) is not None]
        spots = [spot for item in seen if (spot := self.drawing.spots.spot_of(item)) is not None]
        name = board.name_rect() if board is not None else None
        spots += [name] * _FACES if name is not None else []
        return [*(pane for pane in self.laying.panes() if pane is not self.box.rect), *spots]

    def lifted_over(self, spots: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Return where cards of the hand are shown large: the one that is, and those that lie in these places."""
        hand = self.laying.hand
        held = [one.rect for one in hand.cards]
        return [
            rect for rect in (hand.lifted_rect(), *(hand.enlarged(one) for one in spots if one in held)) if rect.width
        ]

    def box_button(
        self, words: str, icon: str, press: Callable[[], None], action: str = "", *, is_first: bool = False
    ) -> Button:
        """Return a button of the box, with the key of an action in its tip."""
        rect = pygame.Rect(0, 0, button_width(words, self.app), 0)
        tip = f"{self.button_tips[words]} Key: **{hint(action)}**" if action else self.button_tips[words]
        px, kind = self.app.text_px(14), "primary" if is_first else "quiet"
        return Button(f"lesson {words.lower()}", rect, words, press, kind=kind, icon=icon, hint=tip, px=px, least=px)

    # The table

    def enter(self, app: Window) -> None:
        super().enter(app)
        self.recap.forget()

    def caught_up(self) -> None:
        super().caught_up()
        # What has happened is what it is about: the box tells it.
        self.recap.forget()

    def _see_who_answers(self, seconds: float) -> None:
        if self.is_over:
            self._finish()
            return
        if self.is_held:
            # Nor does anything go on by itself for the person.
            return
        if self.playing.is_computer_asked:
            self._paused += seconds
            if self._paused < self.pause and self.app.settings.animation_speed != "off":
                return
            command, seat = self.reply(), self.match.asked
            if command is not None and seat is not None:
                self._paused = 0.0
                self.match.submit(seat, command)
                self.caught_up()
                return
        super()._see_who_answers(seconds)

    def _finish(self) -> None:
        if self._is_marked or self.is_held:
            return
        self._is_marked = True
        trouble = self.mark()
        if trouble:
            self.toast.say(trouble)
        if trouble is not None:
            self.app.sound("step")
        self.refresh()

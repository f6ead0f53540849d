"""A computer player offers to give up: said in a small box over the board, which waits for nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.thinking.giving_up import GivingUp
from game.ui.panels.buttons import Button
from game.ui.panels.layout import TableLayout
from game.ui.panels.said_box import Said, SaidBox, button_width
from game.ui.scenes.scene import Window

#: What the names of its buttons begin with.
OFFERED = "offered: "


class OfferToGiveUp:
    """Owns the box, which has no height while nobody offers anything."""

    def __init__(self, app: Window, giving_up: GivingUp, accept: Callable[[int], None]) -> None:
        """Offer what ``giving_up`` says; ``accept`` ends the match for a seat."""
        self.app, self.giving_up, self.accept = app, giving_up, accept
        self.box = SaidBox()

    def forget(self) -> None:
        """Say nothing."""
        self.box.said, self.box.rect = Said("", ""), pygame.Rect(0, 0, 0, 0)

    @property
    def words(self) -> str:
        """Return what is offered, in a sentence; "" for nothing."""
        return self.box.said.how_far

    def lay_box(self, layout: TableLayout, refresh: Callable[[], None]) -> list[Button]:
        """Lay the box out where somebody offers to give up, and return its buttons; ``refresh`` lays all out again."""
        self.forget()
        app = self.app
        seat = self.giving_up.offered if app.settings.offers_to_give_up else None
        if seat is None:
            return []

        def refuse() -> None:
            self.giving_up.refuse()
            refresh()

        said = Said(f"{self.giving_up.names[seat]} offers to give up.", "")
        rows = (
            ("Accept", lambda: self.accept(seat), "The match is over, and you have won."),
            ("Play on", refuse, "The match goes on, and for some turns you are not asked again."),
        )
        buttons = [
            Button(f"{OFFERED}{words}", pygame.Rect(0, 0, button_width(words, app), 0), words, press, kind="chip",
                   hint=tip, px=app.text_px(14), least=min(app.text_px(14), 12))
            for words, press, tip in rows
        ]  # fmt: skip
        self.box.lay(said, buttons, layout, None, (), app)
        return buttons

"""A computer player offers to give up: said in a small box over the board, which waits for nothing."""

from __future__ import annotations

import pygame

from game.app.thinking.giving_up import GivingUp
from game.ui.panels.buttons import Button
from game.ui.panels.layout import TableLayout
from game.ui.panels.said_box import Said, SaidBox, button_width
from game.ui.table.answering import Answering

#: What the names of its buttons begin with.
OFFERED = "offered: "


class OfferToGiveUp:
    """Owns the box, which has no height while nobody offers anything."""

    def __init__(self, answering: Answering, giving_up: GivingUp) -> None:
        self.answering, self.giving_up = answering, giving_up
        self.box = SaidBox()

    def forget(self) -> None:
        """Say nothing."""
        self.box.said, self.box.rect = Said("", ""), pygame.Rect(0, 0, 0, 0)

    @property
    def words(self) -> str:
        """Return what is offered, in a sentence; "" for nothing."""
        return self.box.said.how_far

    def lay_box(self, layout: TableLayout) -> list[Button]:
        """Lay the box out where somebody offers to give up, and return its buttons."""
        self.forget()
        answering = self.answering
        app, match = answering.app, answering.match
        seat = self.giving_up.offered if app.settings.offers_to_give_up else None
        if seat is None or answering.only_looks or answering.guide is not None or not answering.following.is_open:
            return []
        said = Said(f"{match.players.names[seat]} offers to give up.", "")
        rows = (
            ("Accept", lambda: answering.concede(seat), "The match is over, and you have won."),
            ("Play on", self._refuse, "The match goes on, and for some turns you are not asked again."),
        )
        buttons = [
            Button(f"{OFFERED}{words}", pygame.Rect(0, 0, button_width(words, app), 0), words, press, kind="chip",
                   hint=tip, px=app.text_px(14), least=min(app.text_px(14), 12))
            for words, press, tip in rows
        ]  # fmt: skip
        self.box.lay(said, buttons, layout, None, (), app)
        return buttons

    def _refuse(self) -> None:
        self.giving_up.refuse()
        self.answering.host.refresh()

"""A question of no game, to lay its buttons: for tests of the decision widgets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame

from game.core.commands import Command
from game.core.decisions import Decision, Kind
from game.ui.application import Application
from game.ui.art.card_faces import FaceRecord
from game.ui.panels.buttons import Button
from game.ui.panels.layout import lay_out
from game.ui.screens.game_screen import Announced
from game.ui.screens.items import Item, Offer, Offers
from game.ui.table.questions.decisions import DecisionWidget, Moment, widget_for


class Answer(Command, frozen=True, tag="test_answer"):
    """An answer of no game, told apart by its number."""

    number: int = 0


def offer(number: int, words: str, at: Item | None = None, by: Item | None = None, **more: Any) -> Offer:
    return Offer((Answer(number),), words, at, by, **more)


def announced(number: int, text: str, seat: int = 0) -> Announced:
    """Return an announced action of no game."""
    face = FaceRecord("orc_druid", "Orc Druid", level=3, faction="crown")
    return Announced(number, seat, face, text, "Blue", "card", ())


@dataclass
class Asked:
    """What was answered, what was asked on, and whether the rest of the turn was let be."""

    given: list[Offer] = field(default_factory=list)
    narrowed: list[Item | None] = field(default_factory=list)
    stood: int = 0

    def stand(self) -> None:
        """Count a turn whose rest is skipped."""
        self.stood += 1


def widget(app: Application, kind: Kind, offers: tuple[Offer, ...], **more: Any) -> tuple[DecisionWidget, Asked]:
    """Return the widget of a question of one kind, and where its answers arrive."""
    asked = Asked()
    layout = lay_out(app.size, app, 1)
    decision = Decision(1, 0, kind, "test", (7,))
    moment = Moment(
        decision, Offers(offers), layout, app, asked.given.append, asked.narrowed.append, asked.stand,
        **more,
    )  # fmt: skip
    return widget_for(moment), asked


def apart(buttons: list[Button]) -> bool:
    """Do no two buttons lie over each other?"""
    return all(
        not one.rect.colliderect(other.rect) for at, one in enumerate(buttons) for other in buttons[at + 1 :]
    )  # fmt: skip


def inside(buttons: list[Button], rect: pygame.Rect) -> bool:
    """Do all buttons lie in a rectangle?"""
    return all(rect.contains(button.rect) for button in buttons)

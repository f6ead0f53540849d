"""What leads through a lesson at the table, as the parts of the table know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.ui.panels.buttons import Button
from game.ui.screens.game_screen import AnyView
from game.ui.screens.items import Offers
from game.ui.window.measures import Measures


class Box(Protocol):
    """The box that says what the step is about."""

    rect: pygame.Rect

    @property
    def said(self) -> object:
        """Return what it says."""
        ...

    def draw(self, surface: pygame.Surface, to: Measures, /) -> None:
        """Draw all but the buttons."""
        ...


class Guide(Protocol):
    """Chooses among what may be done, and says in its ``box`` what is meant."""

    @property
    def box(self) -> Box:
        """Return the box."""
        ...

    @property
    def in_sight(self) -> Sequence[pygame.Rect]:
        """Return what nothing that is only looked at may hide: the box, and what it points at."""
        ...

    def let_through(self, view: AnyView, offers: Offers) -> Offers:
        """Return the offers that may be taken now."""
        ...

    def refuse(self, text: str, *, kept_back: bool) -> str:
        """Return what is said after a press that means nothing, for the rule's reason ("" for none); ``kept_back``: it
        is no rule, but the lesson, that keeps it. "" leaves it to the table."""
        ...

    def lay_box(self) -> list[Button]:
        """Lay the box out, and return its buttons."""
        ...

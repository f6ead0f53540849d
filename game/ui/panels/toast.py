"""A sentence above the prompt bar that stays for a while: a refusal, a question before something ends."""

from __future__ import annotations

from typing import Protocol

import pygame

#: Seconds that it stays.
TOAST = 4.0
#: Keys that change what others mean are not presses of their own.
_HELD = (pygame.K_LALT, pygame.K_RALT, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL)


class Redraws(Protocol):
    """The window, as far as a toast knows it."""

    def redraw(self) -> None: ...


class Toast:
    """Owns its ``text``, where it lies while it ``is_shown`` (``place``), and how often something was ``said``."""

    def __init__(self, app: Redraws) -> None:
        self.app = app
        self.text = ""
        self.place: pygame.Rect | None = None
        self.said = 0
        self._left = 0.0
        self._said_at_press = 0

    @property
    def is_shown(self) -> bool:
        """Return whether there is something to read."""
        return self._left > 0

    def say(self, text: str) -> None:
        """Say something in the place of what was said before."""
        self.text, self._left, self.place = text, TOAST, None
        self.said += 1
        self.app.redraw()

    def forget(self) -> None:
        """Say nothing more."""
        self.text, self._left, self.place = "", 0.0, None

    def pass_over(self, event: pygame.event.Event, said: int) -> None:
        """Go with a press that has been carried out and said nothing new; ``said`` is how often something had been said
        before it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._said_at_press = said
        is_click = event.type == pygame.MOUSEBUTTONUP and event.button <= pygame.BUTTON_RIGHT
        is_key = event.type == pygame.KEYDOWN and event.key not in _HELD
        if (is_click and self.said == self._said_at_press) or (is_key and self.said == said):
            self.forget()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self._left > 0:
            self._left -= seconds
            self.app.redraw()

"""A sentence above the prompt bar that stays for a while: a refusal, a question before something ends."""

from __future__ import annotations

from typing import Protocol

#: Seconds that it stays.
TOAST = 4.0


class Redraws(Protocol):
    """The window, as far as a toast knows it."""

    def redraw(self) -> None: ...


class Toast:
    """Owns its ``text``, and for how long it ``is_shown``."""

    def __init__(self, app: Redraws) -> None:
        self.app = app
        self.text = ""
        self._left = 0.0

    @property
    def is_shown(self) -> bool:
        """Return whether there is something to read."""
        return self._left > 0

    def say(self, text: str) -> None:
        """Say something in the place of what was said before."""
        self.text, self._left = text, TOAST
        self.app.redraw()

    def forget(self) -> None:
        """Say nothing more."""
        self.text, self._left = "", 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self._left > 0:
            self._left -= seconds
            self.app.redraw()

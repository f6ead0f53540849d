"""What ends a part of the turn counts once, however quickly its key or its button is pressed again."""

from __future__ import annotations

from game.ui.table.answering import Answering
from game.ui.table.laying import Laying

#: Seconds between two presses that end things. A press that follows sooner was not meant for what the first one has led
#: to: the next part of the turn, or the question whether to end it.
AT_ONCE = 0.5


class EndGuard:
    """Hears of every press that ends things, by key or by button, and drops the one that follows another at once."""

    def __init__(self, answering: Answering, laying: Laying) -> None:
        self.answering, self.laying = answering, laying
        #: Seconds for which another press is too soon.
        self._too_soon_for = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._too_soon_for = max(0.0, self._too_soon_for - seconds)

    def follows_at_once(self) -> bool:
        """Return whether a press comes right after one that ended something: another button may have come under the
        pointer, and nobody has read it."""
        return self._too_soon_for > 0

    def drops(self, twice: str, again: str) -> bool:
        """Return whether a press follows another one at once, and say so in the player's words. A question that was
        asked stays to be read."""
        is_too_soon, self._too_soon_for = self._too_soon_for > 0, AT_ONCE
        button = next((button for button in self.laying.buttons if button.name == "advance"), None)
        if is_too_soon and button is not None and self.answering.confirming is None:
            self.answering.toast.say(f"{twice} at once counts once. {again}: {button.words}.")
            self.answering.app.sound("tick")
        return is_too_soon

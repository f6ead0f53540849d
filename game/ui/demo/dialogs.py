"""What a visitor is asked or offered over the table: to go on, what to play next, whether they are still there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.demo.states import States
from game.core.words import counted
from game.ui.scenes.question import Dialog

#: A row of choices: its words, its icon and what it does.
Choice = tuple[str, str, Callable[[], None]]


class Choices(Dialog):
    """A few large buttons below one another; the first is what Escape does, too."""

    def __init__(self, title: str, text: str, rows: list[Choice]) -> None:
        super().__init__(title, text)
        self.rows = rows

    def back(self) -> None:
        self.rows[0][2]()

    def build(self) -> None:
        app = self.app
        high = app.pressable(round(app.text_px(17) * 1.8))
        step = min(high + app.px(10), (app.size[1] - app.px(150)) // len(self.rows))
        room = self.middle(step * len(self.rows))
        for number, (words, mark, press) in enumerate(self.rows):
            rect = pygame.Rect(room.x, room.y + number * step, room.width, min(high, step - app.px(4)))
            face = self.face(words, 17, icon=mark, align="left", style="primary" if number == 0 else "plain")
            self.sheet.button(rect, face, press, name=words)


class StillThere(Choices):
    """Asks a visitor who has done nothing for a while; any press is an answer."""

    def __init__(self, states: States, stay: Callable[[], None]) -> None:
        self.states = states
        self._told = states.left
        super().__init__("Still there?", self._words, [("I am still here", "hand", stay)])

    @property
    def _words(self) -> str:
        left = counted(self.states.left, "second")
        return f"The table will be reset for the next guest in {left}. Touch anything to keep playing."

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.states.left != self._told:
            self._told, self.text = self.states.left, self._words
            self.rebuild()

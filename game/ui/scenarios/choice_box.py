"""A choice that a scenario puts to a person: the question in a box, with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.scenes.question import Dialog


class ChoiceBox(Dialog):
    """Asks for one of some ``answers``; ``act`` gets the pressed one's place. Escape leaves them beside the board."""

    def __init__(self, title: str, text: str, answers: Sequence[str], act: Callable[[int], None]) -> None:
        super().__init__(title, text)
        self.answers, self.act = answers, act

    def build(self) -> None:
        app = self.app
        step = self.button_high + app.px(8)
        rows = len(self.answers) + 1
        room = self.middle(step * rows)
        y = room.bottom - step * rows + app.px(8)
        for number, words in enumerate(self.answers):
            rect = pygame.Rect(room.x, y + number * step, room.width, self.button_high)
            face = self.face(words, 16, align="left", style="plain", key=str(number + 1))
            self.sheet.button(rect, face, self._choose(number), name=words)
        rect = pygame.Rect(room.x, y + len(self.answers) * step, room.width, self.button_high)
        self.sheet.button(rect, self.face("Look at the board first", 16, key="Esc"), self.back, name="Look first")

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in range(pygame.K_1, pygame.K_1 + len(self.answers)):
            self._choose(event.key - pygame.K_1)()
        else:
            super().event(event)

    def _choose(self, number: int) -> Callable[[], None]:
        def press() -> None:
            self.app.stack.pop()
            self.act(number)

        return press

"""The door to the staff's page: a four-digit number; and the page behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.demo.dialogs import Choice, Choices
from game.ui.scenes.question import Dialog

#: Wrong numbers after which the door stays shut, and the seconds for which it does.
TRIES, SHUT = 3, 60.0
#: Seconds after which an open page is left that nobody uses.
UNUSED = 30.0
#: The keys of the pad as they lie; "<" deletes the last digit, "x" leaves.
PAD = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "<", "0", "x")
_FACES = {"<": ("", "left"), "x": ("", "cancel")}


class Lock:
    """Owns the number, the wrong ones that were tried, and for how long nobody may try any more."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._wrong = 0
        self.shut_for = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.shut_for = max(0.0, self.shut_for - seconds)

    def opens(self, number: str) -> bool:
        """Return whether a number opens the door; after three wrong ones none does for a minute."""
        if self.shut_for > 0:
            return False
        if number == self._code:
            self._wrong = 0
            return True
        self._wrong += 1
        if self._wrong >= TRIES:
            self._wrong, self.shut_for = 0, SHUT
        return False


class Door(Dialog):
    """Asks for the number, by a pad on the screen or by the keys."""

    def __init__(self, lock: Lock, enter: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__("For the staff", self._words(lock, ""))
        self._lock, self._enter, self._leave = lock, enter, leave
        self.typed = ""

    @staticmethod
    def _words(lock: Lock, typed: str) -> str:
        if lock.shut_for > 0:
            return "Three wrong codes: locked for a minute."
        return f"Number: {'•' * len(typed)}{'–' * (4 - len(typed))}"

    def back(self) -> None:
        self._leave()

    def build(self) -> None:
        app = self.app
        high = max(app.pressable(app.px(52)), app.px(52))
        step = min(high + app.px(8), (app.size[1] - app.px(170)) // 4)
        room = self.middle(4 * step)
        wide = room.width // 3
        for number, key in enumerate(PAD):
            row, column = divmod(number, 3)
            rect = pygame.Rect(room.x + column * wide, room.y + row * step, wide - app.px(8), step - app.px(8))
            words, mark = _FACES.get(key, (key, ""))
            self.sheet.button(rect, self.face(words, 17, icon=mark), self._press(key), name=f"key {key}")

    def _press(self, key: str) -> Callable[[], None]:
        return lambda: self.type(key)

    def type(self, key: str) -> None:
        """Take one key of the pad."""
        if key == "x":
            self._leave()
            return
        self.typed = self.typed[:-1] if key == "<" else self.typed + key
        if len(self.typed) == 4:
            number, self.typed = self.typed, ""
            if self._lock.opens(number):
                self._enter()
                return
            self.app.sound("tick")
        self.text = self._words(self._lock, self.typed)
        self.rebuild()

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and (digit := _digit(event.key)):
            self.type(digit)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self.type("<")
        else:
            super().event(event)


class StaffPage(Choices):
    """What the staff may do."""

    def __init__(self, text: str, rows: list[Choice]) -> None:
        super().__init__("Demo: staff", text, rows)


def _digit(key: int) -> str:
    """Return the digit of a key, of the row above the letters or of the pad at the side; "" for another key."""
    rows: Sequence[tuple[int, int]] = ((pygame.K_0, pygame.K_9), (pygame.K_KP_1, pygame.K_KP_9))
    if rows[0][0] <= key <= rows[0][1]:
        return str(key - rows[0][0])
    if rows[1][0] <= key <= rows[1][1]:
        return str(key - rows[1][0] + 1)
    return "0" if key == pygame.K_KP_0 else ""

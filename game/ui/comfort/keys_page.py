"""Keys: which key stands for each action, changed one by one, or all reset."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.scenes.question import Dialog, Question
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.window.actions import ACTIONS, GROUPS, Action
from game.ui.window.bindings import (
    first_keys,
    holder_of,
    key_name,
    key_words,
    keys_of,
    keys_text,
    may_be_chosen,
    pressed,
    with_keys,
)

_ABOUT = (
    "Choose an action to give it another key. Each key has one meaning in each place; the table, the board and the "
    "camera count as one place. In a replay its own keys take precedence over those of the table."
)


class KeysPage(SheetScene):
    """A row for each action, under the place where its keys act."""

    def build(self) -> None:
        app = self.app
        flow = self.list_page("Keys", "")
        flow.text(_ABOUT, dim=True)
        unchanged = "" if app.settings.keys else "All keys have their defaults."
        face = self.face("Reset all keys", 16, icon="undo", align="left")
        flow.button(face, self._ask_all, name="Reset all keys", why_not=unchanged, lines=2.0)
        for group in GROUPS:
            flow.heading(group)
            for one in ACTIONS:
                if one.group == group:
                    mark = "redo" if one.name in app.settings.keys else ""
                    face = self.face(one.words, 15, key=keys_text(one.name), icon=mark, align="left", style="row")
                    hint = f"Changed; the default is {_first(one)}." if mark else ""
                    flow.button(face, self._choose(one), name=one.words, hint=hint, lines=1.7)
            flow.gap(8)
        flow.finish()

    def _choose(self, one: Action) -> Callable[[], None]:
        return lambda: self.app.stack.push(KeyDialog(one))

    def _ask_all(self) -> None:
        text = f"{len(self.app.settings.keys)} actions have their default keys again."
        self.app.stack.push(Question("Reset all keys?", text, "Reset", self._reset_all))

    def _reset_all(self) -> None:
        self.app.change_settings(keys={})


class KeyDialog(Dialog):
    """The keys of one action: another one instead, one more, one less, those that it had at first."""

    def __init__(self, one: Action) -> None:
        super().__init__(one.words, "")
        self.one = one
        #: Does the next key that is pressed become one of the action, and which ones does it then have beside it?
        self.waits_beside: tuple[int, ...] | None = None
        self.problem = ""

    def build(self) -> None:
        app = self.app
        self.text = self._said()
        rows = self._rows()
        high = app.pressable(app.text_px(16) * 2 + app.px(4))
        step = high + app.px(8)
        room = self.middle(step * len(rows))
        for number, (words, press, hint) in enumerate(rows):
            style = "primary" if number == 0 and self.waits_beside is None else "plain"
            rect = pygame.Rect(room.x, room.y + number * step, room.width, high)
            key = key_words(pygame.K_ESCAPE) if number == len(rows) - 1 else ""
            self.sheet.button(rect, self.face(words, 16, style=style, key=key), press, name=words, hint=hint)

    def _said(self) -> str:
        if self.waits_beside is not None:
            return f"{self.problem}\n\nPress the key now.".strip()
        fixed = f" {key_words(self.one.fixed)} always does this." if self.one.fixed else ""
        return f"{self.one.group}. Key: **{keys_text(self.one.name)}**.{fixed}"

    def _rows(self) -> list[tuple[str, Callable[[], None], str]]:
        if self.waits_beside is not None:
            return [("Cancel", self.back, "")]
        name, now = self.one.name, keys_of(self.one.name)
        fixed = (self.one.fixed,) if self.one.fixed else ()
        rows: list[tuple[str, Callable[[], None], str]] = [
            ("Another key", lambda: self._wait(fixed), "Press the new key for this action.")
        ]
        if now:
            rows.append(("One more key", lambda: self._wait(now), "It keeps its present keys."))
        for words in dict.fromkeys(key_words(key) for key in now if key != self.one.fixed):
            left = tuple(key for key in now if key_words(key) != words or key == self.one.fixed)
            rows.append((f"Without {words}", lambda left=left: self._have(left), ""))  # type: ignore[misc]
        if now != first_keys(name):
            rows.append((f"Default: {_first(self.one)}", self._reset, ""))
        return [*rows, ("Done", self.app.stack.pop, "")]

    def back(self) -> None:
        if self.waits_beside is None:
            self.app.stack.pop()
        else:
            self._stop()

    def event(self, event: pygame.event.Event) -> None:
        if self.waits_beside is not None and event.type == pygame.KEYDOWN:
            self._take(event)
        else:
            super().event(event)

    def keeps_key(self, key: int) -> bool:
        return self.waits_beside is not None or super().keeps_key(key)

    def _wait(self, beside: tuple[int, ...]) -> None:
        self.waits_beside, self.problem = beside, ""
        self.rebuild()

    def _stop(self) -> None:
        self.waits_beside = None
        self.rebuild()

    def _take(self, event: pygame.event.Event) -> None:
        """Take a key that was pressed for the action, or say why it cannot be."""
        key = pressed(event)
        if event.key == pygame.K_ESCAPE:
            self._stop()
            return
        holder = holder_of(self.one.name, key)
        if not may_be_chosen(key):
            if not key_name(event.key):
                self._refuse("That key has no name; choose another one.")
        elif holder is not None and key == holder.fixed:
            self._refuse(f"{key_words(key)} always means: {holder.words}. Choose another one.")
        elif holder is not None:
            self._ask(key, holder)
        else:
            self._have((*self._beside, key))

    @property
    def _beside(self) -> tuple[int, ...]:
        return self.waits_beside or ()

    def _refuse(self, why: str) -> None:
        self.problem = why
        self.app.sound("tick")
        self.rebuild()

    def _ask(self, key: int, holder: Action) -> None:
        keys = (*self._beside, key)
        left = " or ".join(dict.fromkeys(key_words(one) for one in keys_of(holder.name) if one != key))
        then = f"It keeps {left}." if left else "It then has no key."
        text = f"{key_words(key)} is a key of **{holder.words}** ({holder.group}). {then}"
        self._stop()
        self.app.stack.push(Question("Take the key away there?", text, "Take it", lambda: self._have(keys)))

    def _have(self, keys: tuple[int, ...]) -> None:
        self.waits_beside = None
        self.app.change_settings(keys=with_keys(self.one.name, keys))
        self.rebuild()

    def _reset(self) -> None:
        """Give it its first keys, except for those that another action has been given since."""
        holders = {key: holder_of(self.one.name, key) for key in first_keys(self.one.name)}
        taken = {key: holder for key, holder in holders.items() if holder is not None}
        if not taken:
            self._have(first_keys(self.one.name))
            return
        names = ", ".join(f"{key_words(key)} (**{holder.words}**)" for key, holder in taken.items())
        text = f"Its keys now belong to: {names}."
        act = Question("Take them away there?", text, "Take them", lambda: self._have(first_keys(self.one.name)))
        self.app.stack.push(act)


def _first(one: Action) -> str:
    return " or ".join(dict.fromkeys(map(key_words, first_keys(one.name))))

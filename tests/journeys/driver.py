"""A hand on mouse and keys for tests: an application under the dummy driver, posted events, and a clock of its own."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app.files.settings import Settings
from game.ui.application import Application
from game.ui.scenes.controls import Control
from game.ui.scenes.scene import Scene
from game.ui.scenes.sheet_scene import SheetScene

FRAME = 1 / 60
#: Frames until what lies on the table is drawn as finely as it will be.
FINE = 12


@contextlib.contextmanager
def undrawn(app: Application) -> Iterator[None]:
    """Let frames pass that nobody looks at: what is due is drawn in the next one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app.display, "draw", lambda scenes: None)
        yield


class Driver:
    """``app`` at its menu. Nothing moves by itself and nothing sounds unless ``settings`` say so."""

    def __init__(self, size: tuple[int, int] = (1280, 720), *, seed: int | None = 5, **settings: Any) -> None:
        chosen = {"animation_speed": "off", "volume": 0.0, **settings}
        self.app = Application(size, settings=Settings(**chosen), seed=seed)
        self.app.go_home()
        with undrawn(self.app):
            self.frames()

    # --- time ---

    def frames(self, count: int = 2, seconds: float = FRAME) -> None:
        """Let that many frames pass; nobody looks at those before the last, so they are not drawn."""
        with undrawn(self.app):
            for _ in range(count - 1):
                self.app.step(seconds)
        if count:
            self.app.step(seconds)

    def watch(self, count: int, seconds: float = FRAME) -> None:
        """Let that many frames pass, and draw each."""
        for _ in range(count):
            self.app.step(seconds)

    def wait(self) -> None:
        """Let frames pass until the scene moves no more, however long it reads in the background."""
        for _ in range(3000):
            self.frames(1)
            if not self.scene.is_moving:
                return
            time.sleep(0.01)
        raise AssertionError("it moves without end")

    def rest(self, seconds: float = 2.0) -> None:
        """Let time pass until nothing glows any more, and what is drawn roughly at first is drawn finely."""
        self.frames(round(seconds / 0.05) - FINE, 0.05)
        self.watch(FINE, 0.05)

    def post(self, kind: int, **fields: Any) -> None:
        """Post an event and run the frame that takes it."""
        self.app.step(FRAME, [pygame.event.Event(kind, **fields)])

    # --- keys ---

    def key(self, code: int, *, mod: int = 0, times: int = 1) -> None:
        """Press and let go of a key."""
        for time_left in reversed(range(times)):
            with undrawn(self.app):
                self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
            with undrawn(self.app) if time_left else contextlib.nullcontext():
                self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)

    def write(self, text: str) -> None:
        with undrawn(self.app):
            for letter in text:
                self.post(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
                self.post(pygame.TEXTINPUT, text=letter)
                self.post(pygame.KEYUP, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
        self.app.step(0.0)

    def tab_to(self, name: str) -> Control:
        """Press Tab until the control of that name has the focus."""
        sheet = self.sheet_scene.sheet
        for _ in range(len(sheet.controls) + 1):
            if sheet.focus is not None and sheet.focus.name == name:
                return sheet.focus
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {name!r}, only to {self.names}")

    def enter_on(self, *names: str) -> None:
        """Tab to each control and press Enter."""
        for name in names:
            with undrawn(self.app):
                self.tab_to(name)
            self.key(pygame.K_RETURN)

    # --- mouse ---

    def move(self, pos: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Move there, press and let go."""
        with undrawn(self.app):
            self.move(pos)
            self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def wheel(self, pos: tuple[int, int], lines: int) -> None:
        """Turn the wheel over a place; down is negative."""
        with undrawn(self.app):
            self.move(pos)
        self.post(pygame.MOUSEWHEEL, x=0, y=lines, precise_x=0.0, precise_y=float(lines), flipped=False)

    def click_on(self, *names: str) -> None:
        """Click each control, after turning the wheel until it can be seen."""
        for name in names:
            control = self.control(name)
            if control.view is not None:
                self._scroll_to(control, control.view.rect)
            shown = control.shown
            assert shown.height > 0, f"{name!r} cannot be seen"
            self.click(shown.center)

    def _scroll_to(self, control: Control, view: pygame.Rect) -> None:
        with undrawn(self.app):
            for _ in range(80):
                if view.contains(control.rect):
                    return
                self.wheel(view.center, -1 if control.rect.bottom > view.bottom else 1)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as from its edge."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    # --- looking ---

    @property
    def scene(self) -> Scene:
        assert self.app.stack.top is not None
        return self.app.stack.top

    @property
    def sheet_scene(self) -> SheetScene:
        """Return the scene, which must be one of controls."""
        assert isinstance(self.app.stack.top, SheetScene), self.app.stack.top
        return self.app.stack.top

    @property
    def names(self) -> list[str]:
        """Return what the controls of the scene are called."""
        return [control.name for control in self.sheet_scene.sheet.controls]

    def control(self, name: str) -> Control:
        return self.sheet_scene.sheet.control(name)

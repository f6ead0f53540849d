"""Every test has a demo of its own, in a small window and of one game, with a clock that the test turns."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.demo.positions import demo_files
from game.ui.demo import application, guided
from game.ui.demo.application import DemoApplication
from tests.journeys.driver import undrawn

CODE = "4711"
FRAME = 1 / 30


class Hands:
    """A demo and somebody's hands on it."""

    def __init__(self, app: DemoApplication) -> None:
        self.app = app

    def pass_time(self, seconds: float, step: float = 0.1) -> None:
        """Let time pass without anybody's doing anything."""
        with undrawn(self.app):
            for _ in range(round(seconds / step) - 1):
                self.app.step(step, [])
        self.app.step(step, [])

    def post(self, *events: pygame.event.Event) -> None:
        """Let something happen, and the frame that takes it."""
        self.app.step(FRAME, list(events))

    def key(self, key: int, mod: int = 0) -> None:
        """Press and let go of a key, a moment after what was pressed before."""
        with undrawn(self.app):
            self.pass_time(0.5)
            self.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        self.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def click(self, pos: tuple[int, int]) -> None:
        """Press and let go of the left button."""
        with undrawn(self.app):
            self.pass_time(0.5)
            self.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
            self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def sit_down(self) -> None:
        """Come to the demo, and wait until it is one's own turn to say what to do."""
        self.key(pygame.K_SPACE)
        self.pass_time(0.5)
        assert self.app.table is not None

    def open_staff(self) -> None:
        """Call the staff's page and type the number."""
        mod = pygame.KMOD_CTRL | pygame.KMOD_SHIFT
        self.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F10, mod=mod, unicode="", scancode=0))
        self.pass_time(3.2)
        self.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_F10, mod=mod, unicode="", scancode=0))
        for figure in CODE:
            self.key(pygame.K_0 + int(figure))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    return tmp_path / "demo"


@pytest.fixture
def open_demo(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Hands]:
    """Return what opens a demo of some games, by the names of their files."""

    def opened(*games: str, size: tuple[int, int] = (1024, 600)) -> Hands:
        files = tuple(path for path in demo_files() if path.stem in games)
        assert len(files) == len(games)
        monkeypatch.setattr(application, "demo_files", lambda: files)
        app = DemoApplication(folder, CODE, size)
        app.change_settings(animation_speed="off")
        app.organiser = app.settings
        app.step(0.0, [])
        return Hands(app)

    return opened


@pytest.fixture
def hands(open_demo: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch) -> Hands:
    """Return a demo of a game of cards, which is drawn soonest, without hints, which take longest."""
    monkeypatch.setattr(guided, "SHOWN_HINTS", 0)
    monkeypatch.setattr(guided, "HESITATES", math.inf)
    return open_demo("1_heroes")

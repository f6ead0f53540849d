"""Fingers for tests: a touch screen before the window, and sessions on it that are read from files."""

from __future__ import annotations

import json
from pathlib import Path

import pygame

from tests.journeys.driver import Driver

SESSIONS = Path(__file__).parent / "sessions"
_KINDS = {
    "down": pygame.FINGERDOWN,
    "move": pygame.FINGERMOTION,
    "up": pygame.FINGERUP,
    "mouse down": pygame.MOUSEBUTTONDOWN,
    "mouse up": pygame.MOUSEBUTTONUP,
    "mouse move": pygame.MOUSEMOTION,
}


class Fingers(Driver):
    """A driver whose clicks are taps."""

    def finger(self, kind: str, pos: tuple[float, float], number: int = 1, seconds: float = 0.02) -> None:
        """Post an event of a finger at a pixel, and run the frame that takes it."""
        width, height = self.app.size
        where = {"x": pos[0] / (width - 1), "y": pos[1] / (height - 1)}
        fields = {"touch_id": 7, "finger_id": number, "dx": 0.0, "dy": 0.0, **where}
        self.app.step(seconds, [pygame.event.Event(_KINDS[kind], **fields)])

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.finger("down", pos)
        self.finger("up", pos)

    def hold(self, pos: tuple[int, int], seconds: float) -> None:
        """Put a finger down, and leave it there that long."""
        self.finger("down", pos)
        self.frames(round(seconds / 0.05), 0.05)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 8) -> None:
        """Put a finger down, move it, and lift it."""
        self.finger("down", start)
        for step in range(1, steps + 1):
            share = step / steps
            self.finger("move", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        self.finger("up", end)

    def play_back(self, name: str) -> None:
        """Play a recorded session: a line an event, with its time in seconds, its kind, its finger and where it is as
        shares of the window."""
        clock = 0.0
        for line in (SESSIONS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            self.app.step(row["at"] - clock, [])
            self.app.step(0.0, [self._event(row)])
            clock = row["at"]
        self.frames(3, 0.05)

    def _event(self, row: dict[str, object]) -> pygame.event.Event:
        kind, x, y = str(row["kind"]), float(str(row["x"])), float(str(row["y"]))
        if not kind.startswith("mouse"):
            number = row.get("finger", 1)
            return pygame.event.Event(_KINDS[kind], touch_id=7, finger_id=number, x=x, y=y, dx=0.0, dy=0.0)
        pos = (round(x * (self.app.size[0] - 1)), round(y * (self.app.size[1] - 1)))
        fields = {"rel": (1, 1), "buttons": (0, 0, 0)} if kind == "mouse move" else {"button": 1}
        return pygame.event.Event(_KINDS[kind], pos=pos, touch=row.get("touch", False), **fields)

"""The curtain between two people at one screen: opaque, with nothing of the table behind it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec
import numpy as np
import pygame

from game.ui.art import fonts
from game.ui.art.palette import BRASS, INK, Rgb, blend, darker, lighter
from game.ui.art.shelf import shelved
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour, seat_colour_name
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.scenes.spoken import Spoken
from game.ui.window.bindings import key_of
from game.ui.window.pads import is_for_another

#: What a seat is asked for: to take its turn, to respond to another's, or to decide something in another's.
Asked = Literal["turn", "response", "decision"]
#: What is said to whom it is asked for, and what of the seat.
WORDS: dict[Asked, tuple[str, str]] = {
    "turn": ("your turn", "is to play"),
    "response": ("you may respond", "may respond"),
    "decision": ("your decision", "is to decide"),
}


class Named(Protocol):
    """Who sits at the table, by the names that they have now."""

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def people(self) -> Sequence[int]: ...


class Curtain(SheetScene):
    """Names who must take the seat and what it hides; one button, Enter or Space lifts it. ``asked`` is for what the
    seat is asked; ``pause`` is opened by Escape."""

    def __init__(
        self, seat: int, players: Named, lift: Callable[[], None], pause: Callable[[], None], asked: Asked = "turn"
    ) -> None:
        super().__init__()
        self.seat, self.players, self.lift, self.pause, self.asked = seat, players, lift, pause, asked

    @property
    def name(self) -> str:
        """Return what the seat is called now: that may be changed in the pause."""
        return self.players.names[self.seat]

    @property
    def why(self) -> str:
        """Return what is hidden, and for how long."""
        return f"The cards and the log that only {self.name} may see are hidden until {self.name} sits here."

    def build(self) -> None:
        app = self.app
        size = app.text_px(20)
        rect = pygame.Rect(0, 0, min(max(app.px(340), size * 16), app.size[0] - app.px(60)), round(size * 2.6))
        rect.center = (app.size[0] // 2, round(app.size[1] * 0.80))
        face = self.face(f"I am {self.name}", 20, style="primary", role="bold", key=key_of("press"))
        self.sheet.button(
            rect, face, self._lift, name="Lift", hint=f"Shows what {self.name} may see, and nothing else."
        )

    def spoken(self) -> Spoken:
        said = super().spoken()
        return msgspec.structs.replace(said, page=f"{self.name}, {WORDS[self.asked][0]}", words=(self.why,))

    def turns_away(self, pad: int, pads: int) -> bool:
        return is_for_another(self.players.people, self.seat, pad, pads)

    def back(self) -> None:
        """Pause, as Escape does everywhere in a match: it lifts no curtain, for its player has to confirm that."""
        self.pause()

    def _lift(self) -> None:
        self.app.sound("turn")
        self.app.stack.pop()
        self.lift()

    def paint(self, surface: pygame.Surface) -> None:
        app = self.app
        width, height = surface.get_size()
        surface.blit(_cloth((width, height), seat_colour(self.seat)), (0, 0))
        px = min(app.px(170), height // 4)
        banner = banner_shape(self.seat, px)
        surface.blit(banner, banner.get_rect(center=(width // 2, round(height * 0.24))))
        room = width - app.px(80)
        to_name, of_colour = WORDS[self.asked]
        self._line(surface, f"{self.name}, {to_name}", "title", min(app.px(64), height // 9), 0.45, INK, room)
        colour = seat_colour_name(self.seat)
        if colour != self.name:
            size = min(app.text_px(20), height // 16)
            self._line(surface, f"{colour} {of_colour}", "italic", size, 0.53, lighter(BRASS, 0.45), room)
        words = fonts.rich_text(
            self.why, "body", min(app.text_px(19), height // 18), min(app.px(760), room), INK, align="centre"
        )
        surface.blit(words, words.get_rect(midtop=(width // 2, round(height * 0.58))))

    def _line(self, surface: pygame.Surface, text: str, role: str, px: int, share: float, ink: Rgb, room: int) -> None:
        """Draw one line in the middle, with its shadow."""
        words = fonts.fitted_text(text, role, px, room, ink)
        shade = fonts.fitted_text(text, role, px, room, (12, 8, 8))
        rect = words.get_rect(center=(surface.get_width() // 2, round(surface.get_height() * share)))
        surface.blit(shade, rect.move(max(1, px // 20), max(1, px // 16)))
        surface.blit(words, rect)


@shelved
def _cloth(size: tuple[int, int], colour: Rgb) -> pygame.Surface:
    """Return heavy folds of cloth in a colour, lit from the upper left, with a brass hem."""
    width, height = size
    across = np.arange(width // 2, dtype=np.float32) / (width // 2)
    down = np.arange(height // 2, dtype=np.float32) / (height // 2)
    folds = 26 * math.tau
    sway = 0.006 * np.sin(down * 5.0)[None, :]
    fold = np.sin((across[:, None] + sway) * folds + 0.6 * np.sin(across[:, None] * 9.0))
    shade = 0.50 + 0.17 * fold + 0.05 * np.sin((across[:, None] + sway) * folds * 2 + 1.0)
    light = np.clip(1.25 - 1.05 * np.hypot(across[:, None] - 0.40, down[None, :] - 0.30) ** 1.2, 0.15, 1.3)
    base = np.array(blend(darker(colour, 0.22), (30, 18, 20), 0.25), np.float32)
    pixels = np.clip(base[None, None, :] * (shade * light)[:, :, None], 0, 255).astype(np.uint8)
    cloth = pygame.transform.smoothscale(pygame.surfarray.make_surface(pixels), size)
    hem = max(3, height // 90)
    for row, tone in ((height - 4 * hem, BRASS), (height - 2 * hem, darker(BRASS, 0.35))):
        cloth.fill(darker(tone, 0.45), (0, row, width, hem))
    return cloth.convert() if pygame.display.get_surface() is not None else cloth

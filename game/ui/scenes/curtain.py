"""The curtain between two people at one screen: opaque, with nothing of the table behind it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.art import fonts
from game.ui.art.palette import THEMES, darker, seat_colour
from game.ui.art.tokens import banner_shape
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title


class Curtain(WidgetScene):
    """Names who must take the seat; one press lifts it."""

    def __init__(self, seat: int, name: str, why: str, lift: Callable[[], None]) -> None:
        super().__init__()
        self.seat, self.name, self.why, self.lift = seat, name, why, lift
        self.show_focus = True

    def build(self) -> list[Button]:
        px = self.app.px
        rect = pygame.Rect(0, 0, px(320), px(56))
        rect.center = (self.app.size[0] // 2, round(self.app.size[1] * 0.76))
        tip = f"Show {self.name}'s cards and go on"
        return [Button(rect, f"I am {self.name}", self._lift, kind="primary", tip=tip)]

    def _lift(self) -> None:
        self.app.pop()
        self.lift()

    def paint(self, surface: pygame.Surface) -> None:
        colour = seat_colour(self.seat)
        width, height = surface.get_size()
        for x in range(0, width, 4):
            fold = 0.62 + 0.12 * ((x // 4) % 14 - 7) ** 2 / 49
            pygame.draw.rect(surface, darker(colour, min(0.92, fold + 0.12)), (x, 0, 4, height))
        app = self.app
        look = THEMES["walnut"]
        banner = banner_shape(self.seat, app.px(150))
        surface.blit(banner, banner.get_rect(center=(width // 2, round(height * 0.26))))
        draw_title(surface, f"{self.name}, take the seat", (width // 2, round(height * 0.47)), app.px(58), "walnut")
        words = fonts.rich_text(
            self.why, "body", app.text_px(20), min(app.px(720), width - 60), look.ink, align="centre"
        )
        surface.blit(words, words.get_rect(midtop=(width // 2, round(height * 0.55))))

"""Settings: applied at once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.ui.art import fonts
from game.ui.art.palette import THEMES
from game.ui.tabletop.glass import pane
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title

#: Each setting: its field, its name, its values and their words, and what it is for.
ROWS: tuple[tuple[str, str, tuple[Any, ...], tuple[str, ...], str], ...] = (
    ("text_scale", "Text size", (0.75, 1.0, 1.25, 1.5, 2.0, 3.0), ("75 %", "100 %", "125 %", "150 %", "200 %", "300 %"),
     "All text, drawn anew at its size."),
    ("ui_scale", "Interface size", (0.75, 0.9, 1.0, 1.1, 1.25), ("75 %", "90 %", "100 %", "110 %", "125 %"),
     "Panels, cards and buttons."),
    ("animation_speed", "Animations", ("x1", "x2", "x4", "off"), ("normal", "twice as fast", "four times", "off"),
     "Space or a click finishes what moves."),
    ("reduced_motion", "Reduced motion", (False, True), ("off", "on"), "Nothing slides, flashes or tumbles."),
    ("volume", "Volume", (0.0, 0.25, 0.5, 0.7, 1.0), ("silent", "25 %", "50 %", "70 %", "100 %"), "Sounds."),
    ("full_screen", "Full screen", (False, True), ("off", "on"), "F11 switches it anywhere."),
    ("theme", "Look", ("walnut", "projector"), ("Walnut", "Projector"), "Projector is light and high in contrast."),
)  # fmt: skip


class SettingsScreen(WidgetScene):
    """One row a setting: its value, with a step to either side."""

    def build(self) -> list[Button]:
        px = self.app.px
        middle = self.app.size[0] // 2
        buttons = []
        for index, (field, name, values, words, tip) in enumerate(ROWS):
            y = px(124) + index * px(64)
            now = self._index(field, values)
            for side, step, x in (("<", -1, px(10)), (">", 1, px(300))):
                rect = pygame.Rect(middle + x, y, px(48), px(46))
                there = now + step
                reason = "" if 0 <= there < len(values) else f"{name} goes no further."
                press = self._setter(field, values[there]) if not reason else self._nothing
                shown = words[there] if not reason else ""
                buttons.append(Button(rect, side, press, reason, tip=f"{name}: {shown}. {tip}"))
        rect = pygame.Rect(middle - px(110), px(124) + len(ROWS) * px(64) + px(20), px(220), px(48))
        buttons.append(Button(rect, "Done", self.cancelled, kind="primary", hint="Escape"))
        return buttons

    def _index(self, field: str, values: tuple[Any, ...]) -> int:
        value = getattr(self.app.settings, field)
        if value in values:
            return values.index(value)
        return min(range(len(values)), key=lambda index: abs(values[index] - value))

    def _setter(self, field: str, value: Any) -> Callable[[], None]:
        def press() -> None:
            self.app.change_settings(**{field: value})
            self.refresh()

        return press

    def _nothing(self) -> None:
        """A step that leads nowhere."""

    def cancelled(self) -> None:
        self.app.pop()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        theme = THEMES[self.app.settings.theme]
        px, middle = self.app.px, surface.get_width() // 2
        box = pygame.Rect(0, 0, px(800), px(64) * len(ROWS) + px(120))
        box.midtop = (middle, px(96))
        surface.blit(pane(box.size, theme.name, 220), box)
        draw_title(surface, "Settings", (middle, px(52)), px(42), theme.name)
        for index, (field, name, values, words, tip) in enumerate(ROWS):
            y = px(124) + index * px(64)
            title = fonts.fitted_text(name, "bold", self.app.text_px(19), px(370), theme.ink)
            surface.blit(title, (box.x + px(24), y))
            note = fonts.fitted_text(tip, "body", self.app.text_px(14), px(380), theme.dim_ink)
            surface.blit(note, (box.x + px(24), y + title.get_height()))
            value = fonts.fitted_text(
                words[self._index(field, values)], "bold", self.app.text_px(18), px(230), theme.brass
            )
            surface.blit(value, value.get_rect(center=(middle + px(179), y + px(23))))

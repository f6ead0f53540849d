"""The box of a lesson: its sentence beside what it points at, how far it is, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.palette import heading_ink
from game.ui.panels.buttons import Button
from game.ui.panels.layout import TableLayout
from game.ui.window import backdrop
from game.ui.window.measures import Measures
from game.ui.window.note_place import place_at_side


class Said(msgspec.Struct, frozen=True):
    """What the box says: a ``heading`` with how far the lesson is, and the sentence."""

    heading: str
    words: str


class LessonBox:
    """Lays itself out and draws itself. ``rect`` is where it lies."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.said = Said("", "")
        self.buttons: list[Button] = []

    def lay(
        self,
        said: Said,
        buttons: Sequence[Button],
        layout: TableLayout,
        beside: pygame.Rect | None,
        taken: Sequence[pygame.Rect],
        to: Measures,
    ) -> None:
        """Say this with these buttons below it, beside something, where it hides least of what is ``taken``."""
        self.said, self.buttons = said, list(buttons)
        free, pad = layout.free, to.px(12)
        width = min(max(to.px(330), to.text_px(16) * 21), free.width * 6 // 10)
        inner = width - 2 * pad
        rows = _rows(self.buttons, inner, to)
        words_high = fonts.rich_height(said.words, "bold", _px(to), inner)
        head_high = fonts.rich_height(said.heading, "body", _small(to), inner)
        row_high = to.pressable(to.text_px(15) * 2)
        high = 2 * pad + head_high + words_high + to.px(8) + len(rows) * (row_high + to.px(6))
        room = free.inflate(-2 * layout.gap, -2 * layout.gap)
        if beside is None:
            self.rect = pygame.Rect(0, 0, width, high)
            self.rect.midtop = (room.centerx, room.top)
            self.rect.clamp_ip(room)
        else:
            self.rect = place_at_side((width, high), beside.inflate(to.px(24), to.px(24)), room, taken, read=(beside,))
        y = self.rect.bottom - pad - len(rows) * (row_high + to.px(6)) + to.px(6)
        for row in rows:
            x = self.rect.x + pad
            for button in row:
                button.rect = pygame.Rect(x, y, button.rect.width, row_high)
                x += button.rect.width + to.px(6)
            y += row_high + to.px(6)

    def draw(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw all but the buttons."""
        backdrop.lay_panel(surface, self.rect, to.theme.name, scale=to.scale, edge=to.theme.brass)
        inner = self.rect.inflate(-2 * to.px(12), -2 * to.px(12))
        head = fonts.rich_text(self.said.heading, "body", _small(to), inner.width, heading_ink(to.theme))
        surface.blit(head, inner.topleft)
        words = fonts.rich_text(self.said.words, "bold", _px(to), inner.width, to.theme.ink)
        surface.blit(words, (inner.x, inner.y + head.get_height()))


def button_width(words: str, key: str, to: Measures) -> int:
    """Return how wide a button of the box is."""
    px = to.text_px(14)
    return to.pressable_wide(fonts.text_width(words, "body", px) + round(px * (3.6 + (1.9 + 0.6 * len(key) if key else 0))))


def _rows(buttons: Sequence[Button], width: int, to: Measures) -> list[list[Button]]:
    """Return the buttons in lines; one too wide for a line has it for itself."""
    rows: list[list[Button]] = []
    left = 0
    for button in buttons:
        button.rect.width = min(button.rect.width, width)
        if not rows or left < button.rect.width:
            rows.append([])
            left = width
        rows[-1].append(button)
        left -= button.rect.width + to.px(6)
    return rows


def _px(to: Measures) -> int:
    return to.text_px(17)


def _small(to: Measures) -> int:
    return max(to.least_text, to.text_px(14))

"""The panel of objectives: what a seat is to do in a scenario, and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.scenario.words import ObjectiveRow
from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import DANGER, GOOD, Rgb, lighter
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: The sign of an objective by its status.
_SIGNS = {"open": "flag", "met": "check", "failed": "close", "dropped": "close"}


class ObjectivesPane:
    """A slim pane at the upper left of the board. ``rect`` is where it lies; it has no height without objectives."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.rows: tuple[ObjectiveRow, ...] = ()

    def lay(self, rows: Sequence[ObjectiveRow], corner: tuple[int, int], width: int, to: Measures) -> None:
        """Take these rows, at that upper left corner."""
        self.rows = tuple(rows)
        pad = to.px(8)
        high = sum(self._height(row, width - 2 * pad, to) + to.px(3) for row in self.rows)
        self.rect = pygame.Rect(*corner, width, high + 2 * pad - to.px(3)) if self.rows else pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw all rows, those of foes dimmed below one's own."""
        backdrop.lay_panel(surface, self.rect, to.theme.name, scale=to.scale)
        pad, px = to.px(8), _px(to)
        y = self.rect.y + pad
        for row in self.rows:
            ink = self._ink(row, to)
            sign = icon(_SIGNS[row.status], px, ink)
            surface.blit(sign, (self.rect.x + pad, y + px // 6))
            words = fonts.rich_text(_words(row), "body", px, self.rect.width - 2 * pad - 2 * px, ink)
            surface.blit(words, (self.rect.x + pad + 2 * px, y))
            y += words.get_height() + to.px(3)

    def _height(self, row: ObjectiveRow, width: int, to: Measures) -> int:
        return fonts.rich_height(_words(row), "body", _px(to), width - 2 * _px(to))

    @staticmethod
    def _ink(row: ObjectiveRow, to: Measures) -> Rgb:
        if row.status == "met":
            return lighter(GOOD, 0.25)
        if row.status == "failed":
            return lighter(DANGER, 0.25)
        return to.theme.ink if row.is_own and row.status == "open" else to.theme.dim_ink


def _px(to: Measures) -> int:
    return max(to.least_text, to.text_px(13))


def _words(row: ObjectiveRow) -> str:
    whose = "" if row.is_own else "Foe: "
    optional = " (optional)" if row.is_optional else ""
    return f"{whose}{row.words}{optional}" + (f" **{row.progress}**" if row.progress else "")

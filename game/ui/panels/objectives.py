"""The panel of objectives: what a seat is to do in a scenario, and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.scenario.words import ObjectiveRow
from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import Rgb, lighter
from game.ui.art.tones import danger, good
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: The sign of an objective by its status.
_SIGNS = {"open": "flag", "met": "check", "failed": "close", "dropped": "close"}


class ObjectivesPane:
    """A slim pane at the upper left of the board. ``rect`` is where it lies; it has no height without objectives.

    ``rows`` are those that it has room for; how many are left out stands below them, and all are named in ``tips``."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Hold no objectives."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.rows: tuple[ObjectiveRow, ...] = ()
        self.tips: list[tuple[pygame.Rect, str]] = []
        self._px = self._left_out = 0

    @property
    def shows(self) -> tuple[object, ...]:
        """Return all that can be seen of it, as a value to compare."""
        return tuple(self.rect), self.rows, self._px, self._left_out

    def lay(self, rows: Sequence[ObjectiveRow], corner: tuple[int, int], most: tuple[int, int], to: Measures) -> None:
        """Take these rows, at that upper left corner, in at most that width and height: in smaller script, then
        without those of foes, then without the last ones."""
        self.forget()
        if not rows:
            return
        own = [row for row in rows if row.is_own] or list(rows)
        wanted, floor = to.text_px(13), max(11, to.least_text)
        ways = [(shown, px) for shown in (list(rows), own) for px in fonts.sizes(max(wanted, floor), floor)]
        ways += [(own[:count], floor) for count in range(len(own) - 1, 0, -1)]
        for shown, self._px in ways:
            self.rows, self._left_out = tuple(shown), len(rows) - len(shown)
            wide, high = self._size(most[0], to)
            if high <= most[1]:
                break
        self.rect = pygame.Rect(*corner, wide, high)
        if self._left_out:
            self.tips = [(self.rect, "\n".join(_words(row) for row in rows))]

    def draw(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw the rows, those of foes dimmed below one's own."""
        backdrop.lay_panel(surface, self.rect, to.theme.name, scale=to.scale)
        pad, px = to.px(8), self._px
        y = self.rect.y + pad
        for row in self.rows:
            ink = self._ink(row, to)
            sign = icon(_SIGNS[row.status], px, ink)
            surface.blit(sign, (self.rect.x + pad, y + px // 6))
            words = fonts.rich_text(_words(row), "body", px, self.rect.width - 2 * pad - 2 * px, ink)
            surface.blit(words, (self.rect.x + pad + 2 * px, y))
            y += words.get_height() + to.px(3)
        if self._left_out:
            more = fonts.plain_text(self._more, "body", px, to.theme.dim_ink)
            surface.blit(more, (self.rect.x + pad + 2 * px, y))

    @property
    def _more(self) -> str:
        return f"+{self._left_out} more"

    def _size(self, most: int, to: Measures) -> tuple[int, int]:
        """Return the width and the height of all that is shown, in at most that width."""
        pad, px = to.px(8), self._px
        beside = 2 * pad + 2 * px
        widest = max(fonts.text_width(_words(row), "bold", px) for row in self.rows) + px // 2
        width = min(most, widest + beside)
        high = sum(fonts.rich_height(_words(row), "body", px, width - beside) + to.px(3) for row in self.rows)
        high += fonts.line_height("body", px) if self._left_out else -to.px(3)
        return width, high + 2 * pad

    @staticmethod
    def _ink(row: ObjectiveRow, to: Measures) -> Rgb:
        if row.status == "met":
            return lighter(good(), 0.25)
        if row.status == "failed":
            return lighter(danger(), 0.25)
        return to.theme.ink if row.is_own and row.status == "open" else to.theme.dim_ink


def _words(row: ObjectiveRow) -> str:
    whose = "" if row.is_own else "Foe: "
    optional = " (optional)" if row.is_optional else ""
    return f"{whose}{row.words}{optional}" + (f" **{row.progress}**" if row.progress else "")

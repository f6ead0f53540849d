"""The panel at the right edge with the stack that is being answered, last announced on top, and room for the
answers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import small_card
from game.ui.art.card_stock import card_height
from game.ui.art.icons import icon
from game.ui.art.palette import blend, heading_ink, lighter
from game.ui.art.tones import seat_colour
from game.ui.panels.layout import TableLayout
from game.ui.screens.game_screen import Announced
from game.ui.window import backdrop
from game.ui.window.measures import Measures


class ResponseWindow:
    """Rows of the stack. ``rect`` is what it covers, ``below`` the room left for the answers' buttons;
    ``answered`` is the number of the action that the question is about."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.below = pygame.Rect(0, 0, 0, 0)
        self.rows: list[tuple[pygame.Rect, Announced]] = []
        self.answered = 0
        self._lines: list[tuple[pygame.Rect, pygame.Surface, pygame.Surface]] = []
        self._title = ""

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self.rows, self._lines = [], []
        self.answered = 0
        self.rect = pygame.Rect(0, 0, 0, 0)

    def lay_in(
        self, layout: TableLayout, stack: Sequence[Announced], answers_high: int, title: str, to: Measures
    ) -> None:
        """Make room at the right edge for the stack and, below it, answers of that height."""
        width = layout.side.width - 2 * to.px(10)
        rows = sum(self._row_high(action, width, to) + to.px(4) for action in stack)
        layout.make_room(self._head_high(to) + rows + answers_high + to.px(12))
        self.lay(layout.choices, stack, answers_high, title, to)

    def least_high(self, stack: Sequence[Announced], width: int, to: Measures) -> int:
        """Return the height of the title with the last announced action, if there is one: the least that is shown."""
        row = self._row_high(stack[-1], width, to) + to.px(4) if stack else 0
        return self._head_high(to) + row + to.px(12)

    def _head_high(self, to: Measures) -> int:
        return fonts.line_height("title", to.text_px(17)) + to.px(10)

    def _row_high(self, action: Announced, width: int, to: Measures) -> int:
        words = fonts.rich_height(action.text, "bold", to.text_px(14), self._words_wide(width, to))
        return int(max(card_height(to.px(34)), words + fonts.line_height("body", to.text_px(14))) + to.px(12))

    def _words_wide(self, width: int, to: Measures) -> int:
        return max(40, int(width - to.px(34) - to.px(46)))

    def lay(self, area: pygame.Rect, stack: Sequence[Announced], answers_high: int, title: str, to: Measures) -> None:
        """Lay the rows out in ``area``, the last announced first, with room for the answers below them."""
        pad = to.px(10)
        px = to.text_px(14)
        self._title = title
        width = area.width - 2 * pad
        words_wide = self._words_wide(width, to)
        self.rows, self._lines = [], []
        y = area.y + self._head_high(to)
        limit = area.bottom - answers_high - to.px(4)
        for number, action in enumerate(reversed(stack)):
            role = "bold" if self._is_answered(action, number) else "body"
            words = fonts.rich_text(action.text, role, px, words_wide, to.theme.ink)
            note = fonts.fitted_text(action.note, "body", px, words_wide, to.theme.dim_ink, floor=12)
            high = self._row_high(action, width, to)
            if self.rows and y + high > limit:
                break
            rect = pygame.Rect(area.x + pad, y, width, high)
            self.rows.append((rect, action))
            self._lines.append((rect, words, note))
            y += high + to.px(4)
        self.below = pygame.Rect(area.x + pad, y + to.px(2), width, answers_high)
        self.rect = area.copy()

    def _is_answered(self, action: Announced, row: int) -> bool:
        """Return whether an action stands out: the one that the question is about, or else the last announced."""
        return action.number == self.answered if self.answered else row == 0

    def row_at(self, pos: tuple[int, int]) -> Announced | None:
        """Return the announced action under a pixel."""
        return next((action for rect, action in self.rows if rect.collidepoint(pos)), None)

    @property
    def shows(self) -> tuple[object, ...]:
        """Return all that the panel shows, as a value to compare."""
        return tuple(self.rect), self._title, self.answered, tuple((tuple(rect), one) for rect, one in self.rows)

    def draw(self, surface: pygame.Surface, to: Measures, more: int) -> None:
        """Draw the pane and its rows; ``more`` actions below are not shown for lack of room."""
        theme = to.theme
        backdrop.lay_panel(surface, self.rect, theme.name, scale=to.scale)
        ink = heading_ink(theme)
        room = self.rect.width - to.px(24) - (to.text_px(14) * 7 if more > 0 else 0)
        title = fonts.fitted_text(self._title, "title", to.text_px(17), room, ink, floor=9)
        surface.blit(title, (self.rect.x + to.px(12), self.rect.y + to.px(5)))
        for number, ((rect, action), (_, words, note)) in enumerate(zip(self.rows, self._lines, strict=True)):
            is_answered = self._is_answered(action, number)
            ground = theme.panel_light if is_answered else blend(theme.panel, theme.table, 0.25)
            pygame.draw.rect(surface, ground, rect, border_radius=to.px(6))
            if is_answered:
                pygame.draw.rect(surface, theme.brass, rect, max(1, to.px(1.5)), border_radius=to.px(6))
            bar = pygame.Rect(rect.x, rect.y + to.px(4), to.px(5), rect.height - to.px(8))
            pygame.draw.rect(surface, seat_colour(action.seat), bar, border_radius=2)
            thumb = small_card(action.face, to.px(34), theme=theme.name)
            at = thumb.get_rect(midleft=(rect.x + to.px(9), rect.centery))
            surface.blit(thumb, at)
            x = at.right + to.px(8)
            both = words.get_height() + note.get_height()
            surface.blit(words, (x, rect.centery - both // 2))
            surface.blit(note, (x, rect.centery - both // 2 + words.get_height()))
            mark = icon(action.icon, to.text_px(16), lighter(theme.brass, 0.1))
            surface.blit(mark, mark.get_rect(midright=(rect.right - to.px(6), rect.centery)))
        if more > 0:
            text = fonts.plain_text(f"and {more} more", "body", to.text_px(14), theme.dim_ink)
            surface.blit(text, text.get_rect(topright=(self.rect.right - to.px(12), self.rect.y + to.px(9))))

"""The response window: the whole stack of what is being answered, last announced on top, and what may be said to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.card_faces import small_card
from game.ui.art.card_stock import card_height
from game.ui.art.icons import icon
from game.ui.art.palette import blend, lighter, seat_colour
from game.ui.table.game_screen import Announced


class ResponseWindow:
    """Rows of the stack. ``rect`` is what the window covers, ``below`` the room left for the answers' plates;
    ``answered`` is the number of the action that the question is about."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.below = pygame.Rect(0, 0, 0, 0)
        self.rows: list[tuple[pygame.Rect, Announced]] = []
        self.answered = 0
        self._lines: list[tuple[pygame.Rect, pygame.Surface, pygame.Surface]] = []
        self._title = ""
        #: The window with its shadow as it was drawn, and what it showed then.
        self._picture: pygame.Surface | None = None
        self._shows: object = None

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self.rows, self._lines = [], []
        self.answered = 0
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._picture = None

    def lay(self, area: pygame.Rect, stack: Sequence[Announced], answers_high: int, title: str, to: Any) -> None:
        """Lay the rows out in ``area``, the last announced first, with room for the answers below them."""
        pad = to.px(10)
        px = to.text_px(14)
        self._title = title
        self._picture = None
        head = round(to.text_px(16) * 1.8)
        width = area.width - 2 * pad
        thumb = to.px(34)
        self.rows, self._lines = [], []
        y = area.y + head
        limit = area.bottom - answers_high - pad
        for number, action in enumerate(reversed(stack)):
            words_wide = width - thumb - to.px(34)
            role = "bold" if self._is_answered(action, number) else "body"
            words = fonts.rich_text(action.text, role, px, words_wide, to.theme.ink)
            note = fonts.fitted_text(action.note, "body", px, words_wide, to.theme.dim_ink, floor=12)
            high = max(card_height(thumb), words.get_height() + note.get_height()) + to.px(8)
            if self.rows and y + high > limit:
                break
            rect = pygame.Rect(area.x + pad, y, width, high)
            self.rows.append((rect, action))
            self._lines.append((rect, words, note))
            y += high + to.px(4)
        self.below = pygame.Rect(area.x + pad, y + to.px(2), width, answers_high)
        self.rect = pygame.Rect(area.x, area.y, area.width, y - area.y + answers_high + pad)

    def _is_answered(self, action: Announced, row: int) -> bool:
        """Is the question about this one? Without a question, the last announced stands out."""
        return action.number == self.answered if self.answered else row == 0

    def row_at(self, pos: tuple[int, int]) -> Announced | None:
        """The announced action under a pixel."""
        return next((action for rect, action in self.rows if rect.collidepoint(pos)), None)

    def draw(self, surface: pygame.Surface, to: Any, more: int) -> None:
        """The window and its rows; ``more`` actions below are not shown for lack of room."""
        around = self.rect.inflate(2 * to.px(24), 2 * to.px(24))
        shows = (to.theme.name, more, self.answered)
        if self._picture is None or self._shows != shows:
            picture = pygame.Surface(around.size, pygame.SRCALPHA)
            at = self.rect.topleft
            self._move_to((self.rect.x - around.x, self.rect.y - around.y))
            self._paint(picture, to, more)
            self._move_to(at)
            self._picture, self._shows = picture, shows
        surface.blit(self._picture, around)

    def _move_to(self, corner: tuple[int, int]) -> None:
        """Lay everything elsewhere."""
        by = (corner[0] - self.rect.x, corner[1] - self.rect.y)
        self.rect.move_ip(by)
        for rect, _ in self.rows:
            rect.move_ip(by)

    def _paint(self, surface: pygame.Surface, to: Any, more: int) -> None:
        theme = to.theme
        backdrop.lay_panel(surface, self.rect, theme.name, scale=to.scale, alpha=246)
        ink = lighter(theme.brass, 0.2) if theme.name == "walnut" else theme.ink
        title = fonts.fitted_text(self._title, "title", to.text_px(17), self.rect.width - to.px(24), ink)
        surface.blit(title, (self.rect.x + to.px(12), self.rect.y + to.px(7)))
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
            text = fonts.plain_text(f"and {more} more below", "body", to.text_px(14), theme.dim_ink)
            surface.blit(text, text.get_rect(topright=(self.rect.right - to.px(12), self.rect.y + to.px(9))))

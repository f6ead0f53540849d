"""A part of the window that scrolls up and down: by the wheel, by its bar, by page keys, and after the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame_gui.core import UIContainer, UIElement

from game.ui.art.palette import blend

if TYPE_CHECKING:
    from game.ui.scenes.scene import Window

#: Pixels that a finger goes until it pulls, at 720 lines.
_PULL = 10


class View:
    """A view onto something higher than itself. Elements are laid out as if nothing had scrolled."""

    def __init__(self, rect: pygame.Rect, container: UIContainer, app: Window) -> None:
        self.rect = rect
        self.container = container
        self.app = app
        #: The height of the whole content; set it when all is laid out.
        self.height = rect.height
        self.offset = 0.0
        self._elements: list[tuple[UIElement, tuple[int, int]]] = []
        self._grip: float | None = None
        #: Where a finger has landed that may pull the view, and is it pulling?
        self._finger: tuple[int, int] | None = None
        self.is_pulled = False

    def add(self, element: UIElement) -> None:
        """Add an element that moves when the view scrolls."""
        at = element.get_relative_rect()
        self._elements.append((element, (int(at.x), int(at.y))))

    @property
    def most(self) -> float:
        """Return the lowest place that can be scrolled to."""
        over = float(self.height - self.rect.height)
        return over if over > self.app.px(8) else 0.0

    def scroll_to(self, offset: float) -> None:
        """Scroll so that ``offset`` pixels are hidden above."""
        wanted = max(0.0, min(self.most, offset))
        if round(wanted) == round(self.offset):
            return
        self.offset = wanted
        self.settle()
        self.app.redraw()

    def settle(self) -> None:
        """Put every element where it is to be seen now."""
        for element, (x, y) in self._elements:
            if element.get_relative_rect().y != y - round(self.offset):
                element.set_relative_position((x, y - round(self.offset)))

    def page(self, way: int) -> None:
        """Scroll by most of what can be seen."""
        self.scroll_to(self.offset + way * self.rect.height * 0.85)

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll just far enough for something in the view to be seen."""
        room = min(self.app.px(10), max(0, (self.rect.height - rect.height) // 2))
        if rect.top < self.rect.top + room:
            self.scroll_to(self.offset - (self.rect.top + room - rect.top))
        elif rect.bottom > self.rect.bottom - room:
            self.scroll_to(self.offset + (rect.bottom - self.rect.bottom + room))

    def event(self, event: pygame.event.Event, pointer: tuple[int, int]) -> bool:
        """Take the wheel, the bar, and a finger that pulls what it lies on."""
        if event.dict.get("finger") and self.most and self._pull(event):
            return True
        if event.type == pygame.MOUSEWHEEL and self.most and self.rect.collidepoint(pointer):
            self.scroll_to(self.offset - event.y * self.app.text_px(48))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.most:
            if self._track().inflate(self.app.px(8), 0).collidepoint(event.pos):
                self._grip = event.pos[1] - self._thumb().y
                if not 0 <= self._grip <= self._thumb().height:
                    self._grip = self._thumb().height / 2
                self._drag(event.pos[1])
                return True
        elif event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag(event.pos[1])
            return True
        elif event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        return False

    def _pull(self, event: pygame.event.Event) -> bool:
        """Go with a finger; False until it pulls."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            on_bar = self._track().inflate(self.app.px(8), 0).collidepoint(event.pos)
            self._finger = event.pos if self.rect.collidepoint(event.pos) and not on_bar else None
        elif event.type == pygame.MOUSEBUTTONUP:
            was_pulled, self.is_pulled, self._finger = self.is_pulled, False, None
            return was_pulled
        elif event.type == pygame.MOUSEMOTION and self._finger is not None:
            across, down = event.pos[0] - self._finger[0], event.pos[1] - self._finger[1]
            if self.is_pulled or abs(down) > max(self.app.px(_PULL), abs(across)):
                self.is_pulled, self._finger = True, event.pos
                self.scroll_to(self.offset - down)
                return True
        return False

    def _drag(self, y: int) -> None:
        track, thumb = self._track(), self._thumb()
        room = max(1, track.height - thumb.height)
        self.scroll_to((y - (self._grip or 0) - track.y) / room * self.most)

    def _track(self) -> pygame.Rect:
        wide = self.app.px(8)
        return pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)

    def _thumb(self) -> pygame.Rect:
        track = self._track()
        high = max(self.app.px(28), round(track.height * self.rect.height / max(1, self.height)))
        room = track.height - high
        return pygame.Rect(track.x, track.y + round(room * self.offset / (self.most or 1)), track.width, high)

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar at the right, if there is more than can be seen."""
        if not self.most:
            return
        theme = self.app.theme
        radius = self.app.px(4)
        pygame.draw.rect(surface, blend(theme.panel, theme.dim_ink, 0.12), self._track(), border_radius=radius)
        pygame.draw.rect(surface, blend(theme.brass, theme.panel, 0.25), self._thumb(), border_radius=radius)

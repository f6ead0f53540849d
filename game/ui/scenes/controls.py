"""One control of a page: what it says, why it is off, and how far it is from another one in a direction."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui.core import UIElement

from game.ui.scenes.scrolling import View
from game.ui.window import theme as widget_theme
from game.ui.window.widgets import Button


class Control:
    """Something to act on. ``why_not`` says why it is off, ``hint`` what it does, ``turn`` is for left and right."""

    def __init__(self, name: str, element: UIElement, press: Callable[[], None] | None = None) -> None:
        self.name = name
        self.element = element
        self.press = press
        self.turn: Callable[[int], None] | None = None
        self.why_not = self.hint = ""
        self.key: int | None = None
        self.key_name = ""
        self.view: View | None = None
        self.is_chosen = False
        self.text: Callable[[], str] | None = None
        self.changed: Callable[[str], None] | None = None
        self.seen = ""

    @property
    def is_danger(self) -> bool:
        """Return whether it gives something up for good. A page that opens never has its focus there."""
        return isinstance(self.element, Button) and self.element.face.style in widget_theme.GIVING_UP

    @property
    def rect(self) -> pygame.Rect:
        """Return where it is in the window."""
        return pygame.Rect(self.element.get_abs_rect())

    @property
    def target(self) -> pygame.Rect:
        """Return where a press counts for it, as far as it can be seen."""
        reach = self.element.reach if isinstance(self.element, Button) else 0
        whole = self.rect.inflate(0, 2 * reach)
        return whole if self.view is None else whole.clip(self.view.rect)

    @property
    def shown(self) -> pygame.Rect:
        return self.rect if self.view is None else self.rect.clip(self.view.rect)


def distance_towards(here: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> float | None:
    """Return how far a rectangle is in a direction: what lies aside counts double. None if it is elsewhere."""
    across, down = there.centerx - here.centerx, there.centery - here.centery
    ahead = across * way[0] + down * way[1]
    if ahead <= 0:
        return None
    if way[0]:
        gap = max(there.top - here.bottom, here.top - there.bottom, 0)
        near = max(0, (there.left - here.right) if way[0] > 0 else (here.left - there.right))
        if near == 0 and gap > 0:
            return None
        return near + 3.0 * gap + 0.01 * abs(down)
    gap = max(there.left - here.right, here.left - there.right, 0)
    near = max(0, (there.top - here.bottom) if way[1] > 0 else (here.top - there.bottom))
    if near == 0 and gap > 0 and abs(down) < here.height // 2:
        return None
    return near + 2.0 * gap + 0.05 * abs(across)

"""Widgets: buttons with keys and reasons, text entry, tooltips, and one way to move a focus over all of them.

A scene lists its buttons anew whenever something changes; mouse, keyboard and screen readers of tests use one list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.palette import THEMES, darker
from game.ui.scenes.scene import Scene
from game.ui.tabletop.glass import pane, plate


@dataclass
class Button:
    """Something to press. ``reason`` says why it is off; ``keys`` press it too, and ``hint`` names them."""

    rect: pygame.Rect
    label: str
    press: Callable[[], None]
    reason: str = ""
    kind: str = "normal"
    keys: tuple[int, ...] = ()
    hint: str = ""
    tip: str = ""
    chosen: bool = False
    px: int = 0
    paint: Callable[[pygame.Surface, pygame.Rect, str], None] | None = field(default=None, repr=False)

    @property
    def enabled(self) -> bool:
        """Can it be pressed?"""
        return not self.reason


class WidgetScene(Scene):
    """A scene of buttons over a painted ground. Tab and the arrows move the focus, Enter presses, the mouse too."""

    def __init__(self) -> None:
        self.buttons: list[Button] = []
        self.focus = 0
        self.pointer = (-1, -1)
        self.show_focus = False
        self.down: Button | None = None

    def build(self) -> list[Button]:
        """The buttons as they are now."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """The ground below the buttons."""
        surface.blit(backdrop.table(surface.get_size(), self.app.settings.theme), (0, 0))

    def cancelled(self) -> None:
        """Escape was pressed."""

    def refresh(self) -> None:
        """List the buttons anew."""
        self.buttons = self.build()
        self.focus = min(self.focus, max(0, len(self.buttons) - 1))
        self.app.redraw()

    def resize(self, size: tuple[int, int]) -> None:
        self.refresh()

    def hovered(self) -> Button | None:
        """The button under the pointer."""
        return next((button for button in reversed(self.buttons) if button.rect.collidepoint(self.pointer)), None)

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self.pointer = event.pos
            self.show_focus = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pointer = event.pos
            self.down = self.hovered()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.pointer = event.pos
            pressed, self.down = self.down, None
            if pressed is not None and pressed is self.hovered():
                self.press(pressed)
        elif event.type == pygame.KEYDOWN:
            self.key(event)

    def press(self, button: Button) -> None:
        """Press a button, or hear why not."""
        if button.enabled:
            self.app.sound("card")
            button.press()
        else:
            self.app.sound("tick")
        self.app.redraw()

    def key(self, event: pygame.event.Event) -> None:
        """A key was pressed."""
        if event.key == pygame.K_ESCAPE:
            self.cancelled()
            return
        for button in self.buttons:
            if event.key in button.keys:
                self.press(button)
                return
        if event.key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT):
            back = event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT
            self.move_focus(-1 if back else 1)
        elif event.key in (pygame.K_UP, pygame.K_LEFT):
            self.move_focus(-1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.buttons:
            self.show_focus = True
            self.press(self.buttons[self.focus])

    def move_focus(self, step: int) -> None:
        """Move the focus along the list."""
        self.show_focus = True
        if self.buttons:
            self.focus = (self.focus + step) % len(self.buttons)

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        self.draw_buttons(surface)

    def draw_buttons(self, surface: pygame.Surface) -> None:
        """All buttons, the focus ring, and the tooltip."""
        theme = self.app.settings.theme
        over = self.hovered()
        for index, button in enumerate(self.buttons):
            state = "off" if not button.enabled else "hover" if button is over or button.chosen else "normal"
            if button is self.down and button is over and button.enabled:
                state = "pressed"
            if button.kind == "card" and button is over:
                continue  # Drawn last, above its neighbours.
            draw_button(surface, button, theme, state, self.app.text_px(16))
            if self.show_focus and index == self.focus:
                ring = button.rect.inflate(6, 6)
                pygame.draw.rect(surface, (20, 14, 18), ring.inflate(2, 2), 4, border_radius=8)
                pygame.draw.rect(surface, THEMES[theme].brass, ring, 3, border_radius=8)
        lifted = self.buttons[self.focus] if self.show_focus and self.buttons else over
        if lifted is not None and lifted.kind == "card":
            draw_button(surface, lifted, theme, "hover", self.app.text_px(16))
        shown = self.buttons[self.focus] if self.show_focus and self.buttons else over
        if shown is not None:
            tip = shown.reason or shown.tip
            if shown.hint and shown.enabled:
                tip = f"{tip}  [{shown.hint}]" if tip else f"[{shown.hint}]"
            if tip:
                place = shown.rect.midbottom if self.show_focus else self.pointer
                draw_tip(surface, tip, place, theme, self.app.text_px(14))


def draw_button(surface: pygame.Surface, button: Button, theme: str, state: str, px: int) -> None:
    """One button with its label."""
    look = THEMES[theme]
    if button.paint is not None:
        button.paint(surface, button.rect, state)
        return
    if button.kind != "bare":
        surface.blit(plate(button.rect.size, theme, state, button.kind), button.rect)
    ink = darker(look.panel, 0.3) if button.kind == "primary" and theme == "walnut" else look.ink
    if button.kind == "primary" and theme == "projector":
        ink = (255, 255, 255)
    if state == "off":
        ink = look.dim_ink
    text = fonts.fitted_text(button.label, "bold", button.px or px, button.rect.width - 12, ink)
    surface.blit(text, text.get_rect(center=button.rect.center))


def draw_tip(surface: pygame.Surface, text: str, place: tuple[int, int], theme: str, px: int) -> None:
    """A tooltip near a place, inside the window."""
    look = THEMES[theme]
    longest = max(fonts.text_width(line, "bold", px) for line in text.split("\n")) + 4
    width = min(surface.get_width() - 40, max(260, px * 24), longest)
    words = fonts.rich_text(text, "body", px, width, look.ink)
    box = pygame.Rect(0, 0, words.get_width() + 20, words.get_height() + 14)
    box.topleft = (place[0] + 14, place[1] + 18)
    if box.bottom > surface.get_height() - 6:
        box.bottom = place[1] - 10
    box.clamp_ip(surface.get_rect())
    surface.blit(pane(box.size, theme, 246), box)
    surface.blit(words, (box.x + 10, box.y + 7))


def draw_title(surface: pygame.Surface, text: str, centre: tuple[int, int], px: int, theme: str) -> pygame.Rect:
    """A title in brass with a shadow; returns its rect."""
    look = THEMES[theme]
    shade = fonts.plain_text(text, "title", px, (10, 7, 5) if theme == "walnut" else look.panel)
    face = fonts.plain_text(text, "title", px, look.brass)
    rect = face.get_rect(center=centre)
    surface.blit(shade, rect.move(max(1, px // 22), max(1, px // 16)))
    surface.blit(face, rect)
    return rect

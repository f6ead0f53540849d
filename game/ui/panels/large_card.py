"""A card as large as the window lets it be, with what its words mean: by a key, or by a long press on it."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import card_face
from game.ui.art.card_stock import card_height
from game.ui.art.palette import OUTLINE, lighter
from game.ui.panels.buttons import Button, button_at, draw_button, lines_high, stack_lines
from game.ui.panels.card_zoom import card_words
from game.ui.screens.game_screen import Inspection
from game.ui.screens.keys import action_of
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: Seconds that a press lasts until it is a long one, and pixels that it may wander.
LONG_PRESS, WANDER = 0.55, 8
#: Seconds until a ring shows that a finger's long press is coming, and how wide it is at 720 lines.
_RING_FROM, _RING = 0.15, 76


class LargeCard:
    """``seen`` is shown over everything, until a key or a press puts it away; None: nothing is. Its words have the
    ``lines`` that ``lines_for`` gives for them."""

    def __init__(self) -> None:
        self.seen: Inspection | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.lines: list[Button] = []
        self.lines_for: Callable[[str], list[Button]] = lambda name: []
        self._pressed: Button | None = None
        self._held: tuple[tuple[int, int], float] | None = None
        #: Whether it is a finger that is held, on something that can be looked at.
        self._by_finger = self._is_coming = False
        self._swallows = False

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self.seen = self._held = self._pressed = None
        self._swallows, self.lines = False, []

    def show(self, seen: Inspection | None) -> None:
        """Show a card; or put away what is shown."""
        self.seen = seen if self.seen is None else None
        self._held = self._pressed = None

    @property
    def waits(self) -> bool:
        """Return whether a button is held that may become a long press."""
        return self._held is not None

    def update(self, seconds: float, look: Callable[[], Inspection | None]) -> bool:
        """Let time pass while a button is held. Return whether that has just become a long press on something."""
        if self._held is None:
            return False
        pos, so_far = self._held
        self._held = (pos, so_far + seconds)
        if self._by_finger and so_far < _RING_FROM <= so_far + seconds:
            self._is_coming = look() is not None
        if so_far + seconds < LONG_PRESS:
            return False
        self._held = None
        self.seen = look()
        # Letting go ends the look's beginning; it is not a click on what lies below.
        self._swallows = self.seen is not None
        return self.seen is not None

    def event(self, event: pygame.event.Event) -> bool:
        """Notice presses. True when the event was the large card's alone."""
        if event.type == pygame.MOUSEBUTTONUP:
            if self._pressed is not None and event.button == 1:
                self._press(event.pos)
                return True
            self._held = None
            swallowed, self._swallows = self._swallows, False
            return swallowed or self.seen is not None
        if event.type == pygame.MOUSEMOTION:
            if self._held is not None and math.dist(self._held[0], event.pos) > WANDER:
                self._held = None
            return self.seen is not None
        if self.seen is not None and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed = button_at(self.lines, event.pos)
            if self._pressed is not None:
                return True
        if self.seen is not None:
            closing = event.type == pygame.MOUSEBUTTONDOWN or action_of(event) in ("back", "large", "choose", "finish")
            if closing:
                self.seen = self._pressed = None
                self._swallows = event.type == pygame.MOUSEBUTTONDOWN
            return event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = (event.pos, 0.0)
            self._by_finger, self._is_coming = bool(event.dict.get("finger")), False
        return False

    def _press(self, pos: tuple[int, int]) -> None:
        """Press the line that is held, if it is let go over it."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed.rect.collidepoint(pos):
            self.seen = None
            pressed.press()

    @property
    def coming(self) -> float:
        """Return how much of a finger's long press is over, from 0 to 1; 0 where there is none on anything."""
        if self._held is None or not self._is_coming:
            return 0.0
        return min(1.0, max(0.0, (self._held[1] - _RING_FROM) / (LONG_PRESS - _RING_FROM)))

    def _draw_ring(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw the ring around a finger, which fills until the card is shown."""
        share, held = self.coming, self._held
        if not share or held is None:
            return
        ring = pygame.Rect(0, 0, to.px(_RING), to.px(_RING))
        ring.center = held[0]
        pygame.draw.circle(surface, OUTLINE, ring.center, ring.width // 2 + to.px(2), to.px(9))
        top = math.pi / 2
        pygame.draw.arc(surface, lighter(to.theme.brass, 0.35), ring, top - 2 * math.pi * share, top, to.px(6))

    def draw(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw the card, and beside it what its words mean and which lessons teach them; or the ring around a finger
        that will show it."""
        if self.seen is None:
            self._draw_ring(surface, to)
            return
        theme, (wide, high) = to.theme, surface.get_size()
        backdrop.veil(surface, theme, 190)
        width = min(round(high * 0.92 * 5 / 7), wide * 52 // 100)
        words = (max(card_words(to)[0], round(width * 0.062)), card_words(to)[1])
        card = card_face(self.seen.face, width, theme=theme.name, words=words)
        notes = "\n".join(f"**{word}**: {meaning}" for word, meaning in self.seen.glossary)
        facts = "\n".join(f"{{icon:{name}}} **{text}** {meaning}" for name, text, meaning in self.seen.facts)
        text = "\n\n".join(part for part in (f"**{self.seen.title}**", facts, notes) if part)
        room, gap = wide * 90 // 100 - width, to.px(8)
        self.lines = self.lines_for(notes)
        below = lines_high(self.lines, gap)
        for px in fonts.sizes(to.text_px(17), 9):
            if fonts.rich_height(text, "body", px, room) + below <= high * 0.88:
                break
        ink = lighter(theme.ink, 0.1) if theme.name == "walnut" else theme.ink
        label = fonts.rich_text(text, "body", px, room, ink, icon_colour=theme.brass)
        left = (wide - width - room - wide // 40) // 2
        self.rect = pygame.Rect(left, (high - card_height(width)) // 2, width, card_height(width))
        surface.blit(card, self.rect)
        pane = pygame.Rect(self.rect.right + wide // 40, 0, room, label.get_height() + below)
        pane.centery = high // 2
        backdrop.lay_panel(surface, pane.inflate(to.px(24), to.px(20)), theme.name, scale=to.scale)
        surface.blit(label, pane)
        stack_lines(self.lines, pane, gap)
        for line in self.lines:
            draw_button(surface, line, "normal", theme.name)

"""Name tags over whatever is pointed at on a board."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.icons import outlined_icon
from game.ui.art.palette import BRASS, INK, OUTLINE, SLATE, seat_colour
from game.ui.art.shelf import Shelf

_SHELF = Shelf()


def name_tag(name: str, health: str, seat: int, px: int) -> pygame.Surface:
    """A small label with a name and, for what has any, hit points."""

    def draw() -> pygame.Surface:
        words = fonts.plain_text(name, "bold", px, INK)
        number = fonts.plain_text(health, "body", px, INK)
        heart = outlined_icon("hp", px, INK, OUTLINE)
        pad = max(4, px // 3)
        parts = (words, heart, number) if health else (words,)
        width = sum(part.get_width() for part in parts) + (len(parts) + 2) * pad
        label = pygame.Surface((width, words.get_height() + pad), pygame.SRCALPHA)
        pygame.draw.rect(label, (*SLATE, 238), label.get_rect(), border_radius=pad)
        pygame.draw.rect(label, BRASS, label.get_rect(), 1, border_radius=pad)
        pygame.draw.rect(label, seat_colour(seat), (0, 0, pad, label.get_height()), border_radius=pad)
        x = 2 * pad
        for part in parts:
            label.blit(part, part.get_rect(midleft=(x, label.get_height() // 2)))
            x += part.get_width() + pad
        return label

    return _SHELF.keep(("name tag", name, health, seat, px), draw)

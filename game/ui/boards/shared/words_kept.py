"""Words that stay in sight where arrows are drawn over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

#: Which part of a card's height its title takes, and its figures at the foot.
_TITLE, _FIGURES = 0.27, 0.36


def words_of(card: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return where the words of a card on the table are: its title, and its figures."""
    high, low = round(card.height * _TITLE), round(card.height * _FIGURES)
    title = pygame.Rect(card.x, card.y, card.width, high)
    return title, pygame.Rect(card.x, card.bottom - low, card.width, low)


@contextmanager
def words_kept(surface: pygame.Surface, words: Sequence[pygame.Rect]) -> Iterator[None]:
    """Keep whatever is drawn meanwhile beneath these words."""
    seen = surface.get_rect().clip(surface.get_clip())
    places = [place for word in words if (place := word.clip(seen))]
    pictures = [(surface.subsurface(place).copy(), place) for place in places]
    yield
    surface.fblits(pictures)

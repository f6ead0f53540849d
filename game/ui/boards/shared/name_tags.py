"""Name tags over whatever is pointed at on a board."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.art import fonts
from game.ui.art.icons import outlined_icon
from game.ui.art.palette import BRASS, INK, OUTLINE, SLATE
from game.ui.art.shelf import Shelf
from game.ui.art.tones import seat_colour

_SHELF = Shelf()


def tag_place(
    size: tuple[int, int],
    beside: pygame.Rect,
    others: Iterable[pygame.Rect],
    within: pygame.Rect,
    farther: Iterable[pygame.Rect] = (),
) -> pygame.Rect:
    """Return where a name tag of that size hides nothing, or least: over what it names, under it, or at its sides, and
    then in a ``farther`` place; ``others`` are what else is to be seen there, ``within`` is the view."""
    tag = pygame.Rect((0, 0), size)
    near = beside.inflate(4, 4)
    # A tag at the side stays clear of what stands in rows above and below.
    places = [tag.move_to(midbottom=near.midtop), tag.move_to(midtop=near.midbottom)]
    places += [tag.move_to(bottomleft=near.topleft), tag.move_to(bottomright=near.topright)]
    places += [tag.move_to(topleft=near.bottomleft), tag.move_to(topright=near.bottomright)]
    places += [tag.move_to(midleft=near.midright), tag.move_to(midright=near.midleft)]
    places += farther
    others = list(others)
    reach = near.inflate(3 * tag.width, 3 * tag.height)
    seen = [beside, *(others[number] for number in reach.collidelistall(others))]
    return min((place.clamp(within) for place in places), key=lambda place: _hidden(place, seen))


def _hidden(tag: pygame.Rect, seen: list[pygame.Rect]) -> int:
    """Return how many pixels of these a tag hides."""
    parts = (tag.clip(seen[number]) for number in tag.collidelistall(seen))
    return sum(part.width * part.height for part in parts)


def name_tag(name: str, health: str, seat: int, px: int) -> pygame.Surface:
    """Return a small label with a name and, for what has any, hit points."""

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

"""The hand at the lower edge: cards side by side, lifted under the pointer, glowing when they can be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.rules.skirmish.table import Table
from game.ui.art.card_faces import card_face, card_height, fitting_card
from game.ui.art.palette import BRASS_LIGHT, GOOD, OUTLINE
from game.ui.tabletop.faces import face_of


@dataclass
class Held:
    """A card of the hand: its number, its record's key, where it lies, and what keeps it from being played."""

    card: int
    key: str
    rect: pygame.Rect
    playable: bool
    why: str
    copies: int = 1


def lay_out(
    table: Table, groups: Sequence[Sequence[tuple[int, bool, str]]], area: pygame.Rect, width: int
) -> list[Held]:
    """Places for groups of cards (number, playable, why not), with gaps between the groups; closer when there are
    many."""
    count = sum(len(group) for group in groups)
    if not count:
        return []
    gap = width // 3
    gaps = gap * (len([group for group in groups if group]) - 1)
    step = min(width + 8, (area.width - width - gaps) / max(1, count - 1))
    x = area.x + max(0.0, (area.width - gaps - step * (count - 1) - width) / 2)
    held = []
    for group in groups:
        for card, playable, why in group:
            rect = pygame.Rect(round(x), area.y, width, card_height(width))
            held.append(Held(card, table.cards[card].key, rect, playable, why))
            x += step
        x += gap if group else 0
    return held


def draw_card(surface: pygame.Surface, held: Held, state: str, theme: str, *, chosen: bool, bottom: int) -> None:
    """One card; under the pointer it is lifted and enlarged."""
    rect = held.rect
    if state in ("hover", "pressed") or chosen:
        wide = round(rect.width * 1.55)
        face = card_face(face_of(held.key), wide, theme=theme)
        rect = face.get_rect(midbottom=(held.rect.centerx, bottom))
        rect.clamp_ip(surface.get_rect())
    else:
        face = fitting_card(face_of(held.key), rect.width, theme=theme)
    if held.playable:
        glow = BRASS_LIGHT if chosen else GOOD
        pygame.draw.rect(surface, OUTLINE, rect.inflate(8, 8), 5, border_radius=10)
        pygame.draw.rect(surface, glow, rect.inflate(6, 6), 3, border_radius=10)
    surface.blit(face, rect)
    if not held.playable and state not in ("hover", "pressed"):
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((20, 16, 12, 70))
        surface.blit(veil, rect)

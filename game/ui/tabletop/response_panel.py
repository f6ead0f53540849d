"""The window for responses: the whole stack of what is being answered, the last announced on top."""

from __future__ import annotations

import pygame

from game.rules.skirmish.table import Table
from game.rules.skirmish.words import action_text
from game.ui.art import fonts
from game.ui.art.card_faces import small_card
from game.ui.art.palette import Theme, seat_colour
from game.ui.art.tokens import token, token_margin
from game.ui.tabletop.faces import face_of
from game.ui.tabletop.glass import pane


def draw_stack(surface: pygame.Surface, area: pygame.Rect, table: Table, theme: Theme, px: int) -> pygame.Rect:
    """Draw the announced actions from the upper left of ``area``; returns the panel's rect."""
    row = px * 4
    height = px * 2 + row * len(table.stack) + 10
    box = pygame.Rect(area.x, area.y, area.width, height)
    surface.blit(pane(box.size, theme.name, 244, theme.caution), box)
    title = fonts.plain_text("Being answered (top first)", "bold", px, theme.caution)
    surface.blit(title, (box.x + 12, box.y + 6))
    y = box.y + px * 2
    for action in reversed(table.stack):
        face = row - 8
        creature = table.creatures.get(action.actor)
        seat = creature.seat if creature else action.seat
        piece = token(action.key, seat, face - 8)
        margin = token_margin(face - 8)
        surface.blit(piece, (box.x + 12 - margin, y + 4 - margin))
        x = box.x + 20 + face
        if action.source_card:
            card = small_card(face_of(table.cards[action.source_card].key), round(face * 5 / 7), theme=theme.name)
            surface.blit(card, (x, y))
            x += card.get_width() + 8
        words = fonts.rich_text(action_text(table, action), "body", px, box.right - x - 10, theme.ink)
        surface.blit(words, (x, y + 4))
        pygame.draw.line(surface, seat_colour(action.seat), (box.x + 5, y + 2), (box.x + 5, y + row - 8), 4)
        y += row
    return box

"""A seat's strip: banner, name, gold in vault and supply, cards, points; the one whose turn it is stands out."""

from __future__ import annotations

import pygame

from game.rules.skirmish.table import Table
from game.ui.art import fonts
from game.ui.art.palette import BRASS, Theme, seat_colour
from game.ui.art.tokens import banner_shape
from game.ui.tabletop.glass import pane


def draw_seat(
    surface: pygame.Surface, area: pygame.Rect, table: Table, seat: int, name: str, asked: int, theme: Theme, px: int
) -> None:
    """One seat's strip."""
    player = table.players[seat]
    on_turn = table.turn.seat == seat and table.turn.phase != "setup"
    surface.blit(pane(area.size, theme.name, 236 if on_turn else 196, seat_colour(seat)), area)
    if on_turn:
        pygame.draw.rect(surface, seat_colour(seat), area.inflate(4, 4), 3, border_radius=8)
    badge = banner_shape(seat, area.height - 14)
    surface.blit(badge, (area.x + 8, area.y + 7))
    x = area.x + badge.get_width() + 16
    title = fonts.fitted_text(name, "bold", px + 1, area.width // 4, seat_colour(seat))
    surface.blit(title, (x, area.y + 4))
    state = "to answer" if asked == seat else table.turn.phase if on_turn else player.faction
    below = fonts.fitted_text(state, "italic", px - 2, area.width // 4, theme.dim_ink if asked != seat else theme.brass)
    surface.blit(below, (x, area.bottom - below.get_height() - 4))
    x += max(title.get_width(), below.get_width()) + 14
    figures = (
        ("coins", player.vault, "vault"),
        ("coin", player.supply, "supply"),
        ("cards", len(player.hand), "hand"),
        ("hp", len(player.reserve), "reserve"),
        ("trophy", player.points, "VP"),
    )
    room = max(1, (area.right - 8 - x) // len(figures))
    for number, (_, value, word) in enumerate(figures):
        middle = x + room * number + room // 2
        text = fonts.plain_text(str(value), "bold", px + 3, BRASS if word in ("vault", "supply") else theme.ink)
        surface.blit(text, text.get_rect(midtop=(middle, area.y + 3)))
        label = fonts.fitted_text(word, "body", px - 3, room, theme.dim_ink)
        surface.blit(label, label.get_rect(midbottom=(middle, area.bottom - 4)))

"""The prompt bar: who is asked what and why, and the turn beside it. Its plates are the scene's own."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import INK, Rgb, blend, darker, lighter, seat_colour
from game.ui.art.tokens import banner_shape
from game.ui.table.game_screen import TurnFigures


def draw_prompt(surface: pygame.Surface, rect: pygame.Rect, text: str, seat: int, room: int, to: Any) -> None:
    """The bar, its edge in the asked seat's colour; ``room`` pixels are left for the words."""
    theme = to.theme
    edge = seat_colour(seat) if seat >= 0 else None
    backdrop.lay_panel(surface, rect, theme.name, scale=to.scale, edge=edge)
    left = rect.x + to.px(12)
    if seat >= 0:
        side = min(to.px(30), rect.height - to.px(12))
        banner = banner_shape(seat, side)
        surface.blit(banner, banner.get_rect(midleft=(left, rect.centery)))
        left += side + to.px(10)
    width = rect.x + room - left
    px = to.text_px(16)
    while px > 11 and fonts.rich_height(text, "bold", px, width) > rect.height - to.px(4):
        px -= 1
    words = fonts.rich_text(text, "bold", px, width, theme.ink)
    used = words.get_bounding_rect()
    surface.blit(words, (left, rect.centery - used.centery))


def draw_turn(surface: pygame.Surface, rect: pygame.Rect, turn: TurnFigures, to: Any, room: int) -> None:
    """Whose turn it is, and its phases, the present one bright; ``room`` pixels are left for the title."""
    theme = to.theme
    colour = seat_colour(turn.seat)
    backdrop.lay_panel(surface, rect, theme.name, scale=to.scale, edge=colour if turn.phase >= 0 else None)
    pad = to.px(12)
    half = rect.height // 2 if turn.phases else rect.height
    px = min(to.text_px(19), round(half * 0.72))
    ink = lighter(theme.brass, 0.25) if theme.name == "walnut" else theme.ink
    title = fonts.fitted_text(turn.warning or turn.title, "title", px, room - pad, ink, floor=12)
    surface.blit(title, title.get_rect(midleft=(rect.x + pad, rect.y + half // 2 + to.px(2))))
    if not turn.phases:
        return
    high = rect.height - half - to.px(8)
    x = rect.x + pad
    for number, (phase, wide) in enumerate(
        zip(turn.phases, _shares(turn, rect.width - 2 * pad, high, to), strict=True)
    ):
        box = pygame.Rect(x, rect.y + half, wide - to.px(3), high)
        x += wide
        now = number == turn.phase
        ground = darker(colour, 0.15) if now else blend(theme.panel, theme.table, 0.25)
        _arrow(surface, box, ground, theme.brass if now else blend(theme.panel_light, theme.dim_ink, 0.2))
        words_ink: Rgb = INK if now else theme.dim_ink
        room = box.width - round(box.height * 0.7)
        if not now and fonts.text_width(phase, "body", to.text_px(12)) > room:
            continue  # Only the present part of a turn of many is named where there is little room.
        words = fonts.fitted_text(phase, "bold" if now else "body", to.text_px(14), room, words_ink)
        surface.blit(words, words.get_rect(center=(box.centerx + to.px(2), box.centery)))


def _shares(turn: TurnFigures, width: int, high: int, to: Any) -> list[int]:
    """How wide each phase is: all alike, but the present one as wide as its word asks for."""
    alike = width // len(turn.phases)
    if turn.phase < 0:
        return [alike] * len(turn.phases)
    wanted = fonts.text_width(turn.phases[turn.phase], "bold", to.text_px(14)) + high + to.px(6)
    if wanted <= alike:
        return [alike] * len(turn.phases)
    rest = (width - wanted) // max(1, len(turn.phases) - 1)
    return [wanted if number == turn.phase else rest for number in range(len(turn.phases))]


def _arrow(surface: pygame.Surface, box: pygame.Rect, ground: Rgb, edge: Rgb) -> None:
    """A plate that points on."""
    tip = box.height // 3
    points = [
        box.topleft,
        (box.right - tip, box.top),
        (box.right, box.centery),
        (box.right - tip, box.bottom),
        box.bottomleft,
        (box.left + tip, box.centery),
    ]
    pygame.draw.polygon(surface, ground, points)
    pygame.draw.aalines(surface, edge, closed=True, points=points)


def draw_toast(surface: pygame.Surface, text: str, above: pygame.Rect, to: Any) -> None:
    """Words that stay for a moment, above the prompt."""
    theme = to.theme
    px = to.text_px(15)
    width = min(above.width - to.px(40), fonts.text_width(text, "bold", px) + to.px(10))
    words = fonts.rich_text(text, "bold", px, max(to.px(200), width), theme.ink, align="centre")
    box = words.get_rect().inflate(to.px(52), to.px(16))
    box.midbottom = (above.centerx, above.top - to.px(8))
    backdrop.lay_panel(surface, box, theme.name, scale=to.scale, alpha=250, edge=theme.caution)
    mark = icon("warning", px, theme.caution)
    surface.blit(mark, mark.get_rect(midleft=(box.x + to.px(10), box.centery)))
    surface.blit(words, words.get_rect(center=(box.centerx + to.px(10), box.centery)))

"""The figures at the foot of a card's face: values side by side, each with its icon, in one row or two."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.lighting import clipped, rounded
from game.ui.art.palette import BRASS_DARK, OUTLINE, Rgb, Theme, blend, darker

#: Pairs of icon name and value.
Figures = tuple[tuple[str, str], ...]

#: The colours that icons of figures have on parchment.
_COLOURS: dict[str, Rgb] = {
    "hp": (176, 44, 50),
    "heart": (176, 44, 50),
    "damage": (168, 84, 24),
    "speed": (38, 104, 92),
    "life": (176, 44, 50),
    "power": (168, 84, 24),
    "toughness": (52, 84, 132),
    "move": (38, 104, 92),
    "range": (104, 72, 40),
    "height": (92, 84, 74),
    "gold": (150, 108, 24),
}


def figure_rows(figures: Figures, width: int, brief_below: int) -> int:
    """Return how many rows the figures need: two for many on a face too narrow for its words (``brief_below``)."""
    if not figures:
        return 0
    return 2 if len(figures) > 4 and width < brief_below else 1


def rows_needed(figures: Figures, width: int, row_high: int) -> int:
    """Return in how many rows figures stand that have all room they need, two at most."""
    px = round(row_high * 0.66)
    wide = sum(px + max(1, px // 7) + fonts.text_width(value, "bold", px) + 4 for _, value in figures)
    return 2 if wide > width and len(figures) > 1 else 1


def draw_figures(
    card: pygame.Surface, figures: Figures, box: pygame.Rect, rows: int, colours: tuple[Rgb, Theme]
) -> None:
    """Draw the figures in rows, each with its icon; ``colours``: of icons without their own, and the theme."""
    if not figures:
        return
    _, theme = colours
    across = -(-len(figures) // rows)
    share, row_high = box.width / across, box.height / rows
    band = pygame.Surface(box.size, pygame.SRCALPHA)
    band.fill((*theme.parchment_shade, 255))
    card.blit(clipped(band, rounded(box.size, max(2, box.height // 6), OUTLINE)), box)
    pygame.draw.line(card, BRASS_DARK, box.topleft, (box.right - 1, box.top), max(1, round(row_high) // 18))
    lines = [figures[first : first + across] for first in range(0, len(figures), across)]
    side = round(min(row_high * 0.66, share * 0.44))
    px, gap = round(row_high * 0.66), max(1, side // 7)
    # One size for all values; where a line is too long, the icons give way first.
    air = max(2, round(box.width * 0.014))

    def need(line: Figures) -> float:
        return sum(side + gap + fonts.text_width(value, "bold", px) for _, value in line) + 2 * air * len(line)

    while px > 6 and max(map(need, lines)) > box.width:
        if side > px * 0.85:
            side -= 1
        else:
            px -= 1
    for row, line in enumerate(lines):
        place = pygame.Rect(box.x, box.y + round(row_high * row), box.width, round(row_high))
        _draw_line(card, line, place, (side, gap, px), colours)


def _draw_line(
    card: pygame.Surface,
    line: Figures,
    box: pygame.Rect,
    sizes: tuple[int, int, int],
    colours: tuple[Rgb, Theme],
) -> None:
    """Draw figures side by side, each as wide as it is, with what is left of the room shared between them. ``sizes``
    are those of the icons, of the gap after them, and of the values."""
    (side, gap, px), (colour, theme) = sizes, colours
    ink = theme.parchment_ink
    words = [fonts.fitted_text(value, "bold", px, box.width, ink, floor=6) for _, value in line]
    spare = (box.width - sum(side + gap + text.get_width() for text in words)) / (len(line) or 1)
    x = box.left + spare / 2
    for number, ((name, _), text) in enumerate(zip(line, words, strict=True)):
        mark = icon(name, side, darker(_COLOURS.get(name, colour), 0.12))
        card.blit(mark, mark.get_rect(midleft=(round(x), box.centery)))
        card.blit(text, text.get_rect(midleft=(round(x) + side + gap, box.centery)))
        if number:
            edge = round(x - spare / 2)
            pygame.draw.line(card, blend(theme.parchment_shade, ink, 0.35), (edge, box.top + 4), (edge, box.bottom - 4))
        x += side + gap + text.get_width() + spare

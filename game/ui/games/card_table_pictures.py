"""Small pictures of tables of cards: the places as plain rectangles, and the table as it lies before the first turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame
from msgspec.structs import replace

from game.app.maps.areas import Area
from game.app.maps.card_table import CardTable
from game.ui.art.palette import Rgb, rgb
from game.ui.boards.cards.board import CardBoardView

TABLE, ROW, PILE = rgb("#2b2018"), rgb("#8d8270"), rgb("#3b3634")
#: How wide a table is painted at least, in pixels.
_LEAST = 1100
#: Width and height in pixels.
Size = tuple[int, int]


def plain_areas(extent: tuple[float, float], areas: Iterable[tuple[Area, Rgb]], size: Size) -> pygame.Surface:
    """Return a table of that ``extent`` in map pixels as large as fits into ``size``, its areas in their colours."""
    share = min(size[0] / extent[0], size[1] / extent[1])
    surface = pygame.Surface((int(extent[0] * share), int(extent[1] * share)))
    surface.fill(TABLE)
    for area, tone in areas:
        rect = pygame.Rect(area.x * share, area.y * share, area.width * share, area.height * share)
        pygame.draw.rect(surface, tone, rect.inflate(-2, -2))
    return surface


def plain_table(board: CardTable, size: Size) -> pygame.Surface:
    """Return the places of a table as plain rectangles."""
    return plain_areas(board.size, ((one.area, PILE if one.kind == "pile" else ROW) for one in board.areas), size)


def painted_view(
    extent: tuple[float, float], view: CardBoardView, size: Size, lay: Callable[[CardBoardView], None]
) -> pygame.Surface:
    """Return a table of that ``extent`` as large as fits into ``size``, with what ``lay`` lays on it."""
    share = min(size[0] / extent[0], size[1] / extent[1])
    small = (int(extent[0] * share), int(extent[1] * share))
    # Painted as large as on the table, and then brought to its size.
    large = max(1.0, _LEAST / small[0])
    surface = pygame.Surface((round(small[0] * large), round(small[1] * large)))
    # A picture of a map shows it as it was drawn, though rows may share the room in a match.
    view.show_layout(replace(view.painted, shares=False))
    view.fit(surface.get_rect())
    lay(view)
    view.draw(surface, surface.get_rect(), whole=True)
    return pygame.transform.smoothscale(surface, small)

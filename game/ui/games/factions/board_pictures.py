"""Small pictures of tables of Factions."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.games.factions.table_map import TableMap
from game.rules.factions.state.table import home_of
from game.ui.art.palette import rgb
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.records import UnitShown, ZoneState
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.factions.board import piles_of
from game.ui.games.factions.faces import factions_back, factions_face
from game.ui.games.factions.tables import layout_of

_TABLE, _ZONE, _LOCATION, _PILE = rgb("#2b2018"), rgb("#8d8270"), rgb("#6f6250"), rgb("#3b3634")
#: How wide a table is painted at least, in pixels.
_LEAST = 1100


def plain_table(board: TableMap, size: tuple[int, int]) -> pygame.Surface:
    """The places of a table as plain rectangles."""
    share = min(size[0] / board.size[0], size[1] / board.size[1])
    surface = pygame.Surface((int(board.size[0] * share), int(board.size[1] * share)))
    surface.fill(_TABLE)
    by_number = (board.zones, board.locations, board.decks, board.graveyards, board.hands)
    for areas, tone in zip(by_number, (_ZONE, _LOCATION, _PILE, _PILE, _PILE), strict=True):
        for area in areas.values():
            rect = pygame.Rect(area.x * share, area.y * share, area.width * share, area.height * share)
            pygame.draw.rect(surface, tone, rect.inflate(-2, -2))
    return surface


def painted_table(board: TableMap, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
    """A table as it lies there before the first turn: capitals, decks and hands in their places."""
    share = min(size[0] / board.size[0], size[1] / board.size[1])
    extent = (int(board.size[0] * share), int(board.size[1] * share))
    # Painted as large as on the table, and then brought to its size.
    large = max(1.0, _LEAST / extent[0])
    surface = pygame.Surface((round(extent[0] * large), round(extent[1] * large)))
    view = CardBoardView(layout_of(board), theme=theme)
    view.set_faces(factions_face, factions_back)
    view.fit(surface.get_rect())
    capitals = [UnitShown(seat + 1, "capital", "Capital", seat, home_of(seat), 100, capital=True) for seat in (0, 1)]
    heads = [ZoneState(home_of(seat), seat) for seat in (0, 1)]
    view.show(capitals, (), heads, (), [pile for seat in (0, 1) for pile in piles_of(seat, 53, 0, hand=7)])
    view.draw(surface, surface.get_rect(), whole=True)
    return pygame.transform.smoothscale(surface, extent)


BOARD_PICTURES = BoardPictures(plain_table, painted_table)

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
from game.ui.games.card_table_pictures import PILE, ROW, painted_view, plain_areas
from game.ui.games.factions.board import piles_of
from game.ui.games.factions.faces import factions_back, factions_face
from game.ui.games.factions.tables import layout_of

_LOCATION = rgb("#6f6250")


def plain_table(board: TableMap, size: tuple[int, int]) -> pygame.Surface:
    """Return the places of a table as plain rectangles."""
    by_number = (board.zones, board.locations, board.decks, board.graveyards, board.hands)
    tones = (ROW, _LOCATION, PILE, PILE, PILE)
    areas = ((area, tone) for places, tone in zip(by_number, tones, strict=True) for area in places.values())
    return plain_areas(board.size, areas, size)


def painted_table(board: TableMap, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
    """Return a table as it lies there before the first turn: capitals, decks and hands in their places."""
    view = CardBoardView(layout_of(board), theme=theme)
    view.set_faces(factions_face, factions_back)
    return painted_view(board.size, view, size, _lay)


def _lay(view: CardBoardView) -> None:
    capitals = [UnitShown(seat + 1, "capital", "Capital", seat, home_of(seat), 100, capital=True) for seat in (0, 1)]
    heads = [ZoneState(home_of(seat), seat) for seat in (0, 1)]
    view.show(capitals, (), heads, (), [pile for seat in (0, 1) for pile in piles_of(seat, 53, 0, hand=7)])


BOARD_PICTURES = BoardPictures(plain_table, painted_table)

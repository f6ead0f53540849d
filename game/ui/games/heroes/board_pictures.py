"""Small pictures of tables of Heroes."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.maps.card_table import CardTable
from game.rules.heroes.cards.all_cards import HEROES
from game.ui.art.palette import rgb
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.records import CardShown, CounterShown, PileShown
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.card_tables import card_layout
from game.ui.games.heroes import tables as t
from game.ui.games.heroes.faces import heroes_back, heroes_face

_TABLE, _ROW, _PILE = rgb("#2b2018"), rgb("#8d8270"), rgb("#3b3634")
#: How wide a table is painted at least, in pixels.
_LEAST = 1100


def plain_table(board: CardTable, size: tuple[int, int]) -> pygame.Surface:
    """The places of a table as plain rectangles."""
    share = min(size[0] / board.size[0], size[1] / board.size[1])
    surface = pygame.Surface((int(board.size[0] * share), int(board.size[1] * share)))
    surface.fill(_TABLE)
    for one in board.areas:
        area = one.area
        rect = pygame.Rect(area.x * share, area.y * share, area.width * share, area.height * share)
        pygame.draw.rect(surface, _PILE if one.kind == "pile" else _ROW, rect.inflate(-2, -2))
    return surface


def painted_table(board: CardTable, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
    """A table as it lies there before the first round: both heroes and their decks."""
    share = min(size[0] / board.size[0], size[1] / board.size[1])
    extent = (int(board.size[0] * share), int(board.size[1] * share))
    # Painted as large as on the table, and then brought to its size.
    large = max(1.0, _LEAST / extent[0])
    surface = pygame.Surface((round(extent[0] * large), round(extent[1] * large)))
    view = CardBoardView(card_layout(board), theme=theme)
    view.set_faces(heroes_face, heroes_back)
    view.fit(surface.get_rect())
    keys = tuple(HEROES)
    heroes = [_hero(seat, keys[-seat]) for seat in (0, 1)]
    piles = [PileShown(t.area_of(t.DECK, seat), 60) for seat in (0, 1)]
    view.show(heroes, (), (), (), piles)
    view.draw(surface, surface.get_rect(), whole=True)
    return pygame.transform.smoothscale(surface, extent)


def _hero(seat: int, key: str) -> CardShown:
    figures = (CounterShown("hp", HEROES[key].health),)
    return CardShown(seat + 1, key, HEROES[key].name, seat, t.area_of(t.HERO, seat), figures=figures)


BOARD_PICTURES = BoardPictures(plain_table, painted_table)

"""Small pictures of tables of Crawler."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.maps.card_table import CardTable
from game.rules.crawler.setup import READY_PARTY, READY_QUESTS
from game.ui.art.palette import rgb
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.records import CardShown, GaugeShown, PileShown
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.card_tables import card_layout
from game.ui.games.crawler import tables as t
from game.ui.games.crawler.faces import crawler_back, crawler_face

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
    """A table as it lies there before the first round: the party, a Quest, both decks."""
    share = min(size[0] / board.size[0], size[1] / board.size[1])
    extent = (int(board.size[0] * share), int(board.size[1] * share))
    # Painted as large as on the table, and then brought to its size.
    large = max(1.0, _LEAST / extent[0])
    surface = pygame.Surface((round(extent[0] * large), round(extent[1] * large)))
    view = CardBoardView(card_layout(board), theme=theme)
    view.set_faces(crawler_face, crawler_back)
    view.fit(surface.get_rect())
    party = [CardShown(n, key, crawler_face(key).name, 0, t.PARTY) for n, key in enumerate(READY_PARTY, 1)]
    quests = [
        CardShown(20 + n, key, crawler_face(key).name, 1, t.quest_area(n)) for n, key in enumerate(READY_QUESTS[:2])
    ]
    piles = [PileShown(t.DUNGEON_DECK, 65, deck="dungeon"), PileShown(t.CRAWLER_DECK, 60, deck="crawler")]
    view.show([*party, *quests], (), (), (), piles, [GaugeShown(t.ENCOUNTER, 0, len(party) + 1, "dungeon")])
    view.draw(surface, surface.get_rect(), whole=True)
    return pygame.transform.smoothscale(surface, extent)


BOARD_PICTURES = BoardPictures(plain_table, painted_table)

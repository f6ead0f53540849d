"""Small pictures of tables of Crawler."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.app.maps.card_table import CardTable
from game.rules.crawler.setup import READY_PARTY, READY_QUESTS
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.records import CardShown, GaugeShown, PileShown
from game.ui.games.board_pictures import BoardPictures, LinedUp
from game.ui.games.card_table_pictures import painted_view, plain_table
from game.ui.games.card_tables import card_layout
from game.ui.games.crawler import tables as t
from game.ui.games.crawler.faces import crawler_back, crawler_face


def painted_table(board: CardTable, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
    """Return a table as it lies there before the first round: the party, two Quests, both decks."""
    return table_lined_up(board, path, size, theme, {"party": READY_PARTY, "quests": READY_QUESTS["standard"]})


def table_lined_up(board: CardTable, path: Path, size: tuple[int, int], theme: str, chosen: LinedUp) -> pygame.Surface:
    """Return the same with the party and the Quests that are chosen for a match."""
    # rule: crawler/quests
    view = CardBoardView(card_layout(board), theme=theme)
    view.set_faces(crawler_face, crawler_back)
    return painted_view(board.size, view, size, lambda view: _lay(view, chosen["party"], chosen["quests"]))


def _lay(view: CardBoardView, adventurers: Sequence[str], laid_out: Sequence[str]) -> None:
    party = [CardShown(n, key, crawler_face(key).name, 0, t.PARTY) for n, key in enumerate(adventurers, 1)]
    quests = [CardShown(20 + n, key, crawler_face(key).name, 1, t.quest_area(n)) for n, key in enumerate(laid_out)]
    piles = [PileShown(t.DUNGEON_DECK, 65, deck="dungeon"), PileShown(t.CRAWLER_DECK, 60, deck="crawler")]
    view.show([*party, *quests], (), (), (), piles, [GaugeShown(t.ENCOUNTER, 0, len(party) + 1, "dungeon")])


BOARD_PICTURES = BoardPictures(plain_table, painted_table, table_lined_up)

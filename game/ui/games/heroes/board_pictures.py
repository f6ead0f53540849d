"""Small pictures of tables of Heroes."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.maps.card_table import CardTable
from game.rules.heroes.cards.all_cards import HEROES
from game.rules.heroes.cards.records import key_of
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.records import CardShown, CounterShown, PileShown
from game.ui.games.board_pictures import BoardPictures, LinedUp
from game.ui.games.card_table_pictures import painted_view, plain_table
from game.ui.games.card_tables import card_layout
from game.ui.games.heroes import tables as t
from game.ui.games.heroes.faces import heroes_back, heroes_face


def painted_table(board: CardTable, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
    """Return a table as it lies there before the first turn: two heroes and their decks."""
    return table_of_heroes(board, path, size, theme, {})


def table_of_heroes(board: CardTable, path: Path, size: tuple[int, int], theme: str, chosen: LinedUp) -> pygame.Surface:
    """Paint a table with the heroes that are chosen for the seats, by their keys or their names."""
    view = CardBoardView(card_layout(board), theme=theme)
    view.set_faces(heroes_face, heroes_back)
    usual = tuple(HEROES)
    keys = tuple(key_of(name) for name in chosen.get("deck", (usual[0], usual[-1])))

    def lay(view: CardBoardView) -> None:
        heroes = [_hero(seat, key) for seat, key in enumerate(keys)]
        view.show(heroes, (), (), (), [PileShown(t.area_of(t.DECK, seat), 60) for seat in (0, 1)])

    return painted_view(board.size, view, size, lay)


def _hero(seat: int, key: str) -> CardShown:
    figures = (CounterShown("hp", HEROES[key].health),)
    return CardShown(seat + 1, key, HEROES[key].name, seat, t.area_of(t.HERO, seat), figures=figures)


BOARD_PICTURES = BoardPictures(plain_table, painted_table, table_of_heroes)

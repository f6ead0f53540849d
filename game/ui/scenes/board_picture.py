"""Small pictures of boards for lists and the map viewer, as each game draws its own."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

from game.ui.art.palette import BRASS, darker
from game.ui.art.shelf import Shelf
from game.ui.games.board_pictures import LinedUp
from game.ui.games.game_ui import game_ui_of

_SHELF = Shelf()


def schematic(game: str, board: object, size: tuple[int, int]) -> pygame.Surface:
    """Return a board as plain shapes, as large as fits into ``size``."""
    return game_ui_of(game).board_pictures().plain(board, size)


def board_picture(
    game: str,
    board: object,
    path: Path,
    size: tuple[int, int],
    theme_name: str,
    stamp: int | None = None,
    *,
    lined_up: LinedUp | None = None,
) -> pygame.Surface:
    """Return the board as it lies on the table, as large as fits into ``size``. ``stamp`` is the map's, by which a
    picture of older files is told; without one the map is asked for it. ``lined_up`` is what is chosen to lie there,
    where the game shows it."""
    if stamp is None:
        from game.app.maps.reading import read_map

        stamp = read_map(path).stamp
    chosen = tuple(lined_up.items()) if lined_up and game_ui_of(game).board_pictures().lined_up is not None else ()
    key = (path, stamp, game, type(board).__name__, size, theme_name, chosen)
    return _SHELF.keep(key, lambda: _picture(game, board, path, size, theme_name, dict(chosen)))


def _picture(
    game: str, board: object, path: Path, size: tuple[int, int], theme_name: str, lined_up: LinedUp
) -> pygame.Surface:
    # A picture that cannot be painted must not keep anybody from choosing the board.
    with contextlib.suppress(Exception):
        pictures = game_ui_of(game).board_pictures()
        if lined_up and pictures.lined_up is not None:
            return _framed(pictures.lined_up(board, path, size, theme_name, lined_up))
        return _framed(pictures.painted(board, path, size, theme_name))
    return _framed(schematic(game, board, size))


def _framed(surface: pygame.Surface) -> pygame.Surface:
    pygame.draw.rect(surface, darker(BRASS, 0.6), surface.get_rect(), 3)
    pygame.draw.rect(surface, BRASS, surface.get_rect(), 1)
    return surface

"""Boards and board tiles of Skirmish by the names of their maps."""

from __future__ import annotations

from game.app.games.skirmish.map_kind import BOARD_KIND, TILE_KIND
from game.app.maps.library import map_named
from game.rules.skirmish.state.board import Board, BoardTile


def board_named(name: str) -> Board:
    """Return the board of a map file, by path, file name or title. Raises ValueError with its problems."""
    board: Board = map_named(name, BOARD_KIND)
    return board


def tile_named(name: str) -> BoardTile:
    """Return the board tile of a map file, called as in ``board_named``. Raises ValueError."""
    tile: BoardTile = map_named(name, TILE_KIND)
    return tile

"""What the ground of a board of Skirmish looks like."""

from __future__ import annotations

from game.app.games.skirmish.tiling import picture_of_board
from game.app.maps.picture import MapPicture
from game.rules.skirmish.state.board import Board
from game.ui.boards.squares.records import GroundShown


def ground_shown(board: Board, picture: MapPicture | None) -> GroundShown:
    """Return what a board's ground looks like. A board of several tiles, or one written by hand, has no picture of its
    own: it is dressed in stone. Columns and rows are numbered from 0, as words and positions name squares."""
    grid = board.grid
    own = picture is not None and picture.orientation == "orthogonal"
    return GroundShown(
        grid.width,
        grid.height,
        picture if own else picture_of_board(board),
        closed=frozenset(cell for cell in grid.cells() if grid.blocks(cell)),
        walls=frozenset(cell for cell in grid.cells() if grid.wall(cell)),
        column_names=tuple(map(str, range(grid.width))),
        row_names=tuple(map(str, range(grid.height))),
        starts={cell: side for side, area in enumerate(board.starts) for cell in area},
    )

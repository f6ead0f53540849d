"""Small pictures of boards and board tiles of Skirmish."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

from game.app.maps.reading import read_map
from game.rules.skirmish.state.board import Board, BoardTile
from game.ui.art.palette import blend, darker, lighter, rgb
from game.ui.art.tones import seat_colour
from game.ui.boards.squares.chunks import overview
from game.ui.boards.squares.ground import Ground
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.skirmish.ground import ground_shown


def plain_board(board: Board | BoardTile, size: tuple[int, int]) -> pygame.Surface:
    """Return each square in the tint of its terrain, as large as fits into ``size``."""
    grid = board.grid
    side = max(2, min(size[0] // grid.width, size[1] // grid.height))
    surface = pygame.Surface((grid.width * side, grid.height * side))
    for x, y in grid.cells():
        shade = 0.03 * ((x * 7 + y * 13) % 4)
        terrain = grid.terrain((x, y))
        tone = rgb(terrain.tint)
        rect = pygame.Rect(x * side, y * side, side, side)
        pygame.draw.rect(surface, darker(tone, shade), rect)
        if not terrain.may_stand:
            pygame.draw.rect(surface, lighter(tone, 0.18), (rect.x, rect.y, side, max(1, side // 5)))
        elif terrain.cost > 1:
            corners = [(rect.centerx, rect.y + side // 4), (rect.x + side // 4, rect.bottom - side // 4)]
            pygame.draw.polygon(
                surface, darker(tone, 0.4), [*corners, (rect.right - side // 4, rect.bottom - side // 4)]
            )
        else:
            pygame.draw.rect(surface, darker(tone, 0.12), rect, 1)
    return surface


def painted_board(board: Board | BoardTile, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
    """Return the board in its map's tiles, as large as fits into ``size``, its start areas in the sides' colours."""
    grid = board.grid
    side = max(2, min(size[0] // grid.width, size[1] // grid.height))
    surface = plain_board(board, size)
    # Start areas are shown even where a picture cannot be loaded.
    with contextlib.suppress(Exception):
        laid = board if isinstance(board, Board) else Board(board.name, grid, (board.starts, ()))
        surface = overview(Ground(ground_shown(laid, read_map(path).picture), theme=theme), side, 0)
    _mark_starts(surface, board, surface.get_width() // grid.width)
    return surface


def _mark_starts(surface: pygame.Surface, board: Board | BoardTile, side: int) -> None:
    """Outline the start areas; those of a tile have one colour."""
    areas = [board.starts] if isinstance(board, BoardTile) else list(board.starts)
    for number, area in enumerate(areas):
        colour = blend(seat_colour(number), (255, 255, 255), 0.2)
        cells = set(area)
        tint = pygame.Surface((side, side), pygame.SRCALPHA)
        tint.fill((*colour, 70))
        thick = max(1, side // 10)
        for x, y in area:
            left, top = x * side, y * side
            surface.blit(tint, (left, top))
            edges = (
                ((x, y - 1), (left, top, side, thick)),
                ((x, y + 1), (left, top + side - thick, side, thick)),
                ((x - 1, y), (left, top, thick, side)),
                ((x + 1, y), (left + side - thick, top, thick, side)),
            )
            for beside, strip in edges:
                if beside not in cells:
                    surface.fill(colour, strip)


BOARD_PICTURES = BoardPictures(plain_board, painted_board)

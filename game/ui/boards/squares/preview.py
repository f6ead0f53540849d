"""Small pictures of boards and board tiles, for lists and for choosing."""

from __future__ import annotations

import pygame

from game.app.maps.picture import MapPicture
from game.geometry.squares import SquareGrid
from game.rules.skirmish.board import Board
from game.rules.skirmish.board_building import PlacedTile, turned
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.squares.chunks import overview
from game.ui.boards.squares.ground import Ground


def board_preview(
    board: Board, picture: MapPicture | None, size: tuple[int, int], *, theme: str = "walnut"
) -> pygame.Surface:
    """The whole board, lying on the table, in a picture of exactly ``size`` pixels."""
    ground = Ground(board, picture, theme=theme)
    columns, rows = board.grid.width, board.grid.height
    share = min(size[0] / (columns + 1.2), size[1] / (rows + 1.2))
    px = max(2, min(SQUARE, int(share) + 1))
    beyond = 1 + max(int(size[0] / share - columns), int(size[1] / share - rows), 0) // 2 + 1
    whole = overview(ground, px, beyond)
    done = pygame.Surface(size)
    scaled = pygame.transform.smoothscale_by(whole, share / px)
    done.blit(scaled, scaled.get_rect(center=(size[0] // 2, size[1] // 2)))
    return done


def tile_preview(placed: PlacedTile) -> pygame.Surface:
    """A board tile as it lies, at 32 pixels a square."""
    tile = turned(placed.tile, placed.turns)
    grid = SquareGrid(tile.grid.rows)
    ground = Ground(Board(tile.name, grid, (tile.starts, ())))
    surface = pygame.Surface((grid.width * SQUARE, grid.height * SQUARE))
    ground.paint(surface, surface.get_rect())
    return pygame.transform.smoothscale(surface, (grid.width * SQUARE // 2, grid.height * SQUARE // 2))

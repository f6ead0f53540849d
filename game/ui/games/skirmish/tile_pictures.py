"""Pictures of board tiles, for choosing one and for the motion that lays it."""

from __future__ import annotations

import pygame

from game.geometry.squares import SquareGrid
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.board_building import PlacedTile, turned
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.squares.ground import Ground
from game.ui.games.skirmish.ground import ground_shown


def tile_picture(placed: PlacedTile) -> pygame.Surface:
    """Return a board tile as it lies, at 32 pixels a square."""
    tile = turned(placed.tile, placed.turns)
    grid = SquareGrid(tile.grid.rows)
    ground = Ground(ground_shown(Board(tile.name, grid, (tile.starts, ())), None))
    surface = pygame.Surface((grid.width * SQUARE, grid.height * SQUARE))
    ground.paint(surface, surface.get_rect())
    return pygame.transform.smoothscale(surface, (grid.width * SQUARE // 2, grid.height * SQUARE // 2))

"""Small pictures of battlefields."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.rules.arena.state.board import Board
from game.ui.art.palette import darker, lighter, rgb
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.inlays import glyph
from game.ui.boards.hexes.projection import CORNERS, Projection
from game.ui.games.arena.battlefield import battlefield_shown
from game.ui.games.board_pictures import BoardPictures

_TABLE, _LOW, _RUIN = rgb("#2b2018"), rgb("#6d7a4a"), rgb("#3b3634")
#: Hexes of table that are shown around a battlefield.
_RIM = 0.6


def plain_battlefield(board: Board, size: tuple[int, int]) -> pygame.Surface:
    """Draw heights and grounds of a battlefield as flat hexes from above, in a picture as large as the painted one."""
    projection = Projection(board.terrain)
    share = _share(projection, size)
    surface = pygame.Surface(_extent(projection, share))
    surface.fill(_TABLE)
    for place in projection.order:
        column = board.terrain.by_place[place]
        tone = rgb(column.kind.tone) if column.kind.tone else lighter(_LOW, min(0.6, 0.09 * column.level))
        for level in range(projection.floor, column.top + 1):
            x, y = projection.spot(place, level)
            corners = [((x + dx + _RIM) * share, (y + dy + _RIM) * share) for dx, dy in CORNERS]
            shade = tone if level == column.top else darker(tone, 0.4)
            pygame.draw.polygon(surface, _RUIN if column.pillar and level == column.top else shade, corners)
    return surface


def painted_battlefield(board: Board, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
    """Return a battlefield as it lies on the table before the first turn."""
    projection = Projection(board.terrain)
    share = _share(projection, size)
    # Painted at one of the camera's zooms, and then brought to its size.
    px = max(8, -(-int(share) // 4) * 4)
    rim = round(_RIM * px)
    extent = pygame.Rect(-rim, -rim, round(projection.columns * px) + 2 * rim, round(projection.rows * px) + 2 * rim)
    surface = pygame.Surface(extent.size)
    HexGround(battlefield_shown(board), projection, theme=theme).paint(surface, extent, px)
    for placed in board.glyphs:
        disc = glyph(placed.kind, px, face_up=placed.kind == "random")
        x, y = projection.spot(placed.at)
        surface.blit(disc, disc.get_rect(center=(round(x * px) + rim, round(y * px) + rim)))
    return pygame.transform.smoothscale(surface, _extent(projection, share))


def _share(projection: Projection, size: tuple[int, int]) -> float:
    """Return the pixels a hex, so that all of the battlefield with some table around it fits into ``size``."""
    return max(2.0, min(size[0] / (projection.columns + 2 * _RIM), size[1] / (projection.rows + 2 * _RIM)))


def _extent(projection: Projection, share: float) -> tuple[int, int]:
    return int((projection.columns + 2 * _RIM) * share), int((projection.rows + 2 * _RIM) * share)


BOARD_PICTURES = BoardPictures(plain_battlefield, painted_battlefield)

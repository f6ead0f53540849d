"""Small pictures of boards, battlefields and tables of zones, for lists and the map viewer."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pygame

from game.app.games.factions.table_map import TableMap
from game.geometry.terrain import DIFFICULT, FLOOR, WALL
from game.rules.arena.board import Board as Battlefield
from game.ui.art.palette import BRASS, SEAT_COLOURS, blend, darker, lighter, rgb
from game.ui.art.shelf import Shelf

if TYPE_CHECKING:
    from game.rules.skirmish.board import Board
    from game.rules.skirmish.board import BoardTile as Tile
    from game.ui.boards.hexes.projection import Projection

    #: Whatever a map file can hold.
    Shown: TypeAlias = Board | Tile | Battlefield | TableMap

_SHELF = Shelf()
_FLOOR, _WALL, _RUBBLE = (rgb(terrain.tint) for terrain in (FLOOR, WALL, DIFFICULT))
_TABLE, _LOW, _WATER = rgb("#2b2018"), rgb("#6d7a4a"), rgb("#35637a")
#: Hexes of table that are shown around a battlefield.
_RIM = 0.6
#: How wide a table of zones is painted at least, in pixels.
_LEAST = 1100


def schematic(board: Shown, size: tuple[int, int]) -> pygame.Surface:
    """Floor, walls, rubble and start areas as plain squares, as large as fits into ``size``; of a battlefield its
    ground alone, of a table its places."""
    if isinstance(board, Battlefield):
        return flat_hexes(board, size)
    if isinstance(board, TableMap):
        return _outlined(board, size)
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


def flat_hexes(board: Battlefield, size: tuple[int, int]) -> pygame.Surface:
    """Heights and water of a battlefield as flat hexes from above, in a picture as large as the painted one."""
    from game.ui.boards.hexes.projection import CORNERS, Projection

    projection = Projection(board.terrain)
    share = _share(projection, size)
    surface = pygame.Surface(_extent(projection, share))
    surface.fill(_TABLE)
    for place in projection.order:
        column = board.terrain.by_place[place]
        tone = _WATER if column.water else lighter(_LOW, min(0.6, 0.09 * column.level))
        for level in range(projection.floor, column.top + 1):
            x, y = projection.spot(place, level)
            corners = [((x + dx + _RIM) * share, (y + dy + _RIM) * share) for dx, dy in CORNERS]
            shade = tone if level == column.top else darker(tone, 0.4)
            pygame.draw.polygon(surface, _WALL if column.pillar and level == column.top else shade, corners)
    return surface


def _share(projection: Projection, size: tuple[int, int]) -> float:
    """Pixels a hex, so that all of the battlefield with some table around it fits into ``size``."""
    return max(2.0, min(size[0] / (projection.columns + 2 * _RIM), size[1] / (projection.rows + 2 * _RIM)))


def _extent(projection: Projection, share: float) -> tuple[int, int]:
    return int((projection.columns + 2 * _RIM) * share), int((projection.rows + 2 * _RIM) * share)


def _outlined(board: TableMap, size: tuple[int, int]) -> pygame.Surface:
    """The places of a table as plain rectangles."""
    share = min(size[0] / board.size[0], size[1] / board.size[1])
    surface = pygame.Surface((int(board.size[0] * share), int(board.size[1] * share)))
    surface.fill(_TABLE)
    by_number = (board.zones, board.locations, board.decks, board.graveyards, board.hands)
    for areas, tone in zip(by_number, (_FLOOR, _RUBBLE, _WALL, _WALL, _WALL), strict=True):
        for area in areas.values():
            rect = pygame.Rect(area.x * share, area.y * share, area.width * share, area.height * share)
            pygame.draw.rect(surface, tone, rect.inflate(-2, -2))
    return surface


def _laid_out(board: TableMap, size: tuple[int, int], theme_name: str) -> pygame.Surface:
    """A table as it lies there before the first turn: capitals, decks and hands in their places."""
    from game.rules.factions.table import home_of
    from game.ui.boards.cards.board import CardBoardView
    from game.ui.boards.cards.records import UnitShown, ZoneState
    from game.ui.games.factions.board import piles_of
    from game.ui.games.factions.faces import factions_back, factions_face
    from game.ui.games.factions.tables import layout_of

    share = min(size[0] / board.size[0], size[1] / board.size[1])
    extent = (int(board.size[0] * share), int(board.size[1] * share))
    # Painted as large as on the table, and then brought to its size.
    large = max(1.0, _LEAST / extent[0])
    surface = pygame.Surface((round(extent[0] * large), round(extent[1] * large)))
    view = CardBoardView(layout_of(board), theme=theme_name)
    view.dress(factions_face, factions_back)
    view.fit(surface.get_rect())
    capitals = [UnitShown(seat + 1, "capital", "Capital", seat, home_of(seat), 100, capital=True) for seat in (0, 1)]
    heads = [ZoneState(home_of(seat), seat) for seat in (0, 1)]
    view.show(capitals, (), heads, (), [pile for seat in (0, 1) for pile in piles_of(seat, 53, 0, hand=7)])
    view.draw(surface, surface.get_rect(), whole=True)
    return pygame.transform.smoothscale(surface, extent)


def _painted(board: Battlefield, size: tuple[int, int], theme_name: str) -> pygame.Surface:
    """A battlefield as it lies on the table before the first turn."""
    from game.ui.boards.hexes.ground import HexGround
    from game.ui.boards.hexes.inlays import glyph
    from game.ui.boards.hexes.projection import Projection
    from game.ui.games.arena.battlefield import battlefield_shown

    projection = Projection(board.terrain)
    share = _share(projection, size)
    # Painted at one of the camera's zooms, and then brought to its size.
    px = max(8, -(-int(share) // 4) * 4)
    rim = round(_RIM * px)
    extent = pygame.Rect(-rim, -rim, round(projection.columns * px) + 2 * rim, round(projection.rows * px) + 2 * rim)
    surface = pygame.Surface(extent.size)
    HexGround(battlefield_shown(board), projection, theme=theme_name).paint(surface, extent, px)
    for lying in board.glyphs:
        disc = glyph(lying.kind, px, face_up=lying.kind == "random")
        x, y = projection.spot(lying.at)
        surface.blit(disc, disc.get_rect(center=(round(x * px) + rim, round(y * px) + rim)))
    return pygame.transform.smoothscale(surface, _extent(projection, share))


def board_picture(
    board: Shown, path: Path, size: tuple[int, int], theme_name: str, stamp: int | None = None
) -> pygame.Surface:
    """The board as it lies on the table, as large as fits into ``size``, with its start areas in the sides' colours.
    ``stamp`` is the map's, by which a picture of older files is told; without one the map is asked for it."""
    if stamp is None:
        from game.app.maps.reading import read_map

        stamp = read_map(path).stamp
    key = (path, stamp, type(board).__name__, size, theme_name)
    return _SHELF.keep(key, lambda: _picture(board, path, size, theme_name))


def _picture(board: Any, path: Path, size: tuple[int, int], theme_name: str) -> pygame.Surface:
    if isinstance(board, Battlefield | TableMap):
        # As below: what cannot be painted is drawn plainly.
        with contextlib.suppress(Exception):
            if isinstance(board, TableMap):
                return _framed(_laid_out(board, size, theme_name))
            return _framed(_painted(board, size, theme_name))
        return _framed(schematic(board, size))
    grid = board.grid
    side = max(2, min(size[0] // grid.width, size[1] // grid.height))
    surface = None
    # A picture that cannot be loaded must not keep anybody from choosing the board.
    with contextlib.suppress(Exception):
        surface = _laid(board, path, side, theme_name)
    if surface is None:
        surface = schematic(board, size)
    _mark_starts(surface, board, surface.get_width() // grid.width)
    return _framed(surface)


def _framed(surface: pygame.Surface) -> pygame.Surface:
    pygame.draw.rect(surface, darker(BRASS, 0.6), surface.get_rect(), 3)
    pygame.draw.rect(surface, BRASS, surface.get_rect(), 1)
    return surface


def _laid(board: Any, path: Path, side: int, theme_name: str) -> pygame.Surface:
    """The board in its map's own tiles, ``side`` pixels a square."""
    from game.app.maps.reading import read_map
    from game.ui.boards.squares.chunks import overview
    from game.ui.boards.squares.ground import Ground
    from game.ui.games.skirmish.board import ground_picture

    picture = ground_picture(board, read_map(path).picture)
    return overview(Ground(board.grid, picture, theme=theme_name), side, 0)


def _mark_starts(surface: pygame.Surface, board: Any, side: int) -> None:
    """The start areas, outlined; those of a tile have one colour."""
    areas = [board.starts] if board.starts and isinstance(board.starts[0][0], int) else list(board.starts)
    for number, area in enumerate(areas):
        colour = blend(SEAT_COLOURS[number], (255, 255, 255), 0.2)
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

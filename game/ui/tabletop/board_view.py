"""The board in the window: ground, pieces, and what moves over them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from game.app import folders
from game.app.map_picture import MapPicture
from game.geometry.squares import Cell
from game.rules.skirmish.board import Board
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.stats import max_hp_of
from game.rules.skirmish.table import Creature, Table
from game.ui.art.tokens import token, token_margin
from game.ui.board.ground import Ground
from game.ui.tabletop.camera import SQUARE, Camera
from game.ui.tabletop.glass import shadow
from game.ui.tabletop.motions import Timeline


def _picture_of(board: Board) -> MapPicture | None:
    """The picture of the map file that the board comes from, if that file is still there and as large."""
    if not board.source:
        return None
    from game.app.maps import read_map

    shipped = folders.shipped_maps("skirmish")
    for root in (shipped.parent, shipped, folders.user_maps("skirmish").parent, Path()):
        path = root / board.source
        if path.is_file():
            picture = read_map(path).picture
            if picture and (picture.columns, picture.rows) == (board.grid.width, board.grid.height):
                return picture
    return None


@lru_cache(maxsize=3)
def ground_of(board: Board) -> pygame.Surface:
    """The whole board at 64 pixels a square, from its map's own tiles where there is a map."""
    surface = pygame.Surface((board.grid.width * SQUARE, board.grid.height * SQUARE)).convert()
    Ground(board, _picture_of(board)).paint(surface, surface.get_rect())
    return surface


def board_preview(board: Board, size: tuple[int, int]) -> pygame.Surface:
    """The board as large as fits into ``size``."""
    ground = ground_of(board)
    share = min(size[0] / ground.get_width(), size[1] / ground.get_height())
    wanted = (max(1, round(ground.get_width() * share)), max(1, round(ground.get_height() * share)))
    return pygame.transform.smoothscale(ground, wanted)


class BoardView:
    """Draws a board through a camera; the scaled ground is kept for the zoom in use."""

    def __init__(self, board: Board, area: pygame.Rect) -> None:
        self.board = board
        self.camera = Camera(board.grid.width, board.grid.height, area)
        self._scaled: tuple[int, pygame.Surface] | None = None

    def _ground(self) -> pygame.Surface:
        side = self.camera.side
        if self._scaled is None or self._scaled[0] != side:
            size = (self.board.grid.width * side, self.board.grid.height * side)
            whole = ground_of(self.board)
            self._scaled = (side, whole if side == SQUARE else pygame.transform.smoothscale(whole, size).convert())
        return self._scaled[1]

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The board with its shadow on the table."""
        camera = self.camera
        ground = self._ground()
        corner = camera.corner((0, 0))
        place = ground.get_rect(topleft=(round(corner[0]), round(corner[1])))
        spread = 24
        shade = shadow(place.size, spread) if place.width < 2600 else None
        clip = surface.get_clip()
        if shade is not None:
            surface.blit(shade, (place.x - spread + 8, place.y - spread + 12))
        surface.set_clip(camera.area.clip(clip) if clip else camera.area)
        surface.blit(ground, place)
        pygame.draw.rect(surface, (24, 16, 10), place.inflate(6, 6), 5)
        pygame.draw.rect(surface, (120, 92, 44), place.inflate(8, 8), 1)
        surface.set_clip(clip)

    def draw_pieces(self, surface: pygame.Surface, table: Table, timeline: Timeline, active: int, chosen: int) -> None:
        """All pieces, those further down drawn later."""
        for creature in sorted(table.creatures.values(), key=lambda piece: (piece.cell[1], piece.cell[0])):
            self._draw_piece(surface, table, timeline, creature, active, chosen)

    def _draw_piece(
        self, surface: pygame.Surface, table: Table, timeline: Timeline, creature: Creature, active: int, chosen: int
    ) -> None:
        size = CREATURES[creature.key].size
        dx, dy = timeline.shift(creature.id)
        rect = self.camera.rect((creature.cell[0] + dx, creature.cell[1] + dy), size)
        inset = max(2, rect.width // 14)
        across = rect.width - 2 * inset
        hp = max_hp_of(table, creature)
        picture = token(
            creature.key,
            creature.seat,
            across,
            size=size,
            health=max(0.0, (hp - creature.damage) / hp),
            tapped=creature.tapped,
            pips=len(creature.attached),
            active=creature.id == active,
            selected=creature.id == chosen,
        )
        alpha = timeline.alpha(creature.id)
        if alpha < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * alpha))
        margin = token_margin(across)
        surface.blit(picture, (rect.x + inset - margin, rect.y + inset - margin))

    def creature_at(self, table: Table, cell: Cell | None) -> Creature | None:
        """The piece that fills a square."""
        if cell is None:
            return None
        for creature in table.creatures.values():
            size = CREATURES[creature.key].size
            if 0 <= cell[0] - creature.cell[0] < size and 0 <= cell[1] - creature.cell[1] < size:
                return creature
        return None

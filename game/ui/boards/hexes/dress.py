"""What the map of a battlefield shows on its spaces: the kind of ground that was painted, ground tiles of the map's own
on the tops, and decorations that stand on them."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import numpy as np
import pygame

from game.app.games.arena.tops import TopTile
from game.app.maps.picture import MapPicture
from game.app.maps.reading import path_of, read_map
from game.geometry.hexes import Hex, Stagger, from_axial
from game.rules.arena.board import Board
from game.tiled.hex_cells import HexCells
from game.ui.boards.hexes.materials import Material
from game.ui.boards.hexes.shapes import cover
from game.ui.boards.shared.tiles import leave_out

#: What each kind of ground is made of, from the lowest level up to those above the last.
_MATERIALS: dict[str, tuple[Material, ...]] = {
    "sand": ("sand", "sand", "sand", "earth"),
    "grass": ("grass", "grass", "heath"),
    "rock": ("rock", "rock", "rock", "rock", "crag"),
}
#: Pixels of a hex that textures are turned at.
_FINE = 128


class MapDress(msgspec.Struct, frozen=True):
    """The map's own look: ``kinds`` of ground and ``tops`` with tiles by space; ``picture`` tells its hexes' size."""

    kinds: dict[Hex, str]
    tops: dict[Hex, tuple[TopTile, ...]]
    picture: MapPicture

    def material(self, place: Hex, level: int) -> Material | None:
        """What a space is made of: of its painted kind, a little other high up than low down."""
        made = _MATERIALS.get(self.kinds.get(place, ""))
        return made[min(level, len(made)) - 1] if made else None

    def ground(self, place: Hex, px: int, sixths: int) -> pygame.Surface | None:
        """The top of the map's own ground tile, ``px`` pixels each way, if the space has one."""
        tile = next((each for each in self.tops.get(place, ()) if each.is_ground), None)
        return None if tile is None else self._top(tile, px, sixths)

    def _top(self, tile: TopTile, px: int, sixths: int) -> pygame.Surface | None:
        image = _picture_of(tile)
        if image is None:
            return None
        wide, high = self.picture.tile_width, self.picture.tile_height
        box = pygame.Surface((wide, high), pygame.SRCALPHA)
        box.blit(image, tile.at)
        # As a regular hex it is turned with the board, and by half a sixth more where the map's hexes lie on an edge.
        tall = round(_FINE * 2 / math.sqrt(3))
        regular = pygame.transform.smoothscale(box, (_FINE, tall))
        turned = pygame.transform.rotozoom(regular, self._slant() - 60 * sixths, 1.0)
        middle = turned.get_rect(center=(_FINE // 2, tall // 2))
        cut = pygame.Surface((_FINE, tall), pygame.SRCALPHA)
        cut.blit(turned, middle)
        top = pygame.transform.smoothscale(cut, (px, px))
        alpha = pygame.surfarray.pixels_alpha(top)
        alpha[:] = (alpha * cover(px)).astype(np.uint8)
        del alpha
        return top

    def _slant(self) -> float:
        """How far the first direction of the map's hexes is turned from the right, in degrees."""
        picture = self.picture
        stagger = Stagger(*picture.stagger)  # type: ignore[arg-type]
        hexes = HexCells((9, 9), (picture.tile_width, picture.tile_height), picture.hex_side, stagger)
        down = hexes.middle(from_axial(stagger, (3, 2)))[1] - hexes.middle(from_axial(stagger, (2, 2)))[1]
        return 0.0 if abs(down) < 1 else math.copysign(30.0, down)

    def pieces(self, place: Hex, px: int) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """Decorations of a space with their corners, in hexes from the middle of its top."""
        found = []
        for tile in self.tops.get(place, ()):
            image = None if tile.is_ground else _picture_of(tile)
            if image is None:
                continue
            wide, high = self.picture.tile_width, self.picture.tile_height
            share = px / wide
            size = max(1, round(image.get_width() * share)), max(1, round(image.get_height() * share))
            lower = (tile.at[1] + image.get_height()) / high - 0.5
            corner = tile.at[0] / wide - 0.5, lower - size[1] / px
            found.append((pygame.transform.smoothscale(image, size), corner))
        return found


def _picture_of(top: TopTile) -> pygame.Surface | None:
    """A tile as it is laid, at its own size; None where its picture cannot be loaded."""
    tile = top.tile
    if not Path(tile.image).is_file():
        return None
    try:
        sheet = pygame.image.load(tile.image)
        box = pygame.Rect(tile.rect) if tile.rect else sheet.get_rect()
        cut = pygame.Surface(box.size, pygame.SRCALPHA)
        cut.blit(sheet, (0, 0), box)
    except (pygame.error, OSError):
        return None
    leave_out(cut, tile.key)
    if tile.turn.across or tile.turn.down:
        cut = pygame.transform.flip(cut, tile.turn.across, tile.turn.down)
    if tile.turn.degrees:
        turned = pygame.transform.rotozoom(cut, -tile.turn.degrees, 1.0)
        whole = pygame.Surface(box.size, pygame.SRCALPHA)
        whole.blit(turned, turned.get_rect(center=whole.get_rect().center))
        cut = whole
    if (tile.width, tile.height) != cut.get_size():
        cut = pygame.transform.smoothscale(cut, (max(1, tile.width), max(1, tile.height)))
    if top.opacity < 1:
        cut.fill((255, 255, 255, round(255 * top.opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def dress_of(board: Board) -> MapDress | None:
    """How the map that a battlefield was read from looks; None for one without a map, or with another one by now."""
    path = path_of(board.source)
    found = read_map(path) if path is not None else None
    if found is None or found.battlefield is None or found.picture is None:
        return None
    if found.battlefield.terrain != board.terrain:
        return None
    return MapDress(found.grounds, found.tops, found.picture)

"""What the map of a battlefield shows on its spaces: the kind of ground that was painted, ground tiles of the map's own
on the tops, and decorations that stand on them."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import numpy as np
import pygame

from game.app.maps.picture import TilePicture
from game.geometry.hexes import Hex
from game.ui.boards.hexes.materials import Material
from game.ui.boards.hexes.shapes import cover
from game.ui.boards.shared.tiles import leave_out

#: Pixels of a hex that textures are turned at.
_FINE = 128


class TopTileShown(msgspec.Struct, frozen=True):
    """A tile that lies on a space: ``at`` is where its picture's upper left lies from the upper left of the hex's box,
    both in pixels of the map. ``is_ground``: it is the space's ground, of which the top is shown."""

    tile: TilePicture
    at: tuple[float, float]
    opacity: float
    is_ground: bool


class MapLook(msgspec.Struct, frozen=True):
    """The map's own look by space: the ``materials`` that the painted ground is made of, from the lowest level up to
    those above the last, and ``tops`` with tiles. ``size`` is that of the box around one of its hexes in pixels;
    ``slant`` is how far the first direction of its hexes is turned from the right, in degrees."""

    materials: dict[Hex, tuple[Material, ...]]
    tops: dict[Hex, tuple[TopTileShown, ...]]
    size: tuple[int, int]
    slant: float = 0.0

    def material(self, place: Hex, level: int) -> Material | None:
        """Return what a space is made of: of its painted kind, a little other high up than low down."""
        made = self.materials.get(place)
        return made[min(level, len(made)) - 1] if made else None

    def ground(self, place: Hex, px: int, sixths: int) -> pygame.Surface | None:
        """Return the top of the map's own ground tile, ``px`` pixels each way, if the space has one."""
        tile = next((each for each in self.tops.get(place, ()) if each.is_ground), None)
        return None if tile is None else self._top(tile, px, sixths)

    def _top(self, tile: TopTileShown, px: int, sixths: int) -> pygame.Surface | None:
        image = _picture_of(tile)
        if image is None:
            return None
        wide, high = self.size
        box = pygame.Surface((wide, high), pygame.SRCALPHA)
        box.blit(image, tile.at)
        # As a regular hex it is turned with the board, and by half a sixth more where the map's hexes lie on an edge.
        tall = round(_FINE * 2 / math.sqrt(3))
        regular = pygame.transform.smoothscale(box, (_FINE, tall))
        turned = pygame.transform.rotozoom(regular, self.slant - 60 * sixths, 1.0)
        middle = turned.get_rect(center=(_FINE // 2, tall // 2))
        cut = pygame.Surface((_FINE, tall), pygame.SRCALPHA)
        cut.blit(turned, middle)
        top = pygame.transform.smoothscale(cut, (px, px))
        alpha = pygame.surfarray.pixels_alpha(top)
        alpha[:] = (alpha * cover(px)).astype(np.uint8)
        del alpha
        return top

    def pieces(self, place: Hex, px: int) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """Return decorations of a space with their corners, in hexes from the middle of its top."""
        found = []
        for tile in self.tops.get(place, ()):
            image = None if tile.is_ground else _picture_of(tile)
            if image is None:
                continue
            wide, high = self.size
            share = px / wide
            size = max(1, round(image.get_width() * share)), max(1, round(image.get_height() * share))
            lower = (tile.at[1] + image.get_height()) / high - 0.5
            corner = tile.at[0] / wide - 0.5, lower - size[1] / px
            found.append((pygame.transform.smoothscale(image, size), corner))
        return found


def _picture_of(top: TopTileShown) -> pygame.Surface | None:
    """Return a tile as it is laid, at its own size; None where its picture cannot be loaded."""
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

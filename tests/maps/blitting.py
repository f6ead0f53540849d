"""Drawing a MapPicture with plain pygame blits, as simply as its documentation allows."""

from __future__ import annotations

import pygame

from game.app.maps.picture import MapPicture, TilePicture
from game.ui.boards.shared.tiles import swept


def drawn(picture: MapPicture, above: int = 0) -> pygame.Surface:
    """Return the picture of a map at its own size, with some more pixels above it."""
    canvas = pygame.Surface((picture.width, picture.height + above), pygame.SRCALPHA)
    files: dict[str, pygame.Surface] = {}
    for layer in picture.layers:
        if layer.visible:
            for tile in layer.tiles:
                image = _tile(tile, files)
                if layer.tint != (255, 255, 255, 255):
                    image.fill(layer.tint, special_flags=pygame.BLEND_RGBA_MULT)
                if layer.opacity < 1:
                    image.fill((255, 255, 255, round(255 * layer.opacity)), special_flags=pygame.BLEND_RGBA_MULT)
                x, y = tile.x + layer.offset[0], tile.y + layer.offset[1] + above
                if tile.turn.degrees:
                    image, moved = turned(image, tile.turn.degrees)
                    x, y = x + moved[0], y + moved[1]
                canvas.blit(image, (round(x), round(y)))
    return canvas


def turned(image: pygame.Surface, degrees: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a picture turned clockwise about its middle, and how far its upper left moves by that."""
    room = max(image.get_size())
    return swept(image, degrees), (-(room // 2), -(room // 2))


def _tile(tile: TilePicture, files: dict[str, pygame.Surface]) -> pygame.Surface:
    if tile.image not in files:
        files[tile.image] = pygame.image.load(tile.image)
    sheet = files[tile.image]
    image = sheet.subsurface(tile.rect or sheet.get_rect()).copy()
    if tile.turn.diagonal:
        image = pygame.transform.flip(pygame.transform.rotate(image, 270), flip_x=True, flip_y=False)
    image = pygame.transform.flip(image, flip_x=tile.turn.across, flip_y=tile.turn.down)
    if tile.width and image.get_size() != (tile.width, tile.height):
        image = pygame.transform.scale(image, (tile.width, tile.height))
    return image

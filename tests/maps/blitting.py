"""Drawing a MapPicture with plain pygame blits, as simply as its documentation allows."""

from __future__ import annotations

import pygame

from game.app.map_picture import LayerPicture, MapPicture, TilePicture


def drawn(picture: MapPicture) -> pygame.Surface:
    """The picture of a map at its own size."""
    canvas = pygame.Surface((picture.width, picture.height), pygame.SRCALPHA)
    files: dict[str, pygame.Surface] = {}
    for layer in picture.layers:
        if layer.visible:
            for tile in layer.tiles:
                image = _tile(tile, files)
                _tint(image, layer)
                canvas.blit(image, (round(tile.x + layer.offset[0]), round(tile.y + layer.offset[1])))
    return canvas


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


def _tint(image: pygame.Surface, layer: LayerPicture) -> None:
    if layer.tint != (255, 255, 255, 255):
        image.fill(layer.tint, special_flags=pygame.BLEND_RGBA_MULT)
    if layer.opacity < 1:
        image.fill((255, 255, 255, round(255 * layer.opacity)), special_flags=pygame.BLEND_RGBA_MULT)

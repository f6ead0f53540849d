"""Drawing a MapPicture with plain pygame blits, as simply as its documentation allows."""

from __future__ import annotations

import numpy as np
import pygame

from game.app.maps.picture import LayerPicture, MapPicture, TilePicture


def drawn(picture: MapPicture, above: int = 0) -> pygame.Surface:
    """Return the picture of a map at its own size, with some more pixels above it."""
    canvas = pygame.Surface((picture.width, picture.height + above), pygame.SRCALPHA)
    files: dict[str, pygame.Surface] = {}
    for layer in picture.layers:
        if layer.visible:
            for tile in layer.tiles:
                image = _tile(tile, files)
                _tint(image, layer)
                x, y = tile.x + layer.offset[0], tile.y + layer.offset[1] + above
                if tile.turn.degrees:
                    image, moved = turned(image, tile.turn.degrees)
                    x, y = x + moved[0], y + moved[1]
                canvas.blit(image, (round(x), round(y)))
    return canvas


def turned(image: pygame.Surface, degrees: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a picture turned clockwise about its middle, each pixel mixed of the nearest four, and how far its upper
    left moves by that."""
    width, height = image.get_size()
    room = max(width, height)
    pixels = np.zeros((width + 2 * room, height + 2 * room, 4))
    pixels[room:-room, room:-room, :3] = pygame.surfarray.array3d(image)
    pixels[room:-room, room:-room, 3] = pygame.surfarray.array_alpha(image)
    pixels[..., :3] *= pixels[..., 3:] / 255
    x, y = np.mgrid[0 : width + room, 0 : height + room] + 0.5
    across, down = x - (width + room) / 2, y - (height + room) / 2
    cosine, sine = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    from_x = across * cosine + down * sine + width / 2 + room - 0.5
    from_y = -across * sine + down * cosine + height / 2 + room - 0.5
    left = np.clip(np.floor(from_x + 1e-9).astype(int), 0, pixels.shape[0] - 2)
    top = np.clip(np.floor(from_y + 1e-9).astype(int), 0, pixels.shape[1] - 2)
    part_x, part_y = (from_x - left)[..., None], (from_y - top)[..., None]
    upper = pixels[left, top] * (1 - part_x) + pixels[left + 1, top] * part_x
    lower = pixels[left, top + 1] * (1 - part_x) + pixels[left + 1, top + 1] * part_x
    mixed = upper * (1 - part_y) + lower * part_y
    mixed[..., :3] *= 255 / np.maximum(mixed[..., 3:], 1e-6)
    plain = np.round(np.clip(mixed, 0, 255)).astype(np.uint8).swapaxes(0, 1)
    result = pygame.image.frombytes(plain.tobytes(), (width + room, height + room), "RGBA")
    return result, (-(room // 2), -(room // 2))


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

"""Light from the upper left, and what follows from it: bevels, soft shadows, glows, vignettes, grain."""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.art.palette import Rgb
from game.ui.art.shelf import shelved


@shelved
def _spot(power: float) -> pygame.Surface:
    """Return a white round spot that fades to nothing, 64 pixels wide."""
    axis = np.linspace(-1.0, 1.0, 64)
    away = np.sqrt(axis[:, None] ** 2 + axis[None, :] ** 2)
    fade = np.clip(1.0 - away, 0.0, 1.0) ** power
    surface = pygame.Surface((64, 64), pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    pygame.surfarray.pixels_alpha(surface)[:] = (fade * 255).astype(np.uint8)
    return surface


def glow(target: pygame.Surface, centre: tuple[float, float], radius: float, colour: Rgb, strength: float) -> None:
    """Add a round glow to a picture; ``strength`` 0..1."""
    side = max(2, round(radius * 2))
    spot = pygame.transform.smoothscale(_spot(1.6), (side, side))
    shade = tuple(round(part * strength) for part in colour)
    layer = pygame.Surface((side, side))
    layer.blit(spot, (0, 0))
    layer.fill(shade, special_flags=pygame.BLEND_RGB_MULT)
    target.blit(layer, (round(centre[0] - side / 2), round(centre[1] - side / 2)), special_flags=pygame.BLEND_RGB_ADD)


@shelved
def _vignette_map(strength: float) -> pygame.Surface:
    axis = np.linspace(-1.0, 1.0, 48)
    away = np.sqrt((axis[:, None] + 0.12) ** 2 + (axis[None, :] + 0.12) ** 2) / 1.45
    fade = 1.0 - strength * np.clip(away, 0.0, 1.0) ** 2.4
    surface = pygame.Surface((48, 48))
    pygame.surfarray.pixels3d(surface)[:] = (fade[:, :, None] * 255).astype(np.uint8)
    return surface


def vignette(target: pygame.Surface, strength: float = 0.60) -> None:
    """Darken a picture towards its edges, the lower right most of all."""
    scaled = pygame.transform.smoothscale(_vignette_map(strength), target.get_size())
    target.blit(scaled, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@shelved
def _grain_tile(depth: int) -> pygame.Surface:
    noise = np.random.default_rng(20).integers(0, depth, (128, 128), dtype=np.uint8)
    surface = pygame.Surface((128, 128))
    pygame.surfarray.pixels3d(surface)[:] = noise[:, :, None]
    return surface


def grain(target: pygame.Surface, depth: int = 9) -> None:
    """Roughen a picture as paper or paint is rough."""
    tile = _grain_tile(depth)
    for x in range(0, target.get_width(), 128):
        for y in range(0, target.get_height(), 128):
            target.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_SUB)


def silhouette(shape: pygame.Surface, colour: Rgb, alpha: int = 255) -> pygame.Surface:
    """Return the outline of a picture filled with one colour."""
    filled = shape.copy()
    filled.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    filled.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 255:
        filled.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return filled


def soft_shadow(shape: pygame.Surface, blur: int, alpha: int, colour: Rgb = (0, 0, 0)) -> pygame.Surface:
    """Return a blurred silhouette, larger than the shape by ``blur`` on each side."""
    room = pygame.Surface((shape.get_width() + 2 * blur, shape.get_height() + 2 * blur), pygame.SRCALPHA)
    room.fill((*colour, 0))
    room.blit(silhouette(shape, colour, alpha), (blur, blur))
    return pygame.transform.box_blur(room, max(1, blur // 2)) if blur else room


def lit(shape: pygame.Surface, depth: float, strength: float = 1.0) -> pygame.Surface:
    """Return the picture as if painted on a raised shape: bright upper left edges, dark lower right ones.

    ``depth`` is the width of the bevel in pixels.
    """
    reach = max(1, round(depth))
    swollen = pygame.transform.box_blur(shape, reach) if min(shape.get_size()) > 2 * reach + 2 else shape
    height = pygame.surfarray.array_alpha(swollen).astype(np.float32)
    slope = np.zeros_like(height)
    slope[1:-1, 1:-1] = height[2:, 1:-1] - height[:-2, 1:-1] + height[1:-1, 2:] - height[1:-1, :-2]
    shine = slope * (0.30 * strength * reach)
    # Down the figure the light fails a little, as under a lamp.
    shine += np.linspace(10, -22, height.shape[1], dtype=np.float32)[None, :] * strength
    done = shape.copy()
    pixels = pygame.surfarray.pixels3d(done)
    warm = np.array((1.0, 0.95, 0.82), dtype=np.float32)
    pixels[:] = np.clip(pixels + np.clip(shine, -80, 95)[:, :, None] * warm, 0, 255).astype(np.uint8)
    del pixels
    return done


def outlined(shape: pygame.Surface, width: int, colour: Rgb) -> pygame.Surface:
    """Return the picture with an outline of ``width`` pixels around its silhouette; same size, so leave room."""
    # Glows and rays, which are half transparent, get no outline.
    dark = silhouette(shape, colour)
    dark.fill((0, 0, 0, 170), special_flags=pygame.BLEND_RGBA_SUB)
    dark.blit(dark, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    dark.blit(dark, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dark.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    done = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    done.fill((*colour, 0))
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    for x, y in steps:
        done.blit(dark, (round(x * width), round(y * width)))
    # Under what is half transparent no ink shows through.
    hole = silhouette(shape, (0, 0, 0))
    done.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    done.blit(shape, (0, 0))
    return done


def rounded(size: tuple[int, int], radius: int, colour: Rgb) -> pygame.Surface:
    """Return a smooth rounded rectangle, drawn large and taken down: only its corners, between which all is alike."""
    half = radius + 2
    if min(size) <= 2 * half:
        big = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
        big.fill((*colour, 0))
        pygame.draw.rect(big, (*colour, 255), big.get_rect(), border_radius=radius * 3)
        return pygame.transform.smoothscale(big, size)
    corners = rounded((2 * half, 2 * half), radius, colour)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.fill(corners.get_at((half, half)))
    for x, at_x in ((0, 0), (half, size[0] - half)):
        for y, at_y in ((0, 0), (half, size[1] - half)):
            whole.blit(corners, (at_x, at_y), (x, y, half, half), special_flags=pygame.BLEND_RGBA_MIN)
    return whole


def clipped(picture: pygame.Surface, shape: pygame.Surface) -> pygame.Surface:
    """Return the picture cut to the alpha of a shape of the same size."""
    cut = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    cut.blit(picture, (0, 0))
    mask = silhouette(shape, (255, 255, 255))
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut

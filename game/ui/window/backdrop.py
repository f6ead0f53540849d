"""What everything lies on: the walnut table under a lamp, and panes of slate glass with a thin brass edge."""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.art.palette import OUTLINE, THEMES, Rgb, Theme, blend, darker, lighter
from game.ui.art.shelf import Shelf, shelved

#: Wood is drawn at this fraction of the window's size: its grain is soft, and the start is quick.
_COARSE = 2
#: Panes and shadows as large as the largest window are kept, and not many more of that size.
_PANES = Shelf()
_SHADOWS = Shelf()


@shelved
def table(size: tuple[int, int], theme_name: str) -> pygame.Surface:
    """Return the tabletop: boards with grain, lit from the upper left, darker at the edges. Do not draw on it."""
    width, height = max(8, size[0] // _COARSE), max(8, size[1] // _COARSE)
    theme = THEMES[theme_name]
    wood = _grain(width, height)
    across = (np.arange(width, dtype=np.float32) / width)[None, :]
    down = (np.arange(height, dtype=np.float32) / height)[:, None]
    away = np.sqrt((across - 0.36) ** 2 + (down - 0.30) ** 2)
    strength = 1.0 if theme.name == "walnut" else 0.25
    light = 1.0 + strength * (0.62 - 1.55 * np.power(away, 1.45) * 0.92)
    shade = np.clip((1.0 + (wood - 1.0) * (1.0 if strength == 1.0 else 0.25)) * light, 0.10, 2.2)
    warm = np.clip(light - 0.9, 0, 1) * strength
    pixels = np.empty((width, height, 3), np.uint8)
    for part, glow in enumerate((20.0, 11.0, 3.0)):
        pixels[:, :, part] = np.clip(theme.table[part] * shade + glow * warm, 0, 255).T
    small = pygame.surfarray.make_surface(pixels)
    whole = pygame.transform.smoothscale(small, size)
    return whole.convert() if pygame.display.get_surface() is not None else whole


def _grain(width: int, height: int) -> np.ndarray:
    """Return the brightness of wood, about 1: planks of different tone, wavy fibres, dark seams."""
    chance = np.random.default_rng(11)
    plank = max(40, height // 5)
    rows = np.arange(height, dtype=np.float32)[:, None]
    columns = np.arange(width, dtype=np.float32)[None, :]
    number = (np.arange(height) // plank).astype(int)
    count = int(number[-1]) + 1
    tone = chance.uniform(-0.11, 0.11, count).astype(np.float32)[number][:, None]
    phase = chance.uniform(0, 60, count).astype(np.float32)[number][:, None]
    wave = np.sin(columns / (width / 7.0) + phase) * 5.0 + np.sin(columns / (width / 19.0) + phase * 2) * 1.6
    across = rows + wave
    grain = np.sin(across * 0.45 + phase) * 0.035 + np.sin(across * 1.35 + phase * 3) * 0.030
    fibre = chance.normal(0, 0.030, (height, width // 24 + 2)).astype(np.float32).repeat(24, axis=1)[:, :width]
    seam = np.where(np.arange(height) % plank < 1, -0.45, 0.0).astype(np.float32)[:, None]
    lip = np.where(np.arange(height) % plank == 1, 0.10, 0.0).astype(np.float32)[:, None]
    brightness: np.ndarray = 1.0 + tone + grain + fibre + seam + lip
    return brightness


def panel(
    size: tuple[int, int], theme_name: str = "walnut", *, scale: float = 1.0, alpha: int = 234, edge: Rgb | None = None
) -> pygame.Surface:
    """Return a pane of slate glass with a brass edge, lit along its top; ``edge`` colours the edge otherwise. Callers
    do not draw on it."""
    key = (size, theme_name, scale, alpha, edge)
    return _PANES.keep(key, lambda: _pane(size, THEMES[theme_name], scale, alpha, edge))


def _pane(size: tuple[int, int], theme: Theme, scale: float, alpha: int, edge: Rgb | None) -> pygame.Surface:
    width, height = max(12, size[0]), max(12, size[1])
    brass = edge or theme.brass
    radius = max(5, round(12 * scale))
    thick = max(1.0, 1.4 * scale * theme.edge)
    pane = _smooth_rect((width, height), radius, darker(brass, 0.66))
    inner = _smooth_rect((width - 2, height - 2), radius - 1, brass)
    _shine(inner, brass)
    pane.blit(inner, (1, 1))
    rim = round(1 + thick)
    glass = _smooth_rect((width - 2 * rim, height - 2 * rim), max(2, radius - rim), (255, 255, 255))
    glass.blit(_gloss(theme, 255, glass.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pane.blit(glass, (rim, rim))
    if alpha < 255:
        clear = pygame.Surface(pane.get_size(), pygame.SRCALPHA)
        clear.fill((255, 255, 255, 255))
        clear.fill((255, 255, 255, alpha), pane.get_rect().inflate(-2 * rim - 2, -2 * rim - 2))
        pane.blit(clear, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pane


def _shine(pane: pygame.Surface, brass: Rgb) -> None:
    """Draw light on the brass: brighter at the upper left, darker at the lower right."""
    light = pygame.Surface((2, 2))
    tones = (lighter(brass, 0.45), brass, brass, darker(brass, 0.40))
    for number, tone in enumerate(tones):
        light.set_at((number % 2, number // 2), tone)
    spread = pygame.transform.smoothscale(light, pane.get_size()).convert_alpha()
    alpha = pygame.Surface(pane.get_size(), pygame.SRCALPHA)
    alpha.blit(pane, (0, 0))
    spread.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pane.fill((0, 0, 0, 0))
    white = _opaque_like(alpha)
    spread = pygame.transform.smoothscale(light, pane.get_size()).convert_alpha()
    white.blit(spread, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pane.blit(white, (0, 0))


def _opaque_like(shape: pygame.Surface) -> pygame.Surface:
    white = shape.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white


def _smooth_rect(size: tuple[int, int], radius: int, colour: Rgb) -> pygame.Surface:
    """Return a rounded rectangle with smooth corners."""
    width, height = max(4, size[0]), max(4, size[1])
    radius = max(1, min(radius, width // 2, height // 2))
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    pygame.draw.rect(surface, colour, (radius, 0, width - 2 * radius, height))
    pygame.draw.rect(surface, colour, (0, radius, width, height - 2 * radius))
    corner = pygame.Surface((radius * 8, radius * 8), pygame.SRCALPHA)
    corner.fill((*colour, 0))
    pygame.draw.circle(corner, colour, (radius * 4, radius * 4), radius * 4)
    disc = pygame.transform.smoothscale(corner, (radius * 2, radius * 2))
    for x in (0, 1):
        for y in (0, 1):
            part = pygame.Rect(x * radius, y * radius, radius, radius)
            surface.blit(disc, (x * (width - radius), y * (height - radius)), part)
    return surface


def _gloss(theme: Theme, alpha: int, size: tuple[int, int]) -> pygame.Surface:
    """Return the glass itself: lighter at its top."""
    strip = pygame.Surface((1, 32), pygame.SRCALPHA)
    for row in range(32):
        share = row / 31
        tone = blend(lighter(theme.panel, 0.05), darker(theme.panel, 0.10 if theme.name == "walnut" else 0.03), share)
        strip.set_at((0, row), (*tone, alpha))
    return pygame.transform.smoothscale(strip, size)


def shadow(size: tuple[int, int], spread: int, strength: int = 150) -> pygame.Surface:
    """Return the soft shadow of something of that size: ``spread`` pixels wider on every side."""
    return _SHADOWS.keep((size, spread, strength), lambda: _shade(size, spread, strength))


def _shade(size: tuple[int, int], spread: int, strength: int) -> pygame.Surface:
    small = 6
    wide = (max(2, (size[0] + 2 * spread) // small), max(2, (size[1] + 2 * spread) // small))
    blot = pygame.Surface(wide, pygame.SRCALPHA)
    inner = blot.get_rect().inflate(-2 * max(1, spread // small), -2 * max(1, spread // small))
    pygame.draw.rect(blot, (0, 0, 0, strength), inner, border_radius=2)
    soft = pygame.transform.gaussian_blur(blot, max(1, spread // small // 2))
    return pygame.transform.smoothscale(soft, (size[0] + 2 * spread, size[1] + 2 * spread))


def shadow_reach(scale: float) -> int:
    """Return how far the shadow of a pane reaches beyond it, in pixels."""
    return max(8, round(24 * scale) + 1)


def lay_panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    theme_name: str,
    *,
    scale: float = 1.0,
    alpha: int = 234,
    edge: Rgb | None = None,
) -> None:
    """Draw a pane with its shadow, which falls to the lower right."""
    spread, fall = max(6, round(18 * scale)), max(2, round(6 * scale))
    surface.blit(shadow(rect.size, spread), (rect.x - spread + fall, rect.y - spread + fall))
    surface.blit(panel(rect.size, theme_name, scale=scale, alpha=alpha, edge=edge), rect)


def veil(surface: pygame.Surface, theme: Theme, alpha: int = 150) -> None:
    """Dim what has been drawn so far, for a dialog to stand out."""
    colour = OUTLINE if theme.name == "walnut" else darker(theme.table, 0.35)
    surface.blit(_cloth(surface.get_size(), (*colour, alpha)), (0, 0))


@shelved
def _cloth(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    cloth.fill(colour)
    return cloth

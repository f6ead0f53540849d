"""The table of dark wood under every board, and the light on it."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from game.ui.art.palette import THEMES
from game.ui.art.shelf import shelved

#: Pixels along a side of the planks, which repeat.
PLANKS = 1024


def multiply(target: pygame.Surface, light: NDArray[np.float32]) -> None:
    """Dim a picture by light (0 to 1), given coarsely as [x, y]."""
    if float(light.min()) > 0.995:
        return
    small = np.repeat((light * 255).astype(np.uint8)[:, :, None], 3, axis=2)
    veil = pygame.transform.smoothscale(pygame.surfarray.make_surface(small), target.get_size())
    target.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@shelved
def wood(theme: str) -> pygame.Surface:
    """Return planks that repeat without a seam."""
    base = np.array(THEMES[theme].table, np.float32) * (1.3 if theme == "walnut" else 1.0)
    chance = np.random.default_rng(11)
    turn = np.float32(2 * np.pi / PLANKS)
    ys = np.arange(PLANKS, dtype=np.float32)[None, :]
    xs = np.arange(PLANKS, dtype=np.float32)[:, None]
    plank = PLANKS // 6
    number = np.minimum(ys // plank, 5).astype(int)
    tone = chance.uniform(-0.13, 0.13, 6).astype(np.float32)[number]
    phase = chance.uniform(0, 6.28, 6).astype(np.float32)[number]
    wave = 6 * np.sin(xs * turn * 3 + phase) + 3 * np.sin(xs * turn * 7 + 2 * phase)
    grain = 0.055 * np.sin((ys + wave) * 0.42 + phase) + 0.03 * np.sin((ys + wave * 0.6) * 1.3 + phase)
    fleck = (0.022 * chance.standard_normal((PLANKS // 8, PLANKS), np.float32)).repeat(8, axis=0)
    seam = np.where(ys % plank < 2, np.float32(-0.4), np.where(ys % plank < 3, np.float32(0.1), np.float32(0)))
    shade = 1 + tone + grain + fleck + seam
    pixels = np.clip(base[None, None, :] * shade[:, :, None], 0, 255).astype(np.uint8)
    return pygame.surfarray.make_surface(pixels)

"""What the ground is made of: grass and sand below, bare rock above, water that moves.

Materials repeat without a seam every four hexes; what is cut from them for one hex depends on the hex.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
import pygame
from numpy.typing import NDArray

from game.ui.art.palette import Rgb, blend, rgb
from game.ui.art.shelf import shelved

Material = Literal["sand", "grass", "heath", "earth", "rock", "crag", "snow", "stone"]
Pixels = NDArray[np.float32]

#: Pixels a hex in which materials are made, and hexes after which they repeat.
FINE, PERIOD = 128, 4
#: What covers land of each level, the lowest first; higher land is snow.
BY_LEVEL: tuple[Material, ...] = ("grass", "grass", "heath", "earth", "rock", "crag", "crag")
_TONES: dict[Material, tuple[Rgb, Rgb]] = {
    "sand": (rgb("#8f7a50"), rgb("#b9a274")),
    "grass": (rgb("#4a5a30"), rgb("#76844a")),
    "heath": (rgb("#6d6636"), rgb("#9c9155")),
    "earth": (rgb("#7a6443"), rgb("#a88f66")),
    "rock": (rgb("#6d675c"), rgb("#a19886")),
    "crag": (rgb("#807b73"), rgb("#bab2a3")),
    "snow": (rgb("#b9bcbc"), rgb("#f0efe6")),
    "stone": (rgb("#858073"), rgb("#b9b2a0")),
}
#: Pictures of moving water, and how many are shown in a second.
WATER_FRAMES, WATER_SPEED = 8, 6.0
_WATER_FINE = 96
WATER_TONE = rgb("#28657a")
_DEEP, _SHALLOW, _GLINT = rgb("#123f52"), rgb("#3f8b98"), rgb("#d6f2ec")


def material_of(level: int) -> Material:
    """Return what land of a level is covered with."""
    return BY_LEVEL[max(0, level)] if level < len(BY_LEVEL) else "snow"


@shelved
def _noise(seed: int, steepness: float, stretch: float = 1.0) -> Pixels:
    """Return clouds that repeat without a seam, about -1 to 1: the steeper, the smoother."""
    side = FINE * PERIOD
    chance = np.random.default_rng(seed)
    across = np.fft.rfftfreq(side)[None, :] * side
    down = np.fft.fftfreq(side)[:, None] * side * stretch
    reach = np.hypot(across, down)
    reach[0, 0] = 1.0
    spectrum = np.fft.rfft2(chance.standard_normal((side, side))) / np.maximum(reach, 2.0) ** steepness
    spectrum[0, 0] = 0
    field = np.fft.irfft2(spectrum, s=(side, side))
    scaled: Pixels = (field / (field.std() * 2)).astype(np.float32)
    return scaled


def _relief(height: Pixels) -> Pixels:
    """Return the light on a rough face: from the upper left."""
    return np.roll(height, (-1, -1), axis=(0, 1)) - np.roll(height, (1, 1), axis=(0, 1))


def texture(material: Material) -> Pixels:
    """Return a material's colours, [x, y, 3], 0 to 255, ``FINE`` pixels a hex."""
    low, high = (np.array(tone, np.float32) for tone in _TONES[material])
    clouds, rough, fine = _noise(3, 1.7), _noise(5, 1.1), _noise(7, 0.35)
    if material in ("grass", "heath"):
        blades = _noise(9, 0.7, 0.35)
        share = 0.45 + 0.26 * clouds + 0.20 * blades + 0.08 * fine
        light = 1 + 0.10 * _relief(blades)
        dry = np.clip((clouds - (0.45 if material == "grass" else 0.05)) * 1.4, 0, 0.55)[:, :, None]
        low, high = low * (1 - dry) + dry * np.array(rgb("#6f5f38"), np.float32), high
    elif material == "sand":
        waves = np.sin(
            (np.arange(FINE * PERIOD, dtype=np.float32)[None, :] * 2 * np.pi * 22 / (FINE * PERIOD)) + 3 * clouds
        )
        share = 0.55 + 0.22 * clouds + 0.07 * waves + 0.12 * fine
        light = 1 + 0.05 * _relief(fine)
    else:
        cracks = np.exp(-np.abs(rough) * 26) * 0.5 + np.exp(-np.abs(clouds + 0.25 * rough) * 34) * 0.6
        share = 0.52 + 0.26 * rough + 0.14 * clouds + 0.06 * fine - cracks * (0.32 if material != "snow" else 0.12)
        light = 1 + (0.5 if material != "snow" else 0.2) * _relief(rough)
    mixed = low + (high - low) * np.clip(share, 0, 1)[:, :, None]
    done: Pixels = (mixed * np.clip(light, 0.72, 1.3)[:, :, None]).astype(np.float32)
    return done


@shelved
def _sheet(material: Material) -> pygame.Surface:
    """Return a material as a picture, one hex larger than its period both ways, so that any piece lies in it."""
    plain = np.clip(texture(material), 0, 255).astype(np.uint8)
    return pygame.surfarray.make_surface(np.pad(plain, ((0, 2 * FINE), (0, 2 * FINE), (0, 0)), mode="wrap"))


def cut(material: Material, corner: tuple[int, int], span: tuple[float, float], size: tuple[int, int]) -> Pixels:
    """Return a piece of a material, ``span`` hexes large (at most 2), ``size`` pixels; ``corner`` in fine pixels."""
    side = FINE * PERIOD
    box = pygame.Rect(corner[0] % side, corner[1] % side, round(span[0] * FINE), round(span[1] * FINE))
    piece = pygame.transform.smoothscale(_sheet(material).subsurface(box), size)
    return pygame.surfarray.array3d(piece).astype(np.float32)


@shelved
def water(frame: int) -> NDArray[np.uint8]:
    """Return the water's colours in one of its pictures, [x, y, 3], ``_WATER_FINE`` pixels a hex."""
    side = _WATER_FINE * PERIOD
    turn = np.float32(2 * np.pi / side)
    xs = np.arange(side, dtype=np.float32)[:, None] * turn
    ys = np.arange(side, dtype=np.float32)[None, :] * turn
    time = 2 * np.pi * frame / WATER_FRAMES
    height = np.zeros((side, side), np.float32)
    # Waves with whole counts along both sides repeat in place; whole counts in time repeat in turn.
    for across, down, speed, phase, tall in (
        (3, 8, 1, 0.3, 0.9),
        (-4, 11, 1, 1.9, 0.9),
        (6, 17, -1, 4.1, 0.6),
        (-9, 14, 1, 2.2, 0.55),
        (11, 23, 2, 5.3, 0.4),
        (-13, 29, -2, 0.9, 0.34),
        (2, 5, -1, 3.3, 0.9),
    ):
        height += tall * np.sin(across * xs + down * ys + speed * time + phase + 0.6 * np.sin(2 * xs - ys + phase))
    share = np.clip(0.40 + 0.13 * height, 0, 1)[:, :, None]
    low, high = np.array(_DEEP, np.float32), np.array(_SHALLOW, np.float32)
    glint = np.clip((height - 2.1) * 0.9, 0, 0.75)[:, :, None]
    mixed = low + (high - low) * share
    lit: Pixels = (mixed + (np.array(_GLINT, np.float32) - mixed) * glint).astype(np.float32)
    return np.clip(lit, 0, 255).astype(np.uint8)


def water_cut(frame: int, corner: tuple[float, float], px: int) -> Pixels:
    """Return the water over one top whose corner lies at ``corner`` (hexes), ``px`` pixels wide."""
    side = _WATER_FINE * PERIOD
    left, top = round(corner[0] * _WATER_FINE), round(corner[1] * _WATER_FINE)
    xs, ys = (left + np.arange(_WATER_FINE)) % side, (top + np.arange(_WATER_FINE)) % side
    piece = pygame.surfarray.make_surface(water(frame)[np.ix_(xs, ys)])
    return pygame.surfarray.array3d(pygame.transform.smoothscale(piece, (px, px))).astype(np.float32)


def strata(level: int) -> Material:
    """Return what the side of a column is made of at a level."""
    return "earth" if level <= 1 else "rock" if level <= 4 else "crag"


def middle_tone(material: Material) -> Rgb:
    """Return the colour of a material from far away."""
    return blend(*_TONES[material], 0.5)

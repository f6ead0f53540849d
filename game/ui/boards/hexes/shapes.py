"""Shapes of a hex's top as soft masks: the whole, lines along its edges, hatches; drawn once for each size.

Everything is worked out from how far a pixel lies from each of the six edges, so that all edges are smooth and meet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np
import pygame
from numpy.typing import NDArray

from game.ui.art.palette import Rgb
from game.ui.art.shelf import Shelf, shelved

Pixels = NDArray[np.float32]

SHELF = Shelf()
_ROOT = float(np.sqrt(3))


@shelved
def plane(px: int) -> tuple[Pixels, Pixels]:
    """Return the ground's own coordinates of each pixel of a top ``px`` wide, [x, y], in hexes from its middle."""
    axis = (np.arange(px, dtype=np.float32) + 0.5) / px - 0.5
    xs, ys = np.meshgrid(axis, axis * (2 / _ROOT), indexing="ij")
    return xs.astype(np.float32), ys.astype(np.float32)


@shelved
def depths(px: int) -> Pixels:
    """Return how far each pixel of a top lies inside each of its edges, [edge, x, y], in hexes; below 0: outside."""
    xs, ys = plane(px)
    turns = [np.deg2rad(60 * n) for n in range(6)]
    return np.stack([0.5 - xs * np.cos(t) - ys * np.sin(t) for t in turns]).astype(np.float32)


@shelved
def cover(px: int) -> Pixels:
    """Return how much of each pixel the top covers, 0 to 1."""
    inside: Pixels = np.clip(depths(px).min(axis=0) * px + 0.5, 0, 1)
    return inside


def picture(colour: Rgb | Pixels, alpha: Pixels) -> pygame.Surface:
    """Return a surface of a colour (or of colours, [x, y, 3]) with that much cover (0 to 1) in each pixel."""
    made = pygame.Surface(alpha.shape, pygame.SRCALPHA)
    made.fill((*colour, 0) if isinstance(colour, tuple) else (0, 0, 0, 0))
    if not isinstance(colour, tuple):
        pygame.surfarray.pixels3d(made)[:] = np.clip(colour, 0, 255).astype(np.uint8)
    pygame.surfarray.pixels_alpha(made)[:] = np.clip(alpha * 255, 0, 255).astype(np.uint8)
    return made


def filled(px: int, colour: Rgb, strength: float) -> pygame.Surface:
    """Return a whole top in one colour."""
    return SHELF.keep(("filled", px, colour, strength), lambda: picture(colour, cover(px) * strength))


def edged(
    px: int, edges: Collection[int], colour: Rgb, *, inset: float, width: float, strength: float = 1.0
) -> pygame.Surface:
    """Return lines along some edges of a top: ``inset`` and ``width`` in hexes; at a bend they run until they meet."""
    key = ("edged", px, tuple(sorted(edges)), colour, inset, width, strength)
    return SHELF.keep(key, lambda: picture(colour, _lines(px, sorted(edges), inset, width) * strength))


def _lines(px: int, edges: Sequence[int], inset: float, width: float) -> Pixels:
    far = depths(px)
    nearest = far[list(edges)].min(axis=0)
    away = np.abs(nearest - inset - width / 2) - width / 2
    band: Pixels = np.clip(0.5 - away * px, 0, 1) * cover(px)
    return band


def faded(px: int, edges: Sequence[tuple[int, float]], colour: Rgb, *, reach: float) -> pygame.Surface:
    """Return a shade that comes in from edges, each with its strength."""

    def draw() -> pygame.Surface:
        clear = np.ones((px, px), np.float32)
        for edge, strength in edges:
            clear *= 1 - strength * np.exp(-np.clip(depths(px)[edge], 0, 1) / reach)
        return picture(colour, (1 - clear) * cover(px))

    return SHELF.keep(("faded", px, tuple(edges), colour, reach), draw)


def hatched(px: int, colour: Rgb, strength: float, *, rising: int = 1, lines: int = 6) -> pygame.Surface:
    """Return slanting stripes over a top; ``rising`` 1 or -1 is which way they slant."""

    def draw() -> pygame.Surface:
        xs, ys = plane(px)
        wave = np.abs(((xs + rising * ys) * lines) % 1 - 0.5)
        stripe = np.clip((0.19 - wave) * px / lines + 0.5, 0, 1)
        shown: Pixels = (stripe * cover(px) * strength).astype(np.float32)
        return picture(colour, shown)

    return SHELF.keep(("hatched", px, colour, strength, rising, lines), draw)


def cached(key: tuple[object, ...], draw: Callable[[], pygame.Surface]) -> pygame.Surface:
    """Return any other picture of a hex, kept with these."""
    return SHELF.keep(key, draw)

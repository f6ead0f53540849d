"""Drawing stone with numbers: noise that repeats every tile, distances, light from the upper left.

Everything is drawn twice as large as it is shown (``D`` pixels a tile) and halved at the end, which smooths edges.
Pictures are arrays of floats: colours 0 to 1, and coverage (alpha) as a fourth channel.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

#: Pixels along a tile while drawing.
D = 128
#: The sun of the whole table: from the upper left, above the board.
LIGHT = np.array([-0.52, -0.58, 0.63])


def noise(seed: int, roughness: float = 1.8, size: int = D) -> Array:
    """Cloudy noise, average 0 and spread 1, that repeats seamlessly; a higher roughness makes larger clouds."""
    grains = np.random.default_rng(seed).standard_normal((size, size))
    across, down = np.meshgrid(np.fft.fftfreq(size), np.fft.fftfreq(size))
    far = np.hypot(across, down)
    far[0, 0] = 1.0
    waves = np.fft.fft2(grains) / far**roughness
    waves[0, 0] = 0.0
    clouds = np.real(np.fft.ifft2(waves))
    return clouds / clouds.std()


def smooth(low: float, high: float, values: Array) -> Array:
    """0 below ``low``, 1 above ``high``, and a soft step between."""
    part = np.clip((values - low) / (high - low), 0.0, 1.0)
    return part * part * (3.0 - 2.0 * part)


def lit(height: Array, depth: float = 1.0) -> Array:
    """Return how bright a relief is under the light: about 1 where it is flat."""
    down, across = np.gradient(height * depth)
    normal = np.dstack([-across, -down, np.ones_like(height)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    return np.clip(normal @ LIGHT, 0.0, None) / LIGHT[2]


def blurred(values: Array, radius: int, times: int = 2) -> Array:
    """Return a soft version; the border's values go on outside."""
    for _ in range(times):
        for axis in (0, 1):
            padded = np.pad(values, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
            sums = np.cumsum(padded, axis=axis)
            size = 2 * radius + 1
            values = (
                np.take(sums, range(size, sums.shape[axis]), axis) - np.take(sums, range(sums.shape[axis] - size), axis)
            ) / size
    return values


def shifted(distance: Array, down: int, across: int) -> Array:
    """Return a shape (a signed distance) moved; nothing comes in from the other side."""
    height, width = distance.shape
    moved = np.full(distance.shape, -99.0)
    moved[max(0, down) : height + min(0, down), max(0, across) : width + min(0, across)] = distance[
        max(0, -down) : height - max(0, down), max(0, -across) : width - max(0, across)
    ]
    return moved


def depth_inside(mask: NDArray[np.bool_], most: int) -> Array:
    """Steps from each inner pixel to the nearest outside one, up to ``most``; what lies off the picture goes on."""
    inside = mask.copy()
    depth = np.zeros(mask.shape)
    for step in range(most):
        depth += inside
        grown = np.pad(inside, 1, mode="edge")
        next_inside = inside & grown[:-2, 1:-1] & grown[2:, 1:-1] & grown[1:-1, :-2] & grown[1:-1, 2:]
        if step % 2:
            next_inside &= grown[:-2, :-2] & grown[2:, 2:] & grown[:-2, 2:] & grown[2:, :-2]
        inside = next_inside
    return depth


def box(left: float, top: float, right: float, bottom: float, corner: float, size: int = D) -> Array:
    """Signed distance to a rounded rectangle's outline, positive inside."""
    y, x = np.mgrid[0:size, 0:size] + 0.5
    dx = np.abs(x - (left + right) / 2) - (right - left) / 2 + corner
    dy = np.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + corner
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0)
    return corner - outside


def disc(x: float, y: float, radius: float, size: int = D) -> Array:
    """Signed distance to a circle's outline, positive inside."""
    down, across = np.mgrid[0:size, 0:size] + 0.5
    return radius - np.hypot(across - x, down - y)


def line(ax: float, ay: float, bx: float, by: float, size: int = D) -> Array:
    """Distance to a stretch of line."""
    y, x = np.mgrid[0:size, 0:size] + 0.5
    long = max((bx - ax) ** 2 + (by - ay) ** 2, 1e-9)
    part = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long, 0, 1)
    return np.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))


def crack(rng: np.random.Generator, steps: int = 9) -> Array:
    """Distance to a crooked crack through the tile, with a side branch."""
    x, y = rng.uniform(20, D - 20, 2)
    heading = rng.uniform(0, 2 * np.pi)
    nearest = np.full((D, D), 1e3)
    for step in range(steps):
        heading += rng.normal(0, 0.55)
        to_x, to_y = x + 11 * np.cos(heading), y + 11 * np.sin(heading)
        nearest = np.minimum(nearest, line(x, y, to_x, to_y) + 0.12 * step)
        if step == steps // 2:
            side = heading + rng.choice([-1, 1]) * 0.9
            branch = line(to_x, to_y, to_x + 16 * np.cos(side), to_y + 16 * np.sin(side))
            nearest = np.minimum(nearest, branch + 0.6)
        x, y = to_x, to_y
    return nearest


def paint(colour: tuple[int, int, int], light: Array) -> Array:
    """Return a colour (0 to 255) under a light, as an array with three channels."""
    return np.clip(np.array(colour) / 255.0 * light[..., None], 0, 1)


def mixed(under: Array, over: Array, part: Array) -> Array:
    """``over`` laid on ``under`` where ``part`` is 1."""
    return under * (1 - part[..., None]) + over * part[..., None]


def picture(colour: Array, alpha: Array | float = 1.0) -> Array:
    """Colour and coverage together."""
    return np.dstack([colour, np.broadcast_to(alpha, colour.shape[:2])])


def laid(under: Array, over: Array) -> Array:
    """Return a picture over another, both with coverage."""
    top, low = over[..., 3:], under[..., 3:]
    alpha = top + low * (1 - top)
    colour = (over[..., :3] * top + under[..., :3] * low * (1 - top)) / np.maximum(alpha, 1e-6)
    return np.dstack([colour, alpha])


def halved(drawn: Array) -> Array:
    """Return the picture at half the size, colours weighted by coverage."""
    height, width = drawn.shape[0] // 2, drawn.shape[1] // 2
    weighted = np.dstack([drawn[..., :3] * drawn[..., 3:], drawn[..., 3:]])
    small = weighted.reshape(height, 2, width, 2, 4).mean(axis=(1, 3))
    return np.dstack([small[..., :3] / np.maximum(small[..., 3:], 1e-6), small[..., 3:]])

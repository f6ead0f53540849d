"""The highlands' ruins: pillars that fill a space, and walls that stand on an edge between two."""

from __future__ import annotations

import numpy as np
from highland_ground import clouds, grid
from highland_marks import FLAT
from highland_names import HEIGHT, LIFT, PILLAR, RUIN, SIDE, WALL, WIDTH
from stonework import Array, laid, mixed, noise, paint, picture, smooth

ACROSS, DOWN = RUIN[0] * 2, RUIN[1] * 2
STONE, MOSS = (168, 160, 148), (104, 116, 70)


def _cloud(seed: int, roughness: float) -> Array:
    return clouds(seed, roughness, ACROSS, DOWN)


def pillar(number: int) -> Array:
    """Return a broken column of drums on a square foot."""
    x, y = grid(ACROSS, DOWN)
    foot_y, top_y = DOWN - HEIGHT, DOWN - HEIGHT - PILLAR * LIFT * 2
    radius = 34.0
    across = (x - WIDTH) / radius
    round_part = np.sqrt(np.clip(1 - across**2, 0, 1))
    # Each pixel of the shaft lies at a height above the foot, seen on the front of the column.
    height = foot_y + round_part * radius * FLAT - y
    tall = (PILLAR * LIFT * 2) - 5.0 * (number + 1) * smooth(0.1, 0.9, across * (1 - 2 * number) + 0.3)
    flutes = np.cos(np.arcsin(np.clip(across, -0.999, 0.999)) * 11)
    light = 0.50 + 0.46 * np.clip(0.35 * round_part - 0.8 * across, -0.55, 1) + 0.07 * flutes
    joints = np.abs((height + 6 * number) % 40 - 20)
    light *= (1 - 0.35 * (1 - smooth(0.0, 2.0, 20 - joints))) * (1 + 0.06 * _cloud(7900 + number, 1.3))
    shaft = mixed(paint(STONE, light), paint(MOSS, light), 0.6 * smooth(0.7, 1.6, _cloud(7910 + number, 1.9)))
    inside = np.minimum(np.minimum(radius - np.abs(x - WIDTH), tall - height), height)
    column = picture(np.clip(shaft, 0, 1), smooth(-1.0, 1.0, inside))
    cap_y = top_y + (5.0 * (number + 1) * 0.5)
    cap = radius - np.hypot(x - WIDTH, (y - cap_y) / FLAT)
    ring = 0.12 * smooth(3, 6, cap) * (1 - smooth(8, 11, cap))
    crown = picture(paint(STONE, 1.06 + 0.05 * _cloud(7920 + number, 1.0) - ring), smooth(-1.0, 1.0, cap))
    foot = 47 - np.hypot(x - WIDTH, (y - foot_y) / FLAT)
    base = np.maximum(foot, np.where((y > foot_y - 9) & (y < foot_y), 47 - np.abs(x - WIDTH), -9.0))
    base = np.maximum(base, 47 - np.hypot(x - WIDTH, (y - foot_y + 9) / FLAT))
    upper = 47 - np.hypot(x - WIDTH, (y - foot_y + 9) / FLAT)
    plinth = picture(
        paint(STONE, np.where(upper > 0, 0.98, 0.62 - 0.2 * (x - WIDTH) / 47) + 0.05 * _cloud(7930 + number, 1.1)),
        smooth(-1.0, 1.0, base),
    )
    fallen = 50 - np.hypot((x - WIDTH - 8), (y - foot_y - 5) / FLAT)
    shadow = picture(np.zeros((DOWN, ACROSS, 3)), 0.45 * smooth(-4.0, 8.0, fallen))
    return laid(laid(laid(shadow, plinth), column), crown)


def wall(edge: str, number: int) -> Array:
    """Return a broken wall whose middle, on the ground, is the middle of the picture."""
    x, y = grid(ACROSS, DOWN)
    if edge == "e":
        return _end_on(x, y, number)
    slope = (HEIGHT / 2 - SIDE / 2) / (WIDTH / 2) * (-1 if edge == "se" else 1)
    along = x - WIDTH
    foot = DOWN / 2 + slope * along + 5.0
    rng = np.random.default_rng(7950 + number + 10 * (edge == "sw"))
    steps = rng.uniform(0, 14, 9)
    broken = steps[np.clip(((along + WIDTH / 2) / WIDTH * 9).astype(int), 0, 8)]
    tall = WALL * LIFT * 2 - broken
    height = foot - y
    within = WIDTH / 2 + 1.0 - np.abs(along)
    face = np.minimum(np.minimum(height, tall - height), within)
    side_light = 0.58 if edge == "se" else 0.86
    colour = _bricks(along, height, 7960 + number, side_light)
    top = np.minimum(np.minimum(height - tall, tall + 11 - height), within)
    crown = paint(STONE, 1.08 + 0.06 * _cloud(7970 + number, 1.0))
    fallen = 9 - np.abs(y - foot - 3 - (4 if edge == "sw" else 2))
    shadow = picture(np.zeros((DOWN, ACROSS, 3)), 0.4 * smooth(-2.0, 6.0, np.minimum(fallen, within + 4)))
    drawn = laid(shadow, picture(np.clip(colour, 0, 1), smooth(-1.0, 1.0, face)))
    return laid(drawn, picture(np.clip(crown, 0, 1), smooth(-1.0, 1.0, top)))


def _end_on(x: Array, y: Array, number: int) -> Array:
    """Return a wall that runs away from the eye: its narrow end, and its top."""
    half, near = 8.0, DOWN / 2 + SIDE
    tall = WALL * LIFT * 2
    height = near - y
    aside = np.abs(x - WIDTH)
    end = np.minimum(half - aside, np.minimum(height, tall - height))
    ragged = 6.0 * noise(7980 + number, 1.4, DOWN)[:, :ACROSS]
    top = np.minimum(half - aside + 0.2 * ragged, np.minimum(height - tall + 1, tall + 2 * SIDE - height))
    colour = _bricks(x - WIDTH, height, 7990 + number, 0.72)
    gaps = 0.3 * (1 - smooth(0.5, 1.6, np.abs(height % 19 - 9.5)))
    crown = paint(STONE, 1.08 - gaps + 0.06 * _cloud(7995 + number, 1.0))
    fallen = np.minimum(10 - np.abs(x - WIDTH - 10), SIDE + 2 - np.abs(y - DOWN / 2 - 2))
    shadow = picture(np.zeros((DOWN, ACROSS, 3)), 0.4 * smooth(-2.0, 6.0, fallen))
    drawn = laid(shadow, picture(np.clip(colour, 0, 1), smooth(-1.0, 1.0, end)))
    return laid(drawn, picture(np.clip(crown, 0, 1), smooth(-1.0, 1.0, top)))


def _bricks(along: Array, height: Array, seed: int, light: float) -> Array:
    """Courses of stones with joints between them, mossy near the ground."""
    course = np.floor(height / 16)
    flat = np.abs(height % 16 - 8)
    standing = np.abs((along + 11 * (course % 2)) % 22 - 11)
    joint = np.maximum(smooth(6.6, 7.6, flat), smooth(9.8, 10.6, standing))
    tone = 1 + 0.05 * np.sin(course * 5.1 + np.floor((along + 11 * (course % 2)) / 22) * 3.7)
    shade = light * tone * (1 - 0.42 * joint) * (1 + 0.06 * _cloud(seed, 1.1))
    moss = 0.7 * smooth(0.2, 1.2, _cloud(seed + 1, 1.7) - height / 60)
    return mixed(paint(STONE, shade), paint(MOSS, shade), moss)

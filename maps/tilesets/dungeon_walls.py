"""The dungeon's walls: masonry and rock raised above the ground, rails, and the shadows that they cast."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from stonework import (
    Array,
    D,
    blurred,
    box,
    depth_inside,
    disc,
    laid,
    lit,
    mixed,
    noise,
    paint,
    picture,
    shifted,
    smooth,
)

from game.app.games.skirmish.dungeon_tiles import WAYS

#: How high walls stand, in drawing pixels: their front face reaches this far below the top.
RISE = 44
TOP = (139, 132, 122)
FACE = (74, 66, 59)
ROCK_TOP = (110, 100, 90)
ROCK_FACE = (66, 56, 48)
DARK = (24, 20, 18)


def _mass(mask: int) -> NDArray[np.bool_]:
    """Three by three tiles: where the mass is around a tile that belongs to it."""
    mass = np.zeros((3 * D, 3 * D), dtype=bool)
    mass[D : 2 * D, D : 2 * D] = True
    for bit, (dx, dy) in WAYS.items():
        if mask & bit:
            mass[(1 + dy) * D : (2 + dy) * D, (1 + dx) * D : (2 + dx) * D] = True
    return mass


def _inner(values: Array) -> Array:
    return values[D : 2 * D, D : 2 * D]


def _raised(mass: NDArray[np.bool_], inset: int) -> tuple[Array, Array, Array, Array]:
    """Of a mass seen from above and a little from the south, within the middle tile: how far inside the whole lies a
    pixel, how far inside the top, how far below the top's edge on the face, and the top's far interior."""
    body = depth_inside(mass, 12) > inset
    lower = np.zeros_like(body)
    lower[:-RISE] = body[RISE:]
    lower[-RISE:] = body[-1:]
    top = body & lower
    face = np.zeros(body.shape)
    run = np.zeros(body.shape[1])
    for row in range(body.shape[0]):
        run = np.where(top[row], 0.0, run + 1.0)
        face[row] = run
    return _inner(depth_inside(body, 12)), _inner(depth_inside(top, 52)), _inner(face), _inner(top.astype(float))


def wall(kind: int, mask: int) -> Array:
    """Masonry: a top of capstones, lit, over a dark face of bricks."""
    body, top, face, is_top = _raised(_mass(mask), 2)
    grain, fine = noise(5000 + kind, 1.5), noise(5010 + kind, 0.8)
    blocks = _blocks(kind)
    rim = smooth(0, 9, top)
    joint = smooth(0, 3.5, np.minimum(blocks, 5)) * smooth(16, 19, top) + (1 - smooth(16, 19, top))
    cap = 1 - 0.55 * (1 - smooth(0.6, 2.0, np.abs(top - 17)))
    height = 9 * rim + 2.2 * joint + 0.5 * grain + 0.25 * fine
    inward = 1.12 - 0.42 * smooth(4, 50, top)
    colour = paint(TOP, lit(height, 0.5) * inward * (1 + 0.04 * grain + 0.03 * fine) * cap * (0.8 + 0.2 * joint))
    x = np.mgrid[0:D, 0:D][1] + 0.5
    course = np.floor(face / 15)
    along = (x + 16 * (course % 2)) % 32
    brick = np.minimum(np.minimum(along, 32 - along), np.minimum(face % 15, 15 - face % 15))
    relief = 2.6 * smooth(0, 3.5, brick) + 0.6 * grain
    shade = lit(relief, 0.7) * (1.15 - 0.55 * face / RISE) * (0.75 + 0.25 * smooth(0, 2, brick))
    front = paint(FACE, shade * (1 + 0.07 * np.sin(np.floor((x + 16 * (course % 2)) / 32) * 5 + course * 3)))
    front = mixed(front, paint((206, 196, 178), np.ones((D, D))), 0.5 * (1 - smooth(0.5, 2.5, np.abs(face - 1.5))))
    out = mixed(front, colour, is_top)
    return picture(out, smooth(0, 1.5, body))


def _blocks(kind: int) -> Array:
    """Distance to the joints between the stones of a wall's top; the pattern repeats every tile."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    course = np.floor(y / 32)
    widths = ((64, 0), (64, 32), (64, 12), (64, 44)) if kind == 0 else ((64, 20), (64, 52), (64, 4), (64, 36))
    width = np.array([w for w, _ in widths])[course.astype(int) % 4]
    shift = np.array([s for _, s in widths])[course.astype(int) % 4]
    along = (x + shift) % width
    return np.minimum(np.minimum(along, width - along), np.minimum(y % 32, 32 - y % 32))


def rock(kind: int, mask: int) -> Array:
    """Living rock: ragged edges, cracked tops, a rough dark face."""
    mass = _mass(mask)
    ragged = np.tile(noise(6000, 1.6), (3, 3))
    rough = np.tile(noise(6001, 1.6), (3, 3))
    y, x = np.mgrid[0 : 3 * D, 0 : 3 * D]
    moved_y = np.clip(y + np.round(np.clip(5.5 * ragged, -13, 13)).astype(int), 0, 3 * D - 1)
    moved_x = np.clip(x + np.round(np.clip(5.5 * rough, -13, 13)).astype(int), 0, 3 * D - 1)
    body, top, face, is_top = _raised(mass[moved_y, moved_x], 7)
    lumps, fine = noise(6100 + kind, 1.7), noise(6110 + kind, 1.0)
    own = smooth(2, 24, box(0, 0, D, D, 2))
    lumps = noise(6100, 1.7) * (1 - own) + lumps * own
    fine = noise(6110, 1.0) * (1 - own) + fine * own
    ridges = 1 - np.abs(np.clip(lumps, -2, 2))
    height = 12 * smooth(0, 16, top) + 3.4 * ridges + 1.0 * fine
    inward = 1.12 - 0.46 * smooth(4, 50, top)
    colour = paint(ROCK_TOP, lit(height, 0.5) * inward * (1 + 0.05 * lumps + 0.05 * fine))
    crags = np.abs(np.sin((np.mgrid[0:D, 0:D][1]) * np.pi / 16 + 2.4 * noise(6200, 1.8)))
    relief = 5 * crags + 1.2 * fine
    front = paint(ROCK_FACE, lit(relief, 0.6) * (1.12 - 0.55 * np.clip(face / RISE, 0, 1.2)))
    front = mixed(front, paint((176, 160, 140), np.ones((D, D))), 0.4 * (1 - smooth(0.5, 3.0, np.abs(face - 1.5))))
    return picture(mixed(front, colour, is_top), smooth(0, 1.6, body))


def rail(mask: int, _: int) -> Array:
    """Return a stone balustrade; ``mask`` tells to which sides (N, E, S, W) it goes on."""
    out = picture(np.zeros((D, D, 3)), 0.0)
    half = D / 2
    parts = []
    if mask & 1:
        parts.append((half - 15, -20, half + 15, half))
    if mask & 8:
        parts.append((-20, half - 15, half, half + 15))
    if mask & 2:
        parts.append((half, half - 15, D + 20, half + 15))
    if mask & 4:
        parts.append((half - 15, half, half + 15, D + 20))
    body = np.full((D, D), -99.0)
    for left, top, right, bottom in parts:
        body = np.maximum(body, box(left, top - 10, right, bottom - 10, 1))
    post = box(half - 26, half - 38, half + 26, half + 14, 7)
    for shape, rise, bright in ((body, 20, 1.0), (post, 26, 1.1)):
        whole = np.maximum.reduce([shifted(shape, step, 0) for step in range(0, rise, 2)])
        shadow = smooth(-8, 4, shifted(whole, 7, 10))
        out = laid(out, picture(paint(DARK, np.ones((D, D))), 0.42 * shadow))
        x = np.mgrid[0:D, 0:D][1] + 0.5
        slots = 0.6 + 0.4 * smooth(0.1, 0.5, np.abs(np.sin(x * np.pi / 16))) if shape is body else np.full((D, D), 0.9)
        front = paint((92, 82, 70), slots * (1.0 + 0.08 * noise(6300, 1.2)))
        out = laid(out, picture(front, smooth(-0.8, 0.8, whole)))
        height = 8 * smooth(0, 7, shape) + 0.5 * noise(6301, 1.4)
        out = laid(out, picture(paint((184, 170, 144), bright * lit(height, 0.6)), smooth(-0.8, 0.8, shape)))
    knob = disc(half, half - 12, 15)
    ball = picture(paint((198, 184, 156), lit(11 * np.sqrt(np.clip(knob, 0, None) / 15), 0.9)), smooth(-0.8, 0.8, knob))
    return laid(out, ball)


def shadow(mask: int, _: int) -> Array:
    """Return what falls on open ground right of and below walls: N 1, W 2, NW 4 are wall."""
    mass = np.zeros((3 * D, 3 * D))
    for bit, (dx, dy) in ((1, (0, -1)), (2, (-1, 0)), (4, (-1, -1))):
        if mask & bit:
            mass[(1 + dy) * D : (2 + dy) * D, (1 + dx) * D : (2 + dx) * D] = 1.0
    # Walls go on beyond what is known, so that neighbouring shadows meet.
    if mask & 1:
        mass[: 2 * D, 2 * D :] = np.maximum(mass[: 2 * D, 2 * D :], (mass[: 2 * D, D : 2 * D] > 0))
        mass[D : 2 * D, 2 * D :] = 0
    if mask & 2:
        mass[2 * D :, :D] = 1.0
    cast = np.zeros_like(mass)
    for part in np.linspace(0.0, 1.0, 12):
        moved = np.roll(mass, (round(34 * part), round(44 * part)), (0, 1))
        cast = np.maximum(cast, moved * (1.0 - 0.45 * part))
    soft = _inner(blurred(cast, 7))
    return picture(paint((10, 7, 8), np.ones((D, D))), 0.62 * np.clip(soft, 0, 1))


def ledge(_: int, __: int) -> Array:
    """Return the front of a raised floor, along the lower side of its last squares."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    below = y - (D - RISE)
    course = np.floor(below / 15)
    along = (x + 16 * (course % 2)) % 32
    brick = np.minimum(np.minimum(along, 32 - along), np.minimum(below % 15, 15 - below % 15))
    shade = lit(2.6 * smooth(0, 3.5, brick) + 0.5 * noise(6400, 1.5), 0.7) * (1.2 - 0.55 * below / RISE)
    front = paint((104, 92, 74), shade * (0.75 + 0.25 * smooth(0, 2, brick)))
    front = mixed(front, paint((214, 200, 168), np.ones((D, D))), 0.7 * (1 - smooth(1, 4, np.abs(below - 2))))
    return picture(front, smooth(-0.5, 0.5, below))


WALLS = {"ledge": ledge, "wall": wall, "rock": rock, "rail": rail, "shadow": shadow}

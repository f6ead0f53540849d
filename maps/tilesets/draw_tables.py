"""Draws the tilesets of Factions' tables: ``python maps/tilesets/draw_tables.py`` writes stone_hall and war_cloth, a
picture and a ``.tsx`` each, beside itself. The same numbers give the same pictures every time.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER)]

from stonework import Array, D, box, halved, lit, mixed, noise, paint, picture, smooth  # noqa: E402

SIDE, COLUMNS = 64, 8
#: Grounds, four of each: the table, a zone, a place for cards.
GROUNDS = ("table", "zone", "place")
#: Rims by the sides on which they lie.
RIMS = ("n", "ne", "e", "se", "s", "sw", "w", "nw", "ns", "nsw", "nse")
NAMES = (*(f"{ground}_{number}" for ground in GROUNDS for number in range(4)), *RIMS)
NUMBERS = {name: 1 + number for number, name in enumerate(NAMES)}

_STONES = {"table": (62, 60, 66), "zone": (146, 138, 124), "place": (92, 84, 80)}
_CLOTHS = {"table": (92, 44, 36), "zone": (196, 172, 126), "place": (120, 92, 62)}


def hall(ground: str, number: int) -> Array:
    """Return a slab of stone with a worn edge."""
    seed = 9100 + 10 * GROUNDS.index(ground) + number
    edge = box(3, 3, D - 3, D - 3, 7)
    relief = 7 * smooth(-1, 7, edge) + 0.7 * noise(seed, 1.4)
    light = lit(relief, 0.7) * (1 + 0.05 * noise(seed + 50, 2.0)) * (0.55 + 0.45 * smooth(-2, 3, edge))
    return picture(paint(_STONES[ground], light * (0.95 + 0.03 * number)))


def cloth(ground: str, number: int) -> Array:
    """Woven cloth; threads and the clouds of its dye go on from tile to tile."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    weave = 0.05 * np.sin(x * np.pi / 4) * np.cos(y * np.pi / 4) + 0.03 * np.sin((x + y) * np.pi / 8)
    within = smooth(0, 40, np.minimum(np.minimum(x, D - x), np.minimum(y, D - y)))
    dye = noise(9200, 2.0) * (1 - within) + noise(9210 + number + 4 * GROUNDS.index(ground), 2.0) * within
    return picture(paint(_CLOTHS[ground], 1 + weave + 0.06 * dye))


def _from_edge(sides: str) -> tuple[Array, Array]:
    """Return how far each pixel is from the nearest of the sides, and how far along it."""
    y, x = np.mgrid[0:D, 0:D] + 0.5
    far = {"n": y, "s": D - y, "w": x, "e": D - x}
    along = {"n": x, "s": x, "w": y, "e": y}
    distance, way = np.full((D, D), 999.0), np.zeros((D, D))
    for side in sides:
        nearer = far[side] < distance
        distance, way = np.where(nearer, far[side], distance), np.where(nearer, along[side], way)
    return distance, way


def brass(sides: str) -> Array:
    """Return an inlay of brass, with a shadow inside it."""
    far, _ = _from_edge(sides)
    band = smooth(-1, 1, 6 - np.abs(far - 10))
    light = lit(4 * smooth(0, 4, 6 - np.abs(far - 10)), 0.8)
    colour = mixed(np.zeros((D, D, 3)), paint((196, 154, 74), light), band)
    return picture(colour, np.maximum(band, 0.4 * (1 - smooth(14, 30, far))))


def stitches(sides: str) -> Array:
    """Return a painted line with stitches along it."""
    far, along = _from_edge(sides)
    line = smooth(-1, 1, 8 - np.abs(far - 11))
    stitch = smooth(-1, 1, 2.6 - np.abs(far - 11)) * smooth(-1, 1, 10 - np.abs(along % 32 - 16))
    colour = mixed(paint((74, 30, 30), np.ones((D, D))), paint((236, 214, 160), np.ones((D, D))), stitch)
    return picture(colour, np.maximum(line * 0.9, stitch))


def sheet(ground: Callable[[str, int], Array], rim: Callable[[str], Array]) -> Array:
    """Return all tiles in one picture."""
    whole = np.zeros((-(-len(NAMES) // COLUMNS) * SIDE, COLUMNS * SIDE, 4))
    for place, name in enumerate(NAMES):
        kind, _, number = name.partition("_")
        y, x = place // COLUMNS * SIDE, place % COLUMNS * SIDE
        whole[y : y + SIDE, x : x + SIDE] = halved(ground(kind, int(number)) if number else rim(name))
    return whole


def description(title: str) -> str:
    """Return the tileset file."""
    rows = -(-len(NAMES) // COLUMNS)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.10" tiledversion="1.10.2" name="{title}" tilewidth="{SIDE}" tileheight="{SIDE}"'
        f' tilecount="{rows * COLUMNS}" columns="{COLUMNS}">\n'
        f' <image source="{title}.png" width="{COLUMNS * SIDE}" height="{rows * SIDE}"/>\n</tileset>\n'
    )


def main() -> None:
    """Write both tilesets."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    for title, ground, rim in (("stone_hall", hall, brass), ("war_cloth", cloth, stitches)):
        pixels = np.round(np.clip(sheet(ground, rim), 0, 1) * 255).astype(np.uint8)
        pixels[pixels[..., 3] == 0] = 0
        height, width = pixels.shape[:2]
        surface = pygame.image.frombytes(pixels.tobytes(), (width, height), "RGBA")
        pygame.image.save(surface, FOLDER / f"{title}.png")
        (FOLDER / f"{title}.tsx").write_text(description(title), encoding="utf-8")
        print(f"{title}.png: {len(NAMES)} tiles, checksum {zlib.crc32(pixels.tobytes()):08x}")


if __name__ == "__main__":
    main()

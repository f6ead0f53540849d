"""Draws the dungeon tileset: ``python maps/tilesets/draw_dungeon.py`` writes dungeon.png and dungeon.tsx beside it.

The same numbers give the same picture every time. The tiles' names and order are those of
``game.app.games.skirmish.dungeon_tiles``.
"""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parents[1]), str(FOLDER)]

from dungeon_dressing import DRESSING  # noqa: E402
from dungeon_ground import GROUND  # noqa: E402
from dungeon_walls import WALLS  # noqa: E402
from dungeon_wangsets import wang_sets  # noqa: E402
from stonework import Array, halved  # noqa: E402

from game.app.games.skirmish.dungeon_tiles import COLUMNS, NAMES, SIZE, start_of, terrain_of  # noqa: E402


def tile(name: str) -> Array:
    """Return one tile's picture, from the chapter that draws its family."""
    for family, draw in {**GROUND, **WALLS, **DRESSING}.items():
        if name == family:
            return draw(0, 0)
        if name.startswith(family + "_"):
            numbers = [
                int(part) if part.isdigit() else "nesw".find(part[0]) for part in name[len(family) + 1 :].split("_")
            ]
            return draw(*numbers, *[0] * (2 - len(numbers)))
    raise KeyError(name)


def sheet() -> Array:
    """Return all tiles in one picture."""
    rows = -(-len(NAMES) // COLUMNS)
    whole = np.zeros((rows * SIZE, COLUMNS * SIZE, 4))
    for number, name in enumerate(NAMES):
        y, x = number // COLUMNS * SIZE, number % COLUMNS * SIZE
        whole[y : y + SIZE, x : x + SIZE] = halved(tile(name))
    return whole


def description(width: int, height: int) -> str:
    """Return the tileset file."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name="dungeon" tilewidth="{SIZE}" tileheight="{SIZE}"'
        f' tilecount="{width * height // SIZE // SIZE}" columns="{COLUMNS}">',
        f' <image source="dungeon.png" width="{width}" height="{height}"/>',
    ]
    for number, name in enumerate(NAMES):
        words = [("start", "StartSide", start_of(name)), ("terrain", "Terrain", terrain_of(name))]
        said = [(word, kind, value) for word, kind, value in words if value != "none"]
        if said:
            lines += [f' <tile id="{number}" type="SkirmishTile">', "  <properties>"]
            lines += [
                f'   <property name="{word}" propertytype="{kind}" value="{value}"/>' for word, kind, value in said
            ]
            lines += ["  </properties>", " </tile>"]
    return "\n".join([*lines, *wang_sets(), "</tileset>", ""])


def main() -> None:
    """Write both files."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    drawn = sheet()
    pixels = np.round(np.clip(drawn, 0, 1) * 255).astype(np.uint8)
    pixels[pixels[..., 3] == 0] = 0
    height, width = pixels.shape[:2]
    pygame.image.save(pygame.image.frombytes(pixels.tobytes(), (width, height), "RGBA"), FOLDER / "dungeon.png")
    (FOLDER / "dungeon.tsx").write_text(description(width, height), encoding="utf-8")
    print(f"dungeon.png: {len(NAMES)} tiles, checksum {zlib.crc32(pixels.tobytes()):08x}")


if __name__ == "__main__":
    main()

"""Draws the tilesets of Arena's battlefields: ``python maps/tilesets/draw_highlands.py`` writes highlands and ruins,
a picture and a ``.tsx`` each, beside itself.

The same numbers give the same pictures every time. Names and order are those of ``highland_names``.
"""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER)]

from highland_ground import slab, water  # noqa: E402
from highland_marks import glyph, scoring, start  # noqa: E402
from highland_names import COLUMNS, HIGHLANDS, KINDS, LIFT, RUIN, RUINS, SLAB, words_of  # noqa: E402
from highland_ruins import pillar, wall  # noqa: E402
from stonework import Array, halved  # noqa: E402


def tile(name: str) -> Array:
    """Return one tile's picture at twice its size."""
    family, _, rest = name.partition("_")
    match family:
        case "sand" | "grass" | "rock":
            return slab(family, int(rest))
        case "water":
            return water(int(rest))
        case "start":
            return start(rest)
        case "scoring":
            return scoring(rest)
        case "glyph":
            return glyph(rest)
        case "pillar":
            return pillar(int(rest))
    edge, _, number = rest.partition("_")
    return wall(edge, int(number))


def sheet(names: tuple[str, ...], size: tuple[int, int]) -> Array:
    """Return all tiles in one picture."""
    width, height = size
    whole = np.zeros((-(-len(names) // COLUMNS) * height, COLUMNS * width, 4))
    for number, name in enumerate(names):
        y, x = number // COLUMNS * height, number % COLUMNS * width
        drawn = halved(tile(name))
        if name.partition("_")[0] in KINDS:
            # Slabs lie close together and may be tinted: their border covers wholly or not at all.
            drawn[..., 3] = drawn[..., 3] >= 0.5
        whole[y : y + height, x : x + width] = drawn
    return whole


def description(title: str, names: tuple[str, ...], size: tuple[int, int], alignment: str) -> str:
    """Return the tileset file."""
    width, height = size
    rows = -(-len(names) // COLUMNS)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name="{title}" tilewidth="{width}" tileheight="{height}"'
        f' tilecount="{rows * COLUMNS}" columns="{COLUMNS}"{alignment}>',
    ]
    if (
        title == "highlands"
    ):  # Slabs hang down from their hex, so that their tops lie in it, where Tiled shows its grid.
        lines.append(f' <tileoffset x="0" y="{LIFT}"/>')
    lines.append(f' <image source="{title}.png" width="{COLUMNS * width}" height="{rows * height}"/>')
    for number, name in enumerate(names):
        class_name, words = words_of(name)
        lines += [f' <tile id="{number}" type="{class_name}">', "  <properties>"]
        for word, kind, value in words:
            said = f'propertytype="{kind}"' if kind[0].isupper() else f'type="{kind}"'
            lines.append(f'   <property name="{word}" {said} value="{value}"/>')
        lines += ["  </properties>", " </tile>"]
    if title == "highlands":
        lines += wang_sets(names)
    return "\n".join([*lines, "</tileset>", ""])


def wang_sets(names: tuple[str, ...]) -> list[str]:
    """Return a terrain set of the kinds of ground: each tile is all of its kind, so that Tiled mixes the tiles of a
    kind."""
    colours = {"sand": "#d8c48a", "grass": "#6c9a3c", "rock": "#8a8078", "water": "#35637a"}
    first = {kind: names.index(f"{kind}_0") for kind in colours}
    lines = [" <wangsets>", f'  <wangset name="Ground" type="mixed" tile="{first["grass"]}">']
    for kind, colour in colours.items():
        lines.append(f'   <wangcolor name="{kind}" color="{colour}" tile="{first[kind]}" probability="1"/>')
    for number, name in enumerate(names):
        kind = name.partition("_")[0]
        if kind in colours:
            ids = ",".join([str(list(colours).index(kind) + 1)] * 8)
            lines.append(f'   <wangtile tileid="{number}" wangid="{ids}"/>')
    return [*lines, "  </wangset>", " </wangsets>"]


def main() -> None:
    """Write both tilesets."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    # A wall shown as an object stands with its middle on the object's place.
    for title, names, size, alignment in (
        ("highlands", HIGHLANDS, SLAB, ""),
        ("ruins", RUINS, RUIN, ' objectalignment="center"'),
    ):
        pixels = np.round(np.clip(sheet(names, size), 0, 1) * 255).astype(np.uint8)
        pixels[pixels[..., 3] == 0] = 0
        height, width = pixels.shape[:2]
        surface = pygame.image.frombytes(pixels.tobytes(), (width, height), "RGBA")
        pygame.image.save(surface, FOLDER / f"{title}.png")
        (FOLDER / f"{title}.tsx").write_text(description(title, names, size, alignment), encoding="utf-8")
        print(f"{title}.png: {len(names)} tiles, checksum {zlib.crc32(pixels.tobytes()):08x}")


if __name__ == "__main__":
    main()

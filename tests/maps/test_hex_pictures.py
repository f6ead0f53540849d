"""Maps of hexes look as Tiled draws them: staggered rows and columns, tall tiles, moved layers, turned tiles."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.app.files import folders
from game.app.maps.reading import read_map
from game.tiled.cells import Turn
from game.ui.boards.shared.tiles import TileBox
from tests.maps import builders as b
from tests.maps.blitting import drawn
from tests.maps.test_shipped_maps import named, rasterised, same_pixels

BATTLEFIELDS = sorted((folders.program_folder() / "maps" / "arena").glob("*.tmx"))
ACROSS, DOWN, TURN_60, TURN_120 = 1 << 31, 1 << 30, 1 << 29, 1 << 28
STAGGERS = tuple(product("xy", ("odd", "even")))
#: Tiles taller than their hexes, as prisms are.
TALL = (
    '<tileset firstgid="1" name="tall" tilewidth="32" tileheight="40" tilecount="3" columns="3">'
    '<image source="tall.png" width="96" height="40"/></tileset>'
)


def hex_map(folder: Path, axis: str, index: str, body: str) -> Path:
    """Return a map of hexes with pictures that no turn and no mirror takes to themselves."""
    sheet = pygame.Surface((96, 40), pygame.SRCALPHA)
    for number, colour in enumerate(((200, 60, 40), (60, 170, 70), (70, 90, 210))):
        sheet.fill((*colour, 255), (32 * number + 2, 2, 28, 36))
        sheet.fill((250, 240, 120, 255), (32 * number + 4, 4, 12, 8))
        sheet.fill((20, 20, 30, 255), (32 * number + 20, 8, 8, 20))
    pygame.image.save(sheet, folder / "tall.png")
    side = 14 if axis == "y" else 16
    attributes = f'orientation="hexagonal" staggeraxis="{axis}" staggerindex="{index}" hexsidelength="{side}"'
    return b.write(folder, body, f'{attributes} tilewidth="32" tileheight="28"', tiles=TALL)


def scattered(flags: tuple[int, ...], every: int = 1) -> list[int]:
    """Return a layer with a tile on each hex, or on every Nth, laid in one of some ways."""
    cells = range(b.WIDE * b.HIGH)
    return [1 + cell % 3 + flags[cell % len(flags)] if cell % every == 0 else 0 for cell in cells]


def above(path: Path) -> int:
    """Return the room that Tiled makes for layers that are moved up."""
    picture = read_map(path).picture
    return round(max(-layer.offset[1] for layer in picture.layers))


@pytest.mark.parametrize("path", BATTLEFIELDS[:1], ids=named)
def test_battlefields_are_tileds(path: Path, tmp_path: Path) -> None:
    found = read_map(path)
    assert found.picture is not None
    same_pixels(drawn(found.picture, above(path)), rasterised(path, tmp_path))


@pytest.mark.parametrize(("axis", "index"), STAGGERS)
def test_tall_and_moved_and_mirrored_tiles_are_tileds(axis: str, index: str, tmp_path: Path) -> None:
    ways = (0, ACROSS, DOWN, ACROSS | DOWN)
    body = b.layer("Low", b.csv(scattered((0,)))) + b.layer("Mirrored", b.csv(scattered(ways, 3)), 'offsety="-12"')
    path = hex_map(tmp_path, axis, index, body)
    picture = read_map(path).picture
    assert picture is not None and picture.stagger == (axis, index)
    same_pixels(drawn(picture, 12), rasterised(path, tmp_path))


@pytest.mark.parametrize(("axis", "index"), STAGGERS)
@pytest.mark.parametrize("degrees", [60, 120, 180])
def test_turned_tiles_are_tileds(degrees: int, axis: str, index: str, tmp_path: Path) -> None:
    """Tiles turned by sixths, with every mirroring, are where Tiled draws them, pixel by pixel."""
    flag = {60: TURN_60, 120: TURN_120, 180: TURN_60 | TURN_120}[degrees]
    mirrors = (0, ACROSS, DOWN, ACROSS | DOWN)
    numbers = scattered(tuple(flag | mirror for mirror in mirrors), 3)
    path = hex_map(tmp_path, axis, index, b.layer("Turned", b.csv(numbers), 'offsety="6"'))
    picture = read_map(path).picture
    turns = {tile.turn for tile in picture.layers[0].tiles}
    assert turns == {Turn(bool(each & ACROSS), bool(each & DOWN), degrees=degrees) for each in mirrors}
    same_pixels(drawn(picture), rasterised(path, tmp_path))


@pytest.mark.parametrize("degrees", [60, 120, 180])
def test_the_window_lays_turned_tiles_there_too(degrees: int, tmp_path: Path) -> None:
    """Smoothed differently, but in the same place: a wrong turn differs by far more."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    pictures = {}
    for each, bits in ((60, TURN_60), (120, TURN_120), (180, TURN_60 | TURN_120)):
        tiles = b.layer("Turned", b.csv(scattered((bits, bits | ACROSS), 3)))
        pictures[each] = read_map(hex_map(tmp_path, "y", "odd", tiles)).picture
    picture = pictures[degrees]
    # The window's boards have 64 pixels a square: twice the width, and more than twice the height.
    shown = pygame.Surface((picture.width * 2, round(picture.height * 64 / 28)))
    TileBox(picture).paint(shown, shown.get_rect())
    apart = {}
    for each, other in pictures.items():
        plain = pygame.Surface((other.width, other.height))
        plain.blit(drawn(other), (0, 0))
        mine, theirs = (
            np.asarray(pygame.surfarray.array3d(one), dtype=int)
            for one in (shown, pygame.transform.smoothscale(plain, shown.get_size()))
        )
        apart[each] = float(np.abs(mine - theirs).mean())
    assert apart.pop(degrees) * 2 < min(apart.values())


def test_the_box_holds_what_reaches_beyond_the_board(tmp_path: Path) -> None:
    picture = read_map(next(path for path in BATTLEFIELDS if path.stem == "duel")).picture
    assert picture is not None and picture.box == (0, 0, picture.width, picture.height + 12)
    tall = read_map(hex_map(tmp_path, "y", "odd", b.layer("Up", b.csv(scattered((0,))), 'offsety="-7"'))).picture
    assert tall is not None and tall.box == (0, -12 - 7, tall.width, tall.height + 12 + 7)

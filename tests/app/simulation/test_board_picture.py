"""A board's picture outside the window: what the window draws of the same map, and where its places are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest
from PIL import Image

from game.app.files import folders
from game.app.maps.picture import LayerPicture, MapPicture, TilePicture
from game.app.maps.reading import read_map
from game.app.simulation.board_picture import outline, painted
from game.tiled.cells import Turn
from game.ui.maps.view import as_drawn

#: How far the colours of two ways of drawing may be apart on average, of 255: sizes are brought down by other filters.
CLOSE = 6.0
#: A picture of 4 by 2 pixels, no two of which are alike.
COLOURS = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (0, 255, 255), (255, 0, 255), (9, 9, 9), (255,) * 3]


def apart(picture: MapPicture) -> float:
    """Return how far what is drawn here is from what the window draws, on average."""
    here = painted(picture, most=max(picture.width, picture.height))
    window = as_drawn(picture)
    assert here.share == window.share == 1.0
    left, top = round(-window.corner[0]), round(-window.corner[1])
    pixels = pygame.surfarray.array3d(window.surface).swapaxes(0, 1).astype(int)
    part = pixels[top : top + picture.height, left : left + picture.width]
    return float(np.abs(np.asarray(here.image).astype(int) - part).mean())


@pytest.mark.parametrize("name", ["skirmish/sunken_cavern", "arena/ridge", "factions/war_cloth"])
def test_maps_look_as_in_the_window(name):
    picture = read_map(folders.program_folder() / "maps" / f"{name}.tmx").picture
    assert picture is not None and apart(picture) < CLOSE


def one_tile(folder: Path, tile: dict, layer: dict) -> MapPicture:
    file = folder / "tile.png"
    image = Image.new("RGB", (4, 2))
    image.putdata(COLOURS)
    image.resize((40, 20), Image.Resampling.NEAREST).save(file)
    fields = {"cell": (0, 0), "x": 30.0, "y": 30.0, "image": str(file), "rect": None, "width": 40, "height": 20}
    laid = TilePicture(**{**fields, **tile})
    plain = {"kind": "tiles", "name": "", "visible": True, "opacity": 1.0, "offset": (0.0, 0.0), "tint": (255,) * 4}
    layers = (LayerPicture(**{**plain, **layer}, tiles=(laid,)),)
    return MapPicture("orthogonal", 4, 4, 32, 32, 128, 128, "#224466", layers)


@pytest.mark.parametrize(
    ("tile", "layer"),
    [
        ({}, {}),
        ({"rect": (10, 0, 20, 10), "width": 20, "height": 10}, {}),
        ({"turn": Turn(across=True)}, {}),
        ({"turn": Turn(down=True)}, {}),
        ({"turn": Turn(diagonal=True), "width": 20, "height": 40}, {}),
        ({"turn": Turn(across=True, diagonal=True), "width": 20, "height": 40}, {}),
        ({"turn": Turn(degrees=60)}, {}),
        ({"rotation": 90.0}, {}),
        ({"rotation": 30.0}, {}),
        ({"key": "00ff00"}, {}),
        ({"x": -10.0, "y": 110.0}, {}),
        ({}, {"offset": (12.0, -7.0)}),
        ({}, {"opacity": 0.5}),
        ({}, {"tint": (255, 128, 0, 200)}),
        ({}, {"visible": False}),
        ({"image": "no such file.png"}, {}),
    ],
)
def test_tiles_are_laid_as_in_the_window(tile, layer, tmp_path):
    assert apart(one_tile(tmp_path, tile, layer)) < CLOSE / 3


def test_a_large_board_is_drawn_smaller(tmp_path):
    found = painted(one_tile(tmp_path, {}, {}), most=64)
    assert found.image.size == (64, 64) and found.share == 0.5


@pytest.mark.parametrize(
    ("orientation", "stagger", "corners"),
    [
        ("orthogonal", ("y", "odd"), ((0, 0), (32, 0), (32, 32), (0, 32))),
        ("hexagonal", ("y", "odd"), ((16, 0), (32, 8), (32, 24), (16, 32), (0, 24), (0, 8))),
        ("hexagonal", ("x", "odd"), ((8, 0), (24, 0), (32, 16), (24, 32), (8, 32), (0, 16))),
    ],
)
def test_outlines_of_places(orientation, stagger, corners):
    picture = MapPicture(orientation, 4, 4, 32, 32, 128, 128, "", (), hex_side=16, stagger=stagger, origin=(-3, 5))
    assert outline(picture, (0, 0)) == corners
    assert outline(picture, (1, 0))[0][0] > corners[0][0]

"""A board's own picture, as its map paints it, for pictures that something is drawn over. The window has its own way.

Of animated tiles the first picture is shown; layers that repeat do not.
"""

from __future__ import annotations

import cmath
import functools
import math
from pathlib import Path

import msgspec
import numpy as np
from PIL import Image, ImageChops

from game.app.files import folders
from game.app.maps.picture import LayerPicture, MapPicture, TilePicture

#: Pixels of the longer side at most.
MOST_SIDE = 1200
_BARE = (38, 34, 32)


class Painted(msgspec.Struct, frozen=True):
    """A painted board: ``share`` of a pixel is drawn for one of the map's."""

    image: Image.Image
    share: float


def painted(picture: MapPicture, most: int = MOST_SIDE) -> Painted:
    """Return the board as far as its squares reach."""
    share = min(1.0, most / max(1, picture.width, picture.height))
    size = max(1, round(picture.width * share)), max(1, round(picture.height * share))
    canvas = Image.new("RGB", size, _background(picture))
    for layer in picture.layers:
        if layer.visible and layer.opacity > 0:
            for tile in layer.tiles:
                _lay(canvas, tile, layer, share)
    return Painted(canvas, share)


def outline(picture: MapPicture, place: tuple[int, int]) -> tuple[tuple[float, float], ...]:
    """Return the corners of a square or hex, in pixels of the map; ``place`` counts from the upper left one."""
    left, top, width, height = picture.place_of((place[0] + picture.origin[0], place[1] + picture.origin[1]))
    right, bottom = left + width, top + height
    across, down = left + width / 2, top + height / 2
    if picture.orientation == "isometric":
        return (across, top), (right, down), (across, bottom), (left, down)
    if picture.orientation != "hexagonal":
        return (left, top), (right, top), (right, bottom), (left, bottom)
    if picture.stagger[0] == "y":
        edge = (height - picture.hex_side) / 2
        upper, lower = top + edge, bottom - edge
        return (across, top), (right, upper), (right, lower), (across, bottom), (left, lower), (left, upper)
    edge = (width - picture.hex_side) / 2
    near, far = left + edge, right - edge
    return (near, top), (far, top), (right, down), (far, bottom), (near, bottom), (left, down)


def _background(picture: MapPicture) -> tuple[int, ...]:
    try:
        colour = tuple(bytes.fromhex(picture.background.lstrip("#")[-6:]))
    except ValueError:
        return _BARE
    return colour if len(colour) == 3 else _BARE


@functools.lru_cache(maxsize=16)
def _sheet(name: str) -> Image.Image | None:
    """Return a picture file; None for one that cannot be read, which leaves the plain ground in sight."""
    path = Path(name)
    if not path.exists():
        path = folders.program_folder() / name
    try:
        with Image.open(path) as found:
            return found.convert("RGBA")
    except (OSError, ValueError):
        return None


def _lay(canvas: Image.Image, tile: TilePicture, layer: LayerPicture, share: float) -> None:
    """Put a tile where it belongs."""
    sheet = _sheet(tile.image)
    if sheet is None:
        return
    left, top, width, height = tile.rect or (0, 0, *sheet.size)
    cut = _without(sheet.crop((left, top, left + width, top + height)), tile.key)
    if tile.turn.diagonal:
        cut = cut.transpose(Image.Transpose.TRANSPOSE)
    if tile.turn.across:
        cut = cut.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if tile.turn.down:
        cut = cut.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    size = (tile.width, tile.height) if layer.kind != "image" else sheet.size
    cut = cut.resize((max(1, round(size[0] * share)), max(1, round(size[1] * share))), Image.Resampling.LANCZOS)
    x, y = (tile.x + layer.offset[0]) * share, (tile.y + layer.offset[1]) * share
    middle = x + cut.width / 2, y + cut.height / 2
    if degrees := tile.turn.degrees + tile.rotation:
        if tile.rotation:
            middle = _turned(middle, (x, y + cut.height), tile.rotation)
        cut = cut.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
    shade = (*layer.tint[:3], round(layer.tint[3] * layer.opacity))
    if shade != (255, 255, 255, 255):
        cut = ImageChops.multiply(cut, Image.new("RGBA", cut.size, shade))
    canvas.paste(cut, (round(middle[0] - cut.width / 2), round(middle[1] - cut.height / 2)), cut)


def _turned(point: tuple[float, float], about: tuple[float, float], degrees: float) -> tuple[float, float]:
    """Return a point turned clockwise about another one; y goes down."""
    arm = complex(point[0] - about[0], point[1] - about[1]) * cmath.exp(1j * math.radians(degrees))
    return about[0] + arm.real, about[1] + arm.imag


def _without(cut: Image.Image, key: str) -> Image.Image:
    """Make the pixels of a colour ("rrggbb") transparent."""
    try:
        colour = bytes.fromhex(key)
    except ValueError:
        return cut
    if len(colour) != 3:
        return cut
    pixels = np.array(cut)
    pixels[(pixels[..., :3] == tuple(colour)).all(axis=-1)] = 0
    return Image.fromarray(pixels)

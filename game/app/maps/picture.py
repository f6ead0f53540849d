"""What a map looks like, as plain facts: which part of which picture file is drawn where, in which order.

Nothing is loaded here. Places are pixels of the unscaled map, x to the right and y down, 0,0 at the upper left of the
board's first square.
"""

from __future__ import annotations

import math
from typing import Literal

import msgspec

from game.tiled.cells import UPRIGHT, Cell, Turn
from game.tiled.hex_cells import hex_corner
from game.tiled.objects import Shape
from game.tiled.shapes import anchor_parts
from game.tiled.source import Layer, Source
from game.tiled.tilesets import Rect, Tile


class Frame(msgspec.Struct, frozen=True):
    """What an animated tile shows for ``lasts`` milliseconds: a part of a picture file, or all of it."""

    image: str
    rect: Rect | None
    lasts: int


class TilePicture(msgspec.Struct, frozen=True):
    """One tile drawn: ``rect`` of the file ``image`` (all of it if None), laid by ``turn``, then brought to ``width``
    by ``height`` pixels, with its upper left at ``x``, ``y`` (the layer's offset not added). On hex maps ``turn`` may
    have degrees: the picture is mirrored first, and then turned about the middle of its box. ``rotation`` turns it
    further, in degrees clockwise about its lower left: only tiles of object layers have one. ``frames`` are what an
    animated tile shows in turn. Pixels of the colour ``key`` ("rrggbb") are not drawn."""

    cell: Cell
    x: float
    y: float
    image: str
    rect: Rect | None
    width: int
    height: int
    turn: Turn = UPRIGHT
    key: str = ""
    rotation: float = 0.0
    frames: tuple[Frame, ...] = ()

    def shown_at(self, milliseconds: int) -> tuple[str, Rect | None]:
        """Return the picture file and the part of it that an animated tile shows at a time after the first frame."""
        if not self.frames:
            return self.image, self.rect
        frame = frame_at(self.frames, milliseconds)
        return frame.image, frame.rect


def frame_at(frames: tuple[Frame, ...], milliseconds: int) -> Frame:
    """Return which of an animated tile's frames, of which there are some, shows at a time after the first began."""
    left = milliseconds % sum(frame.lasts for frame in frames)
    for frame in frames:
        left -= frame.lasts
        if left < 0:
            break
    return frame


class LayerPicture(msgspec.Struct, frozen=True):
    """A layer to draw: ``offset`` in pixels is added to every tile's place, ``opacity`` (0 to 1) and ``tint`` (red,
    green, blue, alpha; multiplied) hold for all. An image layer has one picture, as large as its file (size 0).

    A layer that moves with a parallax of its own is where Tiled shows it while the map's middle is in the middle of the
    view: a board lies still."""

    kind: Literal["tiles", "objects", "image"]
    name: str
    visible: bool
    opacity: float
    offset: tuple[float, float]
    tint: tuple[int, int, int, int]
    tiles: tuple[TilePicture, ...]
    repeats: tuple[bool, bool] = (False, False)


class MapPicture(msgspec.Struct, frozen=True):
    """A board's picture: its size in squares (``columns``, ``rows``) and in pixels, and its layers, lowest first."""

    orientation: str
    columns: int
    rows: int
    tile_width: int
    tile_height: int
    width: int
    height: int
    background: str
    layers: tuple[LayerPicture, ...]
    hex_side: int = 0
    stagger: tuple[str, str] = ("y", "odd")
    #: The square, as Tiled counts, of the upper left one: not 0,0 on infinite maps.
    origin: Cell = (0, 0)

    def place_of(self, cell: Cell) -> tuple[int, int, int, int]:
        """Return left, top, width and height of a square's (or hex's) box; ``cell`` as Tiled counts."""
        x, y = cell[0] - self.origin[0], cell[1] - self.origin[1]
        width, height = self.tile_width, self.tile_height
        if self.orientation == "orthogonal":
            return x * width, y * height, width, height
        if self.orientation == "isometric":
            return (x - y + self.rows - 1) * width // 2, (x + y) * height // 2, width, height
        side = self.hex_side if self.orientation == "hexagonal" else 0
        return (*hex_corner((width, height), side, self.stagger, (x, y)), width, height)

    @property
    def is_animated(self) -> bool:
        """Return whether any tile that shows changes."""
        return any(tile.frames for layer in self.layers if layer.visible for tile in layer.tiles)

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Return left, top, width and height of all that is drawn: tall tiles and layers that are moved up reach beyond
        the board. Turned tiles, and pictures of image layers, count with their box alone or not at all."""
        left, top, right, bottom = 0.0, 0.0, float(self.width), float(self.height)
        for layer in self.layers:
            for tile in layer.tiles if layer.visible else ():
                x, y = tile.x + layer.offset[0], tile.y + layer.offset[1]
                left, top = min(left, x), min(top, y)
                right, bottom = max(right, x + tile.width), max(bottom, y + tile.height)
        return (
            math.floor(left),
            math.floor(top),
            math.ceil(right) - math.floor(left),
            math.ceil(bottom) - math.floor(top),
        )


def picture_of(source: Source, cells: list[dict[Cell, int]]) -> MapPicture:
    """Return the picture of a map; ``cells`` are the tiles' global numbers by square for each of its layers."""
    layers = tuple(_layer(source, layer, here) for layer, here in zip(source.layers, cells, strict=True))
    width, height = _extent(source)
    return MapPicture(
        orientation=source.orientation,
        columns=source.size[0],
        rows=source.size[1],
        tile_width=source.tile_size[0],
        tile_height=source.tile_size[1],
        width=width,
        height=height,
        background=source.background,
        layers=layers,
        hex_side=source.hex_side,
        stagger=source.stagger,
        origin=source.origin,
    )


def _layer(source: Source, layer: Layer, cells: dict[Cell, int]) -> LayerPicture:
    tiles: list[TilePicture] = []
    if layer.kind == "tiles":
        tiles = [
            _on_square(source, cell, cells[cell], layer.turns.get(cell, UPRIGHT)) for cell in _in_order(source, cells)
        ]
    elif layer.kind == "image" and layer.image:
        left, top = origin_of(source)
        tiles = [TilePicture((0, 0), -left, -top, layer.image, None, 0, 0, key=layer.image_key)]
    elif layer.kind == "objects":
        tiles = [_of_object(source, shape) for shape in layer.shapes if shape.gid and shape.visible]
    width, height = _extent(source)
    apart = width / 2 - source.parallax_origin[0], height / 2 - source.parallax_origin[1]
    offset = (
        layer.offset[0] + (1 - layer.parallax[0]) * apart[0],
        layer.offset[1] + (1 - layer.parallax[1]) * apart[1],
    )
    return LayerPicture(
        layer.kind, layer.name, layer.visible, layer.opacity, offset, layer.tint, tuple(tiles), layer.repeats
    )


def _in_order(source: Source, cells: dict[Cell, int]) -> list[Cell]:
    """Return squares in the order in which their tiles are drawn: tall ones lie over those drawn before."""
    across = -1 if source.render_order.startswith("left") else 1
    down = -1 if source.render_order.endswith("up") else 1
    if source.orientation == "orthogonal":
        return sorted(cells, key=lambda cell: (down * cell[1], across * cell[0]))
    return sorted(cells, key=lambda cell: (_corner(source, cell)[1], _corner(source, cell)[0]))


def _on_square(source: Source, cell: Cell, gid: int, turn: Turn) -> TilePicture:
    """Return a tile as drawn: on the lower left of its square, however large it is."""
    tile = source.tiles[gid]
    width, height = source.tile_size if tile.fills_square else (tile.width, tile.height)
    if turn.diagonal:
        width, height = height, width
    left, top = _corner(source, cell)
    x, y = left + tile.offset[0], top + source.tile_size[1] - height + tile.offset[1]
    if tile.fills_square and tile.keeps_shape:
        x, y, width, height = _in_proportion(tile, (x, y, width, height))
    return TilePicture(cell, x, y, tile.image, tile.rect, width, height, turn, tile.key, frames=_frames(source, gid))


def _in_proportion(tile: Tile, box: tuple[float, float, int, int]) -> tuple[int, int, int, int]:
    """Return the middle part of a box that has the proportions of a tile."""
    x, y, width, height = box
    share = min(width / max(1, tile.width), height / max(1, tile.height))
    wide, high = max(1, round(tile.width * share)), max(1, round(tile.height * share))
    return round(x + (width - wide) / 2), round(y + (height - high) / 2), wide, high


def _frames(source: Source, gid: int) -> tuple[Frame, ...]:
    """Return what an animated tile shows in turn; unknown tiles are skipped."""
    tile = source.tiles[gid]
    shown = ((source.tiles.get(gid - tile.number + number), lasts) for number, lasts in tile.frames)
    return tuple(Frame(each.image, each.rect, lasts) for each, lasts in shown if each and each.tileset == tile.tileset)


def _of_object(source: Source, shape: Shape) -> TilePicture:
    tile = source.tiles[shape.gid]
    width, height = round(shape.width) or tile.width, round(shape.height) or tile.height
    part_x, part_y = anchor_parts(tile)
    left, top = origin_of(source)
    # It is turned about the object's place, and drawn as if it were turned about its own lower left.
    turn = math.radians(shape.rotation)
    across, down = tile.offset[0] - part_x * width, tile.offset[1] + (1 - part_y) * height
    x = shape.x + across * math.cos(turn) - down * math.sin(turn) - left
    y = shape.y + across * math.sin(turn) + down * math.cos(turn) - height - top
    if tile.keeps_shape:
        x, y, width, height = _in_proportion(tile, (x, y, width, height))
    cell = (int(x // source.tile_size[0]), int(y // source.tile_size[1]))
    frames = _frames(source, shape.gid)
    return TilePicture(cell, x, y, tile.image, tile.rect, width, height, shape.turn, tile.key, shape.rotation, frames)


def _corner(source: Source, cell: Cell) -> tuple[int, int]:
    """Return the upper left pixel of a square's (or hex's) bounding box."""
    x, y = cell
    width, height = source.tile_size
    if source.orientation == "orthogonal":
        return x * width, y * height
    if source.orientation == "isometric":
        return (x - y + source.size[1] - 1) * width // 2, (x + y) * height // 2
    side = source.hex_side if source.orientation == "hexagonal" else 0
    return hex_corner(source.tile_size, side, source.stagger, cell)


def origin_of(source: Source) -> tuple[int, int]:
    """Return how many pixels an infinite map's window lies from the place where Tiled begins to count."""
    if source.orientation in ("hexagonal", "staggered"):
        (left, top), (at_x, at_y) = _corner(source, source.origin), _corner(source, (0, 0))
        return left - at_x, top - at_y
    return source.origin[0] * source.tile_size[0], source.origin[1] * source.tile_size[1]


def _extent(source: Source) -> tuple[int, int]:
    columns, rows = source.size
    width, height = source.tile_size
    if source.orientation == "isometric":
        return (columns + rows) * width // 2, (columns + rows) * height // 2
    if source.orientation == "orthogonal":
        return columns * width, rows * height
    axis, _ = source.stagger
    side = source.hex_side if source.orientation == "hexagonal" else 0
    if axis == "y":
        edge = (height - side) // 2
        return columns * width + (width // 2 if rows > 1 else 0), rows * (edge + side) + edge
    edge = (width - side) // 2
    return columns * (edge + side) + edge, rows * height + (height // 2 if columns > 1 else 0)

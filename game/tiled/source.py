"""A Tiled map as the program holds it: what pytmx cannot carry stands beside a plain XML that it reads without loss."""

from __future__ import annotations

from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import msgspec

from game.tiled.cells import Cell, Turn
from game.tiled.objects import Shape
from game.tiled.properties import Properties
from game.tiled.tilesets import Tile

ORIENTATIONS = ("orthogonal", "isometric", "staggered", "hexagonal")


class Group(msgspec.Struct, frozen=True):
    """A group of layers by the place of its element in the file, with its class and its properties."""

    number: int
    name: str
    class_name: str
    properties: Properties


class Layer(msgspec.Struct, frozen=True):
    """A layer with what it inherits from its groups: visible if all are, opacities and tints multiplied, offsets
    (in pixels) added. ``name`` has the groups' names before it, ``groups`` are those that it lies in, the outermost
    first. ``turns`` tell which squares' tiles are turned."""

    kind: Literal["tiles", "objects", "image"]
    name: str
    visible: bool
    opacity: float
    offset: tuple[float, float]
    tint: tuple[int, int, int, int]
    parallax: tuple[float, float]
    class_name: str
    properties: Properties
    turns: dict[Cell, Turn] = {}
    shapes: tuple[Shape, ...] = ()
    image: str = ""
    image_size: tuple[int, int] = (0, 0)
    image_key: str = ""
    repeats: tuple[bool, bool] = (False, False)
    groups: tuple[Group, ...] = ()


class Source(msgspec.Struct, frozen=True):
    """A map read and normalised. ``root`` is plain XML for pytmx, whose layers carry their place in ``layers`` as the
    attribute ``order``. ``origin``: the board's upper left square as Tiled counts; ``tiles`` are by global number.
    ``written_by`` is the version of Tiled that saved it, or of its format; "" for unknown."""

    path: Path
    root: ElementTree.Element
    class_name: str
    properties: Properties
    orientation: str
    origin: Cell
    size: tuple[int, int]
    tile_size: tuple[int, int]
    layers: tuple[Layer, ...]
    tiles: dict[int, Tile]
    hex_side: int = 0
    stagger: tuple[str, str] = ("y", "odd")
    render_order: str = "right-down"
    background: str = ""
    #: The place, in pixels, at which layers with a parallax lie as they are drawn.
    parallax_origin: tuple[float, float] = (0.0, 0.0)
    written_by: str = ""

"""Parts of a map drawn as upright rectangles on its object layers: where each is, and what is wrong with it."""

from __future__ import annotations

import msgspec

from game.tiled.objects import Shape
from game.tiled.problems import Findings, article
from game.tiled.source import Layer, Source


class Area(msgspec.Struct, frozen=True):
    """A rectangle in pixels of the map: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def overlaps(self, other: Area) -> bool:
        """Return whether two rectangles share any ground. Edges may touch."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Placed(msgspec.Struct, frozen=True):
    """An object of the map with the layer on which it lies, and its rectangle."""

    layer: Layer
    shape: Shape
    area: Area

    def inside(self, findings: Findings) -> Findings:
        """Return the findings, speaking of this object."""
        return findings.inside(layer=self.layer.name, item=self.shape.title)


def whole_of(source: Source) -> Area:
    """Return all of an orthogonal map."""
    return Area(0, 0, source.size[0] * source.tile_size[0], source.size[1] * source.tile_size[1])


def placed_upright(layer: Layer, shape: Shape, findings: Findings) -> Placed | None:
    """Return an object as a part of the map; None, with an error, where it is not an upright rectangle."""
    if shape.kind != "rectangle" or shape.rotation:
        what = f"a turned {shape.kind}" if shape.rotation else f"{article(shape.kind)} {shape.kind}"
        about = findings.inside(layer=layer.name, item=shape.title)
        about.error("table_shape", f"an upright rectangle is expected for a {shape.class_name}, not {what}")
        return None
    return Placed(layer, shape, Area(shape.x + layer.offset[0], shape.y + layer.offset[1], shape.width, shape.height))


def check_inside(placed: Placed, whole: Area, findings: Findings) -> None:
    """Note an error for what has no size or reaches out of the map."""
    area = placed.area
    if area.width <= 0 or area.height <= 0:
        placed.inside(findings).error("table_empty", "a rectangle with a width and a height is expected")
    elif area.x < 0 or area.y < 0 or area.right > whole.width or area.bottom > whole.height:
        text = f"it reaches out of the map; it is expected inside its {whole.width:g}x{whole.height:g} pixels"
        placed.inside(findings).error("table_outside", text)


def check_apart(listed: list[tuple[str, Placed]], findings: Findings) -> None:
    """Note an error for each of some parts, named in words, that lies over an earlier one."""
    for number, (name, placed) in enumerate(listed):
        for other_name, other in listed[:number]:
            if placed.area.overlaps(other.area):
                text = f"{name} overlaps {other_name}, {other.shape.title}; a place of its own is expected"
                placed.inside(findings).error("table_overlap", text)

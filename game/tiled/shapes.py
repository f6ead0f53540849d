"""Objects drawn on a map: which points lie inside, and where their middle is. All in pixels of the object's layer."""

from __future__ import annotations

import math
from itertools import pairwise

from game.tiled.objects import Shape
from game.tiled.tilesets import Tile


def holds(shape: Shape, x: float, y: float) -> bool:
    """Return whether a rectangle, ellipse, polygon or tile holds the point."""
    turn = math.radians(-shape.rotation)
    dx, dy = x - shape.x, y - shape.y
    across = dx * math.cos(turn) - dy * math.sin(turn)
    down = dx * math.sin(turn) + dy * math.cos(turn)
    return _is_inside(shape, across, down)


def _is_inside(shape: Shape, x: float, y: float) -> bool:
    """Return whether a point, relative to the shape's place and before its rotation, is inside."""
    if shape.kind == "tile":
        return 0 <= x < shape.width and -shape.height <= y < 0
    if shape.kind == "rectangle":
        return 0 <= x < shape.width and 0 <= y < shape.height
    if shape.kind == "ellipse":
        half_x, half_y = shape.width / 2, shape.height / 2
        return min(half_x, half_y) > 0 and ((x - half_x) / half_x) ** 2 + ((y - half_y) / half_y) ** 2 <= 1
    inside = False
    for (ax, ay), (bx, by) in zip(shape.points, shape.points[1:] + shape.points[:1], strict=True):
        # A ray to the right crosses the outline an odd number of times from inside.
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def middle(shape: Shape, tile: Tile | None = None) -> tuple[float, float]:
    """Return the middle of an object's box; ``tile`` is the one that it shows, if any."""
    if shape.kind in ("polygon", "polyline") and shape.points:
        across, down = ([point[axis] for point in shape.points] for axis in (0, 1))
        return _placed(shape, (min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
    if tile is not None:
        part_x, part_y = anchor_parts(tile)
        width, height = shape.width or tile.width, shape.height or tile.height
        return _placed(shape, (0.5 - part_x) * width, (0.5 - part_y) * height)
    return _placed(shape, shape.width / 2, shape.height / 2)


def stretches(shape: Shape) -> tuple[tuple[float, float], ...]:
    """Return the middle of each stretch of a line."""
    points = [_placed(shape, *point) for point in shape.points]
    return tuple(((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(points))


def _placed(shape: Shape, across: float, down: float) -> tuple[float, float]:
    """Return a point of the object as drawn, brought to its place and turned with it."""
    turn = math.radians(shape.rotation)
    return (
        shape.x + across * math.cos(turn) - down * math.sin(turn),
        shape.y + across * math.sin(turn) + down * math.cos(turn),
    )


def anchor_parts(tile: Tile) -> tuple[float, float]:
    """Return which part of its width and height lies left of, and above, the place of an object that shows the tile."""
    anchor = tile.anchor if tile.anchor != "unspecified" else "bottomleft"
    across = next((part for word, part in (("left", 0.0), ("right", 1.0)) if anchor.endswith(word)), 0.5)
    down = next((part for word, part in (("top", 0.0), ("bottom", 1.0)) if anchor.startswith(word)), 0.5)
    return across, down

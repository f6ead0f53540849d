"""The plain XML that pytmx is given (finite, upright tiles, CSV), and the squares that pytmx reads from it: the one
door to pytmx."""

from __future__ import annotations

import os
from xml.etree import ElementTree

from game.tiled.cells import Cell
from game.tiled.source import Layer, Source
from game.tiled.tilesets import Tile, Tileset

Cells = list[dict[Cell, int]]


def read_squares(source: Source) -> Cells:
    """Return the global tile numbers by square of each layer, in Tiled's order, as pytmx reads them."""
    # pytmx looks for pygame when it is imported, and pygame greets on standard output, where headless play talks.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx

    document = pytmx.TiledMap(load_all=False, invert_y=False, allow_duplicate_names=True)
    document.filename = str(source.path)
    document.parse_xml(source.root)
    cells: Cells = [{} for _ in source.layers]
    for layer in document.layers:
        if isinstance(layer, pytmx.TiledTileLayer):
            numbers = document.tiledgidmap
            cells[int(layer.order)] = {(x, y): numbers[gid] for x, y, gid in layer.iter_data() if gid}
    return cells


def plain_map(
    orientation: str, size: tuple[int, int], tile_size: tuple[int, int], tilesets: list[tuple[int, Tileset | None]]
) -> ElementTree.Element:
    """Return a map without layers, with its tilesets by their first numbers."""
    attributes = {"version": "1.10", "orientation": orientation, "renderorder": "right-down"}
    attributes |= {"width": str(size[0]), "height": str(size[1])}
    attributes |= {"tilewidth": str(tile_size[0]), "tileheight": str(tile_size[1])}
    root = ElementTree.Element("map", attributes)
    for first, tileset in tilesets:
        if tileset is not None:
            count = max(tileset.tiles, default=-1) + 1
            own = {"firstgid": str(first), "name": tileset.name, "tilecount": str(count), "columns": "0"}
            ElementTree.SubElement(root, "tileset", own | {"tilewidth": "1", "tileheight": "1"})
    return root


def add_layer(
    root: ElementTree.Element, order: int, layer: Layer, cells: dict[Cell, int], tiles: dict[int, Tile]
) -> None:
    """Put a layer into a plain map: ``cells`` are global tile numbers inside the map, ``tiles`` the map's by number."""
    if layer.kind == "tiles":
        _tile_layer(root, order, layer.name, (int(root.get("width", 0)), int(root.get("height", 0))), cells)
    elif layer.kind == "objects":
        _object_layer(root, order, layer, tiles)
    else:
        node = ElementTree.SubElement(root, "imagelayer", {"name": layer.name, "order": str(order)})
        ElementTree.SubElement(node, "image", {"source": layer.image} if layer.image else {})


def _tile_layer(
    root: ElementTree.Element, order: int, name: str, size: tuple[int, int], cells: dict[Cell, int]
) -> None:
    width, height = size
    attributes = {"name": name, "order": str(order), "width": str(width), "height": str(height)}
    node = ElementTree.SubElement(root, "layer", attributes)
    data = ElementTree.SubElement(node, "data", {"encoding": "csv"})
    rows = (",".join(str(cells.get((x, y), 0)) for x in range(width)) for y in range(height))
    data.text = ",\n".join(rows)


def _object_layer(root: ElementTree.Element, order: int, layer: Layer, tiles: dict[int, Tile]) -> None:
    node = ElementTree.SubElement(root, "objectgroup", {"name": layer.name, "order": str(order)})
    for place, shape in enumerate(layer.shapes):
        attributes = {"id": str(shape.id), "name": shape.name, "place": str(place), "rotation": repr(shape.rotation)}
        attributes |= {"x": repr(shape.x), "y": repr(shape.y)}
        attributes |= {"width": repr(shape.width), "height": repr(shape.height)}
        if shape.gid in tiles:
            attributes["gid"] = str(shape.gid)
        each = ElementTree.SubElement(node, "object", attributes)
        if shape.points and shape.kind in ("polygon", "polyline"):
            points = " ".join(f"{x!r},{y!r}" for x, y in shape.points)
            ElementTree.SubElement(each, shape.kind, {"points": points})

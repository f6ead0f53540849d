"""Layers that carry rules though a designer does not see them, or not where they count."""

from __future__ import annotations

from game.app.maps.language import language
from game.tiled.plain_xml import Cells
from game.tiled.problems import Findings
from game.tiled.source import Layer, Source

#: What says nothing as the value of a property.
_EMPTY = ("", "none", "0", "False", "false")


def note_unseen(source: Source, cells: Cells, findings: Findings) -> None:
    """Note every hidden layer that carries rules, and every moved one but on maps of hexes, whose levels are moved."""
    for layer, here in zip(source.layers, cells, strict=True):
        carried = _carried(source, layer, set(here.values()))
        if not carried:
            continue
        about = findings.inside(layer=layer.name)
        words = " and ".join(carried)
        verb = "counts" if len(carried) == 1 else "count"
        if not layer.visible:
            about.warning("layer_hidden", f"the layer is hidden, but its {words} {verb}")
        if layer.offset != (0, 0) and source.orientation != "hexagonal":
            moved = f"the layer is moved by {layer.offset[0]:g},{layer.offset[1]:g} pixels"
            if layer.kind == "tiles":
                about.warning("layer_moved", f"{moved}, but its {words} {verb} on the squares that it was painted on")
            else:
                it_is = "it is" if len(carried) == 1 else "they are"
                about.warning("layer_moved", f"{moved}, and its {words} {verb} where {it_is} moved to")


def _carried(source: Source, layer: Layer, gids: set[int]) -> list[str]:
    """Return the properties of a layer's tiles and the classes of its objects that mean something."""
    classes = language().classes
    words = {word.name for each in classes if "tile" in each.used_on for word in each.words}
    said = (source.tiles[gid].properties.items() for gid in gids if gid in source.tiles)
    found = {name for each in said for name, value in each if name in words and str(value) not in _EMPTY}
    drawn = {each.name for each in classes if "object" in each.used_on}
    for shape in layer.shapes:
        tile = source.tiles.get(shape.gid)
        class_name = shape.class_name or (tile.class_name if tile else "")
        found |= {class_name} & drawn
    return sorted(found)

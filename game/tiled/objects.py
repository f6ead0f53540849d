"""Objects of Tiled's object layers, with what they take from templates."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import msgspec

from game.tiled.attributes import class_of, number, whole
from game.tiled.cells import Turn
from game.tiled.files import nearest_file, open_xml
from game.tiled.limits import MOST_PIXELS, MOST_TILE, UnreadableError, tally_now
from game.tiled.problems import Findings
from game.tiled.properties import Project, Properties, own_properties, read_properties

Kind = Literal["rectangle", "point", "ellipse", "capsule", "polygon", "polyline", "text", "tile"]
_SHAPES: tuple[Kind, ...] = ("point", "ellipse", "capsule", "polygon", "polyline", "text")

#: Gives a template's tile its number in the map: the template's tileset element, the template's file, the number.
GidOf = Callable[[ElementTree.Element, Path, int], int]


class Shape(msgspec.Struct, frozen=True):
    """An object: ``x``, ``y``, ``width``, ``height`` in pixels, ``rotation`` in degrees clockwise about its place,
    ``points`` of a polygon relative to it. ``gid`` is 0 unless it shows a tile, whose lower left is its place then."""

    id: int
    name: str
    kind: Kind
    x: float
    y: float
    width: float
    height: float
    rotation: float
    visible: bool
    class_name: str
    properties: Properties
    points: tuple[tuple[float, float], ...] = ()
    text: str = ""
    gid: int = 0
    turn: Turn = Turn()

    @property
    def title(self) -> str:
        """Return the object as a message calls it: by its number, as Tiled shows it, and its name."""
        return f'object {self.id} "{self.name}"' if self.name else f"object {self.id}"


def read_object(
    node: ElementTree.Element, owner: Path, project: Project, gid_of: GidOf, findings: Findings
) -> Shape | None:
    """Return the object of an ``<object>``; None, with an error, if its template cannot be read."""
    name, own_id = node.get("name", ""), node.get("id", "0")
    about = findings.inside(item=f'object {own_id} "{name}"' if name else f"object {own_id}")
    if node.get("template") is not None:
        merged = _with_template(node, owner, gid_of, about)
        if merged is None:
            return None
        node = merged
    class_name = class_of(node)
    project.language.check_class(class_name, "object", about)
    project.language.check_words(class_name, own_properties(node, project, about), "object", about)
    kind: Kind = next((shape for shape in _SHAPES if node.find(shape) is not None), "rectangle")
    gid = whole(node, "gid", 0, about) & 0xFFFFFFFF
    drawn = node.find(kind)
    place = number(node, "x", 0.0, about), number(node, "y", 0.0, about)
    size = number(node, "width", 0.0, about), number(node, "height", 0.0, about)
    if max(map(abs, (*place, *size))) > 4 * MOST_PIXELS:
        about.loss("object_far", f"an object within {4 * MOST_PIXELS} pixels is expected; it is left out")
        return None
    if gid and max(size) > MOST_TILE:
        text = f"a tile of {size[0]:g}x{size[1]:g} pixels; at most {MOST_TILE} are expected each way"
        about.loss("object_size", text)
        return None
    points = _points(drawn.get("points", ""), about) if drawn is not None and kind in ("polygon", "polyline") else ()
    return Shape(
        id=whole(node, "id", 0, about),
        name=node.get("name", ""),
        kind="tile" if gid else kind,
        x=place[0],
        y=place[1],
        width=size[0],
        height=size[1],
        rotation=number(node, "rotation", 0.0, about),
        visible=node.get("visible", "1") not in ("0", "false"),
        class_name=class_name,
        properties=read_properties(node, project, class_name, about),
        points=points,
        text=(drawn.text or "") if drawn is not None and kind == "text" else "",
        gid=gid,
    )


def _points(text: str, findings: Findings) -> tuple[tuple[float, float], ...]:
    points = []
    for pair in text.split():
        try:
            x, y = (float(part) for part in pair.split(","))
            if not (math.isfinite(x) and math.isfinite(y)):
                raise ValueError
            points.append((x, y))
        except ValueError:
            findings.error("points", f'the point "{pair[:30]}" is none; "x,y" is expected')
    return tuple(points)


def _with_template(
    node: ElementTree.Element, owner: Path, gid_of: GidOf, findings: Findings
) -> ElementTree.Element | None:
    """Return the template's object, with all that the object itself says laid over it."""
    path = Path(os.path.normpath(owner.parent / node.get("template", "")))
    try:
        root = open_xml(path, "template")
        original = root.find("object")
        if original is None:
            findings.loss("template", f"the template {path} has no object")
            return None
        for each in original.iter():
            # What a template holds counts for each object that is made of it.
            tally_now().element(each.tag, each.attrib)
    except UnreadableError as error:
        findings.loss("template", f"the template {path}: {error}{nearest_file(path)}")
        return None
    merged = deepcopy(original)
    tileset = root.find("tileset")
    if tileset is not None and "gid" in merged.attrib and "gid" not in node.attrib:
        gid = gid_of(tileset, path, whole(merged, "gid", 0, findings) & 0xFFFFFFFF)
        if not gid:
            return None
        merged.set("gid", str(gid))
    if class_of(node):
        merged.attrib.pop("type", None)
        merged.attrib.pop("class", None)
    merged.attrib.update({key: value for key, value in node.attrib.items() if key != "template"})
    own_shape = any(node.find(shape) is not None for shape in _SHAPES)
    for child in list(merged):
        if child.tag in _SHAPES and own_shape:
            merged.remove(child)
    # Properties are read in this order, and a later one of the same name wins.
    merged.extend(deepcopy(child) for child in node)
    return merged

"""The normaliser: whatever Tiled saves becomes a plain map that pytmx reads without loss.

pytmx 3.32 does not know infinite maps, zstd, the order of layers of different kinds, what layers inherit from their
groups, templates, class and list properties, turned hex tiles and more. So a map is read here first. ``read_source``
writes a new, plain XML (finite, upright tiles, CSV, tilesets inside) and keeps beside it what pytmx cannot carry.
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec

from game.tiled.attributes import class_of, colour, number, share, shift, whole
from game.tiled.cells import Cell, Turn, read_cells, split_gid
from game.tiled.files import open_xml
from game.tiled.language import Language
from game.tiled.limits import MOST_PIXELS, MOST_REPEATS, MOST_SIDE, UnreadableError, tally_now
from game.tiled.objects import Shape, read_object
from game.tiled.plain_xml import add_layer, plain_map
from game.tiled.problems import Findings, Problem, article, expected
from game.tiled.properties import Project, own_properties, read_project, read_properties
from game.tiled.source import ORIENTATIONS, Group, Layer, Source
from game.tiled.tilesets import Tile, Tileset, read_picture, read_tileset


class _Found(msgspec.Struct):
    """A layer on the way: squares as Tiled counts them, to be moved into the window."""

    layer: Layer
    cells: dict[Cell, int]


_ROOT_LAYER = Layer(
    kind="tiles",
    name="",
    visible=True,
    opacity=1.0,
    offset=(0.0, 0.0),
    tint=(255, 255, 255, 255),
    parallax=(1.0, 1.0),
    class_name="",
    properties={},
)


def read_source(path: Path, language: Language) -> tuple[Source | None, tuple[Problem, ...]]:
    """Return the map of a file, whose words are those of a ``language``, and all that is wrong with it; None, with an
    error among the problems, if there is none."""
    findings = Findings(str(path))
    if path.suffix.lower() in (".tmj", ".json", ".tsj"):
        findings.error("json", "JSON maps are not read; please save it as a Tiled map (.tmx), by Save As in Tiled")
        return None, findings.problems
    tally_now().most_squares = language.most_squares
    try:
        root = open_xml(path, "map")
    except UnreadableError as error:
        findings.inside(layer=error.layer).error(error.code, str(error))
        return None, findings.problems
    source = _Reading(path, root, read_project(path, language, findings), findings).source()
    return source, findings.problems


class _Reading:
    """One map on the way from its XML to a Source."""

    def __init__(self, path: Path, root: ElementTree.Element, project: Project, findings: Findings) -> None:
        self.path, self.root, self.findings = path, root, findings
        self.project, self.language = project, project.language
        self.orientation = root.get("orientation", "orthogonal")
        self.is_hex = self.orientation == "hexagonal"
        self.infinite = root.get("infinite", "0") not in ("0", "false")
        self.tilesets: list[tuple[int, Tileset | None]] = []
        self.found: list[_Found] = []
        self.groups = 0
        self.of_templates: dict[tuple[Path, str], Tileset | None] = {}

    def source(self) -> Source | None:
        root, findings = self.root, self.findings
        if self.orientation not in ORIENTATIONS:
            text = f'maps of the orientation "{self.orientation}" are not read; {expected(ORIENTATIONS, "")}'
            findings.error("orientation", text)
            return None
        size = (whole(root, "width", 0, findings), whole(root, "height", 0, findings))
        tile_size = (whole(root, "tilewidth", 0, findings), whole(root, "tileheight", 0, findings))
        class_name = class_of(root)
        if not self.infinite and not self._is_of_size(size, class_name):
            return None
        if not all(1 <= side <= 1024 for side in tile_size):
            findings.error("tile_size", f"squares of {tile_size[0]}x{tile_size[1]} pixels; 1 to 1024 are expected")
            return None
        if not self.infinite and not self._is_drawable(size, tile_size):
            return None
        self.language.check_words(class_name, own_properties(root, self.project, findings), "map", findings)
        for node in root.findall("tileset"):
            tileset = read_tileset(node, self.path, self.project, findings)
            self.tilesets.append((whole(node, "firstgid", 1, findings), tileset))
        self._walk(root, _ROOT_LAYER, size)
        tiles = {first + number: tile for first, ts in self.tilesets if ts for number, tile in ts.tiles.items()}
        origin, size = self._window(size)
        if self.infinite and not (self._is_of_size(size, class_name) and self._is_drawable(size, tile_size)):
            return None
        self._check_repeats(size, tile_size)
        axis = root.get("staggeraxis", "y")
        return Source(
            path=self.path,
            root=self._plain(origin, size, tile_size, tiles),
            class_name=class_name,
            properties=read_properties(root, self.project, class_name, findings),
            orientation=self.orientation,
            origin=origin,
            size=size,
            tile_size=tile_size,
            layers=tuple(found.layer for found in self.found),
            tiles=tiles,
            hex_side=whole(root, "hexsidelength", 0, findings),
            stagger=("x" if axis == "x" else "y", "even" if root.get("staggerindex") == "even" else "odd"),
            render_order=root.get("renderorder", "right-down"),
            background=root.get("backgroundcolor", ""),
            parallax_origin=(shift(root, "parallaxoriginx", findings), shift(root, "parallaxoriginy", findings)),
            written_by=root.get("tiledversion", root.get("version", "")),
        )

    def _is_of_size(self, size: tuple[int, int], class_name: str) -> bool:
        """Return whether the map has no more squares than are read, and than a map of its class has; else note that."""
        most = self.language.most_squares(class_name)
        fits = all(1 <= side <= most for side in size)
        if not fits:
            what = "the map reaches over" if self.infinite else "a map of"
            whose = f" of {article(class_name)} {class_name}" if most < MOST_SIDE else ""
            text = f"{what} {size[0]}x{size[1]} squares; 1 to {most} squares are expected each way{whose}"
            self.findings.error("map_size", text)
        return fits

    def _is_drawable(self, size: tuple[int, int], tile_size: tuple[int, int]) -> bool:
        """Return whether the map is no larger in pixels than can be painted; else note that."""
        pixels = size[0] * tile_size[0], size[1] * tile_size[1]
        if max(pixels) > MOST_PIXELS:
            text = f"a map of {pixels[0]}x{pixels[1]} pixels; at most {MOST_PIXELS} are expected each way"
            self.findings.error("map_size", text)
        return max(pixels) <= MOST_PIXELS

    def _walk(self, parent: ElementTree.Element, above: Layer, size: tuple[int, int]) -> None:
        """Read all layers below a map or group, in the order in which Tiled draws them."""
        for node in parent:
            if node.tag not in ("group", "layer", "objectgroup", "imagelayer"):
                continue
            name = f"{above.name}/{node.get('name', '')}" if above.name else node.get("name", "")
            about = self.findings.inside(layer=name)
            layer = self._inherited(node, above, name, about)
            match node.tag:
                case "group":
                    self.groups += 1
                    group = Group(self.groups, name, layer.class_name, layer.properties)
                    self._walk(node, msgspec.structs.replace(layer, groups=(*above.groups, group)), size)
                case "layer":
                    self._add_tiles(node, layer, size, about)
                case "objectgroup":
                    self._add_objects(node, layer, about)
                case "imagelayer":
                    self._add_image(node, layer, about)

    def _inherited(self, node: ElementTree.Element, above: Layer, name: str, about: Findings) -> Layer:
        opacity = min(1.0, max(0.0, number(node, "opacity", 1.0, about)))
        offset = (shift(node, "offsetx", about), shift(node, "offsety", about))
        parallax = (share(node, "parallaxx", about), share(node, "parallaxy", about))
        tint = colour(node.get("tintcolor", ""), about)
        red, green, blue, alpha = (a * b // 255 for a, b in zip(above.tint, tint, strict=True))
        class_name = class_of(node)
        self.language.check_class(class_name, "layer", about)
        if class_name or self.is_hex:
            self.language.check_words(class_name, own_properties(node, self.project, about), "layer", about)
        return Layer(
            kind="tiles",
            name=name,
            visible=above.visible and node.get("visible", "1") not in ("0", "false"),
            opacity=above.opacity * opacity,
            offset=(above.offset[0] + offset[0], above.offset[1] + offset[1]),
            tint=(red, green, blue, alpha),
            parallax=(above.parallax[0] * parallax[0], above.parallax[1] * parallax[1]),
            class_name=class_name,
            properties=read_properties(node, self.project, class_name, about),
            groups=above.groups,
        )

    def _add_tiles(self, node: ElementTree.Element, layer: Layer, size: tuple[int, int], about: Findings) -> None:
        raw = read_cells(node, size, about)
        cells: dict[Cell, int] = {}
        turns: dict[Cell, Turn] = {}
        dangling: dict[int, list[Cell]] = {}
        for cell, value in raw.items():
            gid, turn = split_gid(value, self.is_hex)
            if not self._is_known(gid):
                dangling.setdefault(gid, []).append(cell)
                continue
            cells[cell] = gid
            if turn != Turn():
                turns[cell] = turn
        # Where most of a layer is gone, what the map lacks follows from that; one stray tile hides no other mistake.
        note = about.loss if sum(map(len, dangling.values())) > len(cells) else about.error
        for gid, places in dangling.items():
            if not self._is_lost(gid):
                times = f" ({len(places)} squares)" if len(places) > 1 else ""
                note("tile_unknown", f"tile number {gid} is in none of the map's tilesets{times}", places[0])
        self.found.append(_Found(msgspec.structs.replace(layer, turns=turns), cells))

    def _owner(self, gid: int) -> tuple[int, Tileset | None] | None:
        """Return the tileset that a global number belongs to: the one with the highest first number not above it."""
        below = [entry for entry in self.tilesets if entry[0] <= gid]
        return max(below, key=lambda entry: entry[0]) if below else None

    def _is_known(self, gid: int) -> bool:
        owner = self._owner(gid)
        return owner is not None and owner[1] is not None and gid - owner[0] in owner[1].tiles

    def _is_lost(self, gid: int) -> bool:
        """Return whether the number belongs to a tileset that could not be read, which has been said already."""
        owner = self._owner(gid)
        return owner is not None and (owner[1] is None or not owner[1].is_whole or not owner[1].tiles)

    def _add_objects(self, node: ElementTree.Element, layer: Layer, about: Findings) -> None:
        shapes = []
        for each in node.findall("object"):
            shape = read_object(each, self.path, self.project, self._gid_of, about)
            if shape is not None:
                shapes.append(self._with_tile(shape, about))
        if node.get("draworder") != "index":
            shapes.sort(key=lambda shape: shape.y)
        complete = msgspec.structs.replace(layer, kind="objects", shapes=tuple(shapes))
        self.found.append(_Found(complete, {}))

    def _with_tile(self, shape: Shape, about: Findings) -> Shape:
        if not shape.gid:
            return shape
        gid, turn = split_gid(shape.gid, is_hex=False)
        if self._is_known(gid):
            return msgspec.structs.replace(shape, gid=gid, turn=turn)
        if not self._is_lost(gid):
            about.inside(item=shape.title).error("tile_unknown", f"tile number {gid} is in none of the map's tilesets")
        return msgspec.structs.replace(shape, gid=0)

    def _gid_of(self, node: ElementTree.Element, owner: Path, gid: int) -> int:
        """Return the map's number of a template's tile: a template counts tiles from its own first number, and its
        tileset may have another one in the map, or be none of the map's and has to be added."""
        first = whole(node, "firstgid", 1, self.findings)
        called = (owner.parent, node.get("source", str(owner)))
        if called not in self.of_templates:
            about = self.findings.inside(file=str(owner))
            self.of_templates[called] = read_tileset(node, owner, self.project, about)
        tileset = self.of_templates[called]
        flags = gid & ~0x0FFFFFFF
        if tileset is None:
            return 0
        for known_first, known in self.tilesets:
            if known is not None and known.path == tileset.path and known.name == tileset.name:
                return flags | (known_first + (gid & 0x0FFFFFFF) - first)
        beyond = max((at + max(ts.tiles, default=0) + 1 if ts else at + 1 for at, ts in self.tilesets), default=1)
        self.tilesets.append((beyond, tileset))
        return flags | (beyond + (gid & 0x0FFFFFFF) - first)

    def _add_image(self, node: ElementTree.Element, layer: Layer, about: Findings) -> None:
        image = node.find("image")
        found = None
        if image is not None and image.get("source"):
            found = read_picture(image, self.path, about, is_for_the_eye=True)
        path, size, key = found or ("", (0, 0), "")
        repeats = (node.get("repeatx", "0") == "1", node.get("repeaty", "0") == "1")
        complete = msgspec.structs.replace(
            layer, kind="image", image=path, image_size=size, image_key=key, repeats=repeats
        )
        self.found.append(_Found(complete, {}))

    def _check_repeats(self, size: tuple[int, int], tile_size: tuple[int, int]) -> None:
        """Note an error if a picture that repeats fills the map with too many copies."""
        for found in self.found:
            layer, copies = found.layer, 1
            for axis in (0, 1):
                if layer.repeats[axis] and layer.image:
                    copies *= size[axis] * tile_size[axis] // layer.image_size[axis] + 2
            if copies > MOST_REPEATS:
                wide, high = layer.image_size
                text = f"a picture of {wide}x{high} pixels fills the map {copies} times; use one that is larger"
                self.findings.inside(layer=layer.name).error("repeats", text)
                found.layer = msgspec.structs.replace(layer, image="")

    def _window(self, size: tuple[int, int]) -> tuple[Cell, tuple[int, int]]:
        """Return the part of the plane that is the board: the map's size, or all that an infinite map draws on."""
        if not self.infinite:
            return (0, 0), size
        drawn = [cell for found in self.found for cell in found.cells]
        if not drawn:
            return (0, 0), (max(1, min(size[0], 512)), max(1, min(size[1], 512)))
        left, right = min(x for x, _ in drawn), max(x for x, _ in drawn)
        top, bottom = min(y for _, y in drawn), max(y for _, y in drawn)
        if self.orientation in ("hexagonal", "staggered"):
            # Every other row or column is shifted: the window must begin with one that is not.
            left, top = left - left % 2, top - top % 2
        return (left, top), (right - left + 1, bottom - top + 1)

    def _plain(
        self, origin: Cell, size: tuple[int, int], tile_size: tuple[int, int], tiles: dict[int, Tile]
    ) -> ElementTree.Element:
        """Return the map for pytmx, and every layer's turns moved into the window."""
        root = plain_map(self.orientation, size, tile_size, self.tilesets)
        left, top = origin
        for order, found in enumerate(self.found):
            layer = found.layer
            moved = {
                (x - left, y - top): gid
                for (x, y), gid in found.cells.items()
                if 0 <= x - left < size[0] and 0 <= y - top < size[1]
            }
            if len(moved) < len(found.cells):
                outside = [(x, y) for x, y in found.cells if (x - left, y - top) not in moved]
                text = f"{len(outside)} squares lie outside the map's {size[0]}x{size[1]} squares and are left out"
                self.findings.inside(layer=layer.name).warning("outside", text, outside[0])
            add_layer(root, order, layer, moved, tiles)
            turns = {(x - left, y - top): turn for (x, y), turn in layer.turns.items()}
            found.layer = msgspec.structs.replace(layer, turns=turns)
        return root

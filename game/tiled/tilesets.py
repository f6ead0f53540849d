"""Tilesets of Tiled: where each tile's picture lies, and what class and properties the tile has."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

import msgspec

from game.tiled import limits
from game.tiled.attributes import class_of, whole
from game.tiled.files import nearest_file, open_xml, picture_size
from game.tiled.problems import Findings
from game.tiled.properties import Project, Properties, own_properties, read_properties

Rect = tuple[int, int, int, int]


class Tile(msgspec.Struct, frozen=True):
    """A tile: its picture is ``rect`` of the file ``image`` (all of it if None), ``width`` by ``height`` pixels;
    ``offset`` moves it where it is drawn; ``key`` is a colour to leave out, as "rrggbb"."""

    tileset: str
    number: int
    image: str
    rect: Rect | None
    width: int
    height: int
    class_name: str = ""
    properties: Properties = {}
    offset: tuple[int, int] = (0, 0)
    key: str = ""
    fills_square: bool = False
    #: A picture that is brought to another size keeps its proportions and stands in the middle.
    keeps_shape: bool = False
    #: Numbers of the tiles, of the same tileset, that are shown in turn, and for how many milliseconds each.
    frames: tuple[tuple[int, int], ...] = ()
    anchor: str = "unspecified"

    @property
    def title(self) -> str:
        """Return the tile as a message calls it."""
        return f'tile {self.number} of "{self.tileset}"'


class Tileset(msgspec.Struct, frozen=True):
    """A tileset's tiles by their number in it. ``path`` is its own file, empty for one inside the map. It is not
    ``is_whole`` when a picture of it cannot be shown."""

    name: str
    path: str
    tiles: dict[int, Tile]
    node: ElementTree.Element | None = None
    is_whole: bool = True


def read_tileset(node: ElementTree.Element, owner: Path, project: Project, findings: Findings) -> Tileset | None:
    """Return the tileset of a ``<tileset>``, read from its own file if it has one; None, with an error, if it cannot
    be.

    ``owner`` is the file that the element stands in: paths are relative to it."""
    source = node.get("source")
    if source is None:
        name = node.get("name", "")
        return _tileset(node, owner, "", project, findings.inside(item=f'tileset "{name}"'))
    path = Path(os.path.normpath(owner.parent / source))
    about = findings.inside(item=f'tileset "{source}"')
    if path.suffix.lower() in (".tsj", ".json"):
        about.loss("tileset_json", "JSON tilesets are not read; please export it as .tsx and use that")
        return None
    try:
        root = open_xml(path, "tileset")
    except limits.UnreadableError as error:
        about.loss("tileset", f"{error} ({path}){nearest_file(path)}")
        return None
    return _tileset(root, path, str(path), project, findings.inside(file=str(path), layer="", item=""))


def _tileset(node: ElementTree.Element, owner: Path, path: str, project: Project, findings: Findings) -> Tileset | None:
    name = node.get("name", "")
    width, height = whole(node, "tilewidth", 0, findings), whole(node, "tileheight", 0, findings)
    project.language.check_class(class_of(node), "tileset", findings)
    tiles: dict[int, Tile] = {}
    is_whole = True
    image = node.find("image")
    if image is not None:
        if not (0 < width <= 4096 and 0 < height <= 4096):
            findings.loss("tile_size", f"tiles of {width}x{height} pixels; 1 to 4096 are expected")
            return None
        tiles = _cut(node, image, owner, findings)
        is_whole = bool(tiles)
    offset_node = node.find("tileoffset")
    offset = (0, 0)
    if offset_node is not None:
        offset = (whole(offset_node, "x", 0, findings), whole(offset_node, "y", 0, findings))
    # Of tiles of a picture that cannot be shown nothing more is told.
    is_cut = is_whole
    for each in node.findall("tile"):
        number = whole(each, "id", -1, findings)
        if not is_cut and number not in tiles and each.find("image") is None:
            continue
        own = _tile(each, number, tiles.get(number), owner, name, project, findings)
        if own is not None:
            tiles[number] = own
        elif each.find("image") is not None:
            is_whole = False
    fills = node.get("tilerendersize") == "grid"
    anchor = node.get("objectalignment", "unspecified")
    keeps = node.get("fillmode") == "preserve-aspect-fit"
    for number, tile in tiles.items():
        tiles[number] = msgspec.structs.replace(
            tile, tileset=name, offset=offset, fills_square=fills, keeps_shape=keeps, anchor=anchor
        )
    return Tileset(name, path, tiles, node, is_whole)


def read_picture(
    image: ElementTree.Element, owner: Path, findings: Findings, *, is_for_the_eye: bool = False
) -> tuple[str, tuple[int, int], str] | None:
    """Return an ``<image>``: its file, its size and the colour to leave out; None, with an error, for one that cannot
    be shown. Of the file itself only the first bytes are read."""
    # A picture of an image layer is for the eye only.
    error = findings.error if is_for_the_eye else findings.loss
    source = image.get("source")
    if not source:
        error("picture_inside", "the picture lies inside the file; please keep it in a file of its own")
        return None
    path = Path(os.path.normpath(owner.parent / source))
    size = picture_size(path)
    if size is None and not path.is_file():
        error("picture_missing", f"there is no picture {path}{nearest_file(path)}")
        size = (whole(image, "width", 0, findings), whole(image, "height", 0, findings))
        if min(size) < 1:
            return None
    if size is None or min(size) < 1:
        is_png = path.suffix.lower() == ".png"
        why = "it is damaged or no PNG file" if is_png else "please use PNG"
        error("picture_size", f"the size of the picture {path} cannot be found out; {why}")
        return None
    if max(size) > limits.PICTURE_SIDE or size[0] * size[1] > limits.PICTURE_PIXELS:
        text = f"the picture {path} has {size[0]}x{size[1]} pixels; at most {limits.PICTURE_PIXELS} are expected"
        error("picture_size", text)
        return None
    if not limits.tally_now().has_room_for(str(path), size):
        text = f"the map's pictures have more than {limits.PICTURES_TOGETHER} pixels together, the last of them {path}"
        error("picture_size", text)
        return None
    return str(path), size, image.get("trans", "").lstrip("#").lower()


def _cut(node: ElementTree.Element, image: ElementTree.Element, owner: Path, findings: Findings) -> dict[int, Tile]:
    """Return the tiles of one large picture, row by row."""
    picture = read_picture(image, owner, findings)
    if picture is None:
        return {}
    path, (across, down), key = picture
    width, height = whole(node, "tilewidth", 0, findings), whole(node, "tileheight", 0, findings)
    margin = max(0, whole(node, "margin", 0, findings))
    spacing = max(0, whole(node, "spacing", 0, findings))
    columns = (across - margin + spacing) // (width + spacing)
    rows = (down - margin + spacing) // (height + spacing)
    count = min(whole(node, "tilecount", columns * rows, findings), max(0, columns) * max(0, rows))
    tally = limits.tally_now()
    if count + tally.tiles > limits.MOST_TILES:
        findings.loss("too_large", f"tilesets of more than {limits.MOST_TILES} tiles together; fewer are expected")
        return {}
    tally.tiles += max(0, count)
    if columns < 1 or rows < 1 or count < 0:
        findings.loss("picture_small", f"the picture {path} ({across}x{down}) holds no tile of {width}x{height}")
        return {}
    tiles = {}
    for number in range(count):
        x = margin + number % columns * (width + spacing)
        y = margin + number // columns * (height + spacing)
        tiles[number] = Tile("", number, path, (x, y, width, height), width, height, key=key)
    return tiles


def _tile(
    node: ElementTree.Element,
    number: int,
    cut: Tile | None,
    owner: Path,
    tileset: str,
    project: Project,
    findings: Findings,
) -> Tile | None:
    about = findings.inside(item=f'tile {number} of "{tileset}"')
    tile = cut
    image = node.find("image")
    if image is not None:
        picture = read_picture(image, owner, about)
        if picture is None:
            return None
        path, (across, down), key = picture
        x, y = whole(node, "x", 0, about), whole(node, "y", 0, about)
        width, height = whole(node, "width", across, about), whole(node, "height", down, about)
        rect = None if (x, y, width, height) == (0, 0, across, down) else (x, y, width, height)
        tile = Tile("", number, path, rect, width, height, key=key)
    if tile is None:
        about.warning("tile_without_picture", "the tileset's picture has no such tile")
        return None
    class_name = class_of(node)
    project.language.check_class(class_name, "tile", about)
    project.language.check_words(class_name, own_properties(node, project, about), "tile", about)
    properties = read_properties(node, project, class_name, about)
    return msgspec.structs.replace(tile, class_name=class_name, properties=properties, frames=_frames(node, about))


def _frames(node: ElementTree.Element, findings: Findings) -> tuple[tuple[int, int], ...]:
    """Return what an animated tile shows in turn; nothing for one that is not."""
    frames = tuple(
        (whole(each, "tileid", -1, findings), whole(each, "duration", 0, findings))
        for animation in node.findall("animation")
        for each in animation.findall("frame")
    )
    return tuple((number, lasts) for number, lasts in frames if number >= 0 and lasts > 0)

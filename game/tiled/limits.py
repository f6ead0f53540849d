"""How large a map and its files may be. What is larger is refused while it is being opened, before anything is
unpacked, cut or worked out of it: in no time, and in little memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from xml.etree import ElementTree

#: Bytes that a map, tileset, template or project may have, and all files of a map together.
MOST_BYTES, MOST_BYTES_TOGETHER = 4 << 20, 16 << 20
#: How deep elements may lie in one another: groups in groups are the only reason to.
MOST_DEPTH = 60
#: Squares along a side of a map; pixels along a side of a map, and of an object's tile.
MOST_SIDE, MOST_PIXELS, MOST_TILE = 256, 16384, 4096
#: Squares of all tile layers together, counted with the empty ones: 64 layers of the largest board of Skirmish.
MOST_CELLS = 64 * 64 * 64
#: Squares along a side of a chunk: how far a part of an infinite map may reach over what is painted.
_CHUNK = 64
#: Tiles of all tilesets together.
MOST_TILES = 1 << 16
#: Pixels along a side of a picture, of one picture, and of all pictures of a map together.
PICTURE_SIDE, PICTURE_PIXELS, PICTURES_TOGETHER = 16384, 1 << 24, 1 << 26
#: How often a repeating picture may be laid to fill the map.
MOST_REPEATS = 4096
#: Problems of a map that are listed.
MOST_PROBLEMS = 200
#: Elements of all files of a map together, by their tags, with the word that a sentence has for many of them.
MOST_ELEMENTS = 60_000
COUNTED: dict[str, tuple[int, str]] = {
    "layer": (200, "tile layers"),
    "group": (200, "groups"),
    "imagelayer": (100, "image layers"),
    "objectgroup": (400, "object layers"),
    "chunk": (4096, "chunks"),
    "object": (2000, "objects"),
    "property": (20_000, "properties"),
    "tileset": (100, "tilesets"),
    "frame": (4096, "frames"),
}
#: Points of one polygon or line, and of all together.
MOST_POINTS, MOST_POINTS_TOGETHER = 500, 5000


class UnreadableError(Exception):
    """A file that cannot be read; its text completes "FILE: ..."."""

    code = "unreadable"
    #: The layer concerned.
    layer = ""


class TooLargeError(UnreadableError):
    """A file with more in it than any map needs."""

    def __init__(self, text: str, code: str = "too_large", layer: str = "") -> None:
        super().__init__(text)
        self.code, self.layer = code, layer


class Tally:
    """What has been opened for one map so far: elements, squares, bytes; and the files' contents, each read once."""

    def __init__(self) -> None:
        self.elements, self.cells, self.points, self.bytes, self.tiles = 0, 0, 0, 0, 0
        self.tags: dict[str, int] = dict.fromkeys(COUNTED, 0)
        self.pictures: dict[str, int] = {}
        self.roots: dict[str, ElementTree.Element] = {}
        #: Squares along a side that a map of a class may have, as messages say it.
        self.most_squares: Callable[[str], int] = lambda _: MOST_SIDE
        self.most = MOST_SIDE
        self._size = (0, 0)
        self._is_infinite = False
        self._layer = ""
        #: Left, top, right and lower end of all chunks.
        self._reach = (0, 0, 0, 0)

    def element(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Count an element that begins. Raises TooLargeError when it is one too many, or says that it is too large."""
        self.elements += 1
        if self.elements > MOST_ELEMENTS:
            raise TooLargeError(f"it has more than {MOST_ELEMENTS} elements")
        if tag in self.tags:
            self.tags[tag] += 1
            most, many = COUNTED[tag]
            if self.tags[tag] > most:
                raise TooLargeError(f"it has more than {most} {many}")
        match tag:
            case "map":
                self._take_map(attributes)
            case "layer":
                self._take_layer(attributes)
            case "chunk":
                self._take_chunk(attributes)
            case "polygon" | "polyline":
                self._take_points(attributes.get("points", "").count(",") + 1)

    def _take_map(self, attributes: Mapping[str, str]) -> None:
        size = _whole(attributes, "width"), _whole(attributes, "height")
        self.most = self.most_squares(attributes.get("class") or attributes.get("type") or "")
        self._is_infinite = attributes.get("infinite", "0") not in ("0", "false")
        if self._is_infinite:
            return
        self._size = size
        if max(size) > MOST_SIDE:
            text = f"a map of {size[0]}x{size[1]} squares; 1 to {self.most} squares are expected each way"
            raise TooLargeError(text, "map_size")

    def _take_layer(self, attributes: Mapping[str, str]) -> None:
        self._layer = attributes.get("name", "")
        if not self._is_infinite:
            width, height = (_whole(attributes, name, side) for name, side in zip(_SIDES, self._size, strict=True))
            self._take_cells(width, height)

    def _take_chunk(self, attributes: Mapping[str, str]) -> None:
        x, y, width, height = (_whole(attributes, name) for name in ("x", "y", *_SIDES))
        self._take_cells(width, height)
        if self.tags["chunk"] == 1:
            self._reach = (x, y, x + width, y + height)
        left, top, right, bottom = self._reach
        self._reach = min(left, x), min(top, y), max(right, x + width), max(bottom, y + height)
        wide, high = self._reach[2] - self._reach[0], self._reach[3] - self._reach[1]
        if max(wide, high) > MOST_SIDE + 2 * _CHUNK:
            text = f"the map reaches over {wide}x{high} squares; at most {self.most} are read each way"
            raise TooLargeError(text, "map_size", self._layer)

    def _take_cells(self, width: int, height: int) -> None:
        if max(width, height) > MOST_SIDE:
            text = f"{width}x{height} squares of a layer; at most {self.most} are expected each way"
            raise TooLargeError(text, "layer_size", self._layer)
        self.cells += max(0, width) * max(0, height)
        if self.cells > MOST_CELLS:
            text = f"the tile layers have more than {MOST_CELLS} squares together"
            raise TooLargeError(text, "layer_size", self._layer)

    def _take_points(self, count: int) -> None:
        self.points += count
        if count > MOST_POINTS or self.points > MOST_POINTS_TOGETHER:
            text = f"at most {MOST_POINTS} points are expected of a polygon, and {MOST_POINTS_TOGETHER} of all together"
            raise TooLargeError(text)

    def file(self, count: int) -> None:
        """Count a file of this many bytes."""
        self.bytes += count
        if self.bytes > MOST_BYTES_TOGETHER:
            raise TooLargeError(f"its files are larger than {MOST_BYTES_TOGETHER >> 20} MB together")

    def has_room_for(self, picture: str, size: tuple[int, int]) -> bool:
        """Return whether this picture, too, may be loaded for the map."""
        self.pictures[picture] = size[0] * size[1]
        return sum(self.pictures.values()) <= PICTURES_TOGETHER


_SIDES = ("width", "height")
_tally: ContextVar[Tally | None] = ContextVar("tally", default=None)


def _whole(attributes: Mapping[str, str], name: str, otherwise: int = 0) -> int:
    """Return a whole number as it will be read; one that is none counts nothing here and is noted where it is read."""
    try:
        return int(float(attributes[name])) if name in attributes else otherwise
    except (ValueError, OverflowError):
        return 0


@contextmanager
def tallying() -> Iterator[Tally]:
    """Count all that is opened meanwhile as one map's."""
    tally = Tally()
    token = _tally.set(tally)
    try:
        yield tally
    finally:
        _tally.reset(token)


def tally_now() -> Tally:
    """Return the tally of the map that is being read; one of its own for a file that is opened alone."""
    return _tally.get() or Tally()

"""Opening the XML files of Tiled, and pictures' sizes, without trusting either."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO
from xml.etree import ElementTree
from xml.parsers import expat

from game.tiled.changes import note
from game.tiled.limits import MOST_BYTES, MOST_DEPTH, Tally, UnreadableError, tally_now
from game.tiled.problems import did_you_mean

__all__ = ["UnreadableError", "nearest_file", "open_xml", "picture_size"]


class _Building:
    """Builds the tree of a file while it is parsed. A document type is passed over: nothing that it names is fetched,
    and a file that declares entities, which can be made to fill the memory or to read other files, is refused."""

    def __init__(self, tally: Tally) -> None:
        self.tree = ElementTree.TreeBuilder()
        self.tally = tally
        self.depth = 0
        parser = self.parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self.tree.data
        parser.EntityDeclHandler = self._entity
        parser.SkippedEntityHandler = self._entity

    def _entity(self, *_: object) -> None:
        text = "its document type (<!DOCTYPE>) declares entities, which no map needs; please save it with Tiled again"
        raise UnreadableError(text)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise UnreadableError(f"groups lie more than {MOST_DEPTH} deep in one another")
        self.tally.element(tag, attributes)
        self.tree.start(tag, attributes)

    def _end(self, tag: str) -> None:
        self.depth -= 1
        self.tree.end(tag)


def open_xml(path: Path, root_tag: str) -> ElementTree.Element:
    """Return the root element of a Tiled file. Raises UnreadableError if there is no such file, if it is too large, is
    no XML, or has another root than ``root_tag``. A file that a map needs several times is opened once."""
    tally = tally_now()
    known = tally.roots.get(str(path))
    root = _parsed(path, root_tag, tally) if known is None else known
    if root.tag != root_tag:
        raise UnreadableError(f"a <{root_tag}> is expected, not a <{root.tag[:40]}>")
    tally.roots[str(path)] = root
    return root


def _parsed(path: Path, root_tag: str, tally: Tally) -> ElementTree.Element:
    contents = _contents(path)
    tally.file(len(contents))
    building, end = _Building(tally), True
    try:
        for begin in range(0, len(contents), 65536):
            building.parser.Parse(contents[begin : begin + 65536])
        building.parser.Parse(b"", end)
        return building.tree.close()
    except UnreadableError:
        raise
    except expat.ExpatError as error:
        if contents[:1] != b"<" and contents[:4] not in (b"\xef\xbb\xbf<", b"\xff\xfe<\0", b"\xfe\xff\0<"):
            raise UnreadableError(f"this is not a Tiled file, which would begin with <{root_tag}>") from None
        reason = expat.ErrorString(error.code)
        raise UnreadableError(
            f"the XML is broken at line {error.lineno}, column {error.offset + 1} ({reason})"
        ) from None
    except (AssertionError, ValueError, LookupError) as error:
        raise UnreadableError(f"the XML cannot be read ({error})") from None


#: Bytes that are read to find the first element of a file.
_BEGINNING = 16384


def first_element(path: Path) -> dict[str, str]:
    """Return the attributes of the first element of an XML file; none where there is none. Never raises."""
    found: list[dict[str, str]] = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda _, attributes: found.append(attributes)
    try:
        if path.is_file():
            with path.open("rb") as file:
                parser.Parse(file.read(_BEGINNING))
    except (OSError, ValueError, LookupError, expat.ExpatError):
        pass
    return found[0] if found else {}


def _contents(path: Path) -> bytes:
    note(path)
    try:
        if path.is_dir():
            raise UnreadableError("this is a folder; a Tiled map (.tmx) is expected")
        if path.exists() and not path.is_file():
            raise UnreadableError("this is not an ordinary file")
        with path.open("rb") as file:
            contents = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise UnreadableError("there is no such file") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise UnreadableError(f"it cannot be opened ({reason})") from None
    if len(contents) > MOST_BYTES:
        raise UnreadableError(f"it is larger than {MOST_BYTES // 1024 // 1024} MB")
    if not contents.strip():
        raise UnreadableError("it is empty")
    return contents


def nearest_file(path: Path) -> str:
    """Return '; did you mean "tiles.png"?' for a file that is not there, with the nearest name in its folder of the
    same ending; nothing for one that is there, or where none is near."""
    try:
        if path.exists():
            return ""
        note(path.parent / f"*{path.suffix}")
        names = [one.name for one in path.parent.iterdir() if one.suffix.lower() == path.suffix.lower()]
    except (OSError, ValueError):
        return ""
    return did_you_mean(sorted(names), path.name)


def picture_size(path: Path) -> tuple[int, int] | None:
    """Return width and height in pixels from the first bytes of a PNG, GIF, BMP or JPEG file, else None."""
    note(path)
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            head = file.read(32)
            if head[:8] == b"\x89PNG\r\n\x1a\n":
                return struct.unpack(">II", head[16:24])
            if head[:6] in (b"GIF87a", b"GIF89a"):
                return struct.unpack("<HH", head[6:10])
            if head[:2] == b"BM":
                width, height = struct.unpack("<ii", head[18:26])
                return width, abs(height)
            return _jpeg_size(file) if head[:2] == b"\xff\xd8" else None
    except (OSError, struct.error, ValueError):
        return None


def _jpeg_size(file: BinaryIO) -> tuple[int, int] | None:
    """Return the size in a JPEG file's segment of one of the kinds C0 to CF (but not C4, C8, CC)."""
    file.seek(2)
    while True:
        marker, kind, length = struct.unpack(">BBH", file.read(4))
        if marker != 0xFF:
            return None
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">xHH", file.read(5))
            return width, height
        file.seek(length - 2, 1)

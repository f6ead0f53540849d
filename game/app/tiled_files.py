"""Opening the XML files of Tiled, and pictures' sizes, without trusting either."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO
from xml.etree import ElementTree

from game.app.map_sources import note

#: Bytes that a map, tileset or template may have: a map of the largest size needs far less.
MOST_BYTES = 32 * 1024 * 1024
#: How deep elements may lie in one another: groups in groups are the only reason to.
MOST_DEPTH = 60


class UnreadableError(Exception):
    """A file that cannot be read; its text completes "FILE: ..."."""


class _Builder(ElementTree.TreeBuilder):
    """Builds a tree, but not of files with a document type: entities, which can be made to fill the memory or to read
    other files, are declared there and nowhere else, and Tiled writes none."""

    depth = 0

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        raise UnreadableError(
            "it has a document type (<!DOCTYPE>), which no map needs; please save it with Tiled again"
        )

    def start(self, tag: str, attrs: dict[str, str], /) -> ElementTree.Element:
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise UnreadableError(f"groups lie more than {MOST_DEPTH} deep in one another")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> ElementTree.Element:
        self.depth -= 1
        return super().end(tag)


def open_xml(path: Path, root_tag: str) -> ElementTree.Element:
    """The root element of a Tiled file. Raises UnreadableError if there is no such file, if it is too large, is no
    XML, or has another root than ``root_tag``."""
    contents = _contents(path)
    parser = ElementTree.XMLParser(target=_Builder())
    try:
        for begin in range(0, len(contents), 65536):
            parser.feed(contents[begin : begin + 65536])
        root: ElementTree.Element = parser.close()
    except UnreadableError:
        raise
    except ElementTree.ParseError as error:
        if contents[:1] != b"<" and contents[:4] not in (b"\xef\xbb\xbf<", b"\xff\xfe<\0", b"\xfe\xff\0<"):
            raise UnreadableError(f"this is no Tiled file, which would begin with <{root_tag}>") from None
        line, column = error.position
        reason = str(error).split(":")[0]
        raise UnreadableError(f"the XML is broken at line {line}, column {column + 1} ({reason})") from None
    except (ValueError, LookupError) as error:
        raise UnreadableError(f"the XML cannot be read ({error})") from None
    if root.tag != root_tag:
        raise UnreadableError(f"a <{root_tag}> is expected, not a <{root.tag[:40]}>")
    return root


def _contents(path: Path) -> bytes:
    note(path)
    try:
        if path.is_dir():
            raise UnreadableError("this is a folder; a Tiled map (.tmx) is expected")
        if path.exists() and not path.is_file():
            raise UnreadableError("this is no ordinary file")
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


def picture_size(path: Path) -> tuple[int, int] | None:
    """Width and height in pixels, from the first bytes of a PNG, GIF, BMP or JPEG file; None for anything else."""
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
    """A JPEG file is a row of segments; one of the kinds C0 to CF (but not C4, C8, CC) tells the size."""
    file.seek(2)
    while True:
        marker, kind, length = struct.unpack(">BBH", file.read(4))
        if marker != 0xFF:
            return None
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">xHH", file.read(5))
            return width, height
        file.seek(length - 2, 1)

"""Small maps for tests, written as Tiled writes them, each odd in one way."""

from __future__ import annotations

import base64
import gzip
import struct
import zlib
from pathlib import Path

WIDE, HIGH = 10, 8
#: Tile numbers: nothing, floor, wall, difficult, start of side 1 and 2, and one that only decorates.
NONE, FLOOR, WALL, SLOW, ONE, TWO, PLAIN = range(7)

TILES = """
 <tile id="0" type="SkirmishTile"><properties><property name="terrain" value="floor"/></properties></tile>
 <tile id="1" type="SkirmishTile"><properties><property name="terrain" value="wall"/></properties></tile>
 <tile id="2" type="SkirmishTile"><properties><property name="terrain" value="difficult"/></properties></tile>
 <tile id="3" type="SkirmishTile"><properties><property name="start" value="1"/></properties></tile>
 <tile id="4" type="SkirmishTile"><properties><property name="start" value="2"/></properties></tile>
"""


def ground() -> list[int]:
    """Return a floor with a wall and a difficult square, not the same from both sides."""
    numbers = [FLOOR] * (WIDE * HIGH)
    numbers[3 * WIDE + 4] = WALL
    numbers[5 * WIDE + 6] = SLOW
    return numbers


def starts() -> list[int]:
    """Return side 1 in the two columns on the left, side 2 in those on the right."""
    return [ONE if x < 2 else TWO if x >= WIDE - 2 else NONE for _ in range(HIGH) for x in range(WIDE)]


def png(path: Path, width: int = 64, height: int = 32) -> Path:
    """Return a picture whose pixels all differ."""
    rows = b"".join(
        b"\0" + bytes(v for x in range(width) for v in (x * 3 % 256, y * 5 % 256, (x * y) % 256, 255))
        for y in range(height)
    )
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    ]
    packed = b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + packed)
    return path


def csv(numbers: list[int]) -> str:
    """Return a layer's data as CSV."""
    return f'<data encoding="csv">{",".join(map(str, numbers))}</data>'


def packed(numbers: list[int], compression: str) -> str:
    """Return a layer's data as base64, packed."""
    plain = struct.pack(f"<{len(numbers)}I", *numbers)
    if compression == "zstd":
        import zstandard

        body = zstandard.ZstdCompressor().compress(plain)
    else:
        body = {"zlib": zlib.compress, "gzip": gzip.compress, "": bytes}[compression](plain)
    named = f' compression="{compression}"' if compression else ""
    return f'<data encoding="base64"{named}>\n   {base64.b64encode(body).decode()}\n  </data>'


def layer(name: str, data: str, attributes: str = "", inner: str = "") -> str:
    return f'<layer name="{name}" width="{WIDE}" height="{HIGH}" {attributes}>{inner}{data}</layer>'


def tileset(inner: str = TILES, image: str = '<image source="tiles.png" width="64" height="32"/>') -> str:
    return (
        '<tileset firstgid="1" name="small" tilewidth="16" tileheight="16" tilecount="8" columns="4">'
        f"{image}{inner}</tileset>"
    )


def layers() -> str:
    return layer("Ground", csv(ground())) + layer("Starts", csv(starts()))


def write(folder: Path, body: str, attributes: str = "", name: str = "odd.tmx", tiles: str | None = None) -> Path:
    """Return a map file, with its picture beside it."""
    png(folder / "tiles.png")
    given = f" {attributes}"
    for key, value in (
        ("version", "1.10"),
        ("orientation", "orthogonal"),
        ("class", "SkirmishBoard"),
        ("renderorder", "right-down"),
        ("width", WIDE),
        ("height", HIGH),
        ("tilewidth", 16),
        ("tileheight", 16),
    ):
        if f" {key}=" not in given:
            given += f' {key}="{value}"'
    path = folder / name
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<map{given}>{tileset() if tiles is None else tiles}{body}</map>\n'
    path.write_text(text, encoding="utf-8")
    return path


def plain(folder: Path) -> Path:
    """Return the map without anything odd."""
    return write(folder, layers(), name="plain.tmx")

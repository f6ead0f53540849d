"""The squares of a tile layer, in every form that Tiled saves them."""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from xml.etree import ElementTree

import msgspec

from game.tiled.limits import MOST_SIDE, tally_now
from game.tiled.problems import Findings

Cell = tuple[int, int]

#: Highest bits of a tile's number: mirrored across, mirrored down, then a quarter turn with mirroring (on hex maps 60
#: degrees clockwise), and on hex maps 120 degrees clockwise.
ACROSS, DOWN, DIAGONAL, HEX_120 = 1 << 31, 1 << 30, 1 << 29, 1 << 28


class Turn(msgspec.Struct, frozen=True):
    """How a tile's picture is laid. ``diagonal`` swaps the axes before the mirrorings; on hex maps the picture is
    turned by ``degrees`` clockwise (0, 60, 120 or 180) instead."""

    across: bool = False
    down: bool = False
    diagonal: bool = False
    degrees: int = 0


UPRIGHT = Turn()


def split_gid(raw: int, is_hex: bool) -> tuple[int, Turn]:
    """Return a tile's number without its highest bits, and what these say."""
    gid = raw & (HEX_120 - 1)
    if gid == raw:
        return gid, UPRIGHT
    across, down, diagonal = bool(raw & ACROSS), bool(raw & DOWN), bool(raw & DIAGONAL)
    if not is_hex:
        return gid, Turn(across, down, diagonal)
    return gid, Turn(across, down, degrees=60 * diagonal + 120 * bool(raw & HEX_120))


def read_cells(layer: ElementTree.Element, size: tuple[int, int], findings: Findings) -> dict[Cell, int]:
    """Return raw tile numbers by square, empty squares left out; ``size`` is the map's, used where a layer gives none.

    Layers of infinite maps give squares at their own places, which may be negative."""
    data = layer.find("data")
    if data is None:
        return {}
    coded = (data.get("encoding", ""), data.get("compression", ""))
    chunks = data.findall("chunk")
    if not chunks:
        whole = (0, 0, _size(layer, "width", size[0]), _size(layer, "height", size[1]))
        return _part(data, whole, coded, findings)
    cells: dict[Cell, int] = {}
    for chunk in chunks:
        place = tuple(_size(chunk, name, 0) for name in ("x", "y", "width", "height"))
        cells.update(_part(chunk, (place[0], place[1], place[2], place[3]), coded, findings))
    return cells


def _size(node: ElementTree.Element, name: str, otherwise: int) -> int:
    try:
        return int(node.get(name, otherwise))
    except ValueError:
        return otherwise


def _part(
    node: ElementTree.Element, place: tuple[int, int, int, int], coded: tuple[str, str], findings: Findings
) -> dict[Cell, int]:
    left, top, width, height = place
    if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
        most = tally_now().most
        findings.loss("layer_size", f"{width}x{height} squares cannot be read; 1 to {most} are expected each way")
        return {}
    tiles = node.findall("tile")
    if tiles and not coded[0]:
        numbers: list[int] = [_size(tile, "gid", 0) & 0xFFFFFFFF for tile in tiles]
    else:
        text = "".join(node.itertext()).strip()
        # A layer without data is one that nothing was drawn on.
        numbers = _numbers(text, width, height, coded, findings) if text else [0] * (width * height)
    if len(numbers) != width * height:
        less = len(numbers) < width * height
        at = (left + len(numbers) % width, top + len(numbers) // width) if less else None
        text = f"{width}x{height} = {width * height} squares are expected, not {len(numbers)}"
        findings.warning("layer_short" if less else "layer_long", text, at)
    return {
        (left + i % width, top + i // width): number
        for i, number in enumerate(numbers[: width * height])
        if number & (HEX_120 - 1)
    }


def _numbers(text: str, width: int, height: int, coded: tuple[str, str], findings: Findings) -> list[int]:
    encoding, compression = coded
    if encoding == "csv":
        return _csv(text, width, findings)
    if encoding != "base64":
        findings.loss("encoding", f'the encoding "{encoding}" is unknown; csv or base64 is expected')
        return [0] * (width * height)
    # One number more than is expected shows a layer that is too long, and no bomb gets further.
    most = 4 * width * height + 4
    try:
        packed = base64.b64decode("".join(text.split()), validate=True)
        match compression:
            case "":
                plain = packed[:most]
            case "zlib":
                plain = _inflated(packed, most, zlib.MAX_WBITS)
            case "gzip":
                plain = _inflated(packed, most, zlib.MAX_WBITS | 16)
            case "zstd":
                plain = _zstd(packed, most)
            case _:
                known = "zlib, gzip, zstd or none is expected"
                findings.loss("compression", f'the compression "{compression}" is unknown; {known}')
                return [0] * (width * height)
    except (binascii.Error, zlib.error, ValueError):
        text = "the layer's squares cannot be unpacked: they are damaged or cut off; please save the map again"
        findings.loss("layer_packed", text)
        return [0] * (width * height)
    return list(struct.unpack(f"<{len(plain) // 4}I", plain[: len(plain) // 4 * 4]))


def _inflated(packed: bytes, most: int, window: int) -> bytes:
    unpacker = zlib.decompressobj(window)
    plain = unpacker.decompress(packed, most)
    if len(plain) < most and not unpacker.eof:
        raise ValueError("the end is missing")
    return plain


def _zstd(packed: bytes, most: int) -> bytes:
    import io

    import zstandard

    try:
        with zstandard.ZstdDecompressor().stream_reader(io.BytesIO(packed)) as reader:
            return bytes(reader.read(most))
    except zstandard.ZstdError as error:
        raise ValueError(str(error)) from None


def _csv(text: str, width: int, findings: Findings) -> list[int]:
    words = text.replace("\n", " ").split(",")
    if words and not words[-1].strip():
        words.pop()
    numbers = []
    for i, word in enumerate(words):
        plain = word.strip()
        if plain.isascii() and plain.isdigit() and len(plain) <= 10:
            numbers.append(int(plain) & 0xFFFFFFFF)
        else:
            findings.loss("csv_number", f'a tile\'s number is expected, not "{plain[:20]}"', (i % width, i // width))
            numbers.append(0)
    return numbers

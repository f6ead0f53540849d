"""Maps that are too large are refused at once and in little memory; what is just large enough is read."""

from __future__ import annotations

import base64
import json
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.maps.reading import read_map
from game.tiled import limits
from tests.maps import builders as b
from tests.maps import hex_builders as h


def head(width: int, height: int) -> bytes:
    """Return the first bytes of a PNG of that size, and nothing more."""
    body = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))


def packed_layer(wide: int, high: int, name: str = "G") -> str:
    body = base64.b64encode(zlib.compress(struct.pack(f"<{wide * high}I", *[1] * (wide * high)))).decode()
    data = f'<data encoding="base64" compression="zlib">{body}</data>'
    return f'<layer name="{name}" width="{wide}" height="{high}">{data}</layer>'


def squares(folder: Path) -> Path:
    return b.write(folder, packed_layer(512, 512), 'width="512" height="512"')


def board(folder: Path) -> Path:
    return b.write(folder, "".join(packed_layer(65, 65, f"L{i}") for i in range(40)), 'width="65" height="65"')


def hexes(folder: Path) -> Path:
    layers = "".join(packed_layer(65, 65, f"Level {i}") for i in range(15))
    body = layers.replace("<data", '<properties><property name="level" value="1"/></properties><data')
    return h.write(folder, body, more='width="65" height="65"')


def layers(folder: Path) -> Path:
    return b.write(folder, b.layers() + '<layer name="x"/>' * 3000)


def layer_sizes(folder: Path) -> Path:
    return b.write(folder, packed_layer(256, 256) * 20, 'width="20" height="20"')


def chunks(folder: Path) -> Path:
    data = "".join(f'<chunk x="{16 * i}" y="0" width="16" height="16"/>' for i in range(9000))
    return b.write(folder, b.layer("G", f'<data encoding="csv">{data}</data>'), 'infinite="1"')


def far_chunks(folder: Path) -> Path:
    data = "".join(f'<chunk x="{x}" y="0" width="16" height="16">{"1," * 255}1</chunk>' for x in (0, 1 << 30))
    return b.write(folder, b.layer("G", f'<data encoding="csv">{data}</data>'), 'infinite="1"')


def full_chunks(folder: Path) -> Path:
    chunk = '<chunk x="{}" y="{}" width="64" height="64">' + "1," * 4095 + "1</chunk>"
    data = "".join(chunk.format(64 * (i % 4), 64 * (i // 4)) for i in range(12))
    layer = b.layer("G", f'<data encoding="csv">{data}</data>')
    return b.write(folder, layer * 8, 'infinite="1"')


def objects(folder: Path) -> Path:
    one = '<object id="1" type="StartArea" x="1" y="1" width="9" height="9"/>'
    return b.write(folder, b.layers() + f'<objectgroup name="o">{one * 50_000}</objectgroup>')


def properties(folder: Path) -> Path:
    one = '<property name="titel" value="x"/>'
    return b.write(folder, f"<properties>{one * 100_000}</properties>" + b.layers())


def polygon(folder: Path) -> Path:
    points = " ".join(f"{i % 97},{i % 89}" for i in range(300_000))
    one = f'<object id="1" type="StartArea" x="1" y="1"><polygon points="{points}"/></object>'
    return b.write(folder, b.layers() + f'<objectgroup name="o">{one}</objectgroup>')


def repeats(folder: Path) -> Path:
    b.png(folder / "dot.png", 1, 1)
    one = '<imagelayer name="Fog" repeatx="1" repeaty="1"><image source="dot.png" width="1" height="1"/></imagelayer>'
    return b.write(folder, b.layers() + one, 'tilewidth="128" tileheight="128"')


def tile_object(folder: Path) -> Path:
    one = '<object id="1" gid="1" x="0" y="0" width="60000" height="60000"/>'
    return b.write(folder, b.layers() + f'<objectgroup name="o">{one}</objectgroup>')


def far_object(folder: Path) -> Path:
    one = '<object id="1" gid="1" x="1e300" y="0" width="6" height="6"/>'
    return b.write(folder, b.layers() + f'<objectgroup name="o">{one}</objectgroup>')


def far_layer(folder: Path) -> Path:
    return b.write(folder, b.layers() + b.layer("Far", b.csv(b.ground()), 'offsetx="1e300"'))


def tileset_picture(folder: Path) -> Path:
    path = b.write(folder, b.layers(), tiles=b.tileset(image='<image source="huge.png" width="64" height="32"/>'))
    (folder / "huge.png").write_bytes(head(32768, 32768))
    return path


def layer_picture(folder: Path) -> Path:
    (folder / "huge.png").write_bytes(head(32768, 32768))
    return b.write(folder, b.layers() + '<imagelayer name="i"><image source="huge.png"/></imagelayer>')


def pictures(folder: Path) -> Path:
    for number in range(5):
        (folder / f"large{number}.png").write_bytes(head(4096, 4096))
    each = (f'<imagelayer name="i"><image source="large{number}.png"/></imagelayer>' for number in range(5))
    return b.write(folder, b.layers() + "".join(each))


def tiny_tiles(folder: Path) -> Path:
    (folder / "large.png").write_bytes(head(4096, 4096))
    tiles = '<tileset firstgid="1" name="t" tilewidth="1" tileheight="1"><image source="large.png"/></tileset>'
    return b.write(folder, b.layers(), tiles=tiles)


def tilesets(folder: Path) -> Path:
    return b.write(folder, b.layers(), tiles=b.tileset() * 400)


def templates(folder: Path) -> Path:
    words = '<property name="a" value="b"/>' * 5000
    (folder / "area.tx").write_text(f"<template><object><properties>{words}</properties></object></template>")
    one = '<object id="3" template="area.tx" x="1" y="1"/>'
    return b.write(folder, b.layers() + f'<objectgroup name="o">{one * 1500}</objectgroup>')


def nested_classes(folder: Path) -> Path:
    kinds = [
        {
            "type": "class",
            "name": f"C{level}",
            "members": [{"name": f"m{i}", "type": "class", "propertyType": f"C{level + 1}"} for i in range(10)],
        }
        for level in range(11)
    ]
    (folder / "own.tiled-project").write_text(json.dumps({"propertyTypes": kinds}))
    return b.write(folder, '<properties><property name="p" type="class" propertytype="C0"/></properties>' + "<layer/>")


def many_bytes(folder: Path) -> Path:
    path = b.plain(folder)
    path.write_bytes(path.read_bytes().replace(b"</map>", b"<!--" + b" " * limits.MOST_BYTES + b"--></map>"))
    return path


def elements(folder: Path) -> Path:
    return b.write(folder, b.layers() + "<a/>" * 900_000)


def problems(folder: Path) -> Path:
    return b.write(folder, b.layer("Bad", f'<data encoding="csv">{"?," * 79}?</data>') * 150)


CASES: dict[str, tuple[Callable[[Path], Path], str]] = {
    "squares": (squares, "512x512 squares; 1 to 64"),
    "board": (board, "65x65 squares; 1 to 64 squares are expected each way of a SkirmishBoard"),
    "hexes": (hexes, "65x65 squares; 1 to 64 squares are expected each way of an ArenaBattlefield"),
    "layers": (layers, "more than 200 tile layers"),
    "layer sizes": (layer_sizes, "262144 squares together"),
    "chunks": (chunks, "the map reaches over"),
    "far chunks": (far_chunks, "the map reaches over 1073741840x16 squares"),
    "full chunks": (full_chunks, "262144 squares together"),
    "objects": (objects, "more than 2000 objects"),
    "properties": (properties, "more than 20000 properties"),
    "polygon": (polygon, "at most 500 points"),
    "repeats": (repeats, "fills the map"),
    "tile object": (tile_object, "a tile of 60000x60000 pixels"),
    "far object": (far_object, "within 65536 pixels"),
    "far layer": (far_layer, "offsetx is 1e+300"),
    "tileset's picture": (tileset_picture, "32768x32768 pixels"),
    "layer's picture": (layer_picture, "32768x32768 pixels"),
    "pictures": (pictures, "67108864 pixels together"),
    "tiny tiles": (tiny_tiles, "more than 65536 tiles"),
    "tilesets": (tilesets, "more than 100 tilesets"),
    "templates": (templates, "more than 20000 properties"),
    "nested classes": (nested_classes, "error"),
    "bytes": (many_bytes, "larger than 4 MB"),
    "elements": (elements, "more than 60000 elements"),
    "problems": (problems, "a tile's number is expected"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_too_large_is_said(name: str, tmp_path: Path) -> None:
    make, words = CASES[name]
    found = read_map(make(tmp_path))
    assert found.errors and found.board is None
    assert any(words in str(problem) for problem in found.errors), [str(problem) for problem in found.problems][:3]
    assert len(found.problems) <= 2 * limits.MOST_PROBLEMS


_MEASURE = """
import resource, sys, time
from game.app.maps.reading import read_map
import pytmx
read_map(sys.argv[1])
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for path in sys.argv[2:]:
    began = time.process_time()
    read_map(path)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    print(round(time.process_time() - began, 3), round(grown / 1024), path)
"""


def test_a_refusal_takes_half_a_second_and_a_hundred_megabytes_at_most(tmp_path: Path) -> None:
    paths = [b.plain(tmp_path)]
    for number, (make, _) in enumerate(CASES.values()):
        folder = tmp_path / str(number)
        folder.mkdir()
        paths.append(make(folder))
    ran = subprocess.run(
        [sys.executable, "-c", _MEASURE, *map(str, paths)], capture_output=True, text=True, timeout=100, check=True
    )
    told = dict(zip(CASES, (line.split()[:2] for line in ran.stdout.splitlines()), strict=True))
    slow = {name: seconds for name, (seconds, _) in told.items() if float(seconds) > 0.5}
    large = {name: megabytes for name, (_, megabytes) in told.items() if int(megabytes) > 100}
    assert (slow, large) == ({}, {})


# --- at the limits ---


def test_as_many_squares_as_may_be(tmp_path: Path) -> None:
    ground = [b.FLOOR] * (64 * 64)
    numbers = [b.ONE if i % 64 < 2 else b.TWO if i % 64 > 61 else 0 for i in range(64 * 64)]
    body = "".join(b.layer(name, b.csv(each)) for name, each in (("Ground", ground), ("Starts", numbers)))
    sized = body.replace(f'width="{b.WIDE}" height="{b.HIGH}"', 'width="64" height="64"')
    found = read_map(b.write(tmp_path, sized, 'width="64" height="64"'))
    assert found.board is not None and found.board.grid.width == 64 and not found.errors


def test_as_many_objects_as_may_be(tmp_path: Path) -> None:
    body = b.layers() + f'<objectgroup name="o">{"<object/>" * 2000}</objectgroup>'
    assert read_map(b.write(tmp_path, body)).board is not None
    body = b.layers() + f'<objectgroup name="o">{"<object/>" * 2001}</objectgroup>'
    assert read_map(b.write(tmp_path, body)).errors[0].code == "too_large"


def test_a_picture_as_large_as_may_be(tmp_path: Path) -> None:
    (tmp_path / "large.png").write_bytes(head(4096, 4096))
    path = b.write(tmp_path, b.layers() + '<imagelayer name="i"><image source="large.png"/></imagelayer>')
    assert read_map(path).board is not None
    (tmp_path / "large.png").write_bytes(head(4096, 4097))
    assert [problem.code for problem in read_map(path).errors] == ["picture_size"]


def test_a_tile_object_as_large_as_may_be(tmp_path: Path) -> None:
    one = '<objectgroup name="o"><object id="1" gid="1" x="0" y="0" width="{}" height="9"/></objectgroup>'
    assert read_map(b.write(tmp_path, b.layers() + one.format(4096))).board is not None
    assert read_map(b.write(tmp_path, b.layers() + one.format(4097))).errors[0].code == "object_size"


def test_errors_are_not_lost_among_many_warnings(tmp_path: Path) -> None:
    notes = "".join(f'<property name="titl{i}" value="x"/>' for i in range(400))
    found = read_map(b.write(tmp_path, f"<properties>{notes}</properties>" + b.layer("Ground", b.csv([99] * 80))))
    assert len(found.problems) - len(found.errors) == limits.MOST_PROBLEMS and found.errors[0].code == "tile_unknown"

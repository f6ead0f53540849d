"""Where a part of a map cannot be read, only the cause is reported, in a designer's words, and nothing that follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.maps.reading import read_map
from tests.maps import builders as b
from tests.maps import hex_builders as h

STARTS = b.layer("Starts", b.csv(b.starts()))


def only(path: Path, code: str) -> str:
    """Return the text of the one problem that a map has."""
    found = read_map(path)
    assert found.board is None
    assert [problem.code for problem in found.problems] == [code], [str(each) for each in found.problems]
    return found.problems[0].text


def test_nothing_follows_from_a_tileset_that_is_missing(tmp_path: Path) -> None:
    only(b.write(tmp_path, b.layers(), tiles='<tileset firstgid="1" source="lost.tsx"/>'), "tileset")


@pytest.mark.parametrize("size", ['width="64" height="32"', ""])
def test_nothing_follows_from_a_picture_that_is_missing(size: str, tmp_path: Path) -> None:
    tiles = b.tileset(image=f'<image source="lost.png" {size}/>')
    only(b.write(tmp_path, b.layers(), tiles=tiles), "picture_missing")


def test_nothing_follows_from_one_missing_picture_of_a_collection(tmp_path: Path) -> None:
    b.png(tmp_path / "floor.png", 16, 16)
    tiles = "".join(
        f'<tile id="{number}" type="SkirmishTile"><properties><property name="{name}" value="{value}"/></properties>'
        f'<image source="{"lost" if value == "wall" else "floor"}.png"/></tile>'
        for number, (name, value) in enumerate(
            (("terrain", "floor"), ("terrain", "wall"), ("terrain", "difficult"), ("start", "1"), ("start", "2"))
        )
    )
    only(b.write(tmp_path, b.layers(), tiles=b.tileset(tiles, image="")), "picture_missing")


def test_a_missing_picture_of_an_image_layer_hides_no_other_cause(tmp_path: Path) -> None:
    image = '<imagelayer name="Sky"><image source="lost.png"/></imagelayer>'
    ground = b.layer("Ground", b.csv(b.ground()))
    codes = [problem.code for problem in read_map(b.write(tmp_path, ground + image)).errors]
    assert "picture_missing" in codes and "start_small" in codes


@pytest.mark.parametrize("compression", ["zlib", "gzip", "zstd"])
def test_a_layer_that_cannot_be_unpacked_is_reported_in_our_own_words(compression: str, tmp_path: Path) -> None:
    data = f'<data encoding="base64" compression="{compression}">AAAAAAAA</data>'
    text = only(b.write(tmp_path, b.layer("Ground", data) + STARTS), "layer_packed")
    assert text == "the layer's squares cannot be unpacked: they are damaged or cut off; please save the map again"


def test_a_damaged_png_is_not_advised_to_be_a_png(tmp_path: Path) -> None:
    (tmp_path / "odd.png").write_bytes(b"no picture")
    text = only(b.write(tmp_path, b.layers(), tiles=b.tileset(image='<image source="odd.png"/>')), "picture_size")
    assert "use PNG" not in text and "is damaged or no PNG" in text
    (tmp_path / "odd.webp").write_bytes(b"no picture")
    text = only(b.write(tmp_path, b.layers(), tiles=b.tileset(image='<image source="odd.webp"/>')), "picture_size")
    assert "please use PNG" in text


def test_the_nearest_file_is_offered(tmp_path: Path) -> None:
    tiles = b.tileset(image='<image source="tile.png" width="64" height="32"/>')
    assert only(b.write(tmp_path, b.layers(), tiles=tiles), "picture_missing").endswith('; did you mean "tiles.png"?')
    (tmp_path / "dungeon.tsx").write_text("<tileset/>")
    path = b.write(tmp_path, b.layers(), tiles='<tileset firstgid="1" source="dungoen.tsx"/>')
    assert only(path, "tileset").endswith('; did you mean "dungeon.tsx"?')
    path = b.write(tmp_path, b.layers(), tiles='<tileset firstgid="1" source="sewer.tsx"/>')
    assert "did you mean" not in only(path, "tileset")


@pytest.mark.parametrize("side", [65, 256, 257])
def test_the_limit_that_is_reported_is_that_of_the_maps_class(side: int, tmp_path: Path) -> None:
    text = only(b.write(tmp_path, "", f'width="{side}" height="8"'), "map_size")
    assert "1 to 64 squares are expected" in text


def test_the_limit_of_a_layer_and_of_an_infinite_map_is_that_of_the_class(tmp_path: Path) -> None:
    wide = '<layer name="Ground" width="300" height="8"><data encoding="csv">1</data></layer>'
    assert "at most 64 are expected" in only(b.write(tmp_path, wide), "layer_size")
    far = '<layer name="Ground"><data encoding="csv"><chunk x="0" y="0" width="16" height="16">1</chunk>' + (
        '<chunk x="800" y="0" width="16" height="16">1</chunk></data></layer>'
    )
    assert "at most 64 are read" in only(b.write(tmp_path, far, 'infinite="1"'), "map_size")


def test_an_ellipse_has_its_article(tmp_path: Path) -> None:
    wall = '<object id="8" class="RuinWall" x="10" y="10" width="20" height="4"><ellipse/></object>'
    found = read_map(h.write(tmp_path, h.flat() + h.objects(wall)))
    assert [each.text.rpartition(", ")[2] for each in found.errors] == ["not an ellipse"]


@pytest.mark.parametrize(("stray", "told"), [(40, True), (41, False)])
def test_a_layer_that_loses_most_of_its_tiles_is_the_only_cause(tmp_path: Path, stray: int, told: bool) -> None:
    numbers = [99] * stray + b.ground()[stray:]
    area = '<objectgroup name="Areas"><object id="4" type="StartArea" x="0" y="0" width="40" height="9"/></objectgroup>'
    found = read_map(b.write(tmp_path, b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts())) + area))
    codes = {problem.code for problem in found.problems if problem.severity == "error"}
    assert "tile_unknown" in codes and ("start_side" in codes) is told

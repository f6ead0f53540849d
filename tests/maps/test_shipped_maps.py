"""The maps that come with the program are sound, fair, and look as Tiled draws them."""

from __future__ import annotations

import os
import shutil
import subprocess
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.app.files import folders
from game.app.games.skirmish.dungeon_tiles import NAMES, NUMBERS, start_of, terrain_of
from game.app.games.skirmish.map_kind import BOARD_KIND, TILE_KIND
from game.app.games.skirmish.tiling import picture_of_board
from game.app.maps.project_file import project_file, project_text
from game.app.maps.reading import MapFile, path_of, picture_for, read_map, source_of
from game.geometry.squares import SquareGrid
from game.rules.skirmish.state.board import TILE, Board, BoardTile, flaws, is_fair
from game.rules.skirmish.state.board_building import PlacedTile, assemble, legal_places
from game.tiled.files import picture_size
from tests.maps import builders as b
from tests.maps.blitting import drawn
from tests.maps.pixels import steps_apart

MAPS = folders.program_folder() / "maps"
BOARDS = sorted((MAPS / "skirmish").glob("*.tmx"))
TILES = sorted((MAPS / "skirmish" / "tiles").glob("*.tmx"))
RASTERIZER = shutil.which("tmxrasterizer")


def named(path: Path) -> str:
    return path.stem


def rasterised(path: Path, folder: Path) -> pygame.Surface:
    """Return the map as Tiled's own tool draws it."""
    if RASTERIZER is None:
        pytest.skip("tmxrasterizer (of the package tiled) is not installed")
    target = folder / "tiled.png"
    calm = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(folder)}
    ran = subprocess.run([RASTERIZER, str(path), str(target)], env=calm, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0 and target.is_file(), ran.stderr
    return pygame.image.load(target)


def same_pixels(ours: pygame.Surface, tiled: pygame.Surface) -> None:
    """Check that pixels are equal, except for rounding where layers are transparent: at most 3 of 255 in all."""
    # Tiled makes room to the right and below for layers that are moved there.
    assert tiled.get_rect().contains(ours.get_rect())
    tiled = tiled.subsurface(ours.get_rect())
    apart = steps_apart(ours, tiled)
    assert apart.max() <= 3, f"{(apart > 3).sum()} pixels differ, by up to {apart.max()}"


def test_there_are_enough_maps() -> None:
    assert len(BOARDS) >= 4 and len(TILES) >= 8


@pytest.mark.parametrize("path", BOARDS, ids=named)
def test_boards_are_sound_and_fair(path: Path) -> None:
    found = read_map(path)
    assert [str(problem) for problem in found.problems] == []
    assert found.kind is BOARD_KIND and isinstance(found.board, Board)
    assert is_fair(found.board)
    assert found.title and found.about and found.author
    assert 24 <= found.board.grid.width <= 30 and 16 <= found.board.grid.height <= 20
    assert path_of(found.board.source) == path and source_of(path) == f"skirmish/{path.name}"
    assert picture_for(found.board.source) == found.picture


def test_boards_differ_in_character() -> None:
    share = [sum(row.count("#") for row in read_map(path).board.grid.rows) for path in BOARDS]
    titles = {read_map(path).title for path in BOARDS}
    assert len(set(share)) == len(titles) == len(BOARDS)


@pytest.mark.parametrize("path", TILES, ids=named)
def test_board_tiles_are_sound(path: Path) -> None:
    found = read_map(path)
    assert [str(problem) for problem in found.problems] == []
    assert found.kind is TILE_KIND and isinstance(found.board, BoardTile)
    assert (found.board.grid.width, found.board.grid.height) == (TILE, TILE)


def test_a_board_can_be_built_of_the_tiles() -> None:
    tiles = [read_map(path).board for path in TILES]
    whole = [tile for tile in tiles if tile is not None]
    starts = [tile for tile in whole if tile.starts]
    assert len(starts) == 2
    for first, last in (starts, starts[::-1]):
        placed = (PlacedTile(first, 0, 0, 0),)
        for i, tile in enumerate(tile for tile in whole if not tile.starts):
            places = legal_places(placed, tile)
            assert places, tile.name
            placed = (*placed, places[i % len(places)])
        ends = legal_places(placed, last)
        assert ends
        for end in ends:
            board = assemble((*placed, end))
            assert [flaw.text for flaw in flaws(board) if flaw.severity == "error"] == []


@pytest.mark.parametrize("path", BOARDS + TILES, ids=named)
def test_no_two_neighbouring_floor_tiles_are_alike(path: Path) -> None:
    found = read_map(path)
    ground = {tile.cell: tile.rect for tile in found.picture.layers[0].tiles}
    stairs_and_walls = {
        tile.cell for layer in found.picture.layers[1:] for tile in layer.tiles if layer.name == "Walls"
    }
    stairs = {NUMBERS[f"stairs_{way}"] for way in "nesw"}
    for (x, y), rect in ground.items():
        number = rect[1] // 64 * 16 + rect[0] // 64 if rect else 0
        if (x, y) not in stairs_and_walls and number not in stairs:
            assert rect not in (ground.get((x + 1, y)), ground.get((x, y + 1)))


@pytest.mark.parametrize("path", [BOARDS[0], TILES[0]], ids=named)
def test_pictures_equal_those_of_tiled(path: Path, tmp_path: Path) -> None:
    """The reader keeps all that Tiled draws. For every shipped map as the program draws it see
    ``test_against_tiled.py``."""
    found = read_map(path)
    assert found.picture is not None
    same_pixels(drawn(found.picture), rasterised(path, tmp_path))


def turned() -> list[int]:
    """Return a layer of tiles, flipped and turned in every possible way."""
    numbers = [0] * 80
    ways = [sum(bits) for bits in product((0, 1 << 31), (0, 1 << 30), (0, 1 << 29))]
    for place in range(40):
        numbers[place * 2] = (b.PLAIN + place % 3) + ways[place % len(ways)]
    return numbers


def tall() -> list[int]:
    """Return a layer of tiles larger than their squares."""
    numbers = [0] * 80
    for place, bits in ((25, 0), (26, 0), (35, 1 << 31), (46, 1 << 29), (57, 3 << 29)):
        numbers[place] = 9 + bits
    return numbers


ODD = {
    "turned": b.layer("Turned", b.csv(turned())),
    "hidden": f'<group name="g" visible="0">{b.layer("Hidden", b.csv(turned()))}</group>',
    "opacity": '<group name="g" opacity="0.5">' + b.layer("Half", b.csv(turned()), 'opacity="0.6"') + "</group>",
    "tint": b.layer("Tinted", b.csv(turned()), 'tintcolor="#ff8040"'),
    "tall": b.layer("Tall", b.csv(tall())),
    "image": '<imagelayer name="i" offsetx="20" offsety="30"><image source="over.png" width="40" height="30"/>'
    "</imagelayer>" + b.layer("Turned", b.csv(turned())),
    "thing": '<objectgroup name="o"><object id="1" gid="7" x="30" y="90" width="16" height="16"/></objectgroup>',
}


def odd_picture(folder: Path, kind: str) -> Path:
    """Return a map with something odd to draw."""
    b.png(folder / "over.png", 40, 30)
    b.png(folder / "tall.png", 24, 40)
    tall_tiles = (
        '<tileset firstgid="9" name="tall" tilewidth="24" tileheight="40" tilecount="1"><tileoffset x="-3" y="2"/>'
        '<image source="tall.png" width="24" height="40"/></tileset>'
    )
    return b.write(folder, b.layers() + ODD[kind], tiles=b.tileset() + tall_tiles)


@pytest.mark.parametrize("kind", sorted(ODD))
def test_odd_pictures_equal_those_of_tiled(kind: str, tmp_path: Path) -> None:
    path = odd_picture(tmp_path, kind)
    found = read_map(path)
    assert found.picture is not None and not found.errors
    same_pixels(drawn(found.picture), rasterised(path, tmp_path))


def test_the_project_file_is_up_to_date() -> None:
    assert project_file().read_text(encoding="utf-8") == project_text(), "run: python -m game.app.maps.project_file"


def test_the_tileset_holds_every_tile_with_its_meaning() -> None:
    size = picture_size(MAPS / "tilesets" / "dungeon.png")
    assert size is not None and size[0] * size[1] // 64 // 64 >= len(NAMES)
    text = (MAPS / "tilesets" / "dungeon.tsx").read_text()
    for number, name in enumerate(NAMES):
        said = [text for text in (terrain_of(name), start_of(name)) if text != "none"]
        entry = text.partition(f' <tile id="{number}" ')[2].partition("</tile>")[0]
        assert [word for word in said if f'value="{word}"' not in entry] == [], name


def test_a_board_without_a_map_has_a_picture() -> None:
    board: MapFile = read_map(BOARDS[0])
    assert board.board is not None
    bare = Board(
        "Bare", SquareGrid(("########", "#..^...#", *["#......#"] * 5, "########")), (((1, 1), (1, 2)), ((6, 6),))
    )
    for each in (bare, board.board):
        picture = picture_of_board(each)
        assert (picture.columns, picture.rows) == (each.grid.width, each.grid.height)
        assert {tile.cell for tile in picture.layers[0].tiles} == set(each.grid.cells())
        surface = drawn(picture)
        assert surface.get_at((5, 5)).a == 255
        assert picture == picture_of_board(each)


@pytest.mark.parametrize(
    "attributes",
    [
        f'orientation="hexagonal" staggeraxis="{axis}" staggerindex="{index}" hexsidelength="{side}"'
        for axis in "xy"
        for index in ("odd", "even")
        for side in ((8,) if axis == "x" else (7, 8))
    ]
    + ['orientation="staggered" staggeraxis="y" staggerindex="odd"', 'orientation="isometric"'],
)
def test_tiles_on_other_maps_than_squares_stand_where_tiled_draws_them(attributes: str, tmp_path: Path) -> None:
    path = b.write(tmp_path, b.layer("Ground", b.csv([1 + i % 8 for i in range(80)])), attributes)
    found = read_map(path)
    assert found.picture is not None and [problem.code for problem in found.errors] == ["orientation"]
    same_pixels(drawn(found.picture), rasterised(path, tmp_path))

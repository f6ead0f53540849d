"""Animated tiles move on the table, and only they are painted again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.maps.picture import Frame, frame_at
from game.app.maps.reading import MapFile, read_map
from game.ui.boards.shared.tiles import TileBox
from game.ui.games.skirmish.board import SkirmishBoard
from tests.maps import builders as b
from tests.maps.test_against_tiled import MOVING

SIZE = (640, 480)


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def moving(folder: Path, places: tuple[int, ...] = (34,), tiles: str = MOVING) -> MapFile:
    body = b.layers() + b.layer("M", b.csv([7 if i in places else 0 for i in range(80)]))
    found = read_map(b.write(folder, body, tiles=tiles))
    assert found.board is not None and found.picture is not None
    return found


def shown(view: SkirmishBoard) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    view.draw(surface, surface.get_rect(), whole=True)
    return surface


def test_frames_follow_one_another() -> None:
    frames = tuple(Frame("x.png", (number, 0, 1, 1), lasts) for number, lasts in enumerate((100, 50, 10)))
    times = {0: 0, 99: 0, 100: 1, 149: 1, 150: 2, 159: 2, 160: 0, 320: 0, 310: 2}
    assert {time: frame_at(frames, time).rect[0] for time in times} == times  # type: ignore[index]


def test_only_changed_places_are_shown(tmp_path: Path) -> None:
    found = moving(tmp_path, (34, 52))
    assert found.picture is not None and found.picture.is_animated
    box = TileBox(found.picture)
    assert box.is_animated and box.move_to(199) == []
    assert sorted(tuple(rect) for rect in box.move_to(200)) == [(128, 320, 64, 64), (256, 192, 64, 64)]
    assert box.move_to(399) == [] and len(box.move_to(400)) == 2


def test_tiles_move_on_the_table(tmp_path: Path) -> None:
    found = moving(tmp_path)
    assert found.board is not None
    view = SkirmishBoard(found.board, found.picture)
    view.fit(pygame.Rect(0, 0, *SIZE))
    first = shown(view)
    view.update(0.1)
    assert pygame.image.tobytes(shown(view), "RGB") == pygame.image.tobytes(first, "RGB")
    view.update(0.15)
    second = shown(view)
    place = view.camera
    left, top = place.origin
    px = place.square_px
    square = pygame.Rect(left + 4 * px, top + 3 * px, px, px)
    assert pygame.image.tobytes(second.subsurface(square), "RGB") != pygame.image.tobytes(
        first.subsurface(square), "RGB"
    )
    for surface in (first, second):
        surface.fill((0, 0, 0), square.inflate(4, 4))
    assert pygame.image.tobytes(second, "RGB") == pygame.image.tobytes(first, "RGB")
    assert not view.is_at_rest


def test_a_board_without_animated_tiles_rests(tmp_path: Path) -> None:
    found = moving(tmp_path, tiles=b.tileset())
    assert found.board is not None and found.picture is not None and not found.picture.is_animated
    view = SkirmishBoard(found.board, found.picture)
    view.fit(pygame.Rect(0, 0, *SIZE))
    shown(view)
    assert view.is_at_rest


@pytest.mark.parametrize(
    ("frames", "count"),
    [
        ('<frame tileid="5" duration="100"/>', 1),
        ('<frame tileid="99" duration="100"/>', 0),
        ('<frame tileid="5" duration="0"/>', 0),
        ('<frame tileid="x" duration="-5"/>', 0),
    ],
)
def test_frames_that_are_none_are_passed_over(frames: str, count: int, tmp_path: Path) -> None:
    odd = b.tileset(b.TILES + f'<tile id="6"><animation>{frames}</animation></tile>')
    picture = moving(tmp_path, tiles=odd).picture
    assert [len(tile.frames) for tile in picture.layers[2].tiles] == [count]


def test_a_picture_keeps_its_shape_in_its_square(tmp_path: Path) -> None:
    b.png(tmp_path / "wide.png", 32, 8)
    wide = (
        '<tileset firstgid="9" name="w" tilewidth="32" tileheight="8" tilecount="1" tilerendersize="grid"{}>'
        '<image source="wide.png" width="32" height="8"/></tileset>'
    )
    body = b.layers() + b.layer("W", b.csv([9 if i == 34 else 0 for i in range(80)]))
    places = []
    for more in ("", ' fillmode="preserve-aspect-fit"'):
        picture = read_map(b.write(tmp_path, body, tiles=b.tileset() + wide.format(more))).picture
        [tile] = picture.layers[2].tiles
        places.append((tile.x, tile.y, tile.width, tile.height))
    assert places == [(64, 48, 16, 16), (64, 54, 16, 4)]


def test_a_layer_with_a_parallax_lies_as_seen_from_the_middle(tmp_path: Path) -> None:
    attributes = 'parallaxx="0.5" parallaxy="2" offsetx="3"'
    picture = read_map(b.write(tmp_path, b.layers() + b.layer("P", b.csv(b.ground()), attributes))).picture
    assert picture.layers[2].offset == (3 + 0.5 * 80, -64) and picture.layers[0].offset == (0, 0)
    moved = b.write(tmp_path, b.layers() + b.layer("P", b.csv(b.ground()), attributes), 'parallaxoriginx="80"')
    picture = read_map(moved).picture
    assert picture is not None and picture.layers[2].offset == (3, -64)

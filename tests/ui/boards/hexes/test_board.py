"""The battlefield on the screen: where places lie, what a pixel means, and that pictures are put together rightly."""

from __future__ import annotations

import pygame
import pytest

from game.ui.art import shelf
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.projection import HexCamera, Projection
from game.ui.boards.shared.kept_chunks import BEYOND, SPARE
from tests.ui.boards.hexes.battlefields import board_of, duel, large, melee, shown_as

RECT = pygame.Rect(0, 0, 900, 640)


def shown(view: HexBoardView) -> pygame.Surface:
    surface = pygame.Surface(RECT.size)
    view.draw(surface, RECT, whole=True)
    return surface


@pytest.mark.parametrize("sixths", range(6))
def test_the_middle_of_a_top_is_its_place_from_every_side(sixths: int) -> None:
    terrain = melee().terrain
    projection = Projection(terrain, sixths)
    hidden = 0
    for place in projection.order:
        found = projection.place_at(projection.spot(place))
        if found != place:  # Something higher stands before it.
            hidden += 1
            assert found is not None
            assert projection.turned(found)[1] > projection.turned(place)[1]
            assert terrain.blocked_top(found) > terrain.top(place)
    assert hidden < 40


def test_a_board_that_was_seen_whole_is_seen_whole_from_every_side() -> None:
    view = HexBoardView(shown_as(duel()))
    view.fit(pygame.Rect(0, 0, 1458, 726))
    begun = view.camera.square_px
    for _ in range(6):
        view.rotate(1)
        assert view.camera.sees_all
    assert view.camera.square_px == begun and view.projection.sixths == 0
    view.camera.zoom_by(2)
    assert not view.camera.sees_all
    nearer = view.camera.square_px
    view.rotate(1)
    assert view.camera.square_px == nearer, "who looks nearer goes on doing so"


def test_a_turn_of_six_sixths_changes_nothing() -> None:
    terrain = duel().terrain
    once, again = Projection(terrain, 0), Projection(terrain, 6)
    assert [once.spot(place) for place in once.order] == [again.spot(place) for place in again.order]


def test_corners_lie_on_whole_pixels_at_every_zoom() -> None:
    projection = Projection(duel().terrain, 1)
    for px in HexCamera.steps:
        for place in projection.order[::7]:
            x, y = projection.spot(place)
            assert (x * px * 2) % 1 == 0
            assert (y * px) % 1 == 0


def test_the_side_of_a_cliff_means_its_column() -> None:
    board = board_of("151\n111\n111")
    view = HexBoardView(shown_as(board))
    view.fit(RECT)
    high = board.terrain.columns[1].at
    assert board.terrain.top(high) == 5
    px = view.camera.square_px
    x, y = view.camera.at(view.projection.spot(high))
    assert view.cell_at((x, y)) == high
    assert view.cell_at((x, y + px * 0.9)) == high
    assert view.cell_at((x, y + px * 1.49)) == high
    assert view.cell_at((x, y + px * 1.6)) != high


def test_a_pillar_means_its_space_and_leaves_room_beside_it() -> None:
    board = board_of("111\n111\n111\n111", pillars={(1, 3): 6})
    view = HexBoardView(shown_as(board))
    view.fit(RECT)
    place = next(column.at for column in board.terrain.columns if column.pillar)
    px = view.camera.square_px
    x, y = view.camera.at(view.projection.spot(place))
    assert view.cell_at((x, y - px)) == place
    assert view.cell_at((x - px * 0.4, y - px)) not in (place, None)


def test_beside_the_board_there_is_no_place() -> None:
    view = HexBoardView(shown_as(duel()))
    view.fit(RECT)
    assert view.cell_at((RECT.left + 3, RECT.centery)) is None
    assert view.cell_at((-5, -5)) is None


def test_chunks_show_the_same_as_one_whole_picture() -> None:
    projection = Projection(duel().terrain, 2)
    ground = HexGround(shown_as(duel()), projection)
    whole, part = pygame.Surface((320, 320)), pygame.Surface((160, 160))
    ground.paint(whole, pygame.Rect(160, 160, 320, 320), 64)
    ground.paint(part, pygame.Rect(320, 320, 160, 160), 64)
    cut = whole.subsurface((160, 160, 160, 160))
    differing = sum(
        max(abs(a - b) for a, b in zip(cut.get_at((x, y)), part.get_at((x, y)), strict=True)) > 12
        for x in range(8, 152, 3)
        for y in range(8, 152, 3)
    )
    assert differing < 12


def test_every_pixel_of_the_view_is_covered() -> None:
    view = HexBoardView(shown_as(melee()))
    view.fit(RECT)
    surface = pygame.Surface(RECT.size)
    surface.fill((255, 0, 255))
    view.draw(surface, RECT)
    assert (255, 0, 255) not in {tuple(surface.get_at((x, y)))[:3] for x in range(0, 900, 9) for y in range(0, 640, 8)}
    for _ in range(60):
        view.draw(surface, RECT)
    assert view.chunks.is_complete


def test_a_chunk_waits_for_the_pictures_that_it_is_painted_with() -> None:
    ground, area = HexGround(shown_as(melee()), Projection(melee().terrain, 0)), pygame.Rect(0, 0, 256, 256)
    shelf.clear_all()
    begun = [shelf.held() for _ in ground.parts(area, 62)]
    before = shelf.held()
    ground.paint(pygame.Surface(area.size), area, 62)
    assert shelf.held() == before and len(set(begun)) > 10


def test_turning_the_view_keeps_what_is_in_the_middle() -> None:
    view = HexBoardView(shown_as(duel()))
    view.fit(RECT)
    view.camera.zoom_to(2)
    before = view.cell_at(RECT.center)
    view.rotate(1)
    assert view.cell_at(RECT.center) == before
    assert view.projection.sixths == 1


def test_water_moves() -> None:
    view = HexBoardView(shown_as(duel()))
    view.fit(RECT)
    first = shown(view)
    view.update(0.4)
    second = shown(view)
    place = sorted(duel().terrain.by_place[c.at].at for c in duel().terrain.columns if c.ground == "water")[3]
    x, y = view.camera.at(view.projection.spot(place))
    spots = [(x + dx, y + dy) for dx in range(-6, 7, 2) for dy in range(-4, 5, 2)]
    assert any(first.get_at(spot) != second.get_at(spot) for spot in spots)


def test_at_the_water_s_first_moment_no_pixel_tells_how_much_of_it_is_ready() -> None:
    view = HexBoardView(shown_as(duel()))
    view.fit(RECT)
    none_ready, surface = shown(view), pygame.Surface(RECT.size)
    view.chunks.draw(none_ready, view.camera, view.overlays)
    surface.blit(none_ready, (0, 0))
    assert view.chunks.draw_water(surface, view.camera, view.overlays, 0, whole=True)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(none_ready, "RGB")


def test_neighbours_never_look_alike() -> None:
    from game.geometry.hexes import neighbours
    from game.ui.boards.hexes.prisms import cut_of

    for place in ((q, r) for q in range(-9, 9) for r in range(-9, 9)):
        assert cut_of(place) not in {cut_of(one) for one in neighbours(place)}


def test_a_board_too_large_to_keep_is_drawn_in_bounded_memory() -> None:
    view = HexBoardView(shown_as(large()))
    surface = pygame.Surface(RECT.size)
    view.camera.look_through(RECT)
    view.camera.zoom_to(1)
    for place in ((3, 3), (30, 4), (30, 25), (4, 25), (3, 3)):
        view.camera.centre_on(place)
        # A slow machine paints less in a frame, and needs more of them.
        for _ in range(400):
            view.draw(surface, RECT)
            if view.chunks.is_complete:
                break
        assert len(view.chunks.kept) <= 2 * 9 + BEYOND + SPARE
    assert view.chunks.is_complete


@pytest.mark.parametrize("sixths", range(6))
@pytest.mark.parametrize("px", HexCamera.steps[:4])
def test_nothing_is_missing_in_any_part_of_the_picture_from_any_side(px: int, sixths: int) -> None:
    board = large()
    ground = HexGround(shown_as(board), Projection(board.terrain, sixths))
    for left in range(0, round(ground.projection.columns * px), 256):
        for top in range(0, round(ground.projection.rows * px), 256):
            area = pygame.Rect(left, top, 256, 256)
            painted = set(ground.places_in(area, px))
            for place in ground.projection.order:
                x, y = ground.projection.spot(place)
                shown = pygame.Rect(round(x * px) - px // 2, round(y * px) - px // 2, px, px)
                assert not shown.colliderect(area) or place in painted


@pytest.mark.parametrize("sixths", range(6))
def test_water_is_whole_at_the_camera_s_smallest_steps_from_any_side(
    sixths: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.boards.hexes.ground._GAP", (255, 0, 255))
    board = melee()
    ground = HexGround(shown_as(board), Projection(board.terrain, sixths))
    for px in HexCamera.steps[:5]:
        for place in sorted(ground.water):
            x, y = ground.projection.spot(place)
            patch = pygame.Surface((px, px))
            ground.paint(patch, pygame.Rect(round(x * px) - px // 2, round(y * px) - px // 2, px, px), px)
            seen = pygame.surfarray.array3d(patch).astype(int)
            bare = (seen[:, :, 0] > 2 * seen[:, :, 1] + 40) & (seen[:, :, 2] > 2 * seen[:, :, 1] + 40)
            assert bare.mean() < 0.04, (px, place)

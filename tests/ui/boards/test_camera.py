"""The camera: places and pixels, zooms, drags, keys, following."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.boards.shared.camera import MARGIN, MOST_SEEN, STEPS, Camera

RECT = pygame.Rect(40, 30, 800, 450)


def camera(columns: int = 24, rows: int = 16, rect: pygame.Rect = RECT) -> Camera:
    return Camera(columns, rows, rect)


@given(
    step=st.integers(0, len(STEPS) - 1),
    x=st.floats(-5, 70),
    y=st.floats(-5, 70),
    cell=st.tuples(st.integers(0, 63), st.integers(0, 40)),
)
def test_a_square_is_found_again_at_all_of_its_pixels(step: int, x: float, y: float, cell: tuple[int, int]) -> None:
    eye = camera(64, 41)
    eye.zoom_to(STEPS[step] / 64)
    eye.centre_on((x, y))
    box = eye.rect_of(cell)
    assert box.width == box.height == STEPS[step]
    for pos in (box.topleft, box.center, (box.right - 1, box.bottom - 1)):
        expected = cell if RECT.collidepoint(pos) else None
        assert eye.cell_at(pos) == expected
    place = eye.place_at(eye.at((3.25, 4.5)))
    assert place == pytest.approx((3.25, 4.5), abs=0.6 / eye.square_px)


@given(x=st.integers(RECT.left, RECT.right - 1), y=st.integers(RECT.top, RECT.bottom - 1), turns=st.integers(-20, 20))
def test_the_wheel_keeps_the_place_under_the_pointer(x: int, y: int, turns: int) -> None:
    eye = camera(160, 160)
    eye.centre_on((80, 80))
    before = eye.place_at((x, y))
    eye.zoom_by(turns, (x, y))
    assert eye.place_at((x, y)) == pytest.approx(before, abs=1.5 / eye.square_px)


def test_zooms_go_from_a_quarter_to_three() -> None:
    eye = camera()
    eye.zoom_by(-100)
    assert eye.zoom == 0.25
    eye.zoom_by(100)
    assert eye.zoom == 3


@given(dx=st.integers(-9000, 9000), dy=st.integers(-9000, 9000), zoom=st.sampled_from((0.5, 1, 2, 3)))
def test_the_board_cannot_be_lost(dx: int, dy: int, zoom: float) -> None:
    eye = camera()
    eye.zoom_to(zoom)
    eye.pan(dx, dy)
    board = pygame.Rect(*eye.origin, eye.columns * eye.square_px, eye.rows * eye.square_px)
    assert board.colliderect(RECT)
    room = MARGIN * eye.square_px + 1
    if board.width > RECT.width:
        assert board.left <= RECT.left + room and board.right >= RECT.right - room


def test_fit_shows_every_square() -> None:
    for columns, rows in ((8, 8), (24, 16), (24, 13), (36, 26)):
        eye = camera(columns, rows, pygame.Rect(10, 20, 830, 560))
        eye.fit()
        assert eye.sees((0, 0)) and eye.sees((columns - 1, rows - 1))
    large = camera(90, 90)
    large.fit()
    assert large.zoom == 0.25 and large.sees((45, 45))


def post(eye: Camera, kind: int, **values: object) -> bool:
    return eye.event(pygame.Event(kind, **values))


def test_a_drag_pans_and_its_release_is_not_a_click() -> None:
    eye = camera(64, 64)
    eye.centre_on((32, 32))
    assert not post(eye, pygame.MOUSEBUTTONDOWN, button=1, pos=(300, 200))
    assert not post(eye, pygame.MOUSEMOTION, pos=(302, 201), rel=(2, 1), buttons=(1, 0, 0))
    assert not post(eye, pygame.MOUSEBUTTONUP, button=1, pos=(302, 201)), "a small slip is a click"
    place = eye.place_at((300, 200))
    post(eye, pygame.MOUSEBUTTONDOWN, button=1, pos=(300, 200))
    assert post(eye, pygame.MOUSEMOTION, pos=(360, 240), rel=(60, 40), buttons=(1, 0, 0))
    assert post(eye, pygame.MOUSEBUTTONUP, button=1, pos=(360, 240))
    assert eye.place_at((360, 240)) == pytest.approx(place, abs=0.02)


def test_keys_and_the_rim_pan_until_let_go() -> None:
    eye = camera(64, 64)
    eye.centre_on((32, 32))
    eye.hold(pygame.K_d, (1.0, 0.0))
    eye.update(0.25)
    assert eye.centre[0] > 32 and eye.centre[1] == 32
    assert post(eye, pygame.KEYUP, key=pygame.K_d, mod=0)
    assert not eye.is_moving
    there = eye.centre
    post(eye, pygame.MOUSEMOTION, pos=(RECT.left + 2, 200), rel=(0, 0), buttons=(0, 0, 0))
    eye.update(0.1)
    assert eye.centre == there, "crossing the rim does not pan"
    eye.update(0.3)
    assert eye.centre[0] < there[0]
    post(eye, pygame.WINDOWLEAVE)
    assert not eye.is_moving


def test_a_double_click_centres() -> None:
    eye = camera(64, 64)
    eye.centre_on((32, 32))
    place = eye.place_at((700, 400))
    for _ in range(2):
        post(eye, pygame.MOUSEBUTTONDOWN, button=1, pos=(700, 400))
        post(eye, pygame.MOUSEBUTTONUP, button=1, pos=(700, 400))
        eye.update(0.1)
    for _ in range(200):
        eye.update(0.02)
    assert eye.centre == pytest.approx(place, abs=0.02) and not eye.is_moving


def test_it_follows_only_what_is_out_of_view() -> None:
    eye = camera(64, 64)
    eye.centre_on((32, 32))
    assert not eye.follow([((32, 32), 2)]) and not eye.is_moving
    assert eye.follow([((60, 60), 2)])
    middles = []
    for _ in range(200):
        eye.update(0.02)
        middles.append(eye.centre[0])
    assert middles == sorted(middles) and middles[0] < middles[20] < middles[-1], "it glides"
    assert eye.sees((60, 60), 2)
    eye.smooth = False
    eye.follow([((2, 2), 1)])
    assert eye.sees((2, 2)) and not eye.is_moving


class _Demanding(Camera):
    """A camera whose board has to fill six tenths of the view's width."""

    fills = 0.6


@pytest.mark.parametrize(("columns", "rows", "nearer"), [(16, 22, True), (30, 10, False), (20, 12, False),
                                                         (8, 30, True)])  # fmt: skip
def test_a_high_board_is_begun_nearer_with_most_of_it_in_sight(columns: int, rows: int, *, nearer: bool) -> None:
    eye = _Demanding(columns, rows, pygame.Rect(0, 0, 1440, 720))
    eye.fit()
    whole = eye.square_px
    assert eye.draw_near() == nearer and (eye.square_px > whole) == nearer
    if nearer:
        assert eye.square_px * rows * MOST_SEEN <= 720 and eye.square_px * (columns + eye.air) <= 1440
        further = eye.steps[eye.steps.index(eye.square_px) + 1]
        assert further * rows * MOST_SEEN > 720 or further * (columns + eye.air) > 1440
    eye.fit()
    assert eye.square_px == whole


def test_a_board_that_fills_just_enough_is_shown_whole() -> None:
    for columns, nearer in ((17, True), (18, False)):
        eye = _Demanding(columns, 29, pygame.Rect(0, 0, 720, 720))
        eye.fit()
        assert eye.square_px == 24 and (columns * 24 < 720 * eye.fills) == nearer
        assert eye.draw_near() == nearer


def test_other_boards_are_shown_whole() -> None:
    eye = camera(4, 20)
    eye.fit()
    whole = eye.square_px
    assert not eye.draw_near() and eye.square_px == whole


def test_what_lies_under_a_panel_is_not_seen_and_the_view_goes_no_further_than_it_must() -> None:
    camera = Camera(40, 40, pygame.Rect(0, 0, 1280, 720))
    camera.look_through(pygame.Rect(0, 0, 1280, 720), pygame.Rect(0, 40, 1280, 500))
    camera.smooth = False
    camera.centre_on((20.0, 20.0))
    seen = camera.cell_at((640, 290))
    under = camera.cell_at((1200, 290))
    low = camera.cell_at((640, 700))
    assert seen is not None and under is not None and low is not None
    assert camera.sees(seen) and camera.sees(under) and not camera.sees(low)
    assert not camera.follow([(seen, 1)]), "nothing moves for what is seen"
    camera.covered = pygame.Rect(980, 400, 300, 140)
    assert camera.sees(under) and not camera.follow([(under, 1)]), "the panel is below it"
    camera.covered = pygame.Rect(980, 240, 300, 300)
    assert not camera.sees(under) and camera.has_room_for([(seen, 1), (under, 1)])
    before = camera.rect_of(under).right
    assert camera.follow([(seen, 1), (under, 1)])
    assert camera.sees(under) and camera.sees(seen)
    moved = before - camera.rect_of(under).right
    assert 200 <= moved <= 300, "just out from under the panel"


def test_the_view_comes_back_from_where_it_went_by_itself_once_that_shows_what_is_wanted() -> None:
    eye = Camera(40, 40, pygame.Rect(0, 0, 640, 480))
    eye.centre_on((20.0, 20.0))
    for cell in ((30, 20), (38, 20)):
        assert eye.follow([(cell, 1)])
        eye.update(0.1)
    eye.come_back([((38, 20), 1)])
    assert eye.heading != (20.0, 20.0), "what is wanted is not seen from there"
    eye.come_back([((21, 20), 1)])
    assert eye.heading == (20.0, 20.0)
    # Half-way back it is known where it goes: nothing else is gone to for what will be seen there.
    eye.update(0.05)
    assert not eye.sees((12, 20)) and not eye.follow([((16, 20), 1)]) and eye.heading == (20.0, 20.0)
    for elsewhere in (lambda: eye.pan(9, 0), eye.stay, lambda: eye.zoom_by(1)):
        assert eye.follow([((2, 20), 1)]) or eye.follow([((38, 20), 1)])
        elsewhere()
        there = eye.heading
        eye.come_back([])
        assert eye.heading == there


def test_a_board_is_begun_under_the_panels_only_where_its_squares_would_be_small() -> None:
    view, free = pygame.Rect(0, 0, 1280, 720), pygame.Rect(0, 46, 1280, 500)
    large, small = Camera(28, 18, view), Camera(10, 8, view)
    for camera in (large, small):
        camera.look_through(view, free)
    assert large.draw_near() and large.square_px == 38
    assert view.contains(large.rect_of((0, 0))) and view.contains(large.rect_of((27, 17)))
    assert not small.draw_near() and free.contains(small.rect_of((9, 7)))

"""A board of squares that is turned by quarters of a circle: everything is seen, and pointed at, where it is."""

from __future__ import annotations

import pygame
import pytest

from game.geometry.squares import Cell, footprint
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.squares.ground import Ground
from game.ui.boards.squares.line_marks import path_area
from game.ui.boards.squares.overlays import Overlays
from game.ui.boards.squares.records import GroundShown
from game.ui.boards.squares.turn import Turn
from game.ui.games.skirmish.board import SkirmishBoard
from tests.ui.boards.scene import board, screen, skirmish

QUARTERS = (0, 1, 2, 3)
BENT = ((1, 0), (1, 1), (2, 1))


def shown(quarters: int = 0) -> tuple[SkirmishBoard, pygame.Surface]:
    window = screen(960, 540)
    view = SkirmishBoard(board())
    view.show_table(skirmish())
    view.fit(window.get_rect())
    view.turning.turn(quarters)
    view.camera.fit()
    return view, window


def test_a_board_that_is_seen_whole_does_not_shrink_when_it_is_turned() -> None:
    view, _ = shown()
    before = view.camera.square_px
    sizes = []
    for _ in QUARTERS:
        view.turning.turn(1)
        sizes.append(view.camera.square_px)
    assert min(sizes) >= before, sizes


@pytest.mark.parametrize("quarters", QUARTERS)
def test_squares_are_pointed_at_where_they_are_seen(quarters: int) -> None:
    view, _ = shown(quarters)
    camera, turn = view.camera, view.camera.turn
    for cell in ((0, 0), (turn.columns - 1, 0), (0, turn.rows - 1), (3, 5)):
        assert camera.cell_at(camera.middle_of(cell)) == cell
        middle = (cell[0] + 0.5, cell[1] + 0.5)
        assert camera.at(middle) == camera.middle_of(cell)
    assert view.turning.turned == quarters
    assert (camera.columns, camera.rows) == (turn.size if quarters else (turn.columns, turn.rows))


@pytest.mark.parametrize(
    ("quarters", "corner"), [(0, "topleft"), (1, "topright"), (2, "bottomright"), (3, "bottomleft")]
)
def test_a_quarter_brings_the_first_square_to_the_next_corner(quarters: int, corner: str) -> None:
    view, _ = shown(quarters)
    camera = view.camera
    whole = pygame.Rect(
        camera.origin, (round(camera.columns) * camera.square_px, round(camera.rows) * camera.square_px)
    )
    assert getattr(camera.rect_of((0, 0)), corner) == getattr(whole, corner)


@pytest.mark.parametrize("quarters", QUARTERS)
def test_a_large_creature_stands_on_all_of_its_squares(quarters: int) -> None:
    view, _ = shown(quarters)
    large = view.miniatures.figures[4]
    for cell in footprint(large.cell, large.size):
        assert view.piece_at(view.camera.middle_of(cell)) == 4
        assert view.camera.rect_of(large.cell, large.size).contains(view.camera.rect_of(cell))
    before = (large.cell[0] - 1, large.cell[1])
    assert view.piece_at(view.camera.middle_of(before)) is None


@pytest.mark.parametrize("quarters", QUARTERS)
@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_arrows_go_as_the_screen_goes(quarters: int, way: tuple[int, int]) -> None:
    view, _ = shown(quarters)
    camera = view.camera
    (x, y), beside = camera.middle_of((5, 5)), camera.middle_of(camera.beside((5, 5), way))
    assert (beside[0] - x, beside[1] - y) == (way[0] * camera.square_px, way[1] * camera.square_px)
    corner: Cell = camera.middle_cell()
    for _ in range(60):
        corner = camera.beside(corner, way)
    assert camera.beside(corner, way) == corner and corner != camera.middle_cell()


@pytest.mark.parametrize("quarters", QUARTERS)
def test_marks_of_an_area_turn_with_it(quarters: int) -> None:
    screen()
    lying, turned = Overlays(turn=Turn(4, 3)), Overlays(turn=Turn(4, 3))
    for marks in (lying, turned):
        marks.show_reach(dict.fromkeys(BENT, 1))
    version = turned.version
    turned.look_at(Turn(4, 3, quarters))
    assert (turned.version > version) is bool(quarters)
    flat = pygame.Surface((4 * 40, 3 * 40))
    lying.mark_ground(flat, pygame.Rect(0, 0, 4, 3), 40)
    wanted = pygame.transform.rotate(flat, -90 * quarters)
    columns, rows = Turn(4, 3, quarters).size
    found = pygame.Surface((columns * 40, rows * 40))
    turned.mark_ground(found, pygame.Rect(0, 0, columns, rows), 40)
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(wanted, "RGB")
    corner = Turn(4, 3, quarters).cell((1, 0))
    assert turned.marks_in(pygame.Rect(corner, (1, 1)))
    assert not turned.marks_in(pygame.Rect(Turn(4, 3, quarters).cell((3, 2)), (1, 1)))


@pytest.mark.parametrize("quarters", QUARTERS)
def test_a_path_lies_over_its_squares(quarters: int) -> None:
    view, _ = shown(quarters)
    area = path_area(view.camera, BENT, 1, None, 15)
    around = view.camera.rect_of(BENT[0]).unionall([view.camera.rect_of(cell) for cell in BENT])
    assert area.center == around.center and area.contains(around)


@pytest.mark.parametrize("quarters", QUARTERS)
def test_words_rise_up_the_screen(quarters: int) -> None:
    view, _ = shown(quarters)
    camera = view.camera
    (x, y), above = camera.at((5.5, 5.5)), camera.at(camera.above((5.5, 5.5), 2))
    assert above == (x, y - 2 * camera.square_px)


def test_the_ground_turns_under_a_lamp_and_shadows_that_stay() -> None:
    screen()
    lying = GroundShown(
        4,
        3,
        colours={(0, 0): (200, 30, 30)},
        walls=frozenset({(2, 1)}),
        closed=frozenset({(2, 1)}),
        lines=(((0, 2), (1, 2)),),
        column_names=tuple("abcd"),
        row_names=tuple("321"),
    )
    turned = Ground(lying, quarters=1)
    seen = turned.shown
    assert (seen.columns, seen.rows, seen.colours) == (3, 4, {(2, 0): (200, 30, 30)})
    assert seen.walls == seen.closed == {(1, 2)} and seen.lines == (((0, 0), (0, 1)),)
    assert (seen.column_names, seen.row_names) == (tuple("123"), tuple("abcd"))
    assert Turn(4, 3, 2).ground(lying).column_names == tuple("dcba")
    assert Turn(4, 3, 2).ground(lying).row_names == tuple("123")
    assert Turn(4, 3, 3).ground(lying).column_names == tuple("321")
    assert Turn(4, 3, 3).ground(lying).row_names == tuple("dcba")
    surface = pygame.Surface((3 * SQUARE, 4 * SQUARE))
    turned.paint(surface, surface.get_rect())
    red, green, _, _ = surface.get_at((round(2.5 * SQUARE), SQUARE // 2))
    assert red > 2 * green
    # The shade of the wall lies below it and to its right, as on a board that is not turned.
    for dark, light in (((1, 3), (1, 1)), ((2, 2), (0, 2))):
        edge = 4
        at = (
            dark[0] * SQUARE + (SQUARE // 2 if dark[0] == 1 else edge),
            dark[1] * SQUARE + (edge if dark[1] == 3 else 32),
        )
        assert sum(surface.get_at(at)[:3]) < sum(surface.get_at((light[0] * SQUARE + 32, light[1] * SQUARE + 32))[:3])


def test_the_picture_of_a_map_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    screen()
    ground = Ground(GroundShown(4, 3, colour=(90, 90, 90)), quarters=1)
    asked: list[pygame.Rect] = []

    def mark(target: pygame.Surface, area: pygame.Rect) -> None:
        asked.append(area)
        target.fill((250, 250, 0), (0, 0, 8, 8))

    monkeypatch.setattr(ground.tiles, "paint", mark)
    surface = pygame.Surface((SQUARE, 2 * SQUARE))
    ground.paint(surface, pygame.Rect(SQUARE, SQUARE, SQUARE, 2 * SQUARE))
    # Seen in the middle column from the second row on: of the board's middle row from its second square on.
    assert asked == [pygame.Rect(SQUARE, SQUARE, 2 * SQUARE, SQUARE)]
    assert surface.get_at((SQUARE - 4, 4))[2] == 0 and surface.get_at((4, 4))[2] > 0


def test_four_quarters_are_the_board_as_it_lay() -> None:
    view, window = shown()
    view.draw(window, window.get_rect(), whole=True)
    before = pygame.image.tobytes(window, "RGB")
    look = view.look()
    view.turning.turn(1)
    view.draw(window, window.get_rect(), whole=True)
    assert pygame.image.tobytes(window, "RGB") != before and view.look() != look
    view.turning.turn(3)
    view.draw(window, window.get_rect(), whole=True)
    assert pygame.image.tobytes(window, "RGB") == before


def test_what_is_in_the_middle_stays_there() -> None:
    view, _ = shown()
    view.camera.zoom_to(1.0)
    view.camera.centre_on((7.5, 5.5))
    middle = view.camera.cell_at(view.camera.free.center)
    view.turning.turn(1)
    assert view.camera.zoom == 1.0 and view.camera.cell_at(view.camera.free.center) == middle


def test_a_board_that_grows_stays_turned() -> None:
    view, _ = shown(1)
    view.show_board(board())
    assert view.turning.turned == 1 and view.camera.columns == view.camera.turn.rows

"""What must be seen in a picture of the board, whatever its art is: light, shadow, marks, pieces; in grey too."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.app.files.folders import shipped_maps
from game.app.maps.reading import read_map
from game.geometry.squares import Cell
from game.ui.games.skirmish.board import SkirmishBoard
from tests.ui.boards.scene import ROWS, board, screen, skirmish

Grey = NDArray[np.float64]


def view_of_sample(width: int = 1280, height: int = 720) -> tuple[SkirmishBoard, pygame.Surface]:
    window = screen(width, height)
    view = SkirmishBoard(board())
    view.fit(window.get_rect())
    return view, window


def drawn(view: SkirmishBoard, window: pygame.Surface) -> Grey:
    """Return the window in grey, as [x, y]."""
    view.draw(window, window.get_rect(), whole=True)
    return pygame.surfarray.array3d(window) @ np.array([0.2126, 0.7152, 0.0722])


def square(picture: Grey, view: SkirmishBoard, cell: Cell) -> Grey:
    box = view.camera.rect_of(cell)
    return picture[box.left : box.right, box.top : box.bottom]


def test_floor_squares_beside_each_other_differ() -> None:
    view, window = view_of_sample()
    picture = drawn(view, window)
    for y in range(4, 10):
        for x in range(2, 10):
            if ROWS[y][x] == ROWS[y][x + 1] == ".":
                one, other = square(picture, view, (x, y)), square(picture, view, (x + 1, y))
                assert abs(one - other).mean() > 3


def test_walls_stand_out_have_a_dark_face_and_throw_shade() -> None:
    view, window = view_of_sample()
    picture = drawn(view, window)
    block = square(picture, view, (7, 5))
    tall = block.shape[1]
    top, face = block[:, : tall // 2].mean(), block[:, int(tall * 0.78) :].mean()
    assert top > face * 1.25, "the top is lit, the south face is dark"
    below, open_floor = square(picture, view, (7, 6)), square(picture, view, (7, 9))
    assert below[:, : tall // 4].mean() < open_floor[:, : tall // 4].mean()


def test_rubble_is_told_from_floor() -> None:
    view, window = view_of_sample()
    picture = drawn(view, window)
    rubble, floor = square(picture, view, (10, 2)), square(picture, view, (12, 6))
    assert rubble.std() > 1.3 * floor.std()


def test_the_board_lies_on_the_table_with_its_shadow_to_the_lower_right() -> None:
    view, window = view_of_sample()
    view.camera.zoom_to(0.5)
    picture = drawn(view, window)
    left, top = view.camera.origin
    right, bottom = left + 16 * 32, top + 12 * 32
    middle_y, middle_x = (top + bottom) // 2, (left + right) // 2
    west, east = picture[left - 24 : left - 14, middle_y], picture[right + 14 : right + 24, middle_y]
    north, south = picture[middle_x, top - 24 : top - 14], picture[middle_x, bottom + 14 : bottom + 24]
    assert east.mean() < 0.75 * west.mean() and south.mean() < 0.75 * north.mean()


@pytest.mark.parametrize("zoom", (0.5, 1, 2))
def test_reach_is_lighter_inside_and_outlined(zoom: float) -> None:
    view, window = view_of_sample()
    view.camera.zoom_to(zoom)
    view.camera.centre_on((5, 8))
    plain = drawn(view, window)
    cells = {(x, y): 1 for x in range(2, 7) for y in range(9, 11)}
    view.overlays.show_reach(cells)
    marked = drawn(view, window)
    middle = square(marked, view, (4, 9)).mean() - square(plain, view, (4, 9)).mean()
    assert middle > 15
    edge = square(marked, view, (2, 9))[: max(2, view.camera.square_px // 24)]
    assert edge.mean() > 150, "a bright line runs along the border"
    outside = abs(square(marked, view, (8, 9)) - square(plain, view, (8, 9))).max()
    assert outside == 0


def test_the_signs_of_sight_read_in_grey() -> None:
    view, window = view_of_sample()
    plain = drawn(view, window)
    seen = np.full((12, 16), 2, np.uint8)
    seen[:, 5:9], seen[:, 9:] = 1, 0
    view.overlays.show_seen(seen, [cell for cell in view.board.grid.cells() if view.board.grid.wall(cell)])
    marked = drawn(view, window)
    clear, cover, nothing = ((3, 9), (6, 9), (12, 9))
    assert square(marked, view, nothing).mean() < 0.6 * square(plain, view, nothing).mean()
    side = view.camera.square_px
    inner = slice(side // 2 - side // 12, side // 2 + side // 12)
    ring, half = square(marked, view, clear)[inner, inner], square(marked, view, cover)
    above, below = half[inner, side // 3 : side // 2 - 2], half[inner, side // 2 + 2 : side // 2 + side // 8]
    assert below.mean() > above.mean() + 30, "the half disc is filled below"
    assert abs(ring - square(plain, view, clear)[inner, inner]).mean() < 60, "the ring is open"


def test_every_creature_is_seen_at_every_zoom() -> None:
    view, window = view_of_sample()
    for zoom in (0.5, 1, 2, 3):
        view.camera.zoom_to(zoom)
        for creature in skirmish().creatures.values():
            view.camera.centre_on((creature.cell[0] + 0.5, creature.cell[1] + 0.5))
            view.forget()
            without = drawn(view, window)
            view.show_table(skirmish())
            differing = (
                abs(square(drawn(view, window), view, creature.cell) - square(without, view, creature.cell)) > 12
            )
            assert differing.mean() > 0.45


def test_shipped_boards_leave_tokens_readable() -> None:
    """No square of floor is as bright or as dark as the marks on it."""
    window = screen(1280, 720)
    for path in sorted(shipped_maps("skirmish").glob("*.tmx")):
        made = read_map(path)
        if made.board is None:
            continue
        view = SkirmishBoard(made.board, made.picture)
        view.fit(window.get_rect())
        picture = drawn(view, window)
        grid = made.board.grid
        means = [square(picture, view, cell).mean() for cell in grid.cells() if not grid.wall(cell)]
        assert min(means) > 25 and max(means) < 190, path.name

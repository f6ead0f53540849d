"""The board's view: picking, covering the view, bounded memory, maps' own pictures."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.app.maps.library import list_maps
from game.app.maps.reading import read_map
from game.ui.boards.shared.camera import SQUARE, STEPS
from game.ui.boards.shared.kept_chunks import BEYOND, CHUNK, SPARE
from game.ui.boards.squares.chunks import overview
from game.ui.boards.squares.ground import Ground
from game.ui.games.skirmish.board import SkirmishBoard
from game.ui.games.skirmish.ground import ground_shown
from tests.ui.boards.scene import board, screen, skirmish


def shown(width: int = 960, height: int = 540) -> tuple[SkirmishBoard, pygame.Surface]:
    window = screen(width, height)
    view = SkirmishBoard(board())
    view.show_table(skirmish())
    view.fit(window.get_rect())
    return view, window


@pytest.mark.parametrize("px", STEPS)
def test_a_large_creature_is_picked_on_all_of_its_squares(px: int) -> None:
    view, _ = shown()
    view.camera.zoom_to(px / SQUARE)
    view.camera.centre_on((13, 10))
    for cell in ((12, 9), (13, 9), (12, 10), (13, 10)):
        assert view.piece_at(view.camera.middle_of(cell)) == 4
    for cell in ((11, 9), (14, 10), (12, 8)):
        assert view.piece_at(view.camera.middle_of(cell)) is None


def test_every_pixel_of_the_view_is_covered_at_all_zooms() -> None:
    view, window = shown()
    strange = (255, 0, 255)
    rect = pygame.Rect(37, 21, 700, 400)
    for px in STEPS:
        view.camera.zoom_to(px / SQUARE)
        for place in ((0, 0), (8, 6), (16, 12)):
            view.camera.centre_on(place)
            for whole in (False, True):
                window.fill(strange)
                view.draw(window, rect, whole=whole)
                mask = pygame.mask.from_threshold(window, strange, (1, 1, 1))
                assert mask.count() == window.get_width() * window.get_height() - rect.width * rect.height


def test_frames_end_as_the_picture_made_at_once() -> None:
    view, window = shown()
    view.draw(window, window.get_rect(), whole=True)
    wanted = pygame.image.tobytes(window, "RGB")
    other, window = shown()
    assert not other.is_at_rest
    for _ in range(60):
        other.draw(window, window.get_rect())
    assert other.is_at_rest
    assert pygame.image.tobytes(window, "RGB") == wanted


def test_chunks_meet_without_a_seam() -> None:
    screen()
    ground = Ground(ground_shown(board(), None))
    whole = pygame.Surface((16 * SQUARE, 12 * SQUARE))
    ground.paint(whole, whole.get_rect())
    for left in (3, 8):
        part = pygame.Surface((4 * SQUARE, 4 * SQUARE))
        ground.paint(part, pygame.Rect(left * SQUARE, 2 * SQUARE, *part.get_size()))
        here = pygame.surfarray.array3d(whole.subsurface((left * SQUARE, 2 * SQUARE, *part.get_size()))).astype(int)
        # Light is worked out coarsely for each part, so a shade or two may differ.
        assert abs(here - pygame.surfarray.array3d(part)).max() <= 6


def test_memory_is_bounded_however_far_one_looks() -> None:
    view, window = shown(1280, 720)
    for px in STEPS:
        view.camera.zoom_to(px / SQUARE)
        for x in range(0, 17, 4):
            view.camera.centre_on((x, x * 0.7))
            view.overlays.show_reach({(x, y): y for y in range(12)})
            view.draw(window, window.get_rect(), whole=True)
            seen = (1280 // CHUNK + 2) * (720 // CHUNK + 2)
            assert len(view.chunks.kept) <= 2 * seen + BEYOND + SPARE
    assert view.chunks.kept.built > 100, "chunks were let go"
    assert CHUNK * CHUNK * 4 * len(view.chunks.kept) == view.chunks.kept.bytes <= 34 << 20


def test_at_most_two_chunks_are_built_a_frame() -> None:
    view, window = shown(1280, 720)
    for _ in range(12):
        before = view.chunks.kept.built
        view.draw(window, window.get_rect())
        assert view.chunks.kept.built - before <= 2


def test_marks_on_the_ground_change_the_picture_and_go_away_again() -> None:
    view, window = shown()
    view.draw(window, window.get_rect(), whole=True)
    plain = pygame.image.tobytes(window, "RGB")
    view.overlays.show_threatened([(5, 6), (6, 6)])
    view.draw(window, window.get_rect())
    assert pygame.image.tobytes(window, "RGB") != plain
    view.overlays.show_threatened()
    view.draw(window, window.get_rect())
    assert pygame.image.tobytes(window, "RGB") == plain


def test_shipped_maps_are_drawn_from_their_own_pictures() -> None:
    screen()
    entries = [entry for entry in list_maps("skirmish") if entry.is_playable]
    assert entries
    for entry in entries:
        made = read_map(entry.path)
        assert made.board is not None and made.picture is not None
        own, dressed = (ground_shown(made.board, picture) for picture in (made.picture, None))
        assert own.picture is made.picture and dressed.picture is not own.picture
        for shown_as in (own, dressed):
            small = overview(Ground(shown_as), 8, 1)
            assert small.get_size() == (8 * made.board.grid.width + 16, 8 * made.board.grid.height + 16)
            assert len(set(pygame.image.tobytes(small, "RGB"))) > 100


def test_another_board_comes_with_its_table() -> None:
    view, window = shown()
    larger = board(("#" * 20, *("#" + "." * 18 + "#" for _ in range(12)), "#" * 20))
    view.show_table(msgspec.structs.replace(skirmish(), board=larger))
    assert view.board == larger and (view.camera.columns, view.camera.rows) == (20, 14)
    view.draw(window, window.get_rect(), whole=True)


def test_nothing_is_kept_behind_the_curtain() -> None:
    view, window = shown()
    view.miniatures.hovered = 1
    view.overlays.show_targets([((1, 1), 1)])
    view.forget()
    assert not view.miniatures.figures and view.miniatures.hovered is None
    assert not view.timeline.before and not view.timeline.after
    view.draw(window, window.get_rect(), whole=True)
    assert view.piece_at(view.camera.middle_of((12, 9))) is None

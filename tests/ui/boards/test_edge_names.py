"""The names of columns and rows lie below figures and below what is said of them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.ui.art.palette import THEMES
from game.ui.boards.hexes import board as hexes
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.edge_names import _laid, hex_names
from game.ui.boards.shared.camera import Camera
from game.ui.boards.squares import board as squares
from game.ui.boards.squares.edge_names import _names
from game.ui.boards.squares.records import GroundShown
from game.ui.games.skirmish.board import SkirmishBoard
from tests.ui.boards.hexes.battlefields import crowd, duel, shown_as
from tests.ui.boards.scene import board, screen, table

FLOOD = (255, 0, 255)
NUMBERED = GroundShown(24, 16, column_names=tuple(map(str, range(24))), row_names=tuple(map(str, range(16))))


def _flood(surface: pygame.Surface, *_: Any) -> None:
    surface.fill(FLOOD)


def _covered(window: pygame.Surface, box: pygame.Rect) -> bool:
    spots = ((x, y) for x in range(box.left, box.right, 2) for y in range(box.top, box.bottom, 2))
    return any(window.get_at(spot)[:3] != FLOOD for spot in spots)


def test_names_at_the_edge_of_squares_hide_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    window = screen()
    view = SkirmishBoard(board())
    view.show_table(table(("drow_wizard", 0, (1, 1)), ("drow_wizard", 1, (9, 6))))
    view.fit(window.get_rect())
    monkeypatch.setattr(squares, "draw_square_names", _flood)
    view.miniatures.hovered = 1
    view.draw(window, window.get_rect(), whole=True)
    assert _covered(window, view.camera.rect_of((1, 1)))
    # And the name of the figure pointed at, which stands above it.
    above = view.camera.rect_of((1, 1)).move(0, -view.camera.square_px)
    assert _covered(window, above.clip(window.get_rect()))


def test_names_at_the_edge_of_hexes_hide_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    window = screen()
    view = HexBoardView(shown_as(duel()))
    figures = crowd(duel(), 4)
    view.show(figures)
    view.fit(window.get_rect())
    monkeypatch.setattr(hexes, "draw_hex_names", _flood)
    view.draw(window, window.get_rect(), whole=True)
    for figure in figures:
        spot = view.camera.at(view.projection.middle(figure.spaces))
        assert _covered(window, pygame.Rect(0, 0, 12, 12).move(spot[0] - 6, spot[1] - 6)), figure.piece


def test_names_of_rows_and_columns_never_lie_on_one_another() -> None:
    camera = Camera(24, 16, pygame.Rect(0, 0, 640, 400))
    camera.fit()
    for step in range(60):
        camera.zoom_by(1 if step % 12 == 0 else 0)
        camera.pan(-7, -5)
        camera.update(1.0)
        # Each name has four shades and its light words, the last of five; a letter is lower than its line.
        parts = list(_names(camera, NUMBERED, THEMES["walnut"], 15))[4::5]
        places = [picture.get_rect(topleft=spot).inflate(-2, -6) for picture, spot in parts]
        hidden = [(one, other) for one, other in combinations(places, 2) if one.colliderect(other)]
        assert places and not hidden, (step, hidden)


def test_names_of_hexes_never_lie_on_one_another_and_a_whole_board_has_them_all() -> None:
    window = screen()
    view = HexBoardView(shown_as(duel()))
    view.fit(window.get_rect())
    names = hex_names(view.camera, duel().stagger)
    for step in range(80):
        # Each name has four shades and its light words, the last of five; a letter is lower than its line.
        parts = list(_laid(view.camera, names, THEMES["walnut"], 30))[4::5]
        places = [picture.get_rect(topleft=spot).inflate(-2, -picture.get_height() // 3 - 1) for picture, spot in parts]
        hidden = [(one, other) for one, other in combinations(places, 2) if one.colliderect(other)]
        assert places and not hidden, (step, hidden)
        assert step or len(parts) >= len(names) // 2
        view.camera.zoom_by(1 if step % 16 == 0 else 0)
        view.camera.pan(-5 if step % 16 < 8 else 9, -6)
        view.camera.update(1.0)

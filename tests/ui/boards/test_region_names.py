"""Where regions are named: beside them, so that whoever stands in one is seen."""

from __future__ import annotations

import pygame
import pytest

from game.geometry.squares import Cell
from game.ui.boards.hexes.board import HexBoardView
from game.ui.games.skirmish.board import SkirmishBoard
from tests.ui.boards.hexes.battlefields import at, duel, shown_as
from tests.ui.boards.scene import board, screen, skirmish

#: Two rows of squares: in the middle of the board, at its upper edge, at the left one, and all of it.
REGIONS: dict[str, list[Cell]] = {
    "middle": [(x, y) for x in range(5, 9) for y in (6, 7)],
    "upper edge": [(x, y) for x in range(5, 9) for y in (0, 1)],
    "corner": [(0, 5), (0, 6)],
    "whole": [(x, y) for x in range(16) for y in range(12)],
}


@pytest.mark.parametrize("where", REGIONS)
def test_the_name_of_a_region_of_squares_lies_beside_it_and_on_the_board(where: str) -> None:
    window = screen(960, 700)
    view = SkirmishBoard(board())
    view.show_table(skirmish())
    view.fit(window.get_rect())
    cells = REGIONS[where]
    view.overlays.show_regions([("The long name of a region", cells)])
    parts = view.overlays.parts(view.camera)
    name = parts["region", "The long name of a region"]
    whole = view.camera.rect_of((0, 0)).union(
        view.camera.rect_of((int(view.camera.columns) - 1, int(view.camera.rows) - 1))
    )
    assert whole.contains(name)
    if where != "whole":
        assert name.collidelist([view.camera.rect_of(cell) for cell in cells]) == -1


def test_the_name_of_a_region_does_not_lie_under_the_panel_of_objectives() -> None:
    window = screen(960, 700)
    view = SkirmishBoard(board())
    view.show_table(skirmish())
    view.fit(window.get_rect())
    view.overlays.show_regions([("The gate", REGIONS["middle"])])
    parts = view.overlays.parts(view.camera)
    above = parts["region", "The gate"]
    view.camera.corner = above.bottomright
    parts = view.overlays.parts(view.camera)
    below = parts["region", "The gate"]
    assert not view.camera.is_under_corner(below) and below.top > view.camera.rect_of((5, 7)).bottom


def test_the_name_of_a_region_of_hexes_lies_above_the_figures_in_it() -> None:
    rect = pygame.Rect(0, 0, 900, 640)
    view = HexBoardView(shown_as(duel()))
    view.fit(rect)
    region = [at(6, 5), at(7, 5), at(6, 6), at(7, 6)]
    view.overlays.show_regions([("Ford", region)])
    parts = view.overlays.parts(view.camera)
    name, px = parts["region", "Ford"], view.camera.square_px
    for place in region:
        top = view.camera.rect_of(place)
        assert name.bottom <= top.centery - round(0.9 * px), "a figure there is whole"

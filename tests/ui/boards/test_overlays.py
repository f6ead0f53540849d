"""Overlays read without colour, cost nothing when they do not change, and draw in every combination."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.geometry.sight import sight
from game.rules.skirmish.presentation.queries import reach_of, sight_from, threatened
from game.ui.boards.squares import ground_marks as marks
from game.ui.boards.squares.overlays import Overlays
from game.ui.games.skirmish.board import SkirmishBoard
from game.ui.games.skirmish.marks import VERDICTS
from tests.ui.boards.scene import board, screen, skirmish

PATTERNS: dict[str, Callable[[int], pygame.Surface]] = {
    "threatened": marks.hatch,
    "area": marks.dots,
    "placement of seat 0": lambda px: marks.plus(px, 0),
    "blocked": lambda px: marks.sight_mark(px, 0),
    "cover": lambda px: marks.sight_mark(px, 1),
    "clear": lambda px: marks.sight_mark(px, 2),
}


def grey(pattern: pygame.Surface) -> NDArray[np.float64]:
    """Return the pattern on middle grey, as one who sees no colours sees it."""
    ground = pygame.Surface(pattern.get_size())
    ground.fill((118, 118, 118))
    ground.blit(pattern, (0, 0))
    return pygame.surfarray.array3d(ground) @ np.array([0.2126, 0.7152, 0.0722])


@pytest.mark.parametrize("px", (32, 64, 192))
def test_patterns_differ_in_shape_and_stand_out_without_colour(px: int) -> None:
    screen()
    seen = {name: grey(draw(px)) for name, draw in PATTERNS.items()}
    for name, picture in seen.items():
        assert picture.max() - picture.min() > 70, f"{name} has no light and dark of its own"
    for one, other in combinations(seen, 2):
        differing = (abs(seen[one] - seen[other]) > 40).mean()
        assert differing > 0.03, f"{one} and {other} look alike in grey"


def test_seats_frames_have_one_shape_and_any_seat_reads_in_grey() -> None:
    screen()
    for seat in range(5):
        picture = grey(marks.plus(64, seat))
        assert picture.max() - picture.min() > 90


def test_the_three_verdicts_of_sight_differ_in_grey() -> None:
    window = screen()
    view = SkirmishBoard(board())
    view.show_table(skirmish())
    view.fit(window.get_rect())
    pictures = []
    grid = board().grid
    for cell in ((12, 6), (8, 4), (9, 2)):
        report = sight(grid, (7, 8), 1, cell, 1)
        view.overlays.show_sight(report, (cell, 1), VERDICTS[report.verdict])
        view.draw(window, window.get_rect(), whole=True)
        pictures.append(pygame.image.tobytes(pygame.transform.grayscale(window), "RGB"))
    assert len(set(pictures)) == 3


def test_setters_repeat_freely() -> None:
    overlays = Overlays()
    overlays.show_reach({(1, 1): 1, (2, 1): 2})
    version = overlays.version
    overlays.show_reach({(1, 1): 1, (2, 1): 2})
    overlays.show_threatened()
    assert overlays.version == version
    overlays.show_costs(shown=True)
    assert overlays.version > version
    overlays.clear()
    assert not overlays.marks_in(pygame.Rect(0, 0, 20, 20)) and overlays.version > version


def test_a_large_creatures_reach_covers_its_whole_block() -> None:
    overlays = Overlays()
    overlays.show_reach({(4, 4): 1}, size=2)
    assert all(overlays.marks_in(pygame.Rect(x, y, 1, 1)) for x in (4, 5) for y in (4, 5))
    assert not overlays.marks_in(pygame.Rect(6, 4, 1, 1))


@pytest.mark.parametrize("zoom", (0.5, 1, 3))
def test_everything_at_once(zoom: float) -> None:
    window = screen()
    table = skirmish()
    view = SkirmishBoard(table.board)
    view.show_table(table)
    view.fit(window.get_rect())
    view.camera.zoom_to(zoom)
    overlays = view.overlays
    reach = reach_of(table, 1)
    walls = [cell for cell in table.board.grid.cells() if table.board.grid.wall(cell)]
    goal = max(reach.costs, key=lambda cell: (reach.costs[cell], cell))
    overlays.show_reach(reach.costs)
    overlays.show_costs(shown=True)
    overlays.show_threatened(threatened(table, 1))
    overlays.show_area([(4, 4), (5, 4)])
    overlays.show_placement(table.board.starts[0], 3)
    overlays.show_seen(sight_from(table, 1), walls)
    overlays.show_path(((7, 8), *reach.path(goal)), 1, reach.costs[goal])
    overlays.show_sight(sight(table.board.grid, (7, 8), 1, (12, 9), 2), ((12, 9), 2), "In cover")
    overlays.show_targets([((12, 9), 2), ((8, 7), 1)])
    overlays.show_selection(((7, 8), 1))
    overlays.show_hover(((3, 3), 1))
    view.miniatures.hovered = 4
    view.draw(window, window.get_rect(), whole=True)
    first = pygame.image.tobytes(window, "RGB")
    view.draw(window, window.get_rect())
    assert pygame.image.tobytes(window, "RGB") == first, "a second frame is the same"

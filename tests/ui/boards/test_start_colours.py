"""Tiles of start areas: what they have in their side's usual colour is drawn in the colour that its seat chose."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.maps.library import find_map
from game.app.maps.reading import read_map
from game.ui.art.palette import SEAT_COLOURS
from game.ui.art.tones import use_colours
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.shared.tiles import TileBox, recolour


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    yield
    use_colours(())


def test_a_start_area_is_drawn_in_the_colour_that_its_seat_chose_and_nothing_else_changes() -> None:
    picture = read_map(find_map("open_hall", "skirmish").path).picture
    assert picture is not None
    start, beside = (1, 5), (8, 5)
    tiles = TileBox(picture, starts={start: 0})

    def drawn(cell: tuple[int, int]) -> tuple[int, ...]:
        target = pygame.Surface((SQUARE, SQUARE))
        tiles.paint(target, pygame.Rect(cell[0] * SQUARE, cell[1] * SQUARE, SQUARE, SQUARE))
        return tuple(pygame.transform.average_color(target)[:3])

    before = drawn(start), drawn(beside)
    assert use_colours((3, 1, 2, 0, 4))
    after = drawn(start), drawn(beside)
    assert after[0] != before[0] and after[1] == before[1]
    assert after[0][0] - before[0][0] > 5 > after[0][2] - before[0][2] - 5, "plum is redder than blue"


@pytest.mark.parametrize(("colour", "wanted"), [(SEAT_COLOURS[0], SEAT_COLOURS[2]), ((90, 90, 90), (90, 90, 90))])
def test_a_colour_is_changed_and_greys_stay(colour: tuple[int, int, int], wanted: tuple[int, int, int]) -> None:
    cut = pygame.Surface((2, 2), pygame.SRCALPHA)
    cut.fill((*colour, 61))
    recolour(cut, SEAT_COLOURS[0], SEAT_COLOURS[2])
    assert all(abs(one - other) <= 40 for one, other in zip(cut.get_at((0, 0))[:3], wanted, strict=True))
    assert cut.get_at((0, 0))[3] == 61

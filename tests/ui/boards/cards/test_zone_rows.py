"""The rows of a zone: as large as they fit, closer when they are many, and then they scroll."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.layout import Box
from game.ui.boards.cards.records import UnitShown
from game.ui.boards.cards.rows import LEAST, LOW, MOST, TALL, spots_of
from game.ui.games.factions.tables import plain_layout
from tests.ui.boards.cards import zone_tables as tables

LAYOUT = plain_layout()


def stood(far: int, near: int, zone: int = 3) -> list[object]:
    units = [tables.unit(number, "knight", 1, zone) for number in range(1, far + 1)]
    return [*units, *(tables.unit(100 + number, "squire", 0, zone) for number in range(1, near + 1))]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 12), st.integers(0, 12), st.integers(1, 5))
def test_no_token_lies_over_another(far: int, near: int, zone: int) -> None:
    spots, filled = spots_of(LAYOUT, stood(far, near, zone))
    assert len(spots) == far + near
    assert not any(one.box.inside(1e-6).touches(other.box) for one, other in combinations(spots.values(), 2))
    field = LAYOUT.field(zone)
    for spot in spots.values():
        assert LEAST <= spot.box.w <= MOST
        assert LOW - 1e-6 <= spot.box.h / spot.box.w <= TALL + 1e-6
        assert spot.box.x >= field.x - 1e-6 and spot.box.right <= field.right + 1e-6
        assert spot.box.y >= field.y - 1e-6
        assert spot.box.bottom <= field.bottom + filled[zone].over + 1e-6


def test_the_sides_face_each_other_and_the_last_stand_in_front() -> None:
    spots, filled = spots_of(LAYOUT, stood(6, 6))
    line = filled[3].middle
    far = [spot.box for number, spot in spots.items() if number < 100]
    near = [spot.box for number, spot in spots.items() if number > 100]
    assert max(box.bottom for box in far) <= line <= min(box.y for box in near)
    assert spots[1].box.y < spots[6].box.y
    assert spots[101].box.y > spots[106].box.y


def test_whoever_comes_to_a_zone_or_leaves_it_moves_nobody() -> None:
    board = CardBoardView(LAYOUT)
    board.fit(pygame.Rect(0, 0, 1280, 720))
    own, coming = tables.unit(101, "squire", 0, 3), tables.unit(5, "knight", 0, 3)

    def spots(*units: UnitShown) -> dict[int, Box]:
        board.show(units)
        return {number: spot.box for number, spot in board.miniatures.spots.items()}

    foe = tables.unit(10, "knight", 1, 3)
    before = spots(foe, own)
    both = spots(foe, coming, own)
    assert {number: both[number] for number in before} == before
    assert spots(foe, coming) == {number: box for number, box in both.items() if number != 101}
    assert spots(foe, tables.unit(1, "knight", 0, 3), coming)[1] == both[101], "a free place is taken"
    spots(foe, coming)
    board.begin_turn()
    assert spots(foe, replace(coming, tapped=True))[5] == both[101], "they close up"


def test_more_units_stand_closer() -> None:
    wides = [spots_of(LAYOUT, stood(count, count))[1][3].wide for count in (1, 2, 4, 8, 12, 20)]
    assert wides == sorted(wides, reverse=True)
    assert wides[0] == MOST and wides[-1] == LEAST


def test_what_does_not_fit_scrolls() -> None:
    spots, filled = spots_of(LAYOUT, stood(20, 20))
    over = filled[3].over
    assert over > 0
    moved, _ = spots_of(LAYOUT, stood(20, 20), {3: 1000.0})
    assert all(moved[number].box.y == pytest.approx(spot.box.y - over) for number, spot in spots.items())
    assert max(spot.box.bottom for spot in moved.values()) == pytest.approx(LAYOUT.field(3).bottom)


def test_capitals_keep_their_places() -> None:
    spots, _ = spots_of(LAYOUT, tables.crowd(30))
    assert spots[900].box == LAYOUT.capitals[0] and spots[901].box == LAYOUT.capitals[1]
    others = [spot for number, spot in spots.items() if number < 900]
    assert not any(spot.box.touches(LAYOUT.capitals[seat]) for spot in others for seat in (0, 1))

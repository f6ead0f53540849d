"""The table of zones: where things lie, what is picked, and that everything is drawn in its place."""

from __future__ import annotations

from itertools import pairwise, permutations

import pygame
import pytest

from game.ui.boards.cards.board import CardBoardView
from game.ui.games.factions.tables import plain_layout
from tests.ui.boards.cards import zone_tables as tables

RECT = pygame.Rect(6, 50, 970, 486)


@pytest.fixture
def view(screen: pygame.Surface) -> CardBoardView:
    made = CardBoardView(plain_layout())
    made.fit(RECT)
    made.show(tables.crowd(20), tables.locations(3), tables.states(0, None, None, 1, 1), tables.stack(2))
    return made


def test_zones_lie_side_by_side_and_hold_their_parts() -> None:
    layout = plain_layout()
    boxes = [layout.zones[zone] for zone in range(1, 6)]
    assert all(one.right < other.x for one, other in pairwise(boxes))
    assert boxes[-1].right < layout.stack.x < layout.stack.right <= layout.wide
    for zone, field in ((zone, layout.field(zone)) for zone in layout.zones):
        assert not any(field.touches(capital) for capital in layout.capitals.values())
        assert field.y >= layout.head(zone).bottom and field.bottom <= layout.zones[zone].bottom


def test_the_camera_knows_zones_as_spaces(view: CardBoardView) -> None:
    camera = view.camera
    for zone in range(1, 6):
        assert view.cell_at(camera.middle_of((zone, 0), 1)) == (zone, 0)
        assert camera.sees((zone, 0))
    assert camera.middle_cell() == (3, 0)
    assert camera.beside((3, 0), (1, 0)) == (4, 0)
    assert camera.beside((5, 0), (1, 0)) == (5, 0)
    assert camera.beside((2, 0), (0, 1)) == (2, 0)
    assert view.cell_at((2, 2)) is None


def test_every_unit_is_picked_where_it_is_drawn(view: CardBoardView, screen: pygame.Surface) -> None:
    view.draw(screen, RECT, whole=True)
    for number in view.miniatures.units:
        spot = view.spot_of_unit(number)
        assert spot is not None and RECT.contains(spot)
        assert view.piece_at(spot.center) == number


@pytest.mark.parametrize("count", [4, 9, 14])
def test_a_narrow_gap_between_two_units_is_not_a_ground_of_the_zone(view: CardBoardView, count: int) -> None:
    view.show([tables.unit(number, "knight", number % 2, 3) for number in range(1, count + 1)])
    px = view.camera.square_px
    spots = {number: spot for number in view.miniatures.units if (spot := view.spot_of_unit(number)) is not None}
    spots = {number: spot for number, spot in spots.items() if RECT.contains(spot)}
    gaps = 0
    for (one, left), (other, right) in permutations(spots.items(), 2):
        wide, high = right.left - left.right, right.top - left.bottom
        if left.top == right.top and 0 < wide < px / 3:
            between = (left.right + wide // 2, left.centery)
        elif left.left == right.left and 0 < high < px / 3:
            between = (left.centerx, left.bottom + high // 2)
        else:
            continue
        gaps += 1
        assert view.piece_at(between) in (one, other), (left, right)
    assert gaps
    zone, head = view.camera.rect_of((3, 0)), view.layout.head(3)
    assert view.piece_at(view.camera.at(head.middle)) is None and view.cell_at(view.camera.at(head.middle)) == (3, 0)
    assert view.piece_at((zone.centerx, zone.bottom + 5)) is None


def test_the_empty_ground_of_a_zone_is_the_zone(view: CardBoardView) -> None:
    view.show([tables.unit(number, "knight", number % 2, 3) for number in (1, 2)])
    middle = view.camera.rect_of((3, 0)).center
    assert view.piece_at(middle) is None and view.cell_at(middle) == (3, 0)
    spot = view.spot_of_unit(1)
    assert view.piece_at((spot.right + 5, spot.centery)) == 1
    assert view.piece_at((spot.right + view.camera.square_px // 2, spot.centery)) is None


def test_drawing_stays_in_its_rectangle(view: CardBoardView, screen: pygame.Surface) -> None:
    screen.fill((255, 0, 255))
    view.draw(screen, RECT, whole=True)
    assert screen.get_at((1275, 710))[:3] == (255, 0, 255)
    assert screen.get_at((RECT.x, RECT.y - 1))[:3] == (255, 0, 255)
    assert screen.get_at((RECT.centerx, RECT.centery))[:3] != (255, 0, 255)

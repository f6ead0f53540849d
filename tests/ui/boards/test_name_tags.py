"""Where the name of what is pointed at stands: where it hides nothing, or least, on every kind of board."""

from __future__ import annotations

import pygame
import pytest

from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.name_tags import tag_place
from game.ui.boards.squares.figures import Miniatures
from game.ui.boards.squares.records import FigureShown
from game.ui.games.factions.faces import factions_back, factions_face
from tests.ui.boards.cards import card_tables
from tests.ui.boards.hexes.battlefields import duel, shown_as
from tests.ui.boards.hexes.test_figures import figure
from tests.ui.boards.scene import screen

VIEW = pygame.Rect(0, 0, 400, 300)
TAG = (90, 16)
#: What is named, and its neighbours on all sides.
OWN = pygame.Rect(180, 140, 30, 30)
ABOVE, BELOW, LEFT, RIGHT = (OWN.move(way) for way in ((0, -30), (0, 30), (-30, 0), (30, 0)))


def place(*others: pygame.Rect, own: pygame.Rect = OWN) -> pygame.Rect:
    """Return where the tag is put; it never hides what it names, and never leaves the view."""
    found = tag_place(TAG, own, others, VIEW)
    assert not found.colliderect(own) and VIEW.contains(found)
    return found


def test_a_name_stands_above_where_nothing_is_there() -> None:
    assert place().midbottom == (OWN.centerx, OWN.top - 2)
    assert place(BELOW, LEFT, RIGHT).bottom <= OWN.top
    assert place(own=OWN.move(0, -136)).top >= 30, "at the upper edge it stands below"


def test_it_steps_below_what_stands_above_and_aside_from_both() -> None:
    assert place(ABOVE).midtop == (OWN.centerx, OWN.bottom + 2)
    aside = place(ABOVE, BELOW)
    assert aside.collidelist([ABOVE, BELOW]) == -1
    assert place(ABOVE, BELOW, ABOVE.move(30, 0), BELOW.move(30, 0), RIGHT).right <= OWN.right


def test_in_the_middle_of_a_crowd_it_hides_least() -> None:
    crowd = [OWN.move(30 * x, 30 * y) for x in range(-4, 5) for y in range(-4, 5) if (x, y) != (0, 0)]
    thin = pygame.Rect(OWN.x - 60, OWN.bottom + 10, 150, 4)
    found = place(*(one for one in crowd if one.top < OWN.bottom), thin)
    assert found.midtop == (OWN.centerx, OWN.bottom + 2)


def table_of_cards() -> CardBoardView:
    screen(1280, 720)
    view = CardBoardView(card_tables.layout())
    view.set_faces(factions_face, factions_back)
    view.fit(pygame.Rect(6, 40, 1000, 500))
    return view


def creature(piece: int, cell: tuple[int, int]) -> FigureShown:
    return FigureShown(piece, "drow_wizard", "Drow Wizard", 0, cell, 1, 1.0, "10/10")


def test_on_squares_it_hides_no_creature_above() -> None:
    screen()
    camera, figures = Camera(12, 9, VIEW), Miniatures()
    camera.fit()
    for above in ((5, 3), (4, 3), (6, 3)):
        figures.show([creature(1, (5, 4)), creature(2, above)])
        figures.hovered = 1
        found = figures.name_rect(camera)
        assert found is not None and not found.colliderect(camera.rect_of(above))
    figures.hovered = None
    assert figures.name_rect(camera) is None


def test_on_squares_it_lies_over_no_square_to_choose_from() -> None:
    screen()
    camera, figures = Camera(12, 9, VIEW), Miniatures()
    camera.fit()
    figures.show([creature(1, (5, 4))])
    figures.hovered = 1
    free = figures.name_rect(camera)
    figures.kept_free = frozenset({(5, 3)})
    found = figures.name_rect(camera)
    assert free is not None and found is not None and free != found
    assert not found.colliderect(camera.rect_of((5, 3)))
    figures.kept_free = frozenset((x, y) for x in range(12) for y in range(9))
    assert figures.name_rect(camera) is None


def test_on_hexes_it_hides_no_figure_behind() -> None:
    rect = pygame.Rect(0, 0, 900, 640)
    screen(900, 640)
    view = HexBoardView(shown_as(duel()))
    view.fit(rect)
    for behind in ((4, 6), (5, 6), (3, 6)):
        view.show([figure(1, (4, 7)), figure(2, behind)], ())
        view.draw(pygame.Surface(rect.size), rect, whole=True)
        view.miniatures.hovered = 1
        found = view.name_rect()
        x, y = view.camera.at(view.projection.middle((behind,)))
        body = pygame.Rect(0, 0, view.camera.square_px // 2, view.camera.square_px // 2)
        body.center = (x, y)
        assert found is not None and not found.colliderect(body)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_on_a_table_of_cards_it_hides_no_card_and_no_figure_of_its_own(number: int) -> None:
    view = table_of_cards()
    view.show(card_tables.pieces(), (), (), card_tables.stack(), card_tables.piles())
    own = view.spot_of_unit(number)
    assert own is not None
    view.miniatures.hovered = number
    found = view.name_rect()
    spots = [view.spot_of_unit(other) for other in view.miniatures.spots if other != number]
    assert found is not None and not found.colliderect(own)
    assert found.collidelist([spot for spot in spots if spot is not None and not spot.colliderect(own)]) == -1


def test_a_name_goes_with_its_card_and_is_not_kept_behind_the_curtain() -> None:
    view = table_of_cards()
    pieces = card_tables.pieces()
    view.show(pieces)
    view.miniatures.hovered = 5
    before = view.name_rect()
    assert before is not None and view.name_rect() is view.name_rect(), "it is worked out once"
    view.camera.zoom_by(2, view.camera.rect.center)
    nearer = view.name_rect()
    assert nearer != before
    view.show([one for one in pieces if one.piece != 2])
    assert view.name_rect() != nearer, "its row has closed up"
    view.show(None)
    assert view.miniatures._named is None and view.name_rect() is None


def test_a_frame_goes_with_its_card() -> None:
    view = table_of_cards()
    pieces = card_tables.pieces()
    view.show(pieces)
    before = view.frame_of_unit(5)
    assert before is not None and view.frame_of_unit(5) == before
    before.move_ip(9, 9)
    assert view.frame_of_unit(5) != before, "whoever asks has a frame of its own"
    before = view.frame_of_unit(5)
    view.camera.zoom_by(2, view.camera.rect.center)
    nearer = view.frame_of_unit(5)
    assert nearer != before
    view.show([one for one in pieces if one.piece != 2])
    assert view.frame_of_unit(5) != nearer, "its row has closed up"
    view.show([one for one in pieces if one.piece != 5])
    assert view.frame_of_unit(5) is None

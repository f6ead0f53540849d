"""Marks over a table of zones, the wheel, names, the stack: what is seen where."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.ui.boards.cards import stack
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.layout import STYLES
from game.ui.boards.cards.portraits import little_card, title_foot
from game.ui.boards.cards.records import Damaged, EntryShown
from game.ui.boards.shared.plain_cards import plain_face
from game.ui.games.factions.tables import plain_layout
from tests.ui.boards.cards import zone_tables as tables

RECT = pygame.Rect(6, 50, 970, 486)


@pytest.fixture
def view(screen: pygame.Surface) -> CardBoardView:
    made = CardBoardView(replace(plain_layout(), shares=False))
    made.fit(RECT)
    made.show(tables.crowd(20), tables.locations(3), tables.states(0, None, None, 1, 1), (), tables.piles())
    return made


def picture(view: CardBoardView, screen: pygame.Surface) -> bytes:
    view.draw(screen, RECT, whole=True)
    return pygame.image.tobytes(screen.subsurface(RECT), "RGB")


def differs(one: bytes, other: bytes, place: pygame.Rect) -> bool:
    """Do two pictures differ within a part of the screen?"""
    box = place.move(-RECT.x, -RECT.y).clip(pygame.Rect(0, 0, *RECT.size))
    rows = [
        slice((y * RECT.width + box.left) * 3, (y * RECT.width + box.right) * 3) for y in range(box.top, box.bottom)
    ]
    return any(one[row] != other[row] for row in rows)


def test_every_overlay_shows_in_its_place_and_goes_away(view: CardBoardView, screen: pygame.Surface) -> None:
    o, plain = view.overlays, picture(view, screen)
    unit, other = view.spot_of_unit(2), view.spot_of_unit(8)
    assert unit is not None and other is not None
    zone = view.camera.rect_of((4, 0))
    shown = (
        (lambda: o.show_reach({(4, 0): 2}), zone),
        (lambda: o.show_targets([2]), unit.inflate(10, 10)),
        (lambda: o.show_targets([((4, 0), 1)]), zone.inflate(10, 10)),
        (lambda: o.show_selection(2), unit.inflate(14, 14)),
        (lambda: o.show_hover((4, 0)), zone),
        (lambda: o.show_path((2, 3, 4)), zone),
        (lambda: o.show_attack((2, 8), "65%"), unit.union(other)),
    )
    for show, place in shown:
        show()
        assert differs(plain, picture(view, screen), place)
        o.clear()
        assert picture(view, screen) == plain


def test_ones_own_unit_to_choose_has_not_the_red_of_a_target(view: CardBoardView, screen: pygame.Surface) -> None:
    view.overlays.show_targets([2])
    struck_at, known = picture(view, screen), set(view.overlays.parts(view.camera, view.spot_of_unit))
    view.overlays.show_targets([2], own=[2])
    assert picture(view, screen) != struck_at
    assert set(view.overlays.parts(view.camera, view.spot_of_unit)) != known
    view.overlays.clear()
    view.overlays.show_targets([2])
    assert picture(view, screen) == struck_at


def test_marks_of_what_is_not_there_are_nothing(view: CardBoardView, screen: pygame.Surface) -> None:
    o, plain = view.overlays, picture(view, screen)
    o.show_reach({(9, 0): 1})
    o.show_targets([777, ((0, 0), 1)])
    o.show_selection(777)
    o.show_attack((777, 2), "1%")
    o.show_path((9, 8))
    assert picture(view, screen) == plain


def test_who_is_pointed_at_is_named(view: CardBoardView, screen: pygame.Surface) -> None:
    plain = picture(view, screen)
    view.miniatures.hovered = 3
    assert picture(view, screen) != plain
    view.miniatures.hovered = 777
    assert picture(view, screen) == plain


def test_a_name_hides_no_heading_of_a_zone(view: CardBoardView) -> None:
    heads = [view.miniatures._head_rect(zone, view.camera) for zone in view.layout.zones]
    named = 0
    for number in view.miniatures.spots:
        view.miniatures.hovered = number
        name = view.name_rect()
        assert name is not None and name.collidelist(heads) < 0, number
        named += 1
    assert named


def test_state_of_zones_locations_and_units_is_seen(view: CardBoardView, screen: pygame.Surface) -> None:
    plain = picture(view, screen)
    units, locations, piles = tables.crowd(20), tables.locations(3), tables.piles()
    states = tables.states(0, None, None, 1, 1)
    view.show(units, locations, tables.states(0, 1, None, 1, 1), (), piles)
    assert differs(plain, picture(view, screen), view.camera.rect_of((2, 0)))
    view.show(units, locations, tables.states(0, None, None, 1, 1, blockaded=(3,)), (), piles)
    assert differs(plain, picture(view, screen), view.camera.rect_of((3, 0)))
    view.show(units, locations[:2], states, (), piles)
    assert picture(view, screen) != plain
    view.show(units, locations, states, tables.stack(2), piles)
    assert picture(view, screen) != plain
    view.show(units, locations, states, (), piles)
    assert picture(view, screen) == plain


def test_the_wheel_scrolls_a_full_zone_and_zooms_elsewhere(view: CardBoardView, screen: pygame.Surface) -> None:
    view.show(tables.crowd(40, only=(3,)), (), ())
    px = view.camera.square_px
    first = view.spot_of_unit(1)
    view.camera.zoom_by(-1, view.camera.middle_of((3, 0)))
    assert view.camera.square_px == px
    assert view.spot_of_unit(1) != first
    for _ in range(30):
        view.camera.zoom_by(-1, view.camera.middle_of((3, 0)))
    moved, most = view.miniatures.scrolled(3)
    assert moved == most > 0
    view.draw(screen, RECT, whole=True)
    view.camera.zoom_by(1, view.camera.middle_of((2, 0)))
    assert view.camera.square_px > px
    view.camera.zoom_by(-1)
    assert view.camera.square_px == pytest.approx(px, abs=2)


def test_units_scrolled_out_of_a_zone_are_not_picked(view: CardBoardView, screen: pygame.Surface) -> None:
    view.show(tables.crowd(40, only=(3,)), (), ())
    view.draw(screen, RECT, whole=True)
    field = view.layout.field(3)
    for number, spot in view.miniatures.spots.items():
        if spot.zone == 3 and not field.touches(spot.box) and number < 900:
            assert view.piece_at(view.camera.at(spot.middle)) != number
            view.miniatures.bring_into_view(number)
            assert view.piece_at(view.camera.at(view.miniatures.spots[number].middle)) == number
            return
    pytest.fail("the zone should be full")


def test_cards_of_the_stack_are_picked_from_the_top(view: CardBoardView) -> None:
    view.show(tables.crowd(20), (), (), tables.stack(6))
    places = view.stack.places(view.camera)
    assert list(places) == [500, 501, 502, 503, 504, 505]
    assert view.entry_at(places[505].center) == 505
    for number, place in places.items():
        assert view.entry_at((place.centerx, place.top + 3)) == number
        assert view.camera.rect.contains(place)
    assert view.entry_at((20, 60)) is None


def test_a_location_is_found_on_its_plaque(view: CardBoardView) -> None:
    middle = view.camera.at(view.layout.locations[2].middle)
    found = view.location_at(middle)
    assert found is not None and found.zone == 2
    assert view.cell_at(middle) == (2, 0)
    assert view.location_at(view.camera.at(view.layout.locations[5].middle)) is None


def test_tokens_come_a_few_a_frame_and_then_it_is_calm(view: CardBoardView, screen: pygame.Surface) -> None:
    assert not CardBoardView(plain_layout()).timeline.is_playing
    frames = 0
    while not view.is_at_rest or not frames:
        view.draw(screen, RECT)
        frames += 1
        assert frames < 40
    whole = picture(view, screen)
    view.draw(screen, RECT)
    assert pygame.image.tobytes(screen.subsurface(RECT), "RGB") == whole


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("theme", ["walnut", "projector"])
def test_two_looks_in_two_themes(screen: pygame.Surface, style: str, theme: str) -> None:
    view = CardBoardView(plain_layout(style), theme=theme)
    view.fit(RECT)
    view.show(tables.capitals())
    view.draw(screen, RECT, whole=True)
    tones = {tuple(screen.get_at(view.camera.middle_of((zone, 0)))) for zone in range(1, 6)}
    assert len(tones) > 1


def test_another_layout_moves_everything(view: CardBoardView, screen: pygame.Surface) -> None:
    plain = picture(view, screen)
    view.show_layout(plain_layout("field"))
    assert picture(view, screen) != plain
    assert view.piece_at(view.camera.at(view.layout.capitals[0].middle)) == 900


def test_what_is_scrolled_away_bears_no_marks_until_something_happens_to_it(
    view: CardBoardView, screen: pygame.Surface
) -> None:
    units = tables.crowd(40, only=(3,))
    view.show(units, (), ())
    plain = picture(view, screen)
    away = [number for number in view.miniatures.units if view.miniatures.seen_rect(number, view.camera) is None]
    assert away
    view.overlays.show_targets(away)
    view.overlays.show_selection(away[0])
    assert picture(view, screen) == plain
    view.play_records([Damaged(away[0], 5)], units)
    view.finish()
    assert view.miniatures.seen_rect(away[0], view.camera) is not None


def test_no_arrow_crosses_the_words_on_a_card(view: CardBoardView, screen: pygame.Surface) -> None:
    o = view.overlays
    before = picture(view, screen)
    words = view.word_rects()
    o.show_path((1, 2, 3, 4, 5))
    o.show_attack((2, 8), "")
    after = picture(view, screen)
    assert before != after and words
    assert not any(differs(before, after, place) for place in words)


@pytest.mark.parametrize("name", ["Energy Elemental", "Evans, Mage-Knight", "Squire", "General Luther Maxwell"])
@pytest.mark.parametrize("width", [60, 74, 120])
def test_the_banner_of_a_card_on_the_stack_hides_none_of_its_title(
    screen: pygame.Surface, name: str, width: int
) -> None:
    face = plain_face("energy_elemental", name)
    plain, foot = little_card(face, width), title_foot(face, width)
    shown = stack._card(EntryShown(1, 1, "energy_elemental", name), plain, 1, foot)
    title = pygame.Rect(0, 0, width, foot)
    drawn = shown.subsurface(title.move(stack._RIM, stack._RIM))
    edge = 4  # The card's round corners let its rim show.
    inner = title.inflate(-2 * edge, -2 * edge)
    assert pygame.image.tobytes(drawn.subsurface(inner), "RGB") == pygame.image.tobytes(plain.subsurface(inner), "RGB")


def test_the_cost_of_a_way_in_large_text_keeps_within_its_zone(view: CardBoardView, screen: pygame.Surface) -> None:
    view.set_text(30)
    before = picture(view, screen)
    view.overlays.show_reach({(1, 0): 1})
    zone = view.camera.rect_of((1, 0))
    above = pygame.Rect(zone.x, RECT.y, zone.width, zone.y - RECT.y)
    now = picture(view, screen)
    assert above.height > 2 and differs(before, now, zone) and not differs(before, now, above)

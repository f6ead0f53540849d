"""Whole cards on a table of cards: where they lie, what is seen of them, what happens to them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ui.boards.cards import records as r
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.layout import Area, Box
from game.ui.boards.cards.lines_of_cards import DOWN_SEEN, LEAST_SEEN, PEEK, TALL, cards_in, with_attached
from game.ui.boards.cards.overlays import arrow_ends
from game.ui.games.card_tables import CardsAndPiles, OtherTables
from game.ui.games.factions.faces import factions_back, factions_face
from game.ui.screens.items import Item
from tests.ui.boards.cards import card_tables as tables

RECT = pygame.Rect(6, 40, 1000, 500)
ROW = Area("row", "row", "row", Box(2, 3, 14, 3))


@pytest.fixture
def view(screen: pygame.Surface) -> CardBoardView:
    made = CardBoardView(tables.layout())
    made.set_faces(factions_face, factions_back)
    made.fit(RECT)
    made.show(tables.pieces(), (), (), tables.stack(), tables.piles())
    return made


def picture(view: CardBoardView, screen: pygame.Surface) -> bytes:
    view.draw(screen, RECT, whole=True)
    return pygame.image.tobytes(screen.subsurface(RECT), "RGB")


def card(piece: int, **more: object) -> r.CardShown:
    return r.CardShown(piece, "knight", "Knight", 0, "row", **more)  # type: ignore[arg-type]


# --- where cards lie ---


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 40), st.integers(0, 3), st.sets(st.integers(0, 39)))
def test_a_row_holds_its_cards_side_by_side(count: int, under: int, exhausted: set[int]) -> None:
    worn = tuple(card(100 + n) for n in range(under))
    cards = [card(n, exhausted=n in exhausted, attached=() if n else worn) for n in range(count)]
    spots = cards_in(ROW, cards)
    assert len(spots) == count + under
    tall = max(spots[0].box.w, spots[0].box.h)
    for one in spots.values():
        assert sorted((one.box.w, one.box.h)) == pytest.approx([tall / TALL, tall])
        assert one.box.x >= ROW.box.x - 1e-6 and one.box.y >= ROW.box.y - 1e-6
        assert one.box.bottom <= ROW.box.bottom + 1e-6
    for n in range(count):
        assert (spots[n].box.w > spots[n].box.h) == (n in exhausted)
    for left, right in pairwise(spots[n] for n in range(count)):
        assert right.order > left.order
        assert right.box.x - left.box.x >= LEAST_SEEN * tall / TALL - 1e-6
    assert max(one.box.right for one in spots.values()) <= ROW.box.right + 1e-6


def test_cards_that_lie_face_down_give_way_before_those_that_are_read() -> None:
    narrow = Area("row", "row", "row", Box(0, 0, 9.6, 3))
    for down in (4, 5):
        cards = [card(n, face_down=n < down, exhausted=n < down) for n in range(down + 3)]
        spots = cards_in(narrow, cards)
        tall = spots[down].box.h
        assert DOWN_SEEN * tall / TALL - 1e-6 <= spots[1].box.x - spots[0].box.x < tall / TALL
        assert spots[1].box.x - spots[0].box.x == pytest.approx(spots[2].box.x - spots[1].box.x)
        for left, right in pairwise(spots[n].box for n in range(down, down + 3)):
            assert right.x >= left.right - 1e-6
        assert spots[down + 2].box.right <= narrow.box.right + 1e-6
    # Where even that is not enough, they are smaller first; then the others lie closer, too.
    crowd = cards_in(narrow, [card(n, face_down=n < 6) for n in range(24)])
    wide = crowd[11].box.w
    assert crowd[1].box.x - crowd[0].box.x == pytest.approx(DOWN_SEEN * wide)
    assert LEAST_SEEN * wide < crowd[11].box.x - crowd[10].box.x < wide


def test_open_cards_among_others_face_down_hide_one_another_only_where_they_would_be_tiny() -> None:
    row = Area("row", "row", "row", Box(0, 0, 8.4, 3))
    cards = [card(n, face_down=n < 5, exhausted=n == 7) for n in range(8)]
    spots = cards_in(row, cards)
    for left, right in pairwise(range(5, 8)):
        assert spots[right].box.x >= spots[left].box.right - 1e-6
    assert spots[1].box.x - spots[0].box.x >= DOWN_SEEN * spots[0].box.w - 1e-6
    assert spots[5].box.h > 3 / 2


@pytest.mark.parametrize("mark", ["target", "ring"])
def test_frames_hide_no_figures_of_a_card(view: CardBoardView, screen: pygame.Surface, mark: str) -> None:
    first = next(one for one in tables.pieces() if isinstance(one, r.CardShown) and not one.face_down)
    view.show([replace(first, figures=tables.figures(3, 2), counters=())], (), (), (), ())
    spot, frame = view.spot_of_unit(first.piece), view.frame_of_unit(first.piece)
    assert spot is not None and frame is not None and frame.contains(spot) and frame.bottom > spot.bottom
    view.draw(screen, RECT, whole=True)
    before = screen.copy()
    view.overlays.show_targets([first.piece] if mark == "target" else [])
    view.overlays.show_selection(first.piece if mark == "ring" else None)
    view.draw(screen, RECT, whole=True)
    changed = pygame.image.tobytes(screen, "RGB") != pygame.image.tobytes(before, "RGB")
    assert changed, "the mark is seen"
    # The corners of the ring are round, as those of the labels are that lie in them.
    for inner in (frame.inflate(-4, -24), frame.inflate(-24, -4)):
        after, was = (pygame.image.tobytes(one.subsurface(inner), "RGB") for one in (screen, before))
        assert after == was


def test_a_frame_around_a_card_without_figures_goes_around_the_card(view: CardBoardView) -> None:
    first = next(one for one in tables.pieces() if isinstance(one, r.CardShown))
    view.show([replace(first, figures=())], (), (), (), ())
    assert view.frame_of_unit(first.piece) == view.spot_of_unit(first.piece)
    assert view.frame_of_unit(123456) is None


def test_few_cards_lie_apart_and_in_the_middle() -> None:
    one, two, three = (cards_in(ROW, [card(n) for n in range(3)])[n].box for n in range(3))
    assert one.right < two.x < two.right < three.x
    assert two.middle == pytest.approx(ROW.box.middle)


def test_what_is_attached_peeks_out_from_under_its_card() -> None:
    spots = cards_in(ROW, [card(1, attached=(card(2), card(3)))])
    tall = spots[1].box.h
    assert spots[1].order > spots[2].order > spots[3].order
    assert spots[1].box.y - spots[2].box.y == pytest.approx(PEEK * tall) == spots[2].box.y - spots[3].box.y
    cards = cards_in(ROW, [card(1, exhausted=True, attached=(card(2),))])
    assert cards[2].box.right - cards[1].box.right == pytest.approx(PEEK * cards[1].box.w)
    assert cards[2].box.y == cards[1].box.y and cards[2].box.w > cards[2].box.h


def test_cards_with_figures_in_both_corners_do_not_hide_each_others() -> None:
    plain = [tables.card(number, tables.UNITS[number], "row") for number in range(1, 12)]
    figured = [replace(one, figures=tables.figures(3, 2)) for one in plain]
    many = [replace(figured[number % 11], piece=number) for number in range(1, 60)]
    boxes = [[spot.box for spot in cards_in(ROW, cards).values()] for cards in (plain, figured, many)]
    assert any(one.touches(other) for one, other in pairwise(boxes[0]))
    assert all(other.x - one.x >= 0.97 * one.w for one, other in pairwise(boxes[1]))
    # Too many to be told apart lie over one another again, smaller by half at most before that.
    assert any(one.touches(other) for one, other in pairwise(boxes[2]))
    assert boxes[1][0].h > 0.5 * boxes[0][0].h


def test_a_row_drawn_for_a_number_of_cards_keeps_their_size() -> None:
    wide = Area("row", "row", "row", Box(0, 0, 10, 6), room=5)
    one, many = (cards_in(wide, [card(n) for n in range(count)])[0].box for count in (1, 5))
    assert one.w == pytest.approx(many.w) and 5 * many.w <= 10
    assert cards_in(Area("row", "row", "row", Box(0, 0, 10, 6)), [card(1)])[1].box.w > one.w


def test_a_slot_holds_its_card_in_the_middle(view: CardBoardView) -> None:
    spot, slot = view.miniatures.spots[11].box, view.layout.by_name["hero 1"].box
    assert spot.middle == pytest.approx(slot.middle)
    assert spot.x > slot.x and spot.bottom < slot.bottom


def test_areas_are_found_by_what_they_are(view: CardBoardView) -> None:
    layout = view.layout
    assert layout.place("deck", 1) == layout.by_name["deck 1"].box
    assert layout.place("stack", 1) == layout.stack and layout.place("nothing", 0) is None
    assert {area.name for area in layout.of_kind("slot")} == {"hero 0", "hero 1"}
    assert not layout.zones and set(layout.spaces) == {10, 11, 20, 21, 30, 31}


def test_a_table_that_is_seen_whole_stands_still_and_another_does_not(view: CardBoardView) -> None:
    camera = view.camera
    for rect in (RECT, RECT.inflate(0, -120), RECT.inflate(-400, 0)):
        view.fit(rect)
        before = camera.centre
        for way in ((400, 0), (-400, 0), (0, 400), (0, -400)):
            camera.pan(*way)
            assert camera.centre == before
            left, top = camera.at((0, 0))
            right, bottom = camera.at((view.layout.wide, view.layout.high))
            assert rect.left <= left and rect.top <= top and right <= rect.right and bottom <= rect.bottom
    camera.zoom_by(6)
    before = camera.centre
    camera.pan(4000, 4000)
    assert camera.centre > before
    right, bottom = camera.at((view.layout.wide, view.layout.high))
    assert right <= rect.right and bottom <= rect.bottom, "its last corner can be seen"


def test_rows_and_slots_are_spaces_and_the_arrow_keys_go_among_them(view: CardBoardView) -> None:
    camera = view.camera
    for space in view.layout.spaces:
        assert view.cell_at(camera.middle_of((space, 0))) == (space, 0)
    assert camera.beside((20, 0), (1, 0)) == (10, 0)
    assert camera.beside((10, 0), (-1, 0)) == (20, 0)
    assert camera.beside((10, 0), (0, -1)) == (11, 0)
    assert camera.beside((30, 0), (0, 1)) == (30, 0)
    assert view.cell_at(camera.at(view.layout.by_name["deck 0"].box.middle)) is None


# --- what is seen ---


def test_every_card_is_picked_where_it_is_seen(view: CardBoardView) -> None:
    for number in (1, 2, 4, 11, 14, 30):
        spot = view.spot_of_unit(number)
        assert spot is not None and view.piece_at(spot.center) == number
    host, under = view.spot_of_unit(3), view.spot_of_unit(72)
    assert host is not None and under is not None
    assert view.piece_at((under.centerx, under.top + 4)) == 72
    assert view.piece_at(host.center) == 3
    cards, behind = view.spot_of_unit(4), view.spot_of_unit(73)
    assert cards is not None and behind is not None
    assert view.piece_at((behind.right - 4, behind.centery)) == 73


def test_each_state_of_a_card_looks_different(view: CardBoardView, screen: pygame.Surface) -> None:
    plain = tables.card(1, tables.UNITS[4], "allies 0")
    counters = (r.CounterShown("damage", 1),)
    changes: tuple[dict[str, object], ...] = (
        {}, {"exhausted": True}, {"face_down": True}, {"counters": counters}, {"figures": counters}, {"mark": "star"},
        {"dim": True},
        {"seat": 1}, {"attached": (tables.card(2, tables.OTHERS[0], "allies 0"),)}, {"area": "hero 0"},
        {"counters": (r.CounterShown("damage", 2),)}, {"figures": tables.figures(2, 1)},
        {"figures": tables.figures(2, 3)}, {"figures": tables.figures(2, 3), "exhausted": True},
    )  # fmt: skip
    pictures = []
    for change in changes:
        view.show([replace(plain, **change)])  # type: ignore[arg-type]
        pictures.append(picture(view, screen))
    assert len(set(pictures)) == len(changes)


def test_a_card_face_down_tells_nothing(view: CardBoardView, screen: pygame.Surface) -> None:
    pictures = []
    for key in tables.UNITS[:3]:
        figures = tables.figures(len(pictures), 4)
        view.show([tables.card(1, key, "allies 0", face_down=True, figures=figures)])
        pictures.append(picture(view, screen))
    assert len(set(pictures)) == 1


def test_frames_end_as_the_picture_made_at_once(view: CardBoardView, screen: pygame.Surface) -> None:
    wanted = picture(view, screen)
    fresh = CardBoardView(tables.layout())
    fresh.set_faces(factions_face, factions_back)
    fresh.fit(RECT)
    fresh.show(tables.pieces(), (), (), tables.stack(), tables.piles())
    fresh.draw(screen, RECT)
    assert not fresh.is_at_rest
    for _ in range(30):
        fresh.draw(screen, RECT)
    assert fresh.is_at_rest
    assert pygame.image.tobytes(screen.subsurface(RECT), "RGB") == wanted


def test_arrows_go_from_thing_to_thing(view: CardBoardView, screen: pygame.Surface) -> None:
    plain = picture(view, screen)
    arrows = (
        r.ArrowShown(2, 11), r.ArrowShown(2, 11, strong=False), r.ArrowShown(("stack", 501), 12),
        r.ArrowShown("deck 0", "allies 1", words="2"), r.ArrowShown(2, 11, 1),
    )  # fmt: skip
    seen = set()
    for arrow in arrows:
        view.overlays.show_arrows([arrow])
        seen.add(picture(view, screen))
    assert len(seen) == len(arrows) and plain not in seen
    view.overlays.show_arrows([r.ArrowShown(2, 999), r.ArrowShown("nowhere", 2), r.ArrowShown(("stack", 9), 2)])
    assert picture(view, screen) == plain
    view.overlays.show_arrows(None)
    assert picture(view, screen) == plain


def test_arrows_between_rows_leave_the_cards_figures_free() -> None:
    above, below, beside = pygame.Rect(100, 20, 50, 70), pygame.Rect(300, 200, 50, 70), pygame.Rect(400, 30, 50, 70)
    start, end = arrow_ends(above, below)
    assert start[1] >= above.bottom - 3 and below.top <= end[1] <= below.centery
    start, end = arrow_ends(below, above)
    assert start[1] <= below.top + 3 and above.centery <= end[1] <= above.bottom
    assert arrow_ends(above, beside) == (above.center, beside.center)


def test_titles_stand_on_their_areas(view: CardBoardView, screen: pygame.Surface) -> None:
    titled = picture(view, screen)
    bare = replace(view.layout, areas=tuple(replace(area, title="") for area in view.layout.areas))
    view.show_layout(bare)
    assert picture(view, screen) != titled


def test_a_gauge_tells_how_full_an_area_is(view: CardBoardView, screen: pygame.Surface) -> None:
    pictures = [picture(view, screen)]
    for value in (0, 5, 7, 8):
        view.show(tables.pieces(), (), (), tables.stack(), tables.piles(), tables.gauges(value))
        pictures.append(picture(view, screen))
    assert len(set(pictures)) == 5
    view.show(tables.pieces(), (), (), tables.stack(), tables.piles())
    assert picture(view, screen) == pictures[0]


def test_an_area_is_found_under_a_pixel(view: CardBoardView) -> None:
    for name in ("deck 0", "graveyard 1", "stack", "allies 0", "hand 1"):
        area = view.area_at(view.camera.at(view.layout.by_name[name].box.middle))
        assert area is not None and area.name == name
    assert view.area_at((RECT.x + 1, RECT.y + 1)) is None and view.area_at((1279, 719)) is None


def test_tokens_stand_in_rows(view: CardBoardView, screen: pygame.Surface) -> None:
    view.show(tables.tokens())
    for side in (0, 1):
        row = view.layout.by_name[f"allies {side}"].box
        boxes = [view.miniatures.spots[unit.piece].box for unit in tables.tokens() if unit.seat == side]
        assert len({box.y for box in boxes}) == 1
        assert all(row.x <= box.x and box.right <= row.right and box.bottom <= row.bottom for box in boxes)
    picture(view, screen)


@pytest.mark.parametrize(("style", "theme"), [("field", "walnut"), ("hall", "projector")])
def test_other_grounds_and_themes(screen: pygame.Surface, style: str, theme: str) -> None:
    made = CardBoardView(tables.layout(style), theme=theme)
    made.fit(RECT)
    made.show(tables.pieces(), (), (), (), tables.piles())
    assert len(set(picture(made, screen))) > 100


def test_a_table_need_not_have_sides(screen: pygame.Surface) -> None:
    made = CardBoardView(tables.dungeon())
    made.fit(RECT)
    made.show(tables.encounter(), (), (), (), tables.dungeon_piles())
    picture(made, screen)
    for piece in with_attached(tables.encounter()):
        assert made.spot_of_unit(piece) is not None
    assert made.layout.place("crawler deck", 3) == made.layout.by_name["crawler deck"].box
    assert made.camera.beside((1, 0), (0, 1)) == (2, 0) and made.camera.beside((1, 0), (1, 0)) == (10, 0)


def test_a_table_without_a_stack_shows_none(screen: pygame.Surface) -> None:
    layout = tables.layout()
    made = CardBoardView(replace(layout, areas=tuple(area for area in layout.areas if area.kind != "stack")))
    made.fit(RECT)
    made.show(tables.pieces(), (), (), tables.stack(), tables.piles())
    picture(made, screen)
    assert made.entry_at(RECT.center) is None


def test_what_lies_beside_the_pieces_can_be_looked_at(view: CardBoardView, screen: pygame.Surface) -> None:
    cards = CardsAndPiles(view, piles=("graveyard",))
    picture(view, screen)
    upper = view.stack.places(view.camera)[501]
    assert cards.at(upper.center) == Item("place", 501, name="stack") and cards.has_stack
    for seat in (0, 1):
        box = view.layout.by_name[f"graveyard {seat}"].box
        assert cards.at(view.camera.at(box.middle)) == Item("place", seat, name="graveyard")
    assert cards.at(view.camera.at(view.layout.by_name["deck 0"].box.middle)) is None
    assert cards.at(view.camera.at(view.layout.by_name["allies 0"].box.middle)) is None
    cards.point_at(Item("place", 500, name="stack"))
    assert view.stack.hovered == 500
    cards.point_at(Item("place", 0, name="graveyard"))
    assert view.stack.hovered is None
    view.miniatures.hovered = 2
    assert cards.at(upper.center) is None
    assert not CardsAndPiles(view, has_stack=False).has_stack


def test_tables_are_laid_one_after_the_other(view: CardBoardView) -> None:
    first, second = (replace(tables.layout(style), name=style) for style in ("hall", "field"))
    turning = OtherTables(view, (first, second))
    assert turning.words == "Lays another table: field."
    turning.turn(1)
    assert view.layout == second and turning.words == "Lays another table: hall."
    turning.turn(-3)
    assert view.layout == first
    assert OtherTables(view, (first,)).words == "There is no other table."


# --- what happens ---


def changed(piece: int, **values: object) -> list[r.Piece]:
    return [replace(one, **values) if one.piece == piece else one for one in tables.pieces()]  # type: ignore[arg-type]


def without(piece: int) -> list[r.Piece]:
    return [one for one in tables.pieces() if one.piece != piece]


NEW = tables.card(90, tables.UNITS[7], "allies 0")
WORN = tables.card(91, tables.OTHERS[5], "allies 0")
BATCHES: dict[str, tuple[Sequence[r.Record], list[r.Piece]]] = {
    "draw": ([r.CardFlown(0, "", "deck", "hand", ""), r.CardFlown(1, "", "deck", "hand", "")], tables.pieces()),
    "play": ([r.CardPlayed(90)], [*tables.pieces(), NEW]),
    "put into play from the deck": ([r.CardPlayed(90, "deck 0", turned_up=True)], [*tables.pieces(), NEW]),
    "lay face down": ([r.CardPlayed(90)], [*tables.pieces(), replace(NEW, area="resources 0", face_down=True)]),
    "exhaust": ([r.Turned(2)], changed(2, exhausted=True)),
    "ready": ([r.Turned(4, tapped=False)], changed(4, exhausted=False)),
    "ready untold": ([r.Message("Ready")], changed(4, exhausted=False)),
    "attach": ([r.CardPlayed(91), r.CardMoved(91, slides_under=True)], changed(2, attached=(WORN,))),
    "attach from the table": ([r.CardMoved(5, slides_under=True)],
                              [replace(one, attached=(tables.pieces()[4],)) if one.piece == 2 else one
                               for one in without(5)]),  # type: ignore[call-arg, arg-type]
    "move": ([r.CardMoved(5)], changed(5, area="resources 0")),
    "strike": ([r.Struck(2, 13), r.Damaged(13, 3)], changed(13, counters=tables.wounds(3))),
    "wound": ([r.CounterChanged(2, "damage", 2), r.CounterChanged(3, "magic", -1)],
              changed(2, counters=tables.wounds(3))),
    "discard": ([r.CardLeft(2, "graveyard")], without(2)),
    "discard to a pile of the screen": ([r.CardLeft(2, "vault")], without(2)),
    "destroy": ([r.Damaged(13, 4), r.Destroyed(13)], without(13)),
    "turn over": ([r.CardTurnedOver(14)], changed(14, face_down=False)),
    "turn over for all to see": ([r.CardTurnedOver(14, raised=True)], changed(14, face_down=False)),
    "shuffle": ([r.PileShuffled("deck 1")], tables.pieces()),
}  # fmt: skip


def play_out(view: CardBoardView, screen: pygame.Surface, step: float = 0.05) -> float:
    seconds = 0.0
    while view.timeline.is_playing:
        view.draw(screen, RECT, whole=True)
        view.draw_over_all(screen)
        view.update(step)
        seconds += step
        assert seconds < 4
    return seconds


@pytest.mark.parametrize("name", BATCHES)
def test_every_motion_is_seen_and_comes_to_its_end(view: CardBoardView, screen: pygame.Surface, name: str) -> None:
    records, after = BATCHES[name]
    view.show(tables.pieces(), (), (), (), tables.piles())
    picture(view, screen)
    resting = pygame.image.tobytes(screen, "RGB")
    assert view.play_records(records, after, (), (), (), tables.piles())
    view.update(0.12)
    view.draw(screen, RECT, whole=True)
    view.draw_over_all(screen)
    assert pygame.image.tobytes(screen, "RGB") != resting
    assert 0.1 < play_out(view, screen) < 2.5
    played = picture(view, screen)
    view.show(after, (), (), (), tables.piles())
    assert picture(view, screen) == played


@pytest.mark.parametrize("name", BATCHES)
def test_reduced_motion_and_none_at_all_amount_to_the_same(
    view: CardBoardView, screen: pygame.Surface, name: str
) -> None:
    records, after = BATCHES[name]
    view.timeline.reduced = True
    view.play_records(records, after)
    play_out(view, screen)
    assert all(view.miniatures.units[one.piece] == one for one in after)
    view.show(tables.pieces())
    view.timeline.speed = 0
    assert not view.play_records(records, after)
    assert all(view.miniatures.units[one.piece] == one for one in after)


def test_a_card_that_is_played_is_not_there_before_it_arrives(view: CardBoardView) -> None:
    view.play_records([r.CardPlayed(90)], [*tables.pieces(), NEW])
    assert view.timeline.poses()[90].fade == 1
    view.update(0.37)
    assert view.timeline.poses()[90].fade == 0
    view.play_records([r.CardLeft(90)], tables.pieces())
    assert view.timeline.poses()[90].fade == 1


def test_an_exhausted_card_ends_as_it_lies(view: CardBoardView) -> None:
    view.play_records([r.Turned(2)], changed(2, exhausted=True))
    leans = []
    while view.timeline.is_playing:
        pose = view.timeline.poses().get(2)
        if pose is not None:
            leans.append((pose.after, pose.lean))
        view.update(0.02)
    before = [lean for after, lean in leans if not after]
    later = [lean for after, lean in leans if after]
    assert before == sorted(before) and before[0] >= 0 and before[-1] <= 45
    assert later == sorted(later) and later[0] >= -45 and abs(later[-1]) < 10


def test_cards_that_are_dealt_come_one_after_the_other(view: CardBoardView) -> None:
    new = [replace(NEW, piece=90 + n) for n in range(4)]
    view.play_records([r.CardPlayed(one.piece) for one in new], [*tables.pieces(), *new])
    delays = [motion.delay for motion in view.timeline.motions if type(motion).__name__ == "Carried"]
    assert delays == sorted(set(delays)) and len(delays) == 4


def test_behind_the_curtain_nothing_is_held(view: CardBoardView, screen: pygame.Surface) -> None:
    view.overlays.show_arrows(tables.arrows())
    view.show(None)
    empty = picture(view, screen)
    assert not view.miniatures.units and not view.stack.entries and not view.plaques.piles
    fresh = CardBoardView(tables.layout())
    fresh.set_faces(factions_face, factions_back)
    fresh.fit(RECT)
    assert picture(fresh, screen) == empty


def test_arrows_drawn_in_parts_of_the_view_come_out_as_drawn_in_one(view: CardBoardView) -> None:
    ground = (40, 44, 52)
    whole = pygame.Surface((1280, 720))
    whole.fill(ground)
    view.stack.draw_arrows(whole, view.camera, view.spot_of_unit, 0)
    parts = pygame.Surface((1280, 720))
    parts.fill(ground)
    for x in range(0, 1280, 170):
        for y in range(0, 720, 90):
            parts.set_clip((x, y, 170, 90))
            view.stack.draw_arrows(parts, view.camera, view.spot_of_unit, 0)
    parts.set_clip(None)
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")
    plain = pygame.Surface((1280, 720))
    plain.fill(ground)
    assert pygame.image.tobytes(whole, "RGB") != pygame.image.tobytes(plain, "RGB")


def test_only_arrows_of_the_part_that_is_drawn_are_drawn(view: CardBoardView) -> None:
    surface = pygame.Surface((1280, 720))
    surface.fill((40, 44, 52))
    before = pygame.image.tobytes(surface, "RGB")
    surface.set_clip((0, 0, 1, 1))
    view.stack.draw_arrows(surface, view.camera, view.spot_of_unit, 0)
    assert pygame.image.tobytes(surface, "RGB") == before

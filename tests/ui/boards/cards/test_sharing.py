"""Tables whose rows share the room: what each place has of it in windows of several shapes, and what stays as it is."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.ui.art import shelf
from game.ui.boards.cards import ground
from game.ui.boards.cards.layout import CardLayout
from game.ui.boards.cards.lines_of_cards import shared_cards
from game.ui.boards.cards.places import Held, Room
from game.ui.boards.cards.records import CardShown
from game.ui.boards.cards.room_kept import FreePlaces, RoomKept
from game.ui.boards.cards.rows import Spot
from game.ui.boards.cards.sharing import LEAST, LINE, best_places, shared, smallest_cards
from game.ui.games.crawler import tables as crawler
from game.ui.games.factions import tables as factions
from game.ui.games.heroes import tables as heroes
from game.ui.games.heroes.board import HeroesBoard

WIDE, SQUARE, BROAD = Room(1268, 512), Room(1014, 590, 0.8), Room(2542, 768, 1.5)
ROOMS = (WIDE, SQUARE, BROAD)
TABLES = [*heroes.layouts(), heroes.plain_layout(), *crawler.layouts(), crawler.plain_layout()]
ZONED = [*factions.layouts(), factions.plain_layout()]


def of_heroes(allies: int, equipment: int, resources: int, quests: int = 0) -> dict[str, Held]:
    found = {}
    for seat in (0, 1):
        found |= {f"hero {seat}": Held(1), f"allies {seat}": Held(allies), f"equipment {seat}": Held(equipment)}
        found[f"resources {seat}"] = Held(quests, resources)
    return found


def of_crawler(encounter: int, responses: int, party: int, permanents: int) -> dict[str, Held]:
    rows = {"encounter": encounter, "responses": responses, "marching order": party, "permanents": permanents}
    quests = {f"quest {number}": Held(1) for number in (1, 2, 3)}
    return quests | {name: Held(count, gauge=name == "encounter") for name, count in rows.items()}


def held_of(table: CardLayout, count: int) -> dict[str, Held]:
    return of_heroes(count, count, count) if "hero 0" in table.by_name else of_crawler(count, count, count, count)


def cards(count: int, area: str, **changes: object) -> list[CardShown]:
    return [CardShown(number, "web", "Web", 0, area, **changes) for number in range(1, count + 1)]  # type: ignore[arg-type]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("table", [*TABLES, *ZONED], ids=lambda table: table.source or "plain")
@pytest.mark.parametrize("count", [0, 1, 3, 8])
def test_places_fill_the_room_and_lie_apart(table: CardLayout, room: Room, count: int) -> None:
    assert table.shares, "every table that comes with the program allows it"
    layout = shared(table, room, held_of(table, count) if not table.zones else {})
    assert layout.wide * room.unit == pytest.approx(room.wide) and layout.high * room.unit == pytest.approx(room.high)
    assert (min(area.box.x for area in layout.areas), min(area.box.y for area in layout.areas)) == (0, 0)
    assert max(area.box.right for area in layout.areas) == pytest.approx(layout.wide)
    assert max(area.box.bottom for area in layout.areas) == pytest.approx(layout.high)
    apart = [area for area in layout.areas if area.kind != "stack" and area.what != "capital"]
    for number, one in enumerate(apart):
        for other in apart[:number]:
            assert not one.box.inside(1e-6).touches(other.box), (one.name, other.name)
    assert set(table.spaces) == set(layout.spaces)
    assert {area.name for area in table.areas if area.kind != "slot"} <= set(layout.by_name)
    for area in layout.areas:
        least = min(area.box.w, area.box.h) * room.unit
        assert not area.space or least >= LINE - 1e-6, f"{area.name} can be pointed at"


@pytest.mark.parametrize(
    ("table", "held", "least"),
    [
        (heroes.layouts()[0], of_heroes(5, 5, 6), 96),
        (heroes.layouts()[1], of_heroes(5, 5, 6), 96),
        (crawler.layouts()[0], of_crawler(3, 0, 5, 0), 130),
        (crawler.layouts()[1], of_crawler(3, 0, 5, 0), 130),
    ],
)
def test_cards_of_a_usual_middle_game_can_be_read(table: CardLayout, held: dict[str, Held], least: int) -> None:
    layout = shared(table, WIDE, held)
    for area in layout.areas:
        if area.kind == "row" and held[area.name].up:
            spots = shared_cards(area, cards(held[area.name].up, area.name), layout)
            assert min(spot.box.w for spot in spots.values()) * WIDE.unit >= least, area.name


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("held", [of_heroes(8, 5, 8, 1), of_heroes(10, 7, 10)])
def test_cards_of_a_crowded_table_are_seen(room: Room, held: dict[str, Held]) -> None:
    for table in heroes.layouts():
        places = best_places(table, room, held)
        assert smallest_cards(table, room, held, places) >= LEAST - 1


def test_a_lone_card_is_as_large_as_its_row_allows_up_to_a_limit() -> None:
    for room, most in ((WIDE, 160), (SQUARE, 160), (BROAD, 240)):
        layout = shared(heroes.layouts()[0], room, of_heroes(1, 0, 1))
        spots = shared_cards(layout.by_name["allies 0"], cards(1, "allies 0"), layout)
        assert spots[1].box.w * room.unit == pytest.approx(most, abs=1)


def test_a_row_without_cards_folds() -> None:
    table, held = crawler.layouts()[0], of_crawler(3, 0, 5, 0)
    places = {area.what: 0 for area in table.areas} | {"responses": 1, "marching order": 2, "permanents": 3}
    layout = shared(table, WIDE, held, places=places)
    assert {area.name for area in layout.areas if area.folded} == {"responses", "permanents"}
    assert layout.by_name["responses"].box.h * WIDE.unit == pytest.approx(LINE)


def test_the_stack_takes_no_room() -> None:
    for table in (*heroes.layouts(), *factions.layouts()):
        layout = shared(table, WIDE, of_heroes(5, 5, 6))
        stack = next(area for area in layout.areas if area.kind == "stack")
        under = [area for area in layout.areas if area.box.touches(stack.box) and area is not stack]
        assert under and all(area.kind in ("pile", "hand") for area in under)


def test_both_sides_have_lines_of_one_height_and_are_exchanged_with_the_seats() -> None:
    table, held = heroes.layouts()[0], of_heroes(5, 5, 6) | {"allies 1": Held(1), "equipment 1": Held(1)}
    layout = shared(table, WIDE, held)
    for what in ("hero", "allies", "equipment", "resources"):
        near, far = layout.by_name[f"{what} 0"].box, layout.by_name[f"{what} 1"].box
        assert near.h == pytest.approx(far.h) and near.y + near.bottom + far.y + far.bottom == pytest.approx(
            2 * layout.high
        )
    turned = shared(table.seen_from(1), WIDE, of_heroes(5, 5, 6))
    assert turned.by_name["allies 1"].box.y > turned.by_name["allies 0"].box.y
    assert turned.seen_from(1).by_name["hero 0"].box == turned.by_name["hero 1"].box


def test_attached_cards_are_tabs_that_make_nothing_smaller() -> None:
    layout = shared(heroes.layouts()[0], WIDE, of_heroes(5, 5, 6))
    area = layout.by_name["allies 0"]
    bare = shared_cards(area, cards(5, "allies 0"), layout)
    under = tuple(CardShown(number, "web", "Web", 0, "") for number in range(20, 25))
    first, *rest = cards(5, "allies 0")
    with_tabs = shared_cards(area, [replace(first, attached=under), *rest], layout)
    assert {number: with_tabs[number] for number in bare} == bare
    host, tabs = bare[1].box, [with_tabs[one.piece].box for one in under]
    assert all(box.h == pytest.approx(host.h * 0.18) and box.w == host.w for box in tabs)
    assert host.y + host.h * 0.29 < tabs[0].y < tabs[1].y < tabs[2].y == tabs[3].y == tabs[4].y
    assert tabs[2].bottom < host.y + host.h * 0.85, "figures at the foot are seen"
    orders = [with_tabs[one.piece].order for one in under]
    assert orders[2] == max(orders) > max(orders[3:]) and min(orders[:3]) > with_tabs[1].order


@pytest.mark.parametrize("count", [1, 5, 9, 14, 30])
@pytest.mark.parametrize("face_down", [False, True])
def test_cards_stay_in_their_row(count: int, face_down: bool) -> None:
    for room in ROOMS:
        layout = shared(heroes.layouts()[0], room, of_heroes(5, 5, 6))
        area = layout.by_name["equipment 0"]
        spots = shared_cards(area, cards(count, "equipment 0", face_down=face_down), layout)
        for spot in spots.values():
            assert area.box.x <= spot.box.x and spot.box.right <= area.box.right + 1e-6
            assert area.box.y <= spot.box.y and spot.box.bottom <= area.box.bottom + 1e-6


def test_rows_give_way_at_once_and_take_back_when_a_turn_begins() -> None:
    kept = RoomKept(heroes.layouts()[0])

    def card(layout: CardLayout) -> float:
        return layout.by_name["hero 0"].box.w

    first = kept.at_rest(WIDE, of_heroes(1, 1, 1))
    more = kept.while_playing(WIDE, of_heroes(6, 5, 6))
    assert card(more) < card(first)
    assert kept.at_rest(WIDE, of_heroes(6, 5, 6)) == more, "what happens ends where it was shown"
    assert kept.at_rest(WIDE, of_heroes(2, 1, 1)) == more, "nothing grows within a turn"
    kept.begin_turn()
    assert card(kept.at_rest(WIDE, of_heroes(2, 1, 1))) > card(more)


def test_a_row_that_is_empty_again_folds_when_the_next_turn_begins_unless_others_come_in_every_turn() -> None:
    kept = RoomKept(crawler.layouts()[0])
    assert kept.at_rest(WIDE, of_crawler(3, 0, 5, 0)).by_name["responses"].folded
    with_responses = kept.at_rest(WIDE, of_crawler(3, 2, 5, 0))
    assert kept.while_playing(WIDE, of_crawler(0, 0, 5, 0)) == with_responses
    assert kept.at_rest(WIDE, of_crawler(0, 0, 5, 0)) == with_responses
    kept.begin_turn()
    next_turn = kept.at_rest(WIDE, of_crawler(0, 0, 5, 0)).by_name
    assert next_turn["encounter"].folded and not next_turn["responses"].folded


def test_in_a_turn_whoever_comes_or_goes_moves_nobody() -> None:
    kept, places = RoomKept(heroes.layouts()[0]), FreePlaces()
    one, two, three, four = cards(4, "allies 0")
    bare = of_heroes(0, 1, 3)

    def spots(there: list[CardShown]) -> dict[int, Spot]:
        layout = kept.at_rest(WIDE, {**bare, "hero 0": Held(1), "allies 0": Held(len(there))})
        places.keep(there)
        return shared_cards(layout.by_name["allies 0"], places.rows(there)["allies 0"], layout)

    both = spots([one, two])
    with_three = spots([one, two, three])
    assert {number: with_three[number] for number in both} == both
    without_two = spots([one, three])
    assert without_two == {number: spot for number, spot in with_three.items() if number != two.piece}
    assert spots([one, three, four])[four.piece].box == with_three[two.piece].box, "a free place is taken"
    kept.begin_turn()
    places.begin_turn()
    closer = spots([one, three])
    assert closer[three.piece].box.x - closer[one.piece].box.x < closer[one.piece].box.w * 1.2, "they close up"


def test_zones_have_the_whole_height_but_for_a_location() -> None:
    for table in factions.layouts():
        layout = shared(table, WIDE, {"location 2": Held(1)})
        assert set(layout.locations) == {2}
        assert layout.zones[1].h == pytest.approx(layout.high) and layout.zones[2].h < layout.high - 1
        assert len({round(box.w, 6) for box in layout.zones.values()}) == 1
        assert all(box.w * WIDE.unit > 220 for box in layout.zones.values())
        for seat, home in ((0, 1), (1, 5)):
            assert layout.zones[home].touches(layout.capitals[seat])
            assert layout.field(home).h > 7


def test_what_a_table_is_laid_of_stays_while_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    # All of it is painted again in one frame otherwise, when a place moves.
    layout, px, others = shared(heroes.plain_layout(), WIDE, {}), 40, shelf.Shelf()
    shown = ground.CardGround(layout)
    shown.picture(px)
    for number in range(2 * shelf.BUDGET // shelf.MEGABYTE):
        others.put(number, pygame.Surface((512, 512)))
        shown.hold(px)
    monkeypatch.setattr(ground, "_paint", pytest.fail)
    monkeypatch.setattr(ground, "_wood", pytest.fail)
    ground.CardGround(layout).picture(px)
    others.clear()


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
def test_rows_stand_in_a_large_window_as_they_do_in_a_small_one(scale: float) -> None:
    table = HeroesBoard(("Blue", "Amber")).painted
    counts = {"allies": Held(4), "hero": Held(1), "resources": Held(1, 3)}
    held = {area.name: counts.get(area.what, Held()) for area in table.areas if area.kind in ("row", "slot")}
    small, large = Room(1268, 508), Room(round(1268 * scale), round(508 * scale), scale)
    places = best_places(table, small, held)
    assert best_places(table, large, held) == places
    widths = [smallest_cards(table, room, held, places) for room in (small, large)]
    assert widths[1] == pytest.approx(widths[0] * scale, rel=0.03)


@pytest.mark.parametrize("party", [2, 3, 4, 5])
def test_the_first_response_moves_no_other_card(party: int) -> None:
    for table in crawler.layouts():
        for room in ROOMS:
            without, with_one = of_crawler(3, 0, party, 0), of_crawler(3, 1, party, 0)
            places = best_places(table, room, without)
            before, after = (shared(table, room, held, places=places) for held in (without, with_one))
            if smallest_cards(table, room, without, places) > smallest_cards(table, room, with_one, places):
                continue  # There is no room for it beside cards as large as these.
            for row in ("encounter", "marching order"):
                assert before.by_name[row].box == after.by_name[row].box, (table.source, room, row)


@pytest.mark.parametrize("party", [3, 4, 5, 6])
@pytest.mark.parametrize("permanents", [0, 1, 2])
def test_a_second_response_moves_no_other_card(party: int, permanents: int) -> None:
    sums = [replace(room, column=290, keeps_clear=True) for room in (WIDE, SQUARE)]
    for table in crawler.layouts():
        for room in (*ROOMS, *sums):
            kept = RoomKept(table)
            kept.at_rest(room, of_crawler(3, 0, party, permanents))
            one, two = (kept.while_playing(room, of_crawler(3, count, party, permanents)) for count in (1, 2))
            seen = shared_cards(two.by_name["responses"], cards(2, "responses"), two)
            assert seen[1].box.right <= seen[2].box.x and seen[1].box.w >= two.least - 1e-6, (table.source, room)
            rows = ("encounter", "marching order", "permanents")
            assert all(one.by_name[row].box == two.by_name[row].box for row in rows), (table.source, room)


def test_piles_lie_over_the_place_of_panels_that_nearly_always_stand_there() -> None:
    for table in crawler.layouts():
        for room in (replace(one, column=290, keeps_clear=True) for one in ROOMS):
            laid = shared(table, room, of_crawler(3, 0, 4, 0))
            piles = [area.box for area in laid.areas if area.kind == "pile"]
            rows = [area.box for area in laid.areas if area.kind == "row"]
            left = (room.wide - room.column) / room.unit
            assert piles and all(box.bottom <= laid.high * 0.4 + 1e-6 for box in piles if box.right > left)
            # Neither piles nor rows lie over one another, and nothing of the ground is bare.
            for pile in piles:
                assert not any(
                    pile.x < row.right - 1e-6 and row.x < pile.right and pile.y < row.bottom and row.y < pile.bottom
                    for row in rows
                ), (table.source, room)
            assert max(row.right for row in rows) == pytest.approx(laid.wide)

"""The table of Crawler in the window: two clicks from the menu, clicks and drags, undo, graves, nothing cut."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state.table import Table
from game.ui.games.crawler.tables import CRAWLER_GRAVE, DUNGEON_GRAVE
from game.ui.review.end_screen import EndScreen
from game.ui.screens.items import Item
from tests.journeys.driver import Driver
from tests.journeys.playing import settle, table_of
from tests.journeys.table_hands import spot_of_card
from tests.ui.games.crawler.matches import a_match, go_on, seated

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]


def test_a_quick_game_takes_two_clicks_from_the_menu() -> None:
    hand = Driver()
    hand.click_on("Quick game")
    hand.click_on("Crawler")
    hand.rest(1)
    scene = table_of(hand.app)
    table: Table = scene.match.view(0).table
    assert (table.length, len(table.quests), len(table.party), table.seats) == ("quick", 1, 4, 1)
    assert settle(hand.app, scene)


def test_no_curtain_falls_between_two_people() -> None:
    hand, scene = seated(a_match(2))
    go_on(hand, scene, "attack")
    first = scene.seat
    scene.answering.give(scene.answering.all_offers.advancing[0])
    for _ in range(20):
        assert hand.app.stack.top is scene
        hand.frames(1, 0.5)
    assert (scene.seat, scene.match.asked) == (1 - first, 1 - first)


def test_adventurers_are_committed_by_a_click_and_taken_back_by_undo() -> None:
    hand, scene = seated()
    go_on(hand, scene, "attack")
    number = scene.following.table.party[1].id
    hand.click(spot_of_card(scene, number))
    assert settle(hand.app, scene)
    assert scene.following.table.struggle.adventurers == (number,)
    assert scene.laying.sums.tallies[0].sides[0].figure == "1"
    hand.key(pygame.K_u)
    assert settle(hand.app, scene)
    assert scene.following.table.struggle.adventurers == ()


def test_adventurers_are_committed_by_dragging_them_to_the_encounter() -> None:
    hand, scene = seated()
    go_on(hand, scene, "attack")
    number = scene.following.table.party[0].id
    begun, end = spot_of_card(scene, number), spot_of_card(scene, scene.following.table.encounter[0].id)
    hand.move(begun)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=begun, button=1)
    hand.post(pygame.MOUSEMOTION, pos=end, rel=(5, -5), buttons=(1, 0, 0))
    hand.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
    assert settle(hand.app, scene)
    assert scene.following.table.struggle.adventurers == (number,)


def test_pointing_at_a_card_counts_it_in_and_leaving_it_takes_it_out() -> None:
    hand, scene = seated()
    go_on(hand, scene, "attack")
    number = scene.following.table.party[0].id
    room = scene.laying.layout.tally.copy()
    hand.move(spot_of_card(scene, number))
    hand.frames()
    assert scene.laying.sums.tallies[0].sides[0].figure == "1"
    assert scene.laying.layout.tally == room
    hand.move(scene.laying.layout.notes.center)
    hand.frames()
    assert scene.laying.sums.tallies[0].sides[0].figure == "0"


def test_graves_open_in_their_order_the_top_card_first() -> None:
    hand, scene = seated()
    for _ in range(3):
        go_on(hand, scene, "attack")
        scene.answering.give(scene.answering.all_offers.advancing[0])
        assert settle(hand.app, scene)
    table = scene.following.table
    opened = scene.screen.opened(table, Item("place", 0, name=DUNGEON_GRAVE))
    if table.dungeon_grave:
        assert [one.number for one in opened.cards] == list(reversed(table.dungeon_grave))
        assert "top card first" in opened.title
    assert (scene.screen.opened(table, Item("place", 0, name=CRAWLER_GRAVE)) is None) == (not table.crawler_grave)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_or_covered(size: tuple[int, int], text: float) -> None:
    hand, scene = seated(size=size, text_scale=text)
    go_on(hand, scene, "attack")
    for number in [one.id for one in scene.following.table.party[:2]]:
        hand.click(spot_of_card(scene, number))
        assert settle(hand.app, scene)
    hand.frames()
    layout, window = scene.laying.layout, hand.app.display.screen.get_rect()
    parts = [layout.notes, layout.tally, layout.choices]
    parts = [one for one in parts if one.height]
    for number, one in enumerate(parts):
        assert layout.side.contains(one)
        assert not any(one.colliderect(other) for other in parts[number + 1 :])
    sums = scene.laying.sums
    lines = [line for tally in sums.tallies for side in tally.sides for line in side.lines]
    places = [place for _, place in sums._places()]
    assert len(places) == len(lines) and all(layout.tally.contains(place) for place in places)
    # The verdicts stand in the pane too: nothing runs out of its foot.
    assert all(layout.tally.contains(area) for _, area in sums._areas())
    for button in scene.laying.buttons:
        assert window.contains(button.rect)
    strip = scene.drawing.strips[0]
    figures = scene.screen.seat_figures(scene.following.table, 0, 0)
    assert len(strip.tips) == len(figures.counters) + 1
    assert all(layout.own.contains(box) for box, _ in strip.tips)


def test_a_whole_quick_game_is_played_to_its_end_by_going_on() -> None:
    hand, scene = seated(a_match(length="quick", quests=("break_the_warband",)))
    for _ in range(400):
        offers = scene.answering.all_offers
        scene.answering.give((offers.advancing or offers.all)[0])
        if not settle(hand.app, scene):
            break
    outcome = scene.match.outcome
    assert outcome is not None and outcome.reason in ("party_died", "no_cards", "quests", "exhausted")


def test_the_last_page_says_that_the_party_has_lost_and_how_far_its_quests_came() -> None:
    hand, scene = seated(a_match(2))
    go_on(hand, scene, "attack")
    scene.answering.concede()
    hand.rest(1)
    page = hand.scene
    assert isinstance(page, EndScreen)
    assert page._title == "The party has lost"
    table = scene.match.view(0).table
    for quest in table.quests:
        assert f"{quest.record.name} 0 of" in page._why
    assert page._why.startswith("The party gave up. Round 1.")
    assert "Hedge Knight 5/5" in page.rows[0][1][1] and "Hedge Knight" not in page.rows[1][1][1]


def test_a_line_of_the_sum_shows_on_the_table_what_it_is_about() -> None:
    hand, scene = seated()
    go_on(hand, scene, "attack")
    hand.frames()
    line, place = next((line, place) for line, place in scene.laying.sums._places() if line.about)
    hand.move(place.center)
    hand.frames()
    board = scene.screen.board
    assert board is not None and board.overlays._targets == line.about
    assert (place, line.hint) in scene.laying.sums.tips


def test_a_card_that_lacks_its_pool_says_so_when_it_is_pointed_at() -> None:
    document = {
        "game": "crawler",
        "encounter": ["Zombie"],
        "played": ["Tower Shield"],
        "hand": ["Yew Bow"],
        "round": {"number": 2, "phase": "attack"},
    }
    state = entry_of("crawler").load_position(document)
    hand, scene = seated(Match.from_state(CRAWLER, state, (Seating("Blue"),)))
    (fanned,) = scene.laying.hand.cards
    hand.move((fanned.rect.x + 10, fanned.rect.y + 20))
    hand.frames()
    assert scene.pointing.tip == "Yew Bow costs 2 Equipment; the pool is 3, less Tower Shield 2: 1 short."
    assert fanned.held.number not in scene.laying.hand.playable

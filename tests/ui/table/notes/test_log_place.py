"""Where the log lies: in the column's own part for it, or in that of the card looked at, where sums and hints leave it
none and nothing is looked at."""

from __future__ import annotations

import pytest

from game.ui.games.crawler.board import CrawlerBoard
from game.ui.screens.game_screen import LogLine
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.games.crawler.matches import a_match, go_on, seated


@pytest.fixture
def struggle() -> tuple[Driver, TableScene]:
    """Return an attack of Crawler: the sums of both sides take most of the column."""
    hand, scene = seated(a_match(seed=7))
    go_on(hand, scene, "attack")
    assert scene.laying.layout.log.height <= 0 < scene.laying.layout.inspect.height
    return hand, scene


def test_the_log_lies_where_cards_are_looked_at_while_none_is(struggle: tuple[Driver, TableScene]) -> None:
    hand, scene = struggle
    log, place = scene.following.log, scene.laying.layout.inspect
    hand.move((2, 2))
    hand.frames(2)
    assert log.rect == place and len(log._places) > 3
    assert next(line for _, line in log._places) is log.lines[-1]
    assert not scene.drawing.zoom.tips


def test_a_card_looked_at_takes_the_place_back(struggle: tuple[Driver, TableScene]) -> None:
    hand, scene = struggle
    log, board, zoom = scene.following.log, scene.screen.board, scene.drawing.zoom
    assert isinstance(board, CrawlerBoard)
    adventurer = board.spot_of_unit(scene.following.table.party[0].id)
    assert adventurer is not None
    for _ in range(2):
        hand.move(adventurer.center)
        hand.frames(2)
        assert not log.rect.height and not log._places
        assert zoom.tips and all(zoom.rect.contains(place) for place, _ in zoom.tips)
        hand.move((2, 2))
        hand.frames(2)
        assert log._places and not zoom.tips


def test_the_wheel_scrolls_it_there_too(struggle: tuple[Driver, TableScene]) -> None:
    hand, scene = struggle
    log, place = scene.following.log, scene.laying.layout.inspect
    for _ in range(40):
        log.add(log.lines[-1])
    hand.move(place.center)
    hand.wheel(place.center, 2)
    assert log.back > 0
    hand.wheel(place.center, -9)
    assert log.back == 0


def test_a_log_with_a_part_of_its_own_stays_there() -> None:
    hand, scene = seated(a_match(seed=7))
    layout = scene.laying.layout
    layout.tally_high = 0
    layout.make_room(0)
    hand.move((2, 2))
    hand.frames(2)
    assert scene.following.log.rect == layout.log and layout.log.height > 0


def test_a_long_log_has_the_room_of_the_card_while_none_is_looked_at() -> None:
    hand, scene = seated(a_match(seed=7))
    layout, log = scene.laying.layout, scene.following.log
    for number in range(60):
        log.add(LogLine(f"Line {number}"))
    hand.move((2, 2))
    hand.frames(2)
    assert log.rect == layout.inspect.union(layout.log) and len(log._places) > 10
    board = scene.screen.board
    assert isinstance(board, CrawlerBoard)
    adventurer = board.spot_of_unit(scene.following.table.party[0].id)
    assert adventurer is not None
    hand.move(adventurer.center)
    hand.frames(2)
    assert log.rect == layout.log and scene.drawing.zoom.tips


def test_the_mark_of_a_log_that_is_scrolled_back_and_an_own_answer_lead_to_the_latest_line() -> None:
    hand, scene = seated(a_match(seed=7))
    log = scene.following.log
    for _ in range(60):
        log.add(LogLine("Line"))
    hand.move((2, 2))
    hand.frames(2)
    for lead in (lambda: hand.click(log.to_latest.center), lambda: give_any(scene)):
        hand.wheel(log.rect.center, 3)
        hand.frames(2)
        assert log.back and log.to_latest.width
        lead()
        hand.frames(2)
        assert not log.back and not log.to_latest.width


def give_any(scene: TableScene) -> None:
    """Answer, whatever it is."""
    offers = scene.answering.offers
    scene.answering.give((*offers.advancing, *offers.all)[0])

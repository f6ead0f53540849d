"""The scene as a whole: its log, what it hides, when it is drawn again, and what comes after the match."""

from __future__ import annotations

import pygame
import pytest

from game.app.matches.match import Match
from game.core.commands import Concede
from game.rules.skirmish.state import commands as c
from game.ui.review.end_screen import STILL, EndScreen
from game.ui.scenes.curtain import Curtain
from game.ui.table.scene import TableScene
from tests.journeys.driver import FINE, Driver
from tests.journeys.table_hands import at_the_table, match_of, placed_match, wait
from tests.ui.table.hall import HALL, hall, number_at, pixel_at


def _log_lines(scene: TableScene) -> list[str]:
    return [line.text for line in scene.following.log.lines]


def test_moves_that_were_taken_back_leave_the_log_of_both_seats() -> None:
    driver, scene = hall()
    before = _log_lines(scene)
    for _ in range(2):
        scene.answering.select(number_at(scene, (3, 2)), has_offers=False)
        move = next(offer for offer in scene.answering.offers.all if isinstance(offer.commands[-1], c.MoveCreature))
        scene.answering.give(move)
        driver.frames(3)
        assert len(_log_lines(scene)) > len(before)
        driver.key(pygame.K_u, frames=3)
        assert _log_lines(scene) == [*before, "Blue undid an action."]
    blue, own = scene.seat, _log_lines(scene)
    for _ in range(12):
        if scene.seat != blue:
            break
        scene.answering.give(
            scene.answering.offers.advancing[0] if scene.answering.offers.advancing else scene.answering.offers.all[-1]
        )
        assert wait(driver, scene)
    assert scene.seat != blue
    theirs = [line for line in _log_lines(scene) if "undid" in line]
    assert theirs == own[-1:], "both read one line"
    assert not any("moves to" in line for line in _log_lines(scene))


def test_the_curtain_holds_no_view() -> None:
    driver, scene = at_the_table(match_of("hh", seed=5))
    for _ in range(60):
        if isinstance(driver.app.stack.top, Curtain):
            break
        wait(driver, scene)
        scene.answering.give(scene.answering.offers.all[-1])
        driver.frames()
    assert isinstance(driver.app.stack.top, Curtain)
    assert scene.following.view is None and scene.following.table is None
    assert (
        not scene.laying.hand.cards
        and not scene.laying.tray.cards
        and not scene.laying.buttons
        and not scene.following.log.lines
    )
    assert not scene.answering.offers.all and scene.pointing.pinned_tip is None and scene.pointing.inspected() is None
    assert scene.screen.board is None or not scene.screen.board.miniatures.figures
    assert scene.drawing.cache._picture is None and not len(scene.drawing.zoom._words)
    picture = pygame.image.tobytes(driver.app.display.screen, "RGB")
    assert len(set(picture[::997])) > 4, "the curtain itself is drawn"


def test_the_curtain_is_whole_in_its_first_frame() -> None:
    driver, scene = hall("hh")
    scene.answering.give(scene.answering.offers.advancing[0])
    for _ in range(200):
        if isinstance(driver.app.stack.top, Curtain):
            break
        if scene.answering.may_answer:
            scene.answering.give(scene.answering.offers.advancing[0])
        driver.app.step(0.05, [])
    assert isinstance(driver.app.stack.top, Curtain)
    first = pygame.image.tobytes(driver.app.display.screen, "RGB")
    driver.app.redraw()
    driver.app.step(0.05, [])
    assert first == pygame.image.tobytes(driver.app.display.screen, "RGB")


def _picture(driver: Driver) -> bytes:
    driver.app.redraw()
    # Until what is pointed at is shown closely, and the board is drawn finely.
    driver.watch(FINE, 0.05)
    return pygame.image.tobytes(driver.app.display.screen, "RGB")


def test_what_is_kept_equals_what_is_drawn_again() -> None:
    driver, scene = hall()
    places = [pixel_at(scene, cell) for cell in ((3, 2), (0, 0), (6, 2), (4, 2), (8, 0))]
    places += [
        scene.laying.buttons[0].rect.center,
        scene.laying.hand.cards[0].rect.midtop,
        scene.laying.layout.log.center,
    ]
    for number, pos in enumerate(places * 2):
        driver.move(pos)
        if number == 4:
            driver.click(pixel_at(scene, (3, 2)))
        cached = _picture(driver)
        scene.drawing.cache.forget()
        assert cached == _picture(driver), pos


@pytest.mark.parametrize("seed", [4, 6])
def test_pictures_stay_right_through_answers_and_undo(seed: int) -> None:
    driver, scene = at_the_table(match_of("hc", seed=seed))
    for number in range(24):
        if not wait(driver, scene):
            break
        scene.answering.give(scene.answering.offers.all[(number * 5 + seed) % len(scene.answering.offers.all)])
        if number % 6 == 5:
            driver.key(pygame.K_u)
        if scene.playing.at_rest and not scene.playing.is_computer_asked and scene.following.is_open:
            scene.toast.forget()
            cached = _picture(driver)
            scene.drawing.cache.forget()
            assert cached == _picture(driver)


def test_a_rematch_of_a_written_position_begins_there_again() -> None:
    driver, scene = hall("hc")
    begun = scene.match
    begun.submit(0, Concede(0))
    for _ in range(100):
        if isinstance(driver.app.stack.top, EndScreen):
            break
        driver.frames(1, 0.05)
    driver.frames(1, STILL)
    driver.click_on("Rematch")
    again = driver.app.stack.top
    assert isinstance(again, TableScene) and again.match is not begun
    assert isinstance(again.match, Match) and again.match.opening.seatings == begun.opening.seatings
    first = placed_match(HALL, "hc")
    assert again.match.state.table == first.state.table
    assert again.match.state.dice != first.state.dice


def test_the_screen_shows_what_a_whole_frame_would_wherever_the_pointer_wanders() -> None:
    driver, scene = hall("hc")
    driver.rest()
    width, height = driver.app.size
    other, parts = pygame.Surface(driver.app.size), 0
    spots = [(number * 211 % width, number * 137 % height) for number in range(1, 40)]
    area = scene.laying.layout.hand
    for number, spot in enumerate((*spots, area.center, area.midleft, scene.laying.layout.board.center), 1):
        driver.move(spot, frames=1)
        parts += scene.drawing.cache.copied != [driver.app.display.screen.get_rect()]
        if number % 3 == 0:
            seen = pygame.image.tobytes(driver.app.display.screen, "RGB")
            scene.draw(other)
            assert pygame.image.tobytes(other, "RGB") == seen, spot
    assert parts > 10

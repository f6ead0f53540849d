"""A match that is over is looked at again: from its turning points, answer by answer, and nothing can be answered."""

from __future__ import annotations

import pygame
import pytest

from game.app.puzzles import making
from game.app.records.course import Recorded
from game.app.records.positions import state_of
from game.app.thinking.thinker import SETTING
from game.core.record import encode
from game.ui.puzzles.making import MakingPage
from game.ui.review.end_screen import CURVE, STILL, EndScreen
from game.ui.review.replay import ReplayScene
from game.ui.review.turning_points_screen import TurningPointsScreen
from tests.app.thinking.test_turning_points import Critic, played
from tests.journeys.driver import Driver


def at_the_end() -> tuple[Driver, Critic]:
    """Return the last page of a match, with a critic who dislikes everything."""
    match, _ = played()
    driver = Driver()
    critic = Critic([0.2, 0.05, 0.3])
    driver.app._thinker = critic
    match.sent.skip()
    driver.app.play(match)
    for _ in range(50):
        driver.frames()
        if isinstance(driver.app.stack.top, EndScreen):
            break
    assert isinstance(driver.app.stack.top, EndScreen)
    driver.frames(1, STILL)
    return driver, critic


def at_a_turning_point() -> tuple[Driver, ReplayScene]:
    driver, _ = at_the_end()
    driver.click_on("Turning points")
    page = driver.app.stack.top
    assert isinstance(page, TurningPointsScreen)
    driver.frames(300)
    assert page.points.is_over and len(page.points.found) == 3
    looks = [name for name in driver.names if name.startswith("Look at answer")]
    assert len(looks) == 3
    driver.click_on(looks[1], frames=3)
    scene = driver.app.stack.top
    assert isinstance(scene, ReplayScene)
    return driver, scene


def test_a_turning_point_leads_to_its_moment() -> None:
    driver, scene = at_a_turning_point()
    point = scene.point
    assert point is not None and scene.number == point.number
    assert encode(scene.following.view) == encode(point.view), "the table as that seat saw it then"
    assert [row.words.split(":")[0] for row in scene.hints.rows] == ["Better", "Played"]
    assert scene.hints.rows[0].command == point.better and scene.hints.rows[1].command == point.given
    assert "Replay" in scene.laying.prompt_text()
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.stack.top, TurningPointsScreen), "one press leads out"


def test_a_puzzle_can_be_made_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "_goals", lambda moment: ())
    monkeypatch.setenv(SETTING, "here")
    driver, _ = at_the_end()
    driver.click_on("Turning points", frames=300)
    page = driver.app.stack.top
    assert isinstance(page, TurningPointsScreen)
    makes = [name for name in driver.names if name.startswith("Make a puzzle of answer")]
    assert len(makes) == 3
    driver.click_on(makes[1], frames=3)
    made, point = driver.app.stack.top, page.points.found[1]
    assert isinstance(made, MakingPage) and made.moment.title == f"Blue, {point.when}"
    assert state_of(made.moment.position)[1].table == point.state.table, "the position at that moment"
    assert made.texts[-1].startswith("In plays at random nothing came about here")


def test_nothing_can_be_answered_there() -> None:
    driver, scene = at_a_turning_point()
    given = len(scene.match.given)
    assert not scene.answering.may_answer and not scene.answering.all_offers.all
    hint = next(button for button in scene.laying.buttons if button.name == "hint 1")
    driver.click(hint.rect.center)
    for key in (pygame.K_RETURN, pygame.K_e, pygame.K_p, pygame.K_1, pygame.K_SPACE):
        driver.key(key)
    driver.frames(30)
    assert len(scene.match.given) == given == scene.number
    assert {"undo", "hints", "menu"}.isdisjoint(button.name for button in scene.laying.buttons)


def test_one_goes_on_and_back_answer_by_answer() -> None:
    driver, scene = at_a_turning_point()
    number = scene.number
    kinds = [one.kind for one in scene.recorded.opening.seatings]
    assert list(scene.match.kinds) == kinds and set(kinds) != {"human"}, "strips tell who played there"
    driver.key(pygame.K_PAGEDOWN, frames=3)
    assert driver.app.stack.top is scene and scene.number == number + 1 and not scene.hints.rows
    assert scene.match.digest == scene.recorded.given[number].digest
    driver.key(pygame.K_PAGEUP, frames=3)
    again = driver.app.stack.top
    assert isinstance(again, ReplayScene) and again.number == number and len(again.hints.rows) == 2
    before = next(button for button in again.laying.buttons if button.name == "step back")
    driver.click(before.rect.center, frames=3)
    assert isinstance(driver.app.stack.top, ReplayScene) and driver.app.stack.top.number == number - 1
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.stack.top, TurningPointsScreen)


def test_the_ends_of_a_match_are_ends() -> None:
    match, _ = played()
    driver = Driver()
    driver.app.open("replay", driver.app, Recorded.of(match), len(match.given) - 1)
    scene = driver.app.stack.top
    assert isinstance(scene, ReplayScene) and scene.seat == 0
    driver.key(pygame.K_PAGEDOWN, times=3, frames=5)
    assert scene.number == len(match.given) and scene.match.outcome is not None
    assert driver.app.stack.top is scene, "the last page does not come again"
    step_on = next(button for button in scene.laying.buttons if button.name == "step on")
    assert step_on.why_not
    driver.app.stack.pop()
    driver.app.open("replay", driver.app, Recorded.of(match), 0)
    driver.key(pygame.K_PAGEUP)
    assert isinstance(driver.app.stack.top, ReplayScene) and driver.app.stack.top.number == 0


def test_the_page_can_be_left_while_it_is_being_worked_out() -> None:
    driver, critic = at_the_end()
    driver.click_on("Turning points")
    driver.key(pygame.K_ESCAPE)
    asked = len(critic.asked)
    driver.frames(3)
    assert len(critic.asked) > asked and isinstance(driver.app.stack.top, EndScreen), "its curve goes on there"
    driver.app.open("settings")
    asked = len(critic.asked)
    driver.frames(20)
    assert len(critic.asked) == asked, "elsewhere it rests"
    driver.app.stack.pop()
    driver.click_on("Turning points", frames=300)
    page = driver.app.stack.top
    assert isinstance(page, TurningPointsScreen) and page.points.is_over


def test_nothing_moves_under_a_pointer_that_is_on_a_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, _ = at_the_end()
    driver.click_on("Turning points")
    page = driver.app.stack.top
    assert isinstance(page, TurningPointsScreen)
    while not page.points.found:
        driver.frames()
    name = next(name for name in driver.names if name.startswith("Look at answer"))
    driver.move(driver.control(name).shown.center, frames=2)
    built: list[int] = []
    build = page.build
    monkeypatch.setattr(page, "build", lambda: (built.append(1), build())[1])
    while not page.points.is_over:
        driver.frames()
    assert not built and name in driver.names
    driver.move((2, 2), frames=2)
    assert not built, "the pointer may be on its way to one"
    driver.frames(2, 0.6)
    assert built and len([one for one in driver.names if one.startswith("Look at answer")]) == 3


def test_a_press_on_the_curve_goes_to_that_moment() -> None:
    driver, _ = at_the_end()
    page = driver.app.stack.top
    assert isinstance(page, EndScreen) and page._points is not None
    driver.frames(300)
    chances = page._points.chances
    assert page._points.is_over and len(chances) > 3
    assert [one.number for one in chances] == sorted(one.number for one in chances)
    assert all(0 <= one.chance <= 1 for one in chances) and chances[-1].when.startswith("turn")
    chosen = chances[len(chances) // 2]
    curve, rect = page._curve, driver.control(CURVE).rect
    left = rect.x + (rect.width - curve.size[0]) // 2
    driver.click((left + curve.place(chosen)[0], rect.centery), frames=3)
    scene = driver.app.stack.top
    assert isinstance(scene, ReplayScene) and scene.number == chosen.number
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is page


def test_the_curve_is_reached_by_keys_too() -> None:
    driver, _ = at_the_end()
    page = driver.app.stack.top
    assert isinstance(page, EndScreen) and page._points is not None
    driver.frames(300)
    driver.tab_to(CURVE)
    driver.key(pygame.K_RIGHT, times=3)
    driver.key(pygame.K_LEFT, pygame.K_RETURN, frames=3)
    scene = driver.app.stack.top
    assert isinstance(scene, ReplayScene) and scene.number == page._points.chances[1].number


def test_the_last_page_counts_the_match_and_shows_its_last_board_dimmed() -> None:
    driver, _ = at_the_end()
    page = driver.app.stack.top
    assert isinstance(page, EndScreen) and page._last is not None and len(page.sums) == 2
    assert sum(one.cards for one in page.sums) > 0 and all(one.stood for one in page.sums)
    assert page._ground is not None and page._ground.get_size() == driver.app.size
    at = (2, driver.app.size[1] // 2)
    assert driver.app.display.screen.get_at(at)[:3] == page._ground.get_at(at)[:3]

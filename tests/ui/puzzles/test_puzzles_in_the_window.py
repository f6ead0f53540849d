"""Puzzles in the window: the page that lists them, and the table at which one is solved."""

from __future__ import annotations

import multiprocessing

import pygame
import pytest

from game.app.puzzles.attempt import Attempt
from game.app.puzzles.files import list_puzzles
from game.app.puzzles.solved import SOLVED
from game.app.thinking.thinker import SETTING
from game.ui.puzzles.making import MakingPage
from game.ui.puzzles.page import PuzzlesPage
from game.ui.puzzles.scene import PuzzleScene
from tests.app.puzzles.test_making import moment
from tests.journeys.driver import Driver


@pytest.fixture(autouse=True)
def judged_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "here")


def scene_of(driver: Driver) -> PuzzleScene:
    assert isinstance(driver.scene, PuzzleScene)
    return driver.scene


def press(driver: Driver, words: str) -> None:
    """Click a button of the box."""
    button = next(one for one in scene_of(driver).box.buttons if one.words == words)
    driver.click(button.rect.center)
    driver.frames(5)


def give(driver: Driver, words: str) -> None:
    """Give the answer of these words."""
    scene = scene_of(driver)
    match, attempt = scene.match, scene.attempt
    assert match.asked is not None
    command = next(one for one in match.answers(match.asked) if attempt.words(one) == words)
    match.submit(match.asked, command)
    scene.caught_up()
    driver.frames(40)


def test_a_wrong_answer_is_taken_back_and_the_right_one_solves_it(driver: Driver) -> None:
    puzzle = next(one for one in list_puzzles("skirmish") if one.title == "One Good Blow")
    driver.app.play_puzzle(Attempt(puzzle))
    driver.frames(20)
    assert scene_of(driver).box.said.words == "Defeat Droider this turn."
    give(driver, "Dragon Knight attacks Droider")
    assert scene_of(driver).box.said.text.startswith("No longer won.")
    assert not scene_of(driver).answering.offers.all
    press(driver, "Take back")
    driver.frames(20)
    press(driver, "Hint")
    assert "1 of 5 answers keep it won." in scene_of(driver).box.said.words
    give(driver, "Play Power Attack with Dragon Knight")
    assert scene_of(driver).box.said.how_far == "Solved with help."
    assert SOLVED.read() == {puzzle.name: True}
    press(driver, "Next puzzle")
    assert scene_of(driver).attempt.puzzle.written.order == puzzle.written.order + 1


def test_a_puzzle_is_made_of_a_moment_and_stands_under_yours(driver: Driver) -> None:
    driver.app.open("make a puzzle", "skirmish", moment("skirmish", "One Good Blow"))
    driver.frames(3)
    page = driver.scene
    assert isinstance(page, MakingPage) and page.path is not None
    assert page.texts[:2] == ["Player 2, turn 3", "**Defeat Droider this turn.** It is proved, and medium to see."]
    driver.app.open("puzzles")
    driver.wait()
    assert isinstance(driver.scene, PuzzlesPage)
    assert driver.scene.texts[:3] == ["Yours", "0 of 1 solved.", "Skirmish"]
    driver.key(pygame.K_ESCAPE)
    driver.click_on("Solve it")
    driver.frames(5)
    assert scene_of(driver).attempt.puzzle.path == page.path
    assert scene_of(driver).box.said.words == "Defeat Droider this turn."


def test_a_search_that_is_left_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SETTING)
    driver = Driver()
    driver.app.open("make a puzzle", "heroes", moment("heroes", list_puzzles("heroes")[-1].title))
    page = driver.scene
    assert isinstance(page, MakingPage)
    driver.frames(3)
    (process,) = [one for one in multiprocessing.active_children() if one.name == "making a puzzle"]
    assert page.is_moving and page.texts[-1] == "0 positions so far."
    driver.click_on("Cancel")
    driver.frames(2)
    assert driver.scene is not page and process not in multiprocessing.active_children()


def test_the_page_lists_them_and_begins_one(driver: Driver) -> None:
    driver.app.open("puzzles")
    driver.wait()
    assert isinstance(driver.scene, PuzzlesPage)
    driver.click_on("Skirmish: One Good Blow")
    driver.frames(5)
    assert scene_of(driver).attempt.puzzle.title == "One Good Blow"

"""A choice that a scenario puts: a box asks once, a press or a digit answers; one that is taken back is put again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rules.skirmish.state import commands as c
from game.ui.scenarios.choice_box import ChoiceBox
from game.ui.scenes.question import Notice
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.maps.scenarios.drawing import KILL, drawn
from tests.maps.scenarios.test_vocabulary import CHOICE, PIT, running

STEP = drawn("Trigger", 30, (0, 0), "the pit", when="enters", region=5, seat=1)


def asked(folder: Path) -> tuple[Driver, TableScene]:
    """Return a table at which the knight has stepped into the pit, so that the gate is asked about."""
    match = running(folder, KILL, PIT, STEP, *CHOICE[1:])
    knight = match.state.table.scenario.numbers[0]
    for command in (c.Activate(knight), c.MoveCreature(knight, (4, 1))):
        assert match.submit(0, command) is None
    driver, scene = at_the_table(match)
    rest(driver, scene)
    return driver, scene


def rest(driver: Driver, scene: TableScene) -> None:
    """Wait until it is known what is asked, and close the briefing."""
    wait(driver, scene)
    driver.frames(5)
    if isinstance(driver.scene, Notice):
        driver.key(pygame.K_ESCAPE)
        wait(driver, scene)
        driver.frames(5)


def scores(scene: TableScene) -> tuple[int, ...]:
    scenario = scene.following.scenario
    return scenario.scores


@pytest.mark.parametrize(("key", "scored"), [(pygame.K_1, (3, 0)), (pygame.K_2, (0, 4)), (pygame.K_3, (0, 0))])
def test_a_digit_gives_its_answer_and_the_one_past_the_last_gives_none(
    tmp_path: Path, key: int, scored: tuple[int, int]
) -> None:
    driver, scene = asked(tmp_path)
    assert isinstance(driver.scene, ChoiceBox) and driver.scene.text == "Open the gate?"
    assert driver.names == ["Yes.", "No.", "Look first"]
    driver.key(key)
    driver.frames(5)
    assert scores(scene) == scored and isinstance(driver.scene, ChoiceBox) == (scored == (0, 0))


def test_whoever_looks_at_the_board_first_finds_the_answers_beside_it(tmp_path: Path) -> None:
    driver, scene = asked(tmp_path)
    driver.click_on("Look first")
    rest(driver, scene)
    assert driver.scene is scene
    assert {offer.words for offer in scene.answering.offers.all} == {"Yes.", "No."}


def test_an_answer_that_is_taken_back_is_asked_for_again(tmp_path: Path) -> None:
    driver, scene = asked(tmp_path)
    driver.click_on("Yes.")
    rest(driver, scene)
    assert scores(scene) == (3, 0)
    driver.key(pygame.K_u)
    rest(driver, scene)
    assert scores(scene) == (0, 0) and isinstance(driver.scene, ChoiceBox)
    driver.click_on("No.")
    rest(driver, scene)
    assert scores(scene) == (0, 4)

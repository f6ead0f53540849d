"""Scenarios in the window: the page that lists them, the briefing, the panel of objectives, and the last page."""

from __future__ import annotations

import pygame

from game.core.commands import Concede
from game.ui.scenarios.page import ScenariosPage
from game.ui.scenes.question import Notice
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver


def at_the_page(**more: object) -> Driver:
    driver = Driver(**more)  # type: ignore[arg-type]
    driver.click_on("Scenarios")
    for _ in range(200):
        if not driver.scene.is_moving:
            break
        pygame.time.wait(50)
        driver.frames(1)
    return driver


def table_of(driver: Driver) -> TableScene:
    scene = driver.scene
    assert isinstance(scene, TableScene)
    return scene


def test_the_page_lists_the_scenarios_and_one_begins_with_its_briefing() -> None:
    driver = at_the_page()
    assert isinstance(driver.scene, ScenariosPage)
    assert {"Hold the Crossing", "The Race"} <= set(driver.names)
    driver.click_on("Hold the Crossing")
    driver.frames(5)
    notice = driver.scene
    assert isinstance(notice, Notice) and notice.heading == "Hold the Crossing"
    assert "• Hold the crossing for 4 turns." in notice.text and "The Watch loses." in notice.text
    own, _, others = notice.text.partition("The other side:\n")
    assert "Hold the crossing" in own and others.startswith("• ")
    driver.key(pygame.K_ESCAPE)
    driver.frames(3)
    table = table_of(driver)
    assert table.screen.turn_figures(table.following.table).title.startswith("Turn 1/10: ")
    assert [row.words for row in table.story.pane.rows][:2] == [
        "Hold the crossing for 4 turns.",
        "Keep Dwarf Cleric alive.",
    ]
    pane, free = table.story.pane.rect, table.laying.layout.free
    assert free.contains(pane) and pane.height > 0


def test_the_page_fits_small_windows_and_large_text() -> None:
    for size, scale in (((1024, 768), 2.0), ((1920, 1080), 1.0)):
        driver = at_the_page(size=size, text_scale=scale)
        for name in ("Hold the Crossing", "Two against the Dark"):
            assert driver.control(name).rect.width > size[0] // 2


def test_a_scenario_can_be_given_up() -> None:
    driver = at_the_page()
    driver.click_on("The Race")
    driver.frames(5)
    driver.key(pygame.K_ESCAPE)
    match = table_of(driver).match
    assert match.submit(0, Concede(0)) is None
    driver.rest(3)
    assert match.outcome is not None and match.outcome.reason == "conceded"

"""Scenarios in the window: the page that lists them, the briefing, the panel of objectives, and the last page."""

from __future__ import annotations

import pygame
import pytest

from game.app.maps.scenarios import list_scenarios, scenario_named
from game.app.matches.scenarios import begin_scenario
from game.app.records.journal import Journal
from game.core.commands import Concede
from game.core.scenario.words import objective_rows
from game.ui.games.end_words import reason_of
from game.ui.games.game_ui import game_ui_of
from game.ui.scenarios.page import ScenariosPage, facts_of
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import Notice
from game.ui.screens.items import piece, square
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait


def at_the_page(**more: object) -> Driver:
    driver = Driver(**more)  # type: ignore[arg-type]
    driver.click_on("Scenarios")
    driver.wait()
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
    assert [row.words for row in table.laying.objectives.rows][:2] == [
        "Hold the crossing for 4 turns.",
        "Keep Dwarf Cleric alive.",
    ]
    pane, free = table.laying.objectives.rect, table.laying.layout.free
    assert free.contains(pane) and pane.height > 0


def test_who_all_play_together_do_not_play_against_computers() -> None:
    told = {one.drawn.title: next(facts_of(one)) for game in ("crawler", "skirmish") for one in list_scenarios(game)}
    assert told["A Night in the Crypt"] == "1 player with 1 computer"
    assert told["The Race"] == "1 player against 1 computer"
    assert told["Two against the Dark"] == "2 players against 2 computers"


def test_the_page_fits_small_windows_and_large_text() -> None:
    for size, scale in (((1024, 768), 2.0), ((1920, 1080), 1.0)):
        driver = at_the_page(size=size, text_scale=scale)
        for name in ("Hold the Crossing", "Two against the Dark"):
            assert driver.control(name).rect.width > size[0] // 2


def test_medals_are_shown_as_well_where_the_games_own_end_decides() -> None:
    listed = next(one for one in list_scenarios("factions") if one.drawn.title == "Seven Nights")
    match = begin_scenario(listed, journal=Journal())
    assert match.submit(0, Concede(0)) is None
    told = reason_of(game_ui_of("factions").end, match)
    assert told.endswith("Medals: 0 of 1.") and told.startswith("The Wall"), told


def test_a_scenario_can_be_given_up() -> None:
    driver = at_the_page()
    driver.click_on("The Race")
    driver.frames(5)
    driver.key(pygame.K_ESCAPE)
    table = table_of(driver)
    assert Pause(table).who == "Skirmish, The Race: Crown and Drow."
    match = table.match
    assert match.submit(0, Concede(0)) is None
    driver.rest(3)
    assert match.outcome is not None and match.outcome.reason == "conceded"


LARGE = (((1024, 768), 2.0), ((1280, 720), 1.0), ((2560, 1440), 2.0))


@pytest.mark.parametrize(("size", "scale"), LARGE)
def test_the_panel_of_objectives_leaves_the_board_three_quarters_of_its_height(
    size: tuple[int, int], scale: float
) -> None:
    scenario = scenario_named("the_prisoner.tmx", "skirmish")
    driver, scene = at_the_table(begin_scenario(scenario), size)
    driver.app.change_settings(text_scale=scale)
    wait(driver, scene)
    driver.frames(2)
    if isinstance(driver.scene, Notice):
        driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    pane, free = scene.laying.objectives, scene.laying.layout.free
    assert pane.rows and pane.rows[0].is_own
    assert free.contains(pane.rect) and pane.rect.height * 4 <= free.height
    told = objective_rows(scene.following.scenario, scene.seat) if scene.following.scenario is not None else ()
    # What has no room is counted, and told to whoever points at the panel.
    assert (len(pane.rows) < len(told)) == bool(pane.tips)
    assert all(row.words in pane.tips[0][1] for row in told if pane.tips)


def test_nothing_is_pointed_at_through_the_panel_and_what_is_asked_about_comes_out_from_under_it() -> None:
    driver, scene = at_the_table(begin_scenario(scenario_named("the_race.tmx", "skirmish")))
    wait(driver, scene)
    if isinstance(driver.scene, Notice):
        driver.key(pygame.K_ESCAPE)
    wait(driver, scene)
    pane, board = scene.laying.objectives.rect, scene.screen.board
    assert board is not None and pane.height and pane in scene.laying.panes()
    assert scene.laying.is_under_pane(pane.center) and not scene.laying.is_on_board(pane.center)
    assert scene.pointing.item_at(pane.center) is None
    camera = board.camera
    camera.smooth = False
    camera.fit()
    for cell in ((0, 0), (3, 2), (int(camera.columns) - 1, int(camera.rows) - 1)):
        camera.follow([(cell, 1)])
        assert camera.sees(cell) and not pane.colliderect(camera.rect_of(cell)), cell


def test_who_can_act_is_in_view_as_soon_as_one_sits_down() -> None:
    scenario = scenario_named("the_prisoner.tmx", "skirmish")
    driver, scene = at_the_table(begin_scenario(scenario), (1024, 768), text_scale=2.0)
    wait(driver, scene)
    driver.frames(2)
    assert isinstance(driver.scene, Notice)
    driver.key(pygame.K_ESCAPE)
    driver.frames(40, 0.05)
    board = scene.screen.board
    assert board is not None and scene.answering.waiting
    spaces = [scene.navigating.space(piece(number)) for number in scene.answering.waiting]
    assert all(space is not None and board.camera.sees(*space) for space in spaces)


def test_a_space_of_a_region_tells_its_name() -> None:
    driver, scene = at_the_table(begin_scenario(scenario_named("hold_the_crossing", "skirmish")))
    wait(driver, scene)
    if isinstance(driver.scene, Notice):
        driver.key(pygame.K_ESCAPE)
    scenario = scene.following.scenario
    inside = scenario.script.regions[scenario.script.objectives[0].region].spaces
    outside = next(cell for cell in ((0, 0), (1, 1), (2, 2)) if cell not in inside)
    assert scene.pointing._ground_words(square(inside[0]), square(inside[0])).startswith("**The crossing**.")
    assert "crossing" not in scene.pointing._ground_words(square(outside), square(outside))

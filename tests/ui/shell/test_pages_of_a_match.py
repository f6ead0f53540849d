"""Saves, the pause, the curtain and the last page of a match."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.app.records.saves import list_saves, save_match
from game.core.commands import Concede
from game.ui.art import fonts
from game.ui.games.end_words import reason_of
from game.ui.games.game_ui import game_ui_of
from game.ui.new_game.page import NewGame
from game.ui.review.end_screen import STILL, EndScreen
from game.ui.review.match_rows import local_time
from game.ui.review.matches_screen import MatchesScreen
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.menu import Menu
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import NameDialog, Question
from game.ui.table.scene import TableScene
from tests.journeys.driver import FRAME, Driver
from tests.ui.shell.pages import CURTAINED, PausedTable, a_match
from tests.ui.table import many_tables

#: The name that is offered for a save of ``a_match``.
FIRST = f"Skirmish (Blue and Amber) {time.strftime('%Y-%m-%d')}"


def test_a_save_is_loaded_and_another_deleted_after_a_question(home: Path) -> None:
    save_match(a_match(), "first")
    save_match(a_match(), "second")
    (home / "saves" / "broken.json").write_text("{")
    driver = Driver()
    driver.click_on("Matches")
    assert driver.control("Load broken").why_not
    driver.click_on(next(name for name in driver.names if name.startswith("More first")))
    driver.click_on(next(name for name in driver.names if name.startswith("Delete first")))
    assert isinstance(driver.scene, Question)
    driver.key(pygame.K_ESCAPE)
    assert len(list_saves()) == 3
    driver.enter_on(next(name for name in driver.names if name.startswith("Delete first")), "Delete")
    assert isinstance(driver.scene, MatchesScreen)
    assert sorted(entry.name for entry in list_saves()) == ["broken", "second"]
    driver.click_on("Load second")
    assert any(isinstance(scene, TableScene) for scene in driver.app.stack.scenes)


def test_the_pause_saves_by_name_with_the_keys(driver: Driver) -> None:
    driver.app.stack.push(Pause(PausedTable()))
    driver.enter_on("Save as…")
    assert isinstance(driver.scene, NameDialog)
    driver.key(pygame.K_END)
    driver.write("!")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, Pause) and [entry.name for entry in list_saves()] == [f"{FIRST}!"]


def test_what_is_typed_replaces_the_name_that_is_offered(driver: Driver) -> None:
    driver.app.stack.push(Pause(PausedTable()))
    driver.enter_on("Save as…")
    driver.write("Mine")
    assert driver.control("Name").element.get_text() == "Mine"  # type: ignore[attr-defined]
    driver.enter_on("Cancel", "Save as…")
    driver.key(pygame.K_LEFT)
    driver.write("!")
    assert driver.control("Name").element.get_text() == f"!{FIRST}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_entry_of_the_pause_moves_when_it_says_under_which_name_it_saved(scale: float) -> None:
    driver = Driver(text_scale=scale)
    driver.app.stack.push(Pause(PausedTable()))
    before = {name: driver.control(name).rect.copy() for name in driver.names}
    usual = "Skirmish turn 2 (Blue and Amber) 2026-11-27 (2)"
    for name in ("x", usual, "W" * 60):
        driver.enter_on("Save as…")
        driver.write(name)
        driver.key(pygame.K_RETURN)
        assert isinstance(driver.scene, Pause) and driver.scene.text.startswith(f"Saved as **{name[:8]}")
        assert driver.scene.text.endswith("…**." if name[0] == "W" else "**.")
        assert {name: driver.control(name).rect for name in driver.names} == before


def test_what_gives_something_up_never_has_the_focus_by_itself(driver: Driver) -> None:
    table = PausedTable()
    driver.app.stack.push(Pause(table))
    driver.click_on("Concede")
    assert driver.sheet_scene.sheet.focus is not None and driver.sheet_scene.sheet.focus.name == "Cancel"
    driver.key(pygame.K_RETURN)
    assert not table.gave_up and isinstance(driver.scene, Pause)
    # Nor when the page is laid out again after it was pressed.
    driver.scene.rebuild()  # type: ignore[attr-defined]
    assert driver.sheet_scene.sheet.focus.name == "Resume"
    driver.app.stack.push(Question("Discard it?", "It is lost.", "Discard", table.answering.concede))
    assert driver.sheet_scene.sheet.focus.name == "Cancel"
    driver.key(pygame.K_SPACE)
    assert not table.gave_up
    driver.tab_to("Concede")
    assert driver.sheet_scene.sheet.focus.name == "Concede", "by Tab it is reached"


@pytest.mark.parametrize(
    ("game", "kinds", "told"),
    [("skirmish", "hc", "Amber wins."), ("arena", "hc", "Amber wins."), ("crawler", "h", "Then the party has lost.")],
)
def test_who_would_win_is_shown_before_and_who_gave_up_after(game: str, kinds: str, told: str, driver: Driver) -> None:
    table = PausedTable(many_tables.a_match(game, kinds))
    driver.app.stack.push(Pause(table))
    driver.click_on("Concede")
    assert isinstance(driver.scene, Question)
    assert driver.scene.text == f"**Blue** gives the match up. {told}"
    assert table.match.submit(0, Concede(0)) is None
    gave_up = "The party" if game == "crawler" else "Blue"
    assert reason_of(game_ui_of(game).end, table.match).startswith(f"{gave_up} gave up.")


def test_in_a_melee_the_others_play_on(driver: Driver) -> None:
    table = PausedTable(many_tables.a_match("arena", "hhc"))
    driver.app.stack.push(Pause(table))
    driver.click_on("Concede")
    assert isinstance(driver.scene, Question)
    assert driver.scene.text == "**Blue** gives the match up. The others play on."
    assert table.match.submit(0, Concede(0)) is None
    assert table.match.outcome is None and table.match.asked in (1, 2)
    assert table.match.submit(0, Concede(0)) is not None


def test_the_pause_asks_before_conceding(driver: Driver) -> None:
    table = PausedTable()
    driver.app.stack.push(Pause(table))
    driver.click_on("Concede", "Cancel")
    assert not table.gave_up
    driver.click_on("Concede", "Concede")
    assert table.gave_up and isinstance(driver.scene, Menu)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_is_typed_is_as_large_as_other_words(scale: float) -> None:
    driver = Driver(text_scale=scale)
    driver.app.stack.push(NameDialog("Save", "", "Bartholomew", "Save", str))
    font = driver.control("Name").element.font  # type: ignore[attr-defined]
    px = driver.app.text_px(16)
    assert font.get_rect("Bartholomew").width == pytest.approx(fonts.text_width("Bartholomew", "body", px), abs=2)


def test_a_save_needs_a_name(driver: Driver) -> None:
    driver.app.stack.push(NameDialog("Save", "", "x", "Save", str))
    driver.key(pygame.K_BACKSPACE)
    assert driver.control("Save").why_not == "It needs a name."
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, NameDialog)


@pytest.mark.parametrize("way", ["enter", "space", "click"])
def test_the_curtain_hides_everything_until_it_is_lifted(way: str, driver: Driver) -> None:
    lifted: list[int] = []
    pictures = []
    for ground in ((255, 0, 0), (0, 255, 0)):
        driver.app.display.screen.fill(ground)
        driver.app.stack.push(Curtain(1, CURTAINED, lambda: lifted.append(1), lambda: None))
        driver.frames(2)
        pictures.append(pygame.image.tobytes(driver.app.display.screen, "RGB"))
        driver.app.stack.pop()
    assert pictures[0] == pictures[1]
    paused: list[int] = []
    driver.app.stack.push(Curtain(1, CURTAINED, lambda: lifted.append(1), lambda: paused.append(1)))
    driver.key(pygame.K_ESCAPE)
    driver.click((5, 5))
    assert isinstance(driver.scene, Curtain) and not lifted and paused == [1]
    if way == "click":
        driver.click_on("Lift")
    else:
        driver.key(pygame.K_RETURN if way == "enter" else pygame.K_SPACE)
    assert lifted == [1] and isinstance(driver.scene, Menu)


def test_the_end_names_the_winner_and_what_comes_next(driver: Driver) -> None:
    asked: list[str] = []
    driver.app.stack.push(EndScreen(a_match(over=True), lambda: asked.append("rematch")))
    scene = driver.scene
    assert isinstance(scene, EndScreen) and scene.winners == (1,) and scene._title == "Amber wins"
    assert [cells[0] for _, cells in scene.rows] == ["Blue", "Amber"]
    driver.frames(1, STILL)
    driver.enter_on("Rematch")
    assert asked == ["rematch"]
    driver.click_on("New game")
    assert isinstance(driver.scene, NewGame)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene, "the finished match is still there"
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Menu)


def test_a_new_game_after_the_end_begins_with_the_game_that_was_played(driver: Driver) -> None:
    driver.app.stack.push(EndScreen(a_match(over=True), lambda: None))
    driver.frames(1, STILL)
    driver.click_on("New game")
    assert isinstance(driver.scene, NewGame) and driver.scene.game == "skirmish"
    driver.app.stack.push(NewGame(game="heroes"))
    assert driver.scene.game == "heroes"


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one clock only")
def test_saves_are_listed_with_the_time_of_this_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "XXX-05:30")
        time.tzset()
        assert local_time("2026-11-22 20:15:59") == "2026-11-23 01:45"
        assert local_time("") == "" and local_time("some day") == "some day"
    time.tzset()


@pytest.mark.parametrize("way", ["enter", "space", "escape", "help", "click"])
def test_nothing_counts_on_the_last_page_for_a_moment_after_the_last_motion(way: str) -> None:
    for seconds, counts in ((STILL - FRAME / 2, False), (STILL, True)):
        driver = Driver()
        page = EndScreen(a_match(over=True), partial(driver.app.open, "settings"))
        driver.app.stack.push(page)
        page.sheet.set_focus(driver.control("Rematch"))
        driver.frames(1, seconds)
        assert page.works_ahead is not counts, "time passes there though nothing moves"
        if way == "click":
            pos = driver.control("Rematch").rect.center
            driver.app.step(0.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))])
            driver.app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])
            driver.app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])
        else:
            keys = {"enter": pygame.K_RETURN, "space": pygame.K_SPACE, "escape": pygame.K_ESCAPE, "help": pygame.K_F1}
            driver.app.step(0.0, [pygame.event.Event(pygame.KEYDOWN, key=keys[way], mod=0, unicode="", scancode=0)])
        assert (driver.scene is not page) is counts


def test_the_ring_lies_on_no_button_of_the_last_page_before_it_is_moved(driver: Driver) -> None:
    page = EndScreen(a_match(over=True), lambda: None)
    driver.app.stack.push(page)
    driver.rest()
    assert page.sheet.focus is None
    for key in (pygame.K_RETURN, pygame.K_SPACE):
        driver.key(key)
    driver.resize((1024, 768))
    assert driver.scene is page and page.sheet.focus is None
    driver.key(pygame.K_TAB)
    assert page.sheet.focus is not None and page.sheet.focus.name == "Rematch"
    driver.enter_on("New game")
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is page and page.sheet.focus.name == "New game", "what was chosen is kept"

"""What can be changed in a match that is paused: the names at the table, and whether the curtain falls."""

from __future__ import annotations

import pygame
import pytest

from game.app.matches.match import Match
from game.app.matches.terms import Clock, Terms
from game.app.records.journal import read_journal
from game.app.records.unfinished import list_unfinished
from game.ui.art.tones import seat_colour_name
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import Pause
from game.ui.scenes.settings_screen import SettingsScreen
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.shell.pages import a_match


def _played(*kinds: str) -> tuple[Driver, TableScene, Match]:
    """Return a match at whose table somebody sits."""
    driver, match = Driver(), a_match(*kinds)
    driver.app.play(match)
    driver.frames(3, 0.05)
    if isinstance(driver.scene, Curtain):
        driver.click_on("Lift")
    scene = driver.scene
    assert isinstance(scene, TableScene)
    return driver, scene, match


def _open_settings(driver: Driver) -> None:
    driver.key(pygame.K_ESCAPE)
    driver.click_on("Settings")
    assert isinstance(driver.scene, SettingsScreen)


def _rename(driver: Driver, number: int, name: str) -> None:
    driver.click_on(f"Name {number}")
    driver.key(pygame.K_END)
    driver.key(pygame.K_BACKSPACE, times=18)
    driver.write(name)


def _pass_on(driver: Driver, match: Match) -> None:
    """Answer for the seat that is on until another one is asked."""
    seat = match.asked
    while seat is not None and match.asked == seat:
        match.submit(seat, match.answers(seat)[0])
    driver.frames(60, 0.1)


def test_a_new_name_shows_at_once_in_strips_log_prompt_and_curtain() -> None:
    driver, scene, match = _played()
    before = [line.text for line in scene.following.log.lines]
    assert any("Blue" in text for text in before)
    _open_settings(driver)
    _rename(driver, 1, "Ingrid")
    _rename(driver, 2, "Olaf")
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Pause) and "Ingrid and Olaf" in driver.scene.text
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    figures = [scene.screen.seat_figures(scene.following.table, seat, 0).name for seat in (0, 1)]
    assert figures == ["Ingrid", "Olaf"]
    said = [line.text for line in scene.following.log.lines]
    assert said == [text.replace("Blue", "Ingrid").replace("Amber", "Olaf") for text in before]
    assert "Ingrid" in scene.screen.prompt(scene.following.view, None)
    _pass_on(driver, match)
    curtain = driver.scene
    assert isinstance(curtain, Curtain) and "Olaf" in curtain.name
    _open_settings(driver)
    _rename(driver, 2, "Bo")
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is curtain and curtain.name == "Bo" and "until Bo sits here" in curtain.why


def test_the_journal_keeps_names_curtain_and_hints() -> None:
    driver, _, match = _played()
    _open_settings(driver)
    _rename(driver, 2, "Olaf")
    driver.click_on("Curtain: none", "Hints: on a key")
    driver.key(pygame.K_ESCAPE)
    # As a process that is killed now would leave it.
    assert match.journal.path is not None
    opening = read_journal(match.journal.path).opening
    assert [seating.name for seating in opening.seatings] == ["Blue", "Olaf"]
    assert opening.hints is True and opening.terms.curtain is False
    [entry] = list_unfinished()
    assert [seating.name for seating in entry.seatings] == ["Blue", "Olaf"] and entry.is_held


def test_a_new_colour_shows_at_once_and_the_journal_keeps_it() -> None:
    driver, scene, match = _played()
    assert scene.screen.board is not None and [seat_colour_name(seat) for seat in (0, 1)] == ["Blue", "Amber"]
    before = pygame.image.tobytes(driver.app.display.screen, "RGB")
    _open_settings(driver)
    driver.click_on("Colour 1")
    # Only what the first seat is called goes with its colour: the second one has a name of its own.
    _rename(driver, 2, "Olaf")
    driver.click_on("Colour 2", "Colour 2")
    assert [seat_colour_name(seat) for seat in (0, 1)] == ["Teal", "Brick"]
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.rest()
    assert match.players.names == ("Teal", "Olaf")
    assert pygame.image.tobytes(driver.app.display.screen, "RGB") != before
    assert match.journal.path is not None
    kept = read_journal(match.journal.path).opening
    assert [(seating.name, seating.colour) for seating in kept.seatings] == [("Teal", 2), ("Olaf", 4)]


def test_without_a_curtain_the_table_goes_on_with_whoever_is_asked() -> None:
    driver, scene, match = _played()
    _open_settings(driver)
    driver.click_on("Curtain: none")
    assert driver.control("Curtain: none").is_chosen
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    _pass_on(driver, match)
    assert driver.scene is scene and scene.seat == match.asked == 1


@pytest.mark.parametrize("name", ["", "   ", "Amber"])
def test_a_name_that_cannot_be_is_shown_and_not_taken(name: str) -> None:
    driver, _, match = _played()
    _open_settings(driver)
    _rename(driver, 1, name)
    page = driver.scene
    assert isinstance(page, SettingsScreen)
    told = "Two seats have the same name." if name.strip() else "Seat 1 needs a name."
    assert any(told in text for text in page.texts)
    driver.key(pygame.K_ESCAPE)
    assert match.players.names == ("Blue", "Amber")


def test_computers_keep_their_names_and_one_person_has_no_curtain() -> None:
    driver, _, _ = _played("human", "easy")
    _open_settings(driver)
    names = [control.name for control in driver.scene.sheet.controls]  # type: ignore[union-attr]
    assert {"Name 1", "Colour 1"} <= set(names) and not {"Name 2", "Colour 2"} & set(names)
    assert not any(name.startswith("Curtain") for name in names)


def test_a_computer_plays_at_another_level_from_its_next_answer_on() -> None:
    driver, scene, match = _played("human", "normal-bold")
    _open_settings(driver)
    driver.click_on("Amber: Hard")
    assert match.kinds == ("human", "hard-bold") and driver.control("Amber: Hard").is_chosen
    driver.click_on("Amber: Easy")
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert match.kinds == ("human", "easy"), "Easy is played in one style"
    assert match.journal.path is not None
    assert [seating.kind for seating in read_journal(match.journal.path).opening.seatings] == ["human", "easy"]
    note = scene.drawing.strips[1]._shown[1].note
    assert note.startswith("Computer, Easy")


def test_a_clock_and_taking_back_are_changed_in_the_pause_and_kept() -> None:
    driver, scene, match = _played("human", "easy")
    path = match.journal.path
    assert path is not None
    match.thought = 500.0
    _open_settings(driver)
    page = driver.scene
    assert isinstance(page, SettingsScreen)
    for press in ("Undo: any answer", "Clock: for each seat", "Time: 3 min", "At zero: that seat loses"):
        driver.click_on(press)
    assert any("A player with no time left loses." in text for text in page.texts), "said before it begins"
    assert any("full time for everybody" in text for text in page.texts) and match.opening.terms.clock is None
    driver.key(pygame.K_ESCAPE)
    assert read_journal(path).opening.terms == Terms(Clock("seats", 180, 10, "lose", len(match.given)), take_back=True)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert "3 min for each seat" in scene.toast.text and 178 < (scene.timing.left(0) or 0) <= 180
    assert scene.taking_back.is_possible == bool(match.given)
    match.thought = 181.0
    _open_settings(driver)
    assert "Clock: none" not in driver.names and "Undo: any answer" in driver.names, "a clock at zero stays as it is"
    driver.click_on("Undo: to the last reveal")
    driver.key(pygame.K_ESCAPE)
    assert read_journal(path).opening.terms.clock == match.opening.terms.clock and not match.opening.terms.take_back


def test_people_have_no_level() -> None:
    driver, _, _ = _played()
    _open_settings(driver)
    names = [control.name for control in driver.scene.sheet.controls]  # type: ignore[union-attr]
    assert not any(name.endswith((": Easy", ": Hard")) for name in names)


def test_a_pause_in_the_midst_of_a_motion_tells_every_line_once_with_the_new_name() -> None:
    _, scene, match = _played("human", "easy")
    following, log = scene.following, scene.following.log
    while match.asked == 1 or following.is_dry:
        seat = match.asked
        assert seat is not None and match.submit(seat, match.answers(seat)[0]) is None
    told = len(log.lines)
    while not following.being_told:
        following.shown()
        following.next_batch()
    assert "Blue" in following.being_told
    match.rename(("Ingrid", "Amber"))
    scene.resize(scene.app.size)
    assert "Ingrid" in following.being_told
    while following.next_batch() is not None:
        following.shown()
    following.shown()
    texts = [line.text for line in log.lines]
    assert len(texts) > told and not any("Blue" in text for text in texts)
    fresh = [line.text for table, batch in match.sent.recent(0, 150) for line in following.lines_of(table, batch)[0]]
    assert texts == fresh

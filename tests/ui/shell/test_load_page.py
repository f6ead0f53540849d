"""Load lists every unfinished match beside the saves; whoever leaves a match is told where it waits."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.app.records.saves import LONGEST_NAME, first_name, list_saves, load_match, save_match
from game.app.records.unfinished import list_unfinished, resume
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.menu import Menu
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import NameDialog, Notice, Question
from game.ui.scenes.saves_screen import FIRST_MATCHES, ROWS, SavesScreen
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.shell.pages import PausedTable, a_match
from tests.ui.table import many_tables

_SECONDS = 1_700_000_000


def leave_matches(count: int, answers: int = 0) -> list[Match]:
    """So many matches that were left, each later than the one before."""
    left = []
    for _ in range(count):
        before = {entry.path for entry in list_unfinished()}
        match = a_match("human", "easy")
        for _ in range(answers):
            assert match.asked is not None
            assert match.submit(match.asked, match.answers(match.asked)[0]) is None
        match.set_aside()
        [path] = {entry.path for entry in list_unfinished()} - before
        moment = _SECONDS + len(before)
        os.utime(path, (moment, moment))
        left.append(match)
    return left


def starting(driver: Driver, words: str) -> list[str]:
    return [name for name in driver.names if name.startswith(words)]


def table_of(driver: Driver) -> TableScene:
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))


def test_every_unfinished_match_is_listed_and_an_older_one_is_gone_on_with() -> None:
    older, newer = leave_matches(1, answers=3) + leave_matches(1)
    save_match(older, "A save")
    driver = Driver()
    assert driver.control("Continue").press is not None
    driver.click_on("Load")
    assert starting(driver, "Continue") == [f"Continue Skirmish: Blue and Amber ({number})" for number in (1, 2)]
    assert starting(driver, "Load") == ["Load A save"]
    by_time = [resume(entry).digest for entry in list_unfinished()]
    assert set(by_time) == {older.digest, newer.digest} and older.digest != newer.digest
    driver.click_on("Continue Skirmish: Blue and Amber (2)")
    assert table_of(driver).match.digest == by_time[1]


def test_where_nothing_waits_the_page_says_so() -> None:
    driver = Driver()
    driver.click_on("Load")
    assert driver.names == ["Back"]


def test_hundreds_are_shown_a_part_at_a_time_and_none_is_out_of_reach(home: Path) -> None:
    leave_matches(1)
    [entry] = list_unfinished()
    for number in range(FIRST_MATCHES + ROWS):
        copy = entry.path.with_name(f"copy-{number}.jsonl")
        copy.write_bytes(entry.path.read_bytes())
        os.utime(copy, (_SECONDS - number, _SECONDS - number))
    driver = Driver()
    driver.click_on("Load")
    assert len(starting(driver, "Continue")) == FIRST_MATCHES
    driver.enter_on("More unfinished matches")
    assert len(starting(driver, "Continue")) == FIRST_MATCHES + ROWS
    driver.enter_on("More unfinished matches")
    assert len(starting(driver, "Continue")) == FIRST_MATCHES + ROWS + 1
    assert "More unfinished matches" not in driver.names


def test_an_unfinished_match_is_deleted_only_when_that_is_answered() -> None:
    leave_matches(2)
    driver = Driver()
    driver.click_on("Load")
    first, second = list_unfinished()
    driver.enter_on("Delete Skirmish: Blue and Amber (2)")
    assert isinstance(driver.scene, Question) and "**Skirmish: Blue and Amber**" in driver.scene.text
    # The focus is on Cancel: a second Enter deletes nothing.
    driver.key(pygame.K_RETURN)
    assert len(list_unfinished()) == 2
    driver.enter_on("Delete Skirmish: Blue and Amber (2)")
    driver.enter_on("Delete")
    assert list_unfinished() == (first,) and not second.path.exists()
    assert starting(driver, "Continue") == ["Continue Skirmish: Blue and Amber (1)"]


def test_a_damaged_match_is_listed_with_why_and_can_be_deleted(home: Path) -> None:
    (home / "journals").mkdir()
    (home / "journals" / "of-old.jsonl").write_bytes(b'{"format":7}\n')
    driver = Driver()
    assert "Continue" not in driver.names
    driver.click_on("Load")
    assert "made by another version (its files have format 7" in driver.control("Continue of-old (1)").why_not
    driver.enter_on("Delete of-old (1)")
    driver.enter_on("Delete")
    assert list_unfinished() == ()


@pytest.mark.parametrize("kind", ["match", "save"])
def test_what_is_refused_when_it_is_opened_says_why_and_its_row_keeps_it(kind: str) -> None:
    [match] = leave_matches(1, answers=2)
    path = save_match(match, "x") if kind == "save" else list_unfinished()[0].path
    content = path.read_bytes()
    path.write_bytes(content.replace(match.given[-1].digest.encode(), b"0" * 24))
    driver = Driver()
    driver.click_on("Load")
    name = starting(driver, "Load x" if kind == "save" else "Continue")[0]
    assert not driver.control(name).why_not
    driver.enter_on(name)
    page = driver.scene
    assert isinstance(page, SavesScreen) and f"{path}: damaged: " in page.message
    assert driver.control(name).why_not == page.message
    assert driver.control(name).element.face.note.startswith("Damaged")  # type: ignore[attr-defined]


def test_a_match_that_another_window_plays_is_neither_opened_nor_deleted() -> None:
    leave_matches(1)
    held = resume(list_unfinished()[0])
    driver = Driver()
    assert "Continue" not in driver.names
    driver.click_on("Load")
    for name in ("Continue Skirmish: Blue and Amber (1)", "Delete Skirmish: Blue and Amber (1)"):
        assert driver.control(name).why_not == "Another window plays this match."
    held.set_aside()


def test_the_menu_tells_how_many_matches_wait_in_load() -> None:
    leave_matches(1)
    driver = Driver()
    assert driver.control("Load").element.face.note == ""  # type: ignore[attr-defined]
    leave_matches(2)
    driver.app.go_home()
    assert driver.control("Load").element.face.note == "2 more unfinished"  # type: ignore[attr-defined]
    assert driver.control("Continue").element.face.note == "Skirmish: Blue and Amber"  # type: ignore[attr-defined]


def test_continue_that_fails_leads_to_load() -> None:
    leave_matches(1, answers=2)
    [entry] = list_unfinished()
    lines = entry.path.read_bytes().splitlines(keepends=True)
    entry.path.write_bytes(lines[0] + b"nonsense\n" + lines[2])
    driver = Driver()
    driver.click_on("Continue")
    assert isinstance(driver.scene, Menu)
    assert "damaged: line 2" in driver.scene.message and "Load lists the match" in driver.scene.message


# --- leaving ---


def pause_of(driver: Driver, match: Match) -> Pause:
    driver.app.play(match)
    driver.frames(3)
    pause = Pause(table_of(driver))
    driver.app.stack.push(pause)
    return pause


def test_whoever_leaves_a_match_is_told_where_it_waits() -> None:
    driver = Driver()
    pause_of(driver, a_match("human", "easy"))
    assert "Continue in the menu goes on with it, and Load lists it" in driver.control("Main menu").hint
    driver.enter_on("Main menu")
    assert isinstance(driver.scene, Menu) and driver.names[0] == "Continue"
    assert driver.scene.message.startswith("**Skirmish: Blue and Amber** waits. Continue goes on with it; Load lists")


def test_a_save_in_which_nothing_was_answered_is_left_unasked_and_waits_nowhere() -> None:
    path = save_match(a_match("human", "easy"), "Mine")
    before = list_unfinished()
    driver = Driver()
    pause_of(driver, load_match(path, journal=Journal()))
    assert driver.control("Main menu").hint == (
        "Nothing was answered since it was loaded: the save holds the match as it is."
    )
    driver.enter_on("Main menu")
    assert isinstance(driver.scene, Menu) and driver.scene.message == ""
    assert list_unfinished() == before


def test_a_trial_is_left_only_after_a_question() -> None:
    driver = Driver()
    pause = pause_of(driver, many_tables.a_match("skirmish", "hc"))
    assert "is not kept" in driver.control("Main menu").hint
    driver.enter_on("Main menu")
    assert isinstance(driver.scene, Question) and "is not kept" in driver.scene.text
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is pause
    driver.enter_on("Main menu")
    driver.enter_on("Leave")
    assert isinstance(driver.scene, Menu) and driver.scene.message == ""


def test_a_match_that_is_over_is_left_without_a_word() -> None:
    driver = Driver()
    driver.app.stack.push(Pause(PausedTable(a_match(over=True))))
    assert driver.control("Main menu").hint == ""
    driver.enter_on("Main menu")
    assert isinstance(driver.scene, Menu) and driver.scene.message == ""


def test_a_match_that_no_disk_takes_is_left_only_after_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    match = a_match("human", "easy")
    with monkeypatch.context() as broken:

        def refuse(*_: object) -> None:
            raise OSError(28, "No space left on device")

        broken.setattr(os, "fsync", refuse)
        assert match.asked is not None
        match.submit(match.asked, match.answers(match.asked)[0])
        driver.app.stack.push(Pause(PausedTable(match)))
        driver.enter_on("Main menu")
        assert isinstance(driver.scene, Question) and "No space left on device" in driver.scene.text


@pytest.mark.parametrize("way", ["quick game", "new game", "save"])
def test_a_match_that_is_left_for_another_is_told_on_the_table(way: str) -> None:
    leave_matches(1)
    save_match(a_match("human", "easy"), "x")
    driver = Driver()
    if way == "save":
        driver.click_on("Load")
        driver.click_on("Load x")
    elif way == "quick game":
        driver.click_on("Quick game")
        driver.click_on("Skirmish")
    else:
        driver.click_on("New game")
        driver.scene.quick("easy")  # type: ignore[union-attr]
    for _ in range(400):
        driver.frames(1, 0.05)
        if any(isinstance(scene, TableScene) and scene.toast.text for scene in driver.app.stack.scenes):
            break
    assert table_of(driver).toast.text == "Skirmish: Blue and Amber, waits: Load in the menu lists it."
    assert not driver.app.messages


@pytest.mark.parametrize(("chosen", "told"), [(1, False), (2, True)])
def test_only_a_later_match_is_left_for_an_unfinished_one(chosen: int, told: bool) -> None:
    leave_matches(2)
    driver = Driver()
    driver.click_on("Load")
    driver.click_on(f"Continue Skirmish: Blue and Amber ({chosen})")
    driver.frames(5, 0.05)
    assert bool(table_of(driver).toast.text) is told


def test_nothing_is_told_where_nothing_waits() -> None:
    driver = Driver()
    driver.click_on("New game")
    driver.scene.quick("easy")  # type: ignore[union-attr]
    driver.frames(5, 0.05)
    assert table_of(driver).toast.text == ""


@pytest.mark.parametrize(("second", "below"), [("easy", TableScene), ("human", Curtain)])
def test_what_a_save_lacks_is_told_over_the_table(second: str, below: type, home: Path) -> None:
    path = save_match(a_match("human", second), "x")
    content = path.read_bytes().replace(b'"gold_dragon":"', b'"gold_dragon":"00')
    path.write_bytes(content.replace(b'"cards":"', b'"cards":"0'))
    driver = Driver()
    driver.click_on("Load")
    driver.click_on("Load x")
    assert isinstance(driver.scene, Notice) and "with other cards (Gold Dragon)" in driver.scene.text
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, below)


# --- saving ---


def saving(driver: Driver, name: str) -> None:
    driver.enter_on("Save as…")
    driver.write(name)
    driver.key(pygame.K_RETURN)


def test_a_save_is_replaced_only_when_that_is_answered() -> None:
    driver = Driver()
    first, second = a_match(), a_match("human", "easy")
    save_match(first, "Mine")
    driver.app.stack.push(Pause(PausedTable(second)))
    saving(driver, "Mine")
    question = driver.scene
    assert isinstance(question, Question) and "**Mine** (Skirmish)" in question.text
    # The focus is on Cancel: a second Enter leads back to the name, which is still there.
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, NameDialog) and driver.scene.name == "Mine"
    assert load_match("Mine").opening.seatings == first.opening.seatings
    driver.key(pygame.K_RETURN)
    driver.enter_on("Replace")
    assert isinstance(driver.scene, Pause) and driver.scene.text == "Saved as **Mine**."
    assert load_match("Mine").opening.seatings == second.opening.seatings and len(list_saves()) == 1


def test_another_name_after_a_question_replaces_nothing() -> None:
    driver = Driver()
    save_match(a_match(), "Mine")
    save_match(a_match(), "Yours")
    driver.app.stack.push(Pause(PausedTable(a_match("human", "easy"))))
    saving(driver, "Mine")
    driver.enter_on("Cancel")
    driver.key(pygame.K_BACKSPACE, times=4)
    driver.write("Yours")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, Question) and "**Yours**" in driver.scene.text
    driver.enter_on("Replace")
    assert (
        load_match("Mine").opening.seatings[1].kind == "human"
        and load_match("Yours").opening.seatings[1].kind == "easy"
    )


def test_the_offered_name_never_asks_and_never_replaces() -> None:
    driver = Driver()
    driver.app.stack.push(Pause(PausedTable()))
    for count in (1, 2, 3):
        driver.enter_on("Save as…")
        driver.key(pygame.K_RETURN)
        assert isinstance(driver.scene, Pause) and len({entry.name for entry in list_saves()}) == count


LONG = ("Wilhelmina of Thunderhold", "Bartholomew the Unready", "Анна Каренина Аркадьевна", "Ünïcödé Ünïcödé Ünïcödé")


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1024, 768), 2.0), ((1920, 1080), 1.0), ((1024, 600), 1.5)]
)
@pytest.mark.parametrize("names", [LONG, ("山田太郎" * 6, "佐藤花子"), ("עברית", "العربية")])
def test_menu_and_page_are_whole_with_long_names_in_any_script(
    names: tuple[str, ...], size: tuple[int, int], scale: float
) -> None:
    match = many_tables.a_match("skirmish", "hh" if len(names) == 2 else "hhhh")
    seatings = tuple(Seating(name) for name in names)
    named = Match.from_state(match.game, match.state, seatings, journal=Journal())
    save_match(named, first_name(named))
    save_match(named, "W" * LONGEST_NAME)
    named.set_aside()
    driver = Driver(size, text_scale=scale)
    if (scale, names[0]) != (2.0, "עברית"):
        # Two lines of Arabic at twice the size are a little higher than the button.
        assert driver.sheet_scene.sheet.cut() == []
    driver.enter_on("Load")
    assert driver.sheet_scene.sheet.cut() == [f"Load {'W' * LONGEST_NAME}"], "one word that no line holds"
    driver.enter_on(starting(driver, "Continue")[0])
    assert table_of(driver).match.players.names == names

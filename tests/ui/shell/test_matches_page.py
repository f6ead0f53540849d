"""The page of all matches: unfinished, finished and saved ones; whoever leaves a match is told where it waits."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec
import pygame
import pytest

from game.app.matches.match import Match, Seating
from game.app.records import tidying
from game.app.records.beside import PICTURE, beside, write_beside
from game.app.records.bin import throw_away
from game.app.records.journal import Journal
from game.app.records.positions import match_from
from game.app.records.renaming import rename
from game.app.records.saves import LONGEST_NAME, first_name, list_saves, load_match, remove_save, save_match
from game.app.records.unfinished import list_thrown_journals, list_unfinished, remove_journal, resume
from game.ui.review.matches_screen import ROWS, MatchesScreen
from game.ui.review.replay import ReplayScene
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.menu import Menu
from game.ui.scenes.pause import Pause
from game.ui.scenes.question import NameDialog, Notice, Question
from game.ui.table.scene import TableScene
from game.ui.window import clipboard
from tests.journeys.driver import Driver
from tests.ui.shell.pages import PausedTable, a_match
from tests.ui.table import many_tables

_SECONDS = 1_700_000_000


def leave_matches(count: int, answers: int = 0) -> list[Match]:
    """That many matches that were left, each later than the one before."""
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


def texts(driver: Driver) -> list[str]:
    return driver.sheet_scene.texts


def table_of(driver: Driver) -> TableScene:
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))


def test_every_unfinished_match_is_listed_and_an_older_one_is_continued() -> None:
    older, newer = leave_matches(1, answers=3) + leave_matches(1)
    save_match(older, "A save")
    driver = Driver()
    assert driver.control("Continue").press is not None
    driver.click_on("Matches")
    # The save was written last.
    assert starting(driver, "Continue") == [f"Continue Skirmish: Blue and Amber ({number})" for number in (2, 3)]
    assert starting(driver, "Load") == ["Load A save"]
    assert driver.sheet_scene.sheet.focus is not None and driver.sheet_scene.sheet.focus.name == "Load A save"
    by_time = [resume(entry).digest for entry in list_unfinished()]
    assert set(by_time) == {older.digest, newer.digest} and older.digest != newer.digest
    driver.click_on("Continue Skirmish: Blue and Amber (3)")
    assert table_of(driver).match.digest == by_time[1]


def test_where_nothing_waits_the_page_says_so(driver: Driver) -> None:
    driver.click_on("Matches")
    assert driver.names == ["Back"]


def test_hundreds_are_shown_a_part_at_a_time_and_none_is_out_of_reach(home: Path) -> None:
    leave_matches(1)
    [entry] = list_unfinished()
    for number in range(2 * ROWS):
        copy = entry.path.with_name(f"copy-{number}.jsonl")
        copy.write_bytes(entry.path.read_bytes())
        os.utime(copy, (_SECONDS - number, _SECONDS - number))
    driver = Driver()
    driver.click_on("Matches")
    assert len(starting(driver, "Continue")) == ROWS
    driver.enter_on("Show more")
    assert len(starting(driver, "Continue")) == 2 * ROWS
    driver.enter_on("Show more")
    assert len(starting(driver, "Continue")) == 2 * ROWS + 1
    assert "Show more" not in driver.names


def test_an_unfinished_match_is_deleted_only_when_that_is_answered() -> None:
    leave_matches(2)
    driver = Driver()
    driver.click_on("Matches")
    first, second = list_unfinished()
    driver.enter_on("More Skirmish: Blue and Amber (2)", "Delete Skirmish: Blue and Amber (2)")
    assert isinstance(driver.scene, Question) and "**Skirmish: Blue and Amber**" in driver.scene.text
    # The focus is on Cancel: a second Enter deletes nothing.
    driver.key(pygame.K_RETURN)
    assert len(list_unfinished()) == 2
    driver.enter_on("Delete Skirmish: Blue and Amber (2)", "Delete")
    assert list_unfinished() == (first,) and not second.path.exists()
    assert starting(driver, "Continue") == ["Continue Skirmish: Blue and Amber (1)"]
    driver.enter_on("Bring it back")
    assert list_unfinished() == (first, second) and "Bring it back" not in driver.names


def _throw_away(driver: Driver, row: str) -> None:
    driver.click_on(f"More {row}", f"Delete {row}", "Delete")


def test_whatever_is_in_the_bin_is_brought_back_days_later(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = leave_matches(2)
    rename(list_unfinished()[1], "The first one")
    save_match(left[0], "Mine")
    driver = Driver()
    driver.click_on("Matches")
    assert starting(driver, "Bin") == []
    for row in ("Mine (1)", "Skirmish: Blue and Amber (1)", "The first one (1)"):
        _throw_away(driver, row)
    monkeypatch.setattr("game.app.records.bin.now", lambda: time.time() + 3 * 86400)
    driver = Driver()
    driver.click_on("Matches", "Bin")
    rows = ["The first one", "Skirmish: Blue and Amber", "Mine"]
    assert starting(driver, "Bring back") == [f"Bring back {row} ({number})" for number, row in enumerate(rows, 1)]
    driver.click_on("Bring back Mine (3)")
    assert [entry.name for entry in list_saves()] == ["Mine"] and "**Mine** is back." in texts(driver)
    driver.click_on("Bring back The first one (1)")
    driver.key(pygame.K_ESCAPE)
    assert starting(driver, "Continue") == ["Continue The first one (2)"] and "Load Mine" in driver.names
    driver.click_on("Bin")
    (home / "journals" / "bin").rename(home / "elsewhere")
    driver.click_on("Bring back Skirmish: Blue and Amber (1)")
    assert any("it cannot be brought back" in text for text in texts(driver))
    assert any("Nothing is in the bin" in text for text in texts(driver))


def test_what_comes_back_beside_another_of_its_name_is_called_otherwise(home: Path) -> None:
    left, long = leave_matches(1), "x" * LONGEST_NAME
    for name in ("Mine", "Mine", long):
        save_match(left[0], name)
        remove_save(next(entry for entry in list_saves() if entry.name == name))
    rename(list_unfinished()[0], "Ours")
    remove_journal(list_unfinished()[0])
    for name in ("Mine", "Ours", long):
        save_match(left[0], name)
    driver = Driver()
    driver.click_on("Matches", "Bin")
    for name, called in (("Ours", "Ours (2)"), (long, f"{long[:-4]} (2)"), ("Mine", "Mine (2)"), ("Mine", "Mine (3)")):
        driver.click_on(starting(driver, f"Bring back {name}")[0])
        assert any(text.endswith(f"is back, as **{called}**.") for text in texts(driver))
    assert sorted(entry.name for entry in list_saves()) == sorted(
        ["Mine", "Mine (2)", "Mine (3)", "Ours", long, f"{long[:-4]} (2)"]
    )
    assert [entry.name for entry in list_unfinished()] == ["Ours (2)"]


def test_a_match_that_was_thrown_away_twice_is_in_the_bin_twice(home: Path) -> None:
    leave_matches(1)
    thrown = throw_away(list_unfinished()[0].path)
    again = thrown.with_name(f"1{thrown.name}")
    again.write_bytes(thrown.read_bytes())
    assert {entry.path for entry in list_thrown_journals()} == {thrown, again}


def test_a_damaged_match_is_listed_with_why_and_can_be_deleted(home: Path) -> None:
    (home / "journals").mkdir()
    (home / "journals" / "of-old.jsonl").write_bytes(b'{"format":7}\n')
    driver = Driver()
    assert "Continue" not in driver.names
    driver.click_on("Matches")
    assert "made by another version (its files have format 7" in driver.control("Continue of-old (1)").why_not
    driver.enter_on("More of-old (1)", "Delete of-old (1)", "Delete")
    assert list_unfinished() == ()


@pytest.mark.parametrize("kind", ["match", "save"])
def test_what_is_refused_when_it_is_opened_says_why_and_its_row_keeps_it(kind: str) -> None:
    [match] = leave_matches(1, answers=2)
    path = save_match(match, "x") if kind == "save" else list_unfinished()[0].path
    content = path.read_bytes()
    path.write_bytes(content.replace(match.given[-1].digest.encode(), b"0" * 24))
    driver = Driver()
    driver.click_on("Matches")
    name = starting(driver, "Load x" if kind == "save" else "Continue")[0]
    assert not driver.control(name).why_not
    driver.enter_on(name)
    page = driver.scene
    assert isinstance(page, MatchesScreen) and f"{path}: damaged: " in page.message
    assert driver.control(name).why_not == page.message
    assert driver.control(name).element.face.note.startswith("Damaged")  # type: ignore[attr-defined]


def test_a_match_that_another_window_plays_is_neither_opened_nor_deleted() -> None:
    leave_matches(1)
    held = resume(list_unfinished()[0])
    driver = Driver()
    assert "Continue" not in driver.names
    driver.click_on("Matches")
    driver.enter_on("More Skirmish: Blue and Amber (1)")
    for name in ("Continue Skirmish: Blue and Amber (1)", "Delete Skirmish: Blue and Amber (1)"):
        assert driver.control(name).why_not == "Another window plays this match."
    held.set_aside()


def test_the_menu_tells_how_many_matches_wait_in_load() -> None:
    leave_matches(1)
    driver = Driver()
    assert driver.control("Matches").element.face.note == ""  # type: ignore[attr-defined]
    leave_matches(2)
    driver.app.go_home()
    assert driver.control("Matches").element.face.note == "2 more waiting"  # type: ignore[attr-defined]
    assert driver.control("Continue").element.face.note == "Skirmish: Blue and Amber"  # type: ignore[attr-defined]


def test_continue_that_fails_leads_to_load() -> None:
    leave_matches(1, answers=2)
    [entry] = list_unfinished()
    lines = entry.path.read_bytes().splitlines(keepends=True)
    entry.path.write_bytes(lines[0] + b"nonsense\n" + lines[2])
    driver = Driver()
    driver.click_on("Continue")
    assert isinstance(driver.scene, Menu)
    assert "damaged: line 2" in driver.scene.message and "Matches lists the match" in driver.scene.message


# --- leaving ---


def pause_of(driver: Driver, match: Match) -> Pause:
    driver.app.play(match)
    driver.frames(3)
    pause = Pause(table_of(driver))
    driver.app.stack.push(pause)
    return pause


def test_whoever_leaves_a_match_is_shown_where_it_waits(driver: Driver) -> None:
    pause_of(driver, a_match("human", "easy"))
    assert "Continue in the menu resumes it, and Matches lists it" in driver.control("Main menu").hint
    driver.enter_on("Main menu")
    assert isinstance(driver.scene, Menu) and driver.names[0] == "Continue"
    assert driver.scene.message.startswith("**Skirmish: Blue and Amber** waits. Continue resumes it; Matches lists")


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


def test_a_trial_is_left_only_after_a_question(driver: Driver) -> None:
    pause = pause_of(driver, many_tables.a_match("skirmish", "hc"))
    assert "is not kept" in driver.control("Main menu").hint
    driver.enter_on("Main menu")
    assert isinstance(driver.scene, Question) and "is not kept" in driver.scene.text
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is pause
    driver.enter_on("Main menu", "Leave")
    assert isinstance(driver.scene, Menu) and driver.scene.message == ""


def test_a_match_that_is_over_is_left_without_a_word(driver: Driver) -> None:
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
def test_a_match_that_is_left_for_another_is_shown_on_the_table(way: str) -> None:
    leave_matches(1)
    save_match(a_match("human", "easy"), "x")
    driver = Driver()
    if way == "save":
        driver.click_on("Matches", "Load x")
    elif way == "quick game":
        driver.click_on("Quick game", "Skirmish")
    else:
        driver.click_on("New game")
        driver.scene.quick("easy")  # type: ignore[union-attr]
    for _ in range(400):
        driver.frames(1, 0.05)
        if any(isinstance(scene, TableScene) and scene.toast.text for scene in driver.app.stack.scenes):
            break
    assert table_of(driver).toast.text == "Skirmish: Blue and Amber, waits: Matches in the menu lists it."
    assert not driver.app.messages


@pytest.mark.parametrize(("chosen", "told"), [(1, False), (2, True)])
def test_only_a_later_match_is_left_for_an_unfinished_one(chosen: int, told: bool) -> None:
    leave_matches(2)
    driver = Driver()
    driver.click_on("Matches", f"Continue Skirmish: Blue and Amber ({chosen})")
    driver.frames(5, 0.05)
    assert bool(table_of(driver).toast.text) is told


def test_nothing_is_shown_where_nothing_waits(driver: Driver) -> None:
    driver.click_on("New game")
    driver.scene.quick("easy")  # type: ignore[union-attr]
    driver.frames(5, 0.05)
    assert table_of(driver).toast.text == ""


@pytest.mark.parametrize(("second", "below"), [("easy", TableScene), ("human", Curtain)])
def test_what_a_save_lacks_is_shown_over_the_table(second: str, below: type, home: Path) -> None:
    path = save_match(a_match("human", second), "x")
    content = path.read_bytes().replace(b'"gold_dragon":"', b'"gold_dragon":"00')
    path.write_bytes(content.replace(b'"cards":"', b'"cards":"0'))
    driver = Driver()
    driver.click_on("Matches", "Load x")
    assert isinstance(driver.scene, Notice) and "with other cards (Gold Dragon)" in driver.scene.text
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, below)


# --- saving ---


def saving(driver: Driver, name: str) -> None:
    driver.enter_on("Save as…")
    driver.write(name)
    driver.key(pygame.K_RETURN)


def test_a_save_is_replaced_only_when_that_is_answered(driver: Driver) -> None:
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


def test_another_name_after_a_question_replaces_nothing(driver: Driver) -> None:
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


def test_the_offered_name_never_asks_and_never_replaces(driver: Driver) -> None:
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
    driver.enter_on("Matches")
    assert driver.sheet_scene.sheet.cut() == [f"Load {'W' * LONGEST_NAME}"], "one word that no line holds"
    driver.enter_on(starting(driver, "Continue")[0])
    assert table_of(driver).match.players.names == names


# --- what can be done with a match ---


def a_finished_match() -> Match:
    return a_match("human", "easy", over=True)


def test_a_finished_match_says_who_won_and_is_looked_at_again() -> None:
    match = a_finished_match()
    driver = Driver()
    assert "Continue" not in driver.names
    driver.click_on("Matches")
    [name] = starting(driver, "Look at")
    note = driver.control(name).element.face.note  # type: ignore[attr-defined]
    assert note.startswith("Amber wins · Amber (Easy) · The Open Hall")
    driver.enter_on(name)
    replay = driver.scene
    assert isinstance(replay, ReplayScene) and replay.recorded.given[-1].digest == match.digest and replay.number == 0
    replay.leave_replay()
    driver.frames(2)
    assert isinstance(driver.scene, MatchesScreen)


def test_an_unfinished_match_is_looked_at_and_stays_as_it_is() -> None:
    leave_matches(1, answers=3)
    [entry] = list_unfinished()
    content = entry.path.read_bytes()
    driver = Driver()
    driver.click_on("Matches")
    driver.enter_on("More Skirmish: Blue and Amber (1)", "Look at Skirmish: Blue and Amber (1)")
    assert isinstance(driver.scene, ReplayScene)
    driver.scene.step_on()
    driver.scene.leave_replay()
    assert entry.path.read_bytes() == content and list_unfinished() == (entry,)


@pytest.mark.parametrize(
    ("kinds", "curtain", "shown"), [("hh", True, ()), ("hh", False, ("Look at",)), ("hc", True, ("Look at", "Copy"))]
)
def test_nobody_looks_into_another_ones_hand_by_this_page(kinds: str, shown: tuple[str, ...], *, curtain: bool) -> None:
    match = many_tables.a_match("heroes", kinds)
    match.write_to(Journal())
    match.use_curtain(falls=curtain)
    match.set_aside()
    driver = Driver()
    driver.click_on("Matches")
    driver.enter_on(starting(driver, "More")[0])
    for word in ("Look at", "Copy"):
        [name] = starting(driver, word)
        assert bool(driver.control(name).why_not) is (word not in shown)


def test_who_copies_a_match_that_is_not_over_learns_nothing_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = many_tables.a_match("heroes", "hc")
    match.write_to(Journal())
    match.set_aside()
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "write", lambda text: copied.append(text) or "")
    driver = Driver()
    driver.click_on("Matches")
    driver.enter_on(starting(driver, "More")[0])
    driver.enter_on(starting(driver, "Copy")[0])
    state = match_from(msgspec.json.decode(copied[0])).state
    table_for = match.game.table_for
    assert table_for(state.table, 0) == table_for(match.state.table, 0) and state.table != match.state.table


def test_the_last_position_is_copied_and_can_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    [match] = leave_matches(1, answers=3)
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "write", lambda text: copied.append(text) or "")
    driver = Driver()
    driver.click_on("Matches")
    driver.enter_on("More Skirmish: Blue and Amber (1)", "Copy Skirmish: Blue and Amber (1)")
    assert match_from(msgspec.json.decode(copied[0])).state.table == match.state.table


def test_a_match_gets_a_name_of_its_own() -> None:
    leave_matches(1)
    save_match(a_match(), "Mine")
    driver = Driver()
    driver.click_on("Matches")
    driver.enter_on(starting(driver, "More Skirmish")[0])
    driver.enter_on(starting(driver, "Rename")[0])
    driver.write("Mine")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, NameDialog) and "a match called 'Mine' already" in driver.scene.problem
    driver.key(pygame.K_BACKSPACE, times=4)
    driver.write("The duel")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, MatchesScreen)
    assert len(starting(driver, "Continue The duel")) == 1
    driver.app.go_home()
    assert driver.control("Continue").element.face.note == "The duel"  # type: ignore[attr-defined]


def test_matches_are_found_by_game_and_by_words() -> None:
    leave_matches(1)
    match = many_tables.a_match("arena", "hc")
    match.write_to(Journal())
    match.set_aside()
    a_finished_match()
    driver = Driver()
    driver.click_on("Matches")
    rows = len(starting(driver, "More"))
    assert rows == 3
    driver.enter_on("Game: Arena")
    assert len(starting(driver, "More")) == 1
    driver.enter_on("Game: All games")
    for words, count in (
        ("duel", 1),
        ("amber wins", 1),
        ("unfinished", 2),
        ("blue", 3),
        ("easy", 2),
        ("normal", 1),
        ("nobody", 0),
    ):
        driver.tab_to("Search")
        driver.key(pygame.K_BACKSPACE, times=20)
        driver.write(words)
        assert len(starting(driver, "More")) == count, words
        assert driver.sheet_scene.sheet.focus is not None and driver.sheet_scene.sheet.focus.name == "Search"


# --- pictures ---


def test_the_last_board_is_kept_when_a_match_is_left_saved_or_over(driver: Driver) -> None:
    match = a_match("human", "easy")
    pause_of(driver, match)
    path = match.journal.path
    assert path is not None and not beside(path, PICTURE).exists()
    driver.enter_on("Save as…")
    driver.key(pygame.K_RETURN)
    [save] = list_saves()
    assert beside(save.path, PICTURE).exists()
    driver.enter_on("Main menu")
    assert beside(path, PICTURE).exists()
    driver.click_on("Matches")
    pictures = [driver.control(name).element.face.picture for name in starting(driver, "Continue")]  # type: ignore[attr-defined]
    assert pictures[0] is not None and pictures[0].get_width() > pictures[0].get_height()


@pytest.mark.parametrize(("kinds", "is_kept"), [("hh", False), ("hc", True)])
def test_no_picture_shows_what_only_one_of_two_players_may_see(kinds: str, *, is_kept: bool) -> None:
    match = many_tables.a_match("heroes", kinds)
    match.write_to(Journal())
    driver = Driver()
    driver.app.play(match)
    driver.frames(3)
    if isinstance(driver.scene, Curtain):
        driver.key(pygame.K_RETURN, frames=3)
    path = match.journal.path
    driver.app.go_home()
    assert path is not None and beside(path, PICTURE).exists() is is_kept


def test_a_damaged_picture_costs_the_picture_alone() -> None:
    leave_matches(1)
    [entry] = list_unfinished()
    write_beside(entry.path, PICTURE, b"no picture")
    driver = Driver()
    driver.click_on("Matches")
    [name] = starting(driver, "Continue")
    assert driver.control(name).element.face.picture is None  # type: ignore[attr-defined]
    assert driver.control(name).element.face.icon == "next"  # type: ignore[attr-defined]


def test_too_many_matches_are_shown_in_the_menu_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "MOST", 1)
    a_finished_match()
    a_finished_match()
    driver = Driver()
    assert isinstance(driver.scene, Menu) and "The oldest finished matches make room" in driver.scene.message
    driver.app.go_home()
    assert isinstance(driver.scene, Menu) and driver.scene.message == ""

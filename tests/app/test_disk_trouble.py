"""Trouble with the disk is said at once; the match is written elsewhere, or the player warned before going on."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app.files import folders
from game.app.matches.match import Match, Seating
from game.app.records import beside
from game.app.records.journal import Journal
from game.app.records.unfinished import resume, unfinished
from tests.app.toy_game import STONES, EndTurn, RollForIt, StonesSetup, Take

SEATINGS = (Seating("Ann"), Seating("Bob"))


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Return the player's folder of journals, and the spare one."""
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(folders, "spare_journals", lambda: tmp_path / "spare")
    return tmp_path / "home" / "journals", tmp_path / "spare"


def begin() -> Match:
    return Match.new(STONES, StonesSetup(30), SEATINGS, 3, Journal())


def play(match: Match, *commands: object) -> None:
    for command in commands:
        assert match.submit(match.asked, command) is None


def break_disk(monkeypatch: pytest.MonkeyPatch, folder: Path, code: int) -> None:
    """Let writing below a folder fail from now on."""
    real_sync, real_open = os.fsync, Path.open

    def sync(number: int) -> None:
        if Path(os.readlink(f"/proc/self/fd/{number}")).is_relative_to(folder):
            raise OSError(code, os.strerror(code))
        real_sync(number)

    def open_(path: Path, mode: str = "r", *more: object, **others: object) -> object:
        if path.is_relative_to(folder) and mode != "rb" and ("w" in mode or "+" in mode):
            raise OSError(code, os.strerror(code))
        return real_open(path, mode, *more, **others)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(Path, "open", open_)


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
@pytest.mark.parametrize("answers", [0, 3])
def test_the_match_is_written_elsewhere(
    code: int, answers: int, places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    own, spare = places
    match = begin() if answers else None
    if match is not None:
        play(match, *(Take(1), RollForIt(), EndTurn())[:answers])
    with monkeypatch.context() as broken:
        break_disk(broken, own, code)
        match = match or begin()
        play(match, Take(2))
        assert (
            os.strerror(code) in match.journal.problem and str(spare) in match.journal.problem and match.journal.is_kept
        )
        play(match, RollForIt())
    [spare_file] = spare.glob("*.jsonl")
    assert len(spare_file.read_bytes().splitlines()) == 1 + answers + 2
    match.set_aside()
    entry = unfinished()
    assert entry is not None and entry.path == spare_file
    again = resume(entry)
    assert again.digest == match.digest
    play(again, EndTurn())
    again.leave()
    assert unfinished() is None
    assert not list(own.glob("*.jsonl"))


def test_where_nothing_can_be_written_the_player_is_warned(
    places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = begin()
    with monkeypatch.context() as broken:
        break_disk(broken, tmp_path, errno.ENOSPC)
        play(match, Take(1))
        assert (
            "nothing of this match is on disk" in match.journal.problem and str(places[1]) not in match.journal.problem
        )
        assert not match.journal.is_kept
        play(match, RollForIt())
    play(match, EndTurn())
    assert match.journal.problem == "" and match.journal.is_kept
    match.set_aside()
    entry = unfinished()
    assert entry is not None and entry.path.parent == places[0] and resume(entry).digest == match.digest


def test_a_deleted_folder_is_made_again_with_all_of_the_match(places: tuple[Path, Path]) -> None:
    match = begin()
    play(match, Take(1), RollForIt())
    shutil.rmtree(places[0].parent)
    play(match, EndTurn())
    assert match.journal.problem == ""
    match.set_aside()
    entry = unfinished()
    assert entry is not None and resume(entry).digest == match.digest


def test_a_folder_that_is_a_file_now_is_left_for_another(places: tuple[Path, Path]) -> None:
    match = begin()
    play(match, Take(1))
    shutil.rmtree(places[0])
    places[0].write_text("a file")
    play(match, RollForIt())
    assert str(places[1]) in match.journal.problem
    [spare_file] = places[1].glob("*.jsonl")
    match.set_aside()
    assert resume(spare_file).digest == match.digest


def test_a_journal_that_can_only_be_read_is_continued(
    places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin()
    play(match, Take(1), RollForIt())
    match.set_aside()
    entry = unfinished()
    assert entry is not None
    with monkeypatch.context() as broken:
        break_disk(broken, places[0], errno.EROFS)
        again = resume(entry)
        assert str(places[1]) in again.journal.problem
        play(again, EndTurn())
    again.set_aside()
    [spare_file] = places[1].glob("*.jsonl")
    assert resume(spare_file).digest == again.digest


def test_a_folder_of_somebody_elses_has_no_spare(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    match = Match.new(STONES, StonesSetup(), SEATINGS, 1, Journal(tmp_path / "taken"))
    assert "nothing of this match is on disk" in match.journal.problem and not (tmp_path / "spare").exists()


def test_only_the_latest_matches_are_kept_put_away(places: tuple[Path, Path]) -> None:
    match = begin()
    match.leave()
    assert len(list((places[0] / beside.PUT_AWAY).glob("*.jsonl"))) == 1


def test_the_window_says_it_at_once(places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.new_game.match_choice import MatchChoice
    from game.ui.scenes.question import Notice
    from game.ui.table.scene import TableScene
    from tests.journeys.driver import Driver

    driver = Driver()
    choice = MatchChoice()
    choice.list_maps()
    match = choice.match()
    driver.app.play(match)
    driver.frames(3)
    assert isinstance(driver.scene, TableScene)
    with monkeypatch.context() as broken:
        break_disk(broken, places[0], errno.ENOSPC)
        while match.asked is not None and match.journal.problem == "":
            match.submit(match.asked, match.answers(match.asked)[0])
        driver.frames(1)
        notice = driver.scene
        assert isinstance(notice, Notice) and str(places[1]) in notice.text and "No space left" in notice.text
        driver.key(pygame.K_ESCAPE, frames=3)
        assert isinstance(driver.scene, TableScene)
        match.submit(match.asked, match.answers(match.asked)[0])
        driver.frames(3)
        assert isinstance(driver.scene, TableScene)


def test_each_players_folder_has_a_spare_of_its_own(tmp_path: Path) -> None:
    """Nobody is offered a match of another folder's."""
    code = "from game.app.files import folders; print(folders.spare_journals())"
    found = set()
    for home in ("one", "one", "two"):
        told = {**os.environ, "TESSERA_HOME": str(tmp_path / home)}
        ran = subprocess.run([sys.executable, "-c", code], env=told, capture_output=True, text=True, check=True)
        found.add(ran.stdout)
    assert len(found) == 2

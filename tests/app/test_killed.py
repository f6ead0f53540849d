"""A program killed at any step of a write, before it or after it, loses nothing that it said was done and finds
nothing twice."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.files import folders
from game.app.matches.match import Match, Seating
from game.app.matches.terms import Clock
from game.app.records import tidying
from game.app.records import unfinished as room
from game.app.records.beside import BIN, PUT_AWAY
from game.app.records.bin import bring_back
from game.app.records.journal import Journal, read_journal
from game.app.records.renaming import rename
from game.app.records.saves import list_saves, load_match, read_save, remove_save, save_match
from tests.app.dying import dying, told
from tests.app.test_many_matches import finished
from tests.app.test_unfinished import left
from tests.app.toy_game import STONES, StonesSetup, Take

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked here")


def killed_at_each_step(act: Callable[[], Any]) -> Iterator[int]:
    """Carry ``act`` out in a process that is killed at its first step, then once more at its second, and so on until it
    is carried out whole; after each give how often it said ``told()``."""
    for number in range(1, 400):
        words, is_dead = dying(act, number)
        yield len(words)
        if not is_dead:
            assert number > 2, "nothing was written at all"
            return
    raise AssertionError("it never comes to its end")


@pytest.fixture(autouse=True)
def spare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(folders, "spare_journals", lambda: tmp_path / "spare")
    return tmp_path / "spare"


def everything() -> list[Path]:
    """Return all journals and saves wherever they lie, in the bin too."""
    return sorted(path for ending in ("*.jsonl", "*.json") for path in folders.home().rglob(ending)
                  if not path.name.startswith("."))  # fmt: skip


def clear() -> None:
    """Begin again with an empty home."""
    import shutil

    shutil.rmtree(folders.home(), ignore_errors=True)


def test_a_clock_that_was_set_and_taking_back_that_was_allowed_are_there_when_it_is_continued() -> None:
    def agree() -> None:
        match = Match.new(STONES, StonesSetup(9), (Seating("Ann"), Seating("Bob", "easy")), 3, Journal())
        match.submit(match.asked or 0, Take(2))
        told()
        match.set_clock(Clock("seats", 60, 0, "lose"))
        told()
        match.allow_taking_back(allowed=True)
        told()

    for count in killed_at_each_step(agree):
        for entry in room.list_journals() if count else ():
            match = room.resume(entry)
            terms = match.opening.terms
            assert len(match.given) == 1 and (count < 2 or terms.clock == Clock("seats", 60, 0, "lose", 1))
            assert terms.take_back or count < 3
            match.set_aside()
        assert not count or len(room.list_journals()) == 1
        clear()


def test_every_answer_that_was_taken_is_there_once_and_the_match_too() -> None:
    def play() -> None:
        match = Match.new(STONES, StonesSetup(6), (Seating("Ann"), Seating("Bob")), 3, Journal())
        told()
        for _ in range(3):
            match.submit(match.asked or 0, Take(2))
            told()
        assert match.outcome is not None
        room.list_journals()
        tidying.tidy()

    for count in killed_at_each_step(play):
        entries = [entry for entry in room.list_journals() if not entry.problem]
        assert len(entries) == (1 if count else len(entries)) <= 1
        if count:
            written = read_journal(entries[0].path)
            assert count - 1 <= len(written.answers) <= count
            assert entries[0].is_over == (len(written.answers) == 3)
            assert len(everything()) == 1
        clear()


def test_a_match_is_in_the_list_or_in_the_bin_and_never_in_both() -> None:
    for begin, place in ((left, ""), (finished, PUT_AWAY)):
        root = folders.journals_folder()
        path = begin(root)
        content = path.read_bytes()

        def throw_and_bring(path: Path = path) -> None:
            entry = next(each for each in room.list_journals() if each.path == path)
            thrown = room.remove_journal(entry)
            told()
            assert thrown is not None
            bring_back(thrown)
            told()
            room.list_journals()

        for count in killed_at_each_step(throw_and_bring):
            [there] = everything()
            assert there.read_bytes() == content
            assert there == path or there.parent == root / place / BIN
            assert len(room.list_journals()) == (there == path)
            assert count == 0 or count == 2 or there != path or len(room.list_journals()) == 1
            os.replace(there, path)
        clear()


def test_of_two_journals_of_one_match_none_comes_back_that_was_thrown_away(spare: Path) -> None:
    old = left(folders.journals_folder(), Take(1))
    newer = old.read_bytes() + b"x"
    spare.mkdir()
    path = spare / old.name

    def throw() -> None:
        room.remove_journal(room.list_journals()[0])
        told()

    path.write_bytes(newer)
    for count in killed_at_each_step(throw):
        entries = room.list_journals()
        assert len(entries) == (0 if count else len(entries)) <= 1
        if entries:
            assert entries[0].path == path and path.read_bytes() == newer
        for bins in (old.parent / BIN, spare / BIN):
            for thrown in bins.glob("*") if bins.exists() else ():
                thrown.unlink()
        old.write_bytes(newer[:-1])
        path.write_bytes(newer)


def test_a_save_is_whole_and_another_one_is_never_touched() -> None:
    first, second = (Match.new(STONES, StonesSetup(count), None, 3) for count in (30, 20))
    save_match(first, "a/b")

    def save_and_change() -> None:
        save_match(second, "a:b")
        told()
        [entry] = [each for each in list_saves() if each.name == "a:b"]
        save_match(first, "a:b", replaced=entry)
        told()
        [entry] = [each for each in list_saves() if each.name == "a:b"]
        rename(entry, "c")
        told()
        [entry] = [each for each in list_saves() if each.name == "c"]
        remove_save(entry)
        told()

    for count in killed_at_each_step(save_and_change):
        saves = {entry.name: entry for entry in list_saves()}
        assert not any(entry.problem for entry in saves.values()) and len(saves) == len(list_saves())
        assert load_match(saves.pop("a/b").path).digest == first.digest
        assert set(saves) <= {"a:b", "c"} and len(saves) <= 1
        thrown = list((folders.saves_folder() / BIN).glob("*.json"))
        assert len(saves) + len(thrown) == (1 if count else len(saves)) and (count < 4 or not saves)
        for path in (*thrown, *(entry.path for entry in saves.values())):
            assert read_save(path).digest in ((second if count == 0 else first).digest, second.digest)
            path.unlink()


def test_a_name_that_was_given_is_there() -> None:
    path = left(folders.journals_folder())
    for count in killed_at_each_step(lambda: (rename(room.list_journals()[0], "Mine"), told())):
        [entry] = room.list_journals()
        assert entry.name == "Mine" if count else entry.name in ("", "Mine")
        assert entry.path == path and not entry.problem
        (path.parent / "beside" / f"{path.stem}.name").unlink(missing_ok=True)


def test_tidying_removes_no_match_that_should_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    root = folders.journals_folder()
    waiting = left(root)
    monkeypatch.setattr(tidying, "MOST", 2)
    newest = finished(root)
    for count in killed_at_each_step(lambda: (tidying.tidy(), told())):
        there = {entry.path.name for entry in room.list_journals()}
        assert {waiting.name, newest.name} <= there and (count == 0 or len(there) == 2)
        older = [finished(root, seed) for seed in (4, 5)]
        for path in older:
            os.utime(path, (1_000, 1_000))

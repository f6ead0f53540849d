"""Lists of matches: an index that is only a cache, a bin, names of one's own, and room that is made for new ones."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from game.app.files import folders
from game.app.games import entries as games
from game.app.matches.match import Match, Seating
from game.app.records import tidying
from game.app.records import unfinished as room
from game.app.records.beside import NAME, PICTURE, PUT_AWAY, beside, write_beside
from game.app.records.bin import BIN, DAYS, bring_back, empty_old
from game.app.records.index import INDEX
from game.app.records.journal import Journal, JournalError
from game.app.records.renaming import rename
from game.app.records.saves import LONGEST_NAME, SaveError, list_saves, load_match, remove_save, save_match
from tests.app.test_unfinished import left
from tests.app.toy_game import STONES, StonesSetup, Take


def finished(folder: Path, seed: int = 3) -> Path:
    """Play a match to its end; return its journal."""
    match = Match.new(STONES, StonesSetup(2), (Seating("Ann"), Seating("Bob", "computer")), seed, Journal(folder))
    assert match.submit(match.asked or 0, Take(2)) is None
    assert match.outcome is not None and match.kept_at is not None
    return match.kept_at.parent / PUT_AWAY / match.kept_at.name


def test_a_finished_match_is_listed_with_how_it_ended(tmp_path: Path) -> None:
    path, other = finished(tmp_path), left(tmp_path)
    over = next(entry for entry in room.list_journals(tmp_path) if entry.is_over)
    assert (over.path, over.title, over.problem) == (path, "Stones", "")
    assert over.result in ("Ann wins", "Bob wins")
    assert [entry.path for entry in room.list_unfinished(tmp_path)] == [other]
    assert room.count_waiting(tmp_path) == 1


def test_a_match_that_ended_and_was_not_put_away_any_more_is_over(tmp_path: Path) -> None:
    path = finished(tmp_path)
    os.replace(path, tmp_path / path.name)
    [entry] = room.list_journals(tmp_path)
    assert entry.is_over and room.unfinished(tmp_path) is None and room.list_unfinished(tmp_path) == ()
    tidying.tidy(tmp_path)
    assert [entry.path for entry in room.list_journals(tmp_path)] == [path]


# --- the index ---


def reads(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Count the journals that are read."""
    read: list[Path] = []
    real = room._summary

    def counting(path: Path) -> object:
        read.append(path)
        return real(path)

    monkeypatch.setattr(room, "_summary", counting)
    return read


def test_what_the_index_knows_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(4):
        left(tmp_path, seed=seed)
    first = room.list_journals(tmp_path)
    read = reads(monkeypatch)
    assert room.list_journals(tmp_path) == first and read == []
    path = left(tmp_path, Take(1), seed=9)
    assert len(room.list_journals(tmp_path)) == 5 and read == [path]
    with path.open("ab") as file:
        file.write(b"{")
    room.list_journals(tmp_path)
    assert read == [path, path]


@pytest.mark.parametrize("content", [None, b"", b"{", b'{"form":"0","rows":{}}', b'{"form":7}', b"\xff\x00", b"[]"])
def test_an_index_that_is_missing_or_wrong_is_made_again(tmp_path: Path, content: bytes | None) -> None:
    left(tmp_path)
    first = room.list_journals(tmp_path)
    index = tmp_path / INDEX
    whole = index.read_bytes()
    if content is None:
        index.unlink()
    else:
        index.write_bytes(content)
    assert room.list_journals(tmp_path) == first and index.read_bytes() == whole


def test_where_no_index_can_be_written_the_list_is_the_same(tmp_path: Path) -> None:
    left(tmp_path)
    (tmp_path / INDEX).mkdir()
    assert len(room.list_journals(tmp_path)) == 1


def test_a_game_that_has_gone_since_is_said_though_the_index_knows_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left(tmp_path)
    save_match(room.resume(room.list_unfinished(tmp_path)[0]), "x", tmp_path / "saves")
    assert room.list_journals(tmp_path)[0].title == list_saves(tmp_path / "saves")[0].title == "Stones"
    monkeypatch.delitem(games.GAMES, "stones")
    assert "not here (stones)" in room.list_journals(tmp_path)[0].cause
    assert "not here (stones)" in list_saves(tmp_path / "saves")[0].cause


def test_a_save_that_is_replaced_is_read_again(tmp_path: Path) -> None:
    match = Match.new(STONES, StonesSetup(30), None, 3)
    save_match(match, "x", tmp_path)
    [entry] = list_saves(tmp_path)
    other = Match.new(STONES, StonesSetup(30), (Seating("Cy"), Seating("Di")), 3)
    save_match(other, "x", tmp_path, replaced=entry)
    os.utime(entry.path, (entry.written, entry.written))
    assert [seating.name for seating in list_saves(tmp_path)[0].seatings] == ["Cy", "Di"]


# --- the bin ---


def test_what_is_thrown_away_can_be_brought_back_whole(tmp_path: Path) -> None:
    for path in (left(tmp_path), finished(tmp_path)):
        content = path.read_bytes()
        entry = next(each for each in room.list_journals(tmp_path) if each.path == path)
        write_beside(path, PICTURE, b"picture")
        thrown = room.remove_journal(entry)
        assert thrown is not None and thrown.parent == path.parent / BIN
        assert path not in [each.path for each in room.list_journals(tmp_path)]
        assert bring_back(thrown) == path and path.read_bytes() == content
        assert beside(path, PICTURE).read_bytes() == b"picture"


def test_what_is_brought_back_takes_nobodys_name(tmp_path: Path) -> None:
    match = Match.new(STONES, StonesSetup(30), None, 3)
    path = save_match(match, "x", tmp_path)
    first = remove_save(list_saves(tmp_path)[0])
    save_match(match, "x", tmp_path)
    second = remove_save(list_saves(tmp_path)[0])
    assert first != second and list_saves(tmp_path) == ()
    assert bring_back(first) == path
    assert bring_back(second) == tmp_path / "x (2).json" and len(list_saves(tmp_path)) == 2


@pytest.mark.parametrize(("days", "is_there"), [(DAYS - 0.01, True), (DAYS + 0.01, False)])
def test_the_bin_is_emptied_after_thirty_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: float, *, is_there: bool
) -> None:
    thrown = []
    for path in (left(tmp_path), finished(tmp_path)):
        write_beside(path, NAME, b"Mine")
        thrown.append(room.remove_journal(next(e for e in room.list_journals(tmp_path) if e.path == path)))
    (tmp_path / BIN / "somebody's own").write_text("x")
    monkeypatch.setattr("game.app.records.bin.now", lambda: time.time() + days * 86400)
    assert empty_old(tmp_path) == (0 if is_there else 2)
    assert all(path is not None and path.exists() is is_there for path in thrown)
    assert len(list((tmp_path / "beside").iterdir())) == (2 if is_there else 0)
    assert (tmp_path / BIN / "somebody's own").exists()


# --- names ---


def test_a_name_goes_with_its_match_wherever_that_is_put(own_home: Path) -> None:
    path = left(folders.journals_folder())
    rename(room.list_journals()[0], "The long one")
    assert room.list_journals()[0].name == "The long one"
    match = room.resume(path)
    match.leave()
    [entry] = room.list_journals()
    assert entry.path.parent.name == PUT_AWAY and entry.name == "The long one"
    thrown = room.remove_journal(entry)
    assert thrown is not None
    bring_back(thrown)
    assert room.list_journals()[0].name == "The long one"


def test_no_two_have_one_name(own_home: Path) -> None:
    match = Match.new(STONES, StonesSetup(30), None, 3)
    save_match(match, "One")
    save_match(match, "Two")
    left(folders.journals_folder())
    one, two = sorted(list_saves(), key=lambda entry: entry.name)
    with pytest.raises(SaveError, match="There is a match called 'Two' already"):
        rename(one, "Two")
    with pytest.raises(JournalError, match="There is a match called 'Two' already"):
        rename(room.list_journals()[0], "Two")
    for name in ("", "  ", "x" * (LONGEST_NAME + 1)):
        with pytest.raises(SaveError, match="A name of 1 to 60 letters was expected"):
            rename(one, name)
    rename(one, "One")
    rename(two, "x" * LONGEST_NAME)
    assert {entry.name for entry in list_saves()} == {"One", "x" * LONGEST_NAME}


def test_a_save_of_another_name_is_the_same_match_of_the_same_time(own_home: Path) -> None:
    match = room.resume(left(folders.journals_folder()))
    path = save_match(match, "One")
    os.utime(path, (1_000, 1_000))
    rename(list_saves()[0], "Other")
    [entry] = list_saves()
    assert (entry.name, entry.written, entry.path) == ("Other", 1_000, path)
    assert load_match("Other").digest == match.digest


# --- room ---


def test_beyond_a_number_the_oldest_finished_ones_go_and_that_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "MOST", 4)
    waiting = [left(tmp_path, seed=seed) for seed in (1, 2)]
    over = [finished(tmp_path, seed) for seed in range(2)]
    for number, path in enumerate((*waiting, *over)):
        os.utime(path, (1_000 + number, 1_000 + number))
    assert tidying.tidy(tmp_path) == "" and len(room.list_journals(tmp_path)) == 4
    write_beside(over[0], PICTURE, b"x")
    newest = finished(tmp_path, 7)
    assert "(1 did): 4 matches are kept" in tidying.tidy(tmp_path)
    assert {entry.path for entry in room.list_journals(tmp_path)} == {*waiting, over[1], newest}
    assert not beside(over[0], PICTURE).exists()
    finished(tmp_path, 8)
    assert tidying.tidy(tmp_path) == "" and len(room.list_journals(tmp_path)) == 4


def test_beyond_a_number_of_bytes_the_oldest_finished_ones_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = left(tmp_path)
    over = [finished(tmp_path, seed) for seed in (1, 2)]
    for number, path in enumerate(over):
        os.utime(path, (1_000 + number, 1_000 + number))
    whole = sum(path.stat().st_size for path in (waiting, *over))
    monkeypatch.setattr(tidying, "MOST_BYTES", whole)
    assert tidying.tidy(tmp_path) == "" and len(room.list_journals(tmp_path)) == 3
    monkeypatch.setattr(tidying, "MOST_BYTES", whole - 1)
    assert tidying.tidy(tmp_path) != ""
    assert {entry.path for entry in room.list_journals(tmp_path)} == {waiting, over[1]}
    monkeypatch.setattr(tidying, "MOST_BYTES", 0)
    tidying.tidy(tmp_path)
    assert [entry.path for entry in room.list_journals(tmp_path)] == [waiting], "what is unfinished stays"


def test_what_a_stopped_program_was_writing_is_removed_after_a_day(tmp_path: Path) -> None:
    old, young = tmp_path / ".index.json.1.new", tmp_path / ".index.json.2.new"
    for path, age in ((old, 2 * 86400), (young, 60)):
        path.write_text("x")
        os.utime(path, (time.time() - age,) * 2)
    tidying.tidy(tmp_path)
    assert not old.exists() and young.exists()

"""Unfinished matches: each is listed with when it was left, or with why it cannot be resumed."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from game.app.files import folders
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.app.records import tidying
from game.app.records import unfinished as room
from game.app.records.journal import ENDING, Journal, JournalError
from game.app.records.saves import load_match, save_match
from tests.app.conftest import StonesEntry
from tests.app.test_saves import CountedStones
from tests.app.toy_game import STONES, EndTurn, RollForIt, StonesSetup, Take

SEATINGS = (Seating("Ann"), Seating("Bob", "computer"))


def left(folder: Path, *commands: object, seed: int = 3) -> Path:
    """Leave a match after some answers; return its journal."""
    match = Match.new(STONES, StonesSetup(30), SEATINGS, seed, journal := Journal(folder))
    for command in commands or (Take(1), RollForIt(), EndTurn()):
        assert match.submit(match.asked, command) is None
    match.set_aside()
    assert journal.path is not None
    return journal.path


def test_every_unfinished_match_is_listed_the_latest_first(tmp_path: Path) -> None:
    paths = [left(tmp_path, seed=seed) for seed in (1, 2, 3)]
    for path, moment in zip(paths, (2_000, 3_000, 1_000), strict=True):
        os.utime(path, (moment, moment))
    entries = room.list_unfinished(tmp_path)
    assert [entry.path for entry in entries] == [paths[1], paths[0], paths[2]]
    assert all((entry.title, entry.seatings, entry.problem) == ("Stones", SEATINGS, "") for entry in entries)
    assert [entry.written for entry in entries] == [3_000, 2_000, 1_000]
    # The oldest can be resumed as well as the latest.
    assert room.resume(entries[2]).given


def test_whoever_sits_down_to_a_match_has_played_it_last(tmp_path: Path) -> None:
    first, second = left(tmp_path, seed=1), left(tmp_path, seed=2)
    for path, moment in ((first, 1_000), (second, 2_000)):
        os.utime(path, (moment, moment))
    room.resume(first).set_aside()
    entry = room.unfinished(tmp_path)
    assert entry is not None and entry.path == first


def test_where_nothing_was_begun_nothing_is_listed(tmp_path: Path) -> None:
    assert room.list_unfinished(tmp_path / "nowhere") == () and room.count_waiting(tmp_path / "nowhere") == 0
    assert room.unfinished(tmp_path / "nowhere") is None


def test_the_turn_is_reported_for_the_last_whole_line(
    tmp_path: Path, stones: StonesEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stones, "counted", CountedStones())
    path = left(tmp_path, Take(1), Take(2))
    assert room.list_unfinished(tmp_path)[0].when == "turn 27"
    with path.open("ab") as file:
        file.write(b'{"seat":0,"comm')
    assert room.list_unfinished(tmp_path)[0].when == "turn 27"
    match = room.resume(path)
    match.undo(0)
    match.set_aside()
    assert room.list_unfinished(tmp_path)[0].when == "turn 29"


def test_a_match_that_goes_on_from_a_save_tells_its_turn_before_any_answer(
    tmp_path: Path, stones: StonesEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stones, "counted", CountedStones())
    match = room.resume(left(tmp_path / "first", Take(3)))
    path = save_match(match, "x", tmp_path / "saves")
    assert load_match(path).when == "turn 27"
    monkeypatch.setattr(stones, "cards_of", ["other"])
    assert load_match(path).when == "turn 27"


def test_a_save_in_which_nothing_was_answered_leaves_no_unfinished_match(tmp_path: Path) -> None:
    path = save_match(room.resume(left(tmp_path / "first", Take(3))), "x", tmp_path / "saves")
    for _ in range(3):
        match = load_match(path, journal=Journal(tmp_path / "journals"))
        assert match.is_as_opened and not match.journal.is_kept
        match.set_aside()
        load_match(path, journal=Journal(tmp_path / "journals")).leave()
    assert not (tmp_path / "journals").exists()


@pytest.mark.parametrize("takes_back", [False, True])
def test_the_first_answer_after_a_save_is_on_disk_with_all_before_it(tmp_path: Path, *, takes_back: bool) -> None:
    path = save_match(room.resume(left(tmp_path / "first", Take(3))), "x", tmp_path / "saves")
    match = load_match(path, journal=Journal(tmp_path / "journals"))
    before = len(match.given)
    if takes_back:
        assert match.undo(match.given[-1].seat)
    else:
        assert match.submit(match.asked or 0, Take(1)) is None
    assert match.journal.is_kept and not match.is_as_opened
    match.set_aside()
    [entry] = room.list_unfinished(tmp_path / "journals")
    again = room.resume(entry)
    assert again.digest == match.digest and len(again.given) == before + (-1 if takes_back else 1)


@pytest.mark.parametrize(
    ("game", "turn", "words"),
    [
        ("skirmish", 5, "turn 5"),
        ("arena", (5, 1), "turn 5"),
        ("factions", 3, "cycle 3"),
        ("crawler", 2, "round 2"),
        ("heroes", 1, "turn 1"),
        ("heroes", 0, ""),
        ("arena", 0, ""),
    ],
)
def test_each_game_has_its_word_for_a_turn(
    game: str, turn: object, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = entry_of(game)
    monkeypatch.setattr(type(entry.counted), "turn", lambda *_: turn)
    assert entry.turn_text(None) == words


def test_a_list_reads_the_ends_of_a_journal_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = left(tmp_path, Take(1))
    first, answer = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + answer * 20_000)
    whole, read = path.stat().st_size, 0

    real = Path.open

    def counting(self: Path, mode: str = "r", *more: object, **others: object) -> object:
        file = real(self, mode, *more, **others)  # type: ignore[call-overload]
        real_read = file.read

        class Counting:
            def __getattr__(self, name: str) -> object:
                return getattr(file, name)

            def __enter__(self) -> Counting:
                return self

            def __exit__(self, *_: object) -> None:
                file.close()

            def read(self, *size: int) -> bytes:
                nonlocal read
                content: bytes = real_read(*size)
                read += len(content)
                return content

        return Counting()

    monkeypatch.setattr(Path, "open", counting)
    monkeypatch.setattr(room, "is_held", lambda path: False)
    [entry] = room.list_unfinished(tmp_path)
    assert entry.problem == "" and 0 < read < 70_000 < whole


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        (b'{"format":3', b'{"format":2', "Made by another version (its files have format 2; this is 0.1.0)"),
        (b'"game":"stones"', b'"game":"chess"', "A match of a game that is not here (chess)"),
        (b'"seatings":[', b'"seatings":7,"x":[', "Damaged"),
        (b'{"format"', b'"format"', "Damaged"),
        (b"\n", b"", "Damaged"),
    ],
)
def test_what_cannot_be_continued_is_listed_with_why(tmp_path: Path, old: bytes, new: bytes, cause: str) -> None:
    good = left(tmp_path)
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(good.read_bytes().replace(old, new))
    os.utime(bad, (4e9, 4e9))
    first, second = room.list_unfinished(tmp_path)
    assert (first.path, first.cause) == (bad, cause)
    assert first.problem.startswith(f"{bad}: {cause[0].lower()}{cause[1:]}: ") and second.problem == ""
    # It is never the one that is offered by itself.
    assert room.unfinished(tmp_path) == second and room.count_waiting(tmp_path) == 2
    with pytest.raises(JournalError) as caught:
        room.resume(bad)
    assert caught.value.cause == cause
    room.remove_journal(first)
    assert room.list_unfinished(tmp_path) == (second,)


def test_what_is_wrong_inside_is_said_when_it_is_opened(tmp_path: Path) -> None:
    path = left(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"nonsense\n" + b"".join(lines[2:]))
    assert room.list_unfinished(tmp_path)[0].problem == ""
    with pytest.raises(JournalError, match=r"damaged: line 2: an answer was expected") as caught:
        room.resume(path)
    assert caught.value.cause == "Damaged"


def test_a_match_of_other_cards_or_another_version_says_so(
    tmp_path: Path, stones: StonesEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[1] = lines[1].replace(b'"stones":1', b'"stones":3')
    path.write_bytes(b"".join(lines))

    def cause() -> str:
        with pytest.raises(JournalError, match="line 2: an answer that leads to the recorded position") as caught:
            room.resume(path)
        return caught.value.cause

    assert cause() == "Damaged"
    monkeypatch.setattr(stones, "cards_of", ["stone", "pebble"])
    assert cause() == "Made with other cards (Pebble)"
    path.write_bytes(path.read_bytes().replace(b'"version":"0.1.0"', b'"version":"0.0.1"'))
    assert cause() == "Made by another version (0.0.1; this is 0.1.0) and with other cards (Pebble)"
    monkeypatch.setattr(stones, "cards_of", ["stone"])
    assert cause() == "Made by another version (0.0.1; this is 0.1.0)"


def test_other_cards_alone_are_no_obstacle(
    tmp_path: Path, stones: StonesEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(tmp_path)
    monkeypatch.setattr(stones, "cards_of", ["stone", "pebble"])
    assert len(room.resume(path).given) == 3


def test_a_match_that_is_played_is_listed_and_left_alone(tmp_path: Path) -> None:
    path = left(tmp_path)
    match = room.resume(path)
    [entry] = room.list_unfinished(tmp_path)
    assert entry.cause == room.HELD and entry.is_held and entry.title == "Stones" and room.count_waiting(tmp_path) == 0
    for act in (lambda: room.resume(entry), lambda: room.remove_journal(entry)):
        with pytest.raises(JournalError, match="another window plays this match"):
            act()
    assert path.exists()
    match.set_aside()
    [entry] = room.list_unfinished(tmp_path)
    assert not entry.problem and not entry.is_held and room.count_waiting(tmp_path) == 1
    room.remove_journal(entry)
    assert room.list_unfinished(tmp_path) == () and not path.exists()
    # Whoever else has deleted it meanwhile wanted the same.
    room.remove_journal(entry)


def test_a_journal_that_was_moved_to_the_spare_folder_is_one_match(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "spare_journals", lambda: tmp_path / "spare")
    path = left(folders.journals_folder(), Take(1))
    (tmp_path / "spare").mkdir()
    spare = tmp_path / "spare" / path.name
    spare.write_bytes(path.read_bytes())
    os.utime(spare, (1_000, 1_000))
    other = left(folders.journals_folder())
    entries = room.list_unfinished()
    assert [entry.path for entry in entries] == [other, spare]
    room.remove_journal(entries[1])
    assert not path.exists() and not spare.exists() and room.list_unfinished() == (entries[0],)


def test_a_match_without_a_journal_waits_nowhere(tmp_path: Path) -> None:
    assert not Match.new(STONES, StonesSetup(30), SEATINGS, 3).journal.is_kept
    match = room.resume(left(tmp_path))
    assert match.journal.is_kept
    match.set_aside()
    assert match.journal.is_kept
    match.leave()
    assert not match.journal.is_kept and room.list_unfinished(tmp_path) == ()


def test_an_older_journal_that_tells_no_turn_is_listed(tmp_path: Path) -> None:
    path = left(tmp_path)
    first, *answers = path.read_bytes().splitlines()
    opening = msgspec.json.decode(first)
    del opening["cards"], opening["when"]
    path.write_bytes(b"\n".join((msgspec.json.encode(opening), *answers)) + b"\n")
    assert room.list_unfinished(tmp_path)[0].when == "" and room.resume(path).given


def test_a_match_that_was_stopped_before_it_was_written_is_not_a_match(tmp_path: Path) -> None:
    empty = tmp_path / f"20260101-000000-1-1{ENDING}"
    empty.touch()
    assert room.list_journals(tmp_path) == () == room.list_unfinished(tmp_path)
    tidying.tidy(tmp_path)
    assert empty.exists(), "somebody may be beginning it now"
    os.utime(empty, (1_000, 1_000))
    tidying.tidy(tmp_path)
    assert not empty.exists()

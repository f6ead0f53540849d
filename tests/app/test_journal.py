"""The journal: a killed process loses no accepted answer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal, JournalError, read_journal
from game.app.records.unfinished import resume, unfinished
from game.core.record import FORMAT
from tests.app.toy_game import STONES, EndTurn, RollForIt, StonesSetup, Take

SEATINGS = (Seating("Ann"), Seating("Bob"))


def begin(folder: Path, seed: int = 3, stones: int = 30) -> Match:
    return Match.new(STONES, StonesSetup(stones), SEATINGS, seed, Journal(folder))


def play(match: Match, *commands) -> None:
    for command in commands:
        assert match.submit(match.asked, command) is None


def test_every_answer_is_on_disk_before_the_next_question(tmp_path):
    match = begin(tmp_path)
    [path] = tmp_path.glob("*.jsonl")
    for number, command in enumerate((Take(1), RollForIt(), EndTurn()), 1):
        play(match, command)
        lines = path.read_bytes().splitlines()
        assert len(lines) == 1 + number and match.digest.encode() in lines[-1]


def test_answers_are_synced(tmp_path, monkeypatch):
    synced = []
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda number: (synced.append(number), real(number)))
    match = begin(tmp_path)
    before = len(synced)
    play(match, Take(1))
    assert len(synced) == before + 1


def test_an_unfinished_match_is_continued(tmp_path):
    match = begin(tmp_path)
    play(match, Take(1), RollForIt(), EndTurn(), Take(2))
    match.set_aside()
    entry = unfinished(tmp_path)
    assert entry.game == "stones" and entry.title == "Stones" and entry.seatings == SEATINGS
    again = resume(entry)
    assert again.digest == match.digest and again.given == match.given and len(again.given) == 4
    assert again.sent.queue(0).is_dry and again.sent.queue(0).since(0) == match.sent.queue(0).since(0)
    assert again.can_undo(1)
    play(again, Take(3))
    again.set_aside()
    assert resume(entry).digest == again.digest


def test_taking_back_is_in_the_journal_too(tmp_path):
    match = begin(tmp_path)
    play(match, Take(1), Take(2))
    match.undo(0)
    play(match, Take(3))
    match.set_aside()
    again = resume(unfinished(tmp_path))
    assert again.digest == match.digest and again.state.table.stones == 26 and len(again.given) == 2


def test_what_was_changed_while_it_was_played_is_kept(tmp_path):
    match = begin(tmp_path)
    [path] = tmp_path.glob("*.jsonl")
    play(match, Take(1), RollForIt())
    match.rename(("Ingrid", "Bob"))
    match.allow_hints(allowed=True)
    match.use_curtain(falls=False)
    assert match.players.names == ("Ingrid", "Bob") and unfinished(tmp_path) is None, "it is still being played"
    play(match, EndTurn())
    match.set_aside()
    again = resume(unfinished(tmp_path))
    assert again.opening == match.opening and again.digest == match.digest and len(again.given) == 3
    assert again.players.names == ("Ingrid", "Bob") and again.opening.hints and not again.opening.terms.curtain
    assert read_journal(path).opening.format == FORMAT
    # A match that was resumed can be changed again.
    again.rename(("Ingrid", "Olaf"))
    again.set_aside()
    assert resume(unfinished(tmp_path)).players.names == ("Ingrid", "Olaf")


def test_a_name_that_the_disk_refuses_leaves_the_journal_as_it_was(tmp_path, monkeypatch):
    match = begin(tmp_path)
    [path] = tmp_path.glob("*.jsonl")
    play(match, Take(1))
    before = path.read_bytes()

    def refuse(path, content):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("game.app.records.journal.write_whole", refuse)
        match.rename(("Ingrid", "Bob"))
    assert "No space left on device" in match.journal.problem and path.read_bytes() == before
    play(match, RollForIt())
    assert not match.journal.problem
    match.set_aside()
    again = resume(unfinished(tmp_path))
    assert len(again.given) == 2 and again.players.names == ("Ann", "Bob")


def test_a_running_match_is_not_offered(tmp_path):
    match = begin(tmp_path)
    assert unfinished(tmp_path) is None
    match.set_aside()
    assert unfinished(tmp_path) is not None


def test_a_finished_match_is_put_away(tmp_path):
    match = begin(tmp_path, stones=2)
    play(match, Take(2))
    assert match.outcome is not None
    assert unfinished(tmp_path) is None
    assert len(list((tmp_path / "put_away").iterdir())) == 1 and not list(tmp_path.glob("*.jsonl"))


def test_an_abandoned_match_is_put_away(tmp_path):
    match = begin(tmp_path)
    match.leave()
    assert unfinished(tmp_path) is None
    assert len(list((tmp_path / "put_away").iterdir())) == 1


def test_the_latest_unfinished_match_comes_first(tmp_path):
    one = begin(tmp_path, seed=1)
    play(one, Take(1))
    one.set_aside()
    other = begin(tmp_path, seed=2)
    other.set_aside()
    paths = sorted(tmp_path.glob("*.jsonl"), key=lambda path: read_journal(path).opening.seed)
    os.utime(paths[0], (1_000, 1_000))
    os.utime(paths[1], (2_000, 2_000))
    assert read_journal(unfinished(tmp_path).path).opening.seed == 2


@pytest.mark.parametrize("torn", [b'{"seat":0,"comm', b"\0\0\0\0", b"\xff", b'{"seat":0}\n', b"\n"])
def test_a_torn_last_line_is_not_an_answer(tmp_path, torn):
    match = begin(tmp_path)
    play(match, Take(1), Take(2))
    match.set_aside()
    [path] = tmp_path.glob("*.jsonl")
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    again = resume(unfinished(tmp_path))
    assert again.digest == match.digest
    play(again, Take(3))
    again.set_aside()
    assert path.read_bytes().startswith(whole) and resume(path).digest == again.digest


def test_a_damaged_line_in_the_middle_is_named(tmp_path):
    match = begin(tmp_path)
    play(match, Take(1), Take(2))
    match.set_aside()
    [path] = tmp_path.glob("*.jsonl")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"nonsense\n" + lines[2])
    with pytest.raises(JournalError, match=r"line 2: an answer was expected"):
        resume(path)
    path.write_bytes(lines[0] + lines[1].replace(b'"stones":1', b'"stones":3') + lines[2])
    with pytest.raises(JournalError, match=r"line 2: an answer that leads to the recorded position"):
        resume(path)
    path.write_bytes(lines[0] + lines[1].replace(b'"seat":0', b'"seat":1') + lines[2])
    with pytest.raises(JournalError, match=r"line 2: a legal answer was expected"):
        resume(path)


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"[1]\n", b"\0" * 100, b"[" * 10_000 + b"\n", b"no end"])
def test_foreign_files_are_never_offered(tmp_path, content):
    (tmp_path / "junk.jsonl").write_bytes(content)
    assert unfinished(tmp_path) is None
    with pytest.raises(JournalError, match="line 1"):
        resume(tmp_path / "junk.jsonl")


def test_a_full_disk_stops_neither_the_match_nor_the_journal_for_good(tmp_path, monkeypatch):
    match = begin(tmp_path)
    play(match, Take(1))

    def no_room(_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_room)
        play(match, Take(2), EndTurn())
        assert "No space left" in match.journal.problem
    play(match, Take(3))
    assert match.journal.problem == ""
    match.set_aside()
    [path] = tmp_path.glob("*.jsonl")
    assert resume(path).digest == match.digest


def test_a_journal_that_was_closed_is_never_overwritten(tmp_path):
    match = begin(tmp_path)
    play(match, Take(1))
    match.set_aside()
    play(match, Take(2))
    match.set_aside()
    [path] = tmp_path.glob("*.jsonl")
    assert resume(path).digest == match.digest


def test_no_journal_folder_is_no_obstacle(tmp_path):
    (tmp_path / "taken").write_text("a file")
    match = Match.new(STONES, StonesSetup(), SEATINGS, 1, Journal(tmp_path / "taken"))
    play(match, Take(1))
    assert "cannot be written" in match.journal.problem
    assert unfinished(tmp_path / "taken") is None


_PLAYS_UNTIL_KILLED = """
import sys
from pathlib import Path
from game.app.games import entries as games
from game.app.records.journal import Journal
from game.app.matches.match import Match, Seating
from tests.app.conftest import StonesEntry
from tests.app.toy_game import STONES, EndTurn, RollForIt, StonesSetup, Take
games.GAMES["stones"] = games.Listed("Stones", StonesEntry)
match = Match.new(STONES, StonesSetup(10**9), (Seating("Ann"), Seating("Bob")), 3, Journal(Path(sys.argv[1])))
number = 0
while True:
    match.submit(match.asked, (Take(1), RollForIt(), Take(3), EndTurn())[number % 4])
    number += 1
    print(number, match.digest, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("torn", [b"", b'{"seat":1,"command":{"type":"Ta'])
def test_a_killed_process_loses_nothing(tmp_path, torn):
    root = Path(__file__).resolve().parents[2]
    process = subprocess.Popen(
        [sys.executable, "-c", _PLAYS_UNTIL_KILLED, str(tmp_path)], stdout=subprocess.PIPE, cwd=root
    )
    for _ in range(25):
        number, digest = process.stdout.readline().split()
    process.send_signal(signal.SIGKILL)
    later = process.stdout.read().splitlines()
    process.wait()
    process.stdout.close()
    if later and len(later[-1].split()) == 2:
        number, digest = later[-1].split()
    entry = unfinished(tmp_path)
    with entry.path.open("ab") as file:
        file.write(torn)
    match = resume(entry)
    # The last answer may be on disk without having been told of.
    assert int(number) <= len(match.given) <= int(number) + 1
    assert match.given[int(number) - 1].digest.encode() == digest

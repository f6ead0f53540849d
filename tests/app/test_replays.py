"""Replays: computed once more, and the first difference named."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal, JournalError
from game.app.records.replays import compare, read_recording, steps_of
from game.app.records.saves import SaveError, write_save
from tests.app.test_saves import changed
from tests.app.toy_game import STONES, RollForIt, StonesSetup, Take

SEATINGS = (Seating("Ann"), Seating("Bob"))


def played(journal=None) -> Match:
    match = Match.new(STONES, StonesSetup(30), SEATINGS, 9, journal)
    for command in (Take(1), RollForIt(), Take(2)):
        match.submit(0, command)
    return match


def test_a_save_is_computed_again(tmp_path):
    match = played()
    found = compare(read_recording(write_save(match, tmp_path / "one.json")))
    assert found.difference is None and found.answers == 3 and found.digest == match.digest and not found.over


def test_a_journal_is_computed_again(tmp_path):
    match = played(Journal(tmp_path))
    match.undo(0)
    match.set_aside()
    [path] = tmp_path.glob("*.jsonl")
    found = compare(read_recording(path))
    assert found.difference is None and found.answers == 4 and found.digest == match.digest


def test_the_first_difference_is_named_with_its_field(tmp_path):
    path = write_save(played(), tmp_path / "one.json")
    changed(path, answers__1__digest="zero", snapshot__table__stones=99)
    text = compare(read_recording(path)).difference
    assert text.startswith("answers[1] (RollForIt of seat 0): digest zero was expected")
    assert "state.table.stones is 99 against" in text


def test_an_answer_that_is_refused_now_is_named(tmp_path):
    path = write_save(played(), tmp_path / "one.json")
    changed(path, answers__2__command__stones=9)
    found = compare(read_recording(path))
    assert found.difference.startswith("answers[2]: a legal answer was expected") and found.answers == 2


def test_every_step_can_be_looked_at(tmp_path):
    match = played()
    recording = read_recording(write_save(match, tmp_path / "one.json"))
    digests = [step.digest for step in steps_of(recording)]
    assert digests[1:] == [answer.digest for answer in match.given]


def test_other_files_are_refused(tmp_path):
    (tmp_path / "one.json").write_bytes(msgspec.json.encode([1, 2]))
    with pytest.raises(SaveError):
        read_recording(tmp_path / "one.json")
    (tmp_path / "one.jsonl").write_bytes(b"nothing\n")
    with pytest.raises(JournalError):
        read_recording(tmp_path / "one.jsonl")
    with pytest.raises(SaveError, match="cannot be read"):
        read_recording(tmp_path / "none")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_no_recording_and_nobody_waits_for_what_it_brings(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="not an ordinary file"):
        read_recording(pipe)

"""What is kept beside the settings: whatever the file holds, something comes of it, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.campaigns.progress import PROGRESS
from game.app.files.kept import Kept
from game.app.lessons.finished import FINISHED
from game.app.puzzles.solved import SOLVED
from game.app.scenarios.results import BEST

RECORDS = (PROGRESS, FINISHED, SOLVED, BEST)
DAMAGED = (b"", b"3", b"[1]", b'{"a": 3}', b"\xff", b"[", b"[" * 5000)


def test_each_has_a_file_of_its_own() -> None:
    assert len({one.path for one in RECORDS}) == len(RECORDS)


@pytest.mark.parametrize("kept", RECORDS)
@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_file_counts_as_nothing_and_is_put_aside(kept: Kept[object], content: bytes) -> None:
    assert not kept.read()
    kept.path.parent.mkdir(exist_ok=True)
    kept.path.write_bytes(content)
    empty = kept.read()
    assert not empty
    assert kept.write(empty) == "" and kept.read() == empty
    assert [one.name for one in kept.path.parent.iterdir() if one != kept.path] == [f"{kept.path.name}.damaged"]
    assert kept.path.with_name(f"{kept.path.name}.damaged").read_bytes() == content


def test_what_can_be_read_is_replaced_with_nothing_put_aside(own_home: Path) -> None:
    assert SOLVED.write({"a": True}) == "" and SOLVED.write({"a": False}) == ""
    assert SOLVED.read() == {"a": False} and [one.name for one in own_home.iterdir()] == ["puzzles.json"]


def test_it_is_said_why_it_cannot_be_written_down(own_home: Path) -> None:
    own_home.write_text("no folder")
    assert not SOLVED.read()
    told = SOLVED.write({"a": True})
    assert told.startswith(f"{SOLVED.path}: cannot save which puzzles are solved (")
    assert own_home.read_text() == "no folder"

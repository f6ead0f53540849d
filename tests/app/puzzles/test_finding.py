"""Finding puzzles in games of computers: what random plays come to now and then, and greedy play never, is proved."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.puzzles import finding
from game.app.puzzles.checking import check
from game.app.puzzles.files import read_puzzle
from tests.app.puzzles.test_making import moment


def test_what_stands_in_a_moment_is_found_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = moment("factions", "March, Then Walk")
    monkeypatch.setattr(finding, "_turns", lambda entry, players, seed: [[(there.seat, there.position)]])
    told = list(finding.find("factions", 1, "greedy", 4, 400, tmp_path))
    assert told[-1] == "factions: 1 in 1 moments of 1 games."
    assert "factions_4_1.json: Found: " in told[0] and "greedy play misses it" in told[0]
    puzzle = read_puzzle(tmp_path / "factions_4_1.json")
    assert puzzle.task == "Win this cycle, however the dice fall."
    assert check(puzzle).fault == ""


def test_the_last_moments_of_each_turn_are_looked_at_from_the_very_last_one() -> None:
    turns = list(finding._turns(finding.entry_of("skirmish"), "random", 1))
    assert len(turns) > 2 and all(len(turn) <= 12 for turn in turns)
    numbers = [[position["turn"].get("number", 1) for _, position in turn] for turn in turns if turn]
    assert all(len(set(row)) == 1 for row in numbers) and numbers == sorted(numbers)
    decisions = [[position["next_decision"] for _, position in turn] for turn in turns]
    assert all(row == sorted(row, reverse=True) for row in decisions)


def test_an_unknown_game_or_player_is_named() -> None:
    with pytest.raises(ValueError, match=r'there is no game "hero"; .*"heroes"'):
        list(finding.find("hero", 1, "greedy", 0, 1, None))
    with pytest.raises(ValueError, match='there is no player "gredy"'):
        list(finding.find("heroes", 1, "gredy", 0, 1, None))

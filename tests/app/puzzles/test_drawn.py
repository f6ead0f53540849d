"""Puzzles that are drawn on a map, and those of two turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.files import folders
from game.app.maps.library import check_map
from game.app.maps.scenarios import scenarios_in
from game.app.puzzles.checking import check, search_for
from game.app.puzzles.files import list_puzzles, read_puzzle
from game.app.puzzles.proof import prove

DRAWN = folders.shipped_maps("skirmish") / "puzzles" / "the_rangers_lane.tmx"


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """Return a copy of the drawn puzzle, changed."""
    text = DRAWN.read_text().replace("../../tilesets", str(DRAWN.parents[2] / "tilesets"))
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    path = folder / "changed.tmx"
    path.write_text(text)
    return path


def test_a_drawn_puzzle_is_listed_after_the_written_ones_and_is_not_a_battle() -> None:
    puzzle = list_puzzles("skirmish")[-1]
    assert (puzzle.path, puzzle.seat, puzzle.side, puzzle.is_own) == (DRAWN, 1, (1,), False)
    assert puzzle.task == "Defeat Demonweb Spider this turn."
    assert puzzle.name == "skirmish/the_rangers_lane"
    assert scenarios_in(check_map(DRAWN)) == ()


def test_what_is_drawn_is_asked_for(tmp_path: Path) -> None:
    # Without the card that it needs there is no solution; with another share of dice the task says so.
    puzzle = read_puzzle(changed(tmp_path, ('"Power Attack",', "")))
    assert prove(search_for(puzzle), puzzle.state).result == "failed"
    chance = '<property name="chance" type="int" value="60" />'
    puzzle = read_puzzle(changed(tmp_path, ('<property name="kind"', chance + '<property name="kind"')))
    assert puzzle.written.chance == 0.6 and puzzle.task.endswith("this turn, with a chance of 60 % or more.")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('name="turn_limit" type="int" value="1"', 'name="turn_limit" type="int" value="5"', "turn_limit from 1 to 4"),
        ('name="moment"', 'name="author"', "a puzzle begins in the middle of a turn"),
        (
            'name="kind" propertytype="ScenarioKind" value="puzzle"',
            'name="kind" propertytype="ScenarioKind" value="battle"',
            "no scenario of the kind puzzle is drawn",
        ),
        (
            'name="kind" propertytype="ScenarioKind" value="puzzle"',
            'name="kind" propertytype="ScenarioKind" value="puzle"',
            "puzzle",
        ),
    ],
)
def test_what_is_wrong_with_a_drawing_is_reported(tmp_path: Path, before: str, after: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_puzzle(changed(tmp_path, (before, after)))


def test_what_saves_her_for_one_round_may_lose_her_in_the_next() -> None:
    puzzle = next(one for one in list_puzzles("crawler") if one.written.within == 2)
    assert puzzle.task == "Keep Shrine Keeper alive within 2 rounds."
    found = check(puzzle)
    assert found.fault == "" and found.solutions is not None and found.solutions.steps == 3
    assert len(found.proof.right) == 2

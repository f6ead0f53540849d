"""The puzzles that come with the program: each can be read, and the quick ones are proved."""

from __future__ import annotations

import pytest

from game.app.puzzles.checking import check, check_files, search_for
from game.app.puzzles.files import list_puzzles, puzzle_files, read_puzzle
from game.app.puzzles.proof import prove

#: Positions that a proof may look at here; ``python main.py puzzle check maps`` proves all.
QUICK = 30
#: How many of a game are proved within that; those of Heroes go through longer chains.
QUICK_ONES = {"skirmish": 1, "arena": 1, "factions": 1, "crawler": 1, "heroes": 0}


@pytest.mark.parametrize("game", QUICK_ONES)
def test_a_game_has_puzzles_of_its_own(game: str) -> None:
    puzzles = list_puzzles(game)
    assert [read_puzzle(path).title for path in puzzle_files(game)], "none is broken"
    assert len(puzzles) >= 7
    assert len({one.title for one in puzzles}) == len({one.written.about for one in puzzles}) == len(puzzles)
    assert [one.title for one in puzzles if not (one.written.about and one.written.difficulty)] == []


@pytest.mark.parametrize("game", QUICK_ONES)
def test_the_quick_ones_are_proved(game: str) -> None:
    proved = 0
    for puzzle in list_puzzles(game):
        proof = prove(search_for(puzzle, QUICK), puzzle.state)
        assert proof.result != "failed", puzzle.title
        proved += proof.result == "solved"
    assert proved >= QUICK_ONES[game]


def test_a_check_tells_solutions_and_difficulty() -> None:
    puzzle = next(one for one in list_puzzles("skirmish") if one.title == "One Good Blow")
    checked = check(puzzle)
    assert checked.fault == "" and checked.solutions is not None
    found = checked.solutions
    assert [found.words[play] for plays in found.sets for play in plays] == ["Play Power Attack with Dragon Knight"]
    assert found.essential == ("Power Attack",) and found.decoys == ("Wide Swing", "Charge!")
    assert (len(found.openings), found.steps, found.difficulty) == (1, 1, puzzle.written.difficulty)
    (line, is_error), (told, _) = check_files([puzzle.path])
    assert not is_error and "needed: Power Attack; decoys: Wide Swing, Charge!" in line
    assert told.strip() == "Play Power Attack with Dragon Knight"

"""Reading puzzles: what a file says, what is wrong with one, and what cannot be solved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.puzzles.checking import check, check_files
from game.app.puzzles.files import list_puzzles
from game.app.puzzles.puzzle import Puzzle, puzzle_from
from game.app.puzzles.solved import SOLVED, mark_solved


def document(title: str = "One Good Blow") -> dict[str, Any]:
    """Return the document of a shipped puzzle."""
    puzzle = next(one for one in list_puzzles("skirmish") if one.title == title)
    found: dict[str, Any] = msgspec.json.decode(puzzle.path.read_bytes())
    return found


def changed(**fields: Any) -> Puzzle:
    return puzzle_from({**document(), **fields}, Path("one.json"))


def test_the_goal_is_reported_and_is_the_objective_of_its_scenario() -> None:
    puzzle = changed()
    assert puzzle.task == "Defeat Droider this turn."
    assert changed(goal={}, within=2).task == "Win within 2 turns."
    assert puzzle.side == (1,) and puzzle.state.table.scenario.script.turn_limit == 1


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"titel": "x"}, "titel"),
        ({"within": 0}, "within: 1 to 4 turns are expected, not 0"),
        ({"within": 5}, "within: 1 to 4 turns are expected, not 5"),
        ({"chance": 1.5}, "chance: none, sure or a number above 0 and up to 1 is expected"),
        ({"chance": 0.0}, "chance: none, sure or a number above 0 and up to 1 is expected"),
        ({"seat": 2}, "seat: a seat from 0 to 1 is expected, not 2"),
        ({"seat": 0}, "position: seat 0 is expected to be asked first"),
        ({"goal": {"aim": "defeat"}}, "goal.pieces: defeat is about some pieces"),
        ({"goal": {"aim": "defeat", "pieces": ["Droidr"]}}, 'goal.pieces: there is no "Droidr" in play; .*"Droider"'),
        ({"goal": {"aim": "defeat", "pieces": ["Dragon Knight"]}}, 'there is no "Dragon Knight" in play'),
        ({"goal": {"aim": "reach"}}, "goal.spaces: the spaces to reach are expected"),
        ({"position": {"game": "skirmish", "pieces": 3}}, "position: pieces"),
    ],
)
def test_what_is_wrong_with_a_file_is_reported_with_its_place(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        changed(**fields)


def test_what_cannot_be_solved_or_is_another_difficulty_is_an_error(tmp_path: Path) -> None:
    easy = document()
    easy["position"]["pieces"][1]["damage"] = 4
    (tmp_path / "a.json").write_bytes(msgspec.json.encode(easy))
    (tmp_path / "b.json").write_bytes(msgspec.json.encode({**document(), "difficulty": "hard"}))
    (tmp_path / "c.json").write_text("[")
    lines = [line for line, is_error in check_files([tmp_path]) if is_error and not line.startswith(" ")]
    lines = [line for line in lines if "; solved" not in line]
    assert len(lines) == 3
    assert "One Good Blow: error: it cannot be solved" in lines[0]
    assert "difficulty: medium is expected, not hard" in lines[1]


def test_a_die_where_none_is_to_fall_is_an_error() -> None:
    arena = next(one for one in list_puzzles("arena") if isinstance(one.written.chance, float))
    written = msgspec.json.decode(arena.path.read_bytes())
    rolled = check(puzzle_from({**written, "chance": "none"}, arena.path))
    assert rolled.fault == "a die is rolled; say chance sure or a share"


def test_a_puzzle_solved_alone_stays_so() -> None:
    assert SOLVED.read() == {}
    assert mark_solved("heroes/one", helped=True) == "" and SOLVED.read() == {"heroes/one": True}
    assert mark_solved("heroes/one", helped=False) == "" and SOLVED.read() == {"heroes/one": False}
    assert mark_solved("heroes/one", helped=True) == "" and SOLVED.read() == {"heroes/one": False}

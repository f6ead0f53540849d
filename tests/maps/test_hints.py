"""Where an error is shown, and what the check reports besides errors: what each side is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.files import folders
from game.app.maps.check import check_files, hints_for
from game.app.maps.reading import read_map
from game.rules.skirmish.state.board_fairness import prospects
from tests.maps import builders as b
from tests.maps.test_shipped_maps import BOARDS, named


def test_problems_of_a_file_name_the_square(tmp_path: Path) -> None:
    numbers = [b.WALL if i % 10 == 5 else b.FLOOR for i in range(80)]
    body = b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts()))
    [problem] = read_map(b.write(tmp_path, body)).errors
    assert (problem.code, problem.cell) == ("apart", (8, 0))


def test_the_check_tells_the_hints(tmp_path: Path) -> None:
    lines, ended = check_files([b.plain(tmp_path)])
    hints = [line.partition(": hint: ")[2] for line in lines if ": hint: " in line]
    assert ended == 0 and [hint.partition(":")[0] for hint in hints] == [
        "steps from the start area to the middle",
        "squares beside walls within 4 of the start area",
        "steps until the other start area is seen",
    ]
    assert all("for side 1" in hint and "for side 2" in hint for hint in hints)
    bad = b.write(tmp_path, b.layer("Ground", b.csv([99] * 80)), name="bad.tmx")
    assert hints_for(read_map(bad)) == ()


def test_the_check_tells_what_it_has_read_of_a_scenario_in_place_of_hints_about_the_board() -> None:
    lines, ended = check_files([folders.program_folder() / "docs" / "first_scenario.tmx"])
    assert ended == 0 and [line.partition(".tmx: ")[2] for line in lines] == [
        'good: board "The Pillars", 24x16 squares.',
        'scenario "The Pillars": 2 seats, 8 pieces, 1 region, 2 objectives, 1 trigger, 1 effect;'
        " it ends after 10 turns.",
    ]


@pytest.mark.parametrize("path", BOARDS, ids=named)
def test_the_programs_boards_give_both_sides_the_same(path: Path) -> None:
    found = read_map(path)
    assert found.board is not None
    one, other = prospects(found.board)
    assert one == other

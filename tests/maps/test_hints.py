"""What the check tells beside errors: floor that nobody reaches, where ways end or narrow, what each side is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.maps.check import check_files, hints_for
from game.app.maps.reading import read_map
from game.geometry.squares import SquareGrid
from game.rules.skirmish.board import Board, flaws
from game.rules.skirmish.board_fairness import Prospects, prospects
from tests.maps import builders as b
from tests.maps.test_shipped_maps import BOARDS, named

LEFT = tuple((x, y) for y in range(1, 7) for x in (1, 2))
RIGHT = tuple((x, y) for y in range(1, 7) for x in (11, 12))


def board(*rows: str) -> Board:
    """A board of 14x8 squares with a start area at either end."""
    return Board("Test", SquareGrid(rows), (LEFT, RIGHT))


EDGE, FLOOR = "#" * 14, "#............#"
BARE = board(EDGE, *[FLOOR] * 6, EDGE)


def found(board: Board) -> dict[str, tuple[tuple[int, int], ...]]:
    return {flaw.code: flaw.cells for flaw in flaws(board)}


def test_floor_that_nobody_reaches_is_told_with_its_squares() -> None:
    closed = board(EDGE, FLOOR, "#....####....#", "#....#..#....#", "#....####....#", FLOOR, FLOOR, EDGE)
    assert found(closed) == {"unreachable": ((6, 3), (7, 3))}
    opened = board(EDGE, FLOOR, "#....#.##....#", "#....#..#....#", "#....####....#", FLOOR, FLOOR, EDGE)
    assert found(opened) == {} == found(BARE)


def test_a_corner_way_is_no_way() -> None:
    """Between two walls that touch by a corner nobody passes, so what lies behind is unreachable."""
    corner = board(EDGE, FLOOR, FLOOR, "#.....#......#", "#.....##.....#", "#.....#.#....#", "#.....##.....#", EDGE)
    assert found(corner) == {"unreachable": ((7, 5),)}


def test_where_no_way_leads_is_told() -> None:
    apart = board(EDGE, *["#.....#......#"] * 6, EDGE)
    assert found(apart) == {"apart": RIGHT}
    text = next(flaw.text for flaw in flaws(apart))
    assert "no way leads" in text and "side 2" in text


def test_where_the_way_narrows_is_told() -> None:
    narrow = board(EDGE, *["#.....#......#"] * 2, FLOOR, *["#.....#......#"] * 3, EDGE)
    cells = found(narrow)
    assert set(cells) == {"narrow"} and cells["narrow"] == ((6, 3),)
    wide = board(EDGE, *["#.....#......#"] * 2, FLOOR, FLOOR, *["#.....#......#"] * 2, EDGE)
    assert found(wide) == {}


def test_problems_of_a_file_name_the_square(tmp_path: Path) -> None:
    numbers = [b.WALL if i % 10 == 5 else b.FLOOR for i in range(80)]
    body = b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts()))
    [problem] = read_map(b.write(tmp_path, body)).errors
    assert (problem.code, problem.cell) == ("apart", (8, 0))


# --- what each side is given ---


def test_both_sides_of_a_bare_hall_are_given_the_same() -> None:
    assert prospects(BARE) == (Prospects(4, 0, 0), Prospects(4, 0, 0))


def test_sight_comes_after_steps() -> None:
    """A wall across the hall but for its last row: the other side is seen from where the gap lies open."""
    screened = board(EDGE, *["#.....##.....#"] * 5, FLOOR, EDGE)
    one, other = prospects(screened)
    assert one == Prospects(one.to_middle, one.near_walls, other.to_sight) and one.to_sight is not None
    assert one.to_sight >= 0
    shut = board(EDGE, *["#.....##.....#"] * 6, EDGE)
    assert prospects(shut)[0].to_sight is None and prospects(shut)[1].to_middle in (None, 3, 4)


def test_walls_near_a_start_count_up_to_four_squares() -> None:
    near = board(EDGE, FLOOR, FLOOR, "#......#.....#", FLOOR, FLOOR, FLOOR, EDGE)
    one, other = prospects(near)
    # The squares left of, above and below the wall at 7,3: the nearest is four squares from the first start area, at
    # 6,3; above and below it at 7,2 and 7,4 they are five from it, and four from the other, as is 8,3.
    assert (one.near_walls, other.near_walls) == (1, 3)


def test_the_rim_is_no_cover() -> None:
    assert prospects(BARE)[0].near_walls == 0


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


@pytest.mark.parametrize("path", BOARDS, ids=named)
def test_the_programs_boards_give_both_sides_the_same(path: Path) -> None:
    found = read_map(path)
    assert found.board is not None
    one, other = prospects(found.board)
    assert one == other

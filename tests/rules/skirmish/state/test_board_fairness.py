"""What is a fair board, and what a board gives each side; random boards against a second opinion."""

from __future__ import annotations

import random

import pytest

from game.geometry.sight import sight
from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.state.board import Board, is_fair
from game.rules.skirmish.state.board_fairness import Prospects, prospects

# rule: skirmish/boards

OPEN = ("." * 10,) * 10
LEFT = tuple((x, y) for y in range(10) for x in (0, 1))
RIGHT = tuple((x, y) for y in range(10) for x in (8, 9))


def fair(rows: tuple[str, ...], first: tuple[Cell, ...] = LEFT, second: tuple[Cell, ...] = RIGHT) -> bool:
    """Return whether the board is fair, whichever side is called the first, and from whichever side one looks at it."""
    answers = set()
    for starts in ((first, second), (second, first)):
        answers.add(is_fair(Board("b", SquareGrid(rows), starts)))
        width, height = len(rows[0]), len(rows)
        over = tuple(tuple((width - 1 - x, y) for x, y in area) for area in starts)
        answers.add(is_fair(Board("b", SquareGrid(tuple(row[::-1] for row in rows)), over)))
        down = tuple(tuple((x, height - 1 - y) for x, y in area) for area in starts)
        answers.add(is_fair(Board("b", SquareGrid(rows[::-1]), down)))
    (answer,) = answers
    return answer


def test_a_board_is_fair_by_its_distances_though_a_wall_breaks_its_symmetry() -> None:
    rows = ("....#.....", *OPEN[1:])
    assert fair(rows)
    upper = tuple((x, y) for y in range(6) for x in (0, 1))
    lower = tuple((x, y) for y in range(4, 10) for x in (8, 9))
    assert fair(rows, upper, lower)
    higher = tuple((x, y) for y in range(3, 9) for x in (8, 9))
    assert not fair(rows, upper, higher)


def test_a_board_that_is_higher_than_wide_is_judged_as_well() -> None:
    rows = ("." * 8,) * 12
    left = tuple((x, y) for y in range(12) for x in (0, 1))
    right = tuple((x, y) for y in range(12) for x in (6, 7))
    assert fair(rows, left, right)
    top = tuple((x, y) for y in (0, 1) for x in range(8))
    bottom = tuple((x, y) for y in (10, 11) for x in range(8))
    assert fair(rows, top, bottom)
    assert not fair(("#" * 4 + "." * 4, *rows[1:]), top[4:], bottom)


@pytest.mark.parametrize("way", ["half turn", "left and right", "up and down"])
def test_a_half_turn_or_a_mirror_that_exchanges_the_areas_is_fair(way: str) -> None:
    rows = ["...#.......", "..^........", ".......##..", "...........", "....#......"]
    across, down = way != "up and down", way != "left and right"
    image = [row[::-1] if across else row for row in (rows[::-1] if down else rows)]
    if way == "left and right":
        whole = [row + "." + other for row, other in zip(rows, image, strict=True)]
    else:
        whole = [*rows, "." * 11, *image]
    width, height = len(whole[0]), len(whole)
    first = tuple((x, y) for y in range(4) for x in range(3))
    second = tuple((width - 1 - x if across else x, height - 1 - y if down else y) for x, y in first)
    assert fair(tuple(whole), first, second)
    assert not fair(tuple(whole), first, (*second[1:], (width // 2, height // 2)))


def test_areas_as_far_from_one_another_but_not_from_the_middle_are_not_fair() -> None:
    assert not fair(OPEN, LEFT, tuple((x - 1, y) for x, y in RIGHT))
    upper = tuple((x, y) for y in (0, 1) for x in range(10))
    assert not fair(OPEN, upper, tuple((x, y) for y in (7, 8) for x in range(10)))


def test_areas_as_far_from_the_middle_but_not_from_one_another_are_not_fair() -> None:
    first = tuple(cell for cell in LEFT if cell != (0, 9))
    second = tuple(cell for cell in RIGHT if cell != (9, 0))
    assert fair(OPEN, first, second)
    assert not fair(OPEN, first, tuple((0, 9) if cell == (9, 9) else cell for cell in second))


def test_areas_of_unlike_size_are_not_fair() -> None:
    assert not fair(OPEN, LEFT, RIGHT[:19])


def test_start_squares_from_which_no_way_leads_do_not_count() -> None:
    rows = (".#........", "##........", *OPEN[2:])
    area = tuple(cell for cell in LEFT if rows[cell[1]][cell[0]] == ".")
    ahead = tuple(cell for cell in RIGHT if cell not in ((8, 1), (9, 1), (8, 0)))
    assert len(area) == len(ahead) and not fair(rows, area, ahead)
    assert fair(rows, area, tuple(cell for cell in ahead if cell != (9, 0)))


# --- what each side is given ---

EDGE, FLOOR = "#" * 14, "#............#"


def hall(*rows: str) -> Board:
    """Return a board of 14x8 squares with a start area at either end."""
    areas = tuple(tuple((x, y) for y in range(1, 7) for x in columns) for columns in ((1, 2), (11, 12)))
    return Board("Test", SquareGrid(rows), areas)


BARE = hall(EDGE, *[FLOOR] * 6, EDGE)


def test_both_sides_of_a_bare_hall_are_given_the_same() -> None:
    assert prospects(BARE) == (Prospects(4, 0, 0), Prospects(4, 0, 0))  # The rim is no cover.


def test_sight_comes_after_steps() -> None:
    """A wall across the hall except for its last row: the other side is seen from where the gap lies open."""
    screened = hall(EDGE, *["#.....##.....#"] * 5, FLOOR, EDGE)
    one, other = prospects(screened)
    assert one == other == Prospects(3, 6, 0)


def test_a_middle_and_a_side_to_which_no_way_leads() -> None:
    shut = hall(EDGE, *["#....####....#"] * 2, "#....#..#....#", *["#....####....#"] * 3, EDGE)
    assert prospects(shut) == (Prospects(None, 6, None), Prospects(None, 6, None))


def test_walls_near_a_start_count_up_to_four_squares() -> None:
    near = hall(EDGE, FLOOR, FLOOR, "#......#.....#", FLOOR, FLOOR, FLOOR, EDGE)
    one, other = prospects(near)
    # The squares left of, above and below the wall at 7,3: the nearest is four squares from the first start area, at
    # 6,3; above and below it at 7,2 and 7,4 they are five from it, and four from the other, as is 8,3.
    assert (one.near_walls, other.near_walls) == (1, 3)


def steps(rows: tuple[str, ...], begin: tuple[Cell, ...]) -> dict[Cell, int]:
    """Return how many king's moves it takes from an area to each open square; corners of walls do not bar counting."""
    found = {(x, y): 0 for x, y in begin if rows[y][x] != "#"}
    edge = list(found)
    while edge:
        after = []
        for x, y in edge:
            for i, j in ((x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
                inside = 0 <= i < len(rows[0]) and 0 <= j < len(rows)
                if inside and rows[j][i] != "#" and (i, j) not in found:
                    found[i, j] = found[x, y] + 1
                    after.append((i, j))
        edge = after
    return found


def expected(board: Board, side: int) -> Prospects:
    """Return what a side finds, square by square."""
    rows, (width, height) = board.grid.rows, (board.grid.width, board.grid.height)
    away = steps(rows, board.starts[side])
    free = [(x, y) for y in range(height) for x in range(width) if rows[y][x] != "#"]
    inner = [(x, y) for y in range(1, height - 1) for x in range(1, width - 1) if rows[y][x] == "#"]
    apart = {(x, y): abs(x + 0.5 - width / 2) ** 2 + abs(y + 0.5 - height / 2) ** 2 for x, y in free}
    middle = [cell for cell in free if apart[cell] == min(apart.values())]
    walls = [(x, y) for x, y in away if away[x, y] <= 4 and any(abs(x - i) + abs(y - j) == 1 for i, j in inner)]
    sees = [
        cell
        for cell in away
        if any(sight(board.grid, cell, 1, there, 1).verdict != "blocked" for there in board.starts[1 - side])
    ]
    return Prospects(
        min((away[cell] for cell in middle if cell in away), default=None),
        len(walls),
        min((away[cell] for cell in sees), default=None),
    )


@pytest.mark.parametrize("seed", range(12))
def test_random_boards_give_each_side_what_the_second_opinion_says(seed: int) -> None:
    dice = random.Random(seed)
    width, height = dice.randint(8, 11), dice.randint(8, 11)
    ground = "." * 5 + "#" * (2 + seed % 3)
    rows = [[dice.choice(ground) for _ in range(width)] for _ in range(height)]
    areas = ((0, 0), (1, 0), (0, 1)), ((width - 1, height - 1), (width - 2, height - 1))
    for x, y in (*areas[0], *areas[1]):
        rows[y][x] = "."
    if seed % 4 == 0:
        rows[height // 2] = ["#"] * width
    board = Board("b", SquareGrid(tuple("".join(row) for row in rows)), areas)
    assert prospects(board) == (expected(board, 0), expected(board, 1)), board.grid.rows

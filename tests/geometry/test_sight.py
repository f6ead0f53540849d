"""Lines of sight: each clause of the rule on a small board, then whole random boards against the slow reference."""

from __future__ import annotations

import itertools
import random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.geometry import sight as sights
from game.geometry.corner_lines import pieces
from game.geometry.squares import Cell, SquareGrid
from tests.geometry.reference import line_blocked, random_grid, sight_verdict

WORDS = ("blocked", "cover", "clear")


def board(*rows: str) -> SquareGrid:
    return SquareGrid(rows)


def test_open_ground_gives_a_clear_shot() -> None:
    report = sights.sight(board("....", "...."), (0, 0), 1, (3, 1), 1)
    assert report.verdict == "clear" and report.clear and report.sees and report.blockers == ()
    assert len(report.lines) == 16 and all(line.clear for line in report.lines)


def test_the_inside_of_a_wall_blocks_and_the_report_names_it() -> None:
    assert sights.line_between(board(".#.", "..."), (0, 0), (3, 1)) == sights.CornerLine((0, 0), (3, 1), blocker=(1, 0))
    assert sights.line_between(board(".##", "..."), (3, 1), (0, 0)).blocker == (2, 0)


def test_one_wall_beside_an_edge_does_not_block_and_two_do() -> None:
    assert sights.line_between(board("...", ".#."), (0, 1), (3, 1)).clear
    assert sights.line_between(board(".#.", ".#."), (0, 1), (3, 1)) == sights.CornerLine((0, 1), (3, 1), blocker=(1, 0))
    assert sights.line_between(board("..", "##", ".."), (1, 3), (1, 0)).blocker == (0, 1)


def test_an_edge_changing_sides_at_a_corner_is_blocked_at_the_pinch() -> None:
    line = sights.line_between(board("#.", ".#"), (0, 1), (2, 1))
    assert line.pinch == (1, 1) and line.blocker == (0, 0)


def test_a_line_is_cut_where_it_meets_a_point() -> None:
    assert pieces(6, -4) == ((3, -2), 2) and pieces(0, 3) == ((0, 1), 3) and pieces(-5, 0) == ((-1, 0), 5)
    assert pieces(3, 2) == ((3, 2), 1) and pieces(0, 0) == ((0, 0), 0)


def test_touching_a_corner_from_outside_does_not_block() -> None:
    assert sights.line_between(board("..", ".#"), (0, 2), (2, 0)).clear
    assert sights.line_between(board(".#", "##"), (0, 0), (1, 1)).clear


@pytest.mark.parametrize("rows", [(".#", "#."), ("#.", ".#")])
def test_a_pinch_blocks_what_passes_through_it_and_what_ends_at_it(rows: tuple[str, str]) -> None:
    grid = SquareGrid(rows)
    through = ((0, 0), (2, 2)) if rows[0] == ".#" else ((2, 0), (0, 2))
    line = sights.line_between(grid, *through)
    assert line.pinch == (1, 1) and line.blocker in ((1, 0), (0, 0))
    assert sights.line_between(grid, through[0], (1, 1)).pinch == (1, 1)
    assert sights.line_between(grid, (1, 1), through[1]).pinch == (1, 1)
    assert sights.line_between(grid, (1, 1), (1, 1)).pinch == (1, 1)


def test_diagonal_neighbours_do_not_see_through_a_pinch() -> None:
    assert sights.sight(board(".#", "#."), (0, 0), 1, (1, 1), 1).verdict == "blocked"
    assert sights.sight(board("..", "#."), (0, 0), 1, (1, 1), 1).verdict != "blocked"


def test_three_walls_at_a_point_are_not_pinch() -> None:
    assert sights.line_between(board(".#", "##"), (1, 1), (1, 1)).clear


def test_the_edge_of_the_board_blocks_nothing() -> None:
    grid = board("#..#")
    assert sights.line_between(grid, (1, 0), (3, 0)).clear and sights.line_between(grid, (0, 0), (4, 0)).clear
    assert sights.line_between(grid, (0, 1), (4, 1)).clear and sights.line_between(grid, (0, 0), (0, 1)).clear


def test_cover_is_sight_without_a_clear_shot() -> None:
    grid = board(".....", "..#..", ".....")
    report = sights.sight(grid, (0, 1), 1, (4, 1), 1)
    assert report.verdict == "cover" and report.sees and not report.clear and report.blockers == ((2, 1),)
    best = [line for line in report.lines if line.start == report.corner]
    counts = [sum(line.clear for line in report.lines if line.start == corner) for corner in sights.corners((0, 1), 1)]
    assert sum(line.clear for line in best) == max(counts) < 4


def test_a_full_wall_blocks() -> None:
    report = sights.sight(board("..#..", "..#..", "..#.."), (0, 1), 1, (4, 1), 1)
    assert report.verdict == "blocked" and not report.sees


def test_a_block_of_four_sees_and_is_seen_by_its_outer_corners() -> None:
    assert sights.corners((1, 2), 2) == ((1, 2), (3, 2), (1, 4), (3, 4))
    grid = board("...#..", "..#...", "......")
    assert {line.start for line in sights.sight(grid, (0, 0), 2, (4, 0), 2).lines} == {(0, 0), (2, 0), (0, 2), (2, 2)}
    assert sights.sight(grid, (0, 0), 2, (4, 0), 2).verdict == "cover"
    assert sights.sight(board("......", "..#...", "......"), (0, 0), 2, (4, 0), 2).verdict == "clear"  # (2, 0) sees all


def test_creatures_on_one_spot_and_touching_ones_share_points() -> None:
    report = sights.sight(board(".."), (0, 0), 1, (1, 0), 1)
    assert report.verdict == "clear" and len(report.lines) == 16
    assert sum(line.start == line.end for line in report.lines) == 2


def test_a_clear_shot_need_not_be_mutual() -> None:
    for grid in (random_grid(random.Random(f"mutual {n}"), 6, walls=0.2) for n in range(200)):
        table = sights.sight_table(grid)
        assert (np.minimum(table, 1) == np.minimum(table, 1).transpose(2, 3, 0, 1)).all(), "seeing is mutual"
        if (table != table.transpose(2, 3, 0, 1)).any():
            return
    raise AssertionError("no board with a one-sided clear shot was found")


def test_a_report_is_plain_data() -> None:
    report = sights.sight(board("..#.", "...."), (0, 0), 1, (3, 1), 1)
    assert msgspec.json.decode(msgspec.json.encode(report), type=sights.SightReport) == report


@pytest.mark.parametrize(("cell", "size"), [((2, 0), 1), ((-1, 0), 1), ((0, 1), 1), ((0, 0), 2)])
def test_spaces_off_the_board_are_refused(cell: Cell, size: int) -> None:
    grid = board("..")
    for question in (sights.sight, sights.verdict):
        with pytest.raises(ValueError, match="not on the board"):
            question(grid, cell, size, (0, 0), 1)
        with pytest.raises(ValueError, match="not on the board"):
            question(grid, (0, 0), 1, cell, size)
    with pytest.raises(ValueError, match="not on the board"):
        sights.sight_row(grid, cell, size)


def test_tables_are_shared_and_cannot_be_written_to() -> None:
    table = sights.sight_table(board("..", ".."))
    assert table is sights.sight_table(board("..", "..")) and table.dtype == np.uint8 and table.shape == (2, 2, 2, 2)
    with pytest.raises(ValueError, match="read-only"):
        table[0, 0, 0, 0] = 1
    assert (sights.sight_table(board("...")) == sights.CLEAR).all()
    assert (sights.sight_table(board("..."), 2, 2) == sights.BLOCKED).all()  # no block fits: the table is empty


def test_every_line_of_small_boards_agrees_with_the_reference() -> None:
    """All 512 boards of 3x3 and every line on them that matters, by the report's walk."""
    dice = random.Random("small")
    points = list(itertools.product(range(4), range(4)))
    lines = list(itertools.combinations_with_replacement(points, 2))
    for walls in itertools.product(".#", repeat=9):
        grid = SquareGrid(tuple("".join(walls[row * 3 : row * 3 + 3]) for row in range(3)))
        for start, end in dice.sample(lines, 30):
            blocked = line_blocked(grid, start, end)
            assert sights.line_between(grid, start, end).clear != blocked, (grid.rows, start, end)
            assert sights.line_between(grid, end, start).clear != blocked, (grid.rows, end, start)


def _spaces(grid: SquareGrid, size: int) -> list[Cell]:
    return [(x, y) for y in range(grid.height - size + 1) for x in range(grid.width - size + 1)]


@pytest.mark.parametrize("seed", range(4))
def test_table_report_and_reference_agree(seed: int) -> None:
    dice = random.Random(f"sight {seed}")
    seen = set()
    for _ in range(200):
        grid = random_grid(dice, 8)
        sizes = dice.choice((1, 1, 2)), dice.choice((1, 1, 2))
        near, far = _spaces(grid, sizes[0]), _spaces(grid, sizes[1])
        table = sights.sight_table(grid, *sizes)
        for _ in range(4 if near and far else 0):
            one, other = dice.choice(near), dice.choice(far)
            wanted = sight_verdict(grid, one, sizes[0], other, sizes[1])
            report = sights.sight(grid, one, sizes[0], other, sizes[1])
            place = (grid.rows, one, sizes[0], other, sizes[1])
            assert report.verdict == WORDS[wanted], place
            assert sights.verdict(grid, one, sizes[0], other, sizes[1]) == wanted, place
            assert table[one[1], one[0], other[1], other[0]] == wanted, place
            assert sights.sight_row(grid, one, sizes[0], sizes[1])[other[1], other[0]] == wanted, place
            for line in report.lines:
                assert line.clear != line_blocked(grid, line.start, line.end), place
                assert line.blocker is None or grid.wall(line.blocker), place
            seen.add(wanted)
    assert seen == {sights.BLOCKED, sights.COVER, sights.CLEAR}


def test_a_whole_large_table_agrees_with_reports() -> None:
    dice = random.Random("large")
    rows = tuple("".join("#" if dice.random() < 0.12 else "." for _ in range(27)) for _ in range(19))
    grid = SquareGrid(rows)
    for sizes in itertools.product((1, 2), repeat=2):
        near, far = _spaces(grid, sizes[0]), _spaces(grid, sizes[1])
        for _ in range(250):
            one, other = dice.choice(near), dice.choice(far)
            assert (
                sights.sight(grid, one, sizes[0], other, sizes[1]).verdict
                == WORDS[sights.verdict(grid, one, sizes[0], other, sizes[1])]
            )


def _turned(grid: SquareGrid) -> SquareGrid:
    """Return a quarter turn clockwise: square (x, y) goes to (height - 1 - y, x)."""
    return SquareGrid(tuple("".join(column) for column in zip(*grid.rows[::-1], strict=True)))


def test_mirrors_turns_and_shifts_change_nothing() -> None:
    dice = random.Random("turns")
    for _ in range(150):
        grid = random_grid(dice, 8)
        sizes = dice.choice((1, 2)), dice.choice((1, 2))
        height, width = grid.height, grid.width
        if min(height, width) < max(sizes):
            continue
        a, b = sizes
        table = sights.sight_table(grid, a, b)[: height - a + 1, : width - a + 1, : height - b + 1, : width - b + 1]
        mirrored = sights.sight_table(SquareGrid(tuple(row[::-1] for row in grid.rows)), a, b)
        mirrored = mirrored[: height - a + 1, : width - a + 1, : height - b + 1, : width - b + 1]
        assert (mirrored[:, ::-1, :, ::-1] == table).all()
        turned = sights.sight_table(_turned(grid), a, b)
        turned = turned[: width - a + 1, : height - a + 1, : width - b + 1, : height - b + 1]
        assert (turned[:, ::-1, :, ::-1].transpose(1, 0, 3, 2) == table).all()
        empty = "." * (width + 3)
        framed = sights.sight_table(SquareGrid((empty, *(".." + row + "." for row in grid.rows), empty)), a, b)
        shifted = framed[1 : height - a + 2, 2 : width - a + 3, 1 : height - b + 2, 2 : width - b + 3]
        assert (shifted == table).all()


def test_a_wall_more_opens_no_line_but_one_that_ends_at_a_pinch_it_fills() -> None:
    """Where a third wall fills a pinch, the point is the inner corner of a room, and what stands in that corner may
    be seen there. No other line opens, and none that goes on beyond the point."""
    dice = random.Random("more walls")
    shut = opened = 0
    for _ in range(1500):
        grid = random_grid(dice, 6, walls=0.3)
        x, y = dice.choice(list(grid.cells()))
        more = SquareGrid(tuple(row[:x] + "#" + row[x + 1 :] if at == y else row for at, row in enumerate(grid.rows)))
        points = [(i, j) for i in range(grid.width + 1) for j in range(grid.height + 1)]
        for _ in range(12):
            before = sights.line_between(grid, dice.choice(points), dice.choice(points))
            after = sights.line_between(more, before.start, before.end)
            shut += before.clear and not after.clear
            if after.clear and not before.clear:
                opened += 1
                assert before.pinch in sights.corners((x, y), 1) and before.pinch in (before.start, before.end)
    assert shut > opened > 0


boards = st.integers(1, 7).flatmap(
    lambda width: st.lists(st.text("..#^", min_size=width, max_size=width), min_size=1, max_size=7)
)


@settings(max_examples=150, deadline=None)
@given(rows=boards, pick=st.randoms(use_true_random=False))
def test_any_board_table_and_reference_agree(rows: list[str], pick: random.Random) -> None:
    grid = SquareGrid(tuple(rows))
    squares = list(grid.cells())
    one, other = pick.choice(squares), pick.choice(squares)
    assert sights.verdict(grid, one, 1, other, 1) == sight_verdict(grid, one, 1, other, 1)

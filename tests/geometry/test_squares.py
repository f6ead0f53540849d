"""Boards, bodies, adjacency, and corners that walls bar."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.geometry import squares
from game.geometry.terrain import DIFFICULT, FLOOR
from tests.geometry.reference import body, is_wall, random_grid


def test_a_board_knows_its_ground() -> None:
    grid = squares.SquareGrid((".#^", "..."))
    assert (grid.width, grid.height) == (3, 2)
    assert list(grid.cells()) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert grid.blocks((1, 0)) and grid.wall((1, 0)) and not grid.blocks((2, 0))
    assert grid.terrain((2, 0)) is DIFFICULT and grid.terrain((0, 0)) is FLOOR


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (3, 0), (0, 2)])
def test_off_the_board_movement_is_blocked_and_sight_is_not(cell: tuple[int, int]) -> None:
    grid = squares.SquareGrid(("###", "###"))
    assert not grid.inside(cell) and grid.blocks(cell)
    assert not grid.wall(cell) and not grid.closed(cell)


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ((), "at least one"),
        (("",), "at least one"),
        (("", ".."), "at least one"),
        (("..", "."), "row 1 has 1"),
        (("..", ""), "row 1 has 0"),
        (("..", ".x"), "column 1, row 1"),
    ],
)
def test_a_malformed_board_is_refused_with_its_place(rows: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        squares.SquareGrid(rows)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"rows": rows}), type=squares.SquareGrid)


def test_a_board_is_written_and_read_and_is_a_key() -> None:
    grid = squares.SquareGrid((".#", "^."))
    again = msgspec.json.decode(msgspec.json.encode(grid), type=squares.SquareGrid)
    assert again == grid and hash(again) == hash(grid) and {grid: 1}[again] == 1


def test_bodies_fill_one_square_or_four() -> None:
    assert squares.footprint((3, 4), 1) == ((3, 4),)
    assert squares.footprint((3, 4), 2) == ((3, 4), (4, 4), (3, 5), (4, 5))
    with pytest.raises(ValueError, match="3x3"):
        squares.footprint((0, 0), 3)


def test_a_body_fits_where_all_its_squares_are_free_of_wall() -> None:
    grid = squares.SquareGrid(("..#", ".^."))
    assert squares.fits(grid, (0, 0), 2) and not squares.fits(grid, (1, 0), 2)
    assert not squares.fits(grid, (0, 1), 2) and not squares.fits(grid, (-1, 0), 1)


def test_adjacent_overlapping_and_neighbours_say_the_same() -> None:
    for size_a in (1, 2):
        for size_b in (1, 2):
            for x in range(-4, 5):
                for y in range(-4, 5):
                    one, other = body((0, 0), size_a), body((x, y), size_b)
                    touch = any(squares.king_distance(a, b) == 1 for a in one for b in other)
                    assert squares.overlapping((0, 0), size_a, (x, y), size_b) == bool(one & other)
                    assert squares.adjacent((0, 0), size_a, (x, y), size_b) == (touch and not one & other)
                    assert bool(
                        set(squares.neighbours((0, 0), size_a)) & other and not one & other
                    ) == squares.adjacent((0, 0), size_a, (x, y), size_b)
    assert len(squares.neighbours((0, 0), 1)) == 8 and len(squares.neighbours((0, 0), 2)) == 12


def test_walls_bar_diagonal_steps_and_creatures_have_no_say() -> None:
    assert squares.corner_barred(squares.SquareGrid((".#", "..")), (0, 0), (1, 1))
    assert squares.corner_barred(squares.SquareGrid(("..", "#.")), (0, 0), (1, 1))
    assert not squares.corner_barred(squares.SquareGrid(("#.", ".#")), (0, 0), (1, 1))
    assert not squares.corner_barred(squares.SquareGrid((".#", "..")), (0, 0), (0, 1))
    for to in ((0, 0), (2, 0), (2, 1)):
        with pytest.raises(ValueError, match="not one step"):
            squares.corner_barred(squares.SquareGrid(("...", "...")), (0, 0), to)


def test_a_block_is_barred_when_any_of_its_squares_would_be() -> None:
    dice = random.Random("corners")
    for _ in range(400):
        grid = random_grid(dice, 6)
        x, y = dice.randrange(grid.width), dice.randrange(grid.height)
        dx, dy = dice.choice((-1, 1)), dice.choice((-1, 1))
        if not (squares.fits(grid, (x, y), 2) and squares.fits(grid, (x + dx, y + dy), 2)):
            continue
        barred = any(is_wall(grid, i + dx, j) or is_wall(grid, i, j + dy) for i, j in body((x, y), 2))
        assert squares.corner_barred(grid, (x, y), (x + dx, y + dy), 2) == barred

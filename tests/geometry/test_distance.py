"""Shortest routes around walls."""

from __future__ import annotations

import random

import pytest

from game.geometry.distance import NO_ROUTE, cells_within, disc, distance, king_distance, steps_from, within
from game.geometry.squares import SquareGrid
from tests.geometry.reference import body, random_grid, route_lengths


def test_routes_go_around_walls_and_corners_do_not_bar_them() -> None:
    grid = SquareGrid((".#.", ".#.", "..."))
    assert distance(grid, (0, 0), 1, (2, 0), 1) == 4
    assert distance(SquareGrid((".#", "#.")), (0, 0), 1, (1, 1), 1) == 1
    assert king_distance((0, 0), (2, 0)) == 2


def test_what_is_walled_off_is_at_no_distance() -> None:
    grid = SquareGrid((".#.",))
    assert distance(grid, (0, 0), 1, (2, 0), 1) is None
    assert not within(grid, (0, 0), 1, (2, 0), 1, 99)
    assert steps_from(grid, ((0, 0),)).tolist() == [[0, NO_ROUTE, NO_ROUTE]]
    assert cells_within(grid, ((0, 0),), 9) == ((0, 0),)


def test_a_block_is_as_near_as_its_nearest_square() -> None:
    grid = SquareGrid(("......", "......"))
    assert distance(grid, (0, 0), 2, (4, 0), 2) == 3
    assert within(grid, (0, 0), 2, (4, 0), 2, 3) and not within(grid, (0, 0), 2, (4, 0), 2, 2)
    assert distance(grid, (0, 0), 2, (1, 0), 2) == 0


def test_slow_ground_counts_like_any_other() -> None:
    assert distance(SquareGrid((".^^.",)), (0, 0), 1, (3, 0), 1) == 3


def test_walls_and_squares_off_the_board_start_no_route() -> None:
    grid = SquareGrid((".#.",))
    assert (steps_from(grid, ((1, 0), (9, 9), (-1, 0))) == NO_ROUTE).all()
    assert cells_within(grid, frozenset({(1, 0), (2, 0)}), 0) == ((2, 0),)


def test_the_table_is_shared_and_cannot_be_written_to() -> None:
    table = steps_from(SquareGrid(("..",)), ((0, 0),))
    with pytest.raises(ValueError, match="read-only"):
        table[0, 0] = 7


@pytest.mark.parametrize("seed", range(3))
def test_distances_agree_with_a_plain_search(seed: int) -> None:
    dice = random.Random(f"distance {seed}")
    for _ in range(250):
        grid = random_grid(dice, 9)
        squares = list(grid.cells())
        chosen = dice.sample(squares, dice.randint(1, min(3, len(squares))))
        lengths = route_lengths(grid, chosen)
        table = steps_from(grid, frozenset(chosen))
        assert {(x, y): int(table[y, x]) for x, y in squares} == {c: lengths.get(c, NO_ROUTE) for c in squares}
        limit = dice.randint(0, 5)
        near = cells_within(grid, tuple(chosen), limit)
        assert list(near) == [cell for cell in squares if lengths.get(cell, 99) <= limit]
        one, other = dice.choice(squares), dice.choice(squares)
        sizes = dice.choice((1, 2)), dice.choice((1, 2))
        if other[0] + sizes[1] > grid.width or other[1] + sizes[1] > grid.height:
            continue
        routes = route_lengths(grid, sorted(body(one, sizes[0])))
        apart = min((routes[cell] for cell in body(other, sizes[1]) if cell in routes), default=None)
        assert distance(grid, one, sizes[0], other, sizes[1]) == apart
        assert within(grid, one, sizes[0], other, sizes[1], limit) == (apart is not None and apart <= limit)
        around = disc(grid, one, sizes[0], limit)
        assert around == {cell for cell in squares if routes.get(cell, 99) <= limit}


def test_who_reaches_off_the_board_is_near_by_the_squares_that_are_on_it() -> None:
    grid = SquareGrid(("....",))
    assert within(grid, (0, 0), 1, (2, 0), 2, 2) and not within(grid, (0, 0), 1, (2, 0), 2, 1)
    assert not within(grid, (0, 0), 1, (-1, 0), 1, 5) and not within(grid, (0, 0), 1, (1, -1), 1, 5)
    assert within(grid, (0, 0), 1, (-1, 0), 2, 0)

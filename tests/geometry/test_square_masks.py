"""Sets of squares as numbers are the sets that plain Python makes."""

from __future__ import annotations

import random

import numpy as np
import pytest

from game.geometry.square_masks import masks_of
from game.geometry.squares import Cell, SquareGrid
from tests.geometry.reference import body, random_grid


def _cells(grid: SquareGrid, squares: int) -> set[Cell]:
    return {cell for cell in grid.cells() if masks_of(grid).holds(squares, cell)}


def test_a_square_at_the_right_edge_is_not_beside_the_next_row() -> None:
    grid = SquareGrid(("..", "..", ".."))
    masks = masks_of(grid)
    assert _cells(grid, masks.grown(masks.of([(1, 0)]))) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert _cells(grid, masks.grown(masks.of([(0, 2)]))) == {(0, 1), (1, 1), (0, 2), (1, 2)}
    assert masks.under(masks.bit((0, 1)), 2) == masks.of([(0, 0), (0, 1)])
    assert masks.filled(masks.bit((1, 1)), 2) == masks.of([(1, 1), (1, 2)])


@pytest.mark.parametrize("seed", range(3))
def test_sets_as_numbers_are_sets_of_squares(seed: int) -> None:
    dice = random.Random(f"masks {seed}")
    for _ in range(100):
        grid = random_grid(dice, 9)
        masks, squares = masks_of(grid), list(grid.cells())
        chosen = set(dice.sample(squares, dice.randint(0, len(squares))))
        mask, size = masks.of(chosen), dice.choice((1, 2))
        array = np.array([[(x, y) in chosen for x in range(grid.width)] for y in range(grid.height)])
        assert masks.of_array(array) == mask
        assert mask & ~masks.board == 0 and _cells(grid, mask) == chosen
        assert _cells(grid, masks.board) == set(squares)
        filled = {square for cell in chosen for square in body(cell, size)}
        assert _cells(grid, masks.filled(mask, size)) == filled & set(squares)
        assert _cells(grid, masks.under(mask, size)) == {cell for cell in squares if body(cell, size) & chosen}
        beside = {(x + i, y + j) for x, y in chosen for i in (-1, 0, 1) for j in (-1, 0, 1)}
        assert _cells(grid, masks.grown(mask)) == beside & set(squares)
        for found in (masks.filled(mask, size), masks.under(mask, size), masks.grown(mask)):
            assert found & ~masks.board == 0

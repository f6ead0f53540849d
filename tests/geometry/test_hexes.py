"""Places of hexes: turns, mirrors, and the four ways in which a map of Tiled staggers them."""

from __future__ import annotations

import itertools

import pytest

from game.geometry import hexes

STAGGERS = [hexes.Stagger(axis, index) for axis in ("x", "y") for index in ("odd", "even")]
PLACES = list(itertools.product(range(-4, 5), repeat=2))


def middle(stagger: hexes.Stagger, column: int, row: int) -> tuple[int, int]:
    """Return the middle of a cell in pixels, as Tiled draws it: cells of 28 by 32 with a side of 16 (pointed tops), so
    that each row lies 24 below the last, or the same turned. The origin is left out."""
    if stagger.axis == "y":
        moved = (row % 2 == 1) != (stagger.index == "even")
        return column * 28 + 14 * moved, row * 24
    moved = (column % 2 == 1) != (stagger.index == "even")
    return column * 24, row * 28 + 14 * moved


@pytest.mark.parametrize("stagger", STAGGERS)
def test_neighbours_are_those_that_touch_on_the_map(stagger: hexes.Stagger) -> None:
    offsets = {(28, 0), (14, 24), (14, -24), (-28, 0), (-14, 24), (-14, -24)}
    if stagger.axis == "x":
        offsets = {(y, x) for x, y in offsets}
    cells = list(itertools.product(range(7), repeat=2))
    for one, other in itertools.permutations(cells, 2):
        (ax, ay), (bx, by) = middle(stagger, *one), middle(stagger, *other)
        touch = (bx - ax, by - ay) in offsets
        assert (hexes.to_axial(stagger, *other) in hexes.neighbours(hexes.to_axial(stagger, *one))) == touch, (
            one,
            other,
        )


@pytest.mark.parametrize("stagger", STAGGERS)
def test_each_direction_is_the_same_way_everywhere_on_the_map(stagger: hexes.Stagger) -> None:
    for number, (dq, dr) in enumerate(hexes.DIRECTIONS):
        moves = set()
        for column, row in itertools.product(range(-3, 4), repeat=2):
            q, r = hexes.to_axial(stagger, column, row)
            (ax, ay), (bx, by) = (
                middle(stagger, column, row),
                middle(stagger, *hexes.from_axial(stagger, (q + dq, r + dr))),
            )
            moves.add((bx - ax, by - ay) if stagger.axis == "y" else (by - ay, bx - ax))
        assert moves == {((28, 0), (14, 24), (-14, 24), (-28, 0), (-14, -24), (14, -24))[number]}


@pytest.mark.parametrize("stagger", STAGGERS)
def test_columns_and_rows_come_back(stagger: hexes.Stagger) -> None:
    for column, row in PLACES:
        assert hexes.from_axial(stagger, hexes.to_axial(stagger, column, row)) == (column, row)
    assert len({hexes.to_axial(stagger, column, row) for column, row in PLACES}) == len(PLACES)


def test_the_first_rows_of_an_odd_map() -> None:
    assert [hexes.to_axial(hexes.Stagger(), column, row) for row in range(3) for column in range(2)] == [
        (0, 0), (1, 0), (0, 1), (1, 1), (-1, 2), (0, 2),
    ]  # fmt: skip


def test_turns_and_mirrors_keep_steps_and_come_back() -> None:
    for place in PLACES:
        assert hexes.rotated(place, 6) == place and hexes.mirrored(hexes.mirrored(place)) == place
        assert hexes.rotated(hexes.rotated(place, 2), 4) == place
        for sixths in range(6):
            assert hexes.steps_apart(hexes.rotated(place, sixths), (0, 0)) == hexes.steps_apart(place, (0, 0))
        assert hexes.steps_apart(hexes.mirrored(place), (0, 0)) == hexes.steps_apart(place, (0, 0))
        assert hexes.rotated(place, 7) == hexes.rotated(place, 1) and hexes.rotated(place, -1) == hexes.rotated(
            place, 5
        )
    assert [hexes.rotated((1, 0), sixths) for sixths in range(6)] == list(hexes.DIRECTIONS)


def test_steps_apart_are_the_rings_of_a_search() -> None:
    ring, seen = {(0, 0)}, {(0, 0)}
    for steps in range(5):
        assert all(hexes.steps_apart(place, (0, 0)) == steps for place in ring)
        ring = {beside for place in ring for beside in hexes.neighbours(place)} - seen
        seen |= ring


def test_an_edge_is_the_same_from_both_sides() -> None:
    for place in PLACES:
        for beside in hexes.neighbours(place):
            assert hexes.edge_of(place, beside) == hexes.edge_of(beside, place)
            assert set(hexes.edge_of(place, beside)) == {place, beside}

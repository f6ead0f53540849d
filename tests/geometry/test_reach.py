"""Where bodies can move to, what it costs, and by which path."""

from __future__ import annotations

import random

import pytest

from game.geometry.reach import Body, Reach, reach, reach_among
from game.geometry.squares import Cell, SquareGrid, fits, footprint, neighbours, overlapping
from tests.geometry.reference import PlainReach, merits, random_grid, step_cost


def board(*rows: str) -> SquareGrid:
    return SquareGrid(rows)


def test_open_ground_costs_one_a_step_in_all_eight_directions() -> None:
    found = reach(board(".....", ".....", ".....", ".....", "....."), (2, 2), 1, 1)
    assert found.costs == dict.fromkeys(neighbours((2, 2), 1), 1)


def test_what_costs_the_same_is_listed_in_the_order_of_the_directions() -> None:
    found = reach(board(".....", ".....", ".....", ".....", "....."), (2, 2), 1, 1)
    assert list(found.costs) == [(2, 1), (3, 2), (2, 3), (1, 2), (3, 1), (3, 3), (1, 3), (1, 1)]


def test_slow_ground_costs_two_and_is_entered_only_with_enough_left() -> None:
    ground = board("..^^")
    assert reach(ground, (0, 0), 1, 2).costs == {(1, 0): 1}
    assert reach(ground, (0, 0), 1, 3).costs == {(1, 0): 1, (2, 0): 3}
    assert reach(ground, (0, 0), 1, 3, ignores_slow=True).costs == {(1, 0): 1, (2, 0): 2, (3, 0): 3}


def test_leaving_slow_ground_is_not_slow() -> None:
    assert reach(board("^."), (0, 0), 1, 1).costs == {(1, 0): 1}


def test_a_wall_at_either_side_of_a_diagonal_step_bars_it() -> None:
    for rows in (("..", "#."), (".#", "..")):
        assert reach(board(*rows), (0, 0), 1, 1).costs.get((1, 1)) is None
    assert reach(board("..", ".."), (0, 0), 1, 1, closed={(1, 0), (0, 1)}).costs == {(1, 1): 1}


def test_a_block_of_four_turns_no_corner_diagonally() -> None:
    assert (1, 1) not in reach(board("..#", "...", "..."), (0, 0), 2, 1).costs
    assert (1, 1) not in reach(board("...", "...", "#.."), (0, 0), 2, 1).costs
    assert (1, 1) in reach(board("...", "...", "..."), (0, 0), 2, 1).costs


def test_a_block_of_four_pays_for_the_squares_that_are_new_to_it() -> None:
    assert reach(board(".^.", ".^."), (0, 0), 2, 2).costs == {(1, 0): 1}
    assert reach(board("..^", "..."), (0, 0), 2, 2).costs == {(1, 0): 2}


def test_a_block_may_come_cheaper_from_a_place_reached_later() -> None:
    # Slow squares that the block covers already cost it nothing, so what was entered at 4 is found again at 3.
    assert reach(board("..^", "...", "^.^", "..^"), (1, 0), 2, 9).costs[0, 2] == 3


def test_enemies_are_not_entered_and_friends_are_crossed_but_not_stood_on() -> None:
    lane = board("....")
    assert reach(lane, (0, 0), 1, 3, closed={(1, 0)}).costs == {}
    found = reach(lane, (0, 0), 1, 3, occupied={(1, 0)})
    assert found.costs == {(2, 0): 2, (3, 0): 3}
    assert found.through == {(1, 0): 1}
    assert found.path((2, 0)) == ((1, 0), (2, 0))


def test_a_stop_ends_the_move_even_for_one_corner_of_a_block() -> None:
    assert reach(board("....."), (0, 0), 1, 4, stops={(2, 0)}).costs == {(1, 0): 1, (2, 0): 2}
    assert reach(board(".....", "....."), (0, 0), 2, 4, stops={(2, 1)}).costs == {(1, 0): 1}


def test_what_is_both_occupied_and_a_stop_cannot_be_entered() -> None:
    found = reach(board("..."), (0, 0), 1, 2, occupied={(1, 0)}, stops={(1, 0)})
    assert found.costs == {} and found.through == {}


def test_stops_off_the_board_stop_nobody_at_the_far_edge() -> None:
    # The ring around an enemy at the left edge has squares in column -1: they are not the right edge a row higher.
    lane = board("###.", "...#", "##..", "##..", "##..")
    around = set(neighbours((0, 3), 1)) | set(neighbours((0, 2), 1))
    assert reach(lane, (2, 2), 1, 2, stops=around).costs == reach(lane, (2, 2), 1, 2, stops={(1, 1)}).costs
    column = board(".#.", ".#.", ".#.", ".#.")
    assert reach(column, (2, 0), 1, 3, stops=neighbours((0, 2), 1)).costs == {(2, 1): 1, (2, 2): 2, (2, 3): 3}


def test_a_body_does_not_bar_or_take_its_own_squares() -> None:
    found = reach(board("...", "..."), (0, 0), 2, 1, occupied={(0, 0), (1, 0), (0, 1), (1, 1)}, closed={(1, 1)})
    assert found.costs == {(1, 0): 1}


def test_one_step_enters_slow_ground_with_a_single_movement_left() -> None:
    ground = board("^^^", "^.^", "...")
    found = reach(ground, (1, 1), 1, 1, one_step=True)
    assert set(found.costs.values()) == {1} and len(found.costs) == 8
    assert reach(ground, (1, 1), 1, 5, one_step=True).costs[0, 0] == 2
    assert reach(ground, (1, 1), 1, 0, one_step=True).costs == {}
    assert found.path((0, 0)) == ((0, 0),)
    with pytest.raises(KeyError):
        found.path((1, 1))


def test_one_step_still_respects_walls_enemies_and_friends() -> None:
    found = reach(board("#..", "...", "..."), (1, 1), 1, 3, one_step=True, closed={(2, 2)}, occupied={(1, 2)})
    assert set(found.costs) == {(1, 0), (2, 0), (0, 1), (2, 1), (0, 2)}


def test_the_preferred_path_has_fewest_diagonals_and_a_fixed_order() -> None:
    ground = board("....", "....", "....")
    assert reach(ground, (0, 0), 1, 4).path((3, 0)) == ((1, 0), (2, 0), (3, 0))
    assert reach(ground, (0, 0), 1, 4).path((3, 1)) == ((1, 1), (2, 1), (3, 1))


def test_no_allowance_leads_nowhere_and_a_misplaced_body_is_refused() -> None:
    assert reach(board(".."), (0, 0), 1, 0).costs == {}
    assert reach(board(".."), (0, 0), 1, -1).costs == {}
    for start, size in (((0, 0), 2), ((5, 0), 1), ((1, 0), 1)):
        with pytest.raises(ValueError, match="does not fit"):
            reach(board(".#"), start, size, 3)


def _path_is_honest(grid: SquareGrid, found: Reach, start: Cell, size: int, cell: Cell, level: bool) -> tuple[int, int]:
    """Return the path's own cost and number of diagonals, each step checked to be one that can be taken."""
    cost = diagonals = 0
    here = start
    for there in found.path(cell):
        assert max(abs(there[0] - here[0]), abs(there[1] - here[1])) == 1
        price = step_cost(grid, here, there, size)
        assert price is not None
        cost += 1 if level else price
        diagonals += there[0] != here[0] and there[1] != here[1]
        here = there
    assert here == cell
    return cost, diagonals


@pytest.mark.parametrize("seed", range(4))
def test_reach_agrees_with_a_plain_search(seed: int) -> None:
    dice = random.Random(f"reach {seed}")
    for _ in range(250):
        grid = random_grid(dice, 8, slow=dice.choice((0.15, 0.4)))
        size = dice.choice((1, 2))
        starts = [cell for cell in grid.cells() if fits(grid, cell, size)]
        if not starts:
            continue
        start = dice.choice(starts)
        # Squares beyond the edges too: callers give whole rings around creatures.
        squares = [(x, y) for x in range(-2, grid.width + 2) for y in range(-2, grid.height + 2)]
        shares = dice.choices((6, 12, 40, 999), k=3)
        closed, occupied, stops = (set(dice.sample(squares, len(squares) // share)) for share in shares)
        allowance, level = dice.randint(0, 9), dice.random() < 0.3
        found = reach(grid, start, size, allowance, closed=closed, occupied=occupied, stops=stops, ignores_slow=level)
        wanted = merits(grid, start, size, allowance, closed, occupied, stops, level)
        assert found.costs == {cell: cost for cell, (cost, _) in wanted.items()}, (grid.rows, start)
        assert list(found.costs.values()) == sorted(found.costs.values())
        for cell, merit in wanted.items():
            assert _path_is_honest(grid, found, start, size, cell, level) == merit


def test_the_order_of_the_creatures_does_not_show() -> None:
    dice = random.Random("order")
    for _ in range(40):
        grid = random_grid(dice, 8, walls=0.1)
        starts = [cell for cell in grid.cells() if fits(grid, cell, 1)]
        if not starts:
            continue
        start, squares = dice.choice(starts), list(grid.cells())
        dice.shuffle(squares)
        chosen = squares[: len(squares) // 5]
        one = reach(grid, start, 1, 6, occupied=chosen, stops=chosen[::2])
        two = reach(grid, start, 1, 6, occupied=sorted(chosen), stops=sorted(chosen[::2]))
        assert list(one.costs.items()) == list(two.costs.items())
        assert all(one.path(cell) == two.path(cell) for cell in one.costs)


@pytest.mark.parametrize("seed", range(4))
def test_cells_are_found_in_the_order_of_a_plain_search_and_by_its_paths(seed: int) -> None:
    dice = random.Random(f"reach in order {seed}")
    for _ in range(250):
        grid = random_grid(dice, 7, slow=dice.choice((0.0, 0.15, 0.4)))
        size = dice.choice((1, 2))
        starts = [cell for cell in grid.cells() if fits(grid, cell, size)]
        if not starts:
            continue
        start, squares = dice.choice(starts), list(grid.cells())
        closed, occupied, stops = (set(dice.sample(squares, len(squares) // dice.choice((6, 12, 99)))) for _ in "abc")
        allowance, level = dice.randint(0, 6), dice.random() < 0.3
        found = reach(grid, start, size, allowance, closed=closed, occupied=occupied, stops=stops, ignores_slow=level)
        plain = PlainReach(grid, start, size, allowance, closed, occupied, stops, level)
        assert list(found.costs.items()) == list(plain.costs.items()), (grid.rows, start)
        for cell in dice.sample(list(found.costs), min(4, len(found.costs))):
            assert found.path(cell) == plain.path(cell), (grid.rows, start, cell)


def _bodies(dice: random.Random, grid: SquareGrid, start: Cell, size: int) -> list[Body]:
    """Return some bodies on the board, none on another one or on the body at the start."""
    placed: list[Body] = [(start, size)]
    for cell in dice.sample(list(grid.cells()), min(9, grid.width * grid.height)):
        large = dice.choice((1, 1, 2))
        if fits(grid, cell, large) and not any(overlapping(cell, large, *other) for other in placed):
            placed.append((cell, large))
    return placed[1:]


def _filled(bodies: list[Body]) -> set[Cell]:
    return {square for other in bodies for square in footprint(*other)}


@pytest.mark.parametrize("seed", range(4))
def test_among_bodies_it_is_the_reach_among_their_squares(seed: int) -> None:
    dice = random.Random(f"reach among bodies {seed}")
    beside = 0
    for _ in range(250):
        grid, size = random_grid(dice, 9), dice.choice((1, 2))
        starts = [cell for cell in grid.cells() if fits(grid, cell, size)]
        if not starts:
            continue
        start = dice.choice(starts)
        bodies = _bodies(dice, grid, start, size)
        barring, crossed = bodies[::2], bodies[1::2]
        # A LARGE body above another one is not beside it, which squares alone do not tell.
        stopping = dice.choice((barring, bodies if size == 1 else barring, []))
        ring = {square for other in stopping for square in neighbours(*other)}
        held = dice.random() < 0.5
        stuck = held and bool(ring & set(footprint(start, size)))
        beside += stuck
        level, allowance = dice.random() < 0.3, dice.randint(-1, 7)
        found = reach_among(
            grid,
            start,
            size,
            allowance,
            barring=barring,
            crossed=crossed,
            stopping=stopping,
            ignores_slow=level,
            one_step_beside=held,
        )
        plain = reach(
            grid,
            start,
            size,
            allowance,
            closed=_filled(barring),
            occupied=_filled(crossed),
            stops=ring,
            ignores_slow=level,
            one_step=stuck,
        )
        assert list(found.costs.items()) == list(plain.costs.items())
        assert list(found.through.items()) == list(plain.through.items())
        assert all(found.path(cell) == plain.path(cell) for cell in found.costs)
    assert beside > 20


def test_a_large_body_that_crosses_another_is_stopped_beside_it_and_not_above_it() -> None:
    grid, other = board(*["........"] * 3), ((3, 0), 2)
    found = reach_among(grid, (5, 0), 2, 4, crossed=[other], stopping=[other])
    assert found.costs[1, 0] == 4 and (0, 0) not in found.costs and (3, 0) in found.through
    assert all(abs(x - 3) <= 1 for x, _ in found.path((1, 0))[:-1])
    # Beside a third one it would stop, so it cannot be there above the other.
    third = ((2, 2), 1)
    assert (1, 0) not in reach_among(grid, (5, 0), 2, 4, crossed=[other], stopping=[other, third]).costs
    # Begun away from it, coming beside it ends the move.
    assert (1, 0) not in reach_among(grid, (6, 0), 2, 5, crossed=[other], stopping=[other]).costs


def test_no_allowance_leads_nowhere_among_bodies_and_a_misplaced_body_is_refused() -> None:
    assert reach_among(board(".."), (0, 0), 1, 0).costs == {}
    assert reach_among(board(".."), (0, 0), 1, 1).costs == {(1, 0): 1}
    for start, size in (((0, 0), 2), ((5, 0), 1), ((1, 0), 1), ((-1, 0), 1)):
        with pytest.raises(ValueError, match="does not fit"):
            reach_among(board(".#"), start, size, 3)

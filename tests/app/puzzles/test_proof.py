"""Proofs: on a board small enough to count by hand, and what a search cannot tell."""

from __future__ import annotations

import pytest

from game.app.puzzles.proof import Search, Unsettled, prove
from game.core import runner
from game.core.dice import Dice
from game.core.state import AnyState, State
from tests.games.tic_tac_toe import ENTRY, Table, Turn

GAME = ENTRY.ruleset


def board(cells: str, seat: int = 0) -> AnyState:
    """Return a board of rows from top to bottom: x is seat 0, o is seat 1."""
    marks = tuple({"x": 0, "o": 1, ".": -1}[cell] for cell in cells)
    state = State(Table(marks), (Turn(seat),), None, Dice(1), 1, 1)
    return runner.resume(GAME, state).state


def test_a_row_that_is_full_at_once_and_a_fork() -> None:
    # x has the two upper corners: the cell between wins, as does whatever makes two threats.
    proof = prove(Search(GAME, (0,)), board("x.x....oo"))
    assert proof.result == "solved" and proof.value == 1
    assert [one.command.cell for one in proof.answers if one.is_right] == [1, 6]  # type: ignore[attr-defined]


def test_what_the_other_side_may_answer_counts() -> None:
    proof = prove(Search(GAME, (0,)), board("........."))
    assert proof.result == "failed" and proof.right == ()
    # The one who moves second wins nothing by force either.
    assert not Search(GAME, (1,)).is_won(board("x........", seat=1))


def test_not_found_within_the_budget_is_a_result_of_its_own() -> None:
    proof = prove(Search(GAME, (0,), budget=10), board("........."))
    assert proof.result == "unknown" and proof.why == "not found within the budget of 10 positions"
    with pytest.raises(Unsettled):
        Search(GAME, (0,), budget=10).value(board("........."))


def test_a_search_that_nobody_wants_any_more_ends() -> None:
    proof = prove(Search(GAME, (0,), dropped=lambda: True), board("........."))
    assert proof.result == "unknown" and "let go" in proof.why


def test_equal_positions_are_looked_at_once() -> None:
    search = Search(GAME, (0,))
    search.value(board("........."))
    first = search.positions
    # There are 5,478 positions of the game, fewer than 10,000, and 549,946 ways to come to them.
    assert first < 6000
    search.value(board("........."))
    assert search.positions == first

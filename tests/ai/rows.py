"""Tic-tac-toe for the players that search: its evaluator, positions as text, and a player asked at one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.evaluation import Evaluator, Item
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget
from game.ai.worlds import DealtWorlds
from game.core import runner
from game.core.commands import Command
from game.core.dice import Dice
from game.core.state import State
from game.core.views import view_for
from tests.games.tic_tac_toe import FREE, LINES, TIC_TAC_TOE, PlaceMark, Table, Turn


class Rows(Evaluator):
    """Completes a row where it can, and otherwise likes the first free cell; counts rows that can still be filled."""

    common = 2.0
    horizon = 2

    def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
        return [10.0 * completes(view.table.cells, view.seat, answer) - 0.1 * cell_of(answer) for answer in answers]

    def items(self, view: Any) -> tuple[Item, ...]:
        cells = view.table.cells
        return (Item("rows", open_rows(cells, view.seat), open_rows(cells, 1 - view.seat)),)

    def clock(self, view: Any) -> int:
        return 9 - view.table.cells.count(FREE)


def cell_of(answer: Command) -> int:
    assert isinstance(answer, PlaceMark)
    return answer.cell


def completes(cells: Sequence[int], seat: int, answer: Command) -> bool:
    after = [seat if number == cell_of(answer) else cell for number, cell in enumerate(cells)]
    return any(all(after[cell] == seat for cell in line) for line in LINES)


def open_rows(cells: Sequence[int], seat: int) -> int:
    """Count marks in rows in which the other has none."""
    rows = [[cells[cell] for cell in line] for line in LINES]
    return sum(row.count(seat) for row in rows if 1 - seat not in row)


def position(marks: str, seat: int = 0) -> State[Table, Turn]:
    """Return a board as text: X is seat 0."""
    cells = tuple({"X": 0, "O": 1}.get(mark, FREE) for mark in marks.replace(" ", ""))
    return runner.resume(TIC_TAC_TOE, State(Table(cells), (Turn(seat),), None, Dice(1), 1, 1)).state


class Asked:
    """A player at a position."""

    def __init__(self, state: Any, evaluator: Evaluator | None = None, **budget: Any) -> None:
        self.evaluator = evaluator or Rows()
        self.player = SearchPlayer("test", self.evaluator, Budget(**{"nodes": 400, "candidates": 9, **budget}))
        self.view = view_for(TIC_TAC_TOE, state, state.decision.seat)
        self.answers = runner.legal(TIC_TAC_TOE, state)
        self.worlds = DealtWorlds(TIC_TAC_TOE, state, state.decision.seat, 3)

    @property
    def cell(self) -> int:
        return cell_of(self.player.choose(self.view, self.answers, self.worlds))

"""Tic-tac-toe: what the smallest open game writes. Its rules are one file like this, its entry the few lines at the
end; everything else is a default."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from game.app.games.game_entry import GameEntry
from game.core.base_ruleset import BaseRuleset, PlainSetup
from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import Event
from game.core.ruleset import Profile
from game.core.state import Outcome, State, Step
from game.core.steps import Draft

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
FREE = -1


class Table(msgspec.Struct, frozen=True):
    """Each cell, from the upper left: the seat whose mark stands there."""

    cells: tuple[int, ...] = (FREE,) * 9


class PlaceMark(Command, frozen=True):
    cell: int


class MarkPlaced(Event, frozen=True):
    seat: int
    cell: int

    def apply(self, table: Table) -> Table:
        return Table((*table.cells[: self.cell], self.seat, *table.cells[self.cell + 1 :]))


class Turn(Step, frozen=True):
    seat: int


def _take(draft: Draft[Table, Turn], step: Turn) -> None:
    """Ask the seat, unless three in a row or a full board ends the match."""
    cells = draft.table.cells
    lines = {tuple(cells[cell] for cell in line) for line in LINES}
    winners = tuple(seat for seat in (0, 1) if (seat, seat, seat) in lines)
    if winners or FREE not in cells:
        scores = tuple(int(seat in winners) for seat in (0, 1))
        draft.end(Outcome("row" if winners else "full", winners, scores))
    else:
        draft.ask(step, step.seat, "space", "place_mark")


def _choices(table: Table, step: Turn) -> Iterable[Command]:
    return (PlaceMark(cell) for cell, seat in enumerate(table.cells) if seat == FREE)


def _answer(draft: Draft[Table, Turn], step: Turn, command: PlaceMark) -> None:
    draft.happen(MarkPlaced(step.seat, command.cell))
    draft.push(Turn(1 - step.seat))


class TicTacToe(BaseRuleset):
    profile = Profile("tic_tac_toe", "Tic-tac-toe", least_seats=2, most_seats=2, longest=9, hidden=False)
    state_type: Any = State[Table, Turn]
    command_type: Any = PlaceMark
    event_type: Any = MarkPlaced
    chapters = {Turn: Chapter(_take, _choices, answer=_answer)}

    def begin(self, wanted: PlainSetup, dice: Dice) -> State[Table, Turn]:
        return State(Table(), (Turn(0),), None, dice, 1, 1)


TIC_TAC_TOE = TicTacToe()

# The entry


class TicTacToeEntry(GameEntry):
    ruleset = TIC_TAC_TOE

    def table_text(self, table: Table, names: Sequence[str]) -> tuple[str, ...]:
        marks = ["XO"[seat] if seat != FREE else str(cell + 1) for cell, seat in enumerate(table.cells)]
        return tuple("  ".join(marks[row : row + 3]) for row in (0, 3, 6))

    def answer_text(self, table: Table, command: Command, names: Sequence[str]) -> str:
        assert isinstance(command, PlaceMark)
        return f"Cell {command.cell + 1}"


ENTRY = TicTacToeEntry()

"""Judging a puzzle that is being played: a search in a process of its own, so that the window never waits for it."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from game.app.puzzles.files import read_puzzle
from game.app.puzzles.proof import Search, Unsettled
from game.app.puzzles.puzzle import Puzzle
from game.app.puzzles.solutions import hardest_reply
from game.app.thinking.apart import Apart
from game.app.thinking.thinker import SETTING
from game.core import record, runner
from game.core.state import AnyState

#: Positions that are looked at for one question.
BUDGET = 400_000


class Verdict(msgspec.Struct, frozen=True):
    """How a position of a puzzle stands. ``chance`` is that of solving it, 1 where it is sure; ``chances`` those after
    each legal answer; ``reply`` is the place of the answer of the other side that refutes, or puts off the end as long
    as possible. ``trouble`` says why nothing is known."""

    number: int
    chance: float = 0.0
    chances: tuple[float, ...] = ()
    reply: int = -1
    trouble: str = ""


class _Ask(msgspec.Struct, frozen=True):
    number: int
    state: msgspec.Raw


class Referee:
    """Judges positions of one puzzle; what it has found it remembers."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.search = Search(puzzle.entry.ruleset, puzzle.side, puzzle.written.chance)

    def verdict(self, number: int, state: AnyState) -> Verdict:
        """Return how a position stands."""
        search = self.search
        search.budget = search.positions + BUDGET
        try:
            if state.decision is None:
                return Verdict(number, float(search.value(state)))
            values = [search.after(state, command) for command in runner.legal(search.game, state)]
            best = max(values) if search.is_solvers(state) else min(values)
            reply = -1 if search.is_solvers(state) else hardest_reply(search, state, values)
        except Unsettled as unsettled:
            return Verdict(number, trouble=str(unsettled))
        return Verdict(number, float(best), tuple(map(float, values)), reply)


def judge_over(pipe: Connection, path: str) -> None:
    """Judge what comes over a pipe until its other end is closed."""
    puzzle = read_puzzle(Path(path))
    referee = Referee(puzzle)
    while True:
        ask = msgspec.json.decode(pipe.recv_bytes(), type=_Ask)
        state = record.decode_state(puzzle.entry.ruleset, bytes(ask.state))
        pipe.send_bytes(msgspec.json.encode(referee.verdict(ask.number, state)))


class Judge:
    """The window's side of it: ``ask`` about a position, then ``take`` the verdict. One question is open at most."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._number = 0
        self._found: Verdict | None = None
        is_here = os.environ.get(SETTING) == "here"
        self._here = Referee(puzzle) if is_here else None
        self._apart = None if is_here else Apart("judging", judge_over, str(puzzle.path))

    @property
    def is_lost(self) -> bool:
        """Return whether nothing will come any more."""
        return self._apart is not None and self._apart.is_lost

    def ask(self, state: AnyState) -> None:
        """Judge this position and no other."""
        self._number += 1
        self._found = None
        if self._here is not None:
            self._found = self._here.verdict(self._number, state)
        elif self._apart is not None:
            self._apart.send(msgspec.json.encode(_Ask(self._number, msgspec.Raw(record.encode(state)))))

    def take(self) -> Verdict | None:
        """Return the verdict on the last position, once."""
        while self._apart is not None and (told := self._apart.take()) is not None:
            found = msgspec.json.decode(told, type=Verdict)
            if found.number == self._number:
                self._found = found
        found_last, self._found = self._found, None
        return found_last

    def close(self) -> None:
        """Let the process go."""
        if self._apart is not None:
            self._apart.close()

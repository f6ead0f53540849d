"""Judging a puzzle that is being played: a search in a process of its own, so that the window never waits for it.

The process ends with the asker, however that ends: then its pipe is closed.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from game.app.puzzles.proof import Search, Unsettled
from game.app.puzzles.puzzle import Puzzle, read_puzzle
from game.app.puzzles.solutions import hardest_reply
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
    """Run the process until the other end of its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    puzzle = read_puzzle(Path(path))
    referee = Referee(puzzle)
    with contextlib.suppress(EOFError, OSError):
        while True:
            ask = msgspec.json.decode(pipe.recv_bytes(), type=_Ask)
            state = record.decode_state(puzzle.entry.ruleset, bytes(ask.state))
            pipe.send_bytes(msgspec.json.encode(referee.verdict(ask.number, state)))


class Judge:
    """The window's side of it: ``ask`` about a position, then ``take`` the verdict when there is one. One question is
    open at most. ``is_lost``: nothing will come."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.is_lost = False
        self._number = 0
        self._found: Verdict | None = None
        self._process: Any = None
        self._pipe: Connection | None = None
        self._here = Referee(puzzle) if os.environ.get(SETTING) == "here" else None
        if self._here is None:
            self._start()

    def _start(self) -> None:
        try:
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            arguments = (other, str(self.puzzle.path))
            self._process = context.Process(target=judge_over, args=arguments, name="judging", daemon=True)
            self._process.start()
            other.close()
        except (OSError, ValueError):
            self.is_lost = True

    def ask(self, state: AnyState) -> None:
        """Judge this position and no other."""
        self._number += 1
        self._found = None
        if self._here is not None:
            self._found = self._here.verdict(self._number, state)
        elif self._pipe is not None:
            try:
                self._pipe.send_bytes(msgspec.json.encode(_Ask(self._number, msgspec.Raw(record.encode(state)))))
            except OSError:
                self.is_lost = True

    def take(self) -> Verdict | None:
        """Return the verdict on the last position, once."""
        try:
            while self._pipe is not None and not self.is_lost and self._pipe.poll():
                found = msgspec.json.decode(self._pipe.recv_bytes(), type=Verdict)
                if found.number == self._number:
                    self._found = found
        except (EOFError, OSError):
            self.is_lost = True
        found_last, self._found = self._found, None
        return found_last

    def close(self) -> None:
        """Let the process go."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
        if process is not None:
            process.terminate()
            process.join(1.0)
            if process.is_alive():
                process.kill()
                process.join(1.0)
            with contextlib.suppress(ValueError):
                process.close()

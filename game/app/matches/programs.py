"""Programs as players: a seat is played by another program, which is asked through its pipes and answers.

It reads one JSON object per line, a question with what its seat may see, and writes one line with its answer
(``docs/headless.md``, "A program that plays"). Whatever goes wrong is reported in one sentence, and the program is
ended.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import Any

import msgspec

from game.ai.worlds import Worlds
from game.app.files.settings import read_settings
from game.app.files.wording import DECODING
from game.app.games.game_entry import GameEntry
from game.app.matches.questions import question_of
from game.core import record
from game.core.commands import Command, Concede

#: How long a program may think about one answer, in seconds.
SECONDS = 30.0
#: How long it may take to end once its input has ended.
_ENDING = 1.0
#: The longest line that is read, in bytes; and how much of a line a message quotes, in characters.
_LONGEST, _QUOTED = 1 << 20, 80
_NONE = msgspec.Raw(b"")


class ProgramFailed(Exception):
    """A program did not play on: a sentence with its command, what it did, and what was expected."""


class _Reply(msgspec.Struct, frozen=True):
    """What a program may say: the number of an answer, or a command."""

    n: int = -1
    command: msgspec.Raw = _NONE


def chosen_program() -> str:
    """Return the command of the player's settings; empty if none stands there."""
    return read_settings().settings.program


class ProgramPlayer:
    """A player whose answers come from a program: it is started for the first question and runs until ``close``.
    ``names`` are the seats', for the texts."""

    def __init__(self, command: str, entry: GameEntry, names: Sequence[str], seconds: float = SECONDS) -> None:
        self.command = command
        self._entry, self._names, self._seconds = entry, tuple(names), seconds
        self._pipes: _Pipes | None = None

    def choose(self, view: Any, answers: Sequence[Command], worlds: Worlds | None = None) -> Command:
        """Return a legal answer, or that the seat gives up. Raises ProgramFailed; then the program has ended."""
        question = {
            "game": self._entry.ruleset.profile.game,
            "seat": view.seat,
            "view": view,
            "decision": question_of(self._entry, view, view.decision, answers, self._names),
        }
        try:
            if self._pipes is None:
                self._pipes = _Pipes(self.command)
            line = self._pipes.asked(msgspec.json.encode(question), self._seconds)
            return self._meant(line, view.seat, answers)
        except ProgramFailed as failed:
            self.close()
            last = len(answers) - 1
            expected = f'a line such as {{"n": {last}}}, with n from 0 to {last}, was expected'
            raise ProgramFailed(f"program {self.command!r}: {failed}; {expected}.") from failed

    def close(self) -> None:
        """End the program, if it runs."""
        if self._pipes is not None:
            self._pipes.end()
            self._pipes = None

    def _meant(self, line: bytes, seat: int, answers: Sequence[Command]) -> Command:
        said = f"it said {line[:_QUOTED].decode(errors='backslashreplace')!r}"
        try:
            reply = msgspec.json.decode(line, type=_Reply)
            if bytes(reply.command):
                command = record.decode_command(self._entry.ruleset, reply.command)
                if command in answers or command == Concede(seat):
                    return command
                raise ProgramFailed(f"{said}, which is not a legal answer")
        except DECODING as error:
            raise ProgramFailed(said) from error
        if not 0 <= reply.n < len(answers):
            raise ProgramFailed(said)
        return answers[reply.n]


class _Pipes:
    """A running program. Its pipes are used by a thread of their own, so that the asker can stop waiting."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            if not words:
                raise ProgramFailed("there is no command")
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # A group of its own: what the program has started ends with it.
                start_new_session=os.name == "posix",
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed(f"it cannot be started ({getattr(error, 'strerror', None) or error})") from error
        self._questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_converse, args=(self._process, self._questions, self._replies), daemon=True).start()
        # Nobody may leave it behind, whatever becomes of the match.
        self.end = weakref.finalize(self, _ended, self._process, self._questions)

    def asked(self, question: bytes, seconds: float) -> bytes:
        """Return the line that it answers with. Raises ProgramFailed when it is late, or ends."""
        self._questions.put(question)
        try:
            line = self._replies.get(timeout=seconds)
        except queue.Empty:
            raise ProgramFailed(f"it said nothing for {seconds:g} seconds") from None
        if not line:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_ENDING)
            code = self._process.poll()
            raise ProgramFailed("it closed its output" if code is None else f"it ended with exit code {code}")
        return line.rstrip(b"\r\n")


def _converse(
    process: subprocess.Popen[bytes], questions: queue.SimpleQueue[bytes], replies: queue.SimpleQueue[bytes]
) -> None:
    """Write questions and read replies until the program is gone (an empty reply) or an empty question ends it."""
    assert process.stdin is not None and process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while question := questions.get():
            process.stdin.write(question + b"\n")
            process.stdin.flush()
            line = process.stdout.readline(_LONGEST)
            replies.put(line)
            if not line:
                break
    replies.put(b"")
    with contextlib.suppress(OSError, ValueError):
        process.stdin.close()


def _ended(process: subprocess.Popen[bytes], questions: queue.SimpleQueue[bytes]) -> None:
    """Close a program's input; if it does not end then, it is killed with all that it has started."""
    questions.put(b"")
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(_ENDING)
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    assert process.stdout is not None
    with contextlib.suppress(OSError):
        process.stdout.close()

"""The journal of the running match: every accepted answer is on disk before the next question is asked.

A journal is a text file with one JSON object per line: first the opening (see ``opening.py``), then the answers, each
with ``seat``, ``command``, the ``digest`` of the state after it, the seconds that a person thought about it (``took``)
and the turn in words (``when``); the one that ended the match has its ``result``. An incomplete last line is ignored.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import time
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING, place_and_expectation
from game.app.files.writing import sync_folder, write_whole
from game.app.matches.opening import Opening
from game.app.records.beside import PUT_AWAY
from game.app.records.refused import DAMAGED, RecordError, why_other_format
from game.core import record
from game.core.record import Answer

ENDING = ".jsonl"
NO_LINE = "line 1: the opening of a match was expected, the file holds no whole line"
#: No match comes near this size; a file beyond it is something else.
LARGEST = 64 << 20

_counter = itertools.count(1)
Kind = TypeVar("Kind")


class JournalError(RecordError):
    """A journal cannot be resumed."""


class _Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer as it is written. ``when`` and ``result`` are for lists, which read only both ends of a journal."""

    seat: int
    command: msgspec.Raw
    digest: str
    took: float = 0.0
    when: str = ""
    result: str = ""


class Journal:
    """Give one to ``Match.new``; it makes its file when the match begins.

    When the disk fails, the match continues: it is written whole into the ``spare`` folder, if there is one, and
    ``problem`` says what happened and where it is now. While nothing can be written, each further answer tries again
    with everything that is missing. A file that somebody deletes is written again."""

    def __init__(self, folder: Path | None = None, spare: Path | None = None) -> None:
        """Write in ``folder``, or the player's own: only that has a spare folder by default."""
        own = folders.journals_folder()
        self._folder = own if folder is None else folder
        self._spare = folders.spare_journals() if spare is None and self._folder == own else spare
        #: Everything written so far, so that it can be written again elsewhere.
        self._lines: list[bytes] = []
        #: A journal that could no longer be written and was left behind.
        self._left: Path | None = None
        self._is_moved = False
        self.path: Path | None = None
        self.problem = ""
        self._file: BinaryIO | None = None
        self._length = 0
        self._waiting: list[bytes] = []

    @property
    def is_kept(self) -> bool:
        """Return whether all of the match is on disk, here or in the spare folder."""
        return not self._waiting and self.path is not None

    def begin(self, opening: Opening, answers: tuple[Answer, ...] = (), when: str = "", result: str = "") -> None:
        """Write the first line, and those of the answers given so far."""
        lines = [record.encode(line) for line in (opening, *answers[:-1])]
        lines += [_line(answer, when, result) for answer in answers[-1:]]
        self._write(b"\n".join(lines))

    def replace_opening(self, opening: Opening) -> None:
        """Replace the first line, rewriting the file in one step. If the disk fails, the old line stays."""
        if self.path is None:
            return
        content = record.encode(opening) + b"\n" + b"".join(self._lines).partition(b"\n")[2]
        self.close()
        try:
            write_whole(self.path, content)
        except OSError as error:
            why = f"{self.path}: the change cannot be written ({error.strerror or error})."
            self.problem = f"{why} {self.problem}".strip()
        else:
            self._lines, self._length = [content], len(content)
            self._waiting.clear()
        if self._length:
            with contextlib.suppress(OSError):
                self.go_on(self.path, self._length)

    def append(self, answer: Answer, when: str = "", result: str = "") -> None:
        """Write one more line, on disk when this returns."""
        self._write(_line(answer, when, result))

    def put_away(self) -> None:
        """Move the journal of a match that is over or given up from the folder of those that can be resumed."""
        if self._file is not None:
            self._file.close()
            self._file = None
        for path in (self.path, self._left):
            if path is not None:
                away = path.parent / PUT_AWAY
                with contextlib.suppress(OSError):
                    away.mkdir(parents=True, exist_ok=True)
                    os.replace(path, away / path.name)
        self.path = self._left = None

    def close(self) -> None:
        """Stop writing and leave the journal where it can be resumed."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def go_on(self, path: Path, length: int) -> None:
        """Continue writing after the first ``length`` bytes of an existing journal. Raises OSError."""
        file = path.open("r+b")
        if not hold(file):
            file.close()
            raise OSError(f"{path}: another window is playing this match")
        file.truncate(length)
        file.seek(length)
        file.seek(0)
        self._lines = [file.read(length)]
        # Opening a match counts as playing it last, even without an answer.
        with contextlib.suppress(OSError):
            os.utime(path)
        if self._left is None and path.parent == folders.spare_journals():
            self._left = folders.journals_folder() / path.name
        self.path, self._file, self._length = path, file, length

    def go_elsewhere(self, path: Path, written: Written, error: OSError) -> bool:
        """Continue a match whose journal at ``path`` can be read but not written: write it whole into the spare folder.
        Return False if that cannot be done, or if another window plays the match."""
        if error.errno is None:
            return False
        self._lines = [record.encode(line) + b"\n" for line in (written.opening, *written.answers)]
        where = self._move()
        if where:
            self._left = path
            self.problem = f"{path}: the journal cannot be written ({error.strerror or error}). {where}"
        return bool(where)

    def _write(self, line: bytes) -> None:
        self._waiting.append(line + b"\n")
        self._lines.append(line + b"\n")
        try:
            self._put_down()
        except OSError as error:
            why = f"{self.path or self._folder}: the journal cannot be written ({error.strerror or error})."
            self._mend()
            self.problem = f"{why} {self._move() or _UNSAVED}"
            return
        if not self._is_moved:
            self.problem = ""

    def _put_down(self) -> None:
        """Write the waiting lines. Raises OSError."""
        file = self._open()
        if self._length and _is_deleted(file, self.path):
            # Somebody has deleted the file, or the folder with it.
            file.close()
            self._file, self._length = None, 0
            self._waiting = list(self._lines)
            file = self._open()
        content = b"".join(self._waiting)
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
        self._length += len(content)
        self._waiting.clear()

    def _move(self) -> str:
        """Write the match into the spare folder; return where it is now, in a sentence, or "" if that fails too."""
        if self._spare is None or self._folder == self._spare:
            return ""
        before = (self._folder, self.path, self._length, self._waiting)
        if self._file is not None:
            self._file.close()
        # It keeps its name, which shows that both files are of one match.
        path = self._spare / before[1].name if before[1] is not None else None
        self._folder, self.path, self._file, self._length = self._spare, path, None, 0
        self._waiting = list(self._lines)
        try:
            self._put_down()
        except OSError:
            self._mend()
            self._folder, self.path, self._length, self._waiting = before
            return ""
        self._left, self._is_moved = before[1], True
        return f"The match is written to {self.path} instead, and Continue finds it there."

    def _open(self) -> BinaryIO:
        if self._file is None and self.path is not None and self._length:
            self.go_on(self.path, self._length)
        if self._file is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            if self.path is None:
                name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{next(_counter)}{ENDING}"
                # An existing journal is never overwritten.
                self._file = (self._folder / name).open("xb")
                self.path = self._folder / name
            else:
                self._file = self.path.open("wb")
            hold(self._file)
            sync_folder(self._folder)
        return self._file

    def _mend(self) -> None:
        """Cut off what a failed write may have left, so that the next one begins on a line of its own."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None
        if self.path is None:
            return
        with contextlib.suppress(OSError):
            if self._length == 0:
                self.path.unlink(missing_ok=True)
            else:
                self.go_on(self.path, self._length)


def _line(answer: Answer, when: str, result: str) -> bytes:
    return record.encode(_Line(answer.seat, answer.command, answer.digest, answer.took, when, result))


#: What a player should know before going on while nothing can be written.
_UNSAVED = "From here on nothing of this match is on disk: if the program ends, it is lost. Each answer tries again."


def _is_deleted(file: BinaryIO, path: Path | None) -> bool:
    """Return whether the open file is no longer the one of that name."""
    if path is None:
        return False
    try:
        return not os.path.samestat(path.stat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return True


class Written(msgspec.Struct, frozen=True):
    """A journal's content. ``length`` bytes of the file are whole lines."""

    opening: Opening
    answers: tuple[Answer, ...]
    length: int


def read_journal(path: Path) -> Written:
    """Return a journal from its file, without a torn last line. Raises JournalError."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            raise JournalError.of(path, DAMAGED, f"a file of at most {LARGEST >> 20} MB was expected")
        content = path.read_bytes()
    except OSError as error:
        raise JournalError.of(path, f"The journal cannot be read ({error.strerror or error})") from error
    # What follows the last line end was being written when the program was stopped.
    length = content.rfind(b"\n") + 1
    lines = content[:length].split(b"\n")[:-1]
    if not lines:
        raise JournalError.of(path, DAMAGED, NO_LINE)
    answers = []
    opening = opening_in(path, lines[0], Opening)
    for number, line in enumerate(lines[1:], 2):
        try:
            answers.append(msgspec.json.decode(line, type=Answer))
        except DECODING as error:
            if number == len(lines):
                # The disk did not take the last line whole, though its line end is there.
                length -= len(line) + 1
                break
            text = f"line {number}: an answer was expected ({place_and_expectation(error)})"
            raise JournalError.of(path, DAMAGED, text) from error
    return Written(opening, tuple(answers), length)


def opening_in(path: Path, line: bytes, kind: type[Kind]) -> Kind:
    """Return the opening in a journal's first line, or a part of it. Raises JournalError."""
    try:
        other = why_other_format(line)
        if other is None:
            return msgspec.json.decode(line, type=kind)
    except DECODING as error:
        text = f"line 1: the opening of a match was expected ({place_and_expectation(error)})"
        raise JournalError.of(path, DAMAGED, text) from error
    raise JournalError.of(path, other[0], f"line 1: {other[1]}")


def hold(file: BinaryIO) -> bool:
    """Lock a journal for as long as this process lives. Return False if another one holds it."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        # A file system without locks.
        return True
    return True


def is_held(path: Path) -> bool:
    """Return whether a journal is being played, in this window or another one."""
    try:
        with path.open("rb") as file:
            return not hold(file)
    except OSError:
        return False

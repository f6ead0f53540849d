"""The journal of the running match: every accepted answer is on disk before the next question is asked.

A journal is a text file with one JSON object a line: first the opening (see ``opening.py``), then the answers, each
with ``seat``, ``command`` and the ``digest`` of the state after it. A last line that was torn off is no answer.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import time
from pathlib import Path
from typing import BinaryIO

import msgspec

from game.app import folders
from game.app.following import CannotFollow, follow
from game.app.games import GAMES
from game.app.match import Match
from game.app.opening import Opening, Seating
from game.app.wording import DECODING, place_and_wish
from game.app.writing import sync_folder
from game.core import record
from game.core.record import Answer

ENDING = ".jsonl"
#: Journals of matches that are over or given up lie in this folder beside the running ones; so many are kept.
PUT_AWAY = "put_away"
KEPT = 20
#: No match comes near this size; a file beyond it is something else.
LARGEST = 64 << 20

_counter = itertools.count(1)


class JournalError(ValueError):
    """A journal cannot be gone on with: one sentence with file, line and what was expected."""


class JournalEntry(msgspec.Struct, frozen=True):
    """A match that was not played to its end. ``written``: seconds since 1970 of its last answer."""

    path: Path
    game: str
    title: str
    seatings: tuple[Seating, ...]
    answers: int
    written: float


class Journal:
    """Give one to ``Match.new``; it makes its file when the match begins.

    When the disk refuses, the match goes on, ``trouble`` says why, and each further answer tries again with all that
    is missing."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folders.journals_folder() if folder is None else folder
        self.path: Path | None = None
        self.trouble = ""
        self._file: BinaryIO | None = None
        self._length = 0
        self._waiting: list[bytes] = []

    def begin(self, opening: Opening, answers: tuple[Answer, ...] = ()) -> None:
        """The first line, and those of the answers given so far."""
        self._write(b"\n".join(record.encode(line) for line in (opening, *answers)))

    def append(self, answer: Answer) -> None:
        """One more line, on disk when this returns."""
        self._write(record.encode(answer))

    def put_away(self) -> None:
        """The match is over or given up: its journal leaves the folder of those that can be gone on with."""
        if self._file is not None:
            self._file.close()
            self._file = None
        if self.path is not None:
            _put_away(self.path)
            self.path = None

    def close(self) -> None:
        """Stop writing and leave the journal where it can be gone on with."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def go_on(self, path: Path, length: int) -> None:
        """Write on after the first ``length`` bytes of an existing journal. Raises OSError."""
        file = path.open("r+b")
        if not _hold(file):
            file.close()
            raise OSError(f"{path}: another window is playing this match")
        file.truncate(length)
        file.seek(length)
        self.path, self._file, self._length = path, file, length

    def _write(self, line: bytes) -> None:
        self._waiting.append(line + b"\n")
        try:
            file = self._open()
            content = b"".join(self._waiting)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        except OSError as error:
            self.trouble = f"{self.path or self._folder}: the journal cannot be written ({error.strerror or error})."
            self._mend()
            return
        self._length += len(content)
        self._waiting.clear()
        self.trouble = ""

    def _open(self) -> BinaryIO:
        if self._file is None and self.path is not None and self._length:
            self.go_on(self.path, self._length)
        if self._file is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{next(_counter)}{ENDING}"
            if self.path is None:
                self.path = self._folder / name
            self._file = self.path.open("wb")
            _hold(self._file)
            sync_folder(self._folder)
        return self._file

    def _mend(self) -> None:
        """Take back what a failed write may have left, so that the next one begins on a line of its own."""
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


class Written(msgspec.Struct, frozen=True):
    """A journal's content. ``length`` bytes of the file are whole lines."""

    opening: Opening
    answers: tuple[Answer, ...]
    length: int


def read_journal(path: Path) -> Written:
    """A journal from its file, without a torn last line. Raises JournalError."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            raise JournalError(f"{path}: a file of at most {LARGEST >> 20} MB was expected.")
        content = path.read_bytes()
    except OSError as error:
        raise JournalError(f"{path}: the journal cannot be read ({error.strerror}).") from error
    # What follows the last line end was being written when the program was stopped.
    length = content.rfind(b"\n") + 1
    lines = content[:length].split(b"\n")[:-1]
    if not lines:
        raise JournalError(f"{path}: line 1: the opening of a match was expected, the file holds no whole line.")
    answers = []
    opening = _opening(path, lines[0])
    for number, line in enumerate(lines[1:], 2):
        try:
            answers.append(msgspec.json.decode(line, type=Answer))
        except DECODING as error:
            if number == len(lines):
                # A last line that the disk did not take whole, though its end is there.
                length -= len(line) + 1
                break
            raise JournalError(f"{path}: line {number}: an answer was expected ({place_and_wish(error)}).") from error
    return Written(opening, tuple(answers), length)


def _opening(path: Path, line: bytes) -> Opening:
    try:
        opening = msgspec.json.decode(line, type=Opening)
    except DECODING as error:
        text = f"{path}: line 1: the opening of a match was expected ({place_and_wish(error)})."
        raise JournalError(text) from error
    if opening.format != record.FORMAT:
        raise JournalError(f"{path}: line 1: format {record.FORMAT} was expected, it is {opening.format}.")
    return opening


def unfinished(folder: Path | None = None) -> JournalEntry | None:
    """The match to go on with: the latest that was neither finished nor given up, and is not being played now."""
    place = folders.journals_folder() if folder is None else folder
    try:
        paths = [path for path in place.iterdir() if path.suffix == ENDING and path.is_file()]
        paths.sort(key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return None
    for path in paths:
        if _is_held(path):
            continue
        try:
            written = read_journal(path)
        except JournalError:
            continue
        if written.opening.game not in GAMES:
            continue
        return JournalEntry(
            path,
            written.opening.game,
            GAMES[written.opening.game].title,
            written.opening.seatings,
            len(written.answers),
            path.stat().st_mtime,
        )
    return None


def resume(journal: JournalEntry | Path) -> Match:
    """Go on with a match where it stopped; further answers are written into the same journal. Raises JournalError."""
    path = journal.path if isinstance(journal, JournalEntry) else journal
    written = read_journal(path)
    try:
        match = follow(written.opening, written.answers)
    except CannotFollow as trouble:
        raise JournalError(f"{path}: line {trouble.number + 2}: {trouble}.") from trouble
    again = Journal(path.parent)
    try:
        again.go_on(path, written.length)
    except OSError as error:
        raise JournalError(f"{path}: the journal cannot be written ({error.strerror or error}).") from error
    if match.outcome is None:
        match.keep_in(again)
    else:
        again.put_away()
    match.queues_read()
    return match


def give_up(entry: JournalEntry) -> None:
    """The player does not want to go on with it: the journal is put away."""
    _put_away(entry.path)


def _put_away(path: Path) -> None:
    """Move a journal aside; only the latest few are kept there."""
    away = path.parent / PUT_AWAY
    with contextlib.suppress(OSError):
        away.mkdir(parents=True, exist_ok=True)
        os.replace(path, away / path.name)
        for old in sorted(away.glob(f"*{ENDING}"), key=lambda old: old.name)[:-KEPT]:
            old.unlink()


def _hold(file: BinaryIO) -> bool:
    """Mark a journal as being played, as long as this process lives. False when another one plays it."""
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


def _is_held(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return not _hold(file)
    except OSError:
        return True

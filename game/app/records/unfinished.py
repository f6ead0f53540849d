"""Matches that were neither finished nor given up: each has a journal, is listed, and can be resumed or deleted.

A list reads the first line and the last one of a journal. Whatever else is wrong with it is found when it is opened.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING
from game.app.games.entries import GAMES
from game.app.matches.following import CannotFollow, follow
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.app.records.journal import ENDING, LARGEST, NO_LINE, Journal, JournalError, is_held, opening_in, read_journal
from game.app.records.refused import DAMAGED, OpeningShown, why_no_game, why_refused

#: How many bytes at its end are searched for the last line of a journal.
_TAIL = 1 << 16
HELD = "Another window plays this match"


class JournalEntry(msgspec.Struct, frozen=True):
    """A match that was not played to its end. ``when``: the turn that it was, in words; ``written``: seconds since 1970
    of its last answer. ``problem`` says why it cannot be resumed, or is empty, and ``cause`` says so in short."""

    path: Path
    written: float
    game: str = ""
    title: str = ""
    seatings: tuple[Seating, ...] = ()
    when: str = ""
    problem: str = ""
    cause: str = ""

    @property
    def is_held(self) -> bool:
        """Return whether it is being played."""
        return self.cause == HELD


def journal_paths(folder: Path | None = None) -> list[Path]:
    """Return the journals of unfinished matches, the latest first; of two of one match the spare one."""
    places = (folders.journals_folder(), folders.spare_journals()) if folder is None else (folder,)
    found: dict[str, tuple[int, Path]] = {}
    for place in places:
        listed: list[Path] = []
        with contextlib.suppress(OSError):
            listed = [path for path in place.iterdir() if path.suffix == ENDING and path.is_file()]
        for path in listed:
            with contextlib.suppress(OSError):
                found[path.name] = (path.stat().st_mtime_ns, path)
    return [path for _, path in sorted(found.values(), key=lambda each: (each[0], each[1].name), reverse=True)]


def list_unfinished(folder: Path | None = None) -> tuple[JournalEntry, ...]:
    """Return all unfinished matches, the latest first, with the problem of those that cannot go on."""
    return tuple(_entry(path) for path in journal_paths(folder))


def unfinished(folder: Path | None = None) -> JournalEntry | None:
    """Return the latest unfinished match that can be resumed and is not being played now."""
    entries = (_entry(path) for path in journal_paths(folder))
    return next((entry for entry in entries if not entry.problem), None)


def count_waiting(folder: Path | None = None) -> int:
    """Return how many unfinished matches there are that are not being played now."""
    return sum(not is_held(path) for path in journal_paths(folder))


def _entry(path: Path) -> JournalEntry:
    written = 0.0
    try:
        written = path.stat().st_mtime
        with path.open("rb") as file:
            first = file.readline(LARGEST)
            end = file.seek(0, 2)
            file.seek(max(len(first), end - _TAIL))
            tail = file.read()
        if not first.endswith(b"\n"):
            raise JournalError.of(path, DAMAGED, NO_LINE)
        opening = opening_in(path, first, OpeningShown)
        _check_game(path, opening.game)
    except OSError as error:
        cause = f"The journal cannot be read ({error.strerror or error})"
        return JournalEntry(path, written, problem=f"{path}: {cause}.", cause=cause)
    except JournalError as error:
        return JournalEntry(path, written, problem=str(error), cause=error.cause)
    held = HELD if is_held(path) else ""
    problem = f"{HELD}." if held else ""
    title, when = GAMES[opening.game].title, _when(tail) or opening.when
    return JournalEntry(path, written, opening.game, title, opening.seatings, when, problem, held)


def _check_game(path: Path, game: str) -> None:
    cause = why_no_game(game)
    if cause:
        raise JournalError.of(path, cause, f"line 1: game: one of {', '.join(GAMES)} was expected")


class _LineShown(msgspec.Struct, frozen=True):
    when: str = ""


def _when(tail: bytes) -> str:
    """Return the turn of the last whole line; "" where nothing has been answered."""
    for line in reversed(tail.split(b"\n")[:-1]):
        with contextlib.suppress(*DECODING):
            return msgspec.json.decode(line, type=_LineShown).when
    return ""


def resume(journal: JournalEntry | Path) -> Match:
    """Go on with a match where it stopped; further answers are written into the same journal. Raises JournalError."""
    path = journal.path if isinstance(journal, JournalEntry) else journal
    if is_held(path):
        raise JournalError.of(path, HELD)
    written = read_journal(path)
    _check_game(path, written.opening.game)
    try:
        match = follow(written.opening, written.answers)
    except CannotFollow as problem:
        cause = why_refused(written.opening)
        raise JournalError.of(path, cause, f"line {problem.number + 2}: {problem}") from problem
    again = Journal(path.parent)
    try:
        again.go_on(path, written.length)
    except OSError as error:
        if not again.go_elsewhere(path, written, error):
            raise JournalError(f"{path}: the journal cannot be written ({error.strerror or error}).") from error
    if match.outcome is None:
        match.journal = again
    else:
        again.put_away()
    match.sent.skip()
    return match


def remove_unfinished(entry: JournalEntry) -> None:
    """Throw an unfinished match away, wherever it is written. Raises JournalError, also while it is being played."""
    if is_held(entry.path):
        raise JournalError.of(entry.path, HELD)
    places = {entry.path.parent}
    if entry.path.parent == folders.spare_journals():
        places.add(folders.journals_folder())
    for place in places:
        try:
            (place / entry.path.name).unlink(missing_ok=True)
        except OSError as error:
            raise JournalError(f"{entry.path}: the match cannot be removed ({error.strerror or error}).") from error

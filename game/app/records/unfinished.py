"""Matches that were played here: each has a journal, is listed, and can be resumed until it is over, or thrown away.

A list reads the first line and the last one of a journal, once. Whatever else is wrong with it is found when it is
opened.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING
from game.app.games.entries import GAMES
from game.app.matches.following import CannotFollow, follow
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.app.records.beside import PUT_AWAY, names_beside
from game.app.records.bin import in_bins, name_before, throw_away
from game.app.records.index import RecordFile, Summary, files_in, summaries_of, summary_or_error
from game.app.records.journal import ENDING, LARGEST, NO_LINE, Journal, JournalError, is_held, opening_in, read_journal
from game.app.records.refused import DAMAGED, OpeningShown, RecordError, why_no_game, why_refused

#: How many bytes at its end are searched for the last line of a journal.
_TAIL = 1 << 16
HELD = "Another window plays this match"


class JournalEntry(msgspec.Struct, frozen=True):
    """A match that was played here. ``when``: the turn that it was, in words; ``written``: seconds since 1970 of its
    last answer; ``result``: how it ended; ``name``: what its player calls it, or "". ``problem`` says why it cannot be
    resumed, or is empty, and ``cause`` says so in short; ``is_open``: its people play with open hands."""

    path: Path
    written: float
    game: str = ""
    title: str = ""
    seatings: tuple[Seating, ...] = ()
    when: str = ""
    problem: str = ""
    cause: str = ""
    played_on: str = ""
    result: str = ""
    name: str = ""
    is_open: bool = False

    @property
    def is_held(self) -> bool:
        return self.cause == HELD

    @property
    def is_over(self) -> bool:
        """Return whether it was played to its end, or given up."""
        return bool(self.result) or PUT_AWAY in self.path.parts[-3:-1]


def journal_folders(folder: Path | None = None) -> tuple[Path, ...]:
    """Return the folders that journals lie in: the player's own and its spare one, or another."""
    return (folders.journals_folder(), folders.spare_journals()) if folder is None else (folder,)


def list_journals(folder: Path | None = None) -> tuple[JournalEntry, ...]:
    """Return all matches that have a journal, over or not, the latest first."""
    return tuple(_entries(folder))


def list_thrown_journals() -> tuple[JournalEntry, ...]:
    """Return all matches in the bin."""
    found = []
    for root in journal_folders():
        names = names_beside(root)
        for each in in_bins(root):
            found.append(
                _entry(each, summary_or_error(_summary, each.path), names.get(name_before(each.path).stem, ""))
            )
    return tuple(found)


def list_unfinished(folder: Path | None = None) -> tuple[JournalEntry, ...]:
    """Return all unfinished matches, the latest first, with the problem of those that cannot go on."""
    return tuple(entry for entry in _entries(folder) if not entry.is_over)


def unfinished(folder: Path | None = None) -> JournalEntry | None:
    """Return the latest unfinished match that can be resumed and is not being played now."""
    return next((entry for entry in _entries(folder) if not entry.is_over and not entry.problem), None)


def count_waiting(folder: Path | None = None) -> int:
    """Return how many unfinished matches there are that are not being played now."""
    return sum(not entry.is_held for entry in list_unfinished(folder))


def _entries(folder: Path | None) -> Iterator[JournalEntry]:
    """Yield all matches, the latest first; of two journals of one match the spare one."""
    found: dict[str, tuple[RecordFile, Summary | RecordError, str]] = {}
    for root in journal_folders(folder):
        files = [each for each in files_in(root, ENDING) + files_in(root, ENDING, PUT_AWAY) if each.size]
        # An empty file is left when the program is stopped before a match is written: nothing is lost with it.
        if not files:
            continue
        summaries, names = summaries_of(root, files, _summary), names_beside(root)
        for each in files:
            found[each.path.name] = each, summaries[each.path], names.get(each.path.stem, "")
    latest = sorted(found.values(), key=lambda one: (one[0].changed, one[0].path.name), reverse=True)
    yield from (_entry(*each) for each in latest)


def _entry(found: RecordFile, summary: Summary | RecordError, name: str) -> JournalEntry:
    path = found.path
    why_not = why_no_game(summary.game) if isinstance(summary, Summary) else ""
    if why_not:
        summary = JournalError.of(path, why_not, f"line 1: game: one of {', '.join(GAMES)} was expected")
    if isinstance(summary, RecordError):
        return JournalEntry(path, found.written, problem=str(summary), cause=summary.cause, name=name)
    entry = JournalEntry(
        path,
        found.written,
        summary.game,
        GAMES[summary.game].title,
        summary.seatings,
        summary.when,
        played_on=summary.played_on,
        result=summary.result,
        name=name,
        is_open=summary.is_open,
    )
    if entry.is_over or not is_held(path):
        return entry
    return msgspec.structs.replace(entry, problem=f"{HELD}.", cause=HELD)


def _summary(path: Path) -> Summary:
    """Return the summary of a journal, of which only both ends are read. Raises JournalError."""
    try:
        with path.open("rb") as file:
            first = file.readline(LARGEST)
            end = file.seek(0, 2)
            file.seek(max(len(first), end - _TAIL))
            tail = file.read()
    except OSError as error:
        cause = f"The journal cannot be read ({error.strerror or error})"
        raise JournalError(f"{path}: {cause}.", cause) from error
    if not first.endswith(b"\n"):
        raise JournalError.of(path, DAMAGED, NO_LINE)
    opening = opening_in(path, first, OpeningShown)
    last = _last_line(tail)
    summary = Summary(opening.game, opening.seatings, opening.played_on, last.when or opening.when, last.result)
    return msgspec.structs.replace(summary, is_open=not opening.terms.curtain)


class _LineShown(msgspec.Struct, frozen=True):
    when: str = ""
    result: str = ""


def _last_line(tail: bytes) -> _LineShown:
    """Return the last whole line; an empty one where nothing has been answered."""
    for line in reversed(tail.split(b"\n")[:-1]):
        with contextlib.suppress(*DECODING):
            return msgspec.json.decode(line, type=_LineShown)
    return _LineShown()


def resume(journal: JournalEntry | Path) -> Match:
    """Go on with a match where it stopped; further answers are written into the same journal. Raises JournalError."""
    path = journal.path if isinstance(journal, JournalEntry) else journal
    if is_held(path):
        raise JournalError.of(path, HELD)
    written = read_journal(path)
    cause = why_no_game(written.opening.game)
    if cause:
        raise JournalError.of(path, cause, f"line 1: game: one of {', '.join(GAMES)} was expected")
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


def remove_journal(entry: JournalEntry) -> Path | None:
    """Throw a match into the bin; return where it is there. Raises JournalError, also while it is being played."""
    if is_held(entry.path):
        raise JournalError.of(entry.path, HELD)
    spare = folders.spare_journals()
    own = folders.journals_folder()
    places = [own, own / PUT_AWAY] if entry.path.is_relative_to(spare) else []
    thrown = None
    # The listed one goes last: if the program stops before that, the match is still there, and only once.
    for path in (*(place / entry.path.name for place in places), entry.path):
        try:
            thrown = throw_away(path)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise JournalError(f"{entry.path}: the match cannot be removed ({error.strerror or error}).") from error
    return thrown

"""Replays: a recorded match is computed again and compared, answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.app.matches.following import CannotFollow, begun, command_of, follow, give, standing
from game.app.matches.match import Match
from game.app.matches.opening import Opening
from game.app.records.course import Recorded
from game.app.records.journal import JournalError, read_journal
from game.app.records.refused import why_no_game, why_refused
from game.app.records.saves import SaveError, read_save
from game.core import record
from game.core.record import Answer


class Recording(msgspec.Struct, frozen=True):
    """A recorded match from a save or a journal. ``snapshot`` is JSON of the last state, or None in a journal."""

    path: Path
    opening: Opening
    answers: tuple[Answer, ...]
    snapshot: bytes | None = None


class Comparison(msgspec.Struct, frozen=True):
    """What a replay found: ``answers`` given again, the first ``difference`` or None, who won if ``over``."""

    path: Path
    game: str
    answers: int
    digest: str
    difference: str | None
    over: bool
    winner: str = ""


def read_recording(path: Path) -> Recording:
    """Return a save or a journal, told apart by what they hold. Raises SaveError or JournalError."""
    if path.is_fifo():
        raise SaveError(f"{path}: this is not an ordinary file.")
    try:
        first = path.open("rb").readline(64)
    except OSError as error:
        raise SaveError(f"{path}: the file cannot be read ({error.strerror or error}).") from error
    try:
        save = read_save(path)
    except SaveError as problem:
        try:
            written = read_journal(path)
        except JournalError as other:
            # The file's kind decides which of the two sentences is of use.
            raise (other if path.suffix == ".jsonl" else problem) from None
        if not first.startswith(b"{"):
            raise
        return Recording(path, written.opening, written.answers)
    return Recording(path, save.opening, save.answers, bytes(save.snapshot))


def steps_of(recording: Recording) -> Iterator[Match]:
    """Yield the match before the first answer and after each one (always the same object). Raises CannotFollow."""
    match = begun(recording.opening)
    yield match
    for number, answer in enumerate(recording.answers):
        give(match, number, answer)
        yield match


def recorded(path: Path, *, is_over: bool = False) -> Recorded:
    """Return a save or a journal to be looked at again, checked. Raises SaveError or JournalError."""
    recording = read_recording(path)
    error = JournalError if recording.snapshot is None else SaveError
    why_not = why_no_game(recording.opening.game)
    if why_not:
        raise error.of(path, why_not)
    try:
        match = begun(recording.opening)
        given = standing(match.game, recording.answers)
    except CannotFollow as problem:
        where = "opening" if problem.number < 0 else f"answers[{problem.number}]"
        raise error.of(path, why_refused(recording.opening), f"{where}: {problem}") from problem
    return Recorded(recording.opening, given, is_over)


def followed(path: Path) -> Match:
    """Return the match of a save or a journal, of which nothing more is written. Raises SaveError or JournalError."""
    recording = read_recording(path)
    error = JournalError if recording.snapshot is None else SaveError
    why_not = why_no_game(recording.opening.game)
    if why_not:
        raise error.of(path, why_not)
    try:
        match = follow(recording.opening, recording.answers)
    except CannotFollow as problem:
        where = "opening" if problem.number < 0 else f"answers[{problem.number}]"
        raise error.of(path, why_refused(recording.opening), f"{where}: {problem}") from problem
    match.sent.skip()
    return match


def compare(recording: Recording) -> Comparison:
    """Compute a match again. The first difference is the earliest answer that is refused now or leads to another
    digest, with the first field that differs where the recording holds a state to compare with."""
    answers = recording.answers
    difference = None
    match: Match | None = None
    given = 0
    try:
        for given, match in enumerate(steps_of(recording)):
            if given and match.digest != answers[given - 1].digest and difference is None:
                expected = answers[given - 1].digest
                difference = (
                    f"{_said(recording, match, given - 1)}: digest {expected} was expected, it is {match.digest}"
                )
    except CannotFollow as problem:
        where = "opening" if problem.number < 0 else f"answers[{problem.number}]"
        return _comparison(recording, match, given, difference or f"{where}: {problem}")
    field = _field_that_differs(recording, match) if match is not None else None
    if field is not None:
        difference = f"{difference}; {field}" if difference else field
    return _comparison(recording, match, given, difference)


def _said(recording: Recording, match: Match, number: int) -> str:
    """Return which answer: its number, seat and command."""
    answer = recording.answers[number]
    command = type(command_of(match.game, answer.command)).__name__
    return f"answers[{number}] ({command} of seat {answer.seat})"


def _field_that_differs(recording: Recording, match: Match) -> str | None:
    if recording.snapshot is None:
        return None
    wanted = msgspec.json.decode(recording.snapshot)
    now = msgspec.json.decode(record.encode(match.state))
    return record.first_difference(wanted, now)


def _comparison(recording: Recording, match: Match | None, given: int, difference: str | None) -> Comparison:
    over = match is not None and match.outcome is not None
    digest = "" if match is None else match.digest
    winner = "" if match is None else match.result
    return Comparison(recording.path, recording.opening.game, given, digest, difference, over, winner)

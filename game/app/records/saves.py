"""Saved matches: JSON files with the opening, the answers, and the state itself.

A save is checked before it is opened: its snapshot must have the digest that stands beside it, and its answers must
lead there. A save that was made with other cards opens at its snapshot, with a notice.
"""

from __future__ import annotations

import itertools
import os
import time
from pathlib import Path
from typing import TypeVar

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING, place_and_expectation
from game.app.files.writing import plain_name, write_new, write_whole
from game.app.games.entries import GAMES, entry_of
from game.app.matches.beginnings import why_invalid
from game.app.matches.following import CannotFollow, follow
from game.app.matches.keeping import KeepsRecord
from game.app.matches.match import Match
from game.app.matches.names import joined_within
from game.app.matches.opening import VERSION, Opening, Seating
from game.app.records import refused
from game.app.records.bin import in_bins, name_before, throw_away
from game.app.records.index import RecordFile, Summary, files_in, summaries_of, summary_or_error
from game.core import record
from game.core.record import Answer
from game.core.state import AnyState

ENDING = ".json"
#: No match comes near this size; a file beyond it is something else.
LARGEST = 64 << 20
#: The most letters that a name may have; the names of files have no more.
LONGEST_NAME = 60
Kind = TypeVar("Kind")


class SaveError(refused.RecordError):
    """A save cannot be written or opened."""


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """What a save file holds. ``saved`` is a date and time in UTC; ``when`` the turn that it was, in words;
    ``result`` how the match ended, if it is over."""

    format: int = record.FORMAT
    name: str
    saved: str = ""
    when: str = ""
    result: str = ""
    opening: Opening
    answers: tuple[Answer, ...]
    snapshot: msgspec.Raw
    digest: str


class _Shown(msgspec.Struct, frozen=True):
    """The part of a save that a list shows."""

    format: int
    name: str
    opening: refused.OpeningShown
    saved: str = ""
    when: str = ""
    result: str = ""


class SaveEntry(msgspec.Struct, frozen=True):
    """A line of the list of saves. ``problem`` says why it cannot be opened, or is empty, and ``cause`` says so in
    short. ``written``: seconds since 1970; ``when``: the turn that it was, in words; ``is_open``: its people play with
    open hands."""

    path: Path
    name: str
    game: str = ""
    title: str = ""
    seatings: tuple[Seating, ...] = ()
    saved: str = ""
    written: float = 0.0
    when: str = ""
    problem: str = ""
    cause: str = ""
    played_on: str = ""
    result: str = ""
    is_open: bool = False

    @property
    def is_over(self) -> bool:
        return bool(self.result)


def save_match(match: Match, name: str, folder: Path | None = None, *, replaced: SaveEntry | None = None) -> Path:
    """Save under a name, which only ``replaced`` may have. Raises SaveError, with the old save untouched."""
    place = folders.saves_folder() if folder is None else folder
    there = save_called(name, place)
    if there is not None and (replaced is None or there.path != replaced.path):
        raise SaveError(f"There is a save called {name!r} already.")
    if there is not None:
        return write_save(match, there.path, name)
    try:
        stem = plain_name(name)
    except ValueError as error:
        raise SaveError(f"The name {name!r} cannot be used: {error}.") from error
    content = _written(match, name)
    # Two names may make the same file name ("a/b" and "a:b").
    for number in range(1, 1000):
        path = place / f"{stem if number == 1 else f'{stem} ({number})'}{ENDING}"
        try:
            write_new(path, content)
        except FileExistsError:
            continue
        except OSError as error:
            raise SaveError(f"{path}: the save cannot be written ({error.strerror or error}).") from error
        return path
    raise SaveError(f"The name {name!r} cannot be used: too many saves have it.")


def save_called(name: str, folder: Path | None = None) -> SaveEntry | None:
    """Return the save of that name, if there is one."""
    return next((entry for entry in list_saves(folder) if entry.name == name), None)


def first_name(match: Match, folder: Path | None = None) -> str:
    """Return a name for a save that no save has: "Skirmish turn 5 (Blue and Amber) 2026-11-25"."""
    title = " ".join(part for part in (GAMES[match.opening.game].title, match.when) if part)
    day = time.strftime("%Y-%m-%d")
    taken = {entry.name for entry in list_saves(folder)}
    for number in itertools.count(1):
        end = day if number == 1 else f"{day} ({number})"
        name = f"{title} ({joined_within(match.players.names, LONGEST_NAME - len(title) - len(end) - 4)}) {end}"
        if name not in taken:
            return name
    raise AssertionError("numbers have no end")


def write_save(match: Match, path: Path, name: str = "") -> Path:
    """Save into a file. Raises SaveError, and then an older file is untouched."""
    try:
        write_whole(path, _written(match, name or path.stem))
    except OSError as error:
        raise SaveError(f"{path}: the save cannot be written ({error.strerror or error}).") from error
    return path


def _written(match: Match, name: str) -> bytes:
    save = Save(
        name=name,
        saved=time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()),
        when=match.when,
        result=match.result,
        opening=match.opening,
        answers=tuple(match.given),
        snapshot=msgspec.Raw(record.encode(match.state)),
        digest=match.digest,
    )
    return record.encode(save) + b"\n"


def read_save(path: Path) -> Save:
    """Return a save file's content, its form checked. Raises SaveError."""
    return _decoded(path, _content(path), Save)


def _content(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise SaveError.of(path, "There is no such file")
        if path.stat().st_size > LARGEST:
            raise SaveError.of(path, refused.DAMAGED, f"a save of at most {LARGEST >> 20} MB was expected")
        return path.read_bytes()
    except OSError as error:
        raise SaveError.of(path, f"The save cannot be read ({error.strerror or error})") from error


def _decoded(path: Path, content: bytes, kind: type[Kind]) -> Kind:
    """Return a save, or a part of it. Raises SaveError."""
    try:
        other = refused.why_other_format(content)
    except DECODING as error:
        text = f"a save of format {record.FORMAT} was expected ({place_and_expectation(error)})"
        raise SaveError.of(path, refused.DAMAGED, text) from error
    if other is not None:
        raise SaveError.of(path, *other)
    try:
        return msgspec.json.decode(content, type=kind)
    except DECODING as error:
        raise SaveError.of(path, refused.DAMAGED, place_and_expectation(error)) from error


def load_match(path_or_name: Path | str, folder: Path | None = None, journal: KeepsRecord | None = None) -> Match:
    """Open a save by its name or file. ``match.notice`` tells what the player should know. Raises SaveError.

    With a journal, the match is written there as soon as something is answered, with all its answers so far."""
    path = _find(path_or_name, folder)
    save = read_save(path)
    opening = save.opening
    _check_game(path, opening.game)
    snapshot = _snapshot(path, save)
    match, notice = _played(path, save, snapshot)
    match.notice = notice
    match.sent.skip()
    if journal is not None:
        match.write_once_answered(journal)
    return match


def _check_game(path: Path, game: str) -> None:
    cause = refused.why_no_game(game)
    if cause:
        raise SaveError.of(path, cause, f"opening.game: one of {', '.join(GAMES)} was expected, it is {game!r}")


def _find(path_or_name: Path | str, folder: Path | None) -> Path:
    """Return a path as it is; look a name up among the saves."""
    if isinstance(path_or_name, Path):
        return path_or_name
    place = folders.saves_folder() if folder is None else folder
    for entry in list_saves(place):
        if entry.name == path_or_name:
            return entry.path
    path = Path(path_or_name)
    if path.is_file():
        return path
    raise SaveError(f"{place}: there is no save called {path_or_name!r}.")


def _snapshot(path: Path, save: Save) -> AnyState:
    """Return the state in a save: of the right form, with the digest that the save names, and sound."""
    game = entry_of(save.opening.game).ruleset
    try:
        state = record.decode_state(game, bytes(save.snapshot))
    except DECODING as error:
        raise SaveError.of(path, refused.why_refused(save.opening), place_and_expectation(error, "snapshot")) from error
    if record.digest(state) != save.digest:
        text = "snapshot: the position that was saved was expected, it has been changed since"
        raise SaveError.of(path, refused.why_refused(save.opening), text)
    wrong = why_invalid(game, state, len(save.opening.seatings))
    if wrong:
        raise SaveError.of(path, refused.why_refused(save.opening), f"snapshot: {wrong}")
    return state


def _played(path: Path, save: Save, snapshot: AnyState) -> tuple[Match, str]:
    """Return a save's match and a notice: played again, or at its snapshot if cards or rules are others."""
    opening = save.opening
    game = entry_of(opening.game).ruleset
    same_cards = not refused.has_other_cards(opening)
    try:
        match = follow(opening, save.answers)
        if match.digest != save.digest:
            text = "answers that lead to the saved position were expected, they lead to another one"
            raise CannotFollow(len(save.answers) - 1, text)
        if same_cards:
            return match, ""
    except CannotFollow as problem:
        if same_cards and opening.version == VERSION:
            where = "opening" if problem.number < 0 else f"answers[{problem.number}]"
            raise SaveError.of(path, refused.DAMAGED, f"{where}: {problem}") from problem
    notice = f"version {opening.version} of the program" if same_cards else refused.other_cards(opening)
    match = Match.from_state(game, snapshot, opening.seatings, hints=opening.hints, terms=opening.terms)
    return match, f"{path.name} was saved with {notice}: it goes on from its last position, without its history."


def list_saves(folder: Path | None = None) -> tuple[SaveEntry, ...]:
    """Return all saves, the latest first; those that cannot be opened are listed with their problem."""
    place = folders.saves_folder() if folder is None else folder
    found = sorted(files_in(place, ENDING), key=lambda each: each.path)
    summaries = summaries_of(place, found, _summary) if found else {}
    entries = [_entry(each, summaries[each.path]) for each in found]
    return tuple(sorted(entries, key=lambda entry: -entry.written))


def list_thrown_saves() -> tuple[SaveEntry, ...]:
    """Return all saves in the bin."""
    return tuple(_entry(each, summary_or_error(_summary, each.path)) for each in in_bins(folders.saves_folder()))


def _summary(path: Path) -> Summary:
    shown = _decoded(path, _content(path), _Shown)
    opening = shown.opening
    summary = Summary(
        opening.game, opening.seatings, opening.played_on, shown.when, shown.result, shown.saved, shown.name
    )
    return msgspec.structs.replace(summary, is_open=not opening.terms.curtain)


def _entry(found: RecordFile, summary: Summary | refused.RecordError) -> SaveEntry:
    path = found.path
    try:
        if isinstance(summary, Summary):
            _check_game(path, summary.game)
    except SaveError as error:
        summary = error
    if isinstance(summary, refused.RecordError):
        return SaveEntry(path, name_before(path).stem, written=found.written, problem=str(summary), cause=summary.cause)
    return SaveEntry(
        path,
        summary.name,
        summary.game,
        GAMES[summary.game].title,
        summary.seatings,
        summary.saved,
        found.written,
        summary.when,
        played_on=summary.played_on,
        result=summary.result,
        is_open=summary.is_open,
    )


def rename_save(entry: SaveEntry, name: str) -> None:
    """Rename a save; its file stays where it is. Raises SaveError."""
    save = read_save(entry.path)
    try:
        write_whole(entry.path, record.encode(msgspec.structs.replace(save, name=name)) + b"\n")
        # It is as old as it was: another name is no other match.
        os.utime(entry.path, (entry.written, entry.written))
    except OSError as error:
        raise SaveError(f"{entry.path}: the save cannot be written ({error.strerror or error}).") from error


def remove_save(entry: SaveEntry) -> Path:
    """Throw a save into the bin; return where it is there. Raises SaveError."""
    try:
        return throw_away(entry.path)
    except OSError as error:
        raise SaveError(f"{entry.path}: the save cannot be removed ({error.strerror or error}).") from error

"""Saved matches: JSON files with the opening, the answers, and the state itself.

A save is checked before it is opened: its snapshot must have the digest that stands beside it, and its answers must
lead there. A save that was made with other cards opens at its snapshot, with a notice.
"""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING, place_and_expectation
from game.app.files.writing import plain_name, write_whole
from game.app.games.entries import GAMES, entry_of, fingerprints_of
from game.app.matches.beginnings import why_invalid
from game.app.matches.following import CannotFollow, follow
from game.app.matches.match import KeepsRecord, Match
from game.app.matches.opening import VERSION, Opening, Seating
from game.core import record
from game.core.record import Answer
from game.core.state import AnyState

ENDING = ".json"
#: No match comes near this size; a file beyond it is something else.
LARGEST = 64 << 20


class SaveError(ValueError):
    """A save cannot be written or opened: one sentence with file, place and what was expected."""


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """What a save file holds. ``saved`` is a date and time in UTC."""

    format: int = record.FORMAT
    name: str
    saved: str = ""
    opening: Opening
    answers: tuple[Answer, ...]
    snapshot: msgspec.Raw
    digest: str


class _OpeningShown(msgspec.Struct, frozen=True):
    game: str
    seatings: tuple[Seating, ...]


class _Shown(msgspec.Struct, frozen=True):
    """The part of a save that a list shows."""

    format: int
    name: str
    opening: _OpeningShown
    saved: str = ""


class SaveEntry(msgspec.Struct, frozen=True):
    """A line of the list of saves. ``problem`` says why it cannot be opened, or is empty. ``written``: seconds since
    1970."""

    path: Path
    name: str
    game: str = ""
    title: str = ""
    seatings: tuple[Seating, ...] = ()
    saved: str = ""
    written: float = 0.0
    problem: str = ""


def save_match(match: Match, name: str, folder: Path | None = None) -> Path:
    """Save under a name; a save of the same name is replaced. Raises SaveError, and then the old one is untouched."""
    place = folders.saves_folder() if folder is None else folder
    try:
        path = _path_for(place, name)
    except ValueError as error:
        raise SaveError(f"The name {name!r} cannot be used: {error}.") from error
    return write_save(match, path, name)


def write_save(match: Match, path: Path, name: str = "") -> Path:
    """Save into a file. Raises SaveError, and then an older file is untouched."""
    save = Save(
        name=name or path.stem,
        saved=time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()),
        opening=match.opening,
        answers=tuple(match.given),
        snapshot=msgspec.Raw(record.encode(match.state)),
        digest=match.digest,
    )
    try:
        write_whole(path, record.encode(save) + b"\n")
    except OSError as error:
        raise SaveError(f"{path}: the save cannot be written ({error.strerror or error}).") from error
    return path


def _path_for(folder: Path, name: str) -> Path:
    """The file of a name. Two names that make the same file name ("a/b" and "a:b") get a file each."""
    stem = plain_name(name)
    for number in range(1, 1000):
        path = folder / f"{stem if number == 1 else f'{stem} ({number})'}{ENDING}"
        if not path.exists():
            return path
        try:
            held = msgspec.json.decode(path.read_bytes(), type=_Shown).name
        except (*DECODING, OSError):
            continue
        if held == name:
            return path
    raise ValueError("too many saves are called so")


def read_save(path: Path) -> Save:
    """A save file's content, its form checked. Raises SaveError."""
    content = _content(path)
    _check_format(path, content)
    try:
        return msgspec.json.decode(content, type=Save)
    except DECODING as error:
        raise SaveError(f"{path}: {place_and_expectation(error)}.") from error


def _content(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise SaveError(f"{path}: there is no such file.")
        if path.stat().st_size > LARGEST:
            raise SaveError(f"{path}: a save of at most {LARGEST >> 20} MB was expected.")
        return path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path}: the save cannot be read ({error.strerror or error}).") from error


class _Format(msgspec.Struct, frozen=True):
    format: int


def _check_format(path: Path, content: bytes) -> None:
    try:
        found = msgspec.json.decode(content, type=_Format).format
    except DECODING as error:
        raise SaveError(
            f"{path}: a save of format {record.FORMAT} was expected ({place_and_expectation(error)})."
        ) from error
    if found != record.FORMAT:
        raise SaveError(f"{path}: format: {record.FORMAT} was expected, it is {found}.")


def load_match(path_or_name: Path | str, folder: Path | None = None, journal: KeepsRecord | None = None) -> Match:
    """Open a save by its name or file. ``match.notice`` tells what the player should know. Raises SaveError.

    With a journal, the match goes on being written there, with all its answers so far."""
    path = _find(path_or_name, folder)
    save = read_save(path)
    opening = save.opening
    if opening.game not in GAMES:
        raise SaveError(f"{path}: opening.game: one of {', '.join(GAMES)} was expected, it is {opening.game!r}.")
    snapshot = _snapshot(path, save)
    match, notice = _played(path, save, snapshot)
    match.notice = notice
    match.sent.skip()
    if journal is not None:
        match.write_to(journal)
    return match


def _find(path_or_name: Path | str, folder: Path | None) -> Path:
    """A path is taken as it is; a name is looked up among the saves."""
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
    """The state in a save: of the right form, with the digest that the save names, and sound."""
    game = entry_of(save.opening.game).ruleset
    try:
        state = record.decode_state(game, bytes(save.snapshot))
    except DECODING as error:
        raise SaveError(f"{path}: {place_and_expectation(error, 'snapshot')}.") from error
    found = record.digest(state)
    if found != save.digest:
        raise SaveError(f"{path}: snapshot: a state with digest {save.digest} was expected, it is {found}.")
    wrong = why_invalid(game, state, len(save.opening.seatings))
    if wrong:
        raise SaveError(f"{path}: snapshot: {wrong}.")
    return state


def _played(path: Path, save: Save, snapshot: AnyState) -> tuple[Match, str]:
    """The match of a save, and a notice: played again, or at its snapshot when the cards or the rules are others."""
    opening = save.opening
    game = entry_of(opening.game).ruleset
    now = fingerprints_of(opening.game, None)
    same_cards = opening.fingerprints.get("cards") == now.get("cards")
    try:
        match = follow(opening, save.answers)
        if match.digest != save.digest:
            text = f"answers that lead to the snapshot's digest {save.digest} were expected, they lead to"
            raise CannotFollow(len(save.answers) - 1, f"{text} {match.digest}")
        if same_cards:
            return match, ""
    except CannotFollow as problem:
        if same_cards and opening.version == VERSION:
            where = "opening" if problem.number < 0 else f"answers[{problem.number}]"
            raise SaveError(f"{path}: {where}: {problem}.") from problem
    notice = "other cards" if not same_cards else f"version {opening.version} of the program"
    match = Match.from_state(game, snapshot, opening.seatings, hints=opening.hints)
    return match, f"{path.name} was saved with {notice}: it goes on from its last position, without its history."


def list_saves(folder: Path | None = None) -> tuple[SaveEntry, ...]:
    """All saves, the latest first; those that cannot be opened are listed with their problem."""
    place = folders.saves_folder() if folder is None else folder
    try:
        paths = sorted(path for path in place.iterdir() if path.suffix == ENDING and not path.name.startswith("."))
    except OSError:
        return ()
    return tuple(sorted((_entry(path) for path in paths), key=lambda entry: -entry.written))


def _entry(path: Path) -> SaveEntry:
    try:
        content = _content(path)
        written = path.stat().st_mtime
        _check_format(path, content)
        shown = msgspec.json.decode(content, type=_Shown)
    except SaveError as error:
        return SaveEntry(path, path.stem, problem=str(error))
    except (*DECODING, OSError) as error:
        return SaveEntry(path, path.stem, problem=f"{path}: {place_and_expectation(error)}.")
    game = shown.opening.game
    problem = "" if game in GAMES else f"{path}: opening.game: {game!r} is not among the games."
    title = GAMES[game].title if game in GAMES else game
    return SaveEntry(path, shown.name, game, title, shown.opening.seatings, shown.saved, written, problem)


def remove_save(entry: SaveEntry) -> None:
    """Throw a save away. Raises SaveError."""
    try:
        entry.path.unlink()
    except OSError as error:
        raise SaveError(f"{entry.path}: the save cannot be removed ({error.strerror or error}).") from error

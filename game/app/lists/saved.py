"""Lists of cards that the player has built: a small file each, in a folder of their own for each game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.writing import plain_name, write_whole
from game.app.lists.card_list import CardList
from game.app.lists.kinds import ListError, ListKind
from game.core.words import an

#: Bytes of a list's file that are read at most, and letters of its name.
MOST_BYTES, LONGEST_NAME = 64_000, 60


class SavedList(msgspec.Struct, frozen=True):
    """A list in the player's folder; without ``content`` the file cannot be read, for the ``problem``. ``why_not`` says
    why it cannot be played, in the rules' words; empty when it can."""

    path: Path
    name: str
    content: CardList | None = None
    problem: str = ""
    why_not: str = ""


def folder_of(kind: ListKind) -> Path:
    """Return where the player's lists of a game lie. It need not exist yet."""
    return folders.home() / kind.folder


def saved_lists(kind: ListKind) -> tuple[SavedList, ...]:
    """Return every list of the player's folder by name. Never raises: what is wrong with a file stands in its entry."""
    try:
        paths = sorted(path for path in folder_of(kind).glob(f"*{kind.ending}") if path.is_file())
    except OSError:
        return ()
    found: dict[str, SavedList] = {}
    for path in paths:
        entry = _entry(kind, path)
        # Two files may call their lists the same.
        name = entry.name if entry.name not in found else f"{entry.name} ({path.name.removesuffix(kind.ending)})"
        found[name] = msgspec.structs.replace(entry, name=name)
    return tuple(sorted(found.values(), key=lambda entry: (entry.name.casefold(), entry.path)))


def _entry(kind: ListKind, path: Path) -> SavedList:
    try:
        name, content = read_list(kind, path)
    except ListError as error:
        return SavedList(path, path.name.removesuffix(kind.ending), problem=str(error), why_not=str(error))
    return SavedList(path, name, content, why_not=next(iter(kind.flaws(content)), ""))


def read_list(kind: ListKind, path: Path) -> tuple[str, CardList]:
    """Return a file's name, or its file name, and its cards, even if against the rules. Raises ListError."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ListError(f"{path.name}: it is too large to be {an(kind.word)}.")
        written = path.read_bytes()
    except OSError as error:
        raise ListError(f"{path.name}: it cannot be read ({error.strerror}).") from error
    try:
        name, content = kind.from_file(written)
    except ListError as error:
        raise ListError(f"{path.name}: {error}") from error
    return name[:LONGEST_NAME] or path.name.removesuffix(kind.ending), content


def write_list(kind: ListKind, name: str, content: CardList) -> Path:
    """Write a list into the player's folder, over an older one of the same file. Raises ListError."""
    path = list_path(kind, name)
    try:
        write_whole(path, kind.to_file(" ".join(name.split())[:LONGEST_NAME], content))
    except OSError as error:
        raise ListError(f"The {kind.word} cannot be written to {path} ({error.strerror}).") from error
    return path


def list_path(kind: ListKind, name: str) -> Path:
    """Return the file of a list of that name. Raises ListError for a name that makes no file name."""
    try:
        return folder_of(kind) / f"{plain_name(name)}{kind.ending}"
    except ValueError as error:
        raise ListError(f"The {kind.word} cannot have that name: {error}.") from error


def delete_list(kind: ListKind, path: Path) -> None:
    """Take a list's file away. Raises ListError."""
    try:
        path.unlink()
    except OSError as error:
        raise ListError(f"The {kind.word} cannot be deleted ({error.strerror}).") from error

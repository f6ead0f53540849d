"""Names of matches: each match and each save has its own."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from game.app.records.beside import NAME, write_beside
from game.app.records.bin import bring_back
from game.app.records.journal import JournalError
from game.app.records.saves import LONGEST_NAME, SaveEntry, SaveError, list_saves, rename_save
from game.app.records.unfinished import JournalEntry, list_journals


def rename(entry: JournalEntry | SaveEntry, name: str) -> None:
    """Rename a match or a save. Raises JournalError or SaveError, also for a name that another one has."""
    refused = SaveError if isinstance(entry, SaveEntry) else JournalError
    if not 0 < len(name.strip()) <= LONGEST_NAME:
        raise refused(f"A name of 1 to {LONGEST_NAME} letters was expected.")
    if any(each.name == name and each.path != entry.path for each in _all()):
        raise refused(f"There is a match called {name!r} already.")
    if isinstance(entry, SaveEntry):
        rename_save(entry, name)
        return
    try:
        write_beside(entry.path, NAME, name.encode())
    except OSError as error:
        raise JournalError(f"{entry.path}: the name cannot be written ({error.strerror or error}).") from error


def bring_back_by_name(thrown: Path) -> str:
    """Bring back a match or a save out of the bin; if another one has its name by now, under one like it: "Siege (2)".
    Return that one; "" where it has kept its own. Raises OSError or, with it brought back all the same, JournalError or
    SaveError."""
    path = bring_back(thrown)
    entries = _all()
    entry = next((each for each in entries if each.path == path), None)
    taken = {each.name for each in entries if each.path != path}
    if entry is None or not entry.name or entry.name not in taken:
        return ""
    ends = (f" ({number})" for number in count(2))
    names = (f"{entry.name[: LONGEST_NAME - len(end)]}{end}" for end in ends)
    name = next(name for name in names if name not in taken)
    rename(entry, name)
    return name


def _all() -> list[JournalEntry | SaveEntry]:
    return [*list_journals(), *list_saves()]

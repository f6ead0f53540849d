"""Names of matches: each match and each save has its own."""

from __future__ import annotations

from game.app.records.beside import NAME, write_beside
from game.app.records.journal import JournalError
from game.app.records.saves import LONGEST_NAME, SaveEntry, SaveError, list_saves, rename_save
from game.app.records.unfinished import JournalEntry, list_journals


def rename(entry: JournalEntry | SaveEntry, name: str) -> None:
    """Call a match or a save otherwise. Raises JournalError or SaveError, also for a name that another one has."""
    refused = SaveError if isinstance(entry, SaveEntry) else JournalError
    if not 0 < len(name.strip()) <= LONGEST_NAME:
        raise refused(f"A name of 1 to {LONGEST_NAME} letters was expected.")
    others: list[JournalEntry | SaveEntry] = [*list_journals(), *list_saves()]
    if any(each.name == name and each.path != entry.path for each in others):
        raise refused(f"There is a match called {name!r} already.")
    if isinstance(entry, SaveEntry):
        rename_save(entry, name)
        return
    try:
        write_beside(entry.path, NAME, name.encode())
    except OSError as error:
        raise JournalError(f"{entry.path}: the name cannot be written ({error.strerror or error}).") from error

"""Tidying the player's folders of records: what has become too much, what lies in the bin too long, what a program
that was stopped has left behind."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from game.app.files import folders
from game.app.files.writing import FRESH
from game.app.records.beside import BESIDE, PUT_AWAY, remove_beside
from game.app.records.bin import empty_old
from game.app.records.index import files_in
from game.app.records.journal import ENDING, is_held
from game.app.records.unfinished import journal_folders, list_journals

#: How many matches are kept, in how many bytes; beyond that the oldest of those that are over go.
MOST = 500
MOST_BYTES = 200 << 20
#: This file exists once the player has been told about it.
_TOLD = ".told_of_too_many"
_DAY = 86400.0


def tidy(folder: Path | None = None) -> str:
    """Tidy the folders of journals (the player's, or another) and of saves. Returns what the player should be told,
    which is said once. Nothing that was not played to its end goes."""
    roots = journal_folders(folder)
    _put_rest_away(folder)
    gone = sum(_trim(root) for root in roots)
    for root in (*roots, *((folders.saves_folder(),) if folder is None else ())):
        empty_old(root)
        _remove_leavings(root)
    marks = roots[0] / _TOLD
    if not gone or marks.exists():
        return ""
    with contextlib.suppress(OSError):
        marks.touch()
    return (
        f"The oldest finished matches make room for new ones from now on ({gone} did): "
        f"{MOST} matches are kept, in {MOST_BYTES >> 20} MB. What you have saved stays."
    )


def _put_rest_away(folder: Path | None) -> None:
    """Put those away that are over and lie among the running ones: the program was stopped in between."""
    for entry in list_journals(folder):
        if entry.is_over and entry.path.parent.name != PUT_AWAY and not is_held(entry.path):
            away = entry.path.parent / PUT_AWAY / entry.path.name
            with contextlib.suppress(OSError):
                away.parent.mkdir(exist_ok=True)
                os.replace(entry.path, away)


def _trim(root: Path) -> int:
    """Remove the oldest finished matches of a folder beyond what is kept; return how many."""
    finished = sorted(files_in(root, ENDING, PUT_AWAY), key=lambda each: (each.changed, each.path.name))
    running = files_in(root, ENDING)
    many = len(finished) + len(running)
    large = sum(each.size for each in (*finished, *running))
    gone = 0
    for each in finished:
        if many <= MOST and large <= MOST_BYTES:
            break
        try:
            each.path.unlink()
        except OSError:
            continue
        remove_beside(each.path)
        many, large, gone = many - 1, large - each.size, gone + 1
    return gone


def _remove_leavings(root: Path) -> None:
    """Remove files that somebody was writing a day ago or longer."""
    oldest = time.time() - _DAY
    for found in files_in(root, ENDING):
        if not found.size and found.written < oldest:
            with contextlib.suppress(OSError):
                found.path.unlink()
    for place in (root, root / BESIDE):
        with contextlib.suppress(OSError), os.scandir(place) as listed:
            for each in listed:
                if each.name.startswith(".") and each.name.endswith(FRESH) and each.stat().st_mtime < oldest:
                    with contextlib.suppress(OSError):
                        os.unlink(each.path)

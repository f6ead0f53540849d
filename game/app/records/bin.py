"""The bin: what a player throws away lies there for thirty days, in the folder that it was in, and can be brought back.

Each way is one step on the disk. A file in the bin has the time in its name, so that no two names clash.
"""

from __future__ import annotations

import contextlib
import math
import os
import time
from pathlib import Path

from game.app.files.writing import sync_folder
from game.app.records.beside import BIN, PUT_AWAY, remove_beside
from game.app.records.index import RecordFile, files_in

#: Days for which what was thrown away can be brought back.
DAYS = 30
_APART = "~"


def now() -> float:
    """Return the time, in seconds since 1970."""
    return time.time()


def throw_away(path: Path) -> Path:
    """Put a file into the bin of its folder; return where it is now. Raises OSError, and then it is where it was."""
    place = path.parent / BIN
    place.mkdir(parents=True, exist_ok=True)
    thrown = place / f"{time.time_ns():020d}{_APART}{path.name}"
    os.replace(path, thrown)
    sync_folder(path.parent)
    return thrown


def name_before(thrown: Path) -> Path:
    """Return what a file in a bin was called where it was thrown away."""
    return Path(thrown.name.partition(_APART)[2] or thrown.name)


def days_left(thrown: Path) -> int:
    """Return for how many days from now a file stays in its bin."""
    return max(0, math.ceil(DAYS - (now() - int(thrown.name.partition(_APART)[0]) / 1e9) / 86400))


def in_bins(root: Path) -> list[RecordFile]:
    """Return the files that were thrown away of a folder of records, the latest first."""
    found = files_in(root, "", BIN) + files_in(root, "", f"{PUT_AWAY}/{BIN}")
    parts = [(each, each.path.name.partition(_APART)) for each in found]
    thrown = [each for each, (moment, _, name) in parts if moment.isdecimal() and name]
    return sorted(thrown, key=lambda each: each.path.name, reverse=True)


def bring_back(thrown: Path) -> Path:
    """Put a file back where it was thrown away, under its name or, if that is taken, one like it. Raises OSError."""
    name = name_before(thrown)
    folder = thrown.parent.parent
    path, number = folder / name, 2
    while path.exists():
        path, number = folder / f"{name.stem} ({number}){name.suffix}", number + 1
    os.replace(thrown, path)
    sync_folder(folder)
    return path


def empty_old(root: Path) -> int:
    """Remove for good what has lain in the bins of a folder of records for thirty days; return how many files."""
    removed = 0
    for path in (each.path for each in in_bins(root)):
        if not days_left(path):
            with contextlib.suppress(OSError):
                path.unlink()
                removed += 1
                name = name_before(path)
                if not any((folder / name).exists() for folder in (root, root / PUT_AWAY)):
                    remove_beside(root / name)
    return removed

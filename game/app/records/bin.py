"""The bin: what a player throws away lies there for thirty days, in the folder that it was in, and can be brought back.

Each way is one step on the disk: what is thrown away is called by the moment, so that no name meets another one.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from game.app.files.writing import sync_folder
from game.app.records.beside import BIN, PUT_AWAY, remove_beside

#: Days for which what was thrown away can be brought back.
DAYS = 30
_APART = "~"


def throw_away(path: Path) -> Path:
    """Put a file into the bin of its folder; return where it is now. Raises OSError, and then it is where it was."""
    place = path.parent / BIN
    place.mkdir(parents=True, exist_ok=True)
    thrown = place / f"{time.time_ns():020d}{_APART}{path.name}"
    os.replace(path, thrown)
    sync_folder(path.parent)
    return thrown


def bring_back(thrown: Path) -> Path:
    """Put a file back where it was thrown away, under its name or, if that is taken, one like it. Raises OSError."""
    name = Path(thrown.name.partition(_APART)[2] or thrown.name)
    folder = thrown.parent.parent
    path, number = folder / name, 2
    while path.exists():
        path, number = folder / f"{name.stem} ({number}){name.suffix}", number + 1
    os.replace(thrown, path)
    sync_folder(folder)
    return path


def empty_old(root: Path, now: float | None = None) -> int:
    """Remove for good what has lain in the bins of a folder of records for thirty days; return how many files."""
    oldest = (time.time() if now is None else now) - DAYS * 86400
    removed = 0
    for place in (root / BIN, root / PUT_AWAY / BIN):
        listed: list[Path] = []
        with contextlib.suppress(OSError):
            listed = list(place.iterdir())
        for path in listed:
            moment, _, name = path.name.partition(_APART)
            if moment.isdecimal() and name and int(moment) / 1e9 < oldest:
                with contextlib.suppress(OSError):
                    path.unlink()
                    removed += 1
                    if not any((folder / name).exists() for folder in (root, root / PUT_AWAY)):
                        remove_beside(root / name)
    return removed

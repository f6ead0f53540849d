"""What lies beside a journal or a save and belongs to it: the name that its player gave it, and a small picture of its
last board.

It stays where it is while the record itself is put away, thrown away or brought back, so that each of these is one
step: a program that is stopped in the middle loses nothing.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from game.app.files.writing import write_whole

#: Journals of matches that are over lie in this folder beside the running ones.
PUT_AWAY = "put_away"
#: What was thrown away lies here for a while, in each folder of records.
BIN = "bin"
BESIDE = "beside"
#: Endings of what lies beside a record.
NAME, PICTURE = ".name", ".png"


def root_of(path: Path) -> Path:
    """Return the folder of records that one of them belongs to, wherever in it the record lies."""
    folder = path.parent
    while folder.name in (PUT_AWAY, BIN):
        folder = folder.parent
    return folder


def beside(path: Path, ending: str) -> Path:
    """Return where something of a record lies, which need not be there."""
    return root_of(path) / BESIDE / f"{path.stem}{ending}"


def write_beside(path: Path, ending: str, content: bytes) -> None:
    """Write something of a record. Raises OSError, and what was there stays."""
    write_whole(beside(path, ending), content)


def names_beside(root: Path) -> dict[str, str]:
    """Return the names that were given to records of a folder, by the stems of their files."""
    names = {}
    with contextlib.suppress(OSError):
        for path in (root / BESIDE).iterdir():
            if path.suffix == NAME:
                with contextlib.suppress(OSError, UnicodeError):
                    names[path.stem] = path.read_text("utf-8").strip()
    return {stem: name for stem, name in names.items() if name}


def remove_beside(path: Path) -> None:
    """Remove everything that lies beside a record which is gone for good."""
    for ending in (NAME, PICTURE):
        with contextlib.suppress(OSError):
            beside(path, ending).unlink(missing_ok=True)

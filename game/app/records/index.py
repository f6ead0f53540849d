"""The index beside a folder of records: what a list tells of each of them, so that thousands open as quickly as ten.

It is nothing but a memory of files that were read. A record counts as known while its file has the very size, time and
number that it had then; whatever else there is, is read, and an index that is missing, damaged or of another version is
made again. Nothing is lost with it.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from game.app.files.wording import DECODING
from game.app.files.writing import write_whole
from game.app.matches.opening import VERSION, Seating
from game.app.records.refused import RecordError

INDEX = ".index.json"
#: Changed with the fields of a summary, so that an older index is made again.
_FORM = f"2 of {VERSION}"


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list tells of a record. ``played_on``: the map or the decks; ``when``: the turn in words; ``result``: how
    it ended, "" if it goes on; ``saved``: date and time in UTC, of a save; ``name``: a save's own; ``is_open``: its
    people play with open hands."""

    game: str
    seatings: tuple[Seating, ...] = ()
    played_on: str = ""
    when: str = ""
    result: str = ""
    saved: str = ""
    name: str = ""
    is_open: bool = False


class Found(msgspec.Struct, frozen=True):
    """A file of a folder, called by its ``name`` in it, and what tells whether it is the same as before."""

    path: Path
    name: str
    size: int
    changed: int
    number: int

    @property
    def written(self) -> float:
        """Return when it was written, in seconds since 1970."""
        return self.changed / 1e9


class _Row(msgspec.Struct, frozen=True, array_like=True):
    size: int
    changed: int
    number: int
    told: Told


class _Index(msgspec.Struct, frozen=True):
    form: str
    rows: dict[str, _Row]


def files_in(root: Path, ending: str, within: str = "") -> list[Found]:
    """Return the files of a folder, or of the subfolder of that name, with that ending, hidden ones left out; none of a
    folder that cannot be read."""
    folder, before, found = root / within, f"{within}/" if within else "", []
    with contextlib.suppress(OSError), os.scandir(folder) as listed:
        for each in listed:
            if each.name.endswith(ending) and not each.name.startswith("."):
                with contextlib.suppress(OSError):
                    told = each.stat()
                    name = f"{before}{each.name}"
                    found.append(Found(folder / each.name, name, told.st_size, told.st_mtime_ns, told.st_ino))
    return found


def told_of(root: Path, found: Iterable[Found], read: Callable[[Path], Told]) -> dict[Path, Told | RecordError]:
    """Return what is told of each file, or why nothing can be: from the index of the folder, and with ``read``, which
    raises RecordError, for what is not in it as it is now."""
    known = _read(root)
    rows: dict[str, _Row] = {}
    told: dict[Path, Told | RecordError] = {}
    is_new = False
    for each in found:
        row = known.get(each.name)
        if row is None or (row.size, row.changed, row.number) != (each.size, each.changed, each.number):
            fresh = told_by(read, each.path)
            if isinstance(fresh, RecordError):
                # The reason may have changed by tomorrow: it is read each time.
                told[each.path] = fresh
                continue
            row, is_new = _Row(each.size, each.changed, each.number, fresh), True
        rows[each.name] = row
        told[each.path] = row.told
    if is_new or len(rows) != len(known):
        with contextlib.suppress(OSError):
            write_whole(root / INDEX, msgspec.json.encode(_Index(_FORM, rows)))
    return told


def told_by(read: Callable[[Path], Told], path: Path) -> Told | RecordError:
    """Return what a file tells of a record, or why nothing can be told."""
    try:
        return read(path)
    except RecordError as error:
        return error


def _read(root: Path) -> dict[str, _Row]:
    try:
        index = msgspec.json.decode((root / INDEX).read_bytes(), type=_Index)
    except (OSError, *DECODING):
        return {}
    return index.rows if index.form == _FORM else {}

"""The index beside a folder of records: a summary of each for lists, so that thousands open as quickly as ten.

It is a cache. An entry is valid while its file has the same size, time and inode as when it was read; other files are
read, and an index that is missing, damaged or of another version is rebuilt. Deleting it loses nothing.
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


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a record. ``played_on``: the map or the decks; ``when``: the turn in words; ``result``: how
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


class RecordFile(msgspec.Struct, frozen=True):
    """A file by its ``name`` within a folder, with what shows whether it has changed: ``number`` is its inode."""

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
    summary: Summary


class _Index(msgspec.Struct, frozen=True):
    form: str
    rows: dict[str, _Row]


def files_in(root: Path, ending: str, within: str = "") -> list[RecordFile]:
    """Return the files of a folder, or its subfolder, with that ending, but hidden ones; none if it cannot be read."""
    folder, before, found = root / within, f"{within}/" if within else "", []
    with contextlib.suppress(OSError), os.scandir(folder) as listed:
        for each in listed:
            if each.name.endswith(ending) and not each.name.startswith("."):
                with contextlib.suppress(OSError):
                    stat = each.stat()
                    name = f"{before}{each.name}"
                    found.append(RecordFile(folder / each.name, name, stat.st_size, stat.st_mtime_ns, stat.st_ino))
    return found


def summaries_of(
    root: Path, found: Iterable[RecordFile], read: Callable[[Path], Summary]
) -> dict[Path, Summary | RecordError]:
    """Return each file's summary, or why not: from the folder's index, or ``read``, which raises RecordError."""
    known = _read(root)
    rows: dict[str, _Row] = {}
    summaries: dict[Path, Summary | RecordError] = {}
    is_new = False
    for each in found:
        row = known.get(each.name)
        if row is None or (row.size, row.changed, row.number) != (each.size, each.changed, each.number):
            fresh = summary_or_error(read, each.path)
            if isinstance(fresh, RecordError):
                # The reason may have changed by tomorrow: it is read each time.
                summaries[each.path] = fresh
                continue
            row, is_new = _Row(each.size, each.changed, each.number, fresh), True
        rows[each.name] = row
        summaries[each.path] = row.summary
    if is_new or len(rows) != len(known):
        with contextlib.suppress(OSError):
            write_whole(root / INDEX, msgspec.json.encode(_Index(_FORM, rows)))
    return summaries


def summary_or_error(read: Callable[[Path], Summary], path: Path) -> Summary | RecordError:
    """Return a file's summary, or why it has none."""
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

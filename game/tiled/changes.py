"""The files that a map is read from: the map's own, its tilesets, templates, pictures and project; and whether they
are still as they were."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

#: When a file was changed, in nanoseconds, and its bytes; the names that fit a pattern; None: there is no such file.
Mark = tuple[int, int] | frozenset[str] | None

#: A file that was changed so shortly before may be changed again without its mark telling, in nanoseconds.
_SETTLING = 2_000_000_000

_noted: ContextVar[dict[Path, Mark] | None] = ContextVar("noted", default=None)


@contextmanager
def noting() -> Iterator[dict[Path, Mark]]:
    """Give the files and patterns that are noted meanwhile, each as it was before it was opened."""
    files: dict[Path, Mark] = {}
    token = _noted.set(files)
    try:
        yield files
    finally:
        _noted.reset(token)


def note(path: Path) -> None:
    """Note that what is being read depends on that file, whether it is there or not; or, when its name is a pattern
    such as ``*.tiled-project``, on which files there are."""
    files = _noted.get()
    if files is not None and path not in files:
        files[path] = _mark(path)


def are_settled(marks: dict[Path, Mark], began: int) -> bool:
    """Return whether any change of a file after ``began``, a ``time.time_ns()``, would show."""
    return all(mark[0] < began - _SETTLING for mark in marks.values() if isinstance(mark, tuple))


def stamp_of(marks: dict[Path, Mark]) -> int:
    """Return a number for how the files are: another one when any of them changes."""
    state = sorted((str(path), sorted(mark) if isinstance(mark, frozenset) else mark) for path, mark in marks.items())
    return zlib.crc32(repr(state).encode("utf-8", "surrogatepass"))


def are_unchanged(marks: dict[Path, Mark]) -> bool:
    return all(_mark(path) == mark for path, mark in marks.items())


def _mark(path: Path) -> Mark:
    try:
        if path.name.startswith("*"):
            return frozenset(one.name for one in path.parent.glob(path.name))
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size

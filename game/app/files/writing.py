"""Writing files so that a crash, a full disk or a pulled plug leaves the old file or the new one, never half of one."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

#: How files end that are being written; one that is old was left by a program that was stopped.
FRESH = ".new"


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file's content in one step; its folder is made if need be. Raises OSError and leaves the old file.

    Only a plain file is ever replaced: a device or a folder of that name is an error."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is not a plain file", str(path))
    with _fresh(path, content) as fresh:
        os.replace(fresh, path)
    sync_folder(path.parent)


def write_new(path: Path, content: bytes) -> None:
    """Write a file in one step that is not there yet; its folder is made if need be. Raises FileExistsError where it is
    there, also if somebody else made it a moment ago, or another OSError."""
    with _fresh(path, content) as fresh:
        try:
            os.link(fresh, path)
        except FileExistsError:
            raise
        except OSError as error:
            # A disk that knows no links.
            if path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from error
            os.replace(fresh, path)
    sync_folder(path.parent)


@contextlib.contextmanager
def _fresh(path: Path, content: bytes) -> Iterator[Path]:
    """Give a file beside ``path`` that holds the content, on disk; it is gone afterwards."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}{FRESH}")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield fresh
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make sure that new names in a folder are on disk, where the system can promise that."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def plain_name(wanted: str, longest: int = 60) -> str:
    """Return a file name that any system takes for a typed name. Raises ValueError when nothing is left."""
    cleaned = "".join(letter if letter.isalnum() or letter in " -_.()" else "_" for letter in wanted)
    cleaned = " ".join(cleaned.split()).strip(". ")[:longest].rstrip(". ")
    while len(cleaned.encode()) > 200:
        cleaned = cleaned[:-1]
    if not cleaned.strip("_ "):
        raise ValueError("a name needs at least one letter or digit")
    # Names that Windows keeps for devices.
    stem = cleaned.split(".")[0].strip().upper()
    if stem in {"CON", "PRN", "AUX", "NUL"} or (stem[:3] in {"COM", "LPT"} and stem[3:].isdigit()):
        cleaned = f"_{cleaned}"
    return cleaned

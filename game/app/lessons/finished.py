"""Which lessons the player has finished, kept beside the settings."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.writing import write_whole


def finished_file() -> Path:
    """Return where finished lessons are kept."""
    return folders.home() / "lessons.json"


def finished_lessons() -> frozenset[str]:
    """Return the finished lessons by their names. Never raises: what cannot be read counts as none."""
    try:
        return frozenset(msgspec.json.decode(finished_file().read_bytes(), type=list[str]))
    except (OSError, msgspec.MsgspecError, RecursionError, UnicodeError):
        return frozenset()


def mark_finished(name: str) -> str:
    """Remember that a lesson was finished. Return why that cannot be written down, or nothing."""
    known = finished_lessons()
    return _write(known | {name}) if name not in known else ""


def forget_finished() -> str:
    """Begin every course again. Return why that cannot be written down, or nothing."""
    return _write(frozenset()) if finished_lessons() else ""


def _write(names: frozenset[str]) -> str:
    path = finished_file()
    try:
        write_whole(path, msgspec.json.encode(sorted(names)) + b"\n")
    except OSError as error:
        return f"{path}: it cannot be written down which lessons are finished ({error.strerror})."
    return ""

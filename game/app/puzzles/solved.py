"""Which puzzles the player has solved, kept beside the settings."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.writing import write_whole


def solved_file() -> Path:
    """Return where solved puzzles are kept."""
    return folders.home() / "puzzles.json"


def solved_puzzles() -> dict[str, bool]:
    """Return the solved puzzles by their names, each with whether a hint helped. Never raises: what cannot be read
    counts as none."""
    try:
        return msgspec.json.decode(solved_file().read_bytes(), type=dict[str, bool])
    except (OSError, msgspec.MsgspecError, RecursionError, UnicodeError):
        return {}


def mark_solved(name: str, *, helped: bool) -> str:
    """Remember that a puzzle was solved. Return why that cannot be written down, or nothing."""
    known = solved_puzzles()
    if known.get(name, True) is False or known.get(name) == helped:
        return ""
    path = solved_file()
    try:
        write_whole(path, msgspec.json.encode({**known, name: helped}) + b"\n")
    except OSError as error:
        return f"{path}: it cannot be written down which puzzles are solved ({error.strerror})."
    return ""

"""How far the player has come in each campaign, kept on this machine beside the settings."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.writing import write_whole
from game.core.scenario.carried import Carried


class Progress(msgspec.Struct, frozen=True):
    """``won`` are the numbers of the chapters that were won, from 0; ``carried`` is what was taken on from each."""

    won: tuple[int, ...] = ()
    carried: dict[int, Carried] = {}

    def before(self, chapter: int) -> Carried | None:
        """Return what a chapter begins with; None where it begins as it is drawn."""
        return self.carried.get(chapter - 1)

    def next_of(self, chapters: int) -> int | None:
        """Return the first chapter that was not won; None when all were."""
        return next((number for number in range(chapters) if number not in self.won), None)


def progress_file() -> Path:
    """Return where progress is kept."""
    return folders.home() / "campaigns.json"


def progress_of(name: str) -> Progress:
    """Return the progress in a campaign. Never raises: what cannot be read counts as none."""
    return _all().get(name, Progress())


def keep_won(name: str, chapter: int, carried: Carried) -> str:
    """Remember that a chapter was won, and with what. Return why that cannot be written down, or nothing."""
    known = progress_of(name)
    won = tuple(sorted({*known.won, chapter}))
    return _write(name, Progress(won, {**known.carried, chapter: carried}))


def forget(name: str) -> str:
    """Begin a campaign again. Return why that cannot be written down, or nothing."""
    return _write(name, Progress())


def _all() -> dict[str, Progress]:
    try:
        return msgspec.json.decode(progress_file().read_bytes(), type=dict[str, Progress])
    except (OSError, msgspec.MsgspecError, RecursionError, UnicodeError):
        return {}


def _write(name: str, progress: Progress) -> str:
    path = progress_file()
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode({**_all(), name: progress}), indent=1) + b"\n")
    except OSError as error:
        return f"{path}: it cannot be written down how far the campaign has come ({error.strerror})."
    return ""

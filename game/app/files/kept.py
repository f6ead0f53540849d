"""Small records of the player's, each in a file of its own beside the settings: what was finished, solved and won."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING
from game.app.files.writing import write_whole

Record = TypeVar("Record")


class Kept(Generic[Record]):
    """A record of one ``kind``, which is empty at first. ``what`` says in a refusal what it tells."""

    def __init__(self, file: str, kind: type[Record], what: str) -> None:
        self._file, self._kind, self._what = file, kind, what

    @property
    def path(self) -> Path:
        """Return where it lies."""
        return folders.home() / self._file

    def read(self) -> Record:
        """Return what was saved. Never raises: what is missing or damaged counts as nothing."""
        try:
            return self._decoded()
        except (OSError, *DECODING):
            return self._kind()

    def write(self, record: Record) -> str:
        """Write it down, and return why that cannot be, or nothing. A damaged file is put aside, not lost."""
        try:
            self._put_damaged_aside()
            written = msgspec.json.format(msgspec.json.encode(record), indent=1)
            write_whole(self.path, written + b"\n")
        except OSError as error:
            return f"{self.path}: cannot save {self._what} ({error.strerror})."
        return ""

    def _decoded(self) -> Record:
        return msgspec.json.decode(self.path.read_bytes(), type=self._kind)

    def _put_damaged_aside(self) -> None:
        try:
            self._decoded()
        except FileNotFoundError:
            return
        except DECODING:
            self.path.replace(self.path.with_name(f"{self.path.name}.damaged"))

"""The folder of a simulation: finished games line by line, so that one that was stopped resumes where it was.

``games.jsonl`` begins with the order; then each finished game is a line, in the order in which they were finished.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec

from game.app.files.wording import DECODING
from game.app.simulation.jobs import CODE, Order
from game.app.simulation.playing import Played

#: The file of finished games.
GAMES = "games.jsonl"


class _Header(msgspec.Struct, frozen=True):
    """The first line: for what the games were played. How many there shall be may be another number next time."""

    order: Order


class ResultsFolder:
    """A folder that holds the games of one order. ``played`` are those that are finished, by their numbers."""

    def __init__(self, path: Path, order: Order) -> None:
        """Open or make the folder. Raises ValueError if it cannot be written or holds something else."""
        self.path = path
        self.played: dict[int, Played] = {}
        try:
            path.mkdir(parents=True, exist_ok=True)
            if (path / GAMES).exists() and not (path / GAMES).is_file():
                raise OSError(errno.EINVAL, f"{GAMES} is not a plain file")
            self._file = (path / GAMES).open("a+b")
            self._take(order)
        except OSError as error:
            raise ValueError(f"{path}: it cannot be written ({error.strerror or error})") from error

    def _take(self, order: Order) -> None:
        """Read what is there. A last line that was only half written is dropped."""
        self._file.seek(0)
        text = self._file.read()
        whole, half = text[: text.rfind(b"\n") + 1], text[text.rfind(b"\n") + 1 :]
        if half:
            self._file.truncate(len(whole))
        header, *lines = whole.splitlines() or [b""]
        if not header:
            self._write(_Header(order))
            return
        try:
            written = msgspec.json.decode(header, type=_Header).order
        except DECODING:
            raise ValueError(f"{self.path / GAMES}: these are not results of simulated games") from None
        if not _are_alike(written, order):
            differs = f"({written.words}), not of this one ({order.words})"
            if written.words == order.words:
                differs = "on another map, or with other decks or cards"
            raise ValueError(f"{self.path}: it holds the results of another command {differs}; name another folder")
        for number, line in enumerate(lines, 2):
            try:
                game = msgspec.json.decode(line, type=Played)
            except DECODING:
                raise ValueError(f"{self.path / GAMES}: line {number} cannot be read") from None
            self.played.setdefault(game.job, game)

    def add(self, game: Played) -> None:
        """Write a finished game; it is on disk when this returns. One that is known already is passed over."""
        if game.job not in self.played:
            self.played[game.job] = game
            self._write(game)

    def close(self) -> None:
        """Close the file: nothing more is written."""
        self._file.close()

    def _write(self, line: msgspec.Struct) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise ValueError(f"{self.path}: it cannot be written ({error.strerror or error})") from error


def _are_alike(one: Order, other: Order) -> bool:
    """Return whether the games of both are the same, except for how many there are. Players may have become better
    meanwhile: take another folder to compare them."""
    first, second = (msgspec.json.encode(_plain(order)) for order in (one, other))
    return first == second


def _plain(order: Order) -> Order:
    made_with = {name: print_ for name, print_ in order.made_with.items() if name != CODE}
    return msgspec.structs.replace(order, games=1, made_with=made_with)

"""The text mirror of ``--narrate``: what is new on the screen as plain lines, for screen readers and for tests.

It is made from what the topmost scene says (``Scene.spoken``), which are the words on the screen. So it knows no more
than the seat whose view is shown, and behind the curtain nothing of the table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from game.ui.scenes.scene import Scene
from game.ui.scenes.spoken import Spoken, plain

_NOTHING = Spoken()


class Narrator:
    """Gives each new line to ``write``; where that fails it says no more, and ``problem`` says why."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._scene: Scene | None = None
        self._before = _NOTHING
        self.problem = ""

    def look(self, scene: Scene | None) -> None:
        """Tell what is new since the last time."""
        if scene is None or self.problem:
            return
        now, before = scene.spoken(), self._before if scene is self._scene else _NOTHING
        if scene is self._scene and now == before:
            return
        if not now.log and before.log:
            # A log that is let go says nothing, and is told again when it is shown again.
            now = msgspec.structs.replace(now, log=())
        self._scene, self._before = scene, now
        try:
            for line in _lines(now, before):
                self._write(line)
        except OSError as error:
            self.problem = f"Narration has stopped ({error.strerror or error})."


def _lines(now: Spoken, before: Spoken) -> list[str]:
    """Return what is said now and was not before, a line each with a word for what it is."""
    told = [f"page: {now.page}"] if now.page and now.page != before.page else []
    told += [f"text: {line}" for line in now.words if line not in before.words]
    told += [f"log: {line}" for line in _new(now.log, before.log)]
    told += [f"prompt: {now.prompt}"] if now.prompt and now.prompt != before.prompt else []
    told += [f"hand: {line}" for line in _list(now.hand, before.hand)]
    told += [f"answers: {line}" for line in _list(now.answers, before.answers)]
    told += [f"note: {now.note}"] if now.note and now.note != before.note else []
    told += [f"on: {now.focus}"] if now.focus and now.focus != before.focus else []
    return [plain(line) for line in told]


def _list(now: Sequence[str], before: Sequence[str]) -> list[str]:
    return ["; ".join(now)] if now and now != before else []


def _new(now: Sequence[str], before: Sequence[str]) -> Sequence[str]:
    """Return the lines at the end that are new: the log grows there, and may lose lines at its beginning."""
    for start in range(len(before) + 1):
        kept = before[start:]
        if now[: len(kept)] == kept:
            return now[len(kept) :]
    return now


def narrator_to(file: Path | None) -> Narrator:
    """Return a narrator that writes to a file, or to standard output. Raises OSError."""
    stream = sys.stdout if file is None else file.open(mode="a", encoding="utf-8")

    def write(line: str) -> None:
        print(line, file=stream, flush=True)

    return Narrator(write)

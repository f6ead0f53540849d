"""A map that is looked at while somebody draws it: it is read again whenever one of its files changes.

The files are asked for their times, a dozen of them at most, several times a second: that is quick, needs no help from
the system, and works on network drives and in containers too, which do not report changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread

from game.app.maps import library
from game.app.maps.reading import MapFile, read_with_marks
from game.tiled.changes import Mark, are_unchanged


class MapWatch:
    """Call ``look`` often. ``found`` is the map as it was last read, None before that."""

    def __init__(self, path: Path, notify: Callable[[], None] | None = None) -> None:
        """Watch a map; ``notify`` is called, on another thread, when it was read."""
        self.path = path
        self.found: MapFile | None = None
        self._notify = notify
        self._marks: dict[Path, Mark] | None = None
        self._read: tuple[MapFile, dict[Path, Mark]] | None = None
        self._thread: Thread | None = None

    def look(self) -> bool:
        """Return whether there is a new reading of the map. A change of a file begins one on a thread of its own."""
        if self._thread is None and (self._marks is None or not are_unchanged(self._marks)):
            self._thread = Thread(target=self._run, name="reading a map", daemon=True)
            self._thread.start()
            # What was read before, and is as it was, is there at once.
            self._thread.join(library.PATIENCE)
        if self._thread is None or self._thread.is_alive():
            return False
        self._thread = None
        if self._read is None:
            return False
        (self.found, self._marks), self._read = self._read, None
        return True

    def _run(self) -> None:
        self._read = read_with_marks(self.path)
        if self._notify is not None:
            self._notify()

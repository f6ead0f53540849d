"""The figures of all finished matches of this machine, kept in one file beside the folder of journals.

A journal is read once. What was read stays when the journal makes room for others, until the player has all of it
forgotten: then only matches that end later count. A file that is missing or damaged is made again from the journals
that exist. Nothing of it leaves the machine.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING
from game.app.files.writing import write_whole
from game.app.matches.following import CannotFollow
from game.app.records.journal import JournalError
from game.app.records.unfinished import JournalEntry, list_journals
from game.app.statistics.figures import CountDice, MatchFigures, Reading

#: Changed with what is counted, so that an older file is made again.
_FORM = 1
#: Matches that are read before they are saved.
_OFTEN = 20


class _Kept(msgspec.Struct, frozen=True):
    """``since``: only matches that ended after it count, in seconds since 1970; ``matches`` by the stems of their
    journals, None for one that cannot be read or has no persons."""

    form: int
    since: float = 0.0
    matches: dict[str, MatchFigures | None] = {}


class Statistics:
    """What is known of finished matches. ``go_on`` reads those not known yet; ``dice_of`` counts a game's dice."""

    def __init__(self, dice_of: Callable[[str], CountDice]) -> None:
        self._dice_of = dice_of
        kept = _read()
        self.since = kept.since
        self._known = dict(kept.matches)
        self._waiting = [one for one in _finished(kept.since) if one.path.stem not in self._known]
        #: How many matches there were to read.
        self.count = len(self._waiting)
        self._reading: Reading | None = None
        self._unwritten = 0

    @property
    def matches(self) -> list[MatchFigures]:
        """Return all matches that count and are known."""
        return [one for one in self._known.values() if one is not None and one.people]

    @property
    def unreadable(self) -> int:
        """Return how many matches cannot be read: those of other versions, and damaged ones."""
        return sum(one is None for one in self._known.values())

    @property
    def left(self) -> int:
        return len(self._waiting)

    def go_on(self, seconds: float) -> bool:
        """Read for about that long; return whether there was anything to read."""
        until, had = time.perf_counter() + seconds, bool(self._waiting)
        while self._waiting and time.perf_counter() < until:
            self._read_on(self._waiting[0])
        if had and (not self._waiting or self._unwritten >= _OFTEN):
            self._unwritten = 0
            with contextlib.suppress(OSError):
                write_whole(folders.statistics_file(), msgspec.json.encode(_Kept(_FORM, self.since, self._known)))
        return had

    def _read_on(self, entry: JournalEntry) -> None:
        try:
            if self._reading is None:
                self._reading = Reading(entry.path, self._dice_of(entry.game))
            if self._reading.go_on():
                return
            found = self._reading.figures
        except (JournalError, CannotFollow):
            found = None
        self._known[entry.path.stem] = found
        self._reading = None
        self._unwritten += 1
        del self._waiting[0]

    def forget(self) -> None:
        """Forget all figures; the matches stay, and do not count any more. Raises OSError."""
        write_whole(folders.statistics_file(), msgspec.json.encode(_Kept(_FORM, time.time())))
        self.since, self._known, self._waiting, self._reading = time.time(), {}, [], None


def _read() -> _Kept:
    try:
        kept = msgspec.json.decode(folders.statistics_file().read_bytes(), type=_Kept)
    except (OSError, *DECODING):
        return _Kept(_FORM)
    return kept if kept.form == _FORM else _Kept(_FORM, kept.since)


def _finished(since: float) -> list[JournalEntry]:
    """Return the matches that were played to their end since then by at least one person, the first first."""
    found = [one for one in list_journals() if one.result and not one.problem and one.written > since]
    return sorted(
        (one for one in found if any(seating.kind == "human" for seating in one.seatings)), key=lambda one: one.written
    )

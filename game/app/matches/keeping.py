"""What a match keeps of itself while it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from game.app.matches.opening import Opening
from game.core.record import Answer


class KeepsRecord(Protocol):
    """The record of a running match, as the match writes to it; ``journal.Journal`` keeps it on disk."""

    @property
    def problem(self) -> str:
        """Return what keeps it from being written, as a sentence; empty when all is well."""

    @property
    def path(self) -> Path | None:
        """Return the file that the match is written to, or None."""

    @property
    def is_kept(self) -> bool:
        """Return whether all of the match is where it can be resumed: then it waits when the players turn elsewhere."""

    def begin(self, opening: Opening, answers: tuple[Answer, ...] = (), when: str = "", result: str = "") -> None:
        """Begin the record with the answers given so far. ``when``: the current turn, in words; ``result``: how the
        match ended, if it is over."""

    def replace_opening(self, opening: Opening) -> None:
        """Change how the record begins: what may be changed while the match is played. The answers stay."""

    def append(self, answer: Answer, when: str = "", result: str = "") -> None:
        """Record an answer that was accepted or taken back."""

    def close(self) -> None:
        """Stop writing for now; the record stays where it can be resumed."""

    def put_away(self) -> None:
        """Put the record away: the match is over, or nobody will continue it."""


class NotKept:
    """The journal of a match that is not saved."""

    problem = ""
    is_kept = False
    path = None

    def begin(self, opening: Opening, answers: tuple[Answer, ...] = (), when: str = "", result: str = "") -> None:
        """Keep nothing."""

    def replace_opening(self, opening: Opening) -> None:
        """Keep nothing."""

    def append(self, answer: Answer, when: str = "", result: str = "") -> None:
        """Keep nothing."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def put_away(self) -> None:
        """Do nothing: there is nothing to put away."""

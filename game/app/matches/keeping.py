"""What a match keeps of itself while it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from game.app.matches.opening import Opening
from game.core.record import Answer


class KeepsRecord(Protocol):
    """What a match tells of itself while it runs; ``journal.Journal`` writes it to disk."""

    @property
    def problem(self) -> str:
        """Return what keeps it from being written, as a sentence; empty when all is well."""
        ...

    @property
    def path(self) -> Path | None:
        """Return the file that the match is written to, or None."""
        ...

    @property
    def is_kept(self) -> bool:
        """Return whether all of the match is where it can be resumed later, so that it waits when the players turn to
        something else."""
        ...

    def begin(self, opening: Opening, answers: tuple[Answer, ...] = (), when: str = "", result: str = "") -> None:
        """The match has begun, with the answers given so far; ``when``: the turn that it is now, in words; ``result``:
        how it ended, where it is over."""
        ...

    def append(self, answer: Answer, when: str = "", result: str = "") -> None:
        """An answer was accepted, or taken back."""
        ...

    def close(self) -> None:
        """Stop writing for now; the record stays where it can be resumed."""
        ...

    def put_away(self) -> None:
        """The match is over, or nobody will go on with it."""
        ...


class NotKept:
    """The journal of a match that is not written down."""

    problem = ""
    is_kept = False
    path = None

    def begin(self, opening: Opening, answers: tuple[Answer, ...] = (), when: str = "", result: str = "") -> None:
        """Nothing is kept."""

    def append(self, answer: Answer, when: str = "", result: str = "") -> None:
        """Nothing is kept."""

    def close(self) -> None:
        """There is nothing to close."""

    def put_away(self) -> None:
        """There is nothing to put away."""

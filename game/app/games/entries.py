"""The games that there are. This is the only place that lists them.

A game joins by one more line in ``GAMES``: a function that imports it and gives back its ``GameEntry``. Nothing of a
game is imported before somebody asks for it.
"""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from game.core import record
from game.core.commands import Command
from game.core.decisions import Decision
from game.core.ruleset import Ruleset
from game.core.state import AnyState

#: A JSON object.
Document = dict[str, Any]


class GameEntry(Protocol):
    """What the app floor asks of a game beside its rules. Documents are JSON objects that people and programs write.

    Functions that read a document raise ValueError with one sentence that begins with the place of what is wrong."""

    ruleset: Ruleset

    def cards(self) -> list[Document]:
        """Every card with its figures and its text, for other programs."""
        ...

    def content(self) -> Any:
        """The records of all cards: whatever a match's course depends on."""
        ...

    def board_of(self, setup: Any, /) -> Any:
        """The part of a set-up that comes from map files, or None."""
        ...

    def setup(self, document: Document, /) -> Any:
        """A set-up from a document; what is left out has a default."""
        ...

    def load_position(self, document: Document, /) -> AnyState:
        """A state from a written position. It may have no open question yet: see ``runner.resume``."""
        ...

    def write_position(self, state: AnyState, names: Sequence[str], /) -> Document:
        """The position as a document; ``load_position`` makes an equal state of it. ``names`` are the seats'."""
        ...

    def seat_names(self, document: Document, /) -> tuple[str, ...]:
        """The names in a set-up's or a position's document, one a seat, "" for a seat without one. Never raises."""
        ...

    def sight(self, state: AnyState, start: Any, end: Any, /) -> Document:
        """What is seen between two places or pieces, with lines and what blocks them."""
        ...

    def reach(self, state: AnyState, piece: int, /) -> Document:
        """Where a piece could move, with costs and ways."""
        ...

    def prompt_text(self, table: Any, decision: Decision, names: Sequence[str], /) -> str:
        """The open question as a sentence."""
        ...

    def answer_text(self, table: Any, command: Command, names: Sequence[str], /) -> str:
        """An answer in a few words."""
        ...


def _skirmish() -> GameEntry:
    from game.app.games.skirmish.entry import SkirmishEntry

    return SkirmishEntry()


def _factions() -> GameEntry:
    from game.app.games.factions.entry import FactionsEntry

    return FactionsEntry()


def _arena() -> GameEntry:
    from game.app.games.arena.entry import ArenaEntry

    return ArenaEntry()


class Listed(msgspec.Struct, frozen=True):
    """A game in the list: its title, and the function that imports it. ``simulated`` are fields of a set-up that games
    between computer players have unless told otherwise, so that they come to an end."""

    title: str
    load: Callable[[], GameEntry]
    simulated: Document = {}


#: A game's name -> what is known of it without importing it.
GAMES: dict[str, Listed] = {
    "skirmish": Listed("Skirmish", _skirmish),
    "arena": Listed("Arena", _arena),
    "factions": Listed("Factions", _factions, {"last_cycle": 40}),
}

_entries: dict[Callable[[], GameEntry], GameEntry] = {}


def entry_of(name: str) -> GameEntry:
    """A game's entry. Raises ValueError with the nearest name for a game that is not listed."""
    listed = GAMES.get(name)
    if listed is None:
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(GAMES)}"
        raise ValueError(f"game: there is no game {name!r}; {hint}")
    if listed.load not in _entries:
        _entries[listed.load] = listed.load()
    return _entries[listed.load]


def fingerprints_of(name: str, setup: Any) -> dict[str, str]:
    """What a match is played with: a fingerprint of the ``cards``, and of the ``map`` when the set-up holds one."""
    if name not in GAMES:
        return {}
    entry = entry_of(name)
    prints = {"cards": _fingerprint(entry.content())}
    board = None if setup is None else entry.board_of(setup)
    if board is not None:
        prints["map"] = _fingerprint(board)
    return prints


def _fingerprint(value: Any) -> str:
    return hashlib.blake2b(record.encode(value), digest_size=12).hexdigest()

"""The list of games. This is the only place that lists them.

A game joins by one more line in ``GAMES``. Its entry stands in its own folder and is found by the game's name; nothing
of a game is imported before somebody asks for it.
"""

from __future__ import annotations

import difflib
import hashlib
import importlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.app.games.game_entry import GameEntry
from game.core import record


class Listed(msgspec.Struct, frozen=True):
    """A game in the list: its title, and where its records stand if not in ``game/app/games/<name>`` and
    ``game/ui/games/<name>``: all of them in a ``package`` of its own, or the entry alone in what ``load`` returns."""

    title: str
    load: Callable[[], GameEntry] | None = None
    package: str = ""


#: A game's name -> what is known of it without importing it.
GAMES: dict[str, Listed] = {
    "skirmish": Listed("Skirmish"),
    "arena": Listed("Arena"),
    "factions": Listed("Factions"),
    "crawler": Listed("Crawler"),
    "heroes": Listed("Heroes"),
}


_entries: dict[tuple[str, Callable[[], GameEntry] | None, str], GameEntry] = {}


def entry_of(name: str) -> GameEntry:
    """Return a game's entry. Raises ValueError with the nearest name for a game that is not listed."""
    listed = GAMES.get(name)
    if listed is None:
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(GAMES)}"
        raise ValueError(f"game: there is no game {name!r}; {hint}")
    key = (name, listed.load, listed.package)
    if key not in _entries:
        _entries[key] = listed.load() if listed.load is not None else _imported(name)
    return _entries[key]


def _imported(name: str) -> GameEntry:
    found: Any = importlib.import_module(f"{package_of(name, __package__)}.entry")
    entry: GameEntry = found.ENTRY
    return entry


def package_of(name: str, games: str) -> str:
    """Return the package that holds a game's records on one floor, of which ``games`` is the package for all games."""
    listed = GAMES.get(name)
    return listed.package if listed is not None and listed.package else f"{games}.{name}"


def evaluator_of(name: str) -> Evaluator | None:
    """Return what a game's computer players go by; None for a game that has none, or is not listed."""
    return entry_of(name).evaluator() if name in GAMES else None


def fingerprints_of(name: str, setup: Any) -> dict[str, str]:
    """Return fingerprints of what a match is played with: its ``cards``, and its ``map`` if it has one."""
    if name not in GAMES:
        return {}
    entry = entry_of(name)
    prints = {"cards": _fingerprint(entry.content())}
    board = None if setup is None else entry.board_of(setup)
    if board is not None:
        prints["map"] = _fingerprint(board)
    return prints


def _fingerprint(value: Any, size: int = 12) -> str:
    return hashlib.blake2b(record.encode(value), digest_size=size).hexdigest()


class Cards(msgspec.Struct, frozen=True):
    """All cards of a game by their keys: a fingerprint of each, and its name."""

    fingerprints: dict[str, str]
    names: dict[str, str]


_cards: dict[str, tuple[str, Cards]] = {}


def cards_of(name: str) -> Cards:
    """Return the cards of a game as they are now; none of a game that is not listed."""
    if name not in GAMES:
        return Cards({}, {})
    content = entry_of(name).content()
    whole = _fingerprint(content)
    if _cards.get(name, ("",))[0] != whole:
        nodes = list(_with_key(msgspec.to_builtins(content, str_keys=True)))
        names = {node["key"]: str(node.get("name", node["key"])) for node in nodes}
        _cards[name] = whole, Cards({node["key"]: _fingerprint(node, 4) for node in nodes}, names)
    return _cards[name][1]


def _with_key(content: Any) -> Iterator[dict[str, Any]]:
    """Yield the records in a game's content that have a key: its cards."""
    waiting = [content]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            if isinstance(node.get("key"), str):
                yield node
            waiting += node.values()
        elif isinstance(node, list | tuple):
            waiting += node


def turn_text(name: str, table: Any) -> str:
    """Return when it is in a match, as its game says it; "" for a game that is not listed."""
    return entry_of(name).turn_text(table) if name in GAMES else ""

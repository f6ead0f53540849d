"""What a simulation is to play: line-ups (who sits where, with which decks), and numbered games of them, each with its
own seed.

A game depends only on its number and the order, so any process on any machine can play it.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from game.ai.players import PLAYERS
from game.app.files import folders
from game.app.games.entries import entry_of, fingerprints_of
from game.app.matches.opening import VERSION
from game.core import record
from game.core.words import counted

#: The floors whose code affects how a game goes, and the name of its fingerprint.
_DECISIVE = ("geometry", "core", "rules", "ai")
CODE = "code"
#: The player that is an external program.
PROGRAM = "program"


class LineUp(msgspec.Struct, frozen=True):
    """One way to begin a game: players and decks, one per seat ("": the default), the map, the ``setup`` as JSON."""

    players: tuple[str, ...]
    decks: tuple[str, ...]
    map: str
    setup: msgspec.Raw


class Job(msgspec.Struct, frozen=True):
    """One game to play. ``made_with``: the version and the cards; ``program``: the command for seats of "program"."""

    number: int
    game: str
    line_up: LineUp
    seed: int
    made_with: dict[str, str]
    program: str = ""


class Order(msgspec.Struct, frozen=True):
    """All games to be played: ``games`` of them, each with the next line-up. The first seed is used for one game of
    each line-up, the second for the next round, so that all line-ups meet the same luck."""

    game: str
    line_ups: tuple[LineUp, ...]
    seed: int
    games: int
    made_with: dict[str, str]
    program: str = ""

    def job(self, number: int) -> Job:
        """Return the game of a number, from 0."""
        turn, which = divmod(number, len(self.line_ups))
        seed = (self.seed + turn) % (1 << 63)
        return Job(number, self.game, self.line_ups[which], seed, self.made_with, self.program)

    def line_up(self, number: int) -> LineUp:
        """Return what the game of that number begins with."""
        return self.line_ups[number % len(self.line_ups)]

    @property
    def words(self) -> str:
        """Return the order in a few words that distinguish it from others."""
        players = ",".join(sorted({player for line_up in self.line_ups for player in line_up.players}))
        return f"{self.game}, players {players}, seed {self.seed}, {counted(len(self.line_ups), 'line-up')}"


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a user asks for. ``players``: one for all seats, or one per seat; ``program`` is the command of the player
    "program". ``decks``: one for all, one per seat, or more than there are seats, in which case every pair meets.
    ``seats`` 0: the game's default. ``more`` are further fields of a set-up."""

    game: str
    games: int = 20
    players: tuple[str, ...] = ("random",)
    decks: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    seats: int = 0
    seed: int = 0
    program: str = ""
    more: dict[str, Any] = {}


def order_of(wanted: Wanted) -> Order:
    """Return the order that was asked for. Raises ValueError with one sentence for one that cannot be played."""
    check_players(wanted.players, wanted.program)
    line_ups = tuple(_line_ups(wanted))
    if not wanted.games >= 1:
        raise ValueError(f"games: 1 or more are expected, not {wanted.games}")
    return Order(wanted.game, line_ups, wanted.seed, wanted.games, made_with(wanted.game), wanted.program)


def check_players(players: Sequence[str], program: str = "") -> None:
    """Raise ValueError for no players, and for the first that does not exist; "program" needs a ``program``."""
    if not players:
        raise ValueError("players: one or more are expected")
    known = (*PLAYERS, PROGRAM)
    unknown = [player for player in players if player not in known]
    if unknown:
        raise ValueError(f"players: there is no player {unknown[0]!r}; there are {', '.join(known)}")
    if (PROGRAM in players) != bool(program.strip()):
        raise ValueError(f'players: {PROGRAM!r} and --player "COMMAND", which it stands for, go together')


def ladder_order(wanted: Wanted) -> Order:
    """Return the order in which all of ``wanted`` meet each other, ``games`` games per pair. Raises ValueError."""
    check_players(wanted.players, wanted.program)
    if len(set(wanted.players)) != len(wanted.players) or len(wanted.players) < 2:
        raise ValueError("players: two or more are expected, each one once")
    first = order_of(msgspec.structs.replace(wanted, players=wanted.players[:1]))
    is_together, seats = entry_of(wanted.game).ruleset.profile.together, len(first.line_ups[0].players)
    if is_together:
        line_ups = tuple(_line_ups(wanted))
        return msgspec.structs.replace(first, line_ups=line_ups, games=wanted.games * len(line_ups))
    if seats != 2:
        raise ValueError(f"ratings: games of 2 seats are expected, not {seats}")
    found: list[LineUp] = []
    pairs = list(itertools.combinations(wanted.players, 2))
    for one, other in pairs:
        found += _line_ups(msgspec.structs.replace(wanted, players=(one, other)))
    return msgspec.structs.replace(first, line_ups=tuple(found), games=wanted.games * len(pairs))


@functools.cache
def made_with(game: str) -> dict[str, str]:
    """Return the program's version, and fingerprints of a game's cards, and of its rules and players as written."""
    return {"version": VERSION, **fingerprints_of(game, None), CODE: _code()}


@functools.cache
def _code() -> str:
    """Return a fingerprint of all code that affects how a game goes."""
    found = hashlib.blake2b(digest_size=12)
    here = folders.program_folder() / "game"
    for file in sorted(file for floor in _DECISIVE for file in (here / floor).rglob("*.py")):
        found.update(file.relative_to(here).as_posix().encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def _line_ups(wanted: Wanted) -> Iterator[LineUp]:
    """Yield the line-ups by maps, then decks, then players, each in every distinct order of the seats."""
    entry = entry_of(wanted.game)
    for named in wanted.maps or ("",):
        base = {**entry.simulated, **wanted.more, **({"map": named} if named else {})}
        seats = _seats(wanted, base)
        for decks in _orders_of_decks(wanted, seats):
            document = dict(base)
            if any(decks):
                document["seats"] = [{entry.counted.deck_field: deck} for deck in decks]
            elif wanted.seats:
                document["seats"] = [{} for _ in range(seats)]
            setup = entry.setup(document)
            for flaw in entry.ruleset.flaws_of_setup(setup):
                raise ValueError(f"setup: {flaw}")
            for players in _orders_of_players(wanted, entry.ruleset.seats(setup)):
                yield LineUp(players, decks, named, msgspec.Raw(record.encode(setup)))


def _seats(wanted: Wanted, document: dict[str, Any]) -> int:
    """Return how many seats there are: those asked for, or the default of the game or the map."""
    if wanted.seats:
        return wanted.seats
    entry = entry_of(wanted.game)
    return entry.ruleset.seats(entry.setup(document))


def _orders_of_decks(wanted: Wanted, seats: int) -> Iterator[tuple[str, ...]]:
    if not wanted.decks:
        yield ("",) * seats
        return
    if not entry_of(wanted.game).counted.deck_field:
        raise ValueError(f"decks: none can be chosen in {wanted.game}")
    if len(wanted.decks) == 1:
        yield wanted.decks * seats
    elif len(wanted.decks) == seats:
        yield from _turned(wanted.decks)
    elif seats == 2:
        yield from itertools.permutations(wanted.decks, 2)
    else:
        raise ValueError(f"decks: {seats} are expected, one per seat, not {len(wanted.decks)}")


def _orders_of_players(wanted: Wanted, seats: int) -> Iterator[tuple[str, ...]]:
    """Yield who sits where. In a game of all against the game each player plays it alone, at every seat."""
    kinds = wanted.players
    if entry_of(wanted.game).ruleset.profile.together:
        yield from ((kind,) * seats for kind in dict.fromkeys(kinds))
    elif len(kinds) == 1:
        yield kinds * seats
    elif len(kinds) == seats:
        yield from _turned(kinds)
    else:
        raise ValueError(f"players: {seats} are expected, one per seat, not {len(kinds)}")


def _turned(given: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    yield from dict.fromkeys(given[step:] + given[:step] for step in range(len(given)))

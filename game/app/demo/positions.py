"""The positions that the demo begins with: written positions from the middle of matches, under ``assets/demo``."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path

import msgspec

from game.app.files.folders import program_folder
from game.app.games.entries import entry_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating, SeatKind
from game.app.records.positions import DocumentError, read_document, state_of
from game.core.dice import Dice
from game.core.ruleset import Ruleset
from game.core.state import AnyState

#: Who plays while nobody is there, and against whom visitors play.
SHOWN: SeatKind = "greedy"
AGAINST: SeatKind = "easy"


class Begun(msgspec.Struct, frozen=True):
    """A position of a game, and the names of its seats."""

    game: str
    names: tuple[str, ...]
    state: AnyState


def demo_files() -> tuple[Path, ...]:
    """Return the files of the demo's positions, in the order in which they are shown: each game once, then again."""
    return tuple(sorted((program_folder() / "assets" / "demo").glob("*.json")))


@cache
def read_begun(path: Path) -> Begun:
    """Return a position, read once. Raises DocumentError with the file, the place and what was expected."""
    document = read_document(path)
    try:
        entry, state = state_of(document)
    except DocumentError as error:
        raise DocumentError(f"{path}: {error}") from error
    # What was asked while it was read lies with the table that was read.
    state = msgspec.structs.replace(state, table=msgspec.structs.replace(state.table))
    return Begun(entry.ruleset.profile.game, entry.seat_names(document), state)


def shown_match(begun: Begun, seed: int | None = None) -> Match:
    """Return a match of computer players from a position on, with dice of its own, or those of a seed."""
    # A table of its own: answers are remembered with a table, and this position is kept.
    table = msgspec.structs.replace(begun.state.table)
    dice = Dice(secrets.randbits(62) if seed is None else seed)
    state = msgspec.structs.replace(begun.state, table=table, dice=dice)
    return match_of(entry_of(begun.game).ruleset, state, tuple(Seating(name, SHOWN) for name in begun.names))


def watched(match: Match) -> Match:
    """Return a match of computer players that continues where this one stands."""
    return match_of(match.game, match.state, tuple(Seating(name, SHOWN) for name in match.players.names))


def seated(match: Match, people: tuple[int, ...], state: AnyState | None = None) -> Match:
    """Return a match that continues where this one stands, or from another of its states, with visitors at these seats
    and Easy at the others. It is saved nowhere."""
    kinds: list[SeatKind] = ["human" if seat in people else AGAINST for seat in range(len(match.players.names))]
    seatings = tuple(Seating(name, kind) for name, kind in zip(match.players.names, kinds, strict=True))
    return match_of(match.game, state if state is not None else match.state, seatings)


def match_of(game: Ruleset, state: AnyState, seatings: tuple[Seating, ...]) -> Match:
    """Return a match from a state on, with hints for the visitor."""
    return Match.from_state(game, state, seatings, hints=True)

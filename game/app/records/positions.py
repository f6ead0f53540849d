"""Written positions of any game: documents are read, checked, played on from. ``docs/positions.md`` is for authors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.app.files.wording import DECODING, place_and_expectation
from game.app.games.entries import GAMES, entry_of
from game.app.games.game_entry import READING_POSITIONS, Document, GameEntry
from game.app.matches.beginnings import why_invalid
from game.app.matches.keeping import KeepsRecord
from game.app.matches.match import Match, Seating
from game.core.refusals import RulesError
from game.core.state import AnyState

#: Files beyond this size are refused.
LARGEST = 16 << 20


class DocumentError(ValueError):
    """A document cannot be used: one sentence that begins with the place of the error."""


def read_document(path: Path) -> Document:
    """Return a JSON object from a file. Raises DocumentError."""
    try:
        if not path.is_file():
            raise DocumentError(f"{path}: there is no such file")
        if path.stat().st_size > LARGEST:
            raise DocumentError(f"{path}: at most {LARGEST >> 20} MB were expected")
        content = path.read_bytes()
    except OSError as error:
        raise DocumentError(f"{path}: the file cannot be read ({error.strerror or error})") from error
    try:
        return msgspec.json.decode(content, type=dict[str, Any])
    except DECODING as error:
        raise DocumentError(f"{path}: a JSON object was expected ({place_and_expectation(error)})") from error


def state_of(document: Document) -> tuple[GameEntry, AnyState]:
    """Return the game and a position's state, checked by the game's invariants. Raises DocumentError."""
    name = document.get("game", next(iter(GAMES)))
    if not isinstance(name, str):
        raise DocumentError("game: the name of a game was expected")
    try:
        entry = entry_of(name)
        with READING_POSITIONS:
            state = entry.load_position(document)
    except DECODING as error:
        raise DocumentError(place_and_expectation(error)) from error
    try:
        flaws = entry.ruleset.flaws(state)
    except (LookupError, AttributeError) as error:
        raise DocumentError(f"pending: it does not fit the pieces and cards ({error})") from error
    if flaws:
        raise DocumentError(f"position: {flaws[0]}")
    wrong = why_invalid(entry.ruleset, state, len(entry.seat_names(document)))
    if wrong:
        raise DocumentError(f"position: {wrong}")
    return entry, state


def match_from(
    document: Document, seatings: tuple[Seating, ...] | None = None, journal: KeepsRecord | None = None
) -> Match:
    """Return a match that begins with a written position. Raises DocumentError."""
    entry, state = state_of(document)
    names = entry.seat_names(document)
    sitting = seatings or tuple(Seating(name or f"Player {seat + 1}") for seat, name in enumerate(names))
    if len(sitting) != len(names):
        raise DocumentError(f"seatings: {len(names)} are expected, one per seat, not {len(sitting)}")
    try:
        return Match.from_state(entry.ruleset, state, sitting, journal)
    except (RulesError, LookupError, AttributeError, AssertionError, TypeError) as error:
        raise DocumentError(f"position: the rules cannot go on from it ({error or type(error).__name__})") from error


def position_of(match: Match) -> Document:
    return entry_of(match.opening.game).write_position(match.state, match.players.names)

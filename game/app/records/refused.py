"""Why a save or a journal cannot be opened: damaged, made by another version, or made with other cards."""

from __future__ import annotations

from pathlib import Path
from typing import Self

import msgspec

from game.app.files.wording import DECODING
from game.app.games.entries import GAMES, cards_of, fingerprints_of
from game.app.matches.opening import NOTHING, VERSION, Opening, Seating
from game.app.matches.terms import NO_TERMS, Terms
from game.core import record

DAMAGED = "Damaged"
#: How many cards are named at most where cards differ.
_NAMED = 3


class RecordError(ValueError):
    """A save or a journal cannot be written or opened: one sentence with file, place and what was expected. ``cause``
    says in a few words why it cannot be opened, for a list."""

    def __init__(self, text: str, cause: str = "") -> None:
        super().__init__(text)
        self.cause = cause

    @classmethod
    def of(cls, path: Path, cause: str, detail: str = "") -> Self:
        """Return the error for a file that cannot be opened."""
        detail = detail.rstrip(".")
        return cls(f"{path}: {cause[:1].lower()}{cause[1:]}{f': {detail}' if detail else ''}.", cause)


class _Named(msgspec.Struct, frozen=True):
    name: str = ""


class _SeatShown(msgspec.Struct, frozen=True):
    deck: _Named | None = None


class _Played(msgspec.Struct, frozen=True):
    """What set-ups of several games call what they are played on or with."""

    board: _Named | None = None
    seats: tuple[_SeatShown, ...] = ()
    decks: _Named | None = None


class OpeningShown(msgspec.Struct, frozen=True):
    """The part of an opening that a list shows."""

    game: str
    seatings: tuple[Seating, ...]
    version: str = VERSION
    when: str = ""
    setup: msgspec.Raw = NOTHING
    terms: Terms = NO_TERMS

    @property
    def played_on(self) -> str:
        """Return the name of the map, or those of the decks, if the set-up has names; "" otherwise."""
        try:
            setup = msgspec.json.decode(self.setup, type=_Played | None)
        except DECODING:
            return ""
        if setup is None:
            return ""
        named = (setup.board, *(seat.deck for seat in setup.seats), setup.decks)
        return " · ".join(dict.fromkeys(each.name for each in named if each is not None and each.name))


class _OpeningVersion(msgspec.Struct, frozen=True):
    version: str = ""


class _Version(msgspec.Struct, frozen=True):
    """What tells the version, of a save or of a journal's first line."""

    format: int
    version: str = ""
    opening: _OpeningVersion = _OpeningVersion()


def why_other_format(content: bytes) -> tuple[str, str] | None:
    """Return cause and detail if a file's beginning is of another format. Raises as decoding does."""
    told = msgspec.json.decode(content, type=_Version)
    if told.format == record.FORMAT:
        return None
    version = told.version or told.opening.version
    cause = _of_version(version if version not in ("", VERSION) else f"its files have format {told.format}")
    return cause, f"format: {record.FORMAT} was expected, it is {told.format}"


def why_no_game(game: str) -> str:
    """Return the cause, if a game is not listed."""
    return "" if game in GAMES else f"A match of a game that is not here ({game[:40]})"


def why_refused(opening: Opening) -> str:
    """Return why a match that began so cannot be resumed: what is different now, or that it is damaged."""
    causes = [_of_version(opening.version)] if opening.version != VERSION else []
    if has_other_cards(opening):
        causes.append(f"{'and' if causes else 'Made'} with {other_cards(opening)}")
    return " ".join(causes) or DAMAGED


def has_other_cards(opening: Opening) -> bool:
    """Return whether a match was begun with other cards than there are now."""
    return opening.fingerprints.get("cards") != fingerprints_of(opening.game, None).get("cards")


def other_cards(opening: Opening) -> str:
    """Return which cards are others now: "other cards (Squire, Pike and 2 more)"."""
    now = cards_of(opening.game)
    keys = sorted({*opening.cards, *now.fingerprints}) if opening.cards else []
    names = [now.names.get(key, key) for key in keys if opening.cards.get(key) != now.fingerprints.get(key)]
    if not names:
        return "other cards"
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return f"other cards ({', '.join(names[:_NAMED])}{more})"


def _of_version(version: str) -> str:
    return f"Made by another version ({version or 'unknown'}; this is {VERSION})"

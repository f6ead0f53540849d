"""How a match began: all that is needed, with the answers, to play it again."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from game.ai.kinds import LevelKind
from game.app.matches.terms import NO_TERMS, Terms, from_the_beginning
from game.core import record
from game.core.ruleset import Ruleset
from game.core.state import AnyState

#: The program's version, written into saves and journals.
VERSION = "0.1.0"

NOTHING = msgspec.Raw(b"null")

#: A person, one of ``ai.players.PLAYERS``, or the program of the player's settings. Its command is never part of a
#: match: a save from somebody else starts nothing.
SeatKind = Literal["human", "computer", "random", "greedy", LevelKind, "program"]


class Seating(msgspec.Struct, frozen=True):
    """Who sits at a seat. ``colour``: the number of the seat colour that was chosen there; None: the seat's own."""

    name: str
    kind: SeatKind = "human"
    colour: int | None = None


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A match's beginning: either ``setup`` and ``seed``, or a ``state`` (a position that somebody has written, or the
    snapshot of a save whose answers could not be followed). ``fingerprints`` tell the content that it was played with:
    ``cards`` and ``map``; ``cards`` tells that of each card by its key. ``when``: the turn of that ``state``, in words.
    ``hints``: may people ask for hints; None: as is usual for those who sit there. ``terms``: what they have agreed on
    besides the rules."""

    format: int = record.FORMAT
    game: str
    version: str = VERSION
    seed: int
    setup: msgspec.Raw = NOTHING
    state: msgspec.Raw = NOTHING
    seatings: tuple[Seating, ...]
    fingerprints: dict[str, str] = {}
    cards: dict[str, str] = {}
    when: str = ""
    hints: bool | None = None
    terms: Terms = NO_TERMS

    @property
    def from_state(self) -> bool:
        """Return whether the match began from a given state rather than from setup."""
        return bytes(self.state) != b"null"


def opening_of(
    game: Ruleset,
    setup: Any,
    seed: int,
    seatings: tuple[Seating, ...],
    hints: bool | None = None,
    terms: Terms = NO_TERMS,
) -> Opening:
    return Opening(
        game=game.profile.game,
        seed=seed,
        setup=msgspec.Raw(record.encode(setup)),
        seatings=seatings,
        fingerprints=_fingerprints(game, setup),
        cards=_cards(game),
        hints=hints,
        terms=from_the_beginning(terms),
    )


def opening_from(
    game: Ruleset, state: AnyState, seatings: tuple[Seating, ...], hints: bool | None = None, terms: Terms = NO_TERMS
) -> Opening:
    """Return the opening of a match that begins in the middle."""
    return Opening(
        game=game.profile.game,
        seed=state.dice.seed,
        state=msgspec.Raw(record.encode(state)),
        when=_when(game, state),
        seatings=seatings,
        fingerprints=_fingerprints(game, None),
        cards=_cards(game),
        hints=hints,
        terms=from_the_beginning(terms),
    )


def _fingerprints(game: Ruleset, setup: Any) -> dict[str, str]:
    from game.app.games.entries import fingerprints_of

    return fingerprints_of(game.profile.game, setup)


def _cards(game: Ruleset) -> dict[str, str]:
    from game.app.games.entries import cards_of

    return cards_of(game.profile.game).fingerprints


def _when(game: Ruleset, state: AnyState) -> str:
    from game.app.games.entries import turn_text

    return turn_text(game.profile.game, state.table)

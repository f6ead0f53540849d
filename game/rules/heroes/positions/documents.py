"""The form of position documents: what a person writes about a match of Heroes."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.state import Outcome
from game.rules.heroes.chapters import AnyStep
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.table import Combat, Link, Modifier, Phase, Shield


class ResourceDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in a resource row; a name alone is a ready one, face down."""

    name: str
    face_up: bool = False
    exhausted: bool = False
    completed: bool = False


class SeatDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's hero and cards. ``cards`` is the list that its deck was made of: "starter", "quick", pairs of a name and
    a number, or left out for the cards that the document names. ``deck`` has its top card first; "rest" is every card
    not named elsewhere, shuffled by the seed."""

    hero: str = ""
    name: str = ""
    damage: int = 0
    exhausted: bool = False
    flipped: bool = False
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    resources: tuple[str | ResourceDocument, ...] = ()
    deck: Literal["rest"] | tuple[str, ...] = "rest"
    cards: Literal["starter", "quick"] | tuple[tuple[str, int], ...] | None = None
    looked: int = 0
    shown: int = 0
    began: int | None = None
    decked: bool = False


class PieceDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something in play besides the heroes. ``on`` is what it is attached to: a number in ``pieces``, or "hero 0" or
    "hero 1". ``since`` is the turn in which it came."""

    name: str
    seat: int = 0
    exhausted: bool = False
    damage: int = 0
    on: int | str | None = None
    since: int = 0


class TurnDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the match stands."""

    seat: int = 0
    number: int = 1
    phase: Phase = "action"
    placed: bool = False


class PendingDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rule under way, by the numbers of the match; ``ids`` are those of the pieces."""

    agenda: tuple[AnyStep, ...] = ()
    ids: tuple[int, ...] = ()
    attacked: tuple[int, ...] = ()
    hit: tuple[int, ...] = ()
    chain: tuple[Link, ...] = ()
    waiting: tuple[Link, ...] = ()
    combat: Combat | None = None
    modifiers: tuple[Modifier, ...] = ()
    shields: tuple[Shield, ...] = ()
    extra: tuple[int, ...] = ()
    after: int = 0
    outcome: Outcome | None = None


class PositionDocument(HeroesOptions, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole document."""

    game: str = "heroes"
    seats: tuple[SeatDocument, ...] = ()
    pieces: tuple[PieceDocument, ...] = ()
    turn: TurnDocument = TurnDocument()
    seed: int = 0
    drawn: int = 0
    next_decision: int = 1
    next_id: int | None = None
    pending: PendingDocument | None = None

"""The form of position documents: what a person writes about a match of Factions."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.state import Outcome
from game.rules.factions.cards.effects import Faction
from game.rules.factions.cards.traits import Trait
from game.rules.factions.chapters import AnyStep
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.table import Activation, Attack, Entry, Phase


class CapitalDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is special about a capital."""

    damage: int = 0
    tapped: bool = False
    paralyzed: bool = False
    aimed: int = 0
    doomed: bool = False
    lasting: tuple[Trait, ...] = ()


class PieceDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit in a zone. ``magic`` is what its card says when left out; ``equipment`` are names of cards."""

    name: str
    zone: int
    seat: int = 0
    damage: int = 0
    tapped: bool = False
    magic: int | None = None
    spent: int = 0
    equipment: tuple[str, ...] = ()
    paralyzed: bool = False
    gathered: int = 0
    aimed: int = 0
    doomed: bool = False
    lasting: tuple[Trait, ...] = ()


class LocationDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A location in a zone, and the seat that played it."""

    name: str
    zone: int
    seat: int = 0


class SeatDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's cards and build points. ``cards`` is the list that its deck was made of: "starter", pairs of a name and
    a number, or left out for the cards that the document names. ``deck`` has its top card first; "rest" is every
    card not named elsewhere, shuffled by the seed."""

    faction: Faction | None = None
    name: str = ""
    build: int = 0
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    deck: Literal["rest"] | tuple[str, ...] = "rest"
    cards: Literal["starter"] | tuple[tuple[str, int], ...] | None = None
    capital: CapitalDocument = CapitalDocument()


class TurnDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the match stands. ``active`` is the number in ``pieces`` of the unit whose turn it is, or its name."""

    seat: int = 0
    cycle: int = 1
    initiative: int | None = None
    phase: Phase = "build"
    active: int | str | None = None


class PendingDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rule under way, by the numbers of the match."""

    agenda: tuple[AnyStep, ...] = ()
    stack: tuple[Entry, ...] = ()
    attacks: tuple[Attack, ...] = ()
    revived: tuple[tuple[int, int], ...] = ()
    active: Activation | None = None
    outcome: Outcome | None = None


class PositionDocument(FactionsOptions, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole document."""

    game: str = "factions"
    seats: tuple[SeatDocument, ...] = ()
    pieces: tuple[PieceDocument, ...] = ()
    locations: tuple[LocationDocument, ...] = ()
    turn: TurnDocument = TurnDocument()
    blockaded: tuple[int, ...] = ()
    seed: int = 0
    drawn: int = 0
    next_decision: int = 1
    next_id: int | None = None
    pending: PendingDocument | None = None

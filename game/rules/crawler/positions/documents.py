"""The form of position documents: what a person writes about a match of Crawler."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.state import Outcome
from game.rules.crawler.cards.terms import CrawlerType
from game.rules.crawler.chapters import AnyStep
from game.rules.crawler.state.options import CrawlerOptions
from game.rules.crawler.state.table import Phase, Row, Struggle


class SeatDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player."""

    name: str = ""


class AdventurerDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A living Adventurer, and the seat that leads it; None: the seats in turn, from the front on."""

    name: str
    seat: int | None = None
    wounds: int = 0
    poison: int = 0
    locks: int = 0
    activated: bool = False
    attacked: bool = False
    defended: bool = False


class QuestDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Quest that is laid out."""

    name: str
    tokens: int = 0
    complete: bool = False


class DungeonCardDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card of the Encounter. ``entered`` is a round, the present one when left out; ``target`` is a place of the
    party, counted from 0, and ``enfeebled`` the resource that counts as 0 for it."""

    name: str
    entered: int | None = None
    wounds: int = 0
    poison: int = 0
    locks: int = 0
    time: int = 0
    spent: int = 0
    activated: bool = False
    stripped: bool = False
    triggered: bool = False
    rampaged: bool = False
    ignored: bool = False
    target: int | None = None
    enfeebled: CrawlerType | Literal[""] = ""


class CrawlerCardDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Crawler card in play; ``row`` as its card says if left out. ``host``: a place of the party, from 0."""

    name: str
    row: Row | None = None
    entered: int | None = None
    boosted: bool = False
    host: int | None = None
    spent: int = 0
    exhausted: bool = False
    chosen: tuple[int, ...] = ()


class RoundDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the match stands. ``primary`` is a place of the party, counted from 0; ``lead`` the seat that speaks for
    the party; ``wounded`` are places of the Encounter, counted from 0."""

    number: int = 1
    phase: Phase = "respond"
    lead: int = 0
    line: int = 0
    primary: int | None = None
    attacked: bool = False
    won: bool = False
    faced: bool = False
    resisted: bool = False
    hurt: bool = False
    wounded: tuple[int, ...] = ()


class PendingDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rule under way, by the numbers of the match."""

    agenda: tuple[AnyStep, ...] = ()
    struggle: Struggle | None = None
    looked: int = 0
    wounded: tuple[int, ...] = ()
    targets: tuple[tuple[int, int], ...] = ()
    outcome: Outcome | None = None


class PositionDocument(CrawlerOptions, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole document. ``cards`` are what the match is played with: "starter", the starter decks with the Adventurers
    and Quests that are named; "named", what the document names; or pairs of a name and a number. Decks have their top
    card first; "rest" is every card not named elsewhere, shuffled by the seed. Graves have theirs first, too."""

    game: str = "crawler"
    seats: tuple[SeatDocument, ...] = (SeatDocument(),)
    cards: Literal["starter", "named"] | tuple[tuple[str, int], ...] = "starter"
    size: int | None = None
    party: tuple[AdventurerDocument | str, ...] | None = None
    fallen: tuple[str, ...] = ()
    quests: tuple[QuestDocument | str, ...] | None = None
    encounter: tuple[DungeonCardDocument | str, ...] = ()
    played: tuple[CrawlerCardDocument | str, ...] = ()
    hand: tuple[str, ...] = ()
    crawler_deck: Literal["rest"] | tuple[str, ...] = "rest"
    crawler_grave: tuple[str, ...] = ()
    dungeon_deck: Literal["rest"] | tuple[str, ...] = "rest"
    dungeon_grave: tuple[str, ...] = ()
    flipped: bool = False
    round: RoundDocument = RoundDocument()
    seed: int = 0
    drawn: int = 0
    next_decision: int = 1
    next_id: int | None = None
    pending: PendingDocument | None = None

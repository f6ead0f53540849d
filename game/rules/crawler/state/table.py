"""What lies on the table in Crawler: the party in its Marching Order, the Encounter, Crawler cards in play, Quests,
both decks and graves, and the round.

Every card of the match has a number: Adventurers and Quests too. Figures that depend on the moment (power, stamina,
pools, costs) are never stored: ``stats.py``, ``resources.py`` and ``power.py`` work them out.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.scenario.standing import Scenario
from game.rules.crawler.cards.adventurers import ADVENTURERS
from game.rules.crawler.cards.all_cards import record_of as record_of_key
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.records import AdventurerRecord, CardRecord, CrawlerRecord, DungeonRecord, QuestRecord
from game.rules.crawler.state.options import CrawlerOptions

DeckName = Literal["crawler", "dungeon"]
Token = Literal["wound", "poison", "lock", "time", "spent"]
Phase = Literal["setup", "build", "respond", "triggers", "attack", "retaliation", "end", "over"]
Row = Literal["response", "permanent", "assigned"]
StruggleKind = Literal["trigger", "attack", "retaliation"]

#: Cards that the party may hold at the end of a round, unless a card says otherwise; and those of the first hand.
HAND_LIMIT = 5


class Adventurer(msgspec.Struct, frozen=True):
    """A living Adventurer, and the ``seat`` that leads it. ``attacked`` and ``defended``: it has given its power or its
    stamina in this round, and gives none again however often it is Reset."""

    id: int
    key: str
    seat: int = 0
    wounds: int = 0
    poison: int = 0
    locks: int = 0
    activated: bool = False
    attacked: bool = False
    defended: bool = False

    @property
    def record(self) -> AdventurerRecord:
        return ADVENTURERS[self.key]


class DungeonCard(msgspec.Struct, frozen=True):
    """A Dungeon card in the Encounter, since round ``entered``. ``time`` and ``spent`` are tokens; ``stripped``: its
    bonus for distance is lost for this round; ``triggered``: its combat trigger was carried out this round;
    ``rampaged``: it struck back this round; ``ignored``: it is treated as without any attribute. ``target`` is the
    Adventurer on whom it fixed Possession or Enfeeble, ``enfeebled`` the resource that counts as 0 for it."""

    id: int
    key: str
    entered: int = 0
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
    target: int = 0
    enfeebled: str = ""

    @property
    def record(self) -> DungeonRecord:
        return DUNGEON_CARDS[self.key]


class CrawlerCard(msgspec.Struct, frozen=True):
    """A Crawler card in play, since round ``entered``. ``boosted``: its second box is used. ``host`` is the card that
    it is assigned to. ``spent`` counts its uses; ``exhausted``: it was Spent or used up, and leaves when cards are
    removed. ``chosen`` are the cards that were chosen for it."""

    id: int
    key: str
    row: Row
    entered: int = 0
    boosted: bool = False
    host: int = 0
    spent: int = 0
    exhausted: bool = False
    chosen: tuple[int, ...] = ()

    @property
    def record(self) -> CrawlerRecord:
        return CRAWLER_CARDS[self.key]


class Quest(msgspec.Struct, frozen=True):
    """A Quest of the match: ``tokens`` are earned for it alone, ``complete`` stays true once it is."""

    id: int
    key: str
    tokens: int = 0
    complete: bool = False

    @property
    def record(self) -> QuestRecord:
        record = record_of_key(self.key)
        assert isinstance(record, QuestRecord)
        return record


class Round(msgspec.Struct, frozen=True):
    """Where the match stands. ``lead`` is the seat whose turn it is to speak for the party; ``line`` the line of the
    end of an Encounter that is carried out (1 to 10; 0: none). ``primary`` is the Adventurer that was chosen as Primary
    Target for this round (0: the front one). ``attacked``: Adventurers have attacked, ``won``: and have won;
    ``faced``: the Dungeon attacked in its Retaliation; ``resisted``: something was committed against it; ``hurt``: an
    Adventurer took a Wound in it. ``wounded`` are Characters that the Adventurers' attack wounded."""

    number: int = 0
    phase: Phase = "setup"
    lead: int = 0
    line: int = 0
    primary: int = 0
    attacked: bool = False
    won: bool = False
    faced: bool = False
    resisted: bool = False
    hurt: bool = False
    wounded: tuple[int, ...] = ()


class Struggle(msgspec.Struct, frozen=True):
    """A struggle of power in which Adventurers and Crawler cards are being committed. ``trigger`` is the card that
    attacks alone before combat; ``aimed`` the one whose attack goes to a place of its own in the Retaliation, on the
    Adventurer ``target`` (both 0 for the pooled attack on the Primary Target). ``adventurers`` and ``cards`` are what
    was committed, in that order. ``gone``: the Adventurer that the Dungeon attacked has died before it was resolved."""

    kind: StruggleKind
    trigger: int = 0
    aimed: int = 0
    target: int = 0
    adventurers: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    gone: bool = False


class Table(CrawlerOptions, frozen=True, dict=True):
    """All that lies on the table. ``cards`` are all cards of the match by their numbers. ``party`` is the Marching
    Order, the front first; ``encounter`` the Dungeon cards in the order of arrival; ``played`` the Crawler cards in
    play in the order of play. A deck's last card is on top, and is face up for ``flipped``; so is a grave's.
    ``fallen`` are Adventurers that died; ``size`` is how many the party began with; ``looked`` are cards on top of the
    Dungeon deck that the party is looking at, the top one last."""

    cards: dict[int, str]
    seats: int
    size: int
    party: tuple[Adventurer, ...]
    quests: tuple[Quest, ...]
    crawler_deck: tuple[int, ...] = ()
    dungeon_deck: tuple[int, ...] = ()
    flipped: bool = False
    hand: tuple[int, ...] = ()
    crawler_grave: tuple[int, ...] = ()
    dungeon_grave: tuple[int, ...] = ()
    encounter: tuple[DungeonCard, ...] = ()
    played: tuple[CrawlerCard, ...] = ()
    fallen: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()
    round: Round = Round()
    struggle: Struggle | None = None
    scenario: Scenario | None = None


def record_of(table: Table, number: int) -> CardRecord:
    """Return the record of a card of the match. Raises KeyError for a number that no card has."""
    return record_of_key(table.cards[number])


def dungeon_record(table: Table, number: int) -> DungeonRecord:
    """Return the record of a Dungeon card of the match, wherever it lies."""
    return DUNGEON_CARDS[table.cards[number]]


def crawler_record(table: Table, number: int) -> CrawlerRecord:
    """Return the record of a Crawler card of the match, wherever it lies."""
    return CRAWLER_CARDS[table.cards[number]]


def adventurer_by_id(table: Table, number: int) -> Adventurer | None:
    for one in table.party:
        if one.id == number:
            return one
    return None


def dungeon_card_by_id(table: Table, number: int) -> DungeonCard | None:
    for card in table.encounter:
        if card.id == number:
            return card
    return None


def played_by_id(table: Table, number: int) -> CrawlerCard | None:
    for card in table.played:
        if card.id == number:
            return card
    return None


def top_of_dungeon(table: Table) -> int:
    """Return the face-up card on top of the Dungeon deck, or 0."""
    return table.dungeon_deck[-1] if table.flipped and table.dungeon_deck else 0


def name_of(table: Table, number: int) -> str:
    """Return the name of a card of the match; "a card" for one that is not known."""
    return record_of(table, number).name if number in table.cards else "a card"


def foremost_character(table: Table) -> int:
    """Return whom the Adventurers attack; 0 where no Character is left."""
    return next((card.id for card in table.encounter if card.record.type == "Character"), 0)

"""What a card is: one record a family, its figures, and what it does in words of ``traits.py`` and ``effects.py``."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.rules.crawler.cards import terms
from game.rules.crawler.cards.effects import Effect
from game.rules.crawler.cards.traits import Trait

#: A kind of keyword, with whatever numbers.
Keyword = type[Trait]


def key_of(name: str) -> str:
    """Return a card's key: its name in small letters, with underscores."""
    return "_".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())


class AdventurerRecord(msgspec.Struct, frozen=True, kw_only=True):
    """An Adventurer; ``resources`` are Equipment, Magic, Skill and Tactic."""

    key: str
    name: str
    character_class: terms.AdventurerClass
    alignment: terms.Alignment
    resources: tuple[int, int, int, int]
    life: int

    def resource(self, crawler_type: terms.CrawlerType) -> int:
        """Return what it provides for cards of a type."""
        return self.resources[terms.CRAWLER_TYPES.index(crawler_type)]


class InGrave(msgspec.Struct, frozen=True, tag=True):
    """That many cards of a type in the Dungeon Grave; with the tag, and of one of the types, where they are named."""

    cards: int
    card_type: terms.DungeonType
    tag: str = ""
    character_types: tuple[terms.CharacterType, ...] = ()


class Tokens(msgspec.Struct, frozen=True, tag=True):
    """That many Quest tokens on the Quest."""

    tokens: int


class QuestRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A Quest, and when it is complete: of what its goal counts, a quick match asks for no more than ``quick``."""

    key: str
    name: str
    goal: InGrave | Tokens
    quick: int


class Boost(msgspec.Struct, frozen=True, kw_only=True):
    """The second box of a card: what it does instead with an Active Adventurer of one of the classes."""

    classes: tuple[terms.AdventurerClass, terms.AdventurerClass]
    effects: tuple[Effect, ...]


#: Until when a card stays: for the encounter, until it is spent or dropped, or with the card that it is attached to.
Stay = Literal["encounter", "permanent", "assigned"]


class CrawlerRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A Crawler card: its Cost is paid from the resource of its type, ``count`` copies are in the starter deck.

    ``uses`` are how often a Permanent's effects can be used, a Spent token for each; 0: they hold as long as it is in
    play, or until it is spent if ``spend``. ``alignments``: only with an Active Adventurer of one of them. ``against``
    is the red box of a Disruption, which is for play against an opponent."""

    key: str
    name: str
    type: terms.CrawlerType
    cost: int
    count: int = 0
    effects: tuple[Effect, ...]
    boost: Boost | None = None
    stay: Stay = "encounter"
    spend: bool = False
    uses: int = 0
    alignments: tuple[terms.Alignment, ...] = ()
    against: tuple[Effect, ...] = ()


class DungeonRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A Dungeon card: its Cost fills the Encounter Limit, ``count`` copies are in the starter deck. ``power`` is None
    for a card that does not attack; a Character of Power 0 is an attacker. What only Characters have is 0 or empty on
    others."""

    key: str
    name: str
    type: terms.DungeonType
    cost: int
    count: int = 0
    power: int | None = None
    life: int = 0
    armour: int = 0
    character_type: terms.CharacterType | Literal[""] = ""
    size: terms.Size | Literal[""] = ""
    tag: str = ""
    attack: terms.AttackLine | None = None
    traits: tuple[Trait, ...] = ()

    def has(self, trait: Keyword) -> bool:
        return any(isinstance(each, trait) for each in self.traits)


CardRecord = AdventurerRecord | QuestRecord | CrawlerRecord | DungeonRecord

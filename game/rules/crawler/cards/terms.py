"""Types, sizes, distances and the like by their names, in the game's order; and the parts of a card that Dungeon and
Crawler cards share: an attack line, and the tokens that it leaves."""

from __future__ import annotations

from typing import Literal

import msgspec

AdventurerClass = Literal["Fighter", "Rogue", "Mage", "Priest", "Ranger"]
Alignment = Literal["Good", "Neutral", "Evil", "Chaotic"]
CrawlerType = Literal["Equipment", "Magic", "Skill", "Tactic"]
DungeonType = Literal["Character", "Event", "Terrain", "Trap"]
Size = Literal["Puny", "Tiny", "Small", "Medium", "Large", "Massive"]
Distance = Literal["Melee", "Reach", "Thrown", "Ranged"]
CharacterType = Literal[
    "Animal",
    "Collective",
    "Creature",
    "Damned",
    "Eidolon",
    "Elemental-kin",
    "Golem",
    "Monster",
    "Neth",
    "Outsider",
    "Quintessence",
    "Soul",
    "Spirit",
    "Undead",
]
#: What an attack or a defence carries: a type of damage, or the type of a Crawler card.
DamageType = Literal[
    "Harm", "Cold", "Fire", "Incorporeal", "Magic", "Sonic", "Supernatural", "Equipment", "Skill", "Tactic"
]
#: A word on a card that does nothing by itself; other cards ask for it.
Word = Literal["Amphibious", "Aquatic", "Fearless", "Good", "Neutral", "Evil", "Chaotic"]

#: The types of Crawler cards in the order of an Adventurer's resources.
CRAWLER_TYPES: tuple[CrawlerType, ...] = ("Equipment", "Magic", "Skill", "Tactic")
DUNGEON_TYPES: tuple[DungeonType, ...] = ("Character", "Event", "Terrain", "Trap")
CLASSES: tuple[AdventurerClass, ...] = ("Fighter", "Rogue", "Mage", "Priest", "Ranger")
#: From the shortest to the longest.
DISTANCES: tuple[Distance, ...] = ("Melee", "Reach", "Thrown", "Ranged")


class AttackLine(msgspec.Struct, frozen=True, tag=True):
    """How a card attacks: its distance, the power that goes with it, the types of its damage, and how many targets it
    has. On a Dungeon card ``power`` is more than its own Power, and lost when the distance is met; on a Crawler card
    it is all that the card gives."""

    distance: Distance = "Melee"
    power: int = 0
    damage: tuple[DamageType, ...] = ("Harm",)
    area: int = 1


class Lock(msgspec.Struct, frozen=True, tag=True):
    """Lock tokens for the target."""

    tokens: int


class Poison(msgspec.Struct, frozen=True, tag=True):
    """Poison tokens for the target."""

    tokens: int


class Pin(msgspec.Struct, frozen=True, tag=True):
    """The target is Activated and gets a Lock token."""


#: What an attack leaves on its target besides the Wound.
Affliction = Lock | Poison | Pin


class Burn(msgspec.Struct, frozen=True, tag=True):
    """The top cards of the Crawler deck go to its Grave."""

    cards: int


class MarchingPlace(msgspec.Struct, frozen=True, tag=True):
    """The Adventurer at a place of the Marching Order, counted from 1 at the front and on past the last; without a
    ``place`` Target X, which is one more than the Cost of the top card of the Dungeon Grave."""

    place: int | None = None

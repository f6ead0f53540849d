"""What Crawler cards do, with the numbers on the cards. ``effect_rows.py`` puts the effects into sentences and names
what carries each out."""

from __future__ import annotations

import msgspec

from game.rules.crawler.cards.terms import Affliction, Alignment, AttackLine, Burn, DamageType, DungeonType, Word
from game.rules.crawler.cards.traits import Flight, GivesArmour, Immune, Stealth

# Power and Stamina for a struggle.


class AfflictsWounded(msgspec.Struct, frozen=True, tag=True):
    """The Characters that the attack wounds are afflicted."""

    affliction: Affliction


class IgnoresTraits(msgspec.Struct, frozen=True, tag=True):
    """Characters have none of these keywords for the attack that the card is used in: names as of ``traits.py``."""

    traits: tuple[str, ...]


class Stamina(msgspec.Struct, frozen=True, tag=True):
    """Stamina that carries types; that much for each attacker if ``per_attacker``."""

    stamina: int
    types: tuple[DamageType, ...]
    per_attacker: bool = False


class MoreStamina(msgspec.Struct, frozen=True, tag=True):
    """More Stamina with an Active Adventurer of the alignment."""

    stamina: int
    alignment: Alignment


# Adventurers.


class Heal(msgspec.Struct, frozen=True, tag=True):
    """Wounds off an Adventurer, and all its Poison tokens if ``poison``."""

    wounds: int
    poison: bool = False


class ResetAdventurers(msgspec.Struct, frozen=True, tag=True):
    """Up to that many Activated Adventurers stand upright again."""

    adventurers: int


class RemoveLocks(msgspec.Struct, frozen=True, tag=True):
    """All Lock tokens off an Adventurer."""


class ChoosePrimaryTarget(msgspec.Struct, frozen=True, tag=True):
    """The party chooses its Primary Target for this round."""


class RearrangeMarchingOrder(msgspec.Struct, frozen=True, tag=True):
    """The party takes another Marching Order."""


class Assign(msgspec.Struct, frozen=True, tag=True):
    """The card stays attached to an Adventurer and gives it keywords."""

    traits: tuple[Flight | Stealth | Immune | GivesArmour, ...]


# Characters and Traps.


class ActivateCharacter(msgspec.Struct, frozen=True, tag=True):
    """A Character, of at most that Cost if one is named, is Activated and gets Lock tokens."""

    cost: int | None = None
    locks: int = 0


class IgnoreAttributes(msgspec.Struct, frozen=True, tag=True):
    """A Character has no attributes until it leaves play."""


class RemoveFromPlay(msgspec.Struct, frozen=True, tag=True):
    """A Dungeon card of the type, of at most that Cost if one is named, goes to its Grave; with ``restock`` it is
    shuffled into its deck instead."""

    card_type: DungeonType
    cost: int | None = None
    restock: bool = False


class WoundAfterWin(msgspec.Struct, frozen=True, tag=True):
    """If the party won its attack in this round: Wounds for another Character."""

    wounds: int
    damage: tuple[DamageType, ...]


class Weaken(msgspec.Struct, frozen=True, tag=True):
    """Attacking Characters have less Power in this round, except for those with the word."""

    power: int
    spares: Word


class Embolden(msgspec.Struct, frozen=True, tag=True):
    """Characters have more Power and a word in this round. Only against an opponent."""

    power: int
    word: Word


# Cards.


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Crawler cards into the hand."""

    cards: int


class HandLimit(msgspec.Struct, frozen=True, tag=True):
    """The Hand Limit is this while the card is in play."""

    limit: int


class RearrangeDungeon(msgspec.Struct, frozen=True, tag=True):
    """The top cards of the Dungeon deck go on top or to the bottom, in any order; ``more`` by the alignment."""

    cards: int
    more: int
    alignment: Alignment


class SearchDeck(msgspec.Struct, frozen=True, tag=True):
    """Cards of the player's choice from the Crawler deck into the hand."""

    cards: int


Effect = (
    AttackLine
    | AfflictsWounded
    | IgnoresTraits
    | Stamina
    | MoreStamina
    | Heal
    | ResetAdventurers
    | RemoveLocks
    | ChoosePrimaryTarget
    | RearrangeMarchingOrder
    | Assign
    | ActivateCharacter
    | IgnoreAttributes
    | RemoveFromPlay
    | WoundAfterWin
    | Weaken
    | Embolden
    | Draw
    | HandLimit
    | RearrangeDungeon
    | SearchDeck
    | Burn
)

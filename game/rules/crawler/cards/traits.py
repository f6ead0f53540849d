"""Crawler's keywords, each with its numbers: a keyword applies to a Dungeon card, or to an Adventurer that was given
it. ``trait_rows.py`` words them and names the chapter that implements each."""

from __future__ import annotations

import msgspec

from game.rules.crawler.cards import terms

# Labels, and how a card comes to the table.


class Label(msgspec.Struct, frozen=True, tag=True):
    """A word that other cards refer to; by itself it does nothing."""

    word: terms.Word


class Unique(msgspec.Struct, frozen=True, tag=True):
    """While a copy is in play or in the Grave each further copy goes straight to the Grave."""


class Swift(msgspec.Struct, frozen=True, tag=True):
    """When Bust or Flip turns it up, it enters play instead of lying face up on the deck."""


class Draft(msgspec.Struct, frozen=True, tag=True):
    """The owner of the dungeon may take the card into the hand; in a solo game nobody does."""


class TimeLimit(msgspec.Struct, frozen=True, tag=True):
    """Stays for that many rounds after its first."""

    rounds: int


class EncounterLimit(msgspec.Struct, frozen=True, tag=True):
    """The Encounter Limit is higher while it is in play."""

    more: int


# What happens as it comes into play or leaves.


class Possession(msgspec.Struct, frozen=True, tag=True):
    """The target is Locked while this card is in play, and takes each Wound that this card takes."""


class Enfeeble(msgspec.Struct, frozen=True, tag=True):
    """The target's highest resource counts as 0 while this card is in play."""


class DrawDungeon(msgspec.Struct, frozen=True, tag=True):
    """The top cards of the Dungeon deck come into play, whatever the Encounter Limit."""

    cards: int


class Restock(msgspec.Struct, frozen=True, tag=True):
    """Up to ``cards`` Characters of a type and of at most that Cost go from the Dungeon Grave into the deck."""

    cost: int
    character_type: terms.CharacterType
    cards: int


class Discard(msgspec.Struct, frozen=True, tag=True):
    """The player discards cards."""

    cards: int


class ComesIntoPlay(msgspec.Struct, frozen=True, tag=True):
    """What happens as the card comes into play, and to which Adventurer if to one."""

    effect: Possession | Enfeeble | DrawDungeon | Restock | terms.Burn | terms.Lock | terms.Poison
    target: terms.MarchingPlace | None = None


class LeavesPlay(msgspec.Struct, frozen=True, tag=True):
    """What happens as the card is removed at the end of an encounter."""

    effect: Discard | terms.Burn


class Shapeshift(msgspec.Struct, frozen=True, tag=True):
    """When it is removed at the end of an encounter it is shuffled into its deck."""


# Combat triggers.


class Frenzy(msgspec.Struct, frozen=True, tag=True):
    """Attacks alone, before the Adventurers do."""


class Disguise(msgspec.Struct, frozen=True, tag=True):
    """As Frenzy, at double Power, if no other Character is in play."""


class Snare(msgspec.Struct, frozen=True, tag=True):
    """The player discards cards, or the Primary Target is Activated; one that is already gets a Lock token."""

    cards: int


# Its attack.


class Bolster(msgspec.Struct, frozen=True, tag=True):
    """+1 Power for each other card in play that has Bolster of the tag."""

    tag: str


class Charge(msgspec.Struct, frozen=True, tag=True):
    """More Power in the round in which it enters."""

    power: int


class Simple(msgspec.Struct, frozen=True, tag=True):
    """Less Power for each Tactic card played in this encounter."""

    power: int


class Unstoppable(msgspec.Struct, frozen=True, tag=True):
    """Stamina does not stop its Power."""


class Target(msgspec.Struct, frozen=True, tag=True):
    """Attacks the Adventurer at a place of the Marching Order, in a struggle of its own."""

    place: terms.MarchingPlace


class Contact(msgspec.Struct, frozen=True, tag=True):
    """The target of its attack is afflicted, regardless of Power and Stamina."""

    affliction: terms.Affliction


class Drain(msgspec.Struct, frozen=True, tag=True):
    """When its attack dealt a Wound: Burn Crawler cards."""

    cards: int


class Shaken(msgspec.Struct, frozen=True, tag=True):
    """When its attack succeeded: the player discards cards."""

    cards: int


class Steal(msgspec.Struct, frozen=True, tag=True):
    """When its attack succeeded: a Permanent Equipment leaves play."""


# Its defence.


class Reinforce(msgspec.Struct, frozen=True, tag=True):
    """+1 Stamina for each other card in play that has Reinforce of the tag."""

    tag: str


class Resist(msgspec.Struct, frozen=True, tag=True):
    """More Stamina against attacks that carry a type."""

    stamina: int
    damage: terms.DamageType


class Immune(msgspec.Struct, frozen=True, tag=True):
    """A Character takes no Wound from an attack of that type; against an Adventurer such attackers have Power 0."""

    damage: terms.DamageType


class Stealth(msgspec.Struct, frozen=True, tag=True):
    """It is not a target while another one is legal; an Adventurer is not the Primary Target."""


class Leap(msgspec.Struct, frozen=True, tag=True):
    """It is not a target of an Area attack."""


class Flight(msgspec.Struct, frozen=True, tag=True):
    """Ignores what Terrain does."""


class Charm(msgspec.Struct, frozen=True, tag=True):
    """Takes no Wound unless the player discards Tactic cards, or more of any."""

    tactics: int = 1
    others: int = 2


class Regeneration(msgspec.Struct, frozen=True, tag=True):
    """Takes no Wound unless the player discards cards."""

    cards: int


class Rampage(msgspec.Struct, frozen=True, tag=True):
    """Wounded by a Melee attack it wounds an attacker: once a round, and that many times in all."""

    times: int


class Greedy(msgspec.Struct, frozen=True, tag=True):
    """The player may discard a Crawler card of that Cost or more to remove this card from play."""

    cost: int


class Summon(msgspec.Struct, frozen=True, tag=True):
    """The first ``cards`` Characters of the types and of at most that Cost come from the Dungeon deck into play."""

    cost: int
    character_types: tuple[terms.CharacterType, ...]
    cards: int


class Reaver(msgspec.Struct, frozen=True, tag=True):
    """At the end of an encounter, if wounded: the cheapest other Character of the type, of at most ``cost``, leaves
    play, this card loses a Wound, and ``then`` happens."""

    character_type: terms.CharacterType
    cost: int = 1
    then: Summon | None = None


class GivesArmour(msgspec.Struct, frozen=True, tag=True):
    """More Stamina for an Adventurer who Activates to defend."""

    stamina: int


# What it does to others.


class Unnerve(msgspec.Struct, frozen=True, tag=True):
    """Tactic cards cost more."""

    more: int = 1


class Spook(msgspec.Struct, frozen=True, tag=True):
    """No Boost can be used."""


class CannotUse(msgspec.Struct, frozen=True, tag=True):
    """Cards of a type cannot be played, and those in play do nothing."""

    card_type: terms.CrawlerType


class CharactersGain(msgspec.Struct, frozen=True, tag=True):
    """Each Character that has one of the words, or is of one of the types, has more Power and Stamina."""

    power: int = 0
    stamina: int = 0
    words: tuple[terms.Word, ...] = ()
    character_types: tuple[terms.CharacterType, ...] = ()


class AlliesGain(msgspec.Struct, frozen=True, tag=True):
    """Each other Active Character has a word."""

    word: terms.Word


class CostsMore(msgspec.Struct, frozen=True, tag=True):
    """Cards of a type cost more, unless the Adventurer whose resource pays for them has Flight."""

    card_type: terms.CrawlerType
    more: int


class ShortensAttacks(msgspec.Struct, frozen=True, tag=True):
    """The Adventurers' attack is a Melee one, unless one of them has Flight."""


class MostAttackers(msgspec.Struct, frozen=True, tag=True):
    """No more Adventurers may Activate to attack; those with Flight are not counted."""

    adventurers: int


# Conditions.


class WinCondition(msgspec.Struct, frozen=True, tag=True):
    """If the party wins Combat: Quest tokens for a Quest, Wounds off an Adventurer, and the card leaves play."""

    tokens: int
    wounds: int


class LoseCondition(msgspec.Struct, frozen=True, tag=True):
    """If an Adventurer takes a Wound from the Dungeon's retaliation: Burn Crawler cards, and the card leaves play."""

    burned: int


Trait = (
    Label
    | Unique
    | Swift
    | Draft
    | TimeLimit
    | EncounterLimit
    | ComesIntoPlay
    | LeavesPlay
    | Shapeshift
    | Frenzy
    | Disguise
    | Snare
    | Bolster
    | Charge
    | Simple
    | Unstoppable
    | Target
    | Contact
    | Drain
    | Shaken
    | Steal
    | terms.Lock
    | terms.Poison
    | terms.Pin
    | Reinforce
    | Resist
    | Immune
    | Stealth
    | Leap
    | Flight
    | Charm
    | Regeneration
    | Rampage
    | Greedy
    | Reaver
    | GivesArmour
    | Unnerve
    | Spook
    | CannotUse
    | CharactersGain
    | AlliesGain
    | CostsMore
    | ShortensAttacks
    | MostAttackers
    | WinCondition
    | LoseCondition
)

"""What a card is: one record with its figures, and the words that commanders, locations, battle cards and equipment add
to those of ``effects.py`` and ``traits.py``."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.rules.factions.cards.effects import Ability, Faction
from game.rules.factions.cards.traits import Trait

Rarity = Literal["C", "UC", "R", "VR"]
CardType = Literal["unit", "battle", "location", "equipment"]
Requirement = Literal["", "Kingdom", "commander", "magic", "ranged", "bounty hunter"]


class UnitFilter(msgspec.Struct, frozen=True):
    """Which units an effect is for. ``allies`` are those of its own side; the others narrow it further."""

    allies: bool = False
    others: bool = False
    followers: bool = False
    faction: str = ""
    creature_type: str = ""
    name: str = ""
    word: str = ""
    magic: bool = False


class CommanderTrait(msgspec.Struct, frozen=True, tag=True):
    """A commander gives a trait to units in ``reach`` (None: everywhere)."""

    whom: UnitFilter
    trait: Trait
    reach: int | None = 1


class RallyPoint(msgspec.Struct, frozen=True, tag=True):
    """Units may be deployed in the commander's zone instead of at home."""


class Tactics(msgspec.Struct, frozen=True, tag=True):
    """At the end of the commander's turn one ally may attack at once; then two allies swap their zones."""

    reach: int | None = 1


CommanderEffect = CommanderTrait | RallyPoint | Tactics


class Ground(msgspec.Struct, frozen=True, tag=True):
    """Units at the location have a trait."""

    whom: UnitFilter
    trait: Trait


class SlowsEntry(msgspec.Struct, frozen=True, tag=True):
    """Units that move into the location have less speed; only enemies of its player if ``enemies``."""

    zones: int
    enemies: bool = False


class Musters(msgspec.Struct, frozen=True, tag=True):
    """At the end of its player's build turn a unit of that key may be put from the deck into play here."""

    key: str


class Outpost(msgspec.Struct, frozen=True, tag=True):
    """Its player may deploy units here."""


class Blight(msgspec.Struct, frozen=True, tag=True):
    """Units that end their turn here take damage, unless they are of the spared faction."""

    damage: int
    spares: Faction


LocationEffect = Ground | SlowsEntry | Musters | Outpost | Blight


class March(msgspec.Struct, frozen=True, tag=True):
    """Each unit of the player may move to a zone beside its own, enemies or not."""


class Blockade(msgspec.Struct, frozen=True, tag=True):
    """No unit moves into or out of the target zone this round."""


class Meditate(msgspec.Struct, frozen=True, tag=True):
    """Units of the faction with a Magic rating may be tapped for magic points."""

    faction: Faction
    magic: int


class Bomb(msgspec.Struct, frozen=True, tag=True):
    """Damage to an enemy in reach of a unit of the player's that has a creature type."""

    damage: int
    creature_type: str
    reach: int


class DrawCards(msgspec.Struct, frozen=True, tag=True):
    """Draw from the deck."""

    cards: int


class Cover(msgspec.Struct, frozen=True, tag=True):
    """The player's units in the target zone have a trait until the round ends."""

    trait: Trait


class Gambit(msgspec.Struct, frozen=True, tag=True):
    """A coin: on heads the player orders ``own`` of the enemy's top cards, on tails the enemy ``other`` of theirs."""

    own: int
    other: int


class Spy(msgspec.Struct, frozen=True, tag=True):
    """Look at the other hand."""


class Inspire(msgspec.Struct, frozen=True, tag=True):
    """One controlled unit, or all of them for ``everyone``, have traits until the round ends."""

    traits: tuple[Trait, ...]
    everyone: bool = False


class Search(msgspec.Struct, frozen=True, tag=True):
    """Take a unit from the deck into the hand: not a unique one for ``common``, one with ``word`` in its name."""

    common: bool = False
    word: str = ""


class RaiseFallen(msgspec.Struct, frozen=True, tag=True):
    """Only when an enemy is defeated: a unit of that key from the deck stands up in its zone."""

    key: str


class Decay(msgspec.Struct, frozen=True, tag=True):
    """The other capital takes damage, one's own one heals as much."""

    amount: int


class Counter(msgspec.Struct, frozen=True, tag=True):
    """A card on the stack is countered."""


BattleEffect = (
    March
    | Blockade
    | Meditate
    | Bomb
    | DrawCards
    | Cover
    | Gambit
    | Spy
    | Inspire
    | Search
    | RaiseFallen
    | Decay
    | Counter
)


class CardRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A card: ``number`` in the set (0: not on the list), figures as printed. ``magic`` is None without a Magic rating;
    ``counts_as`` is the name that a unique unit shares."""

    key: str
    number: int
    name: str
    rarity: Rarity
    type: CardType
    factions: tuple[Faction, ...]
    cost: int
    hp: int = 0
    defense: int = 0
    atk: int = 0
    dam: int = 0
    magic: int | None = None
    renewal: int = 0
    unique: bool = False
    counts_as: str = ""
    creature_types: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()
    commander: tuple[CommanderEffect, ...] = ()
    location: tuple[LocationEffect, ...] = ()
    battle: BattleEffect | None = None
    requires: Requirement = ""


def key_of(name: str) -> str:
    """Return a card's key: its name in small letters, with underscores."""
    plain = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("’", ""))
    return "_".join(plain.split())


def unit(
    number: int,
    name: str,
    rarity: Rarity,
    faction: Faction,
    cost: int,
    figures: tuple[int, int, int, int],
    types: str,
    *words: Trait | Ability | CommanderEffect,
    magic: int | None = None,
    renewal: int = 0,
    unique: bool = False,
    counts_as: str = "",
) -> CardRecord:
    """Return a unit's record: ``figures`` are HP, DEF, ATK and DAM, ``types`` stand with blanks between."""
    hp, defense, atk, dam = figures
    return CardRecord(
        key=key_of(name),
        number=number,
        name=name,
        rarity=rarity,
        type="unit",
        factions=(faction,),
        cost=cost,
        hp=hp,
        defense=defense,
        atk=atk,
        dam=dam,
        magic=magic,
        renewal=renewal,
        unique=unique,
        counts_as=counts_as,
        creature_types=tuple(types.split()),
        traits=tuple(word for word in words if not isinstance(word, Ability | CommanderTrait | RallyPoint | Tactics)),
        abilities=tuple(word for word in words if isinstance(word, Ability)),
        commander=tuple(word for word in words if isinstance(word, CommanderTrait | RallyPoint | Tactics)),
    )

"""The abilities of army cards, with their numbers, and the army card itself."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.rules.arena.cards.effects import Colour


class Avatar(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """More power for each enemy figure within ``reach`` clear-sight spaces."""

    power: int
    reach: int


class CounterStrike(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Shields beyond the hits of an adjacent attacker hit it."""


class FocusedThoughts(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Activated: look at the top card of the library; it may go to the bottom."""


class MindStealer(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """At the end of its turn: on ``needed`` or more on the d20 an enemy Planeswalker in reach acts for the owner."""

    needed: int
    reach: int


class Rally(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Own figures of a type within ``reach`` clear-sight spaces have more toughness."""

    kin: str
    toughness: int
    reach: int


class SnuffOut(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Activated: destroys a damaged squad figure within ``reach`` clear-sight spaces."""

    reach: int


class DoubleAttack(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """One more attack a turn."""


class SuperHeated(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Activated: discard a card of a colour to deal damage within ``reach`` clear-sight spaces."""

    amount: int
    reach: int
    colour: Colour


class KeenSight(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Own shooting figures of a colour within ``reach`` clear-sight spaces have more range."""

    range: int
    reach: int
    colour: Colour


class Sprint(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """At the end of a turn in which the card was chosen its figures may move."""

    steps: int


class Formation(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """More toughness for each other figure of the same name beside it."""

    toughness: int


class Trample(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Damage beyond what destroys the defender may go on to a figure beside it."""


class Detain(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """When summoned: an enemy squad may not be chosen in its player's next turn."""


class PhantomWalk(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Moves through any figure and takes no leaving-engagement attacks."""


class Knowledge(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """When summoned: draw."""

    cards: int


class Deception(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """At the start of a turn of its Planeswalker the two may change places."""


class Arising(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """At the start of a turn of its Planeswalker, when all lie in the graveyard: on ``needed`` or more they return."""

    needed: int
    reach: int


class Stench(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Figures that are not of the type ``spares`` within ``reach`` clear-sight spaces have less toughness."""

    toughness: int
    reach: int
    spares: str


class Flying(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Ignores levels, water, figures and ruins on its way."""


class Rebirth(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """After a sorcery of the owner's one figure may return beside another of its name or the Planeswalker."""


class Haste(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """When summoned: one of the figures may attack at once."""


class IntenseStrike(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """More dice against a figure that it was not beside when the turn began."""

    dice: int


Trait = (
    Avatar | CounterStrike | FocusedThoughts | MindStealer | Rally | SnuffOut | DoubleAttack | SuperHeated | KeenSight
    | Sprint | Formation | Trample | Detain | PhantomWalk | Knowledge | Deception | Arising | Stench | Flying | Rebirth
    | Haste | IntenseStrike
)  # fmt: skip


class AbilityWords(msgspec.Struct, frozen=True, kw_only=True):
    """An ability of an army card, by its name."""

    name: str
    trait: Trait


class ArmyCard(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """An army card. ``life`` to ``toughness`` hold for each of its ``figures``; ``height`` in levels; ``spaces`` is
    how many a figure fills; ``ppf`` is what each figure scores."""

    key: str
    name: str
    kind: Literal["planeswalker", "squad"]
    colour: Colour
    life: int
    move: int
    range: int
    power: int
    toughness: int
    height: int
    cost: int
    ppf: int
    types: tuple[str, ...]
    abilities: tuple[AbilityWords, ...]
    title: str = ""
    size: str = "Medium"
    figures: int = 1
    unique: bool = True
    spaces: int = 1

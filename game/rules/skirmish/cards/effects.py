"""The words that cards are made of: what an effect is, with its numbers. ``card_words.py`` puts them into sentences,
``effect_table.py`` tells for each what it chooses and does, so text and behaviour come from the same record."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

Ability = Literal["STR", "DEX", "CON", "INT", "WIS", "CHA", "ANY"]
Timing = Literal["standard", "minor", "immediate"]

#: A distance of "its speed".
SPEED = 0


class Melee(msgspec.Struct, frozen=True, tag=True):
    """Melee attack with +``bonus`` damage on one adjacent enemy, on two different ones, or on each."""

    bonus: int = 0
    targets: Literal["one", "two", "each"] = "one"
    pierces: bool = False


class Ranged(msgspec.Struct, frozen=True, tag=True):
    """Ranged attack on an enemy in sight within ``reach`` squares (None: any distance)."""

    reach: int | None = None


class Deal(msgspec.Struct, frozen=True, tag=True):
    """Damage that is not an attack, to one creature. ``whom`` limits the choice; ``splash`` also hits creatures
    adjacent to the target; ``sure`` damage cannot be prevented."""

    amount: int
    reach: int
    whom: Literal["any", "ally"] = "any"
    splash: bool = False
    sure: bool = False


class Blast(msgspec.Struct, frozen=True, tag=True):
    """Damage to each creature within ``radius`` squares of a chosen square within ``reach``; 1 is in or adjacent."""

    amount: int
    reach: int
    radius: int


class Surround(msgspec.Struct, frozen=True, tag=True):
    """Damage to each creature adjacent to the acting creature."""

    amount: int


class Heal(msgspec.Struct, frozen=True, tag=True):
    """The acting creature or one adjacent to it loses that much damage."""

    amount: int


class Slide(msgspec.Struct, frozen=True, tag=True):
    """Slide a creature: the target of the action so far, or one chosen now."""

    squares: int
    whom: Literal["target", "adjacent", "enemy"] = "target"
    reach: int = 1


class Shift(msgspec.Struct, frozen=True, tag=True):
    """The acting creature shifts that many squares (``SPEED``: its speed)."""

    squares: int


class Move(msgspec.Struct, frozen=True, tag=True):
    """The acting creature moves that many squares (``SPEED``: its speed), to end adjacent to the target if so said."""

    squares: int
    beside_target: bool = False


class Teleport(msgspec.Struct, frozen=True, tag=True):
    """The acting creature teleports."""

    squares: int


class GainBlock(msgspec.Struct, frozen=True, tag=True):
    """The acting creature gains block until the end of the activation."""

    amount: int


class Prevent(msgspec.Struct, frozen=True, tag=True):
    """No damage: to the acting creature from one attack on it, or to a creature within ``reach`` from one source."""

    scope: Literal["attack", "source"]
    reach: int = 0


class Attach(msgspec.Struct, frozen=True, tag=True):
    """The card lies under a creature: the acting one, one within ``reach``, or the target of the effects before (if
    they damaged it, for ``damaged``)."""

    whom: Literal["actor", "creature", "damaged", "target"]
    reach: int = 0


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Draw action cards; only if the effects before dealt damage, for ``if_dealt``."""

    cards: int
    if_dealt: bool = False


class TapAdjacent(msgspec.Struct, frozen=True, tag=True):
    """Tap an adjacent creature; it cannot take immediate actions in response."""


Effect = (
    Melee
    | Ranged
    | Deal
    | Blast
    | Surround
    | Heal
    | Slide
    | Shift
    | Move
    | Teleport
    | GainBlock
    | Prevent
    | Attach
    | Draw
    | TapAdjacent
)


# What lies under a creature, or is printed on it, and lasts.


class Vulnerable(msgspec.Struct, frozen=True, tag=True):
    """Creatures deal +``amount`` damage in attacks against this creature."""

    amount: int


class Venom(msgspec.Struct, frozen=True, tag=True):
    """``amount`` damage to this creature at the start of its controller's turn."""

    amount: int


class Rooted(msgspec.Struct, frozen=True, tag=True):
    """This creature cannot move or shift; tap it to discard the card."""


class Shrouded(msgspec.Struct, frozen=True, tag=True):
    """This creature and creatures adjacent to it cannot be attacked by ranged attacks."""


class Raised(msgspec.Struct, frozen=True, tag=True):
    """More level and hit points."""

    level: int
    hp: int


class SecondWind(msgspec.Struct, frozen=True, tag=True):
    """Discard this card at any time: untap this creature."""


class AllNimble(msgspec.Struct, frozen=True, tag=True):
    """All creatures with ``keyword`` that you control are nimble."""

    keyword: str


class Spoils(msgspec.Struct, frozen=True, tag=True):
    """When a creature with ``keyword`` that you control destroys an opponent's creature, you may draw cards."""

    keyword: str
    cards: int


Lasting = Vulnerable | Venom | Rooted | Shrouded | Raised | SecondWind | AllNimble | Spoils


class Scuttle(msgspec.Struct, frozen=True, tag=True):
    """Moves through enemies and does not stop beside them."""


class Flying(msgspec.Struct, frozen=True, tag=True):
    """Ignores difficult ground and moves through enemies."""


class Nimble(msgspec.Struct, frozen=True, tag=True):
    """Untaps at the end of its controller's turn."""


class Block(msgspec.Struct, frozen=True, tag=True):
    """That much damage of each attack on it is prevented."""

    amount: int


class Ready(msgspec.Struct, frozen=True, tag=True):
    """When deployed: its controller may turn over the action deck until a card of an ability comes up, and take it."""

    ability: Ability


class DeployByWall(msgspec.Struct, frozen=True, tag=True):
    """May be deployed into any square adjacent to a wall."""


class DeploysBeside(msgspec.Struct, frozen=True, tag=True):
    """Creatures with ``keyword`` may be deployed adjacent to this creature."""

    keyword: str


class Loner(msgspec.Struct, frozen=True, tag=True):
    """+``amount`` damage with melee attacks while no allied creature is adjacent."""

    amount: int


class Ambush(msgspec.Struct, frozen=True, tag=True):
    """+``amount`` damage against tapped creatures."""

    amount: int


Trait = Scuttle | Flying | Nimble | Block | Ready | DeployByWall | DeploysBeside | Loner | Ambush


class Power(msgspec.Struct, frozen=True):
    """A power that its creature taps for, as a standard action."""

    name: str
    effects: tuple[Effect, ...]


class CreatureCard(msgspec.Struct, frozen=True, kw_only=True):
    """A creature's record. ``hp``, ``damage`` in points, ``speed`` in squares, ``count`` copies in the
    deck of its faction: none unless it is said."""

    key: str
    name: str
    faction: str
    count: int = 0
    level: int
    keywords: tuple[str, ...]
    hp: int
    damage: int
    speed: int
    abilities: tuple[Ability, ...]
    large: bool = False
    traits: tuple[Trait, ...] = ()
    powers: tuple[Power, ...] = ()

    @property
    def size(self) -> int:
        """Return the squares along each side of its space."""
        return 2 if self.large else 1


def leading(effects: tuple[Effect, ...]) -> int:
    """Return the index of the effect whose choices are made when the action is announced: the first except for gained
    block. -1 when there is none."""
    for index, effect in enumerate(effects):
        if not isinstance(effect, GainBlock):
            return index
    return -1


class ActionCard(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """An action card's record. ``count`` copies are in the deck of its faction, none unless it is said; ``requires`` a
    keyword of the acting creature; ``affinity`` lets creatures of a keyword play it whatever their abilities and level;
    ``flanking`` lets creatures adjacent to the target assist; ``lasting`` counts while attached."""

    key: str
    name: str
    faction: str
    count: int = 0
    level: int
    ability: Ability
    timing: Timing
    effects: tuple[Effect, ...]
    keywords: tuple[str, ...] = ()
    requires: str = ""
    affinity: str = ""
    flanking: bool = False
    lasting: tuple[Lasting, ...] = ()

    @cached_property
    def leads(self) -> Effect:
        """Return the effect whose choices are made as the card is announced; gained block only without another."""
        return self.effects[leading(self.effects)]


class Body(NamedTuple):
    """The figures of a creature card."""

    level: int
    hp: int
    damage: int
    speed: int


def _key_of(name: str) -> str:
    plain = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", ""))
    return "_".join(plain.split())


def creature(
    faction: str,
    name: str,
    keywords: tuple[str, ...],
    abilities: tuple[Ability, ...],
    body: Body,
    *printed: Trait | Power,
    count: int = 0,
    large: bool = False,
) -> CreatureCard:
    """Return a creature card; its key is its name in small letters, with underscores."""
    return CreatureCard(
        key=_key_of(name),
        name=name,
        faction=faction,
        count=count,
        keywords=keywords,
        abilities=abilities,
        large=large,
        traits=tuple(one for one in printed if not isinstance(one, Power)),
        powers=tuple(one for one in printed if isinstance(one, Power)),
        **body._asdict(),
    )


def action(
    faction: str,
    name: str,
    ability: Ability,
    timing: Timing,
    *effects: Effect,
    level: int,
    count: int = 0,
    keywords: tuple[str, ...] = (),
    requires: str = "",
    affinity: str = "",
    flanking: bool = False,
    lasting: tuple[Lasting, ...] = (),
) -> ActionCard:
    """Return an action card; its key is its name in small letters, with underscores."""
    return ActionCard(
        key=_key_of(name),
        name=name,
        faction=faction,
        count=count,
        level=level,
        ability=ability,
        timing=timing,
        effects=effects,
        keywords=keywords,
        requires=requires,
        affinity=affinity,
        flanking=flanking,
        lasting=lasting,
    )

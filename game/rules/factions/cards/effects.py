"""The words that abilities are made of: what a unit does when its player says so, with its numbers. What holds by
itself is in ``traits.py``. ``card_words.py`` puts both into sentences and the chapters of the rules put them into
effect, so text and behaviour come from one record."""

from __future__ import annotations

from typing import Literal

import msgspec

Faction = Literal["Kingdom", "Mage Guild", "Alliance", "Barbarian", "Underworld", "Neutral"]
Replaces = Literal["nothing", "attacks", "movement", "turn"]

#: The factions, in the order in which menus offer them.
FACTIONS: tuple[Faction, ...] = ("Kingdom", "Mage Guild", "Alliance", "Barbarian", "Underworld", "Neutral")


class Harm(msgspec.Struct, frozen=True, tag=True):
    """A magic attack: damage to one unit; with ``taps`` the target is tapped as well."""

    damage: int
    taps: bool = False


class HarmZone(msgspec.Struct, frozen=True, tag=True):
    """Damage to every unit in a zone; ``others`` spares the unit itself and its zone is the one meant."""

    damage: int
    others: bool = False


class Mend(msgspec.Struct, frozen=True, tag=True):
    """Damage comes off an ally, or off the unit itself if ``itself``."""

    amount: int
    itself: bool = False


class Gamble(msgspec.Struct, frozen=True, tag=True):
    """The unit rolls for its target: 20 defeats it, 11 to 19 is ``damage``, 2 to 10 heals ``mend``, 1 heals all."""

    damage: int
    mend: int


class Slay(msgspec.Struct, frozen=True, tag=True):
    """The target is defeated; only an enemy if ``enemies``."""

    enemies: bool = False


class SlayZone(msgspec.Struct, frozen=True, tag=True):
    """All units in the unit's zone are defeated, itself among them."""


class Gather(msgspec.Struct, frozen=True, tag=True):
    """+``damage`` on the unit's next attack."""

    damage: int


class Earn(msgspec.Struct, frozen=True, tag=True):
    """Build points for the unit's player."""

    build: int


class Lift(msgspec.Struct, frozen=True, tag=True):
    """The target moves to another zone in reach of this unit."""


class LiftTo(msgspec.Struct, frozen=True, tag=True):
    """A unit is moved to that zone: a ``Lift`` whose choice is made."""

    zone: int


class Paralyze(msgspec.Struct, frozen=True, tag=True):
    """The target is tapped, and bars nobody's advance until it is untapped."""


class Shoot(msgspec.Struct, frozen=True, tag=True):
    """One ranged attack with ``atk`` more (or less) attack and ``damage`` in place of the unit's own."""

    atk: int
    damage: int


class SweepAttack(msgspec.Struct, frozen=True, tag=True):
    """One attack on each enemy in the zone."""


class Strikes(msgspec.Struct, frozen=True, tag=True):
    """That many attacks, one after another."""

    count: int


class RideBy(msgspec.Struct, frozen=True, tag=True):
    """Move one zone, attack, move one zone."""


class Teleport(msgspec.Struct, frozen=True, tag=True):
    """Move into any zone."""


class Aim(msgspec.Struct, frozen=True, tag=True):
    """An ally in the zone gets +``atk`` for a single attack. The unit is tapped for it."""

    atk: int


class Raise(msgspec.Struct, frozen=True, tag=True):
    """When an enemy is defeated: a unit of that key from the deck stands up in the zone of the defeated."""

    key: str


AbilityEffect = (
    Harm
    | HarmZone
    | Mend
    | Gamble
    | Slay
    | SlayZone
    | Gather
    | Earn
    | Lift
    | LiftTo
    | Paralyze
    | Shoot
    | SweepAttack
    | Strikes
    | RideBy
    | Teleport
    | Aim
    | Raise
)


class Ability(msgspec.Struct, frozen=True, tag=True):
    """Something a unit can do: ``magic`` points it costs, its ``reach`` in zones, what it ``replaces`` in the turn, and
    the ``save`` that leaves an affected unit unaffected (0: none)."""

    name: str
    effect: AbilityEffect
    magic: int = 0
    reach: int = 0
    replaces: Replaces = "attacks"
    save: int = 0

"""The words that traits are made of: what holds for a unit, or happens to it by itself, with its numbers. What it does
when its player says so is in ``effects.py``."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.rules.factions.cards.effects import Ability

Against = Literal["melee", "ranged", "attacks", "magic"]


class Bonus(msgspec.Struct, frozen=True, tag=True):
    """Higher figures. Bonuses add up."""

    atk: int = 0
    dam: int = 0
    defense: int = 0


class ExtraAttacks(msgspec.Struct, frozen=True, tag=True):
    """More attacks instead of moving: ``count`` of them; those of several sources add up."""

    count: int
    name: str = "Extra Attack"


class TwinAttack(msgspec.Struct, frozen=True, tag=True):
    """One more attack against the target of each attack."""


class Evasion(msgspec.Struct, frozen=True, tag=True):
    """No damage from what it is ``against``, with a save; may cost ``magic``; may answer with an attack."""

    name: str
    save: int
    against: Against
    magic: int = 0
    strikes_back: bool = False


class DarkShield(msgspec.Struct, frozen=True, tag=True):
    """Damage is reduced with a save."""

    amount: int
    save: int


class DamageReduction(msgspec.Struct, frozen=True, tag=True):
    """Damage is reduced."""

    amount: int


class Penetration(msgspec.Struct, frozen=True, tag=True):
    """Attacks ignore Damage Reduction."""


class Sturdy(msgspec.Struct, frozen=True, tag=True):
    """Critical hits do no double damage."""


class Vicious(msgspec.Struct, frozen=True, tag=True):
    """Critical hits from that natural roll on."""

    roll: int


class Ranged(msgspec.Struct, frozen=True, tag=True):
    """Attacks reach that many zones."""

    reach: int


class Stealth(msgspec.Struct, frozen=True, tag=True):
    """No attacks and no units' abilities from other zones."""


class GreaterStealth(msgspec.Struct, frozen=True, tag=True):
    """Only units in its zone reach it, and only while no ally without this word stands there."""


class Speed(msgspec.Struct, frozen=True, tag=True):
    """That many zones more (or less) in a turn."""

    zones: int


class Charging(msgspec.Struct, frozen=True, tag=True):
    """Moves up to that many zones and still attacks."""

    zones: int


class Flying(msgspec.Struct, frozen=True, tag=True):
    """Advances over enemies, unless one of them flies."""


class Recoil(msgspec.Struct, frozen=True, tag=True):
    """A unit that attacks it from close by takes damage."""

    damage: int


class LifeDrain(msgspec.Struct, frozen=True, tag=True):
    """Damage dealt with an attack heals it, with a save."""

    save: int


class Stun(msgspec.Struct, frozen=True, tag=True):
    """An enemy that it hits is tapped unless it saves."""

    save: int


class QuickReactions(msgspec.Struct, frozen=True, tag=True):
    """When hit, one immediate attack on the attacker."""


class Regeneration(msgspec.Struct, frozen=True, tag=True):
    """Heals at the end of its turn if it did not move."""

    amount: int


class Momentum(msgspec.Struct, frozen=True, tag=True):
    """Better attacks if it moved this turn."""

    atk: int
    dam: int


class Steady(msgspec.Struct, frozen=True, tag=True):
    """Better attacks if it does not move this turn (Mighty Swing, Accurate Shot)."""

    name: str
    atk: int
    dam: int = 0


class CarefulAim(msgspec.Struct, frozen=True, tag=True):
    """Moves or attacks, not both in a turn."""


class MagicHunter(msgspec.Struct, frozen=True, tag=True):
    """Better attacks on enemies with a Magic rating."""

    atk: int
    dam: int


class BountyHunter(msgspec.Struct, frozen=True, tag=True):
    """Better attacks on unique enemies."""

    atk: int


class MagicDrain(msgspec.Struct, frozen=True, tag=True):
    """Takes a magic point from an enemy that its attack damages."""


class MagicImmunity(msgspec.Struct, frozen=True, tag=True):
    """Effects that cost magic points do not affect it."""


class Mettle(msgspec.Struct, frozen=True, tag=True):
    """Rolled again, an attack or save is that much higher."""

    bonus: int


class Undead(msgspec.Struct, frozen=True, tag=True):
    """Healing hurts it; critical hits do no double damage."""


class HighPopulation(msgspec.Struct, frozen=True, tag=True):
    """Any number of this card in a deck."""


class Productive(msgspec.Struct, frozen=True, tag=True):
    """Build points in its player's build turn."""

    build: int


class Mercenary(msgspec.Struct, frozen=True, tag=True):
    """Does not move while there is an enemy to attack."""


class Savage(msgspec.Struct, frozen=True, tag=True):
    """Ends its turn in a zone with an enemy, if it can."""


class Intercept(msgspec.Struct, frozen=True, tag=True):
    """May take the place of an ally in reach 1 that is the target of an attack or ability."""


class Splash(msgspec.Struct, frozen=True, tag=True):
    """When it attacks, every unit in the target's zone takes damage unless it saves."""

    damage: int
    save: int


class Revival(msgspec.Struct, frozen=True, tag=True):
    """When defeated it comes back with that many hit points, with a save."""

    hp: int
    save: int


class MasterMagician(msgspec.Struct, frozen=True, tag=True):
    """Spends magic points on that many effects in a cycle."""

    times: int


class Renewal(msgspec.Struct, frozen=True, tag=True):
    """Magic points at each upkeep, on top of those of other sources."""

    magic: int


class Arrival(msgspec.Struct, frozen=True, tag=True):
    """Comes into play with more magic points."""

    magic: int


class RerollAttacks(msgspec.Struct, frozen=True, tag=True):
    """Each failed attack may be rolled again once."""


class RerollSaves(msgspec.Struct, frozen=True, tag=True):
    """Each failed save may be rolled again once."""


class UnlimitedCommand(msgspec.Struct, frozen=True, tag=True):
    """The commander effects that it has on other units reach every zone."""


class Grants(msgspec.Struct, frozen=True, tag=True):
    """The unit can do something more."""

    ability: Ability


Trait = (
    Bonus
    | ExtraAttacks
    | TwinAttack
    | Evasion
    | DarkShield
    | DamageReduction
    | Penetration
    | Sturdy
    | Vicious
    | Ranged
    | Stealth
    | GreaterStealth
    | Speed
    | Charging
    | Flying
    | Recoil
    | LifeDrain
    | Stun
    | QuickReactions
    | Regeneration
    | Momentum
    | Steady
    | CarefulAim
    | MagicHunter
    | BountyHunter
    | MagicDrain
    | MagicImmunity
    | Mettle
    | Undead
    | HighPopulation
    | Productive
    | Mercenary
    | Savage
    | Intercept
    | Splash
    | Revival
    | MasterMagician
    | Renewal
    | Arrival
    | RerollAttacks
    | RerollSaves
    | UnlimitedCommand
    | Grants
)

"""Whom and what cards and abilities may be aimed at, as they are announced and as they resolve."""

from __future__ import annotations

from collections.abc import Callable

from game.core.refusals import Refusal
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records as r
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.figures import is_hidden, why_no_attack
from game.rules.factions.state.table import (
    ZONES,
    Table,
    Unit,
    controls,
    distance,
    enemies_in,
    home_of,
    name_of,
    units_of,
)
from game.rules.factions.stats import has, has_commander_effect, has_magic, may_attack

#: Equipment that a unit can carry.
MOST_EQUIPMENT = 2


# Cards


def why_gone(table: Table, number: int) -> Refusal | None:
    """Return the refusal of a unit that is no longer in play, or None. A target was in play when it was chosen."""
    # rule: factions/fizzling
    if number in table.units:
        return None
    # A unit that has left is known by its card no more, and one that was revived is another.
    return Refusal("gone", "factions/fizzling", f"{name_of(table, number)} is no longer in play.", (number,))


def why_not_in_battle(table: Table, seat: int, battle: r.BattleEffect | None, target: Unit) -> Refusal | None:
    """Return why a seat's battle card cannot target a unit, or None."""
    if isinstance(battle, r.Bomb):
        return _why_no_bomb(table, seat, battle, target)
    if isinstance(battle, r.Inspire) and target.seat != seat:
        return Refusal("not_yours", "factions/targets", f"{target.record.name} is not yours.", (target.id,))
    return _why_hidden(table, None, target)


def why_no_location(table: Table, seat: int, zone: int) -> Refusal | None:
    """Return why a seat cannot build a location in a zone, or None."""
    # rule: factions/locations
    if zone in table.locations:
        about = (table.locations[zone].card,)
        return Refusal("built", "factions/locations", f"There is a location in zone {zone} already.", about)
    return why_no_control(table, seat, zone)


def why_no_control(table: Table, seat: int, zone: int) -> Refusal | None:
    """Return why a seat does not control a zone, or None."""
    # rule: factions/control
    if not controls(table, seat, zone):
        enemies = tuple(unit.id for unit in enemies_in(table, seat, zone))
        return Refusal("no_control", "factions/control", f"You do not control zone {zone}.", enemies)
    return None


def why_not_equipped(table: Table, seat: int, record: CardRecord, unit: Unit) -> Refusal | None:
    """Return why a unit cannot be equipped with a card, or None."""
    # rule: factions/equipment
    about = (unit.id,)
    if unit.seat != seat or unit.is_capital:
        return Refusal("not_yours", "factions/equipment", "Only your own units, not the capital, are equipped.", about)
    name = unit.record.name
    if unit.zone != home_of(seat):
        return Refusal("not_home", "factions/equipment", f"{name} is not in your home zone.", about)
    if len(unit.attached) >= MOST_EQUIPMENT:
        return Refusal("loaded", "factions/equipment", f"{name} carries {MOST_EQUIPMENT} already.", about)
    if not is_fit_to_carry(table, unit, record):
        return Refusal("unfit", "factions/equipment", f"{name} cannot carry {record.name}.", about)
    return None


def is_fit_to_carry(table: Table, unit: Unit, record: CardRecord) -> bool:
    """Return whether a unit is what an equipment card requires of its carrier."""
    return not record.requires or _CARRIERS[record.requires](table, unit)


#: Who can carry a card that requires something of its carrier.
_CARRIERS: dict[str, Callable[[Table, Unit], bool]] = {
    "Kingdom": lambda table, unit: "Kingdom" in unit.record.factions,
    "commander": lambda table, unit: has_commander_effect(unit),
    "magic": lambda table, unit: has_magic(unit),
    "ranged": lambda table, unit: has(table, unit, t.Ranged),
    "bounty hunter": lambda table, unit: has(table, unit, t.BountyHunter),
}


def _why_no_bomb(table: Table, seat: int, bomb: r.Bomb, target: Unit) -> Refusal | None:
    # rule: factions/mana_bomb
    if target.seat == seat:
        return Refusal("no_enemy", "factions/targets", f"{target.record.name} is not an enemy.", (target.id,))
    near = any(
        bomb.creature_type in unit.record.creature_types and distance(unit.zone, target.zone) <= bomb.reach
        for unit in units_of(table, seat)
    )
    if not near:
        text = f"No {bomb.creature_type} of yours is near enough to {target.record.name}."
        return Refusal("out_of_range", "factions/range", text, (target.id,))
    return _why_hidden(table, None, target)


def _why_hidden(table: Table, actor: Unit | None, target: Unit) -> Refusal | None:
    if is_hidden(table, target, actor):
        return Refusal("stealth", "factions/stealth", f"{target.record.name} is hidden.", (target.id,))
    return None


# Abilities


def why_no_target(table: Table, unit: Unit, ability: Ability, target: Unit) -> Refusal | None:
    """Return why a unit's ability cannot target another, or None."""
    # rule: factions/targets
    effect = ability.effect
    if isinstance(effect, e.Shoot):
        return why_no_attack(table, unit, target, ability.reach)
    about = (unit.id, target.id)
    name = target.record.name
    if distance(unit.zone, target.zone) > ability.reach:
        return Refusal("out_of_range", "factions/range", f"{name} is not in reach.", about)
    if isinstance(effect, e.Mend):
        if target.seat != unit.seat:
            return Refusal("no_ally", "factions/allies", f"{name} is not an ally.", about)
        if target.id == unit.id and not effect.itself:
            return Refusal("itself", "factions/allies", "A unit is not its own ally.", about)
    elif isinstance(effect, e.Aim):
        if target.seat != unit.seat or target.id == unit.id:
            return Refusal("no_ally", "factions/allies", f"{name} is not an ally.", about)
        if not may_attack(table, target):
            return Refusal("capital", "factions/capitals", "This capital cannot attack.", about)
    elif target.id == unit.id and not isinstance(effect, e.Lift):
        return Refusal("itself", "factions/targets", "It does not target itself.", about)
    if isinstance(effect, e.Slay | e.Lift) and target.is_capital:
        return Refusal("capital", "factions/capitals", "A capital neither moves nor falls to this.", about)
    if isinstance(effect, e.Slay) and effect.enemies and target.seat == unit.seat:
        return Refusal("no_enemy", "factions/targets", f"{name} is not an enemy.", about)
    if isinstance(effect, e.Lift) and not any(why_not_lifted(table, unit, target, zone) is None for zone in ZONES):
        return Refusal("blockade", "factions/blockade", f"{name} cannot be moved anywhere.", about)
    return _why_hidden(table, unit, target)


def why_not_lifted(table: Table, unit: Unit, target: Unit, zone: int) -> Refusal | None:
    """Return why a target cannot be moved to a zone by Levitation, or None."""
    # rule: factions/levitation
    if zone == target.zone or distance(unit.zone, zone) > 1:
        return Refusal("out_of_range", "factions/levitation", "Another zone in reach of the caster is wanted.")
    return why_blockaded(table, target.zone, zone)


def why_blockaded(table: Table, start: int, end: int) -> Refusal | None:
    """Return why a blockade keeps a unit from going from one zone to another, or None."""
    # rule: factions/blockade
    if start in table.blockaded or end in table.blockaded:
        return Refusal("blockade", "factions/blockade", "A blockade closes the zone this round.")
    return None

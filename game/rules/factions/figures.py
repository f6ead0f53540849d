"""The figures of an attack, itemised: whom it reaches, what is added to the die, and how much it hurts."""

from __future__ import annotations

import msgspec

from game.core.refusals import Refusal
from game.core.words import counted
from game.rules.factions import stats
from game.rules.factions.cards import traits as t
from game.rules.factions.state.table import Attack, Table, Unit, distance


class Part(msgspec.Struct, frozen=True):
    """A number and where it comes from."""

    label: str
    points: int


def is_hidden(table: Table, unit: Unit, actor: Unit | None) -> bool:
    """Return whether stealth words keep an actor (None for a card, which acts from no zone) from a unit."""
    # rule: factions/stealth
    if actor is not None and actor.id == unit.id:
        return False
    away = actor is None or actor.zone != unit.zone
    words = stats.words_of(table, unit)
    if t.GreaterStealth in words:
        open_ally = any(
            ally.id != unit.id
            and ally.seat == unit.seat
            and ally.zone == unit.zone
            and not stats.has(table, ally, t.GreaterStealth)
            for ally in table.units.values()
        )
        return away or open_ally
    return actor is not None and away and t.Stealth in words


def why_no_attack(table: Table, attacker: Unit, target: Unit | None, reach: int) -> Refusal | None:
    """Return why a unit cannot attack another over ``reach`` zones, or None."""
    # rule: factions/range
    if target is None:
        return Refusal("no_target", "factions/attack", "There is no such unit.", (attacker.id,))
    about = (attacker.id, target.id)
    if not stats.may_attack(table, attacker):
        return Refusal("capital", "factions/capitals", "This capital cannot attack.", about)
    if target.seat == attacker.seat:
        return Refusal("no_enemy", "factions/attack", f"{target.record.name} is not an enemy.", about)
    if distance(attacker.zone, target.zone) > reach:
        far = counted(distance(attacker.zone, target.zone), "zone")
        text = f"{target.record.name} is {far} away; the attack reaches {reach}."
        return Refusal("out_of_range", "factions/range", text, about)
    if is_hidden(table, target, attacker):
        return Refusal("stealth", "factions/stealth", f"{target.record.name} is hidden from it.", about)
    return None


def plain_attack(
    table: Table,
    number: int,
    attacker: int,
    target: int,
    *,
    answers: int = 0,
    immediate: bool = True,
    magic: bool = False,
) -> Attack | None:
    """Return a unit's attack with its own figures, under the number given; None when it cannot reach the target."""
    unit = table.units.get(attacker)
    if unit is None:
        return None
    reach = stats.reach_of(table, unit)
    if why_no_attack(table, unit, table.units.get(target), reach) is not None:
        return None
    ranged = stats.has(table, unit, t.Ranged)
    return Attack(
        id=number,
        seat=unit.seat,
        attacker=attacker,
        target=target,
        reach=reach,
        ranged=ranged,
        immediate=immediate,
        answers=answers,
        magic=magic,
    )


def is_in_vain(table: Table, attack: Attack) -> bool:
    """Return whether an attack does nothing to its target, because it is paid for with magic."""
    # rule: factions/magic_immunity
    return attack.magic and stats.has(table, table.units[attack.target], t.MagicImmunity)


def attack_parts(table: Table, attack: Attack) -> tuple[Part, ...]:
    """Return what is added to the attack's die."""
    attacker, target = table.units[attack.attacker], table.units[attack.target]
    parts = [Part("ATK", stats.base_attack(table, attacker))]
    for source, trait in stats.sourced_traits(table, attacker):
        if isinstance(trait, t.Bonus) and trait.atk:
            parts.append(Part(source, trait.atk))
    parts.extend(_circumstances(table, attack, attacker, target, "atk"))
    if attack.atk:
        parts.append(Part("way of attacking", attack.atk))
    if attack.aimed or attacker.aimed:
        parts.append(Part("Combine Fire", attack.aimed or attacker.aimed))
    return tuple(parts)


def damage_parts(table: Table, attack: Attack) -> tuple[Part, ...]:
    """Return what the attack's damage is made of, before it is doubled or reduced."""
    attacker, target = table.units[attack.attacker], table.units[attack.target]
    base = stats.base_damage(table, attacker) if attack.damage is None else attack.damage
    parts = [Part("DMG", base)]
    for source, trait in stats.sourced_traits(table, attacker):
        if isinstance(trait, t.Bonus) and trait.dam:
            parts.append(Part(source, trait.dam))
    parts.extend(_circumstances(table, attack, attacker, target, "dam"))
    if attack.gathered:
        parts.append(Part("Gather Power", attack.gathered))
    return tuple(parts)


def _circumstances(table: Table, attack: Attack, attacker: Unit, target: Unit, figure: str) -> list[Part]:
    """Return the bonuses that depend on the turn so far and on the target; each word counts once."""
    activation = table.turn.activation
    in_turn = activation is not None and activation.unit == attacker.id
    moved = activation is not None and in_turn and activation.went > 0
    found: list[tuple[str, t.Trait]] = []
    momentum = stats.first(table, attacker, t.Momentum)
    if momentum and moved:
        found.append(("Momentum", momentum))
    # rule: factions/steady
    steady = stats.first(table, attacker, t.Steady)
    if steady and not moved and not attack.forgoes:
        found.append((steady.name, steady))
    magic_hunter = stats.first(table, attacker, t.MagicHunter)
    if magic_hunter and stats.has_magic(target):
        found.append(("Magic Hunter", magic_hunter))
    bounty_hunter = stats.first(table, attacker, t.BountyHunter)
    if bounty_hunter and target.record.unique:
        found.append(("Bounty Hunter", bounty_hunter))
    parts = (Part(name, getattr(trait, figure, 0)) for name, trait in found)
    return [part for part in parts if part.points]


def total(parts: tuple[Part, ...]) -> int:
    return sum(part.points for part in parts)


def critical_from(table: Table, attacker: Unit) -> int:
    """Return the natural roll from which its attacks hit critically."""
    # rule: factions/critical
    vicious = stats.first(table, attacker, t.Vicious)
    return vicious.roll if vicious else 20


def hits(table: Table, attack: Attack, face: int, bonus: int) -> tuple[bool, bool]:
    """Return whether a natural roll hits, and whether it is critical. A capital cannot be missed."""
    # rule: factions/hit_step
    target = table.units[attack.target]
    critical = face >= critical_from(table, table.units[attack.attacker]) and not stats.resists_doubling(table, target)
    if target.is_capital or critical or face == 20:
        return True, critical
    return face != 1 and face + bonus >= stats.defense_of(table, target), False


def damage_of(table: Table, attack: Attack, *, critical: bool) -> int:
    """Return the damage before reductions."""
    # rule: factions/critical
    points = total(damage_parts(table, attack))
    return points * 2 if critical else points


def pierces(table: Table, attacker: Unit) -> bool:
    return stats.has(table, attacker, t.Penetration)


def reduction_of(table: Table, unit: Unit) -> int:
    """Return how much Damage Reduction takes off."""
    # rule: factions/damage_reduction
    reduction = stats.first(table, unit, t.DamageReduction)
    return reduction.amount if reduction else 0

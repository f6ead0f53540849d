"""What a screen or a player may ask before acting; every answer comes from the chapters that the rules use."""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from game.core.commands import Command
from game.core.runner import legal
from game.core.state import Position, Step
from game.rules.factions import figures, stats
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import traits as t
from game.rules.factions.movement import after_move, why_no_attack_in_turn, why_no_move
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import ChooseEvasion, Reroll
from game.rules.factions.state.steps import HitStep, Save, Wound
from game.rules.factions.state.table import BESIDE, Activation, Attack, Table, Unit, attack_by_id
from game.rules.factions.wounds import evasions_against, evasions_left, reroll_bonus

_FACES = range(1, 21)


class UnitStats(msgspec.Struct, frozen=True):
    """A unit's figures as they are now, bonuses from static effects included. ``traits`` pairs what a trait comes from
    with the trait; ``equipment`` are card numbers; ``states`` words such as Tapped, Paralyzed."""

    name: str
    seat: int
    hp: int
    hp_left: int
    defense: int
    atk: int
    dam: int
    speed: int
    reach: int
    attacks: int
    magic: int | None
    renewal: int
    traits: tuple[tuple[str, t.Trait], ...]
    equipment: tuple[int, ...]
    states: tuple[str, ...]


class Preview(msgspec.Struct, frozen=True):
    """What one attack would do if nobody answers it with a card. Chances are exact, from 0 to 1. ``needed`` is the
    natural roll that hits (1 when none can miss, 0 when none is made); free rolls again, saves, reductions and a splash
    are counted; magic is not spent, and attacks that follow or answer are not counted. ``expected`` is the mean damage,
    ``defeats`` the chance that the target falls, even if it comes back, and ``splashes`` that a splash follows."""

    attack: tuple[figures.Part, ...]
    defense: tuple[figures.Part, ...]
    damage: tuple[figures.Part, ...]
    needed: int
    hit: float
    critical: float
    reduced: int
    expected: float
    defeats: float
    splashes: float
    notes: tuple[str, ...]


class Reachable(msgspec.Struct, frozen=True):
    """A zone that a unit can be in after moving ``steps`` zones; ``attacks``: it could still attack there."""

    zone: int
    steps: int
    attacks: bool


def unit_stats_of(table: Table, number: int) -> UnitStats:
    """Return a unit's figures now. Raises KeyError for one that is not on the table."""
    unit = table.units[number]
    bonuses = stats.traits_of(table, unit, t.Bonus)
    states = [
        word
        for word, holds in (
            ("Tapped", unit.tapped),
            ("Paralyzed", unit.paralyzed),
            (f"Gathered +{unit.gathered}", unit.gathered > 0),
            (f"Aimed +{unit.aimed}", unit.aimed > 0),
        )
        if holds
    ]
    hp = stats.max_hp_of(table, unit)
    return UnitStats(
        name=unit.record.name,
        seat=unit.seat,
        hp=hp,
        hp_left=hp - unit.damage,
        defense=stats.defense_of(table, unit),
        atk=stats.base_attack(table, unit) + sum(bonus.atk for bonus in bonuses),
        dam=stats.base_damage(table, unit) + sum(bonus.dam for bonus in bonuses),
        speed=stats.speed_of(table, unit),
        reach=stats.reach_of(table, unit),
        attacks=1 + stats.extra_attacks(table, unit),
        magic=None if unit.record.magic is None else unit.magic,
        renewal=stats.renewal_of(table, unit),
        traits=stats.sourced_traits(table, unit),
        equipment=unit.attached,
        states=tuple(states),
    )


def defense_parts(table: Table, unit: Unit) -> tuple[figures.Part, ...]:
    """Return what a unit's defense is made of; nothing for a capital."""
    if unit.is_capital:
        return ()
    bonuses = (
        figures.Part(source, trait.defense)
        for source, trait in stats.sourced_traits(table, unit)
        if isinstance(trait, t.Bonus) and trait.defense
    )
    return (figures.Part("DEF", unit.record.defense), *bonuses)


def save_chance(table: Table, number: int, needed: int) -> Fraction:
    """Return the chance that a unit makes a save, with a roll again that costs nothing."""
    unit = table.units[number]
    once = Fraction(max(0, min(20, 21 - needed)), 20)
    if not stats.has(table, unit, t.RerollSaves):
        return once
    again = Fraction(max(0, min(20, 21 - needed + reroll_bonus(table, unit))), 20)
    return once + (1 - once) * again


def attack_targets(table: Table, number: int) -> tuple[int, ...]:
    """Return the enemies that a unit's own attacks reach from where it is."""
    unit = table.units[number]
    reach = stats.reach_of(table, unit)
    return tuple(
        target.id for target in table.units.values() if figures.why_no_attack(table, unit, target, reach) is None
    )


def attack_preview(table: Table, attacker: int, target: int, ability: str = "") -> Preview:
    """Return what an attack of one unit on another would do, by an ability such as Bow Attack if one is named. The
    target need not be in reach. Raises KeyError for units that are not on the table."""
    unit = table.units[attacker]
    activation = table.turn.activation
    attack = Attack(
        id=0,
        seat=unit.seat,
        attacker=attacker,
        target=table.units[target].id,
        reach=stats.reach_of(table, unit),
        ranged=stats.has(table, unit, t.Ranged),
        gathered=unit.gathered,
        immediate=False,
        forgoes=activation is not None and activation.unit == attacker and activation.forgoes,
    )
    found = stats.ability_named(table, unit, ability) if ability else None
    if found is not None:
        attack = replace(attack, magic=found.magic > 0)
    if found is not None and isinstance(found.effect, e.Shoot):
        shot = found.effect
        attack = replace(attack, reach=found.reach, ranged=True, atk=shot.atk, damage=shot.damage)
    return preview_of(table, attack)


def preview_of(table: Table, attack: Attack) -> Preview:
    """Return what a declared attack, or one that is thought of, would do."""
    attacker, target = table.units[attack.attacker], table.units[attack.target]
    parts = figures.attack_parts(table, attack)
    in_vain = figures.is_in_vain(table, attack)
    none = {False: Fraction(0), True: Fraction(0)}
    chances = none if in_vain else _roll_chances(table, attack, attacker, figures.total(parts))
    hit = chances[False] + chances[True]
    reduced = 0 if figures.pierces(table, attacker) else figures.reduction_of(table, target)
    spared = _evade_chance(table, attack, target)
    # rule: factions/evading
    evaded = hit * spared
    landed: dict[int, Fraction] = {0: 1 - hit}
    for critical in (False, True):
        amount = max(0, figures.damage_of(table, attack, critical=critical) - reduced)
        _add_damage(table, target, landed, amount, chances[critical] * (1 - spared))
    left = stats.margin_of(table, target)
    splash = None if in_vain else stats.first(table, attacker, t.Splash)
    if splash:
        landed = _splashed(table, target, landed, splash, left)
    # A natural 20 hits whatever it is.
    needed = (
        0 if in_vain else next(face for face in _FACES if figures.hits(table, attack, face, figures.total(parts))[0])
    )
    return Preview(
        attack=parts,
        defense=defense_parts(table, target),
        damage=figures.damage_parts(table, attack),
        needed=needed,
        hit=float(hit),
        critical=float(chances[True]),
        reduced=reduced,
        expected=float(sum(amount * chance for amount, chance in landed.items())),
        defeats=float(sum(chance for amount, chance in landed.items() if amount > left)),
        splashes=float(1 - evaded) if splash else 0.0,
        notes=_notes(table, attack, attacker, target),
    )


def _roll_chances(table: Table, attack: Attack, attacker: Unit, bonus: int) -> dict[bool, Fraction]:
    """Return the chances of a plain hit (False) and a critical one (True), with a free roll again."""
    chances = {False: Fraction(0), True: Fraction(0)}
    free = stats.has(table, attacker, t.RerollAttacks)
    second = bonus + reroll_bonus(table, attacker)
    for face in _FACES:
        hit, critical = figures.hits(table, attack, face, bonus)
        if hit:
            chances[critical] += Fraction(1, 20)
        elif free:
            for again in _FACES:
                hit, critical = figures.hits(table, attack, again, second)
                if hit:
                    chances[critical] += Fraction(1, 400)
    return chances


def spared_by(table: Table, attack: Attack) -> tuple[str, ...]:
    """Return what may still save the target of an attack that has hit: "Parry (25%)"."""
    target = table.units[attack.target]
    return tuple(
        f"{evasion.name} ({float(save_chance(table, target.id, evasion.save)):.0%})"
        for evasion in evasions_against(table, target, attack)
        if not evasion.magic
    )


def _evade_chance(table: Table, attack: Attack, target: Unit) -> Fraction:
    """Return the chance that one of the target's free evasions saves it."""
    hurt = Fraction(1)
    for evasion in evasions_against(table, target, attack):
        if not evasion.magic:
            hurt *= 1 - save_chance(table, target.id, evasion.save)
    return 1 - hurt


def _add_damage(table: Table, target: Unit, landed: dict[int, Fraction], amount: int, chance: Fraction) -> None:
    shield = stats.first(table, target, t.DarkShield)
    shielded = save_chance(table, target.id, shield.save) if shield and amount else Fraction(0)
    landed[amount] = landed.get(amount, Fraction(0)) + chance * (1 - shielded)
    if shield and shielded:
        less = max(0, amount - shield.amount)
        landed[less] = landed.get(less, Fraction(0)) + chance * shielded


def _splashed(
    table: Table, target: Unit, landed: dict[int, Fraction], splash: t.Splash, left: int
) -> dict[int, Fraction]:
    """Return the damage with that of the splash, which comes after the attack unless it has more than ``left``."""
    fails = 1 - save_chance(table, target.id, splash.save)
    harm = {0: 1 - fails}
    _add_damage(table, target, harm, max(0, splash.damage - figures.reduction_of(table, target)), fails)
    found: dict[int, Fraction] = {}
    for amount, chance in landed.items():
        for more, share in ({0: Fraction(1)} if amount > left else harm).items():
            found[amount + more] = found.get(amount + more, Fraction(0)) + chance * share
    return found


def _notes(table: Table, attack: Attack, attacker: Unit, target: Unit) -> tuple[str, ...]:
    """Return what else counts, in a few words."""
    found = []
    if target.is_capital:
        found.append("A capital cannot be missed.")
    if figures.is_in_vain(table, attack):
        return ("Magic Immunity: an attack that costs magic does nothing to it.",)
    if stats.has(table, attacker, t.RerollAttacks):
        found.append("A failed roll may be made again.")
    for evasion in evasions_against(table, target, attack):
        cost = f" for {evasion.magic} magic" if evasion.magic else ""
        found.append(f"{evasion.name}: save {evasion.save}{cost}.")
    if stats.first(table, target, t.DarkShield):
        found.append("Dark Shield may take damage off.")
    splash = stats.first(table, attacker, t.Splash)
    if splash:
        found.append(f"Splash: {splash.damage} damage to each unit in the zone, save {splash.save}; counted here.")
    revival = stats.first(table, target, t.Revival)
    if revival:
        found.append(f"Defeated, it comes back with a save of {revival.save}.")
    recoil = stats.first(table, target, t.Recoil)
    if recoil and not attack.ranged:
        off = min(recoil.damage, figures.reduction_of(table, attacker))
        less = f" (Damage Reduction takes {off} off)" if off else ""
        found.append(f"Recoil: the attacker takes {recoil.damage - off} damage{less}.")
    if stats.has(table, attacker, t.TwinAttack):
        found.append("A second attack may follow.")
    return tuple(dict.fromkeys(found))


def reach_in_turn(table: Table, number: int) -> tuple[Reachable, ...]:
    """Return the zones that a unit can still move to in its turn, with the fewest steps; not its own."""
    unit = table.units[number]
    activation = table.turn.activation
    if activation is None or activation.unit != number:
        activation = Activation(number)
    found: dict[int, Reachable] = {}
    edge = [(unit, activation, 0)]
    while edge:
        here, turn, steps = edge.pop(0)
        for zone in BESIDE[here.zone]:
            if zone in found or zone == unit.zone or why_no_move(table, here, zone, turn) is not None:
                continue
            after = after_move(table, here, zone, turn)
            found[zone] = Reachable(zone, steps + 1, why_no_attack_in_turn(table, unit, after) is None)
            edge.append((replace(here, zone=zone), after, steps + 1))
    return tuple(found[zone] for zone in sorted(found))


def odds_of(position: Position) -> dict[Command, float]:
    """Return the chance of success of each answer that rolls: a roll again, or a way of evading. Exact, from 0 to 1."""
    step = position.agenda[-1]
    table: Table = position.table
    found: dict[Command, float] = {}
    for command in legal(FACTIONS, position):
        if isinstance(command, ChooseEvasion) and isinstance(step, Wound):
            evasion = next(way for way in evasions_left(table, step) if way.name == command.name)
            found[command] = float(save_chance(table, step.unit, evasion.save))
        elif isinstance(command, Reroll):
            found[command] = float(_reroll_chance(table, step))
    return found


def _reroll_chance(table: Table, step: Step) -> Fraction:
    """Return the chance that another roll of an attack hits, or that another roll of a save saves."""
    if isinstance(step, Save):
        bonus = reroll_bonus(table, table.units[step.unit])
        return Fraction(max(0, min(20, 21 - step.needed + bonus)), 20)
    attack = attack_by_id(table, step.attack) if isinstance(step, HitStep) else None
    if attack is None:
        return Fraction(0)
    bonus = figures.total(figures.attack_parts(table, attack)) + reroll_bonus(table, table.units[attack.attacker])
    return Fraction(sum(figures.hits(table, attack, face, bonus)[0] for face in _FACES), 20)

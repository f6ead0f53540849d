"""What abilities do: those that are attacks, and those that resolve from the stack."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import Ability
from game.rules.factions.effect_rows import ABILITY_EFFECTS
from game.rules.factions.figures import plain_attack, why_no_attack
from game.rules.factions.movement import slowed_by, why_no_ride
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.commands import ChooseUnit, DeclareAttack, Move
from game.rules.factions.state.steps import Affect, CarryMove, Declare, Riding, Striking, Sweeping
from game.rules.factions.state.table import ZONES, Attack, Entry, Table, Unit, distance
from game.rules.factions.stats import has, reach_of
from game.rules.factions.targets import why_blockaded, why_gone, why_no_target, why_not_lifted
from game.rules.factions.windows import open_priority

_Draft = Draft[Table, Step]

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)


# Abilities that are attacks


def attacks_of(draft: _Draft, unit: Unit, ability: Ability, targets: tuple[int, ...]) -> tuple[Step, ...]:
    """Return the steps of an ability that is an attack or several; none for another one."""
    # rule: factions/attack_abilities
    attacks = ABILITY_EFFECTS[type(ability.effect)].attacks
    return (attacks(draft, unit, ability, ability.effect, targets),) if attacks else ()


def take_sweeping(draft: _Draft, step: Sweeping) -> None:
    """Ask whom to attack next of those that are left."""
    enemies = sweep_targets(draft.table, step)
    if enemies:
        draft.ask(replace(step, enemies=enemies), draft.table.units[step.unit].seat, "order", "sweep", (step.unit,))


def sweep_targets(table: Table, step: Sweeping) -> tuple[int, ...]:
    """Return the enemies that a sweep still has to attack."""
    unit = table.units.get(step.unit)
    if unit is None:
        return ()
    return tuple(enemy for enemy in step.enemies if why_no_attack(table, unit, table.units.get(enemy), 0) is None)


def why_no_sweep(table: Table, step: Sweeping, command: Command) -> Refusal | None:
    """Return why the next target of a sweep is not that, or None."""
    if not isinstance(command, ChooseUnit):
        return _NOT_AN_ANSWER
    if command.unit in step.enemies:
        return None
    return Refusal("no_target", "factions/sweep", "That enemy is not left to attack.", (command.unit,))


def answer_sweeping(draft: _Draft, step: Sweeping, command: Command) -> None:
    """Attack the enemy that was picked, then the others."""
    assert isinstance(command, ChooseUnit)
    unit = draft.table.units[step.unit]
    ranged = has(draft.table, unit, t.Ranged)
    attack = Attack(
        id=draft.new_id(),
        seat=unit.seat,
        attacker=unit.id,
        target=command.unit,
        reach=0,
        ranged=ranged,
        magic=step.magic,
    )
    rest = tuple(enemy for enemy in step.enemies if enemy != command.unit)
    draft.push(Declare(attack), replace(step, enemies=rest))


def strike_targets(table: Table, number: int) -> tuple[int, ...]:
    """Return the enemies that a unit's own attacks reach."""
    unit = table.units.get(number)
    if unit is None:
        return ()
    reach = reach_of(table, unit)
    return tuple(target.id for target in table.units.values() if why_no_attack(table, unit, target, reach) is None)


def take_striking(draft: _Draft, step: Striking) -> None:
    """Ask for the target of the next of several attacks."""
    if step.count and strike_targets(draft.table, step.unit):
        draft.ask(step, draft.table.units[step.unit].seat, "pick", "strike", (step.unit,))


def why_no_strike(table: Table, step: Striking, command: Command) -> Refusal | None:
    """Return why the next of several attacks is not that, or None."""
    if isinstance(command, Done):
        return None
    if not isinstance(command, ChooseUnit):
        return _NOT_AN_ANSWER
    unit = table.units[step.unit]
    return why_no_attack(table, unit, table.units.get(command.unit), reach_of(table, unit))


def answer_striking(draft: _Draft, step: Striking, command: Command) -> None:
    """Attack, or stop."""
    if isinstance(command, ChooseUnit):
        attack = plain_attack(draft.table, draft.new_id(), step.unit, command.unit, immediate=False, magic=step.magic)
        assert attack is not None
        draft.push(Declare(attack), replace(step, count=step.count - 1))


# Mobile Attack

#: Zones that a unit moves in a Mobile Attack.
RIDE_ZONES = 2


def riding_choices(table: Table, step: Riding) -> tuple[Command, ...]:
    """Return what may come next in a Mobile Attack."""
    if step.stage == "attack":
        return (*(DeclareAttack(step.unit, target) for target in table.units), Done())
    return (*(Move(step.unit, zone) for zone in ZONES), Done())


def take_riding(draft: _Draft, step: Riding) -> None:
    """Ask for the next part of a Mobile Attack."""
    unit = draft.table.units.get(step.unit)
    if unit is not None:
        draft.ask(step, unit.seat, "act", f"ride_{step.stage}", (unit.id,))


def why_no_riding(table: Table, step: Riding, command: Command) -> Refusal | None:
    """Return why that is not the next part of a Mobile Attack, or None."""
    # rule: factions/mobile_attack
    if isinstance(command, Done):
        return None
    unit = table.units[step.unit]
    if step.stage == "attack":
        if isinstance(command, DeclareAttack) and command.unit == unit.id:
            return why_no_attack(table, unit, table.units.get(command.target), reach_of(table, unit))
        return _NOT_AN_ANSWER
    if isinstance(command, Move) and command.unit == unit.id:
        return why_no_ride(table, unit, command.zone) or _why_too_slow(table, unit, command.zone)
    return _NOT_AN_ANSWER


def _why_too_slow(table: Table, unit: Unit, zone: int) -> Refusal | None:
    """Return why locations that slow keep a unit from one of the two moves of its Mobile Attack, or None."""
    # rule: factions/slow_zones
    activation = table.turn.activation
    assert activation is not None
    if activation.moved + activation.slowed + 1 + slowed_by(table, unit, zone) > RIDE_ZONES:
        return Refusal("too_far", "factions/slow_zones", f"{unit.record.name} is slowed too much.", (unit.id,))
    return None


def answer_riding(draft: _Draft, step: Riding, command: Command) -> None:
    """Move or attack, and go on."""
    if step.stage != "back":
        draft.push(replace(step, stage="attack" if step.stage == "out" else "back"))
    if isinstance(command, Move):
        unit = draft.table.units[step.unit]
        draft.happen(ev.MoveDeclared(unit.id, command.zone, slowed=slowed_by(draft.table, unit, command.zone)))
        draft.push(open_priority(draft.table, "move", (command.unit,)), CarryMove(command.unit, command.zone, "ride"))
    elif isinstance(command, DeclareAttack):
        attack = plain_attack(draft.table, draft.new_id(), step.unit, command.target, immediate=False)
        assert attack is not None
        draft.push(Declare(attack))


# Abilities that resolve


def resolve_ability(draft: _Draft, entry: Entry, ability: Ability) -> None:
    """Carry out an ability that has come to the top of the stack."""
    resolve = ABILITY_EFFECTS[type(ability.effect)].resolve
    assert resolve is not None
    resolve(draft, entry, ability)


def why_target_lost(table: Table, entry: Entry, ability: Ability) -> Refusal | None:
    """Return why an ability on the stack has lost its target, or the zone that was chosen; None where it has not."""
    # rule: factions/fizzling
    unit = table.units.get(entry.unit)
    if unit is None and isinstance(ability.effect, _DONE_BY_SOURCE):
        return why_gone(table, entry.unit)
    if not entry.targets:
        is_aimed = unit is not None and entry.zone > 0
        return _why_zone_lost(table, unit, ability, entry.zone) if unit is not None and is_aimed else None
    target = table.units.get(entry.targets[0])
    if target is None or unit is None:
        return why_gone(table, entry.targets[0])
    if isinstance(ability.effect, e.Lift) and (refusal := why_not_lifted(table, unit, target, entry.zone)) is not None:
        return refusal
    return None if entry.stepped_in else why_no_target(table, unit, ability, target)


#: Effects in which the unit itself is to do something, so that nothing comes of them without it.
_DONE_BY_SOURCE = (e.Gather, e.Teleport, e.Lift, e.Gamble)


def _why_zone_lost(table: Table, unit: Unit, ability: Ability, zone: int) -> Refusal | None:
    """Return why a chosen zone is out of reach, or the way there closed; None where it is neither."""
    # rule: factions/fizzling
    if isinstance(ability.effect, e.Teleport):
        if zone == unit.zone:
            return Refusal("there", "factions/moving", f"{unit.record.name} is there already.", (unit.id,))
        return why_blockaded(table, unit.zone, zone)
    if distance(unit.zone, zone) > ability.reach:
        return Refusal("out_of_range", "factions/range", f"Zone {zone} is not in reach.", (unit.id,))
    return None


def take_affect(draft: _Draft, step: Affect) -> None:
    """Apply an effect to one unit, unless it has saved."""
    unit = draft.table.units.get(step.unit)
    if unit is None:
        return
    if step.saved:
        draft.happen(ev.Unaffected(unit.id, "save"))
        return
    affect = ABILITY_EFFECTS[type(step.effect)].affect
    assert affect is not None
    affect(draft, step, step.effect, unit)


def _units(table: Table, step: Step) -> Iterable[Command]:
    return tuple(ChooseUnit(unit) for unit in table.units)


STEPS: dict[type[Step], Chapter] = {
    s.Affect: Chapter(take_affect),
    s.Sweeping: Chapter(take_sweeping, _units, why_no_sweep, answer_sweeping),
    s.Striking: Chapter(
        take_striking, lambda table, step: (*_units(table, step), Done()), why_no_strike, answer_striking
    ),
    s.Riding: Chapter(take_riding, riding_choices, why_no_riding, answer_riding),
}

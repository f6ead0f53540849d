"""What abilities do: those that are attacks, and those that resolve from the stack."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions import effects as e
from game.rules.factions import events as ev
from game.rules.factions.commands import ChooseUnit, DeclareAttack, Done, Move
from game.rules.factions.effects import Ability
from game.rules.factions.figures import plain_attack, why_no_attack
from game.rules.factions.movement import slowed_by, why_no_ride
from game.rules.factions.searching import search_for
from game.rules.factions.stats import has, reach_of
from game.rules.factions.steps import Affect, CarryMove, Declare, Riding, Save, Striking, Sweeping, Wound
from game.rules.factions.table import ZONES, Attack, Entry, Table, Unit, distance, enemies_in, units_in
from game.rules.factions.targets import why_blockaded, why_no_target, why_not_lifted
from game.rules.factions.windows import open_priority
from game.rules.factions.wounds import heal, roll_d20

_Draft = Draft[Table, Step]

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", "That does not answer what is asked.")


# Abilities that are attacks


def attacks_of(draft: _Draft, unit: Unit, ability: Ability, targets: tuple[int, ...]) -> tuple[Step, ...]:
    """The steps of an ability that is an attack or several; none for another one."""
    # rule: factions/attack_abilities
    deed = ability.deed
    if isinstance(deed, e.Shoot):
        shot = Attack(
            draft.new_id(), unit.seat, unit.id, targets[0], ability.reach, ranged=True, atk=deed.atk, damage=deed.damage
        )
        return (Declare(shot),)
    if isinstance(deed, e.SweepAttack):
        return (Sweeping(unit.id, tuple(enemy.id for enemy in enemies_in(draft.table, unit.seat, unit.zone))),)
    if isinstance(deed, e.Strikes):
        return (Striking(unit.id, deed.count),)
    return (Riding(unit.id),) if isinstance(deed, e.RideBy) else ()


def take_sweeping(draft: _Draft, step: Sweeping) -> None:
    """Ask whom to attack next of those that are left."""
    enemies = sweep_targets(draft.table, step)
    if enemies:
        draft.ask(replace(step, enemies=enemies), draft.table.units[step.unit].seat, "order", "sweep", (step.unit,))


def sweep_targets(table: Table, step: Sweeping) -> tuple[int, ...]:
    """Enemies that a sweep still has to attack."""
    unit = table.units.get(step.unit)
    if unit is None:
        return ()
    return tuple(enemy for enemy in step.enemies if why_no_attack(table, unit, table.units.get(enemy), 0) is None)


def why_no_sweep(table: Table, step: Sweeping, command: Command) -> Refusal | None:
    """Why the next target of a sweep is not that, or None."""
    if not isinstance(command, ChooseUnit):
        return _NOT_AN_ANSWER
    if command.unit in step.enemies:
        return None
    return Refusal("no_target", "factions/sweep", "That enemy is not left to attack.", (command.unit,))


def answer_sweeping(draft: _Draft, step: Sweeping, command: Command) -> None:
    """Attack the enemy that was picked, then the others."""
    assert isinstance(command, ChooseUnit)
    unit = draft.table.units[step.unit]
    ranged = has(draft.table, unit, e.Ranged)
    attack = Attack(draft.new_id(), unit.seat, unit.id, command.unit, 0, ranged)
    rest = tuple(enemy for enemy in step.enemies if enemy != command.unit)
    draft.push(Declare(attack), Sweeping(step.unit, rest))


def strike_targets(table: Table, number: int) -> tuple[int, ...]:
    """Enemies that a unit's own attacks reach."""
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
    """Why the next of several attacks is not that, or None."""
    if isinstance(command, Done):
        return None
    if not isinstance(command, ChooseUnit):
        return _NOT_AN_ANSWER
    unit = table.units[step.unit]
    return why_no_attack(table, unit, table.units.get(command.unit), reach_of(table, unit))


def answer_striking(draft: _Draft, step: Striking, command: Command) -> None:
    """Attack, or make an end."""
    if isinstance(command, ChooseUnit):
        attack = plain_attack(draft.table, draft.new_id(), step.unit, command.unit, immediate=False)
        assert attack is not None
        draft.push(Declare(attack), replace(step, count=step.count - 1))


# Mobile Attack

#: Zones that a unit moves in a Mobile Attack.
RIDE_ZONES = 2


def riding_choices(table: Table, step: Riding) -> tuple[Command, ...]:
    """What may come next in a Mobile Attack."""
    if step.stage == "attack":
        return (*(DeclareAttack(step.unit, target) for target in table.units), Done())
    return (*(Move(step.unit, zone) for zone in ZONES), Done())


def take_riding(draft: _Draft, step: Riding) -> None:
    """Ask for the next part of a Mobile Attack."""
    unit = draft.table.units.get(step.unit)
    if unit is not None:
        draft.ask(step, unit.seat, "act", f"ride_{step.stage}", (unit.id,))


def why_no_riding(table: Table, step: Riding, command: Command) -> Refusal | None:
    """Why that is not the next part of a Mobile Attack, or None."""
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
    """Why locations that slow keep a unit from one of the two moves of its Mobile Attack, or None."""
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
    # rule: factions/gone
    table = draft.table
    deed = ability.deed
    unit = table.units.get(entry.unit)
    if isinstance(deed, e.HarmZone | e.SlayZone):
        where = entry.zone or (unit.zone if unit else entry.origin)
        spares = entry.unit if isinstance(deed, e.HarmZone) and deed.others else 0
        _affect(draft, entry, ability, tuple(other.id for other in units_in(table, where) if other.id != spares))
    elif isinstance(deed, e.Earn):
        draft.happen(ev.BuildGained(entry.seat, deed.build, "ability"))
    elif isinstance(deed, e.Raise):
        search_for(draft, entry.seat, deed.key, entry.zone, "raised")
    elif isinstance(deed, e.Gather):
        if unit is not None:
            draft.happen(ev.PowerGathered(unit.id, deed.damage))
    elif isinstance(deed, e.Teleport):
        open_way = unit is not None and why_blockaded(table, unit.zone, entry.zone) is None
        if unit is not None and open_way and unit.zone != entry.zone and not _is_immune(draft, unit, ability):
            draft.happen(ev.UnitMoved(unit.id, entry.zone, "teleport"))
    elif isinstance(deed, e.Lift):
        target = table.units[entry.targets[0]]
        if unit is not None and why_not_lifted(table, unit, target, entry.zone) is None:
            _affect(draft, entry, ability, (target.id,))
    else:
        _affect(draft, entry, ability, entry.targets)


def is_gone(table: Table, entry: Entry, ability: Ability) -> bool:
    """Has an ability on the stack lost its target, or the zone that was chosen?"""
    # rule: factions/gone
    unit = table.units.get(entry.unit)
    if not entry.targets:
        in_reach = isinstance(ability.deed, e.HarmZone | e.Raise)
        return in_reach and unit is not None and entry.zone > 0 and distance(unit.zone, entry.zone) > ability.reach
    target = table.units.get(entry.targets[0])
    if target is None:
        return True
    if unit is None or entry.stepped_in:
        return False
    return why_no_target(table, unit, ability, target) is not None


def _affect(draft: _Draft, entry: Entry, ability: Ability, units: tuple[int, ...]) -> None:
    """Let each unit save, if there is a save, and be affected."""
    steps: list[Step] = []
    for number in units:
        unit = draft.table.units[number]
        if _is_immune(draft, unit, ability):
            continue
        if ability.save:
            steps.append(Save(number, ability.save, ability.name))
        steps.append(Affect(_moving_to(ability, entry), number, entry.unit, ability.magic > 0))
    draft.push(*steps)


def _is_immune(draft: _Draft, unit: Unit, ability: Ability) -> bool:
    """Does an ability do nothing to a unit because it costs magic? If so, that is told."""
    # rule: factions/magic_immunity
    immune = ability.magic > 0 and has(draft.table, unit, e.MagicImmunity)
    if immune:
        draft.happen(ev.Unaffected(unit.id, "Magic Immunity"))
    return immune


def _moving_to(ability: Ability, entry: Entry) -> e.Deed:
    return e.LiftTo(entry.zone) if isinstance(ability.deed, e.Lift) else ability.deed


def take_affect(draft: _Draft, step: Affect) -> None:
    """An effect on one unit."""
    table = draft.table
    unit = table.units.get(step.unit)
    if unit is None:
        return
    deed = step.deed
    if step.saved:
        draft.happen(ev.Unaffected(unit.id, "save"))
    elif isinstance(deed, e.Harm | e.HarmZone):
        draft.push(Wound(unit.id, deed.damage, "magic" if step.magic else "effect", step.dealer))
        if isinstance(deed, e.Harm) and deed.taps and not unit.tapped:
            draft.happen(ev.UnitsTapped((unit.id,), "spell"))
    elif isinstance(deed, e.Mend):
        heal(draft, unit.id, deed.amount, "magic" if step.magic else "effect")
    elif isinstance(deed, e.Gamble):
        _gamble(draft, step, deed, unit)
    elif isinstance(deed, e.Slay | e.SlayZone):
        doom(draft, unit)
    elif isinstance(deed, e.LiftTo):
        draft.happen(ev.UnitMoved(unit.id, deed.zone, "lift"))
    elif isinstance(deed, e.Paralyze):
        if not unit.tapped:
            draft.happen(ev.UnitsTapped((unit.id,), "poison"))
        draft.happen(ev.UnitParalyzed(unit.id))
    elif isinstance(deed, e.Aim):
        draft.happen(ev.UnitAimed(unit.id, deed.atk))


def doom(draft: _Draft, unit: Unit) -> None:
    """An effect defeats a unit; capitals fall to damage only."""
    # rule: factions/capitals
    if not unit.is_capital:
        draft.happen(ev.UnitDoomed(unit.id))


def _gamble(draft: _Draft, step: Affect, deed: e.Gamble, unit: Unit) -> None:
    """Unknown Potion: the thrower's roll decides."""
    # rule: factions/unknown_potion
    thrower = draft.table.units.get(step.dealer)
    if thrower is None:
        return
    face = roll_d20(draft, thrower, "Unknown Potion")
    if face == 20:
        doom(draft, unit)
    elif face >= 11:
        draft.push(Wound(unit.id, deed.damage, "effect", step.dealer))
    else:
        heal(draft, unit.id, deed.mend if face > 1 else unit.damage)

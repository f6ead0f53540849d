"""What abilities do: attacks that they are, and effects on units and zones."""

from __future__ import annotations

from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import Ability, AbilityEffect
from game.rules.factions.figures import reduction_of
from game.rules.factions.searching import search_for
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state.steps import Affect, Declare, Riding, Save, Striking, Sweeping, Wound
from game.rules.factions.state.table import Attack, Entry, Table, Unit, enemies_in, units_in
from game.rules.factions.stats import can_be_tapped, has, may_attack
from game.rules.factions.wounds import heal, roll_d20

_Draft = Draft[Table, Step]


# Abilities that are attacks
# rule: factions/attack_abilities


def shoot(draft: _Draft, unit: Unit, ability: Ability, effect: e.Shoot, targets: tuple[int, ...]) -> Step:
    """Return one ranged attack with figures of its own."""
    return Declare(
        Attack(
            id=draft.new_id(),
            seat=unit.seat,
            attacker=unit.id,
            target=targets[0],
            reach=ability.reach,
            ranged=True,
            atk=effect.atk,
            damage=effect.damage,
            magic=ability.magic > 0,
        )
    )


def sweep(draft: _Draft, unit: Unit, ability: Ability, effect: e.SweepAttack, targets: tuple[int, ...]) -> Step:
    """Return a sweep over the enemies that are in the zone now."""
    enemies = tuple(enemy.id for enemy in enemies_in(draft.table, unit.seat, unit.zone))
    return Sweeping(unit.id, enemies, ability.magic > 0)


def strike(draft: _Draft, unit: Unit, ability: Ability, effect: e.Strikes, targets: tuple[int, ...]) -> Step:
    return Striking(unit.id, effect.count, ability.magic > 0)


def ride(draft: _Draft, unit: Unit, ability: Ability, effect: e.RideBy, targets: tuple[int, ...]) -> Step:
    return Riding(unit.id)


# Abilities that resolve from the stack


def on_targets(draft: _Draft, entry: Entry, ability: Ability) -> None:
    affect_each(draft, entry, ability, entry.targets, ability.effect)


def on_zone(draft: _Draft, entry: Entry, ability: Ability) -> None:
    """Affect all units in the zone that was chosen, or in the unit's own."""
    unit = draft.table.units.get(entry.unit)
    where = entry.zone or (unit.zone if unit else entry.origin)
    spares = entry.unit if isinstance(ability.effect, e.HarmZone) and ability.effect.others else 0
    there = tuple(other.id for other in units_in(draft.table, where) if other.id != spares)
    affect_each(draft, entry, ability, there, ability.effect)


def earn(draft: _Draft, entry: Entry, ability: Ability) -> None:
    assert isinstance(ability.effect, e.Earn)
    draft.happen(cev.BuildGained(entry.seat, ability.effect.build, "ability"))


def raise_dead(draft: _Draft, entry: Entry, ability: Ability) -> None:
    """Let a unit from the deck stand up where an enemy fell."""
    assert isinstance(ability.effect, e.Raise)
    search_for(draft, entry.seat, ability.effect.key, entry.zone, "raised")


def gather(draft: _Draft, entry: Entry, ability: Ability) -> None:
    assert isinstance(ability.effect, e.Gather)
    draft.happen(ev.PowerGathered(entry.unit, ability.effect.damage))


def teleport(draft: _Draft, entry: Entry, ability: Ability) -> None:
    """Move the unit to the zone that was chosen."""
    if not is_immune(draft, draft.table.units[entry.unit], ability):
        draft.happen(ev.UnitMoved(entry.unit, entry.zone, "teleport"))


def lift(draft: _Draft, entry: Entry, ability: Ability) -> None:
    """Move the target to the zone that was chosen."""
    affect_each(draft, entry, ability, entry.targets, e.LiftTo(entry.zone))


def affect_each(draft: _Draft, entry: Entry, ability: Ability, units: tuple[int, ...], effect: AbilityEffect) -> None:
    """Let each unit save, if there is a save, and be affected."""
    steps: list[Step] = []
    for number in units:
        if is_immune(draft, draft.table.units[number], ability):
            continue
        if ability.save and _may_change(draft.table, effect, draft.table.units[number]):
            steps.append(Save(number, ability.save, ability.name))
        steps.append(Affect(effect, number, entry.unit, ability.magic > 0))
    draft.push(*steps)


def _may_change(table: Table, effect: AbilityEffect, unit: Unit) -> bool:
    """Return whether an effect may change anything about a unit; otherwise there is nothing to save it from."""
    # rule: factions/saves
    match effect:
        case e.Slay() | e.SlayZone():
            return not unit.is_capital
        case e.Harm():
            return effect.damage > reduction_of(table, unit) or (effect.taps and can_be_tapped(table, unit))
        case e.HarmZone():
            return effect.damage > reduction_of(table, unit)
        case e.Paralyze():
            return may_attack(table, unit) and not (unit.tapped and unit.paralyzed)
    return True


def is_immune(draft: _Draft, unit: Unit, ability: Ability) -> bool:
    """Return whether an ability does nothing to a unit because it costs magic; if so, that is logged."""
    # rule: factions/magic_immunity
    immune = ability.magic > 0 and has(draft.table, unit, t.MagicImmunity)
    if immune:
        draft.happen(ev.Unaffected(unit.id, "Magic Immunity"))
    return immune


# Effects on one unit


def harm(draft: _Draft, step: Affect, effect: e.Harm, unit: Unit) -> None:
    """Deal damage; some effects tap the unit as well."""
    draft.push(Wound(unit.id, effect.damage, "magic" if step.magic else "effect", step.dealer))
    if effect.taps and can_be_tapped(draft.table, unit):
        draft.happen(ev.UnitsTapped((unit.id,), "spell"))


def harm_in_zone(draft: _Draft, step: Affect, effect: e.HarmZone, unit: Unit) -> None:
    draft.push(Wound(unit.id, effect.damage, "magic" if step.magic else "effect", step.dealer))


def mend(draft: _Draft, step: Affect, effect: e.Mend, unit: Unit) -> None:
    heal(draft, unit.id, effect.amount, "magic" if step.magic else "effect")


def slay(draft: _Draft, step: Affect, effect: e.Slay | e.SlayZone, unit: Unit) -> None:
    """Defeat the unit; capitals fall to damage only."""
    # rule: factions/capitals
    if unit.is_capital:
        draft.happen(ev.Unaffected(unit.id, "only damage takes a capital"))
    else:
        draft.happen(ev.UnitDoomed(unit.id))


def lift_to(draft: _Draft, step: Affect, effect: e.LiftTo, unit: Unit) -> None:
    draft.happen(ev.UnitMoved(unit.id, effect.zone, "lift"))


def paralyze(draft: _Draft, step: Affect, effect: e.Paralyze, unit: Unit) -> None:
    """Tap the unit, which then bars nobody's way; to a capital that cannot attack that means nothing."""
    if not may_attack(draft.table, unit):
        draft.happen(ev.Unaffected(unit.id, "never activated"))
        return
    if not unit.tapped:
        draft.happen(ev.UnitsTapped((unit.id,), "poison"))
    draft.happen(ev.UnitParalyzed(unit.id))


def aim(draft: _Draft, step: Affect, effect: e.Aim, unit: Unit) -> None:
    """Improve the unit's next roll to attack."""
    draft.happen(ev.UnitAimed(unit.id, effect.atk))


def gamble(draft: _Draft, step: Affect, effect: e.Gamble, unit: Unit) -> None:
    """Let the thrower's roll decide what an Unknown Potion does."""
    # rule: factions/unknown_potion
    face = roll_d20(draft, draft.table.units[step.dealer], "Unknown Potion")
    if face == 20:
        slay(draft, step, e.Slay(), unit)
    elif face >= 11:
        draft.push(Wound(unit.id, effect.damage, "effect", step.dealer))
    else:
        heal(draft, unit.id, effect.mend if face > 1 else unit.damage)

"""Moving: how far a unit goes in its turn, what bars its way, and what keeps it where it is."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.records import SlowsEntry
from game.rules.factions.figures import why_no_attack
from game.rules.factions.standing import standing_of
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.steps import CarryMove
from game.rules.factions.state.table import ZONES, Activation, Table, Unit, distance, enemies_in, forward, near
from game.rules.factions.stats import extra_attacks, has, may_attack, reach_of, words_of
from game.rules.factions.targets import why_blockaded


def slowed_by(table: Table, unit: Unit, zone: int) -> int:
    """Return the zones of movement that a unit loses in its turn by moving into a zone."""
    # rule: factions/slow_zones
    location = table.locations.get(zone)
    if location is None:
        return 0
    return sum(
        effect.zones
        for effect in location.record.location
        if isinstance(effect, SlowsEntry) and not (effect.enemies and location.seat == unit.seat)
    )


def allowance(table: Table, unit: Unit, activation: Activation, *, attacks: bool) -> int:
    """Return how many zones the unit whose turn it is may move in all, attacking in it or not, as it stands."""
    # rule: factions/speed
    standing = standing_of(table, unit)
    speed = standing.speed + (0 if attacks else 1)
    for charging in standing.of_kind(t.Charging)[:1]:
        speed = max(speed, charging.zones)
    # rule: factions/slow_zones
    return speed + activation.extra - activation.slowed


def why_barred(table: Table, unit: Unit, zone: int) -> Refusal | None:
    """Return why enemies keep a unit from advancing out of its zone, or None."""
    # rule: factions/advancing
    if zone - unit.zone != forward(unit.seat):
        return None
    enemies = [enemy for enemy in enemies_in(table, unit.seat, unit.zone) if not enemy.paralyzed]
    if enemies and has(table, unit, t.Flying):
        enemies = [enemy for enemy in enemies if has(table, enemy, t.Flying)]
    if not enemies:
        return None
    text = f"{enemies[0].record.name} bars the way forward."
    return Refusal("barred", "factions/advancing", text, (unit.id, enemies[0].id))


def why_no_ride(table: Table, unit: Unit, zone: int) -> Refusal | None:
    """Return why a unit cannot go to the zone beside its own, whatever its speed, or None."""
    # rule: factions/moving
    about = (unit.id,)
    if unit.is_capital:
        return Refusal("capital", "factions/capitals", "A capital does not move.", about)
    if zone not in ZONES or distance(unit.zone, zone) != 1:
        return Refusal("not_beside", "factions/moving", _not_beside(unit, zone), about)
    return why_blockaded(table, unit.zone, zone) or why_barred(table, unit, zone)


def _not_beside(unit: Unit, zone: int) -> str:
    """Return what is said of a zone to which a unit does not move in one go."""
    if zone not in ZONES:
        return f"There are zones {ZONES[0]} to {ZONES[-1]}."
    name, away = unit.record.name, distance(unit.zone, zone)
    if not away:
        return f"{name} stands in zone {zone} already."
    return f"Zone {zone} is {away} zones away; {name} moves to a zone beside its own."


def gives_up(table: Table, unit: Unit, zone: int, activation: Activation) -> bool:
    """Return whether moving there costs the unit its attack."""
    if has(table, unit, t.CarefulAim):
        return True
    return _is_too_far(table, unit, zone, activation, attacks=True)


def _is_too_far(table: Table, unit: Unit, zone: int, activation: Activation, *, attacks: bool) -> bool:
    """Return whether one more zone, with what its location costs, is more than the unit may move."""
    more = 1 + slowed_by(table, unit, zone)
    return activation.moved + more > allowance(table, unit, activation, attacks=attacks)


def after_move(table: Table, unit: Unit, zone: int, activation: Activation) -> Activation:
    """Return the unit's turn so far once it has moved to a zone."""
    gave_up = activation.gave_up or gives_up(table, unit, zone, activation)
    slowed = activation.slowed + slowed_by(table, unit, zone)
    return replace(activation, moved=activation.moved + 1, gave_up=gave_up, slowed=slowed)


def why_settled(table: Table, unit: Unit, activation: Activation) -> Refusal:
    """Return why a unit that moves no more in its turn does not."""
    about = (unit.id,)
    name = unit.record.name
    if activation.attacks > 1:
        return Refusal("settled", "factions/extra_attacks", f"{name} has attacked again instead of moving.", about)
    if activation.acted and activation.moved:
        what = "what it did instead of attacking" if activation.spent else "it attacked"
        text = f"{name} has moved before {what}, and does not move again."
        return Refusal("settled", "factions/moving", text, about)
    if activation.attacks and has(table, unit, t.Steady):
        text = f"{name} has attacked with the bonus for not moving."
        return Refusal("settled", "factions/steady", text, about)
    return Refusal("settled", "factions/replaces", f"{name} has done something else instead of moving.", about)


def _why_too_far(table: Table, unit: Unit, zone: int, activation: Activation) -> Refusal | None:
    # rule: factions/speed
    if activation.acted and has(table, unit, t.CarefulAim):
        return Refusal("careful", "factions/careful_aim", f"{unit.record.name} has attacked.", (unit.id,))
    if activation.settled:
        return why_settled(table, unit, activation)
    if _is_too_far(table, unit, zone, activation, attacks=activation.acted):
        text = f"{unit.record.name} cannot move that far in this turn."
        return Refusal("too_far", "factions/speed", text, (unit.id,))
    return None


def why_no_move(table: Table, unit: Unit, zone: int, activation: Activation) -> Refusal | None:
    """Return why the unit whose turn it is cannot move to a zone, or None."""
    refusal = _why_too_far(table, unit, zone, activation) or why_no_ride(table, unit, zone)
    if refusal is not None or standing_of(table, unit).by_kind.keys().isdisjoint(_KEEPING):
        return refusal
    return why_kept(table, unit, zone, activation, after_move(table, unit, zone, activation))


#: Words that may keep a unit where it is.
_KEEPING = (t.Mercenary, t.Savage)


def why_kept(table: Table, unit: Unit, zone: int, before: Activation, after: Activation) -> Refusal | None:
    """Return why a unit's own words keep it from a zone, or None: with its turn so far, and once it has gone."""
    about, words = (unit.id,), words_of(table, unit)
    # rule: factions/mercenaries
    if t.Mercenary in words and enemies_to_attack(table, unit, before):
        text = f"{unit.record.name} does not move while there is an enemy to attack."
        return Refusal("mercenary", "factions/mercenaries", text, about)
    # rule: factions/savage
    finds_now = t.Savage in words and _finds_enemy(table, unit, unit.zone, before)
    if finds_now and not _finds_enemy(table, unit, zone, after):
        text = f"{unit.record.name} must end its turn in a zone with an enemy."
        return Refusal("savage", "factions/savage", text, about)
    return None


def why_no_attack_in_turn(table: Table, unit: Unit, activation: Activation) -> Refusal | None:
    """Return why the unit whose turn it is cannot make an attack (whatever the target), or None."""
    # rule: factions/attacks_in_turn
    about = (unit.id,)
    if not may_attack(table, unit):
        return Refusal("capital", "factions/capitals", "This capital cannot attack.", about)
    if not (activation.spent or activation.moved or activation.gave_up or activation.attacks):
        return None
    name = unit.record.name
    if activation.spent:
        text = f"{name} has done something else instead of attacking."
        return Refusal("attacks_spent", "factions/replaces", text, about)
    if activation.moved and has(table, unit, t.CarefulAim):
        return Refusal("attacks_spent", "factions/careful_aim", f"{name} has moved.", about)
    if activation.gave_up:
        text = f"{name} has moved on instead of attacking."
        return Refusal("attacks_spent", "factions/attacks_in_turn", text, about)
    if not activation.attacks:
        return None
    extra = extra_attacks(table, unit)
    if extra and activation.moved:
        text = f"{name} has moved, and attacks but once then."
        return Refusal("attacks_spent", "factions/extra_attacks", text, about)
    if activation.attacks > extra:
        return Refusal("attacks_spent", "factions/attacks_in_turn", f"{name} has no attack left.", about)
    return None


def enemies_to_attack(table: Table, unit: Unit, activation: Activation) -> tuple[int, ...]:
    """Return the enemies that the unit whose turn it is can attack now."""
    if why_no_attack_in_turn(table, unit, activation) is not None:
        return ()
    reach, seat = reach_of(table, unit), unit.seat
    within = near(unit.zone, reach)
    there = [enemy for enemy in table.units.values() if enemy.seat != seat and enemy.zone in within]
    return tuple([enemy.id for enemy in there if why_no_attack(table, unit, enemy, reach) is None])


def _finds_enemy(table: Table, unit: Unit, zone: int, activation: Activation) -> bool:
    """Return whether the unit, once in a zone with that turn behind it, can end its turn in a zone with an enemy."""
    if enemies_in(table, unit.seat, zone):
        return True
    if activation.settled:
        return False
    for other in (zone - 1, zone + 1):
        if other not in ZONES or why_blockaded(table, zone, other):
            continue
        if _is_too_far(table, unit, other, activation, attacks=activation.acted):
            continue
        # No enemy stands in the zone, so nothing bars the way out of it.
        if _finds_enemy(table, unit, other, after_move(table, unit, other, activation)):
            return True
    return False


def why_no_end(table: Table, unit: Unit, activation: Activation) -> Refusal | None:
    """Return why the unit cannot end its turn yet, or None."""
    # rule: factions/savage
    if not has(table, unit, t.Savage) or enemies_in(table, unit.seat, unit.zone):
        return None
    if _finds_enemy(table, unit, unit.zone, activation):
        text = f"{unit.record.name} must end its turn in a zone with an enemy."
        return Refusal("savage", "factions/savage", text, (unit.id,))
    return None


def take_carry_move(draft: Draft[Table, Step], step: CarryMove) -> None:
    """Carry out a declared move, unless it has become impossible."""
    # rule: factions/moving
    table = draft.table
    unit, activation = table.units.get(step.unit), table.turn.activation
    if unit is None or activation is None:
        return
    refusal = why_no_ride(table, unit, step.zone)
    if refusal is None and step.manner == "move":
        refusal = why_kept(table, unit, step.zone, activation, activation)
    lost = ev.MoveLost(unit.id, step.zone)
    draft.happen(ev.UnitMoved(unit.id, step.zone, step.manner) if refusal is None else lost)


STEPS: dict[type[Step], Chapter] = {s.CarryMove: Chapter(take_carry_move)}

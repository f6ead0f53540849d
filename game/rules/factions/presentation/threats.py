"""Whom a seat's foe could attack with units that still have their turn in this cycle, all others standing as now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.factions import figures, movement, stats
from game.rules.factions.presentation.queries import attack_preview, attack_targets, reach_in_turn
from game.rules.factions.state.table import Activation, Table, Unit


def dangers(table: Table, seat: int) -> Iterator[dict[int, bool]]:
    """Yield which units of a seat its foe's units could attack, and whether plain hits of all of them together would
    defeat it, as far as it is worked out. Abilities and cards are not counted: asked of a seat's view it tells no more
    than the seat may know."""
    coming: dict[int, int] = {}
    for unit in table.units.values():
        if unit.seat == seat:
            continue
        for target, damage in _blows(table, unit).items():
            coming[target] = coming.get(target, 0) + damage
        yield {number: damage > stats.margin_of(table, table.units[number]) for number, damage in coming.items()}


def _blows(table: Table, unit: Unit) -> dict[int, int]:
    """Return whom a unit could still attack in this cycle, with the damage of a plain hit."""
    activation = table.turn.activation
    if activation is None or activation.unit != unit.id:
        # rule: factions/tapping
        activation = Activation(unit.id)
        if unit.tapped:
            return {}
    found: dict[int, int] = {}
    zones = [one.zone for one in reach_in_turn(table, unit.id) if one.attacks]
    if movement.why_no_attack_in_turn(table, unit, activation) is None:
        zones.append(unit.zone)
    for zone in zones:
        there = replace(table, units={**table.units, unit.id: replace(unit, zone=zone)})
        for target in attack_targets(there, unit.id):
            hit = attack_preview(there, unit.id, target)
            damage = max(0, figures.total(hit.damage) - hit.reduced) if hit.needed else 0
            found[target] = max(damage, found.get(target, 0))
    return {target: damage for target, damage in found.items() if damage}

"""The worth of answers in the middle of an attack: rolling again, evading, and intercepting for another unit."""

from __future__ import annotations

from typing import Any

from game.ai.factions.actions import NEVER
from game.ai.factions.evaluation import Scene
from game.ai.factions.unit_values import magic_price
from game.core.commands import Command
from game.rules.factions.figures import attack_parts, damage_of, hits, pierces, reduction_of, total
from game.rules.factions.presentation.queries import save_chance
from game.rules.factions.state import commands as c
from game.rules.factions.state import steps as s
from game.rules.factions.state.table import Attack, Unit, attack_by_id
from game.rules.factions.wounds import evasions_left, reroll_bonus

#: The damage assumed for a failed save that is against no attack.
_SOME_DAMAGE = 10
#: What a roll must gain beyond the magic point it costs: a unit may pay for few effects in a cycle.
_LEAST_GAIN = 0.3


def attack_again(scene: Scene, step: s.HitStep, answer: Command) -> float:
    """Return what it is worth to roll an attack again: the mean of all faces less what has been rolled."""
    attack = attack_by_id(scene.table, step.attack)
    if not isinstance(answer, c.Reroll) or attack is None:
        return 0.0
    table = scene.table
    bonus = total(attack_parts(table, attack)) + reroll_bonus(table, table.units[attack.attacker])
    values = {
        (hit, critical): _hit_value(scene, attack, critical=critical) if hit else 0.0
        for hit, critical in ((False, False), (True, False), (True, True))
    }
    mean = sum(values[hits(table, attack, face, bonus)] for face in range(1, 21)) / 20
    gain = mean - values[attack.hit, attack.critical] - _price_of(table.units[attack.attacker], answer)
    # The odds are exact: trials could only be lucky.
    return gain if gain > 0 else NEVER


def _hit_value(scene: Scene, attack: Attack, *, critical: bool) -> float:
    return scene.harm(scene.table.units[attack.target], _damage(scene, attack, critical=critical))


def _damage(scene: Scene, attack: Attack, *, critical: bool) -> int:
    """Return what a hit does; the reduction that ``Scene.harm`` takes off comes back on for those that pierce it."""
    table = scene.table
    off = reduction_of(table, table.units[attack.target]) if pierces(table, table.units[attack.attacker]) else 0
    return damage_of(table, attack, critical=critical) + off


def _price_of(unit: Unit, answer: c.Reroll) -> float:
    return magic_price(unit, 1) + _LEAST_GAIN if answer.magic else 0.0


def save_again(scene: Scene, step: s.Save, answer: Command) -> float:
    """Return what it is worth to roll a failed save again."""
    if not isinstance(answer, c.Reroll):
        return 0.0
    table = scene.table
    unit = table.units[step.unit]
    chance = min(20, max(0, 21 - step.needed + reroll_bonus(table, unit))) / 20
    return chance * _at_stake(scene, unit, step.why) - _price_of(unit, answer) + 0.1


def _at_stake(scene: Scene, unit: Unit, why: str) -> float:
    """Return what a failed save costs."""
    if why == "Revival":
        return 0.6 * scene.value(unit)
    attack = scene.table.attacks[-1] if scene.table.attacks else None
    if attack is not None and attack.target == unit.id and attack.hit:
        return -scene.harm(unit, _damage(scene, attack, critical=attack.critical))
    return -scene.harm(unit, _SOME_DAMAGE)


def evaded(scene: Scene, step: s.Wound, answer: Command) -> float:
    """Return the value of a way of evading: the damage that it spares, less its magic."""
    if not isinstance(answer, c.ChooseEvasion):
        return 0.0
    unit = scene.table.units[step.unit]
    evasion = next(kind for kind in evasions_left(scene.table, step) if kind.name == answer.name)
    spared = -scene.harm(unit, step.amount + reduction_of(scene.table, unit))
    return float(save_chance(scene.table, unit.id, evasion.save)) * spared - magic_price(unit, evasion.magic)


def intercept_value(scene: Scene, unit: int, step: Any) -> float:
    """Return what it is worth that a unit takes the place of another that is attacked."""
    attack = attack_by_id(scene.table, step.attack) if step.attack else None
    if attack is None:
        return -1.0
    attacker, spared, shield = (scene.table.units[one] for one in (attack.attacker, attack.target, unit))
    mine = scene.__class__(scene.table, attack.seat)
    return mine.guess(attacker, spared) - mine.guess(attacker, shield) - 0.2

"""When a computer player of Arena turns a hidden enchantment face up: the value of each effect now, one function
each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.arena.fighters import Fighter, expected_loss
from game.ai.arena.ground import sign_of
from game.ai.arena.scene import Scene
from game.ai.arena.values import COMMON_COST, LAID, progress, turns_left
from game.rules.arena.aims import own_squad_figures
from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.combat_dice import hits
from game.rules.arena.hidden_effects import ambushers
from game.rules.arena.standing import would_be_adjacent
from game.rules.arena.state.commands import TurnOver
from game.rules.arena.state.steps import HiddenTrigger
from game.rules.arena.state.table import Army, field, figures_of, record_of
from game.rules.arena.stats import dice_of, power_parts, toughness_parts

#: How many points turning a card over must gain for each point of the card: a better moment may come.
_PATIENCE = 1.5
#: What a spell does on average for each point of its cost.
_SPELL = 0.8


def turn_value(scene: Scene, step: HiddenTrigger, answer: TurnOver) -> float:
    """Return the value of turning a card over now, less that of waiting for a better moment."""
    table = scene.table
    record = record_of(table, answer.card)
    army = table.armies[step.army]
    value = max(
        _EFFECTS.get(type(effect), _unknown)(scene, step, army, effect)
        for effect in record.effects
        if getattr(effect, "moment", None) == step.moment
    )
    return value - _PATIENCE * LAID * record.cost * (1 - progress(table))


def _struck(scene: Scene, number: int, amount: int) -> float:
    """Return the value of damage to a figure; 0 when it is gone."""
    one = scene.fighters.get(number)
    return one.gain(amount) if one is not None else 0.0


def _announced(scene: Scene, step: HiddenTrigger) -> float:
    """Return what the attack that was announced is expected to cost."""
    defender = scene.fighter(step.figure)
    power, toughness = _dice(scene, step)
    return expected_loss(defender.values, power, toughness)


def _dice(scene: Scene, step: HiddenTrigger) -> tuple[int, int]:
    """Return the dice of the attack that was announced."""
    table = scene.table
    attacker, defender = table.figures[step.other], table.figures[step.figure]
    return dice_of(power_parts(table, attacker, defender)), dice_of(toughness_parts(table, defender, attacker))


def _counter(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Counter) -> float:
    playing = scene.table.playing
    if playing is None:
        return 0.0
    cost = SPELL_CARDS[playing.key].cost if playing.key else 12
    return _SPELL * cost


def _fade(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Fade) -> float:
    """Count the squad out of danger, and out of play until it is summoned again."""
    table = scene.table
    figures = figures_of(table, army.id)
    healed = sum(figure.damage for figure in figures) * 4.0
    points = sum(scene.fighter(one.id).values[-1] for one in figures)
    tempo = points if turns_left(table) <= 1.5 else points * (0.25 + 0.5 * progress(table))
    return 1.5 * _announced(scene, step) + healed - tempo


def _drag(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Drag) -> float:
    figures = figures_of(scene.table, scene.table.figures[step.other].army)
    points = sum(scene.fighter(one.id).value for one in figures)
    return _announced(scene, step) * 1.5 + points * (0.25 + 0.5 * progress(scene.table))


def _damp(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Damp) -> float:
    defender = scene.fighter(step.figure)
    power, toughness = _dice(scene, step)
    fewer = max(1, power - effect.dice)
    return expected_loss(defender.values, power, toughness) - expected_loss(defender.values, fewer, toughness)


def _harden(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Harden) -> float:
    """Count more shields against hits that are known."""
    attack_made = scene.table.attack_made
    if attack_made is None:
        return 0.0
    defender = scene.fighter(step.figure)
    toughness = _dice(scene, step)[1]
    struck = hits(attack_made.power)
    return _after(defender, struck, toughness) - _after(defender, struck, toughness + effect.dice)


def _after(defender: Fighter, struck: int, toughness: int) -> float:
    """Return what this many hits are expected to cost against this many toughness dice."""
    loss = 0.0
    chance = (2 / 3) ** toughness
    for shields in range(toughness + 1):
        loss += chance * defender.harm(max(0, struck - shields))
        chance *= (toughness - shields) / (shields + 1) / 2
    return loss


def _strike(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Spite | ef.Blaze) -> float:
    return _struck(scene, step.other, effect.amount)


def _sparks(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Sparks) -> float:
    destroyed = scene.table.figures[step.figure]
    near = [one for one in field(scene.table) if would_be_adjacent(scene.table, destroyed, step.spaces, one)]
    return sum(_struck(scene, one.id, effect.amount) for one in near)


def _bargain(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Bargain) -> float:
    given = [scene.fighter(one.id).values[-1] for one in own_squad_figures(scene.table, army.owner)]
    return scene.fighter(step.figure).values[-1] - min(given, default=0.0)


def _snare(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Snare) -> float:
    """Return what the halted figures would still have done this turn."""
    table = scene.table
    mover = table.figures[step.figure]
    if mover.army != table.turn.army:
        return 0.0
    halted = (mover,) if effect.whom == "figure" else figures_of(table, mover.army)
    saved = 0.0
    for one in halted:
        if one.id in table.turn.halted or one.id in table.turn.attacked:
            continue
        foe = scene.fighter(one.id)
        targets = [mine for mine in scene.friends if scene.strikes(foe, mine.front)]
        saved += foe.times * max((scene.blow(foe, mine, 0) for mine in targets), default=0.0)
    return saved


def _ambush(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Ambush) -> float:
    mover = scene.fighter(step.figure)
    found = (scene.fighter(one) for one in ambushers(scene.table, army, mover.figure, effect.reach))
    return max((scene.blow(one, mover, sign_of(one.base - mover.base)) for one in found), default=0.0)


def _unknown(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.HiddenEffect) -> float:
    """Return the value assumed for an effect that has no function here."""
    return 2 * _PATIENCE * LAID * COMMON_COST


_EFFECTS: dict[type, Callable[[Scene, HiddenTrigger, Army, Any], float]] = {
    ef.Counter: _counter,
    ef.Turn: lambda scene, step, army, effect: _announced(scene, step),
    ef.Fade: _fade,
    ef.Drag: _drag,
    ef.Damp: _damp,
    ef.Harden: _harden,
    ef.Mirror: lambda scene, step, army, effect: _struck(scene, step.other, step.amount),
    ef.Spite: _strike,
    ef.Blaze: _strike,
    ef.Sparks: _sparks,
    ef.Bargain: _bargain,
    ef.Retreat: lambda scene, step, army, effect: 0.5 * scene.fighter(step.figure).harm(1) + 4.0,
    ef.Snare: _snare,
    ef.Ambush: _ambush,
}

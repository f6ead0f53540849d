"""When a player of Arena turns a hidden enchantment face up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.arena.ground import sign_of
from game.ai.arena.scene import Scene
from game.ai.arena.worths import LAID, progress, turns_left
from game.rules.arena.aims import own_squad_figures
from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.combat_dice import hits
from game.rules.arena.hidden_effects import ambushers
from game.rules.arena.standing import base_of, would_be_adjacent
from game.rules.arena.state.commands import TurnOver
from game.rules.arena.state.steps import HiddenTrigger
from game.rules.arena.state.table import Army, Figure, field, figures_of, record_of
from game.rules.arena.stats import dice_of, power_parts, toughness_parts

#: What an answer must bring beside what the card is worth where it lies.
_PATIENCE = 0.5
#: What a spell does on average for each point of its cost.
_SPELL = 0.8


def turn_value(scene: Scene, step: HiddenTrigger, answer: TurnOver) -> float:
    """What turning a card over is worth, less what waiting is."""
    table = scene.table
    record = record_of(table, answer.card)
    army = table.armies[step.army]
    value = max(
        _EFFECTS[type(effect)](scene, step, army, effect)
        for effect in record.effects
        if getattr(effect, "moment", None) == step.moment
    )
    return value - _PATIENCE * LAID * record.cost * (1 - progress(table))


def _side(scene: Scene, figure: Figure) -> float:
    return -1.0 if scene.is_friend(figure) else scene.weight(figure)


def _announced(scene: Scene, step: HiddenTrigger) -> float:
    """What the attack that was announced is expected to cost."""
    attacker, defender = scene.table.figures[step.other], scene.table.figures[step.figure]
    sign = sign_of(base_of(scene.table, attacker.spaces) - base_of(scene.table, defender.spaces))
    return scene.blow(attacker, defender, sign)


def _counter(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Counter) -> float:
    playing = scene.table.playing
    if playing is None:
        return 0.0
    cost = SPELL_CARDS[playing.key].cost if playing.key else 12
    return _SPELL * cost


def _turn(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Turn) -> float:
    return _announced(scene, step)


def _fade(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Fade) -> float:
    """The squad is out of danger, and out of play until it is summoned again."""
    table = scene.table
    figures = figures_of(table, army.id)
    healed = sum(figure.damage for figure in figures) * 4.0
    worth = sum(scene.values(one)[-1] for one in figures)
    tempo = worth if turns_left(table) <= 1.5 else worth * (0.25 + 0.5 * progress(table))
    return 1.5 * _announced(scene, step) + healed - tempo


def _drag(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Drag) -> float:
    figures = figures_of(scene.table, scene.table.figures[step.other].army)
    worth = sum(scene.worth(one) for one in figures)
    return _announced(scene, step) * 1.5 + worth * (0.25 + 0.5 * progress(scene.table))


def _damp(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Damp) -> float:
    table = scene.table
    attacker, defender = table.figures[step.other], table.figures[step.figure]
    power = dice_of(power_parts(table, attacker, defender))
    toughness = dice_of(toughness_parts(table, defender, attacker))
    fewer = max(1, power - effect.dice)
    return scene.expected(defender, power, toughness) - scene.expected(defender, fewer, toughness)


def _harden(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Harden) -> float:
    """More shields against hits that are known."""
    table = scene.table
    attack_made = table.attack_made
    if attack_made is None:
        return 0.0
    attacker, defender = table.figures[step.other], table.figures[step.figure]
    toughness = dice_of(toughness_parts(table, defender, attacker))
    struck = hits(attack_made.power)
    return _after(scene, defender, struck, toughness) - _after(scene, defender, struck, toughness + effect.dice)


def _after(scene: Scene, defender: Figure, struck: int, toughness: int) -> float:
    """What so many hits are expected to cost against so many toughness dice."""
    loss = 0.0
    chance = (2 / 3) ** toughness
    for shields in range(toughness + 1):
        loss += chance * scene.harm(defender, max(0, struck - shields))
        chance *= (toughness - shields) / (shields + 1) / 2
    return loss


def _mirror(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Mirror) -> float:
    attacker = scene.table.figures[step.other]
    return _side(scene, attacker) * scene.harm(attacker, step.amount)


def _strike(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Spite | ef.Blaze) -> float:
    attacker = scene.table.figures[step.other]
    return _side(scene, attacker) * scene.harm(attacker, effect.amount)


def _sparks(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Sparks) -> float:
    destroyed = scene.table.figures[step.figure]
    near = [one for one in field(scene.table) if would_be_adjacent(scene.table, destroyed, step.spaces, one)]
    return sum(_side(scene, one) * scene.harm(one, effect.amount) for one in near)


def _bargain(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Bargain) -> float:
    given = min((scene.values(one)[-1] for one in own_squad_figures(scene.table, army.owner)), default=0.0)
    return scene.values(scene.table.figures[step.figure])[-1] - given


def _retreat(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Retreat) -> float:
    return 0.5 * scene.harm(scene.table.figures[step.figure], 1) + 4.0


def _snare(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Snare) -> float:
    """What those who are halted would still do this turn."""
    table = scene.table
    mover = table.figures[step.figure]
    if mover.army != table.turn.army:
        return 0.0
    halted = (mover,) if effect.whom == "figure" else figures_of(table, mover.army)
    saved = 0.0
    for one in halted:
        if one.id in table.turn.halted or one.id in table.turn.attacked:
            continue
        targets = [mine for mine in scene.friends if scene.strikes(one, mine.spaces[0])]
        saved += scene.times(one) * max((scene.blow(one, mine, 0) for mine in targets), default=0.0)
    return saved


def _ambush(scene: Scene, step: HiddenTrigger, army: Army, effect: ef.Ambush) -> float:
    table = scene.table
    mover = table.figures[step.figure]
    best = 0.0
    for number in ambushers(table, army, mover, effect.reach):
        one = table.figures[number]
        sign = sign_of(base_of(table, one.spaces) - base_of(table, mover.spaces))
        best = max(best, scene.blow(one, mover, sign))
    return best


_EFFECTS: dict[type, Callable[[Scene, HiddenTrigger, Army, Any], float]] = {
    ef.Counter: _counter,
    ef.Turn: _turn,
    ef.Fade: _fade,
    ef.Drag: _drag,
    ef.Damp: _damp,
    ef.Harden: _harden,
    ef.Mirror: _mirror,
    ef.Spite: _strike,
    ef.Blaze: _strike,
    ef.Sparks: _sparks,
    ef.Bargain: _bargain,
    ef.Retreat: _retreat,
    ef.Snare: _snare,
    ef.Ambush: _ambush,
}

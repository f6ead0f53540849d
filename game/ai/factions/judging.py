"""What a greedy player of Factions thinks of its answers: recruit the best, attack where it counts, advance when
stronger, and look after the own capital."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.evaluation import Evaluator
from game.ai.factions.actions import ability_value, intercept_value, pick_value, play_value
from game.ai.factions.evaluation import SAVED, Scene, card_value
from game.core.commands import Command
from game.core.state import Step
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.presentation.queries import Reachable, reach_in_turn
from game.rules.factions.state import commands as c
from game.rules.factions.state import steps as s
from game.rules.factions.state.table import Unit

#: What a card drawn must be worth, so that an Underworld player keeps it.
LEAST_KEPT_VALUE = 8.0


class FactionsEvaluator(Evaluator):
    """Judges answers for a player of Factions; more is better."""

    def scores(self, view: Any, answers: Sequence[Command]) -> Sequence[float]:
        """How good each answer looks, in build points."""
        scene = Scene(view.table, view.seat)
        step: Step = view.agenda[-1]
        weigh = _WEIGHED.get(type(step))
        if weigh is not None:
            return weigh(scene, step, answers)
        one = _EACH.get(type(step), _plain)
        return [one(scene, step, answer) for answer in answers]


def _plain(scene: Scene, step: Any, answer: Command) -> float:
    """An answer to a question that has no chapter of its own: yes rather than no."""
    return -1.0 if isinstance(answer, c.Decline | c.Pass | c.Done) else 0.0


# Building


def _built(scene: Scene, step: s.BuildTurn, answer: Command) -> float:
    if isinstance(answer, c.PlayCard):
        return play_value(scene, answer.card, step)
    if isinstance(answer, c.UseAbility):
        return ability_value(scene, answer.unit, answer.ability, step)
    if isinstance(answer, c.Raze):
        location = scene.table.locations[answer.zone]
        return 1.0 if location.seat != scene.seat else -5.0
    return 0.0


def _picked(scene: Scene, step: s.Announce, answer: Command) -> float:
    match answer:
        case c.ChooseUnit(unit):
            return pick_value(scene, step, unit)
        case c.ChooseZone(zone):
            return pick_value(scene, step, zone)
        case c.ChooseEntry(entry):
            return pick_value(scene, step, entry)
    return 0.0


def _razing(scene: Scene, step: s.Razing, answer: Command) -> float:
    """The least unit is tapped."""
    return -scene.value(scene.table.units[answer.unit]) if isinstance(answer, c.ChooseUnit) else 0.0


# Combat


def _activated(scene: Scene, step: s.NextActivation, answer: Command) -> float:
    """Units that can attack well come first, then those that have somewhere to go."""
    if not isinstance(answer, c.Activate):
        return 0.0
    unit = scene.table.units[answer.unit]
    if unit.is_capital:
        return 0.9 * scene.best_attack(unit, unit.zone)
    zones = (unit.zone - 1, unit.zone, unit.zone + 1)
    best = max(scene.best_attack(unit, zone) * (1.0 if zone == unit.zone else 0.8) for zone in zones if 1 <= zone <= 5)
    return best - 0.01 * scene.value(unit)


def _in_activation(scene: Scene, step: s.InActivation, answers: Sequence[Command]) -> list[float]:
    """Where to go, whom to attack, what to use. An attack leaves the way open, so what is there to gain counts too."""
    activation = scene.table.turn.activation
    assert activation is not None
    unit = scene.table.units[activation.unit]
    ways = reach_in_turn(scene.table, unit.id) if any(isinstance(answer, c.Move) for answer in answers) else ()
    moves = {answer: _moved(scene, unit, answer.zone, ways) for answer in answers if isinstance(answer, c.Move)}
    onward = max(0.0, *(_gain(scene, unit, answer.zone) for answer in moves), 0.0)
    values = []
    for answer in answers:
        if isinstance(answer, c.Move):
            values.append(moves[answer])
        elif isinstance(answer, c.DeclareAttack):
            values.append(scene.attack_value(unit, scene.table.units[answer.target]) + onward)
        elif isinstance(answer, c.UseAbility):
            values.append(ability_value(scene, answer.unit, answer.ability, step) - 0.1)
        elif isinstance(answer, c.PlayCard):
            values.append(play_value(scene, answer.card, step))
        else:
            values.append(-1.0 if isinstance(answer, c.BuyMove | c.ForgoBonus) else 0.0)
    return values


def _gain(scene: Scene, unit: Unit, zone: int) -> float:
    """What standing in a zone is worth beside standing where the unit is, attacks apart."""
    return scene.pull(unit, zone) - scene.pull(unit, unit.zone)


def _moved(scene: Scene, unit: Unit, zone: int, ways: Sequence[Reachable]) -> float:
    """What a step is worth: the best of the places that lie that way."""
    side = zone - unit.zone
    there = [way for way in ways if (way.zone - unit.zone) * side > 0]
    values = [
        _gain(scene, unit, way.zone) + (scene.best_attack(unit, way.zone) if way.attacks else 0.0) for way in there
    ]
    return max(values, default=_gain(scene, unit, zone)) - 0.05


def _attacks(scene: Scene, step: Any, answer: Command) -> float:
    """Attacks, moves and swaps that an effect offers."""
    table = scene.table
    match answer:
        case c.DeclareAttack(unit, target):
            return scene.attack_value(table.units[unit], table.units[target])
        case c.ChooseUnit(unit):
            attacker = table.units[step.unit]
            return scene.guess(attacker, table.units[unit])
        case c.Move(unit, zone):
            moving = table.units[unit]
            attack = scene.best_attack(moving, zone) - scene.best_attack(moving, moving.zone)
            return _gain(scene, moving, zone) + (0.0 if moving.tapped and step.__class__ is s.Marching else attack)
        case c.Swap(one, other):
            first, second = table.units[one], table.units[other]
            return _gain(scene, first, second.zone) + _gain(scene, second, first.zone) - 0.5
    return 0.0


def _meditated(scene: Scene, step: s.Meditating, answer: Command) -> float:
    if not isinstance(answer, c.ChooseUnit):
        return 0.0
    unit = scene.table.units[answer.unit]
    return 1.5 - scene.best_attack(unit, unit.zone)


# Answers to what happens


def _response(scene: Scene, step: s.Priority, answer: Command) -> float:
    if isinstance(answer, c.PlayCard):
        return play_value(scene, answer.card, step)
    if isinstance(answer, c.UseAbility):
        return ability_value(scene, answer.unit, answer.ability, step) - 0.5
    return 0.0


def _again(scene: Scene, step: Any, answer: Command) -> float:
    """Free rolls again are taken, and those for magic too."""
    if isinstance(answer, c.Reroll):
        return 1.0 if answer.magic else 2.0
    return 0.0


def _evaded(scene: Scene, step: s.Wound, answer: Command) -> float:
    return 1.0 if isinstance(answer, c.ChooseEvasion) else 0.0


def _intercepted(scene: Scene, step: s.OfferIntercept, answer: Command) -> float:
    return intercept_value(scene, answer.unit, step) if isinstance(answer, c.ChooseUnit) else 0.0


# Cards of the deck


def _found(scene: Scene, step: s.SearchDeck, answer: Command) -> float:
    if isinstance(answer, c.ChooseCard):
        return SAVED + card_value(record_of(scene.table.cards[answer.card].key))
    return 0.0


def _ordered(scene: Scene, step: s.Reorder, answer: Command) -> float:
    """The own deck's best card comes first, the other's worst."""
    if not isinstance(answer, c.ChooseCard):
        return 0.0
    value = card_value(record_of(scene.table.cards[answer.card].key))
    return value if step.owner == scene.seat else -value


def _drawn_again(scene: Scene, step: s.DrawAgain, answer: Command) -> float:
    value = card_value(record_of(scene.table.cards[step.card].key))
    return LEAST_KEPT_VALUE - value if isinstance(answer, c.Agree) else 0.0


_WEIGHED: dict[type[Step], Callable[[Scene, Any, Sequence[Command]], Sequence[float]]] = {
    s.InActivation: _in_activation,
}

_EACH: dict[type[Step], Callable[[Scene, Any, Command], float]] = {
    s.BuildTurn: _built,
    s.Announce: _picked,
    s.Razing: _razing,
    s.NextActivation: _activated,
    s.Marching: _attacks,
    s.Meditating: _meditated,
    s.TacticalAttack: _attacks,
    s.TacticalSwap: _attacks,
    s.Sweeping: _attacks,
    s.Striking: _attacks,
    s.Riding: _attacks,
    s.Priority: _response,
    s.HitStep: _again,
    s.Save: _again,
    s.Wound: _evaded,
    s.OfferIntercept: _intercepted,
    s.SearchDeck: _found,
    s.Reorder: _ordered,
    s.DrawAgain: _drawn_again,
}

"""What a greedy player of Factions thinks of its answers: recruit the best, attack where it counts, advance when
stronger, and look after one's own capital."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from game.ai.evaluation import Evaluator, Item
from game.ai.factions.actions import MEDITATION, NEVER, ability_value, best_mending, pick_value, play_value, unsaved
from game.ai.factions.evaluation import SAVED, RoughScene, Scene, card_value
from game.ai.factions.objectives import drawn_to, goal_items, goals_of
from game.ai.factions.position import alike, clock_of, items_of
from game.ai.factions.rolls import attack_again, evaded, intercept_value, save_again
from game.ai.factions.threats import Attacker
from game.ai.factions.unit_values import assessed, magic_price
from game.core.commands import Agree, Command, Decline, Done, Pass, PlayCard
from game.core.state import Step
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.effects import Harm
from game.rules.factions.cards.traits import MagicImmunity, Savage
from game.rules.factions.presentation.queries import Reachable, reach_in_turn
from game.rules.factions.standing import standing_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import steps as s
from game.rules.factions.state.table import Activation, Unit, forward
from game.rules.factions.stats import ability_named, has
from game.rules.factions.wounds import evasions_left

#: What a card drawn must be worth, so that an Underworld player keeps it.
LEAST_KEPT_VALUE = 8.0

#: What it costs to come among enemies without an attack.
STRUCK_FIRST = 2.0
#: How much of what a unit has to fear in a place counts: for one unharmed, and for one at no hit points.
FEAR, DYING = 0.25, 1.0


class FactionsEvaluator(Evaluator):
    """Judges answers and positions for a player of Factions, in build points; more is better."""

    common, slip, seen, margin, horizon = 12.0, 8.0, 0.55, 8.0, 2
    idle = (Pass, Done, Decline, c.EndActivation, c.EndBuild)
    attacks, spends = (c.DeclareAttack,), (PlayCard,)
    dangers, held = ("attacks",), ("hand",)
    odds = 0.3
    # Dice make worlds differ much, and with twice as many fewer answers are taken by luck.
    effort = 2.0
    # A unit that is raised in the middle of a round has its turn still to come.
    steady = False
    scene: type[Scene] = Scene

    def __init__(self, way: Way | None = None) -> None:
        """Judge with ``way``, that of the unit whose turn it is."""
        self._way = way

    def scores(self, view: Any, answers: Sequence[Command]) -> Sequence[float]:
        """Return how good each answer looks, in build points."""
        scene = self.scene(view.table, view.seat)
        step: Step = view.agenda[-1]
        if isinstance(step, s.InActivation):
            self._way = way_of(scene, self._way)
            return _in_activation(scene, step, answers, self._way.zones)
        one = _EACH.get(type(step), _plain)
        return [one(scene, step, answer) for answer in answers]

    def items(self, view: Any) -> Sequence[Item]:
        return (*items_of(view.table, view.seat), *goal_items(view.table, view.seat))

    def clock(self, view: Any) -> int:
        return clock_of(view.table)

    def free(self, view: Any, answers: Sequence[Command]) -> Sequence[Command]:
        """Return the ways of evading and the further rolls of saves that cost no magic, who loses nothing by
        meditating, and all that a badly hurt unit may do but to go forward for nothing."""
        step = view.step
        if isinstance(step, s.InActivation):
            return self._unless_hurt(view, answers)
        if isinstance(step, s.Wound):
            ways = {way.name for way in evasions_left(view.table, step) if not way.magic}
            return [answer for answer in answers if isinstance(answer, c.ChooseEvasion) and answer.name in ways]
        if isinstance(step, s.Save):
            return [answer for answer in answers if isinstance(answer, c.Reroll) and not answer.magic]
        if isinstance(step, s.Meditating):
            scene = self.scene(view.table, view.seat)
            return [one for one in answers if isinstance(one, c.ChooseUnit) and _is_idle(scene, one.unit)]
        return ()

    def _unless_hurt(self, view: Any, answers: Sequence[Command]) -> Sequence[Command]:
        """Return what looks no worse than to end the turn of a badly hurt unit, and what is no way forward; nothing for
        others. Trials of two activations do not see who comes for it."""
        scene, activation = self.scene(view.table, view.seat), view.table.turn.activation
        unit = scene.table.units[activation.unit]
        if scene.vigour(unit) >= 0:
            return ()
        rows = [*zip(answers, self.scores(view, answers), strict=True)]
        least = max((score for one, score in rows if isinstance(one, c.EndActivation)), default=NEVER)
        ahead = unit.zone + forward(unit.seat)
        return [one for one, score in rows if score >= least or not (isinstance(one, c.Move) and one.zone == ahead)]

    def another(self) -> Evaluator:
        """Return a rougher one for looking ahead."""
        return _LookingAhead(self._way)

    def alike(self, view: Any, answer: Command) -> object:
        """Return a key that copies of one card share, and units of one name in the same state and place."""
        return alike(view.table, answer)


class _LookingAhead(FactionsEvaluator):
    """As it plays on in its mind: quicker, and nearly the same."""

    scene = RoughScene


class Way(msgspec.Struct, frozen=True):
    """The zones that a unit has been in during its turn, in a round."""

    unit: int
    cycle: int
    zones: frozenset[int] = frozenset()


def way_of(scene: Scene, before: Way | None) -> Way:
    """Return the way of the unit whose turn it is, as far as it was seen."""
    turn = scene.table.turn
    assert turn.activation is not None
    here = Way(turn.activation.unit, turn.cycle)
    if before is not None and (before.unit, before.cycle) == (here.unit, here.cycle) and turn.activation.went:
        here = before
    return replace(here, zones=here.zones | {scene.table.units[here.unit].zone})


def _plain(scene: Scene, step: Any, answer: Command) -> float:
    """Judge an answer to a question that has no chapter of its own: yes rather than no."""
    return -1.0 if isinstance(answer, Decline | Pass | Done) else 0.0


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


# Combat


def _activated(scene: Scene, step: s.NextActivation, answer: Command) -> float:
    """Prefer units that can attack well, then those that have somewhere to go."""
    if not isinstance(answer, c.Activate):
        return 0.0
    unit = scene.table.units[answer.unit]
    if unit.is_capital:
        return 0.9 * scene.best_attack(unit, unit.zone)
    zones = Attacker(scene.table, unit).near
    best = max(_best_deed(scene, unit, zone) * (1.0 if zone == unit.zone else 0.8) for zone in zones)
    return best - 0.01 * scene.value(unit)


def _in_activation(scene: Scene, step: s.InActivation, answers: Sequence[Command], been: frozenset[int]) -> list[float]:
    """Judge where to go, whom to attack, what to use. An attack leaves the way open, so what is there to gain counts
    too. Nobody goes back to where it has ``been`` in the turn, unless to attack there, and nobody pays for that."""
    activation = scene.table.turn.activation
    assert activation is not None
    unit = scene.table.units[activation.unit]
    ways = reach_in_turn(scene.table, unit.id) if any(isinstance(answer, c.Move) for answer in answers) else ()
    places = Places(scene, unit)
    moves = {answer: _moved(places, answer.zone, ways) for answer in answers if isinstance(answer, c.Move)}
    targets = {way.zone for way in ways if way.attacks and scene.best_attack(unit, way.zone)}
    moves |= {answer: NEVER for answer in moves if answer.zone in been - targets}
    onward = max(0.0, *(places.gain(answer.zone) for answer in moves), 0.0)
    further = onward + _further_attacks(scene, unit, activation)
    values = []
    for answer in answers:
        if isinstance(answer, c.Move):
            values.append(moves[answer])
        elif isinstance(answer, c.DeclareAttack):
            values.append(scene.attack_value(unit, scene.table.units[answer.target]) + further)
        elif isinstance(answer, c.UseAbility):
            used = ability_value(scene, answer.unit, answer.ability, step) - 0.1
            values.append(used + onward if used > 0 and _leaves_the_way(scene, answer) else used)
        elif isinstance(answer, c.PlayCard):
            values.append(play_value(scene, answer.card, step))
        elif isinstance(answer, c.BuyMove):
            values.append(_bought(places, ways, been))
        elif isinstance(answer, c.EndActivation) and moves and activation.extra and not activation.acted:
            # Who has paid for a zone more goes as far.
            values.append(NEVER)
        else:
            values.append(-1.0 if isinstance(answer, c.ForgoBonus) else 0.0)
    return values


def _further_attacks(scene: Scene, unit: Unit, activation: Activation) -> float:
    """Return what the attacks are worth that a unit has after its first one, where it has not moved: what it uses in
    place of its attacks takes all of them."""
    left = 0 if activation.acted or activation.moved else scene.figures(unit).attacks - 1
    return left * scene.best_attack(unit, unit.zone)


def _leaves_the_way(scene: Scene, answer: c.UseAbility) -> bool:
    """Return whether the unit may still go somewhere once it has used an ability: then that takes nothing from a way
    out."""
    ability = ability_named(scene.table, scene.table.units[answer.unit], answer.ability)
    return ability is not None and ability.replaces in ("nothing", "attacks")


def _bought(places: Places, ways: Sequence[Reachable], been: frozenset[int]) -> float:
    """Return the value of one zone more for a point of magic: what there is to attack beyond the zones in reach, and
    where it has not ``been``, with what is to be feared there, beside the best without it: an attack, or magic from
    where the unit comes anyway."""
    scene, unit = places.scene, places.unit
    activation = scene.table.turn.activation
    assert activation is not None
    farther = replace(activation, extra=activation.extra + 1)
    table = replace(scene.table, turn=replace(scene.table.turn, activation=farther))
    now = max(scene.best_attack(unit, unit.zone), _best_end(places, ways), _best_spell(places, ways))
    reached = [way for way in reach_in_turn(table, unit.id) if way.zone not in been]
    return _best_end(places, reached) - now - 2 * magic_price(unit, 1)


def _best_end(places: Places, ways: Sequence[Reachable]) -> float:
    """Return the value of the best attack after a move, and standing there."""
    ends = (places.gain(way.zone) + places.scene.best_attack(places.unit, way.zone) for way in ways if way.attacks)
    return max(ends, default=0.0)


def _best_spell(places: Places, ways: Sequence[Reachable]) -> float:
    """Return the value of the best harm by magic from where a unit stands or can go first."""
    scene, unit, best = places.scene, places.unit, 0.0
    starts = (unit.zone, *(way.zone for way in ways if way.attacks))
    for ability in standing_of(scene.table, unit).abilities:
        if not isinstance(ability.effect, Harm) or ability.magic > unit.magic:
            continue
        harms = [(foe, scene.harm(foe, ability.effect.damage, unsaved(ability))) for foe in scene.foes]
        for start in starts:
            near = (harm for foe, harm in harms if abs(foe.zone - start) <= ability.reach)
            best = max(best, max(near, default=0.0) + places.gain(start) - magic_price(unit, ability.magic))
    return best


class Places:
    """What the zones are worth to a unit, to end its turn in."""

    def __init__(self, scene: Scene, unit: Unit) -> None:
        self.scene, self.unit = scene, unit
        self._goals = goals_of(scene.table, unit.seat)
        self._values: dict[int, float] = {}
        harmed = 1 - max(0, scene.figures(unit).left) / max(1, unit.record.hp)
        #: The hurt are careful.
        self._fear = FEAR + (DYING - FEAR) * max(0.0, harmed) ** 2
        if self._goals is not None and self._goals.needs(unit.id):
            # So are those on whom the match depends: they fear for more than what they cost.
            self._fear = DYING * scene.value(unit) / max(1.0, assessed(scene.table, unit).value)

    def value(self, zone: int) -> float:
        """Return what it is worth to stand in a zone, attacks apart."""
        known = self._values.get(zone)
        if known is None:
            known = self.scene.pull(self.unit, zone) - self._fear * self.scene.threats.danger(self.unit, zone)
            known += drawn_to(self._goals, self.unit, zone) if self._goals is not None else 0.0
            self._values[zone] = known
        return known

    def gain(self, zone: int) -> float:
        """Return the value of standing in a zone compared with standing where the unit is."""
        return self.value(zone) - self.value(self.unit.zone)


def _gain(scene: Scene, unit: Unit, zone: int) -> float:
    return scene.pull(unit, zone) - scene.pull(unit, unit.zone)


def _moved(places: Places, zone: int, ways: Sequence[Reachable]) -> float:
    """Return the value of a step: the best of the places that lie that way and where the turn may end."""
    unit, scene = places.unit, places.scene
    side = zone - unit.zone
    held = {foe.zone for foe in scene.foes}
    ends = [way for way in ways if way.zone in held] if has(scene.table, unit, Savage) else list(ways)
    if not ends and unit.zone not in held:
        ends = list(ways)
    values = []
    for way in ends:
        if (way.zone - unit.zone) * side > 0:
            deed = _best_deed(scene, unit, way.zone) if way.attacks else -STRUCK_FIRST * (way.zone in held)
            values.append(places.gain(way.zone) + deed)
    return max(values, default=-1.0) - 0.05


def _best_deed(scene: Scene, unit: Unit, zone: int) -> float:
    """Return the value of the best attack or healing from a zone; 0 without any."""
    activation = scene.table.turn.activation
    spent = activation is not None and activation.unit == unit.id and (activation.acted or activation.gave_up)
    return max(scene.best_attack(unit, zone), 0.0 if spent else best_mending(scene, unit, zone))


def _attacks(scene: Scene, step: Any, answer: Command) -> float:
    """Judge attacks, moves and swaps that an effect offers."""
    table = scene.table
    match answer:
        case c.DeclareAttack(unit, target):
            return scene.attack_value(table.units[unit], table.units[target])
        case c.ChooseUnit(unit):
            struck = table.units[unit]
            in_vain = step.magic and has(table, struck, MagicImmunity)
            return 0.0 if in_vain else scene.guess(table.units[step.unit], struck)
        case c.Move(unit, zone):
            moving = table.units[unit]
            attack = scene.best_attack(moving, zone) - scene.best_attack(moving, moving.zone)
            return _gain(scene, moving, zone) + (0.0 if moving.tapped and step.__class__ is s.Marching else attack)
        case c.Swap(one, other):
            first, second = table.units[one], table.units[other]
            return _gain(scene, first, second.zone) + _gain(scene, second, first.zone) - 0.5
    return 0.0


def _meditated(scene: Scene, step: s.Meditating, answer: Command) -> float:
    return MEDITATION - _turn_worth(scene, answer.unit) if isinstance(answer, c.ChooseUnit) else 0.0


def _is_idle(scene: Scene, number: int) -> bool:
    """Return whether a unit has no magic and nothing to do in this round that is worth as much as meditating."""
    return not scene.table.units[number].magic and _turn_worth(scene, number) < MEDITATION


def _turn_worth(scene: Scene, number: int) -> float:
    """Return what the turn of a unit promises: attacks and the places they are made from, or its magic."""
    unit = scene.table.units[number]
    places, ways = Places(scene, unit), reach_in_turn(scene.table, number)
    return max(scene.best_attack(unit, unit.zone), _best_end(places, ways), _best_spell(places, ways))


# Answers to what happens


def _response(scene: Scene, step: s.Priority, answer: Command) -> float:
    if isinstance(answer, c.PlayCard):
        return play_value(scene, answer.card, step)
    if isinstance(answer, c.UseAbility):
        return ability_value(scene, answer.unit, answer.ability, step) - 0.5
    return 0.0


# Cards of the deck


def _found(scene: Scene, step: s.SearchDeck, answer: Command) -> float:
    if isinstance(answer, c.ChooseCard):
        return SAVED + card_value(record_of(scene.table.cards[answer.card].key))
    return 0.0


def _ordered(scene: Scene, step: s.Reorder, answer: Command) -> float:
    """Put one's own deck's best card first, of the other's the worst."""
    if not isinstance(answer, c.ChooseCard):
        return 0.0
    value = card_value(record_of(scene.table.cards[answer.card].key))
    return value if step.owner == scene.seat else -value


def _drawn_again(scene: Scene, step: s.DrawAgain, answer: Command) -> float:
    value = card_value(record_of(scene.table.cards[step.card].key))
    return LEAST_KEPT_VALUE - value if isinstance(answer, Agree) else 0.0


_EACH: dict[type[Step], Callable[[Scene, Any, Command], float]] = {
    s.BuildTurn: _built,
    s.Announce: _picked,
    s.Razing: lambda scene, step, answer: (
        -scene.value(scene.table.units[answer.unit]) if isinstance(answer, c.ChooseUnit) else 0.0
    ),
    s.NextActivation: _activated,
    s.Marching: _attacks,
    s.Meditating: _meditated,
    s.TacticalAttack: _attacks,
    s.TacticalSwap: _attacks,
    s.Sweeping: _attacks,
    s.Striking: _attacks,
    s.Riding: _attacks,
    s.Priority: _response,
    s.HitStep: attack_again,
    s.Save: save_again,
    s.Wound: evaded,
    s.OfferIntercept: lambda scene, step, answer: (
        intercept_value(scene, answer.unit, step) if isinstance(answer, c.ChooseUnit) else 0.0
    ),
    s.SearchDeck: _found,
    s.Reorder: _ordered,
    s.DrawAgain: _drawn_again,
}

"""Choices in the middle of an action: targets, areas, who assists, and where creatures are moved to."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.skirmish.activations import Activating
from game.ai.skirmish.effects import done
from game.ai.skirmish.responses import readiness, saved_by, saved_from
from game.ai.skirmish.scene import Scene
from game.ai.skirmish.slides import pushed, strike_to_come
from game.ai.skirmish.values import price_of
from game.core.commands import Agree, Command, Decline
from game.rules.skirmish.announcing import Announce, need_of
from game.rules.skirmish.cards.effects import Blast, Melee, Prevent, leading
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.relocating import Relocate
from game.rules.skirmish.stack import blast_catches, card_record, effects_of, leading_effect, strike_of_effect
from game.rules.skirmish.state.commands import ChooseCell, ChooseCreature, ChooseSource
from game.rules.skirmish.state.table import Creature, Strike, action_by_id
from game.rules.skirmish.stats import can_touch


def announced(scene: Scene, step: Announce, answer: Command) -> float:
    """Judge a target, an area, the source of damage, a helper, or leave to help."""
    match answer:
        case ChooseCreature(number):
            creature = scene.table.creatures[number]
            return (
                -_spared(scene, creature) if need_of(scene.table, step) == "assist" else _aimed(scene, step, creature)
            )
        case ChooseCell(cell):
            effect = leading_effect(scene.table, step.action)
            assert isinstance(effect, Blast)
            caught = blast_catches(scene.table, cell, effect.radius)
            return sum(scene.swing(one, effect.amount) for one in caught)
        case ChooseSource(number):
            action = action_by_id(scene.table, number)
            return saved_from(scene, action, scene.table.creatures[step.action.targets[0]]) if action else 0.0
        case Agree():
            return 0.3 - _spared(scene, scene.table.creatures[step.asked])
        case Decline():
            return 0.0
    return 0.0


def _spared(scene: Scene, creature: Creature) -> float:
    """Return what a creature is wanted for itself, if it does not assist."""
    return readiness(scene, creature) + 0.02 * price_of(scene.table, creature)


def _aimed(scene: Scene, step: Announce, target: Creature) -> float:
    action = step.action
    actor = scene.table.creatures[action.actor]
    effects = effects_of(scene.table, action)
    effects = effects[leading(effects) :]
    if isinstance(effects[0], Prevent):
        return saved_by(scene, effects[0], target, actor)
    lasting = card_record(scene.table, action.source_card).lasting if action.source_card else ()
    if isinstance(effects[0], Melee) and effects[0].targets != "one":
        return scene.swing(target, scene.blow(actor, target, _strike(effects[0])))
    return done(scene, actor, effects, lasting, target, taps=False).value


def _strike(effect: Melee) -> Strike:
    strike = strike_of_effect(effect)
    assert strike is not None
    return strike


def further(scene: Scene, step: FurtherAttack, answer: Command) -> float:
    """Judge the target of a further attack."""
    if not isinstance(answer, ChooseCreature):
        return 0.0
    action = action_by_id(scene.table, step.action)
    assert action is not None
    actor, target = scene.table.creatures[action.actor], scene.table.creatures[answer.creature]
    strike = strike_of_effect(effects_of(scene.table, action)[step.index])
    assert strike is not None
    return 0.01 + scene.swing(target, scene.blow(actor, target, strike))


def relocated(scene: Scene, step: Relocate, answer: Command) -> float:
    """Judge where a creature is moved to: one's own to where it strikes or is safe, a foe's to where it can be struck
    and strikes nobody."""
    moved = scene.table.creatures[step.creature]
    cell = answer.cell if isinstance(answer, ChooseCell) else moved.cell
    there = replace(moved, cell=cell) if cell != moved.cell else moved
    if not scene.is_foe(moved):
        return _taken(scene, there)
    return pushed(scene, there)


def _taken(scene: Scene, there: Creature) -> float:
    """Judge one's own creature's new place, with the attack that is still to come of the card that moves it."""
    value = scene.place(there)
    strike = strike_to_come(scene, there.id)
    if strike is not None:
        beside = [foe for foe in scene.foes if can_touch(scene.table, there, foe)]
        if beside:
            return value + max(scene.harm(foe, scene.blow(there, foe, strike)) for foe in beside)
    turn = scene.table.turn
    if not there.tapped and turn.activation is not None and turn.activation.creature == there.id:
        best = Activating(scene, there).best_act()
        return value if best is None else max(value, best)
    return value

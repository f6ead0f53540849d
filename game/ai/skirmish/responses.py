"""Values answers to announced actions: striking back, dodging, cards that prevent damage. Each is worth what it saves
or deals, less what tapping and the card would be worth later."""

from __future__ import annotations

from game.ai.skirmish.effects import done, price_of_tapping
from game.ai.skirmish.scene import Scene
from game.ai.skirmish.values import HELD_CARD
from game.core.commands import Command
from game.rules.skirmish.announcing import Window
from game.rules.skirmish.cards.effects import GainBlock, Prevent
from game.rules.skirmish.presentation.queries import announced_damage, damage_to
from game.rules.skirmish.stack import card_record, sources_against
from game.rules.skirmish.state.commands import DodgeShot, PlayCard, SpendCard, StrikeBack
from game.rules.skirmish.state.table import Action, Creature
from game.rules.skirmish.stats import can_touch, card_of

#: What being untapped in the foes' turn is worth, as a share of one's own blow.
_READY = 0.2


def prevented(scene: Scene, target: Creature, damage: int) -> float:
    """Return what it saves to keep ``damage`` of the announced damage off a creature."""
    whole = announced_damage(scene.table, target)
    return scene.harm(target, whole) - scene.harm(target, max(0, whole - damage))


def is_free_dodge(scene: Scene, answer: DodgeShot) -> bool:
    """Return whether a creature loses nothing by evading a shot that would hurt it."""
    creature = scene.table.creatures[answer.creature]
    return _dodged(scene, creature) > 0 and not readiness(scene, creature) and not _struck(scene, creature)


def readiness(scene: Scene, creature: Creature) -> float:
    """Return what it costs to tap an untapped creature now: it gives no further blow this turn, and in one's own
    turn it does not act."""
    if announced_damage(scene.table, creature) >= scene.left(creature):
        return 0.0
    blows = [scene.harm(foe, scene.blow(creature, foe)) for foe in scene.foes if can_touch(scene.table, creature, foe)]
    later = _READY * max(blows, default=0.0) + 0.02 * card_of(creature).damage / 5
    turn = scene.table.turn
    if turn.seat == scene.seat and creature.id not in turn.activated:
        return 0.6 * max(blows, default=0.3) + 0.1
    return later


def answered(scene: Scene, step: Window, answer: Command) -> float:
    """Return the value of a response; passing is 0."""
    creatures = scene.table.creatures
    match answer:
        case StrikeBack(number, target):
            creature, foe = creatures[number], creatures[target]
            before = announced_damage(scene.table, foe)
            gain = scene.harm(foe, before + scene.blow(creature, foe)) - scene.harm(foe, before)
            return gain - readiness(scene, creature) - 0.5 * _struck(scene, creature, foe)
        case DodgeShot(number):
            creature = creatures[number]
            return _dodged(scene, creature) - readiness(scene, creature) - 0.5 * _struck(scene, creature)
        case PlayCard(card, number):
            return played_in_answer(scene, card, creatures[number])
        case SpendCard():
            return -0.3
    return 0.0


def _dodged(scene: Scene, creature: Creature) -> float:
    """Return what it saves that a creature evades the shot at it."""
    shot = next(action for action in reversed(scene.table.stack) if creature.id in action.targets)
    return prevented(scene, creature, damage_to(scene.table, shot, creature))


def _struck(scene: Scene, creature: Creature, struck_one: Creature | None = None) -> float:
    """Return the cost of the blows that the answer itself provokes, from foes other than the one that has just
    tapped."""
    return price_of_tapping(scene, creature) if struck_one is None or struck_one.tapped else 0.0


def played_in_answer(scene: Scene, card: int, actor: Creature) -> float:
    """Return the value of an immediate card as an answer."""
    record = card_record(scene.table, card)
    price = HELD_CARD + readiness(scene, actor)
    first = record.effects[0]
    if isinstance(first, Prevent):
        saved = max((saved_by(scene, first, one, actor) for one in _guarded(scene, first, actor)), default=0.0)
        return saved - price
    if isinstance(first, GainBlock):
        attacks = sources_against(scene.table, actor.id, attacks_only=True)
        taken = sum(min(first.amount, damage_to(scene.table, action, actor)) for action in attacks)
        return prevented(scene, actor, taken) + done(scene, actor, record.effects[1:]).value - price
    return -price


def _guarded(scene: Scene, effect: Prevent, actor: Creature) -> tuple[Creature, ...]:
    return (actor,) if effect.scope == "attack" else scene.friends


def saved_by(scene: Scene, effect: Prevent, target: Creature, actor: Creature) -> float:
    """Return what preventing the worst single source of damage to a creature saves."""
    sources = sources_against(scene.table, target.id, attacks_only=effect.scope == "attack")
    return max((saved_from(scene, action, target) for action in sources), default=0.0)


def saved_from(scene: Scene, action: Action, target: Creature) -> float:
    """Return what preventing one source saves; less than nothing for a foe's creature."""
    if action.seat == scene.seat and not scene.is_foe(target):
        return 0.0
    saved = prevented(scene, target, damage_to(scene.table, action, target))
    return -saved if scene.is_foe(target) else saved

"""What cards that stay under a creature are worth, and healing: what lasts beyond the action."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.skirmish.scene import Scene
from game.ai.skirmish.values import price_of, shot_reach, value_of
from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.state.table import Creature
from game.rules.skirmish.stats import are_adjacent, card_of, has_keyword, is_shrouded, lasting_on, max_hp_of

#: What a foe loses by the activation in which it must tap to be free, as a share of its value.
_HELD_OFF = 0.2


def heal_value(scene: Scene, target: Creature, amount: int) -> float:
    healed = min(amount, target.damage)
    if not healed or scene.is_last_turn:
        return 0.0
    whole = replace(target, damage=target.damage - healed)
    # The creature nearest to its end is healed first.
    urgent = 1 + target.damage / max_hp_of(scene.table, target)
    gain = urgent * (value_of(scene.table, whole) - value_of(scene.table, target))
    return -gain if scene.is_foe(target) else gain


def lasting_value(scene: Scene, bearer: Creature, lasting: ef.Lasting) -> float:
    """Return the value of a card attached to a creature to one's own side."""
    if scene.is_last_turn and not isinstance(lasting, ef.SecondWind | ef.Vulnerable):
        return -0.1
    sign = 1.0 if scene.is_foe(bearer) else -1.0
    table = scene.table
    already = any(type(other) is type(lasting) for _, other in lasting_on(table, bearer))
    match lasting:
        case ef.Vulnerable(amount):
            return sign * (0.06 * price_of(table, bearer) + _laid_open(scene, bearer, amount))
        case ef.Venom(amount):
            share = min(1.0, 2 * amount / scene.left(bearer))
            return sign * price_of(table, bearer) * 0.55 * share
        case ef.Rooted():
            if already:
                return -0.2
            return sign * price_of(table, bearer) * (_HELD_OFF if _is_held_off(scene, bearer) else 0.05)
        case ef.Raised(level, hp):
            share = hp / (hp + max_hp_of(table, bearer))
            return -sign * (0.35 * level + 0.4 * share * price_of(table, bearer))
        case ef.SecondWind():
            return -sign * (
                0.0 if already or not _is_near_foes(scene, bearer) else 0.4 + 0.08 * price_of(table, bearer)
            )
        case ef.Shrouded():
            shooters = sum(has_keyword(foe, "Ranged") for foe in scene.foes)
            return -sign * (0.0 if is_shrouded(table, bearer) else 0.2 * shooters)
        case ef.AllNimble(keyword):
            if any(isinstance(other, ef.AllNimble) for one in scene.own for _, other in lasting_on(table, one)):
                return 0.0
            return 0.3 * sum(price_of(table, one) > 1 for one in scene.own if has_keyword(one, keyword))
        case ef.Spoils(keyword):
            return 0.2 * sum(has_keyword(one, keyword) for one in scene.own)
    return 0.0


def _is_held_off(scene: Scene, bearer: Creature) -> bool:
    """Return whether a creature that may not move reaches nobody, so that it must tap to be free."""
    if shot_reach(card_of(bearer)):
        return False
    return not any(are_adjacent(one, bearer) for one in scene.table.creatures.values() if one.seat != bearer.seat)


def _laid_open(scene: Scene, bearer: Creature, amount: int) -> float:
    """Return the extra damage of this turn's two hardest blows to a creature that takes this much more from each."""
    ready = [one for one in scene.friends if _is_ready(scene, one) and scene.is_in_reach(one, bearer)]
    blows = sorted((scene.blow(one, bearer) for one in ready if one.seat != bearer.seat), reverse=True)[:2]
    damage = sum(blows)
    return scene.harm(bearer, damage + amount * len(blows)) - scene.harm(bearer, damage)


def _is_near_foes(scene: Scene, one: Creature) -> bool:
    """Return whether it may come to blows with somebody before its next activation. Until then a card that stays under
    it can wait in the hand."""
    return any(
        scene.is_in_reach(one, foe)
        or scene.is_in_sight(one, foe)
        or scene.is_in_reach(foe, one)
        or scene.is_in_sight(foe, one)
        for foe in scene.foes
    )


def _is_ready(scene: Scene, one: Creature) -> bool:
    """Return whether a creature may still strike this turn."""
    turn = scene.table.turn
    acts = turn.activation is not None and turn.activation.creature == one.id
    return not one.tapped and (acts or (one.seat == turn.seat and one.id not in turn.activated))

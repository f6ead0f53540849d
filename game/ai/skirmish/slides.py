"""Foes that are slid: who can be brought beside whom, as the rules let it end, and what a foe's new place is worth."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.skirmish.scene import Scene
from game.rules.skirmish.cards.effects import Melee, Move, Shift, Slide, Teleport
from game.rules.skirmish.stack import effects_of, strike_of_effect
from game.rules.skirmish.state.table import Creature, Strike
from game.rules.skirmish.stats import can_touch, size_of

#: What is left of a blow that may be struck back later, by somebody who is tapped, and by somebody who is not.
_TAPPED_BLOW, _BLOW = 0.15, 0.4


def is_pulled_beside(scene: Scene, foe: Creature, squares: int, actor: Creature) -> bool:
    """Return whether a slide of this many squares could leave a foe where the actor can strike at it."""
    if can_touch(scene.table, actor, foe):
        return True
    cells = scene.slides(foe, squares, actor)
    (x, y), far, size = actor.cell, size_of(actor), size_of(foe)
    around = ((i, j) for j in range(y - size, y + far + 1) for i in range(x - size, x + far + 1))
    return any(cell in cells and can_touch(scene.table, actor, replace(foe, cell=cell)) for cell in around)


def strike_to_come(scene: Scene, actor: int) -> Strike | None:
    """Return the attack that the announced card or power of a creature makes after it has moved somebody, if it
    does."""
    action = scene.table.stack[-1] if scene.table.stack else None
    if action is None or action.actor != actor:
        return None
    moved = False
    for effect in effects_of(scene.table, action):
        if moved and isinstance(effect, Melee):
            return strike_of_effect(effect)
        moved = moved or isinstance(effect, Move | Shift | Slide | Teleport)
    return None


def pushed(scene: Scene, there: Creature) -> float:
    """Return the value of a foe's new place: who can strike at it there, and whom it can strike."""
    value = 0.0
    for one in scene.friends:
        if can_touch(scene.table, one, there):
            struck, feared = _in_touch(scene, one, there)
            value += struck - feared * scene.harm(one, scene.blow(there, one))
    return value


def _in_touch(scene: Scene, one: Creature, there: Creature) -> tuple[float, float]:
    """Return the value of a friend's blow at a foe beside it, and what share of the foe's own blow is to be feared."""
    feared = _TAPPED_BLOW if there.tapped else _BLOW
    strike = strike_to_come(scene, one.id)
    if strike is not None:
        damage = scene.blow(one, there, strike)
        return scene.harm(there, damage), feared if damage < scene.left(there) else 0.0
    turn = scene.table.turn
    acts = turn.activation is not None and turn.activation.creature == one.id
    ready = not one.tapped and (turn.seat != one.seat or acts or one.id not in turn.activated)
    return (0.8 if ready else 0.1) * scene.harm(there, scene.blow(one, there)), feared


def push_away(scene: Scene, foe: Creature, squares: int, actor: Creature) -> float:
    """Return what the best new place is worth more than the old one, among those to which a slide may take a foe."""
    known = scene.pushes.get((foe.id, squares))
    if known is None:
        cells = scene.slides(foe, squares, actor)
        best = max((pushed(scene, replace(foe, cell=cell)) for cell in cells), default=0.0) - pushed(scene, foe)
        known = scene.pushes[foe.id, squares] = max(0.0, best) if cells else 0.0
    return known

"""What the scoring spaces of a melee promise a figure: they count when the match ends, on them alone."""

from __future__ import annotations

from game.ai.arena.fighters import Fighter
from game.ai.arena.ground import FAR, blows_to
from game.ai.arena.scene import Scene
from game.ai.arena.values import progress, turns_left
from game.geometry.hexes import Hex
from game.rules.arena.stats import score_of

#: What a point on a scoring space counts as the match begins.
_EARLY = 0.15
#: How much less it is to be a turn away from one.
_AWAY = 0.85


def weight(scene: Scene) -> float:
    """Return what a point on a scoring space counts now: all of it when the match ends."""
    # rule: arena/scoring
    return _EARLY + (1 - _EARLY) * progress(scene.table) ** 2


def free_goals(scene: Scene, one: Fighter) -> tuple[Hex, ...]:
    """Return the scoring spaces on which nobody else of its side stands."""
    taken = {space for other in scene.fighters.values() if other.owner == one.owner and other.id != one.id
             for space in other.spaces}  # fmt: skip
    return tuple(goal for goal in scene.table.board.scoring if goal not in taken)


def promised(scene: Scene, one: Fighter) -> dict[Hex, float]:
    """Return what each space promises a fighter: a scoring space all that it scores, others less for each turn away
    from one. Spaces that are missing promise nothing."""
    points = score_of(scene.table, one.figure) * weight(scene)
    goals = free_goals(scene, one)
    move, left = max(1, one.move), turns_left(scene.table)
    ways = [blows_to(scene.terrain, goal) for goal in goals]
    found: dict[Hex, float] = {}
    for place in scene.terrain.by_place:
        turns = (1 + min((way.get(place, FAR) for way in ways), default=FAR)) / move
        if turns <= left:
            found[place] = points * _AWAY ** (1 + turns)
    found.update(dict.fromkeys(goals, points))
    return found


def promise_here(scene: Scene, one: Fighter) -> float:
    """Return what it is promised where it stands."""
    points = score_of(scene.table, one.figure) * weight(scene)
    goals = free_goals(scene, one)
    if not set(goals).isdisjoint(one.spaces):
        return points
    ways = (blows_to(scene.terrain, goal).get(one.front, FAR) for goal in goals)
    turns = (1 + min(ways, default=FAR)) / max(1, one.move)
    return points * _AWAY ** (1 + turns) if turns <= turns_left(scene.table) else 0.0

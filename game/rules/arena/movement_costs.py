"""What each step of a move costs on an empty battlefield, where it must stop, and how far it falls."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.core.refusals import Refusal
from game.geometry.hex_reach import Step
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, edge_of, neighbours
from game.rules.arena.cards.traits import Flying, PhantomWalk
from game.rules.arena.standing import Spaces, card_of, is_place
from game.rules.arena.state.table import Figure, Table
from game.rules.arena.stats import is_sure_footed, trait_of


class MovementType(msgspec.Struct, frozen=True):
    """How a figure moves: everything about it that steps depend on. It ``walks_through`` other figures (Phantom Walk),
    or ``charges`` through enemies (Overrun); climbing costs a ``sure_footed`` one nothing; one that ``leaves_freely``
    is not struck as it leaves engagements."""

    height: int
    flies: bool
    walks_through: bool
    charges: bool
    sure_footed: bool
    leaves_freely: bool


def movement_of(table: Table, figure: Figure) -> MovementType:
    """Return how a figure moves now."""
    card = card_of(table, figure)
    walks_through = trait_of(card, PhantomWalk) is not None
    charges = any(one.what == "charge" and one.army == figure.army for one in table.lasting)
    return MovementType(
        card.height,
        trait_of(card, Flying) is not None,
        walks_through,
        charges,
        is_sure_footed(table, figure),
        walks_through or figure.army in table.turn.sheltered,
    )


def _steps_on(terrain: HexTerrain, movement_type: MovementType, spaces: Spaces) -> Iterator[Step]:
    """Yield the steps from a place on an empty battlefield: their costs, a risk of 1 for a fall, and whether water
    ends the move there."""
    front = spaces[0]
    if len(spaces) > 1:
        # rule: arena/flipping
        yield Step((spaces[1], front), 0)
    for to in neighbours(front):
        if to in spaces or why_no_ground(terrain, movement_type, front, to) is not None:
            continue
        after = (to, front)[: len(spaces)]
        stops = water_stops(terrain, movement_type, after)
        if not stops or is_place(terrain, after):
            yield Step(
                after, cost(terrain, movement_type, front, to), int(fall(terrain, movement_type, front, to) > 0), stops
            )


def ground_key(movement_type: MovementType) -> tuple[int, bool, bool]:
    """Return the part of a movement type that steps on an empty battlefield depend on, to remember them by."""
    return movement_type.height, movement_type.flies, movement_type.sure_footed


def ground_steps(terrain: HexTerrain, movement_type: MovementType, spaces: Spaces) -> tuple[Step, ...]:
    """Return the steps from a place on an empty battlefield, computed once."""
    asked = (ground_steps, spaces, *ground_key(movement_type))
    known: tuple[Step, ...] | None = terrain.worked_out.get(asked)
    if known is None:
        known = terrain.worked_out[asked] = tuple(_steps_on(terrain, movement_type, spaces))
    return known


def why_no_ground(terrain: HexTerrain, movement_type: MovementType, front: Hex, to: Hex) -> Refusal | None:
    """Return why the ground keeps a figure's front from a neighbouring space, or None."""
    column = terrain.by_place.get(to)
    if column is None:
        return Refusal("no_space", "arena/movement", "There is no space.", cells=(to,))
    if movement_type.flies:
        return None
    if column.pillar:
        return Refusal("ruin", "arena/ruins", "A ruin fills that space.", cells=(to,))
    if terrain.walls and edge_of(front, to) in terrain.wall_tops:
        return Refusal("ruin", "arena/ruins", "A ruin's wall is in the way.", cells=(front, to))
    if terrain.top(to) - terrain.top(front) >= movement_type.height:
        return Refusal("height_limit", "arena/height_limit", "That is too high to climb at once.", cells=(to,))
    return None


def cost(terrain: HexTerrain, movement_type: MovementType, front: Hex, to: Hex) -> int:
    """Return what a step of the front costs: one, one for each level climbed, and what slow ground costs more."""
    # rule: arena/moving_up
    if movement_type.flies:
        return 1
    # rule: arena/slow_ground
    ground = 1 + terrain.slow.get(to, 0)
    return ground if movement_type.sure_footed else ground + max(0, terrain.top(to) - terrain.top(front))


def fall(terrain: HexTerrain, movement_type: MovementType, front: Hex, to: Hex) -> int:
    """Return the levels that a step falls; 0 when it is not a fall."""
    # rule: arena/falling
    if movement_type.flies:
        return 0
    drop = terrain.top(front) - terrain.top(to)
    if drop < movement_type.height or terrain.by_place[to].kind.soft:
        return 0
    return drop


def water_stops(terrain: HexTerrain, movement_type: MovementType, to: Spaces) -> bool:
    """Return whether the ground ends a move there: the ground below all of its spaces must."""
    # rule: arena/water
    if movement_type.flies:
        return False
    return to[0] in terrain.stopping and to[-1] in terrain.stopping

"""Movement: moving, shifting, sliding, teleporting; difficult ground, corners, and stopping beside enemies.

Moving by speed is one movement in an activation, however it is split: who has ended it is kept in the activation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from game.core.refusals import Refusal
from game.core.words import counted
from game.geometry.reach import Body, Reach, reach_among
from game.geometry.squares import Cell, fits, footprint, king_distance, neighbours, standing_room
from game.rules.skirmish.cards.effects import Flying, Scuttle
from game.rules.skirmish.state.table import Creature, Table, are_enemies
from game.rules.skirmish.stats import (
    SIZES,
    beside,
    card_of,
    is_rooted,
    name_of,
    remembered_on_board,
    size_of,
    taken_squares,
    trait_of,
)

#: ``speed`` is a move as far as the creature's speed, ``move`` one of this many squares, as a card or power says.
Manner = Literal["speed", "move", "shift", "slide"]


def heeded(table: Table, creature: Creature) -> tuple[int, ...]:
    """Return the adjacent enemies that a move of the creature heeds: beside one, its speed is one square."""
    # rule: skirmish/moving
    if trait_of(creature, Scuttle):
        return ()
    return tuple(other.id for other in beside(table, creature) if are_enemies(table, creature, other))


def stopped_after_step(before: Table, after: Table, number: int) -> tuple[int, ...]:
    """Return the enemies that end a creature's movement by speed with the part of it that led from one table to the
    other: those beside whom it began and those beside whom it has come."""
    # rule: skirmish/moving
    return tuple(dict.fromkeys(heeded(before, before.creatures[number]) + heeded(after, after.creatures[number])))


def still_stopped(before: Table, after: Table, number: int) -> tuple[int, ...]:
    """Return the enemies that keep the movement of the activating creature ended after creature ``number`` was
    destroyed or moved other than by its own speed: none, once each of them has gone or was left behind by a card's
    move, and no other enemy is adjacent."""
    # rule: skirmish/moving
    activation = after.turn.activation
    mover = after.creatures.get(activation.creature) if activation is not None else None
    if activation is None or mover is None:
        return ()
    stopped = activation.stopped_by
    now = heeded(after, mover)
    parted = heeded(before, before.creatures[number]) if number == mover.id else (number,)
    left = tuple(enemy for enemy in stopped if enemy in now or enemy not in parted)
    return left or (now if stopped else ())


def stopping_squares(creature: Creature, enemies: Iterable[Creature]) -> frozenset[Cell]:
    """Return the squares adjacent to these enemies: a move of the creature ends when it enters one."""
    # rule: skirmish/moving
    if trait_of(creature, Scuttle):
        return frozenset()
    return frozenset().union(*(neighbours(enemy.cell, size_of(enemy)) for enemy in enemies))


def reach_of(table: Table, creature: Creature, manner: Manner, squares: int) -> Reach:
    """Return where the creature could get to by moving, shifting or sliding ``squares``, with costs and paths."""
    if table.creatures.get(creature.id) is creature:
        return _reach_of(table, creature.id, manner, squares)
    return _search(table, creature, manner, squares)


@remembered_on_board
def _reach_of(table: Table, creature: int, manner: Manner, squares: int) -> Reach:
    return _search(table, table.creatures[creature], manner, squares)


def _search(table: Table, creature: Creature, manner: Manner, squares: int) -> Reach:
    flies = trait_of(creature, Flying) is not None
    scuttles = trait_of(creature, Scuttle) is not None
    enemies: list[Body] = []
    friends: list[Body] = []
    bodies = [enemies, enemies]
    bodies[table.players[creature.seat].side] = friends
    sides = [bodies[player.side] for player in table.players]
    for other in table.creatures.values() if squares > 0 else ():
        if other.id != creature.id:
            sides[other.seat].append((other.cell, SIZES[other.key]))
    passes_enemies = flies or scuttles
    minds_enemies = manner in ("speed", "move") and not scuttles
    return reach_among(
        table.board.grid,
        creature.cell,
        size_of(creature),
        squares,
        barring=() if passes_enemies else enemies,
        crossed=friends + enemies if passes_enemies else friends,
        stopping=enemies if minds_enemies else (),
        ignores_slow=flies,
        one_step_beside=manner == "speed",
    )


def speed_left(table: Table, creature: Creature) -> int:
    """Return the squares of speed that the creature has left in its activation; its whole speed outside one."""
    # rule: skirmish/activation
    activation = table.turn.activation
    used = activation.moved if activation is not None and activation.creature == creature.id else 0
    return max(0, card_of(creature).speed - used)


def stopped_by(table: Table, creature: Creature) -> tuple[int, ...]:
    """Return the enemies that have ended the creature's movement by speed in its activation."""
    activation = table.turn.activation
    return activation.stopped_by if activation is not None and activation.creature == creature.id else ()


def reach_by_speed(table: Table, creature: Creature) -> Reach:
    """Return where the creature could get to with the speed that it can use now, with costs and paths."""
    # rule: skirmish/moving
    usable = 0 if stopped_by(table, creature) or is_rooted(table, creature) else speed_left(table, creature)
    return reach_of(table, creature, "speed", usable)


def why_not_by_speed(table: Table, creature: Creature, to: Cell) -> Refusal | None:
    """Return why the creature cannot get to a square with the speed that it can use now, or None."""
    # rule: skirmish/moving
    held = _why_held(table, creature)
    if held is not None:
        return held
    left = speed_left(table, creature)
    if left < 1:
        return Refusal("no_speed", "skirmish/activation", f"{name_of(creature)} has no speed left.", (creature.id,))
    stopped = stopped_by(table, creature)
    if stopped:
        text = f"An enemy has ended {name_of(creature)}'s movement; it goes on once none is adjacent any more."
        behind = [name_of(table.creatures[enemy]) for enemy in stopped if enemy not in heeded(table, creature)]
        if behind:
            began = " and ".join(behind)
            text = f"{name_of(creature)} began beside {began}, so one square was all of its movement."
        return Refusal("stopped", "skirmish/moving", text, stopped, (to,))
    return why_not_to(table, creature, to, "speed", left)


def _why_held(table: Table, creature: Creature) -> Refusal | None:
    # rule: skirmish/rooted
    if not creature.attached or not is_rooted(table, creature):
        return None
    text = f"{name_of(creature)} is held fast and cannot move or shift."
    return Refusal("rooted", "skirmish/rooted", text, (creature.id,))


def why_not_to(table: Table, creature: Creature, to: Cell, manner: Manner, squares: int) -> Refusal | None:
    """Return why the creature cannot get to a square by moving, shifting or sliding that far, or None."""
    held = _why_held(table, creature) if manner != "slide" else None
    if held is not None:
        return held
    if to in reach_of(table, creature, manner, squares).costs:
        return None
    return _why_out_of_reach(table, creature, to, manner, squares)


def _why_out_of_reach(table: Table, creature: Creature, to: Cell, manner: Manner, squares: int) -> Refusal:
    blocked = _why_no_room(table, creature, to)
    if blocked:
        return blocked
    if manner == "speed" and heeded(table, creature):
        text = f"An enemy is adjacent, so {name_of(creature)} moves at most one square."
        return Refusal("engaged", "skirmish/moving", text, heeded(table, creature), (to,))
    return Refusal("too_far", "skirmish/moving", f"{name_of(creature)} can't reach that square.", (), (to,))


def _why_no_room(table: Table, creature: Creature, to: Cell) -> Refusal | None:
    if not fits(table.board.grid, to, size_of(creature)):
        return Refusal("no_room", "skirmish/space", "A wall is in the way.", (), (to,))
    taken = taken_squares(table)
    for square in footprint(to, size_of(creature)):
        other = taken.get(square, creature.id)
        if other != creature.id:
            name = name_of(table.creatures[other])
            return Refusal("occupied", "skirmish/space", f"{name} stands there.", (other,), (to,))
    return None


def why_no_teleport(table: Table, creature: Creature, to: Cell, squares: int) -> Refusal | None:
    """Return why the creature cannot teleport to a square: distance is a straight king's count, walls or not."""
    # rule: skirmish/teleport
    if king_distance(creature.cell, to) > squares:
        text = f"That is more than {counted(squares, 'square')} away."
        return Refusal("too_far", "skirmish/teleport", text, (), (to,))
    if to == creature.cell:
        return Refusal("same_place", "skirmish/teleport", f"{name_of(creature)} stands there already.", (), (to,))
    return _why_no_room(table, creature, to)


def teleport_squares(table: Table, creature: Creature, squares: int) -> tuple[Cell, ...]:
    """Return every square to which the creature can teleport, row by row."""
    x, y = creature.cell
    grid = table.board.grid
    rows = range(max(0, y - squares), min(grid.height, y + squares + 1))
    columns = range(max(0, x - squares), min(grid.width, x + squares + 1))
    size = size_of(creature)
    taken = taken_squares(table)
    return tuple(
        (column, row)
        for row in rows
        for column in columns
        if (column, row) != creature.cell
        and fits(grid, (column, row), size)
        and all(taken.get(square, creature.id) == creature.id for square in footprint((column, row), size))
    )


def is_free(table: Table, cell: Cell, size: int) -> bool:
    """Return whether a new body of that size may stand there: on the board, on no wall and on nobody."""
    # rule: skirmish/space
    return next(free_cells(table, (cell,), size), None) is not None


def free_cells(table: Table, cells: Iterable[Cell], size: int) -> Iterator[Cell]:
    """Yield those of the cells where a new body of that size may stand."""
    # rule: skirmish/space
    room, taken = standing_room(table.board.grid, size), taken_squares(table).keys()
    for cell in cells:
        if cell in room and (cell not in taken if size == 1 else taken.isdisjoint(footprint(cell, size))):
            yield cell

"""Changes of Skirmish's table that several events share."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.applying import with_player
from game.rules.skirmish.movement import still_stopped
from game.rules.skirmish.state.table import Creature, Table


def with_creature(table: Table, number: int, **changes: Any) -> Table:
    creatures = dict(table.creatures)
    creatures[number] = replace(creatures[number], **changes)
    return replace(table, creatures=creatures)


def with_action(table: Table, number: int, **changes: Any) -> Table:
    """Return the table with an announced action changed."""
    stack = tuple(replace(action, **changes) if action.id == number else action for action in table.stack)
    return replace(table, stack=stack)


def with_new_creature(table: Table, seat: int, card: int, key: str, cell: tuple[int, int]) -> Table:
    return replace(table, creatures={**table.creatures, card: Creature(card, key, seat, cell)})


def with_tapped(table: Table, creatures: tuple[int, ...], *, tapped: bool) -> Table:
    """Return the table with these creatures tapped, or untapped."""
    after = dict(table.creatures)
    for number in creatures:
        after[number] = replace(after[number], tapped=tapped)
    return replace(table, creatures=after)


def without_block(table: Table) -> Table:
    """Remove what was gained until the end of an activation: one ends, or begins, or the turn is over."""
    # rule: skirmish/block
    for creature in table.creatures.values():
        if creature.block:
            creatures = {number: replace(creature, block=0) for number, creature in table.creatures.items()}
            return replace(table, creatures=creatures)
    return table


def stopped_again(before: Table, after: Table, number: int) -> Table:
    """Return the table after a creature has gone or was moved, which may let the activating one move on."""
    activation = after.turn.activation
    if activation is None or not activation.stopped_by:
        return after
    stopped = still_stopped(before, after, number)
    return replace(after, turn=replace(after.turn, activation=replace(activation, stopped_by=stopped)))


def discarded(table: Table, card: int) -> Table:
    """Return the table with a card on its owner's discard pile."""
    owner = table.cards[card].owner
    return with_player(table, owner, discard=(*table.players[owner].discard, card))

"""What a figure threatens: where it could move, and whom it could attack from there, all others standing as now.

What the table does not show, such as hidden enchantments, is not counted: asked of a seat's view it tells no more than
the seat may know."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.geometry.hexes import Hex
from game.rules.arena.attacks import targets_from, why_cannot_attack
from game.rules.arena.presentation.queries import reach_of
from game.rules.arena.standing import Spaces, enemies_of
from game.rules.arena.state.table import Table


class Threat(msgspec.Struct, frozen=True):
    """The spaces that a figure's front could come to, with what that costs, and the figures that it could attack from
    there or from where it stands."""

    costs: dict[Hex, int]
    struck: tuple[int, ...] = ()


def threats_of(table: Table, number: int) -> Iterator[Threat]:
    """Yield what a figure threatens, as far as it is worked out; the last is all of it. It has what is left of its move
    while it is on its way, else a whole one."""
    figure = table.figures[number]
    reach = reach_of(table, number)
    costs: dict[Hex, int] = {}
    for spaces in reach.places:
        cost = reach.cost(spaces)
        costs[spaces[0]] = min(cost, costs.get(spaces[0], cost))
    yield Threat(costs)
    # rule: arena/snares - who was snared does not attack in that turn; in its next one it does.
    if table.turn.seat == figure.seat and why_cannot_attack(table, figure) is not None:
        return
    struck: set[int] = set()
    foes = len(enemies_of(table, figure))
    for spaces in (figure.spaces, *reach.places):
        if len(struck) == foes:
            break
        struck.update(other.id for other in targets_from(table, figure, spaces))
        yield Threat(costs, tuple(sorted(struck)))


def struck_from(table: Table, number: int, spaces: Spaces) -> tuple[int, ...]:
    """Return whom a figure of this turn's army card could attack from those spaces, once it has moved there."""
    figure = table.figures[number]
    if why_cannot_attack(table, figure) is not None:
        return ()
    return tuple(other.id for other in targets_from(table, figure, spaces))

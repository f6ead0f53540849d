"""Where figures stand and what that means: their bodies, sight, who is beside whom, and who is engaged."""

from __future__ import annotations

from functools import lru_cache

from game.core.refusals import Refusal
from game.geometry.hex_distance import distance, distances_from
from game.geometry.hex_sight import Body, clear_spaces, is_clear, is_seen
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, edge_of, neighbours
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.state.table import Figure, Table, field, remembered_sides, remembered_standing

Spaces = tuple[Hex, ...]


def card_of(table: Table, figure: Figure) -> ArmyCard:
    return ARMY_CARDS[table.armies[figure.army].key]


def base_of(table: Table, spaces: Spaces) -> int:
    """Return the level that a figure on these spaces stands on: that of its front."""
    return table.board.terrain.top(spaces[0])


def body_of(table: Table, figure: Figure) -> Body:
    """Return what a figure fills: its spaces, from its base to its height."""
    return Body(figure.id, figure.spaces, base_of(table, figure.spaces), card_of(table, figure).height)


def why_no_place(terrain: HexTerrain, spaces: Spaces) -> Refusal | None:
    """Return why the ground lets no figure stand on those spaces."""
    # rule: arena/double_space
    columns = [terrain.by_place[space] for space in spaces]
    for column in columns:
        if column.pillar:
            return Refusal("ruin", "arena/ruins", "No figure stands on a ruin.", cells=(column.at,))
    if len({(column.top, column.kind.sinks) for column in columns}) > 1:
        text = "A double-space figure stands on two spaces of one level."
        return Refusal("uneven", "arena/double_space", text, cells=spaces)
    if len(spaces) > 1 and edge_of(spaces[0], spaces[1]) in terrain.wall_tops:
        # rule: arena/ruins
        return Refusal("across_wall", "arena/ruins", "No figure stands across a ruin's wall.", cells=spaces)
    return None


def is_place(terrain: HexTerrain, spaces: Spaces) -> bool:
    """Return whether the ground lets a figure stand on those spaces."""
    known: dict[Spaces, bool] = terrain.worked_out.setdefault(is_place, {})
    found = known.get(spaces)
    if found is None:
        found = known[spaces] = why_no_place(terrain, spaces) is None
    return found


@remembered_standing
def bodies_of(table: Table) -> tuple[Body, ...]:
    """Return the bodies of all figures on the battlefield. Those of one that has not moved are the very same ones, so
    that many are soon compared."""
    known = _known_bodies(table)
    if len(known) > _KEPT:
        known.clear()
    for figure in field(table):
        if figure not in known:
            known[figure] = body_of(table, figure)
    return tuple([known[figure] for figure in field(table)])


#: The most bodies that are kept.
_KEPT = 4096


@remembered_sides
def _known_bodies(table: Table) -> dict[Figure, Body]:
    return {}


@remembered_standing
def by_space(table: Table) -> dict[Hex, Figure]:
    return {space: figure for figure in field(table) for space in figure.spaces}


def range_between(table: Table, one: Figure, other: Figure) -> int | None:
    """Return the spaces between two figures, counted from the nearest of their spaces; None when no way leads there."""
    # rule: arena/distance
    terrain = table.board.terrain
    found = [distance(terrain, a, b) for a in one.spaces for b in other.spaces]
    known = [steps for steps in found if steps is not None]
    return min(known) if known else None


def sees(table: Table, attacker: Figure, target: Figure) -> bool:
    """Return whether an attacker sees part of the target's hit zone."""
    # rule: arena/line_of_sight
    return is_seen(table.board.terrain, bodies_of(table), body_of(table, attacker), body_of(table, target))


def within_clear_sight(table: Table, figure: Figure, other: Figure, reach: int) -> bool:
    """Return whether another figure is within that many clear-sight spaces."""
    # rule: arena/clear_sight
    steps = range_between(table, figure, other)
    if steps is None or steps > reach:
        return False
    if steps <= 1 and are_adjacent(table, figure, other):
        return True
    return is_clear(table.board.terrain, bodies_of(table), body_of(table, figure), body_of(table, other))


def in_clear_sight(table: Table, figure: Figure, reach: int, through: tuple[int, ...] = ()) -> frozenset[Hex]:
    """Return the spaces within that many clear-sight spaces of a figure. The figures ``through`` hide nothing."""
    # rule: arena/clear_sight
    bodies = tuple(body for body in bodies_of(table) if body.piece not in through) if through else bodies_of(table)
    return _in_clear_sight(table.board.terrain.first, bodies, body_of(table, figure), reach)


@lru_cache(maxsize=64)
def _in_clear_sight(terrain: HexTerrain, bodies: tuple[Body, ...], eye: Body, reach: int) -> frozenset[Hex]:
    return frozenset(clear_spaces(terrain, bodies, eye, within(terrain, eye.spaces, reach)))


def within(terrain: HexTerrain, spaces: Spaces, reach: int) -> frozenset[Hex]:
    """Return the spaces that are at most this many steps away from a body."""
    asked = (within, spaces, reach)
    known: frozenset[Hex] | None = terrain.worked_out.get(asked)
    if known is None:
        steps = (distances_from(terrain, own).items() for own in spaces)
        known = frozenset(space for around_one in steps for space, count in around_one if count <= reach)
        terrain.worked_out[asked] = known
    return known


def around(terrain: HexTerrain, spaces: Spaces) -> dict[Hex, int]:
    """Return the spaces beside a body, with the top of the lowest wall that is in between (-1: none)."""
    known: dict[Hex, int] | None = terrain.worked_out.get(spaces)
    if known is None:
        known = terrain.worked_out[spaces] = _around(terrain, spaces)
    return known


def _around(terrain: HexTerrain, spaces: Spaces) -> dict[Hex, int]:
    walls = terrain.wall_tops
    found: dict[Hex, int] = {}
    for own in spaces:
        for beside in neighbours(own):
            if beside in terrain.by_place:
                wall = walls.get(edge_of(own, beside), -1)
                found[beside] = min(wall, found.get(beside, wall))
    return found


def meet(base: int, height: int, other_base: int, other_height: int, wall: int) -> bool:
    """Return whether two bodies on neighbouring spaces stand side by side, by levels and the wall between."""
    # rule: arena/engaged
    if base == other_base:
        return base + min(height, other_height) > wall
    lower = height if base < other_base else other_height
    return abs(base - other_base) < lower and min(base + height, other_base + other_height) > wall


def are_adjacent(table: Table, one: Figure, other: Figure) -> bool:
    """Return whether two figures stand side by side, so that levels and walls do not keep them apart."""
    # rule: arena/engaged
    return would_be_adjacent(table, one, one.spaces, other)


def would_be_adjacent(table: Table, one: Figure, spaces: Spaces, other: Figure) -> bool:
    """Return whether a figure on those spaces would stand beside another."""
    terrain = table.board.terrain
    near = around(terrain, other.spaces)
    for space in spaces:
        if space in near:
            height, other_height = card_of(table, one).height, card_of(table, other).height
            bases = terrain.top(spaces[0]), terrain.top(other.spaces[0])
            if meet(bases[0], height, bases[1], other_height, near[space]):
                return True
    return False


def are_enemies(table: Table, one: Figure, other: Figure) -> bool:
    return table.players[one.seat].team != table.players[other.seat].team


def enemies_of(table: Table, figure: Figure) -> tuple[Figure, ...]:
    return tuple(other for other in field(table) if are_enemies(table, figure, other))


def engaged_with(table: Table, figure: Figure) -> tuple[Figure, ...]:
    if table.figures.get(figure.id) == figure:
        return _engaged_with(table, figure.id)
    return tuple(other for other in beside(table, figure) if are_enemies(table, figure, other))


@remembered_standing
def _engaged_with(table: Table, number: int) -> tuple[Figure, ...]:
    # rule: arena/engaged
    figure = table.figures[number]
    return tuple(other for other in beside(table, figure) if are_enemies(table, figure, other))


def pairs_beside(table: Table) -> tuple[tuple[int, int], ...]:
    """Return the figures that stand side by side: each pair once, the smaller number first."""
    found: list[tuple[int, int]] = []
    for one in field(table):
        is_apart = around(table.board.terrain, one.spaces).keys().isdisjoint
        near = [other for other in field(table) if other.id > one.id and not is_apart(other.spaces)]
        found += [(one.id, other.id) for other in near if are_adjacent(table, one, other)]
    return tuple(found)


def beside(table: Table, figure: Figure) -> tuple[Figure, ...]:
    """Return all figures beside a figure, friends and enemies."""
    number, is_apart = figure.id, around(table.board.terrain, figure.spaces).keys().isdisjoint
    near = [other for other in field(table) if not is_apart(other.spaces) and other.id != number]
    return tuple([other for other in near if are_adjacent(table, figure, other)])

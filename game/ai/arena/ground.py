"""What a computer player of Arena knows of the bare ground: how far a figure walks to stand beside a space, and which
spaces look down on it. Figures do not count, so all of it is computed once for a battlefield (``worked_out``)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from game.geometry.hex_distance import distances_from
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, neighbours
from game.rules.arena.state.board import COMMON_HEIGHT, costs_from

#: Further than anybody walks.
FAR = 99

#: A number for each space of the battlefield, in the order of its columns.
Row = NDArray[np.intp]


def row_of(terrain: HexTerrain, key: object, costs: Mapping[Hex, int]) -> Row:
    """Return the costs of all spaces as one row of numbers, at most ``FAR``, which stands for unknown ones, too. It is
    kept under ``key``."""
    known: Row | None = terrain.worked_out.get((row_of, key))
    if known is None:
        found = [min(FAR, costs.get(place, FAR)) for place in terrain.by_place]
        known = terrain.worked_out[row_of, key] = np.array(found, dtype=np.intp)
    return known


def steps_to(terrain: HexTerrain, place: Hex) -> Mapping[Hex, int]:
    """Return the steps between a space and every other."""
    return distances_from(terrain, place)


def walks_from(terrain: HexTerrain, place: Hex) -> Mapping[Hex, int]:
    """Return what a common figure alone on the battlefield pays to walk from a space to each other."""
    known: dict[Hex, int] | None = terrain.worked_out.get((walks_from, place))
    if known is None:
        known = terrain.worked_out[walks_from, place] = costs_from(terrain, (place,))
    return known


def walks_within(terrain: HexTerrain, place: Hex, move: int, *, flies: bool) -> tuple[Hex, ...]:
    """Return the other spaces that a common figure alone on the battlefield, or one that flies, gets to within a
    move."""
    key = (walks_within, place, move, flies)
    known: tuple[Hex, ...] | None = terrain.worked_out.get(key)
    if known is None:
        costs = steps_to(terrain, place) if flies else walks_from(terrain, place)
        spaces = (there for there, cost in costs.items() if 0 < cost <= move and not terrain.by_place[there].pillar)
        known = terrain.worked_out[key] = tuple(spaces)
    return known


def blows_from(terrain: HexTerrain, place: Hex) -> Mapping[Hex, int]:
    """Return what a common figure pays to walk from a space until it stands beside each other space."""
    known: dict[Hex, int] | None = terrain.worked_out.get((blows_from, place))
    if known is None:
        known = {}
        for there, cost in walks_from(terrain, place).items():
            for near in neighbours(there):
                if cost < known.get(near, FAR) and _is_level(terrain, near, there):
                    known[near] = cost
        terrain.worked_out[blows_from, place] = known
    return known


def blows_to(terrain: HexTerrain, goal: Hex) -> Mapping[Hex, int]:
    """Return what a common figure pays to walk from each space until it stands beside a goal: worked out backwards from
    the goal, climbs taken as descents, so that one search serves every space."""
    known: dict[Hex, int] | None = terrain.worked_out.get((blows_to, goal))
    if known is None:
        known = {}
        for beside in neighbours(goal):
            if beside not in terrain.by_place or not _is_level(terrain, beside, goal):
                continue
            here = terrain.top(beside)
            for there, cost in walks_from(terrain, beside).items():
                cost += here - terrain.top(there)
                if cost < known.get(there, FAR):
                    known[there] = cost
        terrain.worked_out[blows_to, goal] = known
    return known


def _is_level(terrain: HexTerrain, one: Hex, other: Hex) -> bool:
    """Return whether figures of a common height on two neighbouring spaces stand beside each other."""
    columns = terrain.by_place.get(one), terrain.by_place.get(other)
    if columns[0] is None or columns[1] is None:
        return False
    return abs(columns[0].top - columns[1].top) < COMMON_HEIGHT


def overlook(terrain: HexTerrain, place: Hex) -> int:
    """Return how a blow at a space is best struck: 1 from above, 0 from its level, -1 if all spaces beside it are
    lower."""
    known: int | None = terrain.worked_out.get((overlook, place))
    if known is None:
        here = terrain.top(place)
        signs = [sign_of(terrain.top(one) - here) for one in neighbours(place) if _is_level(terrain, one, place)]
        known = terrain.worked_out[overlook, place] = max(signs, default=0)
    return known


def overlooks(terrain: HexTerrain) -> Row:
    """Return ``overlook`` of each space."""
    known: Row | None = terrain.worked_out.get(overlooks)
    if known is None:
        found = [overlook(terrain, place) for place in terrain.by_place]
        known = terrain.worked_out[overlooks] = np.array(found, dtype=np.intp)
    return known


def tops(terrain: HexTerrain) -> Row:
    """Return the level of each space."""
    known: Row | None = terrain.worked_out.get(tops)
    if known is None:
        known = terrain.worked_out[tops] = np.array([column.top for column in terrain.columns], dtype=np.intp)
    return known


def signs_from(terrain: HexTerrain, base: int) -> Row:
    """Return, for each space, whether who stands on that level is higher (1), level (0) or lower (-1)."""
    known: Row | None = terrain.worked_out.get((signs_from, base))
    if known is None:
        known = terrain.worked_out[signs_from, base] = np.sign(base - tops(terrain))
    return known


def footing(terrain: HexTerrain, place: Hex, sign: int) -> Hex | None:
    """Return a space beside a place that is higher (1), level (0) or lower (-1); None if there is none."""
    key = (footing, place, sign)
    if key not in terrain.worked_out:
        here = terrain.top(place)
        fitting = (
            one
            for one in neighbours(place)
            if _is_level(terrain, one, place) and sign_of(terrain.top(one) - here) == sign
        )
        terrain.worked_out[key] = next(fitting, None)
    found: Hex | None = terrain.worked_out[key]
    return found


def sign_of(difference: int) -> int:
    return (difference > 0) - (difference < 0)

"""How far apart hexes are: steps over spaces that exist, round the holes. Heights, walls and bodies do not count.

The straight count that ignores holes is ``hexes.steps_apart``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, neighbours


def distances_from(terrain: HexTerrain, place: Hex) -> Mapping[Hex, int]:
    """Return the steps from a place to every space that can be reached from it, itself at 0, nearest first.

    The mapping is shared between callers and cannot be written to. Empty for a place that is not a space."""
    known: Mapping[Hex, int] | None = terrain.worked_out.get((distances_from, place))
    if known is None:
        known = terrain.worked_out[distances_from, place] = MappingProxyType(_steps_from(terrain, place))
    return known


def _steps_from(terrain: HexTerrain, place: Hex) -> dict[Hex, int]:
    if place not in terrain.by_place:
        return {}
    steps = {place: 0}
    edge = [place]
    while edge:
        beyond = []
        for here in edge:
            for there in neighbours(here):
                if there in terrain.by_place and there not in steps:
                    steps[there] = steps[here] + 1
                    beyond.append(there)
        edge = beyond
    return steps


def distance(terrain: HexTerrain, a: Hex, b: Hex) -> int | None:
    """Return the steps of the shortest way between two spaces, None when there is none."""
    return distances_from(terrain, a).get(b)

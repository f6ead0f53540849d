"""What the ground does to a figure that ends its move there."""

from __future__ import annotations

from collections.abc import Iterable

from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex


def harm_of(terrain: HexTerrain, spaces: Iterable[Hex]) -> int:
    """Return the damage to a figure that ends its move on these spaces: the worst of what is under it."""
    # rule: arena/harmful_ground
    return max((terrain.harms.get(space, 0) for space in spaces), default=0)

"""A battlefield as the board of hexes needs to know it. It knows no rules."""

from __future__ import annotations

import msgspec

from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, Stagger
from game.ui.boards.hexes.map_look import MapLook


class Battlefield(msgspec.Struct, frozen=True):
    """The ground of a battlefield: its ``terrain``, the spaces of each starting zone, the ``scoring`` ones, how its map
    counts columns and rows, and how its map looks (None: as the program paints each level). ``owners`` are the seats
    that the zones belong to, -1 for none yet; None: a map, where each has the colour of its number."""

    terrain: HexTerrain
    starts: tuple[tuple[Hex, ...], ...] = ()
    scoring: tuple[Hex, ...] = ()
    stagger: Stagger = Stagger()
    map_look: MapLook | None = None
    owners: tuple[int, ...] | None = None

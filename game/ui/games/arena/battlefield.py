"""A battlefield of Arena as the board of hexes shows it, with the look that its map gives it."""

from __future__ import annotations

import math

import msgspec

from game.app.games.arena.tops import BattlefieldLook
from game.app.maps.picture import MapPicture
from game.app.maps.reading import path_of, read_map
from game.geometry.hex_grounds import GROUND_KINDS
from game.geometry.hexes import Stagger, from_axial
from game.rules.arena.state.board import Board
from game.tiled.hex_cells import HexCells
from game.ui.boards.hexes.battlefield import Battlefield
from game.ui.boards.hexes.map_look import MapLook, TopTileShown
from game.ui.boards.hexes.materials import Material

#: What each kind of ground is drawn with.
_MATERIALS = {kind.name: msgspec.convert(kind.materials, tuple[Material, ...]) for kind in GROUND_KINDS}


def battlefield_shown(board: Board) -> Battlefield:
    return Battlefield(board.terrain, board.starts, board.scoring, board.stagger, map_look_of(board))


def map_look_of(board: Board) -> MapLook | None:
    """Return how the map looks that a battlefield was read from; None without one, or when it has changed."""
    path = path_of(board.source)
    found = read_map(path) if path is not None else None
    look = found.look if found is not None else None
    if found is None or found.picture is None or not isinstance(look, BattlefieldLook):
        return None
    if found.board.terrain != board.terrain:
        return None
    tops = {
        place: tuple(TopTileShown(top.tile, top.at, top.opacity, top.is_ground) for top in here)
        for place, here in look.tops.items()
    }
    size = (found.picture.tile_width, found.picture.tile_height)
    made = {place: _MATERIALS[name] for place, name in look.grounds.items() if _MATERIALS.get(name)}
    return MapLook(made, tops, size, slant_of(found.picture, board.stagger))


def slant_of(picture: MapPicture, stagger: Stagger) -> float:
    """Return how far the first direction of a map's hexes is turned from the right, in degrees."""
    size = (picture.tile_width, picture.tile_height)
    hexes = HexCells((9, 9), size, picture.hex_side, stagger)
    down = hexes.middle(from_axial(stagger, (3, 2)))[1] - hexes.middle(from_axial(stagger, (2, 2)))[1]
    return 0.0 if abs(down) < 1 else math.copysign(30.0, down)

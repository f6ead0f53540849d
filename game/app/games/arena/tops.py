"""What a designer has painted on the spaces of a battlefield, for the eye only: ground in tiles of the map's own, and
tiles that mean nothing and decorate."""

from __future__ import annotations

import msgspec

from game.app.files import folders
from game.app.games.arena.battlefield import grounds_of
from game.app.games.arena.map_words import TILE
from game.app.maps.picture import MapPicture, TilePicture
from game.geometry.hexes import Hex, Stagger, to_axial
from game.tiled.cells import Cell
from game.tiled.hex_cells import hex_corner
from game.tiled.source import Source
from game.tiled.tilesets import Tile

#: The tileset that the window knows without its picture: its ground is painted afresh, in the light of the table.
_KNOWN = "tilesets/highlands.png"


class TopTile(msgspec.Struct, frozen=True):
    """A tile that lies on a space: ``at`` is where its picture's upper left lies from the upper left of the hex's box,
    both in pixels of the map. ``is_ground``: it is the space's ground, of which the top is shown."""

    tile: TilePicture
    at: tuple[float, float]
    opacity: float
    is_ground: bool


class BattlefieldLook(msgspec.Struct, frozen=True):
    """What a battlefield's map shows besides what the rules know: what each space is made of ("sand", "grass", "rock"
    or "water"), and tiles of the map's own on it."""

    grounds: dict[Hex, str]
    tops: dict[Hex, tuple[TopTile, ...]]


def look_of(source: Source, cells: list[dict[Cell, int]], picture: MapPicture) -> BattlefieldLook:
    return BattlefieldLook(grounds_of(source, cells), tops_of(source, cells, picture))


def tops_of(source: Source, cells: list[dict[Cell, int]], picture: MapPicture) -> dict[Hex, tuple[TopTile, ...]]:
    """Return the tiles to show on each space of a battlefield, the lowest first; only spaces that have any."""
    known = str(folders.program_folder() / "maps" / _KNOWN)
    stagger = Stagger(*source.stagger)  # type: ignore[arg-type]
    tops: dict[Cell, list[TopTile]] = {}
    for layer, here in zip(picture.layers, cells, strict=True):
        for shown in layer.tiles if layer.kind == "tiles" else ():
            tile = source.tiles[here[shown.cell]]
            is_ground = str(tile.properties.get("terrain", "none")) != "none"
            if is_ground:
                # What lay beneath, on lower levels, is out of sight.
                tops[shown.cell] = []
            if not layer.visible or (tile.image == known if is_ground else _means_something(tile)):
                continue
            left, top = hex_corner(source.tile_size, source.hex_side, source.stagger, shown.cell)
            found = TopTile(shown, (shown.x - left, shown.y - top), layer.opacity, is_ground)
            tops.setdefault(shown.cell, []).append(found)
    return {to_axial(stagger, *cell): tuple(found) for cell, found in sorted(tops.items()) if found}


def _means_something(tile: Tile) -> bool:
    """Return whether the program itself draws what the tile stands for."""
    empty = ("none", "0", "False", "false")
    return any(str(tile.properties.get(word.name, "none")) not in empty for word in TILE.words)

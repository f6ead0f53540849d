"""Clothing a bare plan in the dungeon tileset: floors of which no two neighbours are alike, walls whose edges and
corners fit their neighbours, shadows, inlays of start areas, torches.

The shipped maps were laid out this way, and boards without a map of their own (built of tiles, or written by hand) are
drawn this way. A plan is rows of signs, one a square:

    #  masonry          .  flagstones       ~  water                        A  stairs up to the north
    %  rock             ,  cave floor       -  bridge from west to east     V  stairs up to the south
    I  pillar           =  gallery floor    ^  rubble                       >  stairs up to the east
    +  balustrade                           :  rubble in a cave             <  stairs up to the west
"""

from __future__ import annotations

from collections.abc import Iterable

from game.app.files import folders
from game.app.games.skirmish.dungeon_tiles import (
    BLOBS,
    CAVES,
    COLUMNS,
    FLOORS,
    GALLERIES,
    NAMES,
    NUMBERS,
    ROCK_KINDS,
    RUBBLE,
    SIZE,
    TILESET,
    WALL_KINDS,
    WAYS,
    E,
    N,
    S,
    W,
    without_idle_corners,
)
from game.app.maps.picture import LayerPicture, MapPicture, TilePicture
from game.geometry.terrain import DIFFICULT, FLOOR, TERRAINS, WALL, Terrain
from game.rules.skirmish.state.board import Board
from game.tiled.cells import Cell

Tiles = dict[Cell, str]

_MASS = "#%"
_STAIRS = {"A": "stairs_n", ">": "stairs_e", "V": "stairs_s", "<": "stairs_w"}
#: The layers of a dressed plan, lowest first.
LAYERS = ("Ground", "Water", "Start areas", "Dressing", "Rubble", "Shadows", "Walls", "Lights")


def tile_layers(plan: tuple[str, ...], starts: Iterable[Iterable[Cell]] = (), seed: int = 1) -> dict[str, Tiles]:
    """Return the tiles of each layer, by name, for a plan; the same for the same plan and seed."""
    layers: dict[str, Tiles] = {name: {} for name in LAYERS}
    cells = [(x, y) for y, row in enumerate(plan) for x in range(len(row))]
    for cell in cells:
        sign = plan[cell[1]][cell[0]]
        layers["Ground"][cell] = _ground(plan, cell, sign, seed, layers["Ground"])
        _raise_walls(plan, cell, sign, seed, layers)
        if sign in "~-":
            layers["Water"][cell] = f"water_{_sides(plan, cell, '~-')}"
        if sign == "-":
            beside = _sides(plan, cell, "-")
            layers["Dressing"][cell] = f"bridge_{(beside & 1) + 2 * (beside >> 2 & 1)}"
        if sign in "^:":
            kind = "rubble" if sign == "^" else "cave_rubble"
            layers["Rubble"][cell] = f"{kind}_{_lot(cell, seed + 3) % RUBBLE}"
    for side, area in enumerate(starts, 1):
        squares = set(area)
        for x, y in sorted(squares):
            mask = sum(
                bit for bit, at in ((1, (x, y - 1)), (2, (x + 1, y)), (4, (x, y + 1)), (8, (x - 1, y))) if at in squares
            )
            layers["Start areas"][x, y] = f"start_{side}_{mask}"
    _scatter(plan, cells, seed, layers)
    _hang_torches(plan, cells, seed, layers)
    return layers


def _lot(cell: Cell, seed: int) -> int:
    """Return a number drawn for a square: the same each time, and unlike its neighbours'."""
    mixed = (cell[0] * 73856093) ^ (cell[1] * 19349663) ^ (seed * 83492791)
    mixed = (mixed ^ (mixed >> 13)) * 1274126177 & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) & 0x7FFFFFFF


def _ground(plan: tuple[str, ...], cell: Cell, sign: str, seed: int, laid: Tiles) -> str:
    """Return what lies under everything: another variant than to the left, above and diagonally above."""
    if sign in _STAIRS:
        return _STAIRS[sign]
    family, count = "floor", FLOORS
    around = "".join(_sign(plan, cell, way) for way in WAYS.values())
    if sign in ",:%~-" or (sign in "#" and "," in around and "." not in around):
        family, count = "cave", CAVES
    elif sign in "=+" or (sign == "#" and "=" in around and "." not in around):
        family, count = "gallery", GALLERIES
    x, y = cell
    near = {laid.get(at) for at in ((x - 1, y), (x, y - 1), (x - 1, y - 1), (x + 1, y - 1))}
    first = _lot(cell, seed)
    for step in range(count):
        name = f"{family}_{(first + step) % count}"
        if name not in near:
            return name
    return f"{family}_0"


def _sign(plan: tuple[str, ...], cell: Cell, way: Cell) -> str:
    """Return the sign of a neighbour; beyond the plan its border goes on."""
    x, y = cell[0] + way[0], cell[1] + way[1]
    return plan[min(max(y, 0), len(plan) - 1)][min(max(x, 0), len(plan[0]) - 1)]


def _sides(plan: tuple[str, ...], cell: Cell, signs: str) -> int:
    """Return on which sides (N 1, E 2, S 4, W 8) a neighbour of these signs lies."""
    ways = ((1, WAYS[N]), (2, WAYS[E]), (4, WAYS[S]), (8, WAYS[W]))
    return sum(bit for bit, way in ways if _sign(plan, cell, way) in signs)


def _raise_walls(plan: tuple[str, ...], cell: Cell, sign: str, seed: int, layers: dict[str, Tiles]) -> None:
    walls = layers["Walls"]
    if sign in _MASS:
        mask = without_idle_corners(sum(bit for bit, way in WAYS.items() if _sign(plan, cell, way) in _MASS))
        assert mask in BLOBS
        kind, kinds = ("wall", WALL_KINDS) if sign == "#" else ("rock", ROCK_KINDS)
        walls[cell] = f"{kind}_{_lot(cell, seed + 1) % kinds}_{mask}"
        return
    if sign == "+":
        walls[cell] = f"rail_{_sides(plan, cell, '+#')}"
        if _sign(plan, cell, WAYS[S]) not in "+=#AV<>":
            layers["Dressing"][cell] = "ledge"
    elif sign == "I":
        walls[cell] = "pillar"
    ways = ((1, (0, -1)), (2, (-1, 0)), (4, (-1, -1)))
    high = _MASS if sign in "+=AV<>" else _MASS + "+"
    mask = sum(bit for bit, way in ways if _sign(plan, cell, way) in high)
    if mask:
        layers["Shadows"][cell] = f"shadow_{mask}"


_SCATTERED = ("moss_0", "moss_1", "bones_0", "bones_1", "blood_0", "blood_1", "pillar_base")


def _scatter(plan: tuple[str, ...], cells: list[Cell], seed: int, layers: dict[str, Tiles]) -> None:
    """Scatter a little moss by the walls, bones and stains here and there; nothing where it would hide a sign."""
    for cell in cells:
        taken = any(cell in layers[name] for name in ("Water", "Start areas", "Rubble", "Walls", "Dressing"))
        sign = plan[cell[1]][cell[0]]
        if taken or sign not in ".,":
            continue
        lot = _lot(cell, seed + 2) % 1000
        beside_wall = cell in layers["Shadows"]
        if beside_wall and lot < 90:
            layers["Dressing"][cell] = _SCATTERED[lot % 2]
        elif beside_wall and sign == "," and lot < 260:
            layers["Dressing"][cell] = f"crystals_{lot % 2}"
        elif lot < 24:
            layers["Dressing"][cell] = _SCATTERED[2 + lot % 4]
        elif lot < 30 and sign == ".":
            layers["Dressing"][cell] = "pillar_base"


def _hang_torches(plan: tuple[str, ...], cells: list[Cell], seed: int, layers: dict[str, Tiles]) -> None:
    """Hang torches on faces of masonry, some squares apart, and lay their light on the ground before them."""
    lights = layers["Lights"]
    for x, y in cells:
        if (
            y + 1 == len(plan)
            or plan[y][x] != "#"
            or any(_sign(plan, (x + i, y), (0, 1)) not in ".,=^" for i in (-1, 0, 1))
        ):
            continue
        if any(lights.get((x - i, y + j)) == "torch" for i in range(1, 6) for j in (-1, 0, 1)):
            continue
        if _lot((x, y), seed + 4) % 3 == 0:
            continue
        lights[x, y] = "torch"
        for part in range(6):
            at = x - 1 + part % 3, y + 1 + part // 3
            if at[1] < len(plan) and 0 <= at[0] < len(plan[0]) and plan[at[1]][at[0]] not in _MASS and at not in lights:
                lights[at] = f"glow_{part}"


#: The signs of plans for the kinds of ground that the tileset has tiles for; any other is floor in its own tint.
_PLANNED = {FLOOR.sign: ".", WALL.sign: "#", DIFFICULT.sign: "^"}


def picture_of_board(board: Board) -> MapPicture:
    """Return a picture for a board that has no map of its own, from its terrain alone."""
    plan = tuple("".join(_PLANNED.get(sign, ".") for sign in row) for row in board.grid.rows)
    layers = tile_layers(plan, board.starts)
    tinted = {
        terrain: {cell: layers["Ground"][cell] for cell in board.grid.cells() if board.grid.terrain(cell) == terrain}
        for terrain in TERRAINS
        if terrain.sign not in _PLANNED
    }
    return _picture(board, layers, {terrain: tiles for terrain, tiles in tinted.items() if tiles})


def _picture(board: Board, layers: dict[str, Tiles], tinted: dict[Terrain, Tiles]) -> MapPicture:
    drawn = []
    for name, tiles in layers.items():
        drawn.append(_layer(name, tiles, "#ffffff"))
        if name == "Ground":
            drawn.extend(_layer(terrain.title, here, terrain.tint) for terrain, here in tinted.items())
    width, height = board.grid.width, board.grid.height
    return MapPicture(
        "orthogonal", width, height, SIZE, SIZE, width * SIZE, height * SIZE, background="", layers=tuple(drawn)
    )


def _layer(name: str, tiles: Tiles, tint: str) -> LayerPicture:
    image = str((folders.program_folder() / "maps" / TILESET).with_suffix(".png"))
    here = tuple(
        TilePicture(cell, cell[0] * SIZE, cell[1] * SIZE, image, _rect(NUMBERS[tile]), SIZE, SIZE)
        for cell, tile in sorted(tiles.items(), key=lambda entry: (entry[0][1], entry[0][0]))
    )
    red, green, blue = bytes.fromhex(tint.lstrip("#"))
    colour = (red, green, blue, 255)
    return LayerPicture("tiles", name, visible=True, opacity=1.0, offset=(0, 0), tint=colour, tiles=here)


def _rect(number: int) -> tuple[int, int, int, int]:
    assert number < len(NAMES)
    return number % COLUMNS * SIZE, number // COLUMNS * SIZE, SIZE, SIZE

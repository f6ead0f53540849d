"""The tiles of the dungeon tileset by name: in which order they lie in its picture, and what they mean on a board.

``maps/tilesets/draw_dungeon.py`` draws them, ``tiling`` chooses among them.
"""

from __future__ import annotations

#: Pixels along a side of a tile, tiles in a row of the picture.
SIZE, COLUMNS = 64, 16

#: Neighbours as bits, clockwise from the north: N, NE, E, SE, S, SW, W, NW.
N, NE, E, SE, S, SW, W, NW = (1 << bit for bit in range(8))
#: The way to the neighbour of each bit.
WAYS = {N: (0, -1), NE: (1, -1), E: (1, 0), SE: (1, 1), S: (0, 1), SW: (-1, 1), W: (-1, 0), NW: (-1, -1)}


def without_idle_corners(mask: int) -> int:
    """Drop corners that change nothing, where the two sides beside them differ: 47 masks of 256 are left."""
    for corner, sides in ((NE, N | E), (SE, S | E), (SW, S | W), (NW, N | W)):
        if mask & sides != sides:
            mask &= ~corner
    return mask


#: The 47 shapes of a square in a mass, by its neighbours of the same mass.
BLOBS = tuple(sorted({without_idle_corners(mask) for mask in range(256)}))
#: The 16 shapes by the four sides only, with N, E, S, W as bits 1, 2, 4, 8.
EDGES = tuple(range(16))
#: What a wall casts a shadow from on to a square: N 1, W 2, NW 4.
SHADOWS = tuple(range(1, 8))

FLOORS, GALLERIES, CAVES, RUBBLE, WALL_KINDS, ROCK_KINDS = 24, 8, 16, 6, 2, 2


def _names() -> tuple[str, ...]:
    names = [f"floor_{i}" for i in range(FLOORS)]
    names += [f"gallery_{i}" for i in range(GALLERIES)]
    names += [f"cave_{i}" for i in range(CAVES)]
    names += [f"rubble_{i}" for i in range(RUBBLE)] + [f"cave_rubble_{i}" for i in range(RUBBLE)]
    names += [f"stairs_{way}" for way in "nesw"]
    names += [f"water_{mask}" for mask in EDGES] + [f"bridge_{mask}" for mask in range(4)]
    names += [f"wall_{kind}_{mask}" for kind in range(WALL_KINDS) for mask in BLOBS]
    names += [f"rock_{kind}_{mask}" for kind in range(ROCK_KINDS) for mask in BLOBS]
    names += [f"rail_{mask}" for mask in EDGES]
    names += [f"shadow_{mask}" for mask in SHADOWS]
    names += [f"start_{side}_{mask}" for side in (1, 2) for mask in EDGES]
    names += [f"rug_{i}" for i in range(9)] + [f"glow_{i}" for i in range(6)]
    names += ["torch", "pillar", "pillar_base", "chest", "ledge"]
    names += [f"{kind}_{i}" for kind in ("blood", "bones", "moss", "crystals") for i in range(2)]
    return tuple(names)


NAMES = _names()
NUMBERS = {name: number for number, name in enumerate(NAMES)}

#: The file, from the folder of the maps.
TILESET = "tilesets/dungeon.tsx"

_TERRAIN = {
    "floor": "floor",
    "gallery": "floor",
    "cave": "floor",
    "bridge": "floor",
    "rubble": "difficult",
    "cave_rubble": "difficult",
    "stairs": "difficult",
    "water": "difficult",
    "wall": "wall",
    "rock": "wall",
    "rail": "wall",
    "pillar": "wall",
    "pillar_base": "none",
}


def terrain_of(name: str) -> str:
    """Return the terrain of a tile, "none" for what only decorates."""
    family = name.rstrip("_0123456789")
    return _TERRAIN.get(family) or _TERRAIN.get(family.split("_")[0], "none")


def start_of(name: str) -> str:
    """Return the side whose start area the tile marks: "1", "2" or "none"."""
    return name.split("_")[1] if name.startswith("start_") else "none"

"""Kinds of ground on boards of squares: one row each. Movement, sight, maps, drawings and words follow from the row."""

from __future__ import annotations

import msgspec


class Terrain(msgspec.Struct, frozen=True):
    """A kind of ground. Boards are written with its ``sign``; maps call it by its ``name``, sentences by its ``title``.
    A step into it costs 1 or 2 (``cost``); nobody may enter it unless a body ``may_stand`` there; lines of sight end at
    ground that ``blocks_sight``. ``tint`` is its colour, "#rrggbb", where it has no picture of its own."""

    name: str
    sign: str
    title: str
    tint: str
    cost: int = 1
    may_stand: bool = True
    blocks_sight: bool = False


FLOOR = Terrain("floor", ".", "Floor", "#8d8270")
WALL = Terrain("wall", "#", "Wall", "#3b3634", may_stand=False, blocks_sight=True)
DIFFICULT = Terrain("difficult", "^", "Difficult ground", "#6f6250", cost=2)

#: Every kind, in the order in which maps list them.
TERRAINS = (FLOOR, WALL, DIFFICULT)
BY_SIGN = {terrain.sign: terrain for terrain in TERRAINS}

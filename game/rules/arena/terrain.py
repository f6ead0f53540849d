"""Kinds of ground on battlefields: one row each. Maps call them by their names; rules ask only for water."""

from __future__ import annotations

import msgspec


class GroundKind(msgspec.Struct, frozen=True):
    """A kind of ground. ``is_water``: its space lies a level lower, and whoever enters it ends the move
    (rule: arena/water). ``materials`` are what it is drawn with, from the lowest level up to those above the last;
    without any it looks as its level does."""

    name: str
    materials: tuple[str, ...] = ()
    is_water: bool = False


#: Every kind, in the order in which maps list them.
GROUND_KINDS = (
    GroundKind("sand", ("sand", "sand", "sand", "earth")),
    GroundKind("grass", ("grass", "grass", "heath")),
    GroundKind("rock", ("rock", "rock", "rock", "rock", "crag")),
    GroundKind("water", is_water=True),
)
WATER_NAMES = frozenset(kind.name for kind in GROUND_KINDS if kind.is_water)

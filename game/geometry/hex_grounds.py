"""Kinds of ground on boards of hexes: one row each. Rules, sight, maps, positions, symmetry, computer players, drawings
and words follow from the row."""

from __future__ import annotations

import msgspec


class GroundKind(msgspec.Struct, frozen=True):
    """A kind of ground. Maps and positions call it by its ``name``.

    Rules: its spaces lie ``sinks`` levels below their print; a step into one costs ``slows`` more; entering it ends the
    move where it ``stops``; nobody is hurt by a fall onto ``soft`` ground; and whoever ends a move on it takes
    ``hurts`` damage. A row that says none of this matters to the eye only.

    Looks: ``materials`` are what it is drawn with, from the lowest level up to those above the last; without any it
    looks as its level does, or as moving water where it ``flows``. ``tone`` is its colour on plain pictures, "": that
    of its level.

    ``words`` are said of such a space; {level} is the level that a figure stands on there."""

    name: str
    materials: tuple[str, ...] = ()
    sinks: int = 0
    slows: int = 0
    stops: bool = False
    soft: bool = False
    hurts: int = 0
    flows: bool = False
    tone: str = ""
    words: str = ""

    @property
    def matters(self) -> bool:
        """Return whether rules ask for it."""
        return bool(self.sinks or self.slows or self.stops or self.soft or self.hurts)


#: Ground about which there is nothing to say: a space that names none.
LAND = GroundKind("")
#: Every kind, in the order in which maps list them.
GROUND_KINDS = (
    GroundKind("sand", ("sand", "sand", "sand", "earth")),
    GroundKind("grass", ("grass", "grass", "heath")),
    GroundKind("rock", ("rock", "rock", "rock", "rock", "crag")),
    GroundKind(
        "water",
        sinks=1,
        stops=True,
        soft=True,
        flows=True,
        tone="#35637a",
        words="Water, on level {level}: entering it ends the move.",
    ),
)
BY_NAME = {kind.name: kind for kind in (LAND, *GROUND_KINDS)}


def ground_that_matters(name: str) -> str:
    """Return the name of a kind that rules ask for; "" for any other word of a map."""
    return name if BY_NAME.get(name, LAND).matters else ""

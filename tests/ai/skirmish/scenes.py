"""Scenes of Skirmish as a computer player judges them."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.skirmish.scene import Scene as Judged
from game.ai.skirmish.threats import ThreatMaps
from game.geometry.square_masks import masks_of
from game.geometry.squares import Cell
from game.rules.skirmish.state.table import Creature
from tests.rules.skirmish.scene import Scene

#: A hall with a short wall in its middle.
WALLED = ("............",) * 3 + (".....###....",) + ("............",) * 3


def judged(scene: Scene, seat: int = 0, **changes: object) -> Judged:
    """Return a seat's judgement of a scene, some fields of its table changed."""
    return Judged(replace(scene.table(), **changes), seat, ThreatMaps())


def struck_on(judge: Judged, foe: int) -> set[Cell]:
    """Return the squares beside which a foe can come."""
    zones = dict(zip((each.id for each in judge.foes), judge.zones(0), strict=True))
    return squares_in(judge, zones[foe].near)


def squares_in(judge: Judged, squares: int) -> set[Cell]:
    grid = judge.table.board.grid
    return {cell for cell in grid.cells() if masks_of(grid).holds(squares, cell)}


def at(judge: Judged, number: int, cell: Cell, *, tapped: bool = False) -> Creature:
    """Return a creature as it would stand elsewhere."""
    return replace(judge.table.creatures[number], cell=cell, tapped=tapped)

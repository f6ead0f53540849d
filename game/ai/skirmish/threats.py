"""Where each foe of a side can strike in its next turn, as a map of squares, made with the rules' own reach."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.ai.skirmish.values import shot_reach
from game.geometry.distance import steps_from
from game.geometry.sight import sight_table
from game.geometry.square_masks import masks_of
from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.movement import reach_by_speed
from game.rules.skirmish.state.table import Creature, Table
from game.rules.skirmish.stats import card_of, is_rooted, size_of, squares_of

#: The most maps that are kept.
_MOST_KEPT = 4000


class Zone(msgspec.Struct, frozen=True):
    """Where a foe can strike next, as sets of squares (``geometry.square_masks``): ``near`` in melee, ``far`` by a shot
    or power (None: it has none)."""

    near: int
    far: int | None


class ThreatMaps:
    """Keeps the maps of recent positions. A map depends only on where everybody stands."""

    def __init__(self) -> None:
        self._known: dict[object, Zone] = {}
        #: The damage of blows that depends on the two cards alone, kept here by ``scene.py``.
        self.blows: dict[object, int] = {}

    def zones(self, table: Table, foes: Sequence[Creature], mover: int) -> tuple[Zone, ...]:
        """Return where each foe can strike if creature ``mover`` (0: nobody) is taken off the board."""
        others = {number: creature for number, creature in table.creatures.items() if number != mover}
        sides = table.players
        bodies = [(each.cell, each.key, sides[each.seat].side) for each in others.values()]
        without = None
        zones = []
        for foe in foes:
            held = bool(foe.attached) and is_rooted(table, foe)
            key = (table.board.grid, foe.key, foe.cell, held, _around(foe, bodies))
            zone = self._known.get(key)
            if zone is None:
                if without is None:
                    without = replace(table, creatures=others, turn=replace(table.turn, activation=None))
                if len(self._known) >= _MOST_KEPT:
                    self._known.clear()
                zone = self._known[key] = _zone(without, foe)
            zones.append(zone)
        return tuple(zones)


def _around(foe: Creature, bodies: list[tuple[Cell, str, int]]) -> tuple[object, ...]:
    """Return the creatures near enough to be in a foe's way."""
    x, y = foe.cell
    far = card_of(foe).speed + 2
    return tuple([body for body in bodies if abs(body[0][0] - x) <= far and abs(body[0][1] - y) <= far])


def _zone(table: Table, foe: Creature) -> Zone:
    grid, size = table.board.grid, size_of(foe)
    places = [foe.cell, *reach_by_speed(table, foe).costs]
    masks = masks_of(grid)
    near = masks.grown(masks.filled(masks.of(places), size))
    return Zone(near, _far(grid, foe, places, size))


def _far(grid: SquareGrid, foe: Creature, places: list[Cell], size: int) -> int | None:
    """Return the squares in sight of where it may stand, within its power's reach of where it may get."""
    far = shot_reach(card_of(foe))
    if not far:
        return None
    columns, rows = zip(*places, strict=True)
    seen = sight_table(grid, size)[list(rows), list(columns)].max(axis=0)
    steps = steps_from(grid, squares_of(foe))
    walks = card_of(foe).speed if len(places) > 1 else 0
    return masks_of(grid).of_array((seen > 0) & (steps >= 0) & (steps <= far + walks))

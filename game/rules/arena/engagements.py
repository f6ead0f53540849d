"""Where the figures of a side are engaged, and with whom: the enemies stand still while a side moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import lru_cache

from game.geometry.hex_sight import Body
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hex_walks import Footprints
from game.geometry.hexes import Hex
from game.rules.arena.standing import Spaces, around, bodies_of, meet
from game.rules.arena.state.table import Table, field, remembered_standing

_NOBODY: frozenset[int] = frozenset()
#: Somebody beside a space: the number, base and height, and the top of the wall between.
_Beside = tuple[int, int, int, int]


class Engagements:
    """The enemies of a side, and who of them would be engaged with a figure of the side on any spaces."""

    def __init__(self, terrain: HexTerrain, enemies: tuple[Body, ...]) -> None:
        self._terrain = terrain
        self._known: dict[tuple[Spaces, int], frozenset[int]] = {}
        self._held: dict[tuple[int, int], _Held] = {}
        self._beside: dict[Hex, list[_Beside]] = {}
        #: The spaces that the enemies fill.
        self.filled = frozenset([space for enemy in enemies for space in enemy.spaces])
        for enemy in enemies:
            for space, wall in around(terrain, enemy.spaces).items():
                self._beside.setdefault(space, []).append((enemy.piece, enemy.base, enemy.height, wall))

    @property
    def spaces(self) -> Set[Hex]:
        """Return the spaces beside enemies: nobody is engaged anywhere else."""
        return self._beside.keys()

    def at(self, spaces: Spaces, height: int) -> frozenset[int]:
        """Return the enemies that a figure of a height would be engaged with on those spaces."""
        # rule: arena/engaged
        known = self._known.get((spaces, height))
        if known is None:
            known = _met(self._terrain, self._beside, spaces, height)
            self._known[spaces, height] = known
        return known

    def held(self, prints: Footprints, height: int) -> Mapping[int, frozenset[int]]:
        """Return, by the numbers of places, the enemies that a figure of a height would be engaged with there."""
        key = len(prints.places[0]), height
        known = self._held.get(key)
        if known is None:
            # Not by ``at``: a circle of the two would not go with them.
            known = self._held[key] = _Held(self._terrain, self._beside, prints.places, height)
        return known


def _met(terrain: HexTerrain, besides: Mapping[Hex, list[_Beside]], spaces: Spaces, height: int) -> frozenset[int]:
    """Return who of those that stand beside spaces would be engaged with a figure of a height there."""
    if besides.keys().isdisjoint(spaces):
        return _NOBODY
    base = terrain.top(spaces[0])
    return frozenset(
        [
            enemy
            for space in spaces
            for enemy, enemy_base, enemy_height, wall in besides.get(space, ())
            if meet(base, height, enemy_base, enemy_height, wall)
        ]
    )


class _Held(dict[int, frozenset[int]]):
    """The enemies by places, each asked about when it is first looked up."""

    def __init__(
        self, terrain: HexTerrain, besides: Mapping[Hex, list[_Beside]], places: Sequence[Spaces], height: int
    ) -> None:
        super().__init__()
        self._terrain, self._besides, self._places, self._height = terrain, besides, places, height

    def __missing__(self, number: int) -> frozenset[int]:
        found = self[number] = _met(self._terrain, self._besides, self._places[number], self._height)
        return found


@remembered_standing
def engagements_of(table: Table, team: int) -> Engagements:
    teams = [player.team for player in table.players]
    standing = zip(field(table), bodies_of(table), strict=True)
    enemies = tuple([body for one, body in standing if teams[one.seat] != team])
    return _engagements(table.board.terrain.first, enemies)


# A few for each side, as figures come and go between its moves.
@lru_cache(maxsize=32)
def _engagements(terrain: HexTerrain, enemies: tuple[Body, ...]) -> Engagements:
    return Engagements(terrain, enemies)

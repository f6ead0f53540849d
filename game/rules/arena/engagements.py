"""Where the figures of a side are engaged, and with whom: the enemies stand still while a side moves."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache

from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex
from game.rules.arena.standing import Spaces, around, card_of, meet
from game.rules.arena.state.table import Table, field, remembered_standing

_NOBODY: frozenset[int] = frozenset()
#: A figure as far as engagements care: its number, its spaces and its height.
_Standing = tuple[int, Spaces, int]


class Engagements:
    """The enemies of a side, and who of them would be engaged with a figure of the side on any spaces."""

    def __init__(self, terrain: HexTerrain, enemies: tuple[_Standing, ...]) -> None:
        self._terrain = terrain
        self._known: dict[tuple[Spaces, int], frozenset[int]] = {}
        # For each space beside enemies: whose they are, with base, height and the wall between.
        self._beside: dict[Hex, list[tuple[int, int, int, int]]] = {}
        for number, spaces, height in enemies:
            for space, wall in around(terrain, spaces).items():
                self._beside.setdefault(space, []).append((number, terrain.top(spaces[0]), height, wall))

    @property
    def spaces(self) -> Set[Hex]:
        """The spaces beside enemies: nobody is engaged anywhere else."""
        return self._beside.keys()

    def at(self, spaces: Spaces, height: int) -> frozenset[int]:
        """The enemies that a figure of a height would be engaged with on those spaces."""
        # rule: arena/engaged
        known = self._known.get((spaces, height))
        if known is None:
            known = _NOBODY if self.spaces.isdisjoint(spaces) else frozenset(self._met(spaces, height))
            self._known[spaces, height] = known
        return known

    def _met(self, spaces: Spaces, height: int) -> Iterator[int]:
        base = self._terrain.top(spaces[0])
        for space in spaces:
            for enemy, enemy_base, enemy_height, wall in self._beside.get(space, ()):
                if meet(base, height, enemy_base, enemy_height, wall):
                    yield enemy


@remembered_standing
def engagements_of(table: Table, team: int) -> Engagements:
    """The engagements of a team."""
    enemies = (other for other in field(table) if table.players[other.seat].team != team)
    standing = tuple((enemy.id, enemy.spaces, card_of(table, enemy).height) for enemy in enemies)
    return _engagements(table.board.terrain.first, standing)


# A few for each side, as figures come and go between its moves.
@lru_cache(maxsize=32)
def _engagements(terrain: HexTerrain, enemies: tuple[_Standing, ...]) -> Engagements:
    return Engagements(terrain, enemies)

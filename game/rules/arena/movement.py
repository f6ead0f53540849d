"""Where a figure can move to: what each step costs, what stops it, what it leaves, where it falls.

A figure's place is the tuple of its spaces, the front first. A step takes the front to a neighbouring space; the back
of a double-space figure follows into the space that the front left. Turning round is a step that costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.core.refusals import Refusal
from game.geometry.hex_reach import Step, Ways, ways
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, edge_of, neighbours
from game.rules.arena.standing import Spaces, around, card_of, enemies_of, engaged_with, meet
from game.rules.arena.stats import is_sure_footed, trait_of
from game.rules.arena.table import Figure, Table, field
from game.rules.arena.traits import Flying, PhantomWalk

_NOBODY: frozenset[int] = frozenset()


class Gait(msgspec.Struct, frozen=True):
    """How a figure moves: everything about it that the steps depend on."""

    height: int
    flies: bool
    ghostly: bool
    charges: bool
    sure_footed: bool
    unharried: bool


def gait_of(table: Table, figure: Figure) -> Gait:
    """How a figure moves now."""
    card = card_of(table, figure)
    ghostly = trait_of(card, PhantomWalk) is not None
    charges = any(one.what == "charge" and one.army == figure.army for one in table.lasting)
    return Gait(
        card.height,
        trait_of(card, Flying) is not None,
        ghostly,
        charges,
        is_sure_footed(table, figure),
        ghostly or figure.army in table.turn.sheltered,
    )


_Ground = dict[Hex, tuple[tuple[Hex, int, int], ...]]


def _ground(terrain: HexTerrain, gait: Gait) -> _Ground:
    """The steps on an empty battlefield, worked out once a gait."""
    known: _Ground | None = terrain.worked_out.get(gait)
    if known is None:
        known = terrain.worked_out[gait] = _steps_on(terrain, gait)
    return known


def _steps_on(terrain: HexTerrain, gait: Gait) -> _Ground:
    """For each space the spaces beside it that a figure can step to on an empty battlefield, with the cost of the step
    and the levels that it falls (0: no fall)."""
    found = {}
    for place in terrain.by_place:
        beside = []
        for to in neighbours(place):
            if why_no_ground(terrain, gait, place, to) is None:
                beside.append((to, _cost(terrain, gait, place, to), _fall(terrain, gait, place, to)))
        found[place] = tuple(beside)
    return found


def why_no_ground(terrain: HexTerrain, gait: Gait, front: Hex, to: Hex) -> Refusal | None:
    """Why the ground keeps a front from going on to a neighbouring space."""
    column = terrain.by_place.get(to)
    if column is None:
        return Refusal("no_space", "arena/movement", "There is no space.", cells=(to,))
    if gait.flies:
        return None
    if column.pillar:
        return Refusal("ruin", "arena/ruins", "A ruin fills that space.", cells=(to,))
    if edge_of(front, to) in terrain.wall_tops:
        return Refusal("ruin", "arena/ruins", "A ruin's wall is in the way.", cells=(front, to))
    if column.top - terrain.top(front) >= gait.height:
        return Refusal("height_limit", "arena/height_limit", "That is too high to climb at once.", cells=(to,))
    return None


def _cost(terrain: HexTerrain, gait: Gait, front: Hex, to: Hex) -> int:
    """What a step of the front costs: one, and one for each level climbed."""
    # rule: arena/moving_up
    if gait.flies or gait.sure_footed:
        return 1
    return 1 + max(0, terrain.top(to) - terrain.top(front))


def _fall(terrain: HexTerrain, gait: Gait, front: Hex, to: Hex) -> int:
    """The levels that a step falls; 0 when it is no fall."""
    # rule: arena/falling
    drop = terrain.top(front) - terrain.top(to)
    if gait.flies or drop < gait.height or terrain.by_place[to].water:
        return 0
    return drop


class Crossing:
    """The ways of one figure over one table: the search and the walk ask it the same questions."""

    def __init__(self, table: Table, figure: Figure) -> None:
        self.table = table
        self.figure = figure
        self.gait = gait_of(table, figure)
        self.terrain = table.board.terrain
        # A figure on its way may share a space with one that it passes.
        self.others = {space: other for other in field(table) if other.id != figure.id for space in other.spaces}
        self.enemies = enemies_of(table, figure)
        self.glyphs = {glyph.at for glyph in table.glyphs}
        self.started = frozenset(other.id for other in engaged_with(table, figure)) if figure.spaces else frozenset()
        self._ground = _ground(self.terrain, msgspec.structs.replace(self.gait, charges=False, unharried=False))
        #: For each space beside enemies, who they are, with base, height and the wall between: nobody is engaged
        #: anywhere else.
        self._contested: dict[Hex, list[tuple[int, int, int, int]]] = {}
        for other in self.enemies:
            base, height = self.terrain.top(other.spaces[0]), card_of(table, other).height
            for space, wall in around(self.terrain, other.spaces).items():
                self._contested.setdefault(space, []).append((other.id, base, height, wall))
        #: Spaces that end a move, or may: glyphs, and water for those that do not fly.
        self._stopping = self.glyphs if self.gait.flies else self.glyphs | self.terrain.waters
        self._near: dict[Spaces, frozenset[int]] = {}
        self._barred: dict[Hex, bool] = {}

    def engaged_at(self, spaces: Spaces) -> frozenset[int]:
        """The enemies that the figure would be engaged with on those spaces."""
        contested = self._contested
        if not any(space in contested for space in spaces):
            return _NOBODY
        if spaces not in self._near:
            base, height = self.terrain.top(spaces[0]), self.gait.height
            self._near[spaces] = frozenset(
                enemy
                for space in spaces
                for enemy, other_base, other_height, wall in contested.get(space, ())
                if meet(base, height, other_base, other_height, wall)
            )
        return self._near[spaces]

    def left_behind(self, origin: Spaces, to: Spaces) -> frozenset[int]:
        """The enemies whose engagement a step leaves."""
        # rule: arena/leaving_engagements
        if self.gait.unharried:
            return _NOBODY
        before = self.engaged_at(origin)
        if not before:
            return before
        if self.gait.flies:
            before &= self.started
        return before - self.engaged_at(to)

    def is_barred(self, space: Hex) -> bool:
        """Does somebody on the space keep the figure from passing?"""
        # rule: arena/passing
        other = self.others.get(space)
        if other is None or self.gait.flies or self.gait.ghostly:
            return False
        if space not in self._barred:
            foe = any(other.id == enemy.id for enemy in self.enemies)
            self._barred[space] = not self.gait.charges if foe else bool(engaged_with(self.table, other))
        return self._barred[space]

    def why_no_step(self, front: Hex, to: Hex) -> Refusal | None:
        """Why the front cannot go on to a neighbouring space."""
        ground = why_no_ground(self.terrain, self.gait, front, to)
        if ground is None and self.is_barred(to):
            return Refusal("passing", "arena/passing", "It cannot pass that figure.", (self.others[to].id,), (to,))
        return ground

    def cost(self, front: Hex, to: Hex) -> int:
        """What a step of the front costs."""
        return _cost(self.terrain, self.gait, front, to)

    def fall(self, front: Hex, to: Hex) -> int:
        """The levels that a step falls; 0 when it is no fall."""
        return _fall(self.terrain, self.gait, front, to)

    def stops(self, to: Spaces) -> bool:
        """Does entering those spaces end the move?"""
        # rule: arena/water
        if to[0] in self.glyphs:
            return True
        return not self.gait.flies and all(self.terrain.by_place[space].water for space in to)

    def why_no_end(self, to: Spaces) -> Refusal | None:
        """Why a move cannot end on those spaces."""
        # rule: arena/ending_a_move
        columns = [self.terrain.by_place[space] for space in to]
        for column in columns:
            if column.pillar:
                return Refusal("ruin", "arena/ruins", "No move ends on a ruin.", cells=(column.at,))
            if column.at in self.others:
                other = self.others[column.at]
                return Refusal("taken", "arena/ending_a_move", "No move ends on a figure.", (other.id,), (column.at,))
        if len(columns) > 1 and len({(column.top, column.water) for column in columns}) > 1:
            text = "A double-space figure ends on two spaces of one level."
            return Refusal("uneven", "arena/double_space", text, cells=to)
        return None

    def steps(self, spaces: Spaces) -> Iterator[Step]:
        """The steps from a place."""
        front = spaces[0]
        single = len(spaces) == 1
        if not single:
            # rule: arena/flipping
            yield Step((spaces[1], spaces[0]), 0)
        leaves = not self.gait.unharried and bool(self.engaged_at(spaces))
        for to, cost, levels in self._ground[front]:
            if (not single and to in spaces) or (to in self.others and self.is_barred(to)):
                continue
            after = (to,) if single else (to, front)
            stops = to in self._stopping and self.stops(after)
            if stops and self.why_no_end(after) is not None:
                continue
            risk = len(self.left_behind(spaces, after)) if leaves else 0
            yield Step(after, cost, risk + (levels > 0), stops)


class Reach:
    """Where a figure may end its move. ``best`` are the ways there, those that cannot be ended on left out."""

    def __init__(self, crossing: Crossing, found: Ways) -> None:
        self.crossing = crossing
        self.found = found
        self.places: tuple[Spaces, ...] = tuple(
            spaces for spaces in found if spaces != crossing.figure.spaces and crossing.why_no_end(spaces) is None
        )

    def __contains__(self, spaces: object) -> bool:
        return spaces in self.places

    def path(self, spaces: Spaces) -> tuple[Spaces, ...]:
        """The places on the way, the last one included."""
        return self.found.path(spaces)

    def cost(self, spaces: Spaces) -> int:
        """What the way costs."""
        return self.found[spaces].cost

    def risk(self, spaces: Spaces) -> int:
        """How many dice are rolled on the way: engagements left, and falls."""
        return self.found[spaces].risk


_known: list[tuple[Table, int, int, Reach]] = []


def reach_of(table: Table, figure: Figure, budget: int) -> Reach:
    """Where a figure may move with that many spaces."""
    for known, number, spaces, reach in _known:
        if known is table and number == figure.id and spaces == budget:
            return reach
    crossing = Crossing(table, figure)
    reach = Reach(crossing, ways(figure.spaces, crossing.steps, budget))
    _known.insert(0, (table, figure.id, budget, reach))
    del _known[12:]
    return reach


def why_not_to(table: Table, figure: Figure, to: Spaces, budget: int) -> Refusal | None:
    """Why a figure cannot move to those spaces with that many spaces left."""
    reach = reach_of(table, figure, budget)
    if to in reach.found and to != figure.spaces:
        return reach.crossing.why_no_end(to)
    places = reach.crossing.terrain.by_place
    if len(to) != len(figure.spaces) or any(space not in places for space in to):
        return Refusal("no_space", "arena/movement", "There is no such place for it.", (figure.id,))
    if to == figure.spaces:
        return Refusal("already_there", "arena/movement", "It stands there.", (figure.id,), to)
    return Refusal("out_of_reach", "arena/movement", "It cannot move that far.", (figure.id,), to)

"""Where a figure can move to: what each step costs, what stops it, what it leaves, where it falls.

A figure's place is the tuple of its spaces, the front first. A step takes the front to a neighbouring space; the back
of a double-space figure follows into the space that the front left. Turning round is a step that costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from game.core.refusals import Refusal
from game.geometry.hex_reach import Step, Ways, ways
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, edge_of, neighbours
from game.rules.arena.standing import Spaces, are_enemies, around, card_of, enemies_of, engaged_with, meet
from game.rules.arena.stats import is_sure_footed, trait_of
from game.rules.arena.table import Figure, Table, field
from game.rules.arena.traits import Flying, PhantomWalk

_NOBODY: frozenset[int] = frozenset()
#: So many answers are kept for a battlefield.
_KEPT = 64


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


def _steps_on(terrain: HexTerrain, gait: Gait, spaces: Spaces) -> tuple[Step, ...]:
    """The steps from a place on an empty battlefield: their costs, a risk for a fall, and the waters that stop."""
    ground: dict[Spaces, tuple[Step, ...]] = terrain.worked_out.setdefault(gait, {})
    known = ground.get(spaces)
    if known is None:
        known = ground[spaces] = tuple(_worked_out(terrain, gait, spaces))
    return known


def _worked_out(terrain: HexTerrain, gait: Gait, spaces: Spaces) -> Iterator[Step]:
    front = spaces[0]
    if len(spaces) > 1:
        # rule: arena/flipping
        yield Step((spaces[1], front), 0)
    for to in neighbours(front):
        if to in spaces or why_no_ground(terrain, gait, front, to) is not None:
            continue
        after = (to, front)[: len(spaces)]
        stops = _water_stops(terrain, gait, after)
        if not stops or _is_place(terrain, after):
            yield Step(after, _cost(terrain, gait, front, to), int(_fall(terrain, gait, front, to) > 0), stops)


def _why_no_ground_to_end(terrain: HexTerrain, to: Spaces) -> Refusal | None:
    """Why the ground lets no move end on those spaces."""
    # rule: arena/double_space
    columns = [terrain.by_place[space] for space in to]
    for column in columns:
        if column.pillar:
            return Refusal("ruin", "arena/ruins", "No move ends on a ruin.", cells=(column.at,))
    if len({(column.top, column.water) for column in columns}) > 1:
        text = "A double-space figure ends on two spaces of one level."
        return Refusal("uneven", "arena/double_space", text, cells=to)
    return None


def _is_place(terrain: HexTerrain, to: Spaces) -> bool:
    """May a move end on those spaces of an empty battlefield?"""
    known: dict[Spaces, bool] = terrain.worked_out.setdefault(_is_place, {})
    if to not in known:
        known[to] = _why_no_ground_to_end(terrain, to) is None
    return known[to]


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


def _water_stops(terrain: HexTerrain, gait: Gait, to: Spaces) -> bool:
    """Does the water there end a move?"""
    # rule: arena/water
    return not gait.flies and all(terrain.by_place[space].water for space in to)


#: For each space beside bodies, whose they are, with base, height and the wall between.
_Contested = dict[Hex, list[tuple[int, int, int, int]]]


def _contested_by(terrain: HexTerrain, standing: Iterable[tuple[int, Spaces, int]]) -> _Contested:
    """The spaces beside figures with their spaces and heights: nobody is engaged with them anywhere else."""
    found: _Contested = {}
    for number, spaces, height in standing:
        for space, wall in around(terrain, spaces).items():
            found.setdefault(space, []).append((number, terrain.top(spaces[0]), height, wall))
    return found


def _keep(known: dict[Any, Any], key: Any, answer: Any) -> None:
    """Remember an answer, and forget the oldest."""
    known[key] = answer
    if len(known) > _KEPT:
        del known[next(iter(known))]


class Crossing:
    """The ways of one figure over one table: the search and the walk ask it the same questions."""

    def __init__(self, table: Table, figure: Figure) -> None:
        self.table = table
        self.figure = figure
        self.gait = gait_of(table, figure)
        self.terrain = table.board.terrain
        self._near: dict[Spaces, frozenset[int]] = {}
        self._barred: dict[Hex, bool] = {}

    @cached_property
    def others(self) -> dict[Hex, Figure]:
        """Who stands where. A figure on its way may share a space with one that it passes."""
        here = self.figure.id
        return {space: other for other in field(self.table) if other.id != here for space in other.spaces}

    @cached_property
    def glyphs(self) -> frozenset[Hex]:
        """The spaces with glyphs; who enters them stops."""
        return frozenset(glyph.at for glyph in self.table.glyphs)

    @cached_property
    def started(self) -> frozenset[int]:
        """The enemies that the figure is engaged with as it sets out."""
        if not self.figure.spaces:
            return _NOBODY
        return frozenset(other.id for other in engaged_with(self.table, self.figure))

    @cached_property
    def _contested(self) -> _Contested:
        """Where the figure may be engaged."""
        enemies = enemies_of(self.table, self.figure)
        standing = tuple((other.id, other.spaces, card_of(self.table, other).height) for other in enemies)
        known: dict[Any, _Contested] = self.terrain.worked_out.setdefault(_contested_by, {})
        if standing not in known:
            _keep(known, standing, _contested_by(self.terrain, standing))
        return known[standing]

    @cached_property
    def _eventful(self) -> frozenset[Hex]:
        """The spaces where a step may be other than on an empty battlefield."""
        taken = {*self.others, *self.glyphs}
        return frozenset(taken.union(self._contested, *(neighbours(space) for space in taken)))

    @cached_property
    def _footing(self) -> Gait:
        """The gait as far as the empty battlefield cares."""
        return msgspec.structs.replace(self.gait, charges=False, unharried=False)

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
        before = self._held_by(origin)
        return before - self.engaged_at(to) if before else before

    def _held_by(self, spaces: Spaces) -> frozenset[int]:
        """The enemies whose engagement a step from those spaces could leave."""
        # rule: arena/leaving_engagements
        if self.gait.unharried:
            return _NOBODY
        held = self.engaged_at(spaces)
        return held & self.started if self.gait.flies else held

    def is_barred(self, space: Hex) -> bool:
        """Does somebody on the space keep the figure from passing?"""
        # rule: arena/passing
        other = self.others.get(space)
        if other is None or self.gait.flies or self.gait.ghostly:
            return False
        if space not in self._barred:
            foe = are_enemies(self.table, self.figure, other)
            self._barred[space] = not self.gait.charges if foe else bool(engaged_with(self.table, other))
        return self._barred[space]

    def cost(self, front: Hex, to: Hex) -> int:
        """What a step of the front costs."""
        return _cost(self.terrain, self.gait, front, to)

    def fall(self, front: Hex, to: Hex) -> int:
        """The levels that a step falls; 0 when it is no fall."""
        return _fall(self.terrain, self.gait, front, to)

    def stops(self, to: Spaces) -> bool:
        """Does entering those spaces end the move?"""
        return to[0] in self.glyphs or _water_stops(self.terrain, self.gait, to)

    def why_no_end(self, to: Spaces) -> Refusal | None:
        """Why a move cannot end on those spaces."""
        # rule: arena/ending_a_move
        if self.may_end(to):
            return None
        for space in to:
            if space in self.others:
                other = self.others[space]
                return Refusal("taken", "arena/ending_a_move", "No move ends on a figure.", (other.id,), (space,))
        return _why_no_ground_to_end(self.terrain, to)

    def may_end(self, to: Spaces) -> bool:
        """May a move end on those spaces?"""
        return self.others.keys().isdisjoint(to) and _is_place(self.terrain, to)

    def steps(self, spaces: Spaces) -> Iterable[Step]:
        """The steps from a place."""
        ground = _steps_on(self.terrain, self._footing, spaces)
        if self._eventful.isdisjoint(spaces):
            return ground
        return self._steps_among(spaces, ground)

    def _steps_among(self, spaces: Spaces, ground: tuple[Step, ...]) -> Iterator[Step]:
        """The steps from a place that somebody or something is near."""
        held = self._held_by(spaces)
        for step in ground:
            after: Spaces = step.node
            to = after[0]
            if to in spaces:
                yield step
                continue
            if to in self.others and self.is_barred(to):
                continue
            stops = step.stops or to in self.glyphs
            if stops and not self.may_end(after):
                continue
            risk = len(held - self.engaged_at(after)) if held else 0
            yield Step(after, step.cost, step.risk + risk, stops) if risk or stops else step


class Reach:
    """Where a figure may end its move. ``best`` are the ways there, those that cannot be ended on left out."""

    def __init__(self, crossing: Crossing, found: Ways) -> None:
        self.crossing = crossing
        self.found = found
        self.places: tuple[Spaces, ...] = tuple(
            spaces for spaces in found if spaces != crossing.figure.spaces and crossing.may_end(spaces)
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


#: The answers for the last tables that were asked about.
_known: list[tuple[Table, int, int, Reach]] = []


def reach_of(table: Table, figure: Figure, budget: int) -> Reach:
    """Where a figure may move with that many spaces."""
    for known, number, spaces, reach in _known:
        if known is table and number == figure.id and spaces == budget:
            return reach
    reach = _reach_by_places(Crossing(table, figure), budget)
    _known.insert(0, (table, figure.id, budget, reach))
    del _known[12:]
    return reach


def _reach_by_places(crossing: Crossing, budget: int) -> Reach:
    """The same answer again while nobody has moved, whatever else has changed on the table."""
    table, figure = crossing.table, crossing.figure
    reaches: dict[Any, Reach] = crossing.terrain.worked_out.setdefault(Reach, {})
    places = tuple((one.id, one.spaces, card_of(table, one).key, table.players[one.seat].team) for one in field(table))
    key = (figure.id, figure.spaces, budget, crossing.gait, table.glyphs, places)
    reach = reaches.get(key)
    if reach is None:
        reach = Reach(crossing, ways(figure.spaces, crossing.steps, budget))
        _keep(reaches, key, reach)
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

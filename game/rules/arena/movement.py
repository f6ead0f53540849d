"""Where a figure can move to: what each step costs, what stops it, what it leaves, where it falls.

A figure's place is the tuple of its spaces, the front first. A step takes the front to a neighbouring space; the back
of a double-space figure follows into the space that the front left. Turning round is a step that costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

import msgspec

from game.core.refusals import Refusal
from game.geometry.hex_reach import Step, Ways, ways
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, edge_of, neighbours
from game.rules.arena.cards.traits import Flying, PhantomWalk
from game.rules.arena.standing import (
    Spaces,
    are_enemies,
    around,
    card_of,
    enemies_of,
    engaged_with,
    is_place,
    meet,
    why_no_place,
)
from game.rules.arena.state.table import Figure, Table, field
from game.rules.arena.stats import is_sure_footed, trait_of

_NOBODY: frozenset[int] = frozenset()
#: So many answers are kept for a battlefield.
_MOST_REMEMBERED = 64


class MovementType(msgspec.Struct, frozen=True):
    """How a figure moves: everything about it that the steps depend on."""

    height: int
    flies: bool
    ghostly: bool
    charges: bool
    sure_footed: bool
    unharried: bool


def gait_of(table: Table, figure: Figure) -> MovementType:
    """How a figure moves now."""
    card = card_of(table, figure)
    ghostly = trait_of(card, PhantomWalk) is not None
    charges = any(one.what == "charge" and one.army == figure.army for one in table.lasting)
    return MovementType(
        card.height,
        trait_of(card, Flying) is not None,
        ghostly,
        charges,
        is_sure_footed(table, figure),
        ghostly or figure.army in table.turn.sheltered,
    )


def _steps_on(terrain: HexTerrain, movement_type: MovementType, spaces: Spaces) -> tuple[Step, ...]:
    """The steps from a place on an empty battlefield: their costs, a risk for a fall, and the waters that stop."""
    ground: dict[Spaces, tuple[Step, ...]] = terrain.worked_out.setdefault(movement_type, {})
    known = ground.get(spaces)
    if known is None:
        known = ground[spaces] = tuple(_worked_out(terrain, movement_type, spaces))
    return known


def _worked_out(terrain: HexTerrain, movement_type: MovementType, spaces: Spaces) -> Iterator[Step]:
    front = spaces[0]
    if len(spaces) > 1:
        # rule: arena/flipping
        yield Step((spaces[1], front), 0)
    for to in neighbours(front):
        if to in spaces or why_no_ground(terrain, movement_type, front, to) is not None:
            continue
        after = (to, front)[: len(spaces)]
        stops = _water_stops(terrain, movement_type, after)
        if not stops or is_place(terrain, after):
            yield Step(
                after,
                _cost(terrain, movement_type, front, to),
                int(_fall(terrain, movement_type, front, to) > 0),
                stops,
            )


def why_no_ground(terrain: HexTerrain, movement_type: MovementType, front: Hex, to: Hex) -> Refusal | None:
    """Why the ground keeps a front from going on to a neighbouring space."""
    column = terrain.by_place.get(to)
    if column is None:
        return Refusal("no_space", "arena/movement", "There is no space.", cells=(to,))
    if movement_type.flies:
        return None
    if column.pillar:
        return Refusal("ruin", "arena/ruins", "A ruin fills that space.", cells=(to,))
    if edge_of(front, to) in terrain.wall_tops:
        return Refusal("ruin", "arena/ruins", "A ruin's wall is in the way.", cells=(front, to))
    if column.top - terrain.top(front) >= movement_type.height:
        return Refusal("height_limit", "arena/height_limit", "That is too high to climb at once.", cells=(to,))
    return None


def _cost(terrain: HexTerrain, movement_type: MovementType, front: Hex, to: Hex) -> int:
    """What a step of the front costs: one, and one for each level climbed."""
    # rule: arena/moving_up
    if movement_type.flies or movement_type.sure_footed:
        return 1
    return 1 + max(0, terrain.top(to) - terrain.top(front))


def _fall(terrain: HexTerrain, movement_type: MovementType, front: Hex, to: Hex) -> int:
    """The levels that a step falls; 0 when it is no fall."""
    # rule: arena/falling
    drop = terrain.top(front) - terrain.top(to)
    if movement_type.flies or drop < movement_type.height or terrain.by_place[to].water:
        return 0
    return drop


def _water_stops(terrain: HexTerrain, movement_type: MovementType, to: Spaces) -> bool:
    """Does the water there end a move?"""
    # rule: arena/water
    return not movement_type.flies and all(terrain.by_place[space].water for space in to)


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
    if len(known) > _MOST_REMEMBERED:
        del known[next(iter(known))]


class PathFinder:
    """The ways of one figure over one table: the search and the walk ask it the same questions."""

    def __init__(self, table: Table, figure: Figure) -> None:
        self.table = table
        self.figure = figure
        self.movement_type = gait_of(table, figure)
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
        """The enemies that the figure is engaged with where it sets out."""
        return self.engaged_at(self.figure.spaces)

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
    def _footing(self) -> MovementType:
        """The gait as far as the empty battlefield cares."""
        return msgspec.structs.replace(self.movement_type, charges=False, unharried=False)

    def engaged_at(self, spaces: Spaces) -> frozenset[int]:
        """The enemies that the figure would be engaged with on those spaces."""
        contested = self._contested
        if not any(space in contested for space in spaces):
            return _NOBODY
        if spaces not in self._near:
            base, height = self.terrain.top(spaces[0]), self.movement_type.height
            self._near[spaces] = frozenset(
                enemy
                for space in spaces
                for enemy, other_base, other_height, wall in contested.get(space, ())
                if meet(base, height, other_base, other_height, wall)
            )
        return self._near[spaces]

    def left_behind(self, origin: Spaces, to: Spaces) -> frozenset[int]:
        """The enemies whose engagement a step leaves, for a figure that walks."""
        # rule: arena/leaving_engagements
        held = self._held_by(origin)
        return held - self.engaged_at(to) if held else held

    def left_on(self, path: Sequence[Spaces], held: frozenset[int] | None = None) -> Iterator[frozenset[int]]:
        """For each step of a way: the enemies whose engagement it leaves. A flight leaves all with its first step:
        those engaged as it took off (``held``, if that was before) beside which it does not stay."""
        here = self.figure.spaces
        if self.movement_type.flies:
            # rule: arena/flying
            held = self.started if held is None else held
            yield _NOBODY.union(*(self._left_in_the_air(to, held) for to in path))
            yield from (_NOBODY for _ in path[1:])
            return
        for to in path:
            # rule: arena/flipping - who turns round leaves nobody.
            yield _NOBODY if set(to) == set(here) else self.left_behind(here, to)
            here = to

    def _left_in_the_air(self, to: Spaces, held: frozenset[int]) -> frozenset[int]:
        """Those of ``held`` whose engagement a flight leaves with its step to some spaces."""
        return _NOBODY if self.movement_type.unharried or not held else held - self.engaged_at(to)

    def _held_by(self, spaces: Spaces) -> frozenset[int]:
        """The enemies whose engagement a step from those spaces could leave."""
        return _NOBODY if self.movement_type.unharried or self.movement_type.flies else self.engaged_at(spaces)

    def is_barred(self, space: Hex) -> bool:
        """Does somebody on the space keep the figure from passing?"""
        # rule: arena/passing
        other = self.others.get(space)
        if other is None or self.movement_type.flies or self.movement_type.ghostly:
            return False
        if space not in self._barred:
            foe = are_enemies(self.table, self.figure, other)
            self._barred[space] = not self.movement_type.charges if foe else bool(engaged_with(self.table, other))
        return self._barred[space]

    def cost(self, front: Hex, to: Hex) -> int:
        """What a step of the front costs."""
        return _cost(self.terrain, self.movement_type, front, to)

    def fall(self, front: Hex, to: Hex) -> int:
        """The levels that a step falls; 0 when it is no fall."""
        return _fall(self.terrain, self.movement_type, front, to)

    def stops(self, to: Spaces) -> bool:
        """Does entering those spaces end the move?"""
        return to[0] in self.glyphs or _water_stops(self.terrain, self.movement_type, to)

    def why_no_end(self, to: Spaces) -> Refusal | None:
        """Why a move cannot end on those spaces."""
        # rule: arena/ending_a_move
        if self.may_end(to):
            return None
        for space in to:
            if space in self.others:
                other = self.others[space]
                return Refusal("taken", "arena/ending_a_move", "No move ends on a figure.", (other.id,), (space,))
        return why_no_place(self.terrain, to)

    def may_end(self, to: Spaces) -> bool:
        """May a move end on those spaces?"""
        return self.others.keys().isdisjoint(to) and is_place(self.terrain, to)

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

    def ways(self, budget: int) -> tuple[Ways, dict[Spaces, Any]]:
        """The best ways within a budget, and which of their nodes is the best for each place."""
        start = self.figure.spaces
        if not self.movement_type.flies or self.movement_type.unharried or not self.started:
            walked = ways(start, self.steps, budget)
            return walked, {spaces: spaces for spaces in walked}
        # rule: arena/flying - where a flight may still be struck depends on whom it has left, too.
        flown = ways((start, _NOBODY), self._flight, budget)
        best: dict[Spaces, Any] = {}
        for node in flown:
            best.setdefault(node[0], node)
        return flown, best

    def _flight(self, node: tuple[Spaces, frozenset[int]]) -> Iterator[Step]:
        """The steps of a flight from a place, with the enemies that it has left so far."""
        spaces, departed = node
        for step in self.steps(spaces):
            left = self._left_in_the_air(step.node, self.started - departed)
            yield Step((step.node, departed | left), step.cost, step.risk + len(left), step.stops)


class Reach:
    """Where a figure may end its move: ``places``, and the best way to each."""

    def __init__(self, path_finder: PathFinder, budget: int) -> None:
        self.path_finder = path_finder
        self._ways, self._nodes = path_finder.ways(budget)
        self.places: tuple[Spaces, ...] = tuple(
            spaces for spaces in self._nodes if spaces != path_finder.figure.spaces and path_finder.may_end(spaces)
        )

    def __contains__(self, spaces: object) -> bool:
        return spaces in self.places

    def passes(self, spaces: Spaces) -> bool:
        """Does a way lead there, whether or not the move may end there?"""
        return spaces in self._nodes and spaces != self.path_finder.figure.spaces

    def path(self, spaces: Spaces) -> tuple[Spaces, ...]:
        """The places on the way, the last one included."""
        nodes, node = self._ways.path(self._nodes[spaces]), self._nodes[spaces]
        return nodes if node == spaces else tuple(place for place, _ in nodes)

    def cost(self, spaces: Spaces) -> int:
        """What the way costs."""
        return self._ways[self._nodes[spaces]].cost

    def risk(self, spaces: Spaces) -> int:
        """How many dice are rolled on the way: engagements left, and falls."""
        return self._ways[self._nodes[spaces]].risk


#: The answers for the last tables that were asked about.
_known: list[tuple[Table, int, int, Reach]] = []


def reach_of(table: Table, figure: Figure, budget: int) -> Reach:
    """Where a figure may move with that many spaces."""
    for known, number, spaces, reach in _known:
        if known is table and number == figure.id and spaces == budget:
            return reach
    reach = _reach_by_places(PathFinder(table, figure), budget)
    _known.insert(0, (table, figure.id, budget, reach))
    del _known[12:]
    return reach


def _reach_by_places(path_finder: PathFinder, budget: int) -> Reach:
    """The same answer again while nobody has moved, whatever else has changed on the table."""
    table, figure = path_finder.table, path_finder.figure
    reaches: dict[Any, Reach] = path_finder.terrain.worked_out.setdefault(Reach, {})
    places = tuple((one.id, one.spaces, card_of(table, one).key, table.players[one.seat].team) for one in field(table))
    key = (figure.id, figure.spaces, budget, path_finder.movement_type, table.glyphs, places)
    reach = reaches.get(key)
    if reach is None:
        reach = Reach(path_finder, budget)
        _keep(reaches, key, reach)
    return reach


def why_not_to(table: Table, figure: Figure, to: Spaces, budget: int) -> Refusal | None:
    """Why a figure cannot move to those spaces with that many spaces left."""
    reach = reach_of(table, figure, budget)
    if reach.passes(to):
        return reach.path_finder.why_no_end(to)
    places = reach.path_finder.terrain.by_place
    if len(to) != len(figure.spaces) or any(space not in places for space in to):
        return Refusal("no_space", "arena/movement", "There is no such place for it.", (figure.id,))
    if to == figure.spaces:
        return Refusal("already_there", "arena/movement", "It stands there.", (figure.id,), to)
    text = f"{card_of(table, figure).name} cannot move that far."
    return Refusal("out_of_reach", "arena/movement", text, (figure.id,), to)

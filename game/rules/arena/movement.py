"""Where a figure can move to: whom it passes and leaves, where it may end, and the ways there.

A figure's place is the tuple of its spaces, the front first. A step takes the front to a neighbouring space; the back
of a double-space figure follows into the space that the front left. Turning round is a step that costs nothing.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import Any

from game.core.refusals import Refusal
from game.core.remembered import RememberedWhile
from game.geometry.hex_reach import Step, Ways, ways
from game.geometry.hex_walks import Footprints, StepGraph, Walks, footprints, walks
from game.geometry.hexes import Hex, neighbours
from game.rules.arena.engagements import engagements_of
from game.rules.arena.movement_costs import cost, fall, ground_key, ground_steps, movement_of, water_stops
from game.rules.arena.standing import Spaces, bodies_of, card_of, is_place, why_no_place
from game.rules.arena.state.commands import MoveFigure
from game.rules.arena.state.table import Figure, Table, field, number_of_standing

_NOBODY: frozenset[int] = frozenset()


class PathFinder:
    """The ways of one figure over one table: the search and the walk ask it the same questions."""

    def __init__(self, table: Table, figure: Figure) -> None:
        # Not the table itself: it remembers its crossings, and a circle of the two would not go with the table.
        self.figure = figure
        self.movement_type = movement_of(table, figure)
        self.terrain = table.board.terrain.first
        #: The spaces with glyphs; who enters them stops.
        self.glyphs = frozenset([glyph.at for glyph in table.glyphs])
        #: Where the figure may be engaged.
        self.engagements = engagements_of(table, table.players[figure.seat].team)
        self._standing = field(table)
        self._bodies = bodies_of(table)
        #: The figures by the spaces they stand on. A figure on its way may share a space with one that it passes.
        self.others = {space: other for other in self._standing if other.id != figure.id for space in other.spaces}
        self._teams = [player.team for player in table.players]

    @cached_property
    def started(self) -> frozenset[int]:
        """Return the enemies that the figure is engaged with where it sets out."""
        return self.engaged_at(self.figure.spaces)

    def _ground(self) -> StepGraph:
        """Return the steps on an empty battlefield, as far as they are worked out."""
        length = len(self.figure.spaces)
        asked = (StepGraph, length, *ground_key(self.movement_type))
        ground: StepGraph | None = self.terrain.worked_out.get(asked)
        if ground is None:
            steps = partial(ground_steps, self.terrain, self.movement_type)
            ground = self.terrain.worked_out[asked] = StepGraph(footprints(self.terrain, length), steps)
        return ground

    def engaged_at(self, spaces: Spaces) -> frozenset[int]:
        """Return the enemies that the figure would be engaged with on those spaces."""
        return self.engagements.at(spaces, self.movement_type.height)

    def left_behind(self, origin: Spaces, to: Spaces, passed: frozenset[int] = _NOBODY) -> frozenset[int]:
        """Return the enemies whose engagement a step leaves, for a figure that walks; those ``passed`` through have
        rolled."""
        if set(to) == set(origin):
            # rule: arena/flipping - who turns round leaves nobody.
            return _NOBODY
        # rule: arena/leaving_engagements
        held = self._held_by(origin)
        left = held - self.engaged_at(to) if held else held
        return (left | self.passed_on(to)) - passed if self.passes_through else left

    def passed_on(self, spaces: Spaces) -> frozenset[int]:
        """Return the enemy that a charge passes through where its front is, who has a die for it."""
        # rule: arena/overrun - one die for each enemy, on whichever of its spaces the charge meets it first.
        if not self.passes_through or spaces[0] not in self.others:
            return _NOBODY
        other = self.others[spaces[0]]
        return frozenset((other.id,)) if self._teams[other.seat] != self._teams[self.figure.seat] else _NOBODY

    @property
    def passes_through(self) -> bool:
        """Return whether the figure charges through enemies that have a die for it."""
        movement_type = self.movement_type
        return movement_type.charges and not movement_type.flies and not movement_type.leaves_freely

    def left_on(
        self,
        path: Sequence[Spaces],
        held: frozenset[int] | None = None,
        passed: frozenset[int] = _NOBODY,
        here: Spaces | None = None,
    ) -> Iterator[frozenset[int]]:
        """Yield, for each step of a way, the enemies whose engagement it leaves. A flight leaves all with its first
        step: those engaged as it took off (``held``, if that was before) beside which it does not stay. A charge has
        ``passed`` through some before. ``here`` is where the way goes on, if the figure has set out by now."""
        here = here or self.figure.spaces
        if self.movement_type.flies:
            # rule: arena/flying
            held = self.started if held is None else held
            yield _NOBODY.union(*(self._left_in_the_air(to, held) for to in path))
            yield from (_NOBODY for _ in path[1:])
            return
        for to in path:
            yield self.left_behind(here, to, passed)
            here, passed = to, passed | self.passed_on(to)

    def _left_in_the_air(self, to: Spaces, held: frozenset[int]) -> frozenset[int]:
        """Return those of ``held`` whose engagement a flight leaves with its step to some spaces."""
        return _NOBODY if self.movement_type.leaves_freely or not held else held - self.engaged_at(to)

    def _held_by(self, spaces: Spaces) -> frozenset[int]:
        """Return the enemies whose engagement a step from those spaces could leave."""
        return _NOBODY if self.movement_type.leaves_freely or self.movement_type.flies else self.engaged_at(spaces)

    @cached_property
    def _barred(self) -> frozenset[Hex]:
        """Return the spaces with somebody on them who keeps the figure from passing: enemies, and friends who are
        engaged."""
        # rule: arena/passing
        if self.movement_type.flies or self.movement_type.walks_through:
            return frozenset()
        number, team, engagements = self.figure.id, self._teams[self.figure.seat], self.engagements
        is_apart = engagements.spaces.isdisjoint
        near = [
            body
            for other, body in zip(self._standing, self._bodies, strict=True)
            if not is_apart(body.spaces) and other.id != number and self._teams[other.seat] == team
        ]
        engaged = [space for body in near if engagements.at(body.spaces, body.height) for space in body.spaces]
        return frozenset(engaged) if self.movement_type.charges else engagements.filled.union(engaged)

    def cost(self, front: Hex, to: Hex) -> int:
        return cost(self.terrain, self.movement_type, front, to)

    def fall(self, front: Hex, to: Hex) -> int:
        """Return the levels that a step falls; 0 when it is not a fall."""
        return fall(self.terrain, self.movement_type, front, to)

    def stops(self, to: Spaces) -> bool:
        """Return whether entering those spaces ends the move."""
        return to[0] in self.glyphs or water_stops(self.terrain, self.movement_type, to)

    def why_no_end(self, to: Spaces) -> Refusal | None:
        """Return why a move cannot end on those spaces."""
        # rule: arena/ending_a_move
        if self.may_end(to):
            return None
        for space in to:
            if space in self.others:
                other = self.others[space]
                return Refusal("taken", "arena/ending_a_move", "No move ends on a figure.", (other.id,), (space,))
        return why_no_place(self.terrain, to)

    def may_end(self, to: Spaces) -> bool:
        """Return whether a move may end on those spaces."""
        return self.others.keys().isdisjoint(to) and is_place(self.terrain, to)

    def ends_among(self, places: Iterable[Spaces]) -> tuple[Spaces, ...]:
        """Return those of the places on which a move may end, in their order."""
        others, by_place, terrain = self.others, self.terrain.by_place, self.terrain
        if len(self.figure.spaces) > 1:
            taken = others.keys()
            return tuple([one for one in places if taken.isdisjoint(one) and is_place(terrain, one)])
        return tuple([one for one in places if one[0] not in others and not by_place[one[0]].pillar])

    def steps(self, spaces: Spaces, passed: frozenset[int] = _NOBODY) -> Iterator[Step]:
        """Yield the steps from a place; those ``passed`` through before have had their die."""
        meets, barred, glyphs = self.passes_through or bool(self._held_by(spaces)), self._barred, self.glyphs
        for step in ground_steps(self.terrain, self.movement_type, spaces):
            after: Spaces = step.node
            to = after[0]
            if to in spaces:
                yield step
                continue
            if to in barred:
                continue
            stops = step.stops or to in glyphs
            if stops and not self.may_end(after):
                continue
            risk = len(self.left_behind(spaces, after, passed)) if meets else 0
            yield Step(after, step.cost, step.risk + risk, stops) if risk or stops != step.stops else step

    def ways(self, budget: int) -> Walks | Flights:
        """Return the best ways within a budget."""
        start = self.figure.spaces
        if self.movement_type.flies and not self.movement_type.leaves_freely and self.started:
            # rule: arena/flying - where a flight may still be struck depends on whom it has left, too.
            return Flights(ways((start, _NOBODY), self._flight, budget))
        if self.passes_through:
            return Flights(ways((start, _NOBODY), self._charge, budget))
        if not self._is_plain_start:
            return Flights(ways((start, _NOBODY), lambda node: map(_grounded, self.steps(node[0])), budget))
        ground, held = self._ground(), None
        if not self.movement_type.flies and not self.movement_type.leaves_freely:
            held = self.engagements.held(ground.prints, self.movement_type.height)
        by_front = ground.prints.by_front
        stopping = frozenset([number for glyph in self.glyphs for number in by_front[glyph]])
        return walks(ground, start, budget, closed=self._closed(ground.prints, stopping), stopping=stopping, held=held)

    def _flight(self, node: tuple[Spaces, frozenset[int]]) -> Iterator[Step]:
        """Yield the steps of a flight from a place, with the enemies that it has left so far."""
        spaces, departed = node
        for step in self.steps(spaces):
            left = self._left_in_the_air(step.node, self.started - departed)
            yield Step((step.node, departed | left), step.cost, step.risk + len(left), step.stops)

    def _charge(self, node: tuple[Spaces, frozenset[int]]) -> Iterator[Step]:
        """Yield the steps of a charge from a place, with the enemies that it has passed through so far."""
        spaces, passed = node
        for step in self.steps(spaces, passed):
            yield Step((step.node, passed | self.passed_on(step.node)), step.cost, step.risk, step.stops)

    @property
    def _is_plain_start(self) -> bool:
        """Return whether a figure may turn round where it sets out as it may anywhere: not among glyphs and those whom
        it passes."""
        spaces = self.figure.spaces
        return len(spaces) == 1 or (self.glyphs.isdisjoint(spaces) and self.may_end(spaces))

    def _closed(self, prints: Footprints, stopping: Iterable[int]) -> list[int]:
        """Return the numbers of the places onto which no step leads: somebody bars them, or the move would end there
        and must not. ``stopping`` are those with a glyph under the front."""
        closed = [number for space in self._barred for number in prints.by_front[space]]
        closed += [number for number in stopping if not self.may_end(prints.places[number])]
        if not self.movement_type.flies:
            ending = [space for space in self.others if space in self.terrain.stopping]
            ends = [number for space in ending for number in prints.filling[space]]
            closed += [number for number in ends if self.stops(prints.places[number])]
        return closed


class Flights:
    """The best way to each place, among nodes that also tell whom a flight has left or a charge passed through."""

    def __init__(self, found: Ways) -> None:
        self._ways = found
        self._nodes: dict[Spaces, Any] = {}
        for node in found:
            self._nodes.setdefault(node[0], node)

    def __contains__(self, spaces: Spaces) -> bool:
        return spaces in self._nodes

    def __iter__(self) -> Iterator[Spaces]:
        return iter(self._nodes)

    def risk(self, spaces: Spaces) -> int:
        """Return what the way to a place risks."""
        return self._ways[self._nodes[spaces]].risk

    def cost(self, spaces: Spaces) -> int:
        """Return what the way to a place costs."""
        return self._ways[self._nodes[spaces]].cost

    def path(self, spaces: Spaces) -> tuple[Spaces, ...]:
        """Return the places on the way, the last one included."""
        return tuple(place for place, _ in self._ways.path(self._nodes[spaces]))


def _grounded(step: Step) -> Step:
    """Return the step as one of a search whose nodes tell more than the place: here nobody is left or passed
    through."""
    return Step((step.node, _NOBODY), step.cost, step.risk, step.stops)


class Reach:
    """Where a figure may end its move: ``places``, and the best way to each."""

    def __init__(self, path_finder: PathFinder, budget: int) -> None:
        self.path_finder = path_finder
        self._ways = path_finder.ways(budget)
        here = path_finder.figure.spaces
        self.places = path_finder.ends_among([spaces for spaces in self._ways if spaces != here])

    def __contains__(self, spaces: object) -> bool:
        return spaces in self.places

    def passes(self, spaces: Spaces) -> bool:
        """Return whether a way leads there, whether or not the move may end there."""
        return spaces in self._ways and spaces != self.path_finder.figure.spaces

    def path(self, spaces: Spaces) -> tuple[Spaces, ...]:
        """Return the places on the way, the last one included."""
        return self._ways.path(spaces)

    def cost(self, spaces: Spaces) -> int:
        """Return what the way costs."""
        return self._ways.cost(spaces)

    def risk(self, spaces: Spaces) -> int:
        """Return how many dice are rolled on the way: engagements left, and falls."""
        return self._ways.risk(spaces)


def _circumstances(table: Table) -> tuple[object, ...]:
    """Return what a move depends on, figures and sides apart: nothing of what lies face down, or of the kinds of
    glyphs."""
    glyphs = tuple([glyph.at for glyph in table.glyphs])
    auras = tuple([(army.id, table.cards[card].key) for army in table.armies.values() for card in army.auras])
    return glyphs, auras, table.lasting, table.turn.sheltered


_numbers = itertools.count()


@RememberedWhile("cards", "armies", "glyphs", "lasting", "turn.sheltered", seen=_circumstances, kept=32)
def _number_of_circumstances(table: Table) -> int:
    return next(_numbers)


#: What a move depends on, the same for every seat.
remembered_moving = RememberedWhile(
    "board",
    "cards",
    "players",
    "armies",
    "glyphs",
    "lasting",
    "turn.sheltered",
    "figures",
    seen=lambda table: (_number_of_circumstances(table), number_of_standing(table)),
    kept=16,
)


@remembered_moving
def crossing_of(table: Table, figure: int) -> PathFinder:
    return PathFinder(table, table.figures[figure])


def reach_of(table: Table, figure: Figure, budget: int) -> Reach:
    """Return where a figure may move with that many spaces."""
    if table.figures.get(figure.id) == figure:
        return _reach_of(table, figure.id, budget)
    return Reach(PathFinder(table, figure), budget)


@remembered_moving
def _reach_of(table: Table, figure: int, budget: int) -> Reach:
    return Reach(crossing_of(table, figure), budget)


@remembered_moving
def moves_of(table: Table, figure: int, budget: int) -> tuple[MoveFigure, ...]:
    """Return the moves of a figure with that many spaces."""
    if budget < 1 and len(table.figures[figure].spaces) == 1:
        return ()  # Only turning round costs nothing.
    return tuple([MoveFigure(figure, spaces) for spaces in _reach_of(table, figure, budget).places])


def why_not_to(table: Table, figure: Figure, to: Spaces, budget: int) -> Refusal | None:
    """Return why a figure cannot move to those spaces with that many spaces left."""
    reach = reach_of(table, figure, budget)
    if reach.passes(to):
        return reach.path_finder.why_no_end(to)
    places = reach.path_finder.terrain.by_place
    if len(to) != len(figure.spaces) or any(space not in places for space in to):
        return Refusal("no_space", "arena/movement", "There is no such place for it.", (figure.id,))
    if to == figure.spaces:
        return Refusal("already_there", "arena/movement", "It stands there.", (figure.id,), to)
    # Where no move of it could ever end is told before how far that is.
    wrong = reach.path_finder.why_no_end(to if len(to) < 2 or to[1] in neighbours(to[0]) else to[:1])
    if wrong is not None:
        return wrong
    spent = "has gone as far as it can" if budget <= 0 else "cannot move that far"
    text = f"{card_of(table, figure).name} {spent}."
    return Refusal("out_of_reach", "arena/movement", text, (figure.id,), to)

"""A second opinion on Arena's movement and sight, written from the rules and sharing no code with the game's chapters.

Reach tries every walk, step by step, and keeps every pair of dice and cost that no other beats. Sight is the slow one
of ``tests.geometry.hex_reference``, with distances of its own.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from game.core.dice import Dice
from game.geometry.hex_sight import Body
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.setup import ArenaSetup, SeatSetup, begin
from game.rules.arena.state.board import Board, GlyphPlace
from game.rules.arena.state.table import Figure, Lasting, Table, Turn
from tests.geometry.hex_reference import SIDES, eye_of, hit_zone, is_open, random_terrain, whole_body
from tests.rules.arena.cards.test_army_tables import CARDS

Place = tuple[Hex, ...]
#: Dice rolled on a way, and spaces that it costs.
Price = tuple[int, int]


class Piece(NamedTuple):
    """A figure as movement sees it."""

    number: int
    side: int
    spaces: Place
    height: int


class Mover(NamedTuple):
    """How a figure moves: what its card, enchantments and the spells of the turn say."""

    piece: Piece
    flies: bool = False
    passes_all: bool = False
    passes_foes: bool = False
    climbs_freely: bool = False
    leaves_freely: bool = False


class Field:
    """A battlefield: levels on which figures stand (water lies one lower), pillars, walls by their tops, pieces."""

    def __init__(self, terrain: HexTerrain, pieces: Iterable[Piece], glyphs: Iterable[Hex] = ()) -> None:
        self.level = {column.at: column.level - int(column.ground == "water") for column in terrain.columns}
        self.water = {column.at for column in terrain.columns if column.ground == "water"}
        self.pillars = {column.at for column in terrain.columns if column.pillar}
        self.walls = {
            frozenset(wall.edge): max(self.level[place] for place in wall.edge) + wall.height for wall in terrain.walls
        }
        self.pieces = tuple(pieces)
        self.glyphs = set(glyphs)

    def around(self, space: Hex) -> Iterator[Hex]:
        """Return the existing spaces beside a space."""
        return (there for there in _sides(space) if there in self.level)

    def distances(self, begin: Hex) -> dict[Hex, int]:
        """Return the steps over existing spaces."""
        steps, edge = {begin: 0}, [begin]
        for here in edge:
            for there in self.around(here):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        return steps

    def are_adjacent(self, spaces: Place, height: int, other: Piece) -> bool:
        """Return whether a figure of that height on those spaces would be adjacent to another."""
        base, other_base = self.level[spaces[0]], self.level[other.spaces[0]]
        lower_height = height if base < other_base else other.height
        if base == other_base:
            lower_height = min(height, other.height)
        if abs(base - other_base) >= lower_height:
            return False
        lower_top = min(base + height, other_base + other.height)
        pairs = ((one, two) for one in spaces for two in other.spaces if two in _sides(one))
        return any(self.walls.get(frozenset(pair), lower_top - 1) < lower_top for pair in pairs)

    def may_stand(self, mover: Mover, spaces: Place) -> bool:
        """Return whether a move may end there."""
        taken = {space for piece in self.pieces if piece.number != mover.piece.number for space in piece.spaces}
        if taken & set(spaces) or self.pillars & set(spaces):
            return False
        same_level = len({self.level[space] for space in spaces}) == 1
        half_wet = 0 < len(self.water & set(spaces)) < len(spaces)
        return same_level and not half_wet and frozenset(spaces) not in self.walls

    def engaged(self, mover: Mover, spaces: Place) -> frozenset[int]:
        """Return the enemies that the mover would be engaged with there."""
        foes = (piece for piece in self.pieces if piece.side != mover.piece.side)
        return frozenset(foe.number for foe in foes if self.are_adjacent(spaces, mover.piece.height, foe))

    def lets_pass(self, mover: Mover, space: Hex) -> bool:
        """Return whether nobody on the space keeps the mover from it."""
        for piece in self.pieces:
            if space not in piece.spaces or piece.number == mover.piece.number or mover.flies or mover.passes_all:
                continue
            if piece.side != mover.piece.side:
                return mover.passes_foes
            foes = (other for other in self.pieces if other.side != piece.side)
            return not any(self.are_adjacent(piece.spaces, piece.height, foe) for foe in foes)
        return True

    def step(self, mover: Mover, front: Hex, to: Hex) -> tuple[int, int, bool] | None:
        """Return cost, dice for a fall, and whether the front has to stop; None when there is no such step."""
        if not self.lets_pass(mover, to):
            return None
        if mover.flies:
            return 1, 0, to in self.glyphs
        climb = self.level[to] - self.level[front]
        if to in self.pillars or frozenset((front, to)) in self.walls or climb >= mover.piece.height:
            return None
        cost = 1 if mover.climbs_freely else 1 + max(0, climb)
        falls = -climb >= mover.piece.height and to not in self.water
        return cost, int(falls), to in self.glyphs

    def reach(self, mover: Mover, budget: int) -> dict[Place, Price]:
        """Return where a move may end, with the fewest dice, and of those ways the cheapest."""
        start = mover.piece.spaces
        at_start = self._at_start(mover)
        # A way goes on from a place, with those whose engagement a flight may still leave, or that a charge passed.
        best: dict[tuple[Place, frozenset[int]], set[Price]] = {(start, at_start): {(0, 0)}}
        ends: dict[Place, set[Price]] = {}
        open_ways = [(start, at_start, 0, 0)]
        for spaces, held, dice, cost in open_ways:
            for to, more_cost, more_dice, stops in self._steps(mover, spaces):
                left = self._left(mover, spaces, to, held)
                price = (dice + more_dice + len(left), cost + more_cost)
                if price[1] > budget:
                    continue
                ends.setdefault(to, set()).add(price)
                node = (to, self._after(mover, to, held, left))
                known = best.setdefault(node, set())
                if not stops and not any(one[0] <= price[0] and one[1] <= price[1] for one in known):
                    known.add(price)
                    open_ways.append((*node, *price))
        return {to: min(found) for to, found in ends.items() if to != start and self.may_stand(mover, to)}

    def _steps(self, mover: Mover, spaces: Place) -> Iterator[tuple[Place, int, int, bool]]:
        if len(spaces) == 2:
            yield spaces[::-1], 0, 0, False
        for to in self.around(spaces[0]):
            found = None if to in spaces else self.step(mover, spaces[0], to)
            if found is not None:
                cost, dice, stops = found
                after = (to, *spaces[:1])[: len(spaces)]
                drowned = not mover.flies and set(after) <= self.water
                yield after, cost, dice, stops or drowned

    def _left(self, mover: Mover, spaces: Place, to: Place, held: frozenset[int]) -> frozenset[int]:
        """Return the enemies that roll a die for a step, nobody for turning round; one that is passed through rolls
        once."""
        if mover.leaves_freely or set(to) == set(spaces):
            return frozenset()
        before = held if mover.flies else self.engaged(mover, spaces)
        left = before - self.engaged(mover, to)
        return left if mover.flies else (left | self._foes_on(mover, to[0])) - held

    def _foes_on(self, mover: Mover, space: Hex) -> frozenset[int]:
        foes = (piece for piece in self.pieces if piece.side != mover.piece.side)
        return frozenset(foe.number for foe in foes if space in foe.spaces)

    def _at_start(self, mover: Mover) -> frozenset[int]:
        """Return those whose engagement a flight may leave; nobody has been passed through yet."""
        return self.engaged(mover, mover.piece.spaces) if mover.flies and not mover.leaves_freely else frozenset()

    def _after(self, mover: Mover, to: Place, held: frozenset[int], left: frozenset[int]) -> frozenset[int]:
        """Return the same once a step has been taken."""
        if mover.flies:
            return held - left
        return held | self._foes_on(mover, to[0]) if mover.passes_foes and not mover.leaves_freely else frozenset()

    def price(self, mover: Mover, path: Iterable[Place]) -> Price | None:
        """Return what one way costs, None when it cannot be gone."""
        here, dice, cost, stopped = mover.piece.spaces, 0, 0, False
        held = self._at_start(mover)
        for to in path:
            found = next((step for step in self._steps(mover, here) if step[0] == to), None)
            if found is None or stopped:
                return None
            left = self._left(mover, here, to, held)
            here, held, stopped = to, self._after(mover, to, held, left), found[3]
            dice, cost = dice + found[2] + len(left), cost + found[1]
        return (dice, cost) if self.may_stand(mover, here) else None


def _sides(space: Hex) -> list[Hex]:
    return [(space[0] + q, space[1] + r) for q, r in SIDES]


# Tables by chance

_HEIGHTS = {key: card.height for key, card in ARMY_CARDS.items()}


def piece_of(table: Table, figure: Figure) -> Piece:
    key = table.armies[figure.army].key
    return Piece(figure.id, table.players[figure.seat].team, figure.spaces, _HEIGHTS[key])


def field_of(table: Table) -> Field:
    standing = [piece_of(table, figure) for figure in table.figures.values() if figure.zone == "field"]
    return Field(table.board.terrain, standing, [glyph.at for glyph in table.glyphs])


def mover_of(table: Table, figure: Figure) -> Mover:
    """Return how a figure of the game moves, by the names of what lies on its card and of what lasts."""
    key = table.armies[figure.army].key
    on_it = {table.cards[card].key for card in table.armies[figure.army].auras}
    is_phantom = key == "leyline-phantoms"
    return Mover(
        piece_of(table, figure),
        flies=key == "flamewing-phoenixes",
        passes_all=is_phantom,
        passes_foes=any(one.what == "charge" and one.army == figure.army for one in table.lasting),
        climbs_freely="fleet-trail" in on_it,
        leaves_freely=is_phantom or figure.army in table.turn.sheltered,
    )


def random_table(dice: random.Random) -> Table:
    """Return figures of two or four seats on ground by chance, with glyphs, Fleet Trails, charges and sheltered
    squads."""
    terrain = random_terrain(dice, 7, 7)
    places = [column.at for column in terrain.columns]
    free = [column.at for column in terrain.columns if not column.pillar]
    glyphs = tuple(GlyphPlace(at, "power") for at in dice.sample(free, min(len(free), dice.choice((0, 0, 2, 4)))))
    mode, seats = dice.choice((("duel", 2), ("duel", 2), ("skirmish", 4)))
    # Those that move unlike others come up more often.
    keys = sorted(told[0] for told in CARDS)
    keys += ["flamewing-phoenixes", "flamewing-phoenixes", "blazing-firecats", "leyline-phantoms"]
    chosen = tuple(SeatSetup(tuple(dice.sample(keys, 6 // seats)), ("fleet-trail",)) for _ in range(seats))
    board = Board("by chance", mode, terrain, ((places[0],), (places[-1],)), glyphs)  # type: ignore[arg-type]
    table = begin(ArenaSetup(chosen, board), Dice(1)).table
    field = field_of(table)
    taken: set[Hex] = set()
    figures = dict(table.figures)
    for number in dice.sample(sorted(figures), min(len(figures), dice.randint(2, 12))):
        spots = list(_spots(field, ARMY_CARDS[table.armies[figures[number].army].key].spaces, taken))
        beside = [spot for spot in spots if any(there in taken for space in spot for there in field.around(space))]
        if spots:
            spaces = dice.choice(beside if beside and dice.random() < 0.6 else spots)
            taken |= set(spaces)
            figures[number] = replace(figures[number], zone="field", spaces=spaces)
    armies = dict(table.armies)
    for card, owner in ((number, one.owner) for number, one in table.cards.items()):
        own = [army for army in armies.values() if army.owner == owner]
        lucky = dice.choice(own)
        armies[lucky.id] = replace(lucky, auras=(*lucky.auras, card))
    charging, sheltered = dice.choice(sorted(armies)), dice.choice(sorted(armies))
    lasting = (Lasting("charge", armies[charging].owner, 0, charging, key="overrun"),) if dice.random() < 0.4 else ()
    turn = Turn(3, 0, "move", sheltered=(sheltered,) if dice.random() < 0.3 else ())
    return replace(table, figures=figures, armies=armies, lasting=lasting, turn=turn)


def _spots(field: Field, size: int, taken: set[Hex]) -> Iterator[Place]:
    nobody = Mover(Piece(-1, -1, (), 0))
    for space in field.level:
        for spaces in [(space,)] if size == 1 else [(space, beside) for beside in field.around(space)]:
            if field.may_stand(nobody, spaces) and taken.isdisjoint(spaces):
                yield spaces


# Sight


def _body(field: Field, piece: Piece) -> Body:
    return Body(piece.number, piece.spaces, field.level[piece.spaces[0]], piece.height)


def steps_between(field: Field, one: Piece, other: Piece) -> int | None:
    """Return the steps from the nearest space of one to the nearest of the other."""
    found = [field.distances(a).get(b) for a in one.spaces for b in other.spaces]
    return min((steps for steps in found if steps is not None), default=None)


def sees(terrain: HexTerrain, field: Field, one: Piece, other: Piece, *, whole: bool = False) -> bool:
    """Return whether a point of the other's hit zone is seen, or of the whole of it."""
    eye, target = _body(field, one), _body(field, other)
    others = [_body(field, piece) for piece in field.pieces if piece.number not in (one.number, other.number)]
    points = whole_body(target) if whole else hit_zone(target)
    return any(is_open(terrain, others, eye_of(eye), point) for point in points)


def in_clear_sight(terrain: HexTerrain, field: Field, one: Piece, other: Piece, reach: int) -> bool:
    """Return whether another figure is within that many clear-sight spaces."""
    steps = steps_between(field, one, other)
    if steps is None or steps > reach:
        return False
    return field.are_adjacent(one.spaces, one.height, other) or sees(terrain, field, one, other, whole=True)


def sees_space(terrain: HexTerrain, field: Field, one: Piece, space: Hex, reach: int) -> bool:
    """Return whether a space is within that many clear-sight spaces."""
    steps = [field.distances(own).get(space) for own in one.spaces]
    if not any(count is not None and count <= reach for count in steps):
        return False
    others = [_body(field, piece) for piece in field.pieces if piece.number != one.number]
    point = (Fraction(space[0]), Fraction(space[1]), field.level[space] + Fraction(1, 20))
    return is_open(terrain, others, eye_of(_body(field, one)), point)


def may_attack(terrain: HexTerrain, field: Field, one: Piece, other: Piece, reach: int) -> bool:
    """Return whether one figure may attack another with that range."""
    if one.side == other.side:
        return False
    if field.are_adjacent(one.spaces, one.height, other):
        return True
    foes = [piece for piece in field.pieces if piece.side != one.side]
    if reach < 2 or any(field.are_adjacent(one.spaces, one.height, foe) for foe in foes):
        return False
    steps = steps_between(field, one, other)
    return steps is not None and steps <= reach and sees(terrain, field, one, other)

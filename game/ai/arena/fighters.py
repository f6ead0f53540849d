"""A figure as a player of Arena weighs it: what it is worth with each amount of life, how far it strikes, and the dice
of a blow between two, which are asked of the rules once for all tables on which the two are alike."""

from __future__ import annotations

import itertools
from functools import lru_cache

from msgspec.structs import replace

from game.ai.arena.ground import FAR, Row, blows_from, blows_to, footing, row_of, steps_to
from game.ai.arena.values import life_value
from game.core.remembered import RememberedWhile
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex
from game.rules.arena.attacks import damage_chances
from game.rules.arena.cards.traits import DoubleAttack, Flying, IntenseStrike, PhantomWalk
from game.rules.arena.standing import base_of, card_of
from game.rules.arena.state.table import Figure, Table, field, pair_of
from game.rules.arena.stats import (
    dice_of,
    glyphs_held,
    life_left,
    move_of,
    power_parts,
    range_of,
    toughness_parts,
    trait_of,
)

#: How much a second attack of one figure is worth compared with the first.
_TWICE = 1.8


class Fighter:
    """A figure of a table. ``weight`` is how much the seat that weighs cares for its losses; ``dice_basis`` is all of
    it that its dice depend on, places apart, and ``kind`` a number for that; ``stake`` is a number for all that its
    losses depend on."""

    __slots__ = (
        "army",
        "base",
        "dice_basis",
        "figure",
        "flies",
        "front",
        "height",
        "id",
        "intense",
        "is_friend",
        "kind",
        "move",
        "owner",
        "shoots",
        "slips",
        "spaces",
        "span",
        "stake",
        "times",
        "values",
        "weight",
    )  # fmt: skip

    def __init__(self, table: Table, figure: Figure, weight: float, *, is_friend: bool) -> None:
        card = card_of(table, figure)
        self.figure, self.id, self.army = figure, figure.id, figure.army
        self.spaces, self.front = figure.spaces, figure.spaces[0]
        self.base, self.height = base_of(table, figure.spaces), card.height
        self.weight, self.is_friend = weight, is_friend
        self.owner = table.armies[figure.army].owner
        self.move, self.span = move_of(table, figure), range_of(table, figure)
        self.shoots = self.span >= 2
        self.flies = trait_of(card, Flying) is not None
        self.slips = trait_of(card, PhantomWalk) is not None
        self.times = _TWICE if trait_of(card, DoubleAttack) is not None else 1.0
        left = life_left(table, figure)
        self.values = tuple(life_value(table, figure, one) for one in range(left + 1))
        self.dice_basis = _dice_basis(table, figure)
        self.intense = trait_of(card, IntenseStrike) is not None
        terrain = table.board.terrain.first
        self.kind, self.stake = _number(terrain, self.dice_basis), _number(terrain, (self.values, weight))

    @property
    def value(self) -> float:
        """Return what it is worth as it stands, as far as the seat cares."""
        return self.weight * self.values[-1]

    def harm(self, damage: int) -> float:
        """Return what this much damage to it costs its side."""
        return self.values[-1] - self.values[max(0, len(self.values) - 1 - damage)]

    def gain(self, damage: int) -> float:
        """Return the value of this much damage to it to the seat: a loss, if it is a friend's."""
        return (-1.0 if self.is_friend else self.weight) * self.harm(damage)


_numbers = itertools.count()


def _number(terrain: HexTerrain, value: object) -> int:
    """Return a number that only equal values have, the same for all of them as long as it is remembered."""
    key = (_number, value)
    known: int | None = terrain.worked_out.get(key)
    if known is None:
        known = terrain.worked_out[key] = next(_numbers)
    return known


def _lasts(table: Table) -> tuple[object, ...]:
    """Return what fighters depend on, figures, glyphs and turns apart."""
    cards = tuple((army.id, army.key, army.owner, army.auras) for army in table.armies.values())
    return cards, table.lasting, table.cards, table.board


#: The most fighters that are kept.
_KEPT = 4096


@RememberedWhile("board", "cards", "lasting", "armies", seen=_lasts)
def _known_fighters(table: Table) -> dict[object, Fighter]:
    """Return the fighters that are known, by all else that they depend on."""
    return {}


def fighter_of(table: Table, figure: Figure, weight: float, *, is_friend: bool) -> Fighter:
    """Return a figure as a fighter: the same one on all tables on which it is alike."""
    known = _known_fighters(table)
    seat = figure.seat
    held = (held_glyphs(table).get(seat, ()), glyphs_held(table, seat, "move")) if table.glyphs else None
    late = (table.turn.number, len(table.players)) if table.board.mode == "melee" else None
    key = (figure, weight, is_friend, range_of(table, figure), held, late)
    found = known.get(key)
    if found is None:
        if len(known) >= _KEPT:
            known.clear()
        found = known[key] = Fighter(table, figure, weight, is_friend=is_friend)
    return found


def _dice_basis(table: Table, figure: Figure) -> tuple[object, ...]:
    army = table.armies[figure.army]
    auras = tuple(table.cards[card].key for card in army.auras)
    lasting = tuple(
        (one.what, one.power, one.toughness) for one in table.lasting if one.figure == figure.id or one.army == army.id
    )
    glyphs = held_glyphs(table).get(figure.seat, ())
    return (army.key, auras, lasting, glyphs)


_last_held: list[tuple[Table, dict[int, tuple[str, ...]]]] = []


def held_glyphs(table: Table) -> dict[int, tuple[str, ...]]:
    """Return the kinds of the glyphs that the figures of each seat stand on, in the order of the glyphs."""
    for known, found in _last_held:
        if known is table:
            return found
    held: dict[int, tuple[str, ...]] = {}
    if table.glyphs:
        by_space = {space: figure.seat for figure in field(table) for space in figure.spaces}
        for glyph in table.glyphs:
            seat = by_space.get(glyph.at)
            if seat is not None and glyph.is_up:
                held[seat] = (*held.get(seat, ()), glyph.kind)
    _last_held.insert(0, (table, held))
    del _last_held[2:]
    return held


def dice_between(table: Table, terrain: HexTerrain, one: Fighter, other: Fighter, sign: int) -> tuple[int, int]:
    """Return attack and toughness dice when one strikes another beside it from higher (1), level (0) or lower ground
    (-1), with nobody else near."""
    was_beside = pair_of(one.id, other.id) in table.turn.beside
    key = (dice_between, one.dice_basis, other.dice_basis, sign, was_beside)
    known: tuple[int, int] | None = terrain.worked_out.get(key)
    if known is None:
        attacker, defender = _side_by_side(terrain, one.figure, other.figure, sign)
        absent = {number: replace(figure, zone="reserve", spaces=()) for number, figure in table.figures.items()}
        alone = replace(table, figures={**absent, attacker.id: attacker, defender.id: defender})
        power = dice_of(power_parts(alone, attacker, defender))
        known = terrain.worked_out[key] = (power, dice_of(toughness_parts(alone, defender, attacker)))
    return known


def _side_by_side(terrain: HexTerrain, one: Figure, other: Figure, sign: int) -> tuple[Figure, Figure]:
    """Return two figures on neighbouring spaces of such heights, or, where there are none, on the highest and the
    lowest."""
    found: tuple[Hex, Hex] | None = terrain.worked_out.get((_side_by_side, sign))
    if found is None:
        pairs = ((footing(terrain, column.at, sign), column.at) for column in terrain.columns if not column.pillar)
        near = next(((there, at) for there, at in pairs if there is not None), None)
        high = max(terrain.columns, key=lambda column: column.top).at
        low = min(terrain.columns, key=lambda column: column.top).at
        found = near or ((high, low) if sign > 0 else (low, high))
        terrain.worked_out[_side_by_side, sign] = found
    assert found is not None
    return replace(one, zone="field", spaces=found[:1]), replace(other, zone="field", spaces=found[1:])


@lru_cache(maxsize=1 << 14)
def expected_loss(values: tuple[float, ...], power: int, toughness: int) -> float:
    """Return what this many dice against that many are expected to cost the side of a figure with those values."""
    whole, last = values[-1], len(values) - 1
    chances = damage_chances(max(0, power), max(0, toughness))
    return sum(chance * (whole - values[max(0, last - damage)]) for damage, chance in enumerate(chances) if damage)


def strike_map(terrain: HexTerrain, one: Fighter) -> tuple[dict[Hex, int], int]:
    """Return what it costs a fighter to walk until it can strike at each space, and how much of that its weapons spare
    it."""
    if one.shoots:
        return steps_to(terrain, one.front), one.span  # type: ignore[return-value]
    if one.flies:
        return steps_to(terrain, one.front), 1  # type: ignore[return-value]
    return blows_from(terrain, one.front), 0  # type: ignore[return-value]


def aim_map(terrain: HexTerrain, one: Fighter, target: Hex) -> tuple[dict[Hex, int], int]:
    """Return what it costs a fighter to walk from each space until it can strike at a target, and how much of that its
    weapons spare it."""
    if one.shoots:
        return steps_to(terrain, target), one.span  # type: ignore[return-value]
    if one.flies:
        return steps_to(terrain, target), 1  # type: ignore[return-value]
    return blows_to(terrain, target), 0  # type: ignore[return-value]


def strike_row(terrain: HexTerrain, one: Fighter) -> Row:
    """Return the costs of ``strike_map`` by the number of the space."""
    kind = steps_to if one.shoots or one.flies else blows_from
    return row_of(terrain, (kind, one.front), strike_map(terrain, one)[0])


def aim_row(terrain: HexTerrain, one: Fighter, target: Hex) -> Row:
    """Return the costs of ``aim_map`` by the number of the space."""
    kind = steps_to if one.shoots or one.flies else blows_to
    return row_of(terrain, (kind, target), aim_map(terrain, one, target)[0])


def missing(terrain: HexTerrain, one: Fighter, place: Hex, target: Hex) -> int:
    """Return the spaces that a fighter at a place must walk until it can strike at a target; ``FAR`` if it never
    can."""
    costs, spared = aim_map(terrain, one, target)
    cost = costs.get(place, FAR)
    return FAR if cost >= FAR else max(0, cost - spared)

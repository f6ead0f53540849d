"""How units stand: what holds for each of them now, worked out once and remembered.

A match asks this more often than anything else, on tables that hardly differ, so it is remembered by what it hangs on
and not by the table: a unit that comes to stand among the same commanders and locations again is known already.
"""

from __future__ import annotations

from typing import TypeVar

from game.rules.factions.cards import effects as e
from game.rules.factions.cards.all_cards import RECORDS
from game.rules.factions.cards.effects import Ability, Trait
from game.rules.factions.cards.records import CommanderTrait, Ground
from game.rules.factions.state.table import Table, Unit
from game.rules.factions.static_effects import Sourced, static_traits

TraitT = TypeVar("TraitT")

#: The cards of commanders.
COMMANDERS = frozenset(card.key for card in RECORDS.values() if card.commander)
#: Units whose own cards have abilities that replace nothing.
_FREE_BY_CARD = frozenset(
    card.key for card in RECORDS.values() if any(ability.replaces == "nothing" for ability in card.abilities)
)
#: Commanders and locations that give abilities to units.
_GRANTING = frozenset(
    card.key
    for card in RECORDS.values()
    if any(isinstance(effect.trait, e.Grants) for effect in card.commander if isinstance(effect, CommanderTrait))
    or any(isinstance(effect.trait, e.Grants) for effect in card.location if isinstance(effect, Ground))
)

#: What a unit's standing hangs on: of itself (``_leads``, key, seat, zone, equipment, what lasts), and of commanders
#: (key, seat, zone, equipment) and locations (zone, key, seat) on the table.
UnitSigns = tuple[int, str, int, int, tuple[str, ...], tuple[Trait, ...]]
Surroundings = tuple[tuple[tuple[str, int, int, tuple[str, ...]], ...], tuple[tuple[int, str, int], ...]]


class StaticEffects:
    """What holds for a unit as it stands, worked out once for all that stand alike."""

    __slots__ = ("abilities", "by_kind", "extra_attacks", "free", "reach", "speed", "traits")

    def __init__(self, table: Table, unit: Unit) -> None:
        self.traits: tuple[Sourced, ...] = tuple(static_traits(table, unit, _Recent.leaders))
        self.by_kind: dict[type, tuple[Trait, ...]] = {}
        for _, trait in self.traits:
            self.by_kind[type(trait)] = (*self.by_kind.get(type(trait), ()), trait)
        granted = {trait.ability.name: trait.ability for trait in self.of_kind(e.Grants)}
        own = {ability.name: ability for ability in unit.record.abilities}
        self.abilities: tuple[Ability, ...] = tuple({**own, **granted}.values())
        self.free: tuple[Ability, ...] = tuple([able for able in self.abilities if able.replaces == "nothing"])
        # rule: factions/speed
        self.speed = 0 if unit.is_capital else 1 + sum([trait.zones for trait in self.of_kind(e.Speed)])
        # rule: factions/range
        self.reach = max([trait.reach for trait in self.of_kind(e.Ranged)], default=0)
        # rule: factions/extra_attacks
        self.extra_attacks = sum([trait.count for trait in self.of_kind(e.ExtraAttacks)])

    def of_kind(self, kind: type[TraitT]) -> tuple[TraitT, ...]:
        """The traits of a kind, from whatever source."""
        return self.by_kind.get(kind, ())  # type: ignore[return-value]


class _Among:
    """Standings of units among certain commanders and locations: by what of each unit they hang on, and for the units
    that were asked about last, by their numbers."""

    __slots__ = ("by_signs", "is_granting", "latest")

    def __init__(self, table: Table) -> None:
        self.by_signs: dict[UnitSigns, StaticEffects] = {}
        self.latest: dict[int, tuple[Unit, StaticEffects]] = {}
        giving = (*(led.key for led in _Recent.leaders), *(there.key for there in table.locations.values()))
        self.is_granting = not _GRANTING.isdisjoint(giving)


#: So many surroundings are remembered, with the standings in them.
_MOST_SURROUNDINGS = 200


class _Recent:
    """The table asked about last: its commanders, and the standings that are known among them and its locations."""

    table: Table | None = None
    leaders: tuple[Unit, ...] = ()
    surroundings: Surroundings | None = None
    standings: _Among
    remembered: dict[Surroundings, _Among] = {}
    #: What units of a seat can do when it is a certain unit's turn, for as long as the units are the very same ones.
    usable: dict[tuple[int, int], tuple[tuple[Unit, Ability], ...]] = {}


def _turn_to(table: Table) -> None:
    """Note the commanders and locations of a table that was not the last one asked about."""
    before, _Recent.table = _Recent.table, table
    if before is not None and _has_the_same(before, table):
        return
    _Recent.usable = {}
    _Recent.leaders = tuple([unit for unit in table.units.values() if unit.key in COMMANDERS])
    leaders = tuple([(led.key, led.seat, led.zone, _equipment(table, led)) for led in _Recent.leaders])
    surroundings = leaders, tuple([(zone, there.key, there.seat) for zone, there in table.locations.items()])
    if surroundings == _Recent.surroundings:
        return
    _Recent.surroundings = surroundings
    known = _Recent.remembered.get(surroundings)
    if known is None:
        if len(_Recent.remembered) >= _MOST_SURROUNDINGS:
            _Recent.remembered.clear()
        known = _Recent.remembered[surroundings] = _Among(table)
    _Recent.standings = known


def _has_the_same(before: Table, table: Table) -> bool:
    """Are cards, units and locations the very same ones, on which all standings hang?"""
    return before.units is table.units and before.locations is table.locations and before.cards is table.cards


def _equipment(table: Table, unit: Unit) -> tuple[str, ...]:
    """The keys of the cards that are attached to a unit."""
    return tuple([table.cards[card].key for card in unit.attached]) if unit.attached else ()


def _leads(unit: Unit) -> int:
    """Which of the commanders on the table a unit is, from 1; 0 for any other unit. It does not lead itself."""
    if unit.key not in COMMANDERS:
        return 0
    return next((number for number, leader in enumerate(_Recent.leaders, 1) if leader.id == unit.id), 0)


def standing_of(table: Table, unit: Unit) -> StaticEffects:
    """What holds for a unit now."""
    if table is not _Recent.table:
        _turn_to(table)
    standings = _Recent.standings
    latest = standings.latest.get(unit.id)
    if latest is not None and latest[0] is unit:
        return latest[1]
    signs = (_leads(unit), unit.key, unit.seat, unit.zone, _equipment(table, unit), unit.lasting)
    found = standings.by_signs.get(signs)
    if found is None:
        found = standings.by_signs[signs] = StaticEffects(table, unit)
    standings.latest[unit.id] = unit, found
    return found


def _usable(standing: StaticEffects, *, acting: bool) -> tuple[Ability, ...]:
    return standing.abilities if acting else standing.free


def usable_by(table: Table, seat: int, acting: int) -> tuple[tuple[Unit, Ability], ...]:
    """The units of a seat with the abilities that they can use at any time, those that replace nothing; with all of
    them for the unit whose turn it is, ``acting``, 0 for none."""
    if table is not _Recent.table:
        _turn_to(table)
    found = _Recent.usable.get((seat, acting))
    if found is None:
        granting = _Recent.standings.is_granting
        found = _Recent.usable[seat, acting] = tuple(
            [
                (unit, ability)
                for unit in table.units.values()
                if unit.seat == seat
                and (granting or unit.key in _FREE_BY_CARD or unit.attached or unit.lasting or unit.id == acting)
                for ability in (_usable(standing_of(table, unit), acting=unit.id == acting))
            ]
        )
    return found

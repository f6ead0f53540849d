"""How units stand: what holds for each of them now, worked out once and remembered.

A match asks this more often than anything else, on tables that hardly differ, so it is remembered by what it depends on
and not by the table: a unit that comes to stand among the same commanders and locations again is known already.
"""

from __future__ import annotations

from typing import TypeVar

from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import RECORDS
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.records import CardRecord, CommanderTrait, Ground
from game.rules.factions.cards.traits import Trait
from game.rules.factions.state.table import Table, Unit
from game.rules.factions.static_effects import Sourced, fits, static_traits

TraitT = TypeVar("TraitT")

#: The cards of commanders.
COMMANDERS = frozenset(card.key for card in RECORDS.values() if card.commander)
#: The abilities of a card that replace nothing.
_FREE_BY_CARD: dict[str, tuple[Ability, ...]] = {
    card.key: tuple(ability for ability in card.abilities if ability.replaces == "nothing") for card in RECORDS.values()
}


def _units_given_abilities(card: CardRecord) -> frozenset[str]:
    """Return the cards of units to which a commander or a location may give abilities."""
    given = [effect for effect in (*card.commander, *card.location) if isinstance(effect, CommanderTrait | Ground)]
    whom = [effect.whom for effect in given if isinstance(effect.trait, t.Grants)]
    return frozenset(key for key in RECORDS for one in whom if fits(Unit(0, key, 0, 0), one, 0))


#: By those commanders and locations that give abilities, the cards of the units to which they may.
_GIVEN_BY_CARD = {card.key: given for card in RECORDS.values() if (given := _units_given_abilities(card))}

#: What a unit's standing depends on: of itself (``_leads``, key, seat, zone, equipment, what lasts), and of commanders
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
        granted = {trait.ability.name: trait.ability for trait in self.of_kind(t.Grants)}
        own = {ability.name: ability for ability in unit.record.abilities}
        self.abilities: tuple[Ability, ...] = tuple({**own, **granted}.values())
        self.free: tuple[Ability, ...] = tuple([able for able in self.abilities if able.replaces == "nothing"])
        # rule: factions/speed
        self.speed = 0 if unit.is_capital else 1 + sum([trait.zones for trait in self.of_kind(t.Speed)])
        # rule: factions/range
        self.reach = max([trait.reach for trait in self.of_kind(t.Ranged)], default=0)
        # rule: factions/extra_attacks
        self.extra_attacks = sum([trait.count for trait in self.of_kind(t.ExtraAttacks)])

    def of_kind(self, kind: type[TraitT]) -> tuple[TraitT, ...]:
        return self.by_kind.get(kind, ())  # type: ignore[return-value]


class _Among:
    """Standings of units among certain commanders and locations: by what of each unit they depend on, and for the units
    that were asked about last, by their numbers. ``given`` are the cards of units that may have abilities from them."""

    __slots__ = ("by_signs", "given", "latest")

    def __init__(self, table: Table) -> None:
        self.by_signs: dict[UnitSigns, StaticEffects] = {}
        self.latest: dict[int, tuple[Unit, StaticEffects]] = {}
        givers = (*(led.key for led in _Recent.leaders), *(there.key for there in table.locations.values()))
        self.given = frozenset().union(*(_GIVEN_BY_CARD.get(key, ()) for key in givers))


#: The most surroundings that are remembered, with the standings in them.
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
    if before is not None and stands_as(before, table):
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


def stands_as(before: Table, table: Table) -> bool:
    """Return whether cards, units and locations of two tables, on which all standings hang, are the very same ones."""
    return before.units is table.units and before.locations is table.locations and before.cards is table.cards


def _equipment(table: Table, unit: Unit) -> tuple[str, ...]:
    return tuple([table.cards[card].key for card in unit.attached])


def _leads(unit: Unit) -> int:
    """Return which of the commanders on the table a unit is, from 1; 0 for any other unit. It does not lead itself."""
    return next((number for number, leader in enumerate(_Recent.leaders, 1) if leader.id == unit.id), 0)


def standing_of(table: Table, unit: Unit) -> StaticEffects:
    if table is not _Recent.table:
        _turn_to(table)
    standings = _Recent.standings
    latest = standings.latest.get(unit.id)
    if latest is not None and latest[0] is unit:
        return latest[1]
    leads = _leads(unit) if unit.key in COMMANDERS else 0
    equipment = _equipment(table, unit) if unit.attached else ()
    signs = (leads, unit.key, unit.seat, unit.zone, equipment, unit.lasting)
    found = standings.by_signs.get(signs)
    if found is None:
        found = standings.by_signs[signs] = StaticEffects(table, unit)
    standings.latest[unit.id] = unit, found
    return found


def usable_by(table: Table, seat: int, acting: int) -> tuple[tuple[Unit, Ability], ...]:
    """Return the units of a seat with the abilities that they can use at any time, those that replace nothing; with all
    of them for the unit whose turn it is, ``acting``, 0 for none."""
    if table is not _Recent.table:
        _turn_to(table)
    known = _Recent.usable.get((seat, acting))
    if known is not None:
        return known
    found = []
    given = _Recent.standings.given
    for unit in table.units.values():
        if unit.seat != seat:
            continue
        if unit.id == acting:
            abilities = standing_of(table, unit).abilities
        elif unit.attached or unit.lasting or unit.key in given:
            abilities = standing_of(table, unit).free
        else:
            abilities = _FREE_BY_CARD[unit.key]
        for ability in abilities:
            found.append((unit, ability))
    usable = _Recent.usable[seat, acting] = tuple(found)
    return usable

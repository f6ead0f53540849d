"""A unit's figures and traits as they are now: its card, its equipment, its location, commanders, and what lasts.

All of these are static effects. They hold in the order in which they came into play (rule: factions/static); since
figures add up and equal words count once, the order never shows in a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from game.rules.factions.cards import effects as e
from game.rules.factions.cards.all_cards import RECORDS, record_of
from game.rules.factions.cards.decks import cost_of
from game.rules.factions.cards.effects import Ability, Trait
from game.rules.factions.cards.records import (
    CommanderEffect,
    CommanderTrait,
    Ground,
    Outpost,
    RallyPoint,
    Tactics,
    UnitFilter,
)
from game.rules.factions.state.table import Location, Table, Unit, distance, home_of

TraitT = TypeVar("TraitT")

#: What a trait comes from, in words, and the trait.
Sourced = tuple[str, Trait]

#: Figures of a Barbarian capital, and what the Alliance's has on top.
CAPITAL_ATK, CAPITAL_DAM = 8, 20
ALLIANCE_HP = 40


#: Units whose own cards have abilities that replace nothing.
_FREE_BY_CARD = frozenset(
    card.key for card in RECORDS.values() if any(ability.replaces == "nothing" for ability in card.abilities)
)

#: What of a unit, and of the commanders, its standing hangs on.
UnitSigns = tuple[str, int, int, tuple[int, ...], tuple[Trait, ...]]
LeaderSigns = tuple[tuple[int, str, int, int, tuple[int, ...]], ...]


class StaticEffects:
    """What holds for a unit as it stands, worked out once, with all that this hangs on."""

    __slots__ = ("abilities", "by_kind", "cards", "free", "leaders", "location", "signs", "traits", "unit")

    def __init__(self, table: Table, unit: Unit, location: Location | None) -> None:
        self.unit = unit
        self.signs: UnitSigns = (unit.key, unit.seat, unit.zone, unit.attached, unit.lasting)
        self.location = location
        self.leaders = _Recent.leader_signs
        self.cards = table.cards
        self.traits: tuple[Sourced, ...] = tuple(_traits(table, unit, _Recent.leaders))
        self.by_kind: dict[type, tuple[Trait, ...]] = {}
        for _, trait in self.traits:
            self.by_kind[type(trait)] = (*self.by_kind.get(type(trait), ()), trait)
        granted = {trait.ability.name: trait.ability for _, trait in self.traits if isinstance(trait, e.Grants)}
        own = {ability.name: ability for ability in unit.record.abilities}
        self.abilities: tuple[Ability, ...] = tuple({**own, **granted}.values())
        self.free: tuple[Ability, ...] = tuple(able for able in self.abilities if able.replaces == "nothing")

    def still_holds(self, table: Table, unit: Unit, location: Location | None) -> bool:
        """Has nothing changed that it hangs on?"""
        return (
            self.location is location
            and self.cards is table.cards
            and self.leaders == _Recent.leader_signs
            and self.signs == (unit.key, unit.seat, unit.zone, unit.attached, unit.lasting)
        )


class _Recent:
    """The table asked about last: its commanders, and the standings that are known to hold on it. Standings of units
    on which nothing has changed are kept from table to table."""

    table: Table | None = None
    leaders: tuple[Unit, ...] = ()
    leader_signs: LeaderSigns = ()
    granting: bool = False
    fresh: dict[int, StaticEffects] = {}
    static_effects: dict[int, StaticEffects] = {}


def _turn_to(table: Table) -> None:
    """Note the commanders of a table that was not the last one asked about."""
    before, _Recent.table = _Recent.table, table
    if before is not None and _has_the_same(before, table):
        return
    _Recent.leaders = tuple(unit for unit in table.units.values() if unit.record.commander)
    _Recent.leader_signs = tuple((led.id, led.key, led.seat, led.zone, led.attached) for led in _Recent.leaders)
    _Recent.granting = any(isinstance(trait, e.Grants) for trait in _given(table))
    _Recent.fresh = {}


def _has_the_same(before: Table, table: Table) -> bool:
    """Are cards, units and locations the very same ones, on which all standings hang?"""
    return before.units is table.units and before.locations is table.locations and before.cards is table.cards


def _given(table: Table) -> Iterator[Trait]:
    """Traits that commanders and locations on the table give to units."""
    for leader in _Recent.leaders:
        yield from (effect.trait for effect in leader.record.commander if isinstance(effect, CommanderTrait))
    for location in table.locations.values():
        yield from (effect.trait for effect in location.record.location if isinstance(effect, Ground))


def standing_of(table: Table, unit: Unit) -> StaticEffects:
    """What holds for a unit now."""
    if table is not _Recent.table:
        _turn_to(table)
    found = _Recent.fresh.get(unit.id)
    if found is not None and found.unit is unit:
        return found
    location = table.locations.get(unit.zone)
    found = _Recent.static_effects.get(unit.id)
    if found is None or not found.still_holds(table, unit, location):
        found = StaticEffects(table, unit, location)
        _Recent.static_effects[unit.id] = found
    found.unit = unit
    _Recent.fresh[unit.id] = found
    return found


def sourced_traits(table: Table, unit: Unit) -> tuple[Sourced, ...]:
    """A unit's traits, each with what it comes from."""
    return standing_of(table, unit).traits


def _traits(table: Table, unit: Unit, leaders: tuple[Unit, ...]) -> Iterator[Sourced]:
    yield from ((unit.record.name, trait) for trait in unit.record.traits)
    for card in unit.attached:
        equipment = record_of(table.cards[card].key)
        yield from ((equipment.name, trait) for trait in equipment.traits)
    location = table.locations.get(unit.zone)
    if location is not None:
        for ground in location.record.location:
            if isinstance(ground, Ground) and fits(unit, ground.whom, location.seat):
                yield location.record.name, ground.trait
    for leader in leaders:
        for effect in leader.record.commander:
            if isinstance(effect, CommanderTrait) and leader.id != unit.id and _is_led(table, leader, effect, unit):
                yield leader.record.name, effect.trait
    yield from (("this round", trait) for trait in unit.lasting)


def _is_led(table: Table, leader: Unit, effect: CommanderTrait, unit: Unit) -> bool:
    # rule: factions/commanders
    return fits(unit, effect.whom, leader.seat) and is_in_command(table, leader, effect, unit.zone)


def is_in_command(table: Table, leader: Unit, effect: CommanderTrait | Tactics, zone: int) -> bool:
    """Does a commander's effect reach a zone?"""
    # rule: factions/commanders
    if effect.reach is None or _has_unlimited_command(table, leader):
        return True
    return distance(leader.zone, zone) <= effect.reach


def _has_unlimited_command(table: Table, leader: Unit) -> bool:
    """Does a commander carry what lets its effects reach every zone? Nothing else gives that."""
    # rule: factions/commanders
    worn = (trait for card in leader.attached for trait in record_of(table.cards[card].key).traits)
    return any(isinstance(trait, e.UnlimitedCommand) for trait in worn)


def fits(unit: Unit, whom: UnitFilter, seat: int) -> bool:
    """Is a unit one of those that an effect of ``seat`` is for? Not asked here: whether it is the source itself."""
    record = unit.record
    if whom.allies and unit.seat != seat:
        return False
    if whom.followers and record.commander:
        return False
    if whom.faction and whom.faction not in record.factions:
        return False
    if whom.creature_type and whom.creature_type not in record.creature_types:
        return False
    if whom.name and record.name != whom.name:
        return False
    if whom.word and whom.word not in record.name.replace(",", " ").replace("-", " ").split():
        return False
    return not whom.magic or record.magic is not None


def traits_of(table: Table, unit: Unit, kind: type[TraitT]) -> tuple[TraitT, ...]:
    """A unit's traits of a kind, from whatever source."""
    return standing_of(table, unit).by_kind.get(kind, ())  # type: ignore[return-value]


def has(table: Table, unit: Unit, kind: type[Trait]) -> bool:
    """Does a unit have a trait of a kind?"""
    return kind in standing_of(table, unit).by_kind


def first(table: Table, unit: Unit, kind: type[TraitT]) -> TraitT | None:
    """A unit's first trait of a kind: words do not add up."""
    # rule: factions/same_words
    found = traits_of(table, unit, kind)
    return found[0] if found else None


def abilities_of(table: Table, unit: Unit) -> tuple[Ability, ...]:
    """What a unit can do, its own first, each once."""
    return standing_of(table, unit).abilities


def usable_by(table: Table, seat: int, acting: int) -> Iterator[tuple[Unit, tuple[Ability, ...]]]:
    """The units of a seat with the abilities that they can use at any time, those that replace nothing; with all of
    them for the unit whose turn it is, ``acting``, 0 for none."""
    if table is not _Recent.table:
        _turn_to(table)
    granting = _Recent.granting
    for unit in table.units.values():
        if unit.seat != seat:
            continue
        if unit.id == acting:
            yield unit, abilities_of(table, unit)
        elif granting or unit.key in _FREE_BY_CARD or unit.attached or unit.lasting:
            yield unit, standing_of(table, unit).free


def ability_named(table: Table, unit: Unit, name: str) -> Ability | None:
    """A unit's ability by its name."""
    for ability in standing_of(table, unit).abilities:
        if ability.name == name:
            return ability
    return None


def max_hp_of(table: Table, unit: Unit) -> int:
    """Hit points without damage."""
    if unit.is_capital and table.players[unit.seat].faction == "Alliance":
        return unit.record.hp + ALLIANCE_HP
    return unit.record.hp


def is_beaten(table: Table, unit: Unit) -> bool:
    """Does its damage defeat it?"""
    # rule: factions/defeat
    most = max_hp_of(table, unit)
    return unit.doomed or (unit.damage >= most if table.at_zero else unit.damage > most)


def may_attack(table: Table, unit: Unit) -> bool:
    """Can it attack at all? A capital only for the Barbarians."""
    # rule: factions/capitals
    return not unit.is_capital or table.players[unit.seat].faction == "Barbarian"


def base_attack(table: Table, unit: Unit) -> int:
    """ATK as printed."""
    return CAPITAL_ATK if unit.is_capital and may_attack(table, unit) else unit.record.atk


def base_damage(table: Table, unit: Unit) -> int:
    """DAM as printed."""
    return CAPITAL_DAM if unit.is_capital and may_attack(table, unit) else unit.record.dam


def defense_of(table: Table, unit: Unit) -> int:
    """DEF now; a capital has none."""
    bonus = sum(trait.defense for trait in traits_of(table, unit, e.Bonus))
    return 0 if unit.is_capital else unit.record.defense + bonus


def speed_of(table: Table, unit: Unit) -> int:
    """Zones that it can move in a turn and still attack."""
    # rule: factions/speed
    return 0 if unit.is_capital else 1 + sum(trait.zones for trait in traits_of(table, unit, e.Speed))


def reach_of(table: Table, unit: Unit) -> int:
    """Zones that its attacks reach: 0 is its own."""
    # rule: factions/range
    ranged = traits_of(table, unit, e.Ranged)
    return max(trait.reach for trait in ranged) if ranged else 0


def extra_attacks(table: Table, unit: Unit) -> int:
    """Attacks that it may make instead of moving."""
    # rule: factions/extra_attacks
    return sum(trait.count for trait in traits_of(table, unit, e.ExtraAttacks))


def has_magic(unit: Unit) -> bool:
    """Has it a Magic rating?"""
    return unit.record.magic is not None


def renewal_of(table: Table, unit: Unit) -> int:
    """Magic points at each upkeep."""
    # rule: factions/renewal
    return unit.record.renewal + sum(trait.magic for trait in traits_of(table, unit, e.Renewal))


def spendings_left(table: Table, unit: Unit) -> int:
    """For how many more effects it may spend magic points in this cycle."""
    # rule: factions/magic
    master = first(table, unit, e.MasterMagician)
    return max(0, (master.times if master else 1) - unit.spent)


def can_spend(table: Table, unit: Unit, magic: int) -> bool:
    """May it spend so many magic points now?"""
    return unit.magic >= magic and spendings_left(table, unit) > 0


def resists_doubling(table: Table, unit: Unit) -> bool:
    """Is it immune to critical hits?"""
    return has(table, unit, e.Sturdy) or has(table, unit, e.Undead)


def shared_name(unit: Unit) -> str:
    """The name under which a unique unit is unique."""
    # rule: factions/unique
    return unit.record.counts_as or unit.record.name


def deploy_zones(table: Table, seat: int) -> tuple[int, ...]:
    """Zones in which a seat may deploy units: its home, and what commanders and locations open."""
    # rule: factions/deploying
    zones = [home_of(seat)]
    for unit in table.units.values():
        if unit.seat == seat and unit.record.commander:
            zones += [unit.zone for effect in unit.record.commander if isinstance(effect, RallyPoint)]
    for zone, location in table.locations.items():
        if location.seat == seat:
            zones += [zone for effect in location.record.location if isinstance(effect, Outpost)]
    return tuple(sorted(set(zones)))


def price_of(table: Table, seat: int, card: int) -> int:
    """Build points that a seat pays for a card of the match."""
    return cost_of(record_of(table.cards[card].key), table.players[seat].faction)


def has_commander_effect(unit: Unit) -> bool:
    """Is it a commander?"""
    effects: tuple[CommanderEffect, ...] = unit.record.commander
    return bool(effects)

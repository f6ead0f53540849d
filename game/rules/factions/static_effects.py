"""Static effects: what a unit has from its card, its equipment, its location and commanders, and what lasts on it.

They hold in the order in which they came into play (rule: factions/static); since figures add up and equal words count
once, the order never shows in a number.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.records import CommanderTrait, Ground, Tactics, UnitFilter
from game.rules.factions.cards.traits import Trait
from game.rules.factions.state.table import Table, Unit, distance

#: What a trait comes from, in words, and the trait.
Sourced = tuple[str, Trait]


def static_traits(table: Table, unit: Unit, leaders: tuple[Unit, ...]) -> Iterator[Sourced]:
    """Yield a unit's traits, each with what it comes from; ``leaders`` are the commanders on the table."""
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
            # rule: factions/commanders
            if not isinstance(effect, CommanderTrait) or leader.id == unit.id:
                continue
            if fits(unit, effect.whom, leader.seat) and is_in_command(table, leader, effect, unit.zone):
                yield leader.record.name, effect.trait
    yield from (("this round", trait) for trait in unit.lasting)


def is_in_command(table: Table, leader: Unit, effect: CommanderTrait | Tactics, zone: int) -> bool:
    # rule: factions/commanders
    if effect.reach is None or _has_unlimited_command(table, leader):
        return True
    return distance(leader.zone, zone) <= effect.reach


def _has_unlimited_command(table: Table, leader: Unit) -> bool:
    """Return whether a commander carries what lets its effects reach every zone. Nothing else gives that."""
    # rule: factions/commanders
    worn = (trait for card in leader.attached for trait in record_of(table.cards[card].key).traits)
    return any(isinstance(trait, t.UnlimitedCommand) for trait in worn)


def fits(unit: Unit, whom: UnitFilter, seat: int) -> bool:
    """Return whether an effect of ``seat`` is for a unit. Whether that is the source itself is not asked here."""
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

"""A unit's figures and traits as they are now, static effects among them (``static_effects.py``)."""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from game.core.refusals import Refusal
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.decks import cost_of
from game.rules.factions.cards.effects import Ability, Faction
from game.rules.factions.cards.records import CommanderEffect, Outpost, RallyPoint
from game.rules.factions.cards.traits import Trait
from game.rules.factions.standing import COMMANDERS, TraitT, standing_of
from game.rules.factions.state.table import Table, Unit, home_of
from game.rules.factions.static_effects import Sourced

#: Figures of a Barbarian capital, and what the Alliance's has on top.
CAPITAL_ATK, CAPITAL_DAM = 8, 20
ALLIANCE_HP = 40


def sourced_traits(table: Table, unit: Unit) -> tuple[Sourced, ...]:
    """Return a unit's traits, each with what it comes from."""
    return standing_of(table, unit).traits


def traits_of(table: Table, unit: Unit, kind: type[TraitT]) -> tuple[TraitT, ...]:
    """Return a unit's traits of a kind, from whatever source."""
    return standing_of(table, unit).of_kind(kind)


def words_of(table: Table, unit: Unit) -> Container[type[Trait]]:
    return standing_of(table, unit).by_kind


def has(table: Table, unit: Unit, kind: type[Trait]) -> bool:
    return kind in standing_of(table, unit).by_kind


def first(table: Table, unit: Unit, kind: type[TraitT]) -> TraitT | None:
    """Return a unit's first trait of a kind: words do not add up."""
    # rule: factions/same_words
    found = standing_of(table, unit).by_kind.get(kind)
    return found[0] if found else None  # type: ignore[return-value]


def ability_named(table: Table, unit: Unit, name: str) -> Ability | None:
    for ability in standing_of(table, unit).abilities:
        if ability.name == name:
            return ability
    return None


def max_hp_of(table: Table, unit: Unit) -> int:
    """Return its hit points without damage."""
    if unit.is_capital and table.players[unit.seat].faction == "Alliance":
        return unit.record.hp + ALLIANCE_HP
    return unit.record.hp


def margin_of(table: Table, unit: Unit) -> int:
    """Return how much more damage it stands: a point more defeats it."""
    # rule: factions/defeat
    return max_hp_of(table, unit) - unit.damage - table.at_zero


def is_beaten(table: Table, unit: Unit) -> bool:
    """Return whether its damage defeats it."""
    return unit.doomed or (unit.damage > 0 and margin_of(table, unit) < 0)


def may_attack(table: Table, unit: Unit) -> bool:
    """Return whether it can attack at all. A capital can only for the Barbarians."""
    # rule: factions/capitals
    return not unit.is_capital or table.players[unit.seat].faction == "Barbarian"


def can_be_tapped(table: Table, unit: Unit) -> bool:
    """Return whether tapping it changes anything. A capital that cannot attack is never activated."""
    # rule: factions/capitals
    return not unit.tapped and may_attack(table, unit)


def base_attack(table: Table, unit: Unit) -> int:
    return CAPITAL_ATK if unit.is_capital and may_attack(table, unit) else unit.record.atk


def base_damage(table: Table, unit: Unit) -> int:
    return CAPITAL_DAM if unit.is_capital and may_attack(table, unit) else unit.record.dam


def defense_of(table: Table, unit: Unit) -> int:
    """Return its DEF now; a capital has none."""
    bonus = sum(trait.defense for trait in traits_of(table, unit, t.Bonus))
    return 0 if unit.is_capital else unit.record.defense + bonus


def speed_of(table: Table, unit: Unit) -> int:
    """Return how many zones it can move in a turn and still attack."""
    return standing_of(table, unit).speed


def reach_of(table: Table, unit: Unit) -> int:
    """Return how many zones its attacks reach: 0 is its own."""
    return standing_of(table, unit).reach


def extra_attacks(table: Table, unit: Unit) -> int:
    """Return how many attacks it may make instead of moving."""
    return standing_of(table, unit).extra_attacks


def has_magic(unit: Unit) -> bool:
    return unit.record.magic is not None


def renewal_of(table: Table, unit: Unit) -> int:
    """Return the magic points that it gets at each upkeep."""
    # rule: factions/renewal
    return unit.record.renewal + sum(trait.magic for trait in traits_of(table, unit, t.Renewal))


def spendings_left(table: Table, unit: Unit) -> int:
    """Return for how many more effects it may spend magic points in this cycle."""
    # rule: factions/magic
    master = first(table, unit, t.MasterMagician)
    return max(0, (master.times if master else 1) - unit.spent)


def why_no_magic(table: Table, unit: Unit, magic: int) -> Refusal | None:
    """Return why it cannot spend this many magic points now, or None."""
    # rule: factions/magic
    if can_spend(table, unit, magic):
        return None
    name = unit.record.name
    if unit.magic < magic:
        text = f"{name} has {unit.magic or 'no'} magic; {magic} is wanted."
    else:
        text = f"{name} spends no more magic in this cycle."
    return Refusal("no_magic", "factions/magic", text, (unit.id,))


def can_spend(table: Table, unit: Unit, magic: int) -> bool:
    return unit.magic >= magic and spendings_left(table, unit) > 0


def resists_doubling(table: Table, unit: Unit) -> bool:
    """Return whether it is immune to critical hits."""
    return has(table, unit, t.Sturdy) or has(table, unit, t.Undead)


def shared_name(unit: Unit) -> str:
    """Return the name under which a unique unit is unique."""
    # rule: factions/unique
    return unit.record.counts_as or unit.record.name


def deploy_zones(table: Table, seat: int) -> tuple[int, ...]:
    """Return the zones in which a seat may deploy units: its home, and what commanders and locations open."""
    # rule: factions/deploying
    zones = [home_of(seat)]
    for unit in table.units.values():
        if unit.seat == seat and unit.key in COMMANDERS:
            zones += [unit.zone for effect in unit.record.commander if isinstance(effect, RallyPoint)]
    for zone, location in table.locations.items():
        if location.seat == seat:
            zones += [zone for effect in location.record.location if isinstance(effect, Outpost)]
    return tuple(sorted(set(zones)))


def price_of(table: Table, seat: int, card: int) -> int:
    """Return the build points that a seat pays for a card of the match."""
    return _price(table.cards[card].key, table.players[seat].faction)


@cache
def _price(key: str, faction: Faction) -> int:
    return cost_of(record_of(key), faction)


def has_commander_effect(unit: Unit) -> bool:
    effects: tuple[CommanderEffect, ...] = unit.record.commander
    return bool(effects)

"""Announcing cards and abilities: what must be chosen for them, and what may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from game.core.refusals import Refusal
from game.rules.factions import targets as aims
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records as r
from game.rules.factions.cards.all_cards import CARDS, record_of
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.effect_rows import ABILITY_EFFECTS, BATTLE_EFFECTS, Need
from game.rules.factions.state.steps import Announce
from game.rules.factions.state.table import ZONES, Table, Unit, distance, entry_by_id, home_of, near
from game.rules.factions.stats import ability_named, deploy_zones

#: Cards that put a unit into play.
_UNITS = frozenset(card.key for card in CARDS.values() if card.type == "unit")


def need_of(table: Table, step: Announce) -> Need:
    """Return what must be chosen next; "" when the announcement is complete."""
    wanted = _needs(table, step)
    return wanted[len(step.picks)] if len(step.picks) < len(wanted) else ""


def _needs(table: Table, step: Announce) -> tuple[Need, ...]:
    if step.card:
        return _needs_of_key(table.cards[step.card].key)
    ability = ability_named(table, table.units[step.unit], step.ability)
    return ABILITY_EFFECTS[type(ability.effect)].aims(ability.effect) if ability else ()


@cache
def _needs_of_key(key: str) -> tuple[Need, ...]:
    record = record_of(key)
    if record.battle is not None:
        return BATTLE_EFFECTS[type(record.battle)].aims(record.battle)
    return ("unit",) if record.type == "equipment" else ("zone",)


def possible_picks(table: Table, step: Announce) -> Iterator[int]:
    return _picks(table, step, need_of(table, step))


def _picks(table: Table, step: Announce, need: Need) -> Iterator[int]:
    """Yield what may be picked, among what is worth asking about: most of the table is out of reach of most effects."""
    if not need:
        return iter(())
    if step.card:
        return _picks_for_card(table, step, need)
    unit = table.units[step.unit]
    ability = ability_named(table, unit, step.ability)
    assert ability is not None
    if need == "zone":
        return (zone for zone in ZONES if _why_no_zone(table, step, unit, ability, zone) is None)
    within = near(unit.zone, ability.reach)
    there = [other for other in table.units.values() if other.zone in within]
    return (other.id for other in there if aims.why_no_target(table, unit, ability, other) is None)


def _picks_for_card(table: Table, step: Announce, need: Need) -> Iterator[int]:
    seat = step.seat
    record = record_of(table.cards[step.card].key)
    if record.type == "unit":
        return iter(deploy_zones(table, seat))
    if record.type == "equipment":
        home = home_of(seat)
        there = [unit for unit in table.units.values() if unit.zone == home and unit.seat == seat]
        return (unit.id for unit in there if aims.why_not_equipped(table, seat, record, unit) is None)
    among: Iterable[int] = ZONES
    if record.type == "location":
        held = {unit.zone for unit in table.units.values() if unit.seat == seat}
        among = [zone for zone in ZONES if zone in held and zone not in table.locations]
    elif need == "unit":
        among = table.units
    elif need == "entry":
        among = [entry.id for entry in table.stack]
    return (pick for pick in among if _why_not_for_card(table, step, record, need, pick) is None)


def why_nothing_to_pick(table: Table, step: Announce) -> Refusal | None:
    """Return why an announcement has no target to choose, or None. A unit can always be deployed at home."""
    # rule: factions/targets
    if step.card and table.cards[step.card].key in _UNITS:
        return None
    need = need_of(table, step)
    if not need or next(_picks(table, step, need), None) is not None:
        return None
    about = (step.card or step.unit,)
    if not step.card:
        return Refusal("no_target", "factions/targets", f"There is no target for {step.ability}.", about)
    record = record_of(table.cards[step.card].key)
    if record.type == "equipment":
        text = f"No unit of yours in your home zone can carry {record.name}."
        return Refusal("no_target", "factions/equipment", text, about)
    if record.type == "location":
        text = "You control no zone without a location."
        return Refusal("no_target", "factions/locations", text, about)
    if isinstance(record.battle, r.Counter):
        return Refusal("no_target", "factions/countering", "No card is being played.", about)
    return Refusal("no_target", "factions/targets", f"There is no target for {record.name}.", about)


def why_no_pick(table: Table, step: Announce, pick: int) -> Refusal | None:
    """Return why something cannot be picked next, or None."""
    need = need_of(table, step)
    if need == "unit" and pick not in table.units:
        return Refusal("no_unit", "factions/targets", "There is no such unit.", (pick,))
    if need == "zone" and pick not in ZONES:
        return Refusal("no_zone", "factions/zones", f"There are zones {ZONES[0]} to {ZONES[-1]}.")
    if step.card:
        return _why_not_for_card(table, step, record_of(table.cards[step.card].key), need, pick)
    unit = table.units[step.unit]
    ability = ability_named(table, unit, step.ability)
    assert ability is not None
    if need == "unit":
        return aims.why_no_target(table, unit, ability, table.units[pick])
    return _why_no_zone(table, step, unit, ability, pick)


def _why_not_for_card(table: Table, step: Announce, record: CardRecord, need: Need, pick: int) -> Refusal | None:
    seat = step.seat
    if record.type == "unit":
        if pick in deploy_zones(table, seat):
            return None
        return Refusal("not_here", "factions/deploying", f"Units cannot be deployed in zone {pick}.")
    if record.type == "location":
        return aims.why_no_location(table, seat, pick)
    if record.type == "equipment":
        return aims.why_not_equipped(table, seat, record, table.units[pick])
    battle = record.battle
    if isinstance(battle, r.RaiseFallen):
        return _why_none_fell(step, seat, pick)
    if isinstance(battle, r.Counter):
        entry = entry_by_id(table, pick)
        if entry is not None and entry.what == "card":
            return None
        return Refusal("no_card", "factions/countering", "Only a card that is being played can be countered.")
    return aims.why_not_in_battle(table, seat, battle, table.units[pick]) if need == "unit" else None


def _why_none_fell(step: Announce, seat: int, zone: int) -> Refusal | None:
    # rule: factions/necromancy
    if any(loser != seat and where == zone for loser, where in step.fallen):
        return None
    return Refusal("nobody_fell", "factions/necromancy", f"No enemy was defeated in zone {zone} just now.")


def _why_no_zone(table: Table, step: Announce, unit: Unit, ability: Ability, zone: int) -> Refusal | None:
    effect = ability.effect
    if isinstance(effect, e.Lift):
        return aims.why_not_lifted(table, unit, table.units[step.picks[0]], zone)
    if isinstance(effect, e.Teleport):
        if zone == unit.zone:
            return Refusal("there", "factions/moving", "It is there already.", (unit.id,))
        return aims.why_blockaded(table, unit.zone, zone)
    if distance(unit.zone, zone) > ability.reach:
        return Refusal("out_of_range", "factions/range", f"Zone {zone} is not in reach.", (unit.id,))
    return _why_none_fell(step, unit.seat, zone) if isinstance(effect, e.Raise) else None
